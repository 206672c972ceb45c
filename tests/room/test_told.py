"""What somebody is told wherever they are: their chips and their seats, however they came to them."""

from __future__ import annotations

from msgspec.structs import replace

from mazziere.hand.events import Stakes
from mazziere.room import protocol as say
from mazziere.table.command import Command
from room.evening import HOLDEM, Guest, evening, guest, pass_time, played, seated
from room.test_lists import DUEL, LIST


async def last(one: Guest) -> say.Purse:
    """The last they were told of themselves."""
    await one.listen()
    found: say.Purse = [heard for heard in one.heard if isinstance(heard, say.Purse)][-1]
    return found


@played
async def test_who_sits_down_and_leaves_is_told_where_they_sit_on_every_device() -> None:
    async with evening() as room:
        first = await room.open_table(HOLDEM)
        second = await room.open_table(replace(HOLDEM, id="t2", stakes=Stakes(blinds=(100, 200))))
        anna = await guest(room, "Anna")
        phone = Guest(room, anna.person)
        for actor, seats in ((first, ("t1",)), (second, ("t1", "t2"))):
            await anna.do(actor.id, "sit", amount=5_000, value="post")
            assert (await last(phone)).seats == seats
        await anna.do("t1", "leave")
        assert await last(phone) == say.Purse(balance=195_000, seats=("t2",))
        later = Guest(room, anna.person)
        await later.visitor.welcome()
        (welcome,) = await later.listen()
        assert (welcome.balance, welcome.seats) == (195_000, ("t2",))


@played
async def test_who_is_seated_from_the_list_is_told_without_having_looked_at_the_table() -> None:
    async with evening() as room:
        actor = await room.open_table(DUEL)
        one, _ = await seated(room, actor, ("Anna", "Bruno"))
        carla = await guest(room, "Carla")
        await room.groups.ask(LIST, Command("join", carla.id))
        await pass_time(room, 10_000)
        await one.do("t1", "leave")
        await pass_time(room, 180_000)
        await room.groups.ask(LIST, Command("accept", carla.id, amount=5_000))
        await room.idle()
        assert (await last(carla)).seats == ("t1",)
        assert (await last(one)).seats == ()


@played
async def test_whoever_sits_down_has_a_name_before_the_table_hears_of_them() -> None:
    async with evening() as room:
        await room.open_table(replace(HOLDEM, bots=2))
        looking = await guest(room, "Dora")
        await looking.watch("t1")
        anna = await guest(room, "Anna")
        await anna.do("t1", "sit", amount=5_000, value="post")
        await pass_time(room, 10_000)
        await looking.listen()
        named: set[str] = set()
        seated: list[str] = []
        for heard in looking.heard:
            if isinstance(heard, say.People | say.Snapshot):
                named |= {id for id, person in heard.people.items() if person.name != id}
            if isinstance(heard, say.Events):
                came = [event["player"] for event in heard.events if event["event"] == "table-sat-down"]
                assert named.issuperset(came), "bots of the house too"
                seated += came
        assert anna.id in seated
        assert len(seated) > 1, "a bot came as well"
