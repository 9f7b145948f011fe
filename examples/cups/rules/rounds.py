"""ROLL, CALL, DOUBT, END: a round from the roll to the lifting of the cups."""

from examples.cups.choices import Call, Doubt
from examples.cups.components import LEAST_TOTAL, MOST_TOTAL, SIDES
from examples.cups.state import NOTHING_CALLED, CupsState
from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.core.state import Result


def roll(state: CupsState, frame: "Round", run: Run) -> None:
    """CUPS-ROLL-01."""
    state.called = NOTHING_CALLED
    state.dice = run.chance.roll(state.seats, SIDES)
    for seat, die in enumerate(state.dice):
        told = {"seat": seat, "die": die}
        run.whisper((seat,), "rolled", told, "rolled-unseen", {"seat": seat})


def ask_for_call(state: CupsState, frame: "Round", run: Run) -> None:
    """CUPS-CALL-01. The turn goes back and forth above this frame, until somebody doubts."""
    state.stack.append(CallOrDoubt(state.turn))


def begin_next_round(state: CupsState, frame: "Round", run: Run) -> None:
    """Reached only if nobody has lost: `finish` clears the stack."""
    state.stack.append(Round())


@frame
class Round(Sequence[CupsState]):
    KIND = "round"
    STEPS = (roll, ask_for_call, begin_next_round)


@frame
class CallOrDoubt(Ask[CupsState]):
    KIND = "call-or-doubt"

    def prompt(self, state: CupsState, seat: int) -> Prompt:
        return Prompt("call-or-doubt", ("CUPS-CALL-01",))

    def options(self, state: CupsState, seat: int) -> list[Choice]:
        """CUPS-CALL-01."""
        least = max(LEAST_TOTAL, state.called + 1)
        calls: list[Choice] = [Call(total) for total in range(least, MOST_TOTAL + 1)]
        return calls if state.called == NOTHING_CALLED else [*calls, Doubt()]

    def answer(self, state: CupsState, seat: int, choice: Choice, run: Run) -> None:
        other = 1 - seat
        if isinstance(choice, Call):
            state.called = choice.total
            run.tell("called", {"seat": seat, "total": choice.total})
            state.turn = other
            state.stack[-1] = CallOrDoubt(other)
            return
        state.stack.pop()
        lift_cups(state, seat, run)


def lift_cups(state: CupsState, doubter: int, run: Run) -> None:
    """CUPS-DOUBT-01, -02."""
    total = sum(state.dice)
    run.reveal("lifted", {"seat": doubter, "dice": state.dice[:], "total": total})
    loser = 1 - doubter if total < state.called else doubter
    state.coins[loser] -= 1
    run.tell("lost-coin", {"seat": loser, "left": state.coins[loser]})
    state.turn = loser
    if not state.coins[loser]:  # CUPS-END-01
        scores = tuple({"coins": coins} for coins in state.coins)
        state.finish(Result((1 - loser,), "coins", scores))
        run.tell("ended", {"seats": [1 - loser]})
