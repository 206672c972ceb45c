"""Opening a table of one's own: its form, its link, and the way to it."""

from __future__ import annotations

import re
from typing import Any

INVITED = ("?sit", "&sit")
APPROVE = re.compile("I approve who sits down|Approvo io chi si siede")


def open_table(page: Any, who: str, name: str, *, bots: int | None = None, approve: bool = False, **more: str) -> str:
    """On the page of a new table say who one is and what is wanted, beside what is filled in already; its link."""
    page.fill("input[name=who]", who)
    page.fill("input[name=table]", name)
    if "game" in more:
        page.select_option("select[name=game]", more.pop("game"))
    if bots is not None:
        page.fill("input[name=bots]", str(bots))
    if approve:
        page.get_by_label(APPROVE).check()
    if more:
        page.click("summary")
    for field, value in more.items():
        page.fill(f"input[name={field}]", value)
    return press_open(page)


def press_open(page: Any) -> str:
    """Open the table whose form is filled in; the link to it, without the question that its invitation asks."""
    page.click("form button.primary")
    invitation: str = page.inner_text("[data-link]")
    assert invitation.endswith(INVITED)
    return invitation.removesuffix("sit")[:-1]


def hosts(page: Any, who: str, name: str, **wanted: Any) -> str:
    """Open a table and look at it, as its host; the link to it."""
    link = open_table(page, who, name, **wanted)
    go_there(page)
    return link


def go_there(page: Any) -> None:
    """From the link of a new table to the table."""
    page.click(".ready a.primary")
    page.wait_for_selector(".table")
