"""The same random hands played by us and by PokerKit: every offer and every final stack compared.

`python -m bench differential [--hands 10000]`. A difference that `bench.known` does not explain is a failure.
"""

from __future__ import annotations

import os
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.kit import GAMES, Game, Offer, Theirs, our_offer
from bench.known import FATAL, equal_boards, explained
from bench.settlement import habits
from mazziere.games import GAMES as OURS
from mazziere.hand.deck import InOrder
from mazziere.hand.hand import Hand
from mazziere.rules.rulebook import Rulebook, rulebook

CHUNK = 100
BIG_BLINDS = (2, 10, 40, 100)


class Unexplained(Exception):
    """We and PokerKit disagree, and nobody knows why."""


class Tally(NamedTuple):
    """What some hands of one game came to."""

    game: str
    hands: int
    decisions: int
    known: Counter[str]
    """In how many hands each known difference was met."""
    unknown: tuple[str, ...]


class Lots:
    """The orders of reshuffles, so that a seed gives the same hand again whatever happens in it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def order(self, lot: int) -> list[int]:
        """A whole pack in the order of one lot."""
        return Random(f"{self._seed}/{lot}").sample(range(52), 52)


@cache
def book() -> Rulebook:
    """The rulebook nearest to PokerKit."""
    return rulebook(Path(__file__).with_name("like-pokerkit.toml"))


def setup(game: Game, random: Random) -> tuple[list[int], dict[str, Any]]:
    """Stacks, a quarter of them short, and stakes."""
    big = random.choice(BIG_BLINDS)
    if OURS[game.key].blinds:
        stakes: dict[str, Any] = {"blinds": (big // 2, big)}
        if random.random() < 0.3:
            stakes["ante"] = max(1, big // 10)
    else:
        stakes = {"ante": random.choice((1, 2)), "bring_in": max(1, big // 4), "small_bet": big, "big_bet": 2 * big}
    depths = ((1, 4 * big), (big, 15 * big), (big, 100 * big), (big, 100 * big))
    stacks = [random.randint(*random.choice(depths)) for _ in range(random.randint(2, game.seats))]
    return stacks, stakes


def compared(game: Game, seed: int) -> tuple[int, set[str]]:
    """One hand on both sides: the decisions compared, and the known differences met."""
    random = Random(seed)
    stacks, stakes = setup(game, random)
    deck = InOrder(random.sample(range(52), 52), Lots(seed))
    hand = OURS[game.key].deal(stacks=stacks, limit=game.limit, rulebook=book(), deck=deck, **stakes)
    theirs = Theirs(game, stacks, stakes)
    met: set[str] = set()
    decisions = 0
    while True:
        if hand.state.zones.get("shared") and any(theirs.state.hole_dealing_statuses):
            return decisions, met | {"short-stub"}
        theirs.follow(hand)
        mine, yours = our_offer(hand), theirs.offer()
        if yours is not None and (mine is None or (mine.seat, mine.draw) != (yours.seat, yours.draw)):
            met.add(_other_seat(hand, theirs, mine, yours))
            continue
        if mine is None or yours is None:
            break
        if mine != yours:
            why = explained(hand, theirs.state, mine, yours)
            if not why:
                raise Unexplained(f"ours {mine}, theirs {yours}")
            met.add(why)
            if why in FATAL:
                return decisions, met
        _act(hand, theirs, mine, yours, random)
        decisions += 1
    if mine is not None or not hand.over:
        raise Unexplained(f"ours waits for {mine}, theirs is over")
    final = list(theirs.state.stacks)
    if hand.stacks != final:
        why_paid = habits(hand, final)
        if not why_paid:
            raise Unexplained(f"final stacks {hand.stacks}, theirs {final}")
        met.update(why_paid)
    return decisions, met


def _other_seat(hand: Hand, theirs: Theirs, mine: Offer | None, yours: Offer) -> str:
    """PokerKit asks somebody else: let it follow us where we know why."""
    if yours.empty:
        theirs.act("check", 0)
        return "check-for-nothing"
    opening = mine is not None and hand.variant.upcards and not any(hand.state.bets)
    if mine is not None and opening and equal_boards(hand, theirs.state.opener_index, mine.seat):
        theirs.open_with(mine.seat)
        return "equal-boards"
    raise Unexplained(f"ours asks {mine}, theirs asks {yours}")


def _act(hand: Hand, theirs: Theirs, mine: Offer, yours: Offer, random: Random) -> None:
    """Something random that both sides offer."""
    options = hand.legal(mine.seat)
    if any(option.verb == "draw" for option in options):
        own = [hand.state.faces[slot] for slot in hand.private(mine.seat)]
        cards = tuple(random.sample(own, random.randint(0, len(own))))
        hand.act("draw" if cards else "stand pat", seat=mine.seat, cards=cards)
        theirs.act("draw", 0, cards)
        return
    shared = [(verb, 0, 0) for verb in ("fold",) if mine.fold and yours.fold and (mine.call or random.random() < 0.1)]
    for option in options:
        if option.verb in ("check", "call", "bring-in"):
            shared.append((option.verb, 0, 0))
        elif option.verb != "fold" and (option.low, option.high) in yours.wagers:
            shared.append((option.verb, option.low, option.high))
    verb, low, high = random.choice(shared)
    amount = random.randint(low, high)
    hand.act(verb, amount, mine.seat)
    theirs.act(verb, amount)


def chunk(name: str, first: int, count: int) -> Tally:
    """So many hands of one game, from one seed on."""
    warnings.simplefilter("ignore")
    known: Counter[str] = Counter()
    decisions = 0
    unknown = []
    for seed in range(first, first + count):
        try:
            made, met = compared(GAMES[name], seed)
        except Exception as error:
            unknown.append(f"{name}, seed {seed}: {type(error).__name__}: {error}")
            continue
        decisions += made
        known.update(met or {""})
    return Tally(name, count, decisions, known, tuple(unknown))


def run(hands: int = 10_000, workers: int = 0) -> Iterator[Tally]:
    """Every game, in chunks, as they are done."""
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        tasks = [
            pool.submit(chunk, name, first, min(CHUNK, hands - first))
            for name in GAMES
            for first in range(0, hands, CHUNK)
        ]
        for task in as_completed(tasks):
            yield task.result()
