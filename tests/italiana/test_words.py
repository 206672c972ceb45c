"""The names of buttons and phases, in both languages."""

import pytest
from hypothesis import given

from italiana.tables import minds, played, series
from mazziere.games.italiana import ITALIANA, Partita
from mazziere.games.italiana.presence import ANYTIME
from mazziere.games.italiana.words import BUTTONS, LANGUAGES, button, confirms, phase
from properties.tables import proof


@given(series(), minds)
@proof(40)
def test_whatever_is_offered_has_a_button_and_every_phase_a_name(drawn: tuple[Partita, str], choices: bytes) -> None:
    partita, _ = drawn
    hand = partita.deal()
    for _ in played(hand, iter(choices)):
        for lang in LANGUAGES:
            assert phase(hand.street, lang)
            for options in hand.pending.values():
                assert all(button(option.verb, lang, option.low) for option in options)


def test_what_may_be_said_at_any_moment_has_a_name() -> None:
    assert BUTTONS.keys() >= ANYTIME


@pytest.mark.parametrize(
    ("verb", "amount", "bet", "credit", "text"),
    [
        ("vedo", 50, 0, 80, "VEDO 50"),
        ("rilancio", 80, 0, 80, "RESTO 80"),
        ("rilancio", 79, 0, 80, "RILANCIO 79"),
        ("vedo", 50, 0, 50, "RESTO 50"),
        ("vedo", 30, 20, 30, "RESTO 30"),
        ("rilancio", 120, 20, 100, "RESTO 120"),
        ("apro", 730, 0, 730, "RESTO 730"),
        ("buio", 40, 0, 40, "BUIO 40"),
        ("dai-carte", 0, 0, 40, "DAI CARTE"),
        ("busso", 0, 0, 0, "BUSSO"),
    ],
)
def test_a_whole_credit_turns_the_button_into_resto(verb: str, amount: int, bet: int, credit: int, text: str) -> None:
    """IT-UI-12: on PUNTO, RILANCIO and VEDO, and on no other button."""
    assert button(verb, amount=amount, bet=bet, credit=credit) == text


def test_passing_for_nothing_is_confirmed() -> None:
    hand = ITALIANA.deal([500] * 3, invito=10).act("buio").act("dai-carte")
    assert not confirms("passo", hand.legal()), "there is a blind opening to see"
    hand = ITALIANA.deal([500] * 3, invito=10).act("dai-carte")
    assert confirms("passo", hand.legal())
    assert not confirms("busso", hand.legal())


def test_errors_name_the_field() -> None:
    with pytest.raises(ValueError, match="lang: 'fr' is not known; give one of it, en"):
        button("busso", "fr")
    with pytest.raises(ValueError, match="phase: 'river' is not known; give one of invito"):
        phase("river")
