"""The keys that decks are encrypted with: in a file beside the database, or in the environment."""

from __future__ import annotations

import os
from hashlib import sha256
from hmac import digest as hmac_digest
from pathlib import Path
from secrets import token_bytes
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

VARIABLE: Final = "MAZZIERE_KEY"
SIZE: Final = 32
_NAME: Final = 4
_NONCE: Final = 12


class KeyMissing(Exception):
    """A deck was encrypted with a key that is not here, or its row is not the one that was written."""


class Keys:
    """AES-256-GCM under the first key; whatever an older key of the ring sealed can still be opened.

    >>> keys = Keys([bytes(32)])
    >>> keys.open(keys.seal(b"the cards", "table:7/1"), "table:7/1")
    b'the cards'
    """

    def __init__(self, ring: list[bytes]) -> None:
        short = [key for key in ring if len(key) != SIZE]
        if not ring or short:
            raise ValueError(f"a key has {SIZE} bytes ({2 * SIZE} hexadecimal digits), and there is at least one")
        self._ring = {sha256(key).digest()[:_NAME]: AESGCM(key) for key in ring}
        self._first = sha256(ring[0]).digest()[:_NAME]
        self._key = ring[0]

    @classmethod
    def load(cls, file: Path | None) -> Keys:
        """From the environment (MAZZIERE_KEY, hexadecimal, newest first) or the file, which is made if need be."""
        text = os.environ.get(VARIABLE)
        if text is None:
            if file is None:
                return cls([token_bytes(SIZE)])
            text = _read(file)
        try:
            return cls([bytes.fromhex(word) for word in text.replace(",", " ").split()])
        except ValueError as error:
            raise ValueError(f"{VARIABLE if file is None or VARIABLE in os.environ else file}: {error}") from None

    def seal(self, data: bytes, place: str) -> bytes:
        """Encrypted for one place: moved to another row it cannot be opened."""
        nonce = token_bytes(_NONCE)
        return self._first + nonce + self._ring[self._first].encrypt(nonce, data, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """What was sealed for that place."""
        name, nonce, rest = sealed[:_NAME], sealed[_NAME : _NAME + _NONCE], sealed[_NAME + _NONCE :]
        if name not in self._ring:
            raise KeyMissing(f"{place}: sealed with key {name.hex()}, which is not among {VARIABLE} or the key file")
        try:
            return self._ring[name].decrypt(nonce, rest, place.encode())
        except InvalidTag:
            raise KeyMissing(f"{place}: the row is not what key {name.hex()} sealed there") from None

    def derive(self, name: str) -> bytes:
        """32 bytes for another use than decks."""
        return hmac_digest(self._key, b"mazziere " + name.encode(), "sha256")

    def __repr__(self) -> str:
        return f"Keys({', '.join(name.hex() for name in self._ring)})"  # the keys stay out of logs


def _read(file: Path) -> str:
    """The file's text. A new key is on disk, for its owner's eyes only, before anything is sealed with it."""
    try:
        return file.read_text()
    except FileNotFoundError:
        pass
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
        out.write(token_bytes(SIZE).hex() + "\n")
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(draft, file)  # never over a key that another process made meanwhile
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    sync_folder(file.parent)
    return file.read_text()


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut."""
    if os.name == "nt":
        return  # directories cannot be opened there; the file system journals names itself
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
