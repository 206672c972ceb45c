"""The comparisons of the Italian game, as the catalogue gives them: category, who beats whom, who wins the pot."""

import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from naive_orders import all_hands

from mazziere.cards import parse_cards
from mazziere.ranking import Explained, Italian, bulk, italian

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

IT_RANK_1 = ["carta alta", "coppia", "doppia coppia", "tris", "scala", "full", "colore", "poker", "scala reale"]

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


@pytest.mark.parametrize("players", PUBLISHED)
def test_every_hand_of_the_deck_in_order(players: int) -> None:
    order = italian(players)
    hands = all_hands(5, (order.lowest - 2) * 4)
    strengths = bulk.strengths(order, hands)
    assert len(np.unique(strengths)) == len(hands), "two different hands never tie (IT-DECK-4)"
    ascending = hands[np.argsort(strengths)].tolist()
    first = 0
    for category in IT_RANK_1:
        last = first + PUBLISHED[players][category]
        looked_at = {first, *range(first, last, 97), last - 1}
        assert {order.told(ascending[place]).category for place in looked_at} == {category}
        first = last
    assert first == len(hands)
