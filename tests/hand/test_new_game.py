"""A new game needs a list of phases and at most a new phase: the engine is not touched.

The toy here is a little like the Italian draw game: before the cards everybody is invited at once and secretly, who
accepts pays the ante, and when nobody opens the pot stays for the next hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from mazziere.hand import evolve
from mazziere.hand.betting import Betting
from mazziere.hand.changing import Draw
from mazziere.hand.dealing import Deal
from mazziere.hand.events import Carry, Chose, Event, Opened, Option, Posted, Settled, Turn
from mazziere.hand.first import First
from mazziere.hand.hand import Hand
from mazziere.hand.limits import BIG
from mazziere.hand.log import decode, encode, replay, resume
from mazziere.hand.phase import Phase
from mazziere.hand.showdown import Showdown
from mazziere.hand.state import OUT, State
from mazziere.hand.variant import Variant
from mazziere.hand.view import mask
from mazziere.ranking import HIGH
from mazziere.rules.refusal import Refusal


class Declined(Event, frozen=True, gc=False, tag="toy-declined"):
    """A seat does not come along: it takes no part in the hand."""

    seat: int


def declined(s: State, e: Declined) -> None:
    s.status[e.seat] = OUT


@dataclass(frozen=True, slots=True)
class Invito(Phase):
    """All are invited at once and answer secretly; the answers are told together."""

    @property
    def street(self) -> str:
        return "invito"

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if "invited" in s.facts:
            return False
        undecided = [seat for seat in range(s.n) if seat not in s.secrets]
        if undecided:
            if set(s.pending) != set(undecided):
                both = (Option("accept"), Option("decline"))
                hand.emit(Turn(s.turn + 1, tuple(undecided), (both,) * len(undecided), hand.deadline()))
            return True
        answers = dict(s.secrets)
        hand.emit(Settled("invited", sum(answer == "accept" for answer in answers.values())))
        ante = s.start.stakes.ante
        for seat, answer in sorted(answers.items()):
            if answer == "accept":
                hand.emit(Posted(seat, ante, "ante", 0, s.stacks[seat] - ante, False))
            else:
                hand.emit(Declined(seat))
        return False

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb not in ("accept", "decline"):
            raise Refusal("", "not-your-choice", verb=verb, options=hand.said(seat))
        hand.emit(Chose(seat, "invito", verb, secret=True))


@dataclass(frozen=True, slots=True)
class Opening(Phase):
    """From the left of the button each may open for the pot; when nobody does, the hand is over and the pot stays."""

    @property
    def street(self) -> str:
        return "opening"

    def open(self, hand: Hand, index: int) -> bool:
        s = hand.state
        hand.emit(Opened(index, self.street, tuple(seat for seat in s.clockwise(s.start.left) if not s.status[seat])))
        return True

    def ask(self, hand: Hand) -> bool:
        s = hand.state
        if "opened" in s.facts:
            return False
        left = [seat for seat in s.waiting if seat not in s.secrets]
        if not left:
            hand.finish()
            return True
        hand.emit(Turn(s.turn + 1, (left[0],), ((Option("open"), Option("pass")),)))
        return True

    def act(self, hand: Hand, seat: int, verb: str, amount: int, cards: Sequence[int]) -> None:
        if verb not in ("open", "pass"):
            raise Refusal("", "not-your-choice", verb=verb, options=hand.said(seat))
        if verb == "pass":
            hand.emit(Chose(seat, "opening", "pass"))
        else:
            hand.emit(Settled("opened", seat))


TOY = Variant(
    key="toy",
    name="Toy draw",
    nome="Draw giocattolo",
    pack=tuple(range(52)),
    seats=(2, 6),
    high=HIGH,
    phases=(
        Invito(),
        Deal(down=5),
        Opening(),
        Draw(most=4),
        Betting("final", First.LEFT_OF_BUTTON, BIG, final=True),
        Showdown(),
    ),
)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The event is known while the toy is played, and forgotten after."""
    evolve.applies(Declined)(declined)
    yield
    del evolve.APPLY[Declined]


def invited(answers: str = "accept accept decline", **setup: object) -> Hand:
    """The toy with these answers, given from the last seat to the first."""
    said = answers.split()
    hand = TOY.deal([100] * len(said), **{"ante": 10, "deck": range(52), "rulebook": "home", **setup})
    for seat in reversed(range(len(said))):
        hand.act(said[seat], seat=seat)
    return hand


def test_all_are_invited_at_once_and_answer_in_any_order() -> None:
    hand = TOY.deal([100] * 3, ante=10)
    assert set(hand.pending) == {0, 1, 2}
    hand.act("accept", seat=1)
    assert set(hand.pending) == {0, 2}
    with pytest.raises(Refusal):
        hand.act("decline", seat=1)


def test_an_answer_is_secret_until_all_have_answered() -> None:
    hand = TOY.deal([100] * 3, ante=10)
    hand.act("accept", seat=1)
    assert '"accept"' not in encode([mask(hand.events[-1], 0)]).decode()
    assert hand.view(0).seats[1].stack == 100


def test_who_accepts_pays_the_ante_and_is_dealt_in() -> None:
    hand = invited()
    assert hand.stacks == [90, 90, 100]
    assert hand.pot == 20
    assert len(hand.state.zones["hole/0"]) == len(hand.state.zones["hole/1"]) == 5
    assert not hand.state.zones.get("hole/2")


def test_when_nobody_opens_the_pot_is_carried_to_the_next_hand() -> None:
    hand = invited().act("pass").act("pass")
    assert hand.over
    assert hand.carry == Carry(20)
    assert hand.state.pot == 0
    assert hand.state.chips() == 300
    after = TOY.deal(hand.stacks, ante=10, carry=hand.carry, rulebook="home")
    for seat in range(3):
        after.act("accept", seat=seat)
    assert after.pot == 50
    assert after.state.chips() == 300


class Counting(Variant):
    """The toy, remembering how many hands nobody has opened."""

    def carry_out(self, hand: Hand) -> Carry:
        if not hand.state.pot:
            return Carry()
        return Carry(hand.state.pot, {"unopened": hand.state.start.carry.facts.get("unopened", 0) + 1})


def test_what_goes_with_a_carried_pot_is_the_games_own_affair() -> None:
    game = Counting(**{field: getattr(TOY, field) for field in TOY.__dataclass_fields__})
    carry, stacks = Carry(), [100, 100]
    for unopened in (1, 2, 3):
        hand = game.deal(stacks, ante=10, carry=carry, rulebook="home")
        hand.act("accept", seat=0).act("accept", seat=1).act("pass").act("pass")
        carry, stacks = hand.carry, hand.stacks
        assert carry == Carry(20 * unopened, {"unopened": unopened})
        assert replay(decode(encode(hand.events))) == hand
    assert stacks == [70, 70]


def test_a_carried_pot_is_won_like_any_other() -> None:
    hand = invited("accept accept", carry=Carry(40, {"opener": "jacks"}))
    hand.act("open").draw().draw().bet(20).fold()
    assert hand.over
    assert sum(hand.stacks) == 240
    assert max(hand.stacks) == 150
    assert hand.carry == Carry()


def test_the_existing_phases_go_on_from_there() -> None:
    hand = invited()
    assert hand.actor == 0
    hand.act("open")
    assert hand.street == "draw"
    hand.draw([hand.state.cards("hole/0")[0]]).draw()
    assert hand.street == "final"
    hand.check().check()
    assert hand.over
    assert sum(hand.stacks) == 300


def test_a_new_event_is_logged_replayed_and_resumed_like_any_other() -> None:
    hand = invited()
    log = encode(hand.events)
    assert b'"toy-declined"' in log
    assert decode(log) == hand.events
    assert replay(decode(log)) == hand
    again = resume(decode(log), TOY, hand.copy().deck)
    again.act("pass").act("pass")
    hand.act("pass").act("pass")
    assert again == hand


def test_a_hand_that_only_one_accepts_is_over_at_once() -> None:
    hand = invited("accept decline decline")
    assert hand.over
    assert hand.stacks == [100, 100, 100]
