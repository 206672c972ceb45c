"""The bank's tables as a room uses them: rounds by the clock, company, absences, sealed cards, what viewers receive."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mazziere.cards import SealedDeck, decks, parse_cards
from mazziere.house.blackjack.events import Asked, TimeExpired
from mazziere.house.shared import RulesError
from mazziere.rules import Refusal
from mazziere.table import house_events as hv
from mazziere.table.command import Command
from mazziere.table.events import TimedOut
from mazziere.table.house_state import replay
from mazziere.table.seated import open_table, resume_table
from mazziere.table.setup import Clock, TableSetup
from table.house_room import Cards, Room, plain

BURNED = "2c 2c 2d 2d 2h"


def cards(text: str) -> list[int]:
    return [int(card) for card in parse_cards(f"{BURNED} {text}")]


def both(text: str = "", **fields: Any) -> Room:
    """Anna and Bruno at blackjack, on the first two boxes."""
    room = Room("blackjack", *cards(text), **fields) if text else Room("blackjack", **fields)
    room.do("sit", "anna", amount=500)
    room.do("sit", "bruno", amount=500)
    return room


def staked(room: Room, amount: int = 20) -> Room:
    for player in ("anna", "bruno"):
        room.act(player, "stake", amount)
    return room


def test_stakes_are_taken_until_the_countdown_ends_and_the_next_round_follows_a_pause() -> None:
    room = both("Tc Td 7h 9c 9d Tc", clock=Clock(betting=8_000, pause=2_000))
    assert room.table.wake() is None
    staked(room)
    assert room.table.wake() == room.now + 8_000
    room.wait()
    assert room.table.engine.state.window == "surrender"
    for player in ("anna", "bruno"):
        room.act(player, "no")
    for player in ("anna", "bruno"):
        room.act(player, "stand")
    assert room.table.chips() == {"anna": 520, "bruno": 520, "pot": 0}
    assert room.books["bank"] == -40
    assert room.table.wake() == room.now + 2_000
    room.wait()
    assert room.table.view("anna").number == 2


def test_everybody_ready_deals_at_once() -> None:
    room = staked(both())
    room.act("anna", "ready")
    assert room.table.betting
    room.act("bruno", "ready")
    assert not room.table.betting


def test_time_running_out_adds_no_chip_to_a_stake_and_three_times_in_a_row_is_away() -> None:
    room = staked(both("Tc Td Ah 2c 3d 8c", clock=Clock(think=5_000)))
    windows = []
    while room.table.state.running:
        room.wait()
        windows.append(room.table.engine.state.window)
    assert windows == ["surrender", "insurance", "play", "play", ""]
    assert room.table.chips() == {"anna": 480, "bruno": 480, "pot": 0}
    told = [event for event in room.table.events if isinstance(event, TimedOut | TimeExpired)]
    # Who was late comes before what the dealer makes of it, with the rule of that window.
    assert [type(event) for event in told] == [*[TimedOut, TimedOut, TimeExpired] * 2, *[TimedOut, TimeExpired] * 2]
    assert [told[place].rule for place in (0, 3, 6)] == [told[place].rule for place in (2, 5, 7)]
    assert len({told[place].rule for place in (0, 3, 6)}) == 3
    away = {guest.player: guest.away for guest in room.table.view("anna").guests}
    assert away == {"anna": "time", "bruno": "time"}
    room.do("return", "anna")
    room.wait()
    assert room.table.betting
    room.wait()
    assert "bruno" not in room.table.chips()


def test_an_outage_and_a_pause_give_the_time_back() -> None:
    room = staked(both())
    due = room.table.wake()
    assert due is not None
    room.do("clock-shifted", amount=3_000)
    assert room.table.wake() == due + 3_000
    room.do("pause")
    assert room.table.wake() is None
    room.now += 60_000
    room.do("tick")
    assert room.table.betting
    room.do("resume")
    assert room.table.wake() == due + 63_000
    room.wait()
    asked = room.table.wake()
    assert asked is not None
    room.do("shift", amount=500)
    assert room.table.wake() == asked + 500


def test_company_plays_the_chart_with_the_banks_chips_and_goes_when_somebody_comes() -> None:
    room = Room("blackjack", *cards("Tc Td 7h 9c 9d Tc"))
    room.do("sit", "anna", amount=500)
    room.act("anna", "stake", 20)
    assert {"second-box", "bot-box"} <= {option.partition(" ")[0] for option in room.options("anna")}
    room.act("anna", "bot-box")
    assert room.books["bank"] == -200
    room.act("anna", "ready")
    for what in ("no", "stand"):
        room.act("anna", what)
    assert room.table.chips()["anna"] == 520
    room.do("sit", "bruno", amount=500)
    room.wait()
    staked(room)
    assert any(guest.company for guest in room.table.state.guests.values())
    room.wait()
    while room.table.state.running:
        room.wait()
    assert not any(guest.company for guest in room.table.state.guests.values())
    people = -room.books["player:anna"] - room.books["player:bruno"]
    assert room.books["bank"] == people - room.books["table:t1"]


def test_who_leaves_with_stakes_in_play_has_the_other_chips_at_once_and_what_they_bring_after() -> None:
    room = staked(both("Tc Td 7h 9c 9d Tc"))
    room.wait()
    brought, lying = -room.books["player:anna"], room.table.chips()["anna"]
    room.do("leave", "anna")
    assert room.books["player:anna"] == lying - brought
    assert room.table.chips()["anna"] == 0
    assert room.table.view("bruno").guests[0].chips == 0
    with pytest.raises(Refusal, match="leaving already"):
        room.act("anna", "hit")
    room.act("bruno", "no")
    room.act("bruno", "stand")
    assert "anna" not in room.table.chips()
    assert room.books["player:anna"] == 20


def test_who_comes_while_stakes_are_taken_stakes_at_once_and_who_comes_later_waits() -> None:
    room = staked(both())
    room.do("sit", "carla", amount=100)
    room.act("carla", "stake", 10)
    room.wait()
    room.do("sit", "dario", amount=100)
    assert room.options("dario") == []
    with pytest.raises(Refusal, match="not asked"):
        room.act("dario", "stake", 10)
    while room.table.state.running:
        room.wait()
    room.wait()
    assert room.options("dario")


def test_chips_bought_in_the_middle_of_a_hand_may_double_it() -> None:
    room = both("6c Td 7h 5c 9d Tc Tc")
    room.do("top-up", "anna", amount=20)
    room.act("anna", "stake", 520)
    room.act("bruno", "stake", 20)
    room.wait()
    for player in ("anna", "bruno"):
        room.act(player, "no")
    assert "double 520" not in room.options("anna")
    room.do("top-up", "anna", amount=520)
    assert room.books["player:anna"] == -1040
    assert room.table.chips()["anna"] == 520


def test_a_table_that_closes_lets_the_round_end_and_pays_everybody() -> None:
    room = staked(both("Tc Td 7h 9c 9d Tc"))
    room.wait()
    room.do("close")
    assert not room.table.state.closed
    while not room.table.state.closed:
        room.wait()
    assert room.table.chips() == {"pot": 0}
    assert room.books["table:t1"] == 0
    assert room.table.wake() is None
    with pytest.raises(Refusal, match="closed"):
        room.do("sit", "anna", amount=100)


@pytest.mark.parametrize("game", ["blackjack", "punto-banco"])
def test_after_the_last_three_hands_have_been_seen_the_table_closes_and_everybody_has_their_chips(game: str) -> None:
    room = Room(game, clock=Clock(betting=8_000, pause=2_000))
    box = {"blackjack": ("stake 0", "stake 1"), "punto-banco": ("stake punto",)}[game]
    room.do("sit", "anna", amount=5_000)
    room.do("last-hands")
    for number in (1, 2, 3):
        assert room.table.view("anna").number == number
        for verb in box:
            room.act("anna", verb, 20)
        while room.table.state.running:
            said = [option.verb for option in room.table.view("anna").options]
            quiet = next((verb for verb in said if verb.split()[0] in ("no", "stand")), "")
            _ = room.act("anna", quiet) if quiet else room.wait()
        assert not room.table.state.closed, "what the last hand brought is looked at first"
        room.wait()
    assert room.table.state.closed
    assert room.table.wake() is None
    assert room.table.chips() == {"pot": 0}
    assert room.books["table:t1"] == 0
    assert room.again().state.closed


def test_stakes_come_back_when_a_table_closes_while_they_are_taken() -> None:
    room = staked(both())
    room.do("close")
    assert room.table.state.closed
    assert room.books["player:anna"] == room.books["player:bruno"] == room.books["table:t1"] == 0


def test_wrong_cards_are_not_dealt_from() -> None:
    table = open_table(TableSetup("t1", "punto-banco"), 1)
    table.do(Command("sit", "anna", amount=100, at=10))
    wanted = table.wants_deck()
    assert wanted is not None
    assert (wanted.packs, wanted.lots, wanted.hand) == (6, 1, 1)
    with pytest.raises(Refusal, match="24 cards of each rank"):
        table.begin(Cards(packs=5), {}, 10)
    assert table.wants_deck() == wanted


@pytest.mark.parametrize("game", ["blackjack", "punto-banco"])
def test_a_room_that_starts_again_goes_on_with_the_same_sealed_cards(game: str) -> None:
    table = open_table(TableSetup("t1", game), 1)
    table.do(Command("sit", "anna", amount=500, at=10))
    wanted = table.wants_deck()
    assert wanted is not None
    deck = SealedDeck.make(decks(wanted.packs), lots=wanted.lots, secret=b"7" * 32)
    table.begin(deck, msgspec.to_builtins(deck.seal), 10)
    stakes = ("stake 0", "stake 1") if game == "blackjack" else ("stake banco",)
    for stake in stakes:
        table.do(Command("act", "anna", what=stake, amount=20, at=20))
    again = resume_table(table.events, {1: deck}.__getitem__)
    for each in (table, again):
        each.do(Command("tick", at=each.wake() or 0))
    assert table.events == again.events
    assert plain(table.view("anna")) == plain(again.view("anna"))


def test_a_machine_loads_many_rounds_under_one_seal() -> None:
    room = both(options={"rules": {"device": "csm", "surrender": "none", "insurance": "none"}})
    for _ in range(34):
        staked(room, 2)
        room.wait()
        while room.table.state.running:
            asked = "anna" if room.options("anna") else "bruno"
            room.act(asked, "stand" if room.table.engine.state.window == "play" else "no")
        room.wait()
    brought = [event for event in room.table.events if isinstance(event, hv.CardsBrought)]
    assert [event.hand for event in brought] == [1, 33]
    assert [event.first for event in brought] == [0, 32]


@pytest.mark.parametrize("viewer", ["anna", "bruno", "carla", None])
def test_what_a_viewer_receives_adds_up_to_what_the_viewer_may_see(viewer: str | None) -> None:
    room = staked(both())
    while not room.table.state.number > 2:
        asked = next((player for player in ("anna", "bruno") if room.options(player)), None)
        if asked and not room.table.betting:
            room.act(asked, "no" if room.table.engine.state.window != "play" else "hit")
        else:
            room.wait()
            if room.table.betting:
                staked(room)
        received = [room.table.mask(event, viewer) for event in room.table.events]
        told = [event for event in received if event is not None]
        seen = type(room.table)(replay(told, room.table.game), told)
        assert plain(seen.view(viewer)) == plain(room.table.view(viewer))


def test_cards_that_nobody_has_seen_change_nothing_that_anybody_receives() -> None:
    frames = []
    for seed in (1, 2):
        room = both("Tc Td 7h 9c 9d")
        room.decks[1].seed = seed
        room.decks[1].order.cache_clear()
        staked(room)
        room.wait()
        table = room.table
        told = [table.mask(event, viewer) for viewer in ("anna", None) for event in table.events]
        frames.append(msgspec.json.encode((told, table.view("anna"), table.view(None))))
        assert room.decks[1].order(0)[10:] != Cards(*cards("Tc Td 7h 9c 9d"), seed=3).order(0)[10:]
    assert frames[0] == frames[1]


def test_others_options_are_not_told() -> None:
    room = staked(both())
    happened = room.wait()
    asked = next(event for event in happened if isinstance(event, Asked))
    masked = room.table.mask(asked, "anna")
    assert isinstance(masked, Asked)
    assert [bool(options) for options in masked.options] == [True, False]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"standing": 99}, "options.standing"),
        ({"chairs": 3}, "chairs"),
        ({"rules": {"decks": 99}}, "decks"),
        ({"rules": {"no-such": 1}}, "no-such"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, object], field: str) -> None:
    with pytest.raises(RulesError, match=field):
        open_table(TableSetup("t1", "blackjack", options=options), 1)


def test_a_host_says_who_may_sit_and_who_may_not_say_so() -> None:
    room = Room("punto-banco", host="anna", approve=True)
    room.do("sit", "anna", amount=100)
    room.do("sit", "bruno", seat=2, amount=100)
    room.do("sit", "carla", what="standing", amount=100)
    assert room.table.view("anna").asking == {2: ("bruno", 100), 6: ("carla", 100)}
    assert room.books["player:bruno"] == 0
    with pytest.raises(Refusal, match="Only the staff"):
        room.do("approve", "bruno", seat=2)
    with pytest.raises(Refusal, match="not free"):
        room.do("sit", "dario", seat=2, amount=100)
    room.do("approve", "anna", seat=2)
    room.do("deny", "carla", seat=6)
    assert room.table.chips() == {"anna": 100, "bruno": 100, "pot": 0}
    assert room.options("bruno")
    with pytest.raises(Refusal, match="Only the staff"):
        room.do("kick", "bruno", what="anna")
    room.do("kick", "anna", what="bruno")
    assert "bruno" not in room.table.chips()


def test_a_round_nobody_can_stake_in_is_over_and_the_next_to_come_plays_with_the_same_cards() -> None:
    room = Room("punto-banco", *cards("9c 7d Kc 8d"))
    room.do("sit", "anna", amount=100)
    room.do("leave", "anna")
    assert not room.table.state.running
    room.do("sit", "bruno", amount=100)
    room.act("bruno", "stake punto", 10)
    room.act("bruno", "ready")
    assert room.table.chips()["bruno"] == 110
    assert list(room.decks) == [1]


@pytest.mark.parametrize(
    ("game", "given", "amount", "rule"),
    [
        ("blackjack", "5-500", 5, "BJ-6.10a"),
        ("blackjack", "10-501", 501, "BJ-6.10a"),
        ("punto-banco", "25-500", 25, "PB-8.1b"),
    ],
)
def test_new_limits_that_could_not_be_paid_are_refused_as_at_opening(
    game: str, given: str, amount: int, rule: str
) -> None:
    room = Room(game, options={"rules": {"limits": {"least": 10, "most": 500}}})
    room.do("sit", "anna", amount=1000)
    with pytest.raises(Refusal) as refused:
        room.do("limits", value=given)
    assert (refused.value.code, refused.value.rule) == ("setup-stake-step", rule)
    assert refused.value.facts == {"field": "stake", "amount": amount, "step": 2, "near": amount + 1}
    room.do("limits", value="20-400")
