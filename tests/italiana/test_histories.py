"""Histories of Italian hands: our own JSON replays exactly, and every line reads in both languages."""

import pytest
from hypothesis import given

from italiana.tables import hands, minds, series
from mazziere.games.italiana import ITALIANA, Partita
from mazziere.history import log
from mazziere.history.telling import tell
from properties.tables import proof


@given(series(), minds)
@proof(40)
def test_a_log_written_and_read_is_the_hand(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        assert log.read(log.write(hand)).state() == hand
        assert log.read(log.write(hand, viewer=0)).state().stacks == hand.stacks


@given(series(), minds)
@proof(40)
def test_every_event_has_its_line(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, seed = drawn
    for hand in hands(partita, seed, choices, most=4):
        for lang in ("it", "en"):
            assert len(tell(hand.events, lang).splitlines()) == len(hand.events)


@pytest.mark.parametrize(("lang", "last"), [("it", "30 restano in tavola"), ("en", "30 stay on the table")])
def test_a_pot_that_goes_on_is_told(lang: str, last: str) -> None:
    hand = ITALIANA.deal(stacks=[100] * 3, invito=10).act("dai-carte").act("busso").act("busso").act("busso")
    assert last in tell(hand.events, lang).splitlines()[-1]
