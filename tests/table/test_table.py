"""A table from day to day: sitting down, playing, running out of time, pauses and outages, and what each may know."""

from random import Random
from typing import Any

import pytest

from mazziere.hand.events import Checked, ClockShifted, Folded, Rake, Stakes, Turn
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.events import BankStarted, GameChosen, HandBegan, Left, PaidOut, SatOut, SeatAsked, TimedOut
from mazziere.table.evolve import replay
from mazziere.table.log import decode_one
from mazziere.table.poker import PokerTable
from mazziere.table.postings import postings
from mazziere.table.seated import open_table, resume_table
from mazziere.table.setup import Clock, TableSetup
from table.rounds import PLAYED, START, Cards, setup

SECOND = 1000


def seated(*names: str, chips: int = 500, **given: Any) -> PokerTable:
    """A table with these players in the first seats."""
    given.setdefault("stakes", Stakes(blinds=(5, 10)))
    given.setdefault("clock", Clock(pause=0))
    table = PokerTable.open(TableSetup("t", **given), START)
    for seat, name in enumerate(names):
        table.do(Command("sit", name, seat, chips, at=START))
    return table


def deal(table: PokerTable, at: int = START, cards: list[int] | None = None) -> None:
    table.begin(cards or Random(7).sample(range(52), 52), {}, at)


def act(table: PokerTable, name: str, what: str, amount: int = 0, at: int = START) -> None:
    table.do(Command("act", name, what=what, amount=amount, at=at))


def fold_out(table: PokerTable, at: int = START) -> None:
    """Everybody folds until the hand is over."""
    while table.hand is not None:
        actor = table.hand.actor
        assert actor is not None
        act(table, table.state.players[actor], "fold", at=at)


def who(table: PokerTable) -> str:
    """Whose turn it is."""
    assert table.hand is not None
    assert table.hand.actor is not None
    return table.state.players[table.hand.actor]


def refused(table: PokerTable, command: Command) -> Refusal:
    before = list(table.events)
    with pytest.raises(Refusal) as caught:
        table.do(command)
    assert table.events == before
    return caught.value


# -- the clock ---------------------------------------------------------------------------


def test_a_hand_waits_for_two_players_and_then_for_its_cards() -> None:
    table = seated("ada")
    assert table.wants_deck() is None
    table.do(Command("sit", "bruno", 1, 500, at=START))
    wanted = table.wants_deck()
    assert wanted is not None
    assert (wanted.hand, len(wanted.pack)) == (1, 52)


def test_the_reserve_runs_when_the_time_is_up_and_then_the_table_decides() -> None:
    table = seated("ada", "bruno", "carla", clock=Clock(think=30 * SECOND, bank=60 * SECOND, pause=0))
    deal(table)
    first = who(table)
    assert table.wake() == START + 30 * SECOND
    started = table.do(Command("tick", at=START + 30 * SECOND))
    assert [type(event) for event in started] == [BankStarted]
    assert table.wake() == START + 90 * SECOND
    assert table.do(Command("tick", at=START + 89 * SECOND)) == []
    table.do(Command("tick", at=START + 90 * SECOND))
    person = table.state.person(first)
    assert person is not None
    assert (person.bank, person.timeouts, who(table) != first) == (0, 1, True)


def test_out_of_time_is_a_fold_and_where_nothing_is_to_pay_a_check() -> None:
    table = seated("ada", "bruno", "carla", clock=Clock(think=30 * SECOND, bank=-1, pause=0))
    deal(table)
    late, at = who(table), table.wake() or START
    happened = table.do(Command("tick", at=at))
    assert [type(event) for event in happened][:2] == [TimedOut, Folded], "first why, then what"
    assert who(table) != late
    # The small blind calls; the big blind, who may check, is asked.
    act(table, who(table), "call", at=at)
    assert Checked in [type(event) for event in table.do(Command("tick", at=table.wake() or START))]


def test_what_is_left_of_the_reserve_is_kept() -> None:
    table = seated("ada", "bruno", "carla", clock=Clock(think=30 * SECOND, bank=60 * SECOND, pause=0))
    deal(table)
    first = who(table)
    table.do(Command("tick", at=START + 30 * SECOND))
    act(table, first, "call", at=START + 50 * SECOND)
    person = table.state.person(first)
    assert person is not None
    assert person.bank == 40 * SECOND


@pytest.mark.parametrize(
    ("rulebook", "rule"),
    [("sanremo-cash", "SC-DEAD-c"), ("sanremo-tournament", "ST-29b"), ("figp-tournament", "FG-22")],
)
def test_a_time_out_cites_what_its_rulebook_makes_of_silence(rulebook: str, rule: str) -> None:
    table = seated("ada", "bruno", "carla", rulebook=rulebook, clock=Clock(think=30 * SECOND, bank=-1, pause=0))
    deal(table)
    late = table.do(Command("tick", at=table.wake() or START))[0]
    assert isinstance(late, TimedOut)
    assert rule in late.rule.split()


def test_two_turns_that_run_out_make_a_player_sit_out_and_an_action_forgives_the_first() -> None:
    clock = Clock(think=30 * SECOND, bank=-1, pause=0)
    table = seated("ada", "bruno", "carla", clock=clock)
    deal(table)
    late = who(table)
    at = START
    for hand in range(6):
        while table.hand is not None:
            if who(table) == late:
                at = table.wake() or at
                happened = table.do(Command("tick", at=at))
                if any(isinstance(event, SatOut) for event in happened):
                    assert [event.times for event in table.events if isinstance(event, TimedOut)] == [1, 2]
                    assert table.hand is None or table.state.place(late) is not None
                    return
            else:
                act(table, who(table), "fold", at=at)
        deal(table, at)
        assert hand < 5
    raise AssertionError("never sat out")


def test_a_turn_that_is_over_cannot_be_answered() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    assert table.hand is not None
    turn = table.hand.state.turn
    name = who(table)
    table.do(Command("act", name, what="call", turn=turn, at=START))
    other = who(table)
    assert refused(table, Command("act", other, what="call", turn=turn, at=START)).code == "stale-turn"
    early = refused(table, Command("act", name, what="call", at=START))
    assert (early.code, early.message("it")) == ("out-of-turn", "Non tocca a te.")
    assert refused(table, Command("act", "nobody", what="call", at=START)).code == "not-in-the-hand"
    assert refused(table, Command("act", other, what="time-out", at=START)).code == "not-allowed-here"


def test_a_pause_and_an_outage_give_the_time_back() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    due = table.wake()
    assert due is not None
    table.do(Command("pause", at=START + 10 * SECOND))
    assert table.wake() is None
    assert refused(table, Command("act", who(table), what="call", at=START + 11 * SECOND)).code == "table-paused"
    happened = table.do(Command("resume", at=START + 70 * SECOND))
    assert isinstance(happened[-1], ClockShifted)
    assert table.wake() == due + 60 * SECOND
    table.do(Command("shift", amount=5 * SECOND, at=START + 75 * SECOND))
    assert table.wake() == due + 65 * SECOND
    assert resume_table(table.events, lambda number: list(range(52))).wake() == due + 65 * SECOND


@pytest.mark.parametrize(
    ("rulebook", "free", "lasts", "rule"),
    [
        ("sanremo-cash", 0, 60, "SC-DEAD-c"),
        ("figp-tournament", 30, 70, "FG-22"),
        ("sanremo-tournament", 0, 30, "ST-29b"),
    ],
)
def test_at_a_table_without_an_online_clock_a_player_may_call_it(
    rulebook: str, free: int, lasts: int, rule: str
) -> None:
    table = seated("ada", "bruno", "carla", rulebook=rulebook, clock=Clock(think=-1, pause=0))
    deal(table)
    slow = who(table)
    other = next(name for name in ("ada", "bruno", "carla") if name != slow)
    assert table.wake() is None
    assert refused(table, Command("clock", slow, at=START)).code == "no-clock-now"
    if free:
        assert refused(table, Command("clock", other, at=START + 1)).code == "time-left"
    at = START + free * SECOND
    (called,) = table.do(Command("clock", other, at=at))
    assert called.rule == rule
    assert table.wake() == at + lasts * SECOND
    table.do(Command("tick", at=at + lasts * SECOND))
    assert table.hand is not None
    assert table.hand.state.status[table.state.players.index(slow)]
    assert table.wake() is None


def test_the_supervisor_may_let_somebody_be_away_for_longer() -> None:
    table = seated("ada", "bruno")
    table.do(Command("sit-out", "ada", at=START))
    away = 20 * 60 * SECOND
    table.do(Command("tick", at=START + away))
    table.do(Command("extend", what="ada", amount=15, at=START + away))
    person = table.state.person("ada")
    assert person is not None
    assert (person.overdue, person.until) == (False, START + away + 15 * 60 * SECOND)


def test_an_outage_during_a_pause_is_given_back_once() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    due = table.wake()
    assert due is not None
    table.do(Command("pause", at=START + 10 * SECOND))
    table.do(Command("shift", amount=20 * SECOND, at=START + 40 * SECOND))
    table.do(Command("resume", at=START + 60 * SECOND))
    assert table.wake() == due + 50 * SECOND


# -- seats -------------------------------------------------------------------------------


def test_where_seats_are_allowed_by_the_host() -> None:
    table = seated(approve=True, host="ada")
    table.do(Command("sit", "ada", 0, 500, at=START))
    table.do(Command("sit", "bruno", 1, 500, at=START))
    assert table.state.asking == {1: ("bruno", 500)}
    assert refused(table, Command("sit", "carla", 1, 500, at=START)).code == "seat-taken"
    assert refused(table, Command("approve", "bruno", 1, at=START)).code == "staff-only"
    table.do(Command("approve", "ada", 1, at=START))
    table.do(Command("sit", "carla", 2, 500, at=START))
    table.do(Command("deny", "ada", 2, at=START))
    assert sorted(table.chips()) == ["ada", "bruno", "pot"]


def test_whoever_leaves_in_the_middle_of_a_hand_has_the_chips_that_are_not_in_it_at_once() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    first = who(table)
    act(table, first, "call")
    table.do(Command("top-up", first, amount=100, at=START))
    happened = table.do(Command("leave", first, at=START))
    paid = next(event for event in happened if isinstance(event, PaidOut))
    assert postings(paid, "t") == (("table:t", -590), (f"player:{first}", 590))
    assert table.chips()[first] == 0
    assert [seat.stack for seat in table.view(None).seats if seat.player == first] == [0]
    assert not any(isinstance(event, Left) for event in happened)
    assert refused(table, Command("sit", first, 4, 500, at=START)).code == "seated-already"
    for verb in ("return", "top-up", "sit-out"):
        assert refused(table, Command(verb, first, amount=100, at=START)).code == "leaving-already"
    act(table, who(table), "raise", 40)
    fold_out(table)
    left = next(event for event in table.events if isinstance(event, Left))
    assert (left.player, left.amount) == (first, 0)


def test_whoever_leaves_gives_the_hand_up_and_whoever_must_leave_loses_nothing_that_is_free() -> None:
    for how, folds in (("", True), ("limit", False)):
        table = seated("ada", "bruno", "carla")
        deal(table)
        act(table, who(table), "call")
        act(table, who(table), "call")
        last = who(table)
        happened = table.do(Command("leave", last, what=how, at=START))
        assert any(isinstance(event, Folded) for event in happened) is folds
        assert any(isinstance(event, PaidOut) for event in happened)


def test_what_comes_back_from_the_hand_to_somebody_who_has_left_is_paid_when_it_is_over() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    first = who(table)
    act(table, first, "raise", 100)
    table.do(Command("leave", first, at=START))
    assert table.chips()[first] == 0
    fold_out(table)
    left = next(event for event in table.events if isinstance(event, Left))
    assert (left.player, left.amount) == (first, 115)


def test_who_is_moved_in_the_middle_of_a_hand_takes_all_the_chips_along_when_it_is_over() -> None:
    table = seated("ada", "bruno", "carla")
    deal(table)
    first = who(table)
    act(table, first, "call")
    happened = table.do(Command("leave", first, what="moved", at=START))
    assert not any(isinstance(event, PaidOut) for event in happened)
    act(table, who(table), "raise", 40)
    fold_out(table)
    left = next(event for event in table.events if isinstance(event, Left))
    assert (left.player, left.amount) == (first, 490)


def test_players_kept_apart_do_not_sit_together() -> None:
    table = seated("ada")
    table.do(Command("keep-apart", what="ada", value="bruno", at=START))
    refusal = refused(table, Command("sit", "bruno", 1, 500, at=START))
    assert (refusal.code, refusal.rule) == ("kept-apart", "SC-SEAT-10")


def test_nobody_plays_with_anothers_chips_and_only_staff_changes_stakes() -> None:
    table = seated("ada", "bruno")
    assert refused(table, Command("give", "ada", amount=100, at=START)).rule == "SC-COND-2"
    assert refused(table, Command("stakes", "ada", at=START)).rule == "SC-COND-17"
    assert refused(table, Command("deck", "ada", at=START)).rule == "SC-COND-18"


def test_a_buy_in_has_a_most_too() -> None:
    table = seated(buy_in=(200, 1000))
    assert refused(table, Command("sit", "ada", 0, 1001, at=START)).code == "buy-in-too-large"
    table.do(Command("sit", "ada", 0, 900, at=START))
    assert refused(table, Command("top-up", "ada", amount=101, at=START)).facts == {"amount": 101, "most": 100}
    nothing = refused(table, Command("top-up", "ada", amount=0, at=START)).to_dict()["message"]
    assert nothing == {"it": "0 è troppo poco: il minimo è 1.", "en": "0 is too little: the minimum is 1."}


def test_the_staff_confirms_its_checklists_and_a_new_deck_needs_a_reason() -> None:
    table = seated("ada")
    for what, rule in (("opening", "SC-OPEN-1"), ("shuffle", "SC-SHUF-3"), ("dealer-change", "SC-DLR-1")):
        (confirmed,) = table.do(Command("confirm", what=what, at=START))
        assert rule in confirmed.rule.split()
    assert refused(table, Command("confirm", what="deck-change", at=START)).code == "reason-needed"
    (changed,) = table.do(Command("confirm", what="deck-change", value="marked card", at=START))
    assert changed.rule == "SC-COND-18"
    assert refused(table, Command("confirm", "ada", what="shuffle", at=START)).code == "staff-only"


@pytest.mark.parametrize(
    ("rulebook", "command", "rule"),
    [
        ("figp-tournament", Command("confirm", what="deck-change", value="faulty"), "FG-57"),
        ("figp-tournament", Command("top-up", "ada", amount=100), "FG-G-RING"),
        ("sanremo-cash", Command("top-up", "ada", amount=100), "SC-BUYIN-3"),
    ],
)
def test_each_rulebook_is_cited_for_what_it_says(rulebook: str, command: Command, rule: str) -> None:
    (event,) = seated("ada", rulebook=rulebook).do(command)
    assert rule in event.rule.split()


@pytest.mark.parametrize(
    ("rulebook", "command", "rule"),
    [
        ("fipos", Command("cash", "ada", amount=100), "FP-31"),
        ("fipos", Command("sit", "dora", -1, 500), "FP-23"),
        ("figp-tournament", Command("act", "dora", what="fold"), "FG-72"),
        ("fipos", Command("act", "dora", what="fold"), "FP-29"),
    ],
)
def test_each_rulebook_is_cited_for_what_it_refuses(rulebook: str, command: Command, rule: str) -> None:
    table = seated("ada", "bruno", "carla", rulebook=rulebook, seats=3)
    deal(table)
    assert refused(table, command).rule == rule


def test_a_dealer_of_telesina_has_the_deal_they_always_want() -> None:
    table = PokerTable.open(setup("telesina", seats=3), START)
    for seat, name in enumerate(("ada", "bruno", "carla")):
        table.do(Command("sit", name, seat, 400, at=START))
        table.do(Command("prefer", name, what="invito", value="automatic", at=START))
        for what, value in (("vele", "croce"), ("distribuzione", "mai")):
            table.do(Command("prefer", name, what=what, value=value, at=START))
            (told,) = table.do(Command("prefer", name, what=f"always_{what}", value="on", at=START))
    assert told.rule == "IT-AUTO-4"
    table.begin(Cards(2, range(16, 52)), {}, START)
    assert table.hand is not None
    assert (table.hand.state.facts["vele"], table.hand.state.facts["distribuzione"]) == (4, 0)
    assert table.hand.legal()[0].verb == "passo"


# -- hands -------------------------------------------------------------------------------


def test_a_void_hand_is_dealt_again_with_the_same_button_and_the_same_posts() -> None:
    table = seated("ada", "bruno", "carla", seats=4)
    while table.state.places.travelled < 4:
        deal(table)
        fold_out(table)
    table.do(Command("sit", "dora", 3, 500, value="post", at=START))
    deal(table)
    began = [event for event in table.events if isinstance(event, HandBegan)][-1]
    before = dict(table.chips())
    table.do(Command("void", value="misdeal", at=START))
    assert sum(table.chips().values()) == sum(before.values()) == 2000
    assert table.state.person("dora").stack == 500  # type: ignore[union-attr]  # dora sits
    deal(table)
    again = [event for event in table.events if isinstance(event, HandBegan)][-1]
    assert (again.button, again.small, again.big, again.players) == (
        began.button,
        began.small,
        began.big,
        began.players,
    )


def test_a_hand_left_alone_by_all_the_others_ends_at_once() -> None:
    table = seated("ada", "bruno")
    deal(table)
    table.do(Command("leave", "ada", at=START))
    table.do(Command("leave", "bruno", at=START))
    assert table.hand is None
    assert table.chips() == {"pot": 0}


def test_boards_are_run_by_preference() -> None:
    table = seated("ada", "bruno", boards=True)
    for name in ("ada", "bruno"):
        table.do(Command("prefer", name, what="boards", value="2", at=START))
    deal(table)
    act(table, who(table), "all-in")
    act(table, who(table), "all-in")
    assert table.hand is None
    assert table.state.hand is not None
    assert table.state.hand.facts["runs"] == 2


def test_a_table_that_does_not_offer_boards_never_asks() -> None:
    table = seated("ada", "bruno")
    deal(table)
    act(table, who(table), "all-in")
    act(table, who(table), "all-in")
    assert table.hand is None


def test_the_blinds_are_chopped_by_preference() -> None:
    table = seated("ada", "bruno", "carla")
    for name in ("ada", "bruno", "carla"):
        table.do(Command("prefer", name, what="chop", value="yes", at=START))
    deal(table)
    act(table, who(table), "fold")
    assert table.hand is None
    assert table.chips() == {"ada": 500, "bruno": 500, "carla": 500, "pot": 0}


def test_the_rake_is_on_the_receipt_and_in_the_postings() -> None:
    table = seated("ada", "bruno", stakes=Stakes(blinds=(5, 10), rake=Rake(5, 30)))
    deal(table)
    act(table, who(table), "all-in")
    act(table, who(table), "all-in")
    receipt = table.view(None).last
    assert receipt is not None
    assert (receipt.pot, receipt.raked, sum(receipt.won)) == (1000, 30, 970)
    moved = [posting for event in table.events for posting in postings(event, "t")]
    assert sum(amount for account, amount in moved if account == "rake") == 30
    assert sum(amount for _, amount in moved) == 0


def test_a_moving_button_goes_from_player_to_player() -> None:
    table = seated("ada", "bruno", "carla", "dora", rulebook="home")
    buttons = []
    for _ in range(4):
        deal(table)
        fold_out(table)
        buttons.append(table.state.places.button)
    table.do(Command("leave", table.state.people[(buttons[-1] + 1) % 4].player, at=START))
    deal(table)
    assert buttons == [(buttons[0] + step) % 4 for step in range(4)]
    assert table.state.places.button == (buttons[-1] + 2) % 4
    assert table.state.places.small in table.state.seats


def test_a_rotation_changes_its_game_after_a_lap() -> None:
    table = PokerTable.open(setup("mixed", "sanremo-tournament", every="orbit"), START)
    for seat in range(3):
        table.do(Command("sit", f"p{seat}", seat, 1000, at=START))
    games = []
    at = START
    for number in range(7):
        at = max(at, table.state.next_at)
        table.begin(Cards(number, range(52)), {}, at)
        games.append(table.state.game)
        while table.hand is not None:
            verbs = [option.verb for option in table.hand.legal()]
            act(table, who(table), "fold" if "fold" in verbs else verbs[0], at=at)
    assert games == ["holdem"] * 3 + ["omaha4-hilo"] * 3 + ["razz"]


def test_whoever_is_asked_and_says_nothing_plays_the_first_game_of_the_menu() -> None:
    table = PokerTable.open(setup("dealers-choice"), START)
    for seat in range(3):
        table.do(Command("sit", f"p{seat}", seat, 400, at=START))
    assert table.wants_deck() is None
    table.do(Command("tick", at=START))
    due = table.wake()
    assert due == START + 30 * SECOND
    happened = table.do(Command("tick", at=due))
    assert (table.game, table.wants_deck() is not None) == ("holdem", True)
    assert [event.by for event in happened if isinstance(event, GameChosen)] == [""]


def test_who_chooses_the_game_is_told_with_it() -> None:
    table = PokerTable.open(setup("dealers-choice"), START)
    for seat in range(3):
        table.do(Command("sit", f"p{seat}", seat, 400, at=START))
    table.do(Command("tick", at=START))
    player = table.state.people[table.state.chooser].player
    other = next(one.player for one in table.state.people.values() if one.player != player)
    assert refused(table, Command("choose", other, what="razz", at=START)).code == "choice-not-asked"
    (chosen,) = table.do(Command("choose", player, what="razz", at=START))
    assert isinstance(chosen, GameChosen)
    assert (chosen.game, chosen.hands, chosen.by) == ("razz", 3, player)


def test_when_whoever_should_choose_has_left_the_table_goes_on_without() -> None:
    table = PokerTable.open(setup("dealers-choice", clock=Clock(think=-1, pause=0)), START)
    for seat in range(3):
        table.do(Command("sit", f"p{seat}", seat, 400, at=START))
    table.do(Command("tick", at=START))
    assert table.wake() is None
    table.do(Command("leave", table.state.people[table.state.chooser].player, at=START))
    assert table.wake() == START
    table.do(Command("tick", at=START))
    assert table.wants_deck() is not None


def test_a_table_closes_with_what_is_in_the_middle_given_back() -> None:
    table = PokerTable.open(setup("italiana"), START)
    for seat, name in enumerate(("ada", "bruno", "carla")):
        table.do(Command("sit", name, seat, 400, at=START))
        table.do(Command("prefer", name, what="invito", value="automatic", at=START))
    table.begin(Cards(3, range(16, 52)), {}, START)
    act(table, who(table), "dai-carte")
    while table.hand is not None:
        act(table, who(table), "busso")
    assert table.chips()["pot"] == 15
    table.do(Command("close", at=START))
    assert [event.amount for event in table.events if isinstance(event, Left)] == [400, 400, 400]
    assert table.chips() == {"pot": 0}
    assert refused(table, Command("sit", "dora", 0, 400, at=START)).code == "table-closed"


# -- what others know --------------------------------------------------------------------


def test_options_and_choices_go_to_their_own_player_only() -> None:
    table = seated("ada", "bruno", "carla")
    table.do(Command("prefer", "ada", what="boards", value="2", at=START))
    deal(table)
    turn = next(event for event in reversed(table.events) if isinstance(event, Turn))
    for name in ("ada", "bruno", "carla", None):
        seen = table.mask(turn, name)
        assert isinstance(seen, Turn)
        assert bool(seen.options[0]) == (name == who(table))
    assert table.view("ada").yours.prefers == {"boards": "2"}  # type: ignore[union-attr]  # ada sits
    assert table.view("bruno").yours.prefers == {}  # type: ignore[union-attr]  # bruno sits
    assert table.view(None).yours is None


@pytest.mark.parametrize("game", PLAYED)
def test_a_table_resumes_in_the_middle_of_a_hand_and_goes_on_alike(game: str) -> None:
    table = open_table(setup(game), START)
    assert isinstance(table, PokerTable)
    for seat in range(4):
        table.do(Command("sit", f"p{seat}", seat, 400, at=START))
        if table.italian:
            table.do(Command("prefer", f"p{seat}", what="invito", value="automatic", at=START))
    table.do(Command("tick", at=START))
    if table.state.menu:
        table.do(Command("choose", table.state.people[table.state.chooser].player, what="razz", at=START))
    wanted = table.wants_deck()
    assert wanted is not None
    table.begin(Cards(11, wanted.pack), {}, START)
    again = resume_table(table.events, lambda number: Cards(11, wanted.pack))
    assert isinstance(again, PokerTable)
    dice = Random(5)
    while table.hand is not None:
        place = next(iter(table.hand.pending))
        option = dice.choice([o for o in table.hand.pending[place] if o.verb not in ("fold", "passo")])
        command = Command("act", table.state.players[place], what=option.verb, amount=option.low, at=START)
        assert table.do(command) == again.do(command)
    assert again.state == table.state


def test_the_entry_that_was_asked_for_holds_when_the_host_allows_the_seat() -> None:
    table = seated(approve=True, host="ada")
    table.do(Command("sit", "bruno", 1, 500, value="post", at=START))
    table.do(Command("sit", "carla", 2, 500, at=START))
    for seat in (1, 2):
        table.do(Command("approve", "ada", seat, at=START))
    assert [table.state.people[seat].entry for seat in (1, 2)] == ["post", "wait"]
    assert replay(table.events) == table.state
    assert table.state.entries == {}


def test_a_request_for_a_seat_written_before_entries_were_kept_still_loads() -> None:
    old = b'{"event":"table-seat-asked","player":"bruno","seat":1,"amount":500}'
    assert decode_one(old) == SeatAsked("bruno", 1, 500)
