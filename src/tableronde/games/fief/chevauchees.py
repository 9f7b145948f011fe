"""5.2: chevauchées: riders force their way."""

from typing import ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sealed
from tableronde.games.fief.battles import declare
from tableronde.games.fief.components import NO_FORT, VILLAGES
from tableronde.games.fief.groups import Band, exhaust, go, refuse
from tableronde.games.fief.state import FiefState
from tableronde.games.fief.troops import add, has_troops, is_inside, is_present


class Charge(Sealed[FiefState]):
    """Riders want to go on where others stand in the way: each of them lets them pass or fights
    (FIEF-5.2-08, FIEF-R-38)."""

    __slots__ = ("to",)
    KIND: ClassVar[str] = "charge"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since", "to")

    def __init__(
        self,
        asked: tuple[int, ...],
        answers: tuple[Choice | None, ...],
        since: int,
        to: int,
    ) -> None:
        super().__init__(asked, answers, since)
        self.to: Final = to

    def holding(self, answers: tuple[Choice | None, ...]) -> "Charge":
        return Charge(self.asked, answers, self.since, self.to)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return Prompt(
            "charge",
            ("FIEF-5.2-08", "FIEF-5.2-12"),
            {"other": group.seat, "village": VILLAGES[group.village]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("let-pass",), ("stand",)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        group = state.stack[-1]
        assert isinstance(group, Band)
        standing = tuple(
            seat for seat, answer in zip(self.asked, answers, strict=True) if answer[0] == "stand"
        )
        for seat in standing:
            run.tell("stands-firm", {"seat": seat, "other": group.seat})
        walled = [seat for seat in standing if is_walled(state, group, seat)]
        if walled:
            # Behind walls nobody is forced (FIEF-5.2-04): the riders are turned away.
            refuse(state, group, self.to, run)
            return
        state.stack.append(Melee(group.seat, self.asked, standing, (), self.to))


def is_walled(state: FiefState, group: Band, seat: int) -> bool:
    """Whether this opponent stands in a fortification that he controls, and the riders do not."""
    village = group.village
    return (
        state.fort[village] != NO_FORT
        and state.control[village] == seat
        and not is_inside(state, village, group.seat)
    )


class Melee(Ask[FiefState]):
    """The riders fight whoever stands against them, one by one in the order they like, and whom
    else they want of those who let them pass (FIEF-5.2-08, FIEF-R-38)."""

    __slots__ = ("beaten", "others", "standing", "to")
    KIND: ClassVar[str] = "melee"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "others", "standing", "beaten", "to")

    def __init__(
        self,
        seat: int,
        others: tuple[int, ...],
        standing: tuple[int, ...],
        beaten: tuple[int, ...],
        to: int,
    ) -> None:
        super().__init__(seat)
        self.others: Final = others
        self.standing: Final = standing
        self.beaten: Final = beaten
        self.to: Final = to

    def _group(self, state: FiefState) -> Band:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return group.present(state)

    def _foes(self, state: FiefState, group: Band) -> list[int]:
        return [
            seat
            for seat in self.others
            if seat not in self.beaten
            and is_present(state, group.village, seat)
            and not is_walled(state, group, seat)
        ]

    def _may_ride_on(self, state: FiefState) -> bool:
        group = self._group(state)
        return not any(seat in self.standing for seat in self._foes(state, group))

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        group = self._group(state)
        return (self.seat,) if group.lords and self._foes(state, group) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Nobody is left in the way, or nobody to ride on."""
        group = self._group(state)
        state.stack.pop()
        if not group.lords:
            stop_ride(state, group, run)
        elif self.beaten:
            # A won fight: it must go on, by whatever road it likes (FIEF-5.2-13, FIEF-12.0-28).
            state.stack[-1] = group.become(bound=True)
        else:
            go(state, group, self.to, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("melee", ("FIEF-5.2-08", "FIEF-5.2-09"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [
            ("fight", other) for other in self._foes(state, self._group(state))
        ]
        return [("ride-on",), *options] if self._may_ride_on(state) else options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = self._group(state)
        if choice[0] == "ride-on":
            state.stack.pop()
            go(state, group, self.to, run)
            return
        state.stack[-1] = Melee(
            seat, self.others, self.standing, (*self.beaten, choice[1]), self.to
        )
        state.stack.append(Outcome(choice[1]))
        declare(state, seat, choice[1], group.village, ride=True, run=run)


class Outcome(Ask[FiefState]):
    """Looked at when a fight of a chevauchée is over: anything but a victory stops the riders where
    they are (FIEF-5.2-15). Nobody is asked."""

    __slots__ = ()
    KIND: ClassVar[str] = "outcome"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()
        melee = state.stack[-1]
        group = state.stack[-2]
        assert isinstance(melee, Melee)
        assert isinstance(group, Band)
        left = group.present(state)
        won = bool(left.lords) and not has_troops(state, group.village, self.seat)
        if not won:
            state.stack.pop()
            stop_ride(state, left, run)


def stop_ride(state: FiefState, group: Band, run: Run) -> None:
    """The ride is over; its lords and troops move no more this turn (FIEF-5.2-15)."""
    seat, village = group.seat, group.village
    state.stack.pop()
    camp = state.camps[village]
    state.camps[village] = ()
    for company in camp:
        if company.seat == seat and company.riding:
            add(state, village, company._replace(stages=max(company.stages, 1)))
        else:
            add(state, village, company)
    exhaust(state, village, seat, group.lords, group.captives)
    run.tell("ride-stopped", {"seat": seat, "village": VILLAGES[village]})
