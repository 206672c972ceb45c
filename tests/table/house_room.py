"""A room with one table of a house game: it brings cards, keeps the books and can be started again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec

from mazziere.cards import decks
from mazziere.hand.events import Event
from mazziere.rules.cited import record_events
from mazziere.table.command import Command
from mazziere.table.house import TABLES, HouseTable
from mazziere.table.house_postings import house_postings
from mazziere.table.house_table import FLOOR
from mazziere.table.postings import postings
from mazziere.table.setup import Clock, TableSetup


class Cards:
    """Lots in a known or a shuffled order."""

    def __init__(self, *known: int, packs: int = 6, seed: int = 0) -> None:
        self.known, self.packs, self.seed = known, packs, seed
        self.order = cache(self._order)

    def _order(self, lot: int) -> tuple[int, ...]:
        pack = Counter([int(card) for card in decks(self.packs)])
        rest = list((pack - Counter(self.known)).elements())
        Random(f"{self.seed} {lot}").shuffle(rest)
        return (*self.known, *rest)


class Room:
    """Whatever happens is entered in the books at once."""

    def __init__(self, game: str, *known: int, clock: Clock | None = None, **fields: Any) -> None:
        self.known = known
        self.table: HouseTable = TABLES[game].open(TableSetup("t1", game, clock=clock or Clock(), **fields), 1)
        self.books: Counter[str] = Counter()
        self.decks: dict[int, Cards] = {}
        self.now = 1000

    def do(self, verb: str, player: str = "", **fields: Any) -> list[Event]:
        """A command at this moment, and the cards the table then asks for."""
        happened = list(self.table.do(Command(verb, player, at=self.now, **fields)))
        wanted = self.table.wants_deck()
        if wanted is not None:
            self.decks[wanted.hand] = Cards(*self.known, packs=wanted.packs, seed=wanted.hand)
            happened += self.table.begin(self.decks[wanted.hand], {"root": f"{wanted.hand}"}, self.now)
        record_events(happened, "staff tool" if verb in FLOOR else "enforced")
        for event in happened:
            for account, amount in entries(event):
                self.books[account] += amount
        return happened

    def act(self, player: str, what: str, amount: int = 0, **fields: Any) -> list[Event]:
        """A choice in the game."""
        return self.do("act", player, what=what, amount=amount, **fields)

    def wait(self) -> list[Event]:
        """Let time pass until the table's next tick."""
        due = self.table.wake()
        assert due is not None, "the table waits for nothing"
        self.now = max(self.now, due)
        return self.do("tick")

    def again(self) -> HouseTable:
        """The table as its stream alone tells it."""
        return type(self.table).resume(self.table.events, self.decks.__getitem__)

    def options(self, player: str) -> list[str]:
        """What a player may say, as text."""
        return [str(option) for option in self.table.view(player).options]


def entries(event: Event) -> tuple[tuple[str, int], ...]:
    """What is entered in the books: the table's own moves, or the house's."""
    return postings(event, "t1") or house_postings(event, "t1")


def plain(view: msgspec.Struct) -> Any:
    """A view as a browser receives it."""
    return msgspec.json.decode(msgspec.json.encode(view))
