"""ICON, COMMANDER: what a commander and an entourage can do together."""

from tableronde.games.zizka.box.boxes import NOTHING, Icons
from tableronde.games.zizka.components import (
    DIE,
    MOST_DICE,
    MOVE,
    PEEK,
    PLAYER_MOVES_LESS,
    REROLL,
    TOURNAMENT,
    WARRANT_SLOWS,
)
from tableronde.games.zizka.state import BOARD, NO_WARRANT, ZizkaState


def total(state: ZizkaState, seat: int, symbol: int) -> int:
    """Of one symbol, on the commander's board and on all members (ZIZ-ICON-10)."""
    box = state.box
    count = box.commanders[state.commanders[seat]][state.modes.side].ability.symbols[symbol]
    for member in state.entourage[seat]:
        count += box.members[member].ability.symbols[symbol]
    return count


def dice(state: ZizkaState, seat: int, kind: int) -> tuple[int, ...]:
    """The dice of a roll: entourage dice, with those that members add in an event of this kind,
    and never more than eight (ZIZ-ICON-03, -14); then the die of every sovereign whose favour the
    seat holds (ZIZ-ICON-15, ZIZ-FAVOUR-01, -13)."""
    count = total(state, seat, DIE) + helpers(state, seat, kind)
    held = (1 + sovereign for sovereign, owner in enumerate(state.favours) if owner == seat)
    return (*(0,) * min(count, MOST_DICE), *held)


def helpers(state: ZizkaState, seat: int, kind: int) -> int:
    """The members whose conditional ability shows this kind of event (ZIZ-ENTOURAGE-03 to -06); in
    conquests and fights nobody's."""
    if kind == NOTHING:
        return 0
    members = state.box.members
    return sum(members[member].conditional == kind for member in state.entourage[seat])


def free_rerolls(state: ZizkaState, seat: int) -> int:
    """In a tournament (ZIZ-ENTOURAGE-04)."""
    return helpers(state, seat, TOURNAMENT)


def rerolls(state: ZizkaState, seat: int) -> int:
    return total(state, seat, REROLL)


def printed(state: ZizkaState, seat: int) -> Icons:
    """ZIZ-ICON-05, -10."""
    sword = shield = speech = wild = 0
    for ability in state.abilities(seat):
        icons = ability.icons
        sword += icons[0]
        shield += icons[1]
        speech += icons[2]
        wild += icons[3]
    return sword, shield, speech, wild


def peeks(state: ZizkaState, seat: int) -> list[int]:
    """Who carries the peeks that are left in this turn: the commander's board, then the members in
    the order in which they joined, each as often as it has one (ZIZ-ICON-07, -26)."""
    if not total(state, seat, PEEK):
        return []
    box = state.box
    left = [BOARD] * box.commanders[state.commanders[seat]][state.modes.side].ability.symbols[PEEK]
    for member in state.entourage[seat]:
        left += [member] * box.members[member].ability.symbols[PEEK]
    for used in (*state.peeks, *state.final_peeks):
        if used in left:
            left.remove(used)
    return left


def use_peek(state: ZizkaState, seat: int) -> None:
    """Of the member who joined last, and of the commander's board when no other is left: what
    cannot be lost is kept longest (ZIZ-ICON-26)."""
    state.peeks.append(peeks(state, seat)[-1])


def take_used_peeks_along(state: ZizkaState, seat: int, leaving: int) -> None:
    """Where a member who leaves has an unused peek and one who joined later a used one, it may as
    well have been the other way round: the used one goes, for good (ZIZ-ICON-26). Who has left
    with a used peek and comes back joins later, but has peeked before."""
    members = state.entourage[seat]
    later = members[members.index(leaving) + 1 :]
    for carrier in peeks(state, seat):
        if carrier == leaving:
            for used in later:  # the earliest to join, who can still swap with most others
                if used in state.peeks:
                    state.peeks[state.peeks.index(used)] = leaving
                    break
    state.final_peeks += [used for used in state.peeks if used == leaving]
    state.peeks = [used for used in state.peeks if used != leaving]


def range_of(state: ZizkaState, seat: int) -> int:
    """How far each move goes (ZIZ-ICON-06, ZIZ-MOVE-01, -07): a warrant slows it down
    (ZIZ-WARRANT-04); in the solo game only the one that says so does (ZIZ-SOLO-26)."""
    steps = total(state, seat, MOVE)
    slowed = PLAYER_MOVES_LESS in state.writs if state.solo else is_wanted(state, seat)
    return max(1, steps - WARRANT_SLOWS) if slowed else steps


def is_wanted(state: ZizkaState, seat: int) -> bool:
    """Whether there is a warrant for somebody's arrest."""
    return state.warrants[seat] != NO_WARRANT
