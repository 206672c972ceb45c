"""An Italian table between hands: too little for the invito, the hands of a giro pazzo, the pack."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from mazziere.cards import parse_cards
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Event, Stakes
from mazziere.table.command import Command
from mazziere.table.events import CameBack, GiroOver, HandBegan, SatOut, TimedOut
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup
from table.rounds import START
from table.test_table import refused

INVITO = 50
NAMES = ("ada", "bea", "carla")
LEAST = "IT-SIT-1"
T = TypeVar("T", bound=Event)


def opened(*stacks: int, options: dict[str, Any] | None = None, least: int = 1) -> PokerTable:
    """A table whose players pay the invito by themselves, the last of them dealing first."""
    table = PokerTable.open(
        TableSetup(
            "t",
            "italiana",
            rulebook="italiana",
            stakes=Stakes(ante=INVITO),
            seats=4,
            buy_in=(least, 5000),
            clock=Clock(think=30_000, pause=1000),
            options=options or {},
        ),
        START,
    )
    for seat, (name, stack) in enumerate(zip(NAMES, stacks, strict=False)):
        table.do(Command("sit", name, seat, stack, at=START))
        table.do(Command("prefer", name, what="invito", value="automatic", at=START))
    return table


def begin(table: PokerTable, **hands: str) -> list[Event]:
    """The next hand, when it is due, with cards that lie where they are named."""
    at = max(table.state.next_at, START)
    table.do(Command("tick", at=at))
    wanted = table.wants_deck()
    assert wanted is not None
    places = {f"hole/{place[1:]}": [int(card) for card in parse_cards(cards)] for place, cards in hands.items()}
    named = {card for cards in places.values() for card in cards}
    return table.begin(Stacked(52, places, [card for card in wanted.pack if card not in named]), {}, at)


def say(table: PokerTable, player: str, what: str, amount: int = 0) -> None:
    table.do(Command("act", player, what=what, amount=amount, at=table.at))


def of(kind: type[T], events: list[Event]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def test_whoever_has_less_than_the_invito_is_away_and_told_by_which_rule_and_what_it_takes() -> None:
    table = opened(500, 500, 30)
    sat = of(SatOut, begin(table))
    assert [(event.player, event.why, event.least) for event in sat] == [("carla", "credit", INVITO)]
    assert LEAST in sat[0].rule.split()
    told = refused(table, Command("return", "carla", at=START))
    assert (told.code, told.facts) == ("too-little-credit", {"have": 30, "least": INVITO})
    assert LEAST in told.rule.split()
    offers = {option.verb: option for option in table.view("carla").yours.offers}  # type: ignore[union-attr]
    assert "return" not in offers
    assert offers["top-up"].low == INVITO - 30, "the least that is of any use"
    assert offers["top-up"].rule.split()[0] == LEAST


def test_who_cannot_pay_the_next_invito_is_told_when_the_hand_is_over_and_no_hand_is_dealt_for_one() -> None:
    table = opened(500, 80)
    begin(table, s0="Kh Kd 9h Ts Jc", s1="Qh Qd 9c Td Js")
    say(table, "ada", "dai-carte")
    while table.hand is not None:
        say(table, table.state.players[table.hand.actor or 0], "busso")
    assert [(event.player, event.why, event.least) for event in of(SatOut, table.events)] == [("bea", "credit", INVITO)]
    table.do(Command("tick", at=table.state.next_at))
    assert table.wants_deck() is None, "ada would be asked for an invito that comes back"
    table.do(Command("top-up", "bea", amount=20, at=table.at))
    assert table.wants_deck() is not None


def test_a_table_that_asks_for_more_than_the_invito_says_how_much() -> None:
    table = opened(500, 500, 120, options={"min_credit": 200})
    assert of(SatOut, begin(table))[0].least == 200
    assert refused(table, Command("return", "carla", at=START)).facts["least"] == 200


@pytest.mark.parametrize(("amount", "back"), [(19, False), (20, True), (400, True)])
def test_chips_bring_back_whoever_was_away_for_want_of_them_once_they_are_enough(amount: int, back: bool) -> None:
    table = opened(500, 500, 30)
    begin(table)
    table.do(Command("top-up", "carla", amount=amount, at=START))
    say(table, "ada", "dai-carte")
    while table.hand is not None:
        say(table, table.state.players[table.hand.actor or 0], "busso")
    assert bool([event for event in of(CameBack, table.events) if event.player == "carla"]) is back
    assert table.state.people[2].away == ("" if back else "credit")
    assert bool(table.state.people[2].present) is back


def test_whoever_sits_out_with_everything_staked_may_come_back_to_the_hand() -> None:
    table = opened(500, 500)
    begin(table, s0="Kh Kd 9h Ts Jc", s1="Qh Qd 9c Td Js")
    say(table, "ada", "buio")
    say(table, "bea", "dai-carte")
    say(table, "bea", "vedo")
    say(table, "ada", "rilancio", 450)
    table.do(Command("sit-out", "ada", at=START))
    table.do(Command("return", "ada", at=START))
    assert not table.state.people[0].away


def full_house(table: PokerTable) -> None:
    """A hand in which a full house is shown: the giro pazzo begins."""
    began = of(HandBegan, begin(table, s0="Kh Kd Ks 9s 9c", s1="Qh Qd Jc Td 8c"))
    assert began[0].giro == ()
    for player, what in (("ada", "dai-carte"), ("ada", "apro"), ("bea", "vedo"), ("carla", "passo")):
        say(table, player, what, INVITO if what == "apro" else 0)
    for player, what in (
        ("ada", "servito"),
        ("bea", "servito"),
        ("ada", "busso"),
        ("bea", "busso"),
        ("bea", "nascondo"),
    ):
        say(table, player, what)


def play_out(table: PokerTable) -> None:
    """Nobody bets, and nobody shows."""
    while table.hand is not None:
        actor = next(iter(table.hand.state.pending))
        verbs = [option.verb for option in table.hand.state.pending[actor]]
        quiet = next(verb for verb in ("nascondo", "dai-carte", "busso", "passo") if verb in verbs)
        say(table, table.state.players[actor], quiet)


def test_each_hand_of_a_giro_pazzo_says_which_it_is_and_of_how_many() -> None:
    table = opened(2000, 2000, 2000, options={"giro_pazzo": True})
    full_house(table)
    told = []
    for _ in NAMES:
        began = of(HandBegan, begin(table))
        told.append((began[0].giro, NAMES[began[0].button], table.view(None).giro))
        play_out(table)
    assert told == [((n, 3), name, (n, 3)) for n, name in enumerate(NAMES, 1)]
    over = [event.rule for event in table.events if isinstance(event, GiroOver)]
    assert over == ["IT-GIRO-2"], "its end is told once, when the last of them has dealt"
    assert table.view(None).giro == ()
    assert of(HandBegan, begin(table))[0].giro == (), "after the round the table plays its own game again"


def test_a_hand_played_for_a_parol_pot_says_so_and_for_how_much() -> None:
    table = opened(2000, 2000)
    assert of(HandBegan, begin(table, h0="Ah Ad As 9h 10c", h1="Kh Kd Ks 9d 10s"))[0].parol == 0
    while table.hand is not None:
        place, offered = next(iter(table.hand.state.pending.items()))
        option = next(
            one for verb in ("parol", "servito", "vedo", "apro", "dai-carte") for one in offered if one.verb == verb
        )
        say(table, table.state.players[place], option.verb, option.low)
    pot = table.state.carry.pot
    assert pot > 2 * INVITO
    (began,) = of(HandBegan, begin(table))
    assert (began.parol, table.view(None).parol) == (pot, pot)
    assert "IT-PAR" in began.rule
    play_out(table)
    assert table.view(None).parol == pot, "until the next hand it is still the one that was played for"


def test_a_giro_pazzo_that_nobody_is_left_to_deal_is_over() -> None:
    table = opened(2000, 2000, 2000, options={"giro_pazzo": True})
    full_house(table)
    begin(table)
    play_out(table)
    for player in ("bea", "carla"):
        table.do(Command("leave", player, at=table.at))
    table.do(Command("sit", "dino", 3, 2000, at=table.at))
    assert of(HandBegan, begin(table))[0].giro == ()
    assert len([event for event in table.events if isinstance(event, GiroOver)]) == 1


def test_each_hand_knows_the_pack_of_the_one_before() -> None:
    table = opened(2000, 2000, 2000)
    before = []
    for away in ("", "carla", "", ""):
        for player in NAMES:
            person = table.state.person(player)
            assert person is not None
            if bool(person.away) != (player == away):
                table.do(Command("sit-out" if player == away else "return", player, at=table.at))
        (began,) = of(HandBegan, begin(table))
        view = table.view(None)
        assert view.hand is not None
        before.append((began.lowest_before, view.lowest_before, view.hand.facts["lowest"]))
        play_out(table)
    assert before == [(0, 0, 8), (8, 8, 9), (9, 9, 8), (8, 8, 8)], "IT-DECK-2: from the 8 for three, from the 9 for two"


def test_a_time_out_is_told_before_what_it_causes_and_cites_the_rule_of_its_phase() -> None:
    table = opened(1000, 1000, 1000)
    begin(table)
    told = []
    for _ in range(30):
        if table.hand is None:
            break
        happened = table.do(Command("tick", at=table.wake() or table.at))
        for place, event in enumerate(happened):
            if isinstance(event, TimedOut):
                caused = happened[place + 1]
                told.append(event.rule)
                assert caused.rule.split()[0] in event.rule.split()
                assert "IT-TIME-1" in event.rule.split(), "thirty seconds"
    assert {rule.split()[-1] for rule in told} >= {"IT-TIME-2", "IT-TIME-3"}, "the buio and a round of betting"
