"""Defects that the comparison with PokerKit has found in us, each as the hand that showed it."""

import pytest

from mazziere import holdem


@pytest.mark.parametrize("rulebook", ["figp-tournament", "sanremo-tournament", "sanremo-cash"])
def test_two_short_all_ins_reopen_limit_betting_only_for_who_faces_half_a_bet(rulebook: str) -> None:
    # ST-47b: 104 is more than half a bet above the 80 of seat 2, but only 15 above the 89 that seat 4 has called.
    hand = holdem.deal([600, 600, 600, 89, 3000, 104], blinds=(20, 40), limit="fixed-limit", rulebook=rulebook)
    hand.raise_to(80).all_in().call().all_in().fold().fold()
    assert hand.actor == 2
    assert "raise" in [option.verb for option in hand.legal()]
    hand.call()
    assert hand.actor == 4
    assert [option.verb for option in hand.legal()] == ["fold", "call"]
