"""The bank of blackjack counted by a compiled kernel: the figures of `mazziere.odds.bank`, sooner."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from mazziere.house.blackjack.rules import Rules
from mazziere.odds.bank import Bank, left


@njit(cache=True)
def _count(counts: Any, parents: Any, last: Any, slots: Any, ends: Any, weights: Any, odds: Any) -> Any:
    size = counts.sum()
    for number in range(slots.shape[0]):
        there = counts[slots[number, 1]] - slots[number, 2]
        odds[number] = max(there, 0) / (size - slots[number, 0])
    weights[0] = 1.0
    for number in range(parents.shape[0]):
        weights[number + 1] = weights[parents[number]] * odds[last[number]]
    found = np.zeros(7)
    for number in range(ends.shape[0]):
        found[ends[number, 2]] += weights[ends[number, 0]] * ends[number, 1]
    return found


class CompiledBank(Bank):
    """A bank whose endings are added up by the kernel.

    >>> from mazziere.odds.bank import gone
    >>> pairs = zip(CompiledBank(Rules(), 10).chances(gone([6])), Bank(Rules(), 10).chances(gone([6])))
    >>> max(abs(one - other) for one, other in pairs) < 1e-15
    True
    """

    def __init__(self, rules: Rules, up: int) -> None:
        super().__init__(rules, up)
        tree = self.tree
        self._parents, self._last = np.array(tree.parents), np.array(tree.last)
        self._numbered, self._outcomes = np.array(tree.slots), np.array(tree.ends)
        self._weights, self._odds = np.zeros(len(tree.parents) + 1), np.zeros(len(tree.slots))

    def count(self, key: int) -> tuple[float, ...]:
        """The chances of 17 to 21, of a bust and of a blackjack."""
        counts = np.array(left(self.shoe, key))
        found = _count(counts, self._parents, self._last, self._numbered, self._outcomes, self._weights, self._odds)
        return tuple(found.tolist())
