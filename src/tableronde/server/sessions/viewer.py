"""One open page: what waits to be sent to it.

Messages wait in a short queue; of the table only the newest update is sent, so that a slow page
falls behind without filling the memory of the server.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tableronde.core.errors import TableRondeError
from tableronde.server.bots.pace import USUAL, Pace
from tableronde.server.protocol.base import Message
from tableronde.server.protocol.server_messages import Refused
from tableronde.tables.errors import NoSpectators, UnknownKey
from tableronde.tables.table import Table

if TYPE_CHECKING:
    from tableronde.server.live_tables.live_table import LiveTable

_MAX_QUEUED: Final = 200
_MAX_UNREAD: Final = 20

_encode: Final = msgspec.json.Encoder().encode


def _nothing() -> None:
    """There is no connection yet, or no more."""


class Viewer:
    """Queues messages for one connection, which calls `take` to get them.

    `flush` is called when something is ready to be sent, `flush_soon` if more may follow at once.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.key_hash = ""
        """That of the seat's key when the viewer was admitted."""
        self.pace: Pace = USUAL
        self.live: LiveTable | None = None
        self.closing = False
        self.dismissal: TableRondeError | None = None
        """Why the viewer was sent away from the table."""
        self.flush: Callable[[], None] = _nothing
        self.flush_soon: Callable[[], None] = _nothing
        self._queue: list[Message] = []
        self._outdated = False  # the page does not have the newest update
        self._sent = (-1, 0)  # of the chronicle: its epoch, and how many lines
        self._taken: Final = asyncio.Event()

    def send(self, message: Message) -> None:
        self.queue(message)
        self.flush_soon()

    def queue(self, message: Message) -> None:
        """Send this message together with what follows."""
        if len(self._queue) >= _MAX_QUEUED:
            self.closing = True  # the page reads nothing; it will reconnect
        else:
            self._queue.append(message)

    def show(self) -> None:
        """Send the newest update, after all other messages. It is sent at once, so that the page
        has it while other viewers are still served."""
        self._outdated = True
        self.flush()

    def refuse(self, error: TableRondeError, token: str | None, fatal: bool = False) -> None:
        details = {name: _plain(value) for name, value in error.details.items()}
        self.send(Refused(token=token, error=error.key, details=details, fatal=fatal))
        self.closing = self.closing or fatal

    def barred(self, table: Table) -> TableRondeError | None:
        """Return why this viewer may not stay at the table, if it may not."""
        if self.seat is not None:
            return None if table.seats[self.seat].key == self.key_hash else UnknownKey()
        if table.settings.spectators or table.status in ("waiting", "over"):
            return None
        return NoSpectators()

    def dismiss(self, table: Table) -> None:
        """Send this viewer away from the table."""
        self.dismissal = self.barred(table)
        self._outdated = False
        if self.dismissal is not None:
            self.refuse(self.dismissal, None, fatal=True)

    def close(self) -> None:
        """Close the connection once all is sent."""
        self.closing = True
        self.flush_soon()

    def disconnect(self) -> None:
        """Leave the table: the connection is lost. No reference is kept, so that unloaded tables
        do not wait in memory for the garbage collector."""
        self.flush = self.flush_soon = _nothing
        live, self.live = self.live, None
        if live is not None:
            live.leave(self)

    @property
    def has_output(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._queue) or self._outdated

    def take(self) -> bytes | None:
        """Return all that the page must be sent now, as one JSON list; None if nothing."""
        if not self.has_output:
            return None
        ready = self._queue
        self._queue = []
        self._taken.set()
        if self._outdated and self.live is not None:
            self._outdated = False
            update = self.live.broadcast.seat_update(self.seat)
            epoch, lines = self._sent
            ready.append(update.update(lines if epoch == update.epoch else 0))
            self._sent = (update.epoch, len(update.chronicle))
        return _encode(ready)

    async def wait_until_read(self) -> None:
        """Wait until the page has read most of what it was sent."""
        while len(self._queue) >= _MAX_UNREAD and not self.closing:
            self._taken.clear()
            await self._taken.wait()


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
