"""The pace of bots: how long a question waits for a bot's answer, as the people at a table wish."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

Pace: TypeAlias = Literal["calm", "quick", "at-once"]

USUAL: Final[Pace] = "calm"
_DELAY_FACTORS: Final[dict[Pace, float]] = {"calm": 1.0, "quick": 0.25, "at-once": 0.0}
"""The part of its usual delay that a bot takes, from the slowest pace on."""
WINDOW_FACTOR: Final = 0.25
"""The part of it that bots take in windows."""
_MIN_DELAY: Final = 0.01
"""Seconds that a bot takes in any case: longer than it thinks as a rule, so that the time tells
nothing of what it holds."""


def slowest(wishes: Iterable[Pace]) -> Pace:
    """The pace of people who want to see the same game."""
    return min(wishes, key=tuple(_DELAY_FACTORS).index, default=USUAL)


def delay(usual: float, pace: Pace, in_window: bool) -> float:
    """Seconds from a question to a bot's answer, where they are `usual` at a calm pace. Windows, in
    which everyone is asked whether he steps in, come one after the other: nobody shall wait long
    for those who only let something pass."""
    wanted = usual * _DELAY_FACTORS[pace] * (WINDOW_FACTOR if in_window else 1.0)
    return max(wanted, min(usual, _MIN_DELAY))
