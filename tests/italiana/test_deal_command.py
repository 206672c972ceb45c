"""`mazziere deal --game italiana`: bots play it, a player plays it, and pots go on to the next hand."""

import json

import pytest

from cli.test_deal import deal, dealt, typed
from mazziere import replay
from mazziere.hand.log import decode


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bots_play_it_to_the_end(players: int) -> None:
    for seed in range(6):
        (hand,) = dealt("--watch", "--game", "italiana", "--players", str(players), "--seed", str(seed))
        state = replay(decode(json.dumps(hand["events"])))
        assert state.ended
        assert sum(hand["net"]) == -state.carry.pot
        assert hand["rulebook"] == "italiana"


def test_a_player_opens_changes_and_wins_with_the_words_of_the_game() -> None:
    ran = typed(
        *("--game", "italiana", "--players", "2", "--lang", "it"),
        *("--hole", "Kh Kd Ks 9c Jd", "--hole", "2:Qh Qd Ts Tc Jh", "--deck", "Kc 9h Ac Ad"),
        lines="dai carte\napro 100\ncambio 9c Jd\nb 200\nq\n",
    )
    assert ran.exit_code == 0, ran.output
    told = ["Apertura ai J.", "apertura al buio", "Tu: apro di 100", "Ada: vedo 100", "Tu: 2 carte", "Tu: punto 200"]
    assert [text for text in told if text not in ran.output] == []
    assert "Vinci" in ran.output


def test_a_hand_nobody_opens_leaves_its_pot_on_the_table() -> None:
    hole = ("--hole", "Kh Td Js 9c Ad", "--hole", "2:Qh Tc 9s Ac Kd")
    ran = deal("--game", "italiana", "--players", "2", *hole, keys="d c q")
    assert "100 stay on the table for the next hand." in ran.output


def test_the_rules_behind_an_option_can_be_read() -> None:
    ran = deal("--game", "italiana", "--players", "3", "--seed", "4", keys="? q")
    assert "IT-BUIO-1" in ran.output


@pytest.mark.parametrize("vele", ["nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore", "libera"])
@pytest.mark.parametrize("distribuzione", ["mai", "primo-giro", "sempre", "libera"])
def test_bots_play_telesina_with_any_vele(vele: str, distribuzione: str) -> None:
    chosen = ("--vele", vele, "--distribuzione", distribuzione)
    for seed in range(3):
        (hand,) = dealt("--watch", "--game", "telesina", *chosen, "--players", str(2 + seed), "--seed", str(seed))
        assert sum(hand["net"]) == 0


def test_a_player_chooses_the_card_to_turn() -> None:
    ran = typed(
        *("--game", "telesina", "--players", "2", "--distribuzione", "sempre", "--deck", "9h Ts Ah Kd"),
        lines="s Ah\nf\nq\n",
    )
    assert "s show 9♥ · s show A♥" in ran.output
    assert "You: A♥" in ran.output


def test_vele_that_do_not_exist_are_named() -> None:
    ran = deal("--game", "telesina", "--players", "3", "--vele", "stella")
    assert ran.exit_code == 2
    assert "vele: 'stella' is not known; give one of nessuna, una" in ran.stderr


def test_words_are_typed_as_they_are_offered() -> None:
    ran = typed(
        *("--game", "italiana", "--players", "2", "--lang", "it"),
        *("--hole", "Kh Kd Ks 9c Jd", "--hole", "2:Qh Qd Ts Tc Jh", "--deck", "Kc 9h Ac Ad"),
        lines="buio\nva bene\nservito\nresto\nq\n",
    )
    assert "v va bene" in ran.output
    assert "a resto 4850" in ran.output
    assert "non è uno dei tasti" not in ran.output
    assert "Vinci" in ran.output


def test_a_refused_choice_of_cards_names_the_cards() -> None:
    cards = ("--distribuzione", "sempre", "--deck", "9h Ts Ah Kd")
    ran = typed("--game", "telesina", "--players", "2", *cards, lines="c\nq\n")
    assert "show 9♥, show A♥" in ran.output.replace("mostro", "show")


LOSES = ("--players", "2", "--hole", "Kh Kd Ks 9c Jd", "--hole", "2:Ah Ad Ac Tc Jh")
"""Three kings against three aces."""


@pytest.mark.parametrize(("lang", "hides"), [("it", "Tu: nascondo"), ("en", "You: hide")])
def test_who_is_beaten_may_hide(lang: str, hides: str) -> None:
    ran = typed("--game", "italiana", "--lang", lang, *LOSES, lines="d\nb 100\nc\np\nc\nc\nm\nq\n")
    assert ran.exit_code == 0
    assert hides in ran.output


def test_who_lets_the_blind_stand_says_va_bene() -> None:
    ran = typed("--game", "italiana", "--lang", "it", *LOSES, lines="buio\nva bene\nq\n")
    assert "Tu: va bene" in ran.output
    assert "Tu: busso" not in ran.output
    assert "── cambio carte ──" in ran.output


def test_who_passes_for_nothing_is_asked_whether_that_was_meant() -> None:
    kept = typed("--game", "italiana", "--lang", "it", *LOSES, lines="d\nf\nn\nq\n")
    assert "Passi davvero?" in kept.output
    assert "Tu: passo" not in kept.output
    gone = typed("--game", "italiana", "--lang", "it", *LOSES, lines="d\nf\ns\nq\n")
    assert "Tu: passo" in gone.output


def test_who_passes_on_a_bet_is_not_asked_again() -> None:
    ran = typed("--game", "italiana", *LOSES, lines="d\nb 100\nf\nq\n")
    assert "You: pass" in ran.output
    assert "really" not in ran.output
