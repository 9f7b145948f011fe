"""3.0: income."""

from typing import NamedTuple

from tableronde.core.event import Run
from tableronde.games.fief.components import (
    BISHOPRIC_OF,
    BISHOPRICS,
    FAIR_WEATHER,
    FIEF_VILLAGES,
    GOOD_HARVEST,
    HARVEST_BONUS,
    MILL_INCOME,
    NOBODY,
    QUEEN_INCOME,
    TALLAGE,
    VILLAGE_INCOME,
    VILLAGES,
    WEATHER_BONUS,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.control import is_besieged
from tableronde.games.fief.rules.money.taxes import collector, holds
from tableronde.games.fief.state import (
    CROWN,
    FAIR_BIT,
    FAMINE_BIT,
    HARVEST_BIT,
    FiefState,
)


class Income(NamedTuple):
    """Hold what a player receives, by its sources."""

    villages: int
    mills: int
    tallage: int
    tithe: int
    queen: int

    @property
    def total(self) -> int:
        return sum(self)


def mill_yield(state: FiefState, see: int) -> int:
    """Return the yield of one mill in a bishopric (FIEF-3.0-02, -03, FIEF-2.3.2-01)."""
    sky = state.sky[see]
    if sky & FAMINE_BIT:
        return 0
    return (
        MILL_INCOME + HARVEST_BONUS * bool(sky & HARVEST_BIT) + WEATHER_BONUS * bool(sky & FAIR_BIT)
    )


def incomes(state: FiefState) -> list[Income]:
    """Return what everybody would receive now: the order of players does not matter
    (FIEF-3.0-07)."""
    villages = [0] * state.seats
    mills = [0] * state.seats
    tallage = [0] * state.seats
    tithe = [0] * state.seats
    queen = [0] * state.seats
    yields = [mill_yield(state, see) for see in range(BISHOPRICS)]
    collectors = [collector(state, see) if state.taxes else NOBODY for see in range(BISHOPRICS)]
    for village in range(len(VILLAGES)):
        seat = state.control[village]
        if (seat == NOBODY and not state.mills[village]) or is_besieged(state, village):
            continue  # FIEF-3.0-01, FIEF-6.4.1-02
        if seat != NOBODY:
            villages[seat] += VILLAGE_INCOME
        see = BISHOPRIC_OF[village]
        earned = state.mills[village] * yields[see]
        if collectors[see] != NOBODY:
            tithe[collectors[see]] += earned  # FIEF-2.4.6-04, also of mills that nobody controls
        elif seat != NOBODY:
            mills[seat] += earned
    for tax in state.taxes:
        if tax.capacity <= CROWN and holds(state, tax):
            tallage[tax.seat] += TALLAGE * len(FIEF_VILLAGES[tax.area])  # FIEF-2.4.5-03
    if state.queen != NOBODY:
        queen[state.owner[state.queen]] += QUEEN_INCOME  # FIEF-3.0-06, a prisoner too
    return [Income(*row) for row in zip(villages, mills, tallage, tithe, queen, strict=True)]


def pay(state: FiefState, run: Run) -> None:
    """Pay everybody; tokens and event cards leave the board, calamities stay (FIEF-3.0-10)."""
    for seat, income in enumerate(incomes(state)):
        state.money[seat] += income.total
        run.tell(
            "income",
            {
                "seat": seat,
                "count": income.total,
                "villages": income.villages,
                "mills": income.mills,
                "tallage": income.tallage,
                "tithe": income.tithe,
                "queen": income.queen,
            },
        )
    state.taxes = ()
    for see in range(BISHOPRICS):
        for bit, card in ((HARVEST_BIT, GOOD_HARVEST), (FAIR_BIT, FAIR_WEATHER)):
            if state.sky[see] & bit:
                state.sky[see] &= ~bit
                hands.discard_event(state, card, 1)
