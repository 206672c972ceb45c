"""`python -m bench.screens FOLDER [NAMES]`: pictures of every page and every game's table, to be looked at.

`python -m bench.screens docs/screens best` makes those of the documents.

Each is taken on a phone held upright and on a laptop, in Italian and in English, in the dark and in the light. Tables
show scenes of the engine, told to the client as the room would tell them; pages are a room's own.
"""

from __future__ import annotations

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from bench.browser import MODULE, chromium
from bench.crowded import CROWDED
from bench.moments import MOMENTS
from bench.pages import ALL, opened, pages
from bench.scenes import ME, START, Scene, at
from bench.scenes import SCENES as USUAL
from mazziere.room import protocol as say
from mazziere.rules.refusal import Refusal
from mazziere.server.api.reading import Reading
from mazziere.words import LOCALE

WEB = Path(__file__).parents[1] / "src/mazziere/web"
PHONE, LYING, TABLET, LAPTOP, WIDE = (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1080)
LOOKS = ((LAPTOP, "it", "dark"), (LAPTOP, "en", "light"), (PHONE, "it", "dark"), (PHONE, "en", "light"))
MORE = ((TABLET, "it", "dark"), (TABLET, "en", "light"), (WIDE, "it", "dark"), (WIDE, "en", "light"))
LOOK = f"""async ([lang, theme]) => {{
    const [{{ speak }}, {{ set }}] = await Promise.all(['words.js', 'state/settings.js'].map({MODULE}));
    set({{ lang, theme, motion: 'off' }});
    await speak(lang);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}}"""
PATIENCE = 60_000
SCENES = USUAL | MOMENTS | CROWDED
TYPES = {".js": "text/javascript", ".ftl": "text/plain"}


def take(page: Any, folder: Path, name: str, looks: Any = LOOKS, *, whole: bool = False) -> None:
    """Every look of what a page shows now."""
    for (width, height), lang, theme in looks:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LOOK, [lang, theme])
        # What is told in a language is asked of the room again.
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}.{width}.{lang}.png", full_page=whole)
    print(name, flush=True)


class Files(SimpleHTTPRequestHandler):
    """The client's files, and its one document for every page."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def do_GET(self) -> None:
        """Answer with the file, or with the document."""
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def translate_path(self, path: str) -> str:
        """Words lie beside the client: the room reads them too."""
        words = path.removeprefix("/locale/")
        return super().translate_path(path) if words == path else str(LOCALE / words)

    def log_message(self, *_: Any) -> None:
        """Nothing is said."""


class Stage:
    """A page that is told scenes instead of a room."""

    def __init__(self, browser: Any) -> None:
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(WEB)))
        Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: print(error, file=sys.stderr))
        self.page.add_init_script("localStorage.setItem('mazziere-was-here', '1')")
        self.page.route("**/api/**", self._asked)
        self.sockets: list[Any] = []
        self.page.route_web_socket("**/ws", self._opened)
        self.scenes: dict[str, Scene] = {}
        self.refuse: dict[str, Any] = {}

    def show(self, scenes: list[Scene], path: str) -> None:
        """Open a page on these scenes, and wait until all has been told."""
        self.scenes = {scene.table: scene for scene in scenes}
        self.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        self.page.goto(path)
        self.page.wait_for_selector(".seat, .bj, .pb")
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function("() => !document.querySelector('.dead')")

    def set(self, name: str) -> None:
        """A scene by its name, with what is touched there."""
        of, touched = TOUCHED.get(name, (name, ()))
        scene = SCENES[of]()
        self.refuse = REFUSED if name == "refused" else {}
        self.show([scene], f"/table/{scene.table}")
        self.page.evaluate(LIKE, USUALLY | LIKED.get(name, {}))
        for selector in touched:
            self.page.wait_for_selector(selector, state="attached").evaluate(CLICK)

    def tell(self, code: str, **facts: int) -> None:
        """Something the room tells whoever is there."""
        self.sockets[-1].send(msgspec.json.encode(say.notice(code, facts=facts)).decode())
        self.page.wait_for_selector(".toast")

    def lose(self) -> None:
        """The room is gone: its socket is closed, and no other opens."""
        self.page.route_web_socket("**/ws", lambda socket: socket.close())
        for socket in self.sockets:
            socket.close()
        self.page.wait_for_selector(".overlay")

    def _opened(self, socket: Any) -> None:
        self.sockets = [socket]
        socket.on_message(lambda text: self._heard(socket, text))

    def _asked(self, route: Any) -> None:
        asked = urlsplit(route.request.url)
        scene = next(iter(self.scenes.values()))
        if asked.path == "/api/me" and scene.me:
            me = {"id": ME, "name": ME.title(), "role": "guest", "balance": 188_000, "seats": list(self.scenes)}
            route.fulfill(json=me)
        elif asked.path == "/api/read/outs":
            route.fulfill(json=msgspec.to_builtins(Reading.outs.fn(None, **dict(parse_qsl(asked.query)))))
        elif asked.path == "/api/read":
            route.fulfill(json=msgspec.to_builtins(_read(**dict(parse_qsl(asked.query)))))
        elif asked.path == f"/api/tables/{scene.table}":
            route.fulfill(json={"view": scene.after})
        elif "/hands/" in asked.path:
            hand = [_named(event) for event in scene.events if not event["event"].startswith("table-")]
            route.fulfill(json={"events": hand})
        elif asked.path in ("/api/tables", "/api/lists"):
            route.fulfill(json=[])
        else:
            route.fulfill(status=HTTPStatus.NOT_FOUND, json={})

    def _heard(self, socket: Any, text: str) -> None:
        said = msgspec.json.decode(text)
        scene = self.scenes.get(said.get("table", ""))
        if scene is None:
            socket.send(msgspec.json.encode({"type": "done", "id": said.get("id", "")}).decode())
            return
        events = {"type": "events", "table": scene.table, "after": 1, "seq": 2, "now": scene.now}
        if "guests" in scene.after:
            events["worked"] = _worked(scene.after)
        if said["type"] == "watch":
            socket.send(_whole(scene, scene.before, 1, said["id"]))
            socket.send(msgspec.json.encode(events | {"events": scene.events}).decode())
        elif said["type"] == "resync":
            socket.send(_whole(scene, scene.after, 2, ""))
        elif said["type"] == "do" and self.refuse:
            refused = {"type": "refused", "id": said["id"], **self.refuse}
            socket.send(msgspec.json.encode(refused).decode())
        elif said.get("id"):
            socket.send(msgspec.json.encode({"type": "done", "id": said["id"]}).decode())


def _named(event: dict[str, Any]) -> dict[str, Any]:
    """A finished hand is told with the names people go by."""
    return event | {"names": [name.title() for name in event["names"]]} if "names" in event else event


def _worked(view: dict[str, Any]) -> dict[str, Any]:
    """What only a rule works out of a table against the bank."""
    hand = view["hand"]
    points = {box: [one["point"] for one in hands] for box, hands in hand.get("hands", {}).items()}
    return {name: view[name] for name in ("options", "rules", "rack")} | {"hand": {**hand, "points": points}}


def _whole(scene: Scene, view: dict[str, Any], seq: int, id: str) -> str:
    told = {"type": "snapshot", "table": scene.table, "seq": seq, "now": scene.now, "view": view, "connections": {}}
    return msgspec.json.encode(told | {"id": id, "people": scene.people(), "commitment": "5f" * 32}).decode()


def _read(game: str, own: str, board: str = "", players: str = "6", vele: str = "0") -> Any:
    reading = Reading.read.fn
    try:
        return reading(None, game, own, board, int(players), int(vele))
    except Refusal:
        return {}


EVERYWHERE = ("holdem", "nine", "omaha6", "stud7", "draw5", "italiana-parol", "telesina-piramide", "giro-pazzo",
              "blackjack-split", "punto")  # fmt: skip
"""One table of each family is looked at on a tablet and on a very wide screen too."""
GRID = ("holdem", "omaha4", "stud7", "draw5", "telesina-croce", "nine")
GRIDS = {"grid": len(GRID)} | {f"grid-{count}": count for count in range(2, len(GRID))}
"""So many tables at once."""

# What is touched before the picture: at which scene, and what, one after the other.
TOUCHED: dict[str, tuple[str, tuple[str, ...]]] = {
    "info": ("showdown", ("[data-open=info]",)),
    "info-telesina": ("telesina-croce", ("[data-open=info]",)),
    "info-bank": ("punto", ("[data-open=info]",)),
    "my-seat": ("holdem", ("[data-open=seat]",)),
    "call-floor": ("holdem", ("[data-call-floor]",)),
    "call-floor-bank": ("punto", ("[data-call-floor]",)),
    "log": ("river", ("[data-open=side]",)),
    "chat": ("river", ("[data-open=side]", "#tab-chat")),
    "sit": ("watching", ("[data-sit]",)),
    "free-fold": ("stud7", (".bar:not(.dead) .fold",)),
    "passo-free": ("italiana-punto", (".bar:not(.dead) .fold",)),
    "draw5-clicked": ("draw5", (".pick button:nth-child(1)", ".pick button:nth-child(4)")),
    "cambio-clicked": ("italiana-cambio", (".pick button:nth-child(5)",)),
    "card-chosen": ("choose-card", (".pick button:nth-child(2)",)),
    "refused": ("holdem", (".bar:not(.dead) .raise",)),
    "host-menu": ("hosting", ("[data-host-menu]",)),
    "host-bank": ("punto-hosting", ("[data-host-menu]",)),
    "coach": ("holdem", ()),
    "four-colours": ("omaha6-hilo", ()),
    "giro-pazzo-chosen": ("giro-pazzo", (".layout:nth-child(7) input", ".dealer-choice .row button:nth-child(3)")),
}
# How the person likes it who takes the picture.
LIKED: dict[str, dict[str, Any]] = {
    "show-or-muck": {"autoMuck": False},
    "coach": {"coach": True},
    "four-colours": {"deck": "four", "index": "large", "unit": "bb", "felt": "blue"},
}
USUALLY = {"autoMuck": True, "coach": False, "deck": "two", "index": "normal", "unit": "chips", "felt": "green"}
LIKE = f"async (liked) => (await {MODULE}('state/settings.js')).set(liked)"
REFUSED = Refusal("SC-NL-c", "below-minimum", amount=200, least=300).to_dict()
CLICK = "one => one.click()"
SQUEEZE = """(at) => {
    document.documentElement.dataset.motion = 'on';
    for (const one of document.getAnimations()) { one.pause(); one.currentTime = at; }
}"""
SQUEEZED = 420
"""So many milliseconds after the deal the first cards are half turned, and the second ones begin."""


def tables(browser: Any, folder: Path, names: list[str]) -> None:
    """Pictures of the tables."""
    stage = Stage(browser)
    for name in names:
        if name in GRIDS:
            scenes = [at(SCENES[one](), START) for one in GRID[: GRIDS[name]]]
            stage.show(scenes, f"/tables?ids={','.join(scene.table for scene in scenes)}")
            take(stage.page, folder, name, whole=True)
        elif name == "replay":
            stage.show([SCENES["showdown"]()], "/replay/holdem/1?step=999")
            take(stage.page, folder, name, whole=True)
        elif name == "squeeze":
            stage.show([SCENES["punto"]()], "/table/punto-banco")
            _squeeze(stage.page, folder, name)
        elif name == "reminder":
            stage.show([SCENES["holdem"]()], "/table/holdem")
            stage.tell(f"room-{name}", minutes=60)
            take(stage.page, folder, name)
        elif name == "lost":
            gone = Stage(browser)
            gone.show([SCENES["holdem"]()], "/table/holdem")
            gone.lose()
            take(gone.page, folder, name)
        else:
            stage.set(name)
            take(stage.page, folder, name, (*LOOKS, *MORE) if name in EVERYWHERE else LOOKS)


def _squeeze(page: Any, folder: Path, name: str) -> None:
    """Cards half turned: motion, held for the picture."""
    for (width, height), lang, theme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LOOK, [lang, theme])
        page.evaluate(SQUEEZE, SQUEEZED)
        page.screenshot(path=folder / f"{name}.{width}.{lang}.png")
    print(name, flush=True)


BEST = {
    "holdem": ("river", LAPTOP, "en"),
    "italiana": ("italiana-parol", LAPTOP, "it"),
    "telesina": ("telesina-piramide", LAPTOP, "it"),
    "blackjack": ("blackjack-split", LAPTOP, "en"),
    "punto-banco": ("punto", LAPTOP, "it"),
    "omaha-phone": ("omaha4", PHONE, "en"),
    "grid": ("", LAPTOP, "en"),
}
QUALITY = 55


def best(browser: Any, folder: Path) -> None:
    """The pictures of the documents."""
    stage = Stage(browser)
    for name, (scene, size, lang) in BEST.items():
        scenes = [at(SCENES[one](), START) for one in ([scene] if scene else GRID)]
        path = f"/table/{scenes[0].table}" if scene else f"/tables?ids={','.join(one.table for one in scenes)}"
        stage.show(scenes, path)
        _picture(stage.page, folder / f"{name}.jpg", size, lang)
    with opened() as room:
        page = browser.new_context(base_url=room.address, reduced_motion="reduce").new_page()
        page.goto("/")
        page.wait_for_selector(".table-card")
        _picture(page, folder / "lobby.jpg", LAPTOP, "en")


def _picture(page: Any, path: Path, size: tuple[int, int], lang: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LOOK, [lang, "dark"])
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path.name, flush=True)


def main(folder: str = "--help", *names: str) -> None:
    """Take the pictures of these, or of everything."""
    if folder in ("-h", "--help"):
        print(__doc__)
        return
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    asked = list(names) or [*SCENES, *TOUCHED, "squeeze", "reminder", "lost", "replay", *GRIDS, *ALL]
    with chromium() as browser:
        if names == ("best",):
            best(browser, out)
            return
        tables(browser, out, [name for name in asked if name not in ALL])
        if of_room := [name for name in asked if name in ALL]:
            with opened() as room:
                pages(browser, room, of_room, partial(take, folder=out, whole=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
