"""Bots think outside the event loop, within a budget, and no table ever waits for one."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import pytest

import tableronde
from tableronde.core.state import Plain
from tableronde.server import thinking
from tableronde.server.thinking import Thinkers
from tableronde.tables.entries import Answered
from tableronde.tables.settings import ME, Settings
from tests.server import slow_bots
from tests.server.live_client import Seat, free_port, nursery, post
from tests.server.memory import BusyStorage, Page, newest, quiet_hall

PATIENCE: Final = 20.0


class Question:
    """A question with many options, and which was taken."""

    def __init__(self, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinkers: Final = thinkers
        self._monkeypatch: Final = monkeypatch
        match = tableronde.new("avalon", 2, "pool", {"first": "0"})
        [decision] = match.pending()
        self._view: Final[Plain] = match.view(0)
        self._decision: Final[Plain] = decision.plain()
        self.last: Final = len(decision.options) - 1

    async def put(self, how: Callable[..., int], bot: str = "greedy") -> int:
        """What is chosen when the bot thinks like that; always one of the options."""
        self._monkeypatch.setattr(thinking, "_choose", how)
        index = await self.thinkers.choose(bot, self._view, self._decision)
        assert 0 <= index <= self.last
        return index


@pytest.fixture
async def question(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Question]:
    thinkers = Thinkers(1, 0.4)
    yield Question(thinkers, monkeypatch)
    thinkers.close()


async def written(file: Path, lines: int = 1) -> list[int]:
    """The processes that have signed in this file."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = file.read_text().splitlines() if file.exists() else []
        if len(found) >= lines:
            return [int(line) for line in found]
        await asyncio.sleep(0.01)
    raise TimeoutError(file)


async def gone(pid: int) -> None:
    """Until this process is no more."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return
        if state == "Z":
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{pid} is still there")


@pytest.mark.parametrize("processes", [1, 2])
async def test_tables_do_not_wait_for_hints(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    thinkers = Thinkers(processes, PATIENCE)
    match = tableronde.new("avalon", 2, "pool", {"first": "0"})
    view, decision = match.view(0), match.pending()[0].plain()
    ended: list[str] = []

    async def ask(who: str, asked: Any) -> None:
        await asked("greedy", view, decision)
        ended.append(who)

    await asyncio.gather(*(ask("up", thinkers.choose) for _ in range(processes)))
    ended.clear()
    monkeypatch.setattr(thinking, "_choose", slow_bots.spin)
    hints = [asyncio.create_task(ask("hint", thinkers.hint)) for _ in range(4)]
    await asyncio.sleep(0.01)
    await asyncio.gather(*hints, ask("bot", thinkers.choose))
    thinkers.close()
    assert ended.index("bot") <= 2


async def test_the_loop_stays_responsive_while_a_bot_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = Question(Thinkers(1, PATIENCE), monkeypatch)
    assert await question.put(slow_bots.take_last) == question.last  # the process is up
    started = time.monotonic()
    thinking_hard = asyncio.create_task(question.put(slow_bots.spin))
    ticks = 0
    while not thinking_hard.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert time.monotonic() - started >= slow_bots.SPIN
    assert ticks > 15, "the loop stood still"
    assert await thinking_hard == question.last
    question.thinkers.close()


async def test_a_table_waits_for_a_process_no_longer_than_for_a_thought(
    question: Question, tmp_path: Path
) -> None:
    """Twenty tables and one process that hangs about each question: they do not queue up."""
    await question.put(slow_bots.take_last)
    started = time.monotonic()
    await asyncio.gather(*(question.put(slow_bots.hang, str(tmp_path / "who")) for _ in range(20)))
    assert time.monotonic() - started < 4  # twenty budgets would be 8 s
    assert await question.put(slow_bots.take_last) == question.last


async def test_over_budget_it_answers_at_random_and_the_pool_recovers(
    question: Question, tmp_path: Path
) -> None:
    signed = tmp_path / "who"
    await question.put(slow_bots.take_last)
    started = time.monotonic()
    await question.put(slow_bots.hang, str(signed))
    assert 0.35 < time.monotonic() - started < 10
    [pid] = await written(signed)
    await gone(pid)
    assert await question.put(slow_bots.take_last) == question.last


async def test_what_goes_wrong_in_a_bot_ends_nothing(question: Question) -> None:
    for how in (slow_bots.stumble, slow_bots.take_none, slow_bots.die):
        await question.put(how)
        assert await question.put(slow_bots.take_last) == question.last, how


async def test_a_killed_process_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Killed while it thinks, and killed while it waits for a question."""
    question = Question(Thinkers(1, PATIENCE), monkeypatch)
    signed = tmp_path / "who"
    hanging = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    [first] = await written(signed)
    started = time.monotonic()
    os.kill(first, signal.SIGKILL)
    [_, second] = await written(signed, 2)
    assert second != first, "it is asked once more"
    os.kill(second, signal.SIGKILL)
    await hanging
    assert time.monotonic() - started < 10
    assert await question.put(slow_bots.take_last) == question.last
    [idle] = question.thinkers._idle
    [process] = idle._processes.values()
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)
    await gone(process.pid)
    assert await question.put(slow_bots.take_last) == question.last
    question.thinkers.close()


async def test_who_waits_behind_a_hanging_bot_has_a_whole_budget(
    question: Question, tmp_path: Path
) -> None:
    await question.put(slow_bots.take_last)
    hanging = asyncio.create_task(question.put(slow_bots.hang, str(tmp_path / "who")))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(question.put(slow_bots.take_last)) for _ in range(3)]
    assert [await task for task in waiting] == [question.last] * 3
    await hanging


async def test_a_hanging_bot_takes_no_other_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    question = Question(Thinkers(2, 0.9), monkeypatch)
    await asyncio.gather(*(question.put(slow_bots.take_last) for _ in range(2)))
    hanging = asyncio.create_task(question.put(slow_bots.hang, str(tmp_path / "who")))
    await asyncio.sleep(0.4)
    other = asyncio.create_task(question.put(slow_bots.spin))
    await hanging
    assert not other.done(), "the test is not one"
    assert await other == question.last
    question.thinkers.close()


async def test_nobody_listens_any_more(question: Question, tmp_path: Path) -> None:
    """Whoever asked is gone: the process is ended, and the next question answered."""
    signed = tmp_path / "who"
    asking = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    [pid] = await written(signed)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await gone(pid)
    assert await question.put(slow_bots.take_last) == question.last


async def test_closing_leaves_no_process(question: Question, tmp_path: Path) -> None:
    signed = tmp_path / "who"
    asking = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    [pid] = await written(signed)
    question.thinkers.close()
    await gone(pid)
    await asyncio.gather(asking, return_exceptions=True)


async def test_a_killed_server_leaves_no_process(tmp_path: Path) -> None:
    with nursery() as servers:
        port = free_port()
        server = servers.start(port, str(tmp_path / "tables.db"), bot_delay=0.05)
        bots = {"game": "avalon", "options": {}, "seats": ["greedy", "random"]}
        watching = Seat(port, post(port, "tables", {"settings": bots})["table"])
        end = time.monotonic() + PATIENCE
        while not (thinking := children(server)):
            assert time.monotonic() < end
            await asyncio.sleep(0.02)
        servers.kill(server)
        for pid in thinking:
            await gone(pid)
        watching.close()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def answers(storage: BusyStorage, table: str) -> list[Any]:
    return [entry for row in storage.rows[table] for entry in row if isinstance(entry, Answered)]


async def test_a_table_never_stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hang most of the time: the game goes on, the others' tables too, and people are
    answered meanwhile."""
    monkeypatch.setattr(thinking, "_choose", slow_bots.hang_on_table)
    storage = BusyStorage()
    hall = quiet_hall(storage, Thinkers(2, 0.15))
    rooms = [
        (await hall.found(Settings(game="avalon", options={}, seats=seats), "Ana"))[0]
        for seats in (["greedy", "random"], ["greedy", "greedy"])
    ]
    room, _, key = await hall.found(
        Settings(game="avalon", options={"first": "0"}, seats=[ME, "random"]), "Ana"
    )
    ana = Page(hall)
    await ana.say(type="hello", protocol=1, table=room.table.id, key=key)
    for watched in rooms:
        await Page(hall).hello(watched.table.id)
    end = time.monotonic() + PATIENCE
    slowest = 0.0
    while any(len(answers(storage, room.table.id)) < 4 for room in rooms):
        assert time.monotonic() < end, [len(answers(storage, r.table.id)) for r in rooms]
        started = time.monotonic()
        newest(await ana.say(type="ping"), "pong")
        slowest = max(slowest, time.monotonic() - started)
        await asyncio.sleep(0.01)
    assert slowest < 0.5
    await hall.close()
