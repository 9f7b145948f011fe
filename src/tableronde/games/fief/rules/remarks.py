"""FIEF-D-03, -04, -08: what a player may say at any moment, asked or not: a raised hand, whether he
attends minor windows, standing answers to requests of passage, armed reactions."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.parley import concern
from tableronde.games.fief.components import ALL_LORDS, NOBODY, POLICIES, VILLAGES
from tableronde.games.fief.state import Arms, FiefState

MOST_ARMED: Final = 4


def remarks(state: FiefState, seat: int) -> list[Choice]:
    """All of it that makes sense now. Whether a reaction can be armed does not depend on the
    hand."""
    bit = 1 << seat
    options: list[Choice] = []
    if state.raised & bit:
        options.append(("lower-hand",))
    elif not state.hand_spent & bit:
        options.append(("raise-hand",))
    options.append(("ignore",) if state.attending & bit else ("attend",))
    options += [
        ("policy", other, policy)
        for other in range(state.seats)
        if other != seat
        for policy in range(len(POLICIES))
        if state.policies[seat][other] != policy
    ]
    options += [("disarm", at) for at in range(len(state.armed[seat]))]
    if len(state.armed[seat]) < MOST_ARMED:
        armed = state.armed[seat]
        options += [choice for choice in _arms(state, seat) if _reaction(choice) not in armed]
    return options


def _arms(state: FiefState, seat: int) -> list[Choice]:
    """The reactions that a player may have."""
    options: list[Choice] = [
        ("arm-escape", lord) for lord in ALL_LORDS if state.owner[lord] == seat
    ]
    options += [("arm-revolt", village) for village in range(len(VILLAGES))]
    options += [
        ("arm-justice", lord) for lord in ALL_LORDS if state.owner[lord] not in (NOBODY, seat)
    ]
    options += [
        ("arm-cession", village, to, attacker)
        for village, holder in enumerate(state.control)
        if holder == seat
        for to in range(state.seats)
        if to != seat
        for attacker in range(state.seats)
        if attacker not in (seat, to)
    ]
    return options


def remark(state: FiefState, seat: int, choice: Choice) -> None:
    """Nobody is asked anything by it at once. Who wants to be asked takes back a pass that would
    stand: he is asked again before the window closes (FIEF-D-03)."""
    verb = choice[0]
    bit = 1 << seat
    if verb in ("raise-hand", "attend"):
        concern(state, (seat,))
    if verb == "raise-hand":
        state.raised |= bit
    elif verb == "lower-hand":
        state.raised &= ~bit
    elif verb == "attend":
        state.attending |= bit
    elif verb == "ignore":
        state.attending &= ~bit
    elif verb == "policy":
        _, other, policy = choice
        before = state.policies[seat]
        state.policies[seat] = (*before[:other], policy, *before[other + 1 :])
    elif verb == "disarm":
        armed = state.armed[seat]
        state.armed[seat] = (*armed[: choice[1]], *armed[choice[1] + 1 :])
    else:
        state.armed[seat] = (*state.armed[seat], _reaction(choice))


def in_order_of_hands(state: FiefState) -> list[int]:
    """The active player, then raised hands, then the others (FIEF-D-03)."""
    order = state.from_active()
    head = [] if state.active == NOBODY else [order[0]]
    rest = [seat for seat in order if seat not in head]
    return [
        *head,
        *(seat for seat in rest if state.raised >> seat & 1),
        *(seat for seat in rest if not state.raised >> seat & 1),
    ]


def disarm_about(state: FiefState, lord: int) -> None:
    """A lord is dead: reactions that name him are dropped. His card may come back as another of the
    same name, in any family (FIEF-D-04, FIEF-2.2-02)."""
    about = (("escape", lord), ("justice", lord))
    for seat, reactions in enumerate(state.armed):
        state.armed[seat] = tuple(one for one in reactions if one.act not in about)


def _reaction(choice: Choice) -> Arms:
    verb = choice[0]
    if verb == "arm-escape":
        return Arms(("escape", choice[1]), NOBODY)
    if verb == "arm-revolt":
        return Arms(("revolt", choice[1]), NOBODY)
    if verb == "arm-justice":
        return Arms(("justice", choice[1]), NOBODY)
    return Arms(("cede", choice[1], choice[2]), choice[3])
