"""Rarer moments at the tables: all-ins, several boards, showdowns of every family, questions between two hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from bench.scenes import (
    BLACKJACK,
    ME,
    OTHERS,
    PUNTO,
    TRIES,
    Evening,
    Scene,
    Seen,
    View,
    _asked,
    _board,
    _house,
    _italian,
    _poker,
    _seat,
    _turned,
    _turns,
    _verb,
    live,
    mine,
    poker,
)
from mazziere.hand.events import Rake, Stakes
from mazziere.room.demo import tables as demo
from mazziere.table.poker import PokerTable
from mazziere.table.setup import TableSetup

HIGH: Final = Stakes(blinds=(1_000, 2_000), rake=Rake(5, 300))
"""Blinds so high that chips go in before the flop."""


DEAR: Final = msgspec.structs.replace(_italian("italiana", "italiana", "Poker all'italiana"), stakes=Stakes(ante=2_000))


def _high(game: str, **more: Any) -> TableSetup:
    return msgspec.structs.replace(_poker(game), stakes=HIGH, **more)


def _side_pots(view: View) -> bool:
    hand = view["hand"]
    return len(hand["pots"]) > 1 and live(view) > 1 and any(seat["all_in"] for seat in hand["seats"])


def _whole(view: View) -> bool:
    """All I have is the least I may raise to."""
    most = mine(view)["stack"] + mine(view)["bet"]
    return any(o["verb"] in ("raise", "rilancio", "punto") and o["low"] >= most for o in view["hand"]["options"])


def _resto(view: View) -> bool:
    return any(o["verb"] == "vedo" and o["low"] >= mine(view)["stack"] for o in view["hand"]["options"])


def _boards(view: View) -> bool:
    hand = view["hand"]
    return bool(hand and hand.get("ended") and len(hand["boards"]) > 1)


def _over(view: View, shown: int = 2, won: int = 1) -> bool:
    """The hand is over; so many have shown, and so many have won."""
    hand = view["hand"]
    if not hand or not hand.get("ended"):
        return False
    seats = hand["seats"]
    return bool(sum(s["shown"] for s in seats) >= shown and sum(s.get("award", 0) > 0 for s in seats) >= won)


def _won_alone(view: View) -> bool:
    hand = view["hand"]
    return bool(hand and hand.get("ended") and mine(view).get("award", 0) > 0 and not mine(view)["shown"])


def _folded(view: View) -> bool:
    """I have given my hand up, and the others go on."""
    hand = view.get("hand")
    return bool(
        hand
        and view.get("running")
        and "place" in view["yours"]
        and len(hand["boards"][0]) > 2
        and mine(view)["status"] == "folded"
    )


def _demo(id: str, seen: Seen, **more: Any) -> Scene:
    """At one of the tables a room opens with."""
    return poker(next(one for one in demo() if one.id == id), seen, hands=8, **more)


def _choosing(view: View) -> bool:
    return bool(view.get("menu")) and view.get("chooser") == view["yours"]["seat"]


def _waited(view: View) -> bool:
    """Another chooses, the game or the vele."""
    hand = view.get("hand") or {}
    asked = hand.get("street") == "scelta" and hand.get("pending") and not hand.get("options")
    return bool(asked or (view.get("menu") and view.get("chooser") != view["yours"]["seat"]))


def _evening_at(setup: TableSetup, met: Callable[[Evening], bool], *prefers: tuple[str, str], hands: int = 6) -> Scene:
    """Between two hands at a table where I have wishes."""
    for seed in range(TRIES):
        evening = Evening(PokerTable.open(setup), setup.id, seed)
        evening.sit((ME, *OTHERS[:4]), 12_000)
        for what, value in prefers:
            evening.do("prefer", ME, what=what, value=value)
        for _ in _turns(evening, hands, ()):
            if met(evening):
                return evening.scene()
    raise LookupError(f"no such moment at {setup.id}")


def _straddle_asked(evening: Evening) -> bool:
    asked = [*(evening.view().get("straddle") or ())]
    return asked[:1] == [ME] and not evening.table.state.running


def _missed() -> Callable[[Evening], bool]:
    """I was away while my blinds went by, and am back."""
    left = False

    def met(evening: Evening) -> bool:
        nonlocal left
        state = evening.table.state
        if not left:
            left = not state.running and state.number == 1 and evening.do("sit-out", ME)
            return False
        me = next(one for one in evening.view()["seats"] if one["player"] == ME)
        if me.get("owes_big") and state.running and me.get("away"):
            return evening.do("return", ME)
        return False

    return met


def _result(evening: Evening) -> bool:
    """The round is over, and I have seen what it brought."""
    hand = evening.view()["hand"]
    return hand["phase"] == "between" and len(hand["hands"].get("3", [])) > 0 and len(hand["bank"]) > 1


def _followed(evening: Evening) -> bool:
    """Marco doubles or splits on a box where I have a stake too."""
    view = evening.view()
    return view["hand"]["window"] == "follow" and bool(view["options"])


BACKED: Final = (
    ("marco", "stake 1", 200), ("ada", "stake 4", 500), ("tino", "stake 6", 100), (ME, "stake 3", 300),
    (ME, "stake 1", 100),
)  # fmt: skip

MOMENTS: Final[dict[str, Callable[[], Scene]]] = {
    "side-pots": partial(poker, _high("holdem"), _side_pots, hands=4),
    "all-in": partial(poker, _high("holdem"), _whole, hands=4),
    "run-it-twice": partial(poker, _high("holdem", boards=True), _verb("agree"), "raise", hands=6),
    "two-boards": partial(poker, _high("holdem", boards=True), _boards, "agree", "raise", mine=False, hands=6),
    "chop": partial(poker, _poker("holdem"), _verb("chop"), hands=9),
    "show-or-muck": partial(poker, _poker("holdem"), _won_alone, "raise", "bet", mine=False, hands=6),
    "folded": partial(poker, _poker("holdem"), _folded, "fold", mine=False, hands=4),
    "omaha4-showdown": partial(poker, _poker("omaha4"), _over, mine=False, hands=4),
    "hilo-showdown": partial(poker, _poker("omaha4-hilo"), partial(_over, won=2), mine=False, hands=6),
    "stud7-showdown": partial(poker, _poker("stud7"), _over, mine=False, hands=4),
    "razz-showdown": partial(poker, _poker("razz"), _over, mine=False, hands=4),
    "draw5-showdown": partial(poker, _poker("draw5"), _over, mine=False, hands=4),
    "italiana-showdown": partial(
        poker, _italian("italiana", "italiana", "Poker all'italiana"), _over, "apro", mine=False, hands=6
    ),
    "telesina-showdown": partial(
        poker, _italian("telesina", "telesina", "Telesina", 5, vele="croce"), _over, mine=False, hands=4
    ),
    "giro-pazzo-croce": partial(
        poker,
        _italian("italiana", "giro", "Giro pazzo", 4, giro_pazzo=True, vele="croce"),
        lambda v: v["game"] == "telesina" and _turned(v),
        "apro",
        hands=30,
        seated=4,
    ),
    "italiana-resto": partial(poker, DEAR, _resto, hands=6),
    "italiana-away": partial(_seat, ("sit-out", {}), setup=_italian("italiana", "italiana", "Poker all'italiana")),
    "horse": partial(_demo, "horse", lambda v: v["game"] == "omaha4-hilo" and live(v) > 2),
    "dealers-choice": partial(_demo, "dealers-choice", _choosing, mine=False),
    "dealers-choice-waited": partial(_demo, "dealers-choice", _waited, mine=False),
    "telesina-waited": partial(
        poker,
        _italian("telesina", "telesina", "Telesina", 5, vele="libera", distribuzione="libera"),
        _waited,
        mine=False,
        hands=4,
    ),
    "straddle": partial(
        _evening_at, msgspec.structs.replace(_poker("holdem"), straddles=True), _straddle_asked, ("straddle", "ask")
    ),
    "missed-blinds": lambda: _evening_at(_poker("holdem"), _missed(), hands=9),
    "hosting": partial(poker, msgspec.structs.replace(_poker("holdem"), host=ME), _board(3, 3)),
    "blackjack-result": _house("blackjack", "Blackjack", _result, *BLACKJACK),
    "blackjack-follow": _house("blackjack", "Blackjack", _followed, *BACKED),
    "blackjack-late": _house("blackjack", "Blackjack", _asked("surrender"), *BLACKJACK, rules={"surrender": "late"}),
    "punto-hosting": _house("punto-banco", "Punto Banco", lambda _: True, *PUNTO, host=ME),
    "punto-watching": _house("punto-banco", "Punto Banco", lambda _: True, *PUNTO, viewer=""),
}
