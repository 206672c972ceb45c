"""The words: the same messages in both languages, and none that the client asks for is missing."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import mazziere
from mazziere.room.verbs import AUDITED
from mazziere.rules.catalogue import catalogue
from mazziere.rules.policy import policies
from mazziere.rules.refusal import Refusal
from mazziere.table.house_choices import CHOICES
from mazziere.words import LOCALE, sentences
from web.node import folded_by, needs_node

WEB = Path(mazziere.__file__).parent / "web"
DEFINED = {"FG-D7", "SC-GLOS-big-blind", "SC-GLOS-small-blind"}


def messages(lang: str) -> dict[str, str]:
    """Every message of a language with its text."""
    text = (LOCALE / lang / "page.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.M)
    assert len(found) == len({name for name, _ in found}), "a message is there twice"
    return dict(found)


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    italian, english = messages("it"), messages("en")
    assert italian.keys() == english.keys()
    assert {name for name in italian if variables(italian[name]) != variables(english[name])} == set()


def test_fluent_reads_every_message() -> None:
    fluent = pytest.importorskip("fluent.runtime")
    for lang in ("it", "en"):
        bundle = fluent.FluentBundle([lang])
        bundle.add_resource(fluent.FluentResource((LOCALE / lang / "page.ftl").read_text(encoding="utf-8")))
        assert all(bundle.has_message(name) for name in messages(lang))


def test_whatever_is_written_down_of_the_staff_has_its_words() -> None:
    assert {f"trail-{verb}" for verb in AUDITED} <= messages("it").keys()


def test_every_message_the_client_names_is_there() -> None:
    known = messages("it").keys()
    named = set()
    for file in (WEB / "js").rglob("*.js"):
        named |= set(re.findall(r"""\bt\("([\w-]+)["]""", file.read_text(encoding="utf-8")))
        named |= set(re.findall(r'id: "(log-[\w-]+)"', file.read_text(encoding="utf-8")))
    assert named - known == set()


def test_no_message_is_there_that_nobody_asks_for() -> None:
    script = "\n".join(file.read_text(encoding="utf-8") for file in (WEB / "js").rglob("*.js"))
    named = set(re.findall(r'"([\w-]+)"', script))
    # A name may be put together: `call-${reason}` asks for what begins so, `${group}-${value}` for what a word begins.
    put = set(re.findall(r"`((?:[\w-]|\$\{[^}`]*\})+)`", script))
    made = {text for text in put if "-" in re.sub(r"\$\{[^}]*\}", "", text)}
    begins = "|".join(sorted(named, key=len, reverse=True))
    forms = [re.sub(r"\$\{[^}]*\}", ".+", re.sub(r"^\$\{[^}]*\}", f"(?:{begins})", text)) for text in made]
    asked = [re.compile(form) for form in forms]
    unasked = {name for name in messages("it") if name not in named and not any(form.fullmatch(name) for form in asked)}
    assert unasked == set()


def test_everything_a_policy_can_be_has_words() -> None:
    known = messages("it").keys()
    assert {
        value for policy in policies().values() for value in policy.values if f"value-{value}" not in known
    } == set()


def test_every_rule_that_a_host_of_blackjack_may_choose_has_words() -> None:
    said = {f"bj-{rule}" for rule in CHOICES}
    said |= {
        f"bj-{rule}-{value}"
        for rule, (_, may) in CHOICES.items()
        for value in may
        if isinstance(value, str) and rule != "blackjack-pays"
    }
    assert said <= messages("it").keys()


def test_a_blind_is_never_a_buio_in_italian() -> None:
    said = {name: text for name, text in messages("it").items() if "buio" not in name}
    said |= sentences("it")
    said |= {name: policy.it for name, policy in policies().items()}
    # What is bet without seeing is bet "al buio" in any game, and the definitions tell the other name once.
    said |= {rule.id: rule.text("it").replace("al buio", "") for rule in catalogue().values()}
    said = {name: text for name, text in said.items() if not name.startswith("IT-") and name not in DEFINED}
    assert {name for name, text in said.items() if re.search(r"\bbuio?\b", text, re.I)} == set()


def heard(tmp_path: Path, lang: str, *told: Refusal) -> list[str]:
    """What the browser says of refusals."""
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode([{"lang": lang, "told": [each.to_dict() for each in told]}]))
    found: list[str] = folded_by("saying.mjs", file)[0]["said"]
    return found


@needs_node
def test_the_browser_says_what_the_room_does_with_numbers_as_they_are_written_in_its_language(tmp_path: Path) -> None:
    little = Refusal("ST-43a", "below-minimum", amount=1500, least=2000)
    assert heard(tmp_path, "it", little) == ["1.500 è troppo poco: il minimo è 2.000."]
    assert heard(tmp_path, "en", little) == ["1,500 is too little: the minimum is 2,000."]


@needs_node
def test_a_number_that_names_something_is_no_amount_and_a_missing_fact_is_three_dots(tmp_path: Path) -> None:
    stale, missing = Refusal("", "stale-turn", turn=1041, now=1042), Refusal("", "below-minimum", amount=5)
    assert heard(tmp_path, "en", stale, missing) == [
        "This came too late: it was decided for turn 1041, and the hand has gone on to turn 1042.",
        "5 is too little: the minimum is ….",
    ]


@needs_node
def test_a_code_the_browser_does_not_know_is_read_as_the_server_wrote_it(tmp_path: Path) -> None:
    assert heard(tmp_path, "it", Refusal("", "some-house-code", seat=2)) == ["some-house-code: seat=2"]


def test_no_file_is_too_long_to_hold_in_a_head() -> None:
    long = {file.name for file in (WEB / "js").rglob("*.js") if len(file.read_text().splitlines()) > 400}
    assert not long


def test_nothing_inline_and_nothing_from_elsewhere() -> None:
    page = (WEB / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page)
    for file in (*WEB.rglob("*.js"), *WEB.rglob("*.css"), *WEB.rglob("*.html")):
        if "vendor" not in file.parts:
            assert not re.search(r"https?://(?!www\.w3\.org)", file.read_text(encoding="utf-8")), file
