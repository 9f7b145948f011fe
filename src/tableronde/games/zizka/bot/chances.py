"""How likely it is: exact chances of rolls with rerolls, and of tournaments.

Everything is counted out over what the dice can show; nothing is sampled. The tests check it
against plain enumeration.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from tableronde.games.zizka.box.boxes import NO_ICONS, Icons
from tableronde.games.zizka.components import (
    ORDINARY,
    SHIELD,
    SPEECH,
    SWORD,
    TOURNAMENT_VALUES,
    WILD,
)
from tableronde.games.zizka.rules.rows import added, lacking

Die: TypeAlias = tuple[int, ...]
"""What its faces show."""
Shown: TypeAlias = tuple[int, ...]
"""How many dice show each icon, and how many show none (the last)."""
_KINDS: Final = WILD + 2


class Prize(NamedTuple):
    """A row as a goal: what it needs, and what it is worth to the player who rolls."""

    need: Icons
    worth: float


class Goal(NamedTuple):
    """What a roll is for. The first prize comes first; without it there is `solace`."""

    prizes: tuple[Prize, ...]
    solace: float
    luck: int
    """Luck tokens at hand, and what one is worth."""
    luck_price: float
    luck_may_be_wild: bool


@lru_cache(maxsize=64)
def odds(die: Die) -> tuple[float, ...]:
    """The chance of each icon, and of none."""
    count = [0] * _KINDS
    for face in die:
        count[min(face, _KINDS - 1)] += 1
    return tuple(number / len(die) for number in count)


def shown(faces: Iterable[int]) -> Shown:
    count = [0] * _KINDS
    for face in faces:
        count[min(face, _KINDS - 1)] += 1
    return tuple(count)


def _with(count: Shown, kind: int, more: int) -> Shown:
    return (*count[:kind], count[kind] + more, *count[kind + 1 :])


# Rolls --------------------------------------------------------------------------------------------


@lru_cache(maxsize=2_000)
def _bundles(goal: Goal) -> tuple[tuple[float, Icons], ...]:
    """All that can be filled together: what it is worth, the best first, and what it needs."""
    rest = goal.prizes[1:]
    bundles = []
    for taken in product((False, True), repeat=len(rest)):
        prizes = [goal.prizes[0], *(prize for prize, take in zip(rest, taken, strict=True) if take)]
        need = NO_ICONS
        for prize in prizes:
            need = added(need, prize.need)
        bundles.append((sum(prize.worth for prize in prizes), need))
    return tuple(sorted(bundles, reverse=True))


def value(goal: Goal, icons: Icons) -> float:
    """Of the best rows that these icons pay for together."""
    best = goal.solace
    for worth, need in _bundles(goal):
        if worth <= best:
            break
        short = lacking(need, icons, 0, goal.luck_may_be_wild)
        if short <= goal.luck:
            best = max(best, worth - short * goal.luck_price)
    return best


@lru_cache(maxsize=100_000)
def hope(goal: Goal, die: Die, dice: Shown, fixed: Icons, rerolls: int) -> float:
    """What dice that show this are worth, with so many rerolls left and the best use of them;
    `fixed` are icons that no reroll changes."""
    icons = (
        dice[0] + fixed[0],
        dice[1] + fixed[1],
        dice[2] + fixed[2],
        dice[3] + fixed[3],
    )
    best = value(goal, icons)
    if rerolls:
        for kind in range(_KINDS):
            if dice[kind]:
                best = max(best, after_reroll(goal, die, dice, fixed, rerolls, kind))
    return best


def after_reroll(goal: Goal, die: Die, dice: Shown, fixed: Icons, rerolls: int, kind: int) -> float:
    """What is to be hoped for if one of the dice that show this is rolled again."""
    kept = _with(dice, kind, -1)
    return sum(
        odd * hope(goal, die, _with(kept, face, 1), fixed, rerolls - 1)
        for face, odd in enumerate(odds(die))
        if odd
    )


def success(need: Icons, die: Die, dice: int, fixed: Icons, rerolls: int) -> float:
    """Return the chance to fill one row with so many dice and the best use of rerolls.

    Rerolling only dice that do not help never loses one that does: so it is as if all rerolls
    were dice too, as long as there are dice enough for what is needed.
    """
    sword, shield, speech = (max(0, need[icon] - fixed[icon]) for icon in ORDINARY)
    spare = fixed[WILD] - need[WILD]
    if sword + shield + speech - spare > dice:
        return 0.0
    return _gathered(die, sword, shield, speech, spare, dice + rerolls)


@cache
def _gathered(die: Die, sword: int, shield: int, speech: int, spare: int, dice: int) -> float:
    """The chance that so many dice show what is missing, wilds standing in; `spare` wilds are there
    already, or missing too."""
    missing = sword + shield + speech - spare
    if missing <= 0:
        return 1.0
    if missing > dice:
        return 0.0
    odd = odds(die)
    chance = odd[WILD] * _gathered(die, sword, shield, speech, spare + 1, dice - 1)
    idle = odd[-1]
    for icon, wanted in ((SWORD, sword), (SHIELD, shield), (SPEECH, speech)):
        if wanted:
            less = [sword, shield, speech]
            less[icon] -= 1
            chance += odd[icon] * _gathered(die, less[0], less[1], less[2], spare, dice - 1)
        else:
            idle += odd[icon]
    return chance + idle * _gathered(die, sword, shield, speech, spare, dice - 1)


# Fights -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1_000)
def totals(die: Die, kinds: tuple[int, ...], dice: int, rerolls: int) -> tuple[float, ...]:
    """The chance of each number of these icons, where every reroll goes to a die that misses."""
    hit = sum(odds(die)[kind] for kind in kinds)
    chances = [1.0]
    for _ in range(dice):
        chances = _one_more(chances, hit)
    for _ in range(rerolls):
        grown = [0.0] * len(chances)
        for count, chance in enumerate(chances):
            if count < dice:
                grown[count] += chance * (1 - hit)
                grown[count + 1] += chance * hit
            else:
                grown[count] += chance
        chances = grown
    return tuple(chances)


def _one_more(chances: list[float], hit: float) -> list[float]:
    grown = [0.0] * (len(chances) + 1)
    for count, chance in enumerate(chances):
        grown[count] += chance * (1 - hit)
        grown[count + 1] += chance * hit
    return grown


def beats(attack: tuple[float, ...], more: int, defence: tuple[float, ...]) -> float:
    """The chance that an attack, with so many icons more (or fewer), exceeds a defence."""
    return sum(
        chance * other
        for count, chance in enumerate(attack)
        for against, other in enumerate(defence)
        if count + more > against
    )


# Tournaments --------------------------------------------------------------------------------------


class Purse(NamedTuple):
    """What a tournament is to a rider: a goal with its reward, and what each point is worth."""

    goal: int
    reward: float
    a_point: float


@lru_cache(maxsize=64)
def scores(die: Die) -> tuple[tuple[int, float], ...]:
    """What a die is worth in a tournament, with the chance of each."""
    chances: dict[int, float] = {}
    for face in die:
        worth = TOURNAMENT_VALUES[face]
        chances[worth] = chances.get(worth, 0.0) + 1 / len(die)
    return tuple(sorted(chances.items()))


@lru_cache(maxsize=256)
def _throws(die: Die, dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What so many dice are worth, each, in order."""
    chances: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(dice):
        grown: dict[tuple[int, ...], float] = {}
        for before, chance in chances.items():
            for worth, odd in scores(die):
                after = tuple(sorted((*before, worth)))
                grown[after] = grown.get(after, 0.0) + chance * odd
        chances = grown
    return tuple(chances.items())


@lru_cache(maxsize=100_000)
def ride(purse: Purse, die: Die, dice: tuple[int, ...], free: int) -> float:
    """What dice of these worths (in order) promise with the best play."""
    total = sum(dice)
    best = total * purse.a_point + (purse.reward if total >= purse.goal else 0.0)
    if len(dice) > 1:
        for aside in set(dice):
            left = list(dice)
            left.remove(aside)
            for kept in _keeps(tuple(left)):
                best = max(best, rerolled(purse, die, kept, len(left) - len(kept), free))
    if free:
        for one in set(dice):
            left = list(dice)
            left.remove(one)
            best = max(best, rerolled(purse, die, tuple(left), 1, free - 1))
    return best


@lru_cache(maxsize=1_000)
def _keeps(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The dice that one may keep, at least one being rolled again. Of equal worth, which is kept
    does not matter; and a better die is never rolled again while a worse one is kept."""
    return tuple(dice[start:] for start in range(1, len(dice) + 1))


@lru_cache(maxsize=100_000)
def rerolled(purse: Purse, die: Die, kept: tuple[int, ...], dice: int, free: int) -> float:
    """What is to be hoped for if so many dice are rolled beside those that are kept."""
    return sum(
        chance * ride(purse, die, tuple(sorted((*kept, *thrown))), free)
        for thrown, chance in _throws(die, dice)
    )


@lru_cache(maxsize=1_000)
def tournament(purse: Purse, die: Die, dice: int, free: int) -> float:
    """Before the first roll."""
    return rerolled(purse, die, (), dice, free)
