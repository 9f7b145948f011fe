"""HTTP connections: counted, and closed when no request arrives in time.

uvicorn has no such limits. Its setting `http` takes any protocol class. This one passes everything
to uvicorn's own class, and uses it only as an asyncio protocol.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn.config import HTTP_PROTOCOLS
from uvicorn.importer import import_from_string

from tableronde.server.network.connection_limiter import LIMITER, ConnectionLimiter
from tableronde.tables.time_source import Timer

CONNECTION: Final = "connection"
"""The key of the connection in the state of an ASGI scope."""
_PROTOCOL: Final = import_from_string(HTTP_PROTOCOLS["h11"])
"""Reads one request at a time, and limits the size of its headers: see `run.py`."""


class HttpConnection(asyncio.Protocol):
    """Aborts when a request, from its first byte to its last, takes longer than the limit."""

    _transport: asyncio.Transport
    _slot: str | None = None
    _timer: Timer | None = None

    def __init__(
        self,
        config: Any,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._limiter: Final[ConnectionLimiter] = app_state[LIMITER]
        state = {**app_state, CONNECTION: self}
        self._protocol: Final = _PROTOCOL(config, server_state, state, _loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._slot = self._limiter.acquire(peer[0] if peer else "")
        if self._slot is None:
            self._transport.abort()
        else:
            self._start_timer()
            self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        stays_open: bool | None = self._protocol.eof_received()
        return stays_open

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        slot = self.hand_over()
        if slot is not None:
            self._limiter.release(slot)
            self._protocol.connection_lost(exc)

    def hand_over(self) -> str | None:
        """Return the slot, which the caller must release."""
        self._stop_timer()
        slot, self._slot = self._slot, None
        return slot

    async def serve(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request to the application. The time limit includes the body."""

        async def receive_in_time() -> Any:
            message = await receive()
            if not message.get("more_body"):
                self._stop_timer()
            return message

        if not _has_body(scope["headers"]):
            self._stop_timer()
        try:
            await app(scope, receive_in_time, send)
        finally:
            if self._slot is not None:
                self._start_timer()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self._limiter.time.call_later(
            self._limiter.request_timeout, self._transport.abort
        )

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _has_body(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in headers
    )
