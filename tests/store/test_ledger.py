"""The ledger: double entry, no account but the house's below zero, and a check that finds what is wrong."""

import asyncio

import pytest
from sqlalchemy import text

from mazziere.room.ports import Entry, Fault, Line, Overdrawn, Stored, Unbalanced
from mazziere.store.store import SqlStore

from .helpers import batch, entries

pytestmark = pytest.mark.anyio


async def fund(store: SqlStore, **amounts: int) -> None:
    """Chips from the bank."""
    given = [*entries(**amounts), Entry("bank", -sum(amounts.values()))]
    await store.append(batch("cashier", await store.last("cashier"), "granted", entries=given))


async def test_entries_move_money_and_the_whole_stays_zero(store: SqlStore) -> None:
    await fund(store, player_ada=1000, player_bob=500)
    await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-400, table_7=400), at=3))
    assert await store.ledger.balances() == {"bank": -1500, "player:ada": 600, "player:bob": 500, "table:7": 400}
    assert await store.ledger.balances("player:") == {"player:ada": 600, "player:bob": 500}
    assert await store.ledger.balance("player:ada") == 600
    assert await store.ledger.balance("player:nobody") == 0
    assert await store.ledger.check() == []


async def test_entries_that_do_not_sum_to_zero_write_nothing(store: SqlStore) -> None:
    await fund(store, player_ada=1000)
    with pytest.raises(Unbalanced, match="sum to 1"):
        await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-400, table_7=401), command="1"))
    assert await store.last("table:7") == 0
    assert await store.done("table:7", "1") is None
    assert await store.ledger.balance("player:ada") == 1000


async def test_nobody_pays_what_they_have_not(store: SqlStore) -> None:
    await fund(store, player_ada=1000)
    with pytest.raises(Overdrawn) as refused:
        await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-1001, table_7=1001)))
    assert (refused.value.account, refused.value.balance) == ("player:ada", 1000)
    assert await store.last("table:7") == 0
    await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-1000, table_7=1000)))
    assert await store.ledger.balance("player:ada") == 0


async def test_the_same_money_does_not_buy_two_seats(store: SqlStore) -> None:
    await fund(store, player_ada=1000)
    seats = [
        batch(f"table:{n}", 0, "sat", entries=[Entry("player:ada", -700), Entry(f"table:{n}", 700)]) for n in (1, 2, 3)
    ]
    bought = await asyncio.gather(*[store.append(seat) for seat in seats], return_exceptions=True)
    assert [type(answer) for answer in bought] == [int, Overdrawn, Overdrawn]
    assert await store.ledger.balance("player:ada") == 300
    assert await store.ledger.check() == []


async def test_money_that_comes_and_goes_in_one_batch_counts_once(store: SqlStore) -> None:
    moves = [Entry("bank", -50), Entry("player:ada", 50), Entry("player:ada", -20), Entry("rake", 20)]
    await store.append(batch("cashier", 0, "x", entries=moves))
    assert await store.ledger.balances() == {"bank": -50, "player:ada": 30, "rake": 20}


async def test_the_house_may_owe(store: SqlStore) -> None:
    await store.append(batch("table:7", 0, "lost", entries=entries(bank=-5, table_7=5)))
    assert await store.ledger.balance("bank") == -5


async def test_a_statement_tells_the_newest_first(store: SqlStore) -> None:
    await fund(store, player_ada=1000)
    await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-400, table_7=400), at=10))
    await store.append(batch("table:7", 1, "left", "x", entries=entries(player_ada=450, table_7=-400, bank=-50), at=20))
    assert await store.ledger.statement("player:ada") == [
        Line("table:7", 3, 20, 450, 1050),
        Line("table:7", 1, 10, -400, 600),
        Line("cashier", 1, 0, 1000, 1000),
    ]
    assert len(await store.ledger.statement("player:ada", limit=2)) == 2


async def test_the_check_compares_tables_with_their_accounts(store: SqlStore) -> None:
    await fund(store, table_7=400, table_8=100, table_9=1)
    await store.append(batch("table:7", 0, "400"))
    await store.append(batch("table:8", 0, "100"))

    def chips(stream: str, events: list[Stored]) -> int:
        return int(events[-1].data)

    assert await store.ledger.check(chips) == [
        Fault("the chips on a table are not what its account holds", "table:9", 1, 0)
    ]
    await store.append(batch("table:8", 1, "90"))
    assert (await store.ledger.check(chips))[0] == Fault(
        "the chips on a table are not what its account holds", "table:8", 100, 90
    )


async def test_a_table_that_cannot_be_counted_does_not_hide_the_others(store: SqlStore) -> None:
    await fund(store, table_7=400, table_8=100)
    await store.append(batch("table:7", 0, "not a number"))
    await store.append(batch("table:8", 0, "99"))
    found = await store.ledger.check(lambda _, events: int(events[-1].data))
    assert [fault.account for fault in found] == ["table:7", "table:8"]
    assert found[0].what.startswith("a table's stream cannot be counted: invalid literal")


TAMPERED = {
    "UPDATE balances SET amount = amount + 7 WHERE account = 'player:ada'": [
        Fault("a balance is not the sum of its entries", "player:ada", 600, 607)
    ],
    "DELETE FROM entries WHERE stream = 'table:7' AND account = 'table:7'": [
        Fault("the ledger does not sum to zero", "", 0, -400),
        Fault("a transaction does not sum to zero (event 1)", "table:7", 0, -400),
        Fault("a balance is not the sum of its entries", "table:7", 0, 400),
    ],
    "UPDATE entries SET amount = amount + 10 WHERE account = 'bank'": [
        Fault("the ledger does not sum to zero", "", 0, 10),
        Fault("a transaction does not sum to zero (event 1)", "cashier", 0, 10),
        Fault("a balance is not the sum of its entries", "bank", -990, -1000),
    ],
}


@pytest.mark.parametrize("statement", TAMPERED)
async def test_the_check_finds_what_somebody_changed_behind_our_back(store: SqlStore, statement: str) -> None:
    await fund(store, player_ada=1000)
    await store.append(batch("table:7", 0, "sat", entries=entries(player_ada=-400, table_7=400)))
    await store.database.write(lambda connection: connection.execute(text(statement)).close())
    assert await store.ledger.check() == TAMPERED[statement]


async def test_the_database_itself_refuses_an_account_below_zero(store: SqlStore) -> None:
    await fund(store, player_ada=10)
    with pytest.raises(Exception, match="solvent"):
        await store.database.write(
            lambda connection: connection.execute(text("UPDATE balances SET amount = -1 WHERE account = 'player:ada'"))
        )
