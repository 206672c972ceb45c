"""Reading PokerStars-style text of hold'em and Omaha into the same history a PHH file gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from mazziere.history.amounts import Amount
from mazziere.history.codes import BY_GAME
from mazziere.history.opening import HOUSE
from mazziere.history.phh import HandHistory, HistoryError
from mazziere.history.pokerstars import GAME_NAMES, LIMIT_NAMES

_GAMES: Final = {name: key for key, name in GAME_NAMES.items() if key.startswith(("holdem", "omaha"))}
_LIMITS: Final = {name: key for key, name in LIMIT_NAMES.items()}
_NUMBER: Final = r"[^\d\s(/]?([\d,]+(?:\.\d+)?)"
_LONGEST_FIRST: Final = "|".join(sorted(_GAMES, key=len, reverse=True))
_HEAD: Final = re.compile(
    rf"PokerStars (?:Zoom )?(?:Hand|Game) #(\d+):\s+(?:.*?\s)??({_LONGEST_FIRST}) "
    rf"({'|'.join(_LIMITS)}) (?:- .*? )?\(([^\d\s(/]?){_NUMBER}/{_NUMBER}(?: [A-Z]+)?\)"
    r"(?: - (\d+/\d+/\d+ \d+:\d+:\d+)(?: (\w+))?)?"
)
_TABLE: Final = re.compile(r"Table '(.*)' (\d+)-max(?: Seat #(\d+) is the button)?")
_SEAT: Final = re.compile(rf"Seat (\d+): (.*) \({_NUMBER} in chips.*?\)")
_BOARD: Final = re.compile(r"\*\*\* (?:(FIRST|SECOND|THIRD) )?(FLOP|TURN|RIVER) \*\*\* (?:\[[^\]]*\] )?\[([^\]]*)\]")
_CARDS: Final = re.compile(r"\[([^\]]*)\]")
_LAST: Final = re.compile(rf"{_NUMBER}(?: and is all-in)?$")
_COLLECTED: Final = re.compile(rf"(.*) collected {_NUMBER} from .*pot")


def read(text: str) -> list[HandHistory]:
    """Every hand of a text; what follows a hand's summary is left alone.

    A hand of another game is refused with the line that names it.
    """
    parts = [part for part in re.split(r"(?m)^(?=PokerStars )", text.lstrip("\ufeff")) if part.strip()]
    return [_Reader(part.splitlines()).history() for part in parts]


class _Reader:
    """One hand, line by line."""

    def __init__(self, lines: list[str]) -> None:
        head = _HEAD.match(lines[0])
        if head is None:
            raise HistoryError(f"not a hand of hold'em or Omaha in PokerStars' format: {lines[0][:80]!r}")
        self.lines = [line.rstrip() for line in lines if line.strip()]
        self.number, game, limit, self.symbol, low, high, self.when, self.zone = head.groups()
        self.game, self.limit = _GAMES[game], _LIMITS[limit]
        self.low, self.high = _amount(low), _amount(high)

    def history(self) -> HandHistory:
        table = _TABLE.match(self.lines[1]) if len(self.lines) > 1 else None
        if table is None:
            raise HistoryError(f"hand {self.number}: the second line does not name the table")
        seats = {int(found[1]): found for found in map(_SEAT.match, self._until("***")) if found is not None}
        if len(seats) < 2:
            raise HistoryError(f"hand {self.number}: {len(seats)} players")
        order = sorted(seats)
        if table[3] is not None:
            button = int(table[3])
            order.sort(key=lambda seat: (seat <= button, seat))
        self.players = [seats[seat][2] for seat in order]
        self.place = {name: place for place, name in enumerate(self.players)}
        fields: dict[str, Any] = {"variant": BY_GAME[self.game, self.limit]}
        fields |= self._stakes()
        fields["starting_stacks"] = [_amount(seats[seat][3]) for seat in order]
        fields["actions"] = self._actions()
        fields["venue"] = "PokerStars"
        fields |= self._time()
        fields |= {"hand": int(self.number), "seats": order, "seat_count": int(table[2]), "table": table[1]}
        fields["players"] = self.players
        fields["winnings"] = self._winnings()
        if self.symbol:
            fields["currency_symbol"] = self.symbol
        if self.boards > 1:
            fields[HOUSE] = {"rulebook": "sanremo-cash", "boards": self.boards}
        return HandHistory(fields)

    def _until(self, mark: str) -> Iterator[str]:
        for line in self.lines[2:]:
            if line.startswith(mark):
                return
            yield line

    def _said(self, line: str) -> tuple[int, str] | None:
        """Who says what on this line: names may hold any sign, so they are matched, not parsed."""
        for name, place in self.place.items():
            if line.startswith(f"{name}: "):
                return place, line[len(name) + 2 :]
        return None

    # -- forced bets -------------------------------------------------------------------

    def _stakes(self) -> dict[str, Any]:
        count = len(self.players)
        antes: list[Amount] = [0] * count
        blinds: list[Amount] = [0] * count
        short = set()
        big_posted = small_posted = False
        for place, said in filter(None, map(self._said, self._until("*** HOLE"))):
            amount = _last(said)
            if amount is None or not said.startswith("posts "):
                continue
            all_in = said.endswith("all-in")
            if said.startswith("posts the ante"):
                antes[place] += amount
                if all_in:
                    short.add(place)
            elif said.startswith("posts small & big blind"):
                antes[place] += amount - self._blind(0)
                blinds[place] = -self._blind(0)
            elif said.startswith("posts small blind"):
                if small_posted:
                    antes[place] += amount
                else:
                    blinds[place], small_posted = amount, True
            elif said.startswith("posts big blind") and big_posted:
                blinds[place] = -amount
            else:
                big_posted = big_posted or "big blind" in said
                blinds[place] = max(amount, self._blind(amount)) if all_in and "big blind" in said else amount
        most = max(antes)
        whole = sum(ante == most for ante in antes)
        if most and whole > 1:
            antes = [most if place in short else ante for place, ante in enumerate(antes)]
        trimmed = bool(most) and len(set(antes)) == 1
        if count == 2:
            antes, blinds = antes[::-1], blinds[::-1]
        fields: dict[str, Any] = {"ante_trimming_status": trimmed, "antes": antes, "blinds_or_straddles": blinds}
        if self.limit == "fixed-limit":
            return fields | {"small_bet": self.low, "big_bet": self.high}
        return fields | {"min_bet": self.high}

    def _blind(self, posted: Amount) -> Amount:
        """The whole big blind, of which a short stack posts a part."""
        return self.low if self.limit == "fixed-limit" else self.high or posted

    # -- what happened -----------------------------------------------------------------

    def _actions(self) -> list[str]:
        hole: dict[int, str] = {}
        actions: list[str] = []
        self.boards = 1
        cards = 2 if self.game == "holdem" else int(self.game[5])
        playing = False
        for line in self.lines[2:]:
            if line.startswith("*** SUMMARY"):
                break
            playing = playing or line.startswith("*** HOLE")
            if line.startswith("Dealt to "):
                name, _, own = line[9:].partition(" [")
                if name in self.place:
                    hole[self.place[name]] = own.rstrip("]").replace(" ", "")
            elif (found := _BOARD.match(line)) is not None:
                if found[1] in ("SECOND", "THIRD"):
                    self.boards = max(self.boards, 2 if found[1] == "SECOND" else 3)
                actions.append(f"d db {found[3].replace(' ', '')}")
            elif playing and (told := self._said(line)) is not None:
                action = _action(*told, cards)
                if action:
                    actions.append(action)
        dealt = [f"d dh p{place + 1} {hole.get(place, '??' * cards)}" for place in range(len(self.players))]
        return dealt + actions

    def _winnings(self) -> list[Amount]:
        won: list[Amount] = [0] * len(self.players)
        for found in filter(None, map(_COLLECTED.match, self.lines)):
            if found[1] in self.place:
                won[self.place[found[1]]] += _amount(found[2])
        return won

    def _time(self) -> dict[str, Any]:
        if self.when is None:
            return {}
        when = datetime.strptime(self.when, "%Y/%m/%d %H:%M:%S")
        fields: dict[str, Any] = {"time": when.time(), "day": when.day, "month": when.month, "year": when.year}
        return fields | ({"time_zone_abbreviation": self.zone} if self.zone else {})


def _action(place: int, said: str, cards: int) -> str:
    player = f"p{place + 1}"
    verb = said.split(maxsplit=1)[0]
    if verb == "folds":
        return f"{player} f"
    if verb in ("checks", "calls"):
        return f"{player} cc"
    if verb in ("bets", "raises"):
        return f"{player} cbr {_last(said)}"
    if verb == "shows":
        found = _CARDS.search(said)
        return f"{player} sm {found[1].replace(' ', '')}" if found is not None else ""
    if verb == "mucks":
        return f"{player} sm"
    if said.startswith("doesn't show"):
        return f"{player} sm {'??' * cards}"
    return ""


def _last(said: str) -> Amount | None:
    found = _LAST.search(said)
    return _amount(found[1]) if found is not None else None


def _amount(text: str) -> Amount:
    text = text.replace(",", "")
    return Decimal(text) if "." in text else int(text)
