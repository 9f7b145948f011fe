"""6.0: coalitions: who joins a battle, and who stays true."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sealed, frame
from tableronde.core.group_decisions import ACCEPT, REFUSE, Refuse
from tableronde.games.fief import choices
from tableronde.games.fief.components import ATTACKING, DEFENDING, NEITHER, VILLAGES
from tableronde.games.fief.rules.battle.forces import engage_lords, show_forces
from tableronde.games.fief.rules.troops import is_walled
from tableronde.games.fief.state import FiefState


@frame
class JoinBattle(Sealed[FiefState]):
    """Ask all who could join a battle, at once (FIEF-6.0-06)."""

    KIND = "join-battle"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        battle = state.fight
        return Prompt(
            "join-battle",
            ("FIEF-6.0-06", "FIEF-6.0-08", "FIEF-5.2-10"),
            {
                "attacker": battle.attacker,
                "defender": battle.defender,
                "village": VILLAGES[battle.village],
            },
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.fight
        options: list[Choice] = [choices.KEEP_OUT, choices.JoinSide(DEFENDING)]
        return options if battle.ride else [*options, choices.JoinSide(ATTACKING)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.fight
        offers = [
            (seat, answer.side)
            for seat, answer in zip(self.asked, answers, strict=True)
            if isinstance(answer, choices.JoinSide)
        ]
        for seat, side in offers:
            run.tell("offers-help", {"seat": seat, "other": battle.leaders[side - 1]})
        for seat, side in reversed(offers):
            state.stack.append(AcceptPartner(battle.leaders[side - 1], seat, side))


@frame
class AcceptPartner(Ask[FiefState]):
    """Ask the leader of a side whether he accepts a partner (FIEF-R-40)."""

    KIND = "accept-partner"
    partner: int
    side: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("accept-partner", ("FIEF-6.0-06", "FIEF-6.0-07"), {"other": self.partner})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [ACCEPT, REFUSE]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        battle = state.fight
        if isinstance(choice, Refuse):
            run.tell("help-refused", {"seat": seat, "other": self.partner})
            return
        battle.sides = _with_side(battle.sides, self.partner, self.side)
        engage_lords(state, self.partner)
        run.tell("joins", {"seat": self.partner, "other": seat})
        show_forces(state, self.partner, run)


def _with_side(sides: tuple[int, ...], seat: int, side: int) -> tuple[int, ...]:
    return (*sides[:seat], side, *sides[seat + 1 :])


@frame
class PartnersChoose(Sealed[FiefState]):
    """Ask partners at the end of a round whether they stay (FIEF-6.0-09, -10)."""

    KIND = "partners"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("partner", ("FIEF-6.0-09", "FIEF-6.0-10", "FIEF-5.2-11"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.fight
        options: list[Choice] = [choices.STAY_TRUE, choices.LEAVE_BATTLE]
        return options if battle.ride else [*options, choices.CHANGE_SIDES]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.fight
        for seat, answer in zip(self.asked, answers, strict=True):
            if isinstance(answer, choices.LeaveBattle):
                battle.sides = _with_side(battle.sides, seat, NEITHER)
                run.tell("leaves-battle", {"seat": seat})
            elif isinstance(answer, choices.ChangeSides):
                side = ATTACKING if battle.sides[seat] == DEFENDING else DEFENDING
                walled = is_walled(state, battle.village, battle.leaders[1])
                battle.sides = _with_side(battle.sides, seat, side)
                run.tell("changes-sides", {"seat": seat})
                if side == ATTACKING and walled:
                    battle.gates = True  # FIEF-6.0-11
                    run.tell("gates-opened", {"seat": seat})
