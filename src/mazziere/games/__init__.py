"""The games, by the key a table, a history or the command line uses for them."""

from mazziere.games.draw import DRAW5
from mazziere.games.holdem import HOLDEM
from mazziere.games.italiana import ITALIANA, TELESINA
from mazziere.games.omaha import OMAHA4, OMAHA4_HILO, OMAHA5, OMAHA5_HILO, OMAHA6, OMAHA6_HILO
from mazziere.games.razz import RAZZ
from mazziere.games.stud import STUD5, STUD7, STUD7_HILO
from mazziere.hand.variant import Variant

GAMES: dict[str, Variant] = {
    game.key: game
    for game in (
        HOLDEM,
        OMAHA4,
        OMAHA5,
        OMAHA6,
        OMAHA4_HILO,
        OMAHA5_HILO,
        OMAHA6_HILO,
        STUD7,
        STUD7_HILO,
        STUD5,
        RAZZ,
        DRAW5,
    )
}

ITALIAN: dict[str, Variant] = {ITALIANA.key: ITALIANA, TELESINA.key: TELESINA}
"""The games with a rulebook of their own: no blinds, no rulebook but theirs."""


def game(key: str) -> Variant:
    """The game of that key, or an error that lists them.

    >>> game("razz").name, game("italiana").nome
    ('Razz', "Poker all'italiana")
    """
    found = GAMES.get(key) or ITALIAN.get(key)
    if found is None:
        raise KeyError(f"game: {key!r} is not known; give one of {', '.join((*GAMES, *ITALIAN))}")
    return found
