"""The guard at the gate: strict headers on everything that goes out, no posting from elsewhere, and
no more than an address may ask.

It stands outside of the HTTP application, so that nothing gets past it, not even what no route is
found for.
"""

import time
from collections.abc import Iterable
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPScope, Receive, Send

from tableronde.core.errors import TableRondeError
from tableronde.server.errors import ForeignSite, NotFound, TooManyMessages
from tableronde.server.limits import Buckets, neighbourhood
from tableronde.server.protocol import Problem

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


async def guarded(
    app: ASGIApp, buckets: Buckets, scope: HTTPScope, receive: Receive, send: Send
) -> None:
    """Let a request through to the application, or answer it here; `buckets` hold what an address
    may still ask."""

    bare = scope["method"] == "HEAD"

    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_ENCODED]
        elif bare and message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    error = _objection(scope, buckets)
    if error is None:
        # What is asked for its head only is found as the whole is; no route knows of that.
        asked = cast(HTTPScope, {**scope, "method": "GET"}) if bare else scope
        await app(asked, receive, send_with_headers)
        return
    body = msgspec.json.encode(Problem(error=error.key, details={}))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": "http.response.start", "status": _STATUS[type(error)], "headers": headers}
    await send_with_headers(start)
    await send_with_headers({"type": "http.response.body", "body": body, "more_body": False})


def _objection(scope: HTTPScope, buckets: Buckets) -> TableRondeError | None:
    client = scope["client"]
    if not buckets.take(neighbourhood(client[0] if client else ""), time.monotonic()):
        return TooManyMessages()
    if not scope["path"].isprintable():  # no file has such a name
        return NotFound()
    if scope["method"] in ("GET", "HEAD") or same_site(scope["headers"]):
        return None
    return ForeignSite()


def same_site(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Browsers say where a page comes from; other programs say nothing."""
    told = dict(headers)
    origin, host = told.get(b"origin"), told.get(b"host", b"")
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # nothing that a browser says
        return False
