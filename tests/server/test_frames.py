"""Messages as the network brings them: whole, in pieces, several at once."""

import contextlib
import json
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from tableronde.server.protocol.base import PROTOCOL
from tests.server.live_client import free_port, get, post, server_forker
from tests.waiting import PATIENCE

UPGRADE: Final = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def whole(text: bytes) -> list[bytes]:
    return [frame(text)]


def long(text: bytes) -> list[bytes]:
    """Its length takes two bytes more."""
    return [frame(text.ljust(1000))]


def halves(text: bytes) -> list[bytes]:
    sent = frame(text)
    return [sent[:20], sent[20:]]


def head_first(text: bytes) -> list[bytes]:
    """After each of them nothing is left over that the library has not read."""
    sent = frame(text)
    return [sent[:1], sent[1:6], sent[6:]]


def two_frames(text: bytes) -> list[bytes]:
    return [frame(text[:10], fin=False), frame(text[10:], Opcode.CONT)]


def frames_together(text: bytes) -> list[bytes]:
    return [b"".join(two_frames(text))]


def after_a_pong(text: bytes) -> list[bytes]:
    return [frame(b"", Opcode.PONG), frame(text)]


def after_a_cut_ping(text: bytes) -> list[bytes]:
    """Of which one byte comes alone."""
    ping = frame(b"there?", Opcode.PING)
    return [ping[:1], ping[1:], frame(text)]


def around_a_ping(text: bytes) -> list[bytes]:
    """Control frames may come in the middle of a message."""
    first, second = two_frames(text)
    return [first, frame(b"there?", Opcode.PING), second]


def as_bytes(text: bytes) -> list[bytes]:
    return [frame(text, Opcode.BINARY)]


WAYS: Final = [
    *(whole, long, halves, head_first, two_frames, frames_together, after_a_pong),
    *(after_a_cut_ping, around_a_ping, as_bytes),
]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server_forker() as servers:
        port = free_port()
        servers.start(port, str(tmp_path_factory.mktemp("frames") / "db"))
        yield port


class Wire:
    """The bytes of one connection, at the table that is watched."""

    def __init__(self, port: int) -> None:
        settings = {"game": "avalon", "options": {}, "seats": ["me", "greedy"]}
        table = post(port, "tables", {"settings": settings, "name": "Ana"})["table"]
        self.hello: Final = json.dumps(
            {"type": "hello", "protocol": PROTOCOL, "table": table, "key": ""}
        ).encode()
        self._port: Final = port
        self.line: Final = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.heard = b""
        self.send([UPGRADE])
        self.until(b"\r\n\r\n")

    def send(self, chunks: list[bytes]) -> None:
        first, *others = chunks
        self.line.sendall(first)
        for chunk in others:
            get(self._port, "api/games")  # before it answers this, the server has read the last one
            self.line.sendall(chunk)

    def until(self, wanted: bytes, times: int = 1) -> None:
        while self.heard.count(wanted) < times:
            told = self.line.recv(100_000)
            assert told, "it is closed"
            self.heard += told

    def until_closed(self) -> bytes:
        while told := self.line.recv(100_000):
            self.heard += told
        return self.heard


PING: Final = b'{"type": "ping"}'
PROTOCOL_ERROR: Final = 1002


@pytest.mark.parametrize("way", WAYS)
def test_every_way_isheard(port: int, way: Callable[[bytes], list[bytes]]) -> None:
    """And so is what comes after it, whichever way that comes."""
    wire = Wire(port)
    with wire.line:
        wire.send(way(wire.hello))
        wire.until(b'"welcome"')
        for times, later in enumerate((way, *WAYS), 1):
            wire.send(later(PING))
            wire.until(b'"pong"', times)


def eight_byte_length(text: bytes) -> bytes:
    """A frame as `frame` makes it, but for the form in which its length is written."""
    mask = b"mask"
    return struct.pack("!BBQ", 0x81, 0x80 | 127, len(text)) + mask + apply_mask(text, mask)


@pytest.mark.parametrize("size", [119, 300])
def test_a_length_in_eight_bytes_is_a_length(port: int, size: int) -> None:
    """A frame of 119 bytes so written is 133 bytes long: 127, and a head of six."""
    wire = Wire(port)
    with wire.line:
        wire.send([frame(wire.hello)])
        wire.until(b'"welcome"')
        wire.send([eight_byte_length(PING.ljust(size))])
        wire.until(b'"pong"')


@pytest.mark.parametrize(
    "odd",
    [
        frame(b"", Opcode.PING),
        frame(b"x" * 125, Opcode.PING),
        frame(b"", Opcode.PONG),
        frame(b"", Opcode.CONT, fin=False),
    ],
    ids=["pings", "long-pings", "pongs", "empty-pieces"],
)
def test_thousands_of_odd_frames_end_the_line_and_nobody_else_waits(port: int, odd: bytes) -> None:
    wire, other = Wire(port), Wire(port)
    with wire.line, other.line:
        for each in (wire, other):
            each.send([frame(each.hello)])
            each.until(b'"welcome"')
        wire.send([frame(b"{", fin=False)])
        with contextlib.suppress(OSError):
            for _ in range(20):
                wire.line.sendall(odd * 5000)
        other.send([frame(PING)])
        other.until(b'"pong"')
        with contextlib.suppress(ConnectionError):
            wire.until_closed()
        pongs = wire.heard.count(b"\x8a\x00") + wire.heard.count(b"\x8a\x7d")
        assert pongs <= 1000, "of a hundred thousand"


def test_a_message_in_some_pieces_is_none_too_many(port: int) -> None:
    wire = Wire(port)
    with wire.line:
        wire.send([frame(wire.hello)])
        wire.until(b'"welcome"')
        for times in range(1, 4):
            first, *pieces = (PING[at : at + 1] for at in range(len(PING)))
            wire.send([frame(first, fin=False)])
            for piece in pieces[:-1]:
                wire.send([frame(piece, Opcode.CONT, fin=False)])
            wire.send([frame(pieces[-1], Opcode.CONT)])
            wire.until(b'"pong"', times)


def test_several_at_once(port: int) -> None:
    wire = Wire(port)
    with wire.line:
        wire.send([frame(wire.hello) + frame(PING) * 3])
        wire.until(b'"pong"', 3)
        wire.send([frame(PING) + frame(PING)[:5], frame(PING)[5:]])
        wire.until(b'"pong"', 4)


@pytest.mark.parametrize(
    "wrong",
    [frame(PING, mask=False), frame(PING, Opcode.CONT), bytes([0x91, *frame(PING)[1:]])],
    ids=["unmasked", "nothing-to-continue", "reserved"],
)
def test_what_is_no_frame_ends_the_line(port: int, wrong: bytes) -> None:
    wire = Wire(port)
    with wire.line:
        wire.send(whole(wire.hello))
        wire.until(b'"welcome"')
        wire.send([wrong])
        assert PROTOCOL_ERROR.to_bytes(2, "big") in wire.until_closed()


@pytest.mark.parametrize("text", [b"", b"{", b"[" * 2000])
def test_what_is_no_message_is_refused(port: int, text: bytes) -> None:
    wire = Wire(port)
    with wire.line:
        wire.send(whole(wire.hello))
        wire.until(b'"welcome"')
        wire.send(whole(text))
        wire.until(b'"malformed-message"')
        wire.send(whole(PING))
        wire.until(b'"pong"')


def test_a_frame_inside_a_frame_is_none(port: int) -> None:
    """What comes in a chunk of its own looks like a message and is the middle of another."""
    wire = Wire(port)
    with wire.line:
        wire.send(whole(wire.hello))
        wire.until(b'"welcome"')
        inner = frame(PING)
        wire.send([bytes([0x81, 0x80 | len(inner), 0, 0, 0, 0]), inner])
        assert b'"pong"' not in wire.until_closed(), "it is no text either"


def test_a_message_between_the_pieces_of_another_ends_the_line(port: int) -> None:
    wire = Wire(port)
    with wire.line:
        wire.send(whole(wire.hello))
        wire.until(b'"welcome"')
        wire.send([frame(PING[:5], fin=False), frame(PING)])
        assert PROTOCOL_ERROR.to_bytes(2, "big") in wire.until_closed()
