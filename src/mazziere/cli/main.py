"""The entry point. A quick command runs at once; the others first import Typer, which takes longer than they do."""

import os
import sys
from importlib import import_module

from mazziere.cli.commands import QUICK


def main() -> None:
    """Entry point of the console script."""
    name, *arguments = sys.argv[1:] or [""]
    if name in QUICK and "_MAZZIERE_COMPLETE" not in os.environ:
        sys.exit(import_module(QUICK[name]).main(arguments))
    from mazziere.cli.group import app

    app()
    sys.exit(0)
