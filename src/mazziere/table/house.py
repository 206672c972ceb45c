"""The tables of the games against the bank."""

from mazziere.table.house_blackjack import BlackjackTable
from mazziere.table.house_punto_banco import PuntoBancoTable
from mazziere.table.house_table import HouseTable

TABLES: dict[str, type[HouseTable]] = {"blackjack": BlackjackTable, "punto-banco": PuntoBancoTable}

__all__ = ["TABLES", "BlackjackTable", "HouseTable", "PuntoBancoTable"]
