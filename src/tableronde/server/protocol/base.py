"""The version and limits of the protocol, and the base class of its messages."""

from typing import Final

import msgspec

PROTOCOL: Final = 2
MOST_BYTES: Final = 4096
"""The largest message a client may send."""


class Message(msgspec.Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """The base of all messages. The field `type` names the message."""
