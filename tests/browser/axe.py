"""What axe-core finds on a page that keeps somebody out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parent / "vendor" / "axe.min.js"

GO = """(to) => {
    for (const old of document.querySelectorAll("main")) old.dataset.left = "1";
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
}"""

HERE = """() => {
    const main = document.querySelector("main:not([data-left])");
    return main?.querySelector("h1") && !document.querySelector("[aria-busy=true]");
}"""


def go(page: Any, path: str) -> None:
    """Follow a link inside the room and wait for its page; the page one is on is loaded again."""
    if page.evaluate("location.pathname") == path.split("?")[0]:
        page.goto(path)
        page.wait_for_load_state("networkidle")
    else:
        page.evaluate(GO, path)
    page.wait_for_function(HERE)


def serious(page: Any, *rules: str) -> list[str]:
    """The serious violations, of these rules or of all."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def keeps_out(page: Any) -> list[str]:
    """What is wrong in light; and, as only the colours change, which colours are wrong in the dark."""
    found = []
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {wrong}" for wrong in serious(page, *rules)]
    return found
