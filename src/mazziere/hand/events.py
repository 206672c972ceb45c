"""What happened in a hand: frozen facts, JSON in and out, each citing the rule that forced it.

Events are the only way a hand changes. They carry resulting figures (stack, bet, pots), so that whoever
folds them, in Python or in a browser, needs no rulebook.
"""

from typing import Any

import msgspec

EVERYONE = -1
"""A `seen_by` mask with every bit set: all seats and all spectators."""

DEALER = -1
"""The seat number under which the dealer's own decisions are pending."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="event"):
    """Something that happened; `rule` cites what forced it (several ids are separated by spaces)."""

    rule: str = ""
    at: int = 0


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing a seat may do now: a verb, the least and the most it may be for, and the rule behind the bound.

    >>> str(Option("raise", 400, 5000, "ST-43a"))
    'raise 400..5000'
    """

    verb: str
    low: int = 0
    high: int = 0
    rule: str = ""

    @property
    def min(self) -> int:
        """The least it may be for."""
        return self.low

    @property
    def max(self) -> int:
        """The most it may be for."""
        return self.high

    def __str__(self) -> str:
        if not self.high:
            return self.verb
        return f"{self.verb} {self.low}" if self.low == self.high else f"{self.verb} {self.low}..{self.high}"


class Rake(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The house's share: a percentage of each pot, in whole units, up to a cap (0: no cap)."""

    percent: int
    cap: int = 0
    unit: int = 1


class Stakes(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The amounts a hand is played for, in the table's smallest unit."""

    blinds: tuple[int, ...] = ()
    ante: int = 0
    bb_ante: int = 0
    button_ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    spread: tuple[int, int] = (0, 0)
    chip: int = 1
    rake: Rake | None = None
    event_players: int = 0


class Post(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A forced bet a seat owes: `live` chips count towards its bet, dead ones go to the pot."""

    seat: int
    amount: int
    kind: str
    live: bool = True


class Carry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What passes from one hand to the next: chips left in the middle and the facts that go with them."""

    pot: int = 0
    facts: dict[str, Any] = {}


class Pot(msgspec.Struct, frozen=True, gc=False):
    """Chips, and the seats that can still win them."""

    amount: int
    seats: tuple[int, ...]


# --------------------------------------------------------------------------- the hand


class Started(Event, frozen=True, gc=False, tag="started"):
    """The whole context of the hand, rules resolved: nothing outside the log is needed to replay it."""

    game: str
    limit: str
    rulebook: str
    sources: tuple[str, ...]
    policies: dict[str, Any]
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int | None
    left: int
    stakes: Stakes
    posts: tuple[Post, ...] = ()
    pack: int = 52
    dealing: str = "automatic"
    showdown: str = "automatic"
    layered_antes: bool = True
    street: str = ""
    put_in: tuple[int, ...] = ()
    dead: int = 0
    carry: Carry = Carry()
    seal: dict[str, Any] = {}
    options: dict[str, Any] = {}
    version: int = 1


class Opened(Event, frozen=True, gc=False, tag="opened"):
    """A phase begins; where seats take turns in it, `waiting` is their order."""

    phase: int
    street: str
    waiting: tuple[int, ...] = ()


class RoundOpened(Event, frozen=True, gc=False, tag="round-opened"):
    """A betting round begins: the bet to match, the least raise, and the order in which seats speak."""

    phase: int
    street: str
    level: int
    step: int
    waiting: tuple[int, ...]
    heads_up: bool = False
    owing: int = -1


class Turn(Event, frozen=True, gc=False, tag="turn"):
    """These seats may act now, each with its own options; an action names the turn it answers."""

    number: int
    seats: tuple[int, ...]
    options: tuple[tuple[Option, ...], ...]
    deadline: int = 0


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The hand is over."""

    stacks: tuple[int, ...]
    carry: Carry = Carry()


# --------------------------------------------------------------------------- cards


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """Cards go from one zone to others (or are turned up where they lie).

    `faces` is empty when nobody learns anything; `seen_by` holds, per card, a bit mask of the seats that see it.
    """

    slots: tuple[int, ...]
    source: str
    to: tuple[str, ...]
    seen_by: tuple[int, ...]
    faces: tuple[int, ...] = ()


class Reshuffled(Event, frozen=True, gc=False, tag="reshuffled"):
    """The cards of these zones are shuffled together by a lot of the seal and become the new stub."""

    zones: tuple[str, ...]
    lot: int
    slots: tuple[int, ...]


# --------------------------------------------------------------------------- chips


class Posted(Event, frozen=True, gc=False, tag="posted"):
    """A forced bet is paid."""

    seat: int
    amount: int
    kind: str
    bet: int
    stack: int
    live: bool = True
    nominal: int = 0


class Folded(Event, frozen=True, gc=False, tag="folded"):
    seat: int


class Checked(Event, frozen=True, gc=False, tag="checked"):
    seat: int


class Called(Event, frozen=True, gc=False, tag="called"):
    seat: int
    amount: int
    bet: int
    stack: int


class Wagered(Event, frozen=True, gc=False, tag="wagered"):
    """A bet, raise, completion or bring-in: what the seat's bet is now, and the round's new measures."""

    seat: int
    verb: str
    amount: int
    bet: int
    stack: int
    level: int
    step: int
    full: bool
    base: int
    wagers: int


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """Chips nobody called go back."""

    seat: int
    amount: int
    bet: int
    stack: int


class Collected(Event, frozen=True, gc=False, tag="collected"):
    """The round's bets are swept into the pots."""

    pots: tuple[Pot, ...]


class Raked(Event, frozen=True, gc=False, tag="raked"):
    pot: int
    amount: int


class Awarded(Event, frozen=True, gc=False, tag="awarded"):
    """A pot, or the share of it that one board, the high or the low decides, is pushed to its winners."""

    pot: int
    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    stacks: tuple[int, ...]
    side: str = ""
    board: int = 0


# --------------------------------------------------------------------------- choices


class Shown(Event, frozen=True, gc=False, tag="shown"):
    """A seat's whole hand is face up."""

    seat: int


class Mucked(Event, frozen=True, gc=False, tag="mucked"):
    """A seat gives up its claim without showing."""

    seat: int


class Chose(Event, frozen=True, gc=False, tag="chose"):
    """A seat has chosen; while `secret`, others only learn that it has."""

    seat: int
    what: str
    choice: str
    secret: bool = False


class Settled(Event, frozen=True, gc=False, tag="settled"):
    """What a group of choices came to; it becomes a public fact of the hand."""

    what: str
    result: int


class Drew(Event, frozen=True, gc=False, tag="drew"):
    seat: int
    count: int


# --------------------------------------------------------------------------- interruptions


class Held(Event, frozen=True, gc=False, tag="held"):
    """Play stops where it is (hand-for-hand, a call for the floor)."""

    why: str


class Released(Event, frozen=True, gc=False, tag="released"):
    pass


class BetsReturned(Event, frozen=True, gc=False, tag="bets-returned"):
    """Bets of the current street go back to those who made them."""

    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    stacks: tuple[int, ...]


class HandKilled(Event, frozen=True, gc=False, tag="hand-killed"):
    seat: int
    why: str


class Restored(Event, frozen=True, gc=False, tag="restored"):
    """A killed hand lives again."""

    seat: int
    why: str


class Voided(Event, frozen=True, gc=False, tag="voided"):
    """The hand never was: every stack is what it was before."""

    stacks: tuple[int, ...]
    why: str


class Exposed(Event, frozen=True, gc=False, tag="exposed"):
    """A player has turned up own cards before the showdown; `loses_raise`: it costs the right to raise."""

    seat: int
    loses_raise: bool = False


class Told(Event, frozen=True, gc=False, tag="told"):
    """The dealer answers a question aloud: the pot, the bet to match, or the chips each seat has put in."""

    seat: int
    what: str
    amounts: tuple[int, ...]


class Rewound(Event, frozen=True, gc=False, tag="rewound"):
    """Play goes back to where it stood after event `to`; what has been seen stays seen."""

    to: int
    by: str
    why: str


class WinnersDeclared(Event, frozen=True, gc=False, tag="winners-declared"):
    """A person reads the cards on the felt: who wins a pot (a side of it, on a board)."""

    pot: int
    seats: tuple[int, ...]
    by: str = "dealer"
    side: str = ""
    board: int = 0


class AwardAmended(Event, frozen=True, gc=False, tag="award-amended"):
    """Chips wrongly pushed are put right before the next riffle."""

    seats: tuple[int, ...]
    changes: tuple[int, ...]
    stacks: tuple[int, ...]
    by: str
    why: str


class PotFrozen(Event, frozen=True, gc=False, tag="pot-frozen"):
    """Part of a pot is set aside until somebody decides."""

    pot: int
    amount: int
    why: str


class PotThawed(Event, frozen=True, gc=False, tag="pot-thawed"):
    """Frozen chips are paid out."""

    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    stacks: tuple[int, ...]
    why: str


class ClockShifted(Event, frozen=True, gc=False, tag="clock-shifted"):
    """Time lost to an outage is given back: deadlines move by so many milliseconds."""

    by: int
