"""PHH files: every field in and out, digit by digit, and errors that name the field."""

from datetime import time
from decimal import Decimal
from typing import Any

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.history.codes import CODES, FOREIGN
from mazziere.history.phh import (
    FIELDS,
    HandHistory,
    HistoryError,
    UnknownGame,
    pieces,
    read,
    required,
    write,
    write_all,
)
from mazziere.history.quick import quick

PLAYED: dict[str, Any] = {
    "variant": "NT",
    "antes": [0, 0, 0],
    "blinds_or_straddles": [Decimal("0.50"), 1, 0],
    "min_bet": 1,
    "starting_stacks": [100, Decimal("40.00"), Decimal("inf")],
    "actions": ["d dh p1 AhKd", "p3 f # tired", ""],
}
TOLD: dict[str, Any] = {
    "ante_trimming_status": True,
    "author": 'A "quoted" \\ name',
    "event": "Torneo della Befana",
    "url": "https://example.org/",
    "venue": "Circolo",
    "address": "Via Roma 1",
    "city": "Sanremo",
    "region": "Liguria",
    "postal_code": "18038",
    "country": "Italia",
    "time": time(21, 5, 7),
    "time_zone": "Europe/Rome",
    "time_zone_abbreviation": "CET",
    "day": 6,
    "month": 1,
    "year": 2024,
    "hand": "finale",
    "level": 12,
    "seats": [4, 5, 1],
    "seat_count": 6,
    "table": 7,
    "players": ["Anna", "Bruno", ""],
    "finishing_stacks": [100, Decimal("39.50"), Decimal("0.10")],
    "winnings": [0, 0, Decimal("1.50")],
    "currency": "EUR",
    "currency_symbol": "€",
    "time_limit": 30,
    "time_banks": [60, 60, Decimal("0.5")],
    "_sponsor": {"name": "nobody", "since": [2020, 2021]},
}


def test_every_field_survives_writing_and_reading() -> None:
    history = HandHistory(PLAYED | TOLD | {"bring_in": 1, "small_bet": 2, "big_bet": 4})
    assert set(FIELDS) <= set(history.fields)
    assert read(write(history)) == [history]
    assert str(read(write(history))[0]["starting_stacks"][1]) == "40.00"


def test_fields_are_written_in_the_order_of_the_format() -> None:
    shuffled = HandHistory(dict(sorted((PLAYED | TOLD).items())))
    names = [line.split(" = ")[0] for line in write(shuffled).splitlines()]
    assert names == [name for name in FIELDS if name in shuffled.fields] + ["_sponsor"]


def test_many_hands_are_numbered_tables() -> None:
    hands = [HandHistory(PLAYED | {"hand": number}) for number in range(3)]
    text = write_all(hands)
    assert text.startswith("[1]\nvariant")
    assert read(text) == hands
    assert [hand for piece in pieces(text, 2) for hand in read(piece)] == hands
    assert len(pieces(text, 2)) == 2


def test_a_single_hand_is_one_piece() -> None:
    text = write(HandHistory(PLAYED))
    assert pieces(text, 1) == [text]


@pytest.mark.parametrize("code", CODES)
def test_what_a_game_needs(code: str) -> None:
    stud = CODES[code].game.startswith(("stud", "razz"))
    assert ("bring_in" in required(code)) == stud
    assert ("blinds_or_straddles" in required(code)) != stud
    assert ("small_bet" in required(code)) == (CODES[code].limit == "fixed-limit")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"min_bet": None}, "min_bet: missing; NT needs variant, antes"),
        ({"antes": 5}, "antes: 5 is not a list of numbers"),
        ({"antes": [0, 0]}, "antes: 2 entries for 3 players"),
        ({"antes": [0, 0, "5"]}, "antes: '5' is not allowed; give a list of numbers"),
        ({"min_bet": "one"}, "min_bet: 'one' is not a number"),
        ({"min_bet": True}, "min_bet: True is not a number"),
        ({"starting_stacks": [1, 1, 0]}, "starting_stacks: 0 is not allowed"),
        ({"starting_stacks": [1, 1, Decimal("nan")]}, "starting_stacks: NaN is not allowed"),
        ({"actions": [5]}, "actions: 5 is not allowed; give a list of texts"),
        ({"players": ["Anna"]}, "players: 1 entries for 3 players"),
        ({"day": "first"}, "day: 'first' is not a whole number"),
        ({"variant": None}, "variant: None is not implemented; the codes played are FT, NT"),
        ({"variant": "XX"}, "variant: 'XX' is not implemented; the codes played are FT, NT"),
    ],
)
def test_errors_name_the_field(change: dict[str, Any], said: str) -> None:
    fields = {name: value for name, value in (PLAYED | change).items() if value is not None}
    with pytest.raises(HistoryError, match=_literally(said)):
        HandHistory(fields).check()


@pytest.mark.parametrize("code", FOREIGN)
def test_games_of_the_format_that_are_not_ours(code: str) -> None:
    with pytest.raises(UnknownGame, match=f"{code} .* is not implemented"):
        HandHistory(PLAYED | {"variant": code}).check()


@pytest.mark.parametrize(
    ("text", "said"),
    [("variant = ", "not TOML: "), ("hands = 3", "hands: a hand needs a variant"), ("a = 1\na = 2", "not TOML")],
)
def test_a_text_that_holds_no_hands(text: str, said: str) -> None:
    with pytest.raises(HistoryError, match=_literally(said)):
        read(text)


def test_an_empty_text_holds_no_hand() -> None:
    assert read("# nothing but a comment\n") == []


def _literally(text: str) -> str:
    from re import escape

    return escape(text)


# --------------------------------------------------------------------------- the quick reader

PLAIN = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=12)
NUMBERS = st.one_of(
    st.integers(-(10**9), 10**9),
    st.decimals(0, 10**6, places=2),
    st.sampled_from((Decimal("inf"), Decimal("0.10"), Decimal("-3.50"))),
)
VALUES = st.one_of(
    PLAIN,
    NUMBERS,
    st.booleans(),
    st.times(timezones=st.none()),
    st.lists(PLAIN, max_size=4),
    st.lists(NUMBERS, max_size=4),
)
NAMES = st.text("abcXYZ_019", min_size=1, max_size=5)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(NAMES, VALUES, max_size=6), st.sampled_from(("'", '"')))
def test_what_is_read_quickly_is_what_the_parser_reads(fields: dict[str, Any], mark: str) -> None:
    text = write(HandHistory(fields)).replace('"', mark)
    assert_read_alike(text)
    assert_read_alike(f"[1]\n{text}\n[2]\n{text}")


@pytest.mark.parametrize(
    "line",
    [
        "a = 01",
        "a = 1_000",
        "a = +5",
        "a = -0",
        "a = 0x1F",
        "a = 1e3",
        "a = 1.",
        "a = .5",
        "a = 00.5",
        "a = -inf",
        "a = nan",
        "a = '",
        'a = "',
        "a = ''",
        "a = 'it''s'",
        'a = "tab\\t"',
        "a = '''x'''",
        "a = [1, 'x']",
        "a = ['x', 1]",
        "a = ['x',]",
        "a = [1,2]",
        "a = [ 1 ]",
        "a = [[1], [2]]",
        "a = ['p1 f', 'p2 # why']",
        "a = 5 # five",
        "a = {b = 1}",
        "a.b = 1",
        '"a b" = 1',
        "a =1",
        "a = ",
        "a",
        "# a = 1",
        "[a]\n[a]",
        "[a.b]\nc = 1",
        "a = 1\na = 2",
        "a = 12:61:00",
        "a = 12:00:00.5",
        "a = 2024-01-02",
        "a = ٣",
        "a = 'è'",
        "a = [\n1,\n2]",
    ],
)
def test_odd_writings_are_read_alike_or_refused_alike(line: str) -> None:
    assert_read_alike(line)


def assert_read_alike(text: str) -> None:
    """Whatever the quick reader accepts, the parser accepts too, and reads as the same."""
    found = quick(text)
    if found is not None:
        parsed = tomli.loads(text, parse_float=Decimal)
        assert repr(found) == repr(parsed)
