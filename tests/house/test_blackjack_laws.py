"""What holds at any blackjack table, whoever plays and whatever goes wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.cards import SealedDeck, decks
from mazziere.cards.seal import verify
from mazziere.house.blackjack import NIWIN, Rules, Table, decode, encode, evolve, mask, replay
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack import irregular as ir
from mazziere.house.blackjack.deal import in_order
from mazziere.house.blackjack.state import State
from mazziere.house.shared import Limits, RulesError, read_rules, stacked
from mazziere.rules import Refusal
from mazziere.rules.catalogue import catalogue

VERBS = ("hit", "stand", "double", "split", "surrender", "insure", "even-money", "no")
PACK = [int(card) for card in decks(6)]
STAFF: tuple[Callable[[Table], object], ...] = (
    ir.card_exposed,
    lambda table: ir.misdealt(table, table.state.dealt_to[::-1]),
    lambda table: ir.misdealt(table, [table.state.dealt_to[0]] * len(table.state.dealt_to)),
    ir.rebuild,
    lambda table: ir.void(table, "lost"),
    lambda table: ir.on_the_floor(table, 1),
    lambda table: ir.on_the_floor(table, 2),
    lambda table: ir.change_sixain(table, "worn"),
    lambda table: ir.noticed(table, 1, 400, 3),
    Table.resume_play,
)
BANKS = (
    *[{"surrender": how} for how in ("early", "early-not-ace", "late", "none")],
    *[{"surrender": how, "hole_card": "peek"} for how in ("early", "late", "none")],
    {"bank_blackjack_takes": "opening"},
    {"bank_blackjack_takes": "opening", "surrender": "late"},
    {"bank_blackjack_takes": "opening", "hole_card": "peek", "surrender": "late"},
    {"bank_blackjack_beats_21": False},
)
"""How the bank looks and what its blackjack takes: not every combination can be."""

RULES = st.builds(
    lambda bank, **others: Rules(**bank, **others),
    bank=st.sampled_from(BANKS),
    device=st.sampled_from(("shoe", "csm")),
    behind_cut=st.sampled_from((60, 290)),
    insurance=st.sampled_from(("ace", "none")),
    bank_soft_17=st.sampled_from(("stands", "draws")),
    blackjack_pays=st.sampled_from(("3:2", "6:5", "1:1")),
    max_hands=st.sampled_from((1, 2, 3, 4)),
    double_after_split=st.booleans(),
    niwin_21=st.sampled_from(("drawn", "any")),
    limits=st.sampled_from((Limits(10, 300), Limits(1, 100), Limits(20, 100))),
    chip=st.sampled_from((1, 2, 5)),
)


def shoes(seed: int, rich: bool) -> Callable[[int], list[int]]:
    """A different shuffled shoe for each lot; a rich one begins with pairs and aces."""

    @cache
    def order(lot: int) -> list[int]:
        dice = random.Random(f"{seed}/{lot}")
        cards = dice.sample(PACK, len(PACK))
        if rich:
            cards.sort(key=lambda card: (card // 4 + 2 not in (8, 10, 13, 14)) * dice.random())
        return cards

    return order


def stake(table: Table, dice: random.Random) -> None:
    """Some of the stakes that are open, at any of their bounds."""
    for player in range(len(table.state.names)):
        for option in dice.sample(table.stakes_open(player), min(2, len(table.stakes_open(player)))):
            if option not in table.stakes_open(player):
                continue
            verb, where = option.verb.split()
            amount = dice.choice((option.low, option.low, option.high))
            if verb == "niwin":
                table.niwin(player, amount, where)
            else:
                table.stake(player, amount, int(where))


def play_hand(table: Table, dice: random.Random, look: Callable[[], None]) -> None:
    """One hand, every decision at random, `look` after each."""
    stake(table, dice)
    while len(table.state.stakes) < table.state.rules.least_boxes:
        if not table.offers:
            return
        table.accept(dice.choice(table.offers).verb)
    table.close()
    look()
    while table.pending:
        if not in_order(table.state):
            dice.choice((ir.rebuild, lambda told: ir.void(told, "lost")))(table)
            continue
        place = dice.choice(list(table.pending))
        options = table.pending[place]
        # Splits and doubles are rare enough to be preferred.
        option = dice.choice([*options, *[each for each in options if each.verb in ("split", "double")] * 3])
        table.act(place[1], option.verb, option.low, place[0], table.state.turn)
        look()


def tables(rules: Rules, seed: int, rich: bool) -> Table:
    players = {"Anna": 5000, "Bruno": 700, "Carla": 5000, "Dario": 300}
    return Table.open(players, owners=[0, 1, -1, 2], rules=rules, order=shoes(seed, rich))


@settings(max_examples=60, deadline=None)
@given(RULES, st.integers(0, 10**6), st.booleans())
def test_chips_and_cards_are_conserved(rules: Rules, seed: int, rich: bool) -> None:
    table, dice = tables(rules, seed, rich), random.Random(seed)

    def look() -> None:
        s = table.state
        assert s.balance() == 0
        lying = [*s.bank_cards, *[card for hands in s.hands.values() for hand in hands for card in hand.cards]]
        assert not Counter(lying) - Counter(PACK)
        assert len(lying) == len(s.dealt_to)
        assert min(s.chips) >= 0

    for _ in range(3):
        before, bank, began = table.chips, table.state.bank, len(table.events)
        play_hand(table, dice, look)
        s = table.state
        if s.phase != "between":
            return
        nets = [sum(each.net for each in s.settled if each.player == player) for player in range(len(s.names))]
        for event in table.events[began:]:
            if isinstance(event, ev.StakeReturned) and event.bet == "lost":
                nets[event.player] += event.amount
        assert [now - was for now, was in zip(table.chips, before, strict=False)] == nets[: len(before)]
        assert [s.net(player) for player in range(len(s.names))] == nets
        assert sum(nets) + s.bank == bank
        assert s.on_table() == 0
        table.next_hand()


@settings(max_examples=25, deadline=None)
@given(RULES, st.integers(0, 10**6))
def test_what_is_offered_is_accepted_and_the_rest_refused(rules: Rules, seed: int) -> None:
    table, dice = tables(rules, seed, True), random.Random(seed)
    rules_known = catalogue()

    def look() -> None:
        before = msgspec.json.encode(table.events)
        for player in range(len(table.state.names)):
            offered = {option.verb for option in table.legal(player)}
            for verb in VERBS:
                if verb not in offered:
                    with pytest.raises(Refusal) as refused:
                        table.act(player, verb)
                    assert refused.value.rule in rules_known
            for option in table.legal(player):
                with pytest.raises(Refusal) as refused:
                    table.act(player, option.verb, option.low + 1)
                assert refused.value.rule in rules_known
            with pytest.raises(Refusal) as refused:
                table.stake(player, 20, 0)
            assert refused.value.rule == "BJ-6.1"
        assert msgspec.json.encode(table.events) == before

    play_hand(table, dice, look)


@settings(max_examples=40, deadline=None)
@given(RULES, st.integers(0, 10**6))
def test_stakes_outside_the_bounds_are_refused(rules: Rules, seed: int) -> None:
    table, dice = tables(rules, seed, False), random.Random(seed)
    stake(table, dice)
    for player in range(4):
        offered = {option.verb: option for option in table.stakes_open(player)}
        for box in range(7):
            option = offered.get(f"stake {box}")
            for amount in (0, -2, 10**7, *((option.high + rules.step, option.low - rules.step) if option else (20,))):
                with pytest.raises(Refusal):
                    table.stake(player, amount, box)
        for name in NIWIN:
            with pytest.raises(Refusal):
                table.niwin(player, 10**7, name)
    assert table.state.balance() == 0


@settings(max_examples=40, deadline=None)
@given(RULES, st.integers(0, 10**6), st.booleans(), st.lists(st.integers(0, len(STAFF) - 1), max_size=6))
def test_the_log_tells_everything(rules: Rules, seed: int, rich: bool, staff: list[int]) -> None:
    table, dice = tables(rules, seed, rich), random.Random(seed)
    wrong = iter(staff)

    def look() -> None:
        for number in wrong:
            with suppress(Refusal):
                STAFF[number](table)
            assert table.state.balance() == 0
            return

    for _ in range(3):
        play_hand(table, dice, look)
        if table.state.suspended:
            table.resume_play()
        if table.state.phase != "between":
            break
        table.next_hand()
    told = decode(encode(table.events))
    assert told == table.events
    assert replay(told) == table.state
    step_by_step = State()
    for event in told:
        step_by_step = evolve(step_by_step, event)
    assert step_by_step == table.state
    assert Table.resume(told, shoes(seed, rich)).view() == table.view()


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_nobody_can_tell_the_next_card(seed: int) -> None:
    """Two shoes that agree on what has been dealt look the same to everybody, options and all."""
    order = shoes(seed, True)(0)
    dice = random.Random(seed)
    table = Table.open({"Anna": 5000, "Bruno": 5000}, order=stacked(order))
    table.stake(0, 100).stake(1, 100).niwin(0, 10, "BJ").close()
    while table.pending:
        drawn = table.state.drawn
        other = stacked(order[:drawn] + dice.sample(order[drawn:], len(order) - drawn))
        twin = Table.resume(table.events, other)
        assert [twin.view(viewer) for viewer in (None, 0, 1)] == [table.view(viewer) for viewer in (None, 0, 1)]
        place = next(iter(table.pending))
        table.act(place[1], dice.choice(table.pending[place]).verb, box=place[0])


def test_masked_events_hold_the_options_of_their_viewer_alone() -> None:
    table = Table.open({"Anna": 500, "Bruno": 500}, order=stacked(PACK)).stake(0, 100).stake(1, 100).close()
    asked = next(event for event in table.events if isinstance(event, ev.Asked))
    for viewer, lengths in ((0, [2, 0]), (1, [0, 2]), (None, [0, 0])):
        masked = mask(asked, viewer)
        assert isinstance(masked, ev.Asked)
        assert [len(options) for options in masked.options] == lengths


def test_a_stake_that_cannot_be_paid_is_refused() -> None:
    table = Table.open({"Anna": 500}, rules=Rules(limits=Limits(1, 500)))
    with pytest.raises(Refusal) as refused:
        table.stake(0, 25)
    assert (refused.value.rule, refused.value.code, refused.value.facts["step"]) == ("BJ-6.10a", "house-not-payable", 2)


def test_a_guest_alone_is_offered_company() -> None:
    table = Table.open({"Anna": 500}).stake(0, 50)
    assert [str(offer) for offer in table.offers] == ["second-box 50", "bot-box"]
    with pytest.raises(Refusal) as refused:
        table.close()
    assert refused.value.rule == "BJ-4.1"
    assert "second-box 50, bot-box" in refused.value.message()
    alone = Table.resume(table.events, stacked(PACK)).accept("second-box")
    assert alone.state.stakes == {0: {0: 50}, 1: {0: 50}}
    assert alone.close().state.window == "surrender"
    table.accept("bot-box")
    assert table.state.bots == [1]
    assert table.close().state.phase == "play"


def test_a_sealed_shoe_proves_its_cards() -> None:
    deck = SealedDeck.make(decks(6), lots=2)
    table = Table.open({"Anna": 500, "Bruno": 500}, deck=deck).stake(0, 100).stake(1, 100).close()
    dealt = [event.card for event in table.events if isinstance(event, ev.CardDealt)]
    for position, card in enumerate(dealt, start=5):
        proof = deck.proof(0, position)
        verify(deck.seal, proof)
        assert proof.card == card


def test_limits_change_from_the_next_hand_on() -> None:
    table = Table.open({"Anna": 5000, "Bruno": 5000}, rules=Rules(limits=Limits(10, 100)), order=stacked(PACK[::-1]))
    table.stake(0, 100).stake(1, 100).change_limits(Limits(20, 200))
    with pytest.raises(Refusal):
        table.stake(1, 100)
    table.close()
    ir.void(table, "a test of limits")
    table.next_hand().stake(0, 200)
    with pytest.raises(Refusal) as refused:
        table.stake(1, 10)
    assert refused.value.rule == "BJ-3.1"


def test_three_last_hands_and_no_more() -> None:
    table = Table.open({"Anna": 5000, "Bruno": 5000}, order=stacked(PACK)).last_hands()
    for _ in range(3):
        table.stake(0, 10).stake(1, 10).close()
        ir.void(table, "only to get on")
        if table.state.hands_left:
            table.next_hand()
    with pytest.raises(Refusal) as refused:
        table.next_hand()
    assert refused.value.rule == "BJ-8.1"


def test_an_empty_shoe_voids_the_hand() -> None:
    table = Table.open({"Anna": 100, "Bruno": 100}, rules=Rules(decks=1, behind_cut=0), order=stacked(PACK[:52]))
    for _ in range(20):
        if table.state.phase == "between":
            table.next_hand()
        table.stake(0, 2).stake(1, 2).close()
        while table.pending:
            box, player = next(iter(table.pending))
            verbs = [option.verb for option in table.pending[box, player]]
            table.act(player, "no" if "no" in verbs else "hit")
        if any(isinstance(event, ev.HandVoided) for event in table.events):
            break
    assert table.state.balance() == 0
    assert [event.rule for event in table.events if isinstance(event, ev.HandVoided)] == ["BJ-11.1"]


@pytest.mark.parametrize("decks", [1, 2, 4, 8, 16])
def test_a_house_may_name_its_decks_and_nothing_else(tmp_path: Path, decks: int) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f"decks = {decks}", encoding="utf-8")
    rules = read_rules(file, Rules)
    table = Table.open({"Anna": 100, "Bruno": 100}, rules=rules)
    assert (table.state.size, table.state.cut) == (52 * decks, 39 * decks)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("decks = 0", "decks: 0; expected 1 to 16"),
        ('surrender = "soon"', "at `$.surrender`; expected 'early', 'early-not-ace', 'late', 'none'"),
        (
            'bank-blackjack-takes = "opening"\nbank-blackjack-beats-21 = false',
            "bank-blackjack-takes: 'opening'; expected 'all' where bank-blackjack-beats-21 is false",
        ),
        ('blackjack-pays = "seven"', "blackjack-pays: 'seven'; expected two numbers"),
        (f"niwin-pays = {['1:1'] * 10 + ['0:0']}", "niwin-pays, BJ: '0:0'; expected two numbers"),
        ("niwin-pays = ['5:1']", "Expected `array` of length 11, got 1"),
        ('hole-card = "maybe"', "Invalid enum value 'maybe' - at `$.hole-card`; expected 'none', 'peek'"),
        ("jokers = 2", "unknown field `jokers`; expected any of decks, device"),
        ('blackjack-pays = "1e400:1"', "blackjack-pays: '1e400:1'"),
        ("burn = 2.5", "Expected `int`, got `float` - at `$.burn`"),
    ],
)
def test_wrong_rules_are_named(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=r"house\.toml") as wrong:
        read_rules(file, Rules)
    assert told in str(wrong.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulesError, match="not UTF-8"):
        read_rules(file, Rules)


def test_odds_may_be_written_as_the_rulebook_writes_them(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('blackjack-pays = "1,5:1"\n', encoding="utf-8")
    assert read_rules(file, Rules).natural == Rules().natural


def test_the_shoe_is_the_decks_the_rules_name() -> None:
    with pytest.raises(RulesError, match=r"BJ-2\.1a"):
        Table.open({"Anna": 100}, deck=SealedDeck.make(decks(4)))


def test_a_side_bet_changes_no_option() -> None:
    plain = Table.open({"Anna": 500, "Bruno": 500}, order=stacked(PACK)).stake(0, 100).stake(1, 100)
    side = Table.resume(plain.events, stacked(PACK)).niwin(1, 10, "26")
    for table in (plain, side):
        table.close()
        while table.state.window != "play":
            box, player = next(iter(table.pending))
            table.act(player, "no", box=box)
    assert [str(option) for option in plain.legal(0)] == [str(option) for option in side.legal(0)]
    asked = [event for event in side.events if isinstance(event, ev.Asked)]
    assert "BJ-A.6" in asked[-1].rule
