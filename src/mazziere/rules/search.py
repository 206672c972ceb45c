"""Finding a rule by words: ids, titles and texts, in both languages, best first."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from mazziere.rules.catalogue import Lang, Rule, catalogue

# What a word is worth where it is found; the other language counts for less than the reader's own.
ID, TITLE, TEXT = 12.0, 6.0, 1.5
BEGINNING = 0.5
OTHER_LANGUAGE = 0.75
PHRASE = 2.0


class _Field(NamedTuple):
    weight: float
    words: frozenset[str]
    phrase: str


def search(words: str, lang: Lang = "en", most: int = 20) -> list[Rule]:
    """The rules that hold the words, best first; where none holds them all, those that hold the most.

    >>> [rule.id for rule in search("string bet")][:3]
    ['ST-56', 'FG-G-STRING', 'FG-14']
    """
    wanted = _words(words)
    if not wanted:
        return []
    phrase = f" {' '.join(wanted)}"
    ranked = []
    for place, (rule, fields) in enumerate(zip(catalogue().values(), _index(lang), strict=True)):
        scores = [max(_score(word, field) for field in fields) for word in dict.fromkeys(wanted)]
        found = sum(score > 0 for score in scores)
        if found:
            whole = sum(field.weight * PHRASE for field in fields if len(wanted) > 1 and phrase in field.phrase)
            ranked.append((-found, -(sum(scores) + whole), place, rule))
    ranked.sort(key=lambda hit: hit[:3])
    return [rule for found, _, _, rule in ranked[:most] if found == ranked[0][0]]


@cache
def _index(lang: Lang) -> tuple[tuple[_Field, ...], ...]:
    other: Lang = "en" if lang == "it" else "it"
    return tuple(
        (
            _field(ID, rule.id),
            _field(TITLE, rule.heading(lang)),
            _field(TITLE * OTHER_LANGUAGE, rule.heading(other)),
            _field(TEXT, rule.text(lang)),
            _field(TEXT * OTHER_LANGUAGE, f"{rule.text(other)} {rule.software}"),
        )
        for rule in catalogue().values()
    )


def _field(weight: float, text: str) -> _Field:
    words = _words(text)
    return _Field(weight, frozenset(words), f" {' '.join(words)} ")


def _score(word: str, field: _Field) -> float:
    if word in field.words:
        return field.weight
    # Three letters or more may begin a longer word, so that "raise" finds "raises" and "rilanci" finds "rilancio".
    if len(word) > 2 and f" {word}" in field.phrase:
        return field.weight * BEGINNING
    return 0.0


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.findall(r"[a-z0-9]+(?:[-.][a-z0-9]+)*", plain)
