"""Tests that docs/protocol.md is true: its examples are messages, and no message is missing."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from tableronde.server.protocol.base import MOST_BYTES, PROTOCOL
from tableronde.server.protocol.client_messages import ClientMessage
from tableronde.server.protocol.server_messages import ServerMessage

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def tag(message: type) -> str:
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]


def test_every_example_is_a_message() -> None:
    shown = re.findall(r'(\{"type": .*\})[`\n]', PAGE.replace('"token"', '"token": "t"'))
    found = [msgspec.json.decode(text, type=ClientMessage) for text in _single(shown)]
    assert {type(message) for message in found} == set(get_args(ClientMessage))


def _single(shown: list[str]) -> list[str]:
    """Split a code block that shows two examples side by side."""
    return [text for line in shown for text in re.split(r"`, `", line)]


def test_every_server_message_is_documented_with_all_its_fields() -> None:
    for message in get_args(ServerMessage):
        [line] = [
            line for line in PAGE.splitlines() if line.startswith("| `") and tag_in(line, message)
        ]
        for field in message.__struct_fields__:
            assert f"`{field}`" in line, (tag(message), field)


def tag_in(line: str, message: type) -> bool:
    first = line.split("|")[1]
    return f"`{tag(message)}`" in first


def test_the_documented_version_is_the_current_one() -> None:
    assert f"Version {PROTOCOL}." in PAGE
    assert f"{MOST_BYTES} bytes" in PAGE
