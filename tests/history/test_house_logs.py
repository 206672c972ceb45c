"""Logs of the games against the house: played again, proved card by card, and whatever is changed is noticed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from house import test_blackjack_laws as boxes
from house import test_punto_banco_laws as cloth
from mazziere.cards import SealedDeck, decks
from mazziere.cards.seal import SealError
from mazziere.cli import replay, verify
from mazziere.hand.command import Command
from mazziere.hand.events import Event
from mazziere.history import house
from mazziere.history.house_again import again, hands
from mazziere.history.phh import HistoryError
from mazziere.house import blackjack, punto_banco
from mazziere.house.blackjack import events as bj
from mazziere.house.blackjack import irregular as wrong
from mazziere.house.blackjack.rules import Rules
from mazziere.house.bots import BasicStrategy, FlatBettor
from mazziere.house.punto_banco import events as pb
from mazziere.house.punto_banco import irregular as ir
from mazziere.house.punto_banco import seats
from mazziere.house.shared import Limits, SealExtended

SECRET = bytes(range(32))


def sealed(packs: int = 6, lots: int = 16) -> SealedDeck:
    return SealedDeck.make(decks(packs), [b"Anna"], lots, SECRET)


def blackjack_evening(hands: int = 6, rules: Rules | None = None, deck: SealedDeck | None = None) -> blackjack.Table:
    """Three bots by the chart, a side bet now and then, from a sealed shoe."""
    played = rules or Rules()
    table = blackjack.Table.open({"Anna": 5000, "Bruno": 5000, "Carla": 5000}, rules=played, deck=deck or sealed())
    bot = BasicStrategy(50)
    for number in range(hands):
        if number:
            table.next_hand()
        for player in range(3):
            chosen = bot.play(table.state, player)
            assert chosen is not None
            table.stake(player, chosen[1], chosen[2])
        table.niwin(number % 3, 10, "20").close()
        while table.pending:
            player = next(iter(table.pending))[1]
            chosen = bot.play(table.state, player)
            assert chosen is not None
            table.act(player, *chosen)
    return table


def punto_banco_evening(
    hands: int = 6, rules: punto_banco.Rules = punto_banco.SANREMO, deck: SealedDeck | None = None
) -> punto_banco.Table:
    """Two flat bettors, from a sealed shoe; where players may cut, the second does."""
    table = punto_banco.Table.open({"Anna": 9000, "Bruno": 9000}, rules=rules, deck=deck or sealed())
    for number in range(hands):
        if number:
            table.next_hand()
        if table.state.stage == "cut":
            table.decline_cut(0).cut(1, 30)
        for seat, bet in enumerate(("banco", "winning-number-7")):
            chosen = FlatBettor(bet, 20).play(table.state, seat)
            if chosen is not None:
                table.act(seat, *chosen)
        table.finish()
    return table


def written(game: str, table: Any, deck: SealedDeck | None = None) -> str:
    return house.write(game, table.events, house.proofs_for(deck or sealed(), game, table.events))


EVENINGS: dict[str, Callable[..., Any]] = {
    "blackjack": blackjack_evening,
    "punto-banco": punto_banco_evening,
}


@pytest.mark.parametrize("game", EVENINGS)
def test_an_evening_is_played_again_and_every_card_of_it_proved(game: str, tmp_path: Path) -> None:
    table = EVENINGS[game]()
    told = house.read(written(game, table))
    assert told.events == table.events
    assert again(game, told.events).state == table.state
    cards = len(house.turned(game, told.events))
    assert house.verify_house(told) == house.verify_house(told, SECRET) == cards > 24
    played = hands(game, told.events)
    assert [hand.kind for hand in played] == ["settled"] * 6
    assert played[-1].finishing == table.chips
    assert [sum(nets) for nets in zip(*[hand.net for hand in played], strict=True)] == [
        now - then for now, then in zip(table.chips, played[0].starting, strict=True)
    ]

    file = tmp_path / "evening.json"
    file.write_text(written(game, table), encoding="utf-8")
    run = CliRunner().invoke(replay.app, [str(file), "--json"])
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.exit_code, len(lines)) == (0, 6)
    assert lines[0]["variant"] == game
    assert lines[-1]["finishing"] == list(map(str, table.chips))
    assert all(line["ok"] for line in lines)
    run = CliRunner().invoke(verify.app, [str(file), "--json"])
    assert (run.exit_code, json.loads(run.stdout)["cards"]) == (0, cards)
    assert CliRunner().invoke(verify.app, [str(file), "--secret", SECRET.hex()]).exit_code == 0
    assert CliRunner().invoke(verify.app, [str(file), "--secret", "00" * 32]).exit_code == 1


def test_an_evening_that_outlives_its_seal_is_proved_to_the_end() -> None:
    rules = punto_banco.Rules(decks=1, behind_cut=40, cut="offered")
    deck = sealed(1, 2)
    table = punto_banco_evening(12, rules, deck)
    assert any(isinstance(event, SealExtended) for event in table.events)
    told = house.read(written("punto-banco", table, deck))
    assert again("punto-banco", told.events).state == table.state
    assert house.verify_house(told) == house.verify_house(told, SECRET) > 50
    other = [event for event in told.events if not isinstance(event, SealExtended)]
    with pytest.raises(SealError):
        house.verify_house(house.HouseLog("punto-banco", other, told.proofs))


def test_a_hole_card_that_was_never_turned_is_played_again_without_being_known() -> None:
    for seed in range(12):
        deck = SealedDeck.make(decks(1), [bytes([seed])], 16, SECRET)
        rules = Rules(decks=1, hole_card="peek", surrender="late", device="csm", bank_soft_17="draws")
        table = blackjack_evening(8, rules, deck)
        told = house.read(written("blackjack", table, deck))
        assert again("blackjack", told.events).state == table.state
        assert house.verify_house(told) == house.verify_house(told, SECRET)


@settings(max_examples=40, deadline=None)
@given(boxes.RULES, st.integers(0, 10**6), st.booleans(), st.integers(0, 400))
def test_whatever_happens_at_blackjack_is_played_again(rules: Rules, seed: int, rich: bool, at: int) -> None:
    table, dice = boxes.tables(rules, seed, rich), random.Random(seed)
    for _ in range(3):
        boxes.play_hand(table, dice, lambda: None)
        if table.state.phase != "between":
            break
        table.next_hand()
    assert again("blackjack", table.events).state == table.state
    # What one viewer was told is enough: no card of this game is anybody's own.
    seen = [blackjack.mask(event, 1) for event in table.events]
    assert again("blackjack", seen).chips == table.chips
    # Where somebody else had decided, the rest would not have followed.
    place = at % len(table.events)
    if place > 1:
        with pytest.raises(HistoryError):
            again("blackjack", [*table.events[:place], *table.events[place + 1 :], bj.PlayResumed(rule="BJ-10.4b")])


def test_time_joining_and_what_goes_wrong_are_played_again() -> None:
    table = blackjack.Table.open({"Anna": 900}, deck=sealed())
    for command in (Command("stake 0", 0, 100, at=5_000), Command("bot-box", 0, at=6_000)):
        table.do(command)
    table.join("Carla", 500, 4).join("Dario", 500).cash(2, 50).stake(3, 20, 0).take_back(3, 0).stake(3, 20, 0)
    table.do(Command("close", -1, at=40_000))
    wrong.card_exposed(table)
    wrong.misdealt(table, table.state.dealt_to[::-1])
    wrong.rebuild(table)
    while table.pending:
        table.do(Command("time-out", -1, at=table.state.deadline + 1))
    wrong.decide(table, "the light went out")
    wrong.on_the_floor(table, 3)
    table.resume_play().last_hands()
    table.do(Command("next hand", -1, at=200_000))
    table.leave(4).take_box(2, 5)
    told = house.read(house.write("blackjack", table.events)).events
    assert again("blackjack", told).state == table.state
    assert [hand.kind for hand in hands("blackjack", told)] == ["settled", "incomplete"]


@settings(max_examples=25, deadline=None)
@given(cloth.RULES, st.integers(0, 10**6))
def test_whatever_happens_at_punto_banco_is_played_again(rules: punto_banco.Rules, seed: int) -> None:
    dice = random.Random(seed)
    players = {"Anna": 500, "Bruno": 100, "Carla": 0}
    table = punto_banco.Table.open(players, rules=rules, order=cloth.shoes(seed))
    for _ in range(40):
        if dice.random() < 0.2:
            cloth.report(table, dice.choice(cloth.STAFF))
        elif any(table.pending.values()):
            cloth.move(table, dice)
    assert again("punto-banco", table.events).state == table.state


def test_chairs_limits_and_suspensions_are_played_again() -> None:
    rules = punto_banco.Rules(chairs=2)
    table = punto_banco.Table.open({"Anna": 500, "Bruno": 500}, rules=rules, deck=sealed())
    for step in (
        lambda t: seats.join(t, "Carla", 300),
        lambda t: seats.book(t, 2),
        lambda t: t.do(Command("mark", 0, at=60_000)),
        lambda t: seats.come_back(t, 0),
        lambda t: seats.mark(t, 1),
        lambda t: seats.leave(t, 1),
        lambda t: seats.sit(t, 2, 1),
        lambda t: seats.accept_standing(t, False),
        lambda t: t.buy(0, 50).stake(0, "banco", 50).lay(2, "punto", 200).withdraw(0, "banco").finish(),
        lambda t: seats.orphan(t, 2, 20),
        lambda t: seats.claim(t, 2),
        lambda t: ir.change_limits(t, Limits(5, 100)),
        ir.suspend,
        ir.resume_play,
        lambda t: ir.change_sixain(t, "worn"),
        ir.last_three_hands,
        lambda t: t.next_hand().lay(2, "punto", 220).finish(),
    ):
        step(table)
    told = house.read(house.write("punto-banco", table.events)).events
    assert again("punto-banco", told).state == table.state


def test_a_shoe_taken_up_in_the_middle_is_played_again_and_proved() -> None:
    """What a room keeps of one hand: where the shoe stood, and the seal of cards it calls by a number of its own."""
    for game, evening in EVENINGS.items():
        table: Any = evening(3)
        seal = msgspec.to_builtins(sealed().seal)
        opened = table.events[0]
        taken = table.taken_up(seal, 0, 1)
        names = {"names": tuple(table.state.names), "chips": tuple(table.state.chips), "seal": {}}
        before = len(table.events)
        table.next_hand()
        if game == "blackjack":
            table.stake(0, 20).stake(1, 20).close().time_out()
        else:
            table.stake(0, "punto", 20).finish()
        events = [msgspec.structs.replace(opened, **names), taken, *table.events[before:]]
        told = house.read(house.write(game, events, house.proofs_for(sealed(), game, events)))
        assert again(game, told.events).chips == table.chips
        assert house.verify_house(told) == house.verify_house(told, SECRET) > 3


def lied(events: list[Event]) -> list[list[Event]]:
    """The log with one card or one payment changed."""
    found = []
    for place, event in enumerate(events):
        other: Event | None = None
        if isinstance(event, bj.CardDealt):
            other = msgspec.structs.replace(event, card=(event.card + 4) % 52)
        elif isinstance(event, pb.CardsTurned):
            other = msgspec.structs.replace(event, faces=((event.faces[0] + 4) % 52, *event.faces[1:]))
        elif isinstance(event, bj.StakeSettled | pb.StakeSettled):
            other = msgspec.structs.replace(event, net=event.net + 1, chips=event.chips + 1)
        if other is not None:
            found.append([*events[:place], other, *events[place + 1 :]])
    return found


@pytest.mark.parametrize("game", EVENINGS)
def test_a_changed_card_or_payment_is_noticed(game: str) -> None:
    table = EVENINGS[game](2)
    told = house.read(written(game, table))
    for events in lied(told.events):
        noticed = []
        try:
            again(game, events)
        except HistoryError:
            noticed.append("replay")
        try:
            house.verify_house(house.HouseLog(game, events, told.proofs))
        except SealError:
            noticed.append("verify")
        assert noticed


def test_a_log_without_its_proofs_or_its_seal_proves_nothing() -> None:
    table = punto_banco_evening(1)
    with pytest.raises(SealError, match="no proof is given"):
        house.verify_house(house.HouseLog("punto-banco", table.events))
    unsealed = punto_banco.Table.open({"Anna": 100}, order=sealed().order).stake(0, "punto", 10).finish()
    with pytest.raises(SealError, match="no seal"):
        house.verify_house(house.HouseLog("punto-banco", unsealed.events))


@pytest.mark.parametrize(
    ("text", "exit_code"),
    [
        ('{"mazziere":1,"events":[{"event":"bj-opened"}]}', 2),
        ('{"mazziere":7,"events":[{"event":"pb-opened"}]}', 2),
        ('{"mazziere":1,"events":[{"event":"bj-hand-closed"}]}', 2),
    ],
)
def test_what_is_no_log_is_refused(tmp_path: Path, text: str, exit_code: int) -> None:
    file = tmp_path / "log.json"
    file.write_text(text, encoding="utf-8")
    for app in (replay.app, verify.app):
        run = CliRunner().invoke(app, [str(file)])
        assert run.exit_code == exit_code
        assert "Traceback" not in run.output


def test_events_that_cannot_follow_each_other_are_named(tmp_path: Path) -> None:
    table = blackjack_evening(1)
    file = tmp_path / "log.json"
    file.write_text(house.write("blackjack", [table.events[0], bj.HandSplit(3, 0)]), encoding="utf-8")
    run = CliRunner().invoke(replay.app, [str(file)])
    assert run.exit_code == 2
    assert "event 2: `bj-split` cannot follow" in run.output


def test_a_bank_that_looks_under_a_card_it_has_not_is_named() -> None:
    table = blackjack.Table.open({"Anna": 900, "Bruno": 900})
    with pytest.raises(HistoryError, match=r"event 2: .*bj-peeked.* cannot follow"):
        again("blackjack", [table.events[0], bj.Peeked(False)])
