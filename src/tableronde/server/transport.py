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
from tableronde.server.limits import neighbourhood
from tableronde.tables.time_source import Timer, TimeSource

try:
    import resource
except ImportError:  # Windows counts otherwise
    resource = None  # type: ignore[assignment]

_log: Final = logging.getLogger("tableronde.transport")
_WARN_EVERY: Final = 60.0
_ENOUGH: Final = 16_384
_WHOLE_TEXT: Final = 0x81
_LENGTH_IN_2: Final = 126
_LENGTH_IN_8: Final = 127
_MOST_IN_2: Final = 0xFFFF
_MASKED: Final = 0x80
_MASK: Final = 4
_CONTROLS: Final = (0x89, 0x8A)
_PIECE: Final = 2048
"""Bytes that are read before others have their turn: a segment may hold thousands of requests."""
_MOST_BESIDE: Final = 16_384
"""Bytes of a request beside its body: address, headers, and how it is cut into chunks."""
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
_NOT_UNDERSTOOD: Final = b"HTTP/1.1 400 Bad Request\r\n"
_AND_CLOSED: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
_ODD_FRAMES: Final = 200
_ODD_FRAMES_A_SECOND: Final = 20.0
"""Pings, pongs and pieces of messages on one connection: what browsers hardly ever send."""
_TOO_MANY: Final = 1008
KEY: Final = "porch"
"""Where uvicorn keeps it for the protocols: in the state of the application's life."""
LINE: Final = "tableronde.line"
"""Where the application finds a live line: among the extensions of its scope."""


def raise_open_files() -> int:
    """As many files and connections as the system lets us have; how many that is."""
    if resource is None:
        return _ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # a system that promises more than it allows
        return soft
    return hard


class Porch:
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
        self.patience: Final = config.request_within
        self._most: Final = min(config.lines, open_files * 3 // 4)  # the rest is for the tables
        self._most_an_address: Final = config.lines_an_address
        self._is_proxy: Final = is_proxy
        self._lines: Final[Counter[str]] = Counter()
        self._all = 0
        self._warned = -_WARN_EVERY

    def come(self, address: str) -> str | None:
        """A place for a connection from there, to be given back; None if there is no room."""
        place = neighbourhood(address)
        crowded = self._lines[place] >= self._most_an_address and not self._is_proxy(address)
        if crowded or self._all >= self._most:
            self._warn(place)
            return None
        self._lines[place] += 1
        self._all += 1
        return place

    def go(self, place: str) -> None:
        self._all -= 1
        self._lines[place] -= 1
        if not self._lines[place]:
            del self._lines[place]

    def _warn(self, place: str) -> None:
        """Now and then: who opens thousands of connections shall not fill the log."""
        now = self.time.monotonic()
        if now - self._warned >= _WARN_EVERY:
            self._warned = now
            lines = self._lines[place]
            _log.warning("too many connections: %d, of these %d from one address", self._all, lines)


class _Counted:
    """A protocol whose connections have a place in the porch."""

    app_state: dict[str, Any]
    client: tuple[str, int] | None
    _place: str | None = None

    @property
    def porch(self) -> Porch:
        porch: Porch = self.app_state[KEY]
        return porch

    def _come(self) -> bool:
        self._place = self.porch.come(self.client[0] if self.client else "")
        return self._place is not None

    def _go(self) -> None:
        if self._place is not None:
            self.porch.go(self._place)
            self._place = None


class Line(_Counted, HttpToolsProtocol):
    """A connection that speaks HTTP. Who sends more requests before the first is answered has to
    wait: they are read when it is."""

    _late: Timer | None = None
    _rest = b""
    """What has come in and is not yet read."""
    _beside = 0
    _begun = 0
    """The size of the piece that is being read."""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._come():
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_came()
        self._go()
        self._rest = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        self._read_on()

    def _read_on(self) -> None:
        while self._rest and not (self.pipeline or self._upgraded or self.transport.is_closing()):
            piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
            self._begun = len(piece)
            self._beside += len(piece)
            super().data_received(piece)
            if self._beside > _MOST_BESIDE and not self._upgraded:
                self._rest = b""
                self.transport.write(_TOO_LARGE + _AND_CLOSED)
                self.transport.close()
        if self._upgraded:  # nobody speaks before the answer has come (RFC 6455, 4.1)
            self._rest = b""
        elif self._rest:
            self.flow.pause_reading()

    def on_message_begin(self) -> None:
        self._beside = self._begun  # of a request that comes behind another, a little more
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        # What follows an answer that was given early is no new request.
        if not getattr(self.cycle, "response_complete", False):
            self._request_came()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._upgraded:
            self._unset_keepalive_if_required()
            self._upgrade()
            return
        if self.cycle.response_complete or self.cycle.more_body:  # no other is here, or not whole
            self._expect_request()
        if self.pipeline:
            self.flow.pause_reading()
        elif self._rest:
            self.loop.call_soon(self._read_on)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._request_came()
        self._upgrade()

    def _upgrade(self) -> None:
        """When all that was asked before is answered."""
        answered = getattr(self.cycle, "response_complete", True)
        if answered and not self.transport.is_closing():
            self._go()
            super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        """The whole of one: who sends a letter now and then would never come to its end."""
        self._request_came()
        self._late = self.porch.time.call_later(self.porch.patience, self.transport.abort)

    def _request_came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _frame_head(size: int) -> bytes:
    """What stands before so many bytes of text (RFC 6455, 5.2): unmasked, as servers send it."""
    if size < _LENGTH_IN_2:
        return struct.pack("!BB", _WHOLE_TEXT, size)
    if size <= _MOST_IN_2:
        return struct.pack("!BBH", _WHOLE_TEXT, _LENGTH_IN_2, size)
    return struct.pack("!BBQ", _WHOLE_TEXT, _LENGTH_IN_8, size)


def _whole_text(data: bytes) -> bytes | None:
    """The text of a message, if these bytes are one frame with all of it (RFC 6455, 5.2), masked as
    clients send it."""
    if data[0] != _WHOLE_TEXT or len(data) <= _MASK + 1 or not data[1] & _MASKED:
        return None
    start, size = 2, data[1] & ~_MASKED
    if size == _LENGTH_IN_2:
        start, size = 4, int.from_bytes(data[2:4], "big")
    elif size == _LENGTH_IN_8:
        return None
    if size + start + _MASK != len(data):
        return None
    return apply_mask(data[start + _MASK :], data[start : start + _MASK])


def _whole_control(data: bytes) -> bool:
    """Whether these bytes are one ping or pong."""
    if data[0] not in _CONTROLS or len(data) <= 1:
        return False
    return len(data) == 2 + _MASK + (data[1] & ~_MASKED)


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


class LiveLine(_Counted, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. What is said there goes straight to it, and not
    through ASGI: each answer at a table is told to many."""

    free: Callable[[], None] | None = None
    """Called when it is ready again, or gone."""
    _between = True
    """Whether the library has read whole frames only, and none of a message in pieces."""
    _rest = b""
    """What has come in and is not yet read."""
    _odd_left = float(_ODD_FRAMES)
    _odd_since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = cast(Any, _Inbox(self.loop))
        super().connection_made(transport)
        self._come()  # in the place that the same connection has just left

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(Any, self.scope)["extensions"][LINE] = self

    @property
    def ready(self) -> bool:
        """Whether the other end reads."""
        return self.writable.is_set()

    @property
    def gone(self) -> bool:
        return self.disconnected

    def say(self, text: bytes) -> None:
        """One frame, made here: this is what the server does most, and it has no other form."""
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.writelines((_frame_head(len(text)), text))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.free is not None:
            self.free()

    def data_received(self, data: bytes) -> None:
        """A message that comes whole, in a frame of its own, is read here: nearly all do, and this
        is what the server hears most. All else is left to the library; after the first frame that
        comes otherwise, everything."""
        text = _whole_text(data) if self._between and self.conn.state is OPEN else None
        if text is not None:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
        elif not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the library could make nothing of it
                self.transport.write(_NOT_UNDERSTOOD + _AND_CLOSED)
                self.transport.close()
        else:
            if not _whole_control(data):
                self._between = False
            idle = not self._rest
            self._rest += data
            if idle:
                self._read_on()
            else:
                self.transport.pause_reading()

    def _read_on(self) -> None:
        """Piece by piece, and others have their turn in between."""
        piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
        super().data_received(piece)
        if self.transport.is_closing():
            self._rest = b""
        elif self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Who does not read gets no answer."""
        self._count_odd_frame()
        pong = self.conn.data_to_send()
        if self.ready and not self.close_sent:
            self.transport.write(b"".join(pong))

    def handle_pong(self, event: Frame) -> None:
        self._count_odd_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_odd_frame()
        super().handle_cont(event)

    def _count_odd_frame(self) -> None:
        now = self.porch.time.monotonic()
        gained = (now - self._odd_since) * _ODD_FRAMES_A_SECOND
        self._odd_left = min(_ODD_FRAMES, self._odd_left + gained) - 1
        self._odd_since = now
        if self._odd_left < 0 and not self.close_sent and self.conn.state is OPEN:
            self.close_sent = True
            self.conn.send_close(_TOO_MANY)
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
        self._go()
        super().connection_lost(exc)
        if self.free is not None:
            self.free()
