"""Nobody learns from the frames what is not theirs to know: tables that differ only in hidden cards look the same."""

from random import Random

import pytest

from mazziere.games import GAMES
from mazziere.hand.deck import InOrder
from mazziere.hand.events import EVERYONE
from mazziere.table.command import Command
from mazziere.table.log import encode_one
from mazziere.table.poker import PokerTable
from table.rounds import START, frames, setup

PLAYERS = ("p0", "p1", "p2", "p3")
QUIET = ("check", "call", "bring-in", "draw")
"""What keeps a hand going without a showdown being forced by it."""


def table_of(game: str) -> PokerTable:
    table = PokerTable.open(setup(game), START)
    for seat, player in enumerate(PLAYERS):
        table.do(Command("sit", player, seat, 400, at=START))
    return table


def played(game: str, order: list[int], seed: int, keeps: str) -> PokerTable:
    """A hand in which everybody but one folds, sooner or later."""
    table, dice = table_of(game), Random(seed)
    table.begin(InOrder(list(order)), {}, START)
    rounds = dice.randint(0, 12)
    while table.hand is not None:
        actor = table.hand.actor
        assert actor is not None
        who = table.state.players[actor]
        verbs = [option.verb for option in table.hand.legal()]
        quiet = next((verb for verb in QUIET if verb in verbs), "")
        fold = "fold" in verbs and who != keeps and (rounds <= 0 or not quiet)
        rounds -= 1
        table.do(Command("act", who, what="fold" if fold else quiet or verbs[0], at=START))
        if rounds < -60:
            break
    return table


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_cards_a_player_never_sees_change_nothing_for_that_player(game: str, seed: int) -> None:
    order = Random(seed).sample(range(52), 52)
    viewer = PLAYERS[seed % 4]
    table = played(game, order, seed, PLAYERS[(seed + 1) % 4])
    hand = table.state.hand
    assert hand is not None
    place = table.state.place(viewer)
    assert place is not None
    hidden = [slot for slot in range(52) if hand.seen[slot] != EVERYONE and not hand.seen[slot] & 1 << place]
    assert hidden
    faces = [order[slot] for slot in hidden]
    other = list(order)
    for slot, face in zip(hidden, Random(seed + 99).sample(faces, len(faces)), strict=True):
        other[slot] = face
    assert other != order
    twin = played(game, other, seed, PLAYERS[(seed + 1) % 4])
    mine = [encode_one(event) for event in frames(table.events, viewer)]
    assert mine == [encode_one(event) for event in frames(twin.events, viewer)]
    assert twin.view(viewer) == table.view(viewer)
