"""Starts real servers in processes of their own, and clients that talk to them over real
sockets."""

import atexit
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tableronde.server.config import Config
from tests.waiting import PATIENCE, wait_until


def free_port() -> int:
    """Return a port below those that the system gives to outgoing connections, which might
    otherwise take it before the server does."""
    for _ in range(100):
        port = random.randrange(15_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class ServerForker:
    """Starts servers, and kills them without warning."""

    def __init__(self) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("server_forker.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._pids: Final[set[int]] = set()

    @property
    def children(self) -> frozenset[int]:
        """Return the processes of the servers that run."""
        return frozenset(self._pids)

    def start(
        self,
        port: int,
        db: str,
        log: str = "",
        debug: bool = False,
        unread: float = PATIENCE,
        static: str = "",
        snapshot_every: int = 0,
        dies: str = "",
        secret: bool = False,
        **config: Any,
    ) -> int:
        """Start a server, wait until it answers, and return its pid.

        With `log`, its output goes to that file. It drops connections that read nothing for
        `unread` seconds. `static` is the folder of another page. For the rest see
        `ServerOptions`. Its timeouts for the disk or database stay as they are (10 s to open, 5
        to 30 s to answer): a test should say so if those take that long."""
        quick: dict[str, Any] = {
            **dict.fromkeys(
                ("messages_per_second", "chat_lines_per_second", "seat_requests_per_second"), 1e6
            ),
            **dict.fromkeys(("hellos_per_second", "http_requests_per_second"), 1e6),
            **dict.fromkeys(("joins_per_minute", "new_tables_per_minute"), 1e6),
            # Long enough for a slow machine.
            **dict.fromkeys(("hello_timeout", "request_timeout", "bot_budget"), PATIENCE),
            "bot_delay": 0.0,
            "bot_processes": 1,
        }
        settings = Config(db=db, **{**quick, **config})
        assert self._process.stdin
        assert self._process.stdout
        options = {
            "port": port,
            "config": settings,
            "log": log,
            "unread": unread,
            "static": static,
            "debug": debug,
            "snapshot_every": snapshot_every,
            "dies": dies,
            "secret": secret,
        }
        self._process.stdin.write(msgspec.json.encode(options).decode() + "\n")
        self._process.stdin.flush()
        pid = int(self._process.stdout.readline())
        self._pids.add(pid)
        wait_for(port)
        return pid

    def kill(self, pid: int) -> None:
        self._pids.discard(pid)
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        for pid in self.children:
            self.kill(pid)
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


@cache
def _shared() -> ServerForker:
    """Return the forker that all tests of a process share, since its imports take a second."""
    made = ServerForker()
    atexit.register(made.close)
    return made


@contextlib.contextmanager
def server_forker() -> Iterator[ServerForker]:
    """Yield a forker; servers started meanwhile are killed at the end."""
    servers = _shared()
    before = servers.children
    try:
        yield servers
    finally:
        for pid in servers.children - before:
            servers.kill(pid)


def wait_for(port: int) -> None:
    """Wait until the server at this port answers."""

    def answers() -> bool:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=PATIENCE).close()
        except OSError:
            return False
        return True

    wait_until(answers, f"no server at port {port}")


def post(port: int, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def get(port: int, path: str) -> Any:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=PATIENCE) as answer:
        return json.load(answer)


class Seat:
    """A client at a table, over a real connection."""

    def __init__(self, port: int, table: str, key: str = "") -> None:
        self.table: Final = table
        self.key: Final = key
        self.latest: Any = None
        self.chronicle: list[Any] = []
        self._tokens = 0
        self._unread: Final[list[Any]] = []
        self._held: Final = contextlib.ExitStack()
        self._socket: ClientConnection
        self.reconnect(port)

    def reconnect(self, port: int) -> None:
        self._unread.clear()
        # Without a limit on the queue, a client with many unread messages closes at once.
        opened = connect(
            f"ws://127.0.0.1:{port}/live",
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self._socket = self._held.enter_context(opened)
        self.send({"type": "hello", "protocol": 2, "table": self.table, "key": self.key})
        self.welcome = self.until("welcome")
        self.until("update")

    def send(self, message: Any) -> None:
        self._socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Any:
        if not self._unread:
            self._unread.extend(msgspec.json.decode(self.next_frame(timeout)))
        message = self._unread.pop(0)
        if message["type"] == "update":
            self.latest = message
            del self.chronicle[message["chronicle_from"] :]
            self.chronicle += message["chronicle"]
        return message

    def next_frame(self, timeout: float) -> str:
        return str(self._socket.recv(timeout, decode=True))

    def until(self, *kinds: str) -> Any:
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def at(self, position: int) -> None:
        """Receive until the state at that position or later has arrived."""
        while self.latest["position"] < position:
            self.until("update")

    def drain(self) -> None:
        """Receive everything that was due before this call: the answer to a ping comes behind
        it."""
        self.send({"type": "ping"})
        self.until("pong")
        while self._unread:
            self.receive()

    def answer(self, choice: Any, token: str = "") -> str:
        """Answer the open decision and return the token."""
        self._tokens += 1
        token = token or f"{self.key[:8]}-{self._tokens}"
        decision = self.latest["decision"]
        self.send(
            {
                "type": "answer",
                "token": token,
                "position": self.latest["position"],
                "decision": decision["id"],
                "choice": choice,
            }
        )
        return token

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            self._held.close()
