"""Histories of Italian hands: our own JSON replays exactly, and every line reads in both languages."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from typer.testing import CliRunner

from italiana.tables import hands, minds, series
from mazziere.cards import parse_cards
from mazziere.cli.replay import app
from mazziere.games.italiana import ITALIANA, TELESINA, Partita
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Moved
from mazziere.hand.hand import Hand
from mazziere.history import log
from mazziere.history.again import again, replayed
from mazziere.history.phh import HistoryError
from mazziere.history.telling import tell
from properties.tables import proof

GONE = ("muck", "discards")


@given(series(), minds)
@proof(40)
def test_a_log_written_and_read_is_the_hand(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        assert log.read(log.write(hand)).state() == hand
        assert log.read(log.write(hand, viewer=0)).state().stacks == hand.stacks


@given(series(), minds)
@proof(40)
def test_every_event_has_its_line_but_for_cards_that_go_unseen(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        for lang in ("it", "en"):
            unseen = [event for event in hand.events if isinstance(event, Moved) and event.to[0].startswith(GONE)]
            lines = len(tell(hand.events, lang).splitlines())
            assert len(hand.events) - len(unseen) <= lines <= len(hand.events)


@pytest.mark.parametrize(("lang", "last"), [("it", "30 restano in tavola"), ("en", "30 stay on the table")])
def test_a_pot_that_goes_on_is_told(lang: str, last: str) -> None:
    hand = ITALIANA.deal(stacks=[100] * 3, invito=10).act("dai-carte").act("busso").act("busso").act("busso")
    assert last in tell(hand.events, lang).splitlines()[-1]


def test_the_text_speaks_the_words_of_the_game() -> None:
    """Knocks and a va bene are no checks (IT-UI-11), phases have their names, what is settled is a sentence."""
    names = ["Ada", "Bruno", "Carla", "Dino"]
    hand = ITALIANA.deal(stacks=[500] * 4, invito=10, names=names, options={"asked": [3]})
    hand.act("sitout", seat=3).act("buio").act("dai-carte").act("vedo").act("passo").act("va-bene")
    hand.act("servito").act("servito").act("parol").act("busso")
    told = tell(hand.events, "it")
    for line in (
        "giocano in 3 (",
        "la carta più bassa è 8 (",
        "apertura ai J (IT-OPEN-2)",
        "— Apertura al buio — (",
        "Bruno dice dai carte (",
        "Carla passa (",
        "Ada dice va bene (",
        "— Cambio carte — (",
        "Bruno è servito (",
        "— Ultima fase di puntata — (",
        "Ada bussa (",
        "— Esibizione punteggio — (",
    ):
        assert f"\n{line}" in told
    english = tell(hand.events, "en")
    assert "\nAda does not raise (" in english
    assert "\nAda knocks (" in english
    assert "check" not in told + english
    assert "stabilito" not in told


def test_the_text_says_which_card_its_player_has_turned() -> None:
    deck = Stacked(24, {}, map(int, parse_cards("9c Td Kh Qh")))
    options = {"distribuzione": "sempre", "vele": "croce"}
    deck.place("board", [int(card) for card in parse_cards("9s 9h 9d Ac As")])
    hand = TELESINA.deal(stacks=[500] * 2, invito=10, names=["Ada", "Bruno"], deck=deck, options=options)
    hand.act("mostro", seat=0, cards=parse_cards("9c")).act("mostro", seat=1, cards=parse_cards("Qh"))
    told = tell(hand.events, "it")
    for line in (
        "vele: croce (",
        "distribuzione carta coperta: sempre (",
        "scoperte: Ada 9♣ (",
        "scoperte: Bruno Q♥ (",
    ):
        assert f"\n{line}" in told
    assert "\nAda sceglie la carta da scoprire (" in told


@given(series(), minds)
@proof(40)
def test_a_log_played_again_is_the_hand(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        assert again(log.read(log.write(hand)).events) == hand


def parol_hand() -> Hand:
    """A hand that ends in a parol."""
    deck = Stacked(28, {"hole/1": parse_cards("Kh Kd Ac Ts 8d")}, map(int, parse_cards("9c 9d 9h Qs Jc")))
    hand = ITALIANA.deal(stacks=[500] * 3, invito=10, button=0, deck=deck)
    hand.act("dai-carte").act("apro", 20).act("vedo").act("passo").act("servito").act("cambio", 1)
    return hand.act("parol").act("parol").act("passo")


def replay_command(*files: Path) -> tuple[int, list[dict[str, Any]]]:
    result = CliRunner().invoke(app, [*map(str, files), "--json"])
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]


def test_the_replay_command_plays_our_own_logs_again(tmp_path: Path) -> None:
    opened = ITALIANA.deal(stacks=[500] * 3, invito=10).act("dai-carte").act("passo").act("passo")
    file = tmp_path / "evening.json"
    file.write_text(f"{log.write(parol_hand())}\n{log.write(opened)}\n")
    code, lines = replay_command(file)
    assert code == 0
    assert [(line["hand"], line["variant"], line["kind"], line["ok"]) for line in lines] == [
        (1, "italiana", "carried", True),
        (2, "italiana", "fold", True),
    ]
    assert lines[0]["net"] == ["-10", "-30", "-30"]
    assert lines[1]["net"] == ["-10", "-10", "20"]


@pytest.mark.parametrize(
    ("told", "instead"),
    [
        ('"verb":"apro","amount":20', '"verb":"apro","amount":25'),
        ('"seat":2,"count":1', '"seat":2,"count":2'),
        ('"event":"said-parol"', '"event":"checked"'),
    ],
)
def test_a_log_that_tells_something_else_is_not_replayed(tmp_path: Path, told: str, instead: str) -> None:
    text = log.write(parol_hand())
    assert told in text
    file = tmp_path / "changed.json"
    file.write_text(text.replace(told, instead))
    code, (line,) = replay_command(file)
    assert code == 1
    assert not line["ok"]
    assert line["error"].startswith("event ")


def test_what_one_viewer_was_told_cannot_be_played_again() -> None:
    masked = log.read(log.write(parol_hand(), viewer=1))
    with pytest.raises(HistoryError, match="what one viewer was told"):
        again(masked.events)


def test_a_log_that_hides_which_cards_were_set_aside_is_told() -> None:
    partita = Partita(names=["Ada", "Bruno", "Carla", "Dino"], stacks=[500] * 4, setup={"invito": 10})
    partita.away = {"Dino"}
    hand = partita.deal().act("dai-carte").act("busso").act("busso").act("busso")
    assert replayed(hand.events).error == ""
    kept = [event for event in hand.events if not (isinstance(event, Moved) and event.to[0] == "aside")]
    assert len(kept) < len(hand.events)
    assert "set aside" in replayed(kept).error
