"""What an option is worth: the chance that it costs no coin."""

from examples.cups.choices import Call
from examples.cups.components import SIDES
from examples.cups.state import CupsState
from tableronde.core.choice import Choice


def worth(state: CupsState, seat: int, choice: Choice) -> float:
    """The state comes from `resample`: of its dice, only the own one is known."""
    own = state.dice[seat]
    if isinstance(choice, Call):
        return _reaches(own, choice.total)
    return 1 - _reaches(own, state.called)


def _reaches(own: int, total: int) -> float:
    """How likely both dice are to show this total."""
    enough = sum(own + die >= total for die in range(1, SIDES + 1))
    return enough / SIDES
