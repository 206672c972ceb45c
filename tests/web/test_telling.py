"""What the client tells beside the fold: whose half of a pot it is, and the dealer's log, which leaves nothing out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazziere.hand import evolve as hands
from mazziere.hand.events import Event
from mazziere.house.blackjack.state import APPLY as BLACKJACK
from mazziere.house.punto_banco.evolve import APPLY as PUNTO_BANCO
from mazziere.table import evolve as tables
from mazziere.table.events import TableOpened
from mazziere.table.house_state import APPLY as BANKS
from mazziere.table.poker import PokerTable  # noqa: F401  # with every game, its events are known
from web.bank_streams import GAMES as BANK_GAMES
from web.bank_streams import evening as bank_evening
from web.node import folded_by, needs_node
from web.streams import evening
from web.test_words import messages, variables


def told(
    tmp_path: Path, *events: dict[str, Any], board: tuple[int, ...] = (), game: str = "holdem", **more: Any
) -> dict[str, Any]:
    file = tmp_path / "events.json"
    live = [{"status": "live"}, {"status": "live"}]
    view = {"players": ["ada", "bea"], "hand": {"boards": [board], "game": game, "seats": live}, **more}
    file.write_bytes(msgspec.json.encode([{"events": events, "view": view}]))
    found: dict[str, Any] = folded_by("telling.mjs", file)[0]
    return found


@needs_node
def test_who_won_the_low_did_not_win_the_high(tmp_path: Path) -> None:
    high = {"event": "awarded", "pot": 0, "seats": [3], "amounts": [1283], "side": "high"}
    low = {"event": "awarded", "pot": 0, "seats": [0], "amounts": [1282], "side": "low"}
    assert told(tmp_path, high, low)["halves"] == {"3": ["high"], "0": ["low"]}


@needs_node
def test_a_pot_without_halves_is_won_by_the_high_hand_and_the_next_hand_begins_anew(tmp_path: Path) -> None:
    won = {"event": "awarded", "pot": 0, "seats": [2], "amounts": [500]}
    assert told(tmp_path, won)["halves"] == {"2": ["high"]}
    assert told(tmp_path, won, {**BEGAN, "number": 2})["halves"] == {}


# -- with which hand ---------------------------------------------------------------------

BOARD = [0, 21, 30, 39, 5]


def showdown(*statuses: str, pots: tuple[tuple[int, ...], ...] = ((0, 1),), **more: Any) -> dict[str, Any]:
    """Ada has shown aces and Bea kings, unless they have given up: then nothing is turned up."""
    seats = [
        {"status": status, "shown": status == "live", "hole": hole if status == "live" else [], "up": []}
        for status, hole in zip(statuses, ([51, 50], [47, 46], [43, 42]), strict=False)
    ]
    hand = {"game": "holdem", "boards": [BOARD], "zones": {}, "facts": {}, "seats": seats}
    return {"hand": {**hand, "pots": [{"amount": 500, "seats": pot} for pot in pots], **more}}


def asked(tmp_path: Path, view: dict[str, Any], *events: dict[str, Any]) -> list[str | None]:
    """Of each share of a pot, the question by which its hand is named."""
    lines = told(tmp_path, *events, **view)["lines"]
    return [line.get("asks") for line in lines if line["id"].startswith("log-wins")]


def won(seat: int, pot: int = 0, **more: Any) -> dict[str, Any]:
    return {"event": "awarded", "pot": pot, "seats": [seat], "amounts": [500], **more}


ACES = "game=holdem&own=51.50&board=0.21.30.39.5&players=2&vele=0"


@needs_node
def test_a_pot_won_at_a_showdown_asks_for_the_name_of_its_hand(tmp_path: Path) -> None:
    assert asked(tmp_path, showdown("live", "live"), won(0)) == [ACES]
    assert asked(tmp_path, showdown("live", "mucked"), won(0)) == [ACES], "a beaten hand was compared too"
    twice = showdown("live", "live", boards=[BOARD, [0, 21, 30, 1, 2]])
    assert asked(tmp_path, twice, won(0), won(0, board=1)) == [ACES, ACES.replace("39.5", "1.2")]


@needs_node
def test_no_hand_is_named_that_nobody_saw_or_that_nobody_contested(tmp_path: Path) -> None:
    hidden = showdown("live", "live")
    hidden["hand"]["seats"][0]["shown"] = False
    assert asked(tmp_path, hidden, won(0)) == [None], "I see my own cards, and they were not shown"
    assert asked(tmp_path, showdown("live", "folded"), won(0)) == [None], "who shows it afterwards did not win by it"
    short = showdown("live", "live", "folded", pots=((0, 1), (1, 2)))
    assert asked(tmp_path, short, won(1, 1), won(0)) == [None, ACES.replace("players=2", "players=3")]


@needs_node
def test_a_hand_that_is_over_is_not_named_by_the_cards_of_the_next(tmp_path: Path) -> None:
    assert asked(tmp_path, showdown("live", "live"), BEGAN, won(0)) == [ACES]
    assert asked(tmp_path, showdown("live", "live"), BEGAN, won(0), {**BEGAN, "number": 8}) == [None]


@needs_node
def test_a_last_card_of_stud_that_all_share_counts(tmp_path: Path) -> None:
    stud = showdown("live", "live", game="stud7", boards=[[]], zones={"shared": [8]})
    for seat, up in zip(stud["hand"]["seats"], ([1, 2, 3, 4], [11, 12, 13, 14]), strict=True):
        seat["up"] = up
    assert asked(tmp_path, stud, won(0)) == ["game=stud7&own=51.50.1.2.3.4&board=8&players=2&vele=0"]


BEGAN = {"event": "table-hand-began", "number": 7, "players": ["ada", "bea"]}
FLOP = {"event": "moved", "source": "stub", "to": ["burn", "board", "board", "board"], "faces": [52, 31, 41, 46]}
TURN = {"event": "moved", "source": "stub", "to": ["burn", "board"], "faces": [52, 27]}
STREET = {"event": "round-opened", "street": "flop"}


def cards(tmp_path: Path, *events: dict[str, Any], board: tuple[int, ...] = ()) -> list[tuple[str, Any, Any]]:
    """Each line: what it is, whose or which street, and its cards."""
    lines = told(tmp_path, *events, board=board)["lines"]
    return [(line["id"], line["args"].get("who") or line["args"].get("street"), line.get("cards")) for line in lines]


@needs_node
def test_a_street_is_told_once_with_the_cards_it_turns_however_the_events_come(tmp_path: Path) -> None:
    flop = ("log-street", "flop", [31, 41, 46])
    assert cards(tmp_path, BEGAN, FLOP, STREET, TURN, board=(31, 41, 46, 27))[1:] == [
        flop,
        ("log-street", "turn", [27]),
    ]
    assert cards(tmp_path, FLOP, board=(31, 41, 46)) == [flop]
    assert cards(tmp_path, STREET, board=(31, 41, 46)) == [], "it was named with its cards"
    assert cards(tmp_path, {**STREET, "street": "third"}) == [("log-street", "third", None)]


@needs_node
def test_cards_dealt_up_or_to_me_are_told_and_those_nobody_sees_are_not(tmp_path: Path) -> None:
    down = {
        "event": "moved",
        "source": "stub",
        "to": ["hole/0", "hole/1", "hole/0", "hole/1"],
        "faces": [36, 52, 2, 52],
    }
    up = {"event": "moved", "source": "stub", "to": ["up/0", "up/1"], "faces": [24, 47]}
    shown = {"event": "moved", "source": "hole/1", "to": ["hole/1"], "faces": [50]}
    assert cards(tmp_path, down, up, shown) == [
        ("log-gets", "ada", [36, 2]),
        ("log-gets", "ada", [24]),
        ("log-gets", "bea", [47]),
        ("log-shows", "bea", [50]),
    ]


@needs_node
def test_a_card_that_all_share_is_told(tmp_path: Path) -> None:
    common = {"event": "moved", "source": "stub", "to": ["shared"], "faces": [27]}
    assert cards(tmp_path, common) == [("log-common", None, [27])]


@needs_node
def test_a_pot_that_nobody_takes_is_told_to_wait_for_the_next_hand(tmp_path: Path) -> None:
    ended = {"event": "table-hand-ended", "number": 7, "carry": {"pot": 400}}
    assert told(tmp_path, ended)["lines"][0]["args"] == {"amount": 400}
    assert told(tmp_path, {"event": "table-hand-ended", "number": 8})["lines"] == []


# -- nothing is missing ------------------------------------------------------------------

SILENT = {
    # told by another event, or seen on the felt
    "started": "table-hand-began has told it",
    "ended": "table-hand-ended tells what is left",
    "collected": "the pots lie on the felt",
    "shown": "its cards were told as they were turned",
    "sat-out": "table-sat-out tells it, and why",
    "came-back": "table-came-back tells it",
    "preferred": "an automatic choice is its owner's alone",
    "clock-shifted": "time given back is seen on the clock",
    "table-opened": "nobody was there",
    "table-seat-refused": "only who asked is told",
    "table-kept-apart": "the house's matter, and theirs",
    "table-topped-up": "told when it was bought",
    "table-entry-chosen": "what it costs is told when it is paid",
    "table-entered": "what it cost was told as it was paid",
    "table-preferred": "an automatic choice is its owner's alone",
    "table-straddle-asked": "only who is asked wants to know",
    "table-time-given": "who needs more time is nobody's business",
    "table-deal-moved": "the next hand shows who deals",
    "table-bank-used": "told when it began",
    "table-confirmed": "a checklist of the staff",
    "table-deck-counted": "a check of the staff",
    "table-cards-brought": "the shoe is told when it is loaded",
    "house-seal": "the seal is in the table's info",
    "table-betting-until": "the clock shows it",
    "table-answer-until": "the clock shows it",
    "table-ready": "the seat is marked",
    "table-seat-held": "the seat is not offered",
    "table-seat-released": "the seat is offered again",
    # against the bank
    **dict.fromkeys(("bj-opened", "pb-opened", "bj-taken-up", "pb-taken-up"), "where a log begins"),
    **dict.fromkeys(("bj-joined", "pb-joined"), "table-sat-down has told it"),
    **dict.fromkeys(("bj-cash", "pb-chips"), "table-bought has told it"),
    **dict.fromkeys(("bj-checked", "pb-checked", "bj-burned", "pb-burned"), "how a shoe is made ready"),
    **dict.fromkeys(("bj-betting", "pb-betting"), "the round was told when it began"),
    **dict.fromkeys(("bj-ended", "pb-ended", "bj-shoe-ended", "pb-shoe-ended"), "the next round or shoe is told"),
    "bj-box": "the box shows whose it is",
    "bj-hole": "a card face down, seen on the felt",
    "bj-asked": "the box is lit and its clock runs",
    "bj-options": "what may be answered is on the buttons",
    "bj-asked-again": "only who spoke is asked again",
    "bj-insured": "told with the answer",
    "bj-gave-up": "told with the answer",
    "bj-added": "told with the answer",
    "bj-split": "told with the answer",
    "bj-hand-closed": "its cards were told",
    "bj-misdealt": "told when the deal is rebuilt",
    "pb-cut-offered": "only who is asked wants to know",
    "pb-dealt": "a card face down, told when it is turned",
    "pb-orphans": "table-unclaimed tells it",
    **dict.fromkeys(
        ("pb-chair", "pb-marked", "pb-regained", "pb-freed", "pb-booked", "pb-reserved", "pb-standing", "pb-claimed"),
        "chairs are the table's, and told by its own events",
    ),
}
"""What the dealer does not say, and why."""


@needs_node
def test_everything_that_can_happen_is_told_or_has_a_reason_not_to_be(tmp_path: Path) -> None:
    kinds: set[type[Event]] = {*hands.APPLY, *tables.APPLY, *BANKS, *BLACKJACK, *PUNTO_BANCO, TableOpened}
    happens = {str(kind.__struct_config__.tag) for kind in kinds}
    spoken = set(told(tmp_path)["kinds"])
    assert happens - spoken == SILENT.keys()
    assert spoken - happens == set(), "words for what never happens"


@needs_node
@pytest.mark.parametrize("game", ["holdem", "stud7", "draw5", "italiana", "telesina"])
def test_every_line_of_an_evening_has_its_words_and_all_they_name(game: str, tmp_path: Path) -> None:
    streams = [stream for seed in range(4) for stream in evening(game, seed)]
    whole(tmp_path, [{"events": stream.events, "view": stream.view} for stream in streams])


@needs_node
@pytest.mark.parametrize("game", BANK_GAMES)
def test_every_line_of_an_evening_against_the_bank_has_its_words_too(game: str, tmp_path: Path) -> None:
    steps = [step for seed in range(2) for stream in bank_evening(game, seed) for step in stream.steps]
    whole(tmp_path, [{"events": step.events, "view": step.view} for step in steps if step.view is not None])


def whole(tmp_path: Path, told: list[dict[str, Any]]) -> None:
    """No line without its words, and none whose words name what is not there."""
    file = tmp_path / "events.json"
    file.write_bytes(msgspec.json.encode(told))
    words = messages("it")
    found = [line for one in folded_by("telling.mjs", file) for line in one["lines"]]
    assert len(found) > 200
    for line in found:
        assert line["id"] in words
        missing = {name for name in variables(words[line["id"]]) if line["args"].get(name) in (None, "")}
        assert not missing, line


# -- at Italian tables -------------------------------------------------------------------

ITALIAN = "italiana"


def ids(lines: dict[str, Any]) -> list[str]:
    return [line["id"] for line in lines["lines"]]


@needs_node
def test_a_hand_of_the_giro_pazzo_says_which_it_is_and_who_deals(tmp_path: Path) -> None:
    began = {**BEGAN, "seats": [1, 3], "button": 3, "giro": [2, 5], "rule": "IT-GIRO-2"}
    lines = told(tmp_path, began, game=ITALIAN)["lines"]
    assert [line["id"] for line in lines] == ["log-hand", "log-giro-hand"]
    assert lines[1]["args"] == {"number": 2, "of": 5, "who": "bea"}
    assert lines[1]["rule"] == "IT-GIRO-2"
    assert ids(told(tmp_path, {"event": "settled", "what": "giro", "result": 1}, game=ITALIAN)) == ["log-giro"]


@needs_node
def test_what_the_dealer_of_telesina_chose_is_told_and_what_the_table_fixes_is_not(tmp_path: Path) -> None:
    started = {"event": "started", "button": 1, "game": ITALIAN}
    vele = {"event": "settled", "what": "vele", "result": 4, "rule": "IT-VELE-6 IT-GIRO-3"}
    deal = {"event": "settled", "what": "distribuzione", "result": 2, "rule": "IT-DIST-5 IT-GIRO-3"}
    lines = told(tmp_path, BEGAN, started, vele, deal, game=ITALIAN)["lines"][1:]
    assert [(line["id"], line["args"]) for line in lines] == [
        ("log-chosen-vele", {"who": "bea", "vele": "croce"}),
        ("log-chosen-distribuzione", {"who": "bea", "distribuzione": "sempre"}),
    ]
    assert ids(told(tmp_path, BEGAN, started, {**vele, "rule": "IT-VELE-6"}, game=ITALIAN)) == ["log-hand"]


@needs_node
def test_that_others_may_join_the_parol_pot_is_told_where_somebody_is_asked(tmp_path: Path) -> None:
    opened = {"event": "opened", "street": "adeguamento parol"}
    asked = {"event": "turn", "number": 9, "seats": [1], "options": [[]], "rule": "IT-ADJ-1"}
    assert ids(told(tmp_path, opened, game=ITALIAN)) == [], "all were in to the end"
    assert ids(told(tmp_path, opened, asked, game=ITALIAN)) == ["log-adjusting"]
    assert ids(told(tmp_path, {"event": "opened", "street": "cambio"}, asked, game=ITALIAN)) == []


@needs_node
def test_a_card_that_its_holder_chose_is_turned_up_not_dealt(tmp_path: Path) -> None:
    chosen = {"event": "moved", "source": "hole/1", "to": ["up/1"], "faces": [50]}
    assert cards(tmp_path, chosen) == [("log-turns", "bea", [50])]


@needs_node
@pytest.mark.parametrize(
    ("game", "line", "said"), [("holdem", "log-called", "said-call-all-in"), (ITALIAN, "log-vedo", "said-call-resto")]
)
def test_who_sees_with_the_last_chips_sees_and_does_not_raise(tmp_path: Path, game: str, line: str, said: str) -> None:
    found = told(tmp_path, {"event": "called", "seat": 0, "amount": 300, "bet": 300, "stack": 0}, game=game)
    assert [(one["id"], one["args"]["allin"]) for one in found["lines"]] == [(line, "yes")]
    assert found["said"]["0"]["id"] == said


@needs_node
def test_each_board_is_told_by_its_number_from_where_they_part(tmp_path: Path) -> None:
    agreed = [{"event": "settled", "what": "runs-from", "result": 3}, {"event": "settled", "what": "runs", "result": 2}]
    second = {**TURN, "to": ["burn", "board/1"], "faces": [52, 9]}
    lines = told(tmp_path, BEGAN, FLOP, *agreed, TURN, second, board=(31, 41, 46, 27))["lines"][1:]
    assert [(line["id"], line["args"].get("street"), line["args"].get("board")) for line in lines] == [
        ("log-street", "flop", 1),
        ("log-runs", None, None),
        ("log-street-of", "turn", 1),
        ("log-street-of", "turn", 2),
    ]


@needs_node
def test_an_absence_is_told_as_it_will_be(tmp_path: Path) -> None:
    away = {"event": "table-sat-out", "player": "ada", "why": "asked"}
    assert ids(told(tmp_path, away, running=True)) == ["log-sat-out-next"], "in the hand until it is over"
    assert ids(told(tmp_path, away, running=True, game=ITALIAN)) == ["log-sat-out-played"]
    assert ids(told(tmp_path, away)) == ["log-sat-out"]
    short = told(tmp_path, {**away, "why": "credit", "least": 50, "rule": "IT-SIT-1"}, running=True, game=ITALIAN)
    assert [(line["id"], line["args"]["amount"], line["rule"]) for line in short["lines"]] == [
        ("log-short", 50, "IT-SIT-1")
    ]


@needs_node
def test_a_pot_that_stays_says_what_opens_it(tmp_path: Path) -> None:
    ended = {"event": "table-hand-ended", "number": 7}
    queens = told(tmp_path, {**ended, "carry": {"pot": 400, "facts": {"openers": 12}}}, game=ITALIAN)
    assert [(line["id"], line["args"]) for line in queens["lines"]] == [
        ("log-carried-unopened", {"amount": 400, "rank": 12})
    ]
    parol = told(tmp_path, {**ended, "carry": {"pot": 400, "facts": {"openers": 13, "inside": ["ada"]}}}, game=ITALIAN)
    assert ids(parol) == ["log-carried-parol"]
    level = {"event": "settled", "what": "openers"}
    assert ids(told(tmp_path, {**level, "result": 13}, game=ITALIAN)) == ["log-openers"]
    assert ids(told(tmp_path, {**level, "result": 11}, game=ITALIAN)) == [], "as always"


@needs_node
def test_a_pot_of_nothing_is_not_shared_out_when_a_table_closes(tmp_path: Path) -> None:
    closed = {"event": "table-closed", "players": ["ada", "bea"], "shares": [0, 0]}
    assert [line["id"] for line in told(tmp_path, closed)["lines"]] == ["log-closed"]
    shared = told(tmp_path, {**closed, "shares": [30, 0]})["lines"]
    assert [(line["id"], line["args"].get("amount")) for line in shared] == [("log-closed", None), ("log-share", 30)]


@needs_node
def test_who_is_sent_away_does_not_read_as_leaving(tmp_path: Path) -> None:
    left = {"event": "table-left", "player": "ada", "seat": 0, "amount": 500}
    lines = told(tmp_path, left, {**left, "why": "removed"}, {**left, "why": "removed", "amount": 0})["lines"]
    assert [line["id"] for line in lines] == ["log-left", "log-removed", "log-removed-bare"]


@needs_node
def test_who_has_chosen_the_game_is_told_and_each_hand_of_several_games_says_which_it_is(tmp_path: Path) -> None:
    chosen = {"event": "table-game-chosen", "game": "razz", "hands": 4, "seat": 1}
    several: dict[str, Any] = {"setup": {"game": "dealers-choice"}}
    lines = told(tmp_path, {**chosen, "by": "bea"}, {**BEGAN, "game": "razz"}, **several)["lines"]
    assert [(line["id"], line["args"]["game"]) for line in lines] == [("log-game-by", "razz"), ("log-hand", "razz")]
    assert lines[0]["args"]["who"] == "bea"
    assert ids(told(tmp_path, chosen, **several)) == ["log-game"]


@needs_node
def test_who_has_left_since_is_not_named_for_who_plays_now(tmp_path: Path) -> None:
    gone = {"event": "table-left", "player": "zoe", "seat": 0, "amount": 0}
    began = {**BEGAN, "players": ["ada", "bea"], "seats": [2, 5]}
    posted = {"event": "posted", "seat": 0, "kind": "big blind", "amount": 100, "bet": 100, "stack": 900}
    lines = told(tmp_path, gone, began, posted)["lines"]
    assert [line["args"].get("who") for line in lines] == ["zoe", None, "ada"]


@needs_node
def test_a_hand_for_a_parol_pot_says_so_and_the_rule_stands_beside_that(tmp_path: Path) -> None:
    lines = told(tmp_path, {**BEGAN, "parol": 700, "rule": "IT-PAROL-2"}, game=ITALIAN)["lines"]
    assert [(line["id"], line["rule"]) for line in lines] == [("log-hand", ""), ("log-parol-hand", "IT-PAROL-2")]
    assert lines[1]["args"] == {"amount": 700}


@needs_node
def test_the_pack_is_told_when_it_is_another_than_that_of_the_hand_before(tmp_path: Path) -> None:
    began = {**BEGAN, "lowest_before": 8}
    same, other = ({"event": "settled", "what": "lowest", "result": rank} for rank in (8, 9))
    assert ids(told(tmp_path, began, same, game=ITALIAN)) == ["log-hand"]
    assert ids(told(tmp_path, began, other, game=ITALIAN)) == ["log-hand", "log-pack"]
    # The invito was asked for: the pack is made in another frame than the one the hand began with.
    assert ids(told(tmp_path, same, game=ITALIAN, lowest_before=8)) == []
    assert told(tmp_path, other, game=ITALIAN, lowest_before=8)["lines"][0]["args"] == {"lowest": 9}


@needs_node
def test_the_end_of_a_giro_pazzo_is_told(tmp_path: Path) -> None:
    assert ids(told(tmp_path, {"event": "table-giro-over", "rule": "IT-GIRO-2"}, game=ITALIAN)) == ["log-giro-over"]


DEALT = {"event": "moved", "source": "stub", "to": ["hole/0", "hole/1"] * 3, "slots": [0, 1, 2, 3, 4, 5]}
MINE = {**DEALT, "faces": [8, 52, 9, 52, 10, 52]}


def gone(place: int, *slots: int, to: str = "muck") -> dict[str, Any]:
    return {"event": "moved", "source": f"hole/{place}", "to": [to] * len(slots), "slots": slots}


@needs_node
def test_my_own_cards_are_known_to_me_when_they_are_mucked_until_the_next_hand(tmp_path: Path) -> None:
    changed = gone(0, 2, to="discards")
    drawn = {"event": "moved", "source": "stub", "to": ["hole/0"], "slots": [6], "faces": [30]}
    played: list[dict[str, Any]] = [BEGAN, MINE, changed, drawn, {"event": "folded", "seat": 0}, gone(0, 0, 4, 6)]
    assert told(tmp_path, *played)["held"] == {"hole": [8, 10, 30], "up": []}
    assert told(tmp_path, *played, gone(1, 1, 3, 5))["held"] == {"hole": [8, 10, 30], "up": []}
    assert told(tmp_path, *played, {**BEGAN, "number": 8})["held"] == {"hole": [], "up": []}


@needs_node
def test_who_does_not_play_the_hand_holds_nothing(tmp_path: Path) -> None:
    began = {**BEGAN, "players": ["bea", "ciro"]}
    assert told(tmp_path, began, {**DEALT, "faces": [52] * 6}, gone(0, 0, 2, 4))["held"] == {"hole": [], "up": []}


@needs_node
def test_a_card_turned_up_is_held_open(tmp_path: Path) -> None:
    up = {"event": "moved", "source": "hole/0", "to": ["up/0"], "slots": [2], "faces": [9]}
    away = {"event": "moved", "source": "up/0", "to": ["muck"], "slots": [2]}
    assert told(tmp_path, BEGAN, MINE, up, gone(0, 0, 4), away)["held"] == {"hole": [8, 10], "up": [9]}
