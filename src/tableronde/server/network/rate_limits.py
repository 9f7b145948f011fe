"""Rate limits: token buckets, one for each address or seat."""

from ipaddress import IPv6Address
from typing import Final

_MIN_TO_PRUNE: Final = 10_000


def limit_key(address: str) -> str:
    """Return the key under which an address is limited: for IPv6 its /64, which is usually one
    household."""
    try:
        ip = IPv6Address(address)
    except ValueError:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"


class TokenBucket:
    """Fills at a steady rate up to a burst. Each request takes one or more tokens."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._tokens = burst
        self._at = 0.0

    def take(self, now: float, cost: int = 1) -> bool:
        """Take tokens if there are enough, and return whether there were. `now` is in seconds."""
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def full(self, now: float) -> bool:
        return self._tokens + (now - self._at) * self._rate >= self._burst


class RateLimiter:
    """A token bucket for each address or seat. Full buckets are dropped from time to time."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: dict[str, TokenBucket] = {}
        self._prune_at = _MIN_TO_PRUNE

    def take(self, who: str, now: float, cost: int = 1) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._prune_at:
                self._buckets = {w: b for w, b in self._buckets.items() if not b.full(now)}
                self._prune_at = max(_MIN_TO_PRUNE, 2 * len(self._buckets))
            bucket = self._buckets[who] = TokenBucket(self._rate, self._burst)
        return bucket.take(now, cost)
