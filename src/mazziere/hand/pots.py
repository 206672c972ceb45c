"""Pots: who can win what, how a share is divided, and what the house takes."""

from collections.abc import Sequence

from mazziere.hand.events import Pot, Rake


def layers(put_in: Sequence[int], live: Sequence[int], dead: int = 0) -> tuple[Pot, ...]:
    """Main pot first, then a side pot for each level at which somebody live is all-in.

    >>> layers([50, 300, 300, 80], live=[0, 1, 2])
    (Pot(amount=200, seats=(0, 1, 2)), Pot(amount=530, seats=(1, 2)))
    """
    total = sum(put_in) + dead
    reached = {put_in[seat] for seat in live}
    if len(reached) <= 1:
        return (Pot(total, tuple(live)),) if total else ()
    levels = sorted(reached)
    pots: list[Pot] = []
    below = 0
    left = total
    for level in levels:
        seats = tuple([seat for seat in live if put_in[seat] >= level])
        # What folded hands put in above the last level is dead money of the last pot.
        amount = left
        if level != levels[-1]:
            amount = sum([min(chips, level) - min(chips, below) for chips in put_in])
            if level == levels[0]:
                amount += dead
        if not amount:
            continue
        left -= amount
        if pots and pots[-1].seats == seats:
            pots[-1] = Pot(pots[-1].amount + amount, seats)
        else:
            pots.append(Pot(amount, seats))
        below = level
    return tuple(pots)


def withheld(pots: Sequence[Pot], frozen: Sequence[Pot]) -> tuple[Pot, ...]:
    """Pots less what was set aside of them: frozen chips stay out of the pot they came from, however it grows.

    >>> withheld([Pot(300, (0, 1, 2)), Pot(900, (1, 2))], [Pot(150, (1, 2))])
    (Pot(amount=300, seats=(0, 1, 2)), Pot(amount=750, seats=(1, 2)))
    """
    amounts = [pot.amount for pot in pots]
    for held in frozen:
        owed = held.amount
        theirs = [place for place, pot in enumerate(pots) if set(pot.seats) <= set(held.seats)]
        for place in [*theirs, *range(len(pots) - 1, -1, -1)]:
            taken = min(owed, amounts[place])
            amounts[place] -= taken
            owed -= taken
    return tuple([Pot(amount, pot.seats) for amount, pot in zip(amounts, pots, strict=True)])


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """The seat with the largest bet and what nobody matched of it; folded bets count as matching.

    >>> uncalled([100, 300, 60])
    (1, 200)
    """
    second, top = sorted(bets)[-2:]
    return (0, 0) if top == second else (bets.index(top), top - second)


def split(amount: int, parts: int, chip: int = 1) -> list[int]:
    """Equal shares in whole chips, odd chips one each to the first; what is below a chip joins the first share.

    >>> split(115, 2, chip=5), split(101, 3), split(52, 2, chip=5)
    ([60, 55], [34, 34, 33], [27, 25])
    """
    units, loose = divmod(amount, chip)
    each, odd = divmod(units, parts)
    shares = [(each + (place < odd)) * chip for place in range(parts)]
    shares[0] += loose
    return shares


def rake_of(pots: Sequence[Pot], rake: Rake, order: str = "main-first", taken: int = 0) -> list[int]:
    """What the house takes from each pot: a percentage in whole units, up to what is left of the cap.

    >>> pots = [Pot(100, (0,)), Pot(200, (0,)), Pot(1000, (0,))]
    >>> rake_of(pots, Rake(5, cap=30)), rake_of(pots, Rake(5, cap=30), "in-proportion")
    ([5, 10, 15], [3, 4, 23])
    """
    whole = [pot.amount * rake.percent // (100 * rake.unit) * rake.unit for pot in pots]
    cap = rake.cap - taken
    if not rake.cap or sum(whole) <= cap:
        return whole
    shares = [0] * len(pots)
    if order == "in-proportion":
        shares = [amount * cap // (sum(whole) * rake.unit) * rake.unit for amount in whole]
    # Main pot first, up to its own percentage: everything, or what rounding has left.
    for place, amount in enumerate(whole):
        shares[place] += min(amount - shares[place], cap - sum(shares))
    return shares
