"""What a viewer may know of a blackjack table: everything on it, own options, and nothing of the shoe."""

from __future__ import annotations

import msgspec

from mazziere.cards import CARDS
from mazziere.hand.events import Event, Option
from mazziere.house.blackjack.boxes import guest, offers, stakes_open
from mazziere.house.blackjack.events import Asked, OptionsLeft, Place
from mazziere.house.blackjack.points import blackjack, called, points
from mazziere.house.blackjack.state import State


class HandView(msgspec.Struct, frozen=True):
    """One hand of a box, its point read out (BJ-6.6)."""

    cards: tuple[int, ...]
    point: str
    stakes: dict[int, int]
    closed: str


class View(msgspec.Struct, frozen=True):
    """The table as it lies."""

    viewer: int | None
    phase: str
    number: int
    names: tuple[str, ...]
    chips: tuple[int, ...]
    owners: tuple[int, ...]
    stakes: dict[int, dict[int, int]]
    niwin: dict[int, dict[str, int]]
    insured: dict[int, dict[int, int]]
    given_up: dict[int, dict[int, int]]
    """Stakes given up that wait for the bank's second card."""
    hands: dict[int, tuple[HandView, ...]]
    bank: tuple[int, ...]
    bank_point: str
    hole: bool
    """Whether a card of the bank lies face down."""
    window: str
    pending: tuple[Place, ...]
    options: dict[int, tuple[Option, ...]]
    stakes_open: tuple[Option, ...]
    """What the viewer may stake now."""
    offers: tuple[Option, ...]
    """What the viewer, a guest alone, is offered so that play can begin (BJ-4.1)."""
    turn: int
    deadline: int
    remaining: int
    last_of_shoe: bool
    hands_left: int | None
    suspended: bool


class Worked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a view only a rule can work out; the rest follows from the events."""

    stakes_open: tuple[Option, ...] = ()
    offers: tuple[Option, ...] = ()
    points: dict[int, tuple[str, ...]] = {}
    bank_point: str = ""


def worked(view: View) -> Worked:
    """The points of the hands as they are read out (BJ-6.6), and what the viewer may stake."""
    points = {box: tuple([hand.point for hand in hands]) for box, hands in view.hands.items()}
    return Worked(view.stakes_open, view.offers, points, view.bank_point)


def look(s: State, viewer: int | None) -> View:
    """The state as one viewer may know it (None: a spectator)."""
    return View(
        viewer,
        s.phase,
        s.number,
        tuple(s.names),
        tuple(s.chips),
        tuple(s.owners),
        {box: dict(stakes) for box, stakes in s.stakes.items()},
        {player: dict(stakes) for player, stakes in s.niwin.items()},
        {box: dict(stakes) for box, stakes in s.insured.items()},
        {box: dict(stakes) for box, stakes in s.given_up.items()},
        {
            box: tuple(
                [
                    HandView(tuple(hand.cards), read(hand.cards, hand.of_split), dict(hand.stakes), hand.closed)
                    for hand in hands
                ]
            )
            for box, hands in s.hands.items()
        },
        tuple(s.bank_cards),
        called(s.bank_cards),
        s.hole >= 0,
        s.window,
        tuple(s.pending),
        {box: options for (box, player), options in s.pending.items() if player == viewer},
        () if viewer is None else stakes_open(s, viewer),
        offers(s) if viewer is not None and viewer == guest(s) else (),
        s.turn,
        s.deadline,
        s.size - s.drawn,
        s.cut_out,
        s.hands_left,
        s.suspended,
    )


def read(cards: list[int], of_split: bool) -> str:
    """A player's point: after a split 21 is no blackjack (BJ-6.4e)."""
    return "blackjack" if blackjack(cards) and not of_split else str(points(cards))


def drawn(s: State) -> str:
    """The table as text: the bank, then each hand with its point and the stakes on it; `<` marks whose turn it is."""
    lines = []
    if s.bank_cards:
        lines.append(["bank ", _faces(s.bank_cards) + (" ??" if s.hole >= 0 else ""), called(s.bank_cards)])
    turn = next(iter(s.pending))[0] if s.window in ("play", "follow") and s.pending else None
    for box, hands in s.hands.items():
        for index, hand in enumerate(hands):
            asked = "<" if (box, index) == (turn, s.playing) else ""
            point = read(hand.cards, hand.of_split)
            lines.append([f"box {box}", _faces(hand.cards), point, _lying(s, hand.stakes), asked])
    if not s.hands:
        lines = [[f"box {box}", _lying(s, stakes)] for box, stakes in sorted(s.stakes.items())]
    return "\n".join(["  ".join([part for part in line if part]) for line in lines])


def _faces(cards: list[int]) -> str:
    return " ".join([str(CARDS[card]) for card in cards])


def _lying(s: State, stakes: dict[int, int]) -> str:
    return ", ".join([f"{s.names[player]} {amount}" for player, amount in stakes.items()])


def mask(event: Event, viewer: int | None) -> Event:
    """An event as one viewer receives it: without the options of others. No card is in the log before it is dealt."""
    if isinstance(event, OptionsLeft) and event.player != viewer:
        return msgspec.structs.replace(event, options=())
    if not isinstance(event, Asked):
        return event
    own = [
        options if player == viewer else () for (_, player), options in zip(event.places, event.options, strict=True)
    ]
    return msgspec.structs.replace(event, options=tuple(own))
