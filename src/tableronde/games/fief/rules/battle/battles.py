"""6.0: battles: who attacks whom and where."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    ATTACKING,
    BISHOPRIC_OF,
    DEFENDING,
    NEITHER,
    NOBODY,
    VILLAGES,
)
from tableronde.games.fief.rules.battle.fights import Fight
from tableronde.games.fief.rules.battle.forces import engage_lords, show_defence, show_forces
from tableronde.games.fief.rules.battle.sieges import SiegeTurn
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.rules.troops import has_troops, is_present, present
from tableronde.games.fief.rules.windows import MINOR, own_act, own_acts, window
from tableronde.games.fief.state import BAD_BIT, Battle, FiefState


@frame
class BattleStep(InTurn):
    """Let each player in turn order fight his battles, then look after his sieges (FIEF-6.0-01)."""

    KIND = "battle-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.fought = ()
        state.stack.append(SiegeTurn(seat))
        state.stack.append(Attack(seat))
        window(state, MINOR)  # FIEF-W-11

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        window(state, MINOR)


@frame
class Attack(Ask[FiefState]):
    """Ask a player which battle he declares: none is compulsory (FIEF-6.0-02), and after one he may
    declare another."""

    KIND = "attack"

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if attacks(state, self.seat) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Ask nothing: there is nobody to attack, as everyone can see."""
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("attack", ("FIEF-6.0-01", "FIEF-6.0-02", "FIEF-6.0-03", "FIEF-6.0-05"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DONE, *attacks(state, seat), *own_acts(state, seat)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
        elif isinstance(choice, choices.Attack):
            village, other = choice.village, choice.seat
            state.fought = (*state.fought, (village, other))
            declare(state, seat, other, village, ride=False, run=run)
        else:
            own_act(state, seat, choice, run)


def attacks(state: FiefState, seat: int) -> list[Choice]:
    """Return the battles that a player can declare: where he has a free lord with troops and others
    stand; each of them once in a battle turn; not in bad weather (FIEF-6.0-05, -12, FIEF-R-20,
    FIEF-R-39)."""
    options: list[Choice] = []
    seen: set[int] = set()
    for lord in ALL_LORDS:
        village = state.village[lord]
        if (
            state.owner[lord] != seat
            or village == NOBODY
            or state.captor[lord] != NOBODY
            or village in seen
        ):
            continue
        seen.add(village)
        if not has_troops(state, village, seat) or state.sky[BISHOPRIC_OF[village]] & BAD_BIT:
            continue
        options += [
            choices.ATTACK[village][other]
            for other in present(state, village)
            if other != seat and (village, other) not in state.fought
        ]
    return sorted(options)


def declare(
    state: FiefState,
    seat: int,
    other: int,
    village: int,
    ride: bool,
    run: Run,
    in_the_way: tuple[int, ...] = (),
) -> None:
    sides = [NEITHER] * state.seats
    sides[seat] = ATTACKING
    sides[other] = DEFENDING
    holder = state.control[village]
    if holder != NOBODY and not is_present(state, village, holder):
        holder = NOBODY
    state.battle = Battle(village, seat, other, tuple(sides), (seat, other), ride, holder, 0)
    engage_lords(state, seat)
    engage_lords(state, other)
    show_forces(state, seat, run)
    run.reveal("battle", {"seat": seat, "other": other, "village": VILLAGES[village]})
    show_defence(state, run)
    state.stack.append(Fight(in_the_way))
