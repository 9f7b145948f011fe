"""Databases: their addresses, opening and closing, failing in the middle, and news."""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
import sqlalchemy as sa

from tableronde.tables import database as database_module
from tableronde.tables.database import Database, open_database
from tableronde.tables.engines import postgres
from tableronde.tables.engines.address import database_url
from tableronde.tables.engines.file_lock import only_server
from tableronde.tables.errors import BadDatabase, StorageFailed
from tableronde.tables.schema import SCHEMA_VERSION
from tableronde.tables.storage import Summary
from tableronde.words import Words
from tests.manual_time import ManualTime
from tests.postgres import Postgres
from tests.tables.conftest import Address
from tests.tables.rows import ONE_OF_EACH, said, soon, summed, taken, tried
from tests.waiting import PATIENCE, until

# Opening and closing ----------------------------------------------------------------------------


async def test_closing_finishes_what_is_under_way(address: Address) -> None:
    for wait in range(4):
        storage = await open_database(address.text)
        written = [
            asyncio.create_task(tried(storage.append(f"t{at}", wait, said("x"), summed())))
            for at in range(700)
        ]
        for _ in range(wait * 4 + 1):
            await asyncio.sleep(0)
        await soon(storage.close())
        assert set(await soon(asyncio.gather(*written))) == {"kept"}
    again = await open_database(address.text)
    assert len(await again.read("t0")) == 4
    assert len(await again.read("t699")) == 4
    await again.close()


async def test_nothing_can_be_written_once_it_is_closed(address: Address) -> None:
    storage = await open_database(address.text)
    await soon(storage.append("t", 0, said("x"), summed()))
    await soon(storage.close())
    assert await tried(storage.append("t", 1, said("x"), summed())) == "failed"


async def test_what_was_kept_is_there_after_opening_again(address: Address) -> None:
    storage = await open_database(address.text)
    await soon(storage.append("t", 0, ONE_OF_EACH, summed(listed=True, due=7), taken(48)))
    await soon(storage.append("t", 1, said("x"), summed(listed=True, due=7)))
    await soon(storage.touch([("t", 1)], 9))
    await soon(storage.close())
    again = await open_database(address.text)
    assert await again.read("t") == [ONE_OF_EACH, said("x")]
    assert await again.snapshots("t") == [taken(48)]
    assert await again.listed(9, 0) == ["t"]
    assert await again.due(7, 9) == ["t"]
    assert await again.last_seen("t") == {1: 9}
    assert await tried(again.append("t", 1, said("y"), summed())) == "conflict"
    assert await tried(again.append("t", 2, said("y"), summed())) == "kept"
    await again.close()


async def test_workers_may_open_an_empty_database_together(address: Address) -> None:
    opened = await soon(asyncio.gather(*(open_database(address.text) for _ in range(4))))
    assert address.run("SELECT schema_version FROM about") == str(SCHEMA_VERSION)
    for number, storage in enumerate(opened):
        await soon(storage.append("t", number, said("x"), summed()))
    assert len(await opened[0].read("t")) == 4
    for storage in opened:
        await storage.close()


async def test_a_database_of_a_version_that_never_was_is_left_alone(address: Address) -> None:
    await (await open_database(address.text)).close()
    address.run("UPDATE about SET schema_version = -5")
    with pytest.raises(BadDatabase, match="unknown-version"):
        await open_database(address.text)


async def test_a_newer_database_is_left_alone(address: Address) -> None:
    storage = await open_database(address.text)
    await soon(storage.append("t", 0, said("x"), summed()))
    await storage.close()
    address.run(f"UPDATE about SET schema_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(BadDatabase) as caught:
        await open_database(address.text)
    assert caught.value.details == {"why": "newer", "detail": SCHEMA_VERSION + 1}
    address.run(f"UPDATE about SET schema_version = {SCHEMA_VERSION}")
    again = await open_database(address.text)
    assert await again.read("t") == [said("x")]
    await again.close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("://", "this isn’t the address of a database"),
        ("nonsense://", "it is neither SQLite nor PostgreSQL"),
        ("mysql://localhost/tables", "it is neither SQLite nor PostgreSQL"),
        ("sqlite://", ""),
        ("postgresql://localhost:port/tables", "this isn’t the address of a database"),
        ("postgresql://[::1/tables", "this isn’t the address of a database"),
        ("postgresql://127.0.0.1:1/tables", "Connect call failed"),
        ("postgres://127.0.0.1:1/tables", "Connect call failed"),
        ("postgresql://127.0.0.1:1/tables?colour=red", "colour"),
        ("{folder}", "the file can’t be opened"),
        ("{folder}/file/tables.db", "a file already has that name"),
        ("{folder}/file", "the file isn’t a database"),
        ("sqlite:///{folder}/file", "the file isn’t a database"),
        ("/proc/nowhere/tables.db", "no such file or folder"),
        ("{folder}/a\x00b", "impossible name"),
    ],
)
async def test_an_unusable_address_is_refused_in_one_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    (tmp_path / "file").write_text("This is a letter to my aunt, and no database. " * 99)
    with pytest.raises(BadDatabase) as caught:
        await soon(open_database(text.format(folder=tmp_path)))
    sentence = Words("en").error(caught.value)
    assert sentence.startswith("Can’t use this database: ")
    assert reason in sentence
    assert "\n" not in sentence
    assert len(sentence) < 200
    assert (tmp_path / "file").read_text().startswith("This is a letter")


async def test_a_postgres_that_does_not_know_us_is_refused(cluster: Postgres) -> None:
    with pytest.raises(BadDatabase, match='"nowhere" does not exist'):
        await soon(open_database(cluster.url("nowhere")))
    stranger = cluster.url("postgres").replace("postgres@", "stranger@")
    with pytest.raises(BadDatabase, match='"stranger" does not exist'):
        await soon(open_database(stranger))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tables.db", "sqlite:///tables.db"),
        ("sqlite:////var/tables.db", "sqlite:////var/tables.db"),
        ("postgres://u:p@host/db", "postgresql+asyncpg://u:***@host/db"),
        ("postgresql+psycopg://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_addresses(text: str, name: str) -> None:
    assert str(database_url(text)) == name
    assert database_url("~/tables.db").database == str(Path.home() / "tables.db")


async def test_missing_folders_are_made(tmp_path: Path) -> None:
    storage = await open_database(str(tmp_path / "a" / "b" / "tables.db"))
    await soon(storage.append("t", 0, said("x"), summed()))
    await storage.close()
    assert (tmp_path / "a" / "b" / "tables.db").exists()


# Failing ----------------------------------------------------------------------------------------


async def test_storage_that_fails_says_so_and_works_again_later(
    storage: Database, address: Address
) -> None:
    await soon(storage.append("t", 0, said("x"), summed(), taken(1)))
    for table in ("tables", "snapshots", "seen", "log"):  # the last steps fail as the first do
        address.run(f"ALTER TABLE {table} RENAME TO lost")
        if table != "seen":
            end = storage.append("t", 1, said("lost"), summed(9, listed=True), taken(2))
            assert await tried(end) == "failed"
        address.run(f"ALTER TABLE lost RENAME TO {table}")
        assert await storage.read("t") == [said("x")]
        assert await storage.snapshots("t") == [taken(1)]
        assert await storage.listed(9, 0) == []
    assert await tried(storage.append("t", 1, said("y"), summed())) == "kept"
    assert await storage.read("t") == [said("x"), said("y")]


async def test_what_fails_is_logged_once_for_all_who_wait(
    storage: Database, address: Address, caplog: pytest.LogCaptureFixture
) -> None:
    address.run("ALTER TABLE log RENAME TO lost")
    ends = await asyncio.gather(
        *(tried(storage.append(f"t{at}", 0, said("secret"), summed())) for at in range(50))
    )
    assert set(ends) == {"failed"}
    assert "secret" not in caplog.text
    assert "SQL parameters hidden" in caplog.text
    logged = [record for record in caplog.records if record.name == "tableronde.database"]
    assert 1 <= len(logged) <= 3, "once for each batch"
    assert {record.levelname for record in logged} == {"ERROR"}
    for record in logged:
        assert record.exc_info
        assert "log" in str(record.exc_info[1]), "what the database said"
    caplog.clear()
    with pytest.raises(StorageFailed):
        await soon(storage.read("t0"))
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    address.run("ALTER TABLE lost RENAME TO log")
    caplog.clear()
    assert await tried(storage.append("t", 0, said("x"), summed())) == "kept"
    assert await tried(storage.append("t", 0, said("x"), summed())) == "conflict"
    assert not caplog.records, "a number that is taken is no failure"


async def test_a_long_log_is_decoded_aside(
    storage: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While other tables are served."""
    threads = set()

    class Watched:
        def decode(self, row: bytes) -> Any:
            threads.add(threading.current_thread())
            return msgspec.json.decode(row)

    for number in range(120):
        await soon(storage.append("t", number, said(str(number)), summed(), taken(number)))
    monkeypatch.setattr(database_module, "_entries", Watched())
    monkeypatch.setattr(database_module, "_snapshot", Watched())
    rows: list[Any] = await storage.read("t")
    assert [row[0]["text"] for row in rows] == [str(number) for number in range(120)]
    assert len(await storage.snapshots("t")) == 120
    assert threads
    assert threading.main_thread() not in threads


async def test_reading_that_fails_says_so(storage: Database, address: Address) -> None:
    for table in ("tables", "snapshots", "seen", "log"):
        address.run(f"ALTER TABLE {table} RENAME TO lost_{table}")
    asked: list[Awaitable[Any]] = [
        *(storage.read("t"), storage.snapshots("t"), storage.last_seen("t")),
        *(storage.listed(1, 0), storage.due(1, 1), storage.touch([("t", 0)], 1)),
        storage.newest(["t"]),
    ]
    for question in asked:
        with pytest.raises(StorageFailed, match=r"^why='\w+'$"):
            await soon(question)


async def test_postgres_may_go_and_come_back_while_rows_are_written(
    cluster: Postgres, on_postgres: Address
) -> None:
    """Every row is answered, and what was acknowledged is there."""
    storage = await open_database(on_postgres.text)
    number = 0
    failed = 0

    async def write_on() -> None:
        nonlocal number, failed
        while not done.is_set():
            end = await tried(storage.append("t", number, said(str(number)), summed()))
            failed += end == "failed"
            number += end in ("kept", "conflict")  # a conflict: kept, but the answer was lost

    done = asyncio.Event()
    writing = asyncio.create_task(write_on())
    for _ in range(2):
        await goes_on(lambda: number, 6)
        cluster.stop()
        await goes_on(lambda: failed, 1)
        with pytest.raises(StorageFailed):
            await soon(storage.read("t"))
        await asyncio.to_thread(cluster.start)
    await goes_on(lambda: number, 6)
    done.set()
    await soon(writing)
    assert await storage.read("t") == [said(str(at)) for at in range(number)]
    await storage.close()


async def goes_on(count: Callable[[], int], by: int) -> None:
    """Until it counts so many more."""
    before = count()
    await until(lambda: count() >= before + by)


async def test_rows_that_come_while_the_disk_is_busy_are_written_together(
    on_sqlite: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one transaction, which begins before the event loop has heard of the one before it."""
    storage = await open_database(on_sqlite.text)
    batches: list[int] = []
    begun, busy, again = threading.Event(), threading.Event(), threading.Event()
    write_rows = Database._write_rows

    def write(self: Database, connection: sa.Connection, rows: list[Any]) -> None:
        batches.append(len(rows))
        (again if begun.is_set() else begun).set()
        assert busy.wait(PATIENCE)
        write_rows(self, connection, rows)

    monkeypatch.setattr(Database, "_write_rows", write)
    first = asyncio.create_task(storage.append("t", 0, said("x"), summed()))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    rest = [asyncio.create_task(storage.append(f"t{at}", 0, said("x"), None)) for at in range(5)]
    await until(lambda: len(storage._queue) == 5)
    busy.set()
    assert again.wait(PATIENCE), "it waits for the event loop"
    await soon(asyncio.gather(first, *rest))
    assert batches == [1, 5]
    await storage.close()


# News -------------------------------------------------------------------------------------------


class Heard:
    """What a worker was told."""

    def __init__(self) -> None:
        self.news: list[tuple[str | None, int]] = []

    def __call__(self, table: str | None, number: int) -> None:
        self.news.append((table, number))

    async def wait_for(self, news: tuple[str | None, int], times: int = 1) -> None:
        await until(lambda: self.news.count(news) >= times)


async def test_a_worker_hears_what_others_write_and_not_its_own(on_postgres: Address) -> None:
    first, second = [await open_database(on_postgres.text) for _ in range(2)]
    heard = Heard()
    second.on_news(heard)
    await heard.wait_for((None, 0))
    await soon(first.append("a b ☃", 0, said("x"), summed()))
    await soon(second.append("mine", 0, said("x"), summed()))
    assert await tried(first.append("mine", 0, said("x"), summed())) == "conflict"
    ends = await asyncio.gather(
        *(tried(first.append("both", 0, said(f"{at}"), summed())) for at in range(3))
    )
    assert ends.count("kept") == 1
    await soon(first.append("last", 12, said("x"), summed()))
    await heard.wait_for(("last", 12))
    assert heard.news == [(None, 0), ("a b ☃", 0), ("both", 0), ("last", 12)]
    for database in (first, second):
        await database.close()


async def test_a_worker_hears_again_after_its_line_was_cut(
    cluster: Postgres, on_postgres: Address
) -> None:
    first, second = [await open_database(on_postgres.text) for _ in range(2)]
    heard = Heard()
    second.on_news(heard)
    await heard.wait_for((None, 0))
    name = str(database_url(on_postgres.text).database)
    assert cluster.cut(name, "LISTEN") == 1
    await soon(first.append("t", 0, said("nobody hears this"), summed()))
    await heard.wait_for((None, 0), times=2)
    await soon(first.append("t", 1, said("x"), summed()))
    await heard.wait_for(("t", 1))
    assert heard.news == [(None, 0), (None, 0), ("t", 1)]
    for database in (first, second):
        await database.close()


async def test_a_line_that_answers_is_kept(
    on_postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks, execute = 0, asyncpg.Connection.execute

    async def count(self: Any, text: str, *more: Any, **options: Any) -> Any:
        nonlocal checks
        done = await execute(self, text, *more, **options)
        checks += text.startswith("LISTEN")
        return done

    monkeypatch.setattr(asyncpg.Connection, "execute", count)
    time = ManualTime()
    worker = await open_database(on_postgres.text, time)
    heard = Heard()
    worker.on_news(heard)
    await heard.wait_for((None, 0))
    for number in range(10):
        await time.advance(postgres._CHECK_INTERVAL)
        await until(lambda: checks > number)  # noqa: B023 - it is awaited at once
    assert heard.news == [(None, 0)]
    await worker.close()


async def test_a_worker_hears_again_after_its_line_fell_silent(
    cluster: Postgres, on_postgres: Address
) -> None:
    time = ManualTime()
    first, second = [await open_database(on_postgres.text, time) for _ in range(2)]
    heard = Heard()
    second.on_news(heard)
    await heard.wait_for((None, 0))
    name = str(database_url(on_postgres.text).database)
    with cluster.frozen(name, "LISTEN") as lines:
        assert lines == 1
        await soon(first.append("t", 0, said("nobody hears this"), summed()))
        await time.advance(postgres._CHECK_INTERVAL + postgres._CHECK_TIMEOUT - 0.001)
        assert heard.news == [(None, 0)]
        await time.advance(0.001 + postgres._RETRY_DELAY)
        await heard.wait_for((None, 0), times=2)
        await soon(first.append("t", 1, said("x"), summed()))
        await heard.wait_for(("t", 1))
    assert heard.news == [(None, 0), (None, 0), ("t", 1)]
    for database in (first, second):
        await database.close()


async def test_a_worker_whose_lines_are_all_cut_writes_on(
    cluster: Postgres, on_postgres: Address
) -> None:
    storage = await open_database(on_postgres.text)
    name = str(database_url(on_postgres.text).database)
    for number in range(3):
        await soon(storage.append("t", number, said("x"), summed()))
        assert cluster.cut(name, "") >= 1
    assert len(await storage.read("t")) == 3
    await storage.close()


# The service ----------------------------------------------------------------------------------


async def is_first(worker: Database) -> bool:
    """Whether a worker that registers is the first."""
    async with worker.register_worker() as alone:
        return alone


def count_questions(*workers: Database, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often these have asked, from now on, whether they may register."""
    answered = 0

    def count(engine: Any) -> None:
        execute_on_lock = engine._execute_on_lock

        async def ask(question: Any) -> Any:
            nonlocal answered
            answer = await execute_on_lock(question)
            answered += 1
            return answer

        monkeypatch.setattr(engine, "_execute_on_lock", ask)

    for worker in workers:
        count(worker._engine)
    return lambda: answered


async def test_workers_wait_for_the_one_that_starts_the_service(
    on_postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = [await open_database(on_postgres.text) for _ in range(3)]
    async with first.register_worker() as alone:
        assert alone
        asked = count_questions(second, third, monkeypatch=monkeypatch)
        others = [asyncio.create_task(is_first(worker)) for worker in (second, third)]
        await until(lambda: asked() >= 8)
        assert not any(task.done() for task in others)
    assert await soon(asyncio.gather(*others)) == [False, False]
    await first.close()
    again = await open_database(on_postgres.text)
    assert await soon(is_first(again)) is False, "two are still there"
    for worker in (second, third, again):
        await worker.close()
    last = await open_database(on_postgres.text)
    assert await soon(is_first(last)) is True
    await last.close()


async def test_others_are_admitted_though_the_first_could_not_start(on_postgres: Address) -> None:
    first, second = [await open_database(on_postgres.text) for _ in range(2)]
    with contextlib.suppress(StorageFailed):
        async with first.register_worker():
            raise StorageFailed(why="broken")
    assert await soon(is_first(second)) is False
    for worker in (first, second):
        await worker.close()


async def test_a_waiting_worker_starts_the_service_if_the_first_one_dies(
    on_postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await open_database(on_postgres.text) for _ in range(2)]
    async with first.register_worker():
        asked = count_questions(second, monkeypatch=monkeypatch)
        waiting = asyncio.create_task(is_first(second))
        await until(lambda: asked() >= 4)
        assert not waiting.done()
        await first.close()
        assert await soon(waiting) is True
    await second.close()


async def test_a_worker_whose_lock_was_cut_takes_it_again(
    cluster: Postgres, on_postgres: Address
) -> None:
    first, second = [await open_database(on_postgres.text) for _ in range(2)]
    assert await soon(is_first(first)) is True
    await soon(first.heartbeat(1))
    name = str(database_url(on_postgres.text).database)
    assert cluster.cut(name, "SELECT 1") == 1
    with pytest.raises(StorageFailed):
        await soon(first.heartbeat(2))
    await soon(first.heartbeat(3))
    await soon(first.heartbeat(4))
    assert await soon(is_first(second)) is False
    assert await second.service_times() == (0, 4)
    for worker in (first, second):
        await worker.close()


async def test_sqlite_has_one_worker_and_no_news(on_sqlite: Address) -> None:
    storage = await open_database(on_sqlite.text)
    heard = Heard()
    storage.on_news(heard)
    await soon(storage.append("t", 0, said("x"), summed()))
    await storage.close()
    assert heard.news == []


async def test_what_is_kept_survives_a_power_cut(on_sqlite: Address) -> None:
    """As far as SQLite can promise that: the connection that writes waits for the disk."""

    def pragmas(connection: sa.Connection) -> list[Any]:
        names = ("synchronous", "journal_mode")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    storage = await open_database(on_sqlite.text)
    for number in range(3):
        await soon(storage.append("t", number, said("x"), summed()))
        assert await storage._engine.write(pragmas) == [2, "wal"], "2 is FULL"
    await storage.close()


def test_a_summary_goes_to_json() -> None:
    """Workers on other machines may keep it elsewhere."""
    summary = summed(7, listed=True, due=9)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


def test_a_file_has_one_server(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    other = database_url(str(tmp_path / "other.db"))
    with only_server(url):
        with only_server(other):
            pass
        with pytest.raises(BadDatabase, match="in-use"), only_server(url):
            pass
        (tmp_path / "alias.db").symlink_to(tmp_path / "tables.db")
        alias = database_url(str(tmp_path / "alias.db"))
        with pytest.raises(BadDatabase, match="in-use"), only_server(alias):
            pass
        with only_server(database_url("postgresql://somewhere/tables")):
            pass
    with only_server(url):
        pass
