"""Land and money as bots see them: what a village is worth, what to save for, what to buy, where to
settle."""

from collections import deque
from typing import Final

from tableronde.games.fief.bot.judging_sides import NEVER, POINT, harm, is_friend
from tableronde.games.fief.choices import (
    CardinalTithe,
    Harvest,
    PapalTithe,
    Pillage,
    Place,
    PlayLord,
    Pray,
    RoyalTallage,
    Settle,
    Tallage,
    Tithe,
    Weather,
)
from tableronde.games.fief.components import (
    ALL_LORDS,
    BISHOPRIC_OF,
    CASTLE,
    CASTLE_PRICE,
    CHIEF_TOWNS,
    CITY,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    HARVEST_BONUS,
    MILL_INCOME,
    NEIGHBOURS,
    NO_FORT,
    NOBODY,
    TALLAGE,
    TITLE_PRICE,
    VILLAGE_INCOME,
    VILLAGES,
    WEATHER_BONUS,
)
from tableronde.games.fief.rules.families.lords import family, has_room, is_free
from tableronde.games.fief.rules.money.taxes import collector
from tableronde.games.fief.rules.troops import troops
from tableronde.games.fief.state import (
    BAD_BIT,
    BISHOP,
    CARDINAL_HAT,
    FAMINE_BIT,
    PLAGUE_BIT,
    FiefState,
)

_LASTS: Final = 3.0
"""Turns for which a steady income is counted."""
_CASTLE: Final = 4.0
_WITHOUT_CASTLE: Final = 0.6
"""What is left of the hope for a fief in which a castle has yet to be built."""
_IN_OTHER_HANDS: Final = 0.7
"""How much farther a village is that somebody else holds."""


def _distances(start: int) -> tuple[int, ...]:
    """Return how many stages each village is away from this one."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in NEIGHBOURS[here]:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return tuple(far[village] for village in range(len(VILLAGES)))


DISTANCE: Final = tuple(_distances(village) for village in range(len(VILLAGES)))
"""Stages between two villages, by roads that nobody bars."""


# Villages -----------------------------------------------------------------------------------------


def needs(state: FiefState, seat: int) -> list[float]:
    """Return, of each fief, what one of its villages adds to the hope for its title. Nothing where
    it has been bought: it goes with the city then."""
    control, fort = state.control, state.fort
    found = []
    for villages in FIEF_VILLAGES:
        missing = held = 0
        castle = bought = False
        for village in villages:
            holder = control[village]
            if holder != seat:
                missing += 1
                held += holder != NOBODY
            wall = fort[village]
            castle = castle or wall == CASTLE
            bought = bought or wall == CITY
        if bought:
            found.append(0.0)
            continue
        hope = POINT if castle else _WITHOUT_CASTLE * POINT
        found.append(hope / (max(1, missing) + _IN_OTHER_HANDS * held))
    return found


def prize(
    state: FiefState, seat: int, village: int, needed: list[float], hurt: list[float] | None = None
) -> float:
    """Return what it is worth to hold a village, and that nobody else holds it; `hurt` is what each
    player's harm is worth, where the caller has it."""
    fief = FIEF_OF[village]
    income = VILLAGE_INCOME + 0.8 * MILL_INCOME * state.mills[village]
    total = _LASTS * income + needed[fief]
    if village in CHIEF_TOWNS:
        total += 1.0
    wall = state.fort[village]
    if wall == CASTLE:
        total += _CASTLE
    elif wall == CITY:
        total += POINT
    holder = state.control[village]
    if holder not in (seat, NOBODY):
        stake = income + (POINT if wall == CITY else 0.0)
        if wall != CITY and all(state.control[at] == holder for at in FIEF_VILLAGES[fief]):
            stake += POINT / 2  # he is about to buy the title
        total += (harm(state, seat, holder) if hurt is None else hurt[holder]) * stake
    return total


def yearly(state: FiefState, seat: int) -> int:
    """Return about what a player earns in a turn."""
    total = 0
    for village, holder in enumerate(state.control):
        if holder == seat:
            total += VILLAGE_INCOME + MILL_INCOME * state.mills[village]
    return total


def missing(state: FiefState, seat: int, fief: int) -> int:
    """Count the villages of a fief that one does not control."""
    return sum(state.control[village] != seat for village in FIEF_VILLAGES[fief])


def cost(state: FiefState, fief: int) -> int:
    """Return the price of the title of a fief whose villages one has, with a castle if there is
    none."""
    walled = any(state.fort[village] == CASTLE for village in FIEF_VILLAGES[fief])
    price: int = TITLE_PRICE[fief]
    return price if walled else price + CASTLE_PRICE


def savings(state: FiefState, seat: int, lacking: int) -> int:
    """Return what should be laid by for the next title: of fiefs of which at most so many villages
    are missing, the cheapest one; 0: nothing to save for."""
    if not any(has_room(state, lord) for lord in family(state, seat)):
        return 0
    prices = [
        cost(state, fief)
        for fief in range(len(FIEFS))
        if missing(state, seat, fief) <= lacking
        and not any(state.fort[village] == CITY for village in FIEF_VILLAGES[fief])
    ]
    return min(prices, default=0)


# Where to settle and to place lords ---------------------------------------------------------------


def settle(state: FiefState, seat: int, choice: Settle) -> float:
    """Settle in a small fief where nobody is yet, with much room around and the others far away."""
    village = choice.village
    fief = FIEF_OF[village]
    far = DISTANCE[village]
    total = 0.0
    for at, wall in enumerate(state.fort):
        if wall != NO_FORT:
            total -= 8.0 if FIEF_OF[at] == fief else 3.0 / far[at]
    total += 12.0 / len(FIEF_VILLAGES[fief])
    total += sum(0.6 for at in range(len(VILLAGES)) if far[at] <= 2 and state.fort[at] == NO_FORT)
    return total - 0.8 * sum(far[at] > 1 for at in FIEF_VILLAGES[fief])


def place(state: FiefState, seat: int, choice: Place | PlayLord) -> float:
    """Place a lord where troops wait for a leader, or land for an owner."""
    village = choice.village
    here = sum(troops(state, village, seat))
    leaders = sum(
        state.village[lord] == village and state.owner[lord] == seat and is_free(state, lord)
        for lord in ALL_LORDS
    )
    total = 0.3 * here / (1 + leaders) - 0.4 * leaders
    if state.sky[BISHOPRIC_OF[village]] & PLAGUE_BIT:
        total -= 2.0
    return total + 0.3 * land_near(state, village)


def land_near(state: FiefState, village: int) -> int:
    """Count the free villages within a turn and a half."""
    far = DISTANCE[village]
    return sum(holder == NOBODY and far[at] <= 3 for at, holder in enumerate(state.control))


# Cards that bring money ---------------------------------------------------------------------------


def fields(state: FiefState, seat: int, choice: Harvest | Weather) -> float:
    """Value a harvest or fair weather in a bishopric by what it adds to one's own mills, less what
    it adds to those of others."""
    see = choice.bishopric
    sky = state.sky[see]
    harvest = isinstance(choice, Harvest)
    ends = bool(sky & (FAMINE_BIT if harvest else BAD_BIT))
    if ends and harvest:
        each = float(MILL_INCOME)
    elif ends:
        each = 0.0  # the weather bars the roads, not the mills
    else:
        each = 0.0 if sky & FAMINE_BIT else float(HARVEST_BONUS if harvest else WEATHER_BONUS)
    total = _mills_in(state, seat, see) * each
    return total - 0.9 + (0.4 if ends and not harvest and _present_in(state, seat, see) else 0.0)


def _mills_in(state: FiefState, seat: int, see: int) -> float:
    """Count the own mills of a bishopric less a part of those of others; a tithe makes them all of
    one."""
    taker = collector(state, see) if state.taxes else NOBODY
    total = 0.0
    for village, mills in enumerate(state.mills):
        if mills and BISHOPRIC_OF[village] == see:
            owner = state.control[village] if taker == NOBODY else taker
            total += mills if owner == seat else -0.25 * mills
    return total


def _present_in(state: FiefState, seat: int, see: int) -> bool:
    """Tell whether an own lord stands in a bishopric."""
    return any(
        state.owner[lord] == seat
        and state.village[lord] != NOBODY
        and BISHOPRIC_OF[state.village[lord]] == see
        for lord in ALL_LORDS
    )


def tallage(state: FiefState, seat: int, choice: Tallage | RoyalTallage) -> float:
    """Value a tax of a fief by what it brings; a Revolt may answer it."""
    return TALLAGE * len(FIEF_VILLAGES[choice.fief]) - 1.0


def tithe(state: FiefState, seat: int, choice: Tithe | CardinalTithe | PapalTithe) -> float:
    """Value a tax of bishoprics by what it brings; a Revolt may answer it."""
    sees = (
        [see for see, lord in enumerate(state.croziers) if lord != NOBODY]
        if isinstance(choice, PapalTithe)
        else [choice.bishopric]
    )
    rank = BISHOP if isinstance(choice, Tithe) else CARDINAL_HAT
    total = 0.0
    for see in sees:
        taker = collector(state, see)
        if taker != NOBODY and (is_friend(state, seat, taker) or rank > BISHOP):
            continue
        for village, mills in enumerate(state.mills):
            if mills and BISHOPRIC_OF[village] == see and state.control[village] != seat:
                total += MILL_INCOME * mills
    return total - 1.5


def pray(state: FiefState, seat: int, choice: Pray) -> float:
    """Pray against a famine where one has mills, against bad weather where one stands."""
    see = choice.bishopric
    if state.sky[see] & FAMINE_BIT:
        return _mills_in(state, seat, see)
    return 1.0 if _present_in(state, seat, see) else -1.0


def pillage(state: FiefState, seat: int, choice: Pillage) -> float:
    """Pillage what another holds: one's own mills bring more in a turn."""
    return 1.0 if not is_friend(state, seat, state.control[choice.village]) else NEVER
