"""EVENT: tokens on large spaces: turned up, attempted, completed, refilled."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.box.boxes import NO_ICONS, Icons, Token
from tableronde.games.zizka.components import (
    BY_DICE,
    EVENT,
    EVENT_KINDS,
)
from tableronde.games.zizka.rules.entourage import leave
from tableronde.games.zizka.rules.rewards import can_be_wanted, gain_luck, pay_out
from tableronde.games.zizka.rules.rolling import Task, rolled, spend_luck, throw
from tableronde.games.zizka.rules.rows import demanded, lacking, together
from tableronde.games.zizka.state import (
    EVERYBODY,
    NO_TOKEN,
    Roll,
    ZizkaState,
    member_name,
    space_name,
)


def token_of(state: ZizkaState, seat: int) -> Token:
    """Return the token on the space where a figure stands."""
    token = state.token_at(state.spaces[seat])
    assert token is not None, "no token here"
    return token


def turn_up(state: ZizkaState, seat: int, run: Run) -> None:
    """Turn the token up for as long as it lies there (ZIZ-EVENT-02)."""
    space = state.spaces[seat]
    if not state.face_up[space]:
        state.face_up[space] = True
        state.peeked[space] = 0
        token = token_of(state, seat)
        run.reveal(
            "turned-up",
            {"seat": seat, "token": token.name, "space": space_name(state, space)},
        )


def use_up(state: ZizkaState, space: int) -> None:
    """Take a token from the board to the pile of used ones (ZIZ-EVENT-17)."""
    state.used.append(state.tokens[space])
    state.tokens[space] = NO_TOKEN
    state.face_up[space] = False
    state.peeked[space] = 0


# Attempts -----------------------------------------------------------------------------------------


@frame
class Attempt(Sequence[ZizkaState], Task):
    """An event that is resolved with dice, or paid for."""

    KIND = "attempt"
    seat: int

    def need(self, state: ZizkaState) -> Icons:
        rows = token_of(state, self.seat).rows
        return demanded(rows, (1 << len(rows)) - 1)


def begin(state: ZizkaState, attempt: Attempt, run: Run) -> None:
    """Turn the token up and roll (ZIZ-EVENT-05); dens and monks know no dice, no icons and no luck
    (ZIZ-EVENT-21)."""
    seat = attempt.seat
    turn_up(state, seat, run)
    kind = token_of(state, seat).kind
    if BY_DICE[kind]:
        throw(state, seat, EVENT, kind, run)
    else:
        state.roll = Roll(seat, EVENT, (), [], 0, 0, NO_ICONS, 0, 0, 0)


def fill_rows(state: ZizkaState, attempt: Attempt, run: Run) -> None:
    """Ask which rows to fill, after the last reroll (ZIZ-EVENT-06)."""
    state.stack.append(Fill(attempt.seat))


def close(state: ZizkaState, attempt: Attempt, run: Run) -> None:
    """Decide by the first row whether the event is completed (ZIZ-EVENT-17, -18)."""
    seat = attempt.seat
    roll, token, space = rolled(state), token_of(state, seat), state.spaces[seat]
    arguments = {"seat": seat, "token": token.name, "kind": EVENT_KINDS[token.kind]}
    if roll.filled:
        run.tell("completed", arguments)
        use_up(state, space)
    else:
        refused = fillable(state, seat, 0)
        run.tell("failed", arguments)
        if state.box.rulings.refusing_gives_luck or not refused:
            gain_luck(state, seat, 1, run)  # ZIZ-LUCK-01
        if not state.box.rulings.failed_stays_face_up:
            state.face_up[space] = False
            state.peeked[space] = EVERYBODY  # has seen it
    state.roll = None


Attempt.STEPS = (begin, fill_rows, close)


# Rows ---------------------------------------------------------------------------------------------


def luck_for(state: ZizkaState, row: int) -> int:
    """Return how many luck tokens it takes to fill this row beside those that are filled."""
    roll = rolled(state)
    need = together(token_of(state, roll.seat).rows, roll.filled, row)
    return lacking(need, roll.icons(), roll.spent, state.box.rulings.luck_may_be_wild)


def fillable(state: ZizkaState, seat: int, row: int) -> bool:
    """Return whether a row can be filled, with all that it asks for (ZIZ-EVENT-13, -38), and in the
    solo game a warrant, if it brings one (ZIZ-SOLO-24)."""
    what = token_of(state, seat).rows[row]
    if what.pay > state.coins[seat] or (what.discard and not state.entourage[seat]):
        return False
    if what.reward.warrant and not can_be_wanted(state):
        return False
    return luck_for(state, row) <= rolled(state).luck


@frame
class Fill(Ask[ZizkaState]):
    """Asks for the first row first (ZIZ-EVENT-10), then for others in any order, each once
    (ZIZ-EVENT-11), until the player stops (ZIZ-EVENT-12, -19)."""

    KIND = "fill"

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        """Ask nobody where no row can be filled."""
        return (self.seat,) if self._rows(state) else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()

    def _rows(self, state: ZizkaState) -> list[int]:
        filled = rolled(state).filled
        if not filled:
            return [0] if fillable(state, self.seat, 0) else []
        rows = len(token_of(state, self.seat).rows)
        return [
            row
            for row in range(1, rows)
            if not filled >> row & 1 and fillable(state, self.seat, row)
        ]

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        token = token_of(state, seat)
        arguments = {"token": token.name, "kind": EVENT_KINDS[token.kind]}
        if rolled(state).filled:
            return Prompt("fill-more", ("ZIZ-EVENT-11", "ZIZ-EVENT-12"), arguments)
        if BY_DICE[token.kind]:
            return Prompt("fill-first", ("ZIZ-EVENT-10", "ZIZ-EVENT-19"), arguments)
        return Prompt("pay-first", ("ZIZ-EVENT-21", "ZIZ-EVENT-22"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        rows = token_of(state, seat).rows
        for row in self._rows(state):
            luck = luck_for(state, row)
            if rows[row].discard:  # ZIZ-EVENT-40
                options += (
                    choices.FillGiving(row, luck, member) for member in state.entourage[seat]
                )
            else:
                options.append(choices.Fill(row, luck))
        options.append(choices.STOP if rolled(state).filled else choices.GIVE_UP)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if not isinstance(choice, choices.Filling):
            state.stack.pop()
            return
        roll, token = rolled(state), token_of(state, seat)
        row = token.rows[choice.row]
        spend_luck(state, roll, choice.luck, run)
        roll.filled |= 1 << choice.row
        run.tell("filled", {"seat": seat, "token": token.name, "row": choice.row + 1})
        if row.pay:
            state.coins[seat] -= row.pay
            run.tell("paid", {"seat": seat, "count": row.pay})
        if isinstance(choice, choices.FillGiving):
            leave(state, seat, choice.member, run)
            run.tell("given", {"seat": seat, "member": member_name(state, choice.member)})
        pay_out(state, seat, row.reward, run)


# Refilling ----------------------------------------------------------------------------------------


def refill_spaces(state: ZizkaState, run: Run) -> None:
    """Lay a token on every large space without a token and without a figure, in the order of the
    list (ZIZ-EVENT-24 to -28)."""
    for space in state.box.board.large:
        if state.tokens[space] == NO_TOKEN and not state.occupied(space):
            lay_token(state, space, run)


def lay_token(state: ZizkaState, space: int, run: Run) -> None:
    """Lay the next token of the stack face down; the stack is made anew of the used ones
    (ZIZ-EVENT-23)."""
    if not state.heap:
        if not state.used:
            return
        state.heap, state.used = state.used, []
        run.chance.shuffle(state.heap)
        run.tell("tokens-shuffled", {"count": len(state.heap)})
    token = state.heap.pop()
    state.tokens[space] = token
    state.face_up[space] = False
    state.peeked[space] = 0
    kind = EVENT_KINDS[state.box.tokens[token].kind]
    run.reveal("token-laid", {"kind": kind, "space": space_name(state, space)})
