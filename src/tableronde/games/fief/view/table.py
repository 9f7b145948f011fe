"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Any, Final

from tableronde.core.choice import Record
from tableronde.core.event import ALL
from tableronde.core.frames import Sealed
from tableronde.core.plain import Plain
from tableronde.games.fief.components import (
    ALL_LORDS,
    ALLIED_POINTS,
    ALLIED_SEATS,
    BACKS,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    BISHOPRICS,
    CARDS,
    CHIEF_TOWNS,
    DATA,
    ENGINES,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    FORTIFICATIONS,
    LORDS,
    NEIGHBOURS,
    NOBODY,
    RANK_OF,
    RANKS,
    RELICS,
    SOLO_POINTS,
    TAX_TOKENS,
    TITLE_PRICE,
    VILLAGES,
    WOMAN,
    back,
)
from tableronde.games.fief.rules.battle import forces
from tableronde.games.fief.rules.control import capital, controlled
from tableronde.games.fief.rules.diplomacy.deals import DraftDeal, OfferedDeal, costs_embassy
from tableronde.games.fief.rules.diplomacy.talks import talk_of
from tableronde.games.fief.rules.diplomacy.terms import UNSEEN_PLAYS
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
from tableronde.games.fief.rules.hear_ye import elections
from tableronde.games.fief.rules.hear_ye.elections import Ballot, Election, Nominations
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.money import income
from tableronde.games.fief.rules.money.recruiting import Recruits
from tableronde.games.fief.rules.money.taxes import collector, holds
from tableronde.games.fief.rules.relics import place_of
from tableronde.games.fief.rules.troops import is_inside
from tableronde.games.fief.state import (
    ATTACKING,
    CAPACITIES,
    CROWN,
    DEFENDING,
    PHASES,
    POLICIES,
    POSTS,
    SIDES,
    SKY,
    Battle,
    Company,
    FiefState,
    Tax,
)
from tableronde.games.fief.verbs import LEXICON

# Names --------------------------------------------------------------------------------------------


def _lord(lord: int) -> str | None:
    return None if lord == NOBODY else LORDS[lord]


def _village(village: int) -> str | None:
    return None if village == NOBODY else VILLAGES[village]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


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
        "first": _seat(state.first),
        "active": _seat(state.active),
        "acted": state.acted,
        "villages": _villages(state, None),
        "fiefs": _fiefs(state),
        "bishoprics": _bishoprics(state),
        "lords": [_lord_view(state, lord) for lord in ALL_LORDS if state.owner[lord] != NOBODY],
        "seats": _players(state, None),
        "cardinals": [_lord(lord) for lord in state.hats],
        "king": _lord(state.king),
        "queen": _lord(state.queen),
        "pope": _lord(state.pope),
        "prince": _lord(state.prince),
        "arc": _lord(state.arc),
        "excommunicated": _lord(state.excommunicated),
        "excommunication_used": state.excommunication_used,
        "consummated": state.consummated,
        "taxes": [_tax(state, tax) for tax in state.taxes],
        "piles": _piles(state),
        "battle": None if state.battle is None else _battle(state, state.battle),
        "election": _election(state, None),
        "deal": _deal(state, None),
        "talk": _talk(state),
        "group": _group(state, None),
        "recruits": _recruits(state, None),
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
        "deal": _deal(state, seat),
        "group": _group(state, seat),
        "permits": _permits(state, seat),
        "election": _election(state, seat),
    }
    if state.modes.fog:
        seen["villages"] = _villages(state, seat)
        seen["recruits"] = _recruits(state, seat)
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
        "x": entry["x"],
        "y": entry["y"],
    }
    for at, entry in enumerate(DATA["villages"])
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
                "control": _seat(state.control[at]),
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
        "came": _village(company.came),
        "stages": company.stages,
        "tested": company.tested,
        "riding": company.riding,
        "count": company.sergeants + company.knights,
        "sergeants": company.sergeants if known else None,
        "knights": company.knights if known else None,
    }


def _fiefs(state: FiefState) -> list[Plain]:
    seen = []
    for fief, entry in enumerate(DATA["fiefs"]):
        holder = state.crowns[fief]
        seen.append(
            {
                "name": FIEFS[fief],
                "rank": RANKS[RANK_OF[fief]],
                "color": entry["color"],
                "price": TITLE_PRICE[fief],
                "villages": [VILLAGES[at] for at in FIEF_VILLAGES[fief]],
                "holder": _lord(holder),
                "seat": None if holder == NOBODY else state.owner[holder],
                "capital": _village(capital(state, fief)),
            }
        )
    return seen


def _bishoprics(state: FiefState) -> list[Plain]:
    seen = []
    for see, entry in enumerate(DATA["bishoprics"]):
        bishop = state.croziers[see]
        seen.append(
            {
                "number": see + 1,
                "chief": VILLAGES[CHIEF_TOWNS[see]],
                "color": entry["border_color"],
                "villages": [VILLAGES[at] for at in BISHOPRIC_VILLAGES[see]],
                "bishop": _lord(bishop),
                "seat": None if bishop == NOBODY else state.owner[bishop],
                "sky": [CARDS[card] for card, bit in SKY.items() if state.sky[see] & bit],
                "mill": income.mill_yield(state, see),
                "collector": _seat(collector(state, see)),
            }
        )
    return seen


def _lord_view(state: FiefState, lord: int) -> Plain:
    see = bishopric(state, lord)
    return {
        "name": LORDS[lord],
        "woman": WOMAN[lord],
        "seat": state.owner[lord],
        "village": _village(state.village[lord]),
        "post": POSTS[state.post[lord]],
        "came": _village(state.came[lord]),
        "stages": state.stages[lord],
        "tested": bool(state.tested >> lord & 1),
        "riding": bool(state.riding >> lord & 1),
        "captor": _seat(state.captor[lord]),
        "spouse": _lord(state.spouse[lord]),
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
                "ally": _seat(partner),
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


def _battle(state: FiefState, battle: Battle) -> Plain:
    return {
        "village": VILLAGES[battle.village],
        "attacker": battle.attacker,
        "defender": battle.defender,
        "sides": [SIDES[side] for side in battle.sides],
        "ride": battle.ride,
        "holder": _seat(battle.holder),
        "over": battle.over,
        "shown": battle.shown,
        "won": battle.won,
        "lords": [LORDS[lord] for lord in ALL_LORDS if battle.lords >> lord & 1],
        "inside": is_inside(state, battle.village, battle.leaders[1]),
        "rounds": battle.rounds,
        "dull": battle.dull,
        "tunnel": battle.tunnel,
        "gates": battle.gates,
        "hits": list(battle.hits),
        "penalty": forces.penalty(state),
        "attack": _side(state, battle, ATTACKING),
        "defence": _side(state, battle, DEFENDING),
    }


def _side(state: FiefState, battle: Battle, side: int) -> Plain:
    """What the defenders have is not told before they show it (FIEF-R-57)."""
    sergeants, knights = forces.side_troops(state, side)
    known = not state.modes.fog or side == ATTACKING or battle.shown
    return {
        "leader": battle.leaders[side - 1],
        "seats": forces.members(battle, side),
        "lords": [LORDS[lord] for lord in forces.side_lords(state, side)],
        "sergeants": sergeants if known else None,
        "knights": knights if known else None,
        "points": forces.side_points(state, side) if known else None,
        "dice": forces.dice(state, side) if known else None,
    }


def _election(state: FiefState, eyes: int | None) -> Plain:
    """The election that is being held, from its frames."""
    for frame in reversed(state.stack):
        if isinstance(frame, Ballot | Nominations | Election):
            office, voting = frame.office, isinstance(frame, Ballot)
            weights = (
                list(frame.weights)
                if isinstance(frame, Ballot)
                else [elections.voices(state, seat, office) for seat in range(state.seats)]
            )
            return {
                "office": elections.OFFICES[office],
                "candidates": [
                    LORDS[lord] for lord in frame.candidates if state.owner[lord] != NOBODY
                ],
                "voices": weights,
                "tokens": _tokens(frame, eyes) if isinstance(frame, Ballot) else [],
                "voting": voting,
            }
    return None


def _tokens(ballot: Ballot, eyes: int | None) -> list[Plain]:
    """Where tokens lie (FIEF-1.3-05), and one's own For token."""
    return [
        {
            "seat": seat,
            "lords": [
                LORDS[lord] for lord in ballot.in_public(placed)[1:] if lord != elections.NO_LORD
            ],
            "candidate": LORDS[placed[1]]
            if eyes in (seat, ALL) and placed[1] != elections.NO_LORD
            else None,
        }
        for seat, placed in zip(ballot.order, ballot.placed, strict=False)
    ]


def _deal(state: FiefState, eyes: int | None) -> Plain:
    """The offer on the table, as these eyes see it."""
    frame = state.stack[-1] if state.stack else None
    if frame is not None and not _is_inside(frame.door(state), eyes):
        return None
    if isinstance(frame, DraftDeal):
        proposer, partner, drafting = frame.seat, frame.other, True
    elif isinstance(frame, OfferedDeal):
        proposer, partner, drafting = frame.proposer, frame.seat, False
    else:
        return None
    seen = frame.seen_by(eyes)
    terms = seen[1 + frame.FIELDS.index("terms")]
    naming = seen[1 + frame.FIELDS.index("player")] if drafting else NOBODY
    return {
        "proposer": proposer,
        "partner": partner,
        "terms": [_term(term) for term in terms],
        "rounds": frame.rounds,
        "drafting": drafting,
        "private": frame.private,
        "embassy": _payer(state, frame, terms),
        "naming": _seat(naming),
    }


def _payer(state: FiefState, frame: DraftDeal | OfferedDeal, terms: tuple[Any, ...]) -> int | None:
    """Who spends an embassy if these terms are accepted: who first offered cards (FIEF-D-10)."""
    if not costs_embassy(state, terms, frame.private):
        return None
    return frame.seat if frame.payer == NOBODY else frame.payer


def _term(term: Any) -> Record:
    """Of a card to be played, its act as `play`, with what that names."""
    if term[0] not in UNSEEN_PLAYS:
        return LEXICON.record(tuple(term))
    named = LEXICON.record(term[1])
    named["play"] = named.pop("do")
    return {"do": term[0], **named}


def _talk(state: FiefState) -> Plain:
    talk = talk_of(state)
    return None if talk is None else {"seats": list(talk.asked), "tokens": talk.tokens}


def _is_inside(door: Sealed[FiefState] | None, eyes: int | None) -> bool:
    """Whether a closed door does not keep these eyes out."""
    return door is None or eyes == ALL or eyes in door.asked


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
    if talk is not None and not _is_inside(talk, eyes):
        for seat, (money, characters, events) in zip(talk.asked, talk.before, strict=True):
            held[seat] = (money, [BACKS[0]] * characters + [BACKS[1]] * events)
    return held


def _group(state: FiefState, eyes: int | None) -> Plain:
    for frame in reversed(state.stack):
        if isinstance(frame, Band):
            known = not frame.hides_troops_from(eyes)
            return {
                "seat": frame.seat,
                "village": VILLAGES[frame.village],
                "lords": [LORDS[lord] for lord in frame.lords],
                "captives": [LORDS[lord] for lord in frame.captives],
                "count": frame.sergeants + frame.knights if known else None,
                "sergeants": frame.sergeants if known else None,
                "knights": frame.knights if known else None,
                "riding": frame.riding,
                "barred": _village(frame.barred),
            }
    return None


def _recruits(state: FiefState, eyes: int | None) -> Plain:
    """Troops that were hired in the fog of war, and how many of them are placed (FIEF-11.2-03)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Recruits):
        return None
    left = frame.left if eyes in (frame.seat, ALL) else (None, None)
    return {
        "seat": frame.seat,
        "sergeants": frame.sergeants,
        "knights": frame.knights,
        "placed": frame.placed,
        "sergeants_left": left[0],
        "knights_left": left[1],
    }


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
                "village": _village(place),
                "holder": _lord(state.relic_holder[relic]),
                "keeper": _seat(state.relic_keeper[relic]),
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
            {"act": LEXICON.record(arms.act), "attacker": _seat(arms.attacker)}
            for arms in state.armed[seat]
        ],
    }
