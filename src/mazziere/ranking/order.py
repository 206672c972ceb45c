"""What every order of hands answers: how strong, who wins, who shows best."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, ClassVar, NoReturn, TypeVar

from mazziere.ranking.explained import Explained

Seat = TypeVar("Seat", bound=Hashable)
Hole = Callable[[Sequence[int]], int]
"""The strength of a hole on a board already prepared."""


class RankingError(ValueError):
    """Cards that cannot be ranked: unknown, repeated, too few, or not of this deck."""


class Order(ABC):
    """An order of hands: `strength` is an int and higher is better, in lowball too."""

    name: str
    total: ClassVar[bool] = True
    """Does the greatest strength win whoever else contests the pot?"""

    @abstractmethod
    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the best five of five or more cards; 0 is a hand that does not qualify."""

    @abstractmethod
    def partial(self, cards: Sequence[int]) -> Any:
        """How good one to four exposed cards look: pairs, trips and high cards, no straights or flushes."""

    def winners(self, hands: Mapping[Seat, Sequence[int]]) -> list[Seat]:
        """Who wins one pot that all these hands contest; several when they tie, nobody when none qualifies."""
        return self.best({seat: self.strength(cards) for seat, cards in hands.items()})

    def best(self, strengths: Mapping[Seat, int]) -> list[Seat]:
        """`winners`, when the strengths are already known."""
        most = max(strengths.values(), default=0)
        return [seat for seat, each in strengths.items() if each == most] if most else []

    def omaha(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """The best hand of exactly two hole cards and three of the board."""
        return _prepared(self, tuple(board))(hole)

    def omaha_board(self, board: Sequence[int]) -> Hole:
        """`omaha` for many holes on one board: what depends on the board alone is done once."""
        triples = board_triples(board)

        def strength(hole: Sequence[int]) -> int:
            return max(self.strength(pair + triple) for pair in combinations(hole, 2) for triple in triples)

        return strength

    def explain(self, cards: Sequence[int]) -> Explained:
        """The hand that `strength` counts, in words."""
        if len(cards) < 5:
            refuse(cards)
        # Of equal fives the first is chosen: sorted, so that the same cards are told the same in any order.
        return self.told(self.choose(combinations(sorted(cards, reverse=True), 5)))

    def explain_omaha(self, hole: Sequence[int], board: Sequence[int]) -> Explained:
        """The hand that `omaha` counts, in words."""
        pairs, triples = (combinations(sorted(cards, reverse=True), n) for cards, n in ((hole, 2), (board, 3)))
        return self.told(self.choose(pair + triple for pair, triple in product(pairs, triples)))

    def choose(self, fives: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        """The five cards that a player who could make any of these counts."""
        return max(fives, key=self.strength)

    @abstractmethod
    def told(self, five: Sequence[int]) -> Explained:
        """Exactly five cards in words."""


def board_triples(board: Sequence[int]) -> list[tuple[int, ...]]:
    """The threes of a board that Omaha hands are made with."""
    if len(board) < 3 or not all(0 <= card < 52 for card in board):
        refuse(board, least=3)
    return list(combinations(board, 3))


@lru_cache(maxsize=16)
def _prepared(order: Order, board: tuple[int, ...]) -> Hole:
    """The boards of the last few hands: every player of a hand asks for the same one."""
    return order.omaha_board(board)


def refuse(cards: Sequence[int], least: int = 5) -> NoReturn:
    """Say what is wrong with cards that found no place in a table."""
    from mazziere.cards import pretty

    if any(card == 52 for card in cards):
        raise RankingError(f"an unknown card (??) cannot be ranked: {pretty(cards)}")
    if strange := [card for card in cards if not 0 <= card < 52]:
        raise RankingError(f"{strange[0]} is not a card: expected 0 (2♣) to 51 (A♠)")
    if len(cards) < least:
        raise RankingError(f"{len(cards)} cards are too few to rank ({pretty(cards)}): expected {least} or more")
    raise RankingError(f"a card appears twice in {pretty(cards)}")
