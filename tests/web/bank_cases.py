"""What seldom happens against the bank, made to happen: a second shoe, a late surrender, a deal that went wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mazziere.cards import parse_cards
from mazziere.house.blackjack import irregular as blackjack
from mazziere.house.punto_banco import irregular as punto_banco
from mazziere.house.punto_banco.table import Table
from web.bank_streams import BankStream, Telling

SIXAIN: Final = 6
BURNED: Final = "2c 3c 4c 5c 2d "
STAKE: Final = 100
TWO: Final = ("ada", "bea")
SAT: Final = 10_000


class Case(Telling):
    """A table where Ada and Bea sit, and whose cards lie as they are named."""

    def __init__(self, game: str, **rules: Any) -> None:
        super().__init__(game, {name.replace("_", "-"): value for name, value in rules.items()})
        self.packs = rules.get("decks", SIXAIN)
        for player in TWO:
            self.do("sit", player, seat=-1, amount=SAT)

    def shoe(self, cards: str) -> None:
        """A shoe whose first cards, after those that are burned, are these."""
        first = [int(card) for card in parse_cards(BURNED + cards)]
        rest = list(range(52)) * self.packs
        for card in first:
            rest.remove(card)
        self.bring([*first, *rest])

    def act(self, player: str, what: str, value: object = "", amount: int = 0) -> None:
        """What must be taken as it is said."""
        told = len(self.streams[0].steps)
        self.do("act", player, what=what, value=str(value), amount=amount)
        assert len(self.streams[0].steps) > told, f"{player} may not {what} {value}"

    def dealt(self, *boxes: object) -> None:
        """Ada and Bea stake on these, and the cards are dealt."""
        for player, box in zip(TWO, boxes, strict=True):
            self.act(player, "stake", box, STAKE)
        for player in TWO:
            self.act(player, "ready")

    def by_hand(self, *steps: Callable[[], object]) -> None:
        """What the dealer does at the table itself, step by step."""
        for step in steps:
            before = len(self.table.events)
            self.table.play(step, self.at)
            self.table.advance(self.at)
            self.take(self.table.events[before:])

    def pause(self) -> None:
        """The next hand is opened."""
        self.at += 1_000
        self.do("tick")


def misdealt(sides: str, **stakes: str) -> tuple[Case, Table]:
    """A hand of Punto Banco that goes wrong: everybody stakes, and the cards are given to these sides."""
    told = Case("punto-banco")
    told.shoe("4h 2s Kd Qh 5c 3d")
    for player, bet in stakes.items():
        told.act(player, "stake", bet, STAKE)
    table = told.table.engine
    told.by_hand(*[partial(punto_banco.give, table, side) for side in sides.split()])
    return told, table


def second_shoe() -> list[BankStream]:
    """Punto Banco with the cut card near the top: a hand, the last of the shoe, and one from the next."""
    told = Case("punto-banco", decks=1, behind_cut=40)
    for cards in ("8h 2s Kd Qh  9h 3s Ks Qd", "Kh 6s Qs 2h"):
        told.shoe(cards)
        for _ in range(2):
            told.dealt("punto", "banco")
            told.pause()
            if told.table.wants_deck():
                break
    return told.streams


def rebuilt_deal() -> list[BankStream]:
    """Punto Banco, sides swapped: the cards are put right, Bea withdraws, and the hand is dealt to its end."""
    told, table = misdealt("punto punto", ada="punto", bea="banco")
    told.by_hand(lambda: punto_banco.rebuild(table))
    told.act("bea", "withdraw", "banco")
    told.by_hand(table.finish)
    told.pause()
    return told.streams


def void_hand() -> list[BankStream]:
    """Punto Banco, a fifth card before the draw that nobody can put right: every stake goes back."""
    told, table = misdealt("punto banco punto banco banco", ada="punto", bea="winning-number-7")
    told.by_hand(lambda: punto_banco.cannot_rebuild(table))
    told.pause()
    return told.streams


def wrong_draw() -> list[BankStream]:
    """Punto Banco, banco is given the card that punto draws: it moves over, and the draw goes on."""
    told, table = misdealt("punto banco punto banco", ada="punto")
    told.by_hand(lambda: punto_banco.turn(table), lambda: punto_banco.give(table, "banco"))
    told.by_hand(lambda: punto_banco.rebuild(table), table.finish)
    told.pause()
    return told.streams


def misdealt_boxes() -> list[BankStream]:
    """Blackjack, two cards changed over in the deal: they are put right, and play goes on."""
    told = Case("blackjack", surrender="none")
    told.shoe("8h 6d Tc Kd 9c Qh 5s")
    told.dealt(0, 1)
    table = told.table.engine
    told.by_hand(lambda: blackjack.misdealt(table, [1, 0, -1, 1, 0]), lambda: blackjack.rebuild(table))
    told.act("ada", "stand", 0)
    told.act("bea", "stand", 1)
    told.pause()
    return told.streams


def void_boxes() -> list[BankStream]:
    """Blackjack, a card too many is burned, then the deal is past mending: every stake goes back."""
    told = Case("blackjack", surrender="none")
    told.shoe("8h 6d Tc Kd 9c Qh 5s")
    told.act("ada", "niwin", 21, STAKE)
    told.dealt(0, 1)
    table = told.table.engine
    told.by_hand(lambda: blackjack.card_exposed(table), lambda: blackjack.misdealt(table, [1, 1, -1, 0, 0]))
    told.by_hand(lambda: blackjack.void(table, "nobody knows the order"))
    told.pause()
    return told.streams


def late_surrender() -> list[BankStream]:
    """Blackjack with a hole card: the bank has looked, Ada gives up, Bea plays."""
    told = Case("blackjack", surrender="late", hole_card="peek")
    told.shoe("Th 9d Kc 6d 9c 7h")
    told.dealt(0, 1)
    told.act("ada", "surrender", 0)
    told.act("bea", "no", 1)
    told.act("bea", "stand", 1)
    told.pause()
    return told.streams


def waiting_surrender() -> list[BankStream]:
    """Blackjack without one: what Ada gives up waits for the bank's second card, which takes it all."""
    told = Case("blackjack", surrender="late")
    told.shoe("Th 9d Kc 6d 9c As")
    told.dealt(0, 1)
    told.act("ada", "surrender", 0)
    told.act("bea", "no", 1)
    told.act("bea", "stand", 1)
    told.pause()
    return told.streams


CASES: Final = {
    "punto-banco-second-shoe": (second_shoe, ("pb-shoe-ended", "pb-shoe", "pb-scored")),
    "punto-banco-rebuilt": (rebuilt_deal, ("pb-irregular", "pb-rebuilt", "pb-returned", "pb-scored")),
    "punto-banco-void": (void_hand, ("pb-irregular", "pb-void", "pb-returned")),
    "punto-banco-wrong-draw": (wrong_draw, ("pb-irregular", "pb-rebuilt", "pb-scored")),
    "blackjack-misdealt": (misdealt_boxes, ("bj-misdealt", "bj-rebuilt", "bj-settled")),
    "blackjack-void": (void_boxes, ("bj-card-void", "bj-misdealt", "bj-void", "bj-returned")),
    "blackjack-late-surrender": (late_surrender, ("bj-peeked", "bj-settled")),
    "blackjack-waiting-surrender": (waiting_surrender, ("bj-gave-up", "bj-settled")),
}
"""Each, and what must happen in it, in this order."""
