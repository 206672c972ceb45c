"""The games, by the key a table, a history or the command line uses for them."""

from collections.abc import Iterator, Mapping

from mazziere.games.draw import DRAW5
from mazziere.games.holdem import HOLDEM
from mazziere.games.italiana import events as italian_events
from mazziere.games.omaha import OMAHA4, OMAHA4_HILO, OMAHA5, OMAHA5_HILO, OMAHA6, OMAHA6_HILO
from mazziere.games.razz import RAZZ
from mazziere.games.stud import STUD5, STUD7, STUD7_HILO
from mazziere.hand.variant import Variant

# The events come along, so that a log of any game can be read without asking for the game first.
__all__ = ["GAMES", "ITALIAN", "Italian", "game", "italian_events"]

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


class Italian(Mapping[str, Variant]):
    """The games with a rulebook of their own; they are many phases, so each is imported when it is first asked for."""

    _NAMES = ("italiana", "telesina")

    def __getitem__(self, key: str) -> Variant:
        if key not in self._NAMES:
            raise KeyError(key)
        from mazziere.games.italiana import ITALIANA, TELESINA

        return ITALIANA if key == "italiana" else TELESINA

    def __contains__(self, key: object) -> bool:
        return key in self._NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(self._NAMES)

    def __len__(self) -> int:
        return len(self._NAMES)


ITALIAN = Italian()


def game(key: str) -> Variant:
    """The game of that key, or an error that lists them.

    >>> game("razz").name, game("italiana").nome
    ('Razz', "Poker all'italiana")
    """
    found = GAMES.get(key) or ITALIAN.get(key)
    if found is None:
        raise KeyError(f"game: {key!r} is not known; give one of {', '.join((*GAMES, *ITALIAN))}")
    return found


def __getattr__(name: str) -> Variant:
    """The game of a key written as a name: `from mazziere.games import omaha4_hilo`."""
    key = name.replace("_", "-")
    if key in GAMES or key in ITALIAN:
        return game(key)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
