"""The REST side: coming in, tables, hands, rules, staff; and what keeps strangers out."""

from __future__ import annotations

import json
import posixpath
import re
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec

from mazziere.history import phh, pokerstars_read
from mazziere.history.log import documents
from mazziere.room.histories import FORMATS
from mazziere.room.watchdog import asked
from mazziere.server.app import WEB
from mazziere.server.guard import COOKIE, FORGERY
from room.evening import HOLDEM, evening, pass_time, played
from server.served import app_of, browser, come_in

LONG = "correct horse battery"


@played
async def test_a_guest_comes_in_opens_a_table_sits_and_reads_the_hand_afterwards() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        me = await come_in(anna)
        other = await come_in(bruno, "Bruno")
        assert me["balance"] == 200_000
        assert me["play_money"] is True
        opened = (await anna.post("/api/tables", json={"name": "Da Anna", "private": False})).json()
        table = opened["table"]["id"]
        for client in (anna, bruno):
            answer = await client.post(f"/api/tables/{table}/commands", json={"verb": "sit", "amount": 5_000})
            assert answer.status_code == 200, answer.text
        actor = room.actor(table)
        clients = {me["id"]: anna, other["id"]: bruno}
        assert (await anna.get(f"/api/tables/{table}/hands/1")).json()["code"] == "room-hand-running"
        (turn,) = asked(actor.table)
        folded = await clients[turn].post(f"/api/tables/{table}/commands", json={"verb": "act", "what": "fold"})
        assert folded.status_code == 200
        hands = (await anna.get(f"/api/tables/{table}/hands")).json()
        assert [hand["number"] for hand in hands] == [1]
        view = (await anna.get(f"/api/tables/{table}")).json()["view"]
        assert view["number"] == 1
        log = (await anna.get(f"/api/tables/{table}/hands/1")).text
        verdict = (await anna.post("/api/verify", json={"history": log})).json()
        assert verdict == {"ok": True, "cards": 2, "audited": False}
        forged = {"history": log, "secret": "00" * 32}
        broken = (await anna.post("/api/verify", json=forged)).json()
        assert (broken["ok"], broken["why"], broken["code"]) == (False, "broken", "seal-secret")
        assert broken["message"]["it"].startswith("il segreto non è")
        assert broken["error"] == broken["message"]["en"]
        twice = (await anna.post("/api/verify", json={"history": f"{log}\n{log}\n"})).json()
        assert twice == {"ok": True, "cards": 4, "audited": False}, "as they are exported, one a line"
        for form in ("phh", "pokerstars", "ohh", "text"):
            told = await anna.get(f"/api/tables/{table}/hands/1", params={"format": form})
            assert told.status_code == 200, told.text
            assert "Anna" in told.text or form == "text"
        phh = (await bruno.get(f"/api/tables/{table}/hands/1", params={"format": "phh"})).text
        assert (await bruno.post("/api/verify", json={"history": phh})).json()["ok"] is True


@played
async def test_hands_of_two_tables_never_have_the_same_number_for_a_program_that_reads_them() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        people = {(await come_in(anna))["id"]: anna, (await come_in(bruno, "Bruno"))["id"]: bruno}
        tables = ("t1", "t2")
        for table in tables:
            await room.open_table(msgspec.structs.replace(HOLDEM, id=table))
            for client in people.values():
                sits = {"verb": "sit", "amount": 5_000}
                await client.post(f"/api/tables/{table}/commands", json=sits)
            (turn,) = asked(room.actor(table).table)
            await people[turn].post(f"/api/tables/{table}/commands", json={"verb": "act", "what": "fold"})
        await pass_time(room, 10_000)
        wanted = {"hands": [[table, 1] for table in tables]}
        told = {
            form: (await anna.post("/api/me/hands/export", json={**wanted, "format": form})).json()["text"]
            for form in ("pokerstars", "ohh")
        }
        numbers = re.findall(r"(?m)^PokerStars Hand #(\d+):", told["pokerstars"])
        assert len(set(numbers)) == 2
        assert [json.loads(each)["ohh"]["game_number"] for each in told["ohh"].split("\n\n")] == numbers


@played
async def test_hands_are_exported_as_one_file_that_reads_back() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        people = {(await come_in(anna))["id"]: anna, (await come_in(bruno, "Bruno"))["id"]: bruno}
        await room.open_table(HOLDEM)
        for seat, client in zip((1, 4), people.values(), strict=True):
            await client.post("/api/tables/t1/commands", json={"verb": "sit", "seat": seat, "amount": 5_000})
        began = []
        for _ in range(3):
            (turn,) = asked(room.actor("t1").table)
            began.append(datetime.fromtimestamp(room.clock.now() / 1000, UTC))
            await pass_time(room, 5_000)
            await people[turn].post("/api/tables/t1/commands", json={"verb": "act", "what": "fold"})
            await pass_time(room, 10_000)
        wanted = {"hands": [["t1", 1], ["t1", 3]]}
        files = {
            form: (await anna.post("/api/me/hands/export", json={**wanted, "format": form})).json() for form in FORMATS
        }
        assert {form: (file["hands"], file["left_out"]) for form, file in files.items()} == dict.fromkeys(
            FORMATS, (2, 0)
        )
        assert len(phh.read(files["phh"]["text"])) == 2
        assert len(pokerstars_read.read(files["pokerstars"]["text"])) == 2
        # The table has its seats, however few are dealt in; a hand has the time at which it began.
        first = files["pokerstars"]["text"].splitlines()[:2]
        assert first[0].endswith(f"{began[0]:%Y/%m/%d %H:%M:%S} UTC")
        assert re.fullmatch(r"Table 't1' 6-max Seat #[25] is the button", first[1])
        seats = {int(found) for found in re.findall(r"(?m)^Seat (\d):", files["pokerstars"]["text"])}
        assert seats == {2, 5}, "as the table counts them"
        (told, *_) = [json.loads(each)["ohh"] for each in files["ohh"]["text"].split("\n\n")]
        assert (told["table_size"], {each["seat"] for each in told["players"]}) == (6, {2, 5})
        assert {(tuple(sorted(hand["seats"])), hand["seat_count"]) for hand in phh.read(files["phh"]["text"])} == {
            ((2, 5), 6)
        }
        headings = [line for line in files["text"]["text"].splitlines() if line.startswith("Hand #")]
        assert headings == [f"Hand #{n} · {HOLDEM.name or 't1'} · {began[n - 1]:%Y-%m-%d %H:%M} UTC" for n in (1, 3)]
        assert len([json.loads(each) for each in files["ohh"]["text"].split("\n\n")]) == 2
        for log in documents(files["json"]["text"]):
            assert (await anna.post("/api/verify", json={"history": log})).json()["cards"] == 2
        async with browser(app_of(room)) as stranger:
            assert (await stranger.post("/api/me/hands/export", json=wanted)).json()["code"] == "room-session"
            await come_in(stranger, "Carla")
            # Whoever was not in the hand does not take it along, though a table's hands may be read.
            assert (await stranger.post("/api/me/hands/export", json=wanted)).json()["code"] == "room-no-hand"


@played
async def test_a_hand_told_to_a_player_has_no_card_of_another() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        people = {(await come_in(anna))["id"]: anna, (await come_in(bruno, "Bruno"))["id"]: bruno}
        await room.open_table(HOLDEM)
        for client in people.values():
            await client.post("/api/tables/t1/commands", json={"verb": "sit", "amount": 5_000})
        (turn,) = asked(room.actor("t1").table)
        await people[turn].post("/api/tables/t1/commands", json={"verb": "act", "what": "fold"})
        async with browser(app_of(room)) as stranger:
            for reader, cards in ((anna, 2), (bruno, 2), (stranger, 0)):
                told = json.loads((await reader.get("/api/tables/t1/hands/1")).text)
                moved = [event for event in told["events"] if event["event"] == "moved"]
                faces = [face for event in moved for face in event.get("faces", []) if face != 52]
                assert len(faces) == len(told["proofs"]) == cards


@played
async def test_my_hands_at_a_private_table_keep_its_name_and_can_be_read_when_it_is_closed() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as bruno:
        people = {(await come_in(anna))["id"]: anna, (await come_in(bruno, "Bruno"))["id"]: bruno}
        opened = (await anna.post("/api/tables", json={"name": "Da Anna", "private": True})).json()
        table, key = opened["table"]["id"], opened["key"]
        for client in people.values():
            await client.get(f"/api/tables/{table}", params={"key": key})
            sat = await client.post(f"/api/tables/{table}/commands", json={"verb": "sit", "amount": 5_000})
            assert sat.is_success, sat.text
        (turn,) = asked(room.actor(table).table)
        await people[turn].post(f"/api/tables/{table}/commands", json={"verb": "act", "what": "fold"})
        assert (await anna.post(f"/api/tables/{table}/commands", json={"verb": "close"})).is_success
        assert table not in room.actors
        for client in people.values():
            (mine,) = (await client.get("/api/me/hands")).json()
            assert (mine["table"], mine["number"], mine["name"]) == (table, 1, "Da Anna")
            log = await client.get(f"/api/tables/{table}/hands/1")
            assert (await client.post("/api/verify", json={"history": log.text})).json()["ok"] is True
            told = await client.get(f"/api/tables/{table}/hands/1", params={"format": "text", "lang": "it"})
            assert "Anna mette lo small blind" in told.text or "Bruno mette lo small blind" in told.text
        async with browser(app_of(room)) as stranger:
            assert (await stranger.get(f"/api/tables/{table}/hands/1")).json()["code"] == "room-key"
            assert (await stranger.get("/api/tables/nowhere/hands/1")).json()["code"] == "room-no-table"


@played
async def test_a_guest_keeps_everything_by_opening_an_account_and_comes_back_with_it() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as phone:
        me = await come_in(anna)
        answer = await anna.post("/api/accounts", json={"name": "Anna", "password": LONG})
        assert answer.status_code == 201, answer.text
        assert answer.json()["me"]["id"] == me["id"]
        anna.headers[FORGERY] = answer.json()["me"]["csrf"]
        login = await phone.post("/api/sessions", json={"name": "anna", "password": LONG})
        assert login.json()["me"]["id"] == me["id"]
        code = (await anna.post("/api/me/codes")).json()["code"]
        async with browser(app_of(room)) as tablet:
            moved = await tablet.post("/api/sessions/code", json={"code": code})
            assert moved.json()["me"]["id"] == me["id"]
            tablet.headers[FORGERY] = moved.json()["me"]["csrf"]
            assert (await tablet.delete("/api/sessions/current")).status_code == 204
            assert (await tablet.get("/api/me")).status_code == 401
        phone.cookies.clear()
        wrong = await phone.post("/api/sessions", json={"name": "anna", "password": "wrong password"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "room-login")


@played
async def test_cookies_are_signed_hidden_from_scripts_and_useless_to_other_sites() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        answer = await anna.post("/api/guests", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        token = answer.json()["token"]
        assert token in cookie
        forged = await anna.post("/api/me/codes")
        assert (forged.status_code, forged.json()["code"]) == (403, "room-forged")
        anna.headers[FORGERY] = answer.json()["me"]["csrf"]
        assert (await anna.post("/api/me/codes")).status_code == 201
        elsewhere = await anna.post("/api/me/codes", headers={"origin": "https://elsewhere.test"})
        assert elsewhere.json()["code"] == "room-forged"
        async with browser(app_of(room)) as thief:
            thief.cookies.set(COOKIE, f"{token}.{'A' * 43}")
            assert (await thief.get("/api/me")).status_code == 401
        async with browser(app_of(room)) as program:
            program.headers["authorization"] = f"Bearer {token}"
            assert (await program.post("/api/me/codes")).status_code == 201


@played
async def test_every_answer_carries_the_security_headers_and_the_status_page_has_nothing_inline() -> None:
    async with evening() as room, browser(app_of(room, secure=True)) as anna:
        await room.open_table(HOLDEM)
        for path in ("/", "/api/room", "/api/nothing", "/api/me"):
            answer = await anna.get(path)
            assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert "strict-transport-security" in answer.headers
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        page = (await anna.get("/")).text
        assert "50/100" in page
        assert "<script" not in page
        assert "style=" not in page


UNREAD = {
    "{}": ("history-field", "mazziere: manca, o non è scritto come in una mano"),
    '{"mazziere": 1,\n "events": [}': ("history-syntax", "riga 2: da qui il testo non si legge più come JSON"),
    '{"mazziere": 9, "events": []}': (
        "history-version",
        "la mano è scritta nella versione 9 del nostro formato: qui si legge la 1",
    ),
    '{"mazziere": 1, "events": []}': ("history-field", "events: manca, o non è scritto come in una mano"),
    '{"ohh": {"spec_version": "1.4.7"}}': (
        "history-sealless",
        "la mano è scritta come OHH, che non porta sigilli: esportala come JSON o PHH",
    ),
    "PokerStars Hand #1: …": (
        "history-sealless",
        "la mano è scritta come PokerStars, che non porta sigilli: esportala come JSON o PHH",
    ),
    'variant = "NT"\nantes = [': ("history-syntax", "riga 2: da qui il testo non si legge più come PHH"),
    "# nothing but a remark": ("history-empty", "in questo testo non è scritta nessuna mano"),
    "hand = 7": ("history-field", "hand: manca, o non è scritto come in una mano"),
}


@played
async def test_a_history_that_cannot_be_read_says_where_and_why_in_both_languages() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        for history, (code, italian) in UNREAD.items():
            verdict = (await anna.post("/api/verify", json={"history": history})).json()
            assert (verdict["ok"], verdict["why"], verdict["code"]) == (False, "unread", code), history
            assert verdict["message"]["it"] == italian
            assert verdict["message"]["en"] not in (italian, code)
        secret = await anna.post("/api/verify", json={"history": "{}", "secret": "zz"})
        assert secret.json()["message"]["it"] == "secret: solo cifre esadecimali, a due a due."


@played
async def test_without_tls_nothing_is_sent_that_a_browser_complains_of() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        answer = await anna.get("/api/room")
        assert not {"strict-transport-security", "cross-origin-opener-policy"} & set(answer.headers)


@played
async def test_what_does_not_fit_is_said_in_both_languages() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        long = (await anna.post("/api/guests", json={"name": "x" * 80})).json()
        assert long["message"] == {"en": "name: at most 60 characters.", "it": "name: al massimo 60 caratteri."}
        for wrong, italian in (
            ({"private": "yes"}, "private: solo sì o no (true o false)."),
            ({"name": 7}, "name: solo un testo."),
            ({"games": "holdem"}, "games: solo un elenco."),
            ({"stake": [1]}, "stake: esattamente 2 voci."),
            ({"limit": "sky"}, "limit: «sky» non è fra le scelte."),
            ([], "data: non è scritto come si deve."),
        ):
            assert (await anna.post("/api/tables", json=wrong)).json()["message"]["it"] == italian
        json_only = {"content-type": "application/json"}
        for answer, code, italian in (
            (
                await anna.post("/api/tables", content=b"{", headers=json_only),
                "bad-request",
                "La richiesta non si legge.",
            ),
            (await anna.put("/api/verify", json={}), "bad-method", "A questo indirizzo non si può chiedere così."),
            (
                await anna.post("/api/verify", json={"history": " " * 300_000}),
                "too-large",
                "È troppo: una richiesta ha al massimo 256 kB. Mandane una parte alla volta.",
            ),
        ):
            told = answer.json()
            assert (told["code"], told["message"]["it"]) == (code, italian)
        missing = (await anna.post("/api/sessions", json={"name": "Anna"})).json()
        assert missing["message"] == {"en": "password: it is missing.", "it": "password: manca."}


@played
async def test_an_address_that_asks_too_often_has_to_wait() -> None:
    async with evening() as room:
        app = app_of(room, requests=20, entries=3)
        async with browser(app, "203.0.113.9") as anna, browser(app, "203.0.113.10") as bruno:
            entered = []
            for _ in range(4):
                anna.cookies.clear()
                entered.append((await anna.post("/api/guests", json={})).status_code)
            assert entered == [201, 201, 201, 429]
            codes = [(await anna.get("/api/room")).status_code for _ in range(20)]
            assert codes[-1] == 429
            assert (await bruno.get("/api/room")).status_code == 200


@played
async def test_guessing_a_password_is_slow_wherever_it_comes_from() -> None:
    async with evening() as room:
        await room.accounts.register("Anna", LONG)
        app = app_of(room)
        codes = []
        for attempt in range(11):
            async with browser(app, f"203.0.113.{attempt}") as thief:
                wrong = {"name": "Anna", "password": f"guess number {attempt}"}
                codes.append((await thief.post("/api/sessions", json=wrong)).status_code)
        assert codes == [401] * 10 + [429]


@played
async def test_bad_requests_say_which_field_is_wrong() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        wrong = await anna.post("/api/tables", json={"seats": 50})
        assert wrong.status_code == 400
        assert "seats" in wrong.json()["message"]["en"]
        book = await anna.post("/api/tables", json={"rulebook": "../../etc/passwd.toml"})
        assert (book.status_code, book.json()["code"]) == (404, "room-no-rulebook")
        game = await anna.post("/api/tables", json={"game": "tressette"})
        assert game.status_code == 422
        assert (await anna.post("/api/guests", content=b"x" * 300_000)).status_code == 413


@played
async def test_rules_are_found_in_both_languages_and_rulebooks_compared() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        found: list[dict[str, Any]] = (await anna.get("/api/rules", params={"q": "string bet"})).json()
        assert found[0]["id"] == "ST-56"
        italian = (await anna.get("/api/rules/ST-56", params={"lang": "it"})).json()
        assert italian["title"] != found[0]["title"]
        assert (await anna.get("/api/rules/ZZ-1")).status_code == 404
        books = (await anna.get("/api/rulebooks")).json()
        assert {one["name"] for one in books if one.get("italian")} == {"italiana", "italiana-tournament"}
        assert "sanremo-cash" in [book["name"] for book in books]
        differ = (await anna.get("/api/rulebooks/sanremo-cash/against/sanremo-tournament")).json()
        assert "reopening" in [each["policy"] for each in differ]


@played
async def test_who_opened_the_room_on_this_machine_hands_on_its_address_in_the_network() -> None:
    lan = "http://192.0.2.7:8000"
    async with evening() as room, browser(app_of(room, lan=lan)) as anna, browser(app_of(room)) as bruno:
        assert (await anna.get("/api/room")).json()["lan"] == lan
        where = {"to": "/table/t1?sit"}
        away = (await anna.get("/api/qr", params=where)).content
        anna.headers["host"] = bruno.headers["host"] = "localhost:8000"
        here = (await anna.get("/api/qr", params=where)).content
        anna.headers["host"] = "192.0.2.7:8000"
        assert (await anna.get("/api/qr", params=where)).content == here != away
        assert (await bruno.get("/api/qr", params=where)).content not in (here, away), "alone it names itself"


@played
async def test_staff_see_accounts_and_books_and_what_they_do_is_written_down() -> None:
    async with evening() as room, browser(app_of(room)) as anna, browser(app_of(room)) as capo:
        me = await come_in(anna)
        assert (await anna.get("/api/staff/accounts")).status_code == 403
        key = await room.accounts.admin_link()
        claimed = await capo.post("/api/sessions/admin", json={"key": key, "name": "Capo", "password": LONG})
        capo.headers[FORGERY] = claimed.json()["me"]["csrf"]
        assert claimed.json()["me"]["role"] == "admin"
        assert claimed.json()["me"]["balance"] == 200_000, "who runs the room may play too"
        assert me["id"] in [each["id"] for each in (await capo.get("/api/staff/accounts")).json()]
        made = await capo.put(f"/api/staff/accounts/{me['id']}/role", json={"role": "floor"})
        assert made.json()["role"] == "floor"
        assert (await anna.get("/api/staff/ledger")).json()["faults"] == []
        own = await capo.put(f"/api/staff/accounts/{claimed.json()['me']['id']}/role", json={"role": "player"})
        assert own.json()["code"] == "room-own-role"
        given = {"amount": 500, "why": "a prize"}
        assert (await anna.post(f"/api/staff/accounts/{me['id']}/chips", json=given)).json()["balance"] == 200_500
        taken = {"amount": -200_501, "why": "a slip"}
        refused = (await anna.post(f"/api/staff/accounts/{me['id']}/chips", json=taken)).json()
        assert (refused["code"], refused["facts"]) == ("room-takes-more", {"balance": 200_500, "amount": 200_501})
        trail = (await capo.get("/api/staff/audit")).json()
        assert [each["event"] for each in trail] == ["staff-chips", "staff-role"]


@played
async def test_limits_receipts_export_and_delete_me() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        me = await come_in(anna)
        assert (await anna.put("/api/me/limits", json={"kind": "loss", "amount": 100})).json()["loss"] == 100
        assert (await anna.put("/api/me/limits", json={"kind": "luck", "amount": 1})).status_code == 422
        assert (await anna.post("/api/me/refill")).json()["code"] == "room-refill-enough"
        assert [each["why"] for each in (await anna.get("/api/me/movements")).json()] == ["first-grant"]
        data = (await anna.get("/api/me/data")).text
        assert "Anna" in data
        assert (await anna.delete("/api/me")).status_code == 204
        assert (await anna.get("/api/me")).status_code == 401
        assert room.accounts.known(me["id"]) is None


@played
async def test_the_page_names_every_module_it_needs_beforehand() -> None:
    async with evening() as room, browser(app_of(room, web=WEB)) as client:
        page = (await client.get("/")).text
        named = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
        assert named[0].endswith("/js/main.js")
        assert len(named) == len(set(named))
        for path in named:
            module = await client.get(path)
            assert module.status_code == 200
            for other in re.findall(r'^import [^"]*"(\.[^"]+)"', module.text, re.MULTILINE):
                assert posixpath.normpath(posixpath.join(posixpath.dirname(path), other)) in named
        # What is for the staff alone, or comes later, is fetched when it is wanted.
        assert not [path for path in named if path.endswith("/js/club/staff.js")]


@played
async def test_every_page_the_client_knows_is_answered_with_the_document_and_no_other() -> None:
    known = re.findall(r"^  (\w+): later", (WEB / "js/pages/all.js").read_text(), re.MULTILINE)
    assert "desk" in known
    async with evening() as room, browser(app_of(room, web=WEB)) as client:
        for page in known:
            answer = await client.get("/" if page == "lobby" else f"/{page}")
            assert (answer.status_code, "modulepreload" in answer.text) == (200, True), page
        astray = await client.get("/join", headers={"accept": "text/html"})
        assert (astray.status_code, "modulepreload" in astray.text) == (404, True)


@played
async def test_a_browser_keeps_the_parts_of_a_release_for_good_and_asks_for_the_document_again(tmp_path: Path) -> None:
    async with evening() as room, browser(app_of(room, web=WEB)) as client:
        document = await client.get("/")
        assert document.headers["cache-control"] == "no-cache"
        parts = re.findall(r'(?:src|href)="(/v/[^"]+)"', document.text)
        assert {path.rsplit(".", 1)[1] for path in parts} == {"js", "css"}
        for path in parts:
            assert "immutable" in (await client.get(path)).headers["cache-control"], path
        _, _, release, *rest = parts[0].split("/")
        words = await client.get(f"/v/{release}/locale/it/page.ftl")
        assert (words.status_code, "immutable" in words.headers["cache-control"]) == (200, True)
        # Parts of a release that is gone are not answered with those of another.
        assert (await client.get("/".join(["", "v", "0" * len(release), *rest]))).status_code == 404
    changed = tmp_path / "web"
    copytree(WEB, changed)
    with (changed / "css/base.css").open("a") as style:
        style.write("/* the next release */")
    async with evening() as room, browser(app_of(room, web=changed)) as client:
        assert f"/v/{release}/" not in (await client.get("/")).text


@played
async def test_a_round_against_the_bank_is_verified_too() -> None:
    async with evening() as room, browser(app_of(room)) as anna:
        await come_in(anna)
        asked_for = {"game": "punto-banco", "seats": 5, "bots": 1}
        table = (await anna.post("/api/tables", json=asked_for)).json()["table"]["id"]
        await pass_time(room, 120_000)
        told = (await anna.get(f"/api/tables/{table}/hands/1")).text
        verdict = (await anna.post("/api/verify", json={"history": told})).json()
        assert verdict["ok"], verdict
        assert verdict["cards"] >= 4


@played
async def test_a_document_says_what_it_may_do_and_its_parts_do_not_repeat_it() -> None:
    async with evening() as room, browser(app_of(room, web=WEB)) as client:
        for document in ("/", "/settings", "/table/any", "/icon.svg"):
            assert "script-src 'self'" in (await client.get(document)).headers["content-security-policy"]
        for part in ("/js/main.js", "/css/tokens.css", "/locale/it/page.ftl"):
            headers = (await client.get(part)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in headers
