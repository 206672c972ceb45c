"""The certificate a room makes for itself."""

from __future__ import annotations

import socket
import ssl
import stat
import threading
from pathlib import Path

from mazziere.server.certificate import own_certificate

NAMES = ("localhost", "127.0.0.1", "192.168.1.20")


def greeted(certificate: Path, key: Path, name: str) -> str | None:
    """Serve one caller who trusts this certificate and calls us by this name; how it is encrypted."""
    house = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    house.load_cert_chain(certificate, key)
    ours, theirs = socket.socketpair()

    def serve() -> None:
        with ours, house.wrap_socket(ours, server_side=True) as open_to:
            open_to.recv(1)

    serving = threading.Thread(target=serve)
    serving.start()
    try:
        phone = ssl.create_default_context(cafile=str(certificate))
        with theirs, phone.wrap_socket(theirs, server_hostname=name) as call:
            call.send(b"!")
            return call.version()
    finally:
        serving.join()


def test_who_trusts_it_is_served_under_every_name_of_the_room(tmp_path: Path) -> None:
    certificate, key = own_certificate(tmp_path, NAMES)
    assert {greeted(certificate, key, name) for name in NAMES} == {"TLSv1.3"}
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_it_is_kept_for_the_next_start_and_made_anew_for_another_address(tmp_path: Path) -> None:
    first = own_certificate(tmp_path / "room", NAMES)[0].read_bytes()
    assert own_certificate(tmp_path / "room", NAMES)[0].read_bytes() == first
    certificate, key = own_certificate(tmp_path / "room", ("localhost", "10.0.0.7"))
    assert certificate.read_bytes() != first
    assert greeted(certificate, key, "10.0.0.7") == "TLSv1.3"


def test_a_broken_one_is_made_anew(tmp_path: Path) -> None:
    certificate, _ = own_certificate(tmp_path, NAMES)
    certificate.write_bytes(b"torn")
    certificate, key = own_certificate(tmp_path, NAMES)
    assert greeted(certificate, key, "localhost") == "TLSv1.3"
