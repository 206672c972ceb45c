"""The scenarios as data: what a file may say, and nothing else."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent
FILES = ("tournament", "figp", "cash", "variants", "own", "italiana-play", "italiana-ranking", "italiana-own")


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold after so many steps; a field left out is not looked at."""

    after: int = 0
    to_act: str | None = None
    pending: tuple[str, ...] | None = None
    legal: tuple[str, ...] | None = None
    legal_exact: bool | None = None
    not_legal: tuple[str, ...] | None = None
    refused: str | bool | None = None
    stacks: dict[str, int] | None = None
    bets: dict[str, int] | None = None
    pot: int | None = None
    pots: tuple[tuple[int, str], ...] | None = None
    awards: dict[str, int] | None = None
    rake: int | None = None
    returned: dict[str, int] | None = None
    shows_first: str | None = None
    show_order: tuple[str, ...] | None = None
    must_show: tuple[str, ...] | None = None
    winner: str | None = None
    winners: tuple[str, ...] | None = None
    hand: dict[str, str] | None = None
    beats: tuple[tuple[str, str], ...] | None = None
    ties: tuple[tuple[str, str], ...] | None = None
    live: tuple[str, ...] | None = None
    folded: tuple[str, ...] | None = None
    dealt_to: tuple[str, ...] | None = None
    burned: str | None = None
    board: str | tuple[str, ...] | None = None
    runs: int | None = None
    openers: dict[str, int] | None = None
    rule: str | None = None
    text: str = ""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One case of the catalogue: a table, what is done at it, and what must come of it."""

    id: str
    rules: tuple[str, ...]
    rulebook: str
    game: str
    checks: tuple[Check, ...] = ()
    limit: str = "no-limit"
    stakes: dict[str, Any] = {}
    players: int = 0
    seats: tuple[str, ...] = ()
    button: str = ""
    street: str = "start"
    pot: int = 0
    cards: dict[str, Any] = {}
    deck: str = ""
    steps: tuple[str, ...] = ()
    input: dict[str, Any] = {}
    expect: dict[str, Any] = {}
    reading: bool = False
    note: str = ""

    @property
    def names(self) -> list[str]:
        """The players, clockwise."""
        return [seat.split(":")[0] for seat in self.seats]

    @property
    def holes(self) -> dict[str, str]:
        """The private cards that the scenario names, by player."""
        return {name: text for name, text in self.cards.items() if name not in ("board", "up", "vele")}


def load(file: str) -> list[Scenario]:
    """The scenarios of one file."""
    data = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
    found = msgspec.convert(data["scenario"], list[Scenario])
    # The comparisons of Italian hands are read by the tests of the ranking.
    return [scenario for scenario in found if scenario.seats] if file == "italiana-ranking" else found
