"""What a house may set at a Punto Banco table, each switch with the rule it comes from."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal

import msgspec

from mazziere.house.shared import Limits, RulesError, check_odds, payable, ratio

NUMBERS: Final = tuple([f"winning-number-{score}" for score in range(1, 10)])
BETS: Final = ("punto", "banco", "egalite", *NUMBERS)
"""Every box of the table: three main bets (PB-5.1) and the nine of the side bet (PB-6.3)."""


class Pays(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The odds of each bet: PB-8.1a, PB-8.1b, PB-8.1c, PB-6.4."""

    punto: str = "1:1"
    banco: str = "1:1"
    banco_six: str = "1:2"
    egalite: str = "8:1"
    winning_number: tuple[str, str, str, str, str, str, str, str, str] = (
        *("85:1", "45:1", "30:1", "16:1", "12:1"),
        *("6.5:1", "4.5:1", "3:1", "2.5:1"),
    )


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The rules of a table; the defaults are the rulebook's. A unit is the smallest amount the table counts in.

    >>> Rules().step("banco"), Rules(chip=2).step("banco"), Rules().step("punto")
    (2, 2, 1)
    """

    decks: int = 6  # PB-1.1
    sixains: Literal[1, 2] = 1  # PB-1.1: two, in turn, with a shuffling machine
    cut: Literal["chief", "offered"] = "chief"  # PB-1.4
    behind_cut: int = 7  # PB-1.5a
    burn: int = 5  # PB-1.5b
    least_last: int = 7  # PB-11.1b
    tie: Literal["push", "lose"] = "push"  # PB-5.1, a reading
    number_tie: Literal["push", "lose"] = "push"  # PB-6.6
    pays: Pays = Pays()
    limits: Limits = Limits(1, 1_000_000)  # PB-2.1
    number_limits: Limits = Limits(1, 1_000_000)  # PB-6.2
    chip: int = 1  # the chip stakes are made of, in units: 2 where the unit is half a chip
    chairs: int = 14  # PB-3.2
    standing: Literal["accepted", "refused"] = "accepted"  # PB-4.3
    marked_minutes: int = 20  # PB-3.3a, a reading: how long a marked chair is kept
    betting_seconds: int = 30  # PB-7.1

    def __post_init__(self) -> None:
        if not 1 <= self.decks <= 16:
            raise RulesError(f"decks: {self.decks}; expected 1 to 16")
        if self.chip < 1:
            raise RulesError(f"chip: {self.chip}; expected 1 or more")
        # A hand may need six cards, so that many must lie behind the cut card for it to be dealt to its end.
        if not 6 <= self.behind_cut <= 52 * self.decks - 6:
            raise RulesError(f"behind-cut: {self.behind_cut}; expected 6 to {52 * self.decks - 6}")
        if not 0 <= self.burn <= 52 * self.decks - self.behind_cut:
            raise RulesError(f"burn: {self.burn}; expected 0 to {52 * self.decks - self.behind_cut}")
        for field, given, most in (
            ("chairs", self.chairs, 100),
            ("marked-minutes", self.marked_minutes, 1440),
            ("betting-seconds", self.betting_seconds, 600),
        ):
            if not 0 <= given <= most:
                raise RulesError(f"{field}: {given}; expected 0 to {most}")
        plain = ("punto", "banco", "banco_six", "egalite")
        for name, odds in [(name, getattr(self.pays, name)) for name in plain]:
            check_odds(f"pays.{name.replace('_', '-')}", odds)
        for bet, odds in zip(NUMBERS, self.pays.winning_number, strict=True):
            check_odds(f"pays.winning-number, {bet[-1]}", odds)
        for bet in BETS:
            self.limits_of(bet).check("number-limits" if bet in NUMBERS else "limits", self.step(bet))

    def odds(self, bet: str) -> tuple[Fraction, ...]:
        """Every rate a bet may be paid at; Banco has two."""
        if bet in NUMBERS:
            return (ratio(self.pays.winning_number[NUMBERS.index(bet)]),)
        if bet == "banco":
            return ratio(self.pays.banco), ratio(self.pays.banco_six)
        return (ratio(self.pays.punto if bet == "punto" else self.pays.egalite),)

    def limits_of(self, bet: str) -> Limits:
        """The posted limits of a box."""
        return self.number_limits if bet in NUMBERS else self.limits

    def step(self, bet: str) -> int:
        """What stakes on a box go up by: chips, in amounts that can be paid to the unit."""
        return payable(self.odds(bet), self.chip)


SANREMO: Final = Rules()
