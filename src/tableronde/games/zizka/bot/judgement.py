"""How good an option looks to a seat: what the greedy bot goes by.

Worth is counted in victory points. Only what lies open and what the seat has peeked at is read: an
unknown token is taken for the average of its kind, an unknown castle for that of its difficulty.
Chances of entourage dice are exact (`chances.py`); a sovereign's die counts as one of them.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tableronde.core.choice import Choice
from tableronde.games.zizka import choices
from tableronde.games.zizka.bot.judging_castles import storm_worth
from tableronde.games.zizka.bot.judging_fights import attack_worth, torak_worth
from tableronde.games.zizka.bot.judging_places import LATER, is_near, worth_of_places
from tableronde.games.zizka.bot.judging_rolls import (
    coin_taking_worth,
    filling_worth,
    reroll_worth,
    spending_worth,
    stopping_worth,
)
from tableronde.games.zizka.bot.judging_tournaments import (
    entering_worth,
    free_reroll_worth,
    joust_worth,
)
from tableronde.games.zizka.bot.worths import (
    LUCK_WORTH,
    NEVER,
    joining_worth,
    member_worth,
    step_worth,
)
from tableronde.games.zizka.components import VICE, VIRTUE
from tableronde.games.zizka.state import ZizkaState

_FIRST: Final = 50.0
"""Of what costs nothing and should be done before anything else."""
_SENDING_AWAY: Final = -0.3


def worth(state: ZizkaState, seat: int, choice: Choice) -> float:
    judge = _JUDGES.get(type(choice))
    return judge(state, seat, choice) if judge else 0.0


def _going(state: ZizkaState, seat: int, choice: choices.Move | choices.Start) -> float:
    return LATER * worth_of_places(state, seat).best[choice.space]


def _acting_here(state: ZizkaState, seat: int, choice: Choice) -> float:
    return worth_of_places(state, seat).here[state.spaces[seat]]


def _attacking(state: ZizkaState, seat: int, choice: choices.Attack) -> float:
    return attack_worth(state, seat, choice.seat)


def _attacking_torak(state: ZizkaState, seat: int, choice: Choice) -> float:
    return torak_worth(state)


def _peeking(state: ZizkaState, seat: int, choice: choices.Peek) -> float:
    near = bool(state.actions) and is_near(state, seat, choice.space)
    return _peeking_anywhere(state, seat, choice) + (1.0 if near else 0.0)


def _peeking_anywhere(state: ZizkaState, seat: int, choice: Choice) -> float:
    """Without actions it would serve nobody any more."""
    return _FIRST if state.actions else NEVER


def _sending_away(state: ZizkaState, seat: int, choice: Choice) -> float:
    return _SENDING_AWAY


def _virtue(state: ZizkaState, seat: int, choice: Choice) -> float:
    return step_worth(state, seat, VIRTUE)


def _vice(state: ZizkaState, seat: int, choice: Choice) -> float:
    return step_worth(state, seat, VICE)


def _losing(state: ZizkaState, seat: int, choice: choices.Lose) -> float:
    return -member_worth(state, seat, choice.member)


def _giving_up(state: ZizkaState, seat: int, choice: Choice) -> float:
    return LUCK_WORTH if state.roll is None or not state.roll.filled else 0.0


_Judge: TypeAlias = Callable[[ZizkaState, int, Any], float]

_JUDGES: Final[dict[type[Choice], _Judge]] = {
    choices.Start: _going,
    choices.Move: _going,
    choices.Event: _acting_here,
    choices.Conquer: _acting_here,
    choices.Hire: joining_worth,
    choices.HireInstead: joining_worth,
    choices.SendAway: _sending_away,
    choices.Attack: _attacking,
    choices.AttackTorak: _attacking_torak,
    choices.Peek: _peeking,
    choices.PeekCastle: _peeking_anywhere,
    choices.Reroll: reroll_worth,
    choices.PayReroll: reroll_worth,
    choices.TakeCoin: coin_taking_worth,
    choices.Stop: stopping_worth,
    choices.Fill: filling_worth,
    choices.FillGiving: filling_worth,
    choices.GiveUp: _giving_up,
    choices.Take: joining_worth,
    choices.TakeInstead: joining_worth,
    choices.Storm: storm_worth,
    choices.Virtue: _virtue,
    choices.Vice: _vice,
    choices.Enter: entering_worth,
    choices.Joust: joust_worth,
    choices.FreeReroll: free_reroll_worth,
    choices.Spend: spending_worth,
    choices.Lose: _losing,
}
"""The others decline, or make no difference."""
