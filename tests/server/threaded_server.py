"""A server in a thread of this process, over real sockets, whose time the test moves."""

import asyncio
import threading
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any, Final

import uvicorn

from tableronde.server.app import Site
from tableronde.server.config import Config
from tableronde.server.run import TRANSPORT, listening
from tests.manual_time import ManualTime
from tests.waiting import PATIENCE, wait_until


class ThreadedServer:
    """A server whose time stands still until `advance`; it logs to `caplog`."""

    def __init__(self, folder: Path, keep_alive: float = PATIENCE, **config: Any) -> None:
        """Start it; `keep_alive` is how long uvicorn, which uses the time of the machine, keeps an
        idle connection."""
        self._time: Final = ManualTime()
        site = Site(Config(db=str(folder / "db"), **config), self._time, Random(1))
        listener = listening("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        alive: Any = keep_alive
        settings: dict[str, Any] = {**TRANSPORT, "log_config": None, "log_level": None}
        self._server: Final = uvicorn.Server(
            uvicorn.Config(site, timeout_keep_alive=alive, **settings)
        )
        started: Future[asyncio.AbstractEventLoop] = Future()

        async def live() -> None:
            started.set_result(asyncio.get_running_loop())
            await self._server.serve(sockets=[listener])

        self._thread: Final = threading.Thread(target=asyncio.run, args=[live()], daemon=True)
        self._thread.start()
        self._loop: Final = started.result(PATIENCE)
        wait_until(lambda: self._server.started)

    def advance(self, seconds: float) -> None:
        moved = asyncio.run_coroutine_threadsafe(self._time.advance(seconds), self._loop)
        moved.result(PATIENCE)

    @property
    def connections(self) -> int:
        return len(self._server.server_state.connections)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()
