"""6.2.2: which troops are lost to so much damage, or to a plague."""

from typing import ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Prompt
from tableronde.core.state import Plain
from tableronde.games.fief.components import KNIGHT_POINTS, VILLAGES
from tableronde.games.fief.state import Company, FiefState
from tableronde.games.fief.troops import counted, remove, strength


def maximal(sergeants: int, knights: int, damage: int) -> list[tuple[int, int]]:
    """Every set of troops that damage can remove: as many combat points as possible, never more
    than the damage (FIEF-6.2.2-03, -04, FIEF-R-42)."""
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
    """Back to the supply; in the fog of war this shows what they were (FIEF-R-57)."""
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


class Decimation(Ask[FiefState]):
    """Half of an army dies of the plague; its owner chooses which counters (FIEF-2.3.3-02, -03).
    Only counters that have not been through it yet count; the others of the group are spared."""

    __slots__ = ("count", "fog", "knights", "sergeants", "village")
    KIND: ClassVar[str] = "decimation"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "village", "count", "sergeants", "knights", "fog")

    def __init__(
        self,
        seat: int,
        village: int,
        count: int,
        sergeants: int,
        knights: int,
        fog: bool,
    ) -> None:
        super().__init__(seat)
        self.village: Final = village
        self.count: Final = count  # how many are lost
        self.sergeants: Final = sergeants  # out of so many
        self.knights: Final = knights
        self.fog: Final = fog

    def hides_troops_from(self, seat: int | None) -> bool:
        """In the fog of war others do not see what the army is made of (FIEF-11.2-01)."""
        return self.fog and seat not in (self.seat, ALL)

    def seen_by(self, seat: int | None) -> list[Plain]:
        return (self.of(0) if self.hides_troops_from(seat) else self).plain()

    def of(self, knights: int) -> "Decimation":
        """An army of as many, so many of them knights."""
        sergeants = self.sergeants + self.knights - knights
        return Decimation(self.seat, self.village, self.count, sergeants, knights, self.fog)

    def imagined(self, state: FiefState) -> "Decimation":
        """With what may be hidden: as many knights as were hit there."""
        hit = [c for c in state.camps[self.village] if c.seat == self.seat and c.tested]
        return self.of(min(counted(hit)[1], self.sergeants + self.knights))

    def _sets(self) -> list[tuple[int, int]]:
        least = max(0, self.count - self.knights)
        most = min(self.count, self.sergeants)
        return [(s, self.count - s) for s in range(most, least - 1, -1)]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Who is asked must not tell others in the fog what he has."""
        return (self.seat,) if self.fog or len(self._sets()) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, ("lose", *self._sets()[0]), run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "decimation",
            ("FIEF-2.3.3-02", "FIEF-2.3.3-03"),
            {"village": VILLAGES[self.village], "count": self.count},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("lose", s, k) for s, k in self._sets()]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        # Those who were hit are lost: who came in and is tested now, before any others.
        hit = sorted(
            state.camps[self.village],
            key=lambda company: (not company.tested, not company.stages),
        )
        lose(state, self.village, seat, choice[1], choice[2], run, hit)
