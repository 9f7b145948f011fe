"""Running the server: one worker in this process, or several beside each other."""

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
from tableronde.server.http_connection import HttpConnection
from tableronde.server.protocol import MOST_BYTES
from tableronde.server.websocket_connection import WebSocketConnection
from tableronde.tables.database import open_database
from tableronde.tables.engines import database_url, only_server
from tableronde.words import Words

TRANSPORT: Final[dict[str, Any]] = {
    "access_log": False,  # secrets travel in messages, but nobody needs a list of visitors
    "log_level": "warning",
    "ws_max_size": 16 * MOST_BYTES,  # what is larger than a message may be gets an answer
    "ws_per_message_deflate": False,
    "http": HttpConnection,
    "ws": WebSocketConnection,
    "proxy_headers": False,  # the application itself knows whom to trust
    "timeout_graceful_shutdown": 3,
    "server_header": False,
}
_UNREAD_TIMEOUT: Final = 30.0
"""Seconds after which a connection is dropped whose other end reads nothing."""


def default_db() -> str:
    """A file in the user's own data folder."""
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
    """Say what is wrong with it before anything is started."""
    await (await open_database(db)).close()
    with only_server(database_url(db)):
        pass


def listening(host: str, port: int, unread: float = _UNREAD_TIMEOUT) -> socket.socket:
    """A socket that listens at this port, if it can be used; for 0 at any that is free."""
    try:
        listener = socket.create_server((host, port), family=_family(host))
    except (OSError, OverflowError) as error:
        # A name that leads nowhere: create_server has made another error of it.
        nowhere = isinstance(error.__context__, socket.gaierror)
        why = "EADDRNOTAVAIL" if nowhere else refused(error)
        raise PortTaken(host=host, port=str(port), why=why) from None
    listener.set_inheritable(True)
    if sys.platform == "linux":  # its connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(unread * 1000))
    return listener


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
