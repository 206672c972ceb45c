"""`mazziere replay`: recorded hands played again through the engine, hand by hand to the last chip."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mazziere.cli.rules import Lang
from mazziere.history import house, house_again, log
from mazziere.history.again import replayed
from mazziere.history.phh import HistoryError, pieces, read, text_of
from mazziere.history.remarks import compare
from mazziere.history.replay import UNREPLAYABLE, Replayed, replay, replay_as_recorded

app = typer.Typer(add_completion=False)
ENDINGS = (".phh", ".phhs")
LOGS = (".json", ".jsonl")
"""Histories of our own: one hand a line."""
_encode = msgspec.json.Encoder().encode


class Line(msgspec.Struct, omit_defaults=True):
    """One replayed hand, as a line of JSON."""

    file: str
    hand: int
    variant: str
    ok: bool
    kind: str
    starting: list[str | None] | None
    finishing: list[str | None] | None
    net: list[str | None] | None
    winners: list[int]
    error: str | None
    remarks: list[str] = []


class Piece(msgspec.Struct):
    """Some hands of a file, the number of the first, and what came of them: lines, or why they could not be read."""

    file: str
    first: int
    text: str
    lines: list[Line] = []
    problem: str = ""


HANDS_A_PIECE = 250
# The kinds of ending are the words of the JSON, in every language.
WORDS = {
    "en": {"game": "game", "hands": "hands", "replayed": "{done} of {total} hands replayed"},
    "it": {"game": "gioco", "hands": "mani", "replayed": "{done} mani su {total} rigiocate"},
}


@app.command()
def main(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="PATH...", help="PHH files (.phh, .phhs), folders of them, our own logs (.json)."),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON a hand.")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes share the hands.")] = 1,
    as_recorded: Annotated[
        bool, typer.Option("--as-recorded", help="Take the recorder's word for the size of every wager.")
    ] = False,
    lang: Annotated[Lang, typer.Option("--lang", help="The language of what went wrong.")] = Lang.en,
) -> None:
    """Play recorded hands again, and say how each ends, or which rule it breaks.

    Exits with 0 when every hand was replayed, 1 when some was not, 2 when a file could not be read.
    """
    kinds: Counter[tuple[str, str]] = Counter()
    failures: list[Line] = []
    unread = 0
    try:
        todo = [piece for file in _files(paths) for piece in _pieces(file)]
    except HistoryError as error:
        _say(str(error))
        raise typer.Exit(2) from None
    with _progress(len(todo)) as advance:
        for piece in _played(todo, as_recorded, lang, workers):
            if piece.problem:
                unread += 1
                _say(f"{piece.file}: {piece.problem}")
            for line in piece.lines:
                kinds[line.variant, line.kind] += 1
                if not line.ok:
                    failures.append(line)
                if as_json:
                    print(_encode(line).decode())
            advance()
    if not as_json:
        _table(kinds, failures, WORDS[lang])
    raise typer.Exit(2 if unread else 1 if failures else 0)


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
            if not found:
                raise HistoryError(f"{path}: no {' or '.join(ENDINGS)} file in this folder")
            yield from found
        elif path.is_file():
            yield path
        else:
            raise HistoryError(f"{path}: there is no such file or folder")


def _pieces(file: Path) -> list[Piece]:
    try:
        text = text_of(file)
        if file.suffix in LOGS:
            return [Piece(str(file), number, one) for number, one in enumerate(log.documents(text), 1)]
        texts = pieces(text, HANDS_A_PIECE)
    except (HistoryError, OSError) as error:
        return [Piece(str(file), 1, "", problem=str(error))]
    return [Piece(str(file), 1 + place * HANDS_A_PIECE, text) for place, text in enumerate(texts)]


def _played(todo: list[Piece], as_recorded: bool, lang: Lang, workers: int) -> Iterator[Piece]:
    play = partial(play_piece, as_recorded=as_recorded, lang=lang.value)
    if workers == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, todo)


def play_piece(piece: Piece, as_recorded: bool, lang: str) -> Piece:
    """Replay the hands of a piece."""
    if piece.problem:
        return piece
    if Path(piece.file).suffix in LOGS:
        return _play_log(piece, lang)
    try:
        histories = read(piece.text)
    except HistoryError as error:
        return Piece(piece.file, piece.first, "", problem=f"{error} (counted from hand {piece.first})")
    if not histories:
        return Piece(piece.file, piece.first, "", problem="holds no hand")
    play = replay_as_recorded if as_recorded else replay
    lines = []
    for number, history in enumerate(histories, start=piece.first):
        result = play(history)
        remarks = [*result.remarks, *compare(history, result)]
        lines.append(_line(piece.file, number, str(history.get("variant", "")), result, remarks, lang))
    return Piece(piece.file, piece.first, "", lines)


def _play_log(piece: Piece, lang: str) -> Piece:
    """Play a log of ours again: every decision of it must lead to the events it led to."""
    if house.game_of(piece.text):
        return _play_house(piece)
    try:
        told = log.read(piece.text)
    except HistoryError as error:
        return Piece(piece.file, piece.first, "", problem=f"{error} (hand {piece.first})")
    result = replayed(told.events)
    return Piece(
        piece.file, piece.first, "", [_line(piece.file, piece.first, told.start.game, result, result.remarks, lang)]
    )


def _play_house(piece: Piece) -> Piece:
    """Play the table of a game against the house again, and tell its hands one by one."""
    try:
        told = house.read(piece.text)
        played = house_again.hands(told.game, told.events)
    except HistoryError as error:
        return Piece(piece.file, piece.first, "", problem=f"{error} (table {piece.first})")
    problem = ""
    try:
        house_again.again(told.game, told.events)
    except HistoryError as error:
        problem = str(error)
    lines = [_house_line(piece.file, told.game, hand, problem) for hand in played]
    return Piece(piece.file, piece.first, "", lines)


def _house_line(file: str, game: str, hand: house_again.Played, problem: str) -> Line:
    winners = [player for player, net in enumerate(hand.net) if net > 0]
    starting, finishing, net = ([str(chips) for chips in each] for each in (hand.starting, hand.finishing, hand.net))
    if problem:
        return Line(file, hand.number, game, False, UNREPLAYABLE, [*starting], None, None, [], problem)
    return Line(file, hand.number, game, True, hand.kind, [*starting], [*finishing], [*net], winners, None)


def _line(file: str, number: int, variant: str, result: Replayed, remarks: list[str], lang: str) -> Line:
    return Line(
        file,
        number,
        variant,
        result.ok,
        result.kind,
        result.written(result.starting) or None,
        result.written(result.finishing),
        result.written(result.net),
        result.winners if result.ok else [],
        result.message(lang) or None,
        remarks,
    )


# --------------------------------------------------------------------------- for people


def _say(what: str) -> None:
    print(f"mazziere: {what}", file=sys.stderr)


@contextmanager
def _progress(total: int) -> Iterator[Any]:
    """A bar on the error stream, when somebody is watching it."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("replay", total=total)
        yield lambda: bar.advance(task)


def _table(kinds: Counter[tuple[str, str]], failures: list[Line], words: dict[str, str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    columns = sorted({kind for _, kind in kinds})
    table = Table(words["game"], *columns, words["hands"])
    for variant in sorted({variant for variant, _ in kinds}):
        counts = [kinds[variant, kind] for kind in columns]
        table.add_row(variant, *[str(count or "") for count in counts], str(sum(counts)))
    console.print(table)
    for line in failures:
        told = f"{line.file} {line.hand}: {line.kind}: {line.error}"
        console.print(told, markup=False, highlight=False, soft_wrap=True)
    total = sum(kinds.values())
    console.print(words["replayed"].format(done=total - len(failures), total=total), highlight=False)
