"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Any, Final

from tableronde.core.event import ALL
from tableronde.core.plain import Plain
from tableronde.games.fief.choices import LEXICON
from tableronde.games.fief.components import (
    ALL_LORDS,
    ALLIED_POINTS,
    ALLIED_SEATS,
    ATTACKING,
    BACKS,
    BISHOPRIC_COLORS,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    BISHOPRICS,
    CARDS,
    CHIEF_TOWNS,
    DEFENDING,
    ENGINES,
    FIEF_COLORS,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    FORTIFICATIONS,
    LORDS,
    NEIGHBOURS,
    NOBODY,
    POLICIES,
    RANK_OF,
    RANKS,
    RELICS,
    SOLO_POINTS,
    TAX_TOKENS,
    TITLE_PRICE,
    VILLAGE_AT,
    VILLAGES,
    WOMAN,
    back,
)
from tableronde.games.fief.rules.control import capital, controlled
from tableronde.games.fief.rules.diplomacy.talks import talk_of
from tableronde.games.fief.rules.families.lords import (
    ally,
    bishopric,
    family,
    fief_titles,
    is_cardinal,
    points,
    ransom,
    regent,
    titles,
    victory_points,
)
from tableronde.games.fief.rules.money import income
from tableronde.games.fief.rules.money.taxes import collector, holds
from tableronde.games.fief.rules.relics import place_of
from tableronde.games.fief.state import (
    CAPACITIES,
    CROWN,
    PHASES,
    POSTS,
    SKY,
    Company,
    FiefState,
    Tax,
)
from tableronde.games.fief.view.in_progress import (
    battle_view,
    deal_view,
    election_view,
    group_view,
    is_inside_talk,
    recruits_view,
    talk_view,
)
from tableronde.games.fief.view.names import lord_name, seat_or_none, village_name

THINGS: Final = {
    "passage": VILLAGES,
    "admission": VILLAGES,
    "waiver": FIEFS,
    "consent": LORDS,
}
"""What a permit of each kind is about."""


# The table ----------------------------------------------------------------------------------------


def table(state: FiefState) -> Plain:
    """What everybody sees."""
    return {
        "modes": state.modes._asdict(),
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "first": seat_or_none(state.first),
        "active": seat_or_none(state.active),
        "acted": state.acted,
        "villages": _villages(state, None),
        "fiefs": _fiefs(state),
        "bishoprics": _bishoprics(state),
        "lords": [_lord_view(state, lord) for lord in ALL_LORDS if state.owner[lord] != NOBODY],
        "seats": _players(state, None),
        "cardinals": [lord_name(lord) for lord in state.hats],
        "king": lord_name(state.king),
        "queen": lord_name(state.queen),
        "pope": lord_name(state.pope),
        "prince": lord_name(state.prince),
        "arc": lord_name(state.arc),
        "excommunicated": lord_name(state.excommunicated),
        "excommunication_used": state.excommunication_used,
        "consummated": state.consummated,
        "taxes": [_tax(state, tax) for tax in state.taxes],
        "piles": _piles(state),
        "battle": None if state.battle is None else battle_view(state, state.battle),
        "election": election_view(state, None),
        "deal": deal_view(state, None),
        "talk": talk_view(state),
        "group": group_view(state, None),
        "recruits": recruits_view(state, None),
        "relics": _relics(state, None),
        "permits": _permits(state, None),
        "fought": [list(pair) for pair in state.fought],
        "refused": [list(request) for request in state.refused],
        "settings": None,
    }


def secrets(state: FiefState, seat: int) -> Plain:
    """What this seat sees otherwise: its hand and money, its troops in the fog, its offers."""
    seen: dict[str, Any] = {
        "seats": _players(state, seat),
        "deal": deal_view(state, seat),
        "group": group_view(state, seat),
        "permits": _permits(state, seat),
        "election": election_view(state, seat),
    }
    if state.modes.fog:
        seen["villages"] = _villages(state, seat)
        seen["recruits"] = recruits_view(state, seat)
    if seat == ALL:
        seen["relics"] = _relics(state, seat)
    else:
        seen["settings"] = _settings(state, seat)
    return seen


_GROUND: Final = [
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


def _villages(state: FiefState, eyes: int | None) -> list[Plain]:
    seen = []
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
                "camps": [_camp(state, at, company, eyes) for company in state.camps[at]],
                "sieges": _sieges(state, at) if state.sieges else [],
                "new_troops": state.new_troops[at],
                "relic": at in hidden,
            }
        )
    return seen


def _sieges(state: FiefState, village: int) -> list[Plain]:
    return [
        {"seat": siege.seat, "dice": siege.dice, "turn": siege.turn}
        for siege in state.sieges
        if siege.village == village
    ]


def knows(state: FiefState, village: int, company: Company, eyes: int | None) -> bool:
    """Whether these eyes see what a company is made of (FIEF-11.2-01, -02, FIEF-R-57)."""
    if not state.modes.fog or eyes in (company.seat, ALL) or company.riding:
        return True
    battle = state.battle
    if battle is None or battle.village != village:
        return False
    if battle.sides[company.seat] == ATTACKING:
        return not battle.ride
    return battle.sides[company.seat] == DEFENDING and battle.shown


def _camp(state: FiefState, village: int, company: Company, eyes: int | None) -> Plain:
    known = knows(state, village, company, eyes)
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


def _fiefs(state: FiefState) -> list[Plain]:
    seen = []
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
            }
        )
    return seen


def _bishoprics(state: FiefState) -> list[Plain]:
    seen = []
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


def _lord_view(state: FiefState, lord: int) -> Plain:
    see = bishopric(state, lord)
    return {
        "name": LORDS[lord],
        "woman": WOMAN[lord],
        "seat": state.owner[lord],
        "village": village_name(state.village[lord]),
        "post": POSTS[state.post[lord]],
        "came": village_name(state.came[lord]),
        "stages": state.stages[lord],
        "tested": bool(state.tested >> lord & 1),
        "riding": bool(state.riding >> lord & 1),
        "captor": seat_or_none(state.captor[lord]),
        "spouse": lord_name(state.spouse[lord]),
        "fiefs": [FIEFS[fief] for fief in fief_titles(state, lord)],
        "bishopric": None if see == NOBODY else see + 1,
        "cardinal": is_cardinal(state, lord),
        "pope": lord == state.pope,
        "king": lord == state.king,
        "queen": lord == state.queen,
        "regent": lord == regent(state),
        "prince": lord == state.prince,
        "arc": lord == state.arc,
        "excommunicated": lord == state.excommunicated,
        "marked": bool(state.marked >> lord & 1),
        "new_bishop": bool(state.new_bishops >> lord & 1),
        "dying": bool(state.dying >> lord & 1),
        "titles": titles(state, lord),
        "ransom": ransom(state, lord),
        "points": points(state, lord),
        "relics": [RELICS[at] for at, holder in enumerate(state.relic_holder) if holder == lord],
    }


def _players(state: FiefState, eyes: int | None) -> list[Plain]:
    pairs = state.seats >= ALLIED_SEATS
    expected = income.incomes(state)
    held = _held(state, eyes)
    seen = []
    for seat in range(state.seats):
        own = eyes in (seat, ALL)
        money, cards = held[seat]
        partner = ally(state, seat)
        allied = pairs and partner != NOBODY
        own_points = victory_points(state, seat)
        seen.append(
            {
                "money": state.money[seat] if own else money,
                "embassies": state.embassies[seat],
                "sergeants": state.sergeants[seat],
                "knights": state.knights[seat],
                "engines": ENGINES - sum(siege.seat == seat for siege in state.sieges),
                "taxes": TAX_TOKENS - sum(tax.seat == seat for tax in state.taxes),
                "hand": [CARDS[card] for card in state.hands[seat]] if own else cards,
                "lords": [LORDS[lord] for lord in family(state, seat)],
                "points": own_points,
                "goal": ALLIED_POINTS if allied else SOLO_POINTS,
                "together": own_points + (victory_points(state, partner) if allied else 0),
                "ally": seat_or_none(partner),
                "villages": len(controlled(state, seat)),
                "income": {**expected[seat]._asdict(), "total": expected[seat].total},
                "raised": bool(state.raised >> seat & 1),
                "hand_spent": bool(state.hand_spent >> seat & 1),
            }
        )
    return seen


def _tax(state: FiefState, tax: Tax) -> Plain:
    tallage = tax.capacity <= CROWN
    return {
        "seat": tax.seat,
        "capacity": CAPACITIES[tax.capacity],
        "fief": FIEFS[tax.area] if tallage else None,
        "bishopric": None if tallage or tax.area == NOBODY else tax.area + 1,
        "sees": [see + 1 for see in range(BISHOPRICS) if tax.sees >> see & 1],
        "hat": None if tax.hat == NOBODY else tax.hat,
        "valid": holds(state, tax),
    }


def _piles(state: FiefState) -> Plain:
    return {
        "characters": len(state.characters),
        "events": len(state.events),
        "top": BACKS[back(state.events[-1])] if state.events else None,
        "character_discard": len(state.character_discard),
        "event_discard": len(state.event_discard),
        "track": len(state.track),
    }


def _held(state: FiefState, eyes: int | None) -> list[tuple[int | None, list[str]]]:
    """What money and which backs everybody has in front of him. Those outside a private talk see
    what its participants had when it began (FIEF-D-11)."""
    held: list[tuple[int | None, list[str]]] = [
        (
            None if state.modes.hidden_money else state.money[seat],
            [BACKS[back(card)] for card in state.hands[seat]],
        )
        for seat in range(state.seats)
    ]
    talk = talk_of(state)
    if talk is not None and not is_inside_talk(talk, eyes):
        for seat, (money, characters, events) in zip(talk.asked, talk.before, strict=True):
            held[seat] = (money, [BACKS[0]] * characters + [BACKS[1]] * events)
    return held


def _relics(state: FiefState, eyes: int | None) -> list[Plain]:
    """Those on the table: first the ones that lie face down, by their places."""
    seen = []
    for relic in range(len(RELICS)):
        place, shown = place_of(state, relic), bool(state.relics_shown >> relic & 1)
        if place == NOBODY:
            continue
        seen.append(
            {
                "relic": RELICS[relic] if shown or eyes == ALL else None,
                "village": village_name(place),
                "holder": lord_name(state.relic_holder[relic]),
                "keeper": seat_or_none(state.relic_keeper[relic]),
            }
        )
    return sorted(
        seen, key=lambda one: (one["holder"] or "", one["village"] or "", one["relic"] or "")
    )


def _permits(state: FiefState, eyes: int | None) -> list[Plain]:
    """What was granted in a private talk only the two know."""
    return [
        {
            "kind": permit.kind,
            "giver": permit.giver,
            "taker": permit.taker,
            "thing": THINGS[permit.kind][permit.thing],
            "secret": permit.secret,
            "lords": [LORDS[lord] for lord in ALL_LORDS if permit.lords >> lord & 1],
        }
        for permit in state.permits
        if not permit.secret or eyes in (permit.giver, permit.taker, ALL)
    ]


def _settings(state: FiefState, seat: int) -> Plain:
    return {
        "attending": bool(state.attending >> seat & 1),
        "policies": [POLICIES[policy] for policy in state.policies[seat]],
        "armed": [
            {"act": LEXICON.record(arms.act), "attacker": seat_or_none(arms.attacker)}
            for arms in state.armed[seat]
        ],
    }
