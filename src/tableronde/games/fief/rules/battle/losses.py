"""6.2.2: which troops are lost to so much damage, or to a plague, and from which companies."""

from dataclasses import field
from typing import Any

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import KNIGHT_POINTS, VILLAGES
from tableronde.games.fief.rules.troops import counted, remove, strength
from tableronde.games.fief.state import INSIDE, Company, FiefState


def maximal(sergeants: int, knights: int, damage: int) -> list[tuple[int, int]]:
    """Return every set of troops that damage can remove: as many combat points as possible, never
    more than the damage (FIEF-6.2.2-03, -04, FIEF-R-42)."""
    if damage >= strength(sergeants, knights):
        return [(sergeants, knights)]
    sets = []
    most = 0
    for k in range(min(knights, damage // KNIGHT_POINTS) + 1):
        s = min(sergeants, damage - KNIGHT_POINTS * k)
        total = strength(s, k)
        if total > most:
            most, sets = total, [(s, k)]
        elif total == most:
            sets.append((s, k))
    return sets


def lose(
    state: FiefState,
    village: int,
    seat: int,
    sergeants: int,
    knights: int,
    run: Run,
    order: list[Company] | None = None,
) -> None:
    """Put troops back into the supply; in the fog of war this shows what they were (FIEF-R-57)."""
    if sergeants or knights:
        remove(state, village, seat, sergeants, knights, order)
        run.reveal(
            "troops-lost",
            {
                "seat": seat,
                "village": VILLAGES[village],
                "sergeants": sergeants,
                "knights": knights,
            },
        )


def stands_on_both_sides(state: FiefState, village: int, seat: int) -> bool:
    """Whether troops of a player stand inside and outside of a village."""
    return len({c.post == INSIDE for c in state.camps[village] if c.seat == seat}) > 1


@frame
class Losses(Ask[FiefState]):
    """Ask a player which of his counters are lost. In the fog of war others do not see of what kind
    they are (FIEF-11.2-01)."""

    village: int
    sergeants: int
    knights: int
    fog: bool = field(kw_only=True)

    def of(self, knights: int) -> "Losses":
        """Return the same with as many counters, so many of them knights."""
        raise NotImplementedError

    def among(self, state: FiefState) -> list[Company]:
        """Return the companies that these are part of."""
        raise NotImplementedError

    def hides_troops_from(self, seat: int | None) -> bool:
        return self.fog and seat not in (self.seat, ALL)

    def seen_by(self, seat: int | None) -> list[Any]:
        return (self.of(0) if self.hides_troops_from(seat) else self).plain()

    def imagined(self, state: FiefState) -> "Losses":
        """Return the same with what may be hidden: as many knights as there are."""
        return self.of(min(counted(self.among(state))[1], self.sergeants + self.knights))

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat; in the fog always, since who is asked must not tell others what he
        has."""
        return (self.seat,) if self.fog or len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, self.options(state, self.seat)[0], run)


@frame
class Decimation(Losses):
    """Ask which half of an army dies of the plague (FIEF-2.3.3-02, -03). Only counters that have
    not been through it yet count; the others of the group are spared."""

    KIND = "decimation"
    count: int  # how many are lost out of these

    def of(self, knights: int) -> "Decimation":
        sergeants = self.sergeants + self.knights - knights
        return replace(self, sergeants=sergeants, knights=knights)

    def among(self, state: FiefState) -> list[Company]:
        return [c for c in state.camps[self.village] if c.seat == self.seat and c.tested]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "decimation",
            ("FIEF-2.3.3-02", "FIEF-2.3.3-03"),
            {"village": VILLAGES[self.village], "count": self.count},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        least = max(0, self.count - self.knights)
        most = min(self.count, self.sergeants)
        return [choices.Lose(s, self.count - s) for s in range(most, least - 1, -1)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Lose)
        state.stack.pop()
        # Those who were hit are lost: who came in and is tested now, before any others.
        hit = sorted(
            state.camps[self.village],
            key=lambda company: (not company.tested, not company.stages),
        )
        lose(state, self.village, seat, choice.sergeants, choice.knights, run, hit)


@frame
class LossesFrom(Losses):
    """Ask out of which company counters are lost, where some of those there have marched today
    while others have not, or some stand inside walls and others outside: the owner chooses company
    by company which they are (FIEF-6.2.2-03)."""

    KIND = "losses-from"
    spared: int  # companies that have been asked about and still stand there

    def of(self, knights: int) -> "LossesFrom":
        sergeants = self.sergeants + self.knights - knights
        return replace(self, sergeants=sergeants, knights=knights)

    def among(self, state: FiefState) -> list[Company]:
        own = [company for company in state.camps[self.village] if company.seat == self.seat]
        return own[self.spared :]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        if not (self.sergeants or self.knights) or len(self.among(state)) == 1:
            return ()
        return super().waiting(state)

    def advance(self, state: FiefState, run: Run) -> None:
        if self.sergeants or self.knights:
            super().advance(state, run)
        else:
            state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        company = self.among(state)[0]
        where = "anywhere"
        if stands_on_both_sides(state, self.village, self.seat):
            where = "inside" if company.post == INSIDE else "outside"
        return Prompt(
            "losses-from",
            ("FIEF-6.2.2-03",),
            {
                "village": VILLAGES[self.village],
                "count": self.sergeants + self.knights,
                "troops": company.sergeants + company.knights,
                "stages": company.stages,
                "where": where,
            },
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        company, *others = self.among(state)
        elsewhere = counted(others)
        sergeants = range(
            min(self.sergeants, company.sergeants), max(0, self.sergeants - elsewhere[0]) - 1, -1
        )
        knights = range(
            min(self.knights, company.knights), max(0, self.knights - elsewhere[1]) - 1, -1
        )
        return [choices.Lose(s, k) for s in sergeants for k in knights]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Lose)
        company = self.among(state)[0]
        s, k = choice.sergeants, choice.knights
        gone = (s, k) == (company.sergeants, company.knights)
        state.stack[-1] = replace(
            self,
            sergeants=self.sergeants - s,
            knights=self.knights - k,
            spared=self.spared + (not gone),
        )
        lose(state, self.village, seat, s, k, run, [company])
