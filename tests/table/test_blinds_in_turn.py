"""Long evenings in which everybody folds: whoever comes and goes, the blinds go round and nobody is passed over."""

from random import Random

import pytest

from mazziere.hand.events import Posted, Stakes
from mazziere.rules.refusal import Refusal
from mazziere.table.button import between
from mazziere.table.command import Command
from mazziere.table.events import ButtonDrawn, Entered, HandBegan
from mazziere.table.poker import PokerTable
from mazziere.table.setup import Clock, TableSetup
from table.rounds import BOOKS, START
from table.test_table_laws import check_the_blinds

SEATS = 7
HANDS = 120


def evening(rulebook: str, seed: int) -> PokerTable:
    """Hands without a bet, and between them anybody may sit, leave, sit out or come back."""
    clock = Clock(think=-1, pause=0)
    table = PokerTable.open(TableSetup("t", "holdem", "", rulebook, Stakes(blinds=(5, 10)), SEATS, clock=clock), START)
    dice = Random(seed)
    at = START
    while table.state.number < HANDS:
        for _ in range(dice.randint(0, 2)):
            verb = dice.choice(("sit", "sit", "sit-out", "return", "return", "leave"))
            entry = dice.choice(("wait", "post", "straddle")) if verb in ("sit", "return") else ""
            who = f"p{dice.randint(0, 9)}"
            try:
                table.do(Command(verb, who, dice.randint(0, SEATS - 1), 5000, value=entry, at=at))
            except Refusal:
                continue
        at += 3_600_000
        if table.wants_deck() is None:
            continue
        table.begin(list(range(52)), {}, at)
        while table.hand is not None:
            actor = table.hand.actor
            assert actor is not None
            table.do(Command("act", table.state.players[actor], what="fold", at=at))
    return table


@pytest.mark.parametrize("rulebook", BOOKS)
@pytest.mark.parametrize("seed", range(6))
def test_the_blinds_go_round(rulebook: str, seed: int) -> None:
    table = evening(rulebook, seed)
    check_the_blinds(table)
    last: HandBegan | None = None
    for event in table.events:
        if isinstance(event, ButtonDrawn):
            last = None
        elif isinstance(event, HandBegan):
            if last is not None and table.law.values["button"] == "dead":
                both = set(event.seats) & set(last.seats)
                assert not any(between(last.big, seat, event.big, SEATS) for seat in both)
            last = event


@pytest.mark.parametrize("seed", range(6))
def test_everybody_pays_to_come_in_once_and_only_what_the_rulebook_says(seed: int) -> None:
    table = evening("sanremo-cash", seed)
    paid: dict[str, list[str]] = {}
    came: dict[str, str] = {}
    players: tuple[str, ...] = ()
    owed = {
        "post": ["post"],
        "missed blinds": ["missed small blind", "missed big blind"],
        "missed small blind": ["missed small blind only"],
        "straddle": ["straddle"],
        "big blind": ["big blind"],
        "small blind": ["small blind"],
    }
    entries = 0
    for event in [*table.events, HandBegan(0, "", (), ())]:
        if isinstance(event, Entered):
            came[event.player] = event.how
        elif isinstance(event, HandBegan):
            for player in players:
                how = came.pop(player, "")
                extra = [kind for kind in paid.get(player, []) if how or kind not in ("small blind", "big blind")]
                wanted = owed.get(how, [])
                entries += bool(how)
                if how in ("free", "moved"):
                    # Whose blind it is pays it, newcomer or not.
                    assert extra in ([], ["small blind"], ["big blind"])
                else:
                    assert extra == wanted, (player, how, extra)
            players = event.players
            came = {player: how for player, how in came.items() if player in players}
            paid = {}
        elif isinstance(event, Posted):
            paid.setdefault(players[event.seat], []).append(event.kind)
    assert entries > 5
