"""The maintenance loop of a worker: due tables, presence, notifications, and unloading."""

import contextlib
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tableronde.server.live_tables.interruptions import Interruptions
from tableronde.server.live_tables.presence import PRESENCE_TIMEOUT
from tableronde.tables.errors import Conflict, StorageFailed

if TYPE_CHECKING:
    from tableronde.server.live_tables.registry import TableRegistry

_log: Final = logging.getLogger("tableronde.maintenance")
_INTERVAL: Final = 2.0
_PRESENCE_INTERVAL: Final = 20.0
_UNLOAD_AFTER: Final = 300.0
_MAX_DUE: Final = 50


class Maintenance:
    """Maintains the tables of a worker every two seconds."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry: Final = registry
        self._storage: Final = registry.storage
        self._time: Final = registry.time
        self.interruptions: Final = Interruptions(self._storage, self._time, self._give_up)
        self._failed_tables: Final[set[str]] = set()  # no longer maintained
        self._stored_presence: dict[tuple[str, int], int] = {}  # when it was last stored

    async def run(self) -> None:
        while not self.interruptions.ready.is_set():
            try:
                await self.interruptions.start_up()
            except (StorageFailed, Conflict) as error:
                _log.warning("startup failed, will try again: %s", error)
                await self._time.sleep(_INTERVAL)
        last = 0.0
        while True:
            try:
                await self.interruptions.credit_sleep(self._registry.live_table)
                await self.interruptions.heartbeat()
                await self._serve_due_tables()
                await self.store_presence()
                if self._time.monotonic() - last > _PRESENCE_INTERVAL:
                    last = self._time.monotonic()
                    await self._read_presence_elsewhere()
                    await self._poll_news()
                    self._unload_idle()
            except (StorageFailed, Conflict) as error:
                _log.warning("maintenance failed, will try again: %s", error)
            except Exception:
                _log.exception("maintenance failed")
            await self._time.sleep(_INTERVAL)

    async def _serve_due_tables(self) -> None:
        """Run tables whose clock has run out, or whose bots were left by a worker that died."""
        most = _MAX_DUE + len(self._failed_tables)
        for table_id in await self._storage.due(self._time.now_ms(), most):
            if table_id in self._failed_tables:
                continue
            with self._isolate_failure(table_id):
                await (await self._registry.live_table(table_id)).run_due()

    @contextlib.contextmanager
    def _isolate_failure(self, table_id: str) -> Iterator[None]:
        """Log errors of one table instead of raising them, so that the others are maintained."""
        try:
            yield
        except (StorageFailed, Conflict) as error:
            _log.warning("maintenance of a table failed, will try again: %s", error)
        except Exception:
            self._give_up(table_id)

    def _give_up(self, table_id: str) -> None:
        self._failed_tables.add(table_id)
        _log.exception("maintenance of table %s failed for good", table_id)

    async def store_presence(self) -> None:
        """Store who is present: newcomers at once, the others every twenty seconds."""
        now = self._time.now_ms()
        here = {
            (table_id, viewer.seat)
            for table_id, live in self._registry.live_tables.items()
            for viewer in live.presence.viewers
            if viewer.seat is not None
        }
        due = {
            who
            for who in here
            if now - self._stored_presence.get(who, 0) > _PRESENCE_INTERVAL * 1000
        }
        await self._storage.touch(sorted(due), now)
        self._stored_presence.update(dict.fromkeys(due, now))

    async def _read_presence_elsewhere(self) -> None:
        """Read who is present at other workers: the people that this one was not last to store."""
        since = self._time.now_ms() - PRESENCE_TIMEOUT
        self._stored_presence = {who: at for who, at in self._stored_presence.items() if at > since}
        for table_id, live in list(self._registry.live_tables.items()):
            if not live.presence.viewers:
                continue
            stored = await self._storage.last_seen(table_id)
            live.presence.seen_elsewhere = {
                seat: at
                for seat, at in stored.items()
                if at != self._stored_presence.get((table_id, seat))
            }
            if live.presence.present() != live.broadcast.announced:
                live.announce_presence()

    async def _poll_news(self) -> None:
        """Find rows of other workers whose notification was lost."""
        if self._storage.shared:
            watched = [
                table_id
                for table_id, live in self._registry.live_tables.items()
                if live.presence.viewers
            ]
            for table_id, number in (await self._storage.newest(watched)).items():
                self._registry.on_news(table_id, number)

    def _unload_idle(self) -> None:
        for table_id, live in list(self._registry.live_tables.items()):
            if live.idle and self._time.monotonic() - live.last_used > _UNLOAD_AFTER:
                live.unload()
                del self._registry.live_tables[table_id]
