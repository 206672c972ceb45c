"""Every topic that the engine cites leads to rules that exist, and every rule is cited where it acts."""

import random
import re
from pathlib import Path

import pytest

import mazziere.games
import mazziere.hand
import mazziere.table
from mazziere.games import GAMES, ITALIAN
from mazziere.games.italiana import ITALIANA
from mazziere.games.italiana.buio import CHAIN
from mazziere.games.italiana.openers import LEVELS
from mazziere.games.italiana.presence import PREFERENCES
from mazziere.games.italiana.scelta import PARTS
from mazziere.hand.betting import Betting
from mazziere.hand.dealing import Board, Deal
from mazziere.hand.events import Rake
from mazziere.hand.variant import CATEGORIES
from mazziere.ranking.italian import ASCENDING
from mazziere.rules import Refusal
from mazziere.rules.catalogue import catalogue
from mazziere.rules.citations import FAMILIES, citations, table
from mazziere.rules.rulebook import rulebook
from mazziere.table.preferences import ITALIAN as ITALIAN_CHOICES

PROFILES = ("figp-tournament", "sanremo-tournament", "sanremo-cash", "fipos", "home")
HOUSE = {"SC": ("SC", "SV")}
"""Sanremo's cash section and its variants are one source."""

SILENT = {"betting/after the draw", "limit-bet/before the draw", "limit-bet/after the draw", "table/prefer-time"}
"""Plain draw is in no rulebook we have; only the draw itself is spoken of, in the Italian game. Nor does any speak of
more time for who needs it."""

CODE = "".join(
    file.read_text(encoding="utf-8")
    for package in (mazziere.hand, mazziere.games, mazziere.table)
    for file in Path(package.__path__[0]).rglob("*.py")
    # Tables of the house and lists have their rules from no profile.
    if not file.name.startswith(("house", "group"))
)
ALL = {**GAMES, **ITALIAN}
PHASES = [phase for game in ALL.values() for phase in game.phases]


def topics() -> set[str]:
    """Every topic under which something in a hand is cited."""
    named = {topic for cited in re.findall(r'cite\[("[^\]]+)\]', CODE) for topic in re.findall(r'"([^"]+)"', cited)}
    named |= {*CHAIN, *LEVELS.values(), *ITALIANA.limits}
    named |= {f"prefer/{what}" for what, _ in PREFERENCES.values()}
    named |= {f"{part}/{name}" for part, names in PARTS.items() for name in (*names, "free", "preferred", "always")}
    named |= {f"not-here/{verb}" for verb in ("cambio", "servito", "parol")}
    named |= {f"rank/{category}" for category in ASCENDING.values()}
    named |= {f"table/prefer-{what}" for what in ITALIAN_CHOICES}
    named |= {"small blind", "big blind", "missed small blind", "ante", "big blind ante", "button ante", "straddle"}
    named |= {f"straddle-{kind}" for kind in ("live", "counter", "mississippi")}
    named |= {phase.name for phase in PHASES if isinstance(phase, Deal | Board)}
    for phase in PHASES:
        if isinstance(phase, Betting):
            named |= {phase.topic, phase.bet_topic}
    return named | {f"rank/{category}" for category in CATEGORIES} | {"rank/low"}


def ids(rule: str) -> list[str]:
    return rule.split()


def play(seed: int, game: str, limit: str, profile: str) -> set[str]:
    """The rules a random hand cites, refusals of random amounts included."""
    dice = random.Random(seed)
    stakes = {"blinds": (5, 10)} if GAMES[game].blinds else {"ante": 2, "bring_in": 5, "small_bet": 10, "big_bet": 20}
    hand = GAMES[game].deal(
        stacks=[dice.choice((40, 150, 400)) for _ in range(dice.randint(2, 5))],
        limit=limit,
        rulebook=profile,
        deck=dice.sample(range(52), 52),
        rake=Rake(5, 30) if profile == "sanremo-cash" else None,
        **stakes,
    )
    told = set()
    while hand.actor is not None:
        option = dice.choice([option for option in hand.legal() if option.verb != "fold" or dice.random() < 0.3])
        amount = dice.choice((option.low, option.high, dice.randint(1, 400))) if option.high else 0
        try:
            hand.act(option.verb, amount)
        except Refusal as refusal:
            told |= set(ids(refusal.rule))
    return told | {rule for event in hand.events for rule in ids(event.rule)}


def test_every_cited_id_is_in_the_catalogue_under_its_own_source() -> None:
    for family, by_topic in table().items():
        for topic, by_source in by_topic.items():
            for source, cited in by_source.items():
                for id in ids(cited):
                    assert id in catalogue(), (family, topic, id)
                    assert catalogue()[id].source in HOUSE.get(source, (source,)), (family, topic, id)


def test_every_family_belongs_to_a_game() -> None:
    families = {"all", *ALL, *(family for nearer in FAMILIES.values() for family in nearer)}
    assert set(table()) <= families
    assert set(FAMILIES) <= set(ALL)


def test_every_topic_of_the_engine_is_spoken_of_somewhere() -> None:
    spoken = {
        topic
        for profile in (*PROFILES, "italiana")
        for game in ALL
        for topic, cited in citations(rulebook(profile).sources, game).items()
        if cited
    }
    unspoken = {topic for topic in topics() if topic not in spoken and not topic.startswith("limit-bet/")}
    assert unspoken == SILENT & unspoken
    assert not SILENT & spoken


def test_no_topic_is_written_down_in_vain() -> None:
    assert {topic for by_topic in table().values() for topic in by_topic} <= topics()


def test_every_policy_the_engine_cites_is_one() -> None:
    policies = rulebook("home").policies
    assert {name for name in re.findall(r'rules\["(\w+)"', CODE) if name not in policies} == set()


def test_a_source_may_leave_a_topic_to_the_policy() -> None:
    assert citations(("SC", "ST", "FG"), "holdem")["short-all-in"] == "SC-HALF-2"
    assert citations(("ST", "SC", "FG"), "holdem")["short-all-in"] == ""


@pytest.mark.parametrize("game", [key for key in GAMES if key != "draw5"])
def test_a_game_cites_only_rules_written_for_it(game: str) -> None:
    # Razz is dealt and bet as seven-card stud is (SV-RAZZ-1); a policy holds for every game of its rulebook.
    kin = {game, *FAMILIES[game], "stud7" if game == "razz" else ""}
    policies = {rule for _, rule in rulebook("sanremo-cash").policies.values()}
    cited = {rule for seed in range(60) for rule in play(seed, game, "fixed-limit", "sanremo-cash")} - policies
    house = [catalogue()[id] for id in cited if catalogue()[id].source in ("SC", "SV")]
    assert {rule.id for rule in house if "*" not in rule.games and not kin & set(rule.games)} == set()
    assert any(rule.source == "SV" for rule in house) == (game != "holdem")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("limit", ["no-limit", "pot-limit", "fixed-limit"])
def test_a_rulebook_cites_its_own_sources_and_its_first_one_most(profile: str, limit: str) -> None:
    sources = rulebook(profile).sources
    cited = [rule for seed in range(60) for rule in play(seed, "holdem", limit, profile)]
    found = [catalogue()[id].source for id in cited]
    assert set(found) <= {part for source in sources for part in HOUSE.get(source, (source,))}
    if profile != "sanremo-tournament":
        # The tournament section leaves the course of a hand to the cash section.
        assert max(set(found), key=found.count) == sources[0]


@pytest.mark.parametrize(
    ("profile", "flop"),
    [("figp-tournament", "FG-1h"), ("sanremo-cash", "SC-PLAY-11"), ("fipos", "FP-S11"), ("home", "TB-20")],
)
def test_the_flop_cites_the_article_of_the_rulebook_in_force(profile: str, flop: str) -> None:
    hand = GAMES["holdem"].deal(stacks=[1000] * 3, blinds=(5, 10), rulebook=profile)
    hand.call().call().check()
    dealt = next(event for event in hand.events if "board" in getattr(event, "to", ()))
    assert flop in ids(dealt.rule)


def showdown(*hands: str, board: str, profile: str = "sanremo-cash") -> list[str]:
    """What the award cites when these hands check the river down."""
    hole = dict(enumerate(hands))
    hand = GAMES["holdem"].deal(
        stacks=[100] * len(hands), blinds=(5, 10), hole=hole, board=board, street="river", pot=60, rulebook=profile
    )
    for _ in hands:
        hand.check()
    return ids(hand.events[-2].rule)


def test_a_kicker_is_cited_only_when_it_decides() -> None:
    assert {"SC-RANK-9", "SC-TIE-1"} <= set(showdown("Qc 3c", "Qs Ad", board="Qh Td 8s 6h 2d"))
    assert "SC-TIE-1" not in showdown("Tc 3c", "Qs Ad", board="Qh Td 8s 6h 2d")


def test_the_rank_of_a_hand_nobody_has_seen_is_not_told() -> None:
    won = showdown("Qs Ad", "Tc 3c", board="Qh Td 8s 6h 2d")
    assert won == ["SC-PLAY-4"]


def test_the_best_hand_of_all_has_its_own_article() -> None:
    assert "SC-RANK-1" in showdown("2c 3c", "As Ks", board="Qs Js Ts 6h 2d")
    assert "SC-RANK-2" in showdown("2c 3c", "9s 8s", board="Qs Js Ts 6h 2d")


def test_sharing_the_board_cites_that_both_cards_must_be_shown() -> None:
    shared = showdown("2c 3c", "2s 3h", board="As Kd Qs Jh Td", profile="sanremo-tournament")
    assert {"ST-19", "ST-12a"} <= set(shared)


def test_a_refused_raise_cites_the_cap_of_stud() -> None:
    hand = GAMES["stud7"].deal(
        stacks=[1000] * 3, ante=2, bring_in=5, small_bet=10, big_bet=20, street="sixth", pot=60, rulebook="sanremo-cash"
    )
    hand.bet(20).raise_to(40).raise_to(60).raise_to(80)
    with pytest.raises(Refusal) as refused:
        hand.raise_to(100)
    assert ids(refused.value.rule) == ["SC-LIM-4", "SV-STUD7-8"]


def test_a_hand_on_hold_is_refused_by_the_rule_that_holds_it() -> None:
    hand = GAMES["holdem"].deal(stacks=[1000] * 3, blinds=(5, 10))
    hand.hold("hand for hand", rule="ST-RP8f")
    with pytest.raises(Refusal) as refused:
        hand.fold()
    assert refused.value.rule == "ST-RP8f"


def test_nothing_is_raked_before_the_flop_and_the_award_says_why() -> None:
    hand = GAMES["holdem"].deal(stacks=[1000] * 3, blinds=(5, 10), rulebook="sanremo-cash", rake=Rake(5, 30))
    hand.fold().fold()
    assert "SC-RAKE-3" in ids(hand.events[-2].rule)
