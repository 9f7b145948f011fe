"""How good an option looks to a seat: for bots."""

from tableronde.core.choice import Choice
from tableronde.games.fief.state import FiefState


def worth(state: FiefState, seat: int, choice: Choice) -> float:
    return 0.0
