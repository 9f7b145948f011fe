"""FIEF-D-03, -04, -08: what a player may say at any moment, asked or not: a raised hand, whether he
attends minor windows, standing answers to requests of passage, armed reactions."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.group_decisions import concern
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALL_LORDS, NOBODY, POLICIES, VILLAGES
from tableronde.games.fief.state import Arms, FiefState

MOST_ARMED: Final = 4


def remarks(state: FiefState, seat: int) -> list[Choice]:
    """Return all that makes sense now. Whether a reaction can be armed does not depend on the
    hand."""
    bit = 1 << seat
    options: list[Choice] = []
    if state.raised & bit:
        options.append(choices.LOWER_HAND)
    elif not state.hand_spent & bit:
        options.append(choices.RAISE_HAND)
    options.append(choices.IGNORE if state.attending & bit else choices.ATTEND)
    options += [
        choices.POLICY[other][policy]
        for other in range(state.seats)
        if other != seat
        for policy in range(len(POLICIES))
        if state.policies[seat][other] != policy
    ]
    options += [choices.Disarm(at) for at in range(len(state.armed[seat]))]
    if len(state.armed[seat]) < MOST_ARMED:
        armed = state.armed[seat]
        options += [choice for choice in _arms(state, seat) if _reaction(choice) not in armed]
    return options


def _arms(state: FiefState, seat: int) -> list[Choice]:
    """Return the reactions that a player may have."""
    options: list[Choice] = [
        choices.ARM_ESCAPE[lord] for lord in ALL_LORDS if state.owner[lord] == seat
    ]
    options += [choices.ARM_REVOLT[village] for village in range(len(VILLAGES))]
    options += [
        choices.ARM_JUSTICE[lord] for lord in ALL_LORDS if state.owner[lord] not in (NOBODY, seat)
    ]
    options += [
        choices.ARM_CESSION[village][to][attacker]
        for village, holder in enumerate(state.control)
        if holder == seat
        for to in range(state.seats)
        if to != seat
        for attacker in range(state.seats)
        if attacker not in (seat, to)
    ]
    return options


def remark(state: FiefState, seat: int, choice: Choice) -> None:
    """Keep what a player says; nobody is asked anything by it at once. Who wants to be asked takes
    back a pass that would stand: he is asked again before the window closes (FIEF-D-03)."""
    bit = 1 << seat
    if isinstance(choice, (choices.RaiseHand, choices.Attend)):
        concern(state, (seat,))
    if isinstance(choice, choices.RaiseHand):
        state.raised |= bit
    elif isinstance(choice, choices.LowerHand):
        state.raised &= ~bit
    elif isinstance(choice, choices.Attend):
        state.attending |= bit
    elif isinstance(choice, choices.Ignore):
        state.attending &= ~bit
    elif isinstance(choice, choices.Policy):
        before, other = state.policies[seat], choice.seat
        state.policies[seat] = (*before[:other], choice.policy, *before[other + 1 :])
    elif isinstance(choice, choices.Disarm):
        armed, at = state.armed[seat], choice.reaction
        state.armed[seat] = (*armed[:at], *armed[at + 1 :])
    else:
        state.armed[seat] = (*state.armed[seat], _reaction(choice))


def in_order_of_hands(state: FiefState) -> list[int]:
    """Return the seats in order: the active player, then raised hands, then the others
    (FIEF-D-03)."""
    order = state.from_active()
    head = [] if state.active == NOBODY else [order[0]]
    rest = [seat for seat in order if seat not in head]
    return [
        *head,
        *(seat for seat in rest if state.raised >> seat & 1),
        *(seat for seat in rest if not state.raised >> seat & 1),
    ]


def disarm_about(state: FiefState, lord: int) -> None:
    """Drop reactions that name a lord who is dead. His card may come back as another of the same
    name, in any family (FIEF-D-04, FIEF-2.2-02)."""
    about = (choices.ESCAPE[lord], choices.JUSTICE[lord])
    for seat, reactions in enumerate(state.armed):
        state.armed[seat] = tuple(one for one in reactions if one.act not in about)


def _reaction(choice: Choice) -> Arms:
    """Return the reaction that is armed by a choice."""
    if isinstance(choice, choices.ArmEscape):
        return Arms(choices.ESCAPE[choice.lord], NOBODY)
    if isinstance(choice, choices.ArmRevolt):
        return Arms(choices.REVOLT[choice.village], NOBODY)
    if isinstance(choice, choices.ArmJustice):
        return Arms(choices.JUSTICE[choice.lord], NOBODY)
    assert isinstance(choice, choices.ArmCession)
    return Arms(choices.CEDE[choice.village][choice.seat], choice.attacker)
