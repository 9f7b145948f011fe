"""The pace of bots: how long they take to answer, as the people at a table wish."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

Pace: TypeAlias = Literal["calm", "quick", "at-once"]

USUAL: Final[Pace] = "calm"
_DELAY_FACTORS: Final[dict[Pace, float]] = {"calm": 1.0, "quick": 0.25, "at-once": 0.0}
"""The part of the usual delay that a bot takes, slowest first."""
WINDOW_FACTOR: Final = 0.25
"""The part of that in windows."""
_MIN_DELAY: Final = 0.01
"""Seconds that a bot takes at least: more than it usually needs, so that the time tells nothing of
what it holds."""


def slowest(wishes: Iterable[Pace]) -> Pace:
    """Return the slowest pace that somebody wants."""
    return min(wishes, key=tuple(_DELAY_FACTORS).index, default=USUAL)


def delay(usual: float, pace: Pace, in_window: bool) -> float:
    """Return the seconds from a question to a bot's answer; `usual` is that at a calm pace. It is
    shorter in windows, in which everyone is asked in turn and most only pass."""
    wanted = usual * _DELAY_FACTORS[pace] * (WINDOW_FACTOR if in_window else 1.0)
    return max(wanted, min(usual, _MIN_DELAY))
