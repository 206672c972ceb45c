"""PokerStars-style text: the format most tools read. Every game is written; hold'em and Omaha are read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from mazziere.cards import CARDS
from mazziere.hand import events as ev
from mazziere.hand.state import FOLDED, MUCKED, UNSEEN
from mazziere.hand.view import mask
from mazziere.history.amounts import written
from mazziere.history.record import ALL, effective
from mazziere.history.seating import Seating

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

GAME_NAMES: Final = {
    "holdem": "Hold'em",
    "omaha4": "Omaha",
    "omaha4-hilo": "Omaha Hi/Lo",
    "omaha5": "5 Card Omaha",
    "omaha5-hilo": "5 Card Omaha Hi/Lo",
    "omaha6": "6 Card Omaha",
    "omaha6-hilo": "6 Card Omaha Hi/Lo",
    "stud7": "7 Card Stud",
    "stud7-hilo": "7 Card Stud Hi/Lo",
    "stud5": "5 Card Stud",
    "razz": "Razz",
    "draw5": "5 Card Draw",
}
LIMIT_NAMES: Final = {
    "no-limit": "No Limit",
    "pot-limit": "Pot Limit",
    "fixed-limit": "Limit",
    "spread-limit": "Spread Limit",
}
STUD_STREETS: Final = ("", "", "2nd STREET", "3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
"""What a street of stud is called, by how many cards each player has."""

ORDINALS: Final = ("FIRST", "SECOND", "THIRD")
_FORCED: Final = {
    "small blind": "small blind",
    "missed small blind": "small blind",
    "missed small blind only": "small blind",
    "big blind": "big blind",
    "straddle": "straddle",
}


def write(
    hand: Hand,
    *,
    number: int = 1,
    table: str = "Mazziere",
    seating: Seating | None = None,
    when: datetime | None = None,
    symbol: str = "",
    scale: int = 1,
    viewer: int | None = ALL,
) -> str:
    """A hand as text, as one viewer may know it, that began `when`. `seating` is the table's (None: only those who
    play have a seat); `scale` units make one of the currency whose `symbol` is given.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[500, 500], blinds=(5, 10), hole={0: "AhKd", 1: "QsQc"}).fold()
    >>> print(write(hand, symbol="$", scale=100))
    PokerStars Hand #1: Hold'em No Limit ($0.05/$0.10)
    Table 'Mazziere' 2-max Seat #2 is the button
    Seat 1: Seat 1 ($5 in chips)
    Seat 2: Seat 2 ($5 in chips)
    Seat 2: posts small blind $0.05
    Seat 1: posts big blind $0.10
    *** HOLE CARDS ***
    Dealt to Seat 1 [Ah Kd]
    Dealt to Seat 2 [Qs Qc]
    Seat 2: folds
    Uncalled bet ($0.05) returned to Seat 1
    Seat 1 collected $0.10 from pot
    *** SUMMARY ***
    Total pot $0.10 | Rake 0
    Seat 1: Seat 1 (big blind) collected ($0.10)
    Seat 2: Seat 2 (button) (small blind) folded
    """
    writer = _Writer(hand, seating or Seating.of(hand.state.start), symbol, scale)
    writer.header(number, table, when)
    for event in effective(hand.events):
        writer.tell(event if viewer == ALL else mask(event, viewer))
    writer.summary()
    return "\n".join(writer.lines) + "\n"


class _Writer:
    """Events into lines, street by street."""

    def __init__(self, hand: Hand, seating: Seating, symbol: str, scale: int) -> None:
        self.hand = hand
        self.seating = seating
        self.start = hand.state.start
        self.variant = hand.variant
        self.symbol = symbol
        self.scale = scale
        self.lines: list[str] = []
        self.faces: dict[int, int] = {}
        self.down: dict[int, list[int]] = {}
        self.up: dict[int, list[int]] = {}
        self.boards: dict[str, list[int]] = {}
        self.drawing = False
        self.dead: dict[int, int] = {}
        self.shows: list[str] = []

    # -- words -------------------------------------------------------------------------

    def money(self, units: int) -> str:
        """An amount with its currency."""
        return f"{self.symbol}{written(units, self.scale)}" if units else "0"

    def cards(self, slots: Iterable[int]) -> str:
        """Cards in brackets; those nobody told are left out."""
        known = [self.faces[slot] for slot in slots if slot in self.faces]
        return "[" + " ".join([CARDS[face].code for face in known]) + "]"

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.start.names[seat]

    # -- the hand ----------------------------------------------------------------------

    def header(self, number: int, table: str, when: datetime | None) -> None:
        start = self.start
        stakes = start.stakes
        low, high = (stakes.small_bet, stakes.big_bet)
        if start.limit != "fixed-limit" and stakes.blinds:
            low, high = stakes.blinds[0] if len(stakes.blinds) > 1 else 0, stakes.blinds[-1]
        name = GAME_NAMES.get(start.game, self.variant.name)
        game = f"{name} {LIMIT_NAMES[start.limit]} ({self.money(low)}/{self.money(high)})"
        date = f" - {when:%Y/%m/%d %H:%M:%S} UTC" if when is not None else ""
        self.lines.append(f"PokerStars Hand #{number}: {game}{date}")
        dealer = self.seating.dealer
        button = f" Seat #{dealer} is the button" if dealer else ""
        self.lines.append(f"Table '{table}' {self.seating.count}-max{button}")
        for seat, stack in enumerate(start.stacks):
            chair = self.seating.number(seat)
            self.lines.append(f"Seat {chair}: {self.name(seat)} ({self.money(stack)} in chips)")

    def tell(self, event: ev.Event) -> None:
        """Write one event down, if the format has words for it."""
        match event:
            case ev.Moved():
                self._moved(event)
            case ev.Opened(street="draw"):
                self.drawing = True
                self.lines.append("*** DRAW ***")
            case ev.Posted(kind="missed big blind", amount=0):
                pass
            case ev.Posted():
                self._posted(event)
            case ev.Folded() | ev.HandKilled():
                self._act(event.seat, "folds")
            case ev.Checked():
                self._act(event.seat, "checks")
            case ev.Called():
                self._act(event.seat, f"calls {self.money(event.amount)}", event.stack)
            case ev.Wagered():
                self._act(event.seat, self._wager(event), event.stack)
            case ev.Returned():
                self.lines.append(f"Uncalled bet ({self.money(event.amount)}) returned to {self.name(event.seat)}")
            case ev.Drew(count=0):
                self._act(event.seat, "stands pat")
            case ev.Shown():
                self.shows.append(f"{self.name(event.seat)}: shows {self._own(event.seat)}{self._told(event.seat)}")
            case ev.Mucked():
                self.shows.append(f"{self.name(event.seat)}: mucks hand")
            case ev.Chose(what="show"):
                self.shows.append(f"{self.name(event.seat)}: doesn't show hand")
            case ev.Awarded():
                self._awarded(event)

    def _act(self, seat: int, said: str, stack: int = 1) -> None:
        self.lines.append(f"{self.name(seat)}: {said}{'' if stack else ' and is all-in'}")

    def _posted(self, event: ev.Posted) -> None:
        """A forced bet. Both missed blinds are one line, unless the small one already takes the last chip."""
        if event.kind == "missed small blind" and event.stack:
            self.dead[event.seat] = event.amount
            return
        dead = self.dead.pop(event.seat, 0)
        what = "small & big blinds" if dead else _FORCED.get(event.kind, "big blind" if event.live else "the ante")
        self._act(event.seat, f"posts {what} {self.money(dead + event.amount)}", event.stack)

    def _wager(self, event: ev.Wagered) -> str:
        if event.verb == "bring-in":
            return f"brings in for {self.money(event.bet)}"
        before = self._level(event)
        if not before:
            return f"bets {self.money(event.bet)}"
        return f"raises {self.money(event.bet - before)} to {self.money(event.bet)}"

    def _level(self, event: ev.Wagered) -> int:
        """The bet there was to match before this one."""
        level = 0
        for earlier in self.hand.events:
            if earlier is event:
                break
            if isinstance(earlier, ev.RoundOpened | ev.Wagered):
                level = earlier.level
        return level

    def _awarded(self, event: ev.Awarded) -> None:
        self._show_down()
        pots = len(self.hand.state.pots)
        which = "pot" if pots == 1 else "main pot" if not event.pot else "side pot"
        if pots > 2 and event.pot:
            which += f"-{event.pot}"
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            if amount:
                self.lines.append(f"{self.name(seat)} collected {self.money(amount)} from {which}")

    def _show_down(self) -> None:
        if self.shows:
            self.lines += ["*** SHOW DOWN ***", *self.shows]
            self.shows = []

    def _told(self, seat: int) -> str:
        """The name of a shown hand."""
        own = [*self.down.get(seat, ()), *self.up.get(seat, ())]
        faces = [self.faces.get(slot, UNSEEN) for slot in own]
        board = self.hand.board
        if UNSEEN in faces or UNSEEN in board or len(faces) + len(board) < 5:
            return ""
        order = self.variant.order("high")
        if self.variant.exactly_two:
            return f" ({order.explain_omaha(faces, board).name()})" if len(board) >= 3 else ""
        return f" ({order.explain([*faces, *board]).name()})"

    def _own(self, seat: int) -> str:
        return self.cards([*self.down.get(seat, ()), *self.up.get(seat, ())])

    # -- cards -------------------------------------------------------------------------

    def _moved(self, event: ev.Moved) -> None:
        for slot, face in zip(event.slots, event.faces, strict=False):
            if face != UNSEEN:
                self.faces[slot] = face
        if event.source == "stub":
            self._dealt(event)
        elif event.to[0] == "discards":
            seat = int(event.source.partition("/")[2])
            self._act(seat, f"discards {len(event.slots)} cards {self.cards(event.slots)}".removesuffix(" []"))
            self.down[seat] = [slot for slot in self.down[seat] if slot not in event.slots]

    def _dealt(self, event: ev.Moved) -> None:
        private: dict[int, list[int]] = {}
        fresh: dict[str, list[int]] = {}
        for slot, zone in zip(event.slots, event.to, strict=True):
            kind, _, where = zone.partition("/")
            if kind in ("hole", "up"):
                private.setdefault(int(where), []).append(slot)
            elif kind in ("board", "shared"):
                fresh.setdefault(zone, []).append(slot)
        if private:
            self._to_players(event, private)
        for zone, slots in fresh.items():
            self._to_board(zone, slots)

    def _to_players(self, event: ev.Moved, private: dict[int, list[int]]) -> None:
        first, slots = next(iter(private.items()))
        if self.variant.upcards:
            count = len(self.down.get(first, ())) + len(self.up.get(first, ())) + len(slots)
            self.lines.append(f"*** {STUD_STREETS[count]} ***")
        elif not self.down:
            self.lines.append("*** DEALING HANDS ***" if self.variant.key == "draw5" else "*** HOLE CARDS ***")
        lies = dict(zip(event.slots, event.to, strict=True))
        for seat in sorted(private):
            had = self._own(seat) if not self.drawing else "[]"
            for slot in private[seat]:
                (self.down if lies[slot].startswith("hole") else self.up).setdefault(seat, []).append(slot)
            new = self.cards(private[seat])
            if new != "[]":
                self.lines.append(f"Dealt to {self.name(seat)} {had} {new}".replace("[] ", ""))

    def _to_board(self, zone: str, slots: Sequence[int]) -> None:
        run = int(zone.partition("/")[2] or 0)
        shared = self.boards.get("board", [])[: self.hand.state.facts.get("runs-from", 0)] if run else []
        before = self.boards.setdefault(zone, list(shared))
        count = len(before) + len(slots)
        street = {3: "FLOP", 4: "TURN", 5: "RIVER"}.get(count, "SHARED CARD")
        nth = f"{ORDINALS[run]} " if run else ""
        self.lines.append(f"*** {nth}{street} *** {self.cards(before)} {self.cards(slots)}".replace("[] ", ""))
        before += slots

    # -- the end -----------------------------------------------------------------------

    def summary(self) -> None:
        """Total, board, and how each seat ended."""
        self._show_down()
        s = self.hand.state
        self.lines.append("*** SUMMARY ***")
        pots = [pot.amount for pot in s.pots]
        total = f"Total pot {self.money(sum(pots))}"
        if len(pots) > 1:
            total += f" Main pot {self.money(pots[0])}."
            names = ["Side pot"] if len(pots) == 2 else [f"Side pot-{place}" for place in range(1, len(pots))]
            total += "".join(f" {name} {self.money(pot)}." for name, pot in zip(names, pots[1:], strict=True))
        self.lines.append(f"{total} | Rake {self.money(s.raked)}")
        for zone, slots in self.boards.items():
            run = int(zone.partition("/")[2] or 0)
            nth = f"{ORDINALS[run]} " if len(self.boards) > 1 else ""
            self.lines.append(f"{nth}Board {self.cards(slots)}")
        blinds = {post.seat: post.kind for post in self.start.posts if post.kind in ("small blind", "big blind")}
        for seat in range(s.n):
            roles = "(button) " if seat == self.start.button else ""
            roles += f"({blinds[seat]}) " if seat in blinds else ""
            self.lines.append(
                f"Seat {self.seating.number(seat)}: {self.name(seat)} {roles}{self._ended(seat)}".rstrip()
            )

    def _ended(self, seat: int) -> str:
        s = self.hand.state
        if s.status[seat] == FOLDED:
            return "folded"
        won = f"({self.money(s.awards[seat])})" if s.awards[seat] else ""
        if s.status[seat] == MUCKED:
            return "mucked"
        if s.shown[seat]:
            return f"showed {self._own(seat)} and {'won ' + won if won else 'lost'}"
        return f"collected {won}" if won else ""
