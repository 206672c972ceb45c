"""Histories that carry seals, whichever of our formats they are written in; what cannot be read says where and why."""

from __future__ import annotations

from typing import Final

from mazziere.history import house, log, phh
from mazziere.history.phh import HandHistory, HistoryError
from mazziere.history.seals import verify_history, verify_log

History = HandHistory | log.Log | house.HouseLog

_SEALLESS: Final = (("PokerStars ", "PokerStars"), ('{"ohh"', "OHH"))
"""How a text of a format begins that has no place for a seal, and what the format is called."""


def read(text: str) -> list[History]:
    """The hands of a text: our own JSON, one or one a line, or PHH.

    >>> read("PokerStars Hand #1:  Hold'em No Limit (5/10)")
    Traceback (most recent call last):
    mazziere.history.phh.HistoryError: PokerStars: this format carries no seals; export the hand as JSON or PHH
    """
    begins = "".join(text[:200].split("\ufeff")).lstrip()
    for opening, name in _SEALLESS:
        if begins.startswith(opening):
            said = f"{name}: this format carries no seals; export the hand as JSON or PHH"
            raise HistoryError(said, "history-sealless", format=name)
    hands: list[History] = list(_ours(text) if begins.startswith("{") else phh.read(text))
    if not hands:
        raise HistoryError("history: no hand is written here", "history-empty")
    return hands


def _ours(text: str) -> list[History]:
    return [house.read(each) if house.game_of(each) else log.read(each) for each in log.documents(text)]


def verify(hand: History, secret: bytes | None = None) -> int:
    """How many cards of a hand were sealed before the deal; a SealError says what does not hold."""
    if isinstance(hand, house.HouseLog):
        return house.verify_house(hand, secret)
    return verify_log(hand, secret) if isinstance(hand, log.Log) else verify_history(hand, secret)
