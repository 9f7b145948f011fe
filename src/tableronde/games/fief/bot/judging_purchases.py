"""Purchases as bots see them: titles first, then sergeants for free land, then mills, then an
army."""

from typing import Final, TypeAlias

from tableronde.games.fief.bot.judging_lands import cost, land_near, missing, savings, yearly
from tableronde.games.fief.bot.judging_marches import threat
from tableronde.games.fief.bot.judging_sides import NEVER
from tableronde.games.fief.choices import (
    BuyCardinal,
    BuyCastle,
    BuyKnight,
    BuyMill,
    BuySergeant,
    BuyTitle,
    HireKnight,
    HireSergeant,
    PostKnight,
    PostSergeant,
)
from tableronde.games.fief.components import (
    ALL_LORDS,
    CARDINAL_PRICE,
    FIEF_OF,
    FIEF_VILLAGES,
    KNIGHT_PRICE,
    MILL_PRICE,
    NO_FORT,
    SERGEANT_PRICE,
    SOLO_POINTS,
    WOMAN,
)
from tableronde.games.fief.rules.families.lords import (
    family,
    has_room,
    in_orders,
    is_free,
    titles,
    victory_points,
)
from tableronde.games.fief.rules.money.purchases import wares
from tableronde.games.fief.rules.money.recruiting import Recruits, muster, place
from tableronde.games.fief.rules.troops import strength, troops
from tableronde.games.fief.state import FiefState

_MOST_GUARDS: Final = 4
_PLENTY: Final = 99
"""Money for whatever one likes."""
Purchase: TypeAlias = BuyTitle | BuyCastle | BuyMill | BuyCardinal
"""Whatever is for sale beside troops."""


def spare(state: FiefState, seat: int) -> int:
    """Return the money that is not laid by for a title that can be paid within two turns."""
    money = state.money[seat]
    wanted = savings(state, seat, 0)
    return money - wanted if wanted <= money + 2 * yearly(state, seat) else money


def purchase(state: FiefState, seat: int, choice: Purchase) -> float:
    """Buy titles first, then what they wait for, then mills."""
    match choice:
        case BuyTitle():
            return _title(state, seat, choice)
        case BuyCastle():
            return _castle(state, seat, choice.village)
        case BuyMill():
            rich = spare(state, seat) >= MILL_PRICE
            return 20.0 + _guarded(state, seat, choice.village) if rich else NEVER
        case BuyCardinal():
            own = state.owner[choice.lord] == seat
            return 16.0 if own and spare(state, seat) >= CARDINAL_PRICE else NEVER


def recruit(state: FiefState, seat: int, choice: BuySergeant | BuyKnight) -> float:
    """Buy sergeants for free land and walls, then an army."""
    knight = isinstance(choice, BuyKnight)
    return _recruit(state, seat, choice.village, knight, spare(state, seat))


def _title(state: FiefState, seat: int, choice: BuyTitle) -> float:
    winning = victory_points(state, seat) + 1 >= SOLO_POINTS
    guarded = _guarded(state, seat, choice.village)
    return 60.0 + 20.0 * winning + heir(state, choice.lord) + guarded


def heir(state: FiefState, lord: int) -> float:
    """Return how well a lord suits a title: best a layman, who may be king, with few others."""
    layman = not WOMAN[lord] and not in_orders(state, lord)
    return 1.0 + layman - 0.5 * titles(state, lord) - (not is_free(state, lord))


def _guarded(state: FiefState, seat: int, village: int) -> float:
    sergeants, knights = troops(state, village, seat)
    return 0.1 * min(5, sergeants + knights) + (0.3 if state.fort[village] != NO_FORT else 0.0)


def _castle(state: FiefState, seat: int, village: int) -> float:
    """Build a castle only where it is all that the title waits for."""
    fief = FIEF_OF[village]
    if missing(state, seat, fief) or any(state.fort[at] != NO_FORT for at in FIEF_VILLAGES[fief]):
        return NEVER
    if not any(has_room(state, lord) for lord in family(state, seat)):
        return NEVER
    lacking = cost(state, fief) - state.money[seat]
    return 50.0 + _guarded(state, seat, village) if lacking <= yearly(state, seat) else NEVER


def _recruit(state: FiefState, seat: int, village: int, knight: bool, left: int) -> float:
    if left < (KNIGHT_PRICE if knight else SERGEANT_PRICE):
        return NEVER
    sergeants, knights = troops(state, village, seat)
    leaders = sum(
        state.village[lord] == village and state.owner[lord] == seat and is_free(state, lord)
        for lord in ALL_LORDS
    )
    if not knight:
        if not sergeants and not knights and state.fort[village] != NO_FORT:
            return 40.0  # nobody guards it
        wanted = 1 + 2 * leaders * bool(land_near(state, village))
        if leaders and sergeants < wanted:
            return 30.0 - sergeants
        guards = sergeants + knights
        walled = state.fort[village] != NO_FORT and guards < _MOST_GUARDS
        exposed = walled and threat(state, seat, village) > 2 * strength(sergeants, knights)
        return 26.0 - guards if exposed else NEVER
    if not leaders:
        return NEVER
    if left < KNIGHT_PRICE + savings(state, seat, 1):
        return NEVER
    return 10.0 + 0.1 * (sergeants + 3 * knights)


# In the fog of war --------------------------------------------------------------------------------


def hire(state: FiefState, seat: int, choice: HireSergeant | HireKnight) -> float:
    """Hire for what the best place would be worth, once those who wait are placed. As long as
    nothing else on sale is better, all are hired before any is placed, so that others can only
    guess."""
    frame = state.stack[-1]
    knight = isinstance(choice, HireKnight)
    if not isinstance(frame, Recruits):
        return _best(state, seat, knight)
    state = _all_placed(state, seat, frame)
    best = _best(state, seat, knight)
    others = [ware for ware in wares(state, seat) if isinstance(ware, Purchase)]
    return NEVER if any(purchase(state, seat, ware) > best for ware in others) else best


def post(state: FiefState, seat: int, choice: PostSergeant | PostKnight) -> float:
    """Place troops where they do most; it is worth less than any hiring that is worth while."""
    return 0.01 * _posted(state, seat, choice.village, isinstance(choice, PostKnight))


def _best(state: FiefState, seat: int, knight: bool) -> float:
    left = spare(state, seat)
    return max(_recruit(state, seat, village, knight, left) for village in muster(state, seat))


def _posted(state: FiefState, seat: int, village: int, knight: bool) -> float:
    """Return what a counter that is paid for does in a village; where none is wanted, it guards."""
    worth = _recruit(state, seat, village, knight, _PLENTY)
    return worth if worth > 0 else _guarded(state, seat, village)


def _all_placed(state: FiefState, seat: int, recruits: Recruits) -> FiefState:
    """Return a state in which each is placed where it does most."""
    state = state.copy()
    sergeants, knights = recruits.left
    for knight in [False] * sergeants + [True] * knights:
        best = max(muster(state, seat), key=lambda at: _posted(state, seat, at, knight))
        place(state, seat, best, knight)
    return state
