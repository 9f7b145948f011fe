"""Tests several workers that serve the same tables from one PostgreSQL, and how `tableronde serve`
starts."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from tableronde.cli.commands import app
from tableronde.server.config import Config
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.database import Database, open_database
from tableronde.tables.entries import Answered, Downtime, Replaced
from tableronde.tables.settings import LiveClock
from tableronde.tables.storage import BOT_GRACE
from tableronde.tables.time_source import SystemTime
from tests.manual_time import ManualTime
from tests.postgres import Postgres
from tests.server.live_client import Seat, ServerForker, free_port, post, server_forker, wait_for
from tests.server.live_tables import answer
from tests.server.memory import InstantBots, Page, create_table, newest, store_table
from tests.waiting import PATIENCE, until


class Workers:
    """Two workers with one database."""

    def __init__(self, servers: ServerForker, cluster: Postgres, **config: Any) -> None:
        self.url: Final = cluster.fresh()
        self.ports: Final = [free_port(), free_port()]
        self.pids: Final = [servers.start(port, self.url, **config) for port in self.ports]
        self._cluster: Final = cluster
        self.database: Final = str(sa.make_url(self.url).database)

    def sql(self, text: str) -> str:
        return self._cluster.run(text, self.database)

    def cut(self, query: str) -> int:
        return self._cluster.cut(self.database, query)

    def table(self, *seats: str, game: str = "avalon") -> tuple[str, list[str]]:
        """Create a table and return it with its keys; each person joins through another worker."""
        settings = {"game": game, "options": {"first": "0"}, "seats": list(seats)}
        made = post(self.ports[0], "tables", {"settings": settings, "name": "Ana"})
        keys = [made["key"]]
        for at in range(seats.count("friend")):
            body = {"name": f"Friend {at}", "invite": made["invite"]}
            path = f"tables/{made['table']}/seats"
            keys.append(post(self.ports[(at + 1) % 2], path, body)["key"])
        return made["table"], keys

    def attackable(self, *seats: str) -> tuple[str, list[str]]:
        """Create a table where Ana can both attack and reinforce, which depends on her hand."""
        for _ in range(40):
            table, keys = self.table(*seats)
            ana = Seat(self.ports[0], table, keys[0])
            can = {option["choice"]["do"] for option in ana.latest["decision"]["options"]}
            ana.close()
            if can >= {"attack", "reinforce"}:
                return table, keys
        raise AssertionError("no hand allowed both")

    def answers(self, table: str) -> list[int]:
        """Return the seats of the logged answers that persons or bots gave."""
        rows = self.sql(
            f"SELECT convert_from(entries, 'UTF8') FROM log WHERE table_id = '{table}'"
            " ORDER BY number"
        )
        entries = [entry for row in rows.splitlines() for entry in json.loads(row)]
        return [
            entry["seat"]
            for entry in entries
            if entry["entry"] == "answered" and entry.get("by") != "forced"
        ]


@pytest.fixture(scope="module")
def servers() -> Iterator[ServerForker]:
    with server_forker() as made:
        yield made


@pytest.fixture(scope="module")
def workers(servers: ServerForker, cluster: Postgres) -> Workers:
    return Workers(servers, cluster)


@contextlib.contextmanager
def clients(*places: tuple[int, str, str]) -> Iterator[list[Seat]]:
    """Connect clients with these ports, tables and keys."""
    with contextlib.ExitStack() as held:
        made = []
        for port, table, key in places:
            made.append(Seat(port, table, key))
            held.callback(made[-1].close)
        yield made


def request(seat: Seat, **message: Any) -> Any:
    """Send a message that must be carried out, and receive the state after it."""
    token = f"{id(seat)}-{time.monotonic_ns()}"
    seat.send({"token": token, **message})
    done = seat.until("done", "refused")
    assert done["type"] == "done", done
    seat.at(done["position"])
    return done


def settle(*pages: Seat) -> None:
    """Receive until every page has the newest state."""
    position = max(page.latest["position"] for page in pages)
    for page in pages:
        page.at(position)


def receive_line(seat: Seat, text: str) -> None:
    """Receive until this line of chat has come."""
    while seat.until("chat")["line"]["text"] != text:
        pass


# Across workers ----------------------------------------------------------------------------------


def test_people_at_different_workers_share_a_table(workers: Workers) -> None:
    table, (ana_key, bo_key) = workers.attackable("me", "friend")
    one, two = workers.ports
    places = ((one, table, ana_key), (two, table, bo_key), (one, table, ""), (two, table, ""))
    with clients(*places) as (ana, bo, near, far):
        # Chat, and spectator chat, which the seats do not read.
        request(ana, type="say", text="from the first worker")
        for seat in (bo, near, far):
            receive_line(seat, "from the first worker")
        request(bo, type="say", text="from the second")
        for seat in (ana, near, far):
            receive_line(seat, "from the second")
        request(far, type="say", text="psst")
        receive_line(near, "psst")
        request(ana, type="say", text="later")
        received = bo.until("chat")["line"]["text"]
        assert received == "later", "the seats do not read the spectators"
        # One answer is undone freely, another by consent.
        settle(ana, bo)
        options = [option["choice"] for option in ana.latest["decision"]["options"]]
        attack = next(option for option in options if option["do"] == "attack")
        ana.answer(next(option for option in options if option["do"] == "reinforce"))
        ana.at(ana.until("done")["position"])
        settle(ana, bo, far)
        assert bo.latest["view"]["number"] == 1
        request(ana, type="undo")
        settle(ana, bo, far)
        assert [page.latest["view"]["number"] for page in (bo, far)] == [0, 0]
        for page in (bo, far):
            assert page.chronicle[-1]["event"] == "undone"
        ana.answer(attack)
        ana.at(ana.until("done")["position"])
        request(ana, type="undo")
        settle(ana, bo)
        proposal = bo.latest["info"]["proposal"]
        assert (proposal["what"], proposal["by"]) == ("undo", 0)
        request(bo, type="vote", proposal=proposal["id"], yes=True)
        settle(ana, bo, far)
        assert [page.latest["view"]["number"] for page in (ana, bo, far)] == [0, 0, 0]
        assert bo.latest["info"]["proposal"] is None
        # A pause is proposed at one worker and agreed to at the other.
        request(bo, type="propose", what="pause")
        settle(ana, bo)
        request(ana, type="vote", proposal=ana.latest["info"]["proposal"]["id"], yes=True)
        settle(ana, bo, far)
        assert {page.latest["info"]["status"] for page in (ana, bo, far)} == {"paused"}


def test_a_seat_given_up_at_one_worker_is_gone_at_the_other(workers: Workers) -> None:
    settings = {"game": "guilds", "options": {}, "seats": ["me", "friend", "friend"]}
    made = post(workers.ports[0], "tables", {"settings": settings, "name": "Ana"})
    path = f"tables/{made['table']}/seats"
    body = {"name": "Bo", "invite": made["invite"]}
    key = post(workers.ports[1], path, body)["key"]
    places = [(port, made["table"], key) for port in workers.ports]
    with clients(*places) as (here, there):
        here.send({"type": "leave", "token": "t"})
        here.until("done")
        assert post(workers.ports[1], path, {**body, "name": "Cléo"})["seat"] == 1
        refused = there.until("refused")
        assert (refused["error"], refused["fatal"]) == ("unknown-key", True)


def test_one_of_two_simultaneous_answers_wins(workers: Workers) -> None:
    table, (key, _) = workers.attackable("me", "friend")
    outcomes = []
    with clients(*((port, table, key) for port in workers.ports)) as pages:
        for _ in range(12):
            settle(*pages)
            decision = pages[0].latest["decision"]
            assert decision["id"] == pages[1].latest["decision"]["id"]
            choices = [option["choice"] for option in decision["options"]]
            stays = [choice for choice in choices if choice["do"] == "reinforce"]
            if len(stays) < 2:
                break
            for at, (page, choice) in enumerate(zip(pages, stays[:2], strict=True)):
                page.answer(choice, token=f"{at}-{decision['id']}")
            said = [page.until("done", "refused") for page in pages]
            assert sorted(message["type"] for message in said) == ["done", "refused"], said
            [refused] = [message for message in said if message["type"] == "refused"]
            assert refused["error"] in ("stale-answer", "no-such-decision")
            won = [message["type"] for message in said].index("done")
            outcomes.append(won)
            pages[won].at(said[won]["position"])
            settle(*pages)
            assert pages[0].latest["view"] == pages[1].latest["view"]
    assert len(outcomes) >= 2
    assert len(workers.answers(table)) == len(outcomes)
    numbers = workers.sql(f"SELECT count(*), max(number) + 1 FROM log WHERE table_id = '{table}'")
    count, last = numbers.split("|")
    assert count == last, "the log has no hole"


def test_news_arrive_although_the_connection_was_cut(workers: Workers) -> None:
    table, (ana_key, bo_key) = workers.table("me", "friend")
    one, two = workers.ports
    with clients((one, table, ana_key), (two, table, bo_key)) as (ana, bo):
        assert workers.cut("LISTEN") == 2
        request(ana, type="say", text="said while nobody listened")
        receive_line(bo, "said while nobody listened")
        request(bo, type="say", text="and back")
        receive_line(ana, "and back")


async def start_worker(
    url: str, time: ManualTime, storage: Database | None = None
) -> TableRegistry:
    """Start a worker in this process, whose bots need no time."""
    config = Config(db=url, messages_per_second=1e6, bot_delay=0.0)
    return TableRegistry(
        storage or await open_database(url), config, InstantBots(), time, Random(1)
    )


async def run_maintenance(time: ManualTime, workers: int, seconds: float = 0) -> None:
    """Run the maintenance loops of these workers for so many seconds.

    None of these tables has other timers."""
    await until(lambda: time.waiting == workers)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await time.advance(1)
        await until(lambda: time.waiting == workers)


async def test_presence_at_another_worker(cluster: Postgres, time: ManualTime) -> None:
    url = cluster.fresh()
    registries = [await start_worker(url, time) for _ in range(2)]
    try:
        at = time.now_ms()
        await create_table(
            registries[0], "table", "avalon", 2, "presence", at=at, options={"first": "0"}
        )
        ana, bo = Page(registries[0]), Page(registries[1])
        await ana.hello("table", 0)
        assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, False]
        await bo.hello("table", 1)
        await run_maintenance(time, 2, 25)
        for page in (ana, bo):
            assert await present(page) == [True, True]
        await run_maintenance(time, 2, 50)
        assert await present(ana) == [True, True]
        assert await (await registries[0].live_table("table")).presence.is_missing(1) is False
        bo.leave()
        await run_maintenance(time, 2, 25)
        assert await present(ana) == [True, True], "he may only reload the page"
        await run_maintenance(time, 2, 45)
        assert await present(ana) == [True, False]
        assert await (await registries[0].live_table("table")).presence.is_missing(1) is True
    finally:
        for registry in registries:
            await registry.close()


async def receive_output(page: Page) -> None:
    await until(lambda: page.viewer.has_output)
    await page.listen()


def same_position(registries: list[TableRegistry]) -> bool:
    """Return whether all workers have the newest state of the table."""
    return len({registry.live_tables["table"].table.position for registry in registries}) == 1


async def test_bots_answer_promptly_through_any_worker(cluster: Postgres, time: ManualTime) -> None:
    """Each answer is given through the worker that did not receive the last one. The bot that is
    asked next does not wait for the other worker: no time passes here."""
    url = cluster.fresh()
    registries = [await start_worker(url, time) for _ in range(2)]
    try:
        await store_table(
            *(registries[0].storage, "table", "guilds", 1, "prompt"),
            at=time.now_ms(),
            bots=["random"],
            options={"first": "0"},
        )
        pages = [Page(registry) for registry in registries]
        for page in pages:
            await page.hello("table", 0)
        for turn in range(9):
            await until(lambda: same_position(registries))
            page = pages[turn % 2]
            await page.listen()
            number = page.latest["view"]["number"]
            newest(await answer(page), "done")

            while not (page.latest["decision"] and page.latest["view"]["number"] > number):
                await receive_output(page)
        log = [entry for row in await registries[0].storage.read("table") for entry in row]
        assert [e.seat for e in log if isinstance(e, Answered)].count(1) >= 4
    finally:
        for registry in registries:
            await registry.close()


async def present(page: Page) -> list[bool]:
    await page.listen()
    return [seat["present"] for seat in page.latest["info"]["seats"]]


@contextlib.asynccontextmanager
async def workers_without_news(
    cluster: Postgres, time: ManualTime
) -> AsyncIterator[list[TableRegistry]]:
    """Start two workers that have run their maintenance; the second receives no news."""
    url = cluster.fresh()
    registries = [await start_worker(url, time)]
    storage = await open_database(url)
    storage.on_news = lambda tell: None  # type: ignore[method-assign]
    registries.append(await start_worker(url, time, storage))
    try:
        await create_table(registries[0], "table", "avalon", 2, "no-news", options={"first": "0"})
        await run_maintenance(time, 2)
        yield registries
    finally:
        for registry in registries:
            await registry.close()


async def test_a_worker_finds_rows_it_was_not_told_of(cluster: Postgres, time: ManualTime) -> None:
    async with workers_without_news(cluster, time) as registries:
        ana, bo = Page(registries[0]), Page(registries[1])
        await ana.hello("table", 0)
        await bo.hello("table", 1)
        await ana.say(type="say", text="said to nobody")
        assert not await bo.listen()
        await run_maintenance(time, 2, 25)
        await until(lambda: bo.viewer.has_output)
        assert newest(await bo.listen(), "chat")["line"]["text"] == "said to nobody"


async def test_a_new_page_sees_what_another_worker_wrote(
    cluster: Postgres, time: ManualTime
) -> None:
    """It does so before the worker's maintenance finds out."""
    async with workers_without_news(cluster, time) as registries:
        ana, bo = Page(registries[0]), Page(registries[1])
        await bo.hello("table", 1)
        await ana.hello("table", 0)
        await ana.say(type="say", text="a line")
        again = Page(registries[1])
        welcome = newest(await again.hello("table", 1), "welcome")
        assert [line["text"] for line in welcome["chat"]] == ["a line"]
        assert again.latest["position"] == ana.latest["position"]
        received = newest(await bo.listen(), "chat")
        assert received["line"]["text"] == "a line", "and so do pages that were connected before"


async def test_no_worker_serves_before_the_clocks_are_corrected(
    cluster: Postgres, time: ManualTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was down for a minute, and the worker that starts first is slow. Nobody is late or
    counts as missing at the other."""
    url, begun = cluster.fresh(), time.now_ms() - 70_000
    before, first, second = [await open_database(url) for _ in range(3)]
    clock = LiveClock(seconds=20, increment=0)
    options = {"first": "0"}
    await store_table(before, "table", "avalon", 2, "late", at=begun, clock=clock, options=options)
    await before.touch([("table", 0), ("table", 1)], begun)
    await before.heartbeat(begun + 10_000)
    await before.close()
    setting, slow, append = asyncio.Event(), asyncio.Event(), first.append

    async def append_later(*row: Any) -> None:
        setting.set()
        await slow.wait()
        await append(*row)

    monkeypatch.setattr(first, "append", append_later)
    attempts, engine = 0, cast(Any, second)._engine
    execute_on_lock = engine._execute_on_lock

    async def count_attempts(question: Any) -> Any:
        nonlocal attempts
        answer = await execute_on_lock(question)
        attempts += 1
        return answer

    monkeypatch.setattr(engine, "_execute_on_lock", count_attempts)
    registries = [await start_worker(url, time, first)]
    try:
        await setting.wait()
        registries.append(await start_worker(url, time, second))
        opened = [asyncio.create_task(registry.live_table("table")) for registry in registries]
        await until(lambda: attempts >= 5)
        assert not any(task.done() for task in opened)
        slow.set()
        for live in await asyncio.gather(*opened):
            assert live.table.clocks.left(0, time.now_ms()) == 10_000
            assert not await live.presence.is_missing(1)
        log = [entry for row in await second.read("table") for entry in row]
        assert [entry.lost for entry in log if isinstance(entry, Downtime)] == [60_000]
        assert not any(isinstance(entry, Replaced) for entry in log)
    finally:
        for registry in registries:
            await registry.close()


async def test_another_worker_continues_when_the_thinking_one_is_killed(
    servers: ServerForker, cluster: Postgres
) -> None:
    """No page is connected to the other worker. It continues as soon as a bot's answer is overdue,
    which it is at its next maintenance, since its time is an hour ahead."""
    url, port, time = cluster.fresh(), free_port(), ManualTime(SystemTime().now_ms() + 3_600_000)
    registry = await start_worker(url, time)
    try:
        await run_maintenance(time, 1)
        slow, before = servers.start(port, url, bot_delay=3600.0), SystemTime().now_ms()
        settings = {"game": "guilds", "options": {"first": "1"}, "seats": ["me", "greedy"]}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        servers.kill(slow)
        assert not await registry.storage.due(before + BOT_GRACE - 1, 1)
        assert await registry.storage.due(SystemTime().now_ms() + BOT_GRACE, 1) == [made["table"]]
        assert made["table"] not in registry.live_tables
        await run_maintenance(time, 1, 2)
        await until(lambda: answered(registry, made["table"]), "the table stands still")
        ana = Page(registry)
        await ana.say(type="hello", protocol=2, table=made["table"], key=made["key"])
        assert ana.latest["info"]["status"] == "playing"
    finally:
        await registry.close()


def answered(registry: TableRegistry, table: str) -> bool:
    """Return whether somebody has answered at a table in this worker's memory."""
    live = registry.live_tables.get(table)
    return live is not None and live.table.match is not None and bool(live.table.match.log)


# Starting ----------------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a socket that occupies a port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield int(listener.getsockname()[1])


def serve(*arguments: str, lang: str) -> str:
    """Return what `tableronde serve` prints when it fails: one sentence, with exit code 2."""
    done = CliRunner().invoke(app, ["serve", "--lang", lang, *arguments])
    assert done.exit_code == 2, done.output
    assert not done.stdout
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Several workers need PostgreSQL"),
        ("fr", "Plusieurs processus demandent PostgreSQL"),
    ],
)
def test_several_workers_need_postgresql(tmp_path: Path, lang: str, sentence: str) -> None:
    file = tmp_path / "tables.db"
    for db in (str(file), f"sqlite:///{file}"):
        assert sentence in serve("--workers", "2", "--db", db, "--port", "0", lang=lang)
    assert not file.exists()


@pytest.mark.parametrize(
    ("lang", "sentence", "busy", "away"),
    [
        ("en", "Can’t use port", "already in use", "this machine doesn’t have that address"),
        (
            *("fr", "Impossible d’utiliser le port"),
            *("déjà utilisé", "cette machine n’a pas cette adresse"),
        ),
    ],
)
def test_a_port_in_use_is_reported(
    tmp_path: Path, taken: int, lang: str, sentence: str, busy: str, away: str
) -> None:
    db = str(tmp_path / "tables.db")
    told = serve("--db", db, "--port", str(taken), lang=lang)
    assert f"{sentence} {taken} " in told
    assert f"({busy})" in told
    elsewhere = serve("--db", db, "--host", "192.0.2.1", "--port", "0", lang=lang)
    assert f"{sentence} 0 " in elsewhere
    assert f"({away})" in elsewhere


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Can’t use this database"), ("fr", "Cette base")]
)
def test_an_unusable_database_is_reported(tmp_path: Path, lang: str, sentence: str) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no database at all, " * 100)
    for db in (
        str(tmp_path),
        str(text),
        str(text / "below"),
        "mysql://localhost/x",
        "postgresql://nobody@/nothing?host=/nonexistent",
        f"postgresql://127.0.0.1:{free_port()}/nothing",
        "://",
        "postgresql://[/x",
    ):
        assert sentence in serve("--db", db, "--port", "0", lang=lang), db


@pytest.mark.parametrize("workers", [1, 2])
def test_the_command_serves_until_it_is_stopped(
    tmp_path: Path, cluster: Postgres, workers: int
) -> None:
    """The command is started as people start it: it prints its address, serves, and ends on a
    signal."""
    db = cluster.fresh() if workers > 1 else str(tmp_path / "tables.db")
    program = [sys.executable, "-m", "tableronde", "serve", "--port", "0", "--db", db]
    running = subprocess.Popen(
        [*program, "--workers", str(workers), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert running.stdout
        said = running.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", said)
        assert found, said
        port = int(found[1])
        wait_for(port)  # connections wait until the application has started
        settings = {"game": "avalon", "options": {"first": "0"}, "seats": ["me", "greedy"]}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        with clients(*[(port, made["table"], made["key"])] * 3) as pages:
            pages[0].answer(pages[0].latest["decision"]["options"][0]["choice"])
            position = pages[0].until("done")["position"]
            for page in pages:
                page.at(position)
            running.send_signal(signal.SIGTERM)
            running.wait(PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)  # no process of this session is left
        _, complaints = running.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaints
    assert running.returncode in (0, -signal.SIGTERM)
