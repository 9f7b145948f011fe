"""What things are worth in victory points: coins, rewards, morale, members."""

from functools import lru_cache
from typing import Final

from tableronde.games.zizka.box.boxes import NOTHING, Ability, Member, Reward
from tableronde.games.zizka.choices import Hire, HireInstead, Joining, JoiningInstead
from tableronde.games.zizka.components import (
    END_VP,
    MORALE_END,
    MOST_MEMBERS,
    NO_FAVOUR,
    STEPS,
    VICE,
    VIRTUE,
)
from tableronde.games.zizka.rules.entourage import all_available
from tableronde.games.zizka.rules.hiring import cost
from tableronde.games.zizka.state import NOBODY, ZizkaState

NEVER: Final = -10.0
LUCK_WORTH: Final = 0.4
_FAVOUR: Final = 1.1
_WARRANT: Final = -0.3
_MEMBER: Final = (0.0, 0.8, 1.6)
_SYMBOLS: Final = (1.0, 0.5, 0.4, 0.1)
"""What a die, a reroll, a move and a peek are worth over a whole game."""
_ICONS: Final = (0.62, 0.62, 0.7, 1.1)
_CONDITIONAL: Final = 0.2
_PHASES: Final = 5
"""Of a game: what things are worth changes from one to the next."""


def coin_worth(state: ZizkaState) -> float:
    """Return what a coin is worth: it buys members while there is time; in the end five are a
    point."""
    return 0.2 + 0.12 * time_left(state)


def time_left(state: ZizkaState) -> float:
    """Return how much of the game is left: from 1 at the beginning to 0 at the end."""
    most = max(state.vp)
    if state.torak is not None:
        most = max(most, state.torak.vp)
    return max(0, _PHASES - most * _PHASES // END_VP) / _PHASES


def reward_worth(state: ZizkaState, seat: int, reward: Reward) -> float:
    total = reward.coins * coin_worth(state) + reward.vp + reward.luck * LUCK_WORTH
    if reward.vice:
        total += reward.vice * step_worth(state, seat, VICE)
    if reward.virtue:
        total += reward.virtue * step_worth(state, seat, VIRTUE)
    if reward.favour != NOTHING and NO_FAVOUR not in state.writs:
        holder = state.favours[reward.favour]
        total += 1.0 if holder == seat else _FAVOUR * max(0.4, time_left(state))
        if holder not in (seat, NOBODY):
            total -= 0.5
    if reward.member:
        total += _MEMBER[reward.member] * time_left(state)
    if reward.warrant:
        total += _WARRANT - (0.5 if state.solo else 0.0)
    return total


def step_worth(state: ZizkaState, seat: int, trait: int) -> float:
    """Judge a step: at the end of the track a point, on the way there something, back nothing."""
    morale = state.morale[seat]
    along = morale * STEPS[trait]
    if along == MORALE_END:
        return 1.0
    if along + 1 == MORALE_END:
        leaving = (
            member for member in state.entourage[seat] if state.box.members[member].rejects == trait
        )
        return 0.7 - sum(member_worth(state, seat, member) for member in leaving)
    return 0.5 if along >= 0 else -0.3


@lru_cache(maxsize=256)
def _quality(member: Member) -> float:
    """Return what a member is worth over a whole game."""
    helps = member.conditional != NOTHING
    return _ability(member.ability) + (_CONDITIONAL if helps else 0.0)


@lru_cache(maxsize=256)
def _ability(ability: Ability) -> float:
    symbols = sum(count * each for count, each in zip(ability.symbols, _SYMBOLS, strict=True))
    return symbols + sum(count * each for count, each in zip(ability.icons, _ICONS, strict=True))


def member_worth(state: ZizkaState, seat: int, member: int) -> float:
    """Return what a member is worth from now on; one who is about to leave is worth less."""
    card = state.box.members[member]
    quality = _quality(card)
    if card.rejects != NOTHING and state.morale[seat] * STEPS[card.rejects] > 0:
        quality *= 0.6
    return quality * 1.6 * time_left(state)


def joining_worth(state: ZizkaState, seat: int, choice: Joining) -> float:
    hired = isinstance(choice, Hire | HireInstead)
    gain = member_worth(state, seat, choice.member)
    if hired:
        gain -= cost(state, choice.member) * coin_worth(state)
    if isinstance(choice, JoiningInstead):
        gain -= member_worth(state, seat, choice.dismissed)
    if hired and gain > 0 and state.stack[-1].KIND == "act":
        # The first of several: it is worth what the visit is, or one would ride to other taverns
        # for ever. Which one comes first hardly matters.
        return hiring_worth(state, seat) + 0.01 * gain
    return gain


def hiring_worth(state: ZizkaState, seat: int) -> float:
    """Judge a visit to a tavern: the best members for the coins at hand."""
    coins, coin = state.coins[seat], coin_worth(state)
    serving = sorted(member_worth(state, seat, member) for member in state.entourage[seat])
    serving = [0.0] * (MOST_MEMBERS - len(serving)) + serving
    offers = sorted(
        (
            (member_worth(state, seat, member) - cost(state, member) * coin, member)
            for member in all_available(state)
            if not state.barred(seat, member)
        ),
        reverse=True,
    )
    total = 0.0
    for gain, member in offers:
        price = cost(state, member)
        if serving and price <= coins and gain > serving[0]:
            total += gain - serving.pop(0)
            coins -= price
    return total
