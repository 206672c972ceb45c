"""How long what happens is looked at, and which chips are seen to move."""

from __future__ import annotations

import re
import subprocess
from typing import Any

import msgspec

from web.node import HERE, NODE, needs_node

pytestmark = needs_node
PACE = HERE.parents[1] / "src/mazziere/web/js/state/pace.js"


def paced(call: str) -> Any:
    """What a call of the module comes to."""
    assert NODE is not None
    code = f"import {{ PUSH, flightsOf, pauseAfter }} from '{PACE.as_uri()}'; console.log(JSON.stringify({call}));"
    run = subprocess.run([NODE, "--input-type=module", "-e", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return msgspec.json.decode(run.stdout)


def test_bets_go_to_the_pot_from_where_they_lie() -> None:
    moved = paced("flightsOf({ event: 'collected' }, { bets: [300, 0, 600], shown: [false, false, false] })")
    assert [(one["place"], one["amount"], one["to"], one["wait"]) for one in moved] == [
        (0, 300, "pot", 0),
        (2, 600, "pot", 0),
    ]


def test_a_pot_is_pushed_at_once_and_after_a_showdown_when_it_was_looked_at() -> None:
    award = "{ event: 'awarded', seats: [1], amounts: [900] }"
    for shown, least, most in (("[false, false]", 0, 0), ("[true, false]", 2_000, 3_000)):
        (pushed,) = paced(f"flightsOf({award}, {{ bets: [0, 0], shown: {shown} }})")
        assert (pushed["place"], pushed["amount"], pushed["to"]) == (1, 900, "seat")
        assert least <= pushed["wait"] <= most


def test_a_board_is_turned_street_by_street_and_the_last_event_holds_nothing_up() -> None:
    street = "{ event: 'moved', source: 'stub', to: ['burn', 'board'] }"
    asked = paced(f"pauseAfter({street}, [{{ event: 'round-opened' }}, {{ event: 'turn' }}])")
    assert asked >= 500
    run_out = paced(f"pauseAfter({street}, [{street}, {{ event: 'awarded' }}])")
    assert run_out > asked, "an all-in is looked at for longer"
    assert paced(f"pauseAfter({street}, [])") == 0


def test_what_is_waited_for_takes_as_long_as_the_tokens_say() -> None:
    times = dict(re.findall(r"(--[\w-]+): (\d+)ms;", (HERE.parents[1] / "src/mazziere/web/css/tokens.css").read_text()))
    assert paced("PUSH") == int(times["--push"])
    turned = 5 * int(times["--next-squeeze"]) + int(times["--squeeze"])
    assert paced("pauseAfter({ event: 'pb-turned' }, [{ event: 'pb-scored' }])") >= turned
