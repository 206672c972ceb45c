"""What hands are called, in Italian and English, with their kickers."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mazziere.cards.card import RANK_NAMES, SUIT_NAMES

LANGUAGES: Final = ("it", "en")
CATEGORIES: Final = (
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)

_PLURALS: Final = {
    "it": ("due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "fanti", "donne", "re", "assi"),
    "en": (*(f"{name}s" if name != "six" else "sixes" for name in RANK_NAMES["en"]),),
}
_TO: Final = {"otto": "all'otto", "donna": "alla donna", "asso": "all'asso"}
_UP_TO: Final = {
    "it": (*(_TO.get(name, f"al {name}") for name in RANK_NAMES["it"]),),
    "en": (*(f"{name} high" for name in RANK_NAMES["en"]),),
}
_AND: Final = {"it": " e ", "en": " and "}
_KICKERS: Final = {"it": ("kicker {}", "kicker {}"), "en": ("{} kicker", "{} kickers")}

_SENTENCES: Final = {
    "high card": ("Carta alta {top}, {kickers}", "High card {top}, {kickers}"),
    "one pair": ("Coppia di {first}, {kickers}", "Pair of {first}, {kickers}"),
    "two pair": ("Doppia coppia, {first} e {second}, {kickers}", "Two pair, {first} and {second}, {kickers}"),
    "three of a kind": ("Tris di {first}, {kickers}", "Three of a kind, {first}, {kickers}"),
    "straight": ("Scala {up_to}", "Straight, {up_to}"),
    "flush": ("Colore di {suit} {up_to}, {kickers}", "Flush of {suit}, {up_to}, {kickers}"),
    "full house": ("Full di {first} con coppia di {second}", "Full house, {first} full of {second}"),
    "four of a kind": ("Poker di {first}, {kickers}", "Four of a kind, {first}, {kickers}"),
    "straight flush": ("Scala colore di {suit} {up_to}", "Straight flush of {suit}, {up_to}"),
    "royal flush": ("Scala reale di {suit}", "Royal flush of {suit}"),
    # The three kinds of the Italian game (IT-RANK-6b); there a straight flush is a scala reale.
    "minimum straight": ("Scala minima {up_to}", "Minimum straight, {up_to}"),
    "medium straight": ("Scala media {up_to}", "Medium straight, {up_to}"),
    "maximum straight": ("Scala massima {up_to}", "Maximum straight, {up_to}"),
    "minimum straight flush": ("Scala reale minima di {suit} {up_to}", "Minimum straight flush of {suit}, {up_to}"),
    "medium straight flush": ("Scala reale media di {suit} {up_to}", "Medium straight flush of {suit}, {up_to}"),
    "maximum straight flush": ("Scala reale massima di {suit}", "Maximum straight flush of {suit}"),
    "low": ("Low {ranks}", "{ranks} low"),
    "none": ("Nessun low", "No low"),
}


def low_ranks(ranks: Sequence[int]) -> str:
    """Ranks from the top with the ace low, as lowball players say them.

    >>> low_ranks([14, 8, 4, 2, 5])
    '8-5-4-2-A'
    """
    lows = sorted((1 if rank == 14 else rank for rank in ranks), reverse=True)
    return "-".join(map(low_rank, lows))


def low_rank(rank: int) -> str:
    """One rank of a low, the ace as one."""
    return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))


def spell(lang: str, sentence: str, ranks: Sequence[int] = (), suit: int = 0) -> str:
    """The name of five ranks as read (groups first), in one suit where the sentence speaks of it.

    >>> spell("it", "two pair", (13, 13, 9, 9, 14))
    'Doppia coppia, re e nove, kicker asso'
    """
    template = _SENTENCES[sentence][LANGUAGES.index(lang)]
    groups = Counter(ranks)
    read = [rank - 2 for rank in groups]
    singles = [rank - 2 for rank, held in groups.items() if held == 1]
    kickers = singles if len(groups) < 5 else singles[1:]
    return template.format(
        top=RANK_NAMES[lang][read[0]] if read else "",
        first=_PLURALS[lang][read[0]] if read else "",
        second=_PLURALS[lang][read[1]] if read else "",
        up_to=_UP_TO[lang][read[0]] if read else "",
        suit=SUIT_NAMES[lang][suit],
        kickers=_kickers(lang, [RANK_NAMES[lang][rank] for rank in kickers]),
        ranks=low_ranks(ranks),
    )


def _kickers(lang: str, ranks: list[str]) -> str:
    one, many = _KICKERS[lang]
    *others, last = ranks or [""]
    if not others:
        return one.format(last)
    return many.format(", ".join(others) + _AND[lang] + last)
