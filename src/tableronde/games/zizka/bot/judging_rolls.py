"""What to do with dice in the hand: stop, reroll, fill rows, spend luck."""

from typing import Final, NamedTuple

from tableronde.games.zizka.bot.chances import (
    Goal,
    Prize,
    after_reroll,
    beats,
    hope,
    shown,
    totals,
    value,
)
from tableronde.games.zizka.bot.judging_castles import castle_worth, chance_of_obstacles
from tableronde.games.zizka.bot.judging_fights import strike_chances
from tableronde.games.zizka.bot.judging_tournaments import ride_now
from tableronde.games.zizka.bot.worths import (
    LUCK_WORTH,
    NEVER,
    coin_worth,
    member_worth,
    reward_worth,
)
from tableronde.games.zizka.box.boxes import Icons, Row, Token
from tableronde.games.zizka.choices import (
    Fill,
    FillGiving,
    PayReroll,
    Reroll,
    Rerolling,
    Spend,
    Stop,
    TakeCoin,
)
from tableronde.games.zizka.components import (
    ATTACK,
    ATTACK_VP,
    ATTACKING,
    DEFENCE,
    DEFENDING,
    ENTOURAGE_DIE,
    EVENT,
    OBSTACLE,
)
from tableronde.games.zizka.rules.conquests import Breach, Storm, castle_in_front
from tableronde.games.zizka.rules.events import token_of
from tableronde.games.zizka.rules.fights import Fight
from tableronde.games.zizka.rules.rolling import SpendLuck, fight_total, rival, rolled
from tableronde.games.zizka.rules.rows import demanded
from tableronde.games.zizka.rules.torak import Assault, strength
from tableronde.games.zizka.state import ZizkaState

_FORESIGHT: Final = 3
"""Rerolls that are thought through to their end."""


def event_goal(state: ZizkaState, seat: int, token: Token, luck: int, filled: int) -> Goal:
    """Return the rows that this seat could pay for beside their icons; those that are filled are
    due."""
    coins = state.coins[seat] + token.rows[0].reward.coins - token.rows[0].pay
    prizes = []
    for at, row in enumerate(token.rows):
        if filled >> at & 1:
            continue
        gain = row_worth(state, seat, row)
        if at == 0 and row.pay > state.coins[seat]:
            gain = NEVER
        if at and (row.pay > coins or gain <= 0):
            continue
        prizes.append(Prize(row.need, round(gain, 2)))
    if filled:
        prizes.insert(0, Prize(demanded(token.rows, filled), 0.0))
    wild = state.box.rulings.luck_may_be_wild
    return Goal(tuple(prizes), 0.0 if filled else LUCK_WORTH, luck, LUCK_WORTH, wild)


def row_worth(state: ZizkaState, seat: int, row: Row) -> float:
    gain = reward_worth(state, seat, row.reward) - row.pay * coin_worth(state)
    if row.discard:
        serving = [member_worth(state, seat, member) for member in state.entourage[seat]]
        if not serving:
            return NEVER
        gain -= min(serving)
    return gain


def _obstacle_goal(state: ZizkaState, seat: int, difficulty: int, row: int) -> Goal:
    """Return the next obstacle: worth what the castle is, if the others are overcome too."""
    rows = castle_in_front(state, difficulty).rows
    gain = castle_worth(state, seat, difficulty) * chance_of_obstacles(state, seat, rows[row + 1 :])
    prize = Prize(rows[row], round(gain, 2))
    luck = rolled(state).luck if state.roll is not None else state.luck[seat]
    return Goal((prize,), LUCK_WORTH, luck, LUCK_WORTH, state.box.rulings.luck_may_be_wild)


def _goal(state: ZizkaState, seat: int) -> Goal:
    """Return the goal of the roll that lies on the table."""
    roll = rolled(state)
    if roll.purpose == EVENT:
        return event_goal(state, seat, token_of(state, seat), roll.luck, roll.filled)
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Storm | Breach))
    return _obstacle_goal(state, seat, frame.difficulty, frame.row)


class _Dice(NamedTuple):
    """A roll, as chances.py wants it."""

    die: tuple[int, ...]
    shown: tuple[int, ...]
    fixed: Icons


def _dice(state: ZizkaState) -> _Dice:
    """Read the roll: entourage dice can be rerolled; what sovereigns' dice show is taken as it
    is."""
    roll = rolled(state)
    fixed = list(roll.printed)
    faces = []
    for die, face in zip(roll.dice, roll.faces, strict=True):
        if die == ENTOURAGE_DIE:
            faces.append(face)
        elif face < len(fixed):
            fixed[face] += 1
    return _Dice(
        state.box.faces[ENTOURAGE_DIE], shown(faces), (fixed[0], fixed[1], fixed[2], fixed[3])
    )


def stopping_worth(state: ZizkaState, seat: int, choice: Stop) -> float:
    """Judge leaving a roll, a tournament or an event as it is."""
    frame = state.stack[-1]
    if frame.KIND == "ride":
        return ride_now(state, seat)
    if frame.KIND == "fill":
        return 0.0
    if rolled(state).purpose in (ATTACK, DEFENCE):
        return 0.0
    dice = _dice(state)
    return hope(_goal(state, seat), dice.die, dice.shown, dice.fixed, 0)


def coin_taking_worth(state: ZizkaState, seat: int, choice: TakeCoin) -> float:
    """Judge taking the coin of a sovereign's die."""
    roll = rolled(state)
    if roll.purpose in (ATTACK, DEFENCE):
        return 0.2
    dice, rerolls = _dice(state), min(roll.rerolls, _FORESIGHT)
    hoped = hope(_goal(state, seat), dice.die, dice.shown, dice.fixed, rerolls)
    return coin_worth(state) + hoped


def reroll_worth(state: ZizkaState, seat: int, choice: Rerolling) -> float:
    roll, die = rolled(state), choice.die
    price = coin_worth(state) if isinstance(choice, PayReroll) else 0.0
    if roll.purpose in (ATTACK, DEFENCE):
        return _reroll_in_fight(state, die) - price
    goal, dice = _goal(state, seat), _dice(state)
    left = min(roll.rerolls, _FORESIGHT) + isinstance(choice, PayReroll)
    if roll.dice[die] == ENTOURAGE_DIE:
        kind = min(roll.faces[die], len(dice.shown) - 1)
        hoped = after_reroll(goal, dice.die, dice.shown, dice.fixed, left, kind)
    else:
        faces = state.box.faces[roll.dice[die]]
        without = _minus(dice.fixed, roll.faces[die])
        hoped = sum(
            hope(goal, dice.die, dice.shown, _plus(without, face), left - 1) for face in faces
        ) / len(faces)
    # A free reroll is lost if it is not used: it is preferred where all else is equal.
    return hoped - price + (1e-6 if isinstance(choice, Reroll) else 0.0)


def _plus(icons: Icons, face: int) -> Icons:
    return _changed(icons, face, 1)


def _minus(icons: Icons, face: int) -> Icons:
    return _changed(icons, face, -1)


def _changed(icons: Icons, face: int, more: int) -> Icons:
    if face >= len(icons):
        return icons
    count = list(icons)
    count[face] += more
    return count[0], count[1], count[2], count[3]


def _reroll_in_fight(state: ZizkaState, die: int) -> float:
    """Judge rolling a die again that does not count; for coins only where it can still help."""
    roll = rolled(state)
    kinds = ATTACKING if roll.purpose == ATTACK else DEFENDING
    if roll.faces[die] in kinds:
        return NEVER
    faces = state.box.faces[roll.dice[die]]
    chance = sum(face in kinds for face in faces) / len(faces)
    if roll.purpose == DEFENCE and rival(state) <= fight_total(roll):
        return NEVER
    return 0.5 * chance


def filling_worth(state: ZizkaState, seat: int, choice: Fill | FillGiving) -> float:
    roll = rolled(state)
    if roll.purpose == OBSTACLE:
        return _OVERCOMING
    token = token_of(state, seat)
    luck = choice.luck
    row = token.rows[choice.row]
    gain = reward_worth(state, seat, row.reward) - row.pay * coin_worth(state) - luck * LUCK_WORTH
    if isinstance(choice, FillGiving):
        gain -= member_worth(state, seat, choice.member)
    goal = event_goal(state, seat, token, roll.luck - luck, roll.filled | 1 << choice.row)
    icons = roll.icons()
    return gain + value(goal, (icons[0], icons[1], icons[2], icons[3] + roll.spent + luck))


_OVERCOMING: Final = 3.0
"""An obstacle that can be overcome is overcome."""


def spending_worth(state: ZizkaState, seat: int, choice: Spend) -> float:
    """Judge luck in a fight: as little as decides it for a defender; an attacker cannot know."""
    roll, count = rolled(state), choice.luck
    frame = state.stack[-1]
    if roll.purpose == DEFENCE and isinstance(frame, SpendLuck):
        short = frame.rival - fight_total(roll)
        return 1.0 - count * LUCK_WORTH if short <= count else NEVER
    before, after = (_winning(state, fight_total(roll) + more) for more in (0, count))
    return (after - before) * ATTACK_VP - count * LUCK_WORTH


def _winning(state: ZizkaState, total: int) -> float:
    """Return the chance that an attack of this strength succeeds."""
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Fight | Assault))
    if isinstance(frame, Fight):
        return beats((1.0,), total, strike_chances(state, frame.defender, DEFENDING))
    line = strength(state)
    return beats(
        (1.0,), total - line.luck, totals(state.box.faces[ENTOURAGE_DIE], DEFENDING, line.dice, 0)
    )
