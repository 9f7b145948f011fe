"""Storage in memory, and rooms without a network: for tests that look at every message."""

import asyncio
from typing import Any, Final

import msgspec

from tableronde.core.state import Plain
from tableronde.server.config import Config
from tableronde.server.hall import Hall
from tableronde.server.thinking import Thinkers
from tableronde.server.viewer import Viewer
from tableronde.tables.entries import AnyEntry, Opened, Sat
from tableronde.tables.errors import Conflict
from tableronde.tables.seats import hashed
from tableronde.tables.settings import FRIEND, Settings
from tableronde.tables.storage import News, Summary, summary
from tableronde.tables.table import Snapshot, Table


class MemoryStorage:
    """Keeps everything as long as the test lasts."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, list[list[AnyEntry]]]] = {}
        self.kept: Final[dict[str, list[Snapshot]]] = {}
        self.summaries: Final[dict[str, Summary]] = {}
        self.seen: Final[dict[str, dict[int, int]]] = {}

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary,
        snapshot: Snapshot | None = None,
    ) -> None:
        await asyncio.sleep(0)
        rows = self.rows.setdefault(table, [])
        if number != len(rows):
            raise Conflict
        rows.append(entries)
        self.summaries[table] = summary
        if snapshot is not None:
            self.kept.setdefault(table, []).append(snapshot)

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        return self.rows.get(table, [])[since:]

    async def snapshots(self, table: str) -> list[Snapshot]:
        return list(self.kept.get(table, []))

    async def listed(self, most: int) -> list[str]:
        return [table for table, about in self.summaries.items() if about.listed][:most]

    async def due(self, now: int, most: int) -> list[str]:
        due = [(about.due, table) for table, about in self.summaries.items() if about.due]
        return [table for at, table in sorted(due) if at <= now][:most]

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        for table, seat in seen:
            self.seen.setdefault(table, {})[seat] = at

    async def last_seen(self, table: str) -> dict[int, int]:
        return dict(self.seen.get(table, {}))

    def on_news(self, tell: News) -> None:
        """There are no other workers."""

    async def close(self) -> None:
        """Nothing is held."""


class AtOnce(Thinkers):
    """Bots that decide in this process, without thinking."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        return 0


def quiet_hall(
    storage: MemoryStorage | None = None, thinkers: Thinkers | None = None, **config: Any
) -> Hall:
    """A hall that never refuses for being asked too much."""
    wide: dict[str, Any] = {"messages_a_second": 1e6, "bot_delay": 0.0}
    settings = Config(db="", **{**wide, **config})
    return Hall(storage or MemoryStorage(), settings, thinkers or AtOnce())


async def people_at(
    hall: Hall,
    table_id: str,
    game: str,
    seats: int,
    seed: str,
    start: Plain = None,
    **settings: Any,
) -> None:
    """A table where a person sits on every seat; seat n is opened by the secret `key-n`."""
    options = settings.pop("options", {})
    agreed = Settings(game=game, options=options, seats=[FRIEND] * seats, **settings)
    opened = Opened(at=1, settings=agreed, seed=seed, start=start)
    table = Table(table_id, opened)
    table.fresh.append(opened)
    for seat in range(seats):
        key = hashed(f"key-{seat}")
        table.do(Sat(at=1, seat=seat, name=f"Player {seat}", key=key, host=seat == 0))
    await hall.storage.append(table_id, 0, list(table.fresh), summary(table, 1))


class Page:
    """A page without a browser: says things, and keeps every byte that it is sent."""

    def __init__(self, hall: Hall) -> None:
        self.viewer: Final = Viewer(hall)
        self.heard: list[bytes] = []
        self._tokens = 0

    async def say(self, **message: Any) -> list[Plain]:
        """Say something; what is sent until all is said."""
        if message["type"] not in ("hello", "ping") and "token" not in message:
            self._tokens += 1
            message["token"] = f"{id(self)}-{self._tokens}"
        await self.viewer.hear(msgspec.json.encode(message))
        return await self.listen()

    async def listen(self) -> list[Plain]:
        """Everything that is ready to be sent."""
        fresh: list[bytes] = []
        for _ in range(4):  # let what others do meanwhile come to its end
            await asyncio.sleep(0)
        while self.viewer.has_news:
            fresh += await self.viewer.next_out() or []
        self.heard += fresh
        return [msgspec.json.decode(message) for message in fresh]

    async def hello(self, table: str, seat: int | None = None) -> list[Plain]:
        key = "" if seat is None else f"key-{seat}"
        return await self.say(type="hello", protocol=1, table=table, key=key)

    def leave(self) -> None:
        if self.viewer.room is not None:
            self.viewer.room.leave(self.viewer)


def newest(messages: list[Plain], kind: str = "update") -> Plain:
    found = [message for message in messages if message["type"] == kind]
    assert found, f"no {kind} among {[message['type'] for message in messages]}"
    return found[-1]


def refusal(messages: list[Plain]) -> str:
    return str(newest(messages, "refused")["error"])
