"""The command line: one Typer app; each command's module is imported only when it runs."""

import sys

import typer

app = typer.Typer(
    name="mazziere",
    help="Deal, referee, replay and explain card games, rule by rule.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Entry point of the console script."""
    app()
    sys.exit(0)
