"""Reading a recorded hand and playing it again, against PokerKit, on the same texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from bench.measure import Batch, MissingPeer, Row, alternating, at_least, microseconds
from bench.players import BLINDS, SEATS, STACK

RECORDED = Path(__file__).parents[2] / "shared" / "hands"
EACH = 50
"""Hands taken from each recorded file."""
GENERATED = 200


def rows() -> Iterator[Row]:
    """PHH text to final stacks."""
    theirs = their_replay()
    ours = our_replay()
    texts = recorded() or generated()
    kept = [text for text in texts if replays(theirs, text) and replays(ours, text)]
    if len(kept) < len(texts) * 0.9:
        raise AssertionError(f"only {len(kept)} of {len(texts)} hands were replayed by both")
    mine, yours, ratio = alternating(each(ours, kept), each(theirs, kept))
    name = f"PHH parse + replay, {len(kept)} hands"
    yield at_least(name, f"{microseconds(mine)} a hand", f"PokerKit {microseconds(yours)}", ratio, 6)


def each(replay: Callable[[str], object], texts: list[str]) -> Batch:
    """One text after another, round and round."""
    rounds = cycle(texts)

    def batch(count: int) -> None:
        for _ in range(count):
            replay(next(rounds))

    return batch


def replays(replay: Callable[[str], Any], text: str) -> bool:
    """Does this side get to the end of that hand?"""
    try:
        return bool(replay(text))
    except ValueError:
        return False


def our_replay() -> Callable[[str], Any]:
    """Ours: the stacks, or None."""
    try:
        from mazziere.history.phh import read
        from mazziere.history.replay import replay
    except ImportError as error:
        raise MissingPeer(f"mazziere.history cannot replay yet: {error}") from None

    def one(text: str) -> Any:
        return replay(read(text)[0]).finishing

    return one


def their_replay() -> Callable[[str], Any]:
    """PokerKit's: the stacks, or a ValueError."""
    try:
        from pokerkit import HandHistory
    except ImportError:
        raise MissingPeer("pokerkit is not installed; install the extra `bench`") from None

    def one(text: str) -> Any:
        for state in HandHistory.loads(text):
            last = state
        return None if last.status else last.stacks

    return one


def recorded() -> list[str]:
    """Some hands of every recorded file, one text each, when the recorded hands are there."""
    files = sorted((*RECORDED.glob("pluribus/*.phhs"), *RECORDED.glob("handhq/*.phhs")))
    texts = [path.read_text() for path in sorted(RECORDED.glob("wsop/*.phh"))]
    for path in files:
        texts += [hand for hand in re.split(r"(?m)^\[\d+\]\n", path.read_text()) if hand.strip()][:EACH]
    return texts


def generated() -> list[str]:
    """Random hands written down by PokerKit."""
    from pokerkit import Automation, HandHistory, NoLimitTexasHoldem

    random = Random(1)
    game = NoLimitTexasHoldem(tuple(Automation), True, 0, BLINDS, BLINDS[1])
    texts = []
    for _ in range(GENERATED):
        state = game(STACK, SEATS)
        while state.status:
            if state.checking_or_calling_amount and random.random() < 0.4:
                state.fold()
            elif state.can_complete_bet_or_raise_to() and random.random() < 0.3:
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()
        texts.append(HandHistory.from_game_state(game, state).dumps())
    return texts
