"""What the desk does step by step, by the administrator of the room that tests share."""

from __future__ import annotations

from typing import Any

from browser.served import Served


class Club:
    """The lists of the hall."""

    def __init__(self, room: Served) -> None:
        self.room = room
        self.admin = room.admin
        self.address = room.address
        self.log_in = room.log_in
        self.killed = room.killed

    def open_list(self, name: str = "Hold'em 1/2", **setup: Any) -> str:
        """A list of the hall; its id."""
        told = {"name": name, "blind": 200, "buy_in": 5_000, "seats": 2} | setup
        answer = self.admin.post("/api/desk/groups", json=told)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()[-1]["id"]
        return found

    def step(self, id: str, verb: str, **told: Any) -> Any:
        """One step of the desk; the list afterwards."""
        answer = self.admin.post(f"/api/desk/groups/{id}/steps", json={"verb": verb, **told})
        assert answer.status_code == 200, answer.text
        return next(each for each in answer.json() if each["id"] == id)


def staff(club: Club, visit: Any, path: str, **more: Any) -> Any:
    """A page of the staff, before the administrator."""
    page = visit("/settings", **more)
    club.log_in(page)
    page.goto(path)
    return page
