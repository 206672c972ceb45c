"""PHH's action notation, and where the cards it names lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from mazziere.cards import CardError, parse_cards, pretty
from mazziere.hand.dealing import Deal
from mazziere.hand.deck import Stacked
from mazziere.hand.state import UNSEEN
from mazziere.history.phh import HistoryError

if TYPE_CHECKING:
    from mazziere.hand.variant import Variant

DEALER: Final = -1
_VERBS: Final = {"f": 0, "cc": 0, "pb": 0, "cbr": 1, "sm": 2, "sd": 2}
"""What each player's verb takes: nothing, an amount, or cards it may leave out."""


class Action(NamedTuple):
    """One line of a history: who (the dealer is -1), the verb, an amount as written, cards."""

    seat: int
    verb: str
    amount: str = ""
    cards: tuple[int, ...] = ()


_SEATS: Final = {f"p{seat + 1}": seat for seat in range(32)}
_OFTEN: Final = {
    **{f"{player} {verb}": Action(seat, verb) for player, seat in _SEATS.items() for verb in ("f", "cc", "sm", "pb")},
    **{f"d dh {player} ????": Action(seat, "dh", "", (UNSEEN, UNSEEN)) for player, seat in _SEATS.items()},
    **{f"{player} sm ????": Action(seat, "sm", "", (UNSEEN, UNSEEN)) for player, seat in _SEATS.items()},
}
"""What most lines say, read beforehand."""


def parse(actions: Iterable[str], players: int) -> list[Action]:
    """The actions of a history, commentary and empty lines left out.

    >>> parse(["d dh p1 AhKd", "p1 cbr 2.50 # a steal", "# a pause", "p2 sm"], players=2)[1:]
    [Action(seat=0, verb='cbr', amount='2.50', cards=()), Action(seat=1, verb='sm', amount='', cards=())]
    """
    often = _OFTEN.get
    found = []
    for text in actions:
        action = often(text) or _read(text)
        if action is None:
            continue
        if action[0] >= players:
            raise HistoryError(f"actions: {text!r} is by or for p{action[0] + 1}; give d, or p1 to p{players}")
        found.append(action)
    return found


def _read(text: str) -> Action | None:
    words = (text if "#" not in text else text.partition("#")[0]).split()
    if not words:
        return None
    if words[0] == "d":
        return _dealt(text, words)
    if words[0] in _SEATS:
        return _done(text, words, _SEATS[words[0]])
    raise HistoryError(f"actions: {text!r} is by {words[0]!r}; give d, or a player such as p1")


def _dealt(text: str, words: list[str]) -> Action:
    if len(words) == 3 and words[1] == "db":
        return Action(DEALER, "db", "", _cards(text, words[2]))
    if len(words) == 4 and words[1] == "dh" and words[2] in _SEATS:
        return Action(_SEATS[words[2]], "dh", "", _cards(text, words[3]))
    raise HistoryError(f"actions: {text!r} is not a deal; give 'd db CARDS' or 'd dh pN CARDS'")


def _done(text: str, words: list[str], seat: int) -> Action:
    verb = words[1] if len(words) > 1 else ""
    takes = _VERBS.get(verb)
    if takes is None:
        raise HistoryError(f"actions: {text!r} has no verb; give one of {', '.join(_VERBS)}")
    if takes == 1:
        if len(words) == 3 and words[2].replace(".", "", 1).isdecimal():
            return Action(seat, verb, words[2])
        raise HistoryError(f"actions: {text!r} needs one amount")
    if len(words) == 2:
        return Action(seat, verb)
    if takes == 2 and len(words) == 3:
        return Action(seat, verb, "", () if words[2] == "-" else _cards(text, words[2]))
    raise HistoryError(f"actions: {text!r} says more than {verb} can")


def _cards(text: str, written: str) -> tuple[int, ...]:
    try:
        return parse_cards(written)
    except CardError as error:
        raise HistoryError(f"actions: {text!r}: {error}") from None


@cache
def lies(variant: Variant) -> tuple[str, ...]:
    """Where a player's cards lie, in the order they are dealt: `hole` (down) or `up`.

    >>> from mazziere import stud
    >>> " ".join(lies(stud))
    'hole hole up up up up hole'
    """
    return tuple(
        place
        for phase in variant.phases
        if isinstance(phase, Deal)
        for place in ("hole",) * phase.down + ("up",) * phase.up
    )


def places(actions: Iterable[Action], variant: Variant, players: int, boards: int = 1) -> dict[str, list[int]]:
    """Which cards lie where, by zone; what was dealt face down and shown later is known from the start."""
    dealt: list[list[int]] = [[] for _ in range(players)]
    held: list[list[int]] = [[] for _ in range(players)]
    board: list[int] = []
    shown: dict[int, tuple[int, ...]] = {}
    discarded = {UNSEEN}
    for seat, verb, _, cards in actions:
        if verb == "dh":
            own = dealt[seat]
            held[seat] += range(len(own), len(own) + len(cards))
            own += cards
        elif verb == "db":
            board += cards
        elif cards:
            if verb == "sd":
                _discard(dealt[seat], held[seat], cards)
                discarded.update(cards)
            elif UNSEEN not in cards:
                shown[seat] = cards
    _counted(dealt, variant)
    for seat, cards in shown.items():
        _tell(seat, dealt[seat], held[seat], cards)
    # A card thrown away may come back when the discards are shuffled into a short stub.
    _once([card for own in (*dealt, board) for card in own if card not in discarded])
    where: dict[str, list[int]] = {"shared" if variant.upcards else "board": board}
    if boards > 1:
        whole = variant.board_due[-1]
        each = (len(board) - whole) // (boards - 1)
        for run in range(1, boards):
            where[f"board/{run}"] = board[whole + (run - 1) * each : whole + run * each]
    if not variant.upcards:
        for seat, own in enumerate(dealt):
            where[f"hole/{seat}"] = own
        return where
    order = lies(variant)
    for seat, own in enumerate(dealt):
        for card, place in zip(own, order, strict=False):
            where.setdefault(f"{place}/{seat}", []).append(card)
    return where


class Told(Stacked):
    """The deck of a record: the cards it names, where it says they went; every other is unknown."""

    __slots__ = ("_told",)

    def __init__(self, size: int, places: dict[str, list[int]]) -> None:
        super().__init__(size, {})
        self._told = {zone: iter(cards) for zone, cards in places.items()}

    def faces(self, slots: Sequence[int], zones: Sequence[str]) -> tuple[int, ...]:
        told = self._told.get
        return tuple([int(next(told(zone, _NOTHING), UNSEEN)) for zone in zones])


_NOTHING: Final[Iterator[int]] = iter(())


def _counted(dealt: list[list[int]], variant: Variant) -> None:
    """Nobody may have more cards than the game deals, nor, outside stud, fewer."""
    due = variant.hole_cards
    if variant.last_draw >= 0:
        return
    for seat, own in enumerate(dealt):
        if len(own) > due or (own and len(own) < due and not variant.upcards):
            raise HistoryError(f"actions: p{seat + 1} is dealt {len(own)} cards where {variant.name} deals {due}")


def _discard(own: list[int], held: list[int], cards: tuple[int, ...]) -> None:
    if UNSEEN in cards:
        del held[: len(cards)]
    else:
        held[:] = [place for place in held if own[place] not in cards]


def _tell(seat: int, own: list[int], held: list[int], shown: tuple[int, ...]) -> None:
    """Give the cards a player shows to the places where unknown ones lie."""
    known = [own[place] for place in held if own[place] != UNSEEN]
    unknown = [place for place in held if own[place] == UNSEEN]
    told = [card for card in shown if card not in known]
    if len(told) > len(unknown) or len(shown) - len(told) < min(len(known), len(shown)):
        raise HistoryError(f"actions: p{seat + 1} shows {pretty(shown)} but was dealt {pretty(own)}")
    for place, card in zip(unknown, told, strict=False):
        own[place] = card


def _once(cards: list[int]) -> None:
    if len(set(cards)) != len(cards):
        twice = next(card for place, card in enumerate(cards) if card in cards[:place])
        raise HistoryError(f"actions: {pretty([twice])} is dealt twice")
