"""5.2: chevauchées: riders force their way."""

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sealed, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import DEFENDING, NOBODY, VILLAGES
from tableronde.games.fief.rules.battle.battles import declare
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.one_stage import exhaust, go, refuse
from tableronde.games.fief.rules.troops import is_present, is_walled, take
from tableronde.games.fief.state import FiefState, Permit


@frame
class Charge(Sealed[FiefState]):
    """Ask all who stand in the way of riders whether they let them pass or fight (FIEF-5.2-08,
    FIEF-R-38)."""

    KIND = "charge"
    to: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return Prompt(
            "charge",
            ("FIEF-5.2-08", "FIEF-5.2-12"),
            {"other": group.seat, "village": VILLAGES[group.village]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.LET_PASS, choices.STAND]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        group = state.stack[-1]
        assert isinstance(group, Band)
        standing = tuple(
            seat
            for seat, answer in zip(self.asked, answers, strict=True)
            if isinstance(answer, choices.Stand)
        )
        for seat in standing:
            run.tell("stands-firm", {"seat": seat, "other": group.seat})
        unarmed = not group.present(state).knights
        if any(unarmed or holds_walls(state, group, seat) for seat in standing):
            # Nobody is forced behind walls (FIEF-5.2-04), nor by lords without knights
            # (FIEF-R-39): the riders are turned away.
            refuse(state, group, self.to, run)
            return
        state.stack.append(Melee(group.seat, self.asked, standing, (), self.to))


def holds_walls(state: FiefState, group: Band, seat: int) -> bool:
    """Whether this opponent stands in a fortification that he controls, and the riders do not."""
    village = group.village
    return (
        state.control[village] == seat
        and is_walled(state, village, seat)
        and not group.is_inside(state)
    )


@frame
class Melee(Ask[FiefState]):
    """Ask whom the riders fight next: all who stand against them, in the order they like, and whom
    else they want of those who let them pass (FIEF-5.2-08, FIEF-R-38). Who has won one fight may
    leave the others alone: they bar only the roads on which they stand (FIEF-12.0-28)."""

    KIND = "melee"
    others: tuple[int, ...]
    standing: tuple[int, ...]
    beaten: tuple[int, ...]
    to: int

    def _group(self, state: FiefState) -> Band:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return group.present(state)

    def _foes(self, state: FiefState, group: Band) -> list[int]:
        """Return whom the group can fight; lords without knights nobody (FIEF-R-39)."""
        if not group.knights:
            return []
        return [
            seat
            for seat in self.others
            if seat not in self.beaten
            and is_present(state, group.village, seat)
            and not holds_walls(state, group, seat)
        ]

    def _may_ride_on(self, state: FiefState) -> bool:
        group = self._group(state)
        return bool(self.beaten) or not any(
            seat in self.standing for seat in self._foes(state, group)
        )

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        group = self._group(state)
        foes = self._foes(state, group)
        decided = len(foes) == 1 and not self._may_ride_on(state)
        return (self.seat,) if group.lords and foes and not decided else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Go on where nobody is left to be fought, or nobody to ride on; or fight one who must be
        fought."""
        group = self._group(state)
        if group.lords and self._foes(state, group):
            self.answer(state, self.seat, self.options(state, self.seat)[0], run)
            return
        state.stack.pop()
        if not group.lords:
            stop_ride(state, run)
        else:
            self._ride_on(state, group, run)

    def _ride_on(self, state: FiefState, group: Band, run: Run) -> None:
        """Let the group go on: after a won fight it must, by whatever road it likes, and may leave
        some behind; those who let it pass or were beaten bar it no more, others who stood firm are
        met again on the roads they bar (FIEF-5.2-13, -14, FIEF-12.0-28)."""
        if not self.beaten:
            go(state, group, self.to, run)
            return
        givers = {*self.beaten, *(seat for seat in self.others if seat not in self.standing)}
        state.permits = (
            *state.permits,
            *(
                Permit("passage", seat, self.seat, group.village, lords=group.who())
                for seat in sorted(givers)
            ),
        )
        state.stack[-1] = replace(group, bound=True)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("melee", ("FIEF-5.2-08", "FIEF-5.2-09"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [
            choices.Fight(other) for other in self._foes(state, self._group(state))
        ]
        return [choices.RIDE_ON, *options] if self._may_ride_on(state) else options

    def after(self, foes: list[int]) -> "Melee":
        """Return the same after a fight that all of these have lost."""
        return Melee(self.seat, self.others, self.standing, (*self.beaten, *foes), self.to)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = self._group(state)
        if isinstance(choice, choices.RideOn):
            state.stack.pop()
            self._ride_on(state, group, run)
            return
        assert isinstance(choice, choices.Fight)
        state.stack.append(Outcome())
        declare(state, seat, choice.seat, group.village, True, run, self.others)


@frame
class Outcome(Frame[FiefState]):
    """Look at a chevauchée when its fight is over: unless it was won and a lord is left to lead
    them, the riders stop where they are, also where only lords are left on both sides (FIEF-5.2-13,
    -15, FIEF-6.3-04). Who joined the defence is beaten with it."""

    KIND = "outcome"

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()
        melee = state.stack[-1]
        group = state.stack[-2]
        assert isinstance(melee, Melee)
        assert isinstance(group, Band)
        battle = state.fight
        foes = [seat for seat, side in enumerate(battle.sides) if side == DEFENDING]
        state.battle = None
        lords = group.present(state).lords
        if not lords or not battle.won:
            state.stack.pop()
            stop_ride(state, run)
        else:
            state.stack[-1] = melee.after(foes)


def stop_ride(state: FiefState, run: Run) -> None:
    """End the ride; its lords and troops move no more this turn, wherever its lords are by now
    (FIEF-5.2-15)."""
    group = state.stack.pop()
    assert isinstance(group, Band)
    village, seat = group.village, group.seat
    lords = {lord for lord in (*group.lords, *group.captives) if state.owner[lord] != NOBODY}
    lifted = take(state, village, seat, 0, group.knights, group.riders(state))
    exhaust(state, village, lords, lifted)
    run.tell("ride-stopped", {"seat": seat, "village": VILLAGES[village]})
