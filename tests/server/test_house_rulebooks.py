"""The editor of house rulebooks: mistakes, the difference from the profile, a table played by the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mazziere.room.rulebooks import to_draft
from mazziere.rules.policy import policies
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import house, rulebook
from room.evening import QUICK, evening, played
from server.served import app_of, browser, come_in

FRIDAY: dict[str, Any] = {
    "name": "friday",
    "extends": "home",
    "it": "Partita del venerdì",
    "policies": {"odd_chip": "by-suit", "limit_cap": 5, "straddle": ["live", "mississippi"]},
    "rules": {"limit_cap": "house rule 4"},
}


@played
async def test_every_policy_has_a_sentence_in_both_languages_and_its_values() -> None:
    async with evening() as room, browser(app_of(room)) as client:
        listed = {
            lang: (await client.get("/api/house/policies", params={"lang": lang})).json() for lang in ("it", "en")
        }
        assert [each["name"] for each in listed["it"]] == list(policies())
        cap = next(each for each in listed["it"] if each["name"] == "limit_cap")
        assert cap["type"] == "int"
        assert "giro" in cap["text"]
        assert cap["text"] != next(each for each in listed["en"] if each["name"] == "limit_cap")["text"]
        profile = (await client.get("/api/house/profiles/sanremo-cash")).json()
        assert profile["policies"]["minimum_raise"][1].startswith("SC-")


@played
async def test_a_draft_shows_where_it_differs_and_its_file_says_the_same() -> None:
    async with evening() as room, browser(app_of(room)) as client:
        checked = (await client.post("/api/house/check", json=FRIDAY)).json()
        assert checked["wrong"] == []
        base = rulebook("home")
        assert [each[0] for each in checked["differs"]] == ["limit_cap", "straddle", "odd_chip"]
        cap = checked["differs"][0]
        assert cap == ["limit_cap", 5, "house rule 4", base["limit_cap"].value, base.rule("limit_cap")]
        book = house(checked["toml"] + "\n")
        assert (book["odd_chip"].value, book.it) == ("by-suit", "Partita del venerdì")
        again = (await client.post("/api/house/read", json={"toml": checked["toml"]})).json()
        assert again["policies"] == FRIDAY["policies"]
        assert again["rules"] == FRIDAY["rules"]
        assert again["extends"] == "home"


@played
async def test_mistakes_name_the_field_and_what_is_allowed_in_both_languages() -> None:
    async with evening() as room, browser(app_of(room)) as client:
        wrong = {
            "name": "Friday Night",
            "extends": "home",
            "policies": {"odd_chip": "to-me", "limit_cap": -1, "act_in_turn": 3, "no_such": True},
            "rules": {"odd_chip": "ST-999z"},
        }
        checked = (await client.post("/api/house/check", json=wrong)).json()
        found = {each["key"]: each["message"] for each in checked["wrong"]}
        assert set(found) == {"name", "odd_chip", "limit_cap", "act_in_turn", "no_such"}
        assert "by-suit" in checked["wrong"][1]["message"]["it"]
        assert "0" in found["limit_cap"]["en"]
        assert checked["toml"] == ""
        await come_in(client)
        saved = await client.post("/api/house/rulebooks", json=wrong)
        assert saved.status_code == 422
        assert saved.json()["code"] == "book-name"
        assert "Friday Night" in saved.json()["message"]["it"]


@pytest.mark.parametrize(
    ("toml", "code", "words"),
    [
        ('extends = "home"\nlimit_cap', "book-wrong", ("2",)),
        ('extends = "casa"', "book-extends", ("casa", "sanremo-cash")),
        ('name = "friday"', "book-extends", ("home",)),
        ('extends = "home"\nlimit_cap = 5', "book-key", ("limit_cap", "policies")),
        ('extends = "home"\nit = 5', "book-text", ("it",)),
        ('extends = "home"\npolicies = 5', "book-policies", ("policies",)),
        ('extends = "home"\n[policies]\nlimit_cap = {rule = "4"}', "book-line", ("limit_cap",)),
        ('extends = "home"\n[policies]\nlimit_cap = "five"', "book-int", ("limit_cap", "five")),
        ('extends = "home"\n[policies]\nlimit_cap = {value = 5, rule = "ST-999z"}', "book-no-rule", ("ST-999z",)),
        ('extends = "home"\n[policies]\nno_such = true', "book-no-policy", ("no_such",)),
    ],
)
def test_a_file_that_is_no_rulebook_is_refused_in_both_languages(toml: str, code: str, words: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        to_draft(toml)
    assert refused.value.code == code
    said = [refused.value.message(lang) for lang in ("it", "en")]
    assert said[0] != said[1]
    assert all(word in each for word in words for each in said)


@played
async def test_a_file_named_in_place_of_a_text_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    path.write_text('name = "secret"\nextends = "home"\n')
    async with evening() as room, browser(app_of(room)) as client:
        answer = await client.post("/api/house/read", json={"toml": str(path)})
        assert answer.status_code == 422
        assert answer.json()["code"] == "book-wrong"


@played
async def test_a_table_is_played_by_a_saved_rulebook_before_and_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "room.db")
    async with evening(QUICK, database) as room, browser(app_of(room)) as client:
        await come_in(client)
        saved = (await client.post("/api/house/rulebooks", json=FRIDAY)).json()
        assert (await client.post("/api/house/rulebooks", json=FRIDAY)).json()["id"] == saved["id"]
        assert saved["id"] in (await client.get("/api/room")).json()["rulebooks"]
        opened = await client.post("/api/tables", json={"rulebook": saved["id"], "private": False})
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        assert table["rulebook"] == saved["id"]
        # Its title is known wherever the table is, and nobody needs its id to read it.
        called = {"it": "Partita del venerdì", "en": "Partita del venerdì"}
        assert table["book"] == called
        assert (await client.get(f"/api/tables/{table['id']}")).json()["book"] == called
        listed = (await client.get("/api/rulebooks", params={"lang": "it"})).json()
        assert (listed[-1]["title"], listed[-1]["extends"]) == ("Partita del venerdì", "home")
        read = (await client.get(f"/api/rulebooks/{saved['id']}")).json()
        assert (read["extends"], read["policies"]["limit_cap"]) == ("home", {"value": 5, "rule": "house rule 4"})
        now = room.clock.now()
    async with evening(QUICK, database, now) as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        for name, client in (("Bruno", bruno), ("Carla", anna)):
            await come_in(client, name)
            sat = await client.post(f"/api/tables/{table['id']}/commands", json={"verb": "sit", "amount": 5_000})
            assert sat.status_code == 200, sat.text
        await room.idle()
        hand: Any = room.actor(table["id"]).table
        assert hand.hand.events[0].policies["odd_chip"][0] == "by-suit"
        against = (await anna.get(f"/api/rulebooks/{saved['id']}/against/home")).json()
        assert [each["policy"] for each in against] == ["limit_cap", "straddle", "odd_chip"]
        kept = (await anna.get(f"/api/house/rulebooks/{saved['id']}")).json()
        assert (kept["toml"], kept["by"]) == (saved["toml"], "Anna")
        assert (await anna.get("/api/house/rulebooks/nothing")).status_code == 404
