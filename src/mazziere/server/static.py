"""The web client's files: read once, compressed once, answered with what lets a browser ask no more than it must."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING, Final

import msgspec

from mazziere.words import LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import Receive, Scope, Send

SHIPPED: Final = (".html", ".js", ".css", ".svg", ".ftl", ".webmanifest")
_SCRIPT: Final = b'<script type="module"'
_MAIN: Final = "/js/main.js"
_EVERY_PAGE: Final = "/js/pages/all.js"
_IMPORT: Final = re.compile(r'(?:^|;)(?:import|export)\b[^"();]*"(\.[^"]+)"', re.MULTILINE)
"""What a module needs before it runs; `import(...)` in the midst of it is for later."""

_PAGE: Final = re.compile(r'(\w+): later\(\(\) => import\("(\.[^"]+)"\)')
"""A page's name, and the module that draws it."""

_PART: Final = re.compile(r'"(/(?:css|js|vendor)/[^"]+)"')
"""A part that a document names."""

_TYPES: Final = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}


_PARTS: Final = ("text/javascript", "text/css", "text/plain")
_OF_DOCUMENTS: Final = frozenset(
    {b"content-security-policy", b"x-frame-options", b"referrer-policy", b"permissions-policy"}
)
"""What a browser reads of a document alone: on each of its hundred parts it would be a seventh of a first visit."""


_KEPT: Final = [(b"cache-control", b"max-age=31536000, immutable")]
_ASKED_AGAIN: Final = (b"cache-control", b"no-cache")


class File(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    kind: str
    plain: bytes
    packed: bytes
    tag: str


class Web:
    """Answers `GET` for the client's files and pages; everything else is somebody else's."""

    def __init__(self, folder: Path, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self._headers = list(headers)
        self._part_headers = [(name, value) for name, value in self._headers if name not in _OF_DOCUMENTS]
        # Words lie beside the client: the room reads them too.
        self._files = _below(folder, "") | _below(LOCALE, "/locale")
        # Parts are kept by browsers for good, under an address that is another as soon as one of them is: a reload asks
        # for the document alone, and no page is made of the parts of two releases.
        self._release = f"/v/{_digest(''.join(file.tag for file in self._files.values()).encode())}"
        self._pages = self._documents()

    def _documents(self) -> dict[str, File]:
        """The one document there is, for each page the client knows: it names the modules that one needs beforehand."""
        document = self._files.get("/index.html")
        if document is None:
            return {}
        drawn = {
            "" if page == "lobby" else page: [_MAIN, _beside(_EVERY_PAGE, name)]
            for page, name in _PAGE.findall(self._files[_EVERY_PAGE].plain.decode())
        }
        return {page: self._naming(document, self._modules(needed)) for page, needed in drawn.items()}

    def _naming(self, document: File, modules: list[str]) -> File:
        links = "".join(f'<link rel="modulepreload" href="{path}">\n    ' for path in modules)
        named = document.plain.replace(_SCRIPT, links.encode() + _SCRIPT).decode()
        return _file(document.kind, _PART.sub(rf'"{self._release}\1"', named).encode())

    def _modules(self, first: list[str]) -> list[str]:
        """Every module these need at once: a browser told of them asks for all, not for one after the other."""
        found = list(first)
        for path in found:  # grows while it is read
            found += [each for each in dict.fromkeys(self._imports(path)) if each in self._files and each not in found]
        return found

    def _imports(self, path: str) -> list[str]:
        named = _IMPORT.findall(self._files[path].plain.decode()) if path in self._files else []
        return [_beside(path, name) for name in named]

    def serves(self, scope: Scope) -> bool:
        """Is this a file or a page of the client, or somebody who looks for a page there is not?"""
        if scope.get("method") not in ("GET", "HEAD"):
            return False
        return self._file(scope["path"]) is not None or self._astray(scope)

    def _astray(self, scope: Scope) -> bool:
        """A person gets the client, which says that there is no such page; a program is told so by the API."""
        wants = dict(scope["headers"]).get(b"accept", b"")
        return b"text/html" in wants and not scope["path"].startswith("/api") and "" in self._pages

    def _file(self, path: str) -> File | None:
        return self._pages.get(path.split("/", 2)[1]) or self._files.get(path.removeprefix(self._release))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._file(scope["path"])
        file = found or self._pages[""]
        asked: dict[bytes, bytes] = dict(scope["headers"])
        headers = [
            (b"content-type", file.kind.encode()),
            *(_KEPT if scope["path"].startswith(self._release) else [(b"etag", file.tag.encode()), _ASKED_AGAIN]),
            (b"vary", b"accept-encoding"),
            *(self._part_headers if file.kind.startswith(_PARTS) else self._headers),
        ]
        if found and asked.get(b"if-none-match", b"").decode("latin-1") == file.tag:
            await send({"type": "http.response.start", "status": 304, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        body = file.plain
        if b"gzip" in asked.get(b"accept-encoding", b""):
            body = file.packed
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 200 if found else 404, "headers": headers})
        await send(
            {"type": "http.response.body", "body": b"" if scope.get("method") == "HEAD" else body, "more_body": False}
        )


def _below(folder: Path, under: str) -> dict[str, File]:
    return {
        f"{under}/{path.relative_to(folder).as_posix()}": _read(path)
        for path in sorted(folder.rglob("*"))
        if path.suffix in SHIPPED and path.is_file()
    }


def _beside(path: str, name: str) -> str:
    return normpath(join(dirname(path), name))


def _read(path: Path) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _file(f"{kind}; charset=utf-8", path.read_bytes())


def _file(kind: str, plain: bytes) -> File:
    return File(kind, plain, gzip.compress(plain, mtime=0), f'"{_digest(plain)}"')


def _digest(plain: bytes) -> str:
    return hashlib.sha256(plain).hexdigest()[:20]
