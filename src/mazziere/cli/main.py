"""The entry point. A quick command runs at once; the others first import Typer, which takes longer than they do."""

import os
import sys
from importlib import import_module

from mazziere.cli.commands import QUICK


def main() -> None:
    """Entry point of the console script."""
    try:
        _run(*(sys.argv[1:] or [""]))
    except BrokenPipeError:
        # Whoever read the output has had enough (`| head`): that is no error, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _run(name: str, *arguments: str) -> None:
    if name in QUICK and "_MAZZIERE_COMPLETE" not in os.environ:
        sys.exit(import_module(QUICK[name]).main(list(arguments)))
    from mazziere.cli.group import app

    app()
