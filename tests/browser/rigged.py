"""Cards that lie as a test wants them: by place at a poker table, by order in a shoe. FOR TESTS ONLY."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from mazziere.cards import parse_cards
from mazziere.cards.sealed import Commitment, SealedDeck
from mazziere.hand.deck import Stacked
from mazziere.room import decks
from mazziere.table.house_table import HouseTable
from mazziere.table.poker import PokerTable

BURNED = "2c 3c 4c 5c 2d "

# Who sits on the lower seat has place 0. The pack of an Italian table for two begins with the nines.
HANDS: dict[str, dict[str, str]] = {
    "showdown": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "keys": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "broke": {"hole/0": "As Ah", "hole/1": "Ks Kh", "board": "2c 7d 9h Js 3d"},
    "looked": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "risen0": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "risen1": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "risen2": {"hole/0": "As Ah", "hole/1": "Ks Kh", "board": "2c 7d 9h Js 3d"},
    "pushed": {"hole/0": "Ks Kh", "hole/1": "As Ah", "board": "2c 7d 9h Js 3d"},
    "draw": {"hole/0": "2c 2d 7h 9s Jc", "hole/1": "As Ah 4c 6d 8h"},
    "italiana": {"hole/0": "Ah Ad 9c Td Qh", "hole/1": "Jc Jd 9h Qs Kc"},
    "parol": {"hole/0": "Qc Qd 9h Js Kc", "hole/1": "Kh Kd Ac Ts 9d"},
    "mostro": {"hole/0": "Jc Jd 9h Qs Kc", "hole/1": "Ah Ad 9c Td Qh"},
    "tasti0": {"hole/0": "Jc Jd 9h Qs Kc", "hole/1": "Ah Ad Ac As Th"},
    "telesina": {
        "hole/0": "9s",
        "up/0": "Ah Ad Ac As",
        "hole/1": "9h",
        "up/1": "Qs Js Kh Tc",
        "board": "9c Td Qh 9d Jc",
    },
    "halves": {
        "hole/0": "Ah 2h Jc Td",
        "hole/1": "Ks Kd Qc Qd",
        "board": "Kh 3c 4d 8s 9c",
        "board/1": "Kc 5d 6h 7c Jh",
    },
    "razz": {"hole/0": "Kc Kd Th", "up/0": "3c 3d 9s Qd", "hole/1": "Ah 2h 9d", "up/1": "4h 6h Jc Qs"},
    "corto": {"hole/0": "Ah Ad Ac Td Th", "hole/1": "Jc Jd 9h Qs Kc"},
    "giro": {"hole/0": "Ah Ad Ac Td Th", "hole/1": "Jc Jd 9h Qs Kc"},
}

KNOWN = ("duel", "seat", "even", "straddle", "turn", "trio", "late", "twice", "full", "libera", "long")
"""At tables named so nobody draws for the button."""

SHOES = {
    # A pair to split, then sixteen against an ace to give up, then blackjack against an ace.
    "blackjack": BURNED + "8h 6d 8s Tc Kd 9c Qh  Th Ac 6s  As Ad Kh",
    # A pair of eights on the first box, sixteen on the second, against a six.
    "boxes": BURNED + "8h Th 6d 8s 6s",
    # Eleven on the first box, nineteen on the second, against a six; the bank goes bust.
    "blackjack-behind": BURNED + "6h Th 6d 5s 9s Kd Tc Qh",
    # Nine to hit and to stand on nineteen, the bank goes bust; then nineteen at once, and the bank goes bust again.
    "blackjack-keys": BURNED + "5h 6d 4s Th Kd 9c  Tc 6h 9s Kc 8d",
    # Punto has a natural eight, banco two.
    "punto-banco": BURNED + "8h 2s Kd Qh",
    # A tie at nought before any winner, a tie at six, punto by a natural nine, a tie at nought.
    "punto-ties": BURNED + "Kh Ks Qd Qh Kc Kd  6h 6s Kd Qh  9h 2s Kc Qs  Js Jh Jd Jc Ts Th",
    # Punto has a natural eight, banco two: twice.
    "punto-both": BURNED + "8h 2s Kd Qh  8d 2h Kc Qs",
    # Sixteen against an ace which is insured, and the bank has its ten; then eleven doubled that loses, with niWin won.
    "blackjack-insured": BURNED + "Th Ac 6s Kd  5h 9d 6d 3s Th",
    # Sixteen against a king, and the bank has looked: no blackjack.
    "blackjack-late": BURNED + "Th Kd 6s 7c",
    # Eights against a six: the first gets a three and is doubled to twenty-one, the second a two, doubled to nineteen.
    "blackjack-split": BURNED + "8h 6d 8s 3c Th 2h 9c Kd 9s",
    # Nineteen against a six, and the bank goes bust with two more cards.
    "blackjack-dealt": BURNED + "Th 6d 9s Kd 9c",
    # Three boxes against a six: eights that become three hands of four, five and two cards, then twenty and eleven.
    "blackjack-three": BURNED + "8h Ks 5h 6d 8s Kd 6h  8d 2h 3h 4h 5d 2s 2d 3d Tc",
    "blackjack-all": BURNED + "Th 6d 9s Kd 9c",
    # Nought against two: a third card each, and banco wins by nine to five.
    "punto-thirds": BURNED + "Kh 2s Qd Kc 5h 7s",
    # Twice the same.
    "punto-keys": BURNED + "8h 2s Kd Qh  8d 2h Kc Qs",
}


def fix_decks(seed: int) -> None:
    """Every deck comes from the same secret, and nobody's entropy changes it."""
    secret = sha256(b"browser %d" % seed).digest()
    _stand_in(Commitment, "new", classmethod(lambda cls: cls(secret)))
    _stand_in(decks.Shuffler, "take", lambda self, player, entropy: None)
    _stand_in(PokerTable, "begin", _with(PokerTable.begin, _stacked))
    _stand_in(HouseTable, "begin", _with(HouseTable.begin, _shoe))


def _stand_in(where: type, name: str, what: Any) -> None:
    setattr(where, name, what)


def _with(begin: Callable[..., Any], rigged: Callable[[str, SealedDeck], Any]) -> Callable[..., Any]:
    return lambda self, deck, seal, at: begin(self, rigged(self.setup.id, deck), seal, at)


def _stacked(table: str, deck: SealedDeck) -> Any:
    """The sealed order, but for the places named; nobody draws for the button, which the highest seat has."""
    if table not in HANDS and not table.startswith(KNOWN):
        return deck
    places = {zone: [int(card) for card in parse_cards(cards)] for zone, cards in HANDS.get(table, {}).items()}
    named = {card for cards in places.values() for card in cards}
    return Stacked(52, places, [card for card in deck.order(0) if card not in named])


class _Shoe:
    """A shoe whose first cards are named."""

    def __init__(self, deck: SealedDeck, first: list[int]) -> None:
        self._deck = deck
        self._first = first

    def order(self, lot: int) -> tuple[int, ...]:
        rest = list(self._deck.order(lot))
        for card in self._first:
            rest.remove(card)
        return (*self._first, *rest)


def _shoe(table: str, deck: SealedDeck) -> Any:
    if table not in SHOES:
        return deck
    return _Shoe(deck, [int(card) for card in parse_cards(SHOES[table])])
