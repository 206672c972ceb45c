"""The shuffle is what it says it is, and no order is likelier than another.

The seeds are fixed, so a statistic is the same in every run; a fair shuffle strays past these bounds once in a
million, and the biased ones below show that the bounds see a bias.
"""

import hmac
import math
from collections import Counter

import pytest
from bench.shuffle import Shuffler, statistics

from mazziere.cards import DeckError, decks
from mazziere.cards.shuffle import shuffle, stream
from mazziere.cards.testing import fixed_deck

DECKS = 10_000
ONE_IN_A_MILLION = 1e-6


def test_ten_thousand_decks_look_uniform() -> None:
    for name, fit in statistics(DECKS).items():
        assert fit.p > ONE_IN_A_MILLION, f"{name}: {fit}"


def without_rejection(seed: bytes, n: int, lot: int) -> tuple[int, ...]:
    """Every byte is taken modulo the choices, so the first choices are favoured."""
    order = list(range(n))
    for place, byte in zip(range(n - 1, 0, -1), stream(seed, bytes([lot]), 2), strict=False):
        chosen = byte % (place + 1)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def with_any_place(seed: bytes, n: int, lot: int) -> tuple[int, ...]:
    """Each card changes places with any other, which makes n^n ways that n! does not divide."""
    order = list(range(n))
    words = [word for word in stream(seed, bytes([lot]), 3) if word < 256 - 256 % n]
    for place, word in zip(range(n), words, strict=False):
        order[place], order[word % n] = order[word % n], order[place]
    return tuple(order)


def only_cut(seed: bytes, n: int, lot: int) -> tuple[int, ...]:
    """Every card is as likely in every place, but neighbours stay together."""
    start = int.from_bytes(hmac.digest(seed, bytes([lot]), "sha256"), "big") % n
    return tuple((start + i) % n for i in range(n))


@pytest.mark.parametrize(
    ("biased", "seen_by"),
    [
        (without_rejection, "position x card"),
        (with_any_place, "position x card"),
        (with_any_place, "reshuffled set"),
        (only_cut, "adjacent pairs"),
    ],
)
def test_the_bounds_see_a_biased_shuffle(biased: Shuffler, seen_by: str) -> None:
    assert statistics(DECKS, biased)[seen_by].p < ONE_IN_A_MILLION


def test_a_second_lot_that_depends_on_the_first_is_seen() -> None:
    """Each lot alone is fair; only the reshuffle shows that one is the other turned round."""

    def reversed_lot(seed: bytes, n: int, lot: int) -> tuple[int, ...]:
        order = shuffle(seed, n, 0)
        return order[::-1] if lot else order

    fits = statistics(DECKS, reversed_lot)
    assert fits["position x card"].p > ONE_IN_A_MILLION
    assert fits["reshuffled stub"].p < ONE_IN_A_MILLION


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    counts = Counter(shuffle(seed.to_bytes(4, "big"), 4, 0) for seed in range(24_000))
    chi2 = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert len(counts) == math.factorial(4)
    assert chi2 < 70.0  # 23 degrees of freedom: past this once in a million


def test_copies_in_a_shoe_are_reshuffled_evenly() -> None:
    """Two aces of spades and a deuce have three arrangements, each as likely, whichever copies are meant."""
    counts = Counter(fixed_deck(seed, decks(2), lots=1).reshuffle([51, 51, 0], lot=1) for seed in range(1500))
    chi2 = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert len(counts) == 3
    assert chi2 < 27.7  # 2 degrees of freedom: past this once in a million


@pytest.mark.parametrize("n", [1, 2, 5, 52, 255, 256, 257, 312, 1000])
def test_a_shuffle_is_a_permutation_fixed_by_its_seed(n: int) -> None:
    seed = bytes(range(32))
    assert sorted(shuffle(seed, n, 0)) == list(range(n))
    assert shuffle(seed, n, 3) == shuffle(seed, n, 3)


def test_lots_and_seeds_give_other_orders() -> None:
    orders = {shuffle(bytes([seed]), 52, lot) for seed in range(20) for lot in range(20)}
    assert len(orders) == 400


@pytest.mark.parametrize("n", [2, 52, 256, 312])
def test_the_shuffle_as_documented(n: int) -> None:
    """docs/sealed-deck.md, written out plainly: one word at a time, from as many blocks as it takes."""
    seed, lot = b"a seed", 7
    label = b"shuffle" + n.to_bytes(4, "big") + lot.to_bytes(4, "big")
    width = 1 if n <= 256 else 2
    blocks = b"".join(hmac.digest(seed, label + i.to_bytes(4, "big"), "sha512") for i in range(20))
    words = iter([int.from_bytes(blocks[i : i + width], "big") for i in range(0, len(blocks), width)])
    order = list(range(n))
    for choices in range(n, 1, -1):
        word = next(words)
        while word >= 256**width // choices * choices:
            word = next(words)
        last, chosen = choices - 1, word % choices
        order[last], order[chosen] = order[chosen], order[last]
    assert shuffle(seed, n, lot) == tuple(order)


@pytest.mark.parametrize(("n", "lot"), [(0, 0), (65_537, 0), (52, -1)])
def test_what_cannot_be_shuffled(n: int, lot: int) -> None:
    with pytest.raises(DeckError):
        shuffle(b"", n, lot)
