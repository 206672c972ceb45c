"""A server over an evening's room, reached in process or over a real socket."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from mazziere.room.room import Room
from mazziere.server.app import create_app
from mazziere.server.gate import Gate
from mazziere.server.guard import FORGERY
from mazziere.server.wire import Wire

NO_WEB = Path("/nowhere")


def app_of(room: Room, **options: Any) -> Gate:
    """The server, with rates that a test does not meet unless it means to."""
    rates: dict[str, Any] = {"requests": 100_000, "entries": 100_000, "sockets_each": 1000, "web": NO_WEB}
    return create_app(room, **(rates | options))


@asynccontextmanager
async def browser(app: Any, address: str = "198.51.100.7") -> AsyncIterator[httpx.AsyncClient]:
    """A client that keeps cookies, as a browser does."""
    transport = httpx.ASGITransport(app=app, client=(address, 4444), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://room.test") as client:
        yield client


async def come_in(client: httpx.AsyncClient, name: str = "Anna") -> dict[str, Any]:
    """Come in as a guest; further requests carry the token against forgery."""
    answer = await client.post("/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    me: dict[str, Any] = answer.json()["me"]
    client.headers[FORGERY] = me["csrf"]
    return me


@asynccontextmanager
async def listening(room: Room, **options: Any) -> AsyncIterator[str]:
    """The server on a port of this machine; its address."""
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            app_of(room, **options),
            log_level="critical",
            lifespan="off",
            ws=Wire,
            ws_per_message_deflate=False,
            ws_max_size=16 * 1024,
            loop="asyncio",
        )
        server = uvicorn.Server(config)
        serving = asyncio.get_running_loop().create_task(server._serve([port]))
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield f"http://127.0.0.1:{port.getsockname()[1]}"
        finally:
            server.should_exit = True
            server.force_exit = True
            await serving
