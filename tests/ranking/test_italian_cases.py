"""The comparisons of the Italian game, as the catalogue gives them: category, who beats whom, who wins the pot."""

import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from mazziere.cards import parse_cards
from mazziere.ranking import ITALIAN, Explained, Italian, italian

CASES = Path(__file__).parents[1] / "conformance" / "italiana-ranking.toml"
VELE = {  # IT-VELE-3 to IT-VELE-9
    "una": ["A"],
    "due": ["AB"],
    "tre": ["ABC"],
    "croce": ["AEC", "BED"],
    "h": ["ABC", "EFG", "BDF", "ADG", "CDE", "ADE", "CDG"],
    "piramide": ["ABCD", "DEFG"],
    "ascensore": ["AEF", "BEG", "CEH", "DEI"],
}

Scenario = dict[str, Any]


def comparisons() -> list[Scenario]:
    """Scenarios that only compare hands: cards and a deck, no steps."""
    scenarios = tomllib.loads(CASES.read_text(encoding="utf-8"))["scenario"]
    return [each for each in scenarios if "cards" in each and "steps" not in each]


class Table:
    """The hands of a scenario, with the vele on the table where there are any."""

    def __init__(self, scenario: Scenario) -> None:
        self.order: Italian = italian(scenario["players"])
        cards: dict[str, Any] = dict(scenario["cards"])
        vele = {letter: parse_cards(card)[0] for letter, card in cards.pop("vele", {}).items()}
        self.hands = {player: parse_cards(text) for player, text in cards.items()}
        layout = scenario.get("note", "").removeprefix("vele: ")
        self.combos = [[vele[letter] for letter in combo] for combo in VELE[layout]] if vele else []

    def strength(self, player: str) -> int:
        return self.order.vele(self.hands[player], self.combos)

    def explain(self, player: str) -> Explained:
        return self.order.explain_vele(self.hands[player], self.combos)

    def winners(self, *players: str) -> list[str]:
        return self.order.best({player: self.strength(player) for player in players})


def test_the_file_has_its_comparisons() -> None:
    assert len(comparisons()) > 90


@pytest.mark.parametrize("scenario", comparisons(), ids=lambda each: each["id"])
def test_comparison(scenario: Scenario) -> None:
    table = Table(scenario)
    (check,) = scenario["checks"]
    assert {player: table.explain(player).category for player in check["hand"]} == check["hand"]
    for better, worse in check.get("beats", []):
        assert table.winners(better, worse) == [better]
    if "winner" in check:
        assert table.winners(*table.hands) == [check["winner"]]


PUBLISHED = {
    each["players"]: {name: int(count) for name, count in re.findall(r"([a-z]+(?: [a-z]+)?) (\d+)", text)}
    for each in comparisons()
    if (text := each["checks"][0].get("text", "").partition(" hands: ")[2])
}


def test_every_deck_has_published_counts() -> None:
    assert sorted(PUBLISHED) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", [2, 3])
def test_counts_of_the_small_decks_by_the_scalar_order(players: int) -> None:
    order = ITALIAN[11 - players]
    deck = range((order.lowest - 2) * 4, 52)
    strengths = [order.strength(five) for five in combinations(deck, 5)]
    assert len(set(strengths)) == len(strengths), "two different hands never tie (IT-DECK-4)"
    assert Counter(order.told(five).category for five in combinations(deck, 5)) == PUBLISHED[players]
