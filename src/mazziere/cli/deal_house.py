"""The games against the house in the terminal: an evening at one table, told as it goes and kept as one log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from mazziere.cards import CARDS, SealedDeck, decks
from mazziere.cli.deal_ask import ASK_WHY, QUIT, Left, Screen
from mazziere.cli.deal_words import Words
from mazziere.hand.events import Option
from mazziere.hand.setup import SetupError
from mazziere.house import blackjack, punto_banco
from mazziere.house.bots import BasicStrategy, FlatBettor
from mazziere.house.shared import LOTS, RulesError, read_rules
from mazziere.house.telling import tell
from mazziere.rules import Refusal, rule


class Evening(ABC):
    """One table, hand after hand. With no hero, bots play a single hand for whoever watches."""

    game: str
    table: Any

    def __init__(self, names: Sequence[str], hero: int | None, words: Words, screen: Screen) -> None:
        self.names, self.hero, self.words, self.screen = names, hero, words, screen
        self._told = 0

    def play(self) -> None:
        """Until the player leaves or has nothing more to stake."""
        try:
            while True:
                self.tell()
                self.bet()
                self.deal()
                self.tell()
                if not self._another():
                    return
                self.table.next_hand()
        except Left:
            self.screen.say("\n" + self.words("result", "left"))

    def _another(self) -> bool:
        if self.hero is None:
            return False
        chips = self.table.chips[self.hero]
        self.screen.say(self.words("house", "chips", amount=chips))
        if not chips:
            self.screen.say(self.words("result", "you-out"))
            return False
        try:
            if self.screen.read(f"\n{self.words('result', 'again')} >") not in QUIT:
                return True
        except Left:
            self.screen.say()
        self.screen.say(self.words("result", "bye", amount=chips))
        return False

    def tell(self) -> None:
        """What has happened since it was last told."""
        lines = tell(self.table.events, "it" if self.words.lang == "it" else "en")
        for line in lines[self._told :]:
            self.screen.say(line)
        self._told = len(lines)

    def bet(self) -> None:
        """Bots stake, and the player until the cards are asked for."""
        for seat in range(len(self.names)):
            if seat != self.hero:
                self.bot_bets(seat)
        while self.hero is not None:
            self.tell()
            line = self.screen.read(f"{self.words('house', f'bet-{self.game}', chips=self.table.chips[self.hero])}\n>")
            if not line and self.ready():
                return
            self.take(line, self.stake)

    def take(self, line: str, do: Callable[[list[str]], None]) -> bool:
        """Do what was typed; False, and why, if it cannot be done."""
        said = line.split() or ["?"]
        if said[0] in QUIT:
            raise Left
        if said[0] in ("?", *ASK_WHY):
            self.explain()
            return False
        try:
            do(said)
        except Refusal as refusal:
            cited = f" ({refusal.rule})" if refusal.rule else ""
            self.screen.say(f"✗ {refusal.message(self.words.lang)}{cited}")
            return False
        except (ValueError, IndexError):
            self.screen.say(self.words("house", "not-understood", said=line))
            return False
        return True

    def explain(self) -> None:
        """What may be done now, with the rules behind it."""
        lang: Any = self.words.lang
        for option in self.open_now():
            self.screen.say(f"{option}")
            for id in option.rule.split():
                self.screen.say(f"  {id}  {rule(id).heading(lang)}")

    @abstractmethod
    def bot_bets(self, seat: int) -> None:
        """Let a bot stake."""

    @abstractmethod
    def stake(self, said: list[str]) -> None:
        """Do what a player says while stakes are taken."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether enough is staked; what is missing is said."""

    @abstractmethod
    def open_now(self) -> tuple[Option, ...]:
        """What the player may do."""

    @abstractmethod
    def deal(self) -> None:
        """The cards, and whatever has to be decided before the stakes are settled."""


KEYS: Final = {
    "h": "hit",
    "s": "stand",
    "d": "double",
    "p": "split",
    "r": "surrender",
    "i": "insure",
    "e": "even-money",
    "n": "no",
}
SAID: Final = {"carta": "hit", "raddoppio": "double", "assicurazione": "insure", "pari": "even-money"}


class BlackjackEvening(Evening):
    """Seat and box have the same number; whoever sits alone is offered company."""

    game = "blackjack"
    table: blackjack.Table

    def bot_bets(self, seat: int) -> None:
        """A bot stakes on its own box."""
        chosen = BasicStrategy(self._flat()).play(self.table.state, seat)
        if chosen is not None:
            self.table.stake(seat, chosen[1], chosen[2])

    def _flat(self) -> int:
        return 20 * self.table.state.rules.step

    def stake(self, said: list[str]) -> None:
        """`50`, `50 3`, `niwin 20 10`, `back`, `second-box`, `bot-box`."""
        assert self.hero is not None
        s = self.table.state
        if said[0] in ("second-box", "bot-box"):
            self.table.accept(said[0])
        elif said[0] == "back":
            for box in [box for box, stakes in s.stakes.items() if self.hero in stakes]:
                self.table.take_back(self.hero, box)
            for total in list(s.niwin.get(self.hero, ())):
                self.table.take_back(self.hero, total)
        elif said[0] == "niwin":
            self.table.niwin(self.hero, int(said[2]), said[1].upper())
        else:
            self.table.stake(self.hero, int(said[0]), int(said[1]) - 1 if len(said) > 1 else None)

    def ready(self) -> bool:
        """Two boxes at least: a guest alone is told what there is to do about it."""
        offers = self.table.offers
        if offers:
            offered = " · ".join(str(option) for option in offers)
            self.screen.say(self.words("house", "alone", offers=offered))
        if not self.table.state.stakes:
            self.screen.say(self.words("house", "nobody"))
        return len(self.table.state.stakes) >= self.table.state.rules.least_boxes

    def open_now(self) -> tuple[Option, ...]:
        """Stakes, or the options of the box that is asked."""
        assert self.hero is not None
        return self.table.offered(self.hero)

    def deal(self) -> None:
        """Bots by the chart, the player by the keyboard; those who are asked at once answer in their order."""
        table = self.table
        if self.hero is None and table.offers:
            table.accept("bot-box")
        table.close()
        self.tell()
        while table.pending:
            box, player = next(iter(table.pending))
            if player == self.hero:
                line = self.screen.read(f"\n{self._hand(box)}\n{self._prompt(box)}\n>")
                self.take(line, lambda said, box=box: self._answer(said, box))  # type: ignore[misc]  # bound at once
            else:
                chosen = BasicStrategy().play(table.state, player)
                assert chosen is not None, "somebody is asked"
                table.act(player, *chosen)
            self.tell()

    def _answer(self, said: list[str], box: int) -> None:
        assert self.hero is not None
        spoken = " ".join(said)
        verb = "stand" if spoken == "no carta" else KEYS.get(said[0], SAID.get(said[0], said[0]))
        self.table.act(self.hero, verb, box=box)

    def _hand(self, box: int) -> str:
        view = self.table.view(self.hero)
        playing = self.table.state.playing if view.window in ("play", "follow") else 0
        hand = view.hands[box][playing]
        return self.words(
            "house", "hand", box=box + 1, cards=_faces(hand.cards), point=hand.point, bank=_faces(view.bank)
        )

    def _prompt(self, box: int) -> str:
        keys = {verb: key for key, verb in KEYS.items()}
        assert self.hero is not None
        options = self.table.pending[box, self.hero]
        said = [f"{keys[option.verb]} {self.words('house', option.verb)} {option.low or ''}" for option in options]
        return " · ".join([each.strip() for each in said])


class PuntoBancoEvening(Evening):
    """The player stakes, the cards do the rest."""

    game = "punto-banco"
    table: punto_banco.Table

    def bot_bets(self, seat: int) -> None:
        """Bots stake on Punto and Banco in turn."""
        chosen = FlatBettor(("punto", "banco")[seat % 2], 20).play(self.table.state, seat)
        if chosen is not None:
            self.table.act(seat, *chosen)

    def bet(self) -> None:
        """The cut first, where players are offered it; bots leave it to others."""
        while self.table.state.stage == "cut":
            seat = self.table.state.cut_offered
            if seat == self.hero:
                self.tell()
                line = self.screen.read(f"{self.words('house', 'cut', most=self.table.state.size - 1)}\n>")
                self.take(line or "no", self._cut)
            else:
                self.table.decline_cut(seat)
        if self.table.state.bets:
            super().bet()

    def _cut(self, said: list[str]) -> None:
        assert self.hero is not None
        if said[0] in ("no", "n"):
            self.table.decline_cut(self.hero)
        else:
            self.table.cut(self.hero, int(said[0]))

    def stake(self, said: list[str]) -> None:
        """`banco 50`, `punto 20`, `egalite 5`, `7 10` (the Winning Number), `back`."""
        assert self.hero is not None
        if said[0] == "back":
            for bet in list(self.table.state.stakes[self.hero]):
                self.table.withdraw(self.hero, bet)
            return
        bet = f"winning-number-{said[0]}" if said[0].isdecimal() else said[0]
        self.table.stake(self.hero, bet, int(said[1]))

    def ready(self) -> bool:
        """One stake is enough."""
        if not self.table.state.staked:
            self.screen.say(self.words("house", "nobody"))
        return self.table.state.staked > 0

    def open_now(self) -> tuple[Option, ...]:
        """Stakes and withdrawals."""
        assert self.hero is not None
        return self.table.legal(self.hero)

    def deal(self) -> None:
        """Nobody decides anything any more."""
        self.table.finish()


def _faces(cards: Sequence[int]) -> str:
    return " ".join([str(CARDS[card]) for card in cards])


EVENINGS: Final[dict[str, Any]] = {"blackjack": BlackjackEvening, "punto-banco": PuntoBancoEvening}
RULES: Final[dict[str, Any]] = {"blackjack": blackjack.Rules, "punto-banco": punto_banco.Rules}
TABLES: Final[dict[str, Any]] = {"blackjack": blackjack.Table, "punto-banco": punto_banco.Table}


def sit_down(
    game: str, path: str, stacks: Sequence[int], names: Sequence[str], hero: int | None, seed: int | None
) -> tuple[Callable[[Words, Screen], Evening], SealedDeck]:
    """An evening ready to be played, by a house's rules if it has some, and the deck it is dealt from."""
    try:
        rules = read_rules(path, RULES[game]) if path else RULES[game]()
        places = rules.boxes if game == "blackjack" else rules.chairs
        if len(names) > places:
            raise SetupError(f"--players: {len(names)} is not allowed; {game} has {places} places")
        if seed is None:
            deck = SealedDeck.make(decks(rules.decks), lots=LOTS)
        else:
            from mazziere.cards.testing import fixed_deck

            deck = fixed_deck(seed, decks(rules.decks), LOTS)
        table = TABLES[game].open(dict(zip(names, stacks, strict=True)), rules=rules, deck=deck)
    except RulesError as problem:
        raise SetupError(str(problem)) from None

    def begin(words: Words, screen: Screen) -> Evening:
        evening: Evening = EVENINGS[game](names, hero, words, screen)
        evening.table = table
        return evening

    return begin, deck


def summary(evening: Evening, deck: SealedDeck, starting: Sequence[int]) -> dict[str, Any]:
    """The evening as plain data: what it came to, the whole log, and the proofs of every card that was turned."""
    from mazziere.history.house import proofs_for
    from mazziere.history.log import VERSION

    events = evening.table.events
    finishing = evening.table.chips[: len(starting)]
    return {
        "mazziere": VERSION,
        "game": evening.game,
        "names": list(evening.names),
        "starting": list(starting),
        "finishing": finishing,
        "net": [now - then for now, then in zip(finishing, starting, strict=True)],
        "events": msgspec.to_builtins(list(events)),
        "proofs": msgspec.to_builtins(proofs_for(deck, evening.game, events)),
    }
