"""Tests the time source, the manual one of the tests, and detected sleep of the machine."""

import asyncio

import pytest

from tableronde.server.live_tables.machine_sleep import MachineSleep
from tableronde.tables.time_source import SystemTime, TimeSource
from tests.manual_time import ManualTime, settle


async def test_timers_fire_in_order_at_their_times() -> None:
    time = ManualTime(now_ms=5_000)
    fired: list[tuple[str, int]] = []

    async def wait(name: str, *pauses: float) -> None:
        for pause in pauses:
            await time.sleep(pause)
            fired.append((name, time.now_ms()))

    tasks = [asyncio.create_task(wait("a", 2, 2)), asyncio.create_task(wait("b", 3, 0.5))]
    time.call_later(1, lambda: fired.append(("never", 0))).cancel()
    await time.advance(1.999)
    assert fired == []
    await time.advance(0.001)
    assert fired == [("a", 7_000)]
    await time.advance(10)
    assert fired[1:] == [("b", 8_000), ("b", 8_500), ("a", 9_000)]
    assert time.now_ms() == 17_000
    assert time.waiting == 0
    await asyncio.gather(*tasks)


async def test_a_timeout_ends_what_takes_too_long() -> None:
    time = ManualTime()

    async def finishes_within(seconds: float) -> str:
        async with time.timeout(5):
            await time.sleep(seconds)
        return "in time"

    quick, slow = (
        asyncio.create_task(finishes_within(4.9)),
        asyncio.create_task(finishes_within(5.1)),
    )
    await time.advance(5)
    assert await quick == "in time"
    with pytest.raises(TimeoutError):
        await slow
    assert time.waiting == 0, "nothing is left behind"


async def test_a_sleep_of_zero_does_not_wait() -> None:
    time = ManualTime()
    await time.sleep(0)
    await time.sleep(-1)
    assert time.waiting == 0


async def test_a_sleep_that_is_cancelled_leaves_no_timer() -> None:
    time = ManualTime()
    task = asyncio.create_task(time.sleep(60))
    await settle()
    assert time.waiting == 1
    task.cancel()
    await settle()
    assert time.waiting == 0


async def test_several_tasks_settle_at_once() -> None:
    """None of them returns before all runnable tasks have run."""
    done: list[str] = []

    async def work(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        done.append("work")

    async def wait(name: str) -> None:
        await settle()
        done.append(name)

    working = asyncio.create_task(work(50))
    await asyncio.gather(wait("a"), wait("b"), wait("c"))
    assert done == ["work", "a", "b", "c"]
    await working


async def test_machine_time_passes_by_itself() -> None:
    """No test can move this time, so the test waits for a few milliseconds and checks a lower bound
    only."""
    time: TimeSource = SystemTime()
    wall, seconds = time.now_ms(), time.monotonic()
    await time.sleep(0.01)
    assert time.monotonic() - seconds >= 0.009
    assert min(wall, time.now_ms()) > 1_700_000_000_000
    with pytest.raises(TimeoutError):
        async with time.timeout(0.01):
            await asyncio.Event().wait()
    async with time.timeout(3600):
        await time.sleep(0)


async def test_the_length_of_a_sleep_is_measured() -> None:
    time = ManualTime()
    heeded, unheeded = MachineSleep(time, heeded=True), MachineSleep(time, heeded=False)
    await time.advance(3600)
    assert heeded.total() == 0, "it was awake"
    time.sleep_machine(3600)
    await time.advance(1)
    assert heeded.total() == heeded.total() == 3_600_000
    time.sleep_machine(4)
    assert heeded.total() == 3_600_000, "somebody has set the clock"
    time.sleep_machine(60)
    assert heeded.total() == 3_660_000
    assert unheeded.total() == 0
