"""The live door: a WebSocket per viewer; docs/protocol.md tells what is said there.

It speaks ASGI itself, beside the HTTP application: nothing there is needed here, and each answer
that is given at a table passes several times.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, cast

from litestar.types import Receive, Scope, Send

from tableronde.server.config import Config
from tableronde.server.errors import TooManyConnections, TooManyMessages
from tableronde.server.guard import same_site
from tableronde.server.hall import Hall
from tableronde.server.limits import Buckets, neighbourhood
from tableronde.server.transport import LINE
from tableronde.server.viewer import Viewer
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.live")

PATH: Final = "/live"
_GOING_AWAY: Final = 1001
_NOT_ALLOWED: Final = 1008
_LAST_WORDS: Final = 5.0
"""Seconds in which what is still to be said to somebody who is sent away must be read."""


class Door:
    """Where viewers come in, as many as there is room for."""

    def __init__(self, hall: Hall, config: Config) -> None:
        self._hall: Final = hall
        self._config: Final = config
        self._connections: Final[Counter[str]] = Counter()  # by address
        together = 20 * config.messages_a_second
        self._messages: Final = Buckets(together, 2 * together)
        self._hellos: Final = Buckets(config.hellos_a_second, 30 * config.hellos_a_second)

    async def open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its beginning to its end."""
        await receive()  # it wants to connect
        if scope["path"] != PATH or not same_site(scope["headers"]):
            await send({"type": "websocket.close", "code": _NOT_ALLOWED, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line: TalkLine = cast(Any, scope)["extensions"].pop(LINE)
        client = scope["client"]
        address = neighbourhood(client[0] if client else "")
        viewer = Viewer(self._hall, partial(self._messages.take, address))
        if self._crowded(address):
            viewer.refuse(TooManyConnections(), None, fatal=True)
        elif not self._hellos.take(address, self._hall.time.monotonic()):
            viewer.refuse(TooManyMessages(), None, fatal=True)
        self._connections[address] += 1
        try:
            await _converse(receive, line, viewer, self._hall.time, self._config.hello_within)
            if line.ready:  # else nobody reads the farewell either, and the line is cut
                with contextlib.suppress(RuntimeError, OSError):
                    await send({"type": "websocket.close", "code": _GOING_AWAY, "reason": ""})
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
            line.free = None
            viewer.part()

    def _crowded(self, address: str) -> bool:
        return (
            self._connections[address] >= self._config.connections_an_address
            or self._connections.total() >= self._config.connections
        )


async def _converse(
    receive: Receive, line: "TalkLine", viewer: Viewer, time: TimeSource, hello_within: float
) -> None:
    speaker = _Speaker(line, viewer)
    listening = asyncio.create_task(_listen(receive, viewer, time, hello_within))
    try:
        await asyncio.wait({listening, speaker.silent}, return_when=asyncio.FIRST_COMPLETED)
        if viewer.closing:
            with contextlib.suppress(TimeoutError):
                async with time.timeout(_LAST_WORDS):
                    await asyncio.wait({speaker.silent})
    finally:
        viewer.farewell()
        speaker.silent.cancel()
        if not viewer.heeding:  # what it has asked for is carried out to its end
            listening.cancel()
    for ended in await asyncio.gather(listening, speaker.silent, return_exceptions=True):
        expected = isinstance(ended, OSError | asyncio.CancelledError)
        if isinstance(ended, BaseException) and not expected:
            _log.error("a connection broke", exc_info=ended)


async def _listen(receive: Receive, viewer: Viewer, time: TimeSource, hello_within: float) -> None:
    while not viewer.closing:
        await viewer.breathe()
        if viewer.room is None:
            try:
                async with time.timeout(hello_within):
                    event: Any = await receive()
            except TimeoutError:
                return
        else:
            event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text, data = event.get("text"), event.get("bytes")
        await viewer.hear(
            text if isinstance(text, str) else data if isinstance(data, bytes) else b""
        )


class TalkLine(Protocol):
    """What a connection speaks through: transport.LiveLine."""

    free: Callable[[], None] | None
    """Called when it is ready again, or gone."""

    @property
    def ready(self) -> bool:
        """Whether the other end reads."""

    @property
    def gone(self) -> bool:
        """Whether the connection is lost: whoever listens may be waiting for its page to read."""

    def say(self, text: bytes) -> None: ...


class _Speaker:
    """Says what the viewer has to tell as soon as its page takes it. No task of its own: an answer
    is told to everyone who looks."""

    def __init__(self, line: TalkLine, viewer: Viewer) -> None:
        self._line: Final = line
        self._viewer: Final = viewer
        self._loop: Final = asyncio.get_running_loop()
        self._soon = False
        self.silent: Final[asyncio.Future[None]] = self._loop.create_future()
        """Done when the viewer closes and all is said."""
        viewer.speak = self._speak
        viewer.speak_soon = line.free = self.speak_soon
        self.speak_soon()

    def speak_soon(self) -> None:
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self._speak_now)

    def _speak_now(self) -> None:
        self._soon = False
        self._speak()

    def _speak(self) -> None:
        if self.silent.done():
            return
        if self._line.gone:
            self.silent.set_result(None)
            return
        if not self._line.ready:
            return
        try:
            said = self._viewer.take()
            if said is not None:
                self._line.say(said)
            if self._viewer.closing:
                self.silent.set_result(None)
        except Exception as error:  # the connection ends with it
            self.silent.set_exception(error)
