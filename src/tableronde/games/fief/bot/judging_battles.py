"""Battles as bots see them: who would win, what it would bring, when to stop."""

from typing import Final, NamedTuple

from tableronde.games.fief.bot.judging_lands import needs, prize
from tableronde.games.fief.bot.judging_sides import LORD, NEVER, TITLE, harm, is_friend, lord_worth
from tableronde.games.fief.choices import Attack, Besiege, Capture, JoinSide, Lose
from tableronde.games.fief.components import (
    ARC_DICE,
    ATTACKING,
    DEFENDING,
    DICE_BY_POINTS,
    KNIGHT_POINTS,
    NO_FORT,
    NOBODY,
    PENALTY,
)
from tableronde.games.fief.rules.battle import forces
from tableronde.games.fief.rules.families.lords import points, titles
from tableronde.games.fief.state import FiefState

_KNIGHTS_TAKE: Final = (0.0, 0.5, 2.0, 3.4, 4.9)
"""Damage that so many dice do on the average to knights alone: less than three hits are lost on
them (FIEF-6.2.2-04). Of the printed die a little more, which changes no decision."""
_DIE: Final = 1.5
_PRINTED_DIE: Final = 2.0
_ROUNDS: Final = 12
_LOSS: Final = 0.5
"""Écus that a combat point lost in battle is regretted: armies are there to be used."""
_EVEN: Final = 0.5
"""An attack that fails as often as it succeeds is not begun,"""
_STAND: Final = 0.45
"""nor broken off as long as it is hardly worse than that;"""
_SURE: Final = 0.7
"""and a siege, which takes time, promises more."""


class Force(NamedTuple):
    """What fights on one side."""

    sergeants: float
    knights: float
    lords: int
    """Combat points of lords."""
    dice: int
    """Beside those for combat points: d'Arc's, less the walls'."""

    @property
    def troops(self) -> float:
        return self.sergeants + KNIGHT_POINTS * self.knights

    def joined(self, other: "Force") -> "Force":
        return Force(
            self.sergeants + other.sergeants,
            self.knights + other.knights,
            self.lords + other.lords,
            self.dice + other.dice,
        )


# Battles ------------------------------------------------------------------------------------------


def _dice(total: float, extra: int) -> int:
    """Return the dice of so many combat points; walls may leave none (FIEF-6.2-04, -05)."""
    number = 0
    for least, count in DICE_BY_POINTS:
        if total >= least - 0.5:
            number = count
    return max(0, number + extra) if number else 0


def _hit(sergeants: float, knights: float, dice: int, die: float) -> tuple[float, float]:
    """Return what is left after a round, on the average."""
    damage = dice * die
    if sergeants >= damage:
        return sergeants - damage, knights
    most = _KNIGHTS_TAKE[min(dice, len(_KNIGHTS_TAKE) - 1)] * (damage - sergeants) / damage
    return 0.0, max(0.0, knights - most / KNIGHT_POINTS)


def chance(attack: Force, defence: Force, printed: bool) -> tuple[float, float]:
    """Return how likely the attack is to succeed, and how much of it would be left: round after
    round on the average; the narrower the outcome, the less sure."""
    s, k, lords, extra = attack
    t, h, foes, theirs = defence
    ours_before, theirs_before = s + KNIGHT_POINTS * k, t + KNIGHT_POINTS * h
    if ours_before <= 0:
        return 0.0, 0.0
    if theirs_before <= 0:
        return 1.0, 1.0  # lords without troops are taken (FIEF-6.2.3-03)
    if not _dice(ours_before + lords, extra):
        return 0.0, 1.0
    die = _PRINTED_DIE if printed else _DIE
    ours, rest = ours_before, theirs_before
    for _ in range(_ROUNDS):
        given, taken = _dice(ours + lords, extra), _dice(rest + foes, theirs)
        if given:
            t, h = _hit(t, h, given, die)
        if taken:
            s, k = _hit(s, k, taken, die)
        ours, rest = s + KNIGHT_POINTS * k, t + KNIGHT_POINTS * h
        if ours < 0.5 or rest < 0.5:
            break
    left = ours / ours_before
    return min(1.0, max(0.0, 0.5 + 0.7 * (left - rest / theirs_before))), left


def force_of(state: FiefState, seat: int, village: int, viewer: int) -> Force:
    """Return all that a player has in a village. In the fog of war the counters of others are only
    counted: every third is taken for a knight."""
    sergeants = knights = lords = dice = 0
    for company in state.camps[village]:
        if company.seat == seat:
            sergeants += company.sergeants
            knights += company.knights
    if state.modes.fog and seat != viewer:
        counters = sergeants + knights
        knights = counters // 3
        sergeants = counters - knights
    for lord, at in enumerate(state.village):
        if at == village and state.owner[lord] == seat and state.captor[lord] == NOBODY:
            lords += points(state, lord)
            dice += ARC_DICE * (lord == state.arc)
    return Force(sergeants, knights, lords, dice)


def _walls(state: FiefState, seat: int, other: int, village: int) -> int:
    """Return the dice that walls would cost an attacker (FIEF-6.2.1-01 to -05)."""
    if state.fort[village] == NO_FORT or state.control[village] != other:
        return 0
    engines = sum(
        siege.dice for siege in state.sieges if (siege.village, siege.seat) == (village, seat)
    )
    return max(0, PENALTY[state.fort[village]] - engines)


def _stake(state: FiefState, seat: int, other: int, village: int, gain: float) -> float:
    """Return what a victory over another player brings: his lords, his troops, the village if he
    holds it."""
    total = gain if state.control[village] == other else 0.3 * gain
    hurt = 0.3 + harm(state, seat, other)
    for lord, at in enumerate(state.village):
        if at == village:
            if state.owner[lord] == other and state.captor[lord] == NOBODY:
                total += hurt * (LORD + TITLE * titles(state, lord))
            elif state.owner[lord] == seat and state.captor[lord] == other:
                total += lord_worth(state, lord)
    return total + 0.3 * hurt * force_of(state, other, village, seat).troops


def _onset(
    state: FiefState, seat: int, other: int, village: int, force: Force, walls: int, gain: float
) -> tuple[float, float]:
    """Return how likely an attack through such walls succeeds, and what it promises all in all."""
    defence = force_of(state, other, village, seat)
    within = force._replace(dice=force.dice - walls)
    likely, left = chance(within, defence, state.modes.printed_die)
    stake = _stake(state, seat, other, village, gain)
    return likely, likely * stake - _LOSS * force.troops * (1 - left)


def assault(
    state: FiefState, seat: int, other: int, village: int, force: Force, gain: float
) -> float:
    """Value a march against another player with this force: to attack him now, or from a siege."""
    walls = _walls(state, seat, other, village)
    likely, now = _onset(state, seat, other, village, force, walls, gain)
    if likely < _EVEN:
        now -= LORD * force.lords  # they may be taken
    if not walls:
        return now
    likely, later = _onset(state, seat, other, village, force, 0, gain)
    return max(now, later / 2) if likely > _SURE else now


def attack(state: FiefState, seat: int, choice: Attack) -> float:
    """Attack where it more often succeeds than fails, and a friend never."""
    village, other = choice.village, choice.seat
    if is_friend(state, seat, other):
        return NEVER
    force = force_of(state, seat, village, seat)
    walls = _walls(state, seat, other, village)
    gain = prize(state, seat, village, needs(state, seat))
    likely, worth = _onset(state, seat, other, village, force, walls, gain)
    return worth if likely >= _EVEN else NEVER


def besiege(state: FiefState, seat: int, choice: Besiege) -> float:
    """Besiege walls that would fall with engines before them."""
    village = choice.village
    other = state.control[village]
    if is_friend(state, seat, other):
        return NEVER
    likely, _ = chance(
        force_of(state, seat, village, seat),
        force_of(state, other, village, seat),
        state.modes.printed_die,
    )
    return 1.0 if likely > _EVEN else NEVER


def fight_on(state: FiefState, seat: int) -> float:
    """Value going on with a battle: above 0 it should go on."""
    battle = state.fight
    sides = []
    for side in (ATTACKING, DEFENDING):
        sergeants, knights = forces.side_troops(state, side)
        lords = forces.side_lords(state, side)
        dice = ARC_DICE * (state.arc in lords)
        sides.append(Force(sergeants, knights, sum(points(state, at) for at in lords), dice))
    ours, theirs = sides
    ours = ours._replace(dice=ours.dice - forces.penalty(state))
    likely, _ = chance(ours, theirs, state.modes.printed_die)
    return (likely if battle.sides[seat] == ATTACKING else 1 - likely) - _STAND


def lose(state: FiefState, seat: int, choice: Lose) -> float:
    """Lose sergeants before knights, whom small damage cannot touch."""
    return float(-choice.sergeants - 1.1 * KNIGHT_POINTS * choice.knights)


def join_battle(state: FiefState, seat: int, choice: JoinSide) -> float:
    """Help nobody but an ally."""
    battle = state.fight
    helped = battle.leaders[choice.side - 1]
    against = battle.leaders[2 - choice.side]
    return 1.0 if is_friend(state, seat, helped) and not is_friend(state, seat, against) else NEVER


def capture(state: FiefState, seat: int, choice: Capture) -> float:
    """Take prisoners, best to be held by oneself, but no friends."""
    if is_friend(state, seat, state.owner[choice.lord]):
        return NEVER
    return 2.0 if choice.seat == seat else 1.0
