"""Omaha with four, five or six private cards, high and eight-or-better: hold'em with exactly two of them (SV-OMAHA)."""

from dataclasses import replace

from mazziere.games.holdem import HOLDEM
from mazziere.hand.dealing import Deal
from mazziere.hand.variant import Variant
from mazziere.ranking import EIGHT_OR_BETTER

_WORDS = {
    4: ("Omaha", "Omaha"),
    5: ("Five-card Omaha", "Omaha a cinque carte"),
    6: ("Six-card Omaha", "Omaha a sei carte"),
}


def _omaha(cards: int) -> Variant:
    name, nome = _WORDS[cards]
    return replace(
        HOLDEM,
        key=f"omaha{cards}",
        name=name,
        nome=nome,
        seats=(2, (52 - 8) // cards),
        phases=tuple(Deal(down=cards) if isinstance(phase, Deal) else phase for phase in HOLDEM.phases),
        exactly_two=True,
        limits=("pot-limit", "no-limit", "fixed-limit", "spread-limit"),
    )


def _hilo(game: Variant) -> Variant:
    return replace(
        game, key=f"{game.key}-hilo", name=f"{game.name} Hi/Lo", nome=f"{game.nome} Hi/Lo", low=EIGHT_OR_BETTER
    )


OMAHA4, OMAHA5, OMAHA6 = _omaha(4), _omaha(5), _omaha(6)
OMAHA4_HILO, OMAHA5_HILO, OMAHA6_HILO = _hilo(OMAHA4), _hilo(OMAHA5), _hilo(OMAHA6)

# The module deals as its game does: `from mazziere.games import omaha`, then `omaha.deal(...)`.
deal = OMAHA4.deal
