"""Tables of one's own by REST: the vele, the giro pazzo, several games, stakes against the bank; what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.games.italiana.vele import NAMES
from mazziere.server.api.new_table import NewTable, setup_of
from room.evening import QUICK, evening, pass_time, played, state_of
from server.served import app_of, browser, come_in


def test_a_host_asks_for_vele_a_deal_and_the_giro_pazzo() -> None:
    telesina = setup_of(NewTable(game="telesina", vele="croce", distribuzione="sempre"))
    assert telesina.options == {"vele": "croce", "distribuzione": "sempre"}
    italiana = setup_of(NewTable(game="italiana", giro_pazzo=True, vele="libera", distribuzione="libera"))
    assert italiana.options == {"giro_pazzo": True, "vele": "libera", "distribuzione": "libera"}
    # Without its round of Telesina poker all'italiana has no vele to lay.
    assert setup_of(NewTable(game="italiana", vele="croce")).options == {}
    assert setup_of(NewTable(game="holdem", vele="croce", giro_pazzo=True)).options == {}


def test_a_host_asks_for_several_games() -> None:
    horse = setup_of(NewTable(game="mixed"))
    assert [leg.game for leg in horse.rotation] == ["holdem", "omaha4-hilo", "razz", "stud7", "stud7-hilo"]
    assert horse.limit == "fixed-limit"
    own = setup_of(NewTable(game="dealers-choice", games=("razz", "draw5", "razz"), every="hand"))
    assert (own.menu, own.every, own.rotation) == (("razz", "draw5"), "hand", ())
    assert setup_of(NewTable(games=("razz",))).rotation == ()


@played
async def test_every_choice_of_the_page_is_a_table_that_bots_play() -> None:
    asked: list[dict[str, Any]] = [
        *[{"game": "telesina", "vele": vele, "distribuzione": "libera"} for vele in (*NAMES, "libera")],
        *[{"game": "telesina", "vele": "croce", "distribuzione": how} for how in ("mai", "primo-giro", "sempre")],
        {"game": "italiana", "giro_pazzo": True, "vele": "libera", "distribuzione": "libera"},
        {"game": "mixed", "every": "hand"},
        {"game": "mixed", "games": ["holdem", "omaha4", "draw5"], "limit": "pot-limit"},
        {"game": "dealers-choice", "games": ["stud7", "holdem"]},
        {"game": "blackjack", "stake": [50, 2_000]},
        {"game": "punto-banco", "stake": [50, 2_000]},
    ]
    async with evening(replace(QUICK, tables_each=len(asked))) as room, browser(app_of(room)) as anna:
        await come_in(anna)
        tables = []
        for each in asked:
            opened = await anna.post("/api/tables", json={"bots": 4, **each})
            assert opened.is_success, opened.text
            tables.append(opened.json()["table"]["id"])
        await pass_time(room, 60_000)
        for table, each in zip(tables, asked, strict=True):
            assert state_of(room.actors[table]).number > 3, each
            assert room.actors[table].fault == "", each
        assert (await room.books())[1] == []


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"game": "telesina", "vele": "quattro"}, "vele: 'quattro'"),
        ({"game": "telesina", "distribuzione": "qualche volta"}, "distribuzione: 'qualche volta'"),
        ({"game": "italiana", "giro_pazzo": True, "vele": "quattro"}, "vele: 'quattro'"),
        ({"game": "mixed", "games": ["tressette"]}, "games: 'tressette'"),
        ({"game": "mixed", "games": ["telesina"]}, "games: 'telesina'"),
        ({"game": "blackjack", "stake": [0, 100]}, "limits: least 0"),
        ({"game": "punto-banco", "stake": [500, 100]}, "limits: least 500, most 100"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_field(asked: dict[str, Any], field: str) -> None:
    @played
    async def ask() -> None:
        async with evening() as room, browser(app_of(room)) as anna:
            await come_in(anna)
            answer = await anna.post("/api/tables", json=asked)
            assert (answer.status_code, answer.json()["code"]) == (422, "room-setup")
            assert field in answer.json()["message"]["en"]
            assert room.actors == {}

    ask()


@played
async def test_a_giro_pazzo_that_is_no_yes_or_no_is_refused_by_its_field() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        answer = await anna.post("/api/tables", json={"game": "italiana", "giro_pazzo": "spesso"})
        assert answer.status_code == 400
        assert answer.json()["message"]["it"].startswith("giro_pazzo")
