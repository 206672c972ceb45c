"""Players made of code: one interface for every game, and exactly a player's view."""

from mazziere.bots.decision import Bot, Decision, Report, quiet
from mazziere.bots.house import HouseBot
from mazziere.bots.player import PokerBot
from mazziere.bots.random_player import RandomBot
from mazziere.bots.styles import NAMES, STYLES, Style
from mazziere.games import game as known

__all__ = ["HOUSE", "NAMES", "STYLES", "Bot", "Decision", "HouseBot", "PokerBot", "RandomBot", "Style", "player"]

HOUSE = ("blackjack", "punto-banco")


def player(
    game: str, style: str = "regular", *, name: str = "", seed: int | None = None, report: Report = quiet
) -> Bot:
    """A player of a game: of poker in one of the styles, of a game against the house by the chart.

    >>> player("razz", "maniac").name, player("blackjack").name
    ('Furio', 'Beniamino')
    """
    if game in HOUSE:
        return HouseBot(name=name or "Beniamino", report=report)
    known(game)
    return PokerBot(style, name=name, seed=seed, report=report)
