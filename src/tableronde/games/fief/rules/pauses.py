"""FIEF-8.0-03, FIEF-D-13: while a surprise card is resolved, an embassy may come between."""

from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tableronde.core.frames import Frame, Prompt, frame
from tableronde.core.group_decisions import OpenWindow
from tableronde.games.fief import choices
from tableronde.games.fief.rules.diplomacy.acts import proposals
from tableronde.games.fief.rules.diplomacy.deals import propose
from tableronde.games.fief.rules.diplomacy.talks import Invitation
from tableronde.games.fief.rules.remarks import in_order_of_hands
from tableronde.games.fief.state import FiefState


def pause(state: FiefState, again: bool = False) -> None:
    """Pause for embassies: a card has been shown, or (`again`) one of its own questions has been
    answered."""
    state.stack.append(Pause(again))


def negotiate(state: FiefState, seat: int, choice: Choice) -> None:
    """Carry out one of the acts of diplomacy."""
    if isinstance(choice, choices.Deal):
        propose(state, seat, choice.seat)
    else:
        state.stack.append(Invitation(seat, ()))


@frame
class Pause(Frame[FiefState]):
    """Ask those who want to negotiate. `again`: only raised hands, for a card may have many
    questions, and who attends has already been asked about it."""

    KIND = "pause"
    again: bool

    def advance(self, state: FiefState, run: Run) -> None:
        wanted = state.raised if self.again else state.raised | state.attending
        asked = tuple(seat for seat in in_order_of_hands(state) if wanted >> seat & 1)
        if not asked:
            state.stack.pop()
            return
        state.stack[-1] = Embassies(
            asked, tuple(None for _ in asked), state.number, tuple(0 for _ in asked), False
        )


@frame
class Embassies(OpenWindow[FiefState]):
    """Ask for embassies and nothing else. Who passes keeps his hand up: it is not for this
    (FIEF-D-03)."""

    KIND = "embassies"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("window-card", ("FIEF-8.0-03", "FIEF-D-13"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [PASS, *proposals(state, seat)]

    def resolve(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Carry out an act; it uses up a raised hand."""
        state.raised &= ~(1 << seat)
        negotiate(state, seat, choice)
