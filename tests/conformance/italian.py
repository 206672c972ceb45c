"""A scenario's table for the Italian games: hands follow one another, and players speak at any moment."""

import re
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from conformance.table import Table, Unplayable
from mazziere.cards import parse_cards
from mazziere.games import game
from mazziere.games.italiana import ITALIANA, Partita, Telesina
from mazziere.games.italiana.openers import JACKS, KINGS, QUEENS, opens
from mazziere.games.italiana.scelta import PARTS
from mazziere.games.italiana.vele import LAYOUTS
from mazziere.hand.deck import Stacked
from mazziere.hand.events import Moved, Opened, Rake, Shown
from mazziere.hand.hand import Hand
from mazziere.hand.variant import Variant
from mazziere.ranking import Explained, italian

OPENERS = {"kings": KINGS, "queens": QUEENS, "jacks": JACKS}
PRESENCE = ("sitout", "sono-tornato")
FREELY = ("IT-SHOW-1", "IT-SHOW-4", "IT-AUTO-5")
"""What a hand is shown by when its player had the choice."""


class WholePack(Table):
    """Every hand that the pack of so many players can deal; nobody sits, nobody acts."""

    def _set_up(self) -> None:
        pass

    def openers(self) -> dict[str, int]:
        """How many of the hands may open, by what opens."""
        return counted(self.scenario.players)


@cache
def counted(players: int) -> dict[str, int]:
    """The hands that may open, at each minimum from the highest down: what opens at one opens at those below."""
    order = italian(players)
    found = dict.fromkeys(OPENERS, 0)
    for five in combinations(ITALIANA.for_players(players).pack, 5):
        for minimum, rank in OPENERS.items():
            if opens(five, rank, order):
                found[minimum] += 1
                break
    kings, queens, jacks = found.values()
    return {"kings": kings, "queens": kings + queens, "jacks": kings + queens + jacks}


class ItalianTable(Table):
    """A series of hands, dealt by the engine; every player is asked to show or hide."""

    def _set_up(self) -> None:
        scenario = self.scenario
        stakes: dict[str, Any] = dict(scenario.stakes)
        rake = stakes.pop("rake", None)
        away = set(stakes.pop("sitting_out", ()))
        preferred = stakes.pop("preferred", {})
        options = {name: stakes.pop(name) for name in ("min_credit", *PARTS) if name in stakes}
        options |= dict(re.findall(r"(vele|distribuzione): ([a-z-]+)", scenario.note))
        if "giro pazzo provided" in scenario.note:
            options["giro_pazzo"] = True
        self.began = 0
        self._done = 0
        self._settled = False
        self._partita = Partita(
            names=self.names,
            stacks=[int(seat.split(":")[1]) for seat in scenario.seats],
            setup={
                **stakes,
                "limit": scenario.limit,
                "rulebook": scenario.rulebook,
                "rake": Rake(**rake) if rake else None,
                "showdown": "ask",
            },
            dealer=self.seat(scenario.button),
            options=options,
            preferred=preferred,
            plays=game(scenario.game),
        )
        if any(step.endswith(" invito") for step in scenario.steps) or "invito asked" in scenario.note:
            self._partita.asked = set(self.names)
        self._partita.away = away
        self._next(dict(scenario.holes), scenario.cards.get("up", {}), list(parse_cards(scenario.deck)))

    def _next(self, named: dict[str, str], up: dict[str, str], stub: list[int]) -> None:
        """Deal the next hand: the cards that the scenario names, then its stub, then any."""
        partita = self._partita
        present = partita.present()
        pack = partita.game.for_players(len(present)).pack
        holes = {name: list(parse_cards(text)) for name, text in named.items()}
        open_cards = {name: list(parse_cards(text)) for name, text in up.items()}
        vele = {letter: parse_cards(card)[0] for letter, card in self.scenario.cards.get("vele", {}).items()}
        told = {card for cards in (*holes.values(), *open_cards.values(), vele.values()) for card in cards} | set(stub)
        others = [card for card in pack if card not in told]
        Random(self.scenario.id).shuffle(others)
        inside = partita.carry.facts.get("inside")
        dealt = [
            name
            for name in (self.names[seat] for seat in present)
            if (name in inside if inside else name not in partita.away)
        ]
        unnamed = 5 * len([name for name in dealt if name not in holes])
        whole = bool(stub) and not holes
        letters = LAYOUTS[partita.options["vele"]].letters if vele else ""
        places = {"board": [vele[letter] if letter in vele else others.pop() for letter in letters]}
        rest = stub + others if whole else others[:unnamed] + stub + others[unnamed:]
        for zone, cards in (("hole", holes), ("up", open_cards)):
            places |= {f"{zone}/{present.index(self.seat(name))}": list(own) for name, own in cards.items()}
        self._hand = partita.deal(deck=Stacked(len(pack), places, rest))
        self.own = {}
        self._remember()

    @property
    def hand(self) -> Hand:
        return self.playing

    @property
    def variant(self) -> Variant:
        return self.playing.variant

    # -- steps --------------------------------------------------------------------------

    def step(self, step: str) -> None:
        self._done += 1
        Table.step(self, step)

    def _do(self, hand: Hand, step: str) -> None:
        who, verb, *rest = step.split()
        if step == "next hand":
            if not hand.over:
                raise Unplayable("the hand is not over")
            self._settle(hand)
            self._settled = False
            named = self._named_later()
            if not self._partita.game.upcards:
                self._next(named, {}, [])
                return
            # Telesina: a card face down, the others open.
            up = {name: cards.split(maxsplit=1)[1] for name, cards in named.items()}
            self._next({name: cards.split()[0] for name, cards in named.items()}, up, [])
            return
        if who == "deal":
            # These cards have been put in their places when the hand was dealt.
            return
        if rest == ["sempre"]:
            verb, rest = f"{verb}-sempre", []
        seat = self.seat(who)
        if hand.over:
            self._settle(hand)
            self._between_hands(who, verb)
            return
        amount = int(rest[0]) if rest and rest[0].isdigit() else 0
        cards = parse_cards(" ".join(rest)) if rest and not amount and rest != ["0"] else ()
        hand.act(verb, amount, seat, cards)

    def _settle(self, hand: Hand) -> None:
        """The table takes over what the hand came to, before anybody says anything else."""
        if not self._settled:
            self._partita.settle(hand)
        self._settled = True

    def _between_hands(self, name: str, verb: str) -> None:
        partita = self._partita
        if verb == "invito-sempre":
            partita.asked.discard(name)
        elif verb == "sono-tornato":
            partita.away.discard(name)
        elif verb == "sitout":
            partita.away.add(name)
        else:
            raise Unplayable(f"{name} {verb}: the hand is over")

    def _named_later(self) -> dict[str, str]:
        """The cards that the steps of the hand to come name: five to a player, then those of the exchange."""
        named: dict[str, str] = {}
        for step in self.scenario.steps[self._done :]:
            if step == "next hand":
                break
            if step.startswith("deal "):
                _, name, cards = step.split(maxsplit=2)
                named[name] = f"{named[name]} {cards}" if name in named else cards
        return named

    # -- looking ------------------------------------------------------------------------

    @property
    def pot(self) -> int:
        """What is in the middle, or left there by the hand that is over."""
        return self.playing.pot + self.playing.carry.pot

    def shown(self) -> list[int]:
        """The hands opened, in order."""
        return [event.seat for event in self.playing.events if isinstance(event, Shown)]

    def shown_freely(self) -> set[int]:
        """The hands opened by choice."""
        events = [event for event in self.playing.events if isinstance(event, Shown)]
        return {event.seat for event in events if any(rule in FREELY for rule in event.rule.split())}

    def dealt_to(self) -> list[str]:
        """One round of the last deal; once cards are exchanged, one name for each card served."""
        served: list[str] = []
        exchange = False
        for event in self.playing.events:
            if isinstance(event, Opened) and event.street == "cambio":
                exchange, served = True, []
            if isinstance(event, Moved) and event.source == "stub" and "/" in event.to[0]:
                names = [self.name(int(zone.split("/")[1])) for zone in event.to]
                served = served + names if exchange else list(dict.fromkeys(names))
        return served

    def explained(self, name: str, side: str) -> Explained:
        variant = self.variant
        if not isinstance(variant, Telesina):
            return super().explained(name, side)
        return variant.explain(self.own[name], self.board)
