"""Pots against a model that counts chip by chip, and shares against plain arithmetic."""

from hypothesis import given
from hypothesis import strategies as st

from mazziere.hand.events import Pot, Rake
from mazziere.hand.pots import layers, rake_of, split, uncalled
from properties.tables import proof


def chip_by_chip(put_in: list[int], live: list[int], dead: int) -> dict[tuple[int, ...], int]:
    """Lay every chip in turn on the pile of the seats that can win it."""
    piles: dict[tuple[int, ...], int] = {}
    everyone = tuple(live)
    if dead:
        piles[everyone] = dead
    lowest, highest = min(put_in[seat] for seat in live), max(put_in[seat] for seat in live)
    for chips in put_in:
        for height in range(1, chips + 1):
            # What a folded hand put in above every live one is won with the last pot.
            reached = min(max(height, lowest), highest)
            winners = tuple(seat for seat in live if put_in[seat] >= reached)
            piles[winners] = piles.get(winners, 0) + 1
    return piles


@st.composite
def pots(draw: st.DrawFn) -> tuple[list[int], list[int], int]:
    put_in = draw(st.lists(st.integers(0, 12), min_size=2, max_size=7))
    live = draw(st.lists(st.sampled_from(range(len(put_in))), min_size=1, unique=True))
    return put_in, sorted(live), draw(st.integers(0, 5))


@given(pots())
@proof(800)
def test_pots_hold_what_laying_chip_by_chip_gives(given_pots: tuple[list[int], list[int], int]) -> None:
    put_in, live, dead = given_pots
    found = layers(put_in, live, dead)
    assert {pot.seats: pot.amount for pot in found} == chip_by_chip(put_in, live, dead)
    assert len({pot.seats for pot in found}) == len(found)
    assert [len(pot.seats) for pot in found] == sorted((len(pot.seats) for pot in found), reverse=True)


@given(st.integers(0, 5000), st.integers(1, 9), st.sampled_from((1, 5, 25, 100)))
@proof(500)
def test_shares_are_whole_chips_and_differ_by_one_chip_at_most(amount: int, parts: int, chip: int) -> None:
    shares = split(amount, parts, chip)
    assert sum(shares) == amount
    assert len(shares) == parts
    whole = [shares[0] - amount % chip, *shares[1:]]
    assert all(share % chip == 0 for share in whole)
    assert whole == sorted(whole, reverse=True)
    assert whole[0] - whole[-1] <= chip


@given(st.lists(st.integers(0, 20), min_size=2, max_size=8))
@proof(300)
def test_only_what_nobody_matched_comes_back(bets: list[int]) -> None:
    seat, excess = uncalled(bets)
    left = [bet - excess * (place == seat) for place, bet in enumerate(bets)]
    top = sorted(left)[-2:]
    assert top[0] == top[1] == max(left)
    assert excess == max(bets) - sorted(bets)[-2]


@given(
    st.lists(st.integers(0, 3000), min_size=1, max_size=5), st.integers(1, 20), st.integers(0, 60), st.integers(1, 5)
)
@proof(300)
def test_the_house_never_takes_more_than_its_share_or_its_cap(
    amounts: list[int], percent: int, cap: int, unit: int
) -> None:
    taken = rake_of([Pot(amount, (0, 1)) for amount in amounts], Rake(percent, cap, unit))
    assert all(0 <= rake * 100 <= amount * percent for rake, amount in zip(taken, amounts, strict=True))
    if cap:
        assert sum(taken) <= cap
    else:
        assert all(rake % unit == 0 for rake in taken)
