"""How good an option looks to a seat: what the greedy bot goes by.

Worth is counted in victory points. Only what lies open and what the seat has peeked at is read: an
unknown token is taken for the average of its kind, an unknown castle for that of its difficulty.
Chances of entourage dice are exact (`chances.py`); a sovereign's die counts as one of them.
"""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.zizka.bot.judging_castles import storm_worth
from tableronde.games.zizka.bot.judging_fights import attack_worth, torak_worth
from tableronde.games.zizka.bot.judging_places import LATER, is_near, worth_of_places
from tableronde.games.zizka.bot.judging_rolls import (
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


def worth(state: ZizkaState, seat: int, choice: Choice) -> float:
    verb = choice[0]
    if verb in ("reroll", "pay-reroll", "take-coin"):
        return reroll_worth(state, seat, verb, choice[1])
    if verb == "stop":
        return stopping_worth(state, seat)
    if verb in ("fill", "fill-giving"):
        return filling_worth(state, seat, choice)
    if verb == "joust":
        return joust_worth(state, seat, choice[1], choice[2])
    if verb == "free-reroll":
        return free_reroll_worth(state, seat, choice[1])
    if verb == "spend":
        return spending_worth(state, seat, choice[1])
    if verb in ("hire", "hire-instead", "take", "take-instead"):
        return joining_worth(state, seat, choice)
    if verb in ("move", "start"):
        return LATER * worth_of_places(state, seat).best[choice[1]]
    if verb == "lose":
        return -member_worth(state, seat, choice[1])
    return _other(state, seat, choice)


def _other(state: ZizkaState, seat: int, choice: Choice) -> float:
    verb = choice[0]
    if verb in ("event", "conquer"):
        return worth_of_places(state, seat).here[state.spaces[seat]]
    if verb == "attack":
        return attack_worth(state, seat, choice[1])
    if verb == "attack-torak":
        return torak_worth(state)
    if verb in ("virtue", "vice"):
        return step_worth(state, seat, VIRTUE if verb == "virtue" else VICE)
    if verb == "enter":
        return entering_worth(state, seat)
    if verb == "storm":
        return storm_worth(state, seat)
    if verb in ("peek", "peek-castle"):
        if not state.actions:
            return NEVER  # it would serve nobody any more
        return _FIRST + (1.0 if verb == "peek" and is_near(state, seat, choice[1]) else 0.0)
    if verb == "send-away":
        return -0.3
    if verb == "give-up":
        return LUCK_WORTH if state.roll is None or not state.roll.filled else 0.0
    return 0.0  # all that declines or makes no difference
