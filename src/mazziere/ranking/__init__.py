"""Orders of hands: high, ace-five low, eight or better, italian."""

from mazziere.ranking.explained import Explained
from mazziere.ranking.high import HIGH
from mazziere.ranking.italian import ITALIAN, Italian, italian
from mazziere.ranking.low import ACE_FIVE_LOW, EIGHT_OR_BETTER
from mazziere.ranking.order import Order, RankingError

__all__ = [
    "ACE_FIVE_LOW",
    "EIGHT_OR_BETTER",
    "HIGH",
    "ITALIAN",
    "Explained",
    "Italian",
    "Order",
    "RankingError",
    "italian",
]
