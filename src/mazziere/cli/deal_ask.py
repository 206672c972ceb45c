"""One decision of the player: the options spelled out, a line read, and an answer with its rule when it is refused."""

import sys
import textwrap
from dataclasses import dataclass
from typing import Any, Final, TextIO

from mazziere.cards import CardError, parse_cards
from mazziere.cli.deal_bots import Choice
from mazziere.cli.deal_look import Look
from mazziere.games import ITALIAN
from mazziere.games.italiana.words import confirms
from mazziere.hand.events import Option
from mazziere.hand.hand import Hand
from mazziere.rules import Refusal, rule

KEYS: Final = {
    "fold": "f",
    "check": "c",
    "call": "c",
    "bet": "b",
    "raise": "r",
    "complete": "k",
    "bring-in": "i",
    "all-in": "a",
    "draw": "d",
    "stand pat": "p",
    "show": "s",
    "muck": "m",
    "agree": "g",
    "chop": "h",
    "no-chop": "n",
    "invito": "i",
    "sitout": "o",
    "buio": "b",
    "controbuio": "b",
    "over": "b",
    "dai-carte": "d",
    "va-bene": "v",
    "apro": "b",
    "busso": "c",
    "passo": "f",
    "vedo": "c",
    "punto": "b",
    "rilancio": "r",
    "parol": "l",
    "cambio": "d",
    "servito": "p",
    "mostro": "s",
    "nascondo": "m",
    "partecipo": "g",
    "nessuna": "n",
    "una": "u",
    "due": "d",
    "tre": "t",
    "croce": "c",
    "h": "h",
    "piramide": "p",
    "ascensore": "a",
    "mai": "m",
    "primo-giro": "g",
    "sempre": "s",
    "resto": "a",
}
"""The key of every verb; those that share one are never open together."""

WAGERS: Final = ("bet", "raise", "apro", "punto", "rilancio")

QUIT: Final = ("q", "quit", "exit", "esci", "leave")
YES: Final = ("y", "yes", "s", "sì", "si")
ASK_WHY: Final = ("why", "perché", "perche")


class Left(Exception):
    """The player has left the table."""


@dataclass
class Screen:
    """Where lines are written and keys are read; the end of the input means that the player has left."""

    out: TextIO

    def say(self, line: str = "") -> None:
        """Write a line."""
        print(line, file=self.out)

    def read(self, prompt: str) -> str:
        """Ask, and read a line in small letters."""
        print(prompt, end=" " if sys.stdin.isatty() else "\n", file=self.out, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip().lower()


@dataclass
class Question:
    """One decision of the player: asked again until the hand takes it."""

    hand: Hand
    seat: int
    look: Look
    screen: Screen

    @property
    def options(self) -> tuple[Option, ...]:
        """What the player may do; a whole stack, where it may be bet, has a key of its own."""
        options = self.hand.legal(self.seat)
        whole = self.hand.state.bets[self.seat] + self.hand.state.stacks[self.seat]
        most = next((option for option in options if option.verb in WAGERS), None)
        if most is not None and most.low < most.high == whole:
            verb = "resto" if self.hand.state.start.game in ITALIAN else "all-in"
            options += (Option(verb, whole, whole, most.rule),)
        return options

    def settle(self) -> None:
        """Ask until the hand has taken an answer."""
        while True:
            line = self.screen.read(f"{self._prompt()}\n>")
            first, rest = self._parted(line)
            if first in QUIT:
                raise Left
            if not line:
                continue
            if first == "?":
                self._explain()
            elif first in ASK_WHY:
                self._why(rest)
            elif self._take(first, rest):
                return

    def _parted(self, line: str) -> tuple[str, str]:
        """What was said first, which may be an option of several words (`va bene`), and the rest."""
        for option in self.options:
            said = self.look.words("choose", option.verb)
            if line == said or line.startswith(f"{said} "):
                return said, line[len(said) :].strip()
        first, _, rest = line.partition(" ")
        return first, rest

    def _prompt(self) -> str:
        words = self.look.words
        parts = [f"{KEYS[option.verb]} {self._option(option)}" for option in self.options]
        parts += [f"? {words('choose', 'explain')}", f"q {words('choose', 'leave')}"]
        return " · ".join(parts)

    def _option(self, option: Option) -> str:
        verb = self.look.words("choose", option.verb)
        if not option.high:
            return verb
        if option.verb == "mostro":
            return f"{verb} {self.look.ink.cards([option.high])}"
        return f"{verb} {option.low}" if option.low == option.high else f"{verb} {option.low}–{option.high}"

    def _verb(self, said: str) -> str | None:
        """The verb meant by a key or a word; the open one, where a key has two."""
        open_now = {KEYS[option.verb]: option.verb for option in self.options}
        by_key = open_now.get(said) or next((verb for verb, key in KEYS.items() if key == said), None)
        verb = by_key or self.look.words.verb(said)
        return verb if verb in KEYS else None

    def _take(self, key: str, rest: str) -> bool:
        """Do what was typed; False, and why, if it cannot be done."""
        words = self.look.words
        verb = self._verb(key)
        if verb is None:
            keys = " ".join(KEYS[option.verb] for option in self.options)
            self.screen.say(words("ask", "no-such-key", key=key, keys=f"{keys} ? q"))
            return False
        if confirms(verb, self.options) and not self._meant():
            return False
        try:
            choice = self._choice(verb, rest)
            self.hand.act(choice.verb, choice.amount, self.seat, choice.cards)
        except Refusal as refusal:
            self.screen.say(self._refused(refusal))
            return False
        except (ValueError, CardError) as problem:
            self.screen.say(str(problem))
            return False
        return True

    def _meant(self) -> bool:
        """Whoever leaves the hand for nothing is asked whether that was meant (IT-LAST-2)."""
        said = self.screen.read(f"{self.look.words('ask', 'pass-free')} >")
        if said in QUIT:
            raise Left
        return said in YES

    def _choice(self, verb: str, rest: str) -> Choice:
        """A verb with what it needs, asking for what was not typed."""
        words = self.look.words
        turns_one = verb == "mostro" and any(option.high for option in self.options)
        if verb in ("draw", "cambio") or turns_one:
            return Choice(verb, cards=self._cards(rest or self.screen.read(f"{words('ask', 'cards')} >")))
        option = next((option for option in self.options if option.verb == verb), Option(verb))
        if not rest and option.low < option.high:
            ask = "boards" if verb == "agree" else "amount"
            verb_said = words("choose", verb)
            rest = self.screen.read(f"{words('ask', ask, verb=verb_said, low=option.low, high=option.high)} >")
        return Choice(verb, self._number(rest) if rest else option.high)

    def _number(self, text: str) -> int:
        if not text.isdecimal():
            raise ValueError(self.look.words("ask", "no-number", text=text))
        return int(text)

    def _cards(self, text: str) -> tuple[int, ...]:
        """Cards by their places in the hand or by name."""
        own = self.look.own(self.hand, self.seat)
        if all(part.isdecimal() and 1 <= int(part) <= len(own) for part in text.split()):
            return tuple(own[int(part) - 1] for part in text.split())
        return tuple(parse_cards(text))

    # -- answers -----------------------------------------------------------------------

    def _refused(self, refusal: Refusal) -> str:
        """Why not, in the words the player chooses by; the hand speaks of its verbs."""
        cited = f" ({refusal.rule})" if refusal.rule else ""
        if refusal.code == "not-your-choice":
            verb, _, amount = str(refusal.facts["verb"]).partition(" ")
            said = self.look.words("choose", verb) if verb in KEYS else verb
            options = ", ".join(map(self._option, self.options))
            refusal = Refusal(refusal.rule, refusal.code, verb=f"{said} {amount}".strip(), options=options)
        return f"✗ {refusal.message(self.look.words.lang)}{cited}"

    def _explain(self) -> None:
        """Every option with the rules behind it, each rule read once."""
        words = self.look.words
        self.screen.say(words("ask", "hint"))
        read_already: set[str] = set()
        for option in self.options:
            self.screen.say(f"\n{KEYS[option.verb]} {self._option(option)}")
            ids = option.rule.split()
            if not ids:
                self.screen.say(f"  {words('ask', 'no-rule')}")
            for id in ids:
                self.screen.say(self._rule(id, whole=id not in read_already))
                read_already.add(id)
        self.screen.say("")

    def _rule(self, id: str, whole: bool) -> str:
        one = rule(id)
        lang: Any = self.look.words.lang
        heading = f"  {id}  {one.heading(lang)}"
        return f"{heading}\n{_wrapped(one.text(lang))}" if whole else heading

    def _why(self, action: str) -> None:
        """Is an action open, and by which rule; tried on a copy, so nothing happens."""
        said, rest = self._parted(action)
        verb = self._verb(said)
        if verb is None:
            verb = said or "?"
        trial = self.hand.copy()
        try:
            amount = self._number(rest) if rest else 0
            option = next((option for option in self.options if option.verb == verb), Option(verb))
            trial.act(verb, amount or option.high, self.seat)
        except Refusal as refusal:
            self.screen.say(self._refused(refusal))
            ids = refusal.rule.split()
        except ValueError as problem:
            self.screen.say(str(problem))
            return
        else:
            self.screen.say(self.look.words("ask", "open", action=action))
            ids = option.rule.split()
        for id in ids:
            self.screen.say(self._rule(id, whole=True))


def _wrapped(text: str) -> str:
    return textwrap.fill(text, width=96, initial_indent="    ", subsequent_indent="    ")
