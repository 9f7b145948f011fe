"""Rate limits of one connection."""

from collections.abc import Callable
from typing import Final

from tableronde.server.errors import TooManyMessages
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.network.rate_limits import TokenBucket
from tableronde.server.protocol.client_messages import Answer, ClientMessage, Hello, Look, Ping, Say
from tableronde.server.sessions.viewer import Viewer

_SPECTATOR_BURST: Final = 5.0
_MAX_REFUSALS: Final = 40
_REFUSALS_PER_SECOND: Final = 2.0
"""Messages refused as too many before the connection is closed, and the rate of recovery."""
_LOOK_COST: Final = 5
"""A `look` counts as this many messages of its address: part of the game is replayed."""


class SessionLimits:
    """Raises TooManyMessages when a connection, its address or its seat exceeds a limit."""

    def __init__(self, registry: TableRegistry, address_limit: Callable[..., bool]) -> None:
        """`address_limit(now, cost)` counts a message of the address as `cost` messages, and
        returns whether it is allowed."""
        config = registry.config
        self._registry: Final = registry
        self._address_limit: Final = address_limit
        self._messages: Final = TokenBucket(
            config.messages_per_second, 4 * config.messages_per_second
        )
        self._chat: Final = TokenBucket(config.chat_lines_per_second / 5, _SPECTATOR_BURST)
        self._refusals: Final = TokenBucket(_REFUSALS_PER_SECOND, _MAX_REFUSALS)

    def check_frame(self, now: float) -> None:
        """Count a message before it is decoded."""
        if not self._messages.take(now) or not self._address_limit(now):
            raise TooManyMessages

    def exhausted(self, now: float) -> bool:
        """Count a refusal by `check_frame`, and return whether the connection must be closed."""
        return not self._refusals.take(now)

    def check_message(self, message: ClientMessage, viewer: Viewer, now: float) -> None:
        """Count a message by its type. Answers are not limited, as the game waits for them."""
        if isinstance(message, Look) and not self._address_limit(now, _LOOK_COST - 1):
            raise TooManyMessages
        live = viewer.live
        # A tuple is faster: a union would be built again for each message.
        if live is None or isinstance(message, (Hello, Ping, Answer)):
            return
        who = f"{live.table.id}/{viewer.seat}"
        if isinstance(message, Say):
            if viewer.seat is None:  # own limit first: one spectator must not use up the shared one
                allowed = self._chat.take(now) and live.spectator_chat.take(now)
            else:
                allowed = self._registry.chat_limits.take(who, now)
        else:
            allowed = viewer.seat is None or self._registry.request_limits.take(who, now)
        if not allowed:
            raise TooManyMessages
