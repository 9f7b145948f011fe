"""7.0: the end of a turn: calamities go, victory is looked for, the next player begins."""

from collections.abc import Callable
from typing import Final

from tableronde.core.event import Run
from tableronde.core.state import Result
from tableronde.games.fief.components import (
    ALLIED_POINTS,
    ALLIED_SEATS,
    BAD_WEATHER,
    BISHOPRICS,
    FAMINE,
    NOBODY,
    PLAGUE,
    SOLO_POINTS,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.control import controlled
from tableronde.games.fief.rules.families.lords import ally, regent, victory_points
from tableronde.games.fief.state import SKY, FiefState

REASONS: Final = (
    "solo",
    "alliance",
    "king",
    "pope",
    "regent",
    "fiefs",
    "bishops",
    "villages",
    "shared",
)


def clear_sky(state: FiefState, run: Run) -> None:
    """Clear the sky over all bishoprics (FIEF-7.0-01)."""
    for see in range(BISHOPRICS):
        for card in (BAD_WEATHER, FAMINE, PLAGUE):
            if state.sky[see] & SKY[card]:
                state.sky[see] &= ~SKY[card]
                hands.discard_event(state, card, 1)


def contenders(state: FiefState) -> list[tuple[int, ...]]:
    """Return players or pairs with enough victory points; a solo victory beats an allied one
    (FIEF-7.1-01, -02, FIEF-7.2-01, -02, FIEF-7.3-01)."""
    points = [victory_points(state, seat) for seat in range(state.seats)]
    allies = [ally(state, seat) for seat in range(state.seats)]
    pairs_count = state.seats >= ALLIED_SEATS
    solo: list[tuple[int, ...]] = [
        (seat,)
        for seat in range(state.seats)
        if points[seat] >= SOLO_POINTS and not (pairs_count and allies[seat] != NOBODY)
    ]
    if solo or not pairs_count:
        return solo
    return [
        (seat, allies[seat])
        for seat in range(state.seats)
        if seat < allies[seat] and points[seat] + points[allies[seat]] >= ALLIED_POINTS
    ]


def check_victory(state: FiefState, run: Run) -> bool:
    """End the game if somebody has won (FIEF-7.0-03, FIEF-7.3-02)."""
    camps = contenders(state)
    if not camps:
        return False
    reason = REASONS[0] if len(camps[0]) == 1 else REASONS[1]
    if len(camps) > 1:
        reason, camps = _tie_break(state, camps)
    winners = tuple(sorted(seat for camp in camps for seat in camp))
    scores = tuple(
        {
            "points": victory_points(state, seat),
            "fiefs": _fiefs(state, seat),
            "king": _holds(state, seat, state.king),
            "pope": _holds(state, seat, state.pope),
            "bishops": _bishops(state, seat),
            "villages": len(controlled(state, seat)),
        }
        for seat in range(state.seats)
    )
    run.tell("won", {"seats": list(winners)})
    state.finish(Result(winners, reason, scores))
    return True


def _tie_break(state: FiefState, camps: list[tuple[int, ...]]) -> tuple[str, list[tuple[int, ...]]]:
    """Return the criterion that decides, and who is left; a last tie is shared (FIEF-R-54)."""
    for criterion, measure in _criteria(state):
        totals = [sum(measure(seat) for seat in camp) for camp in camps]
        best = max(totals)
        camps = [camp for camp, total in zip(camps, totals, strict=True) if total == best]
        if len(camps) == 1:
            return criterion, camps
    return REASONS[-1], camps


def _holds(state: FiefState, seat: int, lord: int) -> int:
    """Return 1 if this lord, the king, the pope or the regent, is of the family."""
    return int(lord != NOBODY and state.owner[lord] == seat)


def _fiefs(state: FiefState, seat: int) -> int:
    return sum(lord != NOBODY and state.owner[lord] == seat for lord in state.crowns)


def _bishops(state: FiefState, seat: int) -> int:
    return sum(lord != NOBODY and state.owner[lord] == seat for lord in state.croziers)


def _criteria(state: FiefState) -> tuple[tuple[str, Callable[[int], int]], ...]:
    """Return the criteria in the order of FIEF-7.3-02; pairs add up (FIEF-R-54)."""
    return (
        ("king", lambda seat: _holds(state, seat, state.king)),
        ("pope", lambda seat: _holds(state, seat, state.pope)),
        ("regent", lambda seat: _holds(state, seat, regent(state))),
        ("fiefs", lambda seat: _fiefs(state, seat)),
        ("bishops", lambda seat: _bishops(state, seat)),
        ("villages", lambda seat: len(controlled(state, seat))),
    )
