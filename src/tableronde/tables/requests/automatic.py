"""Automatic answers: carried out as soon as they are due."""

from typing import Literal

from tableronde.tables import outcomes
from tableronde.tables.entries import Answered
from tableronde.tables.table import Table


def is_held(table: Table, now: int, seat: int) -> bool:
    """Return whether an answer of this seat must be held back until the outcome of its window may
    be shown."""
    until = outcomes.held_until(table, seat)
    return until is not None and now < until


def answer_automatically(table: Table, now: int, ordered_at: str | None = None) -> None:
    """Give all answers that are fixed and due. `ordered_at` is the question at which the person has
    just given an order: it counts as answered by the person, and can be undone."""
    match = table.match
    if match is None or not table.has_orders:
        return
    while table.status == "playing":
        for seat in table.waiting():
            decision = match.decision_of(seat)
            own = decision == ordered_at
            fixed = outcomes.fixed_answer(table, seat, own)
            if fixed is not None and fixed.due <= now:
                by: Literal["person", "order", "forced"] = "person" if own else fixed.by
                choice = fixed.choice
                table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by=by))
                break
        else:
            return
