"""A rival's possible hands, best first, and what is won from them: equity against any range of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

REST: Final = 3
"""Of the hands below a range one in so many is met: nobody always has it."""


def ranged(hands: Sequence[T], quality: Callable[[T], float], width: float) -> tuple[list[T], int]:
    """Hands best first: the top of them up to `width`, then a few of the others; and how many are of the top."""
    ordered = sorted(hands, key=quality, reverse=True)
    top = max(3, round(width * len(ordered)))
    return ordered[:top] + ordered[top::REST], top


def tempered(shares: Sequence[float], top: int, width: float, *, spread: float, deals: int) -> list[float]:
    """Shares found over so few deals are partly luck: trust them as far as hands differ by more than that.

    `spread` is how far hands are apart at this point of the game. What is not trusted is what an ordinary hand takes:
    less from the best of a rival's hands, more from the others.
    """
    trust = spread * spread / (spread * spread + 0.25 / deals)
    rest = max(1, len(shares) - top)
    places = [width * at / top if at < top else width + (1 - width) * (at - top) / rest for at in range(len(shares))]
    return [
        trust * each + (1 - trust) * (0.5 + spread * (place - 0.5)) for each, place in zip(shares, places, strict=True)
    ]


class Chances:
    """Shares of the pot against hands in the order `ranged` put them, for ranges up to the width they were made for.

    >>> chances = Chances([0.2, 0.4, 0.6, 0.8], top=3, width=0.5)
    >>> round(chances.against(0.5, bluffs=0.0), 2), round(chances.against(0.5, bluffs=0.2), 2)
    (0.4, 0.44)
    """

    __slots__ = ("_any", "_sums", "top", "width")

    def __init__(self, shares: Sequence[float], top: int, width: float) -> None:
        self.top = min(top, len(shares))
        self.width = width
        sums = [0.0]
        for each in shares[: self.top]:
            sums.append(sums[-1] + each)
        self._sums = sums
        mean = sums[-1] / self.top
        rest = shares[self.top :]
        self._any = width * mean + (1 - width) * sum(rest) / len(rest) if rest else mean

    def against(self, width: float, bluffs: float) -> float:
        """The share won from a range of so much of all hands, of which a part is not what it says."""
        count = min(self.top, max(2, round(self.top * width / self.width)))
        return (1 - bluffs) * self._sums[count] / count + bluffs * self._any
