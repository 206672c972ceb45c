"""The history of a house table in words, Italian or English, a line for each thing that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from mazziere.cards import CARDS
from mazziere.hand.events import Event
from mazziere.house.blackjack import events as bj
from mazziere.house.punto_banco import events as pb

Lang = Literal["en", "it"]

LINES: Final[dict[type[Event], tuple[str, str]]] = {
    bj.PlayerJoined: ("{name} comes to the table.", "{name} arriva al tavolo."),
    bj.ShoeLoaded: ("A new shoe of {cards} cards.", "Nuova taglia di {cards} carte."),
    bj.CardsBurned: ("{count} cards are burned.", "{count} carte eliminate."),
    bj.BettingOpened: ("Hand {hand}: place your bets.", "Mano {hand}: fate il vostro gioco."),
    bj.Staked: ("{who} stakes {amount} on {where}.", "{who} punta {amount} su {where}."),
    bj.StakeReturned: ("{who} gets {amount} back.", "{who} riprende {amount}."),
    bj.BettingClosed: ("Rien ne va plus.", "Rien ne va plus."),
    bj.CutCardOut: ("The cut card: last hand of the shoe.", "La mascherina: ultima mano della taglia."),
    bj.CardDealt: ("{where}: {card}.", "{where}: {card}."),
    bj.HoleDealt: ("A card face down to the bank.", "Una carta coperta al banco."),
    bj.HoleTurned: ("The bank turns {card}.", "Il banco scopre {card}."),
    bj.Answered: ("{who}, {where}: {verb}.", "{who}, {where}: {verb}."),
    bj.GaveUp: ("{who} gives {amount} up.", "{who} rinuncia a {amount}."),
    bj.TimeExpired: ("Time is up.", "Tempo scaduto."),
    bj.HandClosed: ("{where}: {point}.", "{where}: {point}."),
    bj.BankCalled: ("The bank has {point}.", "Il banco ha {point}."),
    bj.StakeSettled: ("{who}, {bet}: {net:+}.", "{who}, {bet}: {net:+}."),
    bj.CardVoided: ("{card} is void.", "{card} è annullata."),
    bj.Rebuilt: ("The deal is rebuilt.", "La distribuzione è ricostruita."),
    bj.HandVoided: ("The hand is void: {why}.", "La mano è annullata: {why}."),
    bj.LastHands: ("The last {count} hands of the evening.", "Signori, le ultime {count} mani della serata."),
    bj.PlaySuspended: ("Play is suspended.", "La partita è sospesa."),
    pb.ShoeLoaded: ("A new shoe of {cards} cards.", "Nuova taglia di {cards} carte."),
    pb.CutMade: ("The shoe is cut.", "Il sixain è tagliato."),
    pb.CardsBurned: ("{count} cards are burned.", "{count} carte eliminate."),
    pb.BettingOpened: ("Hand {hand}: place your bets.", "Colpo {hand}: fate il vostro gioco."),
    pb.Staked: ("{who} stakes {amount} on {bet}.", "{who} punta {amount} su {bet}."),
    pb.StakeReturned: ("{who} gets {amount} back from {bet}.", "{who} riprende {amount} da {bet}."),
    pb.BettingClosed: ("Rien ne va plus.", "Rien ne va plus."),
    pb.CutCardOut: ("The cut card: last hand of the shoe.", "La mascherina: ultimo colpo della taglia."),
    pb.CardDealt: ("A card to {side}.", "Una carta a {side}."),
    pb.CardsTurned: ("{faces}.", "{faces}."),
    pb.Called: ("{side} has {score}: {call}.", "{side} ha {score}: {call}."),
    pb.Rebuilt: ("The deal is rebuilt: whoever bets accepts.", "Il colpo è ricostruito: chi punta accetta."),
    pb.Scored: ("Banco {banco}, Punto {punto}: {result}.", "Banco {banco}, Punto {punto}: {result}."),
    pb.StakeSettled: ("{who}, {bet}: {net:+}.", "{who}, {bet}: {net:+}."),
    pb.HandVoided: ("The hand is void: {why}.", "Il colpo è annullato: {why}."),
    pb.LastHands: ("The last {count} hands of the evening.", "Signori, le ultime {count} mani della serata."),
    pb.PlaySuspended: ("Play is suspended.", "La partita è sospesa."),
    pb.PlayerJoined: ("{name} comes to the table.", "{name} arriva al tavolo."),
}
"""What is worth a line; the rest of a log is for programs."""

WORDS: Final = {
    "bank": ("the bank", "il banco"),
    "box": ("box {}", "casella {}"),
    "main": ("stake", "puntata"),
    "insurance": ("insurance", "assicurazione"),
    "hit": ("card", "carta"),
    "stand": ("no card", "no carta"),
    "double": ("doubles", "raddoppia"),
    "split": ("splits", "split"),
    "surrender": ("surrenders", "surrender"),
    "insure": ("insures", "assicurazione"),
    "even-money": ("even money", "pagamento alla pari"),
    "no": ("goes on", "continua"),
    "draws": ("draws", "tira"),
    "stands": ("stands", "resta"),
    "natural": ("natural", "abbatte"),
    "punto": ("Punto", "Punto"),
    "banco": ("Banco", "Banco"),
    "egalite": ("Égalité", "Égalité"),
    "hard": ("hard", ""),
    "soft": ("soft", "morbido"),
    "bust": ("bust", "sballato"),
}


def tell(events: Iterable[Event], lang: Lang = "en") -> list[str]:
    """A log as people would tell it, with the rule behind each line.

    >>> from mazziere.cards import parse_cards
    >>> from mazziere.house.punto_banco import Table
    >>> from mazziere.house.shared import stacked
    >>> cards = parse_cards("2h 3d 4c 5s 6h 9d 2c Ts 5h") + parse_cards("Ks") * 303
    >>> table = Table.open({"Anna": 1000}, order=stacked(cards)).stake(0, "punto", 100).finish()
    >>> tell(table.events, "it")[-2:]
    ['Banco 7, Punto 9: Punto. (PB-5.5 PB-5.6)', 'Anna, Punto: +100. (PB-8.1a)']
    """
    place = ("en", "it").index(lang)
    names: list[str] = []
    lines = []
    for event in events:
        if isinstance(event, bj.TableOpened | pb.TableOpened):
            names += event.names
        elif isinstance(event, bj.PlayerJoined | pb.PlayerJoined):
            names.append(event.name)
        if type(event) in LINES:
            line = LINES[type(event)][place].format_map(_Facts(event, names, place))
            line = line[0].upper() + line[1:]
            lines.append(f"{line} ({event.rule})" if event.rule else line)
    return lines


class _Facts(dict[str, Any]):
    """What a line names, looked up in its event and put into words."""

    def __init__(self, event: Event, names: list[str], place: int) -> None:
        super().__init__()
        self.event, self.names, self.place = event, names, place

    def __missing__(self, key: str) -> Any:
        put = PUT.get(key)
        return put(self) if put else getattr(self.event, key)

    def word(self, key: str) -> str:
        return WORDS[key][self.place] if key in WORDS else key


def _who(facts: _Facts) -> str:
    seat = getattr(facts.event, "player", getattr(facts.event, "seat", 0))
    return facts.names[seat]


def _where(facts: _Facts) -> str:
    event: Any = facts.event
    if getattr(event, "niwin", ""):
        return f"niWin {event.niwin}"
    return facts.word("bank") if event.box < 0 else facts.word("box").format(event.box + 1)


def _point(facts: _Facts) -> str:
    event: Any = facts.event
    return " ".join([facts.word(word) for word in event.point.split() if facts.word(word)])


def _worded(key: str) -> Callable[[_Facts], str]:
    return lambda facts: facts.word(getattr(facts.event, key))


PUT: Final[dict[str, Callable[[_Facts], Any]]] = {
    "who": _who,
    "where": _where,
    "point": _point,
    "card": lambda facts: str(CARDS[facts.event.card]),  # type: ignore[attr-defined]  # only lines of cards ask
    "faces": lambda facts: " ".join([str(CARDS[face]) for face in facts.event.faces]),  # type: ignore[attr-defined]
    **{key: _worded(key) for key in ("verb", "bet", "side", "call", "result")},
}
