"""Limits TCP connections, per address and in total.

Idle connections, and those with half a request, are closed by `HttpConnection` after a time.
"""

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from tableronde.server.config import Config
from tableronde.server.network.rate_limits import limit_key
from tableronde.tables.time_source import TimeSource

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

_log: Final = logging.getLogger("tableronde.connection_limiter")
_WARNING_INTERVAL: Final = 60.0
_DEFAULT_OPEN_FILES: Final = 16_384
LIMITER: Final = "connection_limiter"
"""The key of the limiter in the lifespan state, which uvicorn passes to the protocols."""


def raise_open_files() -> int:
    """Raise the limit on open files as far as the system allows. Return it."""
    if resource is None:
        return _DEFAULT_OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # the reported hard limit is not allowed
        return soft
    return hard


class ConnectionLimiter:
    """Counts the connections of a worker, of all kinds."""

    def __init__(
        self,
        config: Config,
        open_files: int,
        is_proxy: Callable[[str], bool],
        time: TimeSource,
    ) -> None:
        """`is_proxy` returns whether many people share an address, which then has no own limit."""
        self.time: Final = time
        self.request_timeout: Final = config.request_timeout
        # The rest is left for files of the database and for bot processes.
        self._max: Final = min(config.max_connections, open_files * 3 // 4)
        self._max_per_address: Final = config.max_connections_per_address
        self._is_proxy: Final = is_proxy
        self._by_address: Final[Counter[str]] = Counter()
        self._total = 0
        self._warned_at = -_WARNING_INTERVAL

    def acquire(self, address: str) -> str | None:
        """Count a connection. Return the key to release it with; None if there are too many."""
        key = limit_key(address)
        crowded = self._by_address[key] >= self._max_per_address and not self._is_proxy(address)
        if crowded or self._total >= self._max:
            self._warn(key)
            return None
        self._by_address[key] += 1
        self._total += 1
        return key

    def release(self, key: str) -> None:
        self._total -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def _warn(self, key: str) -> None:
        """Log a warning, rate-limited so that a flood cannot fill the log."""
        now = self.time.monotonic()
        if now - self._warned_at >= _WARNING_INTERVAL:
            self._warned_at = now
            connections = self._by_address[key]
            _log.warning(
                "too many connections: %d, of these %d from one address", self._total, connections
            )
