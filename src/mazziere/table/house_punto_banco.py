"""The Punto Banco table of the room: one player is enough, and the cards play themselves."""

from __future__ import annotations

from math import lcm
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from mazziere.hand.events import Event, Option
from mazziere.house.punto_banco import BETS, Rules, State, Table, View, Worked, irregular, look, mask, worked
from mazziere.house.punto_banco import events as pb
from mazziere.house.punto_banco.evolve import APPLY, apply
from mazziere.house.punto_banco.rules import NUMBERS
from mazziere.house.shared import Limits, Order
from mazziere.table import house_events as hv
from mazziere.table.house_rack import rack
from mazziere.table.house_state import Game, Guest
from mazziere.table.house_table import HouseTable

CUT = 10_000
"""Milliseconds somebody who is offered the cut has to answer, where the setup does not say."""


def fold(state: State, event: Event) -> None:
    """An event of the game; the game itself keeps no time."""
    if type(event) in APPLY:
        apply(state, event)


class PuntoBancoTable(HouseTable):
    """As many seats as the setup says, and places to stand behind them."""

    engine: Table
    game: ClassVar[Game] = Game(State, fold, lambda event: event.seat if isinstance(event, pb.Staked) else None)
    opening: ClassVar[type[Event]] = pb.BettingOpened
    words: ClassVar[tuple[str, ...]] = ("stake", "withdraw", "cut", "decline")
    rules: ClassVar[dict[str, str]] = {
        "table": "PB-3.2",
        "seats": "PB-3.2",
        "standing": "PB-3.3b PB-4.3",
        "chips": "PB-4.2",
        "cards": "PB-1.2 PB-1.3",
        "betting": "PB-7.1",
        "enough": "PB-3.1",
        "marked": "PB-3.3a",
        "held": "PB-3.3b",
        "suspend": "PB-12.1b",
        "end": "PB-12.1a",
        "limits": "PB-2.1",
        "unclaimed": "PB-4.5",
    }

    def make_engine(self, game: State, order: Order) -> Table:
        """The boxes, over this state and these cards."""
        self._offered: tuple[tuple[int, int], dict[int, tuple[Option, ...]]] = ((0, 0), {})
        return Table(game, order)

    @property
    def _s(self) -> State:
        return self.engine.state

    @property
    def posted(self) -> Rules:
        """The house rules in force."""
        rules: Rules = self._s.rules if self._s.names else self.first_rules
        return rules

    @property
    def seats(self) -> int:
        """As the setup says."""
        return self.setup.seats

    @property
    def least(self) -> int:
        """The smallest stake on any box that can be paid."""
        return min(
            -(-self.posted.limits_of(bet).least // step) * step for bet in BETS for step in (self.posted.step(bet),)
        )

    @property
    def rack(self) -> tuple[int, ...]:
        """For Punto, Banco and Égalité, and for Winning Number."""
        rules = self.posted
        main = lcm(rules.limits.step, *[rules.step(bet) for bet in BETS if bet not in NUMBERS])
        sides = [replace(rules.number_limits, step=lcm(rules.number_limits.step, rules.step(bet))) for bet in NUMBERS]
        return rack(replace(rules.limits, step=main), sides, self.setup.buy_in[1])

    @property
    def packs(self) -> int:
        """Six decks, by the rule."""
        return self.posted.decks

    @property
    def lots(self) -> int:
        """A shoe at a time."""
        return 1

    @property
    def betting(self) -> bool:
        """Whether stakes are taken."""
        return self._s.stage == "betting"

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self._s.stage == "between"

    @property
    def turn(self) -> int:
        """The number of the hand."""
        return self._s.hand

    def fresh_lot(self) -> bool:
        """After the shoe's last hand."""
        return self._s.shoe_over

    def playable(self) -> bool:
        """Any stake will do."""
        return self._s.staked > 0

    def last_is_played(self) -> bool:
        """None of the last hands is left (PB-12.1a)."""
        return self._s.last_hands == 0

    @property
    def suspended(self) -> bool:
        """A hand that went wrong waits for the floor."""
        return self._s.suspended

    def staked(self, seat: int | None = None) -> int:
        """Chips on the boxes."""
        if seat is None:
            return self._s.staked
        return sum(self._s.stakes[seat].values()) if seat < len(self._s.stakes) else 0

    def opened(self) -> Event:
        """Everybody, with their chips."""
        guests = self.state.guests
        places = [guests.get(seat) for seat in range(self.capacity)]
        names = tuple(["" if guest is None else guest.player for guest in places])
        chips = tuple([0 if guest is None else guest.stack for guest in places])
        return pb.TableOpened(names, chips, self.posted, rule="PB-3.1")

    def enter(self, guest: Guest) -> tuple[Event, ...]:
        """Chips in front of a newcomer."""
        return (pb.ChipsBought(guest.seat, guest.stack, guest.stack, rule="PB-4.2"),)

    def buy(self, guest: Guest, amount: int) -> Event:
        """More chips for somebody in the hand."""
        return pb.ChipsBought(guest.seat, amount, self._s.chips[guest.seat] + amount, rule="PB-4.2")

    def take_back_all(self, guest: Guest, at: int) -> None:
        """Every stake of a guest."""
        for bet in tuple(self._s.stakes[guest.seat]):
            self.play(lambda bet=bet: self.engine.withdraw(guest.seat, bet), at)  # type: ignore[misc]  # bound at once

    def deal(self) -> None:
        """Rien ne va plus, the cards, and what they pay."""
        self.engine.finish()

    def deadline(self) -> int:
        """Nobody decides anything once the stakes lie, and whoever does not cut lets others cut."""
        return self.state.answer_until if self._s.stage == "cut" else 0

    def time_out(self) -> tuple[int, ...]:
        """The cut is declined for whoever does not answer."""
        seat = self._s.cut_offered
        self.engine.decline_cut(seat)
        return (seat,)

    def answer_absent(self, at: int) -> bool:
        """The cut goes past empty places; a hand without bets is dealt at once (PB-9.8)."""
        s, seat = self._s, self._s.cut_offered
        guest = self.state.guests.get(seat)
        here = guest is not None and guest.playing and not guest.away and not guest.leaving
        if s.stage == "cut" and (not here or self.state.closing):
            self.play(lambda: self.engine.decline_cut(seat), at)
            return True
        if s.stage == "cut" and self.state.asked != seat and self.setup.clock.think >= 0:
            self.emit(hv.AnswerUntil(seat, at + (self.setup.clock.think or CUT), rule="PB-1.4", at=at))
        if s.stage == "betting" and not s.bets:
            self.play(self.engine.finish, at)
            return True
        return False

    def offered(self, seat: int) -> tuple[Option, ...]:
        """The game's own options, worked out once for all who look."""
        now = (self.state.number, len(self.engine.events))
        if self._offered[0] != now:
            self._offered = (now, self.engine.pending)
        return self._offered[1].get(seat, ())

    def call_last_hands(self) -> None:
        """The last three hands."""
        irregular.last_three_hands(self.engine)

    def change_limits(self, limits: Limits) -> None:
        """From the next hand on."""
        irregular.change_limits(self.engine, limits)

    def won(self) -> tuple[int, ...]:
        """What each seat won of the bank in this hand."""
        nets = [0] * self.capacity
        for (seat, _), net in self._s.nets.items():
            nets[seat] += net
        return tuple(nets)

    def look(self, seat: int | None) -> View:
        """The boxes as a seat sees them."""
        seen = look(self._s, None)
        if seat is None:
            return seen
        return msgspec.structs.replace(seen, viewer=seat, options=self.offered(seat))

    def worked(self, seen: View) -> Worked:
        """Scores, and what may be staked."""
        return worked(seen)

    def mask_of(self, event: Event, seat: int | None) -> Event:
        """Nothing at this table is secret but the shoe, which is not in the events."""
        return mask(event, seat)
