"""Open Hand History: the JSON that trackers exchange, version 1.4.6 of its specification.

The specification names board games only; for the others the game and its streets follow the same pattern.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mazziere.cards import CARDS
from mazziere.hand import events as ev
from mazziere.hand.state import UNSEEN
from mazziere.hand.view import mask
from mazziere.history.amounts import Amount, amount_of
from mazziere.history.record import ALL, effective
from mazziere.history.seating import Seating

if TYPE_CHECKING:
    from mazziere.hand.hand import Hand

SPEC_VERSION: Final = "1.4.6"
GAME_TYPES: Final = {
    "holdem": "Holdem",
    "omaha4": "Omaha",
    "omaha4-hilo": "OmahaHiLo",
    "omaha5": "Omaha5",
    "omaha5-hilo": "Omaha5HiLo",
    "omaha6": "Omaha6",
    "omaha6-hilo": "Omaha6HiLo",
    "stud7": "Stud",
    "stud7-hilo": "StudHiLo",
    "stud5": "FiveCardStud",
    "razz": "Razz",
    "draw5": "FiveCardDraw",
}
BET_TYPES: Final = {"no-limit": "NL", "pot-limit": "PL", "fixed-limit": "FL", "spread-limit": "SL"}
_POSTS: Final = {
    "ante": "Post Ante",
    "big blind ante": "Post Ante",
    "button ante": "Post Ante",
    "small blind": "Post SB",
    "big blind": "Post BB",
    "straddle": "Straddle",
}
_STREETS: Final = {3: "Flop", 4: "Turn", 5: "River"}
_encoder = msgspec.json.Encoder(decimal_format="number")


def write(hand: Hand, **told: Any) -> str:
    """A hand as OHH; see `document` for what may be told of it. Hands in one file stand a blank line apart."""
    return _encoder.encode(document(hand, **told)).decode()


def document(
    hand: Hand,
    *,
    number: str = "1",
    table: str = "Mazziere",
    site: str = "Mazziere",
    when: datetime | None = None,
    seating: Seating | None = None,
    currency: str = "Chips",
    tournament: bool = False,
    scale: int = 1,
    viewer: int | None = ALL,
) -> dict[str, Any]:
    """The same as plain data, as one viewer (the hero) may know it; `scale` units make one of the currency.
    `seating` is the table's; without it only those who play have a seat.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[500, 500], blinds=(5, 10)).fold()
    >>> [action["action"] for action in document(hand, viewer=0)["ohh"]["rounds"][0]["actions"]]
    ['Post SB', 'Post BB', 'Dealt Cards', 'Fold']
    """
    from mazziere import __version__

    s = hand.state
    start, stakes = s.start, s.start.stakes
    sits = seating or Seating.of(start)
    teller = _Teller(hand, scale)
    for event in effective(hand.events):
        teller.tell(event if viewer == ALL else mask(event, viewer))
    teller.finish()
    small, big = (0, *stakes.blinds)[-2:] if stakes.blinds else (stakes.small_bet, stakes.big_bet)
    ohh: dict[str, Any] = {
        "spec_version": SPEC_VERSION,
        "site_name": site,
        "network_name": site,
        "internal_version": __version__,
        "tournament": tournament,
        "game_number": number,
        "start_date_utc": f"{(when or datetime.fromtimestamp(0, UTC)):%Y-%m-%dT%H:%M:%SZ}",
        "table_name": table,
        "game_type": GAME_TYPES.get(start.game, hand.variant.name),
        "bet_limit": {"bet_type": BET_TYPES[start.limit], "bet_cap": 0},
        "table_size": sits.count,
        "currency": currency,
        "dealer_seat": sits.dealer,
        "small_blind_amount": amount_of(small, scale),
        "big_blind_amount": amount_of(big, scale),
        "ante_amount": amount_of(stakes.ante or stakes.bb_ante or stakes.button_ante, scale),
        "flags": ["Run_It_Twice"] if s.facts.get("runs", 1) > 1 else [],
        "players": [
            {
                "id": place,
                "seat": sits.number(place),
                "name": start.names[place],
                "starting_stack": amount_of(stack, scale),
            }
            for place, stack in enumerate(start.stacks)
        ],
        "rounds": teller.rounds,
        "pots": teller.pots(),
    }
    if viewer is not None and viewer != ALL:
        ohh["hero_player_id"] = viewer
    return {"ohh": ohh}


class _Teller:
    """Events into rounds of actions, and awards into pots."""

    def __init__(self, hand: Hand, scale: int) -> None:
        self.hand = hand
        self.scale = scale
        self.rounds: list[dict[str, Any]] = []
        self.number = 0
        self.faces: dict[int, int] = {}
        self.board: dict[str, int] = {}
        self.cards = 0
        self.shown: list[int] = []
        self.level = 0
        self.awards: list[ev.Awarded] = []
        self.raked: dict[int, int] = {}
        self._open("Preflop")

    def _open(self, street: str, cards: list[str] | None = None) -> None:
        self.rounds.append({"id": len(self.rounds), "street": street, "cards": cards or [], "actions": []})

    def _act(self, seat: int, action: str, amount: int = 0, stack: int = 1, cards: list[str] | None = None) -> None:
        done: dict[str, Any] = {"action_number": self.number, "player_id": seat, "action": action}
        if amount:
            done |= {"amount": self._money(amount), "is_allin": not stack}
        if cards:
            done["cards"] = cards
        self.number += 1
        self.rounds[-1]["actions"].append(done)

    def _money(self, units: int) -> Amount:
        return amount_of(units, self.scale)

    def tell(self, event: ev.Event) -> None:
        """Write one event down, if the format has words for it."""
        match event:
            case ev.Moved(source="stub"):
                self._dealt(event)
            case ev.Moved():
                self._learn(event)
            case ev.RoundOpened():
                self.level = event.level
            case ev.Posted():
                other = "Post Extra Blind" if event.live else "Post Dead"
                self._act(event.seat, _POSTS.get(event.kind, other), event.amount, event.stack)
            case ev.Folded() | ev.HandKilled():
                self._act(event.seat, "Fold")
            case ev.Checked():
                self._act(event.seat, "Check")
            case ev.Called():
                self._act(event.seat, "Call", event.amount, event.stack)
            case ev.Wagered():
                self._act(event.seat, "Raise" if self.level else "Bet", event.amount, event.stack)
                self.level = event.level
            case ev.Opened(street="draw"):
                self._open("Draw")
            case ev.Shown():
                self.shown.append(event.seat)
            case ev.Awarded():
                self.awards.append(event)
            case ev.Raked():
                self.raked[event.pot] = self.raked.get(event.pot, 0) + event.amount

    def _learn(self, event: ev.Moved) -> None:
        self.faces |= {slot: face for slot, face in zip(event.slots, event.faces, strict=False) if face != UNSEEN}

    def _dealt(self, event: ev.Moved) -> None:
        self._learn(event)
        hole: dict[int, list[str]] = {}
        board: dict[str, list[str]] = {}
        for slot, zone in zip(event.slots, event.to, strict=True):
            kind, _, where = zone.partition("/")
            code = CARDS[self.faces.get(slot, UNSEEN)].code
            if kind in ("hole", "up") and slot in self.faces:
                hole.setdefault(int(where), []).append(code)
            elif kind in ("board", "shared"):
                board.setdefault(zone, []).append(code)
        private = [zone for zone in event.to if zone.startswith(("hole/", "up/"))]
        if self.hand.variant.upcards and private:
            self._street(private)
        for seat, cards in sorted(hole.items()):
            self._act(seat, "Dealt Cards", cards=cards)
        for zone, cards in board.items():
            shared = self.hand.state.facts.get("runs-from", 0) if "/" in zone else 0
            count = self.board[zone] = self.board.get(zone, shared) + len(cards)
            self._open(_STREETS.get(count, "Shared Card"), cards)

    def _street(self, to: list[str]) -> None:
        """A street of stud begins; the first is the round every hand has."""
        before = self.cards
        seat = to[0].partition("/")[2]
        self.cards += sum(zone.partition("/")[2] == seat for zone in to)
        if before:
            self._open(f"Street {self.cards}")

    def finish(self) -> None:
        """The hands that were shown come last, whenever they were turned up."""
        if not self.shown:
            return
        self._open("Showdown")
        zones = self.hand.state.zones
        for seat in self.shown:
            slots = [*zones.get(f"hole/{seat}", ()), *zones.get(f"up/{seat}", ())]
            cards = [CARDS[self.faces[slot]].code for slot in slots if slot in self.faces]
            self._act(seat, "Shows Cards", cards=cards)

    def pots(self) -> list[dict[str, Any]]:
        """Each pot, what the house took of it, and who won how much."""
        pots = []
        for number, pot in enumerate(self.hand.state.pots):
            wins: dict[int, int] = {}
            for event in self.awards:
                if event.pot == number:
                    for seat, amount in zip(event.seats, event.amounts, strict=True):
                        wins[seat] = wins.get(seat, 0) + amount
            pots.append(
                {
                    "number": number,
                    "amount": self._money(pot.amount),
                    "rake": self._money(self.raked.get(number, 0)),
                    "player_wins": [
                        {"player_id": seat, "win_amount": self._money(amount)}
                        for seat, amount in wins.items()
                        if amount
                    ],
                }
            )
        return pots
