"""A process in which bots choose. It runs one function at a time, and can be killed."""

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
    """Runs functions in a separate process, which the constructor starts."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: Final = context.Process(target=_serve, args=[theirs], daemon=True)
        self._process.start()
        theirs.close()  # so that reading fails when the process ends
        self._thread: Final = ThreadPoolExecutor(1, "bot-process")

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a function in the process and return its result. Raise ProcessDied or CallFailed.

        If this is cancelled, the function runs on: kill the process before using it again.
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
    """Run functions until the server is gone. The main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
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
    """End this process when the server is killed, even while a bot chooses."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
