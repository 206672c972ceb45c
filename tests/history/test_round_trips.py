"""Every hand we write re-reads to the same hand, whatever the game, the limit and the rulebook."""

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazziere.games import GAMES
from mazziere.hand import events as ev
from mazziere.hand.deck import InOrder
from mazziere.hand.events import Post, Rake
from mazziere.hand.hand import Hand
from mazziere.hand.view import mask
from mazziere.history import log, ohh, phh, pokerstars, pokerstars_read
from mazziere.history.opening import HOUSE
from mazziere.history.phh import HandHistory, HistoryError
from mazziere.history.record import ALL, clockwise, record
from mazziere.history.replay import Replayed, replay, replay_as_recorded
from mazziere.history.telling import tell

from .tables import BOOKS, SETUPS, play, random_hand

ENGINE = re.compile(r"stabilito|settled|sceglie|chooses|runs|\bmuck\b|burn|board/|hole/|stub| = ")
"""Words of the engine, that nobody says at a table."""

DONE = (ev.Posted, ev.Folded, ev.Checked, ev.Called, ev.Wagered, ev.Shown, ev.Mucked, ev.Awarded, ev.Drew)
TEXT_SETUPS = [(key, limit) for key, limit in SETUPS if key.startswith(("holdem", "omaha")) and limit != "spread-limit"]


def again(hand: Hand, scale: int = 1) -> tuple[HandHistory, Replayed]:
    """The hand written as PHH, read and replayed."""
    history = phh.read(phh.write(record(hand, scale=scale)))[0]
    return history, replay(history)


def assert_same(hand: Hand, result: Replayed) -> None:
    """The same chips, the same hands shown, folded and mucked, the same cards on the table."""
    assert result.ok, result.error
    assert result.hand is not None
    old, new = hand.state, result.hand.state
    seats = clockwise(old.start)
    assert new.stacks == [old.stacks[seat] for seat in seats]
    assert new.awards == [old.awards[seat] for seat in seats]
    assert new.raked == old.raked
    assert new.status == [old.status[seat] for seat in seats]
    assert new.shown == [old.shown[seat] for seat in seats]
    assert result.hand.board == hand.board


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(SETUPS), st.sampled_from(BOOKS), st.sampled_from((1, 100)))
def test_phh(seed: int, setup: tuple[str, str], book: str, scale: int) -> None:
    hand = random_hand(Random(seed), *setup, book)
    history, result = again(hand, scale)
    assert_same(hand, result)
    assert result.hand is not None
    rewritten = record(result.hand, scale=scale)
    assert rewritten.actions == history.actions
    assert rewritten["finishing_stacks"] == history["finishing_stacks"]
    assert rewritten["winnings"] == history["winnings"]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(TEXT_SETUPS), st.sampled_from((1, 100)))
def test_pokerstars_text_of_holdem_and_omaha(seed: int, setup: tuple[str, str], scale: int) -> None:
    hand = random_hand(Random(seed), *setup, "recorded", plain=True)
    text = pokerstars.write(hand, scale=scale, symbol="€" if scale == 100 else "")
    history = pokerstars_read.read(text)[0]
    result = replay(history)
    assert result.ok, result.error
    assert result.hand is not None
    old, new, seats = hand.state, result.hand.state, clockwise(hand.state.start)
    assert [stack * scale for stack in new.stacks] == [old.stacks[seat] * result.scale for seat in seats]
    assert (new.status, new.shown) == ([old.status[seat] for seat in seats], [old.shown[seat] for seat in seats])
    assert phh.read(phh.write(history)) == [history]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(SETUPS))
def test_our_log_and_its_telling(seed: int, setup: tuple[str, str]) -> None:
    hand = random_hand(Random(seed), *setup)
    told = log.read(log.write(hand))
    assert told.events == hand.events
    assert told.state() == hand
    for lang in ("it", "en"):
        for viewer in (ALL, 0, None):
            text = tell([event if viewer == ALL else mask(event, viewer) for event in hand.events], lang)
            assert not ENGINE.search(text), text
            # Whatever anybody does or pays is told.
            assert len(text.splitlines()) >= sum(isinstance(event, DONE) for event in hand.events)


def test_boards_that_players_agree_on_are_told_in_words() -> None:
    names = ["Ada", "Bruno", "Carla"]
    deck = InOrder(Random(1).sample(range(52), 52))
    hand = GAMES["holdem"].deal(stacks=[5000] * 3, blinds=(50, 100), rulebook="sanremo-cash", deck=deck, names=names)
    hand.all_in().all_in().all_in()
    for seat in list(hand.pending):
        hand.act("agree", 2, seat)
    assert hand.over
    told = tell(hand.events, "it")
    assert "\nAda chiede 2 board (" in told
    assert "\nsi danno 2 board (" in told
    assert "secondo board" in told


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(SETUPS))
def test_open_hand_history_accounts_for_every_chip(seed: int, setup: tuple[str, str]) -> None:
    hand = random_hand(Random(seed), *setup)
    told = json.loads(ohh.write(hand))["ohh"]
    paid = dict.fromkeys(range(hand.state.n), 0)
    for action in (action for street in told["rounds"] for action in street["actions"]):
        paid[action["player_id"]] += action.get("amount", 0)
    won = {win["player_id"]: 0 for pot in told["pots"] for win in pot["player_wins"]}
    for win in (win for pot in told["pots"] for win in pot["player_wins"]):
        won[win["player_id"]] += win["win_amount"]
    assert won == {seat: award for seat, award in enumerate(hand.state.awards) if award}
    # What nobody called goes back without a word in this format.
    for player in told["players"]:
        left = player["starting_stack"] - paid[player["id"]] + won.get(player["id"], 0)
        assert left <= hand.stacks[player["id"]]
    assert [street["id"] for street in told["rounds"]] == list(range(len(told["rounds"])))


def test_a_hand_with_rake_a_straddle_and_a_chip_survives() -> None:
    hand = GAMES["holdem"].deal(
        stacks=[1000] * 4,
        blinds=(5, 10),
        rulebook="sanremo-cash",
        straddles=[(2, 20)],
        rake=Rake(5, cap=30, unit=5),
        chip=5,
        deck=InOrder(range(52)),
    )
    play(hand, Random(4))
    history, result = again(hand)
    assert history["blinds_or_straddles"] == [5, 10, 20, 0]
    assert history[HOUSE]["rake"] == {"percent": 5, "cap": 30, "unit": 5}
    assert_same(hand, result)


def test_several_boards_survive() -> None:
    deck = InOrder(Random(1).sample(range(52), 52))
    hand = GAMES["holdem"].deal(stacks=[5000] * 3, blinds=(50, 100), rulebook="sanremo-cash", deck=deck)
    hand.all_in().all_in().all_in()
    for seat in list(hand.pending):
        hand.act("agree", 2, seat)
    assert hand.over
    history, result = again(hand)
    assert history[HOUSE]["boards"] == 2
    assert sum(len(action.split()[2]) // 2 for action in history.actions if action.startswith("d db")) == 10
    assert_same(hand, result)
    text = pokerstars.write(hand)
    assert "*** SECOND RIVER ***" in text
    assert replay(pokerstars_read.read(text)[0]).net == result.net


def test_forced_bets_the_format_cannot_order_are_kept_beside_it() -> None:
    posts = [Post(1, 10, "big blind"), Post(1, 15, "big blind ante", False), Post(0, 5, "small blind")]
    hand = GAMES["holdem"].deal(stacks=[100, 20, 100], blinds=(5, 10), posts=posts, deck=InOrder(range(52)))
    history, result = again(play(hand, Random(2)))
    assert history["antes"] == [0, 15, 0]
    assert [post["kind"] for post in history[HOUSE]["posts"]] == ["big blind", "big blind ante", "small blind"]
    assert_same(hand, result)


def test_chopped_blinds_survive() -> None:
    hand = GAMES["holdem"].deal(stacks=[100] * 3, blinds=(5, 10), rulebook="sanremo-cash").fold()
    if "chop" not in [option.verb for option in hand.legal()]:
        pytest.skip("this rulebook does not let the blinds chop")
    hand.act("chop").act("chop")
    history, result = again(hand)
    assert history[HOUSE]["chopped"] is True
    assert (result.kind, result.net) == ("chop", [0, 0, 0])


def test_the_seat_to_the_left_of_the_button_is_p1() -> None:
    hand = GAMES["holdem"].deal(stacks=[100, 200, 300], blinds=(5, 10), button=0, names=["Anna", "Bruno", "Carla"])
    history = record(hand.fold().fold())
    assert history["players"] == ["Bruno", "Carla", "Anna"]
    assert history["seats"] == [2, 3, 1]
    assert history["starting_stacks"] == [200, 300, 100]
    assert history.actions[-2:] == ["p3 f", "p1 f"]


def test_a_viewer_gets_only_the_cards_seen() -> None:
    hand = GAMES["holdem"].deal(stacks=[100, 100], blinds=(5, 10), hole={0: "AhKd", 1: "QsQc"}).fold()
    assert record(hand, viewer=0).actions[:2] == ["d dh p1 AhKd", "d dh p2 ????"]
    assert record(hand, viewer=None).actions[:2] == ["d dh p1 ????", "d dh p2 ????"]
    assert "Qs" not in pokerstars.write(hand, viewer=0)
    assert "Qs" not in ohh.write(hand, viewer=0)
    assert log.read(log.write(hand, viewer=0)).state().faces.count(52) == 50


def test_what_was_rewound_is_not_told() -> None:
    hand = GAMES["holdem"].deal(stacks=[100] * 3, blinds=(5, 10), deck=InOrder(range(52)))
    mark = len(hand.events)
    hand.raise_to(30)
    hand.rewind(mark, by="floor", why="out of turn", rule="")
    hand.fold().fold()
    assert record(hand).actions[-2:] == ["p3 f", "p1 f"]


def test_a_hand_begun_on_a_later_street_has_no_history() -> None:
    hand = GAMES["holdem"].deal(stacks=[100, 100], blinds=(5, 10), street="flop", pot=20)
    with pytest.raises(HistoryError, match="street: a hand that began on the flop"):
        record(hand)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", "not a log of ours"),
        ('{"mazziere": 99, "events": []}', "version 99 is not known"),
        ('{"mazziere": 1, "events": []}', "the first event of a hand is `started`"),
        ('{"mazziere": 1, "events": [{"event": "nonsense"}]}', "not a log of ours"),
    ],
)
def test_a_log_that_is_not_one(text: str, said: str) -> None:
    with pytest.raises(HistoryError, match=said):
        log.read(text)


def test_telling_in_a_language_we_do_not_speak() -> None:
    with pytest.raises(ValueError, match="use it or en"):
        tell([], "fr")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(SETUPS))
def test_a_mangled_history_is_refused_or_replayed_but_never_loses_a_chip(seed: int, setup: tuple[str, str]) -> None:
    rng = Random(seed)
    history = record(random_hand(rng, *setup))
    actions = history.actions
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(actions))
        match rng.randrange(4):
            case 0:
                actions.pop(place)
            case 1:
                actions.insert(place, rng.choice(actions))
            case 2:
                actions[place] = actions[place].replace("p1", "p2")
            case _:
                actions[place] = f"p{rng.randint(1, 7)} cbr {rng.choice(('0', '7', '2.5', '99999999'))}"
        if not actions:
            break
    for result in (replay(history), replay_as_recorded(history)):
        assert result.ok != bool(result.error)
        if result.hand is not None:
            assert result.hand.state.chips() == sum(result.hand.state.start.stacks)
