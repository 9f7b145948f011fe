"""FIEF-TURN-03, FIEF-R-66: players act one after the other, each his whole turn of a step."""

from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, frame
from tableronde.games.fief.components import NOBODY
from tableronde.games.fief.rules.families.placing import place_waiting
from tableronde.games.fief.rules.windows import begin_turn, is_attentive
from tableronde.games.fief.state import FiefState


@frame
class InTurn(Frame[FiefState]):
    """Give every player a turn, in turn order. Subclasses say what a turn is."""

    order: tuple[int, ...]
    cursor: int

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        raise NotImplementedError

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        """Carry out what follows each player's turn; mostly a window."""

    def advance(self, state: FiefState, run: Run) -> None:
        cursor = self.cursor
        if cursor % 2:
            # The odd places are the ends of turns.
            state.stack[-1] = type(self)(self.order, cursor + 1)
            self.turn_over(state, self.order[cursor // 2], run)
            place_waiting(state, run)  # a village may have fallen free (FIEF-R-23)
        elif cursor // 2 == len(self.order):
            state.stack.pop()
            state.active = NOBODY
        else:
            state.stack[-1] = type(self)(self.order, cursor + 1)
            seat = self.order[cursor // 2]
            begin_turn(state, seat)
            self.take_turn(state, seat, run)


@frame
class OwnTurn(Ask[FiefState]):
    """Ask a player in his own turn of a step. Who has nothing to do there when it begins, as
    everybody can see, is not `asked`, unless he wants to be. Who is asked ends it himself."""

    asked: bool = False

    def has_business(self, state: FiefState) -> bool:
        """Whether he has anything to do, by public information only."""
        raise NotImplementedError

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if self.asked else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Begin the turn. That he is asked is kept: what he wants may change meanwhile."""
        if self.has_business(state) or is_attentive(state, self.seat):
            state.stack[-1] = type(self)(self.seat, asked=True)
        else:
            state.stack.pop()


def in_turn(state: FiefState, kind: type[InTurn]) -> None:
    state.stack.append(kind(state.in_order(), 0))
