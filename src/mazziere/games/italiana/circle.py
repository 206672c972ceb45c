"""A house's choice: which straight flushes beat a higher one."""

from mazziere.hand.law import Law


def circle(law: Law) -> bool:
    """Does any minimum straight flush beat any maximum, or only that of spades that of hearts (IT-RANK-10c)?"""
    return bool(law.values.get("straight_flushes") == "circle")
