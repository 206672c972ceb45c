"""PokerKit playing the hand that we play: same seats, same stakes, and the cards as they came off our deck."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any, NamedTuple

from pokerkit import (
    Automation,
    Card,
    Deck,
    FixedLimitPokerMixin,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    Holdem,
    Mode,
    NoLimitPokerMixin,
    NoLimitTexasHoldem,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    OmahaHoldemMixin,
    PotLimitOmahaHoldem,
    PotLimitPokerMixin,
    SingleDraw,
    StandardHighHand,
    TexasHoldemMixin,
    UnfixedLimitHoldem,
)

from mazziere.hand.events import Moved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mazziere.hand.events import Option
    from mazziere.hand.hand import Hand

AUTOMATIONS = tuple(
    automation
    for automation in Automation
    if automation not in (Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING)
)
CARDS = tuple([next(iter(Card.parse("23456789TJQKA"[card >> 2] + "cdhs"[card & 3]))) for card in range(52)])
UNKNOWN = "??"
_ZONES = {**{f"up/{seat}": f"hole/{seat}" for seat in range(10)}, "shared": "board"}
"""PokerKit keeps up-cards with the hole cards, and lays a common card on the board."""


_HI_LO = {"hand_types": (OmahaHoldemHand, OmahaEightOrBetterLowHand)}
_HIGH_DRAW = {"deck": Deck.STANDARD, "hand_types": (StandardHighHand,), "hole_dealing_count": 5}

# Games that PokerKit does not name, put together from its own parts. It does name a fixed-limit Omaha Hi/Lo, but that
# class bets pot-limit.
PotLimitTexasHoldem = type("PotLimitTexasHoldem", (PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem), {})
PotLimitOmahaHiLo = type("PotLimitOmahaHiLo", (PotLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem), _HI_LO)
FixedLimitOmahaHiLo = type("FixedLimitOmahaHiLo", (FixedLimitPokerMixin, OmahaHoldemMixin, Holdem), _HI_LO)
NoLimitFiveCardDraw = type("NoLimitFiveCardDraw", (NoLimitPokerMixin, SingleDraw), _HIGH_DRAW)


class Game(NamedTuple):
    """A game both sides know."""

    key: str
    limit: str
    seats: int
    theirs: Any


GAMES = {
    "holdem no-limit": Game("holdem", "no-limit", 9, NoLimitTexasHoldem),
    "holdem pot-limit": Game("holdem", "pot-limit", 9, PotLimitTexasHoldem),
    "holdem fixed-limit": Game("holdem", "fixed-limit", 9, FixedLimitTexasHoldem),
    "omaha4 pot-limit": Game("omaha4", "pot-limit", 9, PotLimitOmahaHoldem),
    "omaha4-hilo pot-limit": Game("omaha4-hilo", "pot-limit", 9, PotLimitOmahaHiLo),
    "omaha4-hilo fixed-limit": Game("omaha4-hilo", "fixed-limit", 9, FixedLimitOmahaHiLo),
    "stud7 fixed-limit": Game("stud7", "fixed-limit", 8, FixedLimitSevenCardStud),
    "stud7-hilo fixed-limit": Game("stud7-hilo", "fixed-limit", 8, FixedLimitSevenCardStudHighLowSplitEightOrBetter),
    "razz fixed-limit": Game("razz", "fixed-limit", 8, FixedLimitRazz),
    "draw5 no-limit": Game("draw5", "no-limit", 6, NoLimitFiveCardDraw),
}


class Offer(NamedTuple):
    """What a player is offered: totals for the street, 0 or () for what is not."""

    seat: int
    draw: bool = False
    fold: bool = False
    call: int = 0
    bring_in: int = 0
    wagers: tuple[tuple[int, int], ...] = ()

    @property
    def empty(self) -> bool:
        """Is there nothing to decide but to check?"""
        return not (self.draw or self.call or self.bring_in or self.wagers)


def our_offer(hand: Hand) -> Offer | None:
    """Whose turn it is with us and what it offers; None when the hand waits for no wager."""
    seat = hand.actor
    if seat is None:
        return None
    said: dict[str, Option] = {option.verb: option for option in hand.legal(seat)}
    if "draw" in said:
        return Offer(seat, draw=True)
    wagers = [(said[verb].low, said[verb].high) for verb in ("complete", "bet", "raise") if verb in said]
    call = said["call"].high if "call" in said else 0
    bring_in = said["bring-in"].high if "bring-in" in said else 0
    return Offer(seat, False, "fold" in said, call, bring_in, tuple(sorted(wagers)))


class Remembered:
    """A hand type of PokerKit's for the length of one hand: the same hand is not worked out again and again."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._found: dict[tuple[tuple[Card, ...], ...], Any] = {}

    def from_game(self, hole: Iterable[Card], board: Iterable[Card] = ()) -> Any:
        """The hand, or a ValueError where there is none."""
        key = (tuple(hole), tuple(board))
        if key not in self._found:
            self._found[key] = self._kind.from_game_or_none(*key)
        if self._found[key] is None:
            raise ValueError("no hand")
        return self._found[key]


class Theirs:
    """A hand of PokerKit's, dealt the cards of ours."""

    def __init__(self, game: Game, stacks: list[int], stakes: dict[str, Any]) -> None:
        blinds = stakes.get("blinds", ())
        bets: tuple[Any, ...]
        if "bring_in" in stakes:
            bets = (stakes["bring_in"], stakes["small_bet"], stakes["big_bet"])
        elif game.limit == "fixed-limit":
            bets = (blinds, blinds[1], 2 * blinds[1])
        else:
            bets = (blinds, blinds[1])
        kit = game.theirs(AUTOMATIONS, True, stakes.get("ante", 0), *bets, mode=Mode.CASH_GAME)
        self.state = kit(tuple(stacks), len(stacks))
        self.state.hand_types = tuple([Remembered(kind) for kind in self.state.hand_types])
        self._read = 0
        self._cards: dict[str, deque[Card]] = defaultdict(deque)

    def follow(self, hand: Hand) -> None:
        """Deal what has been dealt on our side, until somebody must decide."""
        for event in hand.events[self._read :]:
            if isinstance(event, Moved) and event.source == "stub":
                for zone, face in zip(event.to, event.faces, strict=True):
                    self._cards[_ZONES.get(zone, zone)].append(CARDS[face])
        self._read = len(hand.events)
        state = self.state
        while state.status and state.actor_index is None and state.stand_patter_or_discarder_index is None:
            if state.card_burning_status:
                state.burn_card(UNKNOWN)
            elif any(state.hole_dealing_statuses):
                state.deal_hole((self._cards[f"hole/{state.hole_dealee_index}"].popleft(),))
            else:
                board = self._cards["board"]
                state.deal_board([board.popleft() for _ in range(state.board_dealing_count or 0)])

    def offer(self) -> Offer | None:
        """Whose turn it is with them and what they offer."""
        state = self.state
        drawing = state.stand_patter_or_discarder_index
        if drawing is not None:
            return Offer(drawing, draw=True)
        seat = state.actor_index
        if seat is None:
            return None
        low = state.min_completion_betting_or_raising_to_amount
        wagers = () if low is None else ((low, state.max_completion_betting_or_raising_to_amount),)
        call = state.checking_or_calling_amount or 0
        return Offer(seat, False, state.can_fold(), call, state.effective_bring_in_amount or 0, wagers)

    def open_with(self, seat: int) -> None:
        """Let another seat speak first in a round that nobody has spoken in."""
        state = self.state
        state.actor_indices.rotate(-state.actor_indices.index(seat))
        state.opener_index = seat

    def act(self, verb: str, amount: int, cards: tuple[int, ...] = ()) -> None:
        """Do what was done on our side."""
        state = self.state
        if verb == "fold":
            state.fold()
        elif verb in ("check", "call"):
            state.check_or_call()
        elif verb == "bring-in":
            state.post_bring_in()
        elif verb == "draw":
            state.stand_pat_or_discard([CARDS[card] for card in cards])
        else:
            state.complete_bet_or_raise_to(amount)
