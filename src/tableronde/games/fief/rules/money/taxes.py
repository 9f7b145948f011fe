"""2.4.4 to 2.4.6: taxes: who may levy, whether a levy still holds, whom a tithe enriches."""

from tableronde.core.choice import Choice
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    BISHOPRIC_OF,
    BISHOPRICS,
    FIEF_OF,
    FIEFS,
    NOBODY,
    TAX_TOKENS,
)
from tableronde.games.fief.rules.families.lords import monarch_seat, pope_seat
from tableronde.games.fief.state import (
    BISHOP,
    CARDINAL_HAT,
    CROWN,
    HOLDER,
    POPE,
    FiefState,
    Tax,
)


def levies(state: FiefState, seat: int) -> list[Choice]:
    """Return every tax this player could levy with a card (FIEF-2.4.4-01 to -03, FIEF-2.4.5-01,
    -02, FIEF-2.4.6-01): never twice the same one on the same area, one tallage a fief that holds
    (FIEF-R-25)."""
    if sum(tax.seat == seat for tax in state.taxes) >= TAX_TOKENS:
        return []
    options: list[Choice] = []
    taxed = {tax.area for tax in state.taxes if tax.capacity <= CROWN and holds(state, tax)}
    reigns = monarch_seat(state) == seat
    for fief in range(len(FIEFS)):
        holder = state.crowns[fief]
        if fief in taxed:
            continue
        if holder != NOBODY and state.owner[holder] == seat:
            options.append(choices.TALLAGE[fief])
        elif holder == NOBODY and reigns:
            options.append(choices.ROYAL_TALLAGE[fief])
    own = [tax for tax in state.taxes if tax.seat == seat]
    for see in range(BISHOPRICS):
        bishop = state.croziers[see]
        if bishop == NOBODY:
            continue
        if state.owner[bishop] == seat and not _levied(own, BISHOP, see):
            options.append(choices.TITHE[see])
        if not _levied(own, CARDINAL_HAT, see):
            options += [
                choices.CardinalTithe(see, lord)
                for lord in state.hats
                if lord != NOBODY and state.owner[lord] == seat
            ]
    if (
        pope_seat(state) == seat
        and any(lord != NOBODY for lord in state.croziers)
        and not any(tax.capacity == POPE for tax in own)
    ):
        options.append(choices.PAPAL_TITHE)
    return options


def _levied(taxes: list[Tax], capacity: int, area: int) -> bool:
    return any(tax.capacity == capacity and tax.area == area for tax in taxes)


def levy(state: FiefState, seat: int, choice: choices.Levy) -> Tax:
    """Lay the token of a tax (FIEF-2.4.4-03, FIEF-2.4.6-02); a tallage takes the place of one that
    no longer holds, no matter who gets its title back: there is one a fief (FIEF-R-25)."""
    if isinstance(choice, choices.Tallage):
        tax = Tax(HOLDER, choice.fief, seat, NOBODY, 0)
    elif isinstance(choice, choices.RoyalTallage):
        tax = Tax(CROWN, choice.fief, seat, NOBODY, 0)
    elif isinstance(choice, choices.Tithe):
        tax = Tax(BISHOP, choice.bishopric, seat, NOBODY, 1 << choice.bishopric)
    elif isinstance(choice, choices.CardinalTithe):
        hat = state.hats.index(choice.lord)
        tax = Tax(CARDINAL_HAT, choice.bishopric, seat, hat, 1 << choice.bishopric)
    else:
        sees = sum(1 << see for see, lord in enumerate(state.croziers) if lord != NOBODY)
        tax = Tax(POPE, NOBODY, seat, NOBODY, sees)
    others = state.taxes
    if tax.capacity <= CROWN:
        others = tuple(one for one in others if one.capacity > CROWN or one.area != tax.area)
    state.taxes = (*others, tax)
    return tax


def holds(state: FiefState, tax: Tax) -> bool:
    """Whether a tax still holds: it follows the title invoked, which it must still be in the family
    (FIEF-12.0-24)."""
    if tax.capacity == HOLDER:
        lord = state.crowns[tax.area]
    elif tax.capacity == CROWN:
        return monarch_seat(state) == tax.seat
    elif tax.capacity == BISHOP:
        lord = state.croziers[tax.area]
    elif tax.capacity == CARDINAL_HAT:
        lord = state.hats[tax.hat]
    else:
        return pope_seat(state) == tax.seat
    return lord != NOBODY and state.owner[lord] == tax.seat


def collector(state: FiefState, see: int) -> int:
    """Return who gets the mills of a bishopric: its bishop, else the first cardinal, else the pope
    (FIEF-2.4.6-03, FIEF-1.5-12); NOBODY: their owners."""
    best = NOBODY
    rank = POPE + 1
    for tax in state.taxes:
        if tax.sees >> see & 1 and tax.capacity < rank and holds(state, tax):
            best, rank = tax.seat, tax.capacity
    return best


def burdens(state: FiefState, village: int) -> list[Tax]:
    """Return the taxes that lie on a village and still hold (FIEF-R-49)."""
    fief, see = FIEF_OF[village], BISHOPRIC_OF[village]
    return [
        tax
        for tax in state.taxes
        if (tax.sees >> see & 1 or (tax.capacity <= CROWN and tax.area == fief))
        and holds(state, tax)
    ]
