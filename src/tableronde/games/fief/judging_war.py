"""Armies, battles and marches as bots see them: who would win, what it would bring, where a group
should go next.

A group that may be led is worth leading only if it would march at once: otherwise it would be
formed and dissolved for ever.
"""

from collections import deque
from typing import Final, NamedTuple

from tableronde.core.choice import Choice
from tableronde.games.fief.components import (
    ALL_LORDS,
    ARC_DICE,
    BISHOPRIC_OF,
    CASTLE,
    CITY,
    DICE_BY_POINTS,
    FIEF_OF,
    KNIGHT_POINTS,
    NEIGHBOURS,
    NO_FORT,
    NOBODY,
    PENALTY,
    STAGES,
    VILLAGES,
)
from tableronde.games.fief.families import points
from tableronde.games.fief.groups import Band, may_march
from tableronde.games.fief.judging_lands import needs, prize
from tableronde.games.fief.judging_sides import (
    LORD,
    NEVER,
    TITLE,
    harm,
    is_friend,
    lord_worth,
)
from tableronde.games.fief.losses import maximal
from tableronde.games.fief.movement import Group
from tableronde.games.fief.state import INSIDE, PLAGUE_BIT, FiefState

