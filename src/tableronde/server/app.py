"""The application of a worker: the HTTP API, live tables and the page."""

import contextlib
import gc
import logging
import math
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final, cast

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import tableronde
from tableronde.core.errors import TableRondeError
from tableronde.server.bots.bot_pool import BotPool
from tableronde.server.config import Config, config_from_environment
from tableronde.server.errors import (
    MalformedMessage,
    MessageTooLarge,
    NotFound,
    ServerFault,
    TooManyMessages,
)
from tableronde.server.http_api import api, assets
from tableronde.server.http_api.guard import HttpLimits, guarded, wants_page
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.network.connection_limiter import (
    LIMITER,
    ConnectionLimiter,
    raise_open_files,
)
from tableronde.server.network.http_connection import CONNECTION, HttpConnection
from tableronde.server.network.rate_limits import RateLimiter
from tableronde.server.protocol.http_bodies import Problem
from tableronde.server.sessions.websocket import WebSocketEndpoint
from tableronde.tables.database import open_database
from tableronde.tables.engines.address import database_url
from tableronde.tables.engines.file_lock import only_server
from tableronde.tables.errors import Conflict, StorageFailed, UnknownTable
from tableronde.tables.time_source import SystemTime, TimeSource

_log: Final = logging.getLogger("tableronde.server")

STATIC: Final = Path(__file__).parent / "static"
LARGEST_BODY: Final = 16 * 1024

# The page ----------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    return _page()


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Answer any other path with the page, which has its own routes. A path with an extension is a
    missing file, unless a browser follows a link to it."""
    if Path(path).suffix and not wants_page(request.scope["headers"]):
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
    MessageTooLarge: 413,
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
    if error.status_code == 413:
        return _refuse(request, MessageTooLarge(most=LARGEST_BODY))
    response = _refuse(request, MalformedMessage(reason=str(error.detail)[:200]))
    response.status_code = error.status_code
    return response


def _refuse_text(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[Problem]:
    return _refuse(request, MalformedMessage(reason="not UTF-8 text"))


def _refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return _refuse(request, MalformedMessage(reason="nested too deeply"))


def _refuse_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("a request failed", exc_info=error)
    return _refuse(request, ServerFault())


class _CachedJson(JsonRenderPlugin):
    """Encodes the OpenAPI description once."""

    _encoded = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._encoded = self._encoded or super().render(request, openapi_schema)
        return self._encoded


# Building ----------------------------------------------------------------------------------------


def _tune_garbage_collection() -> None:
    """Make full collections rare. Tables live long and have few cycles; with some hundred of them,
    a full collection every few seconds would stop the worker for a quarter of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 1000)


def _tune_thread_switching() -> None:
    """Switch threads more often. The thread that writes to disk needs the interpreter several times
    per transaction, and would wait five milliseconds each time while the event loop is busy."""
    sys.setswitchinterval(0.0005)


_LOG_INTERVAL: Final = 60.0
_RATE_LIMITED: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Messages that any client can cause."""


class _LogFilter:
    """Drops uvicorn's messages about invalid text, which is the client's fault, and rate-limits
    those about invalid requests."""

    def __init__(self, time: TimeSource) -> None:
        self._time: Final = time
        self._logged_at: Final[dict[str, float]] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        message, now = str(record.msg), self._time.monotonic()
        if message in _RATE_LIMITED:
            if now - self._logged_at.get(message, -math.inf) < _LOG_INTERVAL:
                return False
            self._logged_at[message] = now
        return not message.startswith("Invalid UTF-8 sequence received")


class Site:
    """Serves WebSockets by the endpoint of live tables, and HTTP through the guard."""

    def __init__(self, config: Config, time: TimeSource, random: Random) -> None:
        self._config: Final = config
        self._time: Final = time
        self._random: Final = random
        self.http: Final = _http(self._lifespan)
        self._endpoint: WebSocketEndpoint | None = None
        self._limits: Final = HttpLimits(config.http_requests_per_second, time)
        # Without `--proxy` the headers X-Forwarded-… are not trusted.
        self._forwarded: Final = ProxyHeadersMiddleware(
            cast(Any, self._serve), config.trusted_proxies
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            is_proxy = self._forwarded.trusted_hosts.__contains__
            limiter = ConnectionLimiter(self._config, raise_open_files(), is_proxy, self._time)
            scope.setdefault("state", {})[LIMITER] = limiter
        await self._forwarded(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            app = partial(guarded, self.http, self._limits)
            connection: HttpConnection = cast(Any, scope)["state"].pop(CONNECTION)
            await connection.serve(app, scope, receive, send)
        elif self._endpoint is not None:
            await self._endpoint.open(scope, receive, send)
        else:  # still starting: refused
            await self.http(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _lifespan(self, http: Litestar) -> AsyncIterator[None]:
        config = self._config
        log, log_filter = logging.getLogger("uvicorn.error"), _LogFilter(self._time)
        with only_server(database_url(config.db)):
            log.addFilter(log_filter)
            try:
                async with self._opened(http, config):
                    yield
            finally:
                log.removeFilter(log_filter)

    @contextlib.asynccontextmanager
    async def _opened(self, http: Litestar, config: Config) -> AsyncIterator[None]:
        storage = await open_database(config.db, self._time)
        bot_pool = BotPool(config.bot_processes, config.bot_budget, self._time, self._random)
        registry = TableRegistry(storage, config, bot_pool, self._time, self._random)
        http.state.registry = registry
        http.state.creating = RateLimiter(
            config.new_tables_per_minute / 60, config.new_tables_per_minute
        )
        http.state.joining = RateLimiter(config.joins_per_minute / 60, config.joins_per_minute)
        # Each remembered table may have to be loaded, like a request of its own.
        http.state.listing = RateLimiter(
            config.http_requests_per_second, 40 * config.http_requests_per_second
        )
        self._endpoint = WebSocketEndpoint(registry, config)
        _tune_garbage_collection()
        _tune_thread_switching()
        try:
            yield
        finally:
            await registry.close()


def create() -> Site:
    """Create the application of a worker, with the configuration from the environment."""
    return Site(config_from_environment(), SystemTime(), SystemRandom())


def _http(lifespan: Any) -> Litestar:
    handlers: list[Any] = [api.router, home, page]
    if STATIC.is_dir():
        handlers.append(assets.files_of(STATIC / "assets"))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers={
            TableRondeError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            UnicodeDecodeError: _refuse_text,
            Exception: _refuse_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Table Ronde",
            version=tableronde.__version__,
            path="/api/openapi",
            render_plugins=[_CachedJson(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=800, exclude=f"^{assets.PATH}/"
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
