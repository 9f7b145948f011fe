"""One open page: what waits to be sent to it, and when it is sent.

Messages wait in a short queue. Of the table only the newest update is sent, so that a slow page
does not fill the memory of the server.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from tableronde.core.errors import TableRondeError
from tableronde.server.bots.pace import USUAL, Pace
from tableronde.server.protocol.base import Message
from tableronde.server.protocol.server_messages import Refused
from tableronde.tables.errors import NoSpectators, UnknownKey
from tableronde.tables.table import Table

if TYPE_CHECKING:
    from tableronde.server.live_tables.live_table import LiveTable
    from tableronde.server.live_tables.seat_updates import SeatUpdate

_MAX_QUEUED: Final = 200
_MAX_UNREAD: Final = 20

_encode: Final = msgspec.json.Encoder().encode


class Connection(Protocol):
    """What a viewer needs of its connection: see `WebSocketConnection`."""

    on_writable: Callable[[], None] | None
    """Called when it is ready again, or lost."""

    @property
    def ready(self) -> bool:
        """Whether the other end reads."""

    @property
    def lost(self) -> bool:
        """Whether the connection is lost, which its reader may not have noticed yet."""

    def send_text(self, text: bytes) -> None: ...


class Viewer:
    """Queues messages for one connection, and sends them as soon as the page can take them.

    It has no task of its own: that would cost too much for each answer and viewer.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.key_hash = ""
        """The hash of the seat's key when the viewer was admitted."""
        self.pace: Pace = USUAL
        self.live: LiveTable | None = None
        self.closing = False
        self.dismissal: TableRondeError | None = None
        """Why the viewer was sent away from the table."""
        self._connection: Connection | None = None
        self._all_sent: asyncio.Future[None] | None = None
        self._soon = False  # `flush` will be called
        self._queue: list[Message] = []
        self._update: SeatUpdate | None = None  # the newest one, if the page does not have it
        self._sent = (-1, 0)  # of the chronicle: its epoch, and how many lines
        self._taken: Final = asyncio.Event()

    def connect(self, connection: Connection) -> asyncio.Future[None]:
        """Send over this connection from now on. Return a future that is done when the viewer is
        closing and all is sent, or the connection is lost."""
        self._connection = connection
        self._all_sent = asyncio.get_running_loop().create_future()
        connection.on_writable = self.flush_soon
        self.flush_soon()
        return self._all_sent

    def send(self, message: Message) -> None:
        self.queue(message)
        self.flush_soon()

    def queue(self, message: Message) -> None:
        """Queue a message, to be sent together with what follows."""
        if len(self._queue) >= _MAX_QUEUED:
            self.closing = True  # the page reads nothing; it will reconnect
        else:
            self._queue.append(message)

    def show(self, update: "SeatUpdate") -> None:
        """Send the newest update, after all other messages. It is sent at once, so that the page
        has it while other viewers are still served."""
        self._update = update
        self.flush()

    def refuse(self, error: TableRondeError, token: str | None, fatal: bool = False) -> None:
        details = {name: _plain(value) for name, value in error.details.items()}
        self.send(Refused(token=token, error=error.key, details=details, fatal=fatal))
        self.closing = self.closing or fatal

    def barred(self, table: Table) -> TableRondeError | None:
        """Return the error for which this viewer may not stay at the table, if any."""
        if self.seat is not None:
            return None if table.seats[self.seat].key == self.key_hash else UnknownKey()
        if table.settings.spectators or table.status in ("waiting", "over"):
            return None
        return NoSpectators()

    def dismiss(self, table: Table) -> None:
        """Refuse this viewer, which may not stay at the table."""
        self.dismissal = self.barred(table)
        self._update = None
        if self.dismissal is not None:
            self.refuse(self.dismissal, None, fatal=True)

    def close(self) -> None:
        """Close the connection when everything is sent."""
        self.closing = True
        self.flush_soon()

    def disconnect(self) -> None:
        """Leave the table: the connection is lost. No reference is kept, so that unloaded tables
        do not wait in memory for the garbage collector."""
        if self._connection is not None:
            self._connection.on_writable = None
        self._connection = self._update = None
        live, self.live = self.live, None
        if live is not None:
            live.leave(self)

    @property
    def has_output(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._queue) or self._update is not None

    def flush_soon(self) -> None:
        """Send what waits in the next turn of the event loop: more may follow at once."""
        if not self._soon and self._connection is not None:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._flush_now)

    def _flush_now(self) -> None:
        self._soon = False
        self.flush()

    def flush(self) -> None:
        """Send what waits, if the page can take it."""
        connection, all_sent = self._connection, self._all_sent
        if connection is None or all_sent is None or all_sent.done():
            return
        if connection.lost:
            all_sent.set_result(None)
            return
        if not connection.ready:
            return
        try:
            text = self.take()
            if text is not None:
                connection.send_text(text)
            if self.closing:
                all_sent.set_result(None)
        except Exception as error:  # the connection ends with it
            all_sent.set_exception(error)

    def take(self) -> bytes | None:
        """Return everything that waits to be sent, as one JSON list; None if nothing does."""
        if not self.has_output:
            return None
        ready = self._queue
        self._queue = []
        self._taken.set()
        update, self._update = self._update, None
        if update is not None:
            epoch, lines = self._sent
            ready.append(update.update(lines if epoch == update.epoch else 0))
            self._sent = (update.epoch, len(update.chronicle))
        return _encode(ready)

    async def wait_until_read(self) -> None:
        """Wait until most of the queue has been sent."""
        while len(self._queue) >= _MAX_UNREAD and not self.closing:
            self._taken.clear()
            await self._taken.wait()


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
