"""The messages of one connection: each is counted, decoded, and carried out or refused."""

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar.types import Receive

from tableronde.core.errors import TableRondeError
from tableronde.server.errors import HelloFirst, ServerFault, TooManyMessages
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.protocol.client_messages import (
    ClientMessage,
    Hello,
    Hint,
    Look,
    Ping,
    Sayable,
    SetPace,
)
from tableronde.server.protocol.server_messages import Pong
from tableronde.server.sessions.advice import send_hint, send_remarks
from tableronde.server.sessions.decoding import decode_message, decode_token
from tableronde.server.sessions.hello import admit
from tableronde.server.sessions.looking_back import look_back
from tableronde.server.sessions.session_limits import SessionLimits
from tableronde.server.sessions.table_requests import TableRequests
from tableronde.server.sessions.viewer import Viewer

_log: Final = logging.getLogger("tableronde.session")


def _unlimited(_now: float, _cost: int = 1) -> bool:
    return True


class Session:
    """Receives the messages of one connection. Replies are queued in its `viewer`."""

    def __init__(
        self, registry: TableRegistry, address_limit: Callable[..., bool] = _unlimited
    ) -> None:
        """For `address_limit` see `SessionLimits`."""
        self.viewer: Final = Viewer()
        self._registry: Final = registry
        self._limits: Final = SessionLimits(registry, address_limit)
        self._requests: Final = TableRequests(self.viewer)

    @property
    def busy(self) -> bool:
        """Whether a request is being carried out. It must not be cancelled."""
        return self._requests.busy

    async def receive_all(self, receive: Receive) -> None:
        """Receive messages until the connection is closed, or shall be."""
        viewer, time = self.viewer, self._registry.time
        while not viewer.closing:
            await viewer.wait_until_read()
            if viewer.live is None:
                try:
                    async with time.timeout(self._registry.config.hello_timeout):
                        event: Any = await receive()
                except TimeoutError:
                    return
            else:
                event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            await self.receive(event["bytes"])

    async def receive(self, data: str | bytes) -> None:
        """Carry out a message, or send why it is refused."""
        viewer, token, fatal = self.viewer, None, False
        now = self._registry.time.monotonic()
        try:
            try:
                self._limits.check_frame(now)
            except TooManyMessages:
                fatal = self._limits.exhausted(now)
                raise
            message = decode_message(data)
            self._limits.check_message(message, viewer, now)
            token = getattr(message, "token", None)
            await self._dispatch(message)
        except TableRondeError as error:
            if not isinstance(error, TooManyMessages):  # not decoded, to save time
                token = token or decode_token(data)
            viewer.refuse(error, token, fatal=fatal or viewer.live is None)
        except Exception:
            _log.exception("handling a message failed")
            viewer.refuse(ServerFault(), token, fatal=viewer.live is None)

    async def _dispatch(self, message: ClientMessage) -> None:
        viewer, registry = self.viewer, self._registry
        if isinstance(message, Hello):
            await admit(registry, viewer, message)
            return
        live = viewer.live
        if live is None:
            raise HelloFirst
        if viewer.dismissal is not None:
            raise viewer.dismissal
        if isinstance(message, Ping):
            viewer.send(Pong(now=registry.time.now_ms()))
        elif isinstance(message, SetPace):
            live.bots.set_pace(viewer, message.pace)
        elif isinstance(message, Look):
            look_back(viewer, live, await live.stored_table(), message)
        elif isinstance(message, Hint):
            await send_hint(registry.bot_pool, viewer, await live.stored_table(), message)
        elif isinstance(message, Sayable):
            send_remarks(viewer, await live.stored_table(), message)
        else:
            await self._requests.carry_out(live, message)
