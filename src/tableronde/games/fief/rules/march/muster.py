"""5.0, 5.2: who of the troops comes along on a stage."""

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import VILLAGES
from tableronde.games.fief.rules.march.groups import ALL_WEARY, Band
from tableronde.games.fief.rules.march.passage import set_out
from tableronde.games.fief.state import FiefState


@frame
class Muster(Ask[FiefState]):
    """Ask who comes along on a stage (FIEF-5.0-06, FIEF-5.2-14): all of it in one answer, and asked
    for wherever there are counters. Were it told in steps, or only by who leaves some behind,
    others would read in the fog of war from the number of answers what they do not see (FIEF-R-57,
    FIEF-D-05)."""

    KIND = "muster"
    to: int
    relieving: bool

    def _group(self, state: FiefState) -> Band:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return group.present(state)

    def _least(self, group: Band) -> int:
        """Return how many knights must come: after a won fight at least one rides on (FIEF-5.2-14,
        FIEF-R-38)."""
        return min(1, group.knights) if group.bound else 0

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat; without fog only if anything is left to choose, as everybody sees."""
        group = self._group(state)
        weary, fresh = group.in_reach(state)
        fixed = sum(weary) + sum(fresh) == self._least(group)
        return () if fixed and not state.modes.fog else (self.seat,)

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, choices.Muster(0, self._least(self._group(state))), run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "muster",
            ("FIEF-5.0-06", "FIEF-5.2-14"),
            {"village": VILLAGES[self._group(state).village], "to": VILLAGES[self.to]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        """Return all ways, everybody first. Those who have marched are told apart where some have
        and some have not."""
        group = self._group(state)
        least = self._least(group)
        weary, fresh = group.in_reach(state)
        s, k = weary[0] + fresh[0], weary[1] + fresh[1]
        if (weary[0] and fresh[0]) or (weary[1] and fresh[1]):
            options: list[Choice] = [
                choices.MusterMixed(i, j, tired, ridden)
                for i in range(s, -1, -1)
                for j in range(k, least - 1, -1)
                for tired in range(min(i, weary[0]), max(0, i - fresh[0]) - 1, -1)
                for ridden in range(min(j, weary[1]), max(0, j - fresh[1]) - 1, -1)
            ]
        else:
            options = [
                choices.Muster(i, j) for i in range(s, -1, -1) for j in range(k, least - 1, -1)
            ]
        if not group.was_refused(state, self.to):
            return options
        return [choice for choice in options if _mustered(group, choice).is_open(state, self.to)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = _mustered(self._group(state), choice)
        state.stack.pop()
        state.stack[-1] = group
        set_out(state, self.to, run, self.relieving)


def _mustered(group: Band, choice: Choice) -> Band:
    """Return the group with those who come along."""
    if isinstance(choice, choices.Muster):
        weary = ALL_WEARY
    else:
        assert isinstance(choice, choices.MusterMixed)
        weary = choice.weary_sergeants, choice.weary_knights
    return replace(group, sergeants=choice.sergeants, knights=choice.knights, weary=weary)
