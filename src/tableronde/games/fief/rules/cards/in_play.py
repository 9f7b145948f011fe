"""FIEF-D-13: a card between its announcement and its effect."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Frame, frame
from tableronde.games.fief.components import CARDINAL
from tableronde.games.fief.state import FiefState


@frame
class InPlay(Frame[FiefState]):
    """Hold a card that has been shown, with its effect still to come: an embassy may come between
    and changes nothing about it (FIEF-8.0-03, FIEF-D-13)."""

    seat: int
    card: int
    choice: Choice

    @property
    def in_hand(self) -> bool:
        """Whether it is still held by its player, who cannot trade it."""
        return self.card == CARDINAL

    def take_effect(self, state: FiefState, run: Run) -> None:
        """Carry out the effect; the frame is off the stack by then."""
        raise NotImplementedError

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()
        self.take_effect(state, run)
