"""A room of the club's own for browsers: it prints its address and the first-run link."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from browser.open_room import fix_decks, tables
from mazziere.room.config import Config
from mazziere.server import run


def main(folder: str, port: str) -> None:
    """Serve until killed."""
    fix_decks(7)
    vars(run)["tables"] = lambda *_: tables()[:2]
    serving = run.Serving(host="127.0.0.1", port=int(port), data=Path(folder), requests=100_000, sockets_each=1000)
    config = Config(bot_pace=(60, 120), burst=10_000, messages_per_second=10_000)
    asyncio.run(run.serve(serving, config, lambda opened: print(opened.local, opened.admin, flush=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
