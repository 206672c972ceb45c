"""A hash tree over the leaves of a seal: one root fixes them all, and a short path shows that one is among them.

A level of the tree is the bytes of its hashes one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

HASH: Final = 32
ARITY: Final = 13
"""Children of a node: over a pack there are four nodes of thirteen cards and one above, with paths of 15 hashes."""

NODE: Final = b"\xff"
"""Begins what a node hashes; a leaf begins with its card, so neither can pass for the other."""

_SPAN: Final = ARITY * HASH


class PathError(ValueError):
    """A path that does not fit the tree."""


def levels(leaves: bytes) -> list[bytes]:
    """The tree from the level of the leaves up to the one that holds the root alone."""
    tree = [leaves]
    while len(leaves) > HASH:
        leaves = b"".join([sha256(NODE + leaves[i : i + _SPAN]).digest() for i in range(0, len(leaves), _SPAN)])
        tree.append(leaves)
    return tree


def path(tree: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """The hashes beside the way from a leaf up to the root, level by level, left to right."""
    beside = []
    for level in tree[:-1]:
        first = index - index % ARITY
        last = min(first + ARITY, len(level) // HASH)
        beside += [level[i * HASH : (i + 1) * HASH] for i in range(first, last) if i != index]
        index //= ARITY
    return tuple(beside)


def climb(leaf: bytes, index: int, width: int, beside: Sequence[bytes]) -> tuple[bytes, Sequence[bytes]]:
    """The root over a leaf at ``index`` among ``width``, and the hashes of the path that are left over.

    >>> tree = levels(b"".join(sha256(bytes([i])).digest() for i in range(52)))
    >>> root, rest = climb(sha256(bytes([9])).digest(), 9, 52, path(tree, 9))
    >>> root == tree[-1], rest
    (True, ())
    """
    while width > 1:
        before = index % ARITY
        others = min(ARITY, width - (index - before)) - 1
        siblings, beside = beside[:others], beside[others:]
        if len(siblings) < others:
            raise PathError("its path is too short")
        if any(len(sibling) != HASH for sibling in siblings):
            raise PathError(f"its path holds something that is not a hash of {HASH} bytes")
        leaf = sha256(b"".join([NODE, *siblings[:before], leaf, *siblings[before:]])).digest()
        index //= ARITY
        width = -(-width // ARITY)
    return leaf, beside
