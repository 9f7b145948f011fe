"""How good an option looks to a seat in Medieval Mastery: what the greedy bot goes by.

Worth is counted in victory points. Only the seat's own hand, what lies open and what the seat has
looked at are read: a rival is taken to hold what a deck holds on the average.
"""

from collections.abc import Callable
from functools import lru_cache
from math import exp
from typing import Any, Final, NamedTuple, TypeAlias

from tableronde.core.choice import Choice
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.components import (
    AMBUSH,
    ARTEFACTS,
    AUTHORITY,
    BESIEGERS,
    CALL_TO_ARMS,
    CASTLE_DEFENCE,
    CONFLICTS,
    CROWN,
    FRACTURE,
    GARRISON,
    ORB,
    SCEPTRE,
    SUPPORT_1,
    SUPPORT_2,
    SUPPORTS,
    TACTICAL_ADVANCE,
    VALUES,
)
from tableronde.games.medieval_mastery.rules.advance import targets
from tableronde.games.medieval_mastery.rules.artefacts import owner_of
from tableronde.games.medieval_mastery.rules.crowns import Looked
from tableronde.games.medieval_mastery.rules.knights import supplied
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    NO_KIND,
    NOBODY,
    Battle,
    MasteryState,
)

_VICTORY: Final = 100.0
_NEVER: Final = -10.0
_KNIGHT: Final = 0.36
_PLENTY: Final = 12
_SPREAD: Final = 1.8
"""How far a battle's outcome strays from what both sides bring to it."""
_AVERAGE_CARDS: Final = 5.5
"""What a full hand adds to a combat score."""
_GOOD: Final[dict[int, float]] = {
    **{card: VALUES[card] / 5 for card in CONFLICTS},
    AMBUSH: 0.7,
    SUPPORT_1: 0.5,
    SUPPORT_2: 0.9,
    CALL_TO_ARMS: 0.6,
    AUTHORITY: 0.8,
    TACTICAL_ADVANCE: 1.0,
    FRACTURE: 0.5,
}
"""Of each card: how gladly it is held."""


def worth(state: MasteryState, seat: int, choice: Choice) -> float:
    judge = _JUDGES.get(type(choice))
    return judge(state, seat, choice) if judge else 0.0


# Advances -----------------------------------------------------------------------------------------


class _Plan(NamedTuple):
    """What a seat can see at the beginning of a decision."""

    best: float
    """The worth of the best advance with the knights that are in the castle."""
    gathered: float
    """The same with all knights that can be called home."""
    wanted: int
    """How many knights that needs in the castle."""
    threatened: int
    """The own territories that an opponent can reach, as a set of tiles."""


def _plan(state: MasteryState, seat: int) -> _Plan:
    return _made_plan(state, state.number, seat)


@lru_cache(maxsize=8)
def _made_plan(state: MasteryState, _number: int, seat: int) -> _Plan:
    """Make the plan once for all options of a decision: between two answers a state does not
    change."""
    castle = state.castle(seat)
    here = state.knights[castle]
    owned = state.owned(seat)
    spare = sum(state.knights[tile] - GARRISON for tile in bits(supplied(state, seat, owned)))
    best = gathered = 0.0
    wanted = 0
    for tile in targets(state, seat):
        most = _most(state, tile)
        for count in range(1, min(most, here + spare) + 1):
            if count <= here:
                best = max(best, _advance(state, seat, tile, count, here))
            value = _advance(state, seat, tile, count, here + spare)
            if value > gathered + 0.01:
                gathered, wanted = value, count
    threatened = 0
    for other in range(state.seats):
        if not state.allied(other, seat):
            for tile in targets(state, other):
                threatened |= 1 << tile
    return _Plan(best, gathered, wanted, threatened & owned)


def _most(state: MasteryState, tile: int) -> int:
    kind = state.kinds[tile]
    return BESIEGERS if kind == NO_KIND else state.box.capacity[kind]


def _tactical_advance(state: MasteryState, seat: int, choice: Choice) -> float:
    return _plan(state, seat).best - 0.3 if not state.cycles else _NEVER


def _advancing(state: MasteryState, seat: int, choice: choices.Advance) -> float:
    here = state.knights[state.castle(seat)]
    return _advance(state, seat, choice.tile, choice.knights, here)


def _advance(state: MasteryState, seat: int, tile: int, count: int, here: int) -> float:
    """Return the points that an advance with `count` of `here` knights brings, if it succeeds, less
    the knights that it costs, if it does not."""
    territory = state.territory(tile)
    holder = state.owner[tile]
    gain = state.points_of(tile) + 0.4  # every advance is progress
    if territory is not None:
        gain += 0.15 * territory.gains - 0.2 * territory.loses
        if territory.loses and count == 1:
            return -1.0
    chance = 1.0
    if holder != NOBODY:
        chance = _chance(state, seat, tile, count)
        gain += 0.3 + 0.15 * state.points(holder)  # it is taken from somebody
    if territory is None or _reaches(state, seat, tile):
        gain += _VICTORY
    hold = min(count, 4) * 0.1 - max(0, count - 4) * 0.05  # enough to stay there
    # A full castle has knights to spare: nobody waits for ever.
    price = _KNIGHT * max(0.0, 1 - here / _PLENTY)
    return chance * (gain + hold) - (1 - chance) * count * price


def _reaches(state: MasteryState, seat: int, tile: int) -> bool:
    """Return whether this territory is what is missing to win."""
    team = sum(state.points(ally) for ally in range(state.seats) if state.allied(ally, seat))
    return team + state.points_of(tile) >= state.modes.target


def _chance(state: MasteryState, seat: int, tile: int, count: int) -> float:
    territory, holder = state.territory(tile), state.owner[tile]
    attack, defence = count + _strength(state, seat), float(state.knights[tile])
    if territory is None:
        defence = CASTLE_DEFENCE
    else:
        attack += territory.attacker_bonus
        defence += territory.defender_bonus
    own, theirs = state.artefacts[seat][SCEPTRE], state.artefacts[holder][SCEPTRE]
    if state.face_up(seat, SCEPTRE) and ARTEFACTS[own].trigger == "battle_attacker":
        attack = max(attack, defence) if ARTEFACTS[own].effect == "match_rival_knights" else attack
        attack += ARTEFACTS[own].effect == "score_plus"
    if state.face_up(holder, SCEPTRE) and ARTEFACTS[theirs].trigger == "battle_defender":
        defence += ARTEFACTS[theirs].effect != "match_rival_knights" or max(0, count - defence)
    return 1 / (1 + exp(-(attack - defence - _AVERAGE_CARDS - 0.5) / _SPREAD))


def _strength(state: MasteryState, seat: int) -> float:
    """Return what the own cards add to a combat score; what is missing in a hand is drawn."""
    hand = state.hands[seat]
    conflict = max((_value(card) for card in CONFLICTS if hand[card]), default=0.0)
    support = float(sum(hand[card] * VALUES[card] for card in SUPPORTS))
    missing = max(0, 5 - sum(hand))
    return max(conflict, 3.5 if missing else 0.0) + support + 0.45 * missing


def _value(card: int) -> float:
    return 3.5 if card == AMBUSH else float(VALUES[card])


# Redeployments ------------------------------------------------------------------------------------


def _redeploy(state: MasteryState, seat: int, choice: Choice) -> float:
    """Judge a redeployment by what more can be taken with the knights of the territories."""
    plan = _plan(state, seat)
    return plan.gathered if plan.gathered > plan.best + 0.4 else _NEVER


def _move(state: MasteryState, seat: int, choice: choices.Move) -> float:
    """Prefer moves into the castle, as many as the advance needs, first those whom nobody
    threatens; after the advance, moves to where somebody does."""
    here, there, count = choice.tile, choice.to, choice.knights
    plan, castle = _plan(state, seat), state.castle(seat)
    exposed = plan.threatened >> here & 1
    if there == castle:
        lacking = plan.wanted - state.knights[castle]
        if _in_the_end(state):
            return _NEVER
        return 0.5 - 0.2 * exposed + 0.01 * count if count <= lacking else _NEVER
    if here != castle or not _in_the_end(state):
        return _NEVER
    weak = 4 - state.knights[there]
    return 0.1 * min(count, weak) if plan.threatened >> there & 1 and weak >= count else _NEVER


def _in_the_end(state: MasteryState) -> bool:
    """Return whether this redeployment is the crown's, with no advance to follow."""
    return len(state.stack) < 2 or state.stack[-2].KIND != "advance"


# Battles ------------------------------------------------------------------------------------------


def _fought(state: MasteryState) -> Battle:
    assert state.battle is not None, "no battle"
    return state.battle


def _lead(state: MasteryState, seat: int) -> int:
    """Return by how much the side of this seat would win; below 1 it would not."""
    battle = _fought(state)
    lead = state.score(battle, ATTACKER) - state.score(battle, DEFENDER)
    return lead if state.allied(seat, battle.sides[ATTACKER]) else 1 - lead


def _commit(state: MasteryState, seat: int, choice: choices.Commit) -> float:
    """Prefer the best card where it can matter, else the worst."""
    value = _value(choice.card)
    return value if abs(_lead(state, seat)) < 8 else -value


def _support(state: MasteryState, seat: int, choice: choices.Support) -> float:
    """Prefer as little as turns the battle. The one who leads ends it by playing nothing."""
    lead = _lead(state, seat)
    value = choice.ones * VALUES[SUPPORT_1] + choice.twos * VALUES[SUPPORT_2]
    return 10.0 - value if lead < 1 <= lead + value else _NEVER


# Artefacts ----------------------------------------------------------------------------------------


def _crown(state: MasteryState, seat: int, choice: Choice) -> float:
    effect = ARTEFACTS[state.artefacts[seat][CROWN]].effect
    if effect == "discard_chosen":
        return _NEVER
    if effect == "redeploy":
        at_the_end = not state.cycles and state.stack[-1].KIND != "advance"
        return 0.2 if at_the_end and _plan(state, seat).threatened else _NEVER
    return _VICTORY - 1


def _break(state: MasteryState, seat: int, choice: choices.Fracture | choices.Destroy) -> float:
    """Prefer an artefact of the one who leads, and in a battle what is about to hurt."""
    artefact = choice.artefact
    owner = owner_of(state, artefact)
    if state.allied(owner, seat):
        return _NEVER
    leads = 0.05 * state.points(owner)
    battle = state.battle
    if state.stack[-1].KIND == "corrupt":
        return leads + (0.3 if ARTEFACTS[artefact].kind == SCEPTRE else 0.1)
    if battle is None or seat not in battle.sides:
        return _NEVER
    side = battle.sides.index(owner)
    if ARTEFACTS[artefact].kind == SCEPTRE:
        trigger = "battle_attacker" if side == ATTACKER else "battle_defender"
        close = abs(_lead(state, seat)) <= 5
        return 0.5 if close and ARTEFACTS[artefact].trigger == trigger else _NEVER
    trigger = "battle_won" if battle.winner == side else "battle_lost"
    strong = ARTEFACTS[artefact].effect in ("draw_up_to", "lose_knight_contested")
    hurts = ARTEFACTS[artefact].kind == ORB and ARTEFACTS[artefact].trigger == trigger
    return 0.1 if hurts and strong and state.hands[seat][FRACTURE] > 1 else _NEVER


def _look(state: MasteryState, seat: int, choice: choices.Look) -> float:
    other = choice.seat
    return -1.0 if state.allied(seat, other) and seat != other else 0.1 * state.points(other)


def _throw_away(state: MasteryState, seat: int, choice: choices.ThrowAway) -> float:
    """Prefer an opponent's good card, or a bad one of one's own."""
    looked = state.stack[-1]
    assert isinstance(looked, Looked)
    other = looked.other
    good = _GOOD[state.draw[other][-1]]
    return 0.55 - good if state.allied(seat, other) else good - 0.55


# All of them --------------------------------------------------------------------------------------


def _call_to_arms(state: MasteryState, seat: int, choice: choices.CallToArms) -> float:
    return _VICTORY  # nothing is gained by waiting


def _match(state: MasteryState, seat: int, choice: choices.Match) -> float:
    return 1.0


def _keep(state: MasteryState, seat: int, choice: choices.Recover | choices.Lay) -> float:
    return _GOOD[choice.card]


def _discard(state: MasteryState, seat: int, choice: choices.Discard) -> float:
    return 0.2 - _GOOD[choice.card]


_Judge: TypeAlias = Callable[[MasteryState, int, Any], float]

_JUDGES: Final[dict[type[Choice], _Judge]] = {
    choices.CallToArms: _call_to_arms,
    choices.TacticalAdvance: _tactical_advance,
    choices.Fracture: _break,
    choices.Crown: _crown,
    choices.Redeploy: _redeploy,
    choices.Move: _move,
    choices.Advance: _advancing,
    choices.Match: _match,
    choices.Commit: _commit,
    choices.Support: _support,
    choices.Discard: _discard,
    choices.Destroy: _break,
    choices.Look: _look,
    choices.ThrowAway: _throw_away,
    choices.Recover: _keep,
    choices.Lay: _keep,
}
"""The others decline, or make no difference."""
