"""6.1 to 6.3: the course of a battle, round after round (R-61), and how it ends."""

from typing import ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, Sealed, Sequence, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ATTACKING,
    CHEVAUCHEE_BONUS,
    DEFENDING,
    DULL_ROUNDS,
    GRAIL,
    GRAIL_WARDS,
    LANCE,
    LANCE_STRIKES,
    NEITHER,
    SIDES,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.battle.coalitions import JoinBattle, PartnersChoose
from tableronde.games.fief.rules.battle.forces import (
    contingent,
    dice,
    lead_on,
    members,
    show_defence,
    side_lords,
    side_troops,
)
from tableronde.games.fief.rules.battle.round_losses import ChooseLosses, Doom, lose_in_battle
from tableronde.games.fief.rules.battle.spoils import (
    ATTACKERS_WIN,
    DEFENDERS_WIN,
    GOES_ON,
    NO_ONE,
    OUTCOMES,
    STOPPED,
    Spoils,
)
from tableronde.games.fief.rules.cards.revolts import roll
from tableronde.games.fief.rules.cards.surprises import fighters
from tableronde.games.fief.rules.families.lords import free_lords_at
from tableronde.games.fief.rules.families.prisoners import check_prisoners
from tableronde.games.fief.rules.troops import has_troops, is_walled
from tableronde.games.fief.rules.windows import (
    BATTLE_DECLARED,
    BEFORE_ROUND,
    Boundary,
    Moment,
    window,
)
from tableronde.games.fief.state import FiefState


@frame
class Fight(Sequence[FiefState]):
    """Resolve a battle: declaration, coalitions, then round after round. `in_the_way`: of a
    chevauchée."""

    KIND = "fight"
    in_the_way: tuple[int, ...] = ()


def open_window(state: FiefState, fight: Fight, run: Run) -> None:
    window(state, BATTLE_DECLARED)


def call_partners(state: FiefState, fight: Fight, run: Run) -> None:
    """Ask others present with a free lord whether they join, on either side; in a chevauchée only
    the defence, and also troops that are in its way by themselves (FIEF-6.0-06, -08,
    FIEF-5.2-10)."""
    if is_called_off(state):
        end(state, STOPPED, run)
        return
    battle = state.fight
    asked = tuple(
        seat
        for seat in state.from_active()
        if battle.sides[seat] == NEITHER
        and (
            free_lords_at(state, battle.village, seat)
            or (seat in fight.in_the_way and has_troops(state, battle.village, seat))
        )
    )
    if asked:
        state.stack.append(JoinBattle(asked, tuple(None for _ in asked), state.number))


def is_called_off(state: FiefState) -> bool:
    """Whether neither side could have begun it, as it is when partners would be called: lords alone
    on one side, and on the other lords alone or troops without a lord. Nobody joins that
    (FIEF-6.2.3-01, -02, FIEF-R-61)."""
    armed = [any(side_troops(state, side)) for side in (ATTACKING, DEFENDING)]
    return not all(armed) and judge(state) == STOPPED


def engage(state: FiefState, fight: Fight, run: Run) -> None:
    """End the battle if a side has no troops: it is captured or spared without a roll
    (FIEF-6.2.3-03)."""
    over(state, run)


def before_round(state: FiefState, fight: Fight, run: Run) -> None:
    show_defence(state, run)
    state.stack.append(RoundBegins(BEFORE_ROUND, 0))


def is_impossible(state: FiefState) -> bool:
    """Whether an attack would be called off without a roll (FIEF-EX-42, FIEF-R-41)."""
    return not state.fight.rounds and not dice(state, ATTACKING)


@frame
class BeforeRound(Moment):
    """Ask everybody before a round. While the attack is impossible there is no battle for an Ambush
    (FIEF-10.5-01); partners or a Secret Passage may still make it possible."""

    KIND = "before-round"

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options = super().options(state, seat)
        if is_impossible(state):
            return [option for option in options if not isinstance(option, choices.Ambush)]
        return options

    def advance(self, state: FiefState, run: Run) -> None:
        """Show the defence first: what somebody has done may have brought dice."""
        show_defence(state, run)
        super().advance(state, run)


@frame
class RoundBegins(Boundary):
    KIND = "round-begins"
    OPENS: ClassVar[type[Moment]] = BeforeRound


def fight_round(state: FiefState, fight: Fight, run: Run) -> None:
    """Roll the dice of both sides for the pieces then fighting (FIEF-6.2.2-01)."""
    battle = state.fight
    lead_on(state)
    if over(state, run):
        return
    show_defence(state, run)
    attack, defence = dice(state, ATTACKING), dice(state, DEFENDING)
    if not attack:
        run.tell("no-dice", {"seat": battle.leaders[0], "village": VILLAGES[battle.village]})
        end(state, STOPPED, run)
        return
    battle.rounds += 1
    dealt = damage(state, ATTACKING, roll(state, attack, run), run)
    taken = damage(state, DEFENDING, roll(state, defence, run), run)
    battle.hits = (taken, dealt)


def damage(state: FiefState, side: int, faces: list[int], run: Run) -> int:
    """Return the damage of a roll: the Grail acts on each enemy die, then the bonus against riders,
    then the Lance (FIEF-11.1.1-01, -05, -06, FIEF-5.2-12)."""
    battle = state.fight
    warded = ridden = struck = 0
    if side == ATTACKING and relics.has(state, GRAIL, side_lords(state, DEFENDING)):
        warded = sum(min(face, GRAIL_WARDS) for face in faces)
    if battle.ride and side == DEFENDING:
        ridden = CHEVAUCHEE_BONUS * len(faces)
    if faces and relics.has(state, LANCE, side_lords(state, side)):
        struck = LANCE_STRIKES
    total = sum(faces) - warded + ridden + struck
    run.tell(
        "battle-roll",
        {"seat": battle.leaders[side - 1], "side": SIDES[side], "faces": faces, "count": total},
    )
    if warded:
        run.tell("grail-wards", {"side": SIDES[side], "count": warded})
    if ridden:
        run.tell("riders-hurt", {"side": SIDES[side], "count": ridden})
    if struck:
        run.tell("lance-strikes", {"side": SIDES[side], "count": struck})
    return total


def choose_losses(state: FiefState, fight: Fight, run: Run) -> None:
    """Ask both leaders for their losses, on the strength before the round (FIEF-6.2.2-03)."""
    state.stack.append(ChooseLosses(state.fight.leaders, (None, None), state.number))


def kill_lords(state: FiefState, fight: Fight, run: Run) -> None:
    """Let the damage that is left after all troops hit the lords (FIEF-6.2.2-05); here `hits` is
    how many lords of each side die."""
    state.stack.append(Doom((), 0))


def bury(state: FiefState, fight: Fight, run: Run) -> None:
    """Look at what is left after the round: the battle may be over."""
    battle = state.fight
    lead_on(state)
    check_prisoners(state, run)
    if not over(state, run) and battle.dull >= DULL_ROUNDS:
        end(state, STOPPED, run)  # FIEF-6.1-05


def ask_partners(state: FiefState, fight: Fight, run: Run) -> None:
    """Ask partners with a lord in the battle whether they stay, change sides or leave (FIEF-6.0-09,
    -10)."""
    battle = state.fight
    asked = tuple(
        seat
        for seat in state.from_active()
        if battle.sides[seat] != NEITHER
        and seat not in (*battle.leaders, battle.attacker, battle.defender)
        and fighters(state, seat)
    )
    if asked:
        state.stack.append(PartnersChoose(asked, tuple(None for _ in asked), state.number))


def look_again(state: FiefState, fight: Fight, run: Run) -> None:
    lead_on(state)
    over(state, run)


def ask_leaders(state: FiefState, fight: Fight, run: Run) -> None:
    """Ask both leaders whether to go on, stop or surrender, secretly and at once (FIEF-R-44)."""
    state.stack.append(fight.at(ROUND_BEGINS))
    state.stack.append(LeadersChoose(state.fight.leaders, (None, None), state.number))


Fight.STEPS = (
    open_window,
    call_partners,
    engage,
    before_round,
    fight_round,
    choose_losses,
    kill_lords,
    bury,
    ask_partners,
    look_again,
    ask_leaders,
)
ROUND_BEGINS: Final = Fight.STEPS.index(before_round)


# How it ends --------------------------------------------------------------------------------------


def over(state: FiefState, run: Run) -> bool:
    """End the battle and return True if it ends here, by what is left of both sides."""
    outcome = judge(state)
    if outcome == GOES_ON:
        return False
    end(state, outcome, run)
    return True


def judge(state: FiefState) -> int:
    """Return the outcome by what is left of both sides: the first that fits (FIEF-R-61, 6). Before
    a round has been fought, lords alone and troops without a lord let each other be
    (FIEF-6.2.3-02)."""
    ours, theirs = side_troops(state, ATTACKING), side_troops(state, DEFENDING)
    lords, foes = side_lords(state, ATTACKING), side_lords(state, DEFENDING)
    armed, armed_foes = any(ours), any(theirs)
    here, there = armed or bool(lords), armed_foes or bool(foes)
    if not here and not there:
        return NO_ONE  # FIEF-6.3-07
    if not there:
        return ATTACKERS_WIN
    if not here:
        return DEFENDERS_WIN
    if not armed and not armed_foes:
        return STOPPED  # FIEF-6.3-04
    if armed and armed_foes:
        return GOES_ON if lords else STOPPED  # FIEF-6.3-05
    if not state.fight.rounds and not (lords if armed else foes):
        return STOPPED
    return ATTACKERS_WIN if armed else DEFENDERS_WIN  # lords alone are captured or spared


@frame
class LeadersChoose(Sealed[FiefState]):
    """Ask both leaders, secretly and at once (FIEF-6.1-03, -04, -06, FIEF-R-44)."""

    KIND = "leaders"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("leader", ("FIEF-6.3-01", "FIEF-6.3-02", "FIEF-6.3-03"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.FIGHT_ON, choices.STOP_BATTLE, choices.SURRENDER]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.fight
        attackers, defenders = answers
        for seat, wish in zip(self.asked, answers, strict=True):
            if wish == choices.STOP_BATTLE:
                run.tell("would-stop", {"seat": seat})
            elif wish == choices.SURRENDER:
                run.tell("would-surrender", {"seat": seat})
        walled = is_walled(state, battle.village, battle.leaders[1])
        outcome = GOES_ON
        if choices.FIGHT_ON not in answers:
            outcome = STOPPED
        elif attackers == choices.SURRENDER:
            outcome = DEFENDERS_WIN
        elif defenders == choices.SURRENDER:
            outcome = ATTACKERS_WIN
        elif attackers == choices.STOP_BATTLE and walled:
            outcome = STOPPED  # FIEF-6.3-03
        if outcome != GOES_ON:
            if choices.SURRENDER in answers and outcome != STOPPED:
                _lay_down_arms(state, DEFENDING if outcome == ATTACKERS_WIN else ATTACKING, run)
            end(state, outcome, run)


def _lay_down_arms(state: FiefState, side: int, run: Run) -> None:
    """Remove all troops of the side that surrenders (FIEF-6.3-01)."""
    for seat in members(state.fight, side):
        lose_in_battle(state, seat, *contingent(state, seat), run)


def end(state: FiefState, outcome: int, run: Run) -> None:
    """Take the fight off the stack and push what follows it."""
    battle = state.fight
    battle.won = outcome == ATTACKERS_WIN
    for at in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[at], Fight):
            del state.stack[at]
            break
    run.tell("battle-over", {"village": VILLAGES[battle.village], "outcome": OUTCOMES[outcome]})
    state.stack.append(Spoils(outcome))
