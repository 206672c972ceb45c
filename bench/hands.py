"""Whole hands against the engines of others, and what a room adds to a hand of ours: the seal and the frames."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random

from bench.measure import Row, alone, alternating, at_least, at_most, microseconds
from bench.players import BLINDS, SEATS, STACK, Counted, Mazziere, play_out, pokerkit, texasholdem
from mazziere.cards.deck import FRENCH_52
from mazziere.cards.sealed import SealedDeck
from mazziere.games import GAMES
from mazziere.hand.events import Event
from mazziere.hand.log import encode_one
from mazziere.hand.view import mask

RULEBOOK = "sanremo-tournament"
ANTE, BRING_IN, SMALL_BET, BIG_BET = 10, 30, 100, 200


def compared(name: str, ours: Counted, theirs: Counted, peer: str, target: float) -> Row:
    """Our hands and theirs in turn; both sides must have had as much to decide."""
    # Hands differ in length by tens of times: batches must hold enough of the slower side's to be alike.
    mine, yours, ratio = alternating(ours, theirs, rounds=25, seconds=0.4)
    if abs(ours.length - theirs.length) > 0.15 * theirs.length:
        raise AssertionError(f"{name}: {ours.length:.1f} decisions a hand against {theirs.length:.1f} is not alike")
    return at_least(name, f"{microseconds(mine)} a hand", f"{peer} {microseconds(yours)}", ratio, target)


def holdem() -> Iterator[Row]:
    """Six-handed no-limit hold'em."""
    theirs = pokerkit("NoLimitTexasHoldem", 0, BLINDS, BLINDS[1], STACK, SEATS)
    yield compared("6-max no-limit hold'em with events", our_holdem(), theirs, "PokerKit", 40)


def texas() -> Iterator[Row]:
    """The same hands against a package that plays nothing else."""
    yield compared("6-max no-limit hold'em with events", our_holdem(), texasholdem(), "texasholdem", 4)


def our_holdem() -> Mazziere:
    """Our side of both."""
    return Mazziere("holdem", stacks=[STACK] * SEATS, blinds=BLINDS, limit="no-limit", rulebook=RULEBOOK)


def stud() -> Iterator[Row]:
    """Six-handed fixed-limit seven-card stud."""
    theirs = pokerkit("FixedLimitSevenCardStud", ANTE, BRING_IN, SMALL_BET, BIG_BET, STACK, SEATS)
    ours = Mazziere(
        "stud7",
        stacks=[STACK] * SEATS,
        ante=ANTE,
        bring_in=BRING_IN,
        small_bet=SMALL_BET,
        big_bet=BIG_BET,
        limit="fixed-limit",
        rulebook=RULEBOOK,
    )
    yield compared("6-max fixed-limit seven-card stud", ours, theirs, "PokerKit", 40)


def omaha() -> Iterator[Row]:
    """Six-handed pot-limit Omaha Hi/Lo. PokerKit's class says fixed-limit, but plays pot-limit."""
    game = "FixedLimitOmahaHoldemHighLowSplitEightOrBetter"
    theirs = pokerkit(game, 0, BLINDS, BLINDS[1], BLINDS[1], STACK, SEATS)
    ours = Mazziere("omaha4-hilo", stacks=[STACK] * SEATS, blinds=BLINDS, limit="pot-limit", rulebook=RULEBOOK)
    yield compared("6-max pot-limit Omaha Hi/Lo", ours, theirs, "PokerKit", 40)


def sealing() -> Iterator[Row]:
    """Committing to a deck of two lots with what six players sent."""
    entropies = [bytes([seat]) * 16 for seat in range(SEATS)]

    def seal(count: int) -> None:
        for _ in range(count):
            assert SealedDeck.make(FRENCH_52, entropies).seal.root

    yield at_most("sealing a hand", alone(seal) * 1e6, 120, "µs")


def frames() -> Iterator[Row]:
    """Masking one event for one viewer and writing it as JSON, over the events of whole hands."""
    random = Random(1)
    sent: list[tuple[Event, int]] = []
    for viewer in range(SEATS):
        hand = GAMES["holdem"].deal(stacks=[STACK] * SEATS, blinds=BLINDS, rulebook=RULEBOOK)
        play_out(hand, random)
        # The first event carries the whole rulebook; a client gets it once, with the snapshot.
        sent += [(event, viewer) for event in hand.events[1:]]
    rounds = cycle(sent)

    def frame(count: int) -> None:
        for _ in range(count):
            event, viewer = next(rounds)
            encode_one(mask(event, viewer))

    yield at_most("one masked frame", alone(frame) * 1e6, 10, "µs")
