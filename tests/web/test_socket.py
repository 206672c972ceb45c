"""When the client takes a connection for lost, and how slow it says that one is."""

from __future__ import annotations

import subprocess
from typing import Any

import msgspec

from web.node import HERE, NODE, needs_node

pytestmark = needs_node


def after(*steps: str) -> dict[str, Any]:
    """How things stand when all this has happened; a number lets so many milliseconds go by."""
    assert NODE is not None
    run = subprocess.run([NODE, str(HERE / "socket.mjs"), *steps], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    last: dict[str, Any] = msgspec.json.decode(run.stdout)[-1]
    return last


def test_who_has_been_asked_a_moment_ago_is_not_silent() -> None:
    woken = ("open", "wake", "20", "tick")
    assert after(*woken)["connection"] == "open"
    assert after(*woken, "3000")["connection"] == "lost", "nothing has come for as long as who was away waits"


def test_a_ping_that_is_not_answered_until_the_next_means_that_the_room_is_gone() -> None:
    assert after("open", "tick", "15000", "tick")["connection"] == "lost"
    assert after("open", "tick", "40", "answer", "15000", "tick")["connection"] == "open"


def test_a_minute_without_a_network_does_not_count_as_a_slow_line() -> None:
    assert after("open", "tick", "40", "answer", "tick")["took"] == [40]
    away = ("open", "tick", "15000", "tick", "60000", "open", "answer", "15000", "tick")
    assert after(*away)["took"] == [0]
