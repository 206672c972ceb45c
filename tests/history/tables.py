"""Random hands of every game, limit and rulebook: what the histories of ours must survive."""

from random import Random
from typing import Any

from mazziere.games import GAMES
from mazziere.hand.deck import InOrder
from mazziere.hand.hand import Hand
from mazziere.history.codes import CODES

BOOKS = ("sanremo-tournament", "sanremo-cash", "figp-tournament", "fipos", "home", "recorded")
SETUPS = [(code.game, code.limit) for code in CODES.values() if code.limit in GAMES[code.game].limits]


def random_hand(rng: Random, key: str = "", limit: str = "", book: str = "", plain: bool = False) -> Hand:
    """A hand played to its end by players who do anything that is allowed.

    `plain` leaves out what only our own format can say (rake, straddles, several boards).
    """
    if not key:
        key, limit = rng.choice(SETUPS)
    variant = GAMES[key]
    players = rng.randint(2, min(6, variant.seats[1]))
    unit = rng.choice((1, 5, 25))
    setup: dict[str, Any] = {
        "stacks": [rng.choice((1, 3, 20, 100, 1000)) * unit * rng.randint(1, 9) for _ in range(players)],
        "limit": limit,
        "rulebook": book or rng.choice(BOOKS),
        "deck": InOrder(rng.sample(range(52), 52)),
        "showdown": rng.choice(("ask", "automatic")),
        "button": rng.randrange(players),
    }
    if limit == "spread-limit":
        setup["spread"] = (2 * unit, 10 * unit)
    if variant.blinds:
        setup["blinds"] = (unit, 2 * unit)
        setup |= rng.choice(({}, {"ante": unit}, {"bb_ante": 2 * unit}, {"button_ante": 2 * unit}))
        if limit == "fixed-limit":
            setup |= {"small_bet": 2 * unit, "big_bet": 4 * unit}
    else:
        setup |= {"ante": unit, "bring_in": unit, "small_bet": 4 * unit, "big_bet": 8 * unit}
    if not plain and rng.random() < 0.3:
        setup |= {"chip": unit} if rng.random() < 0.5 else {"event_players": 2}
    return play(variant.deal(**setup), rng)


def play(hand: Hand, rng: Random) -> Hand:
    """Let everybody do something they may, until the hand is over."""
    while not hand.over:
        seat = rng.choice(list(hand.pending)) if hand.street == "showdown" else hand.actor
        assert seat is not None
        option = rng.choice(hand.legal(seat))
        verb = option.verb
        if verb == "fold" and rng.random() < 0.85:
            option = hand.legal(seat)[1]
            verb = option.verb
        if verb == "draw":
            own = hand.own_cards(seat)
            hand.draw(rng.sample(own, rng.randint(1, len(own))), seat)
        elif option.high and verb != "call":
            hand.act(verb, rng.choice((option.low, rng.randint(option.low, option.high), option.high)), seat)
        else:
            hand.act(verb, 0, seat)
    return hand
