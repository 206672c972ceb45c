"""The smallest hand for each known difference from PokerKit: what `docs/differences-from-pokerkit.md` tells, played."""

from typing import Any

import pytest

pytest.importorskip("pokerkit", reason="the extra `bench` installs PokerKit")

from bench.differential import book
from bench.kit import GAMES, Theirs, our_offer
from bench.known import FATAL, explained
from bench.settlement import habits
from pokerkit import BettingStructure, FixedLimitOmahaHoldemHighLowSplitEightOrBetter

from mazziere.cards import parse_cards
from mazziere.games import GAMES as OURS
from mazziere.hand.deck import Stacked
from mazziere.hand.hand import Hand

STUD = {"ante": 1, "bring_in": 25, "small_bet": 100, "big_bet": 200}


def both(name: str, stacks: list[int], stakes: dict[str, Any], play: str = "", **cards: Any) -> tuple[Hand, Theirs]:
    """The same hand on both sides; `play` lists verbs, amounts after a colon."""
    game = GAMES[name]
    hand = OURS[game.key].deal(stacks=stacks, limit=game.limit, rulebook=book(), **stakes, **cards)
    theirs = Theirs(game, stacks, stakes)
    theirs.follow(hand)
    for word in play.split():
        verb, _, amount = word.partition(":")
        hand.act(verb, int(amount or 0))
        theirs.act(verb, int(amount or 0))
        theirs.follow(hand)
    return hand, theirs


def door(*up: str) -> Stacked:
    """A stud deck in which each seat's up-cards are these."""
    shown = {f"up/{seat}": parse_cards(cards) for seat, cards in enumerate(up)}
    named = {card for cards in shown.values() for card in cards}
    return Stacked(52, shown, [card for card in range(52) if card not in named])


def wagers(hand: Hand, theirs: Theirs) -> tuple[object, object]:
    """What both sides let the next player wager, once it is known why they differ."""
    mine, yours = our_offer(hand), theirs.offer()
    assert mine is not None
    assert yours is not None
    return mine.wagers, yours.wagers


def name_of(hand: Hand, theirs: Theirs) -> str:
    mine, yours = our_offer(hand), theirs.offer()
    assert mine is not None
    assert yours is not None
    assert mine.seat == yours.seat
    return explained(hand, theirs.state, mine, yours)


def test_short_blind() -> None:
    hand, theirs = both("holdem no-limit", [1000, 60, 1000], {"blinds": (50, 100)})
    assert name_of(hand, theirs) == "short-blind"
    assert (hand.legal()[1].high, theirs.state.checking_or_calling_amount) == (100, 60)


def test_short_bring_in() -> None:
    deck = door("2c", "9d", "Kh")
    hand, theirs = both("stud7 fixed-limit", [6, 1000, 1000], STUD, "bring-in", deck=deck)
    assert name_of(hand, theirs) == "short-bring-in"
    assert (hand.legal()[1].high, theirs.state.checking_or_calling_amount) == (25, 5)


@pytest.mark.filterwarnings("ignore:There is no reason for this player to fold")
def test_check_for_nothing() -> None:
    hand, theirs = both("holdem no-limit", [40, 1000, 1000], {"blinds": (20, 40)}, "call call check")
    hand.fold()
    theirs.act("fold", 0)
    assert hand.over
    offer = theirs.offer()
    assert offer is not None
    assert (offer.seat, offer.empty) == (2, True)


def test_raise_beyond_reach() -> None:
    hand, theirs = both("holdem no-limit", [87, 124, 73], {"blinds": (20, 40)}, "call raise:87")
    assert name_of(hand, theirs) == "raise-beyond-reach"
    assert wagers(hand, theirs) == (((124, 124),), ())


def test_short_all_in_reopens() -> None:
    play = "call raise:130 fold call"
    hand, theirs = both("holdem no-limit", [1000, 1000, 1000, 130], {"blinds": (50, 100)}, play)
    assert name_of(hand, theirs) == "short-all-in-reopens"
    assert wagers(hand, theirs) == ((), ((230, 1000),))


def test_under_half() -> None:
    hand, theirs = both("holdem fixed-limit", [1000, 1000, 50, 1000], {"blinds": (20, 40)}, "raise:50")
    assert name_of(hand, theirs) == "under-half"
    assert wagers(hand, theirs) == (((80, 80),), ((90, 90),))


def test_half_reopens() -> None:
    play = "raise:80 raise:105 fold call"
    hand, theirs = both("holdem fixed-limit", [1000, 1000, 1000, 105], {"blinds": (20, 40)}, play)
    assert name_of(hand, theirs) == "half-reopens"
    assert wagers(hand, theirs) == (((145, 145),), ())


def test_cap() -> None:
    play = "raise:80 raise:120 raise:160"
    hand, theirs = both("holdem fixed-limit", [1000, 1000, 1000], {"blinds": (20, 40)}, play)
    assert name_of(hand, theirs) == "cap"
    assert wagers(hand, theirs) == ((), ((200, 200),))


def test_bring_in_passes() -> None:
    hand, theirs = both("stud7 fixed-limit", [1, 1000, 1000], STUD, deck=door("2c", "9d", "Kh"))
    assert name_of(hand, theirs) == "bring-in-passes"
    assert hand.actor == 1
    assert "fold" in [option.verb for option in hand.legal()]
    assert not theirs.state.can_fold()


def test_bring_in_twice() -> None:
    hand, theirs = both("stud7 fixed-limit", [6, 1000, 1000], STUD, deck=door("2c", "9d", "Kh"))
    assert name_of(hand, theirs) == "bring-in-twice"
    assert [str(option) for option in hand.legal()] == ["bring-in 5"]
    assert wagers(hand, theirs) == ((), ((5, 5),))


def test_equal_boards() -> None:
    deck = door("Kc8d", "2c9s", "Kd8h")
    hand, theirs = both("stud7 fixed-limit", [1000] * 3, STUD, "bring-in call call", deck=deck)
    assert (hand.actor, theirs.state.actor_index) == (2, 0)


def test_short_stub() -> None:
    deck = door(*["2c3c4c5c", "6c7c8c9c", "TcJcQcKc", "2d3d4d5d", "6d7d8d9d", "TdJdQdKd", "2h3h4h5h", "AcAdAhAs"])
    hand, theirs = both("stud7 fixed-limit", [1000] * 8, STUD, "bring-in fold " + "call " * 6, deck=deck)
    while not hand.state.zones.get("shared"):
        theirs.follow(hand)
        hand.check()
        theirs.act("check", 0)
    assert "short-stub" in FATAL
    assert any(theirs.state.hole_dealing_statuses)


def test_pots_apart() -> None:
    play = "raise:4 call call fold call  bet:3 call call  check bet:2 fold call  check check"
    hole = {1: "AhKh", 2: "2c3c", 3: "AdKd", 4: "QcJc"}
    hand, theirs = both(
        "holdem no-limit", [100, 100, 4, 100, 100], {"blinds": (1, 2)}, play, hole=hole, board="Kc9s8s5d4h"
    )
    final = list(theirs.state.stacks)
    assert habits(hand, final) == ("pots-apart",)
    assert (hand.stacks, final) == ([99, 107, 0, 105, 93], [99, 106, 0, 106, 93])


def test_odd_units() -> None:
    play = "call call fold check" + " check check check" * 3
    hand, theirs = both("holdem no-limit", [100] * 4, {"blinds": (2, 4)}, play, board="AsKsQsJsTs")
    final = list(theirs.state.stacks)
    assert habits(hand, final) == ("odd-units",)
    assert (hand.stacks, final) == ([98, 101, 101, 100], [98, 102, 100, 100])


def test_no_low_in_the_pot() -> None:
    # Seat 0, in for the main pot alone, has the only low; seat 2 has the last pot to itself.
    hand, theirs = both(
        "omaha4-hilo pot-limit",
        [100, 300, 2000, 2000],
        {"blinds": (20, 40)},
        "raise:100 call call call  bet:200 call raise:600 call  bet:100 fold",
        hole={0: "As2dTcTd", 1: "KhKdQhJd", 2: "QcQdJh2h", 3: "9h9s3s3h"},
        board="8s7c6hKc9c",
    )
    final = list(theirs.state.stacks)
    assert habits(hand, final) == ("no-low-in-the-pot",)
    assert (hand.stacks, final) == ([200, 800, 2100, 1300], [200, 650, 2250, 1300])


def test_fixed_limit_omaha_hi_lo_of_pokerkit_bets_pot_limit() -> None:
    assert FixedLimitOmahaHoldemHighLowSplitEightOrBetter.betting_structure is BettingStructure.POT_LIMIT
