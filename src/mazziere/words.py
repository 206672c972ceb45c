"""What the room says, in Italian and English: the sentences of `locale/`, which the browser reads too."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("it", "en")
LOCALE: Final = Path(__file__).parent / "locale"
"""Fluent files, a folder a language: `room.ftl` is read here and in the browser, `page.ftl` there alone."""

_LINE: Final = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")
"""Of Fluent, `room.ftl` has messages of one line with facts in braces, and nothing else: no parser is needed."""

UNKNOWN: Final = "…"
"""A fact nobody gave: a sentence must never fail while explaining a refusal."""


@cache
def sentences(lang: str) -> dict[str, str]:
    """The sentence of every code in a language, its facts as `{ $name }`."""
    return dict(_LINE.findall((LOCALE / lang / "room.ftl").read_text(encoding="utf-8")))


def facts_of(sentence: str) -> set[str]:
    """The facts that a sentence tells.

    >>> sorted(facts_of(sentences("en")["below-minimum"]))
    ['amount', 'least']
    """
    return set(_FACT.findall(sentence))


def say(code: str, lang: str, facts: Mapping[str, Any]) -> str | None:
    """The sentence of a code with its facts; None if there is no such sentence."""
    sentence = sentences(lang).get(code)
    return sentence and _FACT.sub(lambda found: str(facts.get(found[1], UNKNOWN)), sentence)


def said(code: str, **facts: Any) -> dict[str, str]:
    """The sentence of a code in both languages.

    >>> said("below-minimum", amount=150, least=200)
    {'it': '150 è troppo poco: il minimo è 200.', 'en': '150 is too little: the minimum is 200.'}
    """
    return {lang: say(code, lang, facts) or code for lang in LANGUAGES}
