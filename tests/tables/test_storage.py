"""The contract of storage, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from tableronde.tables.database import Database, open_database
from tableronde.tables.entries import AnyEntry
from tests.tables.conftest import Address
from tests.tables.rows import ONE_OF_EACH, log_of, said, soon, summed, taken, tried

# The log ----------------------------------------------------------------------------------------


async def test_rows_come_back_in_the_order_of_their_numbers(storage: Database) -> None:
    rows: list[list[AnyEntry]] = [said(f"row {number}") * (number % 3 + 1) for number in range(25)]
    for number, row in enumerate(rows):
        await soon(storage.append("one", number, row, summed()))
        await soon(storage.append("two", number, said(f"other {number}"), summed()))
    assert await log_of(storage, "one") == rows
    assert await storage.read("one", 24) == rows[24:]
    assert await storage.read("one", 11) == rows[11:]
    assert await storage.read("one", 25) == []
    assert len(await storage.read("two")) == 25


async def test_the_newest_row_of_each_table(storage: Database) -> None:
    for number in range(3):
        await soon(storage.append("one", number, said("x"), summed()))
    await soon(storage.append("two", 0, said("x"), summed()))
    assert await storage.newest(["one", "two", "nowhere"]) == {"one": 2, "two": 0}
    assert await storage.newest(["two"]) == {"two": 0}
    assert await storage.newest([]) == {}
    assert len(await storage.newest([f"t{at}" for at in range(5000)] + ["one"])) == 1


async def test_every_kind_of_entry_comes_back_as_it_was(storage: Database) -> None:
    assert {type(entry) for entry in ONE_OF_EACH} == set(AnyEntry.__args__)
    await soon(storage.append("t", 0, ONE_OF_EACH, summed()))
    assert await storage.read("t") == [ONE_OF_EACH]


async def test_big_rows(storage: Database) -> None:
    row = said("é" * 3_000_000)
    await soon(storage.append("t", 0, row, summed(), taken(1, "ß" * 1_000_000)))
    assert await storage.read("t") == [row]
    assert (await storage.snapshots("t"))[0].match.state["note"] == "ß" * 1_000_000


async def test_strange_names_of_tables_are_names_like_others(storage: Database) -> None:
    names = ["", " ", "a b", "'; DROP TABLE log; --", "%", "Ünï/☃", "x" * 2000, "T", "t"]
    for name in names:
        await soon(storage.append(name, 0, said(name), summed()))
        await soon(storage.touch([(name, 1)], 5))
    for name in names:
        assert await storage.read(name) == [said(name)]
        assert await storage.last_seen(name) == {1: 5}


async def test_of_an_unknown_table_there_is_nothing(storage: Database) -> None:
    await soon(storage.append("known", 0, said("x"), summed(), taken(1)))
    await soon(storage.touch([("known", 0)], 5))
    for name in ("nobody", "", "\x00", "a\x00b", "\udc80", "☃" * 500):
        assert await storage.read(name) == []
        assert await storage.read(name, 7) == []
        assert await storage.snapshots(name) == []
        assert await storage.last_seen(name) == {}


async def test_an_empty_storage(storage: Database) -> None:
    assert await storage.listed(10, 0) == []
    assert await storage.due(10**15, 10) == []


# Races ------------------------------------------------------------------------------------------


async def test_a_taken_number_is_a_conflict_and_nothing_of_the_row_is_kept(
    storage: Database,
) -> None:
    await soon(storage.append("t", 0, said("first"), summed(5, listed=True, due=50), taken(1)))
    for _ in range(2):
        late = storage.append("t", 0, said("late"), summed(9, listed=False, due=None), taken(2))
        assert await tried(late) == "conflict"
    assert await storage.read("t") == [said("first")]
    assert await storage.snapshots("t") == [taken(1)]
    assert await storage.listed(10, 0) == ["t"]
    assert await storage.due(50, 10) == ["t"]


async def test_of_fifty_writers_of_one_number_one_wins(storage: Database, address: Address) -> None:
    """They belong to two workers, so that some meet in one transaction and some do not."""
    other = await open_database(address.text)
    for number in range(4):
        texts = [f"{number}/{writer}" for writer in range(50)]
        written = [
            (storage, other)[writer % 2].append("t", number, said(text), summed(writer))
            for writer, text in enumerate(texts)
        ]
        ends = await asyncio.gather(*map(tried, written))
        assert ends.count("kept") == 1
        assert ends.count("conflict") == 49
        log = await storage.read("t")
        assert log[number:] == [said(texts[ends.index("kept")])]
    await other.close()


async def test_in_one_batch_a_conflict_is_only_that_tables(storage: Database) -> None:
    await asyncio.gather(
        *(storage.append(f"t{at}", 0, said("first"), summed()) for at in range(0, 60, 3))
    )
    ends = await asyncio.gather(
        *(tried(storage.append(f"t{at}", 0, said("second"), summed())) for at in range(60))
    )
    assert ends == ["conflict" if at % 3 == 0 else "kept" for at in range(60)]
    for at in range(60):
        assert await storage.read(f"t{at}") == [said("second" if at % 3 else "first")]


async def test_of_two_rows_in_one_batch_the_loser_leaves_nothing(storage: Database) -> None:
    ends = await asyncio.gather(
        tried(storage.append("t", 0, said("winner"), summed(5, listed=True, due=50))),
        tried(storage.append("t", 0, said("loser"), summed(9, due=1), taken(7))),
        tried(storage.append("u", 0, said("beside"), summed(), taken(3))),
    )
    assert list(ends) == ["kept", "conflict", "kept"]
    assert await storage.read("t") == [said("winner")]
    assert await storage.snapshots("t") == []
    assert await storage.listed(10, 0) == ["t"]
    assert await storage.due(49, 10) == []
    assert await storage.snapshots("u") == [taken(3)]


async def test_a_number_whose_writer_has_gone_is_not_promised_twice(storage: Database) -> None:
    gone = asyncio.create_task(storage.append("t", 0, said("gone"), summed()))
    late = asyncio.create_task(storage.append("t", 0, said("late"), summed()))
    await asyncio.sleep(0)  # both wait for the same transaction
    gone.cancel()
    end = await tried(late)
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await storage.read("t") == [said("late" if end == "kept" else "gone")]
    assert end == "conflict"


async def test_workers_that_write_many_tables_in_other_orders_do_not_block_each_other(
    storage: Database, address: Address
) -> None:
    other = await open_database(address.text)
    tables = [f"t{at}" for at in range(120)]
    one, two = said("one" * 7000), said("two" * 7000)  # long enough to meet in the middle
    for number in range(2):
        ends = await asyncio.gather(
            *(tried(storage.append(table, number, one, summed())) for table in tables),
            *(tried(other.append(table, number, two, summed())) for table in tables[::-1]),
        )
        first, second = ends[: len(tables)], ends[len(tables) :][::-1]
        assert {*first, *second} <= {"kept", "conflict"}
        assert all(sorted(both) == ["conflict", "kept"] for both in zip(first, second, strict=True))
    await other.close()


# Lists ------------------------------------------------------------------------------------------


async def test_the_open_tables_newest_first(storage: Database) -> None:
    for at, table in enumerate("abcdef"):
        await soon(storage.append(table, 0, said("x"), summed(100 + at, listed=table != "c")))
    assert await storage.listed(10, 0) == ["f", "e", "d", "b", "a"]
    assert await storage.listed(2, 0) == ["f", "e"]
    await storage.touch([("b", 0), ("b", 1), ("d", 1)], 50)
    await storage.touch([("a", 0)], 40)
    assert await storage.listed(10, 49) == ["d", "b", "f", "e", "a"], "where somebody waits first"
    assert await storage.listed(3, 49) == ["d", "b", "f"]
    await soon(storage.append("a", 1, said("x"), summed(200, listed=True)))
    await soon(storage.append("e", 1, said("x"), summed(201, listed=False)))
    assert await storage.listed(10, 99) == ["a", "f", "d", "b"]


async def test_the_tables_that_are_due_the_most_urgent_first(storage: Database) -> None:
    times = {"a": 300, "b": None, "c": 100, "d": 200, "e": 1_760_000_000_000}
    for table, due in times.items():
        await soon(storage.append(table, 0, said("x"), summed(due=due)))
    assert await storage.due(99, 10) == []
    assert await storage.due(100, 10) == ["c"]
    assert await storage.due(299, 10) == ["c", "d"]
    assert await storage.due(10**14, 10) == ["c", "d", "a", "e"]
    assert await storage.due(10**14, 2) == ["c", "d"]
    await soon(storage.append("c", 1, said("x"), summed(due=None)))
    await soon(storage.append("b", 1, said("x"), summed(due=1)))
    assert await storage.due(10**14, 2) == ["b", "d"]


async def test_a_summary_never_goes_back(storage: Database) -> None:
    await soon(storage.append("t", 5, said("x"), summed(50, listed=True, due=500)))
    await soon(storage.append("t", 3, said("x"), summed(30, listed=False, due=3)))
    assert await storage.listed(10, 0) == ["t"]
    assert await storage.due(499, 10) == []
    ends = await asyncio.gather(
        *(
            tried(storage.append("t", number, said("x"), summed(due=number * 100)))
            for number in (9, 6, 8, 7)
        )
    )
    assert ends == ["kept"] * 4
    assert await storage.listed(10, 0) == []
    assert await storage.due(899, 10) == []
    assert await storage.due(900, 10) == ["t"]


async def test_who_was_seen_when(storage: Database) -> None:
    await soon(storage.touch([("t", 0), ("u", 3), ("t", 2)], 1_760_000_000_000))
    await soon(storage.touch([("t", 2), ("t", 1), ("t", 2)], 1_760_000_000_001))
    await soon(storage.touch([], 1_760_000_000_002))
    assert await storage.last_seen("t") == {
        0: 1_760_000_000_000,
        1: 1_760_000_000_001,
        2: 1_760_000_000_001,
    }
    assert await storage.last_seen("u") == {3: 1_760_000_000_000}


async def test_many_are_seen_at_once_by_two_workers(storage: Database, address: Address) -> None:
    other = await open_database(address.text)
    seen = [(f"t{at}", seat) for at in range(80) for seat in range(2)]
    for at in range(5):
        await soon(asyncio.gather(storage.touch(seen, at), other.touch(seen[::-1], at)))
    assert await storage.last_seen("t79") == {0: 4, 1: 4}
    await other.close()


async def test_when_the_service_ran(storage: Database, address: Address) -> None:
    assert await storage.service_times() == (0, 0)
    await soon(storage.heartbeat(1_760_000_000_000, started=True))
    await soon(storage.heartbeat(1_760_000_000_001))
    assert await storage.service_times() == (1_760_000_000_000, 1_760_000_000_001)
    again = await open_database(address.text)
    assert await again.service_times() == (1_760_000_000_000, 1_760_000_000_001)
    await again.close()


async def test_the_first_worker_is_the_only_one(storage: Database) -> None:
    async with storage.register_worker() as alone:
        assert alone
        await soon(storage.heartbeat(1, started=True))
    await soon(storage.heartbeat(2))
    assert await storage.service_times() == (1, 2)


async def test_snapshots_come_back_as_they_were_oldest_first(storage: Database) -> None:
    for number, position in enumerate((48, 101, 99)):
        snapshot = taken(position, f"Échec {position}")
        await soon(storage.append("t", number, said("x"), summed(), snapshot))
    await soon(storage.append("u", 0, said("x"), summed(), taken(1)))
    assert await storage.snapshots("t") == [
        taken(position, f"Échec {position}") for position in (48, 99, 101)
    ]
