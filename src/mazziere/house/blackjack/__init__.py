"""Blackjack as the casino of Sanremo deals it: no hole card, early surrender, and the niWin side bet."""

from mazziere.hand.log import encode
from mazziere.house.blackjack.rules import NIWIN, SANREMO, Rules
from mazziere.house.blackjack.state import State, decode, evolve, replay
from mazziere.house.blackjack.table import Table
from mazziere.house.blackjack.view import View, Worked, look, mask, worked

__all__ = [
    "NIWIN",
    "SANREMO",
    "Rules",
    "State",
    "Table",
    "View",
    "Worked",
    "decode",
    "encode",
    "evolve",
    "look",
    "mask",
    "replay",
    "worked",
]
