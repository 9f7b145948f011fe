"""TURN, MOVE: two actions, and peeks between them."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.box.board import CASTLES, TAVERN
from tableronde.games.zizka.components import ACTIONS, DIFFICULTIES, MOST_SEATS, TOURNAMENT
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.conquests import besiege, may_conquer
from tableronde.games.zizka.rules.ending import finish
from tableronde.games.zizka.rules.entourage import all_available
from tableronde.games.zizka.rules.events import Attempt, refill_spaces, token_of
from tableronde.games.zizka.rules.fights import Fight, may_be_attacked
from tableronde.games.zizka.rules.hiring import Hire, hire, hires, send_away
from tableronde.games.zizka.rules.torak import TORAK_TURN, Assault, may_attack_torak
from tableronde.games.zizka.rules.tournaments import Tournament
from tableronde.games.zizka.state import (
    LAST_ROUND,
    LAST_TURN,
    NO_TOKEN,
    ZizkaState,
    space_name,
)


@frame
class Turn(Sequence[ZizkaState]):
    """ZIZ-TURN-02 to -09."""

    KIND = "turn"
    seat: int

    def at(self, step: int) -> "Turn":
        return TURNS[self.seat][step]


def begin(state: ZizkaState, turn: Turn, run: Run) -> None:
    seat = turn.seat
    state.turn = seat
    state.turn_number += 1
    state.lying[seat] = False  # ZIZ-TURN-02
    state.actions = ACTIONS
    state.peeks = []
    state.final_peeks = []
    run.tell("turn", {"seat": seat})
    state.stack.append(ACTS[seat])


def refill(state: ZizkaState, turn: Turn, run: Run) -> None:
    """Refill the board (ZIZ-TURN-07); in the solo game Torak follows (ZIZ-SOLO-08)."""
    refill_spaces(state, run)
    if state.solo:
        state.stack.append(TORAK_TURN[0])


def pass_on(state: ZizkaState, turn: Turn, run: Run) -> None:
    """Begin the next turn, or end the game: everybody has had the same number of turns when the
    first player would be next (ZIZ-END-02 to -04)."""
    following = (turn.seat + 1) % state.seats
    if state.end == LAST_TURN or (state.end == LAST_ROUND and following == state.first):
        finish(state, run)
    else:
        state.stack.append(TURNS[following][0])


Turn.STEPS = (begin, refill, pass_on)
TURNS: Final = tuple(
    tuple(Turn(seat, step=step) for step in range(len(Turn.STEPS))) for seat in range(MOST_SEATS)
)
"""Frames never change: these few are made once."""


@frame
class Act(Ask[ZizkaState]):
    """Asks what next: an action, a peek (ZIZ-ICON-22), or the end of the turn, which forgoes what
    is left (ZIZ-TURN-06). Without actions it is asked only while a peek is left (ZIZ-TURN-09)."""

    KIND = "act"

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        return (self.seat,) if state.actions or _peeks(state, self.seat) else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        if not state.actions:
            return Prompt("peek", ("ZIZ-ICON-22", "ZIZ-TURN-09"))
        return Prompt("act", ("ZIZ-TURN-03", "ZIZ-TURN-04"), {"count": state.actions})

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        if state.actions:
            _here(state, seat, options)
            options += state.box.board.moves(state.spaces[seat], band.range_of(state, seat))
        options += _peeks(state, seat)
        options.append(choices.END_TURN)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        action = _ACTIONS.get(type(choice))
        if action:
            state.actions -= 1
            action(state, seat, choice, run)
        elif isinstance(choice, choices.Peek):
            peek(state, seat, choice.space, run)
        elif isinstance(choice, choices.PeekCastle):
            peek_castle(state, seat, choice.difficulty, run)
        else:
            state.actions = 0
            state.stack.pop()


ACTS: Final = tuple(Act(seat) for seat in range(MOST_SEATS))


def _here(state: ZizkaState, seat: int, options: list[Choice]) -> None:
    """Add the actions that the space of the figure offers."""
    space = state.spaces[seat]
    kind = state.box.board.spaces[space].kind
    if state.tokens[space] != NO_TOKEN:
        options.append(choices.EVENT)  # ZIZ-EVENT-01
    elif kind in CASTLES:
        if may_conquer(state, seat, CASTLES.index(kind)):
            options.append(choices.CONQUER)  # ZIZ-CONQUEST-01
    elif kind == TAVERN:  # ZIZ-HIRE-01, -09
        options += hires(state, seat)
        options += (choices.SEND_AWAY[member] for member in all_available(state))
    if state.solo:
        if may_attack_torak(state):
            options.append(choices.ATTACK_TORAK)
    else:
        options += (
            choices.ATTACK[other]
            for other in range(state.seats)
            if may_be_attacked(state, other, seat)
        )


# Actions ------------------------------------------------------------------------------------------


def _move(state: ZizkaState, seat: int, choice: choices.Move, run: Run) -> None:
    space = choice.space
    state.spaces[seat] = space
    run.tell("moved", {"seat": seat, "space": space_name(state, space)})


def _attempt(state: ZizkaState, seat: int, choice: choices.Event, run: Run) -> None:
    tournament = token_of(state, seat).kind == TOURNAMENT
    state.stack.append(Tournament(seat) if tournament else Attempt(seat))


def _conquer(state: ZizkaState, seat: int, choice: choices.Conquer, run: Run) -> None:
    kind = state.box.board.spaces[state.spaces[seat]].kind
    besiege(state, seat, CASTLES.index(kind), run)


def _hire(state: ZizkaState, seat: int, choice: choices.Joining, run: Run) -> None:
    state.stack.append(Hire(seat))
    hire(state, seat, choice, run)


def _send_away(state: ZizkaState, seat: int, choice: choices.SendAway, run: Run) -> None:
    state.stack.append(Hire(seat))
    send_away(state, seat, choice.member, run)


def _attack(state: ZizkaState, seat: int, choice: choices.Attack, run: Run) -> None:
    state.stack.append(Fight(seat, choice.seat))


def _attack_torak(state: ZizkaState, seat: int, choice: choices.AttackTorak, run: Run) -> None:
    state.stack.append(Assault())


_Action: TypeAlias = Callable[[ZizkaState, int, Any, Run], None]
_ACTIONS: Final[dict[type[Choice], _Action]] = {
    choices.Move: _move,
    choices.Event: _attempt,
    choices.Conquer: _conquer,
    choices.Hire: _hire,
    choices.HireInstead: _hire,
    choices.SendAway: _send_away,
    choices.Attack: _attack,
    choices.AttackTorak: _attack_torak,
}
"""What each of the answers that cost an action does."""


# Peeks --------------------------------------------------------------------------------------------


def _peeks(state: ZizkaState, seat: int) -> list[Choice]:
    """Return the peeks at what is hidden from this seat: tokens on the board, top cards of the
    castles (ZIZ-ICON-07). Who knows a face already has nothing to look at."""
    if not band.peeks(state, seat):
        return []
    options: list[Choice] = [
        choices.PEEK[space]
        for space in state.box.board.large
        if state.tokens[space] != NO_TOKEN
        and not state.face_up[space]
        and not state.peeked[space] >> seat & 1
    ]
    options += (
        choices.PEEK_CASTLE[difficulty]
        for difficulty, known in enumerate(state.castle_known)
        if known and not known[-1] >> seat & 1
    )
    return options


def peek(state: ZizkaState, seat: int, space: int, run: Run) -> None:
    """Show a token to the one who looks, and to nobody else (ZIZ-ICON-23)."""
    band.use_peek(state, seat)
    state.peeked[space] |= 1 << seat
    name = space_name(state, space)
    token = state.box.tokens[state.tokens[space]].name
    run.whisper(
        (seat,),
        "peeked",
        {"seat": seat, "space": name, "token": token},
        others="peeked-unseen",
        others_arguments={"seat": seat, "space": name},
    )


def peek_castle(state: ZizkaState, seat: int, difficulty: int, run: Run) -> None:
    band.use_peek(state, seat)
    state.castle_known[difficulty][-1] |= 1 << seat
    name = DIFFICULTIES[difficulty]
    card = state.box.castles[state.castles[difficulty][-1]].name
    run.whisper(
        (seat,),
        "peeked-castle",
        {"seat": seat, "difficulty": name, "card": card},
        others="peeked-castle-unseen",
        others_arguments={"seat": seat, "difficulty": name},
    )
