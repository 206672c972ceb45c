"""Random hands played by us and by PokerKit: every offer and every final stack agree, or differ for a known reason.

A small size of `python -m bench differential`.
"""

import re
from pathlib import Path

import pytest

pytest.importorskip("pokerkit", reason="the extra `bench` installs PokerKit")

from bench.differential import chunk
from bench.kit import GAMES
from bench.known import KNOWN

from mazziere.rules import rule

HANDS = 60
DOCS = Path(__file__).parents[2] / "docs" / "differences-from-pokerkit.md"


@pytest.mark.parametrize("name", GAMES)
def test_every_difference_is_known(name: str) -> None:
    tally = chunk(name, first=0, count=HANDS)
    assert tally.unknown == ()
    assert tally.known[""] > HANDS / 3, "most hands should be alike throughout"
    assert tally.decisions > HANDS


def test_every_known_difference_is_told_with_a_rule_that_exists() -> None:
    told = re.findall(r"^### `([a-z-]+)`", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(KNOWN)
    for line in KNOWN.values():
        cited = re.findall(r"[A-Z]{2}-[A-Z0-9][\w-]*", line)
        assert cited, line
        for one in cited:
            rule(one)
