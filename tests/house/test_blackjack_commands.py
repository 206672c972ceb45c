"""Commands, deadlines and company: what a client sends, what silence means, and what a guest alone is offered."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.test_blackjack_laws import PACK, RULES, shoes, tables
from mazziere.cards import SealedDeck, decks, parse_cards
from mazziere.cards.seal import Seal, verify
from mazziere.hand.command import Command
from mazziere.house.blackjack import NIWIN, Rules, Table, decode, encode, replay
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.bots import BasicStrategy
from mazziere.house.shared import Limits, RulesError, SealExtended, stacked
from mazziere.rules import Refusal
from mazziere.rules.catalogue import catalogue
from mazziere.rules.cited import record_events

NOON = 1_700_000_000_000
VERBS = (
    *[f"stake {box}" for box in (0, 3, 7)],
    *[f"niwin {box}" for box in ("16", "17", "BJ")],
    *[f"take-back {box}" for box in ("0", "20", "x")],
    *("second-box", "bot-box", "close", "next hand", "time-out", "dance", "stake x"),
    *[f"{verb} {box}" for verb in ("hit", "stand", "double", "split", "surrender", "insure", "no") for box in (0, 1)],
)


def opened(rules: Rules | None = None, cards: str = "") -> Table:
    order = [*PACK[:5], *parse_cards(cards), *PACK]
    return Table.open({"Anna": 1000, "Bruno": 1000}, rules=rules or Rules(), order=stacked(order[:312]))


def move(table: Table, dice: random.Random) -> bool:
    """Something that is offered to somebody."""
    every = [(seat, option) for seat in range(-1, len(table.state.names)) for option in table.offered(seat)]
    if not every:
        return False
    seat, option = dice.choice(every)
    table.do(Command(option.verb, seat, dice.choice((option.low, option.high)), at=NOON))
    return True


@settings(max_examples=25, deadline=None)
@given(rules=RULES, seed=st.integers(0, 10**6))
def test_what_is_offered_is_accepted_and_nothing_else(rules: Rules, seed: int) -> None:
    table, dice = tables(rules, seed, True), random.Random(seed)
    for _ in range(12):
        before = msgspec.json.encode(table.events)
        for seat in range(-1, 4):
            offered = {option.verb: option for option in table.offered(seat)}
            for option in dice.sample(list(offered.values()), min(4, len(offered))):
                for amount in {option.low, option.high}:
                    assert table.decide(Command(option.verb, seat, amount, at=NOON))
            for verb in VERBS:
                # Time runs out for a player too, though it is the room that says so.
                if verb not in offered and not (verb == "time-out" and table.state.phase == "play"):
                    with pytest.raises(Refusal) as refused:
                        table.decide(Command(verb, seat, 1, at=NOON))
                    assert set(refused.value.rule.split()) <= catalogue().keys()
                    assert refused.value.message("it") != refused.value.code
        assert msgspec.json.encode(table.events) == before
        if not move(table, dice):
            break
    assert replay(decode(encode(table.events))) == table.state
    assert table.state.balance() == 0


def test_a_command_is_decided_before_it_happens_and_only_in_its_turn() -> None:
    table = opened()
    command = Command("stake 0", 0, 10, at=NOON, turn=1, id="a")
    decided = table.decide(command)
    assert not table.state.stakes
    assert table.do(command) == decided == table.events[-1:]
    assert decided[0].at == NOON
    table.do(Command("stake", 1, 10, at=NOON))
    table.do(Command("close", -1, at=NOON))
    asked = table.state.turn
    table.do(Command("no 0", 0, at=NOON + 5, turn=asked))
    table.do(Command("no", 1, at=NOON + 6, turn=asked))
    with pytest.raises(Refusal, match="turn"):
        table.do(Command("hit 0", 0, at=NOON + 7, turn=asked))


# -- time ---------------------------------------------------------------------------------


def test_every_window_has_its_deadline() -> None:
    rules = Rules(betting_seconds=20, surrender_seconds=5, insurance_seconds=7, decision_seconds=9)
    table = opened(rules, "8h Td Ac 8s 9s")
    table.do(Command("stake 0", 0, 100, at=NOON))
    table.do(Command("stake 1", 1, 100, at=NOON))
    table.do(Command("stake 0", 1, 100, at=NOON))
    table.do(Command("close", -1, at=NOON))
    seen = {}
    while table.pending:
        seen[table.state.window] = table.state.deadline - table.at
        assert table.view().deadline == table.state.deadline
        if len(seen) == 4:
            break
        player = next(iter(table.pending))[1]
        table.do(Command("split 0" if table.state.window == "play" else "no", player, at=table.at + 1))
    assert {name: round(left / 1000) for name, left in seen.items()} == {
        "surrender": 5,
        "insurance": 7,
        "play": 9,
        "follow": 9,
    }


def test_silence_gives_up_nothing_and_adds_nothing() -> None:
    table = opened(Rules(), "Ah Td Ac Ks 6s")
    table.do(Command("stake 0", 0, 100, at=NOON))
    table.do(Command("stake 1", 1, 100, at=NOON))
    table.do(Command("close", -1, at=NOON))
    with pytest.raises(Refusal) as refused:
        table.do(Command("time-out", -1, at=NOON + 9_999))
    assert (refused.value.rule, refused.value.code) == ("BJ-6.3a", "time-left")
    table.give_time_back(60_000)
    with pytest.raises(Refusal):
        table.do(Command("time-out", -1, at=NOON + 10_000))
    now = NOON + 70_000
    table.do(Command("time-out", 0, at=now))
    assert list(table.pending) == [(1, 1)]
    table.do(Command("time-out", -1, at=now))
    assert table.state.window == "insurance"
    table.do(Command("time-out", -1, at=now + 10_000))
    assert (table.state.window, list(table.pending)) == ("play", [(1, 1)])
    happened = table.do(Command("time-out", -1, at=now + 40_000))
    assert [event.why for event in happened if isinstance(event, ev.HandClosed)] == ["stands"]
    assert table.state.phase == "between"
    record_events(table.events)


@settings(max_examples=40, deadline=None)
@given(rules=RULES, seed=st.integers(0, 10**6))
def test_time_running_out_never_spends_a_chip(rules: Rules, seed: int) -> None:
    table, dice = tables(rules, seed, True), random.Random(seed)
    table.at = NOON
    for player in (0, 1, 2):
        option = dice.choice([each for each in table.stakes_open(player) if each.verb.startswith("stake")])
        table.do(Command(option.verb, player, option.low))
    while len(table.state.stakes) < 2:
        table.do(company(table, dice))
    table.do(Command("close", -1))
    while table.pending:
        if dice.random() < 0.3:
            move(table, dice)
            continue
        before = table.chips
        happened = table.do(Command("time-out", -1, at=table.state.deadline or NOON))
        assert isinstance(happened[0], ev.TimeExpired)
        assert not any(isinstance(event, ev.StakeAdded | ev.Insured) for event in happened)
        assert all(now >= was for now, was in zip(table.chips, before, strict=True))
    assert table.state.phase == "between"
    assert table.state.balance() == 0


def company(table: Table, dice: random.Random) -> Command:
    """One of the offers made to the guest alone."""
    guest = next(seat for seat in range(4) if table.view(seat).offers)
    return Command(dice.choice(table.view(guest).offers).verb, guest)


def test_betting_ends_when_its_time_is_up() -> None:
    table = opened()
    table.at = NOON
    table.stake(0, 100).stake(1, 100)
    table.close()
    ir.void(table, "to open the next hand by the clock")
    table.do(Command("next hand", -1, at=NOON))
    assert table.state.deadline == NOON + 30_000
    table.do(Command("stake 0", 0, 100, at=NOON + 1))
    with pytest.raises(Refusal) as refused:
        table.do(Command("time-out", -1, at=NOON + 29_999))
    assert refused.value.rule == "BJ-6.1"
    with pytest.raises(Refusal) as refused:
        table.do(Command("time-out", -1, at=NOON + 30_000))
    assert refused.value.rule == "BJ-4.1"
    table.do(Command("second-box", 0, at=NOON + 31_000))
    table.do(Command("time-out", -1, at=NOON + 31_000))
    assert table.state.phase == "play"


# -- company ------------------------------------------------------------------------------


def test_a_guest_alone_sees_the_offer_as_soon_as_the_stake_lies() -> None:
    table = Table.open({"Anna": 500, "Bruno": 500}).stake(0, 50)
    assert [str(offer) for offer in table.view(0).offers] == ["second-box 50", "bot-box"]
    assert table.view(1).offers == table.view().offers == ()
    with pytest.raises(Refusal) as refused:
        table.do(Command("bot-box", 1))
    assert refused.value.rule == "BJ-4.1"
    assert table.stake(1, 20).view(0).offers == ()


def test_the_same_bot_keeps_a_guest_company_all_evening() -> None:
    table = Table.open({"Anna": 5000}, order=shoes(4, False))
    player = BasicStrategy(50)
    for _ in range(4):
        table.stake(0, 50).accept("bot-box").close()
        while table.pending:
            who = next(iter(table.pending))[1]
            chosen = player.play(table.state, who)
            assert chosen is not None
            table.act(who, *chosen)
        table.next_hand()
    assert table.state.names == ["Anna", "bot 1"]


# -- cards and limits ---------------------------------------------------------------------


def test_nobody_decides_before_a_wrong_deal_is_put_right() -> None:
    table = opened(cards="2h 3d 4c 5s 6h").stake(0, 100).stake(1, 100).close()
    # Both second cards went to box 0.
    ir.misdealt(table, [0, 1, -1, 0, 0])
    assert [len(hands[0].cards) for hands in table.state.hands.values()] == [3, 1]
    for verb in ("no", "surrender"):
        with pytest.raises(Refusal) as refused:
            table.act(0, verb)
        assert refused.value.rule == "BJ-10.3"
    with pytest.raises(Refusal):
        table.time_out()
    ir.rebuild(table)
    assert table.state.hands[1][0].cards == list(map(int, parse_cards("3d 6h")))
    assert table.act(0, "no").act(1, "no").state.window == "play"


def test_a_table_that_outlives_its_seal_is_sealed_further() -> None:
    deck = SealedDeck.make(decks(6), lots=2)
    table = Table.open({"Anna": 500, "Bruno": 500}, deck=deck, rules=Rules(device="csm"))
    for _ in range(3):
        table.stake(0, 2).stake(1, 2).close()
        ir.void(table, "only to get on")
        table.next_hand()
    seals = [event.seal for event in table.events if isinstance(event, SealExtended)]
    assert len(seals) == 1
    seal = msgspec.convert(seals[0], Seal)
    assert (seal.first, seal.commitment) == (2, deck.seal.commitment)
    verify(seal, deck.further(seal.lots).proof(2, 0))
    told = decode(encode(table.events))
    assert replay(told) == table.state
    assert told.index(next(e for e in told if isinstance(e, SealExtended))) < max(
        place for place, e in enumerate(told) if isinstance(e, ev.ShoeLoaded) and e.lot == 2
    )


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ({"limits": Limits(25, 25)}, "limits: least 25, most 25; expected a multiple of 2 between them"),
        ({"blackjack_pays": "6:5", "limits": Limits(12, 18)}, "expected a multiple of 10 between them"),
        ({"niwin_pays": ("6.5:1", *["5:1"] * 10), "niwin_limits": Limits(3, 3)}, "niwin-limits"),
    ],
)
def test_limits_that_no_payable_stake_fits_are_refused(rules: dict[str, object], told: str) -> None:
    with pytest.raises(RulesError, match=told):
        Rules(**rules)  # type: ignore[arg-type]  # each row sets other fields
    assert len(NIWIN) == 11
