"""What the players and their lords are worth to each other, for bots: who is a friend, who is about
to win, what a lord means to his family."""

from typing import Final

from tableronde.games.fief.components import (
    ALLIED_POINTS,
    ALLIED_SEATS,
    FIEF_TITLES,
    NOBODY,
    SOLO_POINTS,
)
from tableronde.games.fief.rules.families.lords import ally, family, titles, victory_points
from tableronde.games.fief.state import FiefState

# All worth is counted in écus ---------------------------------------------------------------------

NEVER: Final = -10.0
POINT: Final = 14.0
"""A victory point: about what a castle and the title of a small fief cost."""
LORD: Final = 4.0
TITLE: Final = 2.0


def partner(state: FiefState, seat: int) -> int:
    """Return the player with whom this one would win (FIEF-7.2-01), or NOBODY."""
    return ally(state, seat) if state.seats >= ALLIED_SEATS else NOBODY


def is_friend(state: FiefState, seat: int, other: int) -> bool:
    return seat == other or (other != NOBODY and partner(state, seat) == other)


def danger(state: FiefState, seat: int) -> float:
    """Return how near a player is to victory, alone or with an ally: 1 has reached it."""
    other = partner(state, seat)
    if other == NOBODY:
        return victory_points(state, seat) / SOLO_POINTS
    return (victory_points(state, seat) + victory_points(state, other)) / ALLIED_POINTS


def harm(state: FiefState, seat: int, other: int) -> float:
    """Return how much of what another loses is one's own gain: little of a weak one, all of one who
    is about to win."""
    if is_friend(state, seat, other):
        return -1.0
    return 0.25 + danger(state, other) ** 2


def points_with(state: FiefState, lord: int) -> int:
    """Count the victory points that would go with a lord: crown and tiara, and the fief titles that
    nobody of his family could inherit (FIEF-4.3.1-01)."""
    lost = (lord == state.king and state.prince == NOBODY) + (lord == state.pope)
    held = state.crowns.count(lord)
    if held:
        heirs = [other for other in family(state, state.owner[lord]) if other != lord]
        room = sum(FIEF_TITLES - state.crowns.count(heir) for heir in heirs)
        lost += max(0, held - room)
    return lost


def lord_worth(state: FiefState, lord: int) -> float:
    """Return what a lord is worth to his own family."""
    return LORD + TITLE * titles(state, lord) + POINT * points_with(state, lord)
