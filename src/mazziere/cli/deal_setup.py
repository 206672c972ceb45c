"""How each hand of an evening is started: the game of the rotation, its stakes, and where the cards come from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from mazziere.cards import FRENCH_52, Card, CardError, SealedDeck, distinct
from mazziere.games import GAMES, ITALIAN
from mazziere.games import game as game_of
from mazziere.games.mixed import HORSE, Leg, Rotation
from mazziere.hand.dealing import Deal
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Carry
from mazziere.hand.hand import Hand
from mazziere.hand.setup import SetupError
from mazziere.hand.variant import Variant
from mazziere.rules import Rulebook, rulebook

BLINDS: Final = (50, 100)
INVITO: Final = 50
MIXED: Final = {"horse": HORSE}

LOTS: Final = 3
"""The deal and two reshuffles: what six players of poker all'italiana may need, and no game needs more."""


class Dealt(NamedTuple):
    """A hand that has begun, and the sealed deck it is dealt from, unless cards were named."""

    hand: Hand
    sealed: SealedDeck | None


@dataclass
class Setup:
    """What the command line said about the hands to deal; given cards are for the first hand only."""

    rotation: Rotation
    rulebook: Rulebook
    blinds: tuple[int, ...] = ()
    bets: tuple[int, ...] = ()
    ante: int | None = None
    bring_in: int | None = None
    hole: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    board: Sequence[Card] = ()
    deck: Sequence[Card] = ()
    seed: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def start(
        self,
        leg: Leg,
        stacks: Sequence[int],
        names: Sequence[str],
        *,
        button: int,
        number: int,
        carry: Carry | None = None,
    ) -> Dealt:
        """The next hand, with what the last one left."""
        game = leg.variant.for_players(len(stacks))
        limit = leg.limit or game.limits[0]
        given = number == 1 and (self.hole or self.board or self.deck)
        sealed = None if given else self._sealed(number)
        hand = game.deal(
            stacks,
            names=names,
            button=button,
            left=(button + 1) % len(stacks),
            limit=limit,
            rulebook=self.rulebook if leg.game in GAMES or "IT" in self.rulebook.sources else rulebook("italiana"),
            carry=carry,
            deck=sealed or self._stacked(game, len(stacks), number),
            seal=msgspec.to_builtins(sealed.seal) if sealed else {},
            **self.stakes(game, limit),
        )
        return Dealt(hand, sealed)

    def said(self) -> dict[str, Any]:
        """What a report must say of the cards: that they were fixed, if they were."""
        return {} if self.seed is None else {"seed": self.seed}

    def stakes(self, game: Variant, limit: str) -> dict[str, Any]:
        """The forced bets and the sizes of the others, as this game and limit name them."""
        stakes: dict[str, Any] = {}
        if game.key in ITALIAN:
            # The forced bet of these games is the invito.
            invito = INVITO if self.ante is None else self.ante
            return {"invito": invito, "showdown": "ask", "options": dict(self.options)}
        small, big = _two(self.bets) if self.bets else (0, 0)
        if limit == "spread-limit":
            least = max(self.blinds or BLINDS)
            stakes["spread"] = (small, big) if self.bets else (least, 5 * least)
        if game.blinds:
            if limit == "fixed-limit" and self.bets:
                # The setup of a hand makes the blinds from the bets.
                return stakes | {"small_bet": small, "big_bet": big, "blinds": self.blinds, "ante": self.ante or 0}
            return stakes | {"blinds": self.blinds or BLINDS, "ante": self.ante or 0}
        small = small or max(self.blinds or BLINDS)
        return stakes | {
            "small_bet": small,
            "big_bet": big or 2 * small,
            "ante": max(small // 10, 1) if self.ante is None else self.ante,
            "bring_in": max(small * 3 // 10, 1) if self.bring_in is None else self.bring_in,
        }

    def _sealed(self, number: int) -> SealedDeck:
        if self.seed is None:
            return SealedDeck.make(FRENCH_52, lots=LOTS)
        from mazziere.cards.testing import fixed_deck

        return fixed_deck(self.seed + number - 1, lots=LOTS)

    def _stacked(self, game: Variant, players: int, number: int) -> Stacked:
        """The cards that were named, where they belong, and the others shuffled: nothing to seal."""
        places = {"board": list(map(int, self.board))}
        if len(self.board) > game.board_due[-1]:
            raise SetupError(f"--board: {len(self.board)} cards, but {game.name} has {game.board_due[-1]}")
        for seat, cards in self.hole.items():
            if not 0 <= seat < players:
                raise SetupError(f"--hole: there is no seat {seat + 1}; give 1 to {players}")
            for zone, card in zip(_zones(game, len(cards)), cards, strict=True):
                places.setdefault(f"{zone}/{seat}", []).append(int(card))
        named = distinct(card for cards in (*places.values(), self.deck) for card in cards)
        rest = [
            *map(int, self.deck),
            *(card for card in self._sealed(number).order(0) if card in game.pack and card not in named),
        ]
        return Stacked(len(game.pack), places, rest)


def rotation(games: str, limit: str) -> Rotation:
    """A game, a mixed game, or several games one after the other.

    >>> [leg.game for leg in rotation("holdem,razz", "").legs], len(rotation("horse", "").legs)
    (['holdem', 'razz'], 5)
    """
    if games in MIXED and limit:
        raise SetupError(f"--limit: {limit!r} is not allowed; {games} has limits of its own")
    if games in MIXED:
        return MIXED[games]
    legs = []
    for key in games.split(","):
        if key not in GAMES and key not in ITALIAN:
            raise SetupError(f"--game: {key!r} is not known; give one of {', '.join((*GAMES, *ITALIAN, *MIXED))}")
        limits = game_of(key).limits
        if limit and limit not in limits:
            raise SetupError(f"--limit: {limit!r} is not known; give one of {', '.join(limits)}")
        legs.append(Leg(key, limit))
    return Rotation(tuple(legs))


def _zones(game: Variant, count: int) -> list[str]:
    """Where a player's cards lie, in the order in which they are dealt."""
    zones: list[str] = []
    for phase in game.phases:
        if isinstance(phase, Deal):
            zones += ["hole"] * phase.down + ["up"] * phase.up
    if count > len(zones):
        raise CardError(f"--hole: {count} cards, but {game.name} gives {len(zones)}")
    return zones[:count]


def _two(bets: Sequence[int]) -> tuple[int, int]:
    if len(bets) != 2:
        raise SetupError(f"--bets: {'/'.join(map(str, bets))!r} is not allowed; give two amounts, such as 100/200")
    return bets[0], bets[1]
