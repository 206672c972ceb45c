"""`mazziere deal` as a player at a terminal, a spectator and a script use it."""

import json
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from string import Formatter
from typing import Any, NamedTuple

import pytest
import tomli

from mazziere import replay
from mazziere.cards import SealError
from mazziere.cli.deal import main
from mazziere.cli.deal_ask import KEYS
from mazziere.cli.deal_look import Ink
from mazziere.games import GAMES
from mazziere.hand.log import decode
from mazziere.history import log
from mazziere.history.seals import verify_log
from mazziere.rules.shipped import HERE

ACES_AND_KINGS = ("--players", "2", "--seat", "2", "--hole", "Ah Ad", "--hole", "1:Ks Kd", "--board", "2c 7d 9h Js 4c")


class Ran(NamedTuple):
    exit_code: int
    output: str
    stdout: str
    stderr: str


def typed(*arguments: str, lines: str) -> Ran:
    """Run the command with these lines on its input, as a shell would with a pipe."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", StringIO(lines))
        try:
            code = main(arguments)
        except SystemExit as stopped:
            code = int(stopped.code or 0)
    return Ran(code, out.getvalue() + err.getvalue(), out.getvalue(), err.getvalue())


def deal(*arguments: str, keys: str = "") -> Ran:
    return typed(*arguments, lines=keys.replace(" ", "\n"))


def dealt(*arguments: str, keys: str = "") -> list[dict[str, Any]]:
    return [json.loads(line) for line in deal("--json", *arguments, keys=keys).stdout.splitlines()]


# -- watching --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_to_the_end(game: str) -> None:
    for seed in range(12):
        (hand,) = dealt("--watch", "--game", game, "--players", str(2 + seed % 5), "--seed", str(seed))
        assert sum(hand["net"]) == 0
        assert sum(winner["amount"] for winner in hand["winners"]) >= max(hand["net"])
        assert hand["seed"] == seed
        state = replay(decode(json.dumps(hand["events"])))
        assert state.ended
        assert state.stacks == hand["finishing"]


@pytest.mark.parametrize("limit", GAMES["holdem"].limits)
@pytest.mark.parametrize("rulebook", ["home", "sanremo-cash", "figp-tournament", "fipos"])
def test_bots_play_every_limit_under_every_rulebook(limit: str, rulebook: str) -> None:
    for seed in range(6):
        (hand,) = dealt("--watch", "--limit", limit, "--rulebook", rulebook, "--seed", str(seed))
        assert (hand["limit"], hand["rulebook"], sum(hand["net"])) == (limit, rulebook, 0)


def test_a_watched_hand_shows_every_card_and_says_who_won() -> None:
    shown = deal("--watch", *ACES_AND_KINGS).output
    assert "Bruno: A♥ A♦" in shown
    assert "Ada: K♠ K♦" in shown
    assert "── flop ── 2♣ 7♦ 9♥" in shown
    assert re.search(r"Bruno wins \d+ with Pair of aces, jack, nine and seven kickers", shown)


def test_the_same_hand_in_italian() -> None:
    shown = deal("--watch", "--lang", "it", *ACES_AND_KINGS).output
    assert re.search(r"Bruno vince \d+ con Coppia di assi, kicker fante, nove e sette", shown)


def test_high_and_low_are_told_apart() -> None:
    board = ("--hole", "Kc Kd Jh Jd", "--hole", "2:Ah 2h Qs Qd", "--board", "3c 4d 8h Ks 9c")
    shown = deal("--watch", "--game", "omaha4-hilo", "--players", "2", *board).output
    assert re.search(r"Ada wins \d+ with Three of a kind, kings, .* \(high\)", shown)
    assert re.search(r"Bruno wins \d+ with 8-4-3-2-A low \(low\)", shown)


def test_fixed_cards_are_announced_loudly_and_are_the_same_every_time() -> None:
    first, second = deal("--watch", "--seed", "3"), deal("--watch", "--seed", "3")
    assert first.stdout == second.stdout
    assert "NEVER for play" in first.stderr
    assert "NEVER" not in deal("--watch").stderr


# -- playing ---------------------------------------------------------------------------


def test_a_hand_is_played_key_by_key() -> None:
    shown = deal(*ACES_AND_KINGS, keys="a q").output
    assert "You get A♥ A♦" in shown
    assert "▒▒ ▒▒" in shown
    assert "f fold · c call 50 · r raise 200–5000 · a all-in 5000 · ? explain · q leave" in shown
    assert "You: raise to 5000, all-in" in shown
    assert "You win" in shown


def test_what_others_hold_stays_hidden_until_they_show() -> None:
    before, _, _ = deal(*ACES_AND_KINGS, keys="q").output.partition("The hand is left")
    assert "K♠" not in before
    assert "K♦" not in before


def test_an_amount_is_asked_for_when_it_is_not_typed() -> None:
    assert "raise: how much? (200–5000)" in deal(*ACES_AND_KINGS, keys="r 300 q").output


def test_a_refusal_says_why_and_by_which_rule() -> None:
    result = typed(*ACES_AND_KINGS, lines="r 150\nraise 6000\nq\n")
    assert "150 is too little: the minimum is 200. (ST-43a)" in result.output
    assert "6000" in result.output
    assert "You: raise" not in result.output
    italian = typed(*ACES_AND_KINGS, "--lang", "it", lines="rilancia 150\nq\n")
    assert "150 è troppo poco: il minimo è 200. (ST-43a)" in italian.output


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "«no raise» is not open to you now. Your choices: blind 200, deal the cards. (IT-BUIO-1"),
        ("it", "«va bene» ora non si può. Le tue scelte: buio 200, dai carte. (IT-BUIO-1"),
    ],
)
def test_a_refusal_names_the_choices_as_the_player_types_them(lang: str, said: str) -> None:
    result = typed("--game", "italiana", "--players", "4", "--seed", "3", "--lang", lang, lines="v\nq\n")
    assert said in result.output


def test_why_explains_one_action_and_changes_nothing() -> None:
    result = typed(*ACES_AND_KINGS, lines="why raise 150\nwhy raise 400\nq\n")
    assert "the minimum is 200. (ST-43a)" in result.output
    assert "raise 400: you may." in result.output
    assert "Size of a raise" in result.output
    assert "You: raise" not in result.output


def test_a_question_mark_reads_the_rules_of_the_options() -> None:
    shown = deal(*ACES_AND_KINGS, keys="? q").output
    assert "ST-43a  Size of a raise and the 50% standard" in shown
    assert "ST-43a  Minimo e regola del 50%" in deal(*ACES_AND_KINGS, "--lang", "it", keys="? q").output


def test_a_wrong_key_or_number_is_answered_with_what_would_do() -> None:
    shown = typed(*ACES_AND_KINGS, lines="w\nr 4oo\nq\n").output
    assert "'w' is not one of the keys: f c r a ? q." in shown
    assert "'4oo' is not a number of chips." in shown


@pytest.mark.parametrize("keys", ["", "f", "c", "r", "q"])
def test_the_end_of_the_input_leaves_cleanly(keys: str) -> None:
    result = deal(keys=keys)
    assert result.exit_code == 0
    assert "Traceback" not in result.output


def test_cards_are_changed_by_place_or_by_name() -> None:
    draw = ("--game", "draw5", "--players", "2", "--hole", "Ah Ad 7c 4d 2s", "--deck", "9h 9d 9c 8h 8d Kc Qc Jd")
    by_place = typed(*draw, lines="c\nd 3 4 5\nq\n").output
    by_name = typed(*draw, lines="c\nd\n7c 4d 2s\nq\n").output
    for shown in (by_place, by_name):
        assert "You: 3 cards" in shown
        assert re.search(r"You +\d+  A♥ A♦ (Kc|\S+) ", shown)
    refused = typed(*draw, lines="c\nd Ks\nq\n").output
    assert "✗" in refused


def test_the_button_moves_and_chips_are_carried_to_the_next_hand() -> None:
    first, second = dealt("--players", "3", "--seed", "5", keys="f Enter f")[:2]
    assert first["events"][0]["button"] == 2
    assert second["events"][0]["button"] == 0
    assert second["starting"] == first["finishing"]


def test_horse_changes_game_after_an_orbit() -> None:
    hands = dealt("--game", "horse", "--players", "2", "--stacks", "90000", "--seed", "1", keys="i c " * 80)
    games = [hand["game"] for hand in hands]
    assert games[:10:2] == ["holdem", "omaha4-hilo", "razz", "stud7", "stud7-hilo"]
    assert {hand["limit"] for hand in hands} == {"fixed-limit"}


def test_the_evening_ends_when_somebody_has_all_the_chips() -> None:
    shown = deal(*ACES_AND_KINGS, "--stacks", "100", "--blinds", "50/100", keys="c c c c").output
    assert "All the chips are yours" in shown
    lost = ("--players", "2", "--hole", "Ks Kd", "--hole", "2:Ah Ad", "--board", "2c 7d 9h Js 4c")
    assert "You are out of chips" in deal(*lost, "--stacks", "100", keys="c c c c").output


def test_two_boards_are_run_when_everybody_says_so() -> None:
    cash = ("--rulebook", "sanremo-cash", "--stacks", "90000", *ACES_AND_KINGS[:8])
    shown = deal(*cash, keys="a g 2 q").output
    assert "The hand is finished on 2 boards." in shown
    assert "(board 2)" in shown


def test_with_json_the_table_is_on_the_other_stream() -> None:
    result = deal("--json", *ACES_AND_KINGS, keys="f q")
    (hand,) = [json.loads(line) for line in result.stdout.splitlines()]
    assert hand["net"] == [50, -50]
    assert "f fold" in result.stderr


@pytest.mark.parametrize("game", ["omaha4", "stud7", "draw5"])
def test_a_hand_in_json_is_a_history_whose_seal_can_be_verified(game: str) -> None:
    (line,) = deal("--json", "--watch", "--game", game).stdout.splitlines()
    told = log.read(line)
    seen = sum(face != 52 for face in told.state().faces)
    assert verify_log(told) == seen > 0
    other = log.read(deal("--json", "--watch", "--game", game).stdout)
    with pytest.raises(SealError):
        verify_log(log.Log(told.events, other.proofs))


# -- mistakes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "snap"], "--game: 'snap' is not known; give one of holdem, omaha4"),
        (["--limit", "sky"], "--limit: 'sky' is not known; give one of no-limit"),
        (["--vele", "croce"], "--vele: holdem has none; it belongs to italiana and telesina"),
        (["--rulebook", "sky"], "sanremo-tournament"),
        (["--limit", "no-limit", "--game", "horse"], "--limit: 'no-limit' is not allowed; horse has limits of its own"),
        (["--players", "30"], "--players: 30 is not allowed; give 2 to 22"),
        (["--blinds", "50-100"], "--blinds: '50-100' is not allowed"),
        (["--stacks", "1,2"], "--stacks: 2 amounts for 6 players"),
        (["--stacks", "0"], "--stacks: 0 is not allowed"),
        (["--seat", "7"], "--seat: 7 is not at the table; give 1 to 6"),
        (["--hole", "Ax"], "--hole: cannot read 'Ax'"),
        (["--hole", "Ah Ah"], "A♥ appears twice"),
        (["--hole", "Ah Kh Qh"], "--hole: 3 cards, but Texas Hold'em gives 2"),
        (["--hole", "9:Ah Kh"], "--hole: there is no seat 9; give 1 to 6"),
        (["--board", "2c 3c 4c 5c 6c 7c"], "--board: 6 cards, but Texas Hold'em has 5"),
        (["--bets", "100", "--limit", "fixed-limit"], "--bets: '100' is not allowed; give two amounts"),
        (["--game", "stud7", "--players", "9"], "9 players are too many: this game seats at most 8."),
    ],
)
def test_a_mistake_is_told_in_a_line_and_exits_with_2(arguments: list[str], told: str) -> None:
    result = deal("--watch" if arguments[0] != "--seat" else "--json", *arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


# -- looks -----------------------------------------------------------------------------


def test_cards_are_inked_by_suit() -> None:
    hearts, diamonds = 50, 49
    assert Ink(colour=True).cards([hearts]) == "\033[31mA♥\033[0m"
    assert Ink(colour=True).cards([diamonds]) == "\033[31mA♦\033[0m"
    assert Ink(colour=True, four=True).cards([diamonds]) == "\033[34mA♦\033[0m"
    assert Ink(colour=False, four=True).cards([diamonds]) == "A♦"


def test_every_text_has_both_languages_and_the_same_facts() -> None:
    table = tomli.loads((HERE.parent / "cli" / "deal.toml").read_text(encoding="utf-8"))
    for group in table.values():
        for name, texts in group.items():
            assert set(texts) == {"en", "it"}, name
            facts = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in texts.values()]
            assert facts[0] == facts[1], name
    assert set(KEYS) <= set(table["choose"])
