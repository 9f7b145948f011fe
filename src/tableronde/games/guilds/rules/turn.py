"""TURN: one action, then one card."""

from typing import Final

from tableronde.core.event import Run
from tableronde.core.frames import Sequence, frame
from tableronde.games.guilds.components import (
    ASSASSIN,
    CLOSING_DRAW,
    EMPTY_HANDED_DRAW,
    JESTER,
    MOST_SEATS,
    NOTHING_TO_USE_DRAW,
    PROWLER,
)
from tableronde.games.guilds.rules.actions import Action
from tableronde.games.guilds.rules.pile import draw
from tableronde.games.guilds.state import GuildsState


def action(state: GuildsState, turn: "Turn", run: Run) -> None:
    seat = turn.seat
    state.turn = seat
    if run.events is not None:
        run.tell("turn", {"seat": seat})
    if any(state.hands[seat]):
        state.stack.append(Action(seat))
    elif not state.guilds[seat]:
        run.tell("empty-handed", {"seat": seat})
        if draw(state, seat, EMPTY_HANDED_DRAW, run) is not None:
            state.stack[-1] = TURNS[state.next_seat(seat)][0]  # that was the turn (GLD-TURN-06)
    elif nothing_to_use(state, seat):
        run.tell("nothing-to-use", {"seat": seat})
        draw(
            state, seat, NOTHING_TO_USE_DRAW, run
        )  # in place of the action (GLD-EDGE-05, -10, -24, -25)
    else:
        state.stack.append(Action(seat))  # one of the guilds must be used (GLD-TURN-07)


def nothing_to_use(state: GuildsState, seat: int) -> bool:
    """Only guilds of Jesters, or of Assassins and Prowlers with nothing to hit, and no card."""
    kinds = {guild.kind for guild in state.guilds[seat]} - {JESTER}
    if not kinds:
        return True
    return kinds <= {ASSASSIN, PROWLER} and not state.others_have_guild(seat)


def closing_draw(state: GuildsState, turn: "Turn", run: Run) -> None:
    draw(state, turn.seat, CLOSING_DRAW, run)  # GLD-TURN-04


def pass_on(state: GuildsState, turn: "Turn", run: Run) -> None:
    state.stack.append(TURNS[state.next_seat(turn.seat)][0])  # GLD-TURN-08


@frame
class Turn(Sequence[GuildsState]):
    """GLD-TURN-01."""

    KIND = "turn"
    STEPS = (action, closing_draw, pass_on)
    seat: int

    def at(self, step: int) -> "Turn":
        return TURNS[self.seat][step]


# Frames never change, so that each of these is made once and shared.
TURNS: Final = tuple(
    tuple(Turn(seat, step=step) for step in range(len(Turn.STEPS))) for seat in range(MOST_SEATS)
)
