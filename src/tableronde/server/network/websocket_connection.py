"""WebSocket connections: whole messages are read and written here, all else by the library."""

import asyncio
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from tableronde.server.network.connection_limiter import LimitedConnection
from tableronde.server.network.http_connection import CLOSE_HEADERS
from tableronde.server.network.websocket_frames import (
    frame_header,
    is_ping_or_pong,
    unfragmented_text,
)

_READ_SIZE: Final = 2048
"""Bytes that are parsed before other connections have their turn."""
_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\n"
_UNUSUAL_FRAMES_BURST: Final = 200
_UNUSUAL_FRAMES_PER_SECOND: Final = 20.0
"""Pings, pongs and fragments on one connection, which browsers hardly ever send."""
_POLICY_VIOLATION: Final = 1008
CONNECTION: Final = "tableronde.connection"
"""The key of the connection in the extensions of its ASGI scope."""


class _Inbox:
    """A queue of received events for one reader, at a third of the cost of an asyncio.Queue: every
    answer at every table goes through it."""

    __slots__ = ("_events", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._events: Final[deque[Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._events.popleft()


class WebSocketConnection(LimitedConnection, WebSocketsSansIOProtocol):
    """Sends text directly and not through ASGI: each answer at a table is sent to many viewers."""

    on_writable: Callable[[], None] | None = None
    """Called when it is ready again, or lost."""
    _only_whole_frames = True
    """Whether the library has read whole frames only, and no fragments."""
    _unread = b""
    """Received data that is not yet parsed."""
    _unusual_tokens = float(_UNUSUAL_FRAMES_BURST)
    _unusual_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = cast(Any, _Inbox(self.loop))
        super().connection_made(transport)
        self._acquire()  # the place that the HTTP connection has just released

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(Any, self.scope)["extensions"][CONNECTION] = self

    @property
    def ready(self) -> bool:
        """Whether the other end reads."""
        return self.writable.is_set()

    @property
    def lost(self) -> bool:
        return self.disconnected

    def send_text(self, text: bytes) -> None:
        """Send one text frame. It is made here, because this is what the server does most."""
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.writelines((frame_header(len(text)), text))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def data_received(self, data: bytes) -> None:
        """Read a message here if it is one whole frame, as nearly all are. The library reads all
        else, and everything after the first fragment."""
        text = (
            unfragmented_text(data) if self._only_whole_frames and self.conn.state is OPEN else None
        )
        if text is not None:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
        elif not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the library could not parse it
                self.transport.write(_BAD_REQUEST + CLOSE_HEADERS)
                self.transport.close()
        else:
            if not is_ping_or_pong(data):
                self._only_whole_frames = False
            idle = not self._unread
            self._unread += data
            if idle:
                self._read_next()
            else:
                self.transport.pause_reading()

    def _read_next(self) -> None:
        """Parse one piece; other connections have their turn before the next."""
        piece, self._unread = self._unread[:_READ_SIZE], self._unread[_READ_SIZE:]
        super().data_received(piece)
        if self.transport.is_closing():
            self._unread = b""
        elif self._unread:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_next)
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer with a pong, unless the client does not read."""
        self._count_unusual_frame()
        pong = self.conn.data_to_send()
        if self.ready and not self.close_sent:
            self.transport.write(b"".join(pong))

    def handle_pong(self, event: Frame) -> None:
        self._count_unusual_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_unusual_frame()
        super().handle_cont(event)

    def _count_unusual_frame(self) -> None:
        now = self.limiter.time.monotonic()
        gained = (now - self._unusual_at) * _UNUSUAL_FRAMES_PER_SECOND
        self._unusual_tokens = min(_UNUSUAL_FRAMES_BURST, self._unusual_tokens + gained) - 1
        self._unusual_at = now
        if self._unusual_tokens < 0 and not self.close_sent and self.conn.state is OPEN:
            self.close_sent = True
            self.conn.send_close(_POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pause reading when a second message waits, and not, as uvicorn does, at each."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)
        if self.on_writable is not None:
            self.on_writable()
