"""The pace of bots: how long they take to answer."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

Pace: TypeAlias = Literal["calm", "quick", "at-once"]

USUAL: Final[Pace] = "calm"
_DELAY_FACTORS: Final[dict[Pace, float]] = {"calm": 1.0, "quick": 0.25, "at-once": 0.0}
"""Factors of the usual delay, slowest first."""
WINDOW_FACTOR: Final = 0.25
"""Further factor in windows."""
_MIN_DELAY: Final = 0.01
"""The shortest delay, in seconds: longer than a bot usually needs, so that its time to answer does
not reveal its hand."""


def slowest(wishes: Iterable[Pace]) -> Pace:
    """Return the slowest of these paces, or the usual one if there are none."""
    return min(wishes, key=tuple(_DELAY_FACTORS).index, default=USUAL)


def delay(usual: float, pace: Pace, in_window: bool) -> float:
    """Return the seconds from a question to a bot's answer; `usual` is the delay at a calm pace. It
    is shorter in windows, where everyone is asked in turn and most only pass."""
    wanted = usual * _DELAY_FACTORS[pace] * (WINDOW_FACTOR if in_window else 1.0)
    return max(wanted, min(usual, _MIN_DELAY))
