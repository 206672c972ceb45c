"""The command `mazziere`."""

from mazziere.cli.main import main

__all__ = ["main"]
