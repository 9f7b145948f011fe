"""Tests that live tables are unloaded when unused, loaded again unchanged, and follow what other
workers write."""

import asyncio
from functools import partial
from typing import Any, Final, NoReturn

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables import requests
from tableronde.tables.entries import AnyEntry, Downtime
from tableronde.tables.errors import StorageFailed
from tableronde.tables.settings import FRIEND, ME, LiveClock, Settings
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.storage import Summary
from tests.manual_time import ManualTime
from tests.server.live_tables import (
    REINFORCE,
    T,
    answer,
    avalon,
    done,
    kinds,
    pages,
    play_out,
)
from tests.server.memory import (
    BusyStorage,
    Page,
    create_table,
    memory_registry,
    newest,
    refusal,
    store_table,
)


async def test_an_unused_table_is_unloaded(registry: TableRegistry, time: ManualTime) -> None:
    clock = LiveClock(seconds=6000, increment=0)
    options = {"first": "0"}
    await create_table(
        registry, T, "avalon", 2, "live", at=time.now_ms(), options=options, clock=clock
    )
    ana, bo = await pages(registry, 0, 1)
    newest(await answer(ana, REINFORCE), "done")
    before = ana.latest["view"], list(ana.chronicle)
    live = await registry.live_table(T)
    await time.advance(1000)
    assert await registry.live_table(T) is live, "somebody looks at it"
    for page in (ana, bo):
        page.leave()
    await time.advance(299)
    assert T in registry.live_tables, "it is found when the page is reloaded"
    await time.advance(30)
    assert T not in registry.live_tables
    assert time.waiting == 1, "nothing but the maintenance loop is left"
    [again] = await pages(registry, 0)
    assert await registry.live_table(T) is not live
    assert (again.latest["view"], again.chronicle) == before


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "I am Cléo"},
        {"type": "leave"},
        {"type": "wait", "raised": True},
    ],
    ids=["say", "leave", "wait"],
)
async def test_a_person_who_lost_the_seat_at_another_worker_cannot_act(
    storage: BusyStorage, message: Any
) -> None:
    """The news has not arrived: this worker still believes that Bo has the seat."""
    here, there = memory_registry(storage), memory_registry(storage)
    settings = Settings(game="guilds", options={}, seats=[ME, FRIEND, FRIEND], private=False)
    live, _, _ = await here.create_table(settings, "Ana")
    _, key = await live.request(partial(requests.sit, name="Bo", invite=""))
    bo = Page(here)
    await bo.say(type="hello", protocol=2, table=live.table.id, key=key)
    other = await there.live_table(live.table.id)
    await other.request(partial(requests.leave, seat=1))
    await other.request(partial(requests.sit, name="Cléo", invite=""))
    kept = len(storage.rows[live.table.id])
    assert refusal(await bo.say(**message)) == "unknown-key"
    assert len(storage.rows[live.table.id]) == kept
    seat = live.table.seats[1]
    assert (seat.name, live.table.orders.raised, live.table.chat) == ("Cléo", set(), [])
    for registry in (here, there):
        await registry.close()


async def test_spectator_chat_of_a_finished_table_is_sent_once(storage: BusyStorage) -> None:
    """A newcomer receives it on connecting, and not again with the next line."""
    first = memory_registry(storage)
    await create_table(first, T, "avalon", 2, "live")
    ana, bo, spectator = await pages(first, 0, 1, None)
    await done(spectator, type="say", text="psst")
    await play_out(ana, bo)
    await first.close()
    second = memory_registry(storage)
    ana, spectator = Page(second), Page(second)
    messages = await ana.hello(T, 0)
    assert [line["text"] for line in newest(messages, "welcome")["chat"]] == ["psst"]
    assert "chat" not in kinds(messages)
    await spectator.hello(T)
    assert "chat" not in kinds(await ana.listen())
    await done(spectator, type="say", text="well played")
    chat = [message for message in await ana.listen() if message["type"] == "chat"]
    assert [message["line"]["text"] for message in chat] == ["well played"]
    await second.close()


class SummaryRecorder(BusyStorage):
    """Storage that records whether each row came with a summary."""

    def __init__(self) -> None:
        super().__init__()
        self.with_summary: list[bool] = []

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.with_summary.append(summary is not None)
        await super().append(table, number, entries, summary, snapshot)


async def test_a_summary_is_written_only_when_it_changes() -> None:
    """Most answers change nothing in it."""
    storage = SummaryRecorder()
    registry = memory_registry(storage)
    ana, bo = await avalon(registry)
    storage.with_summary.clear()
    await done(ana, type="say", text="one")
    await done(ana, type="say", text="two")
    assert storage.with_summary == [True, False]
    await done(ana, type="propose", what="pause")
    await bo.listen()
    await done(bo, type="vote", proposal=bo.latest["info"]["proposal"]["id"], yes=True)
    assert storage.with_summary == [True, False, False, True]
    assert storage.summaries[T].status == "paused"
    await registry.close()


async def test_everything_is_sent_again_when_another_worker_was_faster(
    storage: BusyStorage,
) -> None:
    """This holds for everything that either worker wrote, even if only one seat may see it."""
    here, there = memory_registry(storage), memory_registry(storage)
    ana, bo = await avalon(here)
    newest(await answer(ana, REINFORCE), "done")
    lines = list(ana.chronicle)
    assert lines
    other = Page(there)
    await other.hello(T, 1)
    await done(other, type="order", window="resist", order="pass")
    await done(bo, type="order", window="counter", order="pass")
    sight = newest(await ana.say(type="look", number=1), "sight")
    assert sight["chronicle"] == len(lines)
    assert ana.chronicle == lines
    for registry in (here, there):
        await registry.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_simultaneous_rematches_create_one_table(storage: BusyStorage, workers: int) -> None:
    registries = [memory_registry(storage) for _ in range(workers)]
    await play_out(*await avalon(registries[0], private=False))
    live_tables = [await registry.live_table(T) for registry in (registries[0], registries[-1])]
    found = await asyncio.gather(
        *(
            registry.rematch(live, seat, None)
            for seat, (registry, live) in enumerate(
                zip((registries[0], registries[-1]), live_tables, strict=True)
            )
        )
    )
    assert len({table for table, _ in found}) == 1
    assert set(storage.rows) == {T, found[0][0]}, "nothing else is left"
    assert [live.table.rematch for live in live_tables] == [found[0][0]] * 2
    assert not await storage.listed(10, 0), "its seats are reserved for them"
    for registry in registries:
        await registry.close()


async def test_clocks_are_corrected_even_if_the_database_returns_late(
    storage: BusyStorage, time: ManualTime
) -> None:
    """The server was down for a minute, and its database fails when it starts again."""
    begun = time.now_ms() - 70_000
    clock, options = LiveClock(seconds=20, increment=0), {"first": "0"}
    for table in (T, "other"):
        await store_table(storage, table, "avalon", 2, "x", at=begun, clock=clock, options=options)
    await storage.heartbeat(begun + 10_000)
    storage.broken = True
    registry = memory_registry(storage, time=time)
    coming = asyncio.create_task(registry.live_table(T))
    await time.advance(9.9)
    assert not coming.done()
    await time.advance(0.2)
    with pytest.raises(StorageFailed):  # nobody waits for ever
        await coming
    storage.broken = False
    coming = asyncio.create_task(registry.live_table(T))
    await time.advance(1.9)
    await coming
    for table in (T, "other"):
        live = await registry.live_table(table)
        assert live.table.clocks.left(0, time.now_ms()) == 10_000
        log = [entry for row in storage.rows[table] for entry in row]
        assert sum(isinstance(entry, Downtime) for entry in log) == 1
    await registry.close()


HOUR: Final = 3600


async def create_table_with_clock(registry: TableRegistry) -> Page:
    clock, options = LiveClock(seconds=20, increment=0), {"first": "0"}
    await create_table(
        registry, T, "avalon", 2, "x", at=registry.time.now_ms(), clock=clock, options=options
    )
    [ana] = await pages(registry, 0)
    return ana


def logged_sleep(storage: BusyStorage) -> list[int]:
    """Return the sleeps that the table has logged, in milliseconds."""
    return [entry.lost for row in storage.rows[T] for entry in row if isinstance(entry, Downtime)]


async def test_no_clock_runs_while_the_machine_sleeps(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """The maintenance loop notices the sleep and tells everybody at the table."""
    ana = await create_table_with_clock(registry)
    await time.advance(4)
    time.sleep_machine(HOUR)
    await time.advance(2)
    await ana.listen()
    assert logged_sleep(storage) == [HOUR * 1000]
    assert ana.latest["info"]["seats"][0]["left"] == 14_000
    assert not ana.latest["info"]["seats"][0]["away"]


async def test_an_idle_page_is_told_of_a_sleep(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """The maintenance loop tells every table, even where no clock is due for long."""
    clock, options = LiveClock(seconds=2 * HOUR, increment=0), {"first": "0"}
    await create_table(
        registry, T, "avalon", 2, "x", at=time.now_ms(), clock=clock, options=options
    )
    [ana] = await pages(registry, 0)
    await time.advance(4)
    time.sleep_machine(HOUR)
    await time.advance(2)
    assert logged_sleep(storage) == [HOUR * 1000]
    await ana.listen()
    assert ana.latest["info"]["seats"][0]["left"] == (2 * HOUR - 6) * 1000


async def test_the_first_request_after_a_sleep_loses_no_time(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """Before the maintenance loop runs, somebody answers or connects, or a clock is due."""
    ana = await create_table_with_clock(registry)
    await time.advance(1)
    time.sleep_machine(HOUR)
    newest(await answer(ana, ana.latest["decision"]["options"][1]["choice"]), "done")
    assert ana.latest["info"]["seats"][0]["left"] == 19_000
    time.sleep_machine(2 * HOUR)
    [again] = await pages(registry, 0)
    assert again.latest["info"]["seats"][0]["left"] == 19_000
    time.sleep_machine(3 * HOUR)
    await (await registry.live_table(T)).run_due()
    assert not any(seat.away for seat in (await registry.live_table(T)).table.seats)
    assert logged_sleep(storage) == [HOUR * 1000, 2 * HOUR * 1000, 3 * HOUR * 1000]


async def test_nobody_is_missing_right_after_a_sleep(
    registry: TableRegistry, time: ManualTime
) -> None:
    """From then on everybody has a minute."""
    ana = await create_table_with_clock(registry)
    ana.leave()
    live = await registry.live_table(T)
    time.sleep_machine(HOUR)
    await time.advance(60)
    assert not await live.presence.is_missing(0)
    await time.advance(10)
    assert await live.presence.is_missing(0)


async def test_a_table_that_cannot_be_read_after_a_sleep_is_tried_again(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await create_table_with_clock(registry)
    await time.advance(4)
    ana.leave()
    registry.live_tables.pop(T).unload()

    async def fail(*_: object) -> NoReturn:
        raise StorageFailed(why="broken")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(storage, "read", fail)
        time.sleep_machine(HOUR)
        await time.advance(4)
    assert logged_sleep(storage) == []
    await time.advance(2)
    assert logged_sleep(storage) == [HOUR * 1000]
    assert not (await registry.live_table(T)).table.seats[0].away


async def test_simultaneous_requests_load_a_table_once(storage: BusyStorage) -> None:
    registry = memory_registry(storage)
    await store_table(storage, T, "avalon", 2, "live")
    live_tables = await asyncio.gather(
        registry.live_table(T), registry._load(T), registry.live_table(T), registry._load(T)
    )
    assert len(set(live_tables)) == 1
    await registry.close()
