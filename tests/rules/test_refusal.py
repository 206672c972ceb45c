"""A refusal cites its rule and explains itself in both languages."""

import ast
import pickle
from pathlib import Path

import pytest

import mazziere
from mazziere.rules import Refusal, cited
from mazziere.words import LANGUAGES, LOCALE, facts_of, said, sentences

CODES = (
    "out-of-turn",
    "not-your-choice",
    "folded-already",
    "cannot-check",
    "nothing-to-call",
    "below-minimum",
    "above-maximum",
    "not-reopened",
    "raise-capped",
    "not-enough-chips",
    "hand-over",
    "stale-turn",
    "fold-not-allowed",
    "must-show",
    "too-many-players",
    "too-few-players",
    "not-whole-chips",
    "bad-amount",
    "not-allowed-here",
    "wrong-cards",
    "hand-held",
)


SOURCE = Path(mazziere.__file__).parent


PLACE = {"Refusal": 1, "SealError": 0, "HistoryError": 1}
"""Where the code stands among what each is made of."""


def codes_raised() -> set[str]:
    """The codes that the package itself writes where it makes a `Refusal`, a `SealError` or a `HistoryError`."""
    calls = (
        (node.args, PLACE[node.func.id])
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACE
    )
    codes = (args[place] for args, place in calls if len(args) > place)
    return {code.value for code in codes if isinstance(code, ast.Constant) and isinstance(code.value, str)}


def test_every_refusal_of_the_package_has_its_sentence() -> None:
    assert codes_raised() - set(sentences("en")) == set()


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_sentence(code: str) -> None:
    assert all(code in sentences(lang) for lang in LANGUAGES)


def test_both_languages_have_the_same_codes() -> None:
    assert sentences("en").keys() == sentences("it").keys()


@pytest.mark.parametrize("code", sorted(sentences("en")))
def test_both_languages_tell_the_same_facts(code: str) -> None:
    english, italian = sentences("en")[code], sentences("it")[code]
    assert facts_of(english) == facts_of(italian)
    assert english != italian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_reads_in_fluent_as_it_does_here(lang: str) -> None:
    fluent = pytest.importorskip("fluent.runtime")
    bundle = fluent.FluentBundle([lang], use_isolating=False)
    bundle.add_resource(fluent.FluentResource((LOCALE / lang / "room.ftl").read_text(encoding="utf-8")))
    for code, sentence in sentences(lang).items():
        facts = {name: name.upper() for name in facts_of(sentence)}
        assert bundle.format_pattern(bundle.get_message(code).value, facts) == (said(code, **facts)[lang], [])


def test_the_sentence_carries_the_facts_and_the_rule() -> None:
    refusal = Refusal("FG-9c", "below-minimum", amount=150, least=200)
    assert str(refusal) == "150 is too little: the minimum is 200. (FG-9c)"
    assert refusal.message("it") == "150 è troppo poco: il minimo è 200."
    assert (refusal.rule, refusal.code, refusal.facts) == ("FG-9c", "below-minimum", {"amount": 150, "least": 200})


def test_plain_data_holds_both_sentences() -> None:
    assert Refusal("SC-SEAT-1", "seat-taken", seat=3).to_dict() == {
        "rule": "SC-SEAT-1",
        "code": "seat-taken",
        "facts": {"seat": 3},
        "message": {
            "en": "Seat 3 is taken.",
            "it": "Il posto 3 è occupato.",
        },
    }


def test_a_missing_fact_never_breaks_the_explanation() -> None:
    assert str(Refusal("FG-9c", "below-minimum", amount=150)) == "150 is too little: the minimum is …. (FG-9c)"


def test_a_code_without_a_sentence_still_says_what_it_knows() -> None:
    assert str(Refusal("", "some-house-code", seat=2)) == "some-house-code: seat=2"


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"lang: 'fr'.*it, en"):
        Refusal("ST-50a").message("fr")


def test_a_refusal_survives_a_process_boundary() -> None:
    sent = pickle.loads(pickle.dumps(Refusal("ST-47a1", "not-reopened", facing=75, full=100)))
    assert (sent.rule, sent.code, sent.facts) == ("ST-47a1", "not-reopened", {"facing": 75, "full": 100})


class Event:
    def __init__(self, rule: str) -> None:
        self.rule = rule


def test_citations_are_heard_one_by_one_while_somebody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, str]] = []

    def listen(rule: str, how: cited.How = "enforced") -> None:
        heard.append((rule, how))

    monkeypatch.setattr(cited, "recorder", listen)
    Refusal("SC-PLAY-9 SC-DEAL-2", "not-allowed-here")
    cited.record_events([Event("ST-16"), Event(""), object()])
    cited.record("FG-40", "ruling")
    assert heard == [("SC-PLAY-9", "enforced"), ("SC-DEAL-2", "enforced"), ("ST-16", "enforced"), ("FG-40", "ruling")]


def test_nothing_is_heard_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cited, "recorder", None)
    Refusal("ST-50a", "out-of-turn")
    cited.record_events([Event("ST-16")])


def test_a_refusal_says_its_rule_and_why() -> None:
    refusal = Refusal("FG-9c", "below-minimum", amount=150, least=200)
    assert (refusal.rule, refusal.why) == ("FG-9c", "150 is too little: the minimum is 200.")
