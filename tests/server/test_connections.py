"""Connections that ask for nothing, or for too much: closed, counted, and nobody else waits."""

import contextlib
import http.client
import json
import re
import resource
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from tableronde.server.config import Config
from tableronde.server.network.connection_limiter import ConnectionLimiter
from tableronde.server.network.rate_limits import limit_key
from tests.manual_time import ManualTime
from tests.server.live_client import ServerForker, free_port, server_forker
from tests.server.threaded_server import ThreadedServer
from tests.waiting import PATIENCE, wait_until

WHOLE: Final = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE: Final = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def servers() -> Iterator[ServerForker]:
    with server_forker() as made:
        yield made


class Lines:
    """Connections to a server."""

    port: int

    def line(self, source: str = "127.0.0.1") -> socket.socket:
        to = ("127.0.0.1", self.port)
        return socket.create_connection(to, timeout=PATIENCE, source_address=(source, 0))

    def asking(self) -> "contextlib.closing[http.client.HTTPConnection]":
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        return contextlib.closing(line)

    def serves(self, source: str = "127.0.0.1") -> bool:
        with self.line(source) as line:
            line.sendall(WHOLE)
            return heard(line).startswith(b"HTTP/1.1 200")


class SeparateServer(Lines):
    """A server in a process of its own."""

    def __init__(self, servers: ServerForker, folder: Path, **config: Any) -> None:
        self.port = free_port()
        self.pid: Final = servers.start(self.port, str(folder / "db"), **config)


class ThreadedTestServer(ThreadedServer, Lines):
    """A server whose time stands, or is moved by the test."""


Here: TypeAlias = Callable[..., ThreadedTestServer]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Here]:
    made: list[ThreadedTestServer] = []

    def make(**config: Any) -> ThreadedTestServer:
        made.append(ThreadedTestServer(tmp_path, **config))
        return made[-1]

    yield make
    for server in made:
        server.close()


def asked(
    line: http.client.HTTPConnection,
    method: str,
    path: str,
    body: Any = None,
    **headers: str,
) -> tuple[int, Any]:
    """The status of an answer, and what it says."""
    told = {"Content-Type": "application/json"}
    told |= {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, None if body is None else json.dumps(body), told)
    answer = line.getresponse()
    return answer.status, json.loads(answer.read())


def heard(line: socket.socket) -> bytes:
    """What comes next; nothing: it is closed."""
    try:
        return line.recv(100_000)
    except ConnectionError:
        return b""


def answers(line: socket.socket, count: int) -> list[bytes]:
    """The statuses of so many answers."""
    told = b""
    while told.count(b"HTTP/1.1 ") < count:
        piece = heard(line)
        assert piece, "it is closed"
        told += piece
    return re.findall(rb"HTTP/1.1 (\d+)", told)


def talks(line: socket.socket) -> bool:
    """Whether a live line is open: the server answers to what makes no sense."""
    with contextlib.suppress(ConnectionError):
        line.sendall(bytes([0x81, 0x80 | 2, 0, 0, 0, 0]) + b"{}")
    return b"malformed-message" in heard(line)


POST: Final = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
TOO_LARGE: Final = POST + b"Content-Length: 999999\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "answered", "drips"),
    [
        (b"", 0, []),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", 0, []),
        (b"GET / HTTP/1.1\r\n", 0, [b"X: y\r\n"] * 9),
        (POST + b"Content-Length: 99\r\n\r\n", 0, [b"x"] * 9),
        (WHOLE, 1, [b"GET / HT"]),
        (WHOLE + WHOLE + b"GET / HTTP/1.1\r\n", 2, [b"X: y\r\n"]),
        (WHOLE + POST + b"Content-Length: 99\r\n\r\n", 1, []),
        (TOO_LARGE, 1, [b"x" * 9999] * 9),
    ],
    ids=[
        *("silent", "half", "drip", "body", "later-half", "pipelined-half", "body-behind"),
        "refused",
    ],
)
def test_a_request_must_arrive(here: Here, first: bytes, answered: int, drips: list[bytes]) -> None:
    """All of it within fifteen seconds, however often a little of it comes."""
    server = here()
    with server.line() as line:
        line.sendall(first)
        assert len(answers(line, answered)) == answered
        wait_until(lambda: server.connections == 1)
        for drip in [*drips, *[b""] * 9][:9]:
            server.advance(1.6)
            line.sendall(drip)
        assert server.connections == 1
        server.advance(0.7)
        wait_until(lambda: server.connections == 0)


ENDLESS: Final = b"GET / HTTP/1.1\r\nHost: x\r\n"
CHUNKS: Final = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (ENDLESS, b"a: b\r\n" * 1000),
        (ENDLESS + b"a: ", b"x" * 8000),
        (b"GET /", b"x" * 8000),
        (CHUNKS + b"1\r\n1\r\n0\r\n", b"a: b\r\n" * 1000),
        (CHUNKS + b"1;", b"x" * 8000),
    ],
    ids=["headers", "value", "address", "trailers", "chunk"],
)
def test_the_head_of_a_request_has_an_end(
    servers: ServerForker, tmp_path: Path, first: bytes, more: bytes
) -> None:
    server = SeparateServer(servers, tmp_path)
    with server.line() as line:
        line.sendall(first)
        sent = 0
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(more)
                sent += len(more)
        assert sent < 5_000_000, "it is still read"
    assert server.serves()


@pytest.mark.parametrize(("size", "status"), [(16_300, b"200"), (16_500, b"400")])
def test_the_size_of_a_head(
    servers: ServerForker, tmp_path: Path, size: int, status: bytes
) -> None:
    """Of what is kept until it is complete; of the second request on a connection as of the
    first."""
    server = SeparateServer(servers, tmp_path)
    with server.line() as line:
        line.sendall(WHOLE.replace(b"games", b"nothing"))
        answer = heard(line)
        while not answer.endswith(b"}"):
            answer += heard(line)
        begun = WHOLE[:-2] + b"X: "
        line.sendall(begun + b"x" * (size - len(begun)))
        if status == b"200":
            assert server.serves(), "it has been read"
            line.sendall(b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize("before", [0, 1])
def test_an_empty_line_is_no_request(servers: ServerForker, tmp_path: Path, before: int) -> None:
    server = SeparateServer(servers, tmp_path)
    with server.line() as line:
        line.sendall(WHOLE * before)
        assert len(answers(line, before)) == before
        line.sendall(b"\r\n")
        told = b""
        while piece := heard(line):
            told += piece
        assert b"HTTP/1.1 400" in told


def test_what_is_no_request_is_told_now_and_then(
    here: Here, caplog: pytest.LogCaptureFixture
) -> None:
    """Once a minute."""
    server = here()

    def say_what_is_none() -> None:
        for said in (
            b"\x00\r\n\r\n",
            WHOLE[:-2] + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        ):
            for _ in range(20):
                with server.line() as line:
                    line.sendall(said)
                    assert heard(line)

    for seconds, times in ((0, 1), (59, 1), (1, 2)):
        server.advance(seconds)
        say_what_is_none()
        assert caplog.text.count("Invalid HTTP request") == times
        assert caplog.text.count("Unsupported upgrade") == times


def test_an_upgrade_waits_for_what_was_asked_before(here: Here) -> None:
    """And then nothing of that ends the live line: neither that no request follows, nor that a
    connection which asks for nothing more is closed, as happens to the third one here."""
    server = here(keep_alive=0.05, hello_timeout=3600.0)
    with server.line() as one, server.line() as other, server.line() as idle:
        for line, before in ((one, 1), (other, 2)):
            line.sendall(WHOLE * before + UPGRADE)
            assert answers(line, before + 1) == [b"200"] * before + [b"101"]
        idle.sendall(WHOLE)
        while heard(idle):
            pass
        server.advance(20)
        assert talks(one)
        assert talks(other)


def test_what_comes_right_behind_an_upgrade_is_dropped(
    servers: ServerForker, tmp_path: Path
) -> None:
    """However much it is, the line is heard later, and its place is given back."""
    server = SeparateServer(servers, tmp_path, max_connections_per_address=5)
    for _ in range(8):
        with server.line() as line:
            line.sendall(UPGRADE + b"\xff" * 5000)
            assert heard(line).startswith(b"HTTP/1.1 101")
            line.sendall(bytes([0x81, 0x80 | 2, 0, 0, 0, 0]) + b"{}")
            assert b"malformed-message" in heard(line)
    assert server.serves()


@pytest.mark.parametrize(
    "wrong",
    [
        b"Content-Length: 5\r\n",
        b"Cookie: " + b"x" * 9000 + b"\r\n",
        b"".join(b"a%d: b\r\n" % number for number in range(129)),
    ],
    ids=["body", "cookie", "headers"],
)
def test_a_handshake_that_is_not_understood_is_refused(
    servers: ServerForker, tmp_path: Path, wrong: bytes
) -> None:
    server = SeparateServer(servers, tmp_path)
    with server.line() as line:
        line.sendall(UPGRADE[:-2] + wrong + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400")
        assert heard(line) == b""


def test_many_requests_at_once_are_answered_one_after_the_other(
    servers: ServerForker, tmp_path: Path
) -> None:
    server = SeparateServer(servers, tmp_path)
    with server.line() as line:
        line.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        answers = b""
        while answers.count(b"HTTP/1.1 404") < 500:
            told = heard(line)
            assert told, "it is closed"
            answers += told


def test_who_has_asked_may_stay(here: Here) -> None:
    """Requests on one connection over a longer time, and a live table."""
    server = here(hello_timeout=3600.0)
    with server.line() as live, server.asking() as asking:
        live.sendall(UPGRADE)
        assert answers(live, 1) == [b"101"]
        asking.connect()
        first = asking.sock
        for _ in range(4):
            assert asked(asking, "GET", "/api/games")[0] == 200
            server.advance(10)
        assert asking.sock is first
        assert talks(live)


@pytest.mark.parametrize(
    ("said", "rest"),
    [(b"", WHOLE), (WHOLE[:20], WHOLE[20:]), (UPGRADE, b"")],
    ids=["", "half", "live"],
)
def test_an_address_has_so_many_connections(
    here: Here, caplog: pytest.LogCaptureFixture, said: bytes, rest: bytes
) -> None:
    server = here(max_connections_per_address=10)
    with contextlib.ExitStack() as held:
        lines = []
        for _ in range(40):
            lines.append(held.enter_context(server.line()))
            with contextlib.suppress(ConnectionError):
                lines[-1].sendall(said)
        if said == UPGRADE:
            for line in lines[:10]:
                assert answers(line, 1) == [b"101"]
        assert [heard(line) for line in lines[10:]] == [b""] * 30
        assert server.serves("127.0.0.2"), "somebody else finds no live"
        assert not server.serves()
        for line in lines[:10]:
            line.sendall(rest)
            assert talks(line) if said == UPGRADE else answers(line, 1) == [b"200"]
        lines[0].close()
        wait_until(server.serves, "a place that is free again is not given")
    assert caplog.text.count("too many connections") == 1


def test_a_worker_has_so_many_connections(here: Here, caplog: pytest.LogCaptureFixture) -> None:
    server = here(max_connections=20)
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(server.line(f"127.0.0.{at + 1}")) for at in range(30)]
        assert [heard(line) for line in lines[20:]] == [b""] * 10
        assert not server.serves("127.0.0.99")
        for line in lines[:20]:
            line.sendall(WHOLE)
            assert answers(line, 1) == [b"200"]
    assert caplog.text.count("too many connections") == 1


def test_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        with server_forker() as servers:
            server = SeparateServer(servers, tmp_path)
            limits = Path(f"/proc/{server.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert line.split()[3:5] == [str(hard), str(hard)]


def test_the_tables_keep_some_of_the_files() -> None:
    limiter = ConnectionLimiter(
        Config(db="", max_connections=999), 40, lambda _address: False, ManualTime()
    )
    assert sum(limiter.acquire(str(at)) is not None for at in range(60)) == 30


def test_behind_a_proxy_are_many_people() -> None:
    limiter = ConnectionLimiter(
        Config(db="", max_connections_per_address=2), 1000, {"10.0.0.1"}.__contains__, ManualTime()
    )
    assert [limiter.acquire("10.0.0.1") is not None for _ in range(4)] == [True] * 4
    assert [limiter.acquire("10.0.0.2") is not None for _ in range(4)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_who_shares_the_limits_of_an_address(address: str, shared: str) -> None:
    assert limit_key(address) == shared


# Where a request comes from ----------------------------------------------------------------------

GUILDS: Final = {"game": "guilds", "options": {}, "seats": ["me", *["friend"] * 4]}
REFUSED: Final = b"too-many-connections"
FOUND: Final = {"settings": GUILDS, "name": "Ana"}


def founded(server: Lines, count: int, address: str) -> int:
    """How many tables are founded by so many addresses, as the headers tell them."""
    statuses = []
    with server.asking() as line:
        for at in range(count):
            told = {"X_Forwarded_For": address.format(at)}
            statuses.append(asked(line, "POST", "/api/tables", FOUND, **told)[0])
    assert set(statuses) <= {201, 429}
    return statuses.count(201)


def test_nobody_is_believed_who_says_he_is_somebody_else(here: Here) -> None:
    server = here(new_tables_per_minute=3)
    assert founded(server, 20, "192.0.2.{}") == 3


@pytest.mark.parametrize("proxies", [["127.0.0.1"], ["10.0.0.1", "127.0.0.0/8"], ["*"]])
def test_a_proxy_is_believed(here: Here, proxies: list[str]) -> None:
    server = here(new_tables_per_minute=3, trusted_proxies=proxies)
    assert founded(server, 20, "192.0.2.{}") == 20
    assert founded(server, 20, "203.0.113.5") == 3
    assert founded(server, 20, "2001:db8:1:2::{}") == 3, "a household has a whole /64"
    if proxies != ["*"]:
        assert founded(server, 20, "192.0.2.{}, 203.0.113.6") == 3, "only what the proxy has added"


def test_a_proxy_is_believed_about_live_tables(here: Here) -> None:
    server = here(max_websockets_per_address=2, trusted_proxies=["127.0.0.1"])
    with contextlib.ExitStack() as held:
        lines = []
        for at, comes in ((1, b"\r\n\r\n"), (1, b"\r\n\r\n"), (1, REFUSED), (2, b"\r\n\r\n")):
            lines.append(line := held.enter_context(server.line()))
            header = b"Host: x\r\nX-Forwarded-For: 192.0.2.%d\r\n" % at
            line.sendall(UPGRADE.replace(b"Host: x\r\n", header))
            told = b""
            while comes not in told:
                told += heard(line)
        for at in (0, 1, 3):
            assert talks(lines[at]), "only the third is one too many"


def test_whoever_founds_no_more_tables_may_still_sit_down(here: Here) -> None:
    server = here(new_tables_per_minute=1, joins_per_minute=3)
    with server.asking() as line:
        _, made = asked(line, "POST", "/api/tables", FOUND)
        assert asked(line, "POST", "/api/tables", FOUND)[0] == 429
        path = f"/api/tables/{made['table']}/seats"
        sitting = [
            asked(line, "POST", path, {"name": f"Friend {at}", "invite": made["invite"]})[0]
            for at in range(4)
        ]
        assert sitting == [201, 201, 201, 429]
