"""Connections that ask for nothing, or for too much: closed, counted, and nobody else waits."""

import contextlib
import http.client
import json
import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tableronde.core.state import Plain
from tableronde.server.config import Config
from tableronde.server.limits import neighbourhood
from tableronde.server.transport import Porch
from tests.server.live_client import Nursery, free_port, nursery

PATIENCE: Final = 15.0
WHOLE: Final = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE: Final = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


class House:
    def __init__(self, servers: Nursery, folder: Path, **config: Any) -> None:
        self.port: Final = free_port()
        self.log: Final = folder / "log"
        self.pid: Final = servers.start(self.port, str(folder / "db"), log=str(self.log), **config)

    def line(self, source: str = "127.0.0.1") -> socket.socket:
        to = ("127.0.0.1", self.port)
        return socket.create_connection(to, timeout=PATIENCE, source_address=(source, 0))

    def asking(self) -> "contextlib.closing[http.client.HTTPConnection]":
        return contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=15))

    def serves(self, source: str = "127.0.0.1") -> bool:
        with self.line(source) as line:
            line.sendall(WHOLE)
            return heard(line).startswith(b"HTTP/1.1 200")


def asked(
    line: http.client.HTTPConnection,
    method: str,
    path: str,
    body: Plain = None,
    **headers: str,
) -> tuple[int, Plain]:
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


def is_open(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return bool(heard(line))
    except TimeoutError:
        return True


def until_closed(line: socket.socket, *drips: bytes) -> float:
    """Seconds until the server has had enough; meanwhile one of these comes now and then."""
    started = time.monotonic()
    line.settimeout(0.1)
    waiting = list(drips)
    while time.monotonic() - started < PATIENCE:
        try:
            if waiting:
                line.sendall(waiting.pop(0))
            if not line.recv(100_000):
                return time.monotonic() - started
        except TimeoutError:
            continue
        except ConnectionError:
            return time.monotonic() - started
    raise TimeoutError("it is not closed")


POST: Final = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
TOO_LARGE: Final = POST + b"Content-Length: 999999\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "drips"),
    [
        (b"", []),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", []),
        (b"GET / HTTP/1.1\r\n", [b"X: y\r\n"] * 200),
        (b"", [b"\r\n"] * 200),
        (POST + b"Content-Length: 99\r\n\r\n", [b"x"] * 98),
        (WHOLE, [b"\r\n"] * 200),
        (WHOLE, [b"GET / HT"]),
        (WHOLE + WHOLE, [WHOLE, b"GET / HTTP/1.1\r\n", b"X: y\r\n"]),
        (WHOLE + POST + b"Content-Length: 99\r\n\r\n", []),
        (TOO_LARGE, [b"x" * 9999] * 200),
    ],
    ids=[
        *("silent", "half", "drip", "empty-lines", "body", "later-empty", "later-half"),
        *("pipelined", "pipelined-half", "refused"),
    ],
)
def test_a_request_must_arrive(
    servers: Nursery, tmp_path: Path, first: bytes, drips: list[bytes]
) -> None:
    house = House(servers, tmp_path, request_within=0.6)
    with house.line() as line:
        line.sendall(first)
        assert 0.4 < until_closed(line, *drips) < 4


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
    servers: Nursery, tmp_path: Path, first: bytes, more: bytes
) -> None:
    house = House(servers, tmp_path)
    with house.line() as line:
        line.sendall(first)
        sent = 0
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(more)
                sent += len(more)
        assert sent < 5_000_000, "it is still read"
    assert house.serves()


@pytest.mark.parametrize(("size", "status"), [(16_300, b"200"), (16_500, b"431")])
def test_the_size_of_a_head(servers: Nursery, tmp_path: Path, size: int, status: bytes) -> None:
    """Of the second request on a connection as of the first."""
    house = House(servers, tmp_path)
    with house.line() as line:
        line.sendall(WHOLE.replace(b"games", b"nothing"))
        answer = heard(line)
        while not answer.endswith(b"}"):
            answer += heard(line)
        pad = size - len(WHOLE) - len(b"X: \r\n")
        line.sendall(WHOLE[:-2] + b"X: " + b"x" * pad + b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 " + status)


def test_what_is_no_request_is_told_now_and_then(servers: Nursery, tmp_path: Path) -> None:
    house = House(servers, tmp_path)
    for said in (b"\x00\r\n\r\n", WHOLE[:-2] + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n"):
        for _ in range(20):
            with house.line() as line:
                line.sendall(said)
                assert heard(line)
    told = house.log.read_text()
    assert told.count("Invalid HTTP request") == 1
    assert told.count("Unsupported upgrade") == 1


def test_an_upgrade_waits_for_what_was_asked_before(servers: Nursery, tmp_path: Path) -> None:
    """And then nothing of that ends the live line."""
    house = House(servers, tmp_path, request_within=0.5, hello_within=30.0)
    with house.line() as one, house.line() as other:
        for line, before in ((one, 1), (other, 2)):
            line.sendall(WHOLE * before + UPGRADE)
            answers = b""
            while b"HTTP/1.1 101" not in answers:
                told = heard(line)
                assert told, "it is closed"
                answers += told
            assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200"] * before + [b"101"]
        time.sleep(6)  # a connection that asks for nothing more is closed after five seconds
        assert is_open(one)
        assert is_open(other)


def test_what_comes_right_behind_an_upgrade_is_dropped(servers: Nursery, tmp_path: Path) -> None:
    """However much it is, the line is heard later, and its place is given back."""
    house = House(servers, tmp_path, lines_an_address=5)
    for _ in range(8):
        with house.line() as line:
            line.sendall(UPGRADE + b"\xff" * 5000)
            assert heard(line).startswith(b"HTTP/1.1 101")
            line.sendall(bytes([0x81, 0x80 | 2, 0, 0, 0, 0]) + b"{}")
            assert b"malformed-message" in heard(line)
    assert house.serves()


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
    servers: Nursery, tmp_path: Path, wrong: bytes
) -> None:
    house = House(servers, tmp_path)
    with house.line() as line:
        line.sendall(UPGRADE[:-2] + wrong + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400")
        assert heard(line) == b""


def test_many_requests_at_once_are_answered_one_after_the_other(
    servers: Nursery, tmp_path: Path
) -> None:
    house = House(servers, tmp_path)
    with house.line() as line:
        line.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        answers = b""
        while answers.count(b"HTTP/1.1 404") < 500:
            told = heard(line)
            assert told, "it is closed"
            answers += told


def test_who_has_asked_may_stay(servers: Nursery, tmp_path: Path) -> None:
    """Requests on one connection over a longer time, and a live table."""
    house = House(servers, tmp_path, request_within=0.5)
    with house.line() as live, house.asking() as asking:
        live.sendall(UPGRADE)
        assert heard(live).startswith(b"HTTP/1.1 101")
        asking.connect()
        first = asking.sock
        for _ in range(4):
            assert asked(asking, "GET", "/api/games")[0] == 200
            time.sleep(0.3)
        assert asking.sock is first
        assert is_open(live)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\n", UPGRADE], ids=["", "half", "live"])
def test_an_address_has_so_many_connections(servers: Nursery, tmp_path: Path, said: bytes) -> None:
    house = House(servers, tmp_path, lines_an_address=10)
    with contextlib.ExitStack() as held:
        lines = []
        for _ in range(40):
            lines.append(held.enter_context(house.line()))
            with contextlib.suppress(ConnectionError):
                lines[-1].sendall(said)
        if said == UPGRADE:
            for line in lines[:10]:
                assert heard(line).startswith(b"HTTP/1.1 101")
        assert [is_open(line) for line in lines] == [True] * 10 + [False] * 30
        assert house.serves("127.0.0.2"), "somebody else finds no room"
        assert not house.serves()
        lines[0].close()
        end = time.monotonic() + PATIENCE
        while not house.serves():
            assert time.monotonic() < end, "a place that is free again is not given"
    assert house.log.read_text().count("too many connections") == 1


def test_a_worker_has_so_many_connections(servers: Nursery, tmp_path: Path) -> None:
    house = House(servers, tmp_path, lines=20)
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(house.line(f"127.0.0.{at + 1}")) for at in range(30)]
        assert sum(map(is_open, lines)) == 20
        assert not house.serves("127.0.0.99")
    assert house.log.read_text().count("too many connections") == 1


def test_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        with nursery() as servers:
            house = House(servers, tmp_path)
            limits = Path(f"/proc/{house.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert line.split()[3:5] == [str(hard), str(hard)]


def test_the_tables_keep_some_of_the_files() -> None:
    porch = Porch(Config(db="", lines=999), 40, lambda _address: False)
    assert sum(porch.come(str(at)) is not None for at in range(60)) == 30


def test_behind_a_proxy_are_many_people() -> None:
    porch = Porch(Config(db="", lines_an_address=2), 1000, {"10.0.0.1"}.__contains__)
    assert [porch.come("10.0.0.1") is not None for _ in range(4)] == [True] * 4
    assert [porch.come("10.0.0.2") is not None for _ in range(4)] == [True, True, False, False]


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
    assert neighbourhood(address) == shared


# Where a request comes from ----------------------------------------------------------------------

GUILDS: Final = {"game": "guilds", "options": {}, "seats": ["me", *["friend"] * 4]}
FOUND: Final = {"settings": GUILDS, "name": "Ana"}


def founded(house: House, count: int, address: str) -> int:
    """How many tables are founded by so many addresses, as the headers tell them."""
    statuses = []
    with house.asking() as line:
        for at in range(count):
            told = {"X_Forwarded_For": address.format(at)}
            statuses.append(asked(line, "POST", "/api/tables", FOUND, **told)[0])
    assert set(statuses) <= {201, 429}
    return statuses.count(201)


def test_nobody_is_believed_who_says_he_is_somebody_else(servers: Nursery, tmp_path: Path) -> None:
    house = House(servers, tmp_path, tables_a_minute=3)
    assert founded(house, 20, "192.0.2.{}") == 3


@pytest.mark.parametrize("proxies", [["127.0.0.1"], ["10.0.0.1", "127.0.0.0/8"], ["*"]])
def test_a_proxy_is_believed(servers: Nursery, tmp_path: Path, proxies: list[str]) -> None:
    house = House(servers, tmp_path, tables_a_minute=3, proxies=proxies)
    assert founded(house, 20, "192.0.2.{}") == 20
    assert founded(house, 20, "203.0.113.5") == 3
    assert founded(house, 20, "2001:db8:1:2::{}") == 3, "a household has a whole /64"
    if proxies != ["*"]:
        assert founded(house, 20, "192.0.2.{}, 203.0.113.6") == 3, "only what the proxy has added"


def test_a_proxy_is_believed_about_live_tables(servers: Nursery, tmp_path: Path) -> None:
    house = House(servers, tmp_path, connections_an_address=2, proxies=["127.0.0.1"])
    with contextlib.ExitStack() as held:
        said = []
        for at in (1, 1, 1, 2):
            line = held.enter_context(house.line())
            header = b"Host: x\r\nX-Forwarded-For: 192.0.2.%d\r\n" % at
            line.sendall(UPGRADE.replace(b"Host: x\r\n", header))
            line.settimeout(0.5)
            answer = b""
            with contextlib.suppress(TimeoutError):
                while piece := heard(line):
                    answer += piece
            said.append(b"too-many-connections" in answer)
    assert said == [False, False, True, False]


def test_whoever_founds_no_more_tables_may_still_sit_down(servers: Nursery, tmp_path: Path) -> None:
    house = House(servers, tmp_path, tables_a_minute=1, sittings_a_minute=3)
    with house.asking() as line:
        _, made = asked(line, "POST", "/api/tables", FOUND)
        assert asked(line, "POST", "/api/tables", FOUND)[0] == 429
        path = f"/api/tables/{made['table']}/seats"
        sitting = [
            asked(line, "POST", path, {"name": f"Friend {at}", "invite": made["invite"]})[0]
            for at in range(4)
        ]
        assert sitting == [201, 201, 201, 429]
