"""INFO: what each seat sees of villages, fiefs, bishoprics and relics."""

from typing import Final

from tableronde.core.event import ALL
from tableronde.games.fief.components import (
    ATTACKING,
    BISHOPRIC_COLORS,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    CARDINAL_PRICE,
    CARDS,
    CASTLE_PRICE,
    CHIEF_TOWNS,
    DEFENDING,
    FIEF_COLORS,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    FORTIFICATIONS,
    FORTS,
    KNIGHT_PRICE,
    MILL_PRICE,
    MILLS,
    NEIGHBOURS,
    NO_FORT,
    NOBODY,
    RANK_OF,
    RANKS,
    RELICS,
    SERGEANT_PRICE,
    TITLE_PRICE,
    VILLAGE_AT,
    VILLAGES,
)
from tableronde.games.fief.rules.control import capital
from tableronde.games.fief.rules.money import income
from tableronde.games.fief.rules.money.purchases import is_for_sale
from tableronde.games.fief.rules.money.taxes import collector
from tableronde.games.fief.rules.relics import place_of
from tableronde.games.fief.state import POSTS, SKY, Company, FiefState
from tableronde.games.fief.view.names import lord_name, seat_or_none, village_name
from tableronde.games.fief.view.types import (
    BishopricView,
    CampView,
    FiefTitleView,
    GroundView,
    MarketView,
    RelicView,
    SiegeView,
    VillageView,
)

_GROUND: Final[list[GroundView]] = [
    {
        "name": VILLAGES[at],
        "fief": FIEFS[FIEF_OF[at]],
        "bishopric": BISHOPRIC_OF[at] + 1,
        "chief": at in CHIEF_TOWNS,
        "x": x,
        "y": y,
    }
    for at, (x, y) in enumerate(VILLAGE_AT)
]
"""What never changes in a village."""
_LINKS: Final = [[VILLAGES[near] for near in neighbours] for neighbours in NEIGHBOURS]


def villages_view(state: FiefState, viewer: int | None) -> list[VillageView]:
    seen: list[VillageView] = []
    hidden = {
        place
        for relic, place in enumerate(state.relic_place)
        if not state.relics_shown >> relic & 1
    }
    for at, ground in enumerate(_GROUND):
        seen.append(
            {
                **ground,
                "links": _LINKS[at][:],
                "control": seat_or_none(state.control[at]),
                "fort": FORTIFICATIONS[state.fort[at]],
                "mills": state.mills[at],
                "camps": [_camp(state, at, company, viewer) for company in state.camps[at]],
                "sieges": _sieges(state, at) if state.sieges else [],
                "new_troops": state.new_troops[at],
                "relic": at in hidden,
            }
        )
    return seen


def _sieges(state: FiefState, village: int) -> list[SiegeView]:
    return [
        {"seat": siege.seat, "dice": siege.dice, "turn": siege.turn}
        for siege in state.sieges
        if siege.village == village
    ]


def knows(state: FiefState, village: int, company: Company, viewer: int | None) -> bool:
    """Tell whether this viewer sees what a company is made of (FIEF-11.2-01, -02, FIEF-R-57)."""
    if not state.modes.fog or viewer in (company.seat, ALL) or company.riding:
        return True
    battle = state.battle
    if battle is None or battle.village != village:
        return False
    if battle.sides[company.seat] == ATTACKING:
        return not battle.ride
    return battle.sides[company.seat] == DEFENDING and battle.shown


def _camp(state: FiefState, village: int, company: Company, viewer: int | None) -> CampView:
    known = knows(state, village, company, viewer)
    return {
        "seat": company.seat,
        "post": POSTS[company.post],
        "came": village_name(company.came),
        "stages": company.stages,
        "tested": company.tested,
        "riding": company.riding,
        "count": company.sergeants + company.knights,
        "sergeants": company.sergeants if known else None,
        "knights": company.knights if known else None,
    }


def fiefs_view(state: FiefState) -> list[FiefTitleView]:
    seen: list[FiefTitleView] = []
    for fief, color in enumerate(FIEF_COLORS):
        holder = state.crowns[fief]
        seen.append(
            {
                "name": FIEFS[fief],
                "rank": RANKS[RANK_OF[fief]],
                "color": color,
                "price": TITLE_PRICE[fief],
                "villages": [VILLAGES[at] for at in FIEF_VILLAGES[fief]],
                "holder": lord_name(holder),
                "seat": None if holder == NOBODY else state.owner[holder],
                "capital": village_name(capital(state, fief)),
                "buyer": _buyer(state, fief),
            }
        )
    return seen


def _buyer(state: FiefState, fief: int) -> int | None:
    """Who holds all its villages, if they may buy the title."""
    seat = state.control[FIEF_VILLAGES[fief][0]]
    return seat if seat != NOBODY and is_for_sale(state, seat, fief) else None


def market_view(state: FiefState) -> MarketView:
    return {
        "sergeant": SERGEANT_PRICE,
        "knight": KNIGHT_PRICE,
        "mill": MILL_PRICE,
        "castle": CASTLE_PRICE,
        "cardinal": CARDINAL_PRICE,
        "mills_left": MILLS - sum(state.mills),
        "castles_left": FORTS - len(VILLAGES) + state.fort.count(NO_FORT),
    }


def bishoprics_view(state: FiefState) -> list[BishopricView]:
    seen: list[BishopricView] = []
    for see, color in enumerate(BISHOPRIC_COLORS):
        bishop = state.croziers[see]
        seen.append(
            {
                "number": see + 1,
                "chief": VILLAGES[CHIEF_TOWNS[see]],
                "color": color,
                "villages": [VILLAGES[at] for at in BISHOPRIC_VILLAGES[see]],
                "bishop": lord_name(bishop),
                "seat": None if bishop == NOBODY else state.owner[bishop],
                "sky": [CARDS[card] for card, bit in SKY.items() if state.sky[see] & bit],
                "mill": income.mill_yield(state, see),
                "collector": seat_or_none(collector(state, see)),
            }
        )
    return seen


def relics_view(state: FiefState, viewer: int | None) -> list[RelicView]:
    """Show the relics on the table: first the ones that lie face down, by their places."""
    seen: list[RelicView] = []
    for relic in range(len(RELICS)):
        place, shown = place_of(state, relic), bool(state.relics_shown >> relic & 1)
        if place == NOBODY:
            continue
        seen.append(
            {
                "relic": RELICS[relic] if shown or viewer == ALL else None,
                "village": village_name(place),
                "holder": lord_name(state.relic_holder[relic]),
                "keeper": seat_or_none(state.relic_keeper[relic]),
            }
        )
    return sorted(
        seen, key=lambda one: (one["holder"] or "", one["village"] or "", one["relic"] or "")
    )
