"""niWin: the side bet on the bank's final point, settled last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.house.blackjack.points import blackjack, points
from mazziere.house.shared import won

if TYPE_CHECKING:
    from mazziere.house.blackjack.rules import Rules
    from mazziere.house.blackjack.table import Table


def winning(bank: list[int], rules: Rules) -> tuple[str, ...]:
    """The boxes a bank's final cards pay; a house may pay 21 on a blackjack too (BJ-A.3).

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.house.blackjack.rules import SANREMO
    >>> winning(parse_cards("As Kd"), SANREMO), winning(parse_cards("As 5d Tc 6h"), SANREMO)
    (('BJ',), ('22',))
    """
    if not blackjack(bank):
        return (str(points(bank).total),)
    return ("BJ", "21") if rules.niwin_21 == "any" else ("BJ",)


def settle_niwin(t: Table) -> None:
    """After the main stakes (BJ-A.7), every niWin stake is paid or collected."""
    s = t.state
    pays = winning(s.bank_cards, s.rules)
    for player in list(s.niwin):
        for box, stake in list(s.niwin[player].items()):
            wins = box in pays
            net = won(stake, s.rules.niwin(box)) if wins else -stake
            t.settle(player, f"niwin {box}", stake, "win" if wins else "lose", net, rule="BJ-A.4 BJ-A.7")
