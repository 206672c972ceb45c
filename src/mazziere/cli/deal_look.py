"""How `mazziere deal` looks: cards in ink, the table before a decision, what happened as it happens, who won."""

from collections.abc import Iterable, Sequence
from typing import Final

from mazziere.cards import CARDS
from mazziere.cli.deal_words import Words
from mazziere.games import ITALIAN
from mazziere.hand.events import (
    Awarded,
    BetsReturned,
    Called,
    Checked,
    Chose,
    Drew,
    Event,
    Folded,
    Moved,
    Mucked,
    Opened,
    Posted,
    Raked,
    Reshuffled,
    Returned,
    RoundOpened,
    Settled,
    Shown,
    Stakes,
    Wagered,
)
from mazziere.hand.hand import Hand
from mazziere.hand.state import UNSEEN
from mazziere.hand.view import SeatView, View, mask

STREETS: Final = {3: "flop", 4: "turn", 5: "river"}
"""The streets that a board names, by how many cards lie there."""

ITALIAN_WORDS: Final = {"fold": "passo", "check": "busso", "call": "vedo"}
"""What the events that every game has are called in the Italian ones."""

_BACK: Final = "▒▒"
_PLAIN: Final = ("", "", "", "")
_TWO: Final = ("", "31", "31", "")
_FOUR: Final = ("32", "34", "31", "")
_DIM: Final = "2"


class Ink:
    """Cards and rule ids on a terminal, by suit: without colour, red and black, or four colours."""

    def __init__(self, colour: bool, four: bool = False) -> None:
        self._suits = (_FOUR if four else _TWO) if colour else _PLAIN
        self._colour = colour

    def cards(self, faces: Iterable[int]) -> str:
        """Cards as people read them; one face down is a box.

        >>> Ink(False).cards([50, 3, 52])
        'A♥ 2♠ ▒▒'
        """
        return " ".join(_BACK if face == UNSEEN else self._inked(str(CARDS[face]), face & 3) for face in faces)

    def dim(self, text: str) -> str:
        """What may be overlooked."""
        return f"\033[{_DIM}m{text}\033[0m" if self._colour else text

    def _inked(self, text: str, suit: int) -> str:
        code = self._suits[suit]
        return f"\033[{code}m{text}\033[0m" if code else text


class Look:
    """A hand told to one viewer; with no viewer (None) every seat's own cards are shown."""

    def __init__(self, words: Words, ink: Ink, viewer: int | None) -> None:
        self.words = words
        self.ink = ink
        self.viewer = viewer
        self._told_board = 0
        self._opened_blind = False

    # -- the table ---------------------------------------------------------------------

    def heading(self, hand: Hand, number: int) -> str:
        """The game, the stakes and the rulebook."""
        game = hand.variant.nome if self.words.lang == "it" else hand.variant.name
        start = hand.state.start
        if hand.variant.key in ITALIAN:
            stakes = self.words("post", "invito", amount=start.stakes.ante)
        else:
            stakes = self._stakes(start.stakes, fixed=hand.fixed, blinds=hand.variant.blinds)
        return self.words(
            "table", "hand", number=number, game=game, limit=start.limit, stakes=stakes, rulebook=start.rulebook
        )

    def _stakes(self, stakes: Stakes, fixed: bool, blinds: bool) -> str:
        words, parts = self.words, []
        if blinds and stakes.blinds:
            parts.append(words("table", "blinds", amounts="/".join(map(str, stakes.blinds))))
        if fixed or not blinds:
            parts.append(words("table", "bets", amounts=f"{stakes.small_bet}/{stakes.big_bet}"))
        if any(stakes.spread):
            parts.append(words("table", "bets", amounts="–".join(map(str, stakes.spread))))
        if stakes.ante:
            parts.append(words("table", "ante", amount=stakes.ante))
        if stakes.bring_in:
            parts.append(words("table", "bring-in", amount=stakes.bring_in))
        return ", ".join(parts)

    def table(self, hand: Hand) -> str:
        """Everything on the table, a seat a line."""
        view = hand.view(self.viewer)
        words = self.words
        lines = [] if view.ended else [f"  {words('table', 'pot', amount=view.pot)}{self._side_pots(view)}"]
        for run, board in enumerate(view.boards):
            if board:
                several = len(view.boards) > 1
                lying = "vele" if hand.variant.key in ITALIAN else "board"
                label = words("table", "run", number=run + 1) if several else words("table", lying)
                lines.append(f"  {label}: {self.ink.cards(board)}")
        shared = view.zones.get("shared")
        if shared:
            lines.append(f"  {words('table', 'shared', card=self.ink.cards(shared))}")
        wide = max(len(seat.name) for seat in view.seats)
        deep = max(len(str(seat.stack)) for seat in view.seats)
        for number, seat in enumerate(view.seats):
            turn = "►" if number in view.pending else " "
            button = "Ⓓ" if number == view.button else " "
            cards = self.own(hand, number) if seat.status == "live" else ()
            doing = self._doing(seat, cards)
            lines.append(f"{turn}{button} {seat.name:<{wide}}  {seat.stack:>{deep}}  {doing}".rstrip())
        return "\n".join(lines)

    def own(self, hand: Hand, seat: int) -> tuple[int, ...]:
        """A seat's cards as the viewer may see them."""
        shown = hand.view(seat if self.viewer is None else self.viewer).seats[seat]
        return shown.hole + shown.up

    def _side_pots(self, view: View) -> str:
        return f" ({' + '.join(str(pot.amount) for pot in view.pots)})" if len(view.pots) > 1 else ""

    def _doing(self, seat: SeatView, cards: Sequence[int]) -> str:
        words = self.words
        parts = [self.ink.cards(cards)] if cards else []
        if seat.status != "live":
            parts = [words("table", seat.status)]
        if seat.bet:
            parts.append(words("table", "bet", amount=seat.bet))
        if seat.all_in:
            parts.append(words("table", "all-in"))
        return "  ".join(parts)

    # -- what happens ------------------------------------------------------------------

    def tell(self, hand: Hand, events: Sequence[Event]) -> list[str]:
        """What the viewer hears of these events, a line each; many are not worth a word."""
        names = hand.state.start.names
        told = events if self.viewer is None else [mask(event, self.viewer) for event in events]
        lines: list[str] = []
        dealt = 0
        for event in told:
            if isinstance(event, RoundOpened):
                self._opened_blind = event.level > 0
            line = self._line(hand, names, event)
            if not line:
                continue
            # Up-cards come before the round they belong to is opened, but people read its name first.
            lines.insert(len(lines) - dealt if isinstance(event, RoundOpened) else len(lines), line)
            dealt = dealt + 1 if isinstance(event, Moved) and len(set(event.to)) > 1 else 0
        return lines

    def _line(self, hand: Hand, names: Sequence[str], event: Event) -> str:
        words = self.words
        say = ITALIAN_WORDS if hand.variant.key in ITALIAN else {}
        match event:
            case Posted():
                return f"{names[event.seat]}: {self._all_in(event.stack, 'post', event.kind, event.amount)}"
            case Called():
                return f"{names[event.seat]}: {self._all_in(event.stack, 'say', say.get('call', 'call'), event.amount)}"
            case Wagered():
                return f"{names[event.seat]}: {self._all_in(event.stack, 'say', event.verb, event.bet)}"
            case Folded():
                return f"{names[event.seat]}: {words('say', say.get('fold', 'fold'))}"
            case Checked() if say and self._opened_blind:
                # Who stays without raising the blind says so in a word of its own (IT-UI-11).
                return f"{names[event.seat]}: {words('say', 'va-bene')}"
            case Checked():
                return f"{names[event.seat]}: {words('say', say.get('check', 'check'))}"
            case Mucked():
                return f"{names[event.seat]}: {words('say', 'muck')}"
            case Shown():
                return f"{names[event.seat]}: {words('say', 'show', cards=self.ink.cards(hand.own_cards(event.seat)))}"
            case Drew():
                return f"{names[event.seat]}: {self._drew(event.count)}"
            case Chose() if not say:
                return f"{names[event.seat]}: {words('say', event.what)}" if words.has("say", event.what) else ""
            case Returned():
                to = "you-returned" if event.seat == self.viewer else "returned"
                return words("table", to, amount=event.amount, name=names[event.seat])
            case BetsReturned():
                return words("table", "too-few" if say else "chopped")
            case Settled(what="runs") if event.result > 1:
                return words("table", "runs", count=event.result)
            case Raked():
                return words("table", "raked", amount=event.amount)
            case Reshuffled():
                return words("table", "reshuffled")
            case Moved():
                return self._moved(names, event)
            case Opened(street="draw" | "buio" | "cambio" | "esibizione" | "adeguamento parol") | RoundOpened() if (
                event.street not in STREETS.values()
            ):
                return self._heading(event.street)
        if hand.variant.key not in ITALIAN:
            return ""
        from mazziere.cli import deal_italiana

        return deal_italiana.line(words, self.ink, tuple(names), event)

    def _all_in(self, stack: int, group: str, name: str, amount: int) -> str:
        said = self.words(group, name, amount=amount)
        return said if stack else self.words("say", "all-in", said=said)

    def _drew(self, count: int) -> str:
        if count < 2:
            return self.words("say", "one-card" if count else "stand")
        return self.words("say", "draw", count=count)

    def _heading(self, street: str, board: str = "") -> str:
        return f"\n── {self.words('street', street)} ── {board}".rstrip()

    def _moved(self, names: Sequence[str], event: Moved) -> str:
        """Cards that come off the stub: the board, up-cards, the viewer's own."""
        chosen = event.source.startswith("hole/") and event.to[0].startswith("up/")
        if not event.faces or not (event.source == "stub" or chosen):
            return ""
        dealt: dict[str, list[int]] = {}
        for zone, face, seen in zip(event.to, event.faces, event.seen_by, strict=True):
            if seen:
                dealt.setdefault(zone, []).append(face)
        lines = []
        for zone, faces in dealt.items():
            kind, _, place = zone.partition("/")
            if zone == "board":
                self._told_board += len(faces)
                lines.append(self._heading(STREETS[self._told_board], self.ink.cards(faces)))
            elif kind == "board":
                lines.append(f"{self.words('table', 'run', number=int(place) + 1)}: {self.ink.cards(faces)}")
            elif kind == "shared":
                lines.append(self.words("table", "shared", card=self.ink.cards(faces)))
            elif kind == "up":
                lines.append(f"{names[int(place)]}: {self.ink.cards(faces)}")
            elif kind == "hole" and int(place) == self.viewer:
                lines.append(self.words("table", "cards", cards=self.ink.cards(faces)))
            elif kind == "hole" and self.viewer is None:
                lines.append(f"{names[int(place)]}: {self.ink.cards(faces)}")
        return "\n".join(lines)

    # -- who won -----------------------------------------------------------------------

    def result(self, hand: Hand) -> list[str]:
        """Who took which part of the pot, and with what."""
        lines = []
        for event in hand.events:
            if isinstance(event, Awarded):
                for seat, amount in zip(event.seats, event.amounts, strict=True):
                    lines.append(self._award(hand, event, seat, amount))
        return lines

    def _award(self, hand: Hand, event: Awarded, seat: int, amount: int) -> str:
        words = self.words
        name = hand.state.start.names[seat]
        mine = seat == self.viewer
        line = words("result", "you-win", amount=amount) if mine else words("result", "wins", name=name, amount=amount)
        told = winning(hand, event, seat, words.lang)
        if told:
            line = words("result", "with", wins=line, hand=told)
        parts = []
        if len(hand.state.pots) > 1:
            parts.append(words("result", "side-pot" if event.pot else "main-pot", number=event.pot))
        if hand.state.facts.get("runs", 1) > 1:
            parts.append(words("table", "run", number=event.board + 1))
        if event.side:
            parts.append(words("result", event.side))
        where = f" ({', '.join(parts)})" if parts else ""
        return f"{line}{where}  {self.ink.dim(event.rule.partition(' ')[0])}".rstrip()


def winning(hand: Hand, event: Awarded, seat: int, lang: str) -> str:
    """What a seat won with, in words; nothing when it had no need to show."""
    side = event.side or "high"
    if not hand.state.shown[seat] or not hand.value(seat, side, event.board):
        return ""
    if hand.variant.key in ITALIAN:
        from mazziere.cli import deal_italiana

        return deal_italiana.winning(hand, seat).name(lang)
    order = hand.variant.order(side)
    own, board = hand.own_cards(seat), hand.state.board(event.board)
    told = order.explain_omaha(own, board) if hand.variant.exactly_two else order.explain((*own, *board))
    return told.name(lang)
