"""Automatic answers: what a table answers for a person without asking, and when that shows.

In a window a seat is asked whether it steps in. Each seat has an order for each kind of window:
always ask, ask only if the seat can act, or always pass. Where other people play, an order that
looks at the hand must not tell what it saw: the outcome shows at a moment drawn from the seed and
the question alone, and an answer that is given earlier is held back until then.
"""

import math
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tableronde.core.choice import Record
from tableronde.core.game import Game
from tableronde.core.match import Match
from tableronde.tables.settings import Clock, DaysClock

Order: TypeAlias = Literal["ask", "if-able", "pass"]

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_LIVE: Final = (1 * _SECOND, 10 * _SECOND)
_DAYS: Final = (10 * _MINUTE, 240 * _MINUTE)
"""The shortest and the longest time, in milliseconds, for which an outcome is held back."""


class FixedAnswer(NamedTuple):
    """An answer for which nobody is asked any more, and the moment from which it may show."""

    choice: Record
    by: Literal["person", "order", "forced"]
    due: int


def usual_order(game: Game[Any], window: str, alone: bool) -> Order:
    """Return the order of a seat that has given none; `alone`: its person plays with bots only."""
    if window in game.QUIET:
        return "pass"
    return "if-able" if alone else "ask"


def only_declines(game: Game[Any], window: str, verbs: Iterable[str]) -> bool:
    """Return whether a seat with these options can do no more in a window than pass, or begin to
    negotiate."""
    idle = (game.WINDOWS[window], *game.NEGOTIATING)
    return all(verb in idle for verb in verbs)


def may_be_forced(match: Match, prompt: str, seat: int, alone: bool) -> bool:
    """Return whether the only option of a question is taken without asking: where that tells nobody
    anything, and where the seat has given no answer just before that it could still take back
    freely. (Alone with bots everything can be taken back.)"""
    return alone or (prompt in match.game.PUBLIC and not match.may_undo(seat))


def longest_delay(clock: Clock) -> int:
    """Return for how many milliseconds the outcome of a window is held back at most."""
    return (_DAYS if isinstance(clock, DaysClock) else _LIVE)[1]


def draw_delay(seed: str, decision: str, clock: Clock) -> int:
    """Draw for how many milliseconds the outcome of a window is held back. It depends on the secret
    seed and the question alone, never on a hand; short times are the most frequent ones."""
    digest = sha256(f"{seed}/delay/{decision}".encode("utf-8", "surrogatepass")).digest()
    part = int.from_bytes(digest[:8], "big") / 2**64
    shortest, longest = _DAYS if isinstance(clock, DaysClock) else _LIVE
    return round(shortest * math.exp(part * math.log(longest / shortest)))
