"""Decoding of messages: from bytes to a typed message, or to an error that says why not."""

from typing import Final

import msgspec

from tableronde.server.errors import MalformedMessage, MessageTooLarge, OldProtocol
from tableronde.server.protocol.base import MOST_BYTES, PROTOCOL
from tableronde.server.protocol.client_messages import ClientMessage

_MAX_TOKEN_LENGTH: Final = 40
_DECODING_ERRORS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class _AnyHello(msgspec.Struct, tag_field="type", tag="hello"):
    """The fields of `hello` that every version of the protocol has."""

    protocol: int | str


class _AnyToken(msgspec.Struct):
    token: str


_message: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_any_hello: Final = msgspec.json.Decoder(_AnyHello)
_any_token: Final = msgspec.json.Decoder(_AnyToken)


def decode_message(data: str | bytes) -> ClientMessage:
    if isinstance(data, str):
        data = data.encode()
    if len(data) > MOST_BYTES:
        raise MessageTooLarge(most=MOST_BYTES)
    try:
        return _message.decode(data)
    except _DECODING_ERRORS as error:
        _check_protocol(data)
        raise MalformedMessage(reason=str(error)[:200]) from None


def _check_protocol(data: bytes) -> None:
    """Raise OldProtocol if the data is a `hello` of another version."""
    try:
        version = _any_hello.decode(data).protocol
    except _DECODING_ERRORS:
        return
    if version != PROTOCOL:
        raise OldProtocol(version=str(version)[:20], known=PROTOCOL)


def decode_token(data: str | bytes) -> str | None:
    """Return the token of an invalid message, if it has one, for the refusal."""
    try:
        token = _any_token.decode(data).token
    except _DECODING_ERRORS:
        return None
    return token if len(token) <= _MAX_TOKEN_LENGTH else None


def check_token(token: str) -> None:
    if not 0 < len(token) <= _MAX_TOKEN_LENGTH:
        raise MalformedMessage(reason=f"a token has 1 to {_MAX_TOKEN_LENGTH} characters")
