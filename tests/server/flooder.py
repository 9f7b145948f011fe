"""A process that floods a server: reads one line of JSON, and floods until it reads another."""

import asyncio
import contextlib
import itertools
import json
import struct
import sys
from typing import Any

HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ADDRESS = "127.0.0.2"  # limits count by address, so no other client may share it
AT_ONCE = 150
GOING_AWAY = b"\x88\x02" + struct.pack("!H", 1001)


def framed(message: Any) -> bytes:
    data = json.dumps(message).encode()
    head = bytes((0x81, 0x80 | 126)) + struct.pack("!H", len(data))
    return head + bytes(4) + data


async def flood(order: Any, floods: list[int], tokens: "itertools.count[int]") -> None:
    """Connect, send all messages at once, read until the server closes, and repeat."""
    hello = {"type": "hello", "protocol": 2, "table": order["table"], "key": order["key"]}
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", order["port"], local_addr=(ADDRESS, 0)
            )
            messages = []
            for _ in range(AT_ONCE):
                message = dict(order["message"])
                if "token" in message:
                    message["token"] = f"flood-{next(tokens)}"
                messages.append(framed(message))
            writer.write(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(hello) + b"".join(messages))
            floods[0] += 1
            while (data := await reader.read(1 << 20)) and not data.endswith(GOING_AWAY):
                pass
            writer.close()


async def main() -> None:
    order = json.loads(sys.stdin.readline())
    floods, tokens = [0], itertools.count()
    tasks = [asyncio.create_task(flood(order, floods, tokens)) for _ in range(order["count"])]
    while floods[0] < order["count"]:  # until each connection has begun
        await asyncio.sleep(0.01)
    print("flooding", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(floods[0])


if __name__ == "__main__":
    asyncio.run(main())
