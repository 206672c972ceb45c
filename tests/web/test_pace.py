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


def test_vele_of_an_all_in_are_looked_at_like_the_streets_of_one() -> None:
    vele = "{ event: 'vele-turned', letters: ['A', 'C'], faces: [1, 2] }"
    asked = paced(f"pauseAfter({vele}, [{{ event: 'opened' }}, {{ event: 'round-opened' }}, {{ event: 'turn' }}])")
    assert asked >= 500
    street = "{ event: 'moved', source: 'stub', to: ['burn', 'board'] }"
    run_out = paced(f"pauseAfter({street}, [{street}, {{ event: 'awarded' }}])")
    assert paced(f"pauseAfter({vele}, [{vele}, {{ event: 'awarded' }}])") == run_out
    assert paced(f"pauseAfter({vele}, [{{ event: 'opened' }}, {{ event: 'awarded' }}])") == run_out, (
        "the last of them too"
    )


def test_what_is_waited_for_takes_as_long_as_the_tokens_say() -> None:
    times = dict(re.findall(r"(--[\w-]+): (\d+)ms;", (HERE.parents[1] / "src/mazziere/web/css/tokens.css").read_text()))
    assert paced("PUSH") == int(times["--push"])
    squeeze, beside = int(times["--squeeze"]), int(times["--next-squeeze"])
    for faces, least in (("[7]", squeeze), ("[7, 20]", squeeze + beside)):
        turned = f"{{ event: 'pb-turned', faces: {faces} }}"
        for told in ("pb-called", "pb-scored", "pb-dealt"):
            assert paced(f"pauseAfter({turned}, [{{ event: '{told}' }}])") == least


def test_who_has_won_a_coup_of_six_cards_is_told_two_seconds_before_the_next_round_at_the_latest() -> None:
    deal = "{ event: 'pb-dealt' }, " * 4
    two, one = (
        "{ event: 'pb-turned', faces: [1, 2] }, ",
        "{ event: 'pb-dealt' }, { event: 'pb-turned', faces: [3] }, ",
    )
    coup = f"[{deal}{two * 2}{one * 2}{{ event: 'pb-scored' }}]"
    whole = paced(f"{coup}.reduce((sum, event, i, all) => sum + pauseAfter(event, all.slice(i + 1)), 0)")
    assert whole <= 4_000, "the room rests for six seconds"
    assert paced("pauseAfter({ event: 'worked', ended: true }, [])") >= 2_000


def test_boxes_are_dealt_one_by_one_and_the_bank_draws_while_everybody_looks() -> None:
    def to(box: int) -> str:
        return f"{{ event: 'bj-dealt', box: {box} }}"

    # A card to each box and one to the bank, a second to each box (BJ-6.2).
    deal = ", ".join(to(box) for box in (0, 1, -1, 0, 1))
    rests = paced(f"[{deal}, {{ event: 'bj-asked' }}].map((event, i, all) => pauseAfter(event, all.slice(i + 1)))")
    assert all(100 <= rest <= 200 for rest in rests[:4])
    assert rests[4:] == [0, 0], "then the first is asked at once"
    # A box goes bust, then the bank draws, says what it has, and stakes are settled.
    bank = (
        f"{to(1)}, {{ event: 'bj-hand-closed' }}, {to(-1)}, {to(-1)}, {{ event: 'bj-bank' }}, {{ event: 'bj-settled' }}"
    )
    rests = paced(f"[{bank}].map((event, i, all) => pauseAfter(event, all.slice(i + 1)))")
    assert all(rest >= 700 for rest in (rests[0], rests[2], rests[3], rests[4]))
