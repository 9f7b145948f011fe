"""A process that has everything imported and brings servers into the world by forking: a server is
there in no time, which a test that kills hundreds needs.

It reads a line of JSON for each server, and answers each with the pid of a new one.
"""

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
from tableronde.tables import table
from tableronde.tables.database import Database
from tableronde.tables.time_source import SystemTime


class SameEveryTime(Random):
    """Chance that is the same in every run, whatever was played on the server before."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int, /) -> int:
        return 0


class Birth(msgspec.Struct):
    port: int
    config: Config
    log: str = ""
    """A file for all that the server says; otherwise it says only errors."""
    debug: bool = False
    unread: float = 300.0
    static: str = ""
    """The folder of another page than ours."""
    snapshot_every: int = 0
    """How many entries of a log there are from one snapshot to the next; 0: as usual."""
    secret: bool = False
    """Whether it draws seeds as a real server does. Otherwise tables with the same settings are
    dealt alike, so that a test sees the same game in every run."""
    dies: str = ""
    """Around the first row that somebody asked for it ends without warning: `before` the row is on
    disk, or `after`, when nobody has been told yet."""


def main() -> None:
    warm_up()
    for line in sys.stdin:
        birth = msgspec.json.decode(line, type=Birth)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            live(birth)
            return
        print(pid, flush=True)
        while True:  # those that were killed
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    break
            except ChildProcessError:
                break


def warm_up() -> None:
    """What takes long only the first time."""
    uvicorn.Config(app.Site(Config(db=""), SystemTime(), SystemRandom()), **run.TRANSPORT).load()
    gc.collect()
    gc.freeze()


def live(birth: Birth) -> None:
    if birth.static:
        app.STATIC = Path(birth.static)  # type: ignore[misc]
    if birth.snapshot_every:
        table._SNAPSHOT_EVERY = birth.snapshot_every  # type: ignore[misc]
    if birth.dies:
        die_at_a_row(birth.dies)
    transport = {**run.TRANSPORT, "log_level": "error"}
    if birth.log:
        log = os.open(birth.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(log, 1)
        os.dup2(log, 2)
        logging.basicConfig(level=logging.DEBUG if birth.debug else logging.WARNING)
        logging.debug("whatever is logged comes here")
        transport["log_level"] = run.TRANSPORT["log_level"]
    door = open_door(birth)
    site = app.Site(birth.config, SystemTime(), SystemRandom() if birth.secret else SameEveryTime())
    uvicorn.Server(uvicorn.Config(site, **transport)).run(sockets=[door])


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


def open_door(birth: Birth) -> socket.socket:
    """The port may still be that of a server which is just being killed."""
    for _ in range(18_000):  # three minutes, which only what hangs takes
        try:
            return run.listening("127.0.0.1", birth.port, birth.unread)
        except PortTaken:
            time.sleep(0.01)
    return run.listening("127.0.0.1", birth.port, birth.unread)


if __name__ == "__main__":
    main()
