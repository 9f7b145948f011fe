"""5.0: how far a lord can still go in this turn."""

from tableronde.games.fief.components import NEIGHBOURS, NOBODY, STAGES, STAGES_WITH_ARC
from tableronde.games.fief.rules.families.lords import is_free
from tableronde.games.fief.state import FiefState


def may_lead(state: FiefState, lord: int) -> bool:
    """Whether a lord can set out by himself (FIEF-5.0-03)."""
    limit = STAGES_WITH_ARC if lord == state.arc else STAGES
    return state.village[lord] != NOBODY and is_free(state, lord) and state.stages[lord] < limit


def may_march(state: FiefState, lord: int) -> bool:
    """Whether a lord has a stage left, alone or with d'Arc (FIEF-5.0-03, FIEF-9.1-03)."""
    if state.village[lord] == NOBODY or not is_free(state, lord):
        return False
    if state.stages[lord] < STAGES:
        return True
    arc = state.arc
    return (
        _could_meet_arc(state, lord)
        and state.stages[lord] < STAGES_WITH_ARC
        and state.village[arc] == state.village[lord]
        and state.stages[arc] < STAGES_WITH_ARC
    )


def _could_meet_arc(state: FiefState, lord: int) -> bool:
    arc = state.arc
    return arc != NOBODY and state.owner[arc] == state.owner[lord] and is_free(state, arc)


def may_go_through(state: FiefState, lord: int) -> set[int]:
    """Return the villages that a lord could still go through: with a stage left to leave them, if
    need be with d'Arc, whom he may meet on his way."""
    if not may_march(state, lord):
        return set()
    limit = STAGES_WITH_ARC if _could_meet_arc(state, lord) else STAGES
    reached = {state.village[lord]}
    for _ in range(limit - state.stages[lord] - 1):
        reached |= {to for village in reached for to in NEIGHBOURS[village]}
    return reached
