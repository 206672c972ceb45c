"""Where button and blinds go next: pure functions of the seats, as rulebooks describe them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mazziere.table.state import NOWHERE, Places


def after(seat: int, seats: Sequence[int]) -> int:
    """The next of these seats clockwise from `seat`; the only one comes after itself.

    >>> after(4, [1, 3, 5]), after(5, [1, 3, 5])
    (5, 1)
    """
    return min(seats, key=lambda other: (other <= seat, other))


def before(seat: int, seats: Sequence[int]) -> int:
    """The next of these seats the other way round.

    >>> before(1, [1, 3, 5])
    5
    """
    return max(seats, key=lambda other: (other < seat, other))


def between(first: int, seat: int, last: int, count: int) -> bool:
    """Does `seat` lie strictly between two others, going clockwise round `count` seats?

    >>> between(5, 0, 2, 6), between(5, 2, 2, 6)
    (True, False)
    """
    return 0 < (seat - first) % count < (last - first) % count


def first_places(button: int, dealt: Sequence[int]) -> Places:
    """Button and blinds of a game's first hand; with two, the button has the small blind."""
    if len(dealt) == 2:
        return Places(button, button, after(button, dealt))
    small = after(button, dealt)
    return Places(button, small, after(small, dealt))


def big_blind(last: Places, seats: Sequence[int]) -> int:
    """Whose the big blind is: it goes to the next player every hand, whoever has left."""
    return after(last.big, seats)


def dead_places(last: Places, big: int, dealt: Sequence[int], marker: str, count: int) -> Places:
    """Button and blinds that follow the big blind: the small blind is where the big blind was, the button where the
    small blind was, though nobody may sit there any more. `marker` says where such a button lies.

    >>> dead_places(Places(1, 2, 3), 4, [1, 3, 4, 5, 6], "empty-seat", 10)
    Places(button=2, small=3, big=4, travelled=0)
    >>> dead_places(Places(1, 2, 3), 4, [1, 3, 4, 5, 6], "stays", 10).button
    1
    """
    if len(dealt) == 2:
        other = after(big, dealt)
        return Places(other, other, big)
    small = last.big
    button = last.small if last.small in dealt or marker == "empty-seat" else last.button
    if not between(big, button, small, count):
        # After a hand between two, the button would be the big blind as well: it goes behind the small blind.
        button = before(small, [seat for seat in dealt if seat != big])
    return Places(button, small, big)


def moving_places(last: Places, dealt: Sequence[int]) -> Places:
    """Button and blinds where the button goes from player to player."""
    if len(dealt) == 2 and last.big != NOWHERE:
        big = after(last.big, dealt)
        other = after(big, dealt)
        return Places(other, other, big)
    return first_places(after(last.button, dealt), dealt)


def high_card(cards: Sequence[int], suits: Sequence[str]) -> int:
    """Which of these cards is the highest, suits breaking ties, best suit first.

    >>> from mazziere.cards import parse_cards
    >>> high_card([int(card) for card in parse_cards("Kd Ah As Ac")], ("spades", "hearts", "diamonds", "clubs"))
    2
    """
    best = [_SUITS.index(suit) for suit in suits]
    return max(range(len(cards)), key=lambda place: (cards[place] >> 2, -best.index(cards[place] & 3)))


_SUITS = ("clubs", "diamonds", "hearts", "spades")


def skipped(last: int, now: int, seats: Iterable[int], count: int) -> list[int]:
    """The seats that the big blind passed over."""
    return [seat for seat in seats if between(last, seat, now, count)] if last != NOWHERE else []
