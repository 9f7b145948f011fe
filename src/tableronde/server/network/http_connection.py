"""HTTP connections: a time limit for each request, and one request at a time."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tableronde.server.network.connection_limiter import LimitedConnection
from tableronde.tables.time_source import Timer

_READ_SIZE: Final = 2048
"""Bytes that are read before other connections have their turn: a TCP segment may hold thousands of
requests."""
_MAX_HEAD: Final = 16_384
"""Bytes of a request without its body: address, headers and chunk sizes."""
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
CLOSE_HEADERS: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"


class HttpConnection(LimitedConnection, HttpToolsProtocol):
    """Reads a request only when the one before is answered, and closes slow connections."""

    _request_timer: Timer | None = None
    _unread = b""
    """Received data that is not yet parsed."""
    _head_size = 0
    _piece_size = 0
    """Bytes of the data that is being parsed."""
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
                self.transport.write(_TOO_LARGE + CLOSE_HEADERS)
                self.transport.close()
        if self._upgraded:  # clients wait for the response (RFC 6455, 4.1)
            self._unread = b""
        elif self._unread:
            self.flow.pause_reading()

    def on_message_begin(self) -> None:
        self._head_size = self._piece_size  # a little more for a pipelined request
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head_size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        # Data after an early response is no new request.
        if not getattr(self.cycle, "response_complete", False):
            self._stop_request_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._upgraded:
            self._unset_keepalive_if_required()
            self._upgrade()
            return
        if (
            self.cycle.response_complete or self.cycle.more_body
        ):  # no other request is here, or only a part
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
        """Switch protocols once all earlier requests are answered."""
        answered = getattr(self.cycle, "response_complete", True)
        if answered and not self.transport.is_closing():
            self._release()
            super().handle_websocket_upgrade()

    def _start_request_timer(self) -> None:
        """Start the time limit for a whole request: single bytes now and then do not extend it."""
        self._stop_request_timer()
        self._request_timer = self.limiter.time.call_later(
            self.limiter.request_timeout, self.transport.abort
        )

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
