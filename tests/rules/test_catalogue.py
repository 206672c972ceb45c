"""The catalogue is whole, in both languages, and finds what people ask for."""

import re
from collections import Counter

import pytest

from mazziere.rules import UnknownRule, catalogue, rule, search
from mazziere.rules.catalogue import KINDS, SOURCES, nearest


def test_every_rule_of_every_source_is_there() -> None:
    counted = Counter(one.source for one in catalogue().values())
    assert counted == {
        "TB": 38,
        "FG": 175,
        "FP": 54,
        "ST": 179,
        "SC": 331,
        "SV": 43,
        "IT": 156,
        "BJ": 62,
        "PB": 57,
    }


def test_every_rule_speaks_both_languages() -> None:
    for one in catalogue().values():
        assert one.title, one.id
        assert one.titolo, one.id
        assert one.en, one.id
        assert one.it, one.id
        assert one.en != one.it, one.id
        assert one.kind in KINDS, one.id


def test_what_is_unclear_is_said_in_both_languages_about_the_same_rules() -> None:
    named = re.compile(rf"\b(?:{'|'.join(SOURCES)})-[A-Za-z0-9.]+(?:-[A-Za-z0-9]+)*")
    for one in catalogue().values():
        assert bool(one.unclear) == bool(one.dubbio), one.id
        assert not one.unclear or one.unclear != one.dubbio, one.id
        ids = [{id.rstrip(".") for id in named.findall(text)} for text in (one.unclear, one.dubbio)]
        assert ids[0] == ids[1], one.id


def test_rules_that_name_other_rules_name_real_ones() -> None:
    pattern = re.compile(rf"\b(?:{'|'.join(SOURCES)})-[A-Za-z0-9][A-Za-z0-9.-]*")
    known = catalogue()
    for one in known.values():
        for named in pattern.findall(" ".join(one.conflicts)):
            assert named.rstrip(".-") in known, f"{one.id} compares itself with {named}"


def test_text_and_heading_follow_the_language() -> None:
    short = rule("ST-47a1")
    assert short.heading("it") == "Riapertura dei rilanci"
    assert short.text("it").startswith("Un all-in")
    assert short.text("en").startswith("An all-in")
    assert rule("IT-DECK-2").doubt("it").startswith("La fonte dice soltanto")
    assert rule("IT-DECK-2").doubt("en").startswith("The source says only")


def test_an_id_is_found_in_any_case() -> None:
    assert rule("sc-bet-f") is rule("SC-BET-f")


@pytest.mark.parametrize(
    ("wrong", "suggested"), [("ST-47", "ST-47a1"), ("FG-9d", "FG-9c"), ("SC-RIT-9", "SC-RIT-1"), ("XX-1", "begin with")]
)
def test_an_unknown_id_suggests_the_nearest(wrong: str, suggested: str) -> None:
    with pytest.raises(UnknownRule, match=suggested) as problem:
        rule(wrong)
    assert repr(wrong) in str(problem.value)


def test_nearest_prefers_the_parts_of_a_rule() -> None:
    assert nearest("fg-38") == ["FG-38", "FG-38a", "FG-38b", "FG-38c", "FG-38d"]


@pytest.mark.parametrize(
    ("words", "lang", "expected"),
    [
        ("string bet", "en", "ST-56"),
        ("odd chip", "en", "ST-20a"),
        ("fiche dispari", "it", "ST-20"),
        ("run it twice", "en", "SC-RIT-1"),
        ("bottone morto", "it", "ST-32"),
        ("dead button", "en", "ST-32"),
        ("rilancio minimo", "it", "FG-9c"),
        ("parol", "it", "IT-PAROL-1"),
        ("ST-47a1", "en", "ST-47a1"),
        ("quattro carte flop", "it", "FG-41"),
    ],
)
def test_search_finds_what_people_call_it(words: str, lang: str, expected: str) -> None:
    found = [one.id for one in search(words, "it" if lang == "it" else "en")]
    assert expected in found[:3]


def test_search_ignores_accents_and_case() -> None:
    assert search("EGALITÉ") == search("egalite")
    assert search("egalite")


def test_search_without_a_match_is_empty() -> None:
    assert search("zanzibar") == []
    assert search("?!") == []


def test_rules_with_all_the_words_hide_those_with_some() -> None:
    for one in search("mississippi straddle"):
        assert "mississippi" in f"{one.title} {one.titolo} {one.en} {one.it} {one.software}".casefold()
