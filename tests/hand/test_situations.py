"""The table of situations (`situations.toml`): each is dealt, played by its script, and looked at."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mazziere.cards import parse_cards
from mazziere.games import GAMES
from mazziere.hand.deck import FULL_PACK, Stacked
from mazziere.hand.events import Post, Rake
from mazziere.hand.hand import Hand
from mazziere.rules.catalogue import catalogue
from mazziere.rules.rulebook import Rulebook, house, rulebook

TABLE = tomllib.loads(Path(__file__).with_name("situations.toml").read_text(encoding="utf-8"))
HOUSES = {
    "blind first": house(
        'name = "blind first"\n[policies]\nbig_blind_ante_order = "blind-first"', over="sanremo-tournament"
    )
}
QUIET = ("bring-in", "check", "call", "stand pat")

Situation = dict[str, Any]


def deal(situation: Situation, book: Rulebook) -> Hand:
    cards = situation.get("cards", {})
    places = TABLE["cards"][cards] if isinstance(cards, str) else cards
    dealt = {zone: list(parse_cards(faces)) for zone, faces in places.items()}
    named = {card for faces in dealt.values() for card in faces}
    stakes = dict(situation["stakes"])
    if "posts" in stakes:
        stakes["posts"] = [Post(**post) for post in stakes["posts"]]
    if "rake" in stakes:
        stakes["rake"] = Rake(**stakes["rake"])
    for field in ("spread", "straddles"):
        if field in stakes:
            stakes[field] = tuple(map(tuple, stakes[field])) if field == "straddles" else tuple(stakes[field])
    deck = Stacked(52, dealt, [card for card in FULL_PACK if card not in named])
    game = GAMES[situation.get("game", "holdem")]
    return game.deal(stacks=situation["stacks"], rulebook=book, deck=deck, **stakes)


def play(hand: Hand, script: str) -> None:
    out = -1
    for action in filter(None, script.split(", ")):
        verb, _, amount = action.partition(" ")
        if verb == "out":
            out = int(amount)
        elif verb == "down":
            check_down(hand, out)
        elif verb == "agree":
            for seat in list(hand.pending):
                hand.act("agree", int(amount), seat)
        elif verb == "say":
            hand.act("agree", int(amount), next(iter(hand.pending)))
        else:
            hand.act(verb, int(amount or 0))


def check_down(hand: Hand, out: int) -> None:
    while not hand.over:
        verbs = [option.verb for option in hand.legal()]
        folds = hand.actor == out and "fold" in verbs
        hand.act("fold" if folds else next(verb for verb in QUIET if verb in verbs))


@pytest.mark.parametrize(
    ("situation", "book"),
    [
        pytest.param(situation, book, id=f"{situation['rules'][0]}: {situation['about']} ({book})")
        for situation in TABLE["situation"]
        for book in situation["books"]
    ],
)
def test_situation(situation: Situation, book: str) -> None:
    hand = deal(situation, HOUSES.get(book) or rulebook(book))
    play(hand, situation.get("play", ""))
    assert {"legal", "ends", "shows"} & set(situation), "a situation expects something"
    if "legal" in situation:
        assert (hand.actor, ", ".join(map(str, hand.legal()))) == (situation["actor"], situation["legal"])
    if "ends" in situation:
        assert hand.over
        assert hand.stacks == situation["ends"]
        assert sum(hand.stacks) + hand.state.raked == sum(situation["stacks"]) + situation["stakes"].get("pot", 0)
    if "shows" in situation:
        assert hand.state.waiting == situation["shows"]


def test_every_rule_cited_is_in_the_catalogue() -> None:
    assert {rule for situation in TABLE["situation"] for rule in situation["rules"]} <= set(catalogue())
