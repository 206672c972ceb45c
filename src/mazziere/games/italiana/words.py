"""What the buttons and the phases are called, in Italian as the rules name them and in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mazziere.hand.events import Option

LANGUAGES: Final = ("it", "en")

BUTTONS: Final = {
    "invito": ("INVITO", "INVITO"),
    "sitout": ("SITOUT", "SIT OUT"),
    "sono-tornato": ("SONO TORNATO", "I AM BACK"),
    "buio": ("BUIO", "BLIND"),
    "controbuio": ("CONTROBUIO", "COUNTER-BLIND"),
    "over": ("OVER", "OVER"),
    "dai-carte": ("DAI CARTE", "DEAL THE CARDS"),
    "passo": ("PASSO", "PASS"),
    "busso": ("BUSSO", "KNOCK"),
    "parol": ("PAROL", "PAROL"),
    "apro": ("PUNTO", "OPEN"),
    "punto": ("PUNTO", "BET"),
    "rilancio": ("RILANCIO", "RAISE"),
    "vedo": ("VEDO", "SEE"),
    "resto": ("RESTO", "ALL-IN"),
    "va-bene": ("VA BENE", "NO RAISE"),
    "cambio": ("CONFERMA", "CONFIRM"),
    "servito": ("SERVITO", "SERVED"),
    "mostro": ("MOSTRO", "SHOW"),
    "nascondo": ("NASCONDO", "HIDE"),
    "partecipo": ("PARTECIPO", "JOIN"),
    "mai": ("MAI", "NEVER"),
    "primo-giro": ("SOLO AL PRIMO GIRO", "IN THE FIRST ROUND ONLY"),
    "sempre": ("SEMPRE", "ALWAYS"),
    "nessuna": ("NESSUNA VELA", "NO VELE"),
    "una": ("UNA VELA", "ONE VELA"),
    "due": ("DUE VELE", "TWO VELE"),
    "tre": ("TRE VELE", "THREE VELE"),
    "croce": ("CROCE", "CROSS"),
    "h": ("H", "H"),
    "piramide": ("PIRAMIDE", "PYRAMID"),
    "ascensore": ("ASCENSORE", "LIFT"),
    "mostro-sempre": ("Mostro sempre", "Always show"),
    "nascondo-sempre": ("Nascondo sempre", "Always hide"),
    "chiedi-sempre": ("Chiedimelo sempre", "Always ask me"),
    "invito-sempre": ("Invito automatico", "Automatic invito"),
    "invito-chiesto": ("Invito su richiesta", "Ask me for the invito"),
}
"""What stands on the button of each verb (IT-UI-1 to IT-UI-18) and beside each automatic choice (IT-AUTO-5, -6)."""

PHASES: Final = {
    "invito": ("Invito", "Invito"),
    "buio": ("Apertura al buio", "Blind opening"),
    "apertura": ("Apertura", "Opening"),
    "cambio": ("Cambio carte", "Exchange"),
    "ultima puntata": ("Ultima fase di puntata", "Last betting"),
    "esibizione": ("Esibizione punteggio", "Showing"),
    "adeguamento parol": ("Adeguamento parol", "Joining the parol pot"),
    "scelta": ("Scelta variante", "The dealer's choice"),
    "giro": ("Scelta carta da scoprire", "The card to turn up"),
    "puntata": ("Puntata", "Betting"),
}
"""The phases in which somebody decides (IT-PHASE-1); rounds and bets of Telesina are numbered after the name."""

RESTO: Final = ("apro", "punto", "rilancio", "vedo")
"""The buttons that change their text when the amount is the whole credit (IT-UI-12)."""

PRICED: Final = (*RESTO, "invito", "buio", "controbuio", "over", "partecipo")


def button(verb: str, lang: str = "it", amount: int = 0, *, bet: int = 0, credit: int = 0) -> str:
    """The text of a button, with its amount; `bet` is what the player has in this phase, `credit` what is left.

    >>> button("vedo", amount=50, credit=80), button("rilancio", amount=80, credit=80), button("dai-carte", "en")
    ('VEDO 50', 'RESTO 80', 'DEAL THE CARDS')
    """
    # A raise is told by what it comes to in this phase, seeing by what it adds.
    whole = credit if verb == "vedo" else bet + credit
    if verb in RESTO and amount and amount == whole:
        verb = "resto"
    text = _said(BUTTONS, "verb", verb, lang)
    return f"{text} {amount}" if amount and verb in (*PRICED, "resto") else text


def phase(street: str, lang: str = "it") -> str:
    """What a phase is called.

    >>> phase("ultima puntata"), phase("puntata 3", "en")
    ('Ultima fase di puntata', 'Betting 3')
    """
    if street in PHASES:
        return _said(PHASES, "phase", street, lang)
    name, _, number = street.partition(" ")
    return f"{_said(PHASES, 'phase', name, lang)} {number}".rstrip()


def confirms(verb: str, options: Iterable[Option]) -> bool:
    """Is the player asked whether that was meant? Passing is, while nothing is to be paid (IT-LAST-2)."""
    verbs = {option.verb for option in options}
    return verb == "passo" and "busso" in verbs


def _said(words: dict[str, tuple[str, str]], field: str, name: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"lang: {lang!r} is not known; give one of {', '.join(LANGUAGES)}")
    if name not in words:
        raise ValueError(f"{field}: {name!r} is not known; give one of {', '.join(words)}")
    return words[name][LANGUAGES.index(lang)]
