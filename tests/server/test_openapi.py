"""Hostile requests by the description of the API itself, and hostile messages on the socket: no error of ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from threading import Thread
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from mazziere.room import protocol as say
from mazziere.room.room import Room
from mazziere.room.verbs import ASKED
from room.evening import HOLDEM, Guest, evening, guest
from server.served import app_of


class Served:
    """A server in a thread of its own, with a guest's and an administrator's key."""

    def __init__(self) -> None:
        self.url = ""
        self.tokens: list[str] = []
        self._ready = asyncio.Event()
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    async def _run(self) -> None:
        async with evening() as room:
            await room.open_table(HOLDEM)
            one = await guest(room, "Anna")
            admin = await room.accounts.register("Capo", "correct horse battery", role="admin")
            self.tokens = [await room.accounts.open_session(who) for who in (one.id, admin.id)]
            config = uvicorn.Config(app_of(room), port=0, log_level="critical", lifespan="off", loop="asyncio")
            self.server = uvicorn.Server(config)
            await self.server.serve()

    def __enter__(self) -> Served:
        self._thread.start()
        while not hasattr(self, "server") or not self.server.started:
            self._thread.join(0.01)
            assert self._thread.is_alive()
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join()


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served() as running:
        yield running


@pytest.fixture(scope="module")
def described(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")


def test_no_request_the_description_allows_or_forbids_makes_an_error(
    served: Served, described: Any, caplog: pytest.LogCaptureFixture
) -> None:
    asked = 0
    for result in described.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy(), who=st.sampled_from(["", *served.tokens]))
        @settings(
            max_examples=4, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        def ask(case: Any, who: str) -> None:
            nonlocal asked
            headers = {"Authorization": f"Bearer {who}"} if who else {}
            case.call_and_validate(base_url=served.url, headers=headers, checks=[not_a_server_error])
            asked += 1

        ask()
    assert asked > 100
    assert "request failed" not in caplog.text


text = st.text(max_size=12)
tables = st.sampled_from(["t1", "t2", ""])
whole = st.integers(-(2**40), 2**40)
messages = st.one_of(
    st.builds(say.Watch, table=tables, key=text, id=text),
    st.builds(say.Unwatch, table=tables),
    st.builds(say.Resync, table=tables),
    st.builds(say.Entropy, table=tables, entropy=st.binary(max_size=100)),
    st.builds(say.Say, table=tables, text=st.text(max_size=250)),
    st.builds(say.Ping, took=whole),
    st.builds(say.Lobby, on=st.booleans()),
    st.builds(say.Hello, token=text, version=st.integers(0, 3)),
    st.builds(
        say.Do,
        table=tables,
        verb=st.one_of(st.sampled_from([*ASKED, "tick", "shift", "begin"]), text),
        seat=st.integers(-3, 12),
        amount=st.one_of(st.integers(0, 30_000), whole),
        cards=st.lists(st.integers(-2, 60), max_size=6).map(tuple),
        what=st.one_of(st.sampled_from(["fold", "call", "check", "raise", "time-out", "deal", "moved", "host"]), text),
        value=text,
        turn=st.integers(-1, 40),
        id=text,
    ),
)
raw = st.one_of(
    messages.map(msgspec.json.encode),
    st.binary(max_size=60),
    st.dictionaries(text, st.one_of(text, whole, st.none()), max_size=4).map(msgspec.json.encode),
)


@given(said=st.lists(st.tuples(st.integers(0, 2), raw), max_size=25))
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_said_on_the_socket_chips_are_safe_and_nothing_fails(said: list[tuple[int, bytes]]) -> None:
    asyncio.run(_say(said))


async def _say(said: list[tuple[int, bytes]]) -> None:
    failed: list[str] = []
    handler = _Collect(failed)
    logging.getLogger("mazziere").addHandler(handler)
    try:
        async with evening() as room:
            await room.open_table(HOLDEM)
            people = [await guest(room, "Anna"), await guest(room, "Bruno"), Guest(room, None)]
            for one in people[:2]:
                await one.watch("t1")
                await one.do("t1", "sit", amount=5_000, value="post")
            for who, message in said:
                await people[who].visitor.receive(message)
                await room.idle()
            await _settled(room, people)
    finally:
        logging.getLogger("mazziere").removeHandler(handler)
    assert failed == []


async def _settled(room: Room, people: list[Guest]) -> None:
    for one in people:
        answers = await one.listen()
        assert not [answer for answer in answers if getattr(answer, "code", "") in ("fault", "room-fault")]
    house, faults = await room.books()
    assert faults == []
    balances = await room.store.ledger.balances()
    assert sum(balances.values()) == 0
    assert house["house"] == -400_000


class _Collect(logging.Handler):
    def __init__(self, into: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._into = into

    def emit(self, record: logging.LogRecord) -> None:
        self._into.append(record.getMessage())
