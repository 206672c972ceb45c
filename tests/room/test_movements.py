"""The statement of a player's chips: every movement, what it was, where, and what was left."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from mazziere.room.movements import movements
from room.evening import HOLDEM, evening, guest, pass_time, played, seated, state_of


@played
async def test_seats_bought_chips_added_and_tables_left_are_told_with_what_was_left() -> None:
    async with evening() as room:
        actor = await room.open_table(msgspec.structs.replace(HOLDEM, name="Texas"))
        (anna,) = await seated(room, actor, ("Anna",))
        await pass_time(room, 1_000)
        await anna.do("t1", "top-up", amount=3_000)
        await pass_time(room, 1_000)
        await anna.do("t1", "leave")
        await pass_time(room, 1_000)
        await room.cashier.adjust(anna.id, -1_000, "errore di cassa", "p0")
        told = await movements(room, anna.id, 50)
        assert [(each.what, each.amount, each.balance) for each in told] == [
            ("cashier", -1_000, 199_000),
            ("left", 13_000, 200_000),
            ("bought", -3_000, 187_000),
            ("sat-down", -10_000, 190_000),
            ("cashier", 200_000, 200_000),
        ]
        assert {(each.table, each.name, each.open) for each in told if each.table} == {("t1", "Texas", True)}
        assert [each.why for each in told if not each.table] == ["errore di cassa", "first-grant"]
        assert await movements(room, anna.id, 2, 1) == told[1:3]


@played
async def test_who_leaves_in_the_middle_of_a_hand_reads_both_payments_and_the_sum_is_right() -> None:
    async with evening() as room:
        actor = await room.open_table(HOLDEM)
        guests = await seated(room, actor)
        hand = state_of(actor).hand
        asked = state_of(actor).players[next(iter(hand.pending))]
        one = next(each for each in guests if each.id == asked)
        await one.do("t1", "leave")
        await pass_time(room, 60_000)
        told = await movements(room, one.id, 50)
        assert {each.what for each in told[:-2]} == {"left"}
        assert told[0].balance == await room.cashier.balance(one.id)
        for newer, older in pairwise(told):
            assert newer.balance == older.balance + newer.amount
        stranger = await guest(room, "Ugo")
        assert [each.what for each in await movements(room, stranger.id, 50)] == ["cashier"]
