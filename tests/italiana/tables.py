"""Tables drawn by hypothesis, and players who do any legal thing, hand after hand."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from mazziere.games.italiana import ITALIANA, TELESINA, Partita
from mazziere.games.italiana.scelta import FREE, PARTS
from mazziere.hand.deck import InOrder
from mazziere.hand.events import Option, Rake
from mazziere.hand.hand import Hand
from mazziere.rules import Refusal

NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio"]
MOST_ACTIONS = 400
"""No hand of six players is this long."""

PRESENCE = ("sitout", "sono-tornato", "mostro-sempre", "nascondo-sempre", "chiedi-sempre", "invito-sempre")
minds = st.binary(min_size=4, max_size=120)


class Lots:
    """Orders for the deal and every reshuffle, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def order(self, lot: int) -> list[int]:
        cards = list(range(52))
        Random(f"{self.seed} {lot}").shuffle(cards)
        return cards


@st.composite
def series(draw: st.DrawFn) -> tuple[Partita, str]:
    """A table about to play, and the seed of its cards."""
    n = draw(st.integers(2, 6))
    invito = draw(st.sampled_from((1, 5, 10)))
    tournament = draw(st.booleans())
    stack = st.one_of(st.integers(invito, 8 * invito), st.integers(20 * invito, 200 * invito))
    setup: dict[str, Any] = {
        "invito": invito,
        "rulebook": "italiana-tournament" if tournament else "italiana",
        "limit": draw(st.sampled_from(("no-limit", "pot-limit", "fixed-limit"))),
        "showdown": draw(st.sampled_from(("ask", "automatic"))),
    }
    if not tournament and draw(st.booleans()):
        setup["rake"] = Rake(draw(st.integers(1, 10)), draw(st.sampled_from((0, 3, 20))))
    options: dict[str, Any] = {"giro_pazzo": True} if draw(st.booleans()) else {}
    options |= {part: draw(st.sampled_from((*names, FREE))) for part, names in PARTS.items()}
    names = NAMES[:n]
    partita = Partita(
        names,
        draw(st.lists(stack, min_size=n, max_size=n)),
        setup,
        dealer=draw(st.integers(0, n - 1)),
        options=options,
        asked=set(names) if not tournament and draw(st.booleans()) else set(),
        plays=draw(st.sampled_from((ITALIANA, ITALIANA, TELESINA))),
    )
    return partita, str(draw(st.integers(0, 10**6)))


def amount_of(option: Option, choice: int) -> int:
    """An amount that the option allows."""
    amounts = sorted({option.low, min(option.low + 1, option.high), (option.low + option.high) // 2, option.high})
    return amounts[choice % len(amounts)]


def played(hand: Hand, choices: Iterator[int], presence: bool = True) -> Iterator[tuple[int, str, int]]:
    """Play a hand to its end; each action is yielded before it is taken. With no choices left everybody goes along."""
    for _ in range(MOST_ACTIONS):
        if hand.over:
            return
        assert hand.pending, "nobody may act and the hand is not over"
        choice = next(choices, None)
        seats = list(hand.pending)
        if choice is None:
            seat = seats[0]
            option = min(hand.pending[seat], key=lambda option: option.verb in ("passo", "sitout"))
            action = (seat, option.verb, option.low)
        elif presence and choice % 23 == 0:
            action = (choice % hand.state.n, PRESENCE[choice // 23 % len(PRESENCE)], 0)
        elif choice % 17 == 0:
            action = (seats[choice % len(seats)], "time-out", 0)
        else:
            seat = seats[choice % len(seats)]
            options = hand.pending[seat]
            option = options[choice // 3 % len(options)]
            action = (seat, option.verb, amount_of(option, choice // 7))
        yield action
        take(hand, action)
    raise AssertionError("the hand does not end")


def take(hand: Hand, action: tuple[int, str, int]) -> None:
    """Do it; presence is refused to who is already there, or already gone."""
    seat, verb, amount = action
    try:
        hand.act(verb, amount, seat)
    except Refusal as refusal:
        if refusal.code not in ("sitting-out", "not-sitting-out"):
            raise


def hands(partita: Partita, seed: str, choices: bytes, most: int = 6, **changes: Any) -> Iterator[Hand]:
    """Several hands, each yielded when it is over and settled with the table."""
    mind = iter(choices)
    for number in range(most):
        if len(partita.present()) < 2:
            return
        hand = partita.deal(deck=InOrder.sealed(Lots(f"{seed} {number}")), **changes)
        for _ in played(hand, mind):
            pass
        yield hand
        partita.settle(hand)
