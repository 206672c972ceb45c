"""The codes PHH gives to games: a letter for the limit, then the game (`NT`, `FO/8`, `F7S`)."""

from typing import Final, NamedTuple


class Code(NamedTuple):
    """What a PHH code stands for here."""

    game: str
    limit: str


_LIMITS: Final = {"F": "fixed-limit", "N": "no-limit", "P": "pot-limit", "S": "spread-limit"}
_GAMES: Final = {
    "T": "holdem",
    "O": "omaha4",
    "O5": "omaha5",
    "O6": "omaha6",
    "O/8": "omaha4-hilo",
    "O5/8": "omaha5-hilo",
    "O6/8": "omaha6-hilo",
    "7S": "stud7",
    "7S/8": "stud7-hilo",
    "5S": "stud5",
    "R": "razz",
    "5D": "draw5",
}
CODES: Final = {letter + game: Code(key, limit) for game, key in _GAMES.items() for letter, limit in _LIMITS.items()}
"""Every code we play. FT, NT, PO, FO/8, F7S, F7S/8 and FR are the format's own; the others follow their pattern."""

BY_GAME: Final[dict[tuple[str, str], str]] = {(code.game, code.limit): name for name, code in CODES.items()}

FOREIGN: Final = {
    "NS": "no-limit short-deck hold'em",
    "N2L1D": "no-limit deuce-to-seven single draw",
    "F2L3D": "fixed-limit deuce-to-seven triple draw",
    "FB": "fixed-limit badugi",
}
"""The format's codes for games that no rulebook of ours describes."""
