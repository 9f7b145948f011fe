"""Presence at a table: viewers of this worker, people at other workers, and who left lately."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tableronde.server.live_tables.stored_table import StoredTable
from tableronde.server.network.rate_limits import TokenBucket
from tableronde.tables.storage import Storage
from tableronde.tables.time_source import Timer, TimeSource

if TYPE_CHECKING:
    from tableronde.server.sessions.viewer import Viewer

PRESENCE_TIMEOUT: Final = 45_000
"""Milliseconds for which a person seen by another worker counts as present."""
_MISSING_AFTER: Final = 60_000
"""Milliseconds without a connection after which the others may replace a person."""
_ANNOUNCEMENT_RATE: Final = 1.0
_ANNOUNCEMENT_BURST: Final = 10.0
"""Announcements of arrivals and departures per second, and burst."""


class Presence:
    """The viewers of one table, and when each person was last connected."""

    def __init__(
        self, stored: StoredTable, storage: Storage, time: TimeSource, serving_since: int
    ) -> None:
        """`serving_since` is when the service started after an interruption; before that nobody
        could connect."""
        self.viewers: Final[set[Viewer]] = set()
        self.by_seat: Final[Counter[int | None]] = Counter()  # a count, as each answer reads it
        self.last_seen: Final[dict[int, int]] = {}
        self.seen_elsewhere: dict[int, int] = {}
        """When other workers last saw each person."""
        self.serving_since = serving_since
        self._stored: Final = stored
        self._storage: Final = storage
        self._time: Final = time

    def add(self, viewer: "Viewer") -> None:
        self.viewers.add(viewer)
        self.by_seat[viewer.seat] += 1

    def remove(self, viewer: "Viewer") -> None:
        self.viewers.remove(viewer)
        self.by_seat[viewer.seat] -= 1
        if not self.by_seat[viewer.seat]:
            del self.by_seat[viewer.seat]

    def note_departure(self, seat: int) -> None:
        self.last_seen[seat] = self._time.now_ms()

    def present(self) -> set[int]:
        """Return the seats of people who are connected, here or to another worker."""
        present = {seat for seat in self.by_seat if seat is not None}
        if self.seen_elsewhere:
            since = self._time.now_ms() - PRESENCE_TIMEOUT
            present.update(seat for seat, at in self.seen_elsewhere.items() if at > since)
        return present

    async def is_missing(self, seat: int) -> bool:
        """Return whether this person has not been connected for a minute."""
        if seat in self.by_seat:
            return False
        seen = await self._storage.last_seen(self._stored.table.id)
        seats = self._stored.table.seats
        seated_at = seats[seat].since if 0 <= seat < len(seats) else 0
        last = max(self.last_seen.get(seat, 0), seen.get(seat, 0), seated_at, self.serving_since)
        return self._time.now_ms() - last > _MISSING_AFTER

    async def recently_used(self, within: int) -> bool:
        """Return whether anyone was connected or acted in the last `within` milliseconds."""
        if self.viewers or self._time.now_ms() - self._stored.table.updated < within:
            return True
        seen = await self._storage.last_seen(self._stored.table.id)
        return self._time.now_ms() - max(seen.values(), default=0) < within


class Announcer:
    """Limits how often a table announces arrivals and departures: a burst, then one per second.

    The callback is an argument of each call. Without a reference cycle a table is freed at once
    when it is unloaded.
    """

    def __init__(self, time: TimeSource) -> None:
        self._time: Final = time
        self._bucket: Final = TokenBucket(_ANNOUNCEMENT_RATE, _ANNOUNCEMENT_BURST)
        self._timer: Timer | None = None

    def announce(self, announce: Callable[[], None]) -> None:
        """Call `announce` now, or a second later if there were too many calls."""
        if self._timer is not None:
            return
        if self._bucket.take(self._time.monotonic()):
            announce()
        else:
            self._timer = self._time.call_later(1 / _ANNOUNCEMENT_RATE, announce)

    def announced(self) -> None:
        """Allow the next announcement to be scheduled."""
        self._timer = None

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
