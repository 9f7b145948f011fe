"""Clients that mean no good, over real sockets: refused or closed, and nobody else waits."""

import contextlib
import http.client
import json
import os
import re
import socket
import sqlite3
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tableronde.server.config import Config
from tableronde.server.protocol.base import MOST_BYTES
from tests.server.live_client import Seat, ServerForker, free_port, get, post, server_forker
from tests.server.threaded_server import ThreadedServer
from tests.waiting import PATIENCE, wait_until

AVALON: Final = {"game": "avalon", "options": {"first": "0"}, "seats": ["me", "friend"]}
TEXT, BINARY, CLOSE = 0x81, 0x82, 0x88


class Raw:
    """A WebSocket by hand: it can say things that no decent client would."""

    def __init__(self, port: int) -> None:
        self._unread: Final[list[Any]] = []
        self._socket: Final = socket.socket()
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", port))
        self._socket.sendall(
            b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade"
            b"\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            piece = self._socket.recv(1)
            assert piece, head
            head += piece
        self.status: Final = int(head.split()[1])

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def push(self, data: bytes) -> None:
        self._socket.sendall(data)

    def frame(self, data: bytes, first: int = TEXT, masked: bool = True) -> None:
        self.push(framed(data, first, masked))

    def say(self, **message: Any) -> None:
        self.frame(json.dumps(message).encode())

    def hello(self, table: str, key: str = "") -> None:
        self.say(type="hello", protocol=2, table=table, key=key)
        self.until("update")

    def next(self) -> Any:
        """The next message; the code of a close, or None when the connection is gone."""
        while not self._unread:
            head = self._exactly(2)
            if head is None:
                return None
            size = head[1] & 0x7F
            if size == 126:
                size = struct.unpack("!H", self._exactly(2) or b"\0\0")[0]
            elif size == 127:
                size = struct.unpack("!Q", self._exactly(8) or bytes(8))[0]
            data = self._exactly(size) or b""
            if head[0] == CLOSE:
                return struct.unpack("!H", data[:2])[0]
            if head[0] == TEXT:
                self._unread.extend(json.loads(data))
        return self._unread.pop(0)

    def until(self, *kinds: str) -> Any:
        while True:
            message = self.next()
            assert isinstance(message, dict), f"closed by {message}"
            if message["type"] in kinds:
                return message

    def last(self) -> tuple[list[Any], int | None]:
        """Everything until the connection is closed, and the code of that."""
        heard: list[Any] = []
        while isinstance(message := self.next(), dict):
            heard.append(message)
        return heard, message

    def reset(self) -> None:
        """Gone without a word."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def _exactly(self, count: int) -> bytes | None:
        data = b""
        while len(data) < count:
            try:
                piece = self._socket.recv(count - len(data))
            except ConnectionError:
                return None
            if not piece:
                return None
            data += piece
        return data


def framed(data: bytes, first: int = TEXT, masked: bool = True) -> bytes:
    size = len(data)
    flag = 0x80 if masked else 0
    if size < 126:
        head = bytes((first, flag | size))
    elif size < 1 << 16:
        head = bytes((first, flag | 126)) + struct.pack("!H", size)
    else:
        head = bytes((first, flag | 127)) + struct.pack("!Q", size)
    return head + (bytes(4) if masked else b"") + data  # a mask of zeros changes nothing


class SeparateServer:
    """A server with the limits of a real one, and a table of two people."""

    def __init__(self, servers: ServerForker, folder: Path, **config: Any) -> None:
        self.port: Final = free_port()
        self.db: Final = folder / f"{self.port}.db"
        self.log: Final = folder / f"{self.port}.log"
        usual = Config(db="")
        limits = ("messages_per_second", "chat_lines_per_second", "seat_requests_per_second")
        real = {name: getattr(usual, name) for name in limits}
        settings = {**real, **config}
        self.pid: Final = servers.start(self.port, str(self.db), str(self.log), **settings)
        made = post(self.port, "tables", {"settings": AVALON, "name": "Ana"})
        self.table: Final[str] = made["table"]
        self.ana: Final[str] = made["key"]
        self.invite: Final[str] = made["invite"]
        body = {"name": "Bo", "invite": made["invite"]}
        self.bo: Final[str] = post(self.port, f"tables/{self.table}/seats", body)["key"]

    def memory(self) -> int:
        """Of the server, in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0])

    def worked(self) -> float:
        """For how many seconds the server has kept a core busy, whatever else the machine does."""
        times = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    @cached_property
    def finished(self) -> str:
        """A table whose game is over."""
        bots = {"game": "avalon", "options": {}, "seats": ["random", "random"]}
        made = post(self.port, "tables", {"settings": bots})
        watching = Seat(self.port, made["table"])  # bots play for those who watch
        while watching.latest["info"]["status"] != "over":
            watching.until("update")
        watching.close()
        return str(made["table"])

    def errors(self) -> list[str]:
        """What the server has logged as an error."""
        lines = self.log.read_text().splitlines()
        return [
            line
            for line, before in zip(lines, ["", *lines], strict=False)
            if re.match(r"ERROR|CRITICAL|Traceback", line)
            # This one is said by the transport itself, and closes the connection.
            and not re.search("Invalid UTF-8 sequence", line + before)
        ]


@pytest.fixture(scope="module")
def servers() -> Iterator[ServerForker]:
    with server_forker() as made:
        yield made


@pytest.fixture(scope="module")
def server(
    servers: ServerForker, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SeparateServer]:
    made = SeparateServer(servers, tmp_path_factory.mktemp("server"))
    yield made
    assert not made.errors(), "somebody made the server stumble"


@pytest.fixture
def threaded(tmp_path: Path) -> Iterator[ThreadedServer]:
    """A server with the usual limits, whose time the test moves."""
    made = ThreadedServer(tmp_path)
    yield made
    made.close()


def is_well(server: SeparateServer) -> None:
    """A new client is served."""
    with Raw(server.port) as page:
        page.hello(server.table, server.ana)
        page.say(type="ping")
        page.until("pong")


# Garbage -----------------------------------------------------------------------------------------


def test_garbage_instead_of_http(server: SeparateServer) -> None:
    random = Random(1)
    for garbage in (
        random.randbytes(3000),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + random.randbytes(500),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000,
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc",
        b"\0" * 1000,
        b"",
    ):
        with (
            contextlib.suppress(ConnectionError),
            socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line,
        ):
            line.sendall(garbage)
            line.shutdown(socket.SHUT_WR)
            line.recv(1000)
    is_well(server)


@pytest.mark.parametrize(
    ("garbage", "codes"),
    [
        (framed(b"\xff\xfe{"), {1007}),
        (framed(b'{"type":"ping"}', masked=False), {1002}),
        (framed(b"x", first=0xF1), {1002}),
        (framed(b"x", first=0x83), {1002}),
        (framed(b"x", first=0x80), {1002}),
        (framed(b"x" * 200, first=0x89), {1002}),
        (framed(b"\x03", first=CLOSE), {1002}),
        (bytes((TEXT, 0xFF)) + b"\xff" * 8 + bytes(4), {1002, 1009}),
        (framed(b"x" * (16 * MOST_BYTES + 1)), {1009}),
        (Random(2).randbytes(4000), {1002, 1007, 1009, None}),
    ],
    ids=range(10),
)
def test_frames_that_are_none(
    server: SeparateServer, garbage: bytes, codes: set[int | None]
) -> None:
    with Raw(server.port) as page:
        page.hello(server.table, server.ana)
        page.push(garbage)
        _, code = page.last()
        assert code in codes
    is_well(server)
    assert "Traceback" not in server.log.read_text()


def test_binary_frames_and_pieces(server: SeparateServer) -> None:
    with Raw(server.port) as page:
        page.frame(
            json.dumps({"type": "hello", "protocol": 2, "table": server.table}).encode(), BINARY
        )
        page.until("update")
        page.frame(b'{"type":"ping"}', BINARY)
        page.until("pong")
        for garbage in (b"\x00\xff" * 50, b"", b"\x89PNG\r\n"):
            page.frame(garbage, BINARY)
            assert page.until("refused")["error"] == "malformed-message"
        page.frame(b'{"type":', 0x01)
        page.frame(b'"pi', 0x00)
        page.frame(b'ng"}', 0x80)
        page.until("pong")


def test_messages_that_are_too_large_or_too_deep(server: SeparateServer) -> None:
    with Raw(server.port) as page:
        page.hello(server.table, server.ana)
        for size in (MOST_BYTES + 1, 3 * MOST_BYTES, 16 * MOST_BYTES):
            page.frame(b'{"type":"ping"}' + b" " * (size - 15))
            refused = page.until("refused")
            assert (refused["error"], refused["fatal"]) == ("message-too-large", False)
            assert refused["details"] == {"most": MOST_BYTES}
        for text in ("[" * MOST_BYTES, '{"a":' * 800, "[" * 2000 + "]" * 2000):
            page.frame(text.encode())
            assert page.until("refused")["error"] == "malformed-message"
        page.say(type="ping")
        page.until("pong")
        page.frame(b"x" * (16 * MOST_BYTES + 1))
        assert page.last()[1] == 1009


def test_no_garbage_makes_the_server_stumble(server: SeparateServer, servers: ServerForker) -> None:
    """Messages twisted in every way: refused by name, never by 'something went wrong here'."""
    random = Random(3)
    right: list[Any] = [
        {"type": "answer", "token": "t", "position": 3, "decision": "0.0", "choice": {"do": "end"}},
        {"type": "undo", "token": "t", "to": 0},
        {"type": "propose", "token": "t", "what": "replace", "seat": 1},
        {"type": "vote", "token": "t", "proposal": 1, "yes": True},
        {"type": "order", "token": "t", "window": "resist", "order": "ask"},
        {"type": "wait", "token": "t", "raised": False},
        {"type": "say", "token": "t", "text": "x"},
        {"type": "return", "token": "t"},
        {"type": "fill", "token": "t", "bot": "greedy"},
        {"type": "look", "token": "t", "number": 0, "eyes": "mine"},
    ]
    odd: list[Any] = [None, -1, 2**63, 2**64, 10**40, 1.5, "", "\0", "é" * 50, [], {}, True]
    odd += [[[]], {"do": {"do": 1}}, "\u202e", "NaN", "0.0", -0.0, 1e300]
    port = free_port()
    folder = server.db.parent
    servers.start(port, str(folder / "twisted.db"), str(folder / "twisted.log"))
    made = post(port, "tables", {"settings": AVALON, "name": "Ana"})
    body = {"name": "Bo", "invite": made["invite"]}
    post(port, f"tables/{made['table']}/seats", body)
    with Raw(port) as page:
        page.hello(made["table"], made["key"])
        for at in range(600):
            message = dict(random.choice(right), token=f"t{at}")
            field = random.choice(list(message))
            if random.random() < 0.1:
                del message[field]
            else:
                message[field] = random.choice(odd)
            page.say(**message)
            answer = page.until("done", "refused", "sight", "pong")
            assert answer["type"] != "refused" or answer["error"] != "server-fault", message
    assert "Traceback" not in (folder / "twisted.log").read_text()


# Floods ------------------------------------------------------------------------------------------


def test_a_flood_is_refused_and_then_closed(threaded: ThreadedServer) -> None:
    """All of it in one moment, so that nothing is forgiven meanwhile."""
    made = post(threaded.port, "tables", {"settings": AVALON, "name": "Ana"})
    with Raw(threaded.port) as page:
        page.hello(made["table"], made["key"])
        with contextlib.suppress(ConnectionError):
            page.push(framed(b'{"type":"ping"}') * 500)
        heard, code = page.last()
    kinds = [message["type"] for message in heard]
    burst = 4 * int(Config(db="").messages_per_second)
    assert kinds.count("pong") == burst - 1, "and one hello"
    refused = [message for message in heard if message["type"] == "refused"]
    assert {message["error"] for message in refused} == {"too-many-messages"}
    assert [message["fatal"] for message in refused].index(True) == len(refused) - 1
    assert len(refused) == 41
    assert code == 1001
    with Raw(threaded.port) as page:
        page.hello(made["table"], made["key"])
        page.say(type="ping")
        page.until("pong")


def test_who_goes_slowly_is_not_refused(server: SeparateServer) -> None:
    with Raw(server.port) as page:
        page.hello(server.table, server.ana)
        for _ in range(20):
            page.say(type="ping")
        for _ in range(20):
            assert page.until("pong", "refused")["type"] == "pong"


@contextlib.contextmanager
def flood(
    server: SeparateServer, table: str, key: str, message: Any, connections: int
) -> Iterator[None]:
    """In a process of its own: so many connections ask for all they may, each time with a token of
    its own, and come back when they are closed. Its output is how often that was."""
    flooder = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("flooder.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert flooder.stdin
    assert flooder.stdout
    try:
        order = {"port": server.port, "table": table, "key": key, "message": message}
        flooder.stdin.write(json.dumps({**order, "count": connections}) + "\n")
        flooder.stdin.flush()
        assert flooder.stdout.readline() == "flooding\n"
        yield
        floods, _ = flooder.communicate("stop\n", PATIENCE)
        assert int(floods) >= connections, "the test is not one"
    finally:
        flooder.kill()
        flooder.wait()
        flooder.stdin.close()
        flooder.stdout.close()


class Players:
    """Two people who play; for how long the server works from an answer until both have seen it."""

    def __init__(self, server: SeparateServer) -> None:
        self.server: Final = server
        made = post(server.port, "tables", {"settings": AVALON, "name": "Ana"})
        body = {"name": "Bo", "invite": made["invite"]}
        joined = post(server.port, f"tables/{made['table']}/seats", body)
        self.people: Final = [Seat(server.port, made["table"], k["key"]) for k in (made, joined)]

    def play(self, answers: int) -> list[float]:
        work: list[float] = []
        for _ in range(answers):
            asked = next(person for person in self.people if person.latest["decision"])
            before = self.server.worked()
            asked.answer(asked.latest["decision"]["options"][-1]["choice"])
            position = asked.until("done")["position"]
            for person in self.people:
                person.at(position)
            after = self.server.worked()
            work.append(after - before)
            # The flood goes on meanwhile.
            wait_until(lambda: self.server.worked() >= after + 0.05)  # noqa: B023 - at once
        return work

    def close(self) -> None:
        for person in self.people:
            person.close()


def a_unit_of_work() -> float:
    """For how many seconds something simple keeps a core of this machine busy: a tenth or so. So it
    is known what the work of a server means here, whatever else the machine does."""

    def measured() -> float:
        began = time.process_time()
        sum(number % 7 for number in range(1_500_000))
        return time.process_time() - began

    return max(measured() for _ in range(3))


FLOODS: Final[dict[str, Any]] = {
    "look": {"type": "look", "token": "", "number": 40, "eyes": "all"},
    "hint": {"type": "hint", "token": ""},
    "say": {"type": "say", "token": "", "text": "x" * 500},
    "wait": {"type": "wait", "token": "", "raised": True},
    "nonsense": {"type": "x" * 4000},
}


@pytest.mark.parametrize("what", FLOODS)
def test_other_tables_are_served_during_floods(server: SeparateServer, what: str) -> None:
    """Messages that are understood and cost something: a long way back with all hands open, a bot
    that must think, lines and entries that are kept. Two people who play meanwhile notice little:
    hardly anything else is done before their answer. (How long that takes hangs also on what the
    machine does beside it: what counts is the work.)"""
    table, key = (server.finished, "") if what == "look" else (server.table, server.ana)
    players = Players(server)
    try:
        with flood(server, table, key, FLOODS[what], 20):
            work = players.play(12)
            unit = a_unit_of_work()
    finally:
        players.close()
    assert statistics.median(work) < unit, (unit, work)
    assert max(work) < 5 * unit, (unit, work)


def test_one_address_has_so_many_connections(servers: ServerForker, tmp_path: Path) -> None:
    server = SeparateServer(servers, tmp_path, max_websockets_per_address=30)
    with contextlib.ExitStack() as held:
        pages = [held.enter_context(Raw(server.port)) for _ in range(200)]
        for page in pages[:30]:
            page.hello(server.table)
        for page in pages[30:]:
            heard, _ = page.last()
            assert [(m["error"], m["fatal"]) for m in heard] == [("too-many-connections", True)]
        assert get(server.port, "api/games"), "the site itself is still there"
        pages[0].reset()

        def comes_in() -> bool:
            with Raw(server.port) as again:
                again.say(type="hello", protocol=2, table=server.table)
                return bool(again.next()["type"] == "welcome")

        wait_until(comes_in, "a place that is free again is not given")
    assert not server.errors()


def test_a_worker_has_so_many_connections(servers: ServerForker, tmp_path: Path) -> None:
    server = SeparateServer(servers, tmp_path, max_websockets=3)
    with contextlib.ExitStack() as held:
        pages = [held.enter_context(Raw(server.port)) for _ in range(4)]
        assert pages[3].next()["error"] == "too-many-connections"
        pages[0].hello(server.table)


# Silence -----------------------------------------------------------------------------------------


def test_who_says_nothing_is_closed(threaded: ThreadedServer) -> None:
    """After fifteen seconds; until then one may begin to talk."""
    table = post(threaded.port, "tables", {"settings": AVALON, "name": "Ana"})["table"]
    with (
        Raw(threaded.port) as silent,
        Raw(threaded.port) as stuck,
        Raw(threaded.port) as late,
        Raw(threaded.port) as here,
    ):
        here.hello(table)
        stuck.push(framed(b'{"type":"hello","protocol":2}')[:9])
        threaded.advance(14.9)
        late.hello(table)
        threaded.advance(0.1)
        for page in (silent, stuck):
            assert page.last()[0] == []
        threaded.advance(3600)
        for page in (late, here):  # after hello a client may stay silent
            page.say(type="ping")
            page.until("pong")


def test_who_reads_nothing_is_closed_and_costs_little(
    servers: ServerForker, tmp_path: Path
) -> None:
    """It asks for a lot and reads none of it. (After how many seconds it is closed the system says,
    which follows the time of the machine: here after one. So nobody's room is narrow as long as he
    reads, however late he comes to that.)"""
    server = SeparateServer(servers, tmp_path, unread=1.0, messages_per_second=1e6)
    over = server.finished
    look = framed(json.dumps({"type": "look", "token": "t", "number": 1, "eyes": "all"}).encode())
    watching = Seat(server.port, over)
    before = server.memory()
    most = 0
    with contextlib.ExitStack() as held:
        pages = [held.enter_context(Raw(server.port)) for _ in range(10)]
        for page in pages:
            page.hello(over)
        for page in pages:
            page._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            page._socket.setblocking(False)
            with contextlib.suppress(BlockingIOError, ConnectionError):
                for _ in range(3000):
                    page._socket.send(look)

        def all_are_gone() -> bool:  # though they hold on
            nonlocal most
            most = max(most, server.memory())
            with contextlib.suppress(TimeoutError):
                watching.receive(0.1)
            return bool(watching.latest["info"]["watchers"] == 1)

        wait_until(all_are_gone)
    assert most - before < 60e6
    watching.close()
    assert not server.errors()


def watch_until(seat: Seat, watchers: int) -> None:
    while seat.latest["info"]["watchers"] != watchers:
        seat.receive()


def test_who_goes_without_a_word_is_gone(server: SeparateServer) -> None:
    """Cut off in the middle of everything; nobody is counted who is not there."""
    watching = Seat(server.port, server.table)
    say = framed(json.dumps({"type": "say", "token": "t", "text": "psst"}).encode())
    for at in range(40):
        page = Raw(server.port)
        if at % 2:
            page.hello(server.table)
        if at % 4 == 1:
            page.push(say[: at % len(say)])
        elif at % 4 == 3:
            page.push(say)
        if at % 3:
            page.reset()
        else:
            page._socket.shutdown(socket.SHUT_WR)
            page._socket.close()
    watch_until(watching, 1)
    watching.close()
    is_well(server)


# Other people's seats ----------------------------------------------------------------------------


def test_what_another_seat_said_cannot_be_said_again(server: SeparateServer) -> None:
    made = post(server.port, "tables", {"settings": AVALON, "name": "Ana"})
    body = {"name": "Bo", "invite": made["invite"]}
    joined = post(server.port, f"tables/{made['table']}/seats", body)
    with Raw(server.port) as ana, Raw(server.port) as bo, Raw(server.port) as nobody:
        ana.say(type="hello", protocol=2, table=made["table"], key=made["key"])
        update = ana.until("update")
        bo.hello(made["table"], joined["key"])
        nobody.hello(made["table"])
        recorded = {
            "type": "answer",
            "token": "ana-1",
            "position": update["position"],
            "decision": update["decision"]["id"],
            "choice": update["decision"]["options"][0]["choice"],
        }
        bo.say(**recorded)
        assert bo.until("refused", "done")["error"] == "wrong-seat"
        nobody.say(**recorded)
        assert nobody.until("refused", "done")["error"] == "not-seated"
        ana.say(**recorded)
        done = ana.until("done")
        for page, error in ((bo, ("wrong-seat", "no-such-decision")), (nobody, ("not-seated",))):
            page.say(**recorded)  # now that it is done
            assert page.until("refused", "done").get("error") in error
        ana.say(**recorded)
        assert ana.until("done") == done
    record = get(server.port, f"api/tables/{made['table']}")
    assert record["status"] == "playing"
    with contextlib.closing(sqlite3.connect(server.db)) as database:
        rows = database.execute("SELECT entries FROM log WHERE table_id = ?", [made["table"]])
        assert sum(bytes(row[0]).count(b'"answered"') for row in rows) == 1


def test_a_key_opens_one_seat_of_one_table(server: SeparateServer) -> None:
    other = post(server.port, "tables", {"settings": AVALON, "name": "Eve"})
    for table, key in (
        (server.table, other["key"]),
        (server.table, server.invite),
        (other["table"], server.ana),
        (other["table"], other["invite"]),
        (server.table, server.ana + "x"),
        (server.table, server.ana[:-1]),
        (server.table, server.ana.swapcase()),
    ):
        with Raw(server.port) as page:
            page.say(type="hello", protocol=2, table=table, key=key)
            heard, _ = page.last()
            assert [(m["error"], m["fatal"]) for m in heard] == [("unknown-key", True)]


# Texts -------------------------------------------------------------------------------------------


def test_names_and_chat_are_plain_text(server: SeparateServer) -> None:
    names = {
        "<img src=x>": "<img src=x>",
        "a\0b": "a b",
        "\u202egnp.exe": "gnp.exe",
        "{$name} & co": "{$name} & co",
        "a\u2066b\u2069": "a b",
        "x\r\nSet-Cookie: a=b": "x Set-Cookie: a=b",
        "Zoé 🐉": "Zoé 🐉",
    }
    for given, kept in names.items():
        made = post(server.port, "tables", {"settings": AVALON, "name": given})
        listed = get(server.port, f"api/tables/{made['table']}")
        assert listed["seats"][0]["name"] == kept
        with Raw(server.port) as page:
            page.hello(made["table"], made["key"])
            page.say(type="say", token="t", text=given)
            line = page.until("chat")["line"]
            assert (line["name"], " ".join(line["text"].split())) == (kept, kept)
            assert all(c.isprintable() or c == "\n" for c in line["text"])
    assert json.dumps(get(server.port, "api/tables")), "it is JSON, whatever the names are"


def test_a_list_is_json_and_never_html(server: SeparateServer) -> None:
    settings = {**AVALON, "private": False}
    post(server.port, "tables", {"settings": settings, "name": "<script>x</script>"})
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as line:
        line.request("GET", "/api/tables")
        answer = line.getresponse()
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert b"<script>x</script>" in answer.read()


# Tables ------------------------------------------------------------------------------------------


def test_nobody_founds_hundreds_of_tables(threaded: ThreadedServer, tmp_path: Path) -> None:
    body = json.dumps({"settings": AVALON, "name": "Ana"}).encode()
    statuses = []
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", threaded.port)) as line:
        for _ in range(200):
            line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            statuses.append(answer.status)
            answer.read()
    assert set(statuses) == {201, 429}
    assert statuses.count(201) == 30
    with contextlib.closing(sqlite3.connect(tmp_path / "db")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone()[0] == 30


# Secrets -----------------------------------------------------------------------------------------


def test_no_secret_in_what_the_server_says(servers: ServerForker, tmp_path: Path) -> None:
    """Its log, with everything in it that it could say."""
    server = SeparateServer(servers, tmp_path, debug=True)
    for key in (server.ana, server.bo, "wrong-key-of-somebody-who-mistyped"):
        with Raw(server.port) as page:
            page.say(type="hello", protocol=2, table=server.table, key=key)
            page.next()
            page.say(type="say", token="t", text="what is said here is nobody's business")
            page.say(type="answer", token="u", position=0, decision="x", choice={"do": key})
            page.say(type="nonsense", key=key)
            while isinstance(said := page.next(), dict) and (
                said.get("error") != "malformed-message"
            ):
                pass  # until all of it is answered, or the wrong key has been sent away
    with contextlib.suppress(OSError):
        post(server.port, f"tables/{server.table}/seats", {"name": "Bo", "invite": server.invite})
    with contextlib.suppress(OSError):
        post(server.port, f"tables/{server.table}/rematch", {"key": server.ana})
    post(server.port, "mine", {"tables": {server.table: server.ana}})
    log = server.log.read_text()
    assert "DEBUG" in log, "nothing is logged, so nothing is tested"
    with contextlib.closing(sqlite3.connect(server.db)) as database:
        rows = "".join(
            bytes(row[0]).decode() for row in database.execute("SELECT entries FROM log")
        )
    hashes = set(re.findall(r'"(?:key|invite)":"([0-9a-f]{64})"', rows))
    seeds = set(re.findall(r'"seed":"([^"]+)"', rows))
    assert (len(hashes), len(seeds)) == (3, 1)
    secrets = {server.ana, server.bo, server.invite, "wrong-key-of", "nobody's business"}
    for secret in secrets | hashes | seeds:
        assert secret not in log
