"""WebSocket connections: an asyncio protocol on the Sans-I/O layer of `websockets`.

uvicorn's setting `ws` takes this class, and the application is called by ASGI. Messages to the
client bypass ASGI, to save time: each answer at a table is sent to many viewers.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from tableronde.server.network.connection_limiter import LIMITER, ConnectionLimiter
from tableronde.server.network.http_connection import CONNECTION
from tableronde.server.network.rate_limits import TokenBucket

_log: Final = logging.getLogger("tableronde.websocket_connection")
_library_log: Final = logging.getLogger("tableronde.websocket_connection.library")
_library_log.setLevel(logging.INFO)  # DEBUG would log every frame, with the keys of seats

# Constants for every message: attribute access on an enum is slow.
_OPEN: Final = State.OPEN
_TEXT: Final = Opcode.TEXT
_BINARY: Final = Opcode.BINARY
_CONTINUATION: Final = Opcode.CONT

_READ_SIZE: Final = 2048
"""Bytes to read before other connections are served. Even these may hold hundreds of frames."""
_UNUSUAL_FRAMES_BURST: Final = 200
_UNUSUAL_FRAMES_PER_SECOND: Final = 20.0
"""Limits on pings, pongs and fragments on one connection, which browsers hardly ever send."""
_CLOSE_TIMEOUT: Final = 10.0
"""Seconds in which the client must answer a close frame."""
_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class WebSocketConnection(asyncio.BufferedProtocol):
    """Takes over from an HttpConnection when a client asks for a WebSocket."""

    on_writable: Callable[[], None] | None = None
    """Called when the connection is ready again, or lost."""
    ready = True
    """Whether it can be written to: the other end reads."""
    lost = False
    _transport: asyncio.Transport
    _response: Response
    _timer: asyncio.TimerHandle | None = None
    _answers_pings = True

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        """`config` and `server_state` are uvicorn's, which passes them to any such class."""
        self._config: Final = config
        self._server: Final = server_state
        self._state: Final = {**app_state, CONNECTION: self}
        self._limiter: Final[ConnectionLimiter] = app_state[LIMITER]
        self._slot: Final[str | None] = app_state[CONNECTION].hand_over()
        self._loop: Final = asyncio.get_running_loop()
        self._frames: Final = ServerProtocol(max_size=config.ws_max_size, logger=_library_log)
        self._fragments: Final[list[bytes]] = []
        self._fragmented = _TEXT
        """The type of the message that the fragments belong to."""
        self._unusual: Final = TokenBucket(_UNUSUAL_FRAMES_PER_SECOND, _UNUSUAL_FRAMES_BURST)
        self._inbox: Final = _Inbox(self._loop)
        self._read: Final = bytearray(_READ_SIZE)

    # Callbacks of asyncio ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._inbox.transport = self._transport
        self._server.connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Receive the handshake that the HTTP connection has read."""
        self._frames.receive_data(data)
        events = self._frames.events_received()
        if not events:
            self._transport.write(_BAD_REQUEST)
            self._transport.close()
            return
        request = cast(Request, events[0])
        self._response = self._frames.accept(request)
        if self._response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._inbox.put({"type": "websocket.connect"})
            task = self._loop.create_task(self._run(self._scope(request)))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)
        else:
            self._respond(self._response)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._read

    def buffer_updated(self, nbytes: int) -> None:
        self._frames.receive_data(bytes(self._read[:nbytes]))
        for event in self._frames.events_received():
            if not self._transport.is_closing():
                self._receive_frame(cast(Frame, event))
        self._write()

    def eof_received(self) -> None:
        """Let the transport close."""

    def pause_writing(self) -> None:
        self.ready = False

    def resume_writing(self) -> None:
        self.ready = True
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self._stop_timer()
        self._server.connections.discard(self)
        if self._slot is not None:
            self._limiter.release(self._slot)
        self._inbox.close()
        if self.on_writable is not None:
            self.on_writable()

    def shutdown(self) -> None:
        """Close the connection, because the server shuts down."""
        self._close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # Frames --------------------------------------------------------------------------------------

    def _receive_frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        self._answers_pings = True
        if frame.fin and (opcode is _TEXT or opcode is _BINARY):
            data = bytes(frame.data)
            if opcode is _BINARY or _is_utf8(data):
                self._inbox.put({"type": "websocket.receive", "bytes": data})
            else:
                self._close(CloseCode.INVALID_DATA)
                self._transport.close()
        elif opcode is Opcode.CLOSE:
            self._inbox.close()
        elif not self._unusual.take(self._limiter.time.monotonic()):
            self._close(CloseCode.POLICY_VIOLATION)
            self._transport.close()
        elif opcode is _TEXT or opcode is _BINARY or opcode is _CONTINUATION:
            self._receive_fragment(frame)
        # The library answers pings.

    def _receive_fragment(self, frame: Frame) -> None:
        if frame.opcode is not _CONTINUATION:
            self._fragmented = frame.opcode
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            self._receive_frame(Frame(self._fragmented, b"".join(self._fragments)))
            self._fragments.clear()

    def send_text(self, text: bytes) -> None:
        """Send a message at once."""
        if self._frames.state is _OPEN and not self._transport.is_closing():
            self._frames.send_text(text)
            self._transport.writelines(self._frames.data_to_send())

    def _write(self) -> None:
        """Send the output of the library: replies to pings, close frames, handshakes."""
        output = self._frames.data_to_send()
        if output and not self._transport.is_closing():
            self._transport.writelines(output)
            # An empty chunk marks the end: both sides have closed, or the client is at fault.
            if b"" in output:
                self._transport.close()

    def _close(self, code: CloseCode) -> None:
        if self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._write()
            self._inbox.close()

    def _respond(self, response: Response) -> None:
        """Refuse the handshake."""
        self._frames.send_response(response)
        self._write()
        self._transport.close()

    def _ping(self) -> None:
        """Send a ping, so that no proxy closes the connection as idle. Abort if the client did not
        answer the previous one. (Uses the event loop's time, not the TimeSource.)"""
        if not self._answers_pings:
            self._transport.abort()
        elif self._frames.state is State.OPEN:
            self._answers_pings = False
            self._frames.send_ping(b"")
            self._write()
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The application -----------------------------------------------------------------------------

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        peer = self._transport.get_extra_info("peername")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.lower().encode(), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "client": (peer[0], peer[1]) if peer else None,
            "server": None,
            "subprotocols": [],
            "state": self._state,
            "extensions": {},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._inbox.get, self._send_event)
        except Exception:
            _log.exception("a connection failed")
        if self._frames.state is State.CONNECTING:
            self._respond(self._frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        elif self._frames.state is State.CLOSING:
            self._stop_timer()
            self._timer = self._loop.call_later(_CLOSE_TIMEOUT, self._transport.abort)
        else:
            self._transport.close()

    async def _send_event(self, event: Any) -> None:
        if event["type"] == "websocket.accept":
            self._frames.send_response(self._response)
            self._write()
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)
        elif self._frames.state is State.CONNECTING:  # closed before it is accepted
            self._respond(self._frames.reject(HTTPStatus.FORBIDDEN, ""))
        else:
            self._close(CloseCode(event["code"]))


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class _Inbox:
    """A queue of received events for one reader, at a third of the cost of an asyncio.Queue, since
    every answer goes through it. Reading pauses while several events wait."""

    __slots__ = ("_closed", "_events", "_loop", "_paused", "_waiting", "transport")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.transport: asyncio.Transport | None = None
        self._loop: Final = loop
        self._events: Final[deque[Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._paused = False
        self._closed = False

    def put(self, event: Any) -> None:
        if self._closed:
            return
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if len(self._events) > 1 and not self._paused and self.transport is not None:
            self._paused = True
            self.transport.pause_reading()

    def close(self) -> None:
        """Queue a disconnect. Later events are dropped; reading goes on, so that the client's reply
        to a close frame is received."""
        if not self._closed:
            self.put({"type": "websocket.disconnect"})
            self._closed = True
            self._resume()

    async def get(self) -> Any:
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        if len(self._events) == 1:
            self._resume()
        return self._events.popleft()

    def _resume(self) -> None:
        if self._paused and self.transport is not None and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()
