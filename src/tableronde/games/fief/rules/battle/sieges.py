"""6.4: sieges and siege engines."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALL_LORDS, ENGINES, NO_FORT, NOBODY, VILLAGES
from tableronde.games.fief.rules.troops import has_inside, has_troops, is_present
from tableronde.games.fief.rules.windows import own_act, own_acts
from tableronde.games.fief.state import FiefState, Siege

TURNED: int = 2
"""Dice on the other side of the counter."""


def sites(state: FiefState, seat: int) -> list[int]:
    """Return where this player could begin a siege: a lord with troops of his before walls that
    another holds; an engine is left (FIEF-6.4-01, -04, FIEF-R-45)."""
    if sum(siege.seat == seat for siege in state.sieges) >= ENGINES:
        return []
    found = set()
    for lord in ALL_LORDS:
        village = state.village[lord]
        if (
            state.owner[lord] == seat
            and village != NOBODY
            and state.captor[lord] == NOBODY
            and state.fort[village] != NO_FORT
            and state.control[village] not in (NOBODY, seat)
            and has_troops(state, village, seat)
            and is_present(state, village, state.control[village])
            and not has_inside(state, village, seat)
            and not any((s.village, s.seat) == (village, seat) for s in state.sieges)
        ):
            found.add(village)
    return sorted(found)


@frame
class SiegeTurn(Ask[FiefState]):
    """Ask a player after his battles which sieges he begins or lifts; those of an earlier turn have
    their counters turned (FIEF-6.4-01 to -03)."""

    KIND = "siege-turn"

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        seat = self.seat
        own = any(siege.seat == seat for siege in state.sieges)
        return (seat,) if own or sites(state, seat) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Ask nothing: there is nothing to besiege, as everyone can see."""
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("siege", ("FIEF-6.4-01", "FIEF-6.4-03", "FIEF-6.4-04"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [
            choices.DONE,
            *(choices.BESIEGE[village] for village in sites(state, seat)),
            *own_acts(state, seat),
        ]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Besiege):
            village = choice.village
            state.sieges = (*state.sieges, Siege(village, seat, 1, state.turn))
            run.tell("besieges", {"seat": seat, "village": VILLAGES[village]})
        elif isinstance(choice, choices.Done):
            state.stack.pop()
            go_on(state, seat, run)
        else:
            own_act(state, seat, choice, run)


def go_on(state: FiefState, seat: int, run: Run) -> None:
    """Turn the engines of sieges that go on (FIEF-6.4-03)."""
    sieges = []
    for siege in state.sieges:
        if siege.seat == seat and siege.turn < state.turn and siege.dice < TURNED:
            siege = siege._replace(dice=TURNED)
            run.tell("engine-turned", {"seat": seat, "village": VILLAGES[siege.village]})
        sieges.append(siege)
    state.sieges = tuple(sieges)
