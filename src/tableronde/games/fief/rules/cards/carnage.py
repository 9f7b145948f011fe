"""10.1: what a revolt that breaks out does to troops, lords and buildings."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import CASTLE, NO_FORT, NOBODY, VILLAGES
from tableronde.games.fief.rules.battle.losses import LossesFrom, lose, maximal
from tableronde.games.fief.rules.control import end_sieges, vacated
from tableronde.games.fief.rules.families.deaths import REVOLT_DEATH, kill
from tableronde.games.fief.rules.families.prisoners import check_prisoners
from tableronde.games.fief.rules.troops import has_troops, is_inside, strength, troops
from tableronde.games.fief.state import FiefState


@frame
class Carnage(Frame[FiefState]):
    """Pass the damage of a revolt from player to player (FIEF-10.1-15). Where the first victim
    stood `outside` the walls, those behind them are out of reach: the dice paid no penalty."""

    KIND = "carnage"
    seat: int
    village: int
    victim: int
    damage: int
    outside: bool

    def against(self, victim: int, damage: int) -> "Carnage":
        return Carnage(self.seat, self.village, victim, damage, self.outside)

    def advance(self, state: FiefState, run: Run) -> None:
        village, victim = self.village, self.victim
        if not state.camps[village]:
            state.stack.pop()
            ravage(state, village, run)
            return
        if has_troops(state, village, victim):
            state.stack.append(Casualties(victim, village, self.damage))
        else:
            # His troops are gone: what is left of the damage passes on.
            reach = self.reach(state) if self.damage else []
            if not reach:
                state.stack.pop()
            elif len(reach) == 1:
                state.stack[-1] = self.against(reach[0], self.damage)
            else:
                state.stack.append(NextVictim(self.seat, village, tuple(reach)))

    def reach(self, state: FiefState) -> list[int]:
        """Return who can still be hit (FIEF-R-49)."""
        return [
            seat
            for seat in sorted({company.seat for company in state.camps[self.village]})
            if not (self.outside and is_inside(state, self.village, seat))
        ]


@frame
class Casualties(Ask[FiefState]):
    """Ask a player which of his troops a revolt hits (FIEF-6.2.2-03)."""

    KIND = "casualties"
    village: int
    damage: int

    def _sets(self, state: FiefState) -> list[tuple[int, int]]:
        return maximal(*troops(state, self.village, self.seat), self.damage)

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat; in the fog always, since who is asked must not tell others what he
        has."""
        return (self.seat,) if state.modes.fog or len(self._sets(state)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self._lose(state, *self._sets(state)[0], run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "casualties",
            ("FIEF-6.2.2-03", "FIEF-10.1-03"),
            {"village": VILLAGES[self.village], "count": self.damage},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Lose(s, k) for s, k in self._sets(state)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Lose)
        self._lose(state, choice.sergeants, choice.knights, run)

    def _lose(self, state: FiefState, sergeants: int, knights: int, run: Run) -> None:
        """Remove troops. Only now it shows whether he had fewer troops than the damage could kill:
        what is left of it passes on."""
        state.stack.pop()
        carnage = state.stack[-1]
        assert isinstance(carnage, Carnage)
        if (sergeants, knights) == troops(state, self.village, self.seat):
            lose(state, self.village, self.seat, sergeants, knights, run)
            left = carnage.damage - strength(sergeants, knights)
            state.stack[-1] = carnage.against(self.seat, left)
        else:
            fog = state.modes.fog
            state.stack[-1] = LossesFrom(
                self.seat, self.village, sergeants, knights, spared=0, fog=fog
            )


@frame
class NextVictim(Ask[FiefState]):
    """Ask who takes the damage that is left (FIEF-10.1-15)."""

    KIND = "next-victim"
    village: int
    reach: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("next-victim", ("FIEF-10.1-15",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Strike(other) for other in self.reach]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Strike)
        state.stack.pop()
        carnage = state.stack[-1]
        assert isinstance(carnage, Carnage)
        state.stack[-1] = carnage.against(choice.seat, carnage.damage)


def ravage(state: FiefState, village: int, run: Run) -> None:
    """Ravage a village without troops: lords die, prisoners too; mills and a castle are destroyed,
    a city stands (FIEF-10.1-11, -12)."""
    lords = [lord for lord, at in enumerate(state.village) if at == village]
    mills = state.mills[village]
    if mills:
        state.mills[village] = 0
        run.tell("mills-destroyed", {"village": VILLAGES[village], "count": mills})
    if state.fort[village] == CASTLE:
        state.fort[village] = NO_FORT
        run.tell("castle-destroyed", {"village": VILLAGES[village]})
        end_sieges(state, village, run)
    kill(state, lords, REVOLT_DEATH, run)


@frame
class Aftermath(Frame[FiefState]):
    """Look at prisoners without guards and at control again when the revolt is over."""

    KIND = "aftermath"
    village: int
    holder: int  # who occupied and controlled it

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()
        check_prisoners(state, run)
        if self.holder != NOBODY:
            vacated(state, self.village, self.holder, run)
