"""The endpoint of live tables: one WebSocket per viewer. `docs/protocol.md` lists the messages.

It is a separate ASGI application: it needs nothing of the HTTP application, and must be fast.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from functools import partial
from typing import Any, Final, cast

from litestar.types import Receive, Scope, Send

from tableronde.server.config import Config
from tableronde.server.errors import TooManyConnections, TooManyMessages
from tableronde.server.http_api.guard import same_site
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.network.http_connection import CONNECTION
from tableronde.server.network.rate_limits import RateLimiter, limit_key
from tableronde.server.sessions.session import Session
from tableronde.server.sessions.viewer import Connection
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.websocket")

PATH: Final = "/live"
_GOING_AWAY: Final = 1001
_POLICY_VIOLATION: Final = 1008
_CLOSE_TIMEOUT: Final = 5.0
"""Seconds for sending the last messages before the connection is closed."""


class WebSocketEndpoint:
    """Accepts connections within the limits, and runs a session for each."""

    def __init__(self, registry: TableRegistry, config: Config) -> None:
        self._registry: Final = registry
        self._config: Final = config
        self._connections: Final[Counter[str]] = Counter()  # by address
        per_address = 20 * config.messages_per_second
        self._messages: Final = RateLimiter(per_address, 2 * per_address)
        self._hellos: Final = RateLimiter(config.hellos_per_second, 30 * config.hellos_per_second)

    async def open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection until it is closed."""
        await receive()  # websocket.connect
        if scope["path"] != PATH or not same_site(scope["headers"]):
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection: Connection = cast(Any, scope)["state"].pop(CONNECTION)
        client = scope["client"]
        address = limit_key(client[0] if client else "")
        session = Session(self._registry, partial(self._messages.take, address))
        viewer = session.viewer
        if self._is_full(address):
            viewer.refuse(TooManyConnections(), None, fatal=True)
        elif not self._hellos.take(address, self._registry.time.monotonic()):
            viewer.refuse(TooManyMessages(), None, fatal=True)
        self._connections[address] += 1
        try:
            await _serve(receive, connection, session, self._registry.time)
            if connection.ready:  # else nobody reads this either, and the connection is dropped
                with contextlib.suppress(RuntimeError, OSError):
                    await send({"type": "websocket.close", "code": _GOING_AWAY, "reason": ""})
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
            viewer.disconnect()

    def _is_full(self, address: str) -> bool:
        return (
            self._connections[address] >= self._config.max_websockets_per_address
            or self._connections.total() >= self._config.max_websockets
        )


async def _serve(
    receive: Receive, connection: Connection, session: Session, time: TimeSource
) -> None:
    viewer = session.viewer
    all_sent = viewer.connect(connection)
    receiving = asyncio.create_task(session.receive_all(receive))
    try:
        await asyncio.wait({receiving, all_sent}, return_when=asyncio.FIRST_COMPLETED)
        if viewer.closing:
            with contextlib.suppress(TimeoutError):
                async with time.timeout(_CLOSE_TIMEOUT):
                    await asyncio.wait({all_sent})
    finally:
        viewer.close()
        all_sent.cancel()
        if not session.busy:  # a request that is being carried out is not interrupted
            receiving.cancel()
    for ended in await asyncio.gather(receiving, all_sent, return_exceptions=True):
        expected = isinstance(ended, OSError | asyncio.CancelledError)
        if isinstance(ended, BaseException) and not expected:
            _log.error("a connection failed", exc_info=ended)
