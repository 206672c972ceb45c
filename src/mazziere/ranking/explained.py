"""A hand put into words."""

from typing import Final, NamedTuple

from mazziere.ranking.names import LANGUAGES, spell


class Explained(NamedTuple):
    """What a hand is: its category, the five cards as one reads them, and its name.

    >>> from mazziere.cards import parse_cards, pretty
    >>> from mazziere.ranking import HIGH
    >>> hand = HIGH.explain(parse_cards("9d Kc As 9h Kd 2c 3c"))
    >>> hand.category, pretty(hand.best), hand.name("it")
    ('two pair', 'K♦ K♣ 9♥ 9♦ A♠', 'Doppia coppia, re e nove, kicker asso')
    """

    category: str
    best: tuple[int, ...]
    sentence: str

    def name(self, lang: str = "en") -> str:
        """The hand in words, in Italian or English."""
        if lang not in LANGUAGES:
            raise ValueError(f"no hand names in language {lang!r}: expected one of {', '.join(LANGUAGES)}")
        return spell(lang, self.sentence, [(card >> 2) + 2 for card in self.best], self.best[0] & 3 if self.best else 0)


NO_LOW: Final = Explained("none", (), "none")
