"""No leak at house tables: cards that are still in the shoe, or were burned, change nothing anybody is sent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.room.actor import Actor
from mazziere.room.clock import ManualClock
from mazziere.room.demo import tables
from mazziere.room.hands import Hands
from mazziere.room.ports import DeckRow
from mazziere.room.watchdog import asked
from mazziere.table.command import Command
from mazziere.table.seated import Wanted, open_table
from mazziere.table.setup import HOUSE
from room.evening import played
from room.test_no_leak import Ear, Kept

SETUPS = {setup.id: setup for setup in tables() if setup.game in HOUSE}
PLAYERS = ("p-ada", "p-bea")
QUIET = ("stand", "decline", "no", "pass")


class Shoe:
    """Six packs in a given order; it remembers which cards were taken."""

    def __init__(self, order: list[int]) -> None:
        self._order = order

    def order(self, lot: int) -> tuple[int, ...]:
        return tuple(self._order)


class Fixed:
    published = "00" * 32

    def __init__(self, shoe: Shoe) -> None:
        self._shoe = shoe

    def seal(self, wanted: Wanted) -> tuple[Any, DeckRow]:
        return self._shoe, DeckRow(wanted.hand, b"")


def choice(table: Any, player: str) -> tuple[str, int]:
    """Stake the least on the own box or on banco, be ready, then risk nothing."""
    view = table.view(player)
    verbs = {option.verb: option for option in view.options}
    if "ready" in verbs:
        return "ready", 0
    for verb in (f"stake {view.you}", "stake banco", *QUIET):
        if verb in verbs:
            return verb, verbs[verb].low
    found = next((each for each in verbs if each.startswith(QUIET)), min(verbs))
    return found, verbs[found].low


async def one_round(id: str, order: list[int], monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, Ear], Kept, int]:
    """Play a round with this shoe; how many cards left it."""
    monkeypatch.setattr("mazziere.room.actor.plain", lambda deck: {})
    clock, store = ManualClock(), Kept()
    actor = Actor(open_table(replace(SETUPS[id], bots=0), clock.now()), 1, Hands(), store, clock)  # type: ignore[arg-type]
    actor.shuffler = Fixed(Shoe(order))  # type: ignore[assignment]
    ears = {player: Ear(player) for player in (*PLAYERS, "")}
    for ear in ears.values():
        actor.watchers.add(ear)
    for player in PLAYERS:
        await actor.do(Command("sit", player, amount=10_000))
    table: Any = actor.table
    for _ in range(60):
        waiting = asked(table)
        if table.state.number and not table.state.running:
            break
        if not waiting:
            clock.reach(clock.next() or clock.now())
            await actor.idle()
            continue
        verb, amount = choice(table, waiting[0])
        await actor.do(Command("act", waiting[0], what=verb, amount=amount))
    assert table.state.number >= 1
    assert not table.state.running
    actor.close()
    return ears, store, sum(raw.count(b'-dealt"') for raw in store.events)


@pytest.mark.parametrize("id", SETUPS)
@played
async def test_the_rest_of_the_shoe_changes_nothing(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        order = list(range(52)) * 6
        Random(seed).shuffle(order)
        ears, store, dealt = await one_round(id, order, monkeypatch)
        assert dealt >= 4
        # Burned cards and a generous number of dealt ones stay; all that was never near the table changes.
        near = dealt + 60
        rest = order[near:]
        Random(seed + 1).shuffle(rest)
        theirs, again, _ = await one_round(id, order[:near] + rest, monkeypatch)
        assert again.events == store.events
        for player, ear in ears.items():
            assert theirs[player].frames == ear.frames
