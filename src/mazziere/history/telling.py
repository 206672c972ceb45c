"""A hand told line by line, in Italian or English, each line with the rule that decided it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mazziere.cards import CARDS
from mazziere.games import GAMES, ITALIAN
from mazziere.games.italiana.events import VeleTurned
from mazziere.hand import events as ev
from mazziere.hand.state import UNSEEN
from mazziere.history.amounts import written
from mazziere.history.telling_italiana import WORDS as ITALIAN_WORDS
from mazziere.history.telling_italiana import sentence

_WORDS: Final[dict[str, dict[str, str]]] = {
    "started": {
        "en": "{game}, {limit}, rulebook {rulebook}: {players}",
        "it": "{game}, {limit}, regolamento {rulebook}: {players}",
    },
    "posted": {"en": "{seat} posts the {kind}: {amount}", "it": "{seat} mette {kind}: {amount}"},
    "folded": {"en": "{seat} folds", "it": "{seat} passa"},
    "checked": {"en": "{seat} checks", "it": "{seat} fa check"},
    "called": {"en": "{seat} calls {amount}", "it": "{seat} vede {amount}"},
    "bet": {"en": "{seat} bets {bet}", "it": "{seat} punta {bet}"},
    "raise": {"en": "{seat} raises to {bet}", "it": "{seat} rilancia a {bet}"},
    "complete": {"en": "{seat} completes to {bet}", "it": "{seat} completa a {bet}"},
    "bring-in": {"en": "{seat} brings it in for {bet}", "it": "{seat} apre con il bring-in di {bet}"},
    "returned": {"en": "{amount} nobody called goes back to {seat}", "it": "{amount} non visto torna a {seat}"},
    "collected": {"en": "pots: {pots}", "it": "piatti: {pots}"},
    "raked": {"en": "rake of {amount}", "it": "rake di {amount}"},
    "awarded": {"en": "{shares}{side}", "it": "{shares}{side}"},
    "takes": {"en": "{seat} takes {amount}", "it": "{seat} prende {amount}"},
    "dealt": {"en": "dealt: {where}", "it": "date: {where}"},
    "turned": {"en": "turned up: {where}", "it": "scoperte: {where}"},
    "moved": {"en": "{count} cards: {source} → {to}", "it": "{count} carte: {source} → {to}"},
    "set aside": {"en": "{count} cards out of the pack", "it": "{count} carte fuori dal mazzo"},
    "discarded": {"en": "{seat} discards {cards}", "it": "{seat} scarta {cards}"},
    "reshuffled": {"en": "{zones} shuffled together", "it": "{zones} rimescolati insieme"},
    "shown": {"en": "{seat} shows", "it": "{seat} mostra"},
    "mucked": {"en": "{seat} mucks", "it": "{seat} non mostra e passa"},
    "chose-boards": {"en": "{seat} asks for {choice} boards", "it": "{seat} chiede {choice} board"},
    "chose-boards-1": {"en": "{seat} asks for one board", "it": "{seat} chiede un solo board"},
    "chose-show": {"en": "{seat} does not show", "it": "{seat} non mostra"},
    "chose-time": {
        "en": "{seat} is out of time and may not raise",
        "it": "{seat} ha finito il tempo e non può rilanciare",
    },
    "chose-chop": {"en": "{seat} would chop the blinds", "it": "{seat} è per riprendersi i blind"},
    "settled-runs": {"en": "{result} boards are dealt", "it": "si danno {result} board"},
    "settled-runs-1": {"en": "one board is dealt", "it": "si dà un solo board"},
    "settled-chop": {"en": "the blinds are not chopped", "it": "i blind restano in gioco"},
    "drew": {"en": "{seat} changes {count}", "it": "{seat} cambia {count}"},
    "stood pat": {"en": "{seat} stands pat", "it": "{seat} è servito"},
    "opened": {"en": "— {street} —", "it": "— {street} —"},
    "turn": {"en": "{seats} to act", "it": "tocca a {seats}"},
    "dealer": {"en": "the dealer", "it": "mazziere"},
    "ended": {"en": "the hand is over: {stacks}", "it": "la mano è finita: {stacks}"},
    "held": {"en": "play stops: {why}", "it": "il gioco si ferma: {why}"},
    "released": {"en": "play goes on", "it": "il gioco riprende"},
    "bets-returned": {"en": "bets go back: {shares}", "it": "le puntate tornano: {shares}"},
    "hand-killed": {"en": "the hand of {seat} is dead: {why}", "it": "la mano di {seat} è morta: {why}"},
    "restored": {"en": "the hand of {seat} lives again: {why}", "it": "la mano di {seat} torna in gioco: {why}"},
    "voided": {"en": "the hand is void: {why}", "it": "la mano è nulla: {why}"},
    "rewound": {"en": "back to event {to}, by {by}: {why}", "it": "si torna all'evento {to}, per {by}: {why}"},
    "winners-declared": {"en": "pot {pot} declared for {seats}", "it": "piatto {pot} dichiarato a {seats}"},
    "award-amended": {"en": "award put right by {by}: {why}", "it": "assegnazione corretta da {by}: {why}"},
    "pot-frozen": {
        "en": "{amount} of pot {pot} set aside: {why}",
        "it": "{amount} del piatto {pot} accantonati: {why}",
    },
    "pot-thawed": {"en": "set-aside chips paid: {shares}", "it": "fiches accantonate pagate: {shares}"},
    "clock-shifted": {"en": "clocks moved by {by} ms", "it": "orologi spostati di {by} ms"},
    "carried": {"en": "{stacks}; {pot} stay on the table", "it": "{stacks}; {pot} restano in tavola"},
    # poker all'italiana
    "apro": {"en": "{seat} opens for {bet}", "it": "{seat} apre di {bet}"},
    "punto": {"en": "{seat} bets {bet}", "it": "{seat} punta {bet}"},
    "rilancio": {"en": "{seat} raises to {bet}", "it": "{seat} rilancia a {bet}"},
    "raised-blind": {"en": "{seat} raises blind ({kind}): {amount}", "it": "{seat} fa {kind}: {amount}"},
    "said-parol": {"en": "{seat} says parol", "it": "{seat} dice parol"},
    "adjusted": {"en": "{seat} joins the parol pot: {amount}", "it": "{seat} si adegua al piatto di parol: {amount}"},
    "left-out": {"en": "{seat} is not in this hand", "it": "{seat} non partecipa alla mano"},
    "sat-out": {"en": "{seat} sits out", "it": "{seat} va in sitout"},
    "came-back": {"en": "{seat} is back", "it": "{seat} è tornato"},
    "vele-turned": {"en": "vele {letters} turned: {faces}", "it": "si girano le vele {letters}: {faces}"},
    "preferred": {"en": "{seat} sets an automatic choice", "it": "{seat} imposta una scelta automatica"},
    **ITALIAN_WORDS,
}
_KINDS: Final[dict[str, dict[str, str]]] = {
    "en": {"post": "big blind to come in", "missed small blind only": "missed small blind"},
    "it": {
        "small blind": "lo small blind",
        "big blind": "il big blind",
        "ante": "l'ante",
        "big blind ante": "il big blind ante",
        "button ante": "l'ante del bottone",
        "straddle": "lo straddle",
        "post": "un big blind per entrare",
        "missed big blind": "il big blind saltato",
        "missed small blind": "lo small blind saltato",
        "missed small blind only": "lo small blind saltato",
        "invito": "l'invito",
    },
}


_STREETS: Final = {
    "third": ("third street", "terza strada"),
    "fourth": ("fourth street", "quarta strada"),
    "fifth": ("fifth street", "quinta strada"),
    "sixth": ("sixth street", "sesta strada"),
    "seventh": ("seventh street", "settima strada"),
    "second": ("second street", "seconda strada"),
    "before the draw": ("before the draw", "prima del cambio"),
    "draw": ("draw", "cambio"),
    "after the draw": ("after the draw", "dopo il cambio"),
}
"""What a street is called, in English and in Italian, where its name is no word of the table."""

_ZONES: Final = {
    "stub": ("pack", "mazzo"),
    "muck": ("muck", "scarti"),
    "burn": ("burn cards", "carte bruciate"),
    "discards": ("discards", "scarti"),
    "aside": ("out of the pack", "fuori dal mazzo"),
    "board": ("board", "board"),
    "board/1": ("second board", "secondo board"),
    "board/2": ("third board", "terzo board"),
    "shared": ("common card", "carta comune"),
}
_UNSEEN_PLACES: Final = ("muck", "discards")
"""Where cards go because of what has just been told: a fold, a change of cards."""


def tell(events: Iterable[ev.Event], lang: str = "en", scale: int = 1) -> str:
    """A hand (whole, or masked for a viewer) line by line; what only the engine notes down has no line.

    >>> from mazziere import holdem
    >>> hand = holdem.deal(stacks=[500, 500], blinds=(5, 10), hole={0: "AhKd", 1: "QsQc"}).fold()
    >>> print(tell(hand.events, "it").splitlines()[-1])
    la mano è finita: Seat 1 505, Seat 2 495 (...)
    """
    if lang not in ("it", "en"):
        raise ValueError(f"lang: {lang!r} is not a language we speak; use it or en")
    teller = _Teller(lang, scale)
    return "\n".join(filter(None, map(teller.line, events))) + "\n"


class _Teller:
    def __init__(self, lang: str, scale: int) -> None:
        self.lang = lang
        self.scale = scale
        self.names: tuple[str, ...] = ()
        self.italian = False
        self.blind = False

    def line(self, event: ev.Event) -> str:
        """One event in words, with its rule."""
        if isinstance(event, ev.Started):
            self.names = event.names
            self.italian = event.game in ITALIAN
        if isinstance(event, ev.RoundOpened):
            self.blind = event.level > 0
        key, facts = self._facts(event)
        if not key:
            return ""
        said = self._say(key, facts)
        return f"{said} ({event.rule})" if event.rule else said

    def _say(self, key: str, facts: dict[str, Any]) -> str:
        return _WORDS[key][self.lang].format_map(facts)

    def _facts(self, event: ev.Event) -> tuple[str, dict[str, Any]]:
        """The sentence to use ("": none), and what fills it: amounts, names and lists put into words."""
        key = str(type(event).__struct_config__.tag)
        facts = {name: self._put(name, getattr(event, name)) for name in event.__struct_fields__}
        own = sentence(event, self.lang, self.names, self.blind) if self.italian else None
        if own is not None:
            return own[0], facts | own[1]
        match event:
            case ev.Started():
                game = GAMES.get(event.game) or ITALIAN.get(event.game)
                title = event.game if game is None else game.nome if self.lang == "it" else game.name
                facts |= {"game": title, "players": self._each(range(len(event.stacks)), event.stacks)}
            case ev.Wagered():
                key = event.verb
            case ev.Posted():
                facts["kind"] = _KINDS[self.lang].get(event.kind, event.kind)
            case ev.Collected():
                facts["pots"] = " + ".join(self._money(pot.amount) for pot in event.pots)
            case ev.Awarded():
                facts["shares"] = ", ".join(
                    self._say("takes", {"seat": self.names[seat], "amount": self._money(amount)})
                    for seat, amount in zip(event.seats, event.amounts, strict=True)
                )
                facts["side"] = f" ({event.side})" if event.side else ""
            case ev.BetsReturned() | ev.PotThawed():
                facts["shares"] = self._each(event.seats, event.amounts)
            case ev.Ended():
                facts["stacks"] = self._each(range(len(event.stacks)), event.stacks)
                if event.carry.pot:
                    facts["stacks"] = self._say("carried", facts | {"pot": self._money(event.carry.pot)})
            case ev.Drew(count=0):
                key = "stood pat"
            case ev.Opened() | ev.RoundOpened():
                key = "opened"
                facts["street"] = self._either(_STREETS, event.street)
            case ev.Chose():
                key = self._known(f"chose-{event.what}", event.choice) if event.choice else ""
            case ev.Settled():
                key = self._known(f"settled-{event.what}", event.result)
            case ev.Moved():
                key, facts = self._moved(event)
            case VeleTurned():
                facts["faces"] = " ".join(str(CARDS[face]) for face in event.faces)
            case ev.Reshuffled():
                facts["zones"] = ", ".join(map(self._zone, event.zones))
        return key, facts

    def _known(self, key: str, value: object) -> str:
        """The sentence for a value, or for all values; "" where there is none."""
        return next((each for each in (f"{key}-{value}", key) if each in _WORDS), "")

    def _either(self, words: dict[str, tuple[str, str]], name: str) -> str:
        return words.get(name, (name, name))[self.lang == "it"]

    def _put(self, name: str, value: Any) -> Any:
        if name == "seat":
            return self.names[value]
        if name == "seats":
            return ", ".join(self.names[seat] if seat >= 0 else self._say("dealer", {}) for seat in value)
        return self._money(value) if name in ("amount", "bet", "stack") else value

    def _money(self, units: int) -> str:
        return written(units, self.scale)

    def _each(self, seats: Iterable[int], amounts: Iterable[int]) -> str:
        pairs = zip(seats, amounts, strict=True)
        return ", ".join(f"{self.names[seat]} {self._money(amount)}" for seat, amount in pairs)

    def _moved(self, event: ev.Moved) -> tuple[str, dict[str, Any]]:
        # A card that its player has chosen to turn up leaves the hidden ones.
        chosen = event.source.startswith("hole/") and all(zone.startswith("up/") for zone in event.to)
        turned = chosen or all(zone == event.source for zone in event.to)
        kind = event.to[0].partition("/")[0]
        if event.source.startswith("hole/") and kind in _UNSEEN_PLACES:
            known = [str(CARDS[face]) for face in event.faces if face != UNSEEN]
            open_to_us = kind == "discards" and bool(known)
            return "discarded" if open_to_us else "", {"seat": self._zone(event.source), "cards": " ".join(known)}
        if kind == "aside":
            return "set aside", {"count": len(event.slots)}
        if event.source != "stub" and not turned:
            if kind in _UNSEEN_PLACES:
                return "", {}
            to = self._zone(event.to[0])
            return "moved", {"count": len(event.slots), "source": self._zone(event.source), "to": to}
        faces = event.faces or (UNSEEN,) * len(event.slots)
        where: dict[str, list[str]] = {}
        for face, zone in zip(faces, event.to, strict=True):
            if zone != "burn":
                where.setdefault(zone, []).append(str(CARDS[face]))
        told = ", ".join(f"{self._zone(zone)} {' '.join(cards)}" for zone, cards in where.items())
        return ("turned" if turned else "dealt") if told else "", {"where": told}

    def _zone(self, zone: str) -> str:
        kind, _, seat = zone.partition("/")
        if kind == "discards" and seat:
            return self._say(kind, {"who": self.names[int(seat)]})
        return self.names[int(seat)] if kind in ("hole", "up") else self._either(_ZONES, zone)
