"""Running the server: one worker in this process, or several beside each other."""

import asyncio
import os
import socket
from pathlib import Path

import uvicorn

from tableronde.server.config import Config
from tableronde.server.errors import OneWorkerOnly, PortTaken
from tableronde.server.protocol import MOST_BYTES
from tableronde.tables.database import database_url, open_database
from tableronde.words import Words


def default_db() -> str:
    """A file in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return str(folder / "tableronde" / "tables.db")


def serve(config: Config, host: str, port: int, workers: int, words: Words) -> None:
    """Serve until interrupted."""
    if workers > 1 and database_url(config.db).get_backend_name() == "sqlite":
        raise OneWorkerOnly
    port = _free_port(host, port)
    asyncio.run(_check_database(config.db))
    config.hand_down()
    shown = f"[{host}]" if ":" in host else host.replace("127.0.0.1", "localhost")
    print(words.say("ui-serving", {"address": f"http://{shown}:{port}"}), flush=True)
    uvicorn.run(
        "tableronde.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,  # secrets travel in messages, but nobody needs a list of visitors
        log_level="warning",
        ws_max_size=16 * MOST_BYTES,  # what is larger than a message may be gets an answer
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


async def _check_database(db: str) -> None:
    """Say what is wrong with it before anything is started."""
    await (await open_database(db)).close()


def _free_port(host: str, port: int) -> int:
    """The port, if it can be used; for 0 any that is free."""
    try:
        with socket.create_server((host, port), family=_family(host)) as probe:
            return int(probe.getsockname()[1])
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise PortTaken(host=host, port=port, why=why) from None


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
