"""A table of one's own: what its host may ask for, and the setup it is opened with."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from mazziere.games import GAMES, ITALIAN
from mazziere.games.mixed import HORSE, MENU, Leg
from mazziere.hand.events import Rake, Stakes
from mazziere.history.opening import RECORDED
from mazziere.house.blackjack.rules import SANREMO
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, adopted, rulebook
from mazziere.table.house_choices import CHOICES, chosen
from mazziere.table.house_options import stake_limits
from mazziere.table.setup import DEALERS_CHOICE, HOUSE, MIXED, TURNED, Clock, TableSetup

MOST: Final = 1_000_000_000
Chips = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Id = Annotated[str, msgspec.Meta(max_length=64)]

BLACKJACK: Final = "blackjack"

SEVERAL: Final = {MIXED: tuple([leg.game for leg in HORSE.legs]), DEALERS_CHOICE: MENU}
"""The tables of several games, each with the games it has where its host names none."""


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of one's own. `think`, `bank` and `delay` are seconds; a private one is found by its link or password.

    `games` are those of a mixed table, in their order, or the menu of a dealer's choice; `every` says when they
    change. `vele` and `distribuzione` are of Telesina, and of the giro pazzo where poker all'italiana plays it.
    `stake` is the least and the most of a stake against the bank, `rules` what a blackjack table plays by where it is
    not the rulebook's. `rake` is a percentage, `rake_cap` the most of a hand; where one of them or `bank` is not
    said it is the rulebook's, and 0 is none.
    """

    game: Id = "holdem"
    limit: Literal["", "no-limit", "pot-limit", "fixed-limit", "spread-limit"] = ""
    rulebook: Id = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 6
    bots: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    small_blind: Chips = 50
    big_blind: Chips = 100
    ante: Chips = 0
    stake: tuple[Chips, Chips] = (10, 10_000)
    buy_in: tuple[Chips, Chips] = (0, 0)
    rake: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    rake_cap: Chips | None = None
    think: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0
    bank: Annotated[int, msgspec.Meta(ge=0, le=600)] | None = None
    games: Annotated[tuple[Id, ...], msgspec.Meta(max_length=len(GAMES))] = ()
    every: Literal["hand", "orbit"] = "orbit"
    giro_pazzo: bool = False
    vele: Id = "nessuna"
    distribuzione: Id = "mai"
    rules: Annotated[dict[Id, bool | int | Id], msgspec.Meta(max_length=len(CHOICES))] = {}
    straddles: bool = False
    boards: bool = False
    private: bool = True
    approve: bool = False
    extra_time: Literal["", "allowed", "never"] = ""
    delay: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    password: Annotated[str, msgspec.Meta(max_length=128)] = ""


def setup_of(new: NewTable) -> TableSetup:
    """What a table is opened with, from what its host asked for."""
    italian, house = new.game in ITALIAN, new.game in HOUSE
    book = _book(new)
    if book not in PROFILES and not adopted(book):
        raise Refusal("", "room-no-rulebook", name=book, names=", ".join(PROFILES))
    # Games against the bank have rules of their own, whatever the rulebook.
    if not house and rulebook(book).italian != italian:
        code = "setup-rulebook-italian" if italian else "setup-rulebook-not-italian"
        suits = [name for name in PROFILES if name != RECORDED and rulebook(name).italian == italian]
        raise Refusal("", code, field="rulebook", given=book, allowed=", ".join(suits))
    games = _games(new)
    mixed = new.game == MIXED
    rules = chosen(new.rules) if new.game == BLACKJACK else {}
    # At blackjack each box has its seat (BJ-1.1a).
    seats = int(rules.get("boxes", SANREMO.boxes)) if new.game == BLACKJACK else new.seats
    # One seat is always a person's.
    if new.bots >= seats:
        raise Refusal("", "setup-bots", field="bots", amount=new.bots, most=seats - 1, seats=seats)
    return TableSetup(
        id="",
        game=new.game,
        limit=new.limit or ("fixed-limit" if mixed else ""),
        rulebook=book,
        name=new.name,
        seats=seats,
        bots=new.bots,
        stakes=Stakes() if house else _stakes(new),
        buy_in=new.buy_in if new.buy_in[1] else _buy_in(new),
        rotation=tuple([Leg(key) for key in games]) if mixed else (),
        menu=() if mixed else games,
        every=new.every,
        clock=Clock(new.think * 1000, _bank(new), pause=TURNED if house else Clock().pause),
        straddles=new.straddles,
        boards=new.boards,
        private=new.private,
        approve=new.approve,
        extra_time=new.extra_time,
        delay=new.delay * 1000,
        options=stake_limits(new.game, *new.stake, rules) if house else _italian(new) if italian else {},
    )


def _games(new: NewTable) -> tuple[str, ...]:
    """The games of a table of several, each once."""
    if new.game not in SEVERAL:
        return ()
    for key in new.games:
        if key not in GAMES:
            raise Refusal("", "setup-one-of", field="games", given=key, allowed=", ".join(GAMES))
    return tuple(dict.fromkeys(new.games)) or SEVERAL[new.game]


def _stakes(new: NewTable) -> Stakes:
    big = max(new.big_blind, 1)
    if new.game in ITALIAN:
        invito = new.ante or big
        return Stakes(ante=invito, rake=_rake(new, invito))
    rake = _rake(new, big)
    upcards = new.game in SEVERAL or "stud" in new.game or new.game == "razz"
    return Stakes(
        blinds=(new.small_blind, big),
        ante=new.ante or (max(big // 5, 1) if upcards else 0),
        bring_in=max(new.small_blind, 1),
        small_bet=big,
        big_bet=2 * big,
        rake=rake,
    )


def _rake(new: NewTable, big: int) -> Rake | None:
    """What the host says, capped at three big blinds unless they say otherwise; else what the rulebook says."""
    book = rulebook(_book(new))
    percent, cap = (int(book[name].value) for name in ("rake_percent", "rake_cap"))  # type: ignore[arg-type]  # whole numbers
    if new.rake is not None:
        percent, cap = new.rake, 3 * big
    if new.rake_cap is not None:
        cap = new.rake_cap
        if cap and not percent:
            raise Refusal(book["rake_cap"].rule, "setup-cap-alone", field="rake_cap", amount=cap)
    return Rake(percent, cap) if percent else None


def _book(new: NewTable) -> str:
    return new.rulebook or ("italiana" if new.game in ITALIAN else "home")


def _buy_in(new: NewTable) -> tuple[int, int]:
    if new.game in HOUSE:
        least = max(new.stake[0], 1)
        return min(100 * least, MOST), min(10_000 * least, MOST)
    # An Italian table counts in its invito.
    unit = (new.ante if new.game in ITALIAN else 0) or max(new.big_blind, 1)
    return 20 * unit, 200 * unit


def _bank(new: NewTable) -> int:
    """The reserve of time in milliseconds, as a clock has it: 0 is the rulebook's, and -1 none."""
    return 0 if new.bank is None else new.bank * 1000 or -1


def _italian(new: NewTable) -> dict[str, Any]:
    """The giro pazzo is of poker all'italiana; the rest is of Telesina, wherever it is played."""
    if new.game == "italiana" and not new.giro_pazzo:
        return {}
    free = {"vele": new.vele, "distribuzione": new.distribuzione}
    return {"giro_pazzo": True, **free} if new.game == "italiana" else free
