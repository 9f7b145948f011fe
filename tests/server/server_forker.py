"""A process with all modules imported that forks servers, so that each starts at once.

It reads a line of JSON for each server and answers with its pid. Tests that kill hundreds of
servers need it."""

import gc
import logging
import os
import socket
import sys
import time
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec
import uvicorn

from tableronde.server import app, run
from tableronde.server.config import Config
from tableronde.server.errors import PortTaken
from tableronde.tables import snapshots
from tableronde.tables.database import Database
from tableronde.tables.time_source import SystemTime


class FixedRandom(Random):
    """A random source that gives the same numbers in every run."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int, /) -> int:
        return 0


class ServerOptions(msgspec.Struct):
    port: int
    config: Config
    log: str = ""
    """A file for all output; by default only errors are printed."""
    debug: bool = False
    unread: float = 300.0
    static: str = ""
    """The folder of another page than the built one."""
    snapshot_every: int = 0
    """How many entries of a log lie between two snapshots; 0: the usual number."""
    secret: bool = False
    """Whether seeds are drawn as by a real server.

    Otherwise tables with the same settings are dealt alike, and every run plays the same game."""
    dies: str = ""
    """When to end without warning, at the first row that is requested: `before` it is on disk, or
    `after`, when nobody has been told yet."""


def main() -> None:
    warm_up()
    for line in sys.stdin:
        options = msgspec.json.decode(line, type=ServerOptions)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            live(options)
            return
        print(pid, flush=True)
        while True:  # reap those that were killed
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    break
            except ChildProcessError:
                break


def warm_up() -> None:
    """Do once what takes long only the first time."""
    uvicorn.Config(app.Site(Config(db=""), SystemTime(), SystemRandom()), **run.TRANSPORT).load()
    gc.collect()
    gc.freeze()


def live(options: ServerOptions) -> None:
    if options.static:
        app.STATIC = Path(options.static)  # type: ignore[misc]
    if options.snapshot_every:
        snapshots.EVERY = options.snapshot_every  # type: ignore[misc]
    if options.dies:
        die_at_a_row(options.dies)
    transport = {**run.TRANSPORT, "log_level": "error"}
    if options.log:
        log = os.open(options.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(log, 1)
        os.dup2(log, 2)
        logging.basicConfig(level=logging.DEBUG if options.debug else logging.WARNING)
        logging.debug("whatever is logged comes here")
        transport["log_level"] = run.TRANSPORT["log_level"]
    listener = open_listener(options)
    site = app.Site(
        options.config, SystemTime(), SystemRandom() if options.secret else FixedRandom()
    )
    uvicorn.Server(uvicorn.Config(site, **transport)).run(sockets=[listener])


def die_at_a_row(when: str) -> None:
    keep = Database.append

    async def append(self: Database, name: str, number: int, entries: Any, *more: Any) -> None:
        asked_for = any(entry.token for entry in entries)
        if asked_for and when == "before":
            os._exit(9)
        await keep(self, name, number, entries, *more)
        if asked_for:
            os._exit(9)

    setattr(Database, "append", append)  # noqa: B010


def open_listener(options: ServerOptions) -> socket.socket:
    """Bind the port, which may still belong to a server that is being killed."""
    for _ in range(18_000):  # give up after three minutes
        try:
            return run.listening("127.0.0.1", options.port, options.unread)
        except PortTaken:
            time.sleep(0.01)
    return run.listening("127.0.0.1", options.port, options.unread)


if __name__ == "__main__":
    main()
