"""Bots think outside the event loop, within a budget, and no table ever waits for one."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import tableronde
from tableronde.server.bots import bot_pool as bot_pool_module
from tableronde.server.bots.bot_pool import BotPool
from tableronde.tables.entries import Answered
from tableronde.tables.settings import ME, Settings
from tests.manual_time import ManualTime, settle
from tests.server import slow_bots
from tests.server.live_client import Seat, free_port, post, server_forker
from tests.server.memory import BusyStorage, Page, memory_registry, newest
from tests.waiting import until

BUDGET: Final = 0.4


class Question:
    """A question with many options, and which was taken."""

    def __init__(self, processes: int, time: ManualTime, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bot_pool: Final = BotPool(processes, BUDGET, time, Random(1))
        self._monkeypatch: Final = monkeypatch
        match = tableronde.new("avalon", 2, "pool", {"first": "0"})
        [decision] = match.pending()
        self._view: Final[Any] = match.view(0)
        self._decision: Final[Any] = decision.plain()
        self.last: Final = len(decision.options) - 1

    async def put(self, how: Callable[..., int], bot: str = "greedy") -> int:
        """What is chosen when the bot thinks like that; always one of the options."""
        self._monkeypatch.setattr(bot_pool_module, "_choose", how)
        index = await self.bot_pool.choose(bot, self._view, self._decision)
        assert 0 <= index <= self.last
        return index

    async def hint(self, how: Callable[..., int], bot: str) -> None:
        self._monkeypatch.setattr(bot_pool_module, "_choose", how)
        await self.bot_pool.hint(bot, self._view, self._decision)


@pytest.fixture
async def question(monkeypatch: pytest.MonkeyPatch, time: ManualTime) -> AsyncIterator[Question]:
    made = Question(1, time, monkeypatch)
    yield made
    made.bot_pool.close()


@pytest.fixture
async def of_two(monkeypatch: pytest.MonkeyPatch, time: ManualTime) -> AsyncIterator[Question]:
    """Put to one of two processes."""
    made = Question(2, time, monkeypatch)
    yield made
    made.bot_pool.close()


async def written(file: Path, lines: int = 1) -> list[int]:
    """The processes that have signed in this file."""

    def found() -> list[int]:
        # What has no end of line is not yet written.
        text = file.read_text() if file.exists() else ""
        return [int(line) for line in text.split("\n")[:-1]]

    await until(lambda: len(found()) >= lines)
    return found()


def let_go(file: Path) -> None:
    """A bot that takes too long is stopped."""
    file.with_name(f"{file.name}-done").touch()


async def gone(pid: int) -> None:
    """Until this process is no more."""

    def is_gone() -> bool:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        return state == "Z"

    await until(is_gone)


async def test_tables_do_not_wait_for_hints(question: Question, tmp_path: Path) -> None:
    """Where there is one process, for one at most."""
    first, others = tmp_path / "first", tmp_path / "others"
    hints = [asyncio.create_task(question.hint(slow_bots.think_hard, str(first)))]
    await written(first)
    hints += [
        asyncio.create_task(question.hint(slow_bots.think_hard, str(others))) for _ in range(3)
    ]
    await settle()
    table = asyncio.create_task(question.put(slow_bots.take_last))
    await settle()
    let_go(first)
    assert await table == question.last
    let_go(others)
    await asyncio.gather(*hints)


async def test_tables_do_not_wait_for_hints_where_there_are_two_processes(
    of_two: Question, tmp_path: Path
) -> None:
    thought = tmp_path / "thought"
    hints = [asyncio.create_task(of_two.hint(slow_bots.think_hard, str(thought))) for _ in range(4)]
    await written(thought)
    assert await of_two.put(slow_bots.take_last) == of_two.last
    assert not any(hint.done() for hint in hints)
    let_go(thought)
    await asyncio.gather(*hints)


async def test_the_loop_stays_responsive_while_a_bot_thinks(
    question: Question, tmp_path: Path
) -> None:
    """As long as it thinks: it is this very test that lets it come to an end."""
    thought = tmp_path / "thought"
    thinking_hard = asyncio.create_task(question.put(slow_bots.think_hard, str(thought)))
    [pid] = await written(thought)
    assert pid != os.getpid()
    assert not thinking_hard.done()
    let_go(thought)
    assert await thinking_hard == question.last


async def test_a_table_waits_for_a_process_no_longer_than_for_a_thought(
    question: Question, time: ManualTime, tmp_path: Path
) -> None:
    """Twenty tables and one process that hangs about each question: they do not queue up."""
    await question.put(slow_bots.take_last)
    signed = tmp_path / "who"
    asked = [asyncio.create_task(question.put(slow_bots.hang, str(signed))) for _ in range(20)]
    await written(signed)
    await time.advance(BUDGET)
    assert sum(task.done() for task in asked) >= 19, "one may have got the place of the first"
    if not all(task.done() for task in asked):
        await written(signed, 2)
        await time.advance(BUDGET)
    await asyncio.gather(*asked)
    assert await question.put(slow_bots.take_last) == question.last


async def test_over_budget_it_answers_at_random_and_the_pool_recovers(
    question: Question, time: ManualTime, tmp_path: Path
) -> None:
    signed = tmp_path / "who"
    asked = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    [pid] = await written(signed)
    await time.advance(BUDGET - 0.001)
    assert not asked.done()
    await time.advance(0.001)
    await asked
    await gone(pid)
    assert await question.put(slow_bots.take_last) == question.last


async def test_what_goes_wrong_in_a_bot_ends_nothing(question: Question) -> None:
    for how in (slow_bots.stumble, slow_bots.take_none, slow_bots.die):
        await question.put(how)
        assert await question.put(slow_bots.take_last) == question.last, how


async def test_a_killed_process_is_replaced(question: Question, tmp_path: Path) -> None:
    """Killed while it thinks, and killed while it waits for a question."""
    signed = tmp_path / "who"
    hanging = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    [first] = await written(signed)
    os.kill(first, signal.SIGKILL)
    [_, second] = await written(signed, 2)
    assert second != first, "it is asked once more"
    os.kill(second, signal.SIGKILL)
    await hanging
    assert await question.put(slow_bots.take_last) == question.last
    [idle] = question.bot_pool._idle
    assert idle.pid
    os.kill(idle.pid, signal.SIGKILL)
    await gone(idle.pid)
    assert await question.put(slow_bots.take_last) == question.last


async def test_who_waits_behind_a_hanging_bot_has_a_whole_budget(
    question: Question, time: ManualTime, tmp_path: Path
) -> None:
    await question.put(slow_bots.take_last)
    signed = tmp_path / "who"
    hanging = asyncio.create_task(question.put(slow_bots.hang, str(signed)))
    await written(signed)
    await time.advance(0.001)
    waiting = [asyncio.create_task(question.put(slow_bots.take_last)) for _ in range(3)]
    await time.advance(BUDGET - 0.001)
    await hanging
    assert [await task for task in waiting] == [question.last] * 3


async def test_a_hanging_bot_takes_no_other_with_it(
    of_two: Question, time: ManualTime, tmp_path: Path
) -> None:
    signed, thought = tmp_path / "who", tmp_path / "thought"
    hanging = asyncio.create_task(of_two.put(slow_bots.hang, str(signed)))
    await written(signed)
    await time.advance(BUDGET / 2)
    other = asyncio.create_task(of_two.put(slow_bots.think_hard, str(thought)))
    await written(thought)
    await time.advance(BUDGET / 2)
    await hanging
    assert not other.done(), "the test is not one"
    let_go(thought)
    assert await other == of_two.last


async def test_nobody_listens_any_more(question: Question, tmp_path: Path) -> None:
    """The caller is gone: the process is killed, and the next question answered."""
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
    question.bot_pool.close()
    await gone(pid)
    asking.cancel()  # it is put once more, and nobody waits until that time is up
    await asyncio.gather(asking, return_exceptions=True)


async def test_a_killed_server_leaves_no_process(tmp_path: Path) -> None:
    with server_forker() as servers:
        port = free_port()
        server = servers.start(port, str(tmp_path / "tables.db"), bot_delay=0.05)
        bots = {"game": "avalon", "options": {}, "seats": ["greedy", "random"]}
        watching = Seat(port, post(port, "tables", {"settings": bots})["table"])
        await until(lambda: children(server))
        thinking = children(server)
        servers.kill(server)
        for pid in thinking:
            await gone(pid)
        watching.close()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def answers(storage: BusyStorage, table: str) -> list[Any]:
    return [entry for row in storage.rows[table] for entry in row if isinstance(entry, Answered)]


async def test_a_table_never_stalls(time: ManualTime, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hang most of the time: the game goes on, the others' tables too, and people are
    answered meanwhile."""
    monkeypatch.setattr(bot_pool_module, "_choose", slow_bots.hang_on_table)
    storage = BusyStorage()
    registry = memory_registry(storage, BotPool(2, 0.15, time, Random(1)), time)
    live_tables = [
        (await registry.create_table(Settings(game="avalon", options={}, seats=seats), "Ana"))[0]
        for seats in (["greedy", "random"], ["greedy", "greedy"])
    ]
    live, _, key = await registry.create_table(
        Settings(game="avalon", options={"first": "0"}, seats=[ME, "random"]), "Ana"
    )
    ana = Page(registry)
    await ana.say(type="hello", protocol=2, table=live.table.id, key=key)
    for watched in live_tables:
        await Page(registry).hello(watched.table.id)
    for _ in range(20_000):
        if all(len(answers(storage, live.table.id)) >= 4 for live in live_tables):
            break
        newest(await ana.say(type="ping"), "pong")
        await asyncio.sleep(0.01)  # for the processes, which follow no clock of ours
        await time.advance(0.01)
    else:
        raise AssertionError([len(answers(storage, live.table.id)) for live in live_tables])
    await registry.close()
