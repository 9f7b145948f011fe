"""CONQUEST: castles, obstacle by obstacle."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.box.boxes import NOTHING, Castle, Icons
from tableronde.games.zizka.components import (
    DIFFICULTIES,
    EASY,
    EASY_COINS,
    EASY_VP,
    HARD_VP,
    OBSTACLE,
    VICE,
    VIRTUE,
)
from tableronde.games.zizka.rules.rewards import gain_coins, gain_luck, gain_points, step
from tableronde.games.zizka.rules.rolling import Task, rolled, spend_luck, throw
from tableronde.games.zizka.rules.rows import lacking
from tableronde.games.zizka.state import EVERYBODY, NO_CARD, ZizkaState


def castle_in_front(state: ZizkaState, difficulty: int) -> Castle:
    return state.box.castles[state.castles[difficulty][-1]]


def may_conquer(state: ZizkaState, seat: int, difficulty: int) -> bool:
    """Return whether a castle of this difficulty can be attacked: once in a game for each
    (ZIZ-CONQUEST-02, -03)."""
    return state.conquered[seat][difficulty] == NO_CARD and bool(state.castles[difficulty])


def besiege(state: ZizkaState, seat: int, difficulty: int, run: Run) -> None:
    """Turn up the top card (ZIZ-CONQUEST-04)."""
    state.castle_known[difficulty][-1] = EVERYBODY
    card = castle_in_front(state, difficulty).name
    run.reveal("besieged", {"seat": seat, "card": card, "difficulty": DIFFICULTIES[difficulty]})
    state.stack.append(Storm(seat, difficulty, 0))


@frame
class Storm(Ask[ZizkaState]):
    """Asks before each row: attack it, or give up (ZIZ-CONQUEST-05, -16)."""

    KIND = "storm"
    difficulty: int
    row: int

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        castle = castle_in_front(state, self.difficulty)
        arguments = {"card": castle.name, "row": self.row + 1, "count": len(castle.rows)}
        return Prompt("storm", ("ZIZ-CONQUEST-05", "ZIZ-CONQUEST-16"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [choices.STORM, choices.GIVE_UP]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.GiveUp):
            state.stack.pop()
            fail(state, seat, self.difficulty, run)
            return
        state.stack[-1] = Breach(seat, self.difficulty, self.row)
        throw(state, seat, OBSTACLE, NOTHING, run)  # all anew (ZIZ-CONQUEST-06)


@frame
class Breach(Ask[ZizkaState], Task):
    """Asks after the last reroll whether the obstacle is overcome (ZIZ-CONQUEST-07 to -09)."""

    KIND = "breach"
    difficulty: int
    row: int

    def need(self, state: ZizkaState) -> Icons:
        return castle_in_front(state, self.difficulty).rows[self.row]

    def _luck(self, state: ZizkaState) -> int:
        roll = rolled(state)
        wild = state.box.rulings.luck_may_be_wild
        return lacking(self.need(state), roll.icons(), roll.spent, wild)

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        return (self.seat,) if self._luck(state) <= rolled(state).luck else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()
        fail(state, self.seat, self.difficulty, run)

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        castle = castle_in_front(state, self.difficulty)
        arguments = {"card": castle.name, "row": self.row + 1, "count": len(castle.rows)}
        return Prompt("breach", ("ZIZ-CONQUEST-08", "ZIZ-CONQUEST-16"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [choices.Fill(self.row, self._luck(state)), choices.GIVE_UP]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if not isinstance(choice, choices.Fill):
            fail(state, seat, self.difficulty, run)
            return
        spend_luck(state, rolled(state), choice.luck, run)
        castle = castle_in_front(state, self.difficulty)
        run.tell("breached", {"seat": seat, "card": castle.name, "row": self.row + 1})
        state.roll = None
        if self.row + 1 < len(castle.rows):
            state.stack.append(Storm(seat, self.difficulty, self.row + 1))
        else:
            succeed(state, seat, self.difficulty, run)


def fail(state: ZizkaState, seat: int, difficulty: int, run: Run) -> None:
    """Put the card at the bottom, where everyone knows it (ZIZ-CONQUEST-14, ZIZ-LUCK-02)."""
    state.roll = None
    card = state.castles[difficulty].pop()
    state.castle_known[difficulty].pop()
    state.castles[difficulty].insert(0, card)
    state.castle_known[difficulty].insert(0, EVERYBODY)
    run.tell("repelled", {"seat": seat, "card": state.box.castles[card].name})
    gain_luck(state, seat, 1, run)


def succeed(state: ZizkaState, seat: int, difficulty: int, run: Run) -> None:
    """Hand over the whole card, with what it brings (ZIZ-CONQUEST-10 to -13)."""
    card = state.castles[difficulty].pop()
    state.castle_known[difficulty].pop()
    state.conquered[seat][difficulty] = card
    run.tell(
        "conquered",
        {
            "seat": seat,
            "card": state.box.castles[card].name,
            "difficulty": DIFFICULTIES[difficulty],
        },
    )
    if difficulty == EASY:
        gain_coins(state, seat, EASY_COINS, run)
        gain_points(state, seat, EASY_VP, run)
        state.stack.append(ChooseStep(seat))
    else:
        gain_points(state, seat, HARD_VP, run)


@frame
class ChooseStep(Ask[ZizkaState]):
    """Asks for one step of morale, up or down (ZIZ-CONQUEST-11, -17)."""

    KIND = "choose-step"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("choose-step", ("ZIZ-CONQUEST-11", "ZIZ-CONQUEST-17"))

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [choices.VIRTUE, choices.VICE]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        step(state, seat, VIRTUE if isinstance(choice, choices.Virtue) else VICE, run)
