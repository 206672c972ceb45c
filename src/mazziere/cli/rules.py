"""`mazziere rules`: read, search and compare the rules, and see what the project does about each."""

import re
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mazziere.rules import (
    GROUPS,
    Rule,
    Rulebook,
    RulebookError,
    UnknownRule,
    Value,
    diff,
    house,
    policies,
    policy,
    rule,
    rulebook,
    search,
)
from mazziere.rules.catalogue import SOURCES

app = typer.Typer(
    help="Read, search and compare the rules, and see what is done about each.",
    no_args_is_help=True,
    add_completion=False,
)


class Lang(StrEnum):
    """The languages the catalogue speaks."""

    en = "en"
    it = "it"


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
InLang = Annotated[Lang, typer.Option("--lang", help="The language of titles and texts.")]

RULE_ID = re.compile(rf"\b(?:{'|'.join(SOURCES)})-[\w.-]*\w")

KINDS_IT = {
    "engine": "motore",
    "table": "tavolo",
    "tournament": "torneo",
    "interpret": "interpretazione",
    "irregular": "irregolarità",
    "penalty": "sanzione",
    "conduct": "condotta",
    "definition": "definizione",
}

LABELS = {
    "en": {
        "games": "Games",
        "software": "What software does",
        "unclear": "Unclear",
        "conflicts": "Compare",
        "nothing": "No rule has these words.",
        "silent": "silent: our reading",
        "same": "No policy differs.",
        "total": "rules",
        "fine": "is a good rulebook; over its profile it changes",
    },
    "it": {
        "games": "Giochi",
        "unclear": "Non chiaro",
        "conflicts": "Confronta",
        "nothing": "Nessuna regola contiene queste parole.",
        "silent": "le fonti tacciono: nostra lettura",
        "same": "Nessuna differenza.",
        "total": "regole",
        "fine": "è un regolamento valido; rispetto al profilo cambia",
    },
}


@app.callback(invoke_without_command=True)
def rules(
    context: typer.Context,
    coverage: Annotated[bool, typer.Option("--coverage", help="What is done about each rule, and where.")] = False,
    as_json: AsJson = False,
    lang: InLang = Lang.en,
) -> None:
    """Read, search and compare the rules, and see what is done about each."""
    if coverage:
        _coverage(as_json, lang)
    elif context.invoked_subcommand is None:
        print("mazziere: nothing was asked for; give --coverage, or one of show, search, diff", file=sys.stderr)
        raise typer.Exit(2)


@app.command()
def show(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Rule ids, such as ST-47a1.")],
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Show rules by id: what they say, what software does, where they are unclear."""
    with _errors():
        found = [rule(id) for id in ids]
    if as_json:
        _print_json([*found] if len(found) > 1 else found[0])
        return
    print("\n\n".join(_page(one, lang) for one in found))


@app.command(name="search")
def search_(
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="Words in either language, or an id.")],
    lang: InLang = Lang.en,
    as_json: AsJson = False,
    most: Annotated[int, typer.Option("--most", min=1, help="How many rules to list.")] = 20,
) -> None:
    """Find rules by words in their ids, titles and texts, best first."""
    found = search(" ".join(words), lang.value, most)
    if as_json:
        _print_json([{"id": r.id, "kind": r.kind, "title": r.title, "titolo": r.titolo} for r in found])
    elif found:
        wide = max(len(r.id) for r in found)
        print("\n".join(f"{r.id:{wide}}  {_heading(r, lang)}" for r in found))
    else:
        print(LABELS[lang]["nothing"])
    if not found:
        raise typer.Exit(1)


@app.command(name="diff")
def diff_(
    a: Annotated[str, typer.Argument(help="A profile, or the TOML file of a house rulebook.")],
    b: Annotated[str, typer.Argument(help="Another.")],
    as_json: AsJson = False,
    lang: InLang = Lang.en,
) -> None:
    """Compare two rulebooks: the policies that differ, each with the rule that says so."""
    with _errors():
        differences = diff(rulebook(a), rulebook(b))
    if as_json:
        pairs = ((d.policy, _pair(d.value_a, d.rule_a), _pair(d.value_b, d.rule_b)) for d in differences)
        _print_json([{"policy": name, "a": of_a, "b": of_b} for name, of_a, of_b in pairs])
        return
    if not differences:
        print(LABELS[lang]["same"])
        return
    rows = [(d.policy, _ruled(d.value_a, d.rule_a), _ruled(d.value_b, d.rule_b)) for d in differences]
    _columns([("", a, b), *rows])


@app.command()
def profile(
    name: Annotated[str, typer.Argument(help="A profile, or the TOML file of a house rulebook.")],
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Show a rulebook: every policy, its value, and the rule or the reading behind it."""
    with _errors():
        book = rulebook(name)
    if as_json:
        _print_json(book.to_dict())
        return
    title = book.it if lang is Lang.it else book.en
    print(f"{title} ({book.name}): {', '.join(book.sources)}")
    for group in GROUPS:
        print(f"\n{group}")
        _columns([(f"  {name}", *_behind(book, name, lang)) for name in book.only(group)])


@app.command(name="policies")
def policies_(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="Policies; all, if none.")] = None,
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Say what each policy decides and which values a house may give it."""
    with _errors():
        listed = [policy(name) for name in names or policies()]
    if as_json:
        _print_json(listed)
        return
    for one in listed:
        print(f"{one.name} ({one.group}): {one.allowed}\n{_wrapped(one.it if lang is Lang.it else one.en)}")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The TOML file of a house rulebook.")],
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Check a house rulebook; an error names the key, the value and what is allowed."""
    with _errors():
        book = house(file)
    changed = {name: ruled for name, ruled in book.policies.items() if book.source(name) == book.name}
    if as_json:
        _print_json({"name": book.name, "sources": book.sources, "policies": changed})
        return
    print(f"{book.name}: {LABELS[lang]['fine']} {len(changed)}.")
    _columns([(f"  {name}", _ruled(*ruled)) for name, ruled in changed.items()])


def _coverage(as_json: bool, lang: Lang) -> None:
    from mazziere.rules.coverage import coverage, totals

    covered = coverage()
    if as_json:
        _print_json(covered)
        return
    _columns([(one.id, one.kind, one.status, ", ".join(one.where)) for one in covered])
    print()
    for status, count in totals(covered).items():
        print(f"{status:10}  {count:5}")
    print(f"{LABELS[lang]['total']:10}  {len(covered):5}")


def _page(one: Rule, lang: Lang) -> str:
    labels = LABELS[lang]
    parts = [f"{one.id}  {_heading(one, lang)}", _wrapped(one.text(lang.value))]
    if one.games != ("*",):
        parts.append(_wrapped(f"{labels['games']}: {', '.join(one.games)}"))
    if lang is Lang.en:
        # What software does is written for whoever builds it, in English only.
        parts.append(_wrapped(f"{labels['software']}: {one.software}"))
    if doubt := one.doubt(lang.value):
        parts.append(_wrapped(f"{labels['unclear']}: {doubt}"))
    compare = one.conflicts if lang is Lang.en else tuple(RULE_ID.findall(" ".join(one.conflicts)))
    if compare:
        parts.append(_wrapped(f"{labels['conflicts']}: {'; '.join(compare)}"))
    return "\n\n".join(parts)


def _heading(one: Rule, lang: Lang) -> str:
    kind = KINDS_IT[one.kind] if lang is Lang.it else one.kind
    return f"{one.heading(lang.value)} ({kind})"


def _wrapped(text: str) -> str:
    return textwrap.fill(text, width=96, initial_indent="  ", subsequent_indent="  ")


def _behind(book: Rulebook, name: str, lang: Lang) -> tuple[str, str, str]:
    value, rule_id = book[name]
    reading = book.reading(name)
    if not rule_id and lang is Lang.it and reading == LABELS["en"]["silent"]:
        reading = LABELS["it"]["silent"]
    return _value(value), rule_id or "-", reading


def _pair(value: Value, rule_id: str) -> dict[str, Value]:
    return {"value": value, "rule": rule_id}


def _ruled(value: Value, rule_id: str) -> str:
    return f"{_value(value)} ({rule_id})" if rule_id else _value(value)


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) or "none" if isinstance(value, tuple) else str(value)


def _columns(rows: list[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _print_json(plain: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())


@contextmanager
def _errors() -> Iterator[None]:
    """A mistake in what was asked is told in one line on the error stream, and exits with 2."""
    try:
        yield
    except (RulebookError, UnknownRule) as problem:
        print(f"mazziere: {problem}", file=sys.stderr)
        raise typer.Exit(2) from problem
