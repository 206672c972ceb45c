"""The server: REST by Litestar, the socket beside it, and a gate before both."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mazziere import __version__
from mazziere.games import GAMES, ITALIAN
from mazziere.room.room import Room
from mazziere.rules.rulebook import PROFILES
from mazziere.server.api.desk import Desk
from mazziere.server.api.floor import Floor
from mazziere.server.api.house import House
from mazziere.server.api.new_table import SEVERAL
from mazziere.server.api.oversight import Oversight
from mazziere.server.api.people import People
from mazziere.server.api.protocol import protocol
from mazziere.server.api.qr import Pictures
from mazziere.server.api.reading import Reading
from mazziere.server.api.rules import Rules
from mazziere.server.api.staff import Staff
from mazziere.server.api.tables import Lists, Tables
from mazziere.server.errors import HANDLERS, LARGEST
from mazziere.server.gate import Gate
from mazziere.server.identity import Identities, Identity
from mazziere.server.limits import Limits
from mazziere.server.page import status_page
from mazziere.server.socket import EACH, Socket
from mazziere.table.house_choices import Choice, offered
from mazziere.table.setup import DEALERS_CHOICE, HOUSE, MIXED

if TYPE_CHECKING:
    from litestar import Request

CONTROLLERS: Final = (
    *(People, Tables, Lists, Rules, House, Reading, Pictures),
    *(Desk, Floor, Staff, Oversight),
)

WEB: Final = Path(__file__).parent.parent / "web"


class About(msgspec.Struct, frozen=True):
    """The room, to whoever comes. Chips are play money: nothing is bought, won or paid out.

    `lan` is its address for others in its network, where it listens to them; `several` are the tables of more than one
    game, with the games each has unless its host names others; `blackjack` are the rules that the host of a blackjack
    table may choose.
    """

    name: str
    version: str
    now: int
    tables: int
    games: tuple[str, ...]
    rulebooks: tuple[str, ...]
    several: dict[str, tuple[str, ...]]
    blackjack: dict[str, Choice]
    lan: str = ""
    play_money: bool = True


@get("/api/room", summary="What this room is", tags=["room"], sync_to_thread=False)
def about(room: Room, lan: str) -> About:
    """What this room offers."""
    games = (*GAMES, *ITALIAN, MIXED, DEALERS_CHOICE, *HOUSE)
    books = (*PROFILES, *room.rulebooks.saved)
    return About("Mazziere", __version__, room.clock.now(), len(room.actors), games, books, SEVERAL, offered(), lan)


@get("/api/health", summary="Is the room open, and does its database answer?", tags=["room"])
async def health(room: Room) -> dict[str, str]:
    """For a supervisor or a load balancer."""
    await room.store.setting("alive")
    return {"status": "open"}


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def status(room: Room) -> Response[str]:
    """A plain page, where the client is not installed."""
    return Response(status_page(room), media_type=MediaType.HTML)


def create_app(
    room: Room,
    *,
    proxy: bool = False,
    secure: bool = False,
    requests: int = 600,
    entries: int = 60,
    sockets_each: int = EACH,
    lan: str = "",
    web: Path = WEB,
) -> Gate:
    """The whole server over an open room, as one ASGI application; `lan` is where its network reaches it."""
    identities = Identities(room, proxy)
    limits = Limits(room.clock, secure=secure, requests=requests, entries=entries)

    with warnings.catch_warnings():
        # The words Litestar 3 will want for dependencies and bodies are not known to every Litestar 2.
        warnings.simplefilter("ignore", DeprecationWarning)
        rest = _rest(room, identities, limits, lan)
    return Gate(rest, Socket(room, identities, sockets_each), limits, identities, web)


def _rest(room: Room, identities: Identities, limits: Limits, lan: str) -> Litestar:
    async def whoami(request: Request[Identity, str, State]) -> Identity:
        return await identities.of(request)

    return Litestar(
        route_handlers=[about, health, protocol, status, *CONTROLLERS],
        dependencies={
            "room": Provide(lambda: room, sync_to_thread=False),
            "identities": Provide(lambda: identities, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "lan": Provide(lambda: lan, sync_to_thread=False),
            "whoami": Provide(whoami),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Mazziere",
            version=__version__,
            description="A card room. Play chips only.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST,
        signature_types=[Room, Identities, Identity, Limits],
        logging_config=None,
    )
