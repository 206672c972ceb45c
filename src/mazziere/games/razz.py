"""Razz: seven-card stud in which the lowest hand wins."""

from dataclasses import replace

from mazziere.games.stud import STUD7
from mazziere.hand.betting import Betting
from mazziere.hand.first import First
from mazziere.ranking import ACE_FIVE_LOW

RAZZ = replace(
    STUD7,
    key="razz",
    name="Razz",
    nome="Razz",
    high=ACE_FIVE_LOW,
    ace_low=True,
    phases=tuple(
        replace(phase, first=First.HIGH_BRINGS_IN)
        if isinstance(phase, Betting) and phase.first is First.LOW_BRINGS_IN
        else phase
        for phase in STUD7.phases
    ),
)

# The module deals as its game does: `from mazziere.games import razz`, then `razz.deal(...)`.
deal = RAZZ.deal
