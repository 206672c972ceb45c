"""Orders of hands: high, lows, italian."""

from mazziere.ranking.high import HIGH, High
from mazziere.ranking.order import Order, RankingError

__all__ = ["HIGH", "High", "Order", "RankingError"]
