"""What happens in a hand of poker all'italiana or Telesina, in the words of its phases and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mazziere.games.italiana.openers import LEVELS
from mazziere.games.italiana.scelta import PARTS
from mazziere.games.italiana.words import BUTTONS, PHASES, phase
from mazziere.hand import events as ev

WORDS: Final[dict[str, dict[str, str]]] = {
    "passo": {"en": "{seat} passes", "it": "{seat} passa"},
    "busso": {"en": "{seat} knocks", "it": "{seat} bussa"},
    "va-bene": {"en": "{seat} does not raise", "it": "{seat} dice va bene"},
    "vedo": {"en": "{seat} sees {amount}", "it": "{seat} vede {amount}"},
    "servito": {"en": "{seat} is served", "it": "{seat} è servito"},
    "nascondo": {"en": "{seat} hides", "it": "{seat} nasconde"},
    "not-in-parol": {"en": "{seat} stays out of the parol pot", "it": "{seat} non partecipa al piatto di parol"},
    "chooses-a-card": {"en": "{seat} chooses the card to turn up", "it": "{seat} sceglie la carta da scoprire"},
    "openers-11": {"en": "jacks or better open", "it": "apertura ai J"},
    "openers-12": {"en": "queens or better open", "it": "apertura alle Q"},
    "openers-13": {"en": "kings, aces or better open", "it": "apertura ai K e assi"},
    "dai-carte": {"en": "{who} has the cards dealt", "it": "{who} dice dai carte"},
    "all-parol": {
        "en": "all have said parol: the pot stays on the table",
        "it": "tutti hanno detto parol: il piatto resta in tavola",
    },
    "players": {"en": "{result} play", "it": "giocano in {result}"},
    "lowest": {"en": "{result} is the lowest card", "it": "la carta più bassa è {result}"},
    "giro": {"en": "the giro pazzo begins with the next hand", "it": "dalla prossima mano si gioca il giro pazzo"},
    "resto": {"en": "{who} has staked everything", "it": "{who} ha puntato il resto"},
    "vele": {"en": "vele: {choice}", "it": "vele: {choice}"},
    "distribuzione": {"en": "cards face down: {choice}", "it": "distribuzione carta coperta: {choice}"},
    "discards": {"en": "discards of {who}", "it": "scarti di {who}"},
    "chosen": {"en": "round {result}: the cards chosen lie open", "it": "giro {result}: le carte scelte sono scoperte"},
}
"""What only these games say, beside what `telling` has for every game."""


def sentence(event: ev.Event, lang: str, names: Sequence[str], blind: bool) -> tuple[str, dict[str, Any]] | None:
    """The sentence that these games have for an event, and what it needs beside the event's own facts.

    `blind` says that the round was opened blind: who then stays without raising says *va bene* (IT-UI-11).
    """
    match event:
        case ev.Folded():
            return "passo", {}
        case ev.Checked():
            return "va-bene" if blind else "busso", {}
        case ev.Called():
            return "vedo", {}
        case ev.Drew(count=0):
            return "servito", {}
        case ev.Opened() | ev.RoundOpened():
            known = event.street in PHASES or event.street.partition(" ")[0] in PHASES
            return "opened", {"street": phase(event.street, lang) if known else event.street}
        case ev.Chose(what="show"):
            return "nascondo", {}
        case ev.Chose(what="parol"):
            return "not-in-parol", {}
        case ev.Chose(what="mostro"):
            return "chooses-a-card", {}
        case ev.Settled():
            return _settled(event, lang, names)
    return None


def _settled(event: ev.Settled, lang: str, names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    what, result = event.what, event.result
    if what == "openers" and result in LEVELS:
        return f"openers-{result}", {}
    if what in PARTS:
        return what, {"choice": BUTTONS[PARTS[what][result]][lang == "en"].lower()}
    if what in ("players", "lowest"):
        return what, {}
    if what == "dai-carte":
        return what, {"who": names[result]}
    if what == "parol":
        return "all-parol", {}
    if what.startswith("resto/"):
        return "resto", {"who": names[int(what.partition("/")[2])]}
    return {"giro": ("giro", {}), "turned": ("chosen", {})}.get(what)
