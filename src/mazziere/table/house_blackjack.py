"""The blackjack table of the room: seats are boxes, the bank is a player, the house finds company for a guest alone."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from mazziere.hand.events import Event, Option
from mazziere.house.blackjack import Rules, State, Table, View, Worked, look, mask, worked
from mazziere.house.blackjack import events as bj
from mazziere.house.blackjack.basic import choose
from mazziere.house.blackjack.decisions import UNANSWERED
from mazziere.house.blackjack.rules import NIWIN
from mazziere.house.blackjack.state import APPLY, apply
from mazziere.house.shared import Limits, Order
from mazziere.rules.refusal import Refusal
from mazziere.table import house_events as hv
from mazziere.table import house_people
from mazziere.table.command import Command
from mazziere.table.house_rack import rack
from mazziere.table.house_state import Game, Guest
from mazziere.table.house_table import HouseTable

COMPANY = 100
"""Smallest stakes the house's company brings."""


class BlackjackTable(HouseTable):
    """Seven boxes; seat n owns box n."""

    engine: Table
    game: ClassVar[Game] = Game(State, apply, lambda event: event.player if isinstance(event, bj.Staked) else None)
    opening: ClassVar[type[Event]] = bj.BettingOpened
    words: ClassVar[tuple[str, ...]] = (
        *("stake", "niwin", "take-back", "second-box", "bot-box"),
        *("surrender", "insure", "even-money", "hit", "stand", "double", "split", "no"),
    )
    rules: ClassVar[dict[str, str]] = {
        "table": "BJ-1.1a",
        "seats": "BJ-1.1a",
        "standing": "BJ-4.4",
        "chips": "BJ-4.2",
        "cards": "BJ-2.1a BJ-2.1b",
        "betting": "BJ-6.1",
        "enough": "BJ-4.1",
        "marked": "BJ-1.1a",
        "held": "BJ-1.1a",
        "suspend": "BJ-11.1",
        "end": "BJ-8.1",
        "limits": "BJ-3.1",
        "unclaimed": "BJ-11.1",
    }

    def make_engine(self, game: State, order: Order) -> Table:
        """The boxes, over this state and these cards."""
        return Table(game, order)

    @property
    def _s(self) -> State:
        return self.engine.state

    @property
    def seats(self) -> int:
        """One for each box."""
        return self.posted.boxes

    @property
    def least(self) -> int:
        """The smallest stake on a box that can be paid."""
        limits, step = self.posted.limits, self.posted.step
        return -(-limits.least // step) * step

    @property
    def posted(self) -> Rules:
        """The house rules in force."""
        rules: Rules = self._s.rules if self._s.names else self.first_rules
        return rules

    @property
    def rack(self) -> tuple[int, ...]:
        """For the boxes and for niWin."""
        rules = self.posted
        sides = [replace(rules.niwin_limits, step=rules.niwin_step(box)) for box in NIWIN]
        return rack(replace(rules.limits, step=rules.step), sides, self.setup.buy_in[1])

    @property
    def packs(self) -> int:
        """Six decks, by the rule."""
        return self.posted.decks

    @property
    def lots(self) -> int:
        """A shoe at a time; a machine loads many times under one seal."""
        return 32 if self.posted.device == "csm" else 1

    @property
    def betting(self) -> bool:
        """Whether stakes are taken."""
        return self._s.phase == "betting"

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self._s.phase == "between"

    @property
    def turn(self) -> int:
        """The question being asked, or the number of the hand."""
        return self._s.turn if self._s.phase == "play" else self._s.number

    def fresh_lot(self) -> bool:
        """After the cut card, and with a machine always."""
        return self._s.new_shoe or self.posted.device == "csm"

    def playable(self) -> bool:
        """Stakes on two boxes, by the rule."""
        return len(self._s.stakes) >= self.posted.least_boxes

    def last_is_played(self) -> bool:
        """None of the last hands is left (BJ-8.1)."""
        return self._s.hands_left == 0

    @property
    def suspended(self) -> bool:
        """A hand that went wrong waits for the floor."""
        return self._s.suspended

    def staked(self, seat: int | None = None) -> int:
        """Main stakes, what was given up and waits, niWin and insurance."""
        s = self._s
        if seat is None:
            return s.on_table()
        hands = [hand.stakes for hands in s.hands.values() for hand in hands]
        main = hands if s.hands else list(s.stakes.values())
        boxes = sum(stakes.get(seat, 0) for stakes in (*main, *s.insured.values(), *s.given_up.values()))
        return boxes + s.added.get(seat, 0) + sum(s.niwin.get(seat, {}).values())

    def opened(self) -> Event:
        """Everybody, with their chips, on the boxes they own."""
        guests = self.state.guests
        places = [guests.get(seat) for seat in range(self.capacity)]
        names = tuple(["" if guest is None else guest.player for guest in places])
        chips = tuple([0 if guest is None else guest.stack for guest in places])
        owners = tuple([-1 if guest is None else guest.seat for guest in places[: self.seats]])
        return bj.TableOpened(names, chips, owners, self.posted, rule="BJ-1.1a")

    def enter(self, guest: Guest) -> tuple[Event, ...]:
        """Chips in front of a newcomer, and the box that goes with the seat."""
        chips = bj.ChipsBought(guest.seat, guest.stack, guest.stack, rule="BJ-4.2")
        if guest.seat >= self.seats:
            return (chips,)
        return chips, bj.BoxTaken(guest.seat, guest.seat, rule="BJ-1.1a")

    def buy(self, guest: Guest, amount: int) -> Event:
        """More chips for somebody in the hand."""
        return bj.ChipsBought(guest.seat, amount, self._s.chips[guest.seat] + amount, rule="BJ-4.2")

    def take_back_all(self, guest: Guest, at: int) -> None:
        """Every stake of a guest, on the boxes and on niWin; the box has no owner any more."""
        s, seat = self._s, guest.seat
        lying: list[int | str] = [box for box, stakes in s.stakes.items() if seat in stakes]
        lying += list(s.niwin.get(seat, ()))
        for box in lying:
            self.play(lambda box=box: self.engine.take_back(seat, box), at)  # type: ignore[misc]  # bound at once
        if seat < self.seats and s.owners[seat] == seat and seat not in s.stakes:
            self.play(lambda: self.engine.leave(seat), at)

    def deal(self) -> None:
        """Rien ne va plus."""
        self.engine.close()

    def deadline(self) -> int:
        """When a window closes."""
        return self._s.deadline if self._s.pending else 0

    def time_out(self) -> tuple[int, ...]:
        """What silence means: never a chip that is not staked already."""
        late = tuple([player for _, player in self._s.pending])
        self.engine.time_out()
        return late

    def answer_absent(self, at: int) -> bool:
        """Company plays by the chart; who is away or has left adds nothing."""
        s = self._s
        for place in s.pending:
            box, seat = place
            guest = self.state.guests.get(seat)
            if guest is None or guest.company or guest.away or guest.leaving:
                verb = choose(s, place) if guest is not None and guest.company else UNANSWERED[s.window]
                self.play(lambda: self.engine.act(seat, verb, box=box), at)  # noqa: B023  # called at once
                return True
        return False

    def offered(self, seat: int) -> tuple[Option, ...]:
        """The game's own options; no bot's box where the house sends nobody."""
        found = self.engine.offered(seat)
        company = self.options.company and self._box_for_company() is not None
        return found if company else tuple([option for option in found if option.verb != "bot-box"])

    def _box_for_company(self) -> int | None:
        """A free seat whose box nobody has staked on."""
        return next((seat for seat in house_people.free_seats(self) if seat not in self._s.stakes), None)

    def chosen(self, guest: Guest, verb: str, command: Command) -> None:
        """As everywhere, but company is found by the table, and stakes when somebody else has."""
        if verb == "bot-box":
            self._company(guest, command)
            return
        super().chosen(guest, verb, command)
        if self.betting:
            for other in tuple(self.state.guests.values()):
                if other.company and other.playing:
                    self._stake_company(other, command.at)

    def _company(self, guest: Guest, command: Command) -> None:
        at = command.at
        if not any(option.verb == "bot-box" for option in self.offered(guest.seat)):
            raise Refusal("BJ-4.1", "not-your-choice", verb="bot-box", options="–")
        seat = self._box_for_company()
        assert seat is not None, "it was offered"
        self.emit(hv.CompanyCame(f"@{seat}", seat, COMPANY * self.least, rule="BJ-4.1", at=at))
        company = self.state.guests[seat]
        house_people.enter(self, company, at)
        self._stake_company(company, at)

    def _stake_company(self, guest: Guest, at: int) -> None:
        s, seat = self._s, guest.seat
        if not s.stakes or self.playable() or seat in s.stakes or s.chips[seat] < self.least:
            return
        self.play(lambda: self.engine.stake(seat, self.least, seat), at)

    def call_last_hands(self) -> None:
        """The last three hands."""
        self.engine.last_hands()

    def change_limits(self, limits: Limits) -> None:
        """From the next hand on."""
        self.engine.change_limits(limits)

    def won(self) -> tuple[int, ...]:
        """What each seat won of the bank in this hand."""
        return tuple([self._s.net(seat) for seat in range(self.capacity)])

    def look(self, seat: int | None) -> View:
        """The boxes as a seat sees them."""
        return look(self._s, seat)

    def worked(self, seen: View) -> Worked:
        """Points read out, and what may be staked."""
        return worked(seen)

    def mask_of(self, event: Event, seat: int | None) -> Event:
        """Others' options are not told."""
        return mask(event, seat) if type(event) in APPLY else event
