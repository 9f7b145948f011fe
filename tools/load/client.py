"""The load on our server: tables of two, each viewer on a WebSocket of its own, playing at random.

    python -m tools.load.client '{"port": …, "tables": …, "game": …, …}'

Prints `seated` when all tables have begun, `begun` and `ended` around the measured time, and then
one line of JSON (`LoadResult`). tools/boardgameio/client.js does the same with boardgame.io's
server. An answer has arrived when every viewer of its table has a state that holds it. At each
table one answer is on its way at a time: the next is given as soon as the new state asks for it.
"""

import asyncio
import itertools
import random
import sys
import time
import urllib.request
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tableronde.server.protocol.base import PROTOCOL
from tools.load.figures import Load, LoadResult

_AT_ONCE: Final = 10
"""Tables that are created at the same time."""


class _Option(msgspec.Struct):
    choice: msgspec.Raw


class _Decision(msgspec.Struct):
    id: str
    options: list[_Option]


class _Info(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """The part of a server message that is needed to answer; the rest is skipped."""

    type: str
    position: int = 0
    decision: _Decision | str | None = None
    info: _Info | None = None
    error: str = ""


_decode: Final = msgspec.json.Decoder(list[_Message]).decode
_encode: Final = msgspec.json.Encoder().encode


class _Sent(msgspec.Struct):
    """An answer that has not arrived everywhere."""

    at: float
    position: int
    missing: set[int]


class Table:
    """A table with its two viewers, who create another one when a game is over."""

    def __init__(
        self,
        load: Load,
        tasks: asyncio.TaskGroup,
        arrived: list[tuple[float, float]],
        number: int,
    ) -> None:
        self.games = 0
        self.sent: list[_Sent] = []
        self._load: Final = load
        self._tasks: Final = tasks  # if one fails, all are cancelled
        self._arrived: Final = arrived
        self._random: Final = random.Random(number)
        self._tokens: Final = itertools.count()
        self._viewers: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._ready: Final = asyncio.Event()  # set when somebody is asked, or the game is over
        self._question: tuple[int, int, _Decision] | None = None
        self._answered = -1
        self._over = False

    async def create_and_join(self) -> None:
        wishes = {"game": self._load.game, "options": {}, "seats": ["me", "friend"]}
        created = await self._post("tables", {"settings": wishes, "name": "Bot 0"})
        table = created["table"]
        guest = {"name": "Bot 1", "invite": created["invite"]}
        joined = await self._post(f"tables/{table}/seats", guest)
        self.games += 1
        self.sent, self._question, self._answered, self._over = [], None, -1, False
        self._ready.clear()
        for seat, key in enumerate((created["key"], joined["key"])):
            await self._connect(seat, {"table": table, "key": key})
        await self._ready.wait()

    async def _post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._load.port}/api/{path}",
            _encode(body),
            {"Content-Type": "application/json"},
        )

        def ask() -> bytes:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return bytes(answer.read())

        return msgspec.json.decode(await asyncio.to_thread(ask))

    async def _connect(self, seat: int, where: dict[str, str]) -> None:
        address = f"ws://127.0.0.1:{self._load.port}/live"
        viewer = await connect(
            address, compression=None, max_size=None, ping_interval=None, open_timeout=60
        )
        hello = {"type": "hello", "protocol": PROTOCOL, **where}
        await viewer.send(_encode(hello), text=True)
        self._viewers.append(viewer)
        self._listening.append(self._tasks.create_task(self._listen(seat, viewer)))

    async def _listen(self, seat: int, viewer: ClientConnection) -> None:
        while True:
            for message in _decode(await viewer.recv(decode=False)):
                if message.type == "update":
                    self._on_update(seat, message)
                elif message.type == "refused":
                    raise RuntimeError(f"refused: {message.error}")

    def _on_update(self, seat: int, update: _Message) -> None:
        now = time.perf_counter()
        for one in self.sent:
            if update.position > one.position:
                one.missing.discard(seat)
                if not one.missing:
                    self._arrived.append((one.at, now))
        self.sent = [one for one in self.sent if one.missing]
        self._over = self._over or (update.info is not None and update.info.status == "over")
        if isinstance(update.decision, _Decision) and update.position > self._answered:
            self._question = seat, update.position, update.decision
        if self._over or self._question is not None:
            self._ready.set()

    async def play(self) -> None:
        due = time.perf_counter() + self._random.random() * self._load.every
        while True:
            await self._ready.wait()
            if self._over:
                await self._leave()
                await self.create_and_join()
                continue
            if self._load.every:
                await asyncio.sleep(due - time.perf_counter())
                due += self._load.every
            await self._answer()

    async def _answer(self) -> None:
        assert self._question is not None
        seat, position, decision = self._question
        self._question, self._answered = None, position
        self._ready.clear()
        answer = {
            "type": "answer",
            "token": str(next(self._tokens)),
            "position": position,
            "decision": decision.id,
            "choice": self._random.choice(decision.options).choice,
        }
        self.sent.append(_Sent(time.perf_counter(), position, {0, 1}))
        await self._viewers[seat].send(_encode(answer), text=True)

    async def _leave(self) -> None:
        self.stop_listening()
        await asyncio.gather(*(viewer.close() for viewer in self._viewers))
        self._viewers = []

    def stop_listening(self) -> None:
        for task in self._listening:
            task.cancel()
        self._listening = []


async def run(load: Load) -> LoadResult:
    async with asyncio.TaskGroup() as tasks:
        arrived: list[tuple[float, float]] = []
        tables = [Table(load, tasks, arrived, number) for number in range(load.tables)]
        await _seat_all(tables)
        print("seated", flush=True)
        await asyncio.sleep(1)
        playing = [tasks.create_task(table.play()) for table in tables]
        await asyncio.sleep(load.warm_up)
        begun = time.perf_counter()
        print("begun", flush=True)
        await asyncio.sleep(load.seconds)
        ended = time.perf_counter()
        print("ended", flush=True)
        for task in playing:
            task.cancel()
        for table in tables:
            table.stop_listening()
    return LoadResult(
        seconds=ended - begun,
        times=[there - sent for sent, there in arrived if begun <= there < ended],
        late=sum(one.at < ended - 1 for table in tables for one in table.sent),
        games=sum(table.games for table in tables),
    )


async def _seat_all(tables: list[Table]) -> None:
    limit = asyncio.Semaphore(_AT_ONCE)

    async def seat(table: Table) -> None:
        async with limit:
            await table.create_and_join()

    await asyncio.gather(*(seat(table) for table in tables))


def main() -> None:
    result = uvloop.run(run(msgspec.json.decode(sys.argv[1], type=Load)))
    # Not by `print`: where output is not buffered (PYTHONUNBUFFERED), that writes only as much as
    # the pipe takes at once.
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:
        out.write(msgspec.json.encode(result) + b"\n")


if __name__ == "__main__":
    main()
