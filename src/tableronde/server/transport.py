"""The porch before the door: TCP connections, counted, and closed when they ask for nothing.

Whoever opens connections and says nothing, or half a request, costs a place that somebody else
needs: a request has its time to arrive, and an address has so many places.
"""

import asyncio
import logging
import struct
from collections import Counter, deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from tableronde.server.config import Config
from tableronde.server.rate_limits import limit_key
from tableronde.tables.time_source import Timer, TimeSource

try:
    import resource
except ImportError:  # Windows counts otherwise
    resource = None  # type: ignore[assignment]

_log: Final = logging.getLogger("tableronde.transport")
_WARNING_INTERVAL: Final = 60.0
_DEFAULT_OPEN_FILES: Final = 16_384
_UNFRAGMENTED_TEXT: Final = 0x81
_LENGTH_IN_2: Final = 126
_LENGTH_IN_8: Final = 127
_MAX_LENGTH_IN_2: Final = 0xFFFF
_MASK_BIT: Final = 0x80
_MASK_SIZE: Final = 4
_PING_AND_PONG: Final = (0x89, 0x8A)
_READ_SIZE: Final = 2048
"""Bytes that are read before others have their turn: a segment may hold thousands of requests."""
_MAX_HEAD: Final = 16_384
"""Bytes of a request beside its body: address, headers, and how it is cut into chunks."""
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\n"
_CLOSE_HEADERS: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
_UNUSUAL_FRAMES_BURST: Final = 200
_UNUSUAL_FRAMES_PER_SECOND: Final = 20.0
"""Pings, pongs and pieces of messages on one connection: what browsers hardly ever send."""
_POLICY_VIOLATION: Final = 1008
LIMITER: Final = "connection_limiter"
"""Where uvicorn keeps it for the protocols: in the state of the application's life."""
CONNECTION: Final = "tableronde.connection"
"""Where the application finds a live line: among the extensions of its scope."""


def raise_open_files() -> int:
    """As many files and connections as the system lets us have; how many that is."""
    if resource is None:
        return _DEFAULT_OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # a system that promises more than it allows
        return soft
    return hard


class ConnectionLimiter:
    """The connections of a worker, whatever they are for."""

    def __init__(
        self,
        config: Config,
        open_files: int,
        is_proxy: Callable[[str], bool],
        time: TimeSource,
    ) -> None:
        """Behind a proxy there are many people: it has not the limit of an address."""
        self.time: Final = time
        self.request_timeout: Final = config.request_timeout
        self._max: Final = min(
            config.max_connections, open_files * 3 // 4
        )  # the rest is for the tables
        self._max_per_address: Final = config.max_connections_per_address
        self._is_proxy: Final = is_proxy
        self._by_address: Final[Counter[str]] = Counter()
        self._total = 0
        self._warned_at = -_WARNING_INTERVAL

    def acquire(self, address: str) -> str | None:
        """A place for a connection from there, to be given back; None if there is no room."""
        key = limit_key(address)
        crowded = self._by_address[key] >= self._max_per_address and not self._is_proxy(address)
        if crowded or self._total >= self._max:
            self._warn(key)
            return None
        self._by_address[key] += 1
        self._total += 1
        return key

    def release(self, key: str) -> None:
        self._total -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def _warn(self, key: str) -> None:
        """Now and then: who opens thousands of connections shall not fill the log."""
        now = self.time.monotonic()
        if now - self._warned_at >= _WARNING_INTERVAL:
            self._warned_at = now
            connections = self._by_address[key]
            _log.warning(
                "too many connections: %d, of these %d from one address", self._total, connections
            )


class _Limited:
    """A protocol whose connections have a place in the porch."""

    app_state: dict[str, Any]
    client: tuple[str, int] | None
    _slot: str | None = None

    @property
    def limiter(self) -> ConnectionLimiter:
        limiter: ConnectionLimiter = self.app_state[LIMITER]
        return limiter

    def _acquire(self) -> bool:
        self._slot = self.limiter.acquire(self.client[0] if self.client else "")
        return self._slot is not None

    def _release(self) -> None:
        if self._slot is not None:
            self.limiter.release(self._slot)
            self._slot = None


class HttpConnection(_Limited, HttpToolsProtocol):
    """A connection that speaks HTTP. Who sends more requests before the first is answered has to
    wait: they are read when it is."""

    _request_timer: Timer | None = None
    _unread = b""
    """What has come in and is not yet read."""
    _head_size = 0
    _piece_size = 0
    """The size of the piece that is being read."""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._acquire():
            self._start_request_timer()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_request_timer()
        self._release()
        self._unread = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_next()

    def _read_next(self) -> None:
        while self._unread and not (self.pipeline or self._upgraded or self.transport.is_closing()):
            piece, self._unread = self._unread[:_READ_SIZE], self._unread[_READ_SIZE:]
            self._piece_size = len(piece)
            self._head_size += len(piece)
            super().data_received(piece)
            if self._head_size > _MAX_HEAD and not self._upgraded:
                self._unread = b""
                self.transport.write(_TOO_LARGE + _CLOSE_HEADERS)
                self.transport.close()
        if self._upgraded:  # nobody speaks before the answer has come (RFC 6455, 4.1)
            self._unread = b""
        elif self._unread:
            self.flow.pause_reading()

    def on_message_begin(self) -> None:
        self._head_size = self._piece_size  # of a request that comes behind another, a little more
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head_size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        # What follows an answer that was given early is no new request.
        if not getattr(self.cycle, "response_complete", False):
            self._stop_request_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._upgraded:
            self._unset_keepalive_if_required()
            self._upgrade()
            return
        if self.cycle.response_complete or self.cycle.more_body:  # no other is here, or not whole
            self._start_request_timer()
        if self.pipeline:
            self.flow.pause_reading()
        elif self._unread:
            self.loop.call_soon(self._read_next)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._stop_request_timer()
        self._upgrade()

    def _upgrade(self) -> None:
        """When all that was asked before is answered."""
        answered = getattr(self.cycle, "response_complete", True)
        if answered and not self.transport.is_closing():
            self._release()
            super().handle_websocket_upgrade()

    def _start_request_timer(self) -> None:
        """The whole of one: who sends a letter now and then would never come to its end."""
        self._stop_request_timer()
        self._request_timer = self.limiter.time.call_later(
            self.limiter.request_timeout, self.transport.abort
        )

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None


def _frame_header(size: int) -> bytes:
    """What stands before so many bytes of text (RFC 6455, 5.2): unmasked, as servers send it."""
    if size < _LENGTH_IN_2:
        return struct.pack("!BB", _UNFRAGMENTED_TEXT, size)
    if size <= _MAX_LENGTH_IN_2:
        return struct.pack("!BBH", _UNFRAGMENTED_TEXT, _LENGTH_IN_2, size)
    return struct.pack("!BBQ", _UNFRAGMENTED_TEXT, _LENGTH_IN_8, size)


def _unfragmented_text(data: bytes) -> bytes | None:
    """The text of a message, if these bytes are one frame with all of it (RFC 6455, 5.2), masked as
    clients send it."""
    if data[0] != _UNFRAGMENTED_TEXT or len(data) <= _MASK_SIZE + 1 or not data[1] & _MASK_BIT:
        return None
    start, size = 2, data[1] & ~_MASK_BIT
    if size == _LENGTH_IN_2:
        start, size = 4, int.from_bytes(data[2:4], "big")
    elif size == _LENGTH_IN_8:
        return None
    if size + start + _MASK_SIZE != len(data):
        return None
    return apply_mask(data[start + _MASK_SIZE :], data[start : start + _MASK_SIZE])


def _is_ping_or_pong(data: bytes) -> bool:
    """Whether these bytes are one ping or pong."""
    if data[0] not in _PING_AND_PONG or len(data) <= 1:
        return False
    return len(data) == 2 + _MASK_SIZE + (data[1] & ~_MASK_BIT)


class _Inbox:
    """What has come in and is not yet read. As much of an asyncio.Queue as one reader needs, at a
    third of its cost: every answer at every table comes this way."""

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


class WebSocketConnection(_Limited, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. What is said there goes straight to it, and not
    through ASGI: each answer at a table is told to many."""

    on_writable: Callable[[], None] | None = None
    """Called when it is ready again, or gone."""
    _only_whole_frames = True
    """Whether the library has read whole frames only, and none of a message in pieces."""
    _unread = b""
    """What has come in and is not yet read."""
    _unusual_tokens = float(_UNUSUAL_FRAMES_BURST)
    _unusual_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = cast(Any, _Inbox(self.loop))
        super().connection_made(transport)
        self._acquire()  # in the place that the same connection has just left

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
        """One frame, made here: this is what the server does most, and it has no other form."""
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.writelines((_frame_header(len(text)), text))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def data_received(self, data: bytes) -> None:
        """A message that comes whole, in a frame of its own, is read here: nearly all do, and this
        is what the server hears most. All else is left to the library; after the first frame that
        comes otherwise, everything."""
        text = (
            _unfragmented_text(data)
            if self._only_whole_frames and self.conn.state is OPEN
            else None
        )
        if text is not None:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
        elif not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the library could make nothing of it
                self.transport.write(_BAD_REQUEST + _CLOSE_HEADERS)
                self.transport.close()
        else:
            if not _is_ping_or_pong(data):
                self._only_whole_frames = False
            idle = not self._unread
            self._unread += data
            if idle:
                self._read_next()
            else:
                self.transport.pause_reading()

    def _read_next(self) -> None:
        """Piece by piece, and others have their turn in between."""
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
        """Who does not read gets no answer."""
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
        """Reading stops when a second message waits, not (as uvicorn has it) at each."""
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
