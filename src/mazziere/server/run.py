"""Running a room: the store, the tables, the server, and how people find it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import msgspec
import uvicorn

from mazziere.room.config import Config
from mazziere.room.demo import tables
from mazziere.room.room import Room
from mazziere.server.app import create_app
from mazziere.server.wire import Wire
from mazziere.store.store import open_store

if TYPE_CHECKING:
    from mazziere.room.ports import Store

log = logging.getLogger("mazziere.server")

PING: Final = 20.0
LARGEST: Final = 16 * 1024
"""Bytes a frame of the socket may have."""

TURN: Final = 0.0005
"""Seconds after which the thread that writes to disk gets its turn: with Python's own five thousandths, a commit waits
longer for its turns than for the disk."""

YOUNG: Final = 10_000
"""Objects made, and not let go, before the collector looks at the young ones."""

OLD: Final = 200
"""How often it has looked at those that are no longer young before it looks at all: three thousand sockets make that a
quarter of a second in which no table moves, and next to nothing is found."""


class Serving(msgspec.Struct, frozen=True):
    """Where and how a room is served."""

    host: str = "0.0.0.0"
    port: int = 8080
    database: str = ""
    data: Path | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    proxy: bool = False
    requests: int = 600
    sockets_each: int = 200


class Opened(msgspec.Struct, frozen=True):
    """A room that is open: where it is reached, and the first-run link if this is its first run."""

    local: str
    lan: str
    admin: str


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def run(serving: Serving, config: Config, announce: Callable[[Opened], None]) -> None:
    """Serve until told to stop, on the fastest loop there is on this system."""
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(serve(serving, config, announce))


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


async def serve(serving: Serving, config: Config, announce: Callable[[Opened], None]) -> None:
    """Open the room and serve it until told to stop; tables stop where they are and go on at the next start."""
    store = cast("Store", await open_store(serving.database, serving.data))
    room = Room(store, config=config)
    try:
        await room.open()
        if config.demo and not room.actors:
            for setup in tables():
                await room.open_table(setup)
        key = await room.accounts.admin_link()
        listening = listen(serving)
        scheme = "https" if serving.tls_cert else "http"
        port = listening.getsockname()[1]
        local = f"{scheme}://localhost:{port}"
        lan = f"{scheme}://{lan_address()}:{port}" if serving.host in ("0.0.0.0", "::") else ""
        secure = serving.tls_cert is not None or serving.proxy
        app = create_app(
            room,
            proxy=serving.proxy,
            secure=secure,
            requests=serving.requests,
            sockets_each=serving.sockets_each,
            lan=lan,
        )
        server = _Server(_uvicorn(app, serving))
        announce(Opened(local, lan, f"{local}/?admin={key}" if key else ""))
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, _stop, server)
        settle()
        await server.serve(sockets=[listening])
    finally:
        await room.close()
        await store.close()


def settle() -> None:
    """Once the tables are open: what is there stays, and the collector need not look through it while people play."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, gc.get_threshold()[1], OLD)


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The room's own handlers close it in order."""
        yield


def _stop(server: uvicorn.Server) -> None:
    server.should_exit = True


def listen(serving: Serving) -> socket.socket:
    """A socket on the address asked for, already taking callers."""
    family = socket.AF_INET6 if ":" in serving.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # An answer goes out in two writes, head and body: the second must not wait until the first is acknowledged.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.bind((serving.host, serving.port))
    # Whoever follows the address as soon as it is printed waits a moment, and is not turned away.
    listening.listen(2048)
    return listening


def _uvicorn(app: object, serving: Serving) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application
        log_level="warning",
        access_log=False,
        lifespan="off",
        ws=Wire,
        ws_max_size=LARGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=serving.proxy,
        ssl_certfile=serving.tls_cert,
        ssl_keyfile=serving.tls_key,
        timeout_graceful_shutdown=3,
        backlog=4096,
    )
