"""How long the outcome of a window is held back.

An automatic answer that depends on a seat's hand must not reveal the hand to the other people by
its timing. So the outcome is shown at a time drawn from the seed and the question alone, and an
answer that is given earlier is held back until then.
"""

import math
from hashlib import sha256
from typing import Final

from tableronde.tables.settings import Clock, DaysClock

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_LIVE: Final = (1 * _SECOND, 10 * _SECOND)
_DAYS: Final = (10 * _MINUTE, 240 * _MINUTE)
"""The shortest and the longest time, in milliseconds."""


def longest_delay(clock: Clock) -> int:
    """Return the longest delay of an outcome, in milliseconds."""
    return (_DAYS if isinstance(clock, DaysClock) else _LIVE)[1]


def draw_delay(seed: str, decision: str, clock: Clock) -> int:
    """Draw the delay of an outcome, in milliseconds. It depends on the secret seed and the question
    alone, never on a hand. Short delays are more frequent than long ones."""
    digest = sha256(f"{seed}/delay/{decision}".encode("utf-8", "surrogatepass")).digest()
    part = int.from_bytes(digest[:8], "big") / 2**64
    shortest, longest = _DAYS if isinstance(clock, DaysClock) else _LIVE
    return round(shortest * math.exp(part * math.log(longest / shortest)))
