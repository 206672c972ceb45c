"""The scoreboards players expect, drawn from the results of the shoe: the bead plate and the big road."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazziere.house.punto_banco.state import Result

ROWS = 6


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One mark: the side it stands for, its winning score, and the ties that followed it on the big road."""

    side: str
    score: int = 0
    ties: int = 0


def bead_plate(results: Sequence[Result], rows: int = ROWS) -> tuple[tuple[Mark, ...], ...]:
    """Every hand in order, down the columns.

    >>> bead_plate([Result("punto", 7, 2), Result("egalite", 3, 3)])
    ((Mark(side='punto', score=7, ties=0), Mark(side='egalite', score=3, ties=0)),)
    """
    marks = [Mark(result.winner, max(result.punto, result.banco)) for result in results]
    return tuple([tuple(marks[first : first + rows]) for first in range(0, len(marks), rows)])


def big_road(results: Sequence[Result], rows: int = ROWS) -> dict[tuple[int, int], Mark]:
    """Runs of the same winner down a column, by (column, row); a run with no room below turns right.

    A tie marks the hand before it; ties before the first winner wait for that one.

    >>> road = big_road([Result("banco", 1, 5), Result("egalite", 4, 4), Result("punto", 9, 0)])
    >>> road[0, 0], road[1, 0].side
    (Mark(side='banco', score=5, ties=1), 'punto')
    """
    road: dict[tuple[int, int], Mark] = {}
    start, place, waiting, last = -1, (0, 0), 0, ""
    for result in results:
        if result.winner == "egalite":
            if not last:
                waiting += 1
                continue
            mark = road[place]
            road[place] = Mark(mark.side, mark.score, mark.ties + 1)
            continue
        if result.winner != last:
            # A new run begins in the first row, right of where the last one began, past any tail in its way.
            start += 1
            while (start, 0) in road:
                start += 1
            place = (start, 0)
        else:
            column, row = place
            below = (column, row + 1)
            turned = column != start
            place = (column + 1, row) if turned or row + 1 == rows or below in road else below
        last = result.winner
        road[place] = Mark(last, max(result.punto, result.banco), waiting)
        waiting = 0
    return road
