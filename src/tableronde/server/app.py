"""The application: the API, the live tables and the page, behind strict headers."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response.base import ASGIResponse
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import tableronde
from tableronde.core.errors import TableRondeError
from tableronde.server import api
from tableronde.server.config import Config, handed_down
from tableronde.server.errors import (
    ForeignSite,
    MalformedMessage,
    NotFound,
    ServerFault,
    TooManyConnections,
    TooManyMessages,
)
from tableronde.server.hall import Hall
from tableronde.server.limits import Buckets
from tableronde.server.protocol import Problem
from tableronde.server.thinking import Thinkers
from tableronde.server.viewer import Viewer
from tableronde.tables.database import open_database
from tableronde.tables.errors import Conflict, StorageFailed, UnknownTable

_log: Final = logging.getLogger("tableronde.server")

STATIC: Final = Path(__file__).parent / "static"
LARGEST_BODY: Final = 16 * 1024
_GOING_AWAY: Final = 1001
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_ENCODED_HEADERS: Final = [
    (name.lower().encode(), value.encode()) for name, value in _HEADERS.items()
]

# Live --------------------------------------------------------------------------------------------


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """A WebSocket per viewer; docs/protocol.md tells what is said."""
    state = socket.app.state
    if not _same_site(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=1008)
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    viewer = Viewer(state.hall, partial(state.messages.take, address))
    count = state.connections.get(address, 0)
    config: Config = state.config
    if (
        count >= config.connections_an_address
        or sum(state.connections.values()) >= config.connections
    ):
        viewer.refuse(TooManyConnections(), None, fatal=True)
        await _speak(socket, viewer)
        return
    state.connections[address] = count + 1
    try:
        await _converse(socket, viewer)
    finally:
        state.connections[address] -= 1
        if not state.connections[address]:
            del state.connections[address]
        if viewer.room is not None:
            viewer.room.leave(viewer)


async def _converse(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    listening = asyncio.create_task(_listen(socket, viewer))
    speaking = asyncio.create_task(_speak(socket, viewer))
    done, pending = await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
            _log.error("a connection broke", exc_info=error)


async def _listen(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    within = socket.app.state.config.hello_within
    while not viewer.closing:
        await viewer.breathe()
        receiving = socket.receive()
        if viewer.room is None:
            try:
                event = await asyncio.wait_for(receiving, within)
            except TimeoutError:
                return
        else:
            event = await receiving
        if event["type"] == "websocket.disconnect":
            return
        text, data = event.get("text"), event.get("bytes")
        await viewer.hear(
            text if isinstance(text, str) else data if isinstance(data, bytes) else b""
        )
    await asyncio.sleep(5)  # what is still to be said is said meanwhile


async def _speak(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while (messages := await viewer.next_out()) is not None:
        for message in messages:
            await socket.send_data(message.decode(), "text")
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.close(code=_GOING_AWAY)


def _same_site(origin: str | None, host: str | None) -> bool:
    """Browsers say where a page comes from; other programs say nothing."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # nothing that a browser says
        return False


# The page ----------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    return _page()


@get("/{path:path}", include_in_schema=False)
async def place(path: FromPath[str]) -> Response[bytes]:
    """Every address that is nothing else is a place of the page, which finds its way itself."""
    if Path(path).suffix:
        raise NotFound
    return _page()


def _page() -> Response[bytes]:
    try:
        html = (STATIC / "index.html").read_bytes()
    except OSError:
        raise NotFound from None
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache"})


# Refusals ----------------------------------------------------------------------------------------

_STATUS: Final[dict[type[TableRondeError], int]] = {
    UnknownTable: 404,
    NotFound: 404,
    ForeignSite: 403,
    TooManyMessages: 429,
    Conflict: 409,
    StorageFailed: 503,
    ServerFault: 500,
}


def _refuse(_request: Request[Any, Any, Any], error: TableRondeError) -> Response[Problem]:
    details = {name: str(value) for name, value in error.details.items()}
    return Response(
        Problem(error=error.key, details=details), status_code=_STATUS.get(type(error), 400)
    )


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code in (404, 405):
        return _refuse(request, NotFound())
    response = _refuse(request, MalformedMessage(reason=str(error.detail)[:200]))
    response.status_code = error.status_code
    return response


def _refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return _refuse(request, MalformedMessage(reason="it is nested too deeply"))


def _refuse_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("a request failed", exc_info=error)
    return _refuse(request, ServerFault())


async def _add_headers(message: Message, _scope: Scope) -> None:
    """Strict headers on everything, also where no route was found."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_ENCODED_HEADERS]


class Guard:
    """No posting from other sites, and no paths that are none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = _objection(scope)
        if error is None:
            await self._app(scope, receive, send)
            return
        answer = ASGIResponse(
            body=msgspec.json.encode(Problem(error=error.key, details={})),
            status_code=_STATUS[type(error)],
            media_type="application/json",
        )
        await answer(scope, receive, send)


def _objection(scope: Scope) -> TableRondeError | None:
    if scope["type"] != ScopeType.HTTP:
        return None
    if not scope["path"].isprintable():  # no file has such a name
        return NotFound()
    headers = Headers.from_scope(scope)
    safe = scope["method"] in ("GET", "HEAD")
    if safe or _same_site(headers.get("origin"), headers.get("host")):
        return None
    return ForeignSite()


# Building ----------------------------------------------------------------------------------------


def _spare_the_collector() -> None:
    """Tables live long and hold few cycles. Going through all of them every few seconds would stop
    the worker for a quarter of a second with some hundred tables: look mostly at what is young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1000)


def create(config: Config | None = None) -> Litestar:
    """The application of one worker."""
    settings = config or handed_down()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await open_database(settings.db)
        hall = Hall(storage, settings, Thinkers(settings.thinkers, settings.bot_budget))
        app.state.config = settings
        app.state.hall = hall
        app.state.connections = {}
        together = 20 * settings.messages_a_second
        app.state.messages = Buckets(together, 2 * together)
        app.state.founding = Buckets(settings.tables_a_minute / 60, settings.tables_a_minute)
        _spare_the_collector()
        try:
            yield
        finally:
            await hall.close()

    handlers: list[Any] = [api.router, live, home, place]
    if STATIC.is_dir():
        handlers.append(
            create_static_files_router(
                "/assets",
                [STATIC / "assets"],
                cache_control=CacheControlHeader(public=True, max_age=31_536_000, immutable=True),
                include_in_schema=False,
            )
        )
    return Litestar(
        handlers,
        lifespan=[lifespan],
        middleware=[Guard],
        before_send=[_add_headers],
        exception_handlers={
            TableRondeError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            Exception: _refuse_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Table Ronde",
            version=tableronde.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
