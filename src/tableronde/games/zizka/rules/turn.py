"""TURN, MOVE: two actions, and peeks between them."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.zizka.box.board import CASTLES, TAVERN
from tableronde.games.zizka.components import ACTIONS, DIFFICULTIES, MOST_SEATS, TOURNAMENT
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.conquests import besiege, may_conquer
from tableronde.games.zizka.rules.ending import finish
from tableronde.games.zizka.rules.entourage import all_available
from tableronde.games.zizka.rules.events import Attempt, refill_spaces, token_of
from tableronde.games.zizka.rules.fights import Fight, may_be_attacked
from tableronde.games.zizka.rules.hiring import HIRING, Hire, hire, hires, send_away
from tableronde.games.zizka.rules.torak import TORAK_TURN, Assault, may_attack_torak
from tableronde.games.zizka.rules.tournaments import Tournament
from tableronde.games.zizka.state import (
    LAST_ROUND,
    LAST_TURN,
    NO_TOKEN,
    ZizkaState,
    space_name,
)

_EVENT: Final = ("event",)
_CONQUER: Final = ("conquer",)
_ATTACK_TORAK: Final = ("attack-torak",)
_END_TURN: Final = ("end-turn",)


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
    """ZIZ-TURN-07; in the solo game Torak follows (ZIZ-SOLO-08)."""
    refill_spaces(state, run)
    if state.solo:
        state.stack.append(TORAK_TURN[0])


def pass_on(state: ZizkaState, turn: Turn, run: Run) -> None:
    """Everybody has had the same number of turns when the first player would be next
    (ZIZ-END-02 to -04)."""
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
    """What next: an action, a peek (ZIZ-ICON-22), or the end of the turn, which forgoes what is
    left (ZIZ-TURN-06). Without actions it is asked only while a peek is left (ZIZ-TURN-09)."""

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
        options.append(_END_TURN)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        verb = choice[0]
        if verb == "end-turn":
            state.actions = 0
            state.stack.pop()
        elif verb == "peek":
            peek(state, seat, choice[1], run)
        elif verb == "peek-castle":
            peek_castle(state, seat, choice[1], run)
        else:
            state.actions -= 1
            _act(state, seat, choice, run)


ACTS: Final = tuple(Act(seat) for seat in range(MOST_SEATS))


def _here(state: ZizkaState, seat: int, options: list[Choice]) -> None:
    """The actions that the space of the figure offers."""
    space = state.spaces[seat]
    kind = state.box.board.spaces[space].kind
    if state.tokens[space] != NO_TOKEN:
        options.append(_EVENT)  # ZIZ-EVENT-01
    elif kind in CASTLES:
        if may_conquer(state, seat, CASTLES.index(kind)):
            options.append(_CONQUER)  # ZIZ-CONQUEST-01
    elif kind == TAVERN:  # ZIZ-HIRE-01, -09
        options += hires(state, seat)
        options += (("send-away", member) for member in all_available(state))
    if state.solo:
        if may_attack_torak(state):
            options.append(_ATTACK_TORAK)
    else:
        options += (
            ("attack", other) for other in range(state.seats) if may_be_attacked(state, other, seat)
        )


def _act(state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
    verb = choice[0]
    if verb == "move":
        state.spaces[seat] = choice[1]
        run.tell("moved", {"seat": seat, "space": space_name(state, choice[1])})
    elif verb == "event":
        tournament = token_of(state, seat).kind == TOURNAMENT
        state.stack.append(Tournament(seat) if tournament else Attempt(seat))
    elif verb == "conquer":
        kind = state.box.board.spaces[state.spaces[seat]].kind
        besiege(state, seat, CASTLES.index(kind), run)
    elif verb in HIRING:
        state.stack.append(Hire(seat))
        hire(state, seat, choice, run)
    elif verb == "send-away":
        state.stack.append(Hire(seat))
        send_away(state, seat, choice[1], run)
    elif verb == "attack":
        state.stack.append(Fight(seat, choice[1]))
    else:
        state.stack.append(Assault())


# Peeks --------------------------------------------------------------------------------------------


def _peeks(state: ZizkaState, seat: int) -> list[Choice]:
    """What is hidden from this seat: tokens on the board, top cards of the castles (ZIZ-ICON-07).
    Who knows a face already has nothing to look at."""
    if not band.peeks(state, seat):
        return []
    options: list[Choice] = [
        ("peek", space)
        for space in state.box.board.large
        if state.tokens[space] != NO_TOKEN
        and not state.face_up[space]
        and not state.peeked[space] >> seat & 1
    ]
    options += (
        ("peek-castle", difficulty)
        for difficulty, known in enumerate(state.castle_known)
        if known and not known[-1] >> seat & 1
    )
    return options


def peek(state: ZizkaState, seat: int, space: int, run: Run) -> None:
    """Known to the one who looks, and to nobody else (ZIZ-ICON-23)."""
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
