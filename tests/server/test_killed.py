"""`mazziere serve` as people start it, killed in the middle of a hand and started again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mazziere.client import Client, Refused
from mazziere.room import protocol as say
from room.evening import played


class Process:
    """A room in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        command = [sys.executable, "-c", "from mazziere.cli import main; main()", "serve", "--no-browser", "--no-demo"]
        command += ["--host", "127.0.0.1"]
        command += ["--port", str(port), "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        self.said: list[str] = []
        for line in self.process.stdout:
            self.said.append(line)
            if "Ctrl+C" in line:
                break
        found = re.search(r"http://localhost:(\d+)", "".join(self.said))
        assert found is not None, self.said
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """No goodbye."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._over()

    def stop(self) -> int:
        """As Ctrl+C does."""
        os.kill(self.process.pid, signal.SIGINT)
        return self._over()

    def _over(self) -> int:
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@played
async def test_a_room_killed_in_the_middle_of_a_hand_goes_on_where_it_was(tmp_path: Path) -> None:
    room = await asyncio.to_thread(Process, tmp_path, 0)
    assert any("administrator" in line for line in room.said)
    anna, bruno = await Client.as_guest(room.url, "Anna"), await Client.as_guest(room.url, "Bruno")
    async with anna, bruno:
        table = await _open(anna, room.url)
        for client in (anna, bruno):
            await client.watch(table)
            await client.do(table, "sit", amount=5_000, value="post")
        first, second = await _turn(table, anna, bruno)
        await first.act(table, "call")
        before = await _seen(table, second)
        room.kill()
        room = await asyncio.to_thread(Process, tmp_path, room.port)
        assert not any("administrator" in line for line in room.said)
        after = await _seen(table, second)
        assert after == before
        turn, _ = await _turn(table, anna, bruno)
        assert turn is second
        with pytest.raises(Refused) as error:
            await first.ask(say.Do(table=table, verb="act", what="call"))
        assert isinstance(error.value.told, say.Refused)
        assert error.value.told.rule
        await second.act(table, "check")
    assert await asyncio.to_thread(room.stop) == 0


async def _open(client: Client, url: str) -> str:
    import httpx

    async with httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {client.token}"}) as http:
        opened = await http.post("/api/tables", json={"private": False, "small_blind": 50, "big_blind": 100})
        table: str = opened.json()["table"]["id"]
        return table


async def _turn(table: str, *clients: Client) -> tuple[Client, Client]:
    """Who is asked, and who is not."""
    while True:
        for client in clients:
            if client.tables[table].options:
                return client, next(other for other in clients if other is not client)
        await asyncio.wait(
            [asyncio.ensure_future(client.heard.get()) for client in clients], return_when="FIRST_COMPLETED"
        )


async def _seen(table: str, client: Client) -> dict[str, object]:
    """The hand as the client sees it when it asks, without its deadline."""
    view = (await client.ask(say.Watch(table=table))).view["hand"]
    return {key: value for key, value in view.items() if key != "deadline"}
