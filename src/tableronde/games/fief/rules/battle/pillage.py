"""6.5: pillage."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import PILLAGE, VILLAGES
from tableronde.games.fief.rules.control import besiegers
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.state import FiefState


def spoils(state: FiefState, seat: int) -> list[int]:
    """Return the villages whose mills this player may pillage: his own, but not besieged ones;
    those he besieges (FIEF-6.5-01, -03, -04)."""
    found = []
    for village, mills in enumerate(state.mills):
        if mills:
            outside = besiegers(state, village)
            if seat in outside if outside else state.control[village] == seat:
                found.append(village)
    return found


@frame
class PillageStep(InTurn):
    KIND = "pillage-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.stack.append(Pillage(seat))


@frame
class Pillage(Ask[FiefState]):
    """Ask which mill is pillaged next (FIEF-6.5-02)."""

    KIND = "pillage"

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if spoils(state, self.seat) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("pillage", ("FIEF-6.5-01", "FIEF-6.5-02", "FIEF-6.5-04"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DONE, *(choices.Pillage(village) for village in spoils(state, seat))]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
            return
        assert isinstance(choice, choices.Pillage)
        village = choice.village
        state.mills[village] -= 1
        state.money[seat] += PILLAGE
        run.tell("pillages", {"seat": seat, "village": VILLAGES[village], "count": PILLAGE})
