"""The four ways to play, as data, and the names under which they sit down."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """A character. `calls` and `wagers` are parts of the pot it believes a call or a wager is worth beyond its odds.

    `reads` is how far it lets what others do narrow the hands they may hold (0: not at all, 1: as it seems to be);
    `folds` is how often it thinks others give up to a bet, `learns` whether it finds out.
    """

    key: str
    calls: float
    wagers: float
    reads: float
    folds: float
    learns: bool
    sizes: tuple[float, ...]
    blind: float = 0.0
    shows: bool = False
    vele: str = "nessuna"


STYLES: Final = {
    style.key: style
    for style in (
        Style("rock", calls=-0.09, wagers=-0.1, reads=1.1, folds=0.25, learns=False, sizes=(0.6,), vele="nessuna"),
        Style("station", calls=0.22, wagers=-0.3, reads=0.25, folds=0.1, learns=False, sizes=(0.4,), vele="una"),
        Style(
            "maniac",
            calls=0.05,
            wagers=0.26,
            reads=0.15,
            folds=0.5,
            learns=False,
            sizes=(0.7, 1.0),
            blind=0.6,
            shows=True,
            vele="ascensore",
        ),
        Style("regular", calls=0.0, wagers=0.0, reads=1.0, folds=0.4, learns=True, sizes=(0.5, 1.0), vele="croce"),
    )
}

NAMES: Final = {
    "rock": (
        *("Pietro", "Rocco", "Severa", "Costanza", "Fermo", "Ferrante", "Silvestra", "Brunilde", "Arduino", "Romualdo"),
        *("Ildebrando", "Perseo", "Teodora", "Valfredo", "Adalgisa", "Ermenegilda", "Liutprando", "Tancredi"),
        *("Cunegonda", "Eustorgio", "Radegonda", "Anselma", "Goffredo", "Berengario"),
    ),
    "station": (
        *("Placido", "Serena", "Tranquillo", "Letizia", "Benigno", "Gioconda", "Pacifico", "Dolcina", "Fedele"),
        *("Amabile", "Felicita", "Consolata", "Desiderio", "Mansueta", "Giocondo", "Modesto", "Quieta", "Bonaventura"),
        *("Contardo", "Ilario", "Speranza", "Generoso", "Devota", "Paziente"),
    ),
    "maniac": (
        *("Furio", "Fiamma", "Tempesta", "Orlando", "Saetta", "Bradamante", "Ardito", "Vulcano", "Gradasso"),
        *("Rodomonte", "Marfisa", "Galeazzo", "Spartaco", "Brando", "Ardente", "Nerone", "Fulmine", "Astolfo", "Vampa"),
        *("Attila", "Baldassarre", "Mandricardo", "Turbina", "Scintilla"),
    ),
    "regular": (
        *("Prudenzio", "Sofia", "Onorato", "Minerva", "Archimede", "Galileo", "Aristotele", "Elettra", "Cassandra"),
        *("Ulisse", "Virgilio", "Platone", "Atena", "Seneca", "Pitagora", "Euclide", "Talete", "Sibilla", "Urania"),
        *("Socrate", "Ipazia", "Tolomeo", "Saffo", "Plinio"),
    ),
}
"""Who plays how: a name tells a regular guest of the house what to expect; few guests bear one of these."""


def style(key: str) -> Style:
    """The style of that key, or an error that lists them.

    >>> style("rock").learns
    False
    """
    if key not in STYLES:
        raise KeyError(f"style: {key!r} is not known; give one of {', '.join(STYLES)}")
    return STYLES[key]
