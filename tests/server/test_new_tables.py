"""Tables of one's own by REST: the vele, the giro pazzo, several games, stakes against the bank; what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mazziere.games.italiana.vele import NAMES
from mazziere.hand.events import Rake
from mazziere.rules.refusal import Refusal
from mazziere.server.api.new_table import NewTable, setup_of
from mazziere.table.poker import PokerTable
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


def test_the_rake_is_the_rulebooks_unless_the_host_says_another() -> None:
    assert setup_of(NewTable()).stakes.rake is None
    assert setup_of(NewTable(rulebook="sanremo-cash")).stakes.rake == Rake(5, 30)
    assert setup_of(NewTable(rulebook="sanremo-cash", rake=0)).stakes.rake is None
    assert setup_of(NewTable(rake=3)).stakes.rake == Rake(3, 300)
    assert setup_of(NewTable(game="italiana", ante=40)).stakes.rake == Rake(5, 0)


def test_a_host_caps_the_rake() -> None:
    assert setup_of(NewTable(game="italiana", rake=4, rake_cap=70)).stakes.rake == Rake(4, 70)
    assert setup_of(NewTable(game="telesina", rake_cap=70)).stakes.rake == Rake(5, 70), "the percentage is IT-RAKE-2's"
    assert setup_of(NewTable(game="italiana", rake=4, rake_cap=0)).stakes.rake == Rake(4, 0), "0 is no cap"
    assert setup_of(NewTable(rulebook="sanremo-cash", rake_cap=0)).stakes.rake == Rake(5, 0)
    assert setup_of(NewTable(rake_cap=0)).stakes.rake is None


def test_a_host_chooses_the_rules_of_a_blackjack_table() -> None:
    asked: dict[str, Any] = {"surrender": "late", "hole-card": "peek", "decks": 8, "boxes": 5, "max-hands": 2}
    setup = setup_of(NewTable(game="blackjack", rules=asked, bots=4))
    assert setup.options["rules"].items() >= asked.items()
    assert (setup.seats, setup.bots) == (5, 4), "each box has its seat"
    assert setup_of(NewTable(game="blackjack", seats=3)).seats == 7
    assert setup_of(NewTable(game="punto-banco", rules={"decks": 4})).options["rules"].get("decks") is None


def test_stakes_are_paid_to_the_unit_by_the_odds_that_were_chosen() -> None:
    dear = setup_of(NewTable(game="blackjack", stake=(10, 500), rules={"blackjack-pays": "6:5"}))
    assert dear.options["rules"]["limits"] == {"least": 10, "most": 500}
    with pytest.raises(Refusal) as refused:
        setup_of(NewTable(game="blackjack", stake=(6, 500), rules={"blackjack-pays": "6:5"}))
    assert (refused.value.rule, refused.value.facts["near"]) == ("BJ-6.10a", 10)


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
        *[{"game": game, "limit": f"{limit}-limit"} for game in ("italiana", "telesina") for limit in ("pot", "fixed")],
        {"game": "italiana", "rake": 10, "rake_cap": 20},
        {"game": "blackjack", "stake": [50, 2_000]},
        {"game": "blackjack", "rules": {"boxes": 3, "least-boxes": 1, "decks": 4, "device": "csm", "max-hands": 1}},
        *[
            {"game": "blackjack", "rules": {"surrender": how, "hole-card": hole, "blackjack-pays": "6:5"}}
            for how in ("early-not-ace", "late", "none")
            for hole in ("none", "peek")
        ],
        {"game": "blackjack", "rules": {"insurance": "none", "bank-soft-17": "draws", "double-after-split": False}},
        {"game": "blackjack", "rules": {"decks": 1, "boxes": 3}},
        {"game": "blackjack", "rules": {"bank-blackjack-takes": "opening", "max-hands": 4, "decks": 8}},
        {"game": "punto-banco", "stake": [50, 2_000]},
    ]
    async with evening(replace(QUICK, tables_each=len(asked))) as room, browser(app_of(room)) as anna:
        await come_in(anna)
        tables = []
        for each in asked:
            opened = await anna.post("/api/tables", json={"bots": 2, **each})
            assert opened.is_success, opened.text
            tables.append(opened.json()["table"]["id"])
        await pass_time(room, 60_000)
        for table, each in zip(tables, asked, strict=True):
            assert state_of(room.actors[table]).number > 3, each
            assert room.actors[table].fault == "", each
        assert (await room.books())[1] == []


@played
async def test_a_giro_pazzo_that_is_no_yes_or_no_is_refused_by_its_field() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        answer = await anna.post("/api/tables", json={"game": "italiana", "giro_pazzo": "spesso"})
        assert answer.status_code == 400
        assert answer.json()["message"]["it"].startswith("giro_pazzo")


@pytest.mark.parametrize(
    ("asked", "code", "field", "words"),
    [
        ({"game": "mixed", "games": ["tressette"]}, "setup-one-of", "games", ("games", "tressette", "holdem")),
        ({"game": "mixed", "games": ["telesina"]}, "setup-one-of", "games", ("games", "telesina", "holdem")),
        ({"game": "telesina", "vele": "quattro"}, "setup-one-of", "vele", ("quattro", "croce")),
        ({"game": "telesina", "distribuzione": "spesso"}, "setup-one-of", "distribuzione", ("spesso", "primo-giro")),
        ({"game": "italiana", "giro_pazzo": True, "vele": "quattro"}, "setup-one-of", "vele", ("quattro", "libera")),
        ({"game": "tressette"}, "setup-one-of", "game", ("tressette", "holdem", "blackjack")),
        ({"game": "italiana", "limit": "spread-limit"}, "setup-one-of", "limit", ("spread-limit", "pot-limit")),
        ({"limit": "spread-limit"}, "setup-one-of", "limit", ("spread-limit", "no-limit")),
        ({"game": "blackjack", "stake": [0, 100]}, "setup-stake-order", "stake", ("0", "100")),
        ({"game": "punto-banco", "stake": [500, 100]}, "setup-stake-order", "stake", ("500", "100")),
        ({"game": "blackjack", "stake": [5, 500]}, "setup-stake-step", "stake", ("5", "6")),
        ({"game": "punto-banco", "stake": [10, 501]}, "setup-stake-step", "stake", ("501", "502")),
        ({"small_blind": 200, "big_blind": 100}, "setup-small-blind", "small_blind", ("200", "100")),
        ({"game": "stud7", "big_blind": 100, "ante": 500}, "setup-ante", "ante", ("500", "100")),
        ({"big_blind": 100, "ante": 5_000}, "setup-ante", "ante", ("5000", "100")),
        ({"buy_in": [50, 80]}, "setup-buy-in", "buy_in", ("80", "100")),
        ({"game": "italiana", "big_blind": 500, "buy_in": [100, 400]}, "setup-buy-in", "buy_in", ("400", "500")),
        ({"game": "blackjack", "stake": [50, 500], "buy_in": [10, 40]}, "setup-buy-in", "buy_in", ("40", "50")),
        ({"game": "blackjack", "rules": {"surrender": "sempre"}}, "setup-one-of", "surrender", ("sempre", "late")),
        ({"game": "blackjack", "rules": {"decks": 3}}, "setup-one-of", "decks", ("3", "1, 2, 4, 6, 8")),
        ({"game": "blackjack", "rules": {"decks": 1}}, "setup-one-of", "boxes", ("7", "2, 3")),
        ({"game": "blackjack", "rules": {"decks": 2, "max-hands": 4, "boxes": 6}}, "setup-one-of", "boxes", ("6", "5")),
        ({"game": "blackjack", "rules": {"boxes": True}}, "setup-one-of", "boxes", ("true", "7")),
        ({"game": "blackjack", "rules": {"boxes": 2, "least-boxes": 3}}, "setup-one-of", "least-boxes", ("3", "1, 2")),
        ({"game": "blackjack", "rules": {"burn": 0}}, "setup-one-of", "rules", ("burn", "surrender")),
        ({"game": "italiana", "rulebook": "home"}, "setup-rulebook-italian", "rulebook", ("home", "italiana")),
        ({"game": "telesina", "rulebook": "fipos"}, "setup-rulebook-italian", "rulebook", ("fipos", "italiana")),
        ({"rulebook": "italiana"}, "setup-rulebook-not-italian", "rulebook", ("italiana", "fipos, home")),
        ({"game": "mixed", "rulebook": "italiana"}, "setup-rulebook-not-italian", "rulebook", ("italiana", "home")),
        ({"seats": 3, "bots": 3}, "setup-bots", "bots", ("3", "2")),
        ({"game": "blackjack", "seats": 9, "bots": 7}, "setup-bots", "bots", ("7", "6")),
        ({"game": "punto-banco", "seats": 2, "bots": 9}, "setup-bots", "bots", ("9", "1")),
        ({"rake_cap": 50}, "setup-cap-alone", "rake_cap", ("50",)),
        ({"game": "italiana", "rake": 0, "rake_cap": 50}, "setup-cap-alone", "rake_cap", ("50",)),
        ({"buy_in": [9_000, 3_000]}, "setup-buy-in-order", "buy_in", ("9000", "3000")),
        ({"small_blind": 1, "big_blind": 1_000_000_000}, "setup-too-dear", "buy_in", ("20000000000", "20000000")),
    ],
)
def test_what_nobody_could_play_is_refused_in_both_languages(
    asked: dict[str, Any], code: str, field: str, words: tuple[str, ...]
) -> None:
    @played
    async def ask() -> None:
        async with evening() as room, browser(app_of(room)) as anna:
            await come_in(anna)
            answer = await anna.post("/api/tables", json=asked)
            told = answer.json()
            assert (answer.status_code, told["code"], told["facts"]["field"]) == (422, code, field)
            assert all(word in told["message"][lang] for word in words for lang in ("it", "en"))
            assert told["message"]["it"] != told["message"]["en"]
            assert room.actors == {}

    ask()


@played
async def test_a_table_with_too_many_seats_is_refused_in_the_language_of_who_reads() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        told = (await anna.post("/api/tables", json={"game": "stud7", "seats": 10})).json()
        assert told["code"] == "too-many-players"
        assert told["message"]["it"].startswith("10 giocatori sono troppi")


@played
async def test_an_italian_table_is_bought_into_by_its_invito() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        opened = await anna.post("/api/tables", json={"game": "italiana", "ante": 5_000})
        assert opened.is_success, opened.text
        assert next(iter(room.actors.values())).table.setup.buy_in == (100_000, 1_000_000)


def test_a_time_bank_of_none_is_none_and_unsaid_it_is_the_rulebooks() -> None:
    """What each newcomer brings, in milliseconds."""
    kept = {said: PokerTable.open(setup_of(NewTable(bank=said))).bank for said in (None, 0, 45)}
    assert kept == {None: 60_000, 0: 0, 45: 45_000}


@played
async def test_the_room_tells_a_host_which_rules_of_blackjack_may_be_chosen() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        told = (await anna.get("/api/room")).json()["blackjack"]
    assert told["surrender"] == {"usual": "early", "may": ["early", "early-not-ace", "late", "none"]}
    for rule, choice in told.items():
        assert choice["usual"] in choice["may"]
        for value in choice["may"]:
            # Fewer boxes ask for fewer players at least, and a single pack is enough for few boxes.
            fitting = {"boxes": {"least-boxes": 1}, "decks": {"boxes": 2}}.get(rule, {})
            assert setup_of(NewTable(game="blackjack", stake=(10, 500), rules={rule: value, **fitting}))
