"""Limits: how much somebody may ask for, and no more."""

from ipaddress import IPv6Address
from typing import Final

_TIDY_AT: Final = 10_000


def neighbourhood(address: str) -> str:
    """All that share the limits of an address: of IPv6 the /64, which one household has whole."""
    try:
        ip = IPv6Address(address)
    except ValueError:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"


class Bucket:
    """Fills at a steady rate up to a brim; whatever is asked for takes a drop, or several."""

    __slots__ = ("_at", "_brim", "_drops", "_rate")

    def __init__(self, rate: float, brim: float) -> None:
        self._rate: Final = rate
        self._brim: Final = brim
        self._drops = brim
        self._at = 0.0

    def take(self, now: float, drops: int = 1) -> bool:
        """Whether there were so many; `now` is in seconds."""
        self._drops = min(self._brim, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True

    def full(self, now: float) -> bool:
        return self._drops + (now - self._at) * self._rate >= self._brim


class Buckets:
    """One bucket for each address, or seat. Those that are full again are forgotten."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate: Final = rate
        self._brim: Final = brim
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = _TIDY_AT

    def take(self, who: str, now: float, drops: int = 1) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._tidy_at:
                self._buckets = {w: b for w, b in self._buckets.items() if not b.full(now)}
                self._tidy_at = max(_TIDY_AT, 2 * len(self._buckets))
            bucket = self._buckets[who] = Bucket(self._rate, self._brim)
        return bucket.take(now, drops)
