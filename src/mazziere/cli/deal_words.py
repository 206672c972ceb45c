"""The texts of `mazziere deal`, in both languages from one table."""

from functools import cache
from pathlib import Path
from typing import Any

import tomli


@cache
def _table() -> dict[str, dict[str, dict[str, str]]]:
    return tomli.loads(Path(__file__).with_name("deal.toml").read_text(encoding="utf-8"))


class Words:
    """The texts in one language.

    >>> Words("it")("say", "raise", amount=400)
    'rilancio a 400'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, group: str, name: str, /, **facts: Any) -> str:
        """A text with its facts put in."""
        return _table()[group][name][self.lang].format_map(facts)

    def has(self, group: str, name: str) -> bool:
        """Is there such a text?"""
        return name in _table()[group]

    def verb(self, said: str) -> str:
        """The engine's verb for a word of either language, or the word itself.

        >>> Words("it").verb("rilancia"), Words("en").verb("raise"), Words("en").verb("jump")
        ('raise', 'raise', 'jump')
        """
        return next((verb for verb, texts in _table()["choose"].items() if said in (verb, *texts.values())), said)
