"""A refusal: the rule that forbids, a stable code, and the sentence people read in Italian or English."""

from typing import Any

from mazziere.rules import cited
from mazziere.words import LANGUAGES, say


class Refusal(Exception):
    """Raised when a rule forbids what was asked; nothing has changed.

    >>> refusal = Refusal("ST-47a1", "not-reopened", facing=75, full=100)
    >>> print(refusal)
    You may only call or fold: you face 75 more, less than a full raise of 100, ... (ST-47a1)
    >>> refusal.message("it")
    'Puoi solo vedere o passare: devi aggiungere 75, meno di un rilancio intero di 100, ...'
    >>> refusal.rule, refusal.why
    ('ST-47a1', 'You may only call or fold: you face 75 more, less than a full raise of 100, ...')
    """

    def __init__(self, rule: str, why: str = "not-allowed-here", **facts: Any) -> None:
        super().__init__(rule, why, facts)
        self.rule = rule
        self.code = why
        self.facts = facts
        if cited.recorder is not None:
            cited.record(rule)

    @property
    def why(self) -> str:
        """The sentence for people, in English; `message("it")` has the Italian one."""
        return self.message("en")

    def message(self, lang: str = "en") -> str:
        """The sentence for people, without the rule id."""
        if lang not in LANGUAGES:
            raise ValueError(f"lang: {lang!r} is not a language we speak; use one of {', '.join(LANGUAGES)}")
        sentence = say(self.code, lang, self.facts)
        if sentence is not None:
            return sentence
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.code}: {told}" if told else self.code

    def to_dict(self) -> dict[str, Any]:
        """Plain data for a log or the wire, with both sentences."""
        return {
            "rule": self.rule,
            "code": self.code,
            "facts": dict(self.facts),
            "message": {lang: self.message(lang) for lang in LANGUAGES},
        }

    def __str__(self) -> str:
        return f"{self.message('en')} ({self.rule})" if self.rule else self.message("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.rule, self.code, self.facts)


def _rebuild(rule: str, why: str, facts: dict[str, Any]) -> Refusal:
    return Refusal(rule, why, **facts)
