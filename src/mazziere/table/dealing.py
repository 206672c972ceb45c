"""A hand begins: the line-up becomes a hand of the next game, with the cards the room has made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazziere.cards.sealed import LOTS
from mazziere.games import ITALIAN, game
from mazziere.games.italiana.cambio import LOTS as ITALIAN_LOTS
from mazziere.hand.hand import Hand
from mazziere.rules.citations import join
from mazziere.table import events as ev
from mazziere.table import italian
from mazziere.table.button import after, high_card
from mazziere.table.games import limit_of, stakes_for
from mazziere.table.law import book_of
from mazziere.table.lineup import Lineup, line_up, posts
from mazziere.table.setup import DEALERS_CHOICE, MIXED
from mazziere.table.state import NOWHERE, TableState

if TYPE_CHECKING:
    from mazziere.table.poker import PokerTable

HEADS_UP = 2
DRAW = ITALIAN_LOTS
"""The lot of a sealed deck that the draw for the button takes its cards from; no hand reaches it before."""


def present(s: TableState) -> list[int]:
    """The seats that could be dealt in."""
    return [seat for seat in sorted(s.people) if s.people[seat].present]


def draw(table: PokerTable, deck: Any, at: int) -> None:
    """A game begins: a card for each seat, from a lot of its own, and the highest has the button."""
    s, law = table.state, table.law
    seats = italian.takes_part(s) if table.italian else present(s)
    order = getattr(deck, "order", None)
    cards = tuple([int(card) for card in order(DRAW)[: len(seats)]]) if callable(order) else ()
    button = seats[high_card(cards, law.values["suit_order"])] if cards else seats[-1]
    table.emit(ev.ButtonDrawn(tuple(seats), cards, button, rule=law.rules["first_button"], at=at))


def deal(table: PokerTable, key: str, deck: Any, seal: dict[str, Any], at: int) -> Hand:
    """Make the hand, then write down who plays it and how they came in."""
    if table.italian:
        return _italian(table, key, deck, seal, at)
    s, law = table.state, table.law
    variant = game(key)
    line = line_up(s, law, variant)
    if line is None:
        draw(table, deck, at)
        line = line_up(s, law, variant)
        assert line is not None, "two are there, and a new game has begun"
    setup, places = table.setup, line.places
    stakes = stakes_for(setup, variant)
    seats = line.dealt
    people = [s.people[seat] for seat in seats]
    button = seats.index(places.button) if places.button in seats else None
    forced = posts(stakes, line, straddles(table, line, key)) if variant.blinds else None
    hand = variant.deal(
        [person.stack for person in people],
        blinds=stakes.blinds,
        ante=stakes.ante,
        bb_ante=stakes.bb_ante,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        min_bet=stakes.min_bet,
        spread=stakes.spread,
        chip=stakes.chip,
        rake=stakes.rake,
        limit=limit_of(setup, key),
        rulebook=book_of(setup),
        names=[person.player for person in people],
        button=button,
        left=seats.index(after(places.button, seats)) if variant.blinds else 0,
        posts=forced,
        carry=s.carry,
        deck=deck,
        seal=seal,
        think=table.think,
        at=at,
    )
    for person, small, big, rule in line.missed:
        table.emit(ev.BlindsMissed(person.player, small, big, rule=rule, at=at))
    for person, how, rule in line.entries:
        table.emit(ev.Entered(person.player, how, rule=rule, at=at))
    for person in line.kept_out:
        policy = "entry_zone_moved" if person.standing == "moved" else "entry_zone"
        table.emit(ev.KeptOut(person.player, rule=law.rules[policy], at=at))
    began = ev.HandBegan(
        s.number + 1,
        key,
        tuple([person.player for person in people]),
        seats,
        places.button,
        places.small,
        places.big,
        line.frozen,
        rule=join(law.cite["table/hand"], line.rule),
        at=at,
    )
    table.emit(began)
    return hand


def _italian(table: PokerTable, key: str, deck: Any, seal: dict[str, Any], at: int) -> Hand:
    s, law, setup = table.state, table.law, table.setup
    if s.places.button == NOWHERE:
        draw(table, deck, at)
    elif italian.dealer(s)[0] != s.places.button:
        italian.move_the_deal(table, at, s.places.button)
    seats = italian.takes_part(s)
    dealer = s.places.button
    people = [s.people[seat] for seat in seats]
    stakes = setup.stakes
    hand = ITALIAN[key].deal(
        [person.stack for person in people],
        ante=stakes.ante,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        chip=stakes.chip,
        rake=stakes.rake,
        limit=setup.limit,
        rulebook=book_of(setup),
        names=[person.player for person in people],
        button=seats.index(dealer),
        carry=s.carry,
        options=italian.options(table, seats),
        showdown="ask",
        deck=deck,
        seal=seal,
        think=table.think,
        at=at,
    )
    for person in people:
        if person.standing != "playing" and not person.away:
            table.emit(ev.Entered(person.player, "ante", at=at))
    players = tuple([person.player for person in people])
    giro = italian.giro(s) if key != setup.game else ()
    parol = italian.parol(s)
    rule = join(law.cite["table/giro"] if giro else "", law.cite["parol/all"] if parol else "")
    began = ev.HandBegan(
        s.number + 1,
        key,
        players,
        tuple(seats),
        dealer,
        giro=giro,
        lowest_before=italian.lowest(s),
        parol=parol,
        rule=rule,
        at=at,
    )
    table.emit(began)
    italian.tell_preferences(hand, people)
    return hand


def straddles(table: PokerTable, line: Lineup, key: str) -> list[tuple[int, int]]:
    """Who straddles: whoever comes in with one, and whoever has set it; the live straddle goes before the button's."""
    s, seats, places = table.state, list(line.dealt), line.places
    entering = [person.seat for person, how, _ in line.entries if how == "straddle"]
    allowed = _straddles_allowed(table, key)
    double = 2 * stakes_for(table.setup, game(key)).blinds[-1]
    live = after(places.big, seats)
    if len(seats) < 3 or (not allowed and not entering):
        return []

    def wants(seat: int, kind: str, amount: int) -> bool:
        person = s.people[seat]
        once = kind == "live" and s.straddle is not None and s.straddle[0] == person.player and s.straddle[2]
        asked = once or person.prefers.get("straddle", "off") in (kind, "all")
        return kind in allowed and asked and person.stack >= amount

    if live in entering or wants(live, "live", double):
        found = [(live, double)]
        counter = after(live, seats)
        if counter not in (places.small, places.big) and wants(counter, "counter", 2 * double):
            found.append((counter, 2 * double))
        return found
    return [(places.button, double)] if places.button in seats and wants(places.button, "mississippi", double) else []


def _straddles_allowed(table: PokerTable, key: str) -> tuple[str, ...]:
    """The kinds a player may make of their own will; no-limit and pot-limit only (SC-STRAD-1)."""
    book = book_of(table.setup)["straddle"].value
    limited = limit_of(table.setup, key) in ("fixed-limit", "spread-limit")
    return tuple(map(str, book)) if isinstance(book, tuple) and not limited else ()


def ask_to_straddle(table: PokerTable, at: int) -> None:
    """The hand is over: who will be first to act in the next one, and wants to be asked, may straddle it."""
    s, key = table.state, table.game
    wish = [person for person in s.people.values() if person.prefers.get("straddle") == "ask" and person.present]
    if not wish or not key or not game(key).blinds:
        return
    line = line_up(s, table.law, game(key))
    if line is None or len(line.dealt) <= HEADS_UP or "live" not in _straddles_allowed(table, key):
        return
    person = s.people[after(line.places.big, line.dealt)]
    amount = 2 * stakes_for(table.setup, game(key)).blinds[-1]
    if person in wish and person.stack >= amount:
        rule = table.law.cite["table/prefer-straddle"]
        table.emit(ev.StraddleAsked(person.player, amount, rule=rule, at=at))


def wanted_lots(table: PokerTable) -> int:
    """The lots a hand may need: the deal, a reshuffle, and the draw for the button of a new game."""
    s = table.state
    several = table.setup.game in (MIXED, DEALERS_CHOICE)
    fresh = s.places.button == NOWHERE or s.places.button not in s.people or several
    if fresh or line_up_fails(table):
        return DRAW + 1
    # Six players can have the discards shuffled twice.
    return ITALIAN_LOTS if table.italian else LOTS


def line_up_fails(table: PokerTable) -> bool:
    """Would a new game have to begin?"""
    key = table.game
    return bool(key) and not table.italian and line_up(table.state, table.law, game(key)) is None
