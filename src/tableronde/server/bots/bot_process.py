"""One process in which bots choose: it runs one function at a time, and can be killed."""

import asyncio
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final


class ProcessDied(Exception):
    """The process ended before the function returned."""


class CallFailed(Exception):
    """The function raised an error in the process; the text is its traceback."""


class BotProcess:
    """Runs functions in a process of its own. It is started by the constructor."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: Final = context.Process(target=_serve, args=[theirs], daemon=True)
        self._process.start()
        theirs.close()  # so that reading from the process ends with it
        self._thread: Final = ThreadPoolExecutor(1, "bot-process")

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return what the function returns there; raise ProcessDied or CallFailed.

        If this is cancelled the function runs on: kill the process before it is used again.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._call, function, arguments)

    def kill(self) -> None:
        """End the process at once, whatever it does."""
        self._process.kill()
        self._thread.shutdown(wait=False)

    def _call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            self._connection.send((function, arguments))
            returned, result = self._connection.recv()
        except (EOFError, OSError):
            self._process.join()
            raise ProcessDied from None
        if not returned:
            raise CallFailed(result)
        return result


def _serve(connection: Connection) -> None:
    """Run what the server asks for, until it is gone. This is the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    threading.Thread(target=_exit_with_server, daemon=True).start()
    while True:
        try:
            function, arguments = connection.recv()
        except EOFError:
            return
        try:
            answer = True, function(*arguments)
        except Exception:
            answer = False, traceback.format_exc()
        connection.send(answer)


def _exit_with_server() -> None:
    """End this process when the server is killed, also while a bot thinks."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
