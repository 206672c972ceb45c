"""The plain page at `/`: that the room is open, and what is played in it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazziere.room.room import Room


def status_page(room: Room) -> str:
    """The tables of the room as a page that needs no script and no style."""
    rows = "".join(
        f"<tr><td>{escape(table.name)}</td><td>{escape(table.game)} {escape(table.limit)}</td>"
        f"<td>{escape(table.stakes)}</td><td>{table.people} + {table.bots} / {table.seats}</td></tr>"
        for table in room.lobby.tables(None)
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mazziere</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>'
        "<h1>Mazziere</h1><p>The room is open. Play chips only: nothing is bought, won or paid out.</p>"
        "<table><thead><tr><th>Table</th><th>Game</th><th>Stakes</th><th>People + bots / seats</th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
        '<p>Programs: <a href="/api/openapi.json">REST</a>, and a WebSocket at <code>/ws</code>.</p></body></html>'
    )
