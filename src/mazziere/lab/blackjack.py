"""Blackjack by the million: whole rounds by the chart, each from a fresh shoe, to check the exact edge against."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
from numba import njit

from mazziere.house.blackjack.rules import SANREMO, Rules
from mazziere.lab.punto_banco import Estimate
from mazziere.odds.against import ACE, DOUBLE, HIT, SPLIT, STAND, SURRENDER, TEN, Against
from mazziere.odds.bank import gone
from mazziere.odds.blackjack import Cell, Strategy

# SplitMix64: a word a card.
_GOLDEN, _FIRST, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

CODES = {STAND: 0, HIT: 1, DOUBLE: 2, SPLIT: 3, SURRENDER: 4}
_STAND, _HIT, _DOUBLE, _SPLIT, _SURRENDER = CODES.values()
_PAIRS = 44
"""Where the rows of pairs begin, after hard 0 to 21 and soft 0 to 21."""


_BATCH = 10_000_000
"""Rounds between two words to whoever watches."""


def _codes(found: Strategy) -> tuple[Any, Any]:
    """What to do with two cards, and what to do later, by row and the bank's card."""
    first = np.zeros((_PAIRS + 11, 11), dtype=np.uint8)
    first[:12] = first[22:39] = _HIT
    then = first.copy()
    for up, column in found.columns.items():
        for (soft, total), cell in column.hands.items():
            first[22 * soft + total, up] = CODES[cell.first]
            then[22 * soft + total, up] = CODES[_later(cell)]
        for value, cell in column.pairs.items():
            first[_PAIRS + value, up] = CODES[cell.first]
    return first, then


def _later(cell: Cell) -> str:
    return cell.then or cell.first


@njit(cache=True, inline="always")
def _mixed(state: Any) -> Any:
    z = state
    z = (z ^ (z >> _30)) * _FIRST
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@njit(cache=True, nogil=True)
def _play(rounds: int, seed: Any, shoe: Any, first: Any, then: Any, house: Any, pays: Any, even: Any) -> Any:
    state = np.uint64(seed)
    size = np.uint64(shoe.shape[0])
    one_stake, soft_17, beats, das, most, early = house
    hard = np.zeros(8, np.int64)
    aces = np.zeros(8, np.int64)
    stake = np.zeros(8, np.float64)
    total_net = 0.0
    squares = 0.0
    for _ in range(rounds):
        place = np.uint64(0)
        # Steps of a Fisher-Yates shuffle, as far as the round needs cards: every round is the first of a fresh shoe.
        cards = (0, 0, 0)
        for _deal in range(3):
            state += _GOLDEN
            chosen = place + (((_mixed(state) >> _32) * (size - place)) >> _32)
            card = shoe[chosen]
            shoe[chosen] = shoe[place]
            shoe[place] = card
            place += np.uint64(1)
            cards = (cards[1], cards[2], int(card))
        one, up, two = cards
        points = one + two
        ace = (one == 1) | (two == 1)
        natural = ace & (points == 11)
        row = _PAIRS + one if one == two else points + 10 + 22 if ace & (points <= 11) else points
        play = first[row, up]
        net = 0.0
        hands = 1
        live = False
        hard[0], aces[0], stake[0] = points, ace, 1.0
        gave_up = False
        if natural:
            if up != 1 and up != 10:
                net = pays
            elif even[up]:
                net = 1.0
            else:
                live = True
        elif play == _SURRENDER:
            gave_up = True
            net = -0.5
            live = not early and (up == 1 or up == 10)
        else:
            index = 0
            split_aces = False
            if play == _SPLIT:
                hands = 2
                split_aces = one == 1
                hard[0] = hard[1] = one
                aces[0] = aces[1] = one == 1
                stake[1] = 1.0
            while index < hands:
                count = 2
                if hands > 1:
                    state += _GOLDEN
                    chosen = place + (((_mixed(state) >> _32) * (size - place)) >> _32)
                    card = shoe[chosen]
                    shoe[chosen] = shoe[place]
                    shoe[place] = card
                    place += np.uint64(1)
                    if int(card) == one and not split_aces and hands < most:
                        hard[hands] = one
                        aces[hands] = 0
                        stake[hands] = 1.0
                        hands += 1
                        continue
                    hard[index] += int(card)
                    aces[index] |= card == 1
                if split_aces:
                    live = True
                    index += 1
                    continue
                while True:
                    points = hard[index]
                    if points > 21:
                        net -= stake[index]
                        stake[index] = 0.0
                        break
                    row = points + 32 if aces[index] and points <= 11 else points
                    if row == 21 or row == 43:
                        live = True
                        break
                    if count == 2 and hands == 1 and one == two:
                        play = first[_PAIRS + one, up]
                    elif count == 2:
                        play = first[row, up]
                        if play == _SURRENDER or (play == _DOUBLE and hands > 1 and not das):
                            play = then[row, up]
                    elif count > 2:
                        play = then[row, up]
                    if count > 9:  # a doubled hand has had its card
                        live = True
                        break
                    if play == _STAND:
                        live = True
                        break
                    state += _GOLDEN
                    chosen = place + (((_mixed(state) >> _32) * (size - place)) >> _32)
                    card = shoe[chosen]
                    shoe[chosen] = shoe[place]
                    shoe[place] = card
                    place += np.uint64(1)
                    hard[index] += int(card)
                    aces[index] |= card == 1
                    count += 1
                    if play == _DOUBLE:
                        stake[index] = 2.0
                        count = 10
                index += 1
        if live or one_stake:
            bank = up
            bank_ace = up == 1
            drawn = 1
            while True:
                best = bank + 10 if bank_ace and bank <= 11 else bank
                if drawn > 1 and (best > 17 or (best == 17 and not (soft_17 and best != bank))):
                    break
                state += _GOLDEN
                chosen = place + (((_mixed(state) >> _32) * (size - place)) >> _32)
                card = shoe[chosen]
                shoe[chosen] = shoe[place]
                shoe[place] = card
                place += np.uint64(1)
                bank += int(card)
                bank_ace |= card == 1
                drawn += 1
            bank_natural = best == 21 and drawn == 2
            if bank_natural and not natural and (not early if gave_up else one_stake):
                net = -1.0
            elif natural:
                if live and not bank_natural:
                    net = pays
            elif not gave_up:
                for index in range(hands):
                    points = hard[index]
                    if points > 21:
                        continue
                    if aces[index] and points <= 11:
                        points += 10
                    if bank_natural and (points < 21 or beats):
                        net -= stake[index]
                    elif best > 21 or points > best:
                        net += stake[index]
                    elif points < best:
                        net -= stake[index]
        total_net += net
        squares += net * net
    return total_net, squares, state


def simulate(
    found: Strategy,
    rounds: int,
    seed: int = 1,
    rules: Rules = SANREMO,
    progress: Callable[[int, int], None] | None = None,
) -> Estimate:
    """The house's edge over the chart in so many rounds, and its standard error; `progress` hears the rounds done."""
    values = [1, *range(2, 10)] * (4 * rules.decks) + [10] * (16 * rules.decks)
    house = (
        rules.one_stake,
        rules.bank_soft_17 == "draws",
        rules.bank_blackjack_beats_21,
        rules.double_after_split,
        rules.max_hands,
        rules.surrender != "late",
    )
    natural = gone([ACE, TEN])
    pays = float(rules.natural)
    even = np.zeros(11, dtype=np.bool_)
    for up in (ACE, TEN):
        even[up] = pays * (1.0 - Against(rules, up).natural(natural)) < 1.0
    first, then = _codes(found)
    shoe = np.array(values, dtype=np.uint8)
    total = squares = 0.0
    state = seed
    for done in range(0, rounds, _BATCH):
        played = min(_BATCH, rounds - done)
        net, net_squares, state = _play(played, np.uint64(state), shoe, first, then, house, pays, even)
        total, squares = total + net, squares + net_squares
        if progress is not None:
            progress(done + played, rounds)
    mean = total / rounds
    return Estimate(-mean, sqrt((squares / rounds - mean * mean) / rounds))
