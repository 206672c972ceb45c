"""A poker table: seats, button, blinds owed, and hand after hand of whatever game the table plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Self

from mazziere.games import ITALIAN, game
from mazziere.games.mixed import MENU
from mazziere.hand import log
from mazziere.hand.deck import Deck, InOrder, Stacked
from mazziere.hand.events import Event
from mazziere.hand.hand import Hand
from mazziere.rules.refusal import Refusal
from mazziere.table import (
    closing,
    dealing,
    events,
    evolve,
    floor,
    games,
    italian,
    playing,
    presence,
    seating,
    settling,
    showing,
)
from mazziere.table.command import Command
from mazziere.table.law import TableLaw, resolved
from mazziere.table.lineup import line_up
from mazziere.table.preferences import ITALIAN as ITALIAN_CHOICES
from mazziere.table.preferences import POKER as POKER_CHOICES
from mazziere.table.preferences import SAID
from mazziere.table.seated import Wanted
from mazziere.table.setup import DEALERS_CHOICE, TableSetup
from mazziere.table.state import Person, TableState
from mazziere.table.view import TableView, look, mask


class PokerTable:
    """One table, poker or Italian, and the hand on it.

    >>> from mazziere.hand.events import Stakes
    >>> table = PokerTable.open(TableSetup("t1", stakes=Stakes(blinds=(5, 10)), buy_in=(200, 1000)))
    >>> for seat, player in enumerate(("ada", "bruno", "carla")):
    ...     happened = table.do(Command("sit", player, seat, 500))
    >>> happened = table.begin(range(52), {}, at=0)
    >>> table.hand.actor, table.chips()
    (2, {'ada': 495, 'bruno': 490, 'carla': 500, 'pot': 15})
    """

    __slots__ = ("at", "events", "hand", "italian", "law", "state")

    def __init__(self, state: TableState, stream: list[Event]) -> None:
        self.state = state
        self.events = stream
        self.italian = state.setup.game in ITALIAN
        self.law = TableLaw(state.policies, state.sources, _cited_as(state.setup))
        self.hand: Hand | None = None
        self.at = stream[-1].at

    @classmethod
    def open(cls, setup: TableSetup, at: int = 0) -> Self:
        """A new table with nobody at it."""
        games.check(setup)
        policies, sources = resolved(setup)
        law = TableLaw(policies, sources, _cited_as(setup))
        first = events.TableOpened(setup, policies, sources, rule=law.cite["table/open"], at=at)
        return cls(evolve.opened(first), [first])

    @classmethod
    def resume(cls, stream: Iterable[Event], deck_of: Callable[[int], Any]) -> Self:
        """The table a stream tells, ready to go on with the deck of the hand still running."""
        told = list(stream)
        table = cls(evolve.replay(told), told)
        s = table.state
        if s.running and s.hand is not None:
            table.hand = log.resume(s.hand.log, game(s.game), _deck(deck_of(s.number)), table.think)
            table.hand.at = max([event.at for event in s.hand.log])
            # More time than the hand knows of may have been given.
            table.hand.state.deadline = s.hand.deadline
            s.hand = table.hand.state
        return table

    # -- what the setup and the rulebook make of it --------------------------------------

    @property
    def setup(self) -> TableSetup:
        """What the table was opened with; only how many bots it wants may change."""
        return self.state.setup

    @property
    def think(self) -> int:
        """How long a player has to decide, in milliseconds (0: without end)."""
        given = self.setup.clock.think
        return max(given or int(self.law.values["online_seconds"]) * 1000, 0)

    @property
    def bank(self) -> int:
        """The reserve of time a player brings to the table."""
        given = self.setup.clock.bank
        return max(given or int(self.law.values["online_time_bank"]) * 1000, 0)

    @property
    def sit_out_after(self) -> int:
        """After how many turns in a row that ran out a player sits out."""
        return self.setup.clock.sit_out_after or int(self.law.values["online_sit_out_after"])

    @property
    def extra(self) -> int:
        """How much longer somebody who needs it may think here."""
        setup = self.setup
        allowed = setup.extra_time == "allowed" or (not setup.extra_time and (setup.private or setup.bots > 0))
        return self.think if allowed else 0

    @property
    def act_rule(self) -> str:
        """Why nobody acts when it is not their turn."""
        return self.hand.law.rules["act_in_turn"] if self.hand is not None else ""

    @property
    def game(self) -> str:
        """The game of the next hand; "" while somebody has to choose it."""
        return games.next_game(self.state)

    # -- commands ------------------------------------------------------------------------

    def do(self, command: Command) -> list[Event]:
        """Carry out a command: what happened. A Refusal changes nothing."""
        before = len(self.events)
        if command.at > self.at:
            self.at = command.at
        verb = VERBS.get(command.verb)
        if verb is None:
            raise Refusal("", "no-such-verb", verb=command.verb, allowed=", ".join(sorted(VERBS)))
        verb(self, command)
        if not self.state.running and self._due():
            presence.before_the_blind(self, command.at)
        return self.events[before:]

    def emit(self, event: Event) -> None:
        """Let something happen at the table: it is written down, and it changes the state."""
        self.events.append(event)
        evolve.APPLY[type(event)](self.state, event)

    def staff(self, command: Command) -> None:
        """Only the room itself, or the host of the table."""
        if command.player and command.player != self.setup.host:
            raise Refusal(self.law.cite["table/open"], "staff-only")

    def tick(self, command: Command) -> None:
        """The clock: whatever is due by now happens."""
        at = command.at
        due = playing.deadline(self)
        if due and at >= due:
            playing.run_out(self, at)
        presence.expire(self, at)
        if self._due():
            self._ask_for_a_game(at)

    # -- the next hand -------------------------------------------------------------------

    def _playable(self) -> bool:
        s = self.state
        return italian.playable(s) if self.italian else len(dealing.present(s)) > 1

    def _due(self) -> bool:
        s = self.state
        return not (s.running or s.paused or s.closing or s.closed) and self.at >= s.next_at and self._playable()

    def _ask_for_a_game(self, at: int) -> None:
        s = self.state
        if self.setup.game != DEALERS_CHOICE or s.left:
            return
        present = dealing.present(s)
        menu = games.offered(s, len(present))
        if s.menu:
            if self._chooser_is_there() and (not s.choose_by or at < s.choose_by):
                return
            self._chosen(s.game if s.game in menu else menu[0], at)
            return
        line = line_up(s, self.law, game(menu[0]))
        seat = games.chooser(s, line.places.button if line else present[-1], present)
        until = at + self.think if self.think else 0
        player = s.people[seat].player
        self.emit(events.GameAsked(player, seat, menu, until, rule=self.law.cite["table/choice"], at=at))

    def _chooser_is_there(self) -> bool:
        person = self.state.people.get(self.state.chooser)
        return person is not None and person.present

    def choose(self, command: Command) -> None:
        """The button says which game comes next (`what`)."""
        s = self.state
        person = seating.seated(self, command)
        if not s.menu or s.chooser != person.seat:
            raise Refusal(self.law.cite["table/choice"], "choice-not-asked")
        self._chosen(command.what, command.at, person.player)

    def _chosen(self, key: str, at: int, by: str = "") -> None:
        s = self.state
        hands = games.choose(s, self.law, key, max(len(dealing.present(s)), 2))
        rule = self.law.cite["table/choice-lasts"]
        self.emit(events.GameChosen(key, hands, s.chooser, by, rule=rule, at=at))

    def wants_deck(self) -> Wanted | None:
        """A hand is due and waits for these cards."""
        if not self._due() or not self.game:
            return None
        players = len(italian.takes_part(self.state)) if self.italian else 0
        pack = tuple([int(card) for card in game(self.game).for_players(players).pack])
        return Wanted(self.state.number + 1, pack, 1, dealing.wanted_lots(self))

    def begin(self, deck: Any, seal: dict[str, Any], at: int) -> list[Event]:
        """The room made the cards: the hand starts."""
        before = len(self.events)
        self.at = max(self.at, at)
        if not self._due() or not self.game:
            raise Refusal("", "no-hand-due")
        hand = dealing.deal(self, self.game, deck, seal, at)
        self.hand = hand
        self.state.hand = hand.state
        self.events += hand.events
        playing.go_on(self, at)
        return self.events[before:]

    def wake(self) -> int | None:
        """When the next `tick` is due; None: nothing to wait for."""
        s = self.state
        due = [person.until for person in s.people.values() if person.until and not person.leaving]
        if deadline := playing.deadline(self):
            due.append(deadline)
        if not (s.running or s.paused or s.closed) and self._playable():
            if s.menu and not self._chooser_is_there():
                due.append(self.at)
            elif s.menu:
                due += [s.choose_by] if s.choose_by else []
            elif self.at < s.next_at or not self.game:
                due.append(s.next_at)
        return min(due, default=None)

    # -- what verbs share ----------------------------------------------------------------

    def settle(self, at: int) -> None:
        """The hand is over."""
        settling.settle(self, at)

    def sit_out(self, person: Person, why: str, at: int, rule: str = "") -> None:
        """Somebody is away from now on."""
        presence.away(self, person, why, at, rule)

    def away_in_the_hand(self, person: Person, at: int) -> None:
        """Somebody goes while a hand is on."""
        playing.away_in_the_hand(self, person, at)

    def back_in_the_hand(self, person: Person, at: int) -> None:
        """Somebody is back while a hand is on."""
        playing.back_in_the_hand(self, person, at)

    def inside(self, person: Person) -> bool:
        """Does a player have a share in a carried pot?"""
        return italian.inside(self.state, person)

    def prefer(self, person: Person, what: str, value: str, at: int) -> None:
        """A player sets an automatic choice; a hand that is on and knows of it learns it too."""
        choices = ITALIAN_CHOICES if self.italian else POKER_CHOICES
        if what not in choices or value not in choices[what]:
            allowed = ", ".join(choices.get(what, choices))
            raise Refusal(self.law.cite[f"table/prefer-{what}"], "bad-choice", choice=value or what, allowed=allowed)
        if (what, value) == ("time", "extra") and not self.extra:
            raise Refusal("", "no-extra-time")
        said = SAID.get((what, value))
        place = self.state.place(person.player)
        if said and self.hand is not None and place is not None:
            playing.for_the_seat(self, place, said, at=at)
        rule = self.law.cite[f"table/prefer-{what}"]
        self.emit(events.Preferred(person.player, what, value, rule=rule, at=at))
        if self.hand is not None:
            playing.go_on(self, at)

    def _prefer(self, command: Command) -> None:
        self.prefer(seating.seated(self, command), command.what, command.value, command.at)

    # -- what others may know ------------------------------------------------------------

    def view(self, player: str | None) -> TableView:
        """Everything this viewer (None: a spectator) may know of the table and the hand on it."""
        return look(self.state, player)

    def mask(self, event: Event, player: str | None) -> Event | None:
        """An event as that viewer receives it."""
        return mask(event, player, self.state.players)

    def chips(self) -> dict[str, int]:
        """Whose chips lie where: each player's under the id, the middle (carried pots included) under `pot`."""
        s = self.state
        found = {person.player: s.stack(person) + person.behind for person in s.people.values()}
        h = self.hand.state if self.hand is not None else None
        found["pot"] = h.pot + sum(h.bets) + h.frozen + h.raked + h.carry.pot if h is not None else s.carry.pot
        return found


def _deck(given: Any) -> Deck:
    """The deck of a running hand, as the room keeps it: sealed, in order, or a list of cards."""
    if isinstance(given, InOrder | Stacked):
        return given
    return InOrder.sealed(given) if hasattr(given, "order") else InOrder([int(card) for card in given])


def _cited_as(setup: TableSetup) -> str:
    """The game whose rules a table of several cites."""
    return setup.game if setup.game in (*MENU, *ITALIAN) else "holdem"


VERBS: Final[dict[str, Callable[[PokerTable, Command], None]]] = {
    "act": playing.act,
    "tick": PokerTable.tick,
    "sit": seating.sit,
    "approve": seating.approve,
    "deny": seating.deny,
    "leave": seating.leave,
    "show": showing.show,
    "change-seat": seating.change_seat,
    "kick": seating.kick,
    "top-up": seating.top_up,
    "cash": seating.cash,
    "give": seating.give,
    "keep-apart": seating.keep_apart,
    "sit-out": presence.sit_out,
    "return": presence.come_back,
    "post": presence.enter,
    "wait": presence.enter,
    "straddle": presence.enter,
    "prefer": PokerTable._prefer,  # a method of this class
    "choose": PokerTable.choose,
    "clock": playing.call_clock,
    "extend": floor.extend,
    "pause": floor.pause,
    "resume": floor.go_on_again,
    "shift": floor.shift,
    "draw": floor.draw,
    "dispute": floor.dispute,
    "count": floor.count,
    "confirm": floor.confirm,
    "void": floor.void,
    "bots": floor.bots,
    "close": closing.close,
    "keep-open": closing.keep_open,
    "stakes": floor.forbidden,
    "deck": floor.forbidden,
}
"""What may be asked of a table, by whom it may."""
