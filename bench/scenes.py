"""Moments worth a picture at a table of every game: people, cards and bets, made by the engine, always the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import msgspec

from mazziere.cards.deck import decks
from mazziere.games import GAMES
from mazziere.hand.events import Rake, Stakes
from mazziere.room.demo import tables as demo
from mazziere.rules.refusal import Refusal
from mazziere.table.command import Command
from mazziere.table.house import TABLES
from mazziere.table.house_options import stake_limits
from mazziere.table.poker import PokerTable
from mazziere.table.setup import TableSetup

ME: Final = "giulia"
OTHERS: Final = ("marco", "ada", "tino", "lella", "bruno", "sofia", "nico", "margherita", "ugo")
BOTS: Final = frozenset({"tino", "sofia"})
VELE: Final = ("nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore")
STUD: Final = Stakes(ante=20, bring_in=40, small_bet=100, big_bet=200, rake=Rake(5, 300))
BLINDS: Final = Stakes(blinds=(50, 100), rake=Rake(5, 300))
BUY_IN: Final = (4_000, 40_000)
NAMES: Final = {table.game: table.name for table in reversed([*demo()])}
"""A table of one game is called as the room calls its own."""
START: Final = 1_700_000_000_000
TRIES, TURNS, HISTORY = 300, 400, 40

View = dict[str, Any]
Seen = Callable[[View], bool]


class Scene(msgspec.Struct):
    """A table whole as it was, what happened since as one viewer was told, and the table whole after it."""

    table: str
    before: View
    events: list[Any]
    after: View
    now: int
    me: str = ME

    def people(self) -> dict[str, Any]:
        """Everybody by name."""
        return {who: {"name": who.title(), "bot": who in BOTS} for who in (ME, *OTHERS)}


def at(scene: Scene, now: int) -> Scene:
    """The same scene at another hour: several tables in one room have one clock."""
    later = now - scene.now

    def moved(told: Any) -> Any:
        if isinstance(told, dict):
            return {name: moved(one) for name, one in told.items()}
        if isinstance(told, list):
            return [moved(one) for one in told]
        return told + later if isinstance(told, int) and told >= START else told

    before, events, after = moved([scene.before, scene.events, scene.after])
    return Scene(scene.table, before, events, after, now, scene.me)


class Lots:
    """A pack in as many orders as are asked for, from a number."""

    def __init__(self, pack: list[int], seed: str) -> None:
        self._pack, self._seed = pack, seed

    def order(self, lot: int) -> list[int]:
        """One of the orders."""
        return random.Random(f"{self._seed} {lot}").sample(self._pack, len(self._pack))


class Evening:
    """A table being played at: everybody but one at random, that one with patience."""

    def __init__(self, table: Any, id: str, seed: int, viewer: str = ME) -> None:
        self.table, self.id, self.seed, self.viewer, self.at = table, id, seed, viewer, START
        self.chance = random.Random(seed)
        self.boards = 2
        self.before: View = {}
        self.told: list[Any] = []

    def sit(self, people: tuple[str, ...], amount: int) -> None:
        """Everybody takes a seat, with about so much."""
        for seat, who in enumerate(people):
            brought = round(amount * self.chance.uniform(0.45, 1.6), -2)
            self.do("sit", who, seat=seat, amount=int(brought), value="post")
        self.remember()

    def remember(self) -> None:
        """What is told begins here."""
        self.before, self.told = self.view(), []

    def do(self, verb: str, player: str = "", **more: Any) -> bool:
        """Whether a command was carried out."""
        try:
            happened = list(self.table.do(Command(verb, player, at=self.at, **more)))
        except Refusal:
            return False
        self._take(happened)
        return True

    def deal(self) -> bool:
        """Bring cards, if the table asks for them."""
        wanted = self.table.wants_deck()
        if wanted is None:
            return False
        pack = [int(card) for card in (decks(wanted.packs) if wanted.packs > 1 else wanted.pack)]
        self._take(self.table.begin(Lots(pack, f"{self.seed} {self.at}"), {}, self.at))
        return True

    def _take(self, happened: list[Any]) -> None:
        viewer = self.viewer or None
        seen = [self.table.mask(event, viewer) for event in happened]
        self.told += [msgspec.to_builtins(event) for event in seen if event is not None]

    def view(self) -> View:
        """The table as it is seen."""
        found: View = msgspec.to_builtins(self.table.view(self.viewer or None), str_keys=True)
        return found

    def scene(self) -> Scene:
        """What has been seen so far."""
        return Scene(self.id, self.before, self.told, self.view(), self.at, self.viewer)


LIKED: Final = {"fold": 0.8, "passo": 0.8, "sitout": 0.1, "call": 2.2, "vedo": 2.2, "check": 1.6, "busso": 1.6}


def _sort(option: Any, chance: random.Random) -> float:
    """How much a person at random likes an option."""
    return chance.random() * LIKED.get(option.verb, 0.9)


def _act(evening: Evening, place: int) -> None:
    state = evening.table.hand.state
    chance = evening.chance
    option = max(state.pending[place], key=lambda one: _sort(one, chance))
    cards: tuple[int, ...] = ()
    amount = (
        option.low
        if option.verb in ("call", "vedo")
        else min(max(option.low, round(option.low * 1.5, -1)), option.high)
    )
    if option.verb == "agree":
        amount = min(evening.boards, option.high)
    if option.verb in ("draw", "cambio"):
        cards, amount = tuple(chance.sample(state.cards(f"hole/{place}"), min(2, option.high))), 0
    if option.verb == "mostro" and option.low:
        cards = (option.low,)
    player = evening.table.state.players[place]
    evening.do("act", player, what=option.verb, amount=int(amount), cards=cards)


PATIENT: Final = (
    "check",
    "busso",
    "va-bene",
    "call",
    "vedo",
    "invito",
    "dai-carte",
    "bring-in",
    "stand pat",
    "servito",
    "mostro",
)


def _be_patient(evening: Evening, place: int, wanted: tuple[str, ...]) -> None:
    options = {option.verb: option for option in evening.table.hand.state.pending[place]}
    verb = next((one for one in (*wanted, *PATIENT) if one in options), next(iter(options)))
    option = options[verb]
    cards = (option.low,) if verb == "mostro" and option.low else ()
    amount = min(evening.boards, option.high) if verb == "agree" else option.low
    evening.do("act", evening.viewer, what=verb, amount=amount, cards=cards)


def poker(
    setup: TableSetup,
    seen: Seen,
    *wanted: str,
    viewer: str = ME,
    mine: bool = True,
    hands: int = 2,
    seated: int = 0,
    brought: int = 12_000,
    boards: int = 2,
) -> Scene:
    """The first moment like this in evenings of a few hands; `mine`: on the viewer's turn.

    One seat is left free where there are more than four, unless so many are `seated`; `boards` are agreed on.
    """
    people = (ME, *OTHERS)[: seated or max(setup.seats - (setup.seats > 4), 2)]
    for seed in range(TRIES):
        evening = Evening(PokerTable.open(setup), setup.id, seed, viewer)
        evening.boards = boards
        evening.sit(people, brought)
        for _ in _turns(evening, hands, wanted):
            state = evening.table.state
            place = state.players.index(viewer) if viewer in state.players else -1
            turn = evening.table.hand is not None and place in evening.table.hand.state.pending
            if (turn or not mine) and seen(evening.view()):
                return evening.scene()
    raise LookupError(f"no such moment at {setup.id}")


def _turns(evening: Evening, hands: int, wanted: tuple[str, ...]) -> Iterator[None]:
    table = evening.table
    for _ in range(TURNS):
        evening.at += 2_000
        if evening.deal():
            pass
        elif not table.state.running:
            if table.state.number >= hands or len(table.state.people) < 2:
                return
            evening.remember()
            evening.at = max(evening.at, table.wake() or 0)
            evening.do("tick")
        else:
            pending = [place for place in table.hand.state.pending if place >= 0]
            mine = [place for place in pending if table.state.players[place] == evening.viewer]
            others = [place for place in pending if place not in mine]
            if others:
                _act(evening, others[0])
            elif mine:
                yield
                _be_patient(evening, mine[0], wanted)
        yield


def live(view: View) -> int:
    """How many others still have cards."""
    return len([seat for seat in view["hand"]["seats"] if seat["status"] == "live"]) - 1


def mine(view: View) -> dict[str, Any]:
    """My own place in the hand."""
    found: dict[str, Any] = view["hand"]["seats"][view["yours"]["place"]]
    return found


def _board(cards: int, others: int = 2) -> Seen:
    return lambda v: len(v["hand"]["boards"][0]) == cards and live(v) >= others and v["hand"].get("to_match", 0) > 0


def _up(cards: int) -> Seen:
    return lambda v: len(mine(v)["up"]) == cards and live(v) >= 3


def _verb(verb: str) -> Seen:
    return lambda v: any(option["verb"] == verb for option in v["hand"]["options"])


def _turned(view: View) -> bool:
    board = view["hand"]["boards"][0]
    return live(view) >= 2 and any(card < 52 for card in board) and (52 in board or len(board) < 3)


def _shown(view: View) -> bool:
    hand = view["hand"]
    return bool(
        hand and hand.get("ended") and len(hand["boards"][0]) == 5 and sum(s["shown"] for s in hand["seats"]) > 1
    )


def _poker(game: str, seats: int = 6, id: str = "", name: str = "") -> TableSetup:
    stud = game.startswith(("stud", "razz"))
    limit = "fixed-limit" if stud else "pot-limit" if game.startswith("omaha") else "no-limit"
    stakes = STUD if stud else BLINDS
    return TableSetup(
        id or game, game, limit, name=name or NAMES.get(game, ""), stakes=stakes, seats=seats, buy_in=BUY_IN
    )


def _italian(game: str, id: str, name: str, seats: int = 6, **options: Any) -> TableSetup:
    stakes = Stakes(ante=50)
    return TableSetup(
        id, game, rulebook="italiana", name=name, stakes=stakes, seats=seats, buy_in=BUY_IN, options=options
    )


def _house(
    game: str,
    name: str,
    until: Callable[[Evening], bool],
    *stakes: tuple[str, str, int],
    viewer: str = ME,
    rules: dict[str, Any] | None = None,
    host: str = "",
) -> Callable[[], Scene]:
    """A table against the bank: the stakes of the others and mine, then answers until this is seen."""

    def made() -> Scene:
        for seed in range(TRIES):
            options = stake_limits(game, *POSTED, rules)
            setup = TableSetup(game, game, name=name, seats=7, buy_in=(1_000, 100_000), options=options, host=host)
            evening = Evening(TABLES[game].open(setup, START), game, seed, viewer)
            for seat, who in ((3, ME), (1, "marco"), (4, "ada"), (6, "tino")):
                evening.do("sit", who, seat=seat, amount=9_000)
            evening.deal()
            evening.do("tick")
            evening.remember()
            for who, bet, amount in stakes:
                evening.do("act", who, what=bet, amount=amount)
            if _answered(evening, until, stakes):
                return evening.scene()
        raise LookupError(f"no such moment at {game}")

    return made


SAID: Final = ("split", "ready", "no", "decline", "stand", "hit", "cut")
SAFE: Final = 11


def _sane(evening: Evening, verb: str) -> bool:
    """Nobody in a picture stands on a point that one more card cannot break."""
    word, *box = verb.split()
    playing = [one for one in evening.view()["hand"]["hands"][box[0]] if not one["closed"]] if word == "stand" else []
    return not playing or int(playing[0]["point"].split()[-1]) > SAFE


def _answered(evening: Evening, until: Callable[[Evening], bool], stakes: tuple[tuple[str, str, int], ...]) -> bool:
    table = evening.table
    for _ in range(TURNS):
        if until(evening):
            return True
        evening.at += 3_000
        if evening.deal():
            continue
        spoken = False
        for who in (*OTHERS[:3], ME):
            options = [str(option.verb) for option in table.view(who).options]
            verb = next((o for word in SAID for o in options if o.split()[0] == word and _sane(evening, o)), "")
            if verb and (who != ME or not spoken):
                spoken = evening.do("act", who, what=verb, amount=20 if verb == "cut" else 0) or spoken
        if not spoken and sum([evening.do("act", who, what=bet, amount=amount) for who, bet, amount in stakes]):
            continue
        if not spoken:
            due = table.wake()
            if due is None:
                return False
            evening.at = max(evening.at, due)
            evening.do("tick")
    return False


def _asked(word: str) -> Callable[[Evening], bool]:
    def met(evening: Evening) -> bool:
        return any(option.verb.startswith(word) for option in evening.table.view(ME).options)

    return met


POSTED: Final = (10, 10_000)
BLACKJACK: Final = (
    ("marco", "stake 1", 200), ("ada", "stake 4", 500), ("tino", "stake 6", 100), (ME, "stake 3", 300),
    ("marco", "stake 3", 100), (ME, "niwin 20", 50), (ME, "niwin BJ", 50), ("ada", "niwin 19", 50),
)  # fmt: skip
PUNTO: Final = (
    ("marco", "stake banco", 500), ("ada", "stake punto", 200), (ME, "stake punto", 300), (ME, "stake egalite", 50),
    (ME, "stake winning-number-8", 50), ("tino", "stake winning-number-3", 50),
)  # fmt: skip


def _split(evening: Evening) -> bool:
    box = evening.view()["hand"]["hands"].get("3", [])
    return len(box) > 1 and all(len(one["cards"]) > 1 for one in box)


def _rounds(evening: Evening) -> bool:
    game = evening.view()["hand"]
    return (
        sum(len(column) for column in game["bead_plate"]) > HISTORY and bool(game["result"]) and len(game["punto"]) > 2
    )


def _italiana(verb: str, *wanted: str, hands: int = 2) -> Scene:
    setup = _italian("italiana", "italiana", "Poker all'italiana")
    return poker(setup, _verb(verb), *(wanted or ("apro",)), hands=hands)


def _for_a_parol_pot(view: dict[str, Any]) -> bool:
    return bool(view.get("parol")) and view["running"] and "lowest" in view["hand"]["facts"]


def _parol_pot(view: View) -> bool:
    """A pot that was left over lies on the table for the next hand."""
    return not view.get("running") and view["carry"].get("pot", 0) > 0


def _waiting(view: View) -> bool:
    """Others are to act on the flop before me, and somebody has bet."""
    hand = view["hand"]
    if not hand or hand.get("ended") or mine(view)["status"] != "live" or not _board(3)(view):
        return False
    asked: list[int] = hand["pending"]
    return bool(asked) and view["yours"]["place"] not in asked and bool(mine(view)["bet"] < hand["to_match"])


def _seat(*steps: tuple[str, dict[str, Any]], hands: int = 4, setup: TableSetup | None = None) -> Scene:
    """What I see at my seat after I have said something between two hands."""
    for seed in range(TRIES):
        sat = setup or _poker("holdem")
        evening = Evening(PokerTable.open(sat), sat.id, seed)
        evening.sit((ME, *OTHERS[:4]), 12_000)
        for _ in _turns(evening, hands, ()):
            if not evening.table.state.running and evening.table.state.number == hands - 1:
                evening.remember()
                if all(evening.do(verb, ME, **told) for verb, told in steps):
                    return evening.scene()
    raise LookupError("nobody got up")


def _telesina(seen: Seen, **options: str) -> Scene:
    return poker(_italian("telesina", "telesina", "Telesina", 5, **options), seen)


def _at(game: str, seen: Seen) -> Callable[[], Scene]:
    return partial(poker, _poker(game), seen)


PHASES: Final = (
    "invito", "buio", "controbuio", "over", "apro", "cambio", "punto", "vedo", "rilancio", "parol", "nascondo"
)  # fmt: skip
SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "watching": partial(poker, _poker("holdem", id="watching"), _board(4), viewer="", mine=False),
    "preflop": _at("holdem", lambda v: not v["hand"]["boards"][0] and live(v) >= 3),
    "holdem": _at("holdem", _board(3, 3)),
    "river": _at("holdem", _board(5, 2)),
    "showdown": partial(poker, _poker("holdem"), _shown, mine=False),
    "waiting": partial(poker, _poker("holdem"), _waiting, mine=False),
    "away": partial(_seat, ("sit-out", {})),
    "nine": partial(poker, _poker("holdem", 9, "nine", "Sanremo"), _board(5, 4)),
    "duel": partial(poker, _poker("holdem", 2, "duel", "Portofino"), _board(3, 1)),
    **{game: _at(game, _board(4)) for game in GAMES if game.startswith("omaha")},
    **{game: _at(game, _up(4)) for game in ("stud7", "stud7-hilo", "razz")},
    "stud5": _at("stud5", _up(3)),
    "draw5": _at("draw5", _verb("draw")),
    **{f"italiana-{verb}": partial(_italiana, verb) for verb in PHASES},
    "italiana-va-bene": partial(_italiana, "va-bene", "buio", hands=5),
    "italiana-parol-pot": partial(
        poker, _italian("italiana", "italiana", "Poker all'italiana"), _parol_pot, "parol", mine=False, hands=4
    ),
    "italiana-parol-hand": partial(
        poker, _italian("italiana", "italiana", "Poker all'italiana"), _for_a_parol_pot, "parol", hands=5
    ),
    "italiana-partecipo": partial(_italiana, "partecipo", "passo", hands=5),
    "telesina-nessuna": partial(_telesina, _up(3), vele="nessuna"),
    **{f"telesina-{vele}": partial(_telesina, _turned, vele=vele) for vele in VELE[1:]},
    "giro-pazzo": partial(_telesina, _verb("croce"), vele="libera", distribuzione="libera"),
    "choose-card": partial(_telesina, _verb("mostro"), vele="una", distribuzione="sempre"),
    "blackjack-stakes": _house("blackjack", "Blackjack", lambda _: True, *BLACKJACK),
    "blackjack": _house("blackjack", "Blackjack", _asked("hit"), *BLACKJACK),
    "blackjack-insurance": _house("blackjack", "Blackjack", _asked("insure"), *BLACKJACK),
    "blackjack-even-money": _house("blackjack", "Blackjack", _asked("even-money"), *BLACKJACK),
    "blackjack-surrender": _house("blackjack", "Blackjack", _asked("surrender"), *BLACKJACK),
    "blackjack-split": _house("blackjack", "Blackjack", _split, *BLACKJACK),
    "punto-stakes": _house("punto-banco", "Punto Banco", lambda _: True, *PUNTO),
    "punto": _house("punto-banco", "Punto Banco", _rounds, *PUNTO),
}
