"""The players made of code that the house seats: they keep tables alive, at a human pace, and give way to people."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mazziere.bots import HOUSE, NAMES, STYLES, HouseBot, PokerBot
from mazziere.room.watchdog import asked
from mazziere.rules.refusal import Refusal
from mazziere.table.command import HIRED, Command
from mazziere.table.poker import PokerTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from mazziere.bots import Bot
    from mazziere.hand.events import Event
    from mazziere.room.actor import Actor
    from mazziere.room.clock import Timer
    from mazziere.room.ports import Person
    from mazziere.room.room import Room

log = logging.getLogger("mazziere.bots")

BANK_STAKE: Final = 100
"""What a bot stakes against the bank, hand after hand."""

BROUGHT: Final = 60
"""How much of the most a table allows a bot brings, in per cent."""


class Botkeeper:
    """Seats bots where a table wants them, and lets each decide when it is asked."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._dice = Random()
        self._minds: dict[tuple[str, str], Bot] = {}
        self._timers: dict[str, Timer] = {}
        self._seating: set[str] = set()
        self._spare: list[Person] = []
        self._closed = False

    def mine(self, player: str) -> bool:
        """Is this one of the house's own?"""
        known = self._room.accounts.known(player)
        return known is not None and known.role == "bot" and "style" in known.details

    def alone(self, actor: Actor) -> bool:
        """Are bots among themselves between two hands, and nobody looks on?"""
        seated = actor.seated()
        return bool(seated) and not running(actor) and not len(actor.watchers) and all(map(self.mine, seated))

    def close(self) -> None:
        """No bot decides any more, whatever is still being carried out."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # -- deciding ------------------------------------------------------------------------

    def after(self, actor: Actor, events: list[Event] = []) -> None:  # noqa: B006  # never written to
        """Something happened at a table: let its bots hear it, and set a time for the one who is asked."""
        mine = [player for player in actor.seated() if self.mine(player)]
        if not mine and not actor.table.setup.bots:
            return
        for player in mine:
            mind = self._mind(actor, player)
            for event in events:
                seen = actor.table.mask(event, player)
                if seen is not None:
                    mind.observe(seen)
        if any(player in mine for player in asked(actor.table)):
            self._later(actor)
        if not running(actor):
            self._fill(actor)

    def _later(self, actor: Actor) -> None:
        if self._closed or actor.id in self._timers:
            return
        low, high = self._room.config.bot_pace
        delay = self._dice.randint(low, high) if high else 0
        when = self._room.clock.now() + delay
        self._timers[actor.id] = self._room.clock.call_at(when, lambda: self._decide(actor))

    def _decide(self, actor: Actor) -> None:
        self._timers.pop(actor.id, None)
        if actor.busy:
            self._later(actor)
            return
        for player in asked(actor.table):
            if self.mine(player):
                command = self._answer(actor, player)
                if command is not None:
                    actor.post(command)
                    return

    def _answer(self, actor: Actor, player: str) -> Command | None:
        view: Any = actor.table.view(player)
        if isinstance(actor.table, PokerTable):
            if view.chooser >= 0 and view.menu and not view.running:
                return Command("choose", player, what=self._dice.choice(view.menu))
            view = view.hand
        decision = self._mind(actor, player).act(view, view.options)
        if not decision.verb:
            return None
        return Command(
            "act", player, amount=decision.amount, cards=decision.cards, what=decision.verb, value=decision.value
        )

    def _mind(self, actor: Actor, player: str) -> Bot:
        mind = self._minds.get((actor.id, player))
        if mind is None:
            known = self._room.accounts.known(player)
            style = known.details.get("style", "regular") if known is not None else "regular"
            report, seed = self._report(actor.id), self._dice.getrandbits(32)
            bank = actor.table.setup.game in HOUSE
            mind = HouseBot(amount=BANK_STAKE, report=report) if bank else PokerBot(style, seed=seed, report=report)
            self._minds[actor.id, player] = mind
        return mind

    def _report(self, table: str) -> Callable[[Exception, Any], None]:
        def report(error: Exception, _: Any) -> None:
            # What the bot saw stays out of the log: it knows its cards.
            log.warning("table %s: a bot failed: %s", table, type(error).__name__)

        return report

    # -- seating -------------------------------------------------------------------------

    def _fill(self, actor: Actor) -> None:
        """Between hands: who has no chips goes, one gives way when the table is full, and free places are filled."""
        if self._closed or actor.id in self._seating or actor.fault or closed(actor):
            return
        mine = [player for player in actor.seated() if self.mine(player)]
        chips = actor.table.chips()
        broke = [player for player in mine if chips.get(player, 0) < _least(actor)]
        wanted = min(actor.table.setup.bots, _chairs(actor, len(actor.seated()) - len(mine)))
        going = broke or mine[wanted:]
        if going or (len(mine) < wanted and _free(actor)):
            self._seating.add(actor.id)
            self._room.later(lambda: self._reseat(actor, going, wanted))

    async def _reseat(self, actor: Actor, going: list[str], wanted: int) -> None:
        try:
            for player in going:
                await actor.do(Command("leave", player))
                self._forget(actor, player)
            missing = wanted - sum([self.mine(player) for player in actor.seated()])
            for _ in range(min(missing, _free(actor))):
                await self._seat(actor)
        except Refusal as refusal:
            log.info("table %s: a bot was refused: %s", actor.id, refusal.code)
        finally:
            self._seating.discard(actor.id)

    async def _seat(self, actor: Actor) -> None:
        if self._spare:
            spare = self._spare.pop()
            try:
                await self._sit(actor, spare)
                return
            except Refusal as refusal:
                self._spare.insert(0, spare)
                # Who has left this table not long ago may not come back yet; somebody new may.
                if refusal.code != "back-too-soon":
                    raise
        await self._sit(actor, await self._new())

    async def _sit(self, actor: Actor, bot: Person) -> None:
        low, high = actor.table.setup.buy_in
        amount = max(low, high * BROUGHT // 100, _least(actor))
        await self._room.bring_up_to(bot.id, amount)
        await actor.do(Command("sit", bot.id, amount=amount, what=HIRED, value="post"))

    async def _new(self) -> Person:
        style = self._dice.choice(list(STYLES))
        names = self._dice.sample(NAMES[style], len(NAMES[style]))
        return await self._room.accounts.bot(names, {"style": style})

    def _forget(self, actor: Actor, player: str) -> None:
        self._minds.pop((actor.id, player), None)
        known = self._room.accounts.known(player)
        # The house sends the same one back only to another table: at this one it would have to wait.
        if known is not None and len(self._spare) < 50:
            self._spare.insert(0, known)


def _least(actor: Actor) -> int:
    stakes = actor.table.setup.stakes
    return max([*stakes.blinds, stakes.ante, stakes.small_bet, actor.table.setup.buy_in[0] // 10, 1])


def _chairs(actor: Actor, people: int) -> int:
    """Chairs that bots may have: the house keeps one free at its own tables for who comes in; at a host's those sit
    who were asked for, and give way to who asks for a seat.
    """
    setup = actor.table.setup
    kept = len(asking(actor)) if setup.host else 1
    return max(setup.seats - people - kept, 0)


def _free(actor: Actor) -> int:
    """Seats that nobody has, and nobody has asked the host for."""
    return actor.table.setup.seats - len(actor.seated()) - len(asking(actor))


def running(actor: Actor) -> bool:
    """Is a hand being played?"""
    return bool(actor.table.state.running)  # type: ignore[attr-defined]  # every table has a state


def closed(actor: Actor) -> bool:
    """Is the table closed for good?"""
    return bool(actor.table.state.closed)  # type: ignore[attr-defined]  # every table has a state


def asking(actor: Actor) -> list[str]:
    """Who has asked the host for a seat, and waits."""
    return [player for player, _ in actor.table.state.asking.values()]  # type: ignore[attr-defined]  # every table has a state
