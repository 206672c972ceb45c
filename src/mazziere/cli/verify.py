"""`mazziere verify`: are the cards of a history the ones that were sealed before the deal?"""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mazziere.cards.seal import SealError
from mazziere.cli.rules import Lang
from mazziere.history import evidence, phh
from mazziere.history.phh import HistoryError

app = typer.Typer(add_completion=False)
WORDS = {
    "en": {
        "proved": "every card that was seen ({cards}) was sealed before the deal",
        "audited": "the secret makes this deck, and every card ({cards}) lies where it was sealed",
    },
    "it": {
        "proved": "ogni carta vista ({cards}) era sigillata prima della distribuzione",
        "audited": "il segreto produce questo mazzo, e ogni carta ({cards}) è dove era sigillata",
    },
}


class Checked(msgspec.Struct):
    """What came of one hand."""

    file: str
    hand: int
    ok: bool
    cards: int
    audited: bool
    error: str | None = None
    code: str = ""


@app.command()
def main(
    histories: Annotated[list[Path], typer.Argument(metavar="HISTORY...", help="PHH files, or logs of ours in JSON.")],
    secret: Annotated[str, typer.Option("--secret", help="The deck's secret, in hexadecimal: audit it all.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON a hand.")] = False,
    lang: Annotated[Lang, typer.Option("--lang", help="The language of the verdict.")] = Lang.en,
) -> None:
    """Check offline that every card seen in a hand was fixed before it was dealt.

    Exits with 0 when every seal holds, 1 when one does not (or a hand carries none), 2 when a file cannot be read.
    """
    try:
        key = bytes.fromhex(secret) if secret else None
    except ValueError:
        _say(f"--secret: {secret!r} is not hexadecimal")
        raise typer.Exit(2) from None
    broken = False
    for file in histories:
        try:
            hands = evidence.read(phh.text_of(file))
        except (HistoryError, OSError) as error:
            _say(f"{file}: {(isinstance(error, OSError) and error.strerror) or error}")
            raise typer.Exit(2) from None
        for number, hand in enumerate(hands, start=1):
            checked = _check(str(file), number, hand, key, lang)
            broken = broken or not checked.ok
            print(msgspec.json.encode(checked).decode() if as_json else _told(checked, lang))
    raise typer.Exit(1 if broken else 0)


def _check(file: str, number: int, hand: evidence.History, secret: bytes | None, lang: Lang) -> Checked:
    audited = secret is not None
    try:
        cards = evidence.verify(hand, secret)
    except SealError as error:
        return Checked(file, number, False, 0, audited, error.message(lang.value), error.code)
    return Checked(file, number, True, cards, audited)


def _told(checked: Checked, lang: Lang) -> str:
    if not checked.ok:
        return f"{checked.file} {checked.hand}: ✗ {checked.error}"
    words = WORDS[lang]["audited" if checked.audited else "proved"].format(cards=checked.cards)
    return f"{checked.file} {checked.hand}: ✓ {words}"


def _say(what: str) -> None:
    print(f"mazziere: {what}", file=sys.stderr)
