"""Somebody at a table without a browser: sits, waits for a turn, acts. Nothing depends on the time it takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from mazziere.client.client import Watched
from mazziere.room import protocol as say

PATIENCE = 60.0


class Opponent:
    """A guest at one table, by the socket of the room."""

    def __init__(self, address: str, name: str) -> None:
        session = httpx.post(f"{address}/api/guests", json={"name": name}, timeout=PATIENCE).json()
        headers = {"Authorization": f"Bearer {session['token']}"}
        where = address.replace("http", "ws", 1) + "/ws"
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(where, additional_headers=headers, compression=None, max_size=None)
        )
        self._numbers = count(1)
        self.me: str = session["me"]["id"]
        self.table = Watched("")
        self._read = 0
        self._players: tuple[str, ...] = ()

    def close(self) -> None:
        """Go, without a word."""
        self._open.close()

    def sit(self, table: str, *, seat: int = 0, amount: int = 10_000, key: str = "") -> None:
        """Take a seat."""
        self.watch(table, key)
        self.do("sit", seat=seat, amount=amount, value="post")

    def watch(self, table: str, key: str = "") -> None:
        """Look at a table."""
        self.table = Watched(table)
        self._ask(say.Watch(table=table, key=key))

    def ping(self, took: int) -> None:
        """Tell the room how long the last one was on its way."""
        self._ask(say.Ping(took=took))

    def talk(self, text: str) -> None:
        """A line of chat."""
        self._ask(say.Say(table=self.table.table, text=text))

    def do(self, verb: str, **told: Any) -> None:
        """A command to the table."""
        self._ask(say.Do(table=self.table.table, verb=verb, **told))

    def turn(self) -> dict[str, dict[str, Any]]:
        """Wait until something is asked of this player: the options by their verbs."""
        while not self.table.options:
            self._hear()
        return {option["verb"]: option for option in self.table.options}

    def act(self, *wanted: str, amount: int = 0, cards: tuple[int, ...] = ()) -> str:
        """On this player's turn, do the first of these that is offered."""
        while True:
            options = self.turn()
            verb = next((verb for verb in wanted if verb in options), "")
            assert verb, f"none of {wanted} among {list(options)}"
            self.table.options = ()
            told = amount or options[verb].get("low", 0)
            asked = say.Do(
                table=self.table.table,
                verb="act",
                what=verb,
                amount=0 if cards else told,
                cards=cards,
                turn=self.table.turn,
            )
            answer = self._answer(asked)
            # Where several are asked at once, the turn goes on when another has answered.
            if isinstance(answer, say.Refused) and answer.code == "stale-turn":
                continue
            assert isinstance(answer, say.Done), answer
            return verb

    def see(self, event: str) -> dict[str, Any]:
        """Wait for something to happen (since the table was last sent whole)."""
        while True:
            for happened in self.table.events:
                if happened["event"] == event:
                    return happened
            self._hear()

    def happens(self) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
        """Everything that happens, each thing once however often this is begun, and who plays the hand."""
        while True:
            while self._read >= len(self.table.events):
                self._hear()
            event = self.table.events[self._read]
            self._read += 1
            if event["event"] == "table-hand-began":
                self._players = tuple(event["players"])
            yield event, self._players

    def _ask(self, message: Any) -> None:
        answer = self._answer(message)
        assert not isinstance(answer, say.Refused | say.Failed), answer

    def _answer(self, message: Any) -> Any:
        id = f"o{next(self._numbers)}"
        self._say(msgspec.structs.replace(message, id=id))
        while True:
            heard = self._hear()
            if getattr(heard, "id", "") == id:
                return heard

    def _hear(self) -> Any:
        heard = say.decode_answer(self._socket.recv(timeout=PATIENCE))
        if isinstance(heard, say.Snapshot):
            self.table.start(heard, self.me)
            self._read, self._players = 0, tuple(heard.view.get("players", ()))
        elif isinstance(heard, say.Events) and not self.table.follow(heard, self.me):
            self._say(say.Resync(table=self.table.table))
        return heard

    def _say(self, message: say.Said) -> None:
        self._socket.send(msgspec.json.encode(message).decode())
