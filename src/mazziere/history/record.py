"""From a hand of ours to the history of it: every event as the PHH action that tells it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mazziere.cards import codes
from mazziere.hand import events as ev
from mazziere.hand.state import UNSEEN
from mazziere.hand.view import mask
from mazziere.history.amounts import Amount, amount_of, written
from mazziere.history.codes import BY_GAME
from mazziere.history.opening import HOUSE, forced_bets
from mazziere.history.phh import HandHistory, HistoryError
from mazziere.history.seating import Seating

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

ALL = -2
"""The viewer who knows every card: an auditor, or the players of a hand long over."""


def record(
    hand: Hand, *, scale: int = 1, viewer: int | None = ALL, seating: Seating | None = None, **told: Any
) -> HandHistory:
    """The history of a hand, as one viewer may know it (None: a spectator; everything unless told otherwise).

    `scale` units of the hand make one in the file (100 for cents); `seating` is the table's. Further fields of the
    format, such as `author` or `currency`, are given by name.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[500, 500], blinds=(5, 10), hole={0: "AhKd", 1: "QsQc"}).fold()
    >>> record(hand).actions
    ['d dh p1 AhKd', 'd dh p2 QsQc', 'p2 f']
    """
    start = hand.state.start
    if start.street:
        raise HistoryError(f"street: a hand that began on the {start.street} has no history before it")
    if (start.game, start.limit) not in BY_GAME:
        raise HistoryError(f"variant: PHH has no code for {hand.variant.name} {start.limit}")
    log = effective(hand.events)
    seats = clockwise(start)
    teller = _Teller(seats, scale)
    for event in log:
        teller.tell(event if viewer == ALL else mask(event, viewer))
    posts = _posts(log, seats)
    fields: dict[str, Any] = {"variant": BY_GAME[start.game, start.limit], **_stakes(start, posts, scale)}
    fields["starting_stacks"] = [amount_of(start.stacks[seat], scale) for seat in seats]
    fields["actions"] = teller.actions
    sits = seating or Seating.of(start)
    fields["seats"] = [sits.number(seat) for seat in seats]
    fields["seat_count"] = sits.count
    fields["players"] = [start.names[seat] for seat in seats]
    if hand.over:
        fields["finishing_stacks"] = [amount_of(hand.state.stacks[seat], scale) for seat in seats]
        fields["winnings"] = [amount_of(hand.state.awards[seat], scale) for seat in seats]
    fields |= told
    fields[HOUSE] = _house(hand, posts, fields, scale)
    return HandHistory(fields)


def clockwise(start: ev.Started) -> list[int]:
    """Our seats in the format's order: `p1` sits to the button's left."""
    n = len(start.stacks)
    return [(start.left + place) % n for place in range(n)]


def effective(events: Sequence[ev.Event]) -> list[ev.Event]:
    """The events that still stand: what was rewound is left out."""
    standing: list[ev.Event] = []
    for event in events:
        if isinstance(event, ev.Rewound):
            standing = effective(events[: event.to])
        else:
            standing.append(event)
    return standing


class _Teller:
    """Writes events down in the notation, keeping track of which card lies where."""

    def __init__(self, seats: Sequence[int], scale: int) -> None:
        self.player = {seat: f"p{place}" for place, seat in enumerate(seats, start=1)}
        self.scale = scale
        self.actions: list[str] = []
        self.faces: dict[int, int] = {}
        self.own: dict[int, list[int]] = {seat: [] for seat in seats}
        self.drawing = False
        self.drawn: list[str] = []

    def tell(self, event: ev.Event) -> None:
        """Write down one event, if the notation has a word for it."""
        if isinstance(event, ev.Moved):
            self._moved(event)
            return
        if isinstance(event, ev.Drew):
            self.drawing = True
        elif self.drawing and not isinstance(event, ev.Turn | ev.Reshuffled):
            # The format deals the new cards when everybody has discarded.
            self.actions += self.drawn
            self.drawing, self.drawn = False, []
        said = self._said(event)
        if said:
            self.actions.append(said)

    def _said(self, event: ev.Event) -> str:
        player = self.player
        match event:
            case ev.Folded():
                return f"{player[event.seat]} f"
            case ev.HandKilled():
                return f"{player[event.seat]} f # dead hand: {event.why}"
            case ev.Checked() | ev.Called():
                return f"{player[event.seat]} cc"
            case ev.Wagered(verb="bring-in"):
                return f"{player[event.seat]} pb"
            case ev.Wagered():
                return f"{player[event.seat]} cbr {written(event.bet, self.scale)}"
            case ev.Drew(count=0):
                return f"{player[event.seat]} sd"
            case ev.Shown():
                return f"{player[event.seat]} sm {self._cards(self.own[event.seat])}"
            case ev.Mucked():
                return f"{player[event.seat]} sm"
            case ev.Chose(what="show"):
                return f"{player[event.seat]} sm {'??' * len(self.own[event.seat])}"
        return ""

    def _cards(self, slots: Iterable[int]) -> str:
        return codes([self.faces.get(slot, UNSEEN) for slot in slots])

    def _moved(self, event: ev.Moved) -> None:
        for slot, face in zip(event.slots, event.faces, strict=False):
            if face != UNSEEN:
                self.faces[slot] = face
        if event.source == "stub":
            self._dealt(event)
        elif event.to[0] == "discards":
            seat = int(event.source.partition("/")[2])
            self.actions.append(f"{self.player[seat]} sd {self._cards(event.slots)}")
            for slot in event.slots:
                self.own[seat].remove(slot)

    def _dealt(self, event: ev.Moved) -> None:
        private: dict[int, list[int]] = {}
        board: list[int] = []
        for slot, zone in zip(event.slots, event.to, strict=True):
            kind, _, where = zone.partition("/")
            if kind in ("hole", "up"):
                private.setdefault(int(where), []).append(slot)
            elif kind in ("board", "shared"):
                board.append(slot)
        for seat, slots in sorted(private.items(), key=lambda item: _number(self.player[item[0]])):
            self.own[seat] += slots
            (self.drawn if self.drawing else self.actions).append(f"d dh {self.player[seat]} {self._cards(slots)}")
        if board:
            self.actions.append(f"d db {self._cards(board)}")


def _number(player: str) -> int:
    return int(player[1:])


# --------------------------------------------------------------------------- stakes and forced bets

_BLINDS = ("small blind", "big blind", "straddle")


def _posts(log: Sequence[ev.Event], seats: Sequence[int]) -> list[ev.Post]:
    """Every forced bet, by the format's order of players; straddles made at the table count as well."""
    start = log[0]
    assert isinstance(start, ev.Started)
    place = {seat: number for number, seat in enumerate(seats)}
    posts = [ev.Post(place[post.seat], post.amount, post.kind, post.live) for post in start.posts]
    straddlers = {post.seat for post in posts if post.kind == "straddle"}
    for event in log:
        if isinstance(event, ev.Posted) and event.kind == "straddle" and place[event.seat] not in straddlers:
            posts.append(ev.Post(place[event.seat], event.nominal, event.kind, True))
        elif isinstance(event, ev.BetsReturned):
            back = {place[seat] for seat in event.seats}
            posts = [post for post in posts if post.kind != "straddle" or post.seat not in back]
        elif isinstance(event, ev.RoundOpened):
            break
    return posts


def _lists(posts: Sequence[ev.Post], players: int) -> tuple[list[int], list[int]]:
    """The format's antes and blinds; heads-up they begin with the button, and a post outside the blinds is negative."""
    antes, blinds = [0] * players, [0] * players
    for post in posts:
        if not post.live:
            antes[post.seat] += post.amount
        else:
            blinds[post.seat] += post.amount if post.kind in _BLINDS else -post.amount
    return (antes[::-1], blinds[::-1]) if players == 2 else (antes, blinds)


def _trimmed(start: ev.Started, posts: Sequence[ev.Post]) -> bool:
    return start.layered_antes and all(post.live or post.kind == "ante" for post in posts)


def _stakes(start: ev.Started, posts: Sequence[ev.Post], scale: int) -> dict[str, Any]:
    stakes = start.stakes
    antes, blinds = _lists(posts, len(start.stacks))
    fields: dict[str, Any] = {"ante_trimming_status": _trimmed(start, posts), "antes": _amounts(antes, scale)}
    if stakes.bring_in:
        fields["bring_in"] = amount_of(stakes.bring_in, scale)
    else:
        fields["blinds_or_straddles"] = _amounts(blinds, scale)
    if start.limit == "fixed-limit" or stakes.bring_in:
        fields["small_bet"] = amount_of(stakes.small_bet, scale)
    if start.limit == "fixed-limit":
        fields["big_bet"] = amount_of(stakes.big_bet, scale)
    else:
        fields["min_bet"] = amount_of(stakes.min_bet, scale)
    return fields


def _amounts(units: Iterable[int], scale: int) -> list[Amount]:
    return [amount_of(count, scale) for count in units]


def _house(hand: Hand, posts: Sequence[ev.Post], fields: dict[str, Any], scale: int) -> dict[str, Any]:
    """What the format has no field for."""
    s = hand.state
    start, stakes = s.start, s.start.stakes
    said: dict[str, Any] = {"rulebook": start.rulebook, "scale": scale}
    if stakes.chip != 1:
        said["chip"] = amount_of(stakes.chip, scale)
    if stakes.rake is not None:
        cap, unit = _amounts((stakes.rake.cap, stakes.rake.unit), scale)
        said["rake"] = {"percent": stakes.rake.percent, "cap": cap, "unit": unit}
    if stakes.spread != (0, 0):
        said["spread"] = _amounts(stakes.spread, scale)
    if stakes.event_players:
        said["event_players"] = stakes.event_players
    if start.carry.pot:
        said["carry"] = amount_of(start.carry.pot, scale)
    if s.facts.get("runs", 1) > 1:
        said["boards"] = s.facts["runs"]
    if s.ended and any(isinstance(event, ev.Chose) and event.what == "chop" for event in hand.events[-5:]):
        said["chopped"] = True
    antes, blinds = _lists(posts, len(start.stacks))
    stacks = [start.stacks[seat] for seat in clockwise(start)]
    told = forced_bets(antes, blinds if not stakes.bring_in else [], stacks, fields["ante_trimming_status"])
    if told != posts:
        said["posts"] = [
            {"player": post.seat + 1, "amount": amount_of(post.amount, scale), "kind": post.kind, "live": post.live}
            for post in posts
        ]
    return said
