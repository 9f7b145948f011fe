"""TURN, RESOURCE: the windows of a turn, and the resource cards that are played in them."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import (
    CALL_TO_ARMS,
    CALL_TO_ARMS_KNIGHTS,
    KNIGHTS_A_TURN,
    TACTICAL_ADVANCE,
)
from tableronde.games.medieval_mastery.rules.advance import Advance, advances, can_advance, march
from tableronde.games.medieval_mastery.rules.artefacts import (
    fracture,
    fractures,
    might_fracture,
    restore,
)
from tableronde.games.medieval_mastery.rules.crowns import declare, may_declare
from tableronde.games.medieval_mastery.rules.deck import discard
from tableronde.games.medieval_mastery.rules.knights import gain
from tableronde.games.medieval_mastery.rules.redeploy import Redeploy, can_redeploy
from tableronde.games.medieval_mastery.state import MasteryState


def begin(state: MasteryState, turn: "Turn", run: Run) -> None:
    """Place knights (MM-PLACE-01); allow one cycle of redeployment and advance (MM-TURN-05), and
    one use of the crown."""
    seat = turn.seat
    state.turn = seat
    state.turn_number += 1
    state.cycles = 1
    state.crown_used = False
    if run.events is not None:
        run.tell("turn", {"seat": seat})
    gain(state, seat, KNIGHTS_A_TURN, run)
    state.stack.append(TurnWindow(seat, False))


def end(state: MasteryState, turn: "Turn", run: Run) -> None:
    restore(state, turn.seat, run)
    state.stack.append(Turn(state.next_seat(turn.seat)))  # MM-TURN-09


@frame
class Turn(Sequence[MasteryState]):
    """MM-TURN-01: knights are placed, the windows with their cycles follow, and at the end what
    was destroyed is restored."""

    KIND = "turn"
    STEPS = (begin, end)
    seat: int


@frame
class TurnWindow(Ask[MasteryState]):
    """A window of the own turn, before, between and after the cycles: cards and the crown in any
    order (MM-TURN-02, -06, MM-RESOURCE-03), a cycle if one is left, or the end of the turn.

    A cycle begins with its redeployment, or at once with its advance where nothing is to be moved
    before. `acted` tells whether the player has done anything in this turn."""

    KIND = "turn-window"
    acted: bool

    def waiting(self, state: MasteryState) -> tuple[int, ...]:
        """Skip a turn in which nothing can be done from its start, as everyone sees. The end of any
        other is the player's to announce: until then it can be undone (MM-GEN-17)."""
        seat = self.seat
        possible = (
            self.acted
            or state.might_hold(seat, CALL_TO_ARMS)
            or state.might_hold(seat, TACTICAL_ADVANCE)
            or may_declare(state, seat)
            or might_fracture(state, seat)
            or (state.cycles and (can_redeploy(state, seat) or can_advance(state, seat)))
        )
        return (seat,) if possible else ()

    def advance(self, state: MasteryState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        if state.cycles:
            return Prompt("turn", ("MM-TURN-02", "MM-TURN-05"), {"cycles": state.cycles})
        return Prompt("turn-after", ("MM-TURN-02", "MM-RESOURCE-06"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        hand = state.hands[seat]
        if hand[CALL_TO_ARMS]:
            options.append(choices.CALL_TO_ARMS)
        if hand[TACTICAL_ADVANCE]:
            options.append(choices.TACTICAL_ADVANCE)
        fractures(state, seat, options)
        if may_declare(state, seat):
            options.append(choices.CROWN)
        if state.cycles:
            if can_redeploy(state, seat):
                options.append(choices.REDEPLOY)
            advances(state, seat, options)
        options.append(choices.END_TURN)
        return options

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        state.stack[-1] = TurnWindow(seat, True)
        match choice:
            case choices.Advance():
                state.cycles -= 1
                march(state, seat, choice.tile, choice.knights, run)
            case choices.Redeploy():
                state.cycles -= 1
                state.stack.append(Advance(seat))
                state.stack.append(Redeploy(seat, 0, 0))
            case choices.CallToArms():
                call_to_arms(state, seat, run)
            case choices.TacticalAdvance():
                tactical_advance(state, seat, run)
            case choices.Fracture():
                fracture(state, seat, choice.artefact, run)
            case choices.Crown():
                declare(state, seat, run)
            case choices.EndTurn():
                state.stack.pop()


def call_to_arms(state: MasteryState, seat: int, run: Run) -> None:
    """Show it, apply it, then discard it (MM-RESOURCE-04, MM-GEN-08)."""
    state.hands[seat][CALL_TO_ARMS] -= 1
    run.tell("call-to-arms", {"seat": seat})
    gain(state, seat, CALL_TO_ARMS_KNIGHTS, run)
    discard(state, seat, CALL_TO_ARMS)


def tactical_advance(state: MasteryState, seat: int, run: Run) -> None:
    """Allow one more cycle, and nothing else (MM-RESOURCE-06, -10, -11)."""
    state.hands[seat][TACTICAL_ADVANCE] -= 1
    run.tell("tactical-advance", {"seat": seat})
    state.cycles += 1
    discard(state, seat, TACTICAL_ADVANCE)
