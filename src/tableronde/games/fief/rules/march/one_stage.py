"""5.0: a group makes a stage, or is refused it."""

from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.games.fief.components import (
    BISHOPRIC_OF,
    LORDS,
    NO_FORT,
    NOBODY,
    STAGES_WITH_ARC,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.cards import calamities
from tableronde.games.fief.rules.control import besiegers, vacated
from tableronde.games.fief.rules.families.prisoners import check_prisoners
from tableronde.games.fief.rules.march.groups import ALL_WEARY, Band
from tableronde.games.fief.rules.march.parties import note_stage
from tableronde.games.fief.rules.troops import add, present
from tableronde.games.fief.rules.windows import MINOR, window
from tableronde.games.fief.state import INSIDE, ROAD, Company, FiefState


def refuse(state: FiefState, group: Band, to: int, run: Run) -> None:
    """Refuse a stage: a group that came in this phase turns back or stops; one that stood here
    before may look for another road (FIEF-5.0-13, FIEF-R-36). Its lords do not ask again
    (FIEF-D-09), those neither who stood here and had taken on others who came."""
    state.refused = (*state.refused, group.request(to))
    if group.has_moved(state):
        state.stack[-1] = replace(group, barred=to)
    window(state, MINOR)  # FIEF-W-10


def exhaust(state: FiefState, village: int, lords: set[int], troops: list[Company]) -> None:
    """Let these lords, and these troops that were lifted off the board, move no more this turn."""
    for lord in lords:
        state.stages[lord] = STAGES_WITH_ARC
    for company in troops:
        add(state, village, company._replace(stages=STAGES_WITH_ARC))


def go(
    state: FiefState, group: Band, to: int, run: Run, lifted: list[Company] | None = None
) -> None:
    """Go one stage along a road (FIEF-5.0-02), with its troops, or with those already `lifted` off
    the board for it."""
    seat, village = group.seat, group.village
    needed = {*group.in_the_way(state, to), *besiegers(state, village)}
    post = _post(state, group, to)
    troops = [
        company._replace(post=post, came=village, stages=company.stages + 1)
        for company in (group.take_up(state) if lifted is None else lifted)
    ]
    for company in troops:
        add(state, to, company)
    note_stage(state, group, troops)
    for lord in (*group.lords, *group.captives):
        state.village[lord] = to
        state.post[lord] = post
        state.came[lord] = village
        state.stages[lord] += 1
    state.stack[-1] = replace(
        group, village=to, lifted=0, bound=False, barred=NOBODY, weary=ALL_WEARY, road=NOBODY
    )
    # A right of passage serves one crossing (FIEF-D-08), an admission one entry.
    used = [("passage", giver, seat, village) for giver in needed]
    used.append(("admission", state.control[to], seat, to))
    who = group.who()
    state.permits = tuple(
        permit for permit in state.permits if not any(permit.grants(*one, who) for one in used)
    )
    run.tell(
        "marches",
        {
            "seat": seat,
            "lords": [LORDS[lord] for lord in group.lords],
            "village": VILLAGES[village],
            "to": VILLAGES[to],
            "count": group.sergeants + group.knights,
        },
    )
    if any(other != seat for other in present(state, to)):
        window(state, MINOR)  # FIEF-W-10
    vacated(state, village, seat, run)
    check_prisoners(state, run)
    relics.found(state, to, seat, run)
    if calamities.is_plagued(state, to) and BISHOPRIC_OF[to] != BISHOPRIC_OF[village]:
        calamities.enter(state, to, village, [*group.lords, *group.captives], seat, run)


def _post(state: FiefState, group: Band, village: int) -> int:
    """Return where a group stands after it: inside what its player controls, and as a group that
    was admitted; else on the road, also where others of its player are guests (FIEF-R-35,
    FIEF-6.4.1-07)."""
    seat, holder = group.seat, state.control[village]
    if holder == seat:
        return INSIDE
    admitted = state.permitted("admission", holder, seat, village, group.who())
    return INSIDE if admitted and state.fort[village] != NO_FORT else ROAD
