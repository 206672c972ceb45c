"""What happens at a table between hands; the events of the hand on it follow `table-hand-began` in the same stream.

Events hold ids of players, never names. They carry what was decided, so that folding them asks no rulebook.
"""

from typing import Any

from mazziere.hand.events import Carry, Event
from mazziere.table.setup import TableSetup

NO_CARRY = Carry()


class TableOpened(Event, frozen=True, gc=False, tag="table-opened"):
    """A table opens; the rulebook's policies for it are resolved, so that a later fix never changes an old table."""

    setup: TableSetup
    policies: dict[str, Any]
    sources: tuple[str, ...]
    version: int = 1


class TableClosed(Event, frozen=True, gc=False, tag="table-closed"):
    """The table closes; `shares` is what each gets of a pot that nobody will play for, `left` what nobody gets."""

    players: tuple[str, ...] = ()
    shares: tuple[int, ...] = ()
    left: int = 0


class Closing(Event, frozen=True, gc=False, tag="table-closing"):
    """The table closes when the hand is over: no other is dealt. `by` is its host ("": the floor)."""

    by: str = ""


class KeptOpen(Event, frozen=True, gc=False, tag="table-kept-open"):
    """The table that was to close when the hand is over stays open."""

    by: str = ""


class BotsWanted(Event, frozen=True, gc=False, tag="table-bots-wanted"):
    """So many bots are to keep the table company from now on."""

    count: int
    by: str = ""


class Paused(Event, frozen=True, gc=False, tag="table-paused"):
    """No further hand is dealt, and the clock of the one running stands still."""

    why: str
    by: str = ""


class Resumed(Event, frozen=True, gc=False, tag="table-resumed"):
    """The table goes on; the time it stood still is given back."""

    lost: int = 0
    by: str = ""


# --------------------------------------------------------------------------- seats


class SeatAsked(Event, frozen=True, gc=False, tag="table-seat-asked"):
    """A player asks for a seat that somebody must allow, and says how to come into the game ("": waiting)."""

    player: str
    seat: int
    amount: int
    entry: str = ""


class SeatRefused(Event, frozen=True, gc=False, tag="table-seat-refused"):
    """A seat that was asked for is not given."""

    player: str
    seat: int


class SatDown(Event, frozen=True, gc=False, tag="table-sat-down"):
    """A player takes a seat with chips; `behind` are chips bought that do not play yet; `hired` is one of the bots the
    table asks for.
    """

    player: str
    seat: int
    stack: int
    standing: str = "new"
    bank: int = 0
    behind: int = 0
    hired: bool = False


class SeatChanged(Event, frozen=True, gc=False, tag="table-seat-changed"):
    """A player takes another seat of the table, chips and all; `standing` where that makes a newcomer of them."""

    player: str
    seat: int
    to: int
    standing: str = ""


class Left(Event, frozen=True, gc=False, tag="table-left"):
    """A player gives up the seat, or loses it, and takes all the chips along; `back_at` is from when on they may sit
    here again (0: at once), by `back_rule`.
    """

    player: str
    seat: int
    amount: int
    why: str = ""
    back_at: int = 0
    back_rule: str = ""


class Leaving(Event, frozen=True, gc=False, tag="table-leaving"):
    """A player gives up the seat in the middle of a hand: it is free when the hand is over, and the table plays for it
    until then.
    """

    player: str
    why: str = ""


class Removing(Event, frozen=True, gc=False, tag="table-removing"):
    """The host or the floor takes a seat away in the middle of a hand: its player plays the hand out, and then goes."""

    player: str
    why: str = ""


class PaidOut(Event, frozen=True, gc=False, tag="table-paid-out"):
    """Who leaves in the middle of a hand has at once what the hand cannot ask for any more: `taken` of the chips in
    front, which the hand goes on counting, and those bought for the next one.
    """

    player: str
    amount: int
    taken: int


class KeptApart(Event, frozen=True, gc=False, tag="table-kept-apart"):
    """Two players may not sit at this table together."""

    players: tuple[str, str]


# --------------------------------------------------------------------------- chips


class Bought(Event, frozen=True, gc=False, tag="table-bought"):
    """A player buys chips: they are in front at once, or `behind` until the hand is over."""

    player: str
    amount: int
    stack: int
    behind: int = 0
    short: bool = False


class TopUpReturned(Event, frozen=True, gc=False, tag="table-top-up-returned"):
    """Chips bought during the hand go back to who bought them: no room for them under the table's maximum (`most`),
    or a second short buy-in after what the hand cost (`least` is what they must buy)."""

    player: str
    amount: int
    behind: int
    most: int
    least: int = 0


class ToppedUp(Event, frozen=True, gc=False, tag="table-topped-up"):
    """Chips bought during the hand come to the stack."""

    player: str
    amount: int
    stack: int
    short: bool = False


# --------------------------------------------------------------------------- presence


class SatOut(Event, frozen=True, gc=False, tag="table-sat-out"):
    """A player is away from now on: `until` is when the seat may be lost (0: never), `least` what must lie before
    whoever has too little to be dealt in.
    """

    player: str
    why: str
    until: int = 0
    least: int = 0


class CameBack(Event, frozen=True, gc=False, tag="table-came-back"):
    """A player who was away is back."""

    player: str


class AbsenceOver(Event, frozen=True, gc=False, tag="table-absence-over"):
    """A player has been away for too long: the seat may be given to somebody else."""

    player: str


class EntryChosen(Event, frozen=True, gc=False, tag="table-entry-chosen"):
    """How a player who is not in the game wants to come in: wait for the big blind, post, or straddle."""

    player: str
    how: str


class BlindsMissed(Event, frozen=True, gc=False, tag="table-blinds-missed"):
    """Blinds went by a player who was away, and are owed."""

    player: str
    small: bool
    big: bool


class Entered(Event, frozen=True, gc=False, tag="table-entered"):
    """A player comes into the game, and how."""

    player: str
    how: str


class KeptOut(Event, frozen=True, gc=False, tag="table-kept-out"):
    """A player who wants to come in sits where nobody new is dealt in: not in this hand."""

    player: str


class Preferred(Event, frozen=True, gc=False, tag="table-preferred"):
    """A player sets an automatic choice; nobody else learns which."""

    player: str
    what: str
    value: str


class StraddleAsked(Event, frozen=True, gc=False, tag="table-straddle-asked"):
    """A player who wants to be asked may straddle the next hand for so much."""

    player: str
    amount: int


class StraddleChosen(Event, frozen=True, gc=False, tag="table-straddle-chosen"):
    """A player who was asked straddles the next hand."""

    player: str


class TimeGiven(Event, frozen=True, gc=False, tag="table-time-given"):
    """Somebody who needs more time is to decide: the turn is due at `until`."""

    player: str
    turn: int
    until: int


class Showed(Event, frozen=True, gc=False, tag="table-showed"):
    """The hand is over, and a player shows some of the cards held in it."""

    player: str
    cards: tuple[int, ...]


# --------------------------------------------------------------------------- hands


class ButtonDrawn(Event, frozen=True, gc=False, tag="table-button-drawn"):
    """A game begins: a card to each seat, and the highest has the button."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]
    button: int


class GameAsked(Event, frozen=True, gc=False, tag="table-game-asked"):
    """A player is asked which game comes next."""

    player: str
    seat: int
    menu: tuple[str, ...]
    until: int = 0


class GameChosen(Event, frozen=True, gc=False, tag="table-game-chosen"):
    """The game of the next hands; `seat` is who had the choice, `by` who made it ("": nobody)."""

    game: str
    hands: int
    seat: int = -1
    by: str = ""


class HandBegan(Event, frozen=True, gc=False, tag="table-hand-began"):
    """A hand begins: who plays, where they sit, and where button and blinds are (-1: nowhere); `giro` is which hand of
    a giro pazzo it is, and of how many; `lowest_before` is the lowest card of the stripped pack of the hand before;
    `parol` is what lies in the parol pot it is played for.
    """

    number: int
    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]
    button: int = -1
    small: int = -1
    big: int = -1
    frozen: bool = False
    giro: tuple[int, ...] = ()
    lowest_before: int = 0
    parol: int = 0


class HandEnded(Event, frozen=True, gc=False, tag="table-hand-ended"):
    """A hand is over: what each has, what the house took, what waits for the next one, and when that is due."""

    number: int
    stacks: tuple[int, ...]
    won: tuple[int, ...]
    pot: int = 0
    raked: int = 0
    carry: Carry = NO_CARRY
    next_at: int = 0
    leg: int = 0
    left: int = 0
    voided: bool = False


class DealMoved(Event, frozen=True, gc=False, tag="table-deal-moved"):
    """The deal goes to another seat; `facts` is what the next hand then has to know."""

    seat: int
    carry: Carry = NO_CARRY


class GiroOver(Event, frozen=True, gc=False, tag="table-giro-over"):
    """The giro pazzo is over: everybody who is there has dealt, and the table goes back to its own game."""


class BankStarted(Event, frozen=True, gc=False, tag="table-bank-started"):
    """A player's time is up and the reserve runs, until it is empty."""

    player: str
    turn: int
    until: int


class BankUsed(Event, frozen=True, gc=False, tag="table-bank-used"):
    """The reserve stops; this much of it is left."""

    player: str
    left: int


class ClockCalled(Event, frozen=True, gc=False, tag="table-clock-called"):
    """Somebody asked for the clock on the player whose turn it is."""

    by: str
    player: str
    turn: int
    until: int


class TimedOut(Event, frozen=True, gc=False, tag="table-timed-out"):
    """A player did not decide in time; `times` is how often in a row (0: the player decides again)."""

    player: str
    times: int


class Confirmed(Event, frozen=True, gc=False, tag="table-confirmed"):
    """Somebody of the staff has gone through a checklist; `why` where it needs a reason."""

    what: str
    steps: tuple[str, ...]
    by: str = ""
    why: str = ""


class DeckCounted(Event, frozen=True, gc=False, tag="table-deck-counted"):
    """The dealer counted the stub."""

    expected: int
    counted: int


class Disputed(Event, frozen=True, gc=False, tag="table-disputed"):
    """A player disputes the last pot, in time: somebody must decide before the next hand."""

    player: str
