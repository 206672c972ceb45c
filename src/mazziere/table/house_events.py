"""What happens at a table of a house game besides what happens at every table."""

from typing import Any

from mazziere.hand.events import Event


class CardsBrought(Event, frozen=True, gc=False, tag="table-cards-brought"):
    """Sealed cards come to the table: so many shoes (or rounds of a machine), the first under the number `first`."""

    hand: int
    first: int
    lots: int
    seal: dict[str, Any]


class BettingUntil(Event, frozen=True, gc=False, tag="table-betting-until"):
    """Enough is staked for a round: stakes are taken until then (0: not enough any more, nobody is hurried)."""

    until: int


class AnswerUntil(Event, frozen=True, gc=False, tag="table-answer-until"):
    """Somebody is asked for something that is no stake, the cut of the shoe, and has time until then."""

    seat: int
    until: int


class Ready(Event, frozen=True, gc=False, tag="table-ready"):
    """A player has staked what he wants to stake."""

    player: str


class CompanyCame(Event, frozen=True, gc=False, tag="table-company-came"):
    """The house sends somebody to play with a guest alone, with chips of the bank."""

    player: str
    seat: int
    stack: int


class CompanyLeft(Event, frozen=True, gc=False, tag="table-company-left"):
    """The guest is not alone any more, or has gone: the company's chips go back to the bank."""

    player: str
    seat: int
    amount: int


class SeatHeld(Event, frozen=True, gc=False, tag="table-seat-held"):
    """The house keeps a seat for whom it will."""

    seat: int


class SeatReleased(Event, frozen=True, gc=False, tag="table-seat-released"):
    seat: int


class StandingPlayers(Event, frozen=True, gc=False, tag="table-standing-players"):
    """Whether players without a seat may stake from now on."""

    accepted: bool


class Unclaimed(Event, frozen=True, gc=False, tag="table-unclaimed"):
    """Nobody takes up these chips: the house keeps them for their owner, and they are not played."""

    player: str
    seat: int
    amount: int
