"""Players made of code: one interface for every game, and exactly a player's view."""

from mazziere.bots.decision import Bot, Decision
from mazziere.bots.player import PokerBot
from mazziere.bots.random_player import RandomBot
from mazziere.bots.styles import NAMES, STYLES, Style

__all__ = ["NAMES", "STYLES", "Bot", "Decision", "PokerBot", "RandomBot", "Style"]
