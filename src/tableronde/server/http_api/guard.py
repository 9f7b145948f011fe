"""Adds security headers to the HTTP application, limits requests, and refuses other sites.

It wraps the application, so that it also covers requests without a route.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPScope, Receive, Send

from tableronde.core.errors import TableRondeError
from tableronde.server.errors import ForeignSite, NotFound, TooManyMessages
from tableronde.server.network.rate_limits import RateLimiter, limit_key
from tableronde.server.protocol.http_bodies import Problem
from tableronde.tables.time_source import TimeSource
from tableronde.words import LANGUAGES, Words

HEADERS: Final = {
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
_ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_STATUS: Final[dict[type[TableRondeError], int]] = {
    NotFound: 404,
    ForeignSite: 403,
    TooManyMessages: 429,
}


_API: Final = "/api/"
_FILES: Final = "/assets/"
_RELOAD: Final = "/later.js"
_SCRIPT: Final = b"setTimeout(() => location.reload(), 5000);"
_HTML: Final = f"""<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
<title>Table Ronde</title>
<p>{{fr}}</p>
<p lang="en">{{en}}</p>
<p><a href="/">Table Ronde</a></p>
<script src="{_RELOAD}"></script>
"""
"""The page after too many requests. A script reloads it, because a link or a `refresh` in HTML
would lose the secret in the fragment of the address."""


class HttpLimits:
    """Limits requests by address, separately for the page, its files, and everything else."""

    def __init__(self, per_second: float, time: TimeSource) -> None:
        self._time: Final = time
        self._pages: Final = RateLimiter(per_second, 40 * per_second)
        self._files: Final = RateLimiter(per_second, 40 * per_second)
        self._rest: Final = RateLimiter(per_second, 10 * per_second)

    def take(self, scope: HTTPScope) -> bool:
        path, client, limiter = scope["path"], scope["client"], self._rest
        if path.startswith(_FILES):
            limiter = self._files
        elif not path.startswith(_API) and wants_page(scope["headers"]):
            limiter = self._pages
        address = limit_key(client[0] if client else "")
        return limiter.take(address, self._time.monotonic())


async def guarded(
    app: ASGIApp, limits: HttpLimits, scope: HTTPScope, receive: Receive, send: Send
) -> None:
    """Pass a request to the application, or refuse it."""

    bare = scope["method"] == "HEAD"

    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_ENCODED]
        elif bare and message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    async def answer(status: int, kind: bytes, body: bytes) -> None:
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
        start = {"type": "http.response.start", "status": status, "headers": headers}
        await send_with_headers(start)
        await send_with_headers({"type": "http.response.body", "body": body, "more_body": False})

    if scope["path"] == _RELOAD:
        await answer(200, b"text/javascript", _SCRIPT)
        return
    error = _refusal(scope, limits)
    if error is None:
        # A HEAD request is routed as GET: no route declares it.
        asked = cast(HTTPScope, {**scope, "method": "GET"}) if bare else scope
        await app(asked, receive, send_with_headers)
    elif isinstance(error, TooManyMessages) and wants_page(scope["headers"]):
        await answer(_STATUS[type(error)], b"text/html; charset=utf-8", _html())
    else:
        body = msgspec.json.encode(Problem(error=error.key, details={}))
        await answer(_STATUS[type(error)], b"application/json", body)


def wants_page(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether a browser follows a link: only then does it accept HTML."""
    return any(name == b"accept" and b"text/html" in value for name, value in headers)


@cache
def _html() -> bytes:
    key = f"error-{TooManyMessages.key}"
    said = {language: Words(language).say(key) for language in LANGUAGES}
    return _HTML.format(**said).encode()


def _refusal(scope: HTTPScope, limits: HttpLimits) -> TableRondeError | None:
    if not limits.take(scope):
        return TooManyMessages()
    if not scope["path"].isprintable():  # there is no such route or file
        return NotFound()
    if scope["method"] in ("GET", "HEAD") or same_site(scope["headers"]):
        return None
    return ForeignSite()


def same_site(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether a request comes from a page of this site, or not from a browser."""
    values = dict(headers)
    origin, host = values.get(b"origin"), values.get(b"host", b"")
    try:
        return origin is None or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:  # no browser sends this
        return False
