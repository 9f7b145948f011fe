"""FIEF-D-09: asking one player for something that he may grant or refuse."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, frame
from tableronde.core.group_decisions import REFUSE
from tableronde.games.fief import choices
from tableronde.games.fief.state import FiefState


@frame
class Request(Ask[FiefState]):
    """Put a request of `asker` to `seat` about one or two things. Subclasses say why they ask and
    what follows. A refused one may be repeated only in a later phase."""

    asker: int
    thing: int
    other: int

    def granted(self, state: FiefState, run: Run) -> None:
        raise NotImplementedError

    def key(self) -> tuple[str | int, ...]:
        """Return what is asked of whom, in whichever form."""
        return (self.KIND, self.seat, self.asker, self.thing, self.other)

    def denied(self, state: FiefState, run: Run) -> None:
        """Carry out what else follows a refusal; mostly nothing."""

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [REFUSE, choices.GRANT]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.Grant):
            run.tell("granted", {"seat": seat, "other": self.asker, "request": self.KIND})
            self.granted(state, run)
        else:
            run.tell("refused", {"seat": seat, "other": self.asker, "request": self.KIND})
            state.refused = (*state.refused, self.key())
            self.denied(state, run)

    def put(self, state: FiefState, run: Run) -> None:
        """Ask; who asks himself need not wait for an answer."""
        if self.seat == self.asker:
            self.granted(state, run)
        else:
            state.stack.append(self)

    def may_be_put(self, state: FiefState) -> bool:
        return self.key() not in state.refused
