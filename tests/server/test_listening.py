"""How the room takes callers."""

from __future__ import annotations

import socket

from mazziere.server.run import Serving, listen


def test_the_second_write_of_an_answer_does_not_wait_for_the_first_to_be_acknowledged() -> None:
    # Otherwise every answer takes a caller's forty milliseconds of patience with acknowledgements.
    with listen(Serving("127.0.0.1", 0)) as listening, socket.create_connection(listening.getsockname()):
        caller, _ = listening.accept()
        with caller:
            assert caller.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
