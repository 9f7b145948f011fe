"""Runs the server: one worker in this process, or several processes."""

import asyncio
import contextlib
import os
import socket
import sys
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tableronde.core.errors import refused
from tableronde.server.config import Config
from tableronde.server.errors import OneWorkerOnly, PortTaken
from tableronde.server.network.http_connection import HttpConnection
from tableronde.server.network.websocket_connection import WebSocketConnection
from tableronde.server.protocol.base import MOST_BYTES
from tableronde.tables.database import open_database
from tableronde.tables.engines.address import database_url
from tableronde.tables.engines.file_lock import only_server
from tableronde.words import Words

_MAX_HEAD: Final = 16_384
"""Bytes of a request that are kept until its headers are complete."""
TRANSPORT: Final[dict[str, Any]] = {
    "access_log": False,  # visitors are not recorded
    "log_level": "warning",
    "ws_max_size": 16 * MOST_BYTES,  # more than MOST_BYTES, so that large messages get an answer
    "ws_per_message_deflate": False,
    "http": HttpConnection,
    "h11_max_incomplete_event_size": _MAX_HEAD,
    "ws": WebSocketConnection,
    "proxy_headers": False,  # the application handles them itself
    "timeout_graceful_shutdown": 3,
    "server_header": False,
}
_UNREAD_TIMEOUT: Final = 30.0
"""Seconds after which a connection is dropped if the client reads nothing."""


def default_db() -> str:
    """Return the path of the default database, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return str(folder / "tableronde" / "tables.db")


def serve(config: Config, host: str, port: int, workers: int, words: Words) -> None:
    """Serve until interrupted."""
    if workers > 1 and database_url(config.db).get_backend_name() == "sqlite":
        raise OneWorkerOnly
    with listening(host, port) as listener:
        asyncio.run(_check_database(config.db))
        config.to_environment()
        shown = f"[{host}]" if ":" in host else host.replace("127.0.0.1", "localhost")
        address = f"http://{shown}:{listener.getsockname()[1]}"
        print(words.say("ui-serving", {"address": address}), flush=True)
        settings = uvicorn.Config(
            "tableronde.server.app:create", factory=True, workers=workers, **TRANSPORT
        )
        if workers > 1:
            Multiprocess(settings, sockets=[listener]).run()
        else:
            server = uvicorn.Server(settings)
            with contextlib.suppress(KeyboardInterrupt):
                server.run(sockets=[listener])
            if not server.started:
                sys.exit(STARTUP_FAILURE)


async def _check_database(db: str) -> None:
    """Raise an error if the database cannot be used."""
    await (await open_database(db)).close()
    with only_server(database_url(db)):
        pass


def listening(host: str, port: int, unread: float = _UNREAD_TIMEOUT) -> socket.socket:
    """Listen on a port, or on any free one if it is 0. Raise PortTaken if that is impossible."""
    try:
        listener = socket.create_server((host, port), family=_family(host))
    except (OSError, OverflowError) as error:
        # An unknown host name: create_server has replaced the error.
        nowhere = isinstance(error.__context__, socket.gaierror)
        why = "EADDRNOTAVAIL" if nowhere else refused(error)
        raise PortTaken(host=host, port=str(port), why=why) from None
    listener.set_inheritable(True)
    if sys.platform == "linux":  # its connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(unread * 1000))
    return listener


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
