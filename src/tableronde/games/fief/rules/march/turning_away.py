"""5.0, FIEF-R-36: groups that were turned away stop, turn back or dig."""

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.games.fief import choices
from tableronde.games.fief.components import NOBODY, PIECES
from tableronde.games.fief.rules.control import is_besieged
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.one_stage import go
from tableronde.games.fief.rules.march.parties import Arrivals, arrivals
from tableronde.games.fief.rules.march.passage import fall_in
from tableronde.games.fief.rules.march.tunnels import may_dig, tunnels
from tableronde.games.fief.rules.troops import counted, take
from tableronde.games.fief.state import (
    INSIDE,
    Company,
    FiefState,
)


def _together(state: FiefState, group: Band, came: Arrivals) -> Band:
    """Return all who came, and those who stood there before and had joined them (FIEF-5.0-15), but
    nobody out of besieged walls; if none of its lords came, they go back by themselves."""
    if came.lords and not set(came.lords) & set(group.lords):
        return replace(group, lords=came.lords, captives=came.captives)
    kept_in = bool(came.lords) and is_besieged(state, group.village)
    lords = [
        lord
        for lord in group.lords
        if lord not in came.lords and not (kept_in and state.post[lord] == INSIDE)
    ]
    captives = [lord for lord in group.captives if lord not in came.captives]
    return replace(group, lords=(*came.lords, *lords), captives=(*came.captives, *captives))


def _road_back(state: FiefState, whole: Band, came: Arrivals) -> int:
    """Return the road of all who came with it, if it was one and every piece has a stage left; or
    NOBODY (FIEF-5.0-14, FIEF-R-36)."""
    roads = {state.came[lord] for lord in (*came.lords, *came.captives)}
    roads |= {company.came for company, _, _ in came.troops}
    if len(roads) != 1:
        return NOBODY
    limit = whole.limit(state)
    made = [state.stages[lord] for lord in (*whole.lords, *whole.captives)]
    made += [company.stages for company, _, _ in came.troops]
    return roads.pop() if max(made) < limit else NOBODY


def _fresh(state: FiefState, group: Band) -> list[Company]:
    """Return own troops that have not marched; none out of besieged walls, unless it leaves them
    itself."""
    inside = group.is_inside(state)
    return [
        company
        for company in group.companies(state)
        if not company.stages and (inside or company.post != INSIDE)
    ]


def ways_out(state: FiefState, group: Band) -> list[Choice]:
    """Return the ways out: stop at the entrance; turn back with all that came, and with own troops
    that stood there before if one likes (FIEF-5.0-15), but neither out of a siege nor in bad
    weather (FIEF-5.0-19, FIEF-2.3.1-01); or go on by a Secret Passage, or by a right bought since.
    Who must go on after a won fight stops only if there is no way back (FIEF-5.2-13)."""
    options: list[Choice] = []
    digs = tunnels(state, group)
    if group.is_open(state, group.barred):
        options.append(choices.MARCH[group.barred])
    came = arrivals(state, group)
    whole = _together(state, group, came)
    back = _road_back(state, whole, came)
    if back != NOBODY:
        hindered = [kind for kind in whole.obstacles(state, back) if kind != PIECES]
        if not hindered:
            _, (s, k) = group.count(_fresh(state, whole))
            options += [choices.TurnBack(i, j) for i in range(s + 1) for j in range(k + 1)]
        elif may_dig(state, group) and choices.Dig(hindered[0]) not in digs:
            digs.append(choices.Dig(hindered[0]))
    if not (group.bound and options):
        options.insert(0, choices.STOP)
    return options + digs


def turn_back(state: FiefState, group: Band, sergeants: int, knights: int, run: Run) -> None:
    """Turn a group back along the road it came by, without asking anybody (FIEF-5.0-21); troops
    whose lord has left them go back with those who took them on."""
    came = arrivals(state, group)
    whole = _together(state, group, came)
    back = _road_back(state, whole, came)
    fresh = _fresh(state, whole)
    stood_there = take(state, group.village, group.seat, sergeants, knights, fresh)
    lifted = [*came.lift(state, group.village), *fall_in(group, stood_there, run)]
    go(state, whole.with_troops(*counted(lifted)), back, run, lifted)
