"""A process that has everything imported and brings servers into the world by forking: a server is
there in no time, which a test that kills hundreds needs.

It reads a line of JSON for each server, and answers each with the pid of a new one.
"""

import logging
import os
import socket
import sys
import time
from pathlib import Path

import msgspec
import uvicorn

from tableronde.server import app, run
from tableronde.server.config import Config
from tableronde.server.errors import PortTaken


class Birth(msgspec.Struct):
    port: int
    config: Config
    log: str = ""
    """A file for all that the server says; otherwise it says only errors."""
    debug: bool = False
    unread: float = 30.0
    static: str = ""
    """The folder of another page than ours."""


def main() -> None:
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


def live(birth: Birth) -> None:
    if birth.static:
        app.STATIC = Path(birth.static)  # type: ignore[misc]
    transport = {**run.TRANSPORT, "log_level": "error"}
    if birth.log:
        log = os.open(birth.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(log, 1)
        os.dup2(log, 2)
        logging.basicConfig(level=logging.DEBUG if birth.debug else logging.WARNING)
        logging.debug("whatever is logged comes here")
        transport["log_level"] = run.TRANSPORT["log_level"]
    door = open_door(birth)
    uvicorn.Server(uvicorn.Config(app.Site(birth.config), **transport)).run(sockets=[door])


def open_door(birth: Birth) -> socket.socket:
    """The port may still be that of a server which is just being killed."""
    for _ in range(500):
        try:
            return run.listening("127.0.0.1", birth.port, birth.unread)
        except PortTaken:
            time.sleep(0.01)
    return run.listening("127.0.0.1", birth.port, birth.unread)


if __name__ == "__main__":
    main()
