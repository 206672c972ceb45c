"""A table of a game against the bank: people by id around the game's own table, rounds by the clock."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

import msgspec

from mazziere.hand.command import Command as GameCommand
from mazziere.hand.events import ClockShifted, Event, Option
from mazziere.house.shared import Limits, Order
from mazziere.rules.refusal import Refusal
from mazziere.table import events as ev
from mazziere.table import house_events as hv
from mazziere.table import house_floor, house_people
from mazziere.table.command import Command
from mazziere.table.house_options import HouseOptions, game_rules
from mazziere.table.house_state import Game, Guest, HouseState, apply, notice, replay
from mazziere.table.house_view import HouseView, Worked, look, worked
from mazziere.table.seated import Wanted
from mazziere.table.setup import TableSetup

PACK = tuple(range(52))


class HouseTable(ABC):
    """What blackjack and Punto Banco tables share. A seat of the table is the same seat in the game.

    A round: cards are there, betting opens, enough is staked and a countdown runs, cards, decisions, payment, a pause.
    """

    game: ClassVar[Game]
    rules: ClassVar[dict[str, str]]
    """The articles of this game, by topic."""
    opening: ClassVar[type[Event]]
    """The event from which a hand's stakes are taken, and new limits are in force."""
    words: ClassVar[tuple[str, ...]]
    """What a player may say in the game."""

    def __init__(self, state: HouseState, events: Iterable[Event], deck: Any = None) -> None:
        self.state = state
        self.events = list(events)
        self.options = HouseOptions.of(self.setup)
        self.first_rules = game_rules(self.setup, self.options)
        self._deck = deck
        self.engine = self.make_engine(state.game, self._order)

    @classmethod
    def open(cls, setup: TableSetup, at: int = 0) -> Self:
        """A new table with nobody at it."""
        HouseOptions.of(setup)
        opened = ev.TableOpened(setup, {}, (), at=at)
        return cls(HouseState(setup, cls.game.empty()), [opened])

    @classmethod
    def resume(cls, events: Iterable[Event], deck_of: Callable[[int], Any]) -> Self:
        """The table a stream tells, with the cards it was last brought."""
        told = list(events)
        state = replay(told, cls.game)
        return cls(state, told, None if state.cards is None else deck_of(state.cards.hand))

    @property
    def setup(self) -> TableSetup:
        """What the table was opened with; only how many bots it wants may change."""
        return self.state.setup

    # -- the game ------------------------------------------------------------------------

    @abstractmethod
    def make_engine(self, game: Any, order: Order) -> Any:
        """The game's own table over its state and these cards."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """Seats at the table; places for standing players have the numbers after them."""

    @property
    @abstractmethod
    def least(self) -> int:
        """The smallest stake that can be made."""

    @property
    @abstractmethod
    def packs(self) -> int:
        """Decks in the shoe."""

    @property
    @abstractmethod
    def lots(self) -> int:
        """Shoes, or rounds of a machine, that come under one seal."""

    @property
    @abstractmethod
    def betting(self) -> bool:
        """Whether stakes are taken."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the round is over."""

    @abstractmethod
    def fresh_lot(self) -> bool:
        """Whether the next round is dealt from a new shoe (or machine load)."""

    @abstractmethod
    def playable(self) -> bool:
        """Whether enough is staked for the cards to be dealt."""

    @abstractmethod
    def last_is_played(self) -> bool:
        """Whether the last of the hands that were called last is over."""

    @property
    @abstractmethod
    def suspended(self) -> bool:
        """Whether the game itself has stopped."""

    @abstractmethod
    def staked(self, seat: int | None = None) -> int:
        """Chips on the table, of everybody or of one seat."""

    @abstractmethod
    def opened(self) -> Event:
        """The event that seats everybody in the game for the next round."""

    @abstractmethod
    def enter(self, guest: Guest) -> tuple[Event, ...]:
        """The events that bring somebody who sits down while stakes are taken into the game."""

    @abstractmethod
    def buy(self, guest: Guest, amount: int) -> Event:
        """The event that gives somebody in the round more chips."""

    @abstractmethod
    def take_back_all(self, guest: Guest, at: int) -> None:
        """Take every stake of a guest back while stakes are taken."""

    @abstractmethod
    def deal(self) -> None:
        """Close the betting and deal."""

    @abstractmethod
    def deadline(self) -> int:
        """When those who are asked must have answered (0: nobody is, or nobody is hurried)."""

    @abstractmethod
    def time_out(self) -> tuple[int, ...]:
        """Answer for everybody who has not; the seats it was done for."""

    @abstractmethod
    def answer_absent(self, at: int) -> bool:
        """Answer for one who is away, has left or is the house's company, if such a one is asked."""

    @abstractmethod
    def call_last_hands(self) -> None:
        """Call the last three hands of the evening."""

    @abstractmethod
    def change_limits(self, limits: Limits) -> None:
        """Post new limits, from the next hand on."""

    @property
    @abstractmethod
    def posted(self) -> msgspec.Struct:
        """The house rules in force, limits and all: always on view."""

    @property
    @abstractmethod
    def rack(self) -> tuple[int, ...]:
        """The chips that are worth taking in hand here, the smallest first."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """What an answer may name, so that a late one is refused."""

    @abstractmethod
    def offered(self, seat: int) -> tuple[Option, ...]:
        """What a seat may do in the game."""

    @abstractmethod
    def look(self, seat: int | None) -> msgspec.Struct:
        """The game as a seat sees it."""

    @abstractmethod
    def worked(self, seen: Any) -> msgspec.Struct:
        """What only a rule can work out of the game that was seen."""

    @abstractmethod
    def mask_of(self, event: Event, seat: int | None) -> Event:
        """An event of the game as a seat receives it."""

    def _order(self, lot: int) -> Any:
        cards = self.state.cards
        assert cards is not None, "no cards have been brought"
        return self._deck.order(lot - cards.first)

    # -- what the room asks --------------------------------------------------------------

    def do(self, command: Command) -> list[Event]:
        """Carry out a command: what happened. A Refusal changes nothing."""
        before = len(self.events)
        verb = VERBS.get(command.verb)
        if verb is None:
            raise Refusal(self.rules["table"], "not-your-choice", verb=command.verb, options=", ".join(VERBS))
        if self.state.closed and command.verb != "tick":
            raise Refusal(self.rules["end"], "house-table-closed")
        if command.verb in FLOOR:
            house_floor.staff(self, command)
        verb(self, command)
        self.advance(command.at)
        return self.events[before:]

    def wants_deck(self) -> Wanted | None:
        """A round is due and its shoe is not there."""
        s = self.state
        if not self._due() or not self._spent():
            return None
        return Wanted(s.number + 1, PACK, self.packs, self.lots)

    def begin(self, deck: Any, seal: dict[str, Any], at: int) -> list[Event]:
        """The room made the cards; the round opens when the pause is over."""
        before = len(self.events)
        s = self.state
        if self.wants_deck() is None:
            raise Refusal(self.rules["table"], "house-hand-under-way")
        each = 4 * self.packs
        if Counter([card // 4 for card in deck.order(0)]) != dict.fromkeys(range(13), each):
            raise Refusal(self.rules["cards"], "house-wrong-cards", each=each)
        self._deck = deck
        self.emit(hv.CardsBrought(s.number + 1, s.game.lot + 1, self.lots, seal, rule=self.rules["cards"], at=at))
        self.advance(at)
        return self.events[before:]

    def wake(self) -> int | None:
        """When a tick is due next."""
        s = self.state
        if s.closed or s.paused:
            return None
        times = [
            self.betting_until,
            self.deadline(),
            *[guest.until for guest in s.guests.values() if not guest.leaving],
        ]
        found = [time for time in times if time]
        if self._evening_over() or (self._due() and not self._spent()):
            found.append(s.next_at)
        return min(found, default=None)

    def view(self, player: str | None) -> HouseView:
        """The table and the game on it, as one viewer may know them."""
        return look(self, player)

    def worked_for(self, player: str | None, events: Iterable[Event]) -> Worked:
        """What no event tells: it goes with a step's events to one viewer."""
        return worked(self, player, events)

    def mask(self, event: Event, player: str | None) -> Event | None:
        """An event as that viewer receives it."""
        guest = self.state.guest(player) if player else None
        return self.mask_of(event, None if guest is None else guest.seat)

    def chips(self) -> dict[str, int]:
        """Whose chips lie where; those staked under `pot`."""
        s = self.state
        found = {guest.player: s.stack(guest) for guest in s.guests.values()}
        return {**found, "pot": self.staked() if s.running else 0}

    # -- rounds --------------------------------------------------------------------------

    def _due(self) -> bool:
        """Whether somebody is here to open a round for."""
        s = self.state
        if s.running or s.paused or s.closed or s.closing or self.suspended or self.last_is_played():
            return False
        return self._somebody()

    def _evening_over(self) -> bool:
        """The last hands were called and are played: the table closes when everybody has seen the last of them."""
        s = self.state
        return self.last_is_played() and not s.running and not s.paused and not s.closed

    def _somebody(self) -> bool:
        return any(self.can_stake(guest) for guest in self.state.guests.values() if not guest.company)

    def can_stake(self, guest: Guest) -> bool:
        """Somebody who is here, stays, and has chips for a stake."""
        return not guest.away and not guest.leaving and self.state.stack(guest) >= self.least

    def _spent(self) -> bool:
        """Whether the next round needs cards that are not there."""
        cards = self.state.cards
        return (
            not self.betting
            and self.fresh_lot()
            and (cards is None or self.state.game.lot + 1 >= cards.first + cards.lots)
        )

    def advance(self, at: int) -> None:
        """Whatever follows by itself: answers for the absent, the end of a round, the beginning of the next."""
        s = self.state
        self._run(at)
        if (s.closing and not s.closed) or (self._evening_over() and s.next_at <= at):
            house_floor.close_now(self, at)
        elif self._due() and not self._spent() and s.next_at <= at:
            self._open_round(at)
            self._run(at)
        self._countdown(at)

    def _run(self, at: int) -> None:
        s = self.state
        while s.running and not self.over and self.answer_absent(at):
            pass
        if s.running and self.over:
            self._end(at)
        elif s.running and self.betting:
            for guest in tuple(s.guests.values()):
                if not guest.playing:
                    # Somebody who came while the shoe was being cut.
                    house_people.enter(self, guest, at)
            house_people.company_alone(self, at)
            if not self.staked() and not self._somebody():
                # Nobody is left to stake: the next to come opens the round again, with the same cards.
                self.emit(ev.HandEnded(s.number, (), (), next_at=at, voided=True, rule=self.rules["enough"], at=at))

    def _open_round(self, at: int) -> None:
        s = self.state
        taken = tuple([s.guests[seat].player if seat in s.guests else "" for seat in range(self.capacity)])
        self.emit(ev.HandBegan(s.number + 1, self.setup.game, taken, tuple(range(self.capacity)), at=at))
        opened = self.opened()
        self.engine.events.clear()
        self.play(lambda: self.engine.emit(opened), at)
        cards = s.cards
        assert cards is not None, "a round that is due has its cards"
        # So that the round can be told, played again and proved by itself, wherever in the shoe it begins.
        taken_up = self.engine.taken_up(cards.seal, cards.first, cards.hand)
        self.play(lambda: self.engine.emit(taken_up), at)
        if not self.betting:
            self.play(self.engine.next_hand, at)

    @property
    def capacity(self) -> int:
        """Seats and places for standing players."""
        return self.seats + self.options.standing

    def _countdown(self, at: int) -> None:
        """Start the countdown when enough is staked, stop it when it is not; deal when everybody has staked."""
        s = self.state
        if not s.running or not self.betting or s.paused:
            return
        enough = self.playable()
        if enough and self._all_ready():
            self.close_betting(at)
        elif enough and not s.betting_until and self.setup.clock.betting > 0:
            self.emit(hv.BettingUntil(at + self.setup.clock.betting, rule=self.rules["betting"], at=at))
        elif not enough and s.betting_until:
            self.emit(hv.BettingUntil(0, rule=self.rules["enough"], at=at))

    @property
    def betting_until(self) -> int:
        """When betting closes (0: it is not open, or nobody is hurried)."""
        return self.state.betting_until if self.state.running and self.betting else 0

    def _all_ready(self) -> bool:
        people = [guest for guest in self.state.guests.values() if not guest.company]
        return all(guest.ready for guest in people if self.staked(guest.seat) or self.can_stake(guest))

    def close_betting(self, at: int) -> None:
        """No more stakes: the cards."""
        self.play(self.deal, at)
        self.advance(at)

    def _end(self, at: int) -> None:
        s = self.state
        seats = range(self.capacity)
        stacks = tuple([s.stack(s.guests[seat]) if seat in s.guests else 0 for seat in seats])
        next_at = at + max(self.setup.clock.pause, 0)
        self.emit(ev.HandEnded(s.number, stacks, self.won(), next_at=next_at, at=at))
        house_people.after_the_round(self, at)

    @abstractmethod
    def won(self) -> tuple[int, ...]:
        """What each seat has won of the bank in this round."""

    # -- the machine ---------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let something happen at the table: it is written down, and it changes the state."""
        self.events.append(event)
        apply(self.state, event)

    def play(self, step: Callable[[], object], at: int) -> None:
        """Let something happen in the game; its first event says when."""
        first = len(self.events)
        self.run(step, at)
        if at and len(self.events) > first:
            self.events[first] = msgspec.structs.replace(self.events[first], at=at)

    def run(self, step: Callable[[], object], at: int) -> None:
        """Let something happen in the game and write it down as it is."""
        engine = self.engine
        before = len(engine.events)
        clock, engine.at = getattr(engine, "at", 0), at
        try:
            step()
        except Refusal:
            engine.at = clock
            raise
        for event in engine.events[before:]:
            self.events.append(event)
            notice(self.state, event, self.game)

    def act(self, command: Command) -> None:
        """A player's choice in the game: `what` is the game's verb, `value` the box or bet it is about."""
        s, at = self.state, command.at
        guest = house_people.known(self, command.player)
        verb = f"{command.what} {command.value}".strip()
        if guest.leaving:
            raise Refusal(self.rules["seats"], "house-leaving-already")
        if not guest.playing or not s.running:
            raise Refusal(self.rules["betting"], "house-not-asked")
        if verb.partition(" ")[0] not in (*self.words, "ready"):
            raise Refusal(self.rules["table"], "not-your-choice", verb=verb, options=", ".join(self.words))
        self.chosen(guest, verb, command)
        if guest.away:
            self.emit(ev.CameBack(guest.player, at=at))
        elif guest.timeouts:
            self.emit(ev.TimedOut(guest.player, 0, at=at))

    def chosen(self, guest: Guest, verb: str, command: Command) -> None:
        """Carry out a choice."""
        if verb == "ready":
            if not self.betting or not self.staked(guest.seat) or guest.ready:
                raise Refusal(self.rules["betting"], "house-nothing-staked")
            self.emit(hv.Ready(guest.player, rule=self.rules["betting"], at=command.at))
            return
        if guest.seat >= self.seats and not self.state.standing and verb.startswith(("stake", "niwin")):
            raise Refusal(self.rules["standing"], "house-standing-refused")
        told = GameCommand(verb, guest.seat, command.amount, at=command.at, turn=command.turn)
        self.play(lambda: self.engine.do(told), command.at)

    def tick(self, command: Command) -> None:
        """Whatever was waiting for the clock."""
        s, at = self.state, command.at
        if s.paused:
            return
        house_people.absences(self, at)
        if 0 < self.betting_until <= at:
            self.close_betting(at)
        elif s.running and 0 < self.deadline() <= at:
            late: list[int] = []
            first = len(self.events)
            self.play(lambda: late.extend(self.time_out()), at)
            house_people.late(self, tuple(late), first, at)

    def shift(self, command: Command) -> None:
        """Give back the time that an outage took."""
        if command.amount > 0:
            self.give_back(command.amount, command.at)

    def give_back(self, by: int, at: int) -> None:
        """Move every deadline."""
        event = ClockShifted(by, at=at)
        self.events.append(event)
        notice(self.state, event, self.game)
        self.game.fold(self.state.game, event)


VERBS: dict[str, Callable[[HouseTable, Command], None]] = {
    "sit": house_people.sit,
    "leave": house_people.leave,
    "top-up": house_people.top_up,
    "sit-out": house_people.sit_out,
    "return": house_people.come_back,
    "change-seat": house_people.change_seat,
    "act": HouseTable.act,
    "tick": HouseTable.tick,
    "clock-shifted": HouseTable.shift,
    "shift": HouseTable.shift,
    "deny": house_floor.deny,
    "approve": house_floor.approve,
    "pause": house_floor.pause,
    "resume": house_floor.resume,
    "bots": house_floor.bots,
    "close": house_floor.close,
    "keep-open": house_floor.keep_open,
    "last-hands": house_floor.last_hands,
    "limits": house_floor.limits,
    "hold": house_floor.hold,
    "release": house_floor.release,
    "standing": house_floor.standing,
    "unclaimed": house_floor.unclaimed,
    "kick": house_floor.kick,
}
FLOOR = (
    "approve",
    "pause",
    "resume",
    "bots",
    "close",
    "keep-open",
    "last-hands",
    "limits",
    "hold",
    "release",
    "standing",
    "unclaimed",
    "kick",
)
"""Verbs of the staff alone, or of the host."""
