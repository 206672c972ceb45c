"""Every hand is paid as a settlement made from scratch pays it."""

from hypothesis import given

from mazziere.games import GAMES
from properties.naive import Settlement
from properties.players import minds, play_out
from properties.tables import ANY_POT_TWICE, Table, proof, tables

SPLIT = tuple(key for key, game in GAMES.items() if game.low is not None)


def settled(table: Table, choices: bytes) -> None:
    hand = table.deal()
    play_out(hand, choices)
    assert hand.stacks == Settlement(table, hand).final()


@given(tables(), minds)
@proof(350)
def test_every_hand_is_paid_as_counting_by_hand_pays_it(table: Table, choices: bytes) -> None:
    settled(table, choices)


@given(tables(games=SPLIT), minds)
@proof(150)
def test_high_and_low_share_as_counting_by_hand_has_it(table: Table, choices: bytes) -> None:
    settled(table, choices)


@given(tables(games=("holdem", "omaha4", "omaha4-hilo"), profiles=[ANY_POT_TWICE]), minds)
@proof(150)
def test_several_boards_share_as_counting_by_hand_has_it(table: Table, choices: bytes) -> None:
    settled(table, choices)


@given(tables(profiles=("recorded",)), minds)
@proof(100)
def test_a_side_pot_is_never_lost_to_a_hand_that_had_no_part_in_it(table: Table, choices: bytes) -> None:
    """Where an all-in may be answered by mucking, the last to claim a side pot keeps it (FG-29)."""
    settled(table.with_setup(showdown="ask"), choices)
