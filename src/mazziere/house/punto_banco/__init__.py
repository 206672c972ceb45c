"""Punto Banco as the casino of Sanremo deals it: no commission, half pay when Banco wins with six."""

from mazziere.house.punto_banco.evolve import decode, encode, replay
from mazziere.house.punto_banco.rules import BETS, NUMBERS, SANREMO, Pays, Rules
from mazziere.house.punto_banco.state import Result, State
from mazziere.house.punto_banco.table import Table
from mazziere.house.punto_banco.view import View, Worked, look, mask, worked

__all__ = [
    "BETS",
    "NUMBERS",
    "SANREMO",
    "Pays",
    "Result",
    "Rules",
    "State",
    "Table",
    "View",
    "Worked",
    "decode",
    "encode",
    "look",
    "mask",
    "replay",
    "worked",
]
