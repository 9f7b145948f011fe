"""INFO: what each seat sees of lords, of the players, and of what they hold."""

from tableronde.core.event import ALL
from tableronde.games.fief.components import (
    ALL_LORDS,
    ALLIED_POINTS,
    ALLIED_SEATS,
    BACKS,
    BISHOPRICS,
    CARDS,
    ENGINES,
    FIEFS,
    LORDS,
    NOBODY,
    RELICS,
    SOLO_POINTS,
    TAX_TOKENS,
    WOMAN,
    back,
)
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
from tableronde.games.fief.rules.money.taxes import holds
from tableronde.games.fief.state import CAPACITIES, CROWN, POSTS, FiefState, Tax
from tableronde.games.fief.view.in_progress import is_inside_talk
from tableronde.games.fief.view.names import lord_name, seat_or_none, village_name
from tableronde.games.fief.view.types import IncomeView, LordView, PlayerView, TaxView


def lords_view(state: FiefState) -> list[LordView]:
    return [_lord(state, lord) for lord in ALL_LORDS if state.owner[lord] != NOBODY]


def _lord(state: FiefState, lord: int) -> LordView:
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


def players_view(state: FiefState, viewer: int | None) -> list[PlayerView]:
    pairs = state.seats >= ALLIED_SEATS
    expected = income.incomes(state)
    held = _held(state, viewer)
    points = [victory_points(state, seat) for seat in range(state.seats)]
    besiegers = [siege.seat for siege in state.sieges]
    taxing = [tax.seat for tax in state.taxes]
    seen: list[PlayerView] = []
    for seat in range(state.seats):
        own = viewer in (seat, ALL)
        money, cards = held[seat]
        partner = ally(state, seat)
        allied = pairs and partner != NOBODY
        seen.append(
            {
                "money": state.money[seat] if own else money,
                "embassies": state.embassies[seat],
                "sergeants": state.sergeants[seat],
                "knights": state.knights[seat],
                "engines": ENGINES - besiegers.count(seat),
                "taxes": TAX_TOKENS - taxing.count(seat),
                "hand": [CARDS[card] for card in state.hands[seat]] if own else cards,
                "lords": [LORDS[lord] for lord in family(state, seat)],
                "points": points[seat],
                "goal": ALLIED_POINTS if allied else SOLO_POINTS,
                "together": points[seat] + (points[partner] if allied else 0),
                "ally": seat_or_none(partner),
                "villages": state.control.count(seat),
                "income": _income(expected[seat]),
                "raised": bool(state.raised >> seat & 1),
                "hand_spent": bool(state.hand_spent >> seat & 1),
            }
        )
    return seen


def _income(expected: income.Income) -> IncomeView:
    villages, mills, tallage, tithe, queen = expected
    return {
        "villages": villages,
        "mills": mills,
        "tallage": tallage,
        "tithe": tithe,
        "queen": queen,
        "total": expected.total,
    }


def _held(state: FiefState, viewer: int | None) -> list[tuple[int | None, list[str]]]:
    """Return the money and the backs that everybody sees of each player. Those outside a private
    talk see what its participants had when it began (FIEF-D-11)."""
    held: list[tuple[int | None, list[str]]] = [
        (
            None if state.modes.hidden_money else state.money[seat],
            [BACKS[back(card)] for card in state.hands[seat]],
        )
        for seat in range(state.seats)
    ]
    talk = talk_of(state)
    if talk is not None and not is_inside_talk(talk, viewer):
        for seat, (money, characters, events) in zip(talk.asked, talk.before, strict=True):
            held[seat] = (money, [BACKS[0]] * characters + [BACKS[1]] * events)
    return held


def taxes_view(state: FiefState) -> list[TaxView]:
    return [_tax(state, tax) for tax in state.taxes]


def _tax(state: FiefState, tax: Tax) -> TaxView:
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
