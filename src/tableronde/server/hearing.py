"""Reading what a page says: one message, or the reason why it is none."""

from typing import Final

import msgspec

from tableronde.server.errors import MalformedMessage, MessageTooLarge, OldProtocol
from tableronde.server.protocol import MOST_BYTES, PROTOCOL, ClientMessage

_LONGEST_TOKEN: Final = 40
_NO_MESSAGE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class _Greeting(msgspec.Struct, tag_field="type", tag="hello"):
    """As much of a `hello` as every protocol has."""

    protocol: int | str


class _Tokened(msgspec.Struct):
    token: str


_message: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_greeting: Final = msgspec.json.Decoder(_Greeting)
_tokened: Final = msgspec.json.Decoder(_Tokened)


def message_in(data: str | bytes) -> ClientMessage:
    if isinstance(data, str):
        data = data.encode()
    if len(data) > MOST_BYTES:
        raise MessageTooLarge(most=MOST_BYTES)
    try:
        return _message.decode(data)
    except _NO_MESSAGE as error:
        _check_protocol(data)
        raise MalformedMessage(reason=str(error)[:200]) from None


def _check_protocol(data: bytes) -> None:
    """A `hello` that is none of ours may be one of another protocol."""
    try:
        version = _greeting.decode(data).protocol
    except _NO_MESSAGE:
        return
    if version != PROTOCOL:
        raise OldProtocol(version=str(version)[:20], known=PROTOCOL)


def token_in(data: str | bytes) -> str | None:
    """The token of a message that is none: whoever sent it wants to know which one it was."""
    try:
        token = _tokened.decode(data).token
    except _NO_MESSAGE:
        return None
    return token if len(token) <= _LONGEST_TOKEN else None


def check_token(token: str) -> None:
    if not 0 < len(token) <= _LONGEST_TOKEN:
        raise MalformedMessage(reason=f"a token has 1 to {_LONGEST_TOKEN} characters")
