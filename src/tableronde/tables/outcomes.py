"""Answers that are fixed without asking a person, and when they are shown.

An answer may be held back until the outcome of its window is shown: see `outcome_delay.py`.
"""

from typing import Literal, NamedTuple

from tableronde.core.choice import NamedChoice
from tableronde.tables.outcome_delay import draw_delay
from tableronde.tables.table import Table


class FixedAnswer(NamedTuple):
    """An answer that is already fixed, and the time from which it may be shown."""

    choice: NamedChoice
    by: Literal["person", "order", "forced"]
    due: int


def fixed_answer(table: Table, seat: int, ordered: bool = False) -> FixedAnswer | None:
    """Return the answer of a person who need not be asked; None if the person must answer.
    `ordered`: the order was given at this question."""
    match, place = table.match, table.seats[seat]
    if match is None or place.bot is not None:
        return None
    held = place.held
    if held is not None and held.choice is not None:
        decision = match.decision_of(seat)
        if held.decision == decision:
            return FixedAnswer(held.choice, "person", _outcome_due(table, decision))
    answer = table.orders.automatic_answer(match, seat, table.alone, ordered)
    if answer is None:
        return None
    due = _outcome_due(table, match.decision_of(seat)) if answer.by == "person" else 0
    return FixedAnswer(answer.choice, answer.by, due)


def is_asked(table: Table, seat: int) -> bool:
    """Return whether this seat must decide something, and its person must answer."""
    return seat in table.waiting() and fixed_answer(table, seat) is None


def is_held_back(table: Table, seat: int) -> bool:
    """Return whether an answer of this seat is held back. It can still be undone."""
    match, place = table.match, table.seats[seat]
    held = place.held
    if match is None or held is None or held.choice is None or seat not in table.waiting():
        return False
    return place.bot is None and held.decision == match.decision_of(seat)


def held_until(table: Table, seat: int) -> int | None:
    """Return until when an answer of this seat is held back, whatever its hand: in a window in
    which it wants to be asked only if able. None if answers are shown at once."""
    match = table.match
    if match is None or table.alone or table.hand_up(seat):
        return None
    if table.orders.asked_again(match, seat):
        return None
    window = match.prompt(seat)
    if window not in table.game.WINDOWS or table.order_of(seat, window) != "if-able":
        return None
    return _outcome_due(table, match.decision_of(seat))


def any_held(table: Table) -> bool:
    """Return whether the outcome of an open window is held back, whatever the hands of its
    seats."""
    if not table.has_orders or table.status != "playing":
        return False
    return any(held_until(table, seat) is not None for seat in table.waiting())


def next_outcome(table: Table) -> int | None:
    """Return when the next outcome that is held back is to be shown."""
    if not table.has_orders:
        return None  # the usual case
    fixed = (fixed_answer(table, seat) for seat in table.waiting())
    return min((answer.due for answer in fixed if answer is not None), default=None)


def _outcome_due(table: Table, decision: str) -> int:
    delay = draw_delay(table.opened.seed, decision, table.settings.clock)
    return table.questions.time_of(decision) + delay
