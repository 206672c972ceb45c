"""Starting a hand: from what a caller says to the first event, with clear errors for what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mazziere.cards import parse_cards, pretty
from mazziere.hand.deck import Deck, InOrder, Stacked
from mazziere.hand.events import Carry, Post, Rake, Stakes, Started
from mazziere.hand.evolve import started as begin
from mazziere.hand.hand import Hand
from mazziere.hand.law import Law, law
from mazziere.hand.state import UNSEEN, State
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import Rulebook

if TYPE_CHECKING:
    from mazziere.hand.variant import Variant

DEFAULT_RULEBOOK = "sanremo-tournament"
Cards = str | Iterable[int]


class SetupError(ValueError):
    """A hand that cannot be started as described; the sentence names the field."""


def start(
    variant: Variant,
    stacks: Sequence[int],
    *,
    blinds: Sequence[int] = (),
    ante: int = 0,
    bb_ante: int = 0,
    button_ante: int = 0,
    bring_in: int = 0,
    small_bet: int = 0,
    big_bet: int = 0,
    min_bet: int = 0,
    spread: tuple[int, int] = (0, 0),
    chip: int = 1,
    rake: Rake | None = None,
    event_players: int = 0,
    limit: str = "",
    rulebook: str | Rulebook = DEFAULT_RULEBOOK,
    names: Sequence[str] = (),
    button: int | None = -1,
    left: int | None = None,
    posts: Sequence[Post] | None = None,
    straddles: Sequence[tuple[int, int]] = (),
    deck: Any = None,
    hole: Mapping[int, Cards] | None = None,
    board: Cards = (),
    dealing: str = "automatic",
    showdown: str = "automatic",
    layered_antes: bool = True,
    street: str = "",
    put_in: Sequence[int] = (),
    pot: int = 0,
    carry: Carry | None = None,
    seal: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    think: int = 0,
    at: int = 0,
) -> Hand:
    """Start a hand of `variant`; only `stacks` and the stakes are needed.

    Seats are numbered clockwise from 0. The button is the last seat unless `button` names another; None is a dead
    button (or a game without one), and `left` then says who sits to its left. `posts` replaces the blinds with
    exactly these forced bets. Cards come from `deck` (an order, a sealed deck, a `Stacked` one, "unknown"), from
    `hole` and `board`, or from a fresh shuffle. `street`, with `put_in` or `pot`, begins in the middle of a hand.
    `options` is what a game asks of its table beyond the stakes.
    """
    if not isinstance(stacks, Sequence):
        raise SetupError(f"stacks: {stacks!r} is not allowed; give a list, one stack for each seat")
    n = len(stacks)
    if type(blinds) is not tuple:
        if not isinstance(blinds, Iterable):
            raise SetupError(f"blinds: {blinds!r} is not allowed; give all of them, such as (50, 100)")
        blinds = tuple(blinds)
    amounts = (
        blinds, ante, bb_ante, button_ante, bring_in, small_bet, big_bet, min_bet, spread, chip, rake, event_players
    )  # fmt: skip
    key = (id(variant), rulebook if type(rulebook) is str else id(rulebook), limit, n, button, left, amounts)
    table = _tables.get(key)
    if table is None:
        table = _tables[key] = _Table(variant, rulebook, limit, n, button, left, amounts)
    # Who has paid into a carried pot may have nothing left and still play for it.
    _whole("stacks", stacks, least=0 if street or carry else 1)
    if dealing not in _DEALING:
        raise SetupError(f"dealing: {dealing!r} is not known; give one of {', '.join(_DEALING)}")
    if showdown not in _SHOWDOWN:
        raise SetupError(f"showdown: {showdown!r} is not known; give one of {', '.join(_SHOWDOWN)}")
    if names and len(names) != n:
        raise SetupError(f"names: {len(names)} for {n} seats; give one for each")
    if posts is None:
        posts = () if street else table.posts
        if straddles:
            _seats("straddles", [seat for seat, _ in straddles], n)
            _whole("straddles", [amount for _, amount in straddles], least=1)
            posts += tuple([Post(seat, amount, "straddle") for seat, amount in straddles])
    dead = 0
    if street:
        if street not in variant.streets:
            raise SetupError(f"street: {street!r} is not in {variant.name}; give one of {', '.join(variant.streets)}")
        put_in, dead = _put_in(n, put_in, pot)
    elif not (variant.blinds or bring_in):
        # A bring-in of nothing would go round the table for ever.
        raise SetupError(f"bring_in: {variant.name} begins with a bring-in; give at least 1")
    dealt = _deck(variant, deck, hole, board, n)
    started = Started(
        variant.key,
        table.limit,
        table.book.name,
        table.book.sources,
        table.policies,
        tuple(names) or table.names,
        tuple(stacks),
        table.button,
        table.left,
        table.stakes,
        tuple(posts),
        dealt.size,
        dealing,
        showdown,
        layered_antes,
        street,
        tuple(put_in),
        dead,
        carry or _NO_CARRY,
        seal or _NO_SEAL,
        options or _NO_OPTIONS,
        at=at,
    )
    state = State()
    state.log.append(started)
    begin(state, started)
    hand = Hand(variant, table.law, dealt, state, think)
    hand.at = at
    if street:
        _place(hand, variant.streets[street])
    hand.run()
    return hand


class _Table:
    """What one hand after the other at a table has in common, worked out once."""

    __slots__ = ("book", "button", "kept", "law", "left", "limit", "names", "policies", "posts", "stakes")

    def __init__(
        self,
        variant: Variant,
        book: str | Rulebook,
        limit: str,
        n: int,
        button: int | None,
        left: int | None,
        amounts: tuple[Any, ...],
    ) -> None:
        self.limit = limit or variant.limits[0]
        if self.limit not in variant.limits:
            raise SetupError(
                f"limit: {limit!r} is not played in {variant.name}; give one of {', '.join(variant.limits)}"
            )
        self.book, self.law, self.policies = law(book, variant.key, self.limit)
        # The key holds ids: as long as the objects are kept, no other can take their place.
        self.kept = (variant, book)
        _check_players(variant, self.book, n)
        self.stakes = _stakes(variant, self.limit, *amounts)
        if button is not None:
            button = n - 1 if button == -1 else button
            if not 0 <= button < n:
                raise SetupError(f"button: {button} is not a seat; give 0..{n - 1}, or None for a dead button")
        if left is not None:
            _seats("left", (left,), n)
        if not variant.blinds:
            button = None
        self.button = button
        self.left = left if left is not None else 0 if button is None else (button + 1) % n
        self.posts = _posts(self.law, self.stakes, n, self.button, self.left)
        self.names = _NAMES[:n]


_tables: dict[tuple[Any, ...], _Table] = {}
_NAMES = tuple([f"Seat {number}" for number in range(1, 53)])
_WHOLE = {int}
_DEALING = ("automatic", "by hand")
_SHOWDOWN = ("automatic", "ask")
_NO_CARRY = Carry()
_NO_SEAL: dict[str, Any] = {}
_NO_OPTIONS: dict[str, Any] = {}


def most_seats(variant: Variant, book: Rulebook) -> tuple[int, str]:
    """How many players a game can seat under a rulebook, and the rule that says so."""
    policy = f"seats_most_{variant.key.removesuffix('-hilo')}"
    if policy not in book.policies:
        return variant.seats[1], ""
    most, rule = book[policy]
    return min(variant.seats[1], int(most)), rule  # type: ignore[arg-type]  # the schema makes it an int


def _check_players(variant: Variant, book: Rulebook, n: int) -> None:
    most, rule = most_seats(variant, book)
    if n < variant.seats[0]:
        raise Refusal(rule, "too-few-players", players=n, least=variant.seats[0])
    if n > most:
        raise Refusal(rule, "too-many-players", players=n, most=most)


def _seats(field: str, seats: Iterable[int], n: int) -> None:
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < n:
            raise SetupError(f"{field}: {seat!r} is not a seat; give 0..{n - 1}")


def _whole(field: str, amounts: Sequence[int], least: int = 0) -> None:
    if not amounts or ({*map(type, amounts)} == _WHOLE and min(amounts) >= least):
        return
    for amount in amounts:
        if type(amount) is not int or amount < least:
            raise SetupError(f"{field}: {amount!r} is not allowed; give whole chips, at least {least}")


def _stakes(
    variant: Variant,
    limit: str,
    blinds: tuple[int, ...],
    ante: int,
    bb_ante: int,
    button_ante: int,
    bring_in: int,
    small_bet: int,
    big_bet: int,
    min_bet: int,
    spread: tuple[int, int],
    chip: int,
    rake: Rake | None,
    event_players: int,
) -> Stakes:
    _whole("blinds", blinds)
    _whole("stakes", (ante, bb_ante, button_ante, bring_in, small_bet, big_bet, min_bet, *spread))
    _whole("chip", (chip,), least=1)
    if rake is not None and not (0 <= rake.percent <= 100 and rake.cap >= 0 and rake.unit >= 1):
        raise SetupError(f"rake: {rake} is not allowed; give a percentage from 0 to 100, a cap (0: none) and a unit")
    if variant.blinds and not blinds and small_bet and not ante:
        # In a limit game the blinds follow from the bets: half the small bet, and the small bet (FG-G-STRUCTURED).
        blinds = (small_bet // 2, small_bet)
    if not variant.blinds and bring_in and not small_bet:
        raise SetupError("small_bet: a game with a bring-in needs the bet that completes it")
    if not variant.blinds and bring_in > small_bet:
        raise SetupError(f"bring_in: {bring_in} is not allowed; give at most the bet that completes it, {small_bet}")
    small_bet = small_bet or (max(blinds) if blinds else ante)
    big_bet = big_bet or 2 * small_bet
    min_bet = min_bet or (max(blinds) if blinds else small_bet)
    if not min_bet:
        raise SetupError("blinds: give the blinds, or an ante or small_bet, so that there is something to bet")
    if limit == "spread-limit" and not 0 < spread[0] <= spread[1]:
        raise SetupError(f"spread: {spread!r} is not allowed; give the least and the most a wager may be")
    least, most = spread
    return Stakes(
        blinds,
        ante,
        bb_ante,
        button_ante,
        bring_in,
        small_bet,
        big_bet,
        min_bet,
        (least, most),
        chip,
        rake,
        event_players,
    )


def _posts(the_law: Law, stakes: Stakes, n: int, button: int | None, left: int) -> tuple[Post, ...]:
    """The forced bets in the order in which they are paid."""
    posts: list[Post] = []
    if stakes.ante:
        posts += [Post((left + place) % n, stakes.ante, "ante", False) for place in range(n)]
    if stakes.button_ante and button is not None:
        posts.append(Post(button, stakes.button_ante, "button ante", False))
    kinds = ("small blind", "big blind")
    # Heads-up the button has the small blind (ST-34a, FG-5, SC-BLIND-h).
    first = button if n == 2 and button is not None else left
    for place, amount in enumerate(stakes.blinds):
        seat = (first + place) % n
        kind = kinds[place] if place < 2 else "straddle"
        ante = [Post(seat, stakes.bb_ante, "big blind ante", False)] if place == 1 and stakes.bb_ante else []
        blind = [Post(seat, amount, kind)] if amount else []
        posts += ante + blind if the_law.big_blind_ante_order == "ante-first" else blind + ante
    return tuple(posts)


def _put_in(n: int, put_in: Sequence[int], pot: int) -> tuple[tuple[int, ...], int]:
    """What each seat has in the pot from earlier streets, and what belongs to nobody."""
    if put_in:
        _whole("put_in", put_in)
        if len(put_in) != n:
            raise SetupError(f"put_in: {len(put_in)} amounts for {n} seats")
        return tuple(put_in), max(pot - sum(put_in), 0)
    _whole("pot", (pot,))
    return (pot // n,) * n, pot % n


def _deck(variant: Variant, deck: Any, hole: Mapping[int, Cards] | None, board: Cards, n: int) -> Deck:
    pack = variant.pack
    if deck is None and not hole and not board:
        return InOrder.shuffled(pack)
    if hole or board:
        _seats("hole", hole or (), n)
        places = {f"hole/{seat}": _cards(cards) for seat, cards in (hole or {}).items()}
        # A game with a draw, and the Italian ones, may be told the cards that will be drawn as well.
        most = variant.hole_cards if variant.last_draw < 0 else 0
        for place, cards in places.items():
            if most and len(cards) > most:
                raise SetupError(
                    f"hole: {pretty(cards)} is too much for seat {place[5:]}; {variant.name} deals {most} each"
                )
        if board:
            places["board"] = _cards(board)
        named = [card for cards in places.values() for card in cards]
        if len(set(named)) != len(named):
            raise SetupError("hole, board: a card is named twice")
        if left_out := set(named) - {*pack, UNSEEN}:
            raise SetupError(f"hole, board: {pretty(left_out)} is not in this game's pack")
        rest = [card for card in InOrder.shuffled(pack).known if card not in named]
        return Stacked(len(pack), places, rest)
    if deck == "unknown":
        return Stacked(len(pack), {})
    if isinstance(deck, InOrder | Stacked):
        return deck
    if hasattr(deck, "order"):
        return InOrder.sealed(deck)
    order = _cards(deck)
    if len(set(order)) != len(order) or not set(order) <= set(pack):
        raise SetupError("deck: a card is there twice, or is not in this game's pack")
    return InOrder([*order, *[card for card in InOrder.shuffled(pack).known if card not in order]])


def _cards(cards: Cards) -> list[int]:
    return [int(card) for card in (parse_cards(cards) if isinstance(cards, str) else cards)]


def _place(hand: Hand, index: int) -> None:
    """Put on the table what would lie there when the betting round at `index` begins."""
    from mazziere.hand.dealing import Board, Deal

    for phase in hand.variant.phases[:index]:
        if isinstance(phase, Board | Deal):
            phase.deal(hand)
    hand.variant.phases[index].open(hand, index)
