"""What a house may set at a blackjack table, each switch with the rule it comes from."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final, Literal

import msgspec

from mazziere.house.shared import Limits, RulesError, check_odds, payable, ratio

NIWIN: Final = (*[str(total) for total in range(17, 27)], "BJ")
"""The eleven boxes of the side bet (BJ-A.3)."""

HALF: Final = Fraction(1, 2)


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The rules of a table; the defaults are the rulebook's. A unit is the smallest amount the table counts in.

    >>> Rules().step, Rules(chip=2).step, Rules(blackjack_pays="6:5").step
    (2, 2, 10)
    """

    decks: int = 6  # BJ-1.2a
    device: Literal["shoe", "csm"] = "shoe"  # BJ-2.1b
    burn: int = 5  # BJ-2.2
    behind_cut: int | None = None  # BJ-2.1b, a reading: the table's setting, else a quarter of the shoe
    boxes: int = 7  # BJ-1.1a
    players_a_box: int = 3  # BJ-3.4
    least_boxes: int = 2  # BJ-4.1
    surrender: Literal["early", "early-not-ace", "late", "none"] = "early"  # BJ-6.3a, BJ-6.10b
    insurance: Literal["ace", "none"] = "ace"  # BJ-6.10c
    hole_card: Literal["none", "peek"] = "none"  # BJ-6.2
    bank_soft_17: Literal["stands", "draws"] = "stands"  # BJ-6.7, a reading
    blackjack_pays: str = "3:2"  # BJ-6.10a
    bank_blackjack_beats_21: bool = True  # BJ-6.9, a reading
    bank_blackjack_takes: Literal["all", "opening"] = "all"  # BJ-6.4b, a reading: "opening" gives added stakes back
    max_hands: int = 3  # BJ-6.4c
    double_after_split: bool = True  # BJ-6.4d
    niwin_21: Literal["drawn", "any"] = "drawn"  # BJ-A.3, a reading: a blackjack is not a 21
    niwin_pays: tuple[str, str, str, str, str, str, str, str, str, str, str] = (  # BJ-A.4
        *("5:1", "6:1", "6:1", "4:1", "12:1"),
        *("12:1", "13:1", "15:1", "18:1", "22:1", "19:1"),
    )
    limits: Limits = Limits(1, 1_000_000)  # BJ-3.1
    niwin_limits: Limits = Limits(1, 1_000_000)  # BJ-A.2
    chip: int = 1  # the chip stakes are made of, in units: 2 where the unit is half a chip
    betting_seconds: int = 30  # BJ-6.1
    surrender_seconds: int = 10  # BJ-6.3a
    insurance_seconds: int = 10  # BJ-6.10b
    decision_seconds: int = 30  # BJ-6.4a

    def __post_init__(self) -> None:
        cards = 52 * self.decks
        bounds = {
            "decks": (self.decks, 1, 16),
            "burn": (self.burn, 0, 20),
            "behind-cut": (self.behind, 0, cards - self.burn),
            "boxes": (self.boxes, 1, 7),
            "players-a-box": (self.players_a_box, 1, 7),
            "least-boxes": (self.least_boxes, 1, self.boxes),
            "betting-seconds": (self.betting_seconds, 0, 600),
            "surrender-seconds": (self.surrender_seconds, 0, 600),
            "insurance-seconds": (self.insurance_seconds, 0, 600),
            "decision-seconds": (self.decision_seconds, 0, 600),
            "max-hands": (self.max_hands, 1, 4),
            "chip": (self.chip, 1, 1_000_000),
        }
        for field, (given, least, most) in bounds.items():
            if not least <= given <= most:
                raise RulesError(f"{field}: {given}; expected {least} to {most}")
        if self.bank_blackjack_takes == "opening" and not self.bank_blackjack_beats_21:
            raise RulesError("bank-blackjack-takes: 'opening'; expected 'all' where bank-blackjack-beats-21 is false")
        check_odds("blackjack-pays", self.blackjack_pays)
        for box, odds in zip(NIWIN, self.niwin_pays, strict=True):
            check_odds(f"niwin-pays, {box}", odds)
        self.limits.check("limits", self.step)
        for box in NIWIN:
            self.niwin_limits.check("niwin-limits", self.niwin_step(box))

    @property
    def behind(self) -> int:
        """How many cards lie behind the cut card."""
        return 13 * self.decks if self.behind_cut is None else self.behind_cut

    @property
    def one_stake(self) -> bool:
        """Whether a bank's blackjack costs a box its opening stake and no more."""
        return self.hole_card == "peek" or self.bank_blackjack_takes == "opening"

    @property
    def looks_first(self) -> bool:
        """Whether surrender waits until the bank has looked at its hole card."""
        return self.surrender == "late" and self.hole_card == "peek"

    def seconds(self, window: str) -> int:
        """How long players have for a decision (0: as long as they like)."""
        return {"surrender": self.surrender_seconds, "insurance": self.insurance_seconds}.get(
            window, self.decision_seconds
        )

    @property
    def natural(self) -> Fraction:
        """What a blackjack wins on a stake of one."""
        return ratio(self.blackjack_pays)

    @property
    def step(self) -> int:
        """What stakes on a box go up by: chips, in amounts of which halves and naturals can be paid to the unit."""
        return payable([self.natural, HALF], lcm(self.chip, self.limits.step))

    def niwin_step(self, box: str) -> int:
        """What stakes on a box of the side bet go up by."""
        return payable([self.niwin(box)], lcm(self.chip, self.niwin_limits.step))

    def niwin(self, box: str) -> Fraction:
        """What a box of the side bet pays."""
        return ratio(self.niwin_pays[NIWIN.index(box)])


SANREMO: Final = Rules()
