"""With few decks a round of blackjack can be played to its end, however many cards everybody takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from mazziere.cards import decks
from mazziere.house.blackjack import Rules, Table
from mazziere.house.blackjack.events import HandVoided, ShoeLoaded
from mazziere.house.shared import stacked
from mazziere.table.house_choices import chosen

GREEDY = ("split", "hit", "no", "stand")


def greedy(rules: Rules, shoe: Sequence[int], rounds: int = 3) -> Table:
    """Every box is staked on, and takes every card it may."""
    table = Table.open({"Anna": 1_000_000}, owners=(0,), rules=rules, order=stacked(shoe))
    for number in range(rounds):
        if number:
            table.next_hand()
        for box in range(rules.boxes):
            table.stake(0, 100, box)
        table.close()
        while table.pending:
            (box, player), options = next(iter(table.pending.items()))
            verbs = [option.verb for option in options]
            table.act(player, next(verb for verb in GREEDY if verb in verbs), box=box)
    return table


@pytest.mark.parametrize(("packs", "boxes", "hands"), [(1, 3, 3), (1, 2, 4), (1, 7, 1), (2, 6, 3), (2, 5, 4)])
def test_few_decks_are_never_used_up_and_are_shuffled_after_every_round(packs: int, boxes: int, hands: int) -> None:
    asked = chosen({"decks": packs, "boxes": boxes, "max-hands": hands})
    rules = msgspec.convert(asked, Rules)
    pack = [int(card) for card in decks(packs)]
    smallest = sorted(pack, key=lambda card: min((card // 4 + 1) % 13 + 1, 10))
    # What is burned is taken from the other end: every small card can be dealt.
    shoes = [smallest[-rules.burn :] + smallest[: -rules.burn]]
    shoes += [Random(seed).sample(pack, len(pack)) for seed in range(60)]
    for shoe in shoes:
        table = greedy(rules, shoe)
        assert not [event for event in table.events if isinstance(event, HandVoided)]
        assert sum(isinstance(event, ShoeLoaded) for event in table.events) == 3
