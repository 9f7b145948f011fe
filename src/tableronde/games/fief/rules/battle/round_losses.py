"""6.2.2: which troops and lords a round of a battle costs each side."""

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sealed, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import DEFENDING
from tableronde.games.fief.rules.battle.forces import (
    charging,
    contingent,
    members,
    rides,
    side_lords,
    side_troops,
)
from tableronde.games.fief.rules.battle.losses import (
    LossesFrom,
    lose,
    maximal,
    stands_on_both_sides,
)
from tableronde.games.fief.rules.families.deaths import BATTLE_DEATH, kill
from tableronde.games.fief.rules.troops import strength
from tableronde.games.fief.state import FiefState


@frame
class ChooseLosses(Sealed[FiefState]):
    """Ask each leader to remove as many combat points as the damage allows (FIEF-6.2.2-03, -04);
    who has no choice is not asked."""

    KIND = "choose-losses"

    def _sets(self, state: FiefState, at: int) -> list[tuple[int, int]]:
        battle = state.fight
        return maximal(*side_troops(state, at + 1), battle.hits[at])

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return tuple(
            seat
            for at, seat in enumerate(self.asked)
            if self.answers[at] is None and len(self._sets(state, at)) > 1
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        battle = state.fight
        count = battle.hits[self.asked.index(seat)]
        return Prompt("losses", ("FIEF-6.2.2-03", "FIEF-6.2.2-04", "FIEF-6.0-07"), {"count": count})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Lose(s, k) for s, k in self._sets(state, self.asked.index(seat))]

    def advance(self, state: FiefState, run: Run) -> None:
        battle = state.fight
        chosen = []
        for at in range(2):
            answer = self.answers[at]
            if isinstance(answer, choices.Lose):
                chosen.append((answer.sergeants, answer.knights))
            else:
                chosen.append(self._sets(state, at)[0])
        state.stack.pop()
        doomed = []
        removed = False
        for at, (sergeants, knights) in enumerate(chosen):
            all_gone = (sergeants, knights) == side_troops(state, at + 1)
            left = battle.hits[at] - strength(sergeants, knights) if all_gone else 0
            lords = len(side_lords(state, at + 1))
            doomed.append(min(left, lords))
            removed = removed or bool(sergeants or knights or doomed[at])
        for at, (sergeants, knights) in reversed(list(enumerate(chosen))):
            state.stack.append(ShareLosses(self.asked[at], at + 1, sergeants, knights))
        battle.hits = (doomed[0], doomed[1])
        battle.dull = 0 if removed else battle.dull + 1


@frame
class ShareLosses(Ask[FiefState]):
    """Ask the leader of a side with several players whose counters go, one by one (FIEF-6.0-07)."""

    KIND = "share-losses"
    side: int
    sergeants: int
    knights: int

    def _owners(self, state: FiefState) -> list[int]:
        """Return who could give the next counter: knights first."""
        battle = state.fight
        kind = 1 if self.knights else 0
        return [s for s in members(battle, self.side) if contingent(state, s)[kind]]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat, but nobody where all of the kind go, or one player has them all."""
        all_of_kind = side_troops(state, self.side)[1 if self.knights else 0]
        count = self.knights or self.sergeants
        if not count or count == all_of_kind:
            return ()
        return (self.seat,) if len(self._owners(state)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        if not (self.sergeants or self.knights):
            state.stack.pop()
            return
        owner = self._owners(state)[0]
        s, k = contingent(state, owner)
        if self.knights:
            count = min(k, self.knights)
            state.stack[-1] = ShareLosses(
                self.seat, self.side, self.sergeants, self.knights - count
            )
            lose_in_battle(state, owner, 0, count, run)
        else:
            count = min(s, self.sergeants)
            state.stack[-1] = ShareLosses(self.seat, self.side, self.sergeants - count, 0)
            lose_in_battle(state, owner, count, 0, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "share-losses", ("FIEF-6.0-07",), {"sergeants": self.sergeants, "knights": self.knights}
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.LoseOf(owner) for owner in self._owners(state)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.LoseOf)
        if self.knights:
            state.stack[-1] = ShareLosses(seat, self.side, self.sergeants, self.knights - 1)
            lose_in_battle(state, choice.seat, 0, 1, run)
        else:
            state.stack[-1] = ShareLosses(seat, self.side, self.sergeants - 1, 0)
            lose_in_battle(state, choice.seat, 1, 0, run)


def lose_in_battle(state: FiefState, seat: int, sergeants: int, knights: int, run: Run) -> None:
    """Remove troops that are lost in a battle. Of a rider only out of the group: his other troops
    in the village stay out of it (FIEF-R-38). Who stands on both sides of walls chooses on which he
    loses them (FIEF-6.2.2-03)."""
    battle = state.fight
    village = battle.village
    if not rides(battle, seat):
        all_gone = (sergeants, knights) == contingent(state, seat)
        if stands_on_both_sides(state, village, seat) and not all_gone:
            state.stack.append(LossesFrom(seat, village, sergeants, knights, spared=0, fog=False))
        else:
            lose(state, village, seat, sergeants, knights, run)
        return
    group = charging(state)
    _, before = contingent(state, seat)
    lose(state, village, seat, 0, knights, run, group.riders(state))
    state.stack[state.stack.index(group)] = replace(group, knights=before - knights)


@frame
class Doom(Frame[FiefState]):
    """Find which lords die of the damage that is left: the leader of each side chooses, where not
    all of them do (FIEF-6.2.2-05). `side` is the one looked at last."""

    KIND = "doom"
    dying: tuple[int, ...]
    side: int

    def advance(self, state: FiefState, run: Run) -> None:
        battle = state.fight
        side = self.side + 1
        if side > DEFENDING:
            state.stack.pop()
            kill(state, list(self.dying), BATTLE_DEATH, run)
            return
        lords = side_lords(state, side)
        count = battle.hits[side - 1]
        if count >= len(lords):
            state.stack[-1] = Doom((*self.dying, *lords), side)
        else:
            state.stack[-1] = Doom(self.dying, side)
            if count:
                state.stack.append(ChooseDoomed(battle.leaders[side - 1], side, count, ()))


@frame
class ChooseDoomed(Ask[FiefState]):
    """Ask which lord dies, one after the other (FIEF-6.2.2-05)."""

    KIND = "choose-doomed"
    side: int
    count: int
    chosen: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("doomed", ("FIEF-6.2.2-05",), {"count": self.count - len(self.chosen)})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [
            choices.Sacrifice(lord)
            for lord in side_lords(state, self.side)
            if lord not in self.chosen
        ]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Sacrifice)
        chosen = (*self.chosen, choice.lord)
        if len(chosen) < self.count:
            state.stack[-1] = ChooseDoomed(seat, self.side, self.count, chosen)
            return
        state.stack.pop()
        doom = state.stack[-1]
        assert isinstance(doom, Doom)
        state.stack[-1] = Doom((*doom.dying, *chosen), doom.side)
