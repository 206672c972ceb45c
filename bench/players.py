"""One random policy at every engine: uniform over fold, check or call, and bet or raise; the amount uniform in bounds.

Nobody folds when checking is free, because PokerKit refuses it in tournaments: so every engine plays hands alike.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from bench.measure import MissingPeer
from mazziere.games import GAMES
from mazziere.hand.log import replay

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

SEED = 20_240
BLINDS = (50, 100)
STACK = 10_000
SEATS = 6
REPLAYED = 100
"""One hand in so many is rebuilt from its events."""


class Counted:
    """A batch of hands that knows how many decisions its hands took: equal policies give equal figures."""

    def __init__(self, play: Callable[[Random], int]) -> None:
        self._play = play
        self._random = Random(SEED)
        self.hands = 0
        self.decisions = 0

    def __call__(self, count: int) -> None:
        play, random = self._play, self._random
        for _ in range(count):
            self.decisions += play(random)
        self.hands += count

    @property
    def length(self) -> float:
        """Decisions in a hand."""
        return self.decisions / self.hands


class Mazziere(Counted):
    """Our hands, every event kept for as long as the batch lasts, some of them replayed."""

    def __init__(self, game: str, **setup: Any) -> None:
        super().__init__(self._hand)
        self._variant = GAMES[game]
        self._setup = setup
        self._kept: list[Any] = []

    def __call__(self, count: int) -> None:
        self._kept = []
        super().__call__(count)

    def _hand(self, random: Random) -> int:
        hand = self._variant.deal(**self._setup)
        decisions = play_out(hand, random)
        kept = self._kept
        kept.append(hand.events)
        if not len(kept) % REPLAYED and replay(hand.events) != hand:
            raise AssertionError("a hand was not rebuilt from its events")
        return decisions


def play_out(hand: Hand, random: Random) -> int:
    """Play a hand to its end; how many decisions that took."""
    chance = random.random
    decisions = 0
    while (seat := hand.actor) is not None:
        options = hand.pending[seat]
        first = 1 if len(options) > 1 and options[1].verb == "check" else 0
        choice = options[first + int(chance() * (len(options) - first))]
        low, high = choice.low, choice.high
        hand.act(choice.verb, low + int(chance() * (high - low + 1)) if high > low else high, seat)
        decisions += 1
    return decisions


def pokerkit(game: str, *stakes: Any) -> Counted:
    """PokerKit's hands, with everything automated that it can automate, in as few calls as its interface allows."""
    try:
        import pokerkit as kit
    except ImportError:
        raise MissingPeer("pokerkit is not installed; install the extra `bench`") from None
    create = getattr(kit, game).create_state
    automations = tuple(kit.Automation)

    def hand(random: Random) -> int:
        state = create(automations, True, *stakes)
        decisions = 0
        while state.status:
            if state.can_post_bring_in():
                doings = [state.post_bring_in]
            elif state.checking_or_calling_amount:
                doings = [state.fold, state.check_or_call]
            else:
                doings = [state.check_or_call]
            low = state.min_completion_betting_or_raising_to_amount
            place = int(random.random() * (len(doings) + (low is not None)))
            if place < len(doings):
                doings[place]()
            else:
                high = state.max_completion_betting_or_raising_to_amount
                state.complete_bet_or_raise_to(low + int(random.random() * (high - low + 1)))
            decisions += 1
        return decisions

    return Counted(hand)


def texasholdem() -> Counted:
    """The hands of `texasholdem`, all from one game whose players are given their chips back before each."""
    try:
        from texasholdem import ActionType, TexasHoldEm
    except ImportError:
        raise MissingPeer("texasholdem is not installed; install the extra `bench`") from None
    table = TexasHoldEm(buyin=STACK, small_blind=BLINDS[0], big_blind=BLINDS[1], max_players=SEATS)

    def hand(random: Random) -> int:
        for player in table.players:
            player.chips = STACK
        table.start_hand()
        decisions = 0
        while table.is_hand_running():
            moves = table.get_available_moves()
            kinds = moves.action_types
            if ActionType.CHECK in kinds:
                kinds = [kind for kind in kinds if kind is not ActionType.FOLD]
            kind = kinds[int(random.random() * len(kinds))]
            if kind is ActionType.RAISE:
                amounts = moves.raise_range
                table.take_action(kind, total=amounts[int(random.random() * len(amounts))])
            else:
                table.take_action(kind)
            decisions += 1
        return decisions

    return Counted(hand)
