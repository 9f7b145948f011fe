"""Provides storage in memory, and live tables without a network, for tests that check every
message."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from tableronde.server.bots.bot_pool import BotPool
from tableronde.server.config import Config
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.network.http_connection import CONNECTION
from tableronde.server.sessions.session import Session
from tableronde.server.sessions.websocket import PATH, WebSocketEndpoint
from tableronde.tables.entries import AnyEntry, Opened, Sat
from tableronde.tables.errors import Conflict, StorageFailed
from tableronde.tables.seats import hashed
from tableronde.tables.settings import FRIEND, Settings
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.storage import News, Storage, Summary, summary
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource
from tests.manual_time import ManualTime, settle


class MemoryStorage:
    """Stores everything in memory."""

    shared = False

    def __init__(self) -> None:
        self.rows: Final[dict[str, list[list[AnyEntry]]]] = {}
        self.kept: Final[dict[str, list[Snapshot]]] = {}
        self.summaries: Final[dict[str, Summary]] = {}
        self.seen: Final[dict[str, dict[int, int]]] = {}
        self.started = self.last_heartbeat = 0

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        await asyncio.sleep(0)
        rows = self.rows.setdefault(table, [])
        if number != len(rows):
            raise Conflict
        rows.append(entries)
        if summary is not None:
            self.summaries[table] = summary
        if snapshot is not None:
            self.kept.setdefault(table, []).append(snapshot)

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        return self.rows.get(table, [])[since:]

    async def snapshots(self, table: str) -> list[Snapshot]:
        return list(self.kept.get(table, []))

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {table: len(self.rows[table]) - 1 for table in tables if table in self.rows}

    async def listed(self, most: int, since: int) -> list[str]:
        listed = [table for table, about in self.summaries.items() if about.listed]
        return sorted(listed, key=lambda table: not self._seen_lately(table, since))[:most]

    def _seen_lately(self, table: str, since: int) -> bool:
        return any(at > since for at in self.seen.get(table, {}).values())

    async def due(self, now: int, most: int) -> list[str]:
        due = [(about.due, table) for table, about in self.summaries.items() if about.due]
        return [table for at, table in sorted(due) if at <= now][:most]

    @contextlib.asynccontextmanager
    async def register_worker(self) -> AsyncIterator[bool]:
        yield True

    async def service_times(self) -> tuple[int, int]:
        return self.started, self.last_heartbeat

    async def heartbeat(self, now: int, started: bool = False) -> None:
        self.last_heartbeat = now
        if started:
            self.started = now

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        for table, seat in seen:
            self.seen.setdefault(table, {})[seat] = at

    async def last_seen(self, table: str) -> dict[int, int]:
        return dict(self.seen.get(table, {}))

    def on_news(self, tell: News) -> None:
        """Do nothing: there are no other workers."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""


class BusyStorage(MemoryStorage):
    """Storage that is slow or fails when the test says so.

    As in a database, a row is written even if the request was cancelled meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.ready: Final = asyncio.Event()
        self.ready.set()
        self.broken = False
        self.loses_reply = False  # the next row is written, but the caller gets an error
        self.waiting = 0  # rows that wait to be written

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        writing = asyncio.ensure_future(self._write(table, number, entries, summary, snapshot))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(writing)

    async def _write(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None,
    ) -> None:
        self.waiting += 1
        await self.ready.wait()
        self.waiting -= 1
        if self.broken:
            raise StorageFailed(why="broken")
        await super().append(table, number, entries, summary, snapshot)
        if self.loses_reply:
            self.loses_reply = False
            raise StorageFailed(why="reply lost")


class InstantBots(BotPool):
    """Bots that decide in this process and take the first option."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, ManualTime(), Random(1))

    async def advise(self, bot: str, view: Any, decision: Any) -> int | None:
        return 0


def memory_registry(
    storage: MemoryStorage | None = None,
    bot_pool: BotPool | None = None,
    time: TimeSource | None = None,
    **config: Any,
) -> TableRegistry:
    """Make a registry without limits on messages; its time stands still unless the test moves
    it."""
    wide: dict[str, Any] = {
        **dict.fromkeys(
            ("messages_per_second", "chat_lines_per_second", "seat_requests_per_second"), 1e6
        ),
        "bot_delay": 0.0,
    }
    settings = Config(db="", **{**wide, **config})
    storage, bot_pool = storage or MemoryStorage(), bot_pool or InstantBots()
    return TableRegistry(storage, settings, bot_pool, time or ManualTime(), Random(1))


async def create_table(
    registry: TableRegistry,
    table_id: str,
    game: str,
    seats: int,
    seed: str,
    start: Any = None,
    at: int = 1,
    **settings: Any,
) -> None:
    """Create a table with a person on every seat; the key `key-n` opens seat n."""
    await store_table(registry.storage, table_id, game, seats, seed, start, at, **settings)


async def store_table(
    storage: Storage,
    table_id: str,
    game: str,
    seats: int,
    seed: str,
    start: Any = None,
    at: int = 1,
    bots: Sequence[str] = (),
    **settings: Any,
) -> None:
    """Store such a table without a registry, for a server that loads it later; bots get the seats
    after the people."""
    options = settings.pop("options", {})
    seated = [FRIEND] * seats + [*bots]
    agreed = Settings(game=game, options=options, seats=seated, **{"hints": True, **settings})
    opened = Opened(at=at, settings=agreed, seed=seed, start=start)
    table = Table(table_id, opened)
    table.unwritten.append(opened)
    for seat in range(seats):
        key = hashed(f"key-{seat}")
        table.do(Sat(at=at, seat=seat, name=f"Player {seat}", key=key, host=seat == 0))
    await storage.append(table_id, 0, list(table.unwritten), summary(table, at))


class Page:
    """A page without a browser: sends messages and keeps everything it receives."""

    def __init__(self, registry: TableRegistry, *allowance: Callable[..., bool]) -> None:
        self.session: Final = Session(registry, *allowance)
        self.viewer: Final = self.session.viewer
        self.received: list[bytes] = []
        self.key = ""
        self.latest: Any = None  # the newest update
        self.chronicle: list[Any] = []  # put together from the updates
        self._tokens = 0

    async def say(self, **message: Any) -> list[Any]:
        """Send a message and return what is received until it is answered."""
        if message["type"] not in ("hello", "pace", "ping") and "token" not in message:
            self._tokens += 1
            message["token"] = f"{id(self)}-{self._tokens}"
        await self.session.receive(msgspec.json.encode(message))
        return await self.listen()

    async def listen(self) -> list[Any]:
        """Receive everything that is ready to be sent."""
        fresh: list[bytes] = []
        await settle()
        while self.viewer.has_output:
            fresh.append(self.viewer.take() or b"[]")
        self.received += fresh
        messages = [message for frame in fresh for message in msgspec.json.decode(frame)]
        for message in messages:
            if message["type"] == "update":
                self.latest = message
                assert message["chronicle_from"] <= len(self.chronicle)
                del self.chronicle[message["chronicle_from"] :]
                self.chronicle += message["chronicle"]
        return messages

    async def hello(self, table: str, seat: int | None = None) -> list[Any]:
        key = "" if seat is None else f"key-{seat}"
        return await self.say(type="hello", protocol=2, table=table, key=key)

    @property
    def position(self) -> int:
        """Return the position of the newest update."""
        frames = map(msgspec.json.decode, self.received)
        updates = [message for frame in frames for message in frame if "view" in message]
        return int(updates[-1]["position"])

    def leave(self) -> None:
        if self.viewer.live is not None:
            self.viewer.live.leave(self.viewer)


class FakeWebSocket:
    """A WebSocket connection to the endpoint, without a network."""

    ready = True
    lost = False

    def __init__(self, endpoint: WebSocketEndpoint, address: str = "here") -> None:
        self.received: Final[list[Any]] = []
        self.on_writable: Callable[[], None] | None = None
        self.may_read: Callable[[int], bool] = bool
        self.closed = False
        self._said: Final[asyncio.Queue[Any]] = asyncio.Queue()
        scope: Any = {
            "type": "websocket",
            "path": PATH,
            "headers": [],
            "client": (address, 1),
            "state": {CONNECTION: self},
        }
        self.open: Final = asyncio.create_task(endpoint.open(scope, self._said.get, self._send))
        self._said.put_nowait({"type": "websocket.connect"})

    def send_text(self, text: bytes) -> None:
        """Receive what the server sends."""
        self.received.extend(msgspec.json.decode(text))

    async def _send(self, event: Any) -> None:
        self.closed = event["type"] == "websocket.close"

    async def send_message(self, **message: Any) -> None:
        """Send the server a message."""
        data = msgspec.json.encode(message)
        self._said.put_nowait({"type": "websocket.receive", "bytes": data})
        await settle()

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.open


def newest(messages: list[Any], kind: str = "update") -> Any:
    found = [message for message in messages if message["type"] == kind]
    assert found, f"no {kind} among {[message['type'] for message in messages]}"
    return found[-1]


def refusal(messages: list[Any]) -> str:
    return str(newest(messages, "refused")["error"])
