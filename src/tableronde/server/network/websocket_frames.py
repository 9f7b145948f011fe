"""WebSocket frames of the usual kind: one whole text message, a ping or a pong (RFC 6455, 5.2)."""

import struct
from typing import Final

from websockets.utils import apply_mask

_UNFRAGMENTED_TEXT: Final = 0x81
_LENGTH_IN_2: Final = 126
_LENGTH_IN_8: Final = 127
_MAX_LENGTH_IN_2: Final = 0xFFFF
_MASK_BIT: Final = 0x80
_MASK_SIZE: Final = 4
_PING_AND_PONG: Final = (0x89, 0x8A)


def frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame of this size, as servers send it."""
    if size < _LENGTH_IN_2:
        return struct.pack("!BB", _UNFRAGMENTED_TEXT, size)
    if size <= _MAX_LENGTH_IN_2:
        return struct.pack("!BBH", _UNFRAGMENTED_TEXT, _LENGTH_IN_2, size)
    return struct.pack("!BBQ", _UNFRAGMENTED_TEXT, _LENGTH_IN_8, size)


def unfragmented_text(data: bytes) -> bytes | None:
    """Return the text of a message if the data is one frame with all of it, masked as clients send
    it; else None."""
    if data[0] != _UNFRAGMENTED_TEXT or len(data) <= _MASK_SIZE + 1 or not data[1] & _MASK_BIT:
        return None
    start, size = 2, data[1] & ~_MASK_BIT
    if size == _LENGTH_IN_2:
        start, size = 4, int.from_bytes(data[2:4], "big")
    elif size == _LENGTH_IN_8:
        return None
    if size + start + _MASK_SIZE != len(data):
        return None
    return apply_mask(data[start + _MASK_SIZE :], data[start : start + _MASK_SIZE])


def is_ping_or_pong(data: bytes) -> bool:
    """Return whether the data is one whole ping or pong."""
    if data[0] not in _PING_AND_PONG or len(data) <= 1:
        return False
    return len(data) == 2 + _MASK_SIZE + (data[1] & ~_MASK_BIT)
