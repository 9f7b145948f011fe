"""The turn of seven phases (FIEF-TURN-01 to -06)."""

from tableronde.core.event import Run
from tableronde.core.frames import Sequence, frame
from tableronde.games.fief.components import EMBASSIES, NOBODY
from tableronde.games.fief.rules import end_of_turn, relics
from tableronde.games.fief.rules.battle.battles import BattleStep
from tableronde.games.fief.rules.battle.pillage import PillageStep, spoils
from tableronde.games.fief.rules.battle.ransoms import RansomStep
from tableronde.games.fief.rules.cards.calamities import Calamities
from tableronde.games.fief.rules.cards.discard_and_draw import DrawStep
from tableronde.games.fief.rules.cards.playing import PlayStep
from tableronde.games.fief.rules.families.lords import pope_seat
from tableronde.games.fief.rules.families.placing import place_waiting
from tableronde.games.fief.rules.hear_ye.elections import OFFICES, hold
from tableronde.games.fief.rules.hear_ye.marriages import court
from tableronde.games.fief.rules.in_turn import in_turn
from tableronde.games.fief.rules.march.movement import MoveStep
from tableronde.games.fief.rules.money import income
from tableronde.games.fief.rules.money.purchases import PurchaseStep
from tableronde.games.fief.rules.troops import settle_down
from tableronde.games.fief.rules.windows import (
    BEFORE_CALAMITIES,
    BEFORE_END,
    BEFORE_INCOME,
    BEFORE_PILLAGE,
    MINOR,
    TURN_BEGINS,
    window,
)
from tableronde.games.fief.state import (
    BATTLES,
    CARDS_PHASE,
    END_OF_TURN,
    HEAR_YE,
    INCOME,
    MOVEMENT,
    PHASES,
    PURCHASES,
    FiefState,
)


@frame
class Turn(Sequence[FiefState]):
    """Play one turn; its last step begins the next one."""

    KIND = "turn"


def _enter(state: FiefState, phase: int, run: Run) -> None:
    """Begin a phase: what was refused may be asked again, hands may be raised again, lords without
    a place look for one (FIEF-D-03, FIEF-D-09, FIEF-R-23)."""
    state.phase = phase
    state.active = NOBODY
    state.refused = ()
    state.hand_spent = 0
    run.tell("phase", {"phase": PHASES[phase]})
    place_waiting(state, run)


def begin(state: FiefState, turn: Turn, run: Run) -> None:
    state.turn += 1
    state.new_bishops = 0  # bishops of earlier turns have their voices (FIEF-1.4-06)
    state.excommunication_used = False
    state.permits = ()
    if state.modes.refresh:
        state.embassies = [EMBASSIES] * state.seats
    run.tell("turn", {"count": state.turn, "seat": state.first})
    # FIEF-W-01: only the pope can do more than before the end of the turn that is over.
    pope = pope_seat(state)
    window(state, TURN_BEGINS, 0 if pope == NOBODY else 1 << pope)
    _enter(state, HEAR_YE, run)


def marriages(state: FiefState, turn: Turn, run: Run) -> None:
    court(state, run)


def elections(state: FiefState, turn: Turn, run: Run) -> None:
    hold(state, range(len(OFFICES)))


def after_elections(state: FiefState, turn: Turn, run: Run) -> None:
    window(state, MINOR)  # FIEF-W-04


def draw(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, DrawStep)
    _enter(state, CARDS_PHASE, run)


def before_calamities(state: FiefState, turn: Turn, run: Run) -> None:
    """Open the window before the calamities: the draws are over in any case (FIEF-D-03); where no
    calamity has been drawn, nobody need be asked before it is turned up."""
    window(state, BEFORE_CALAMITIES if state.track else MINOR)  # FIEF-W-06


def calamities(state: FiefState, turn: Turn, run: Run) -> None:
    state.stack.append(Calamities())


def play(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, PlayStep)


def pray(state: FiefState, turn: Turn, run: Run) -> None:
    relics.work(state, run)


def before_income(state: FiefState, turn: Turn, run: Run) -> None:
    window(state, BEFORE_INCOME)  # FIEF-W-08


def collect(state: FiefState, turn: Turn, run: Run) -> None:
    _enter(state, INCOME, run)


def pay(state: FiefState, turn: Turn, run: Run) -> None:
    """Pay everybody when lords who waited have their places, and what goes with them
    (FIEF-R-23)."""
    income.pay(state, run)
    window(state, MINOR)  # FIEF-W-09


def ransoms(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, RansomStep)
    window(state, MINOR)
    _enter(state, PURCHASES, run)


def buy(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, PurchaseStep)


def move(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, MoveStep)
    _enter(state, MOVEMENT, run)


def fight(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, BattleStep)
    _enter(state, BATTLES, run)


def before_pillage(state: FiefState, turn: Turn, run: Run) -> None:
    """Open the window before pillaging. Where no mill can be pillaged, the window before the end
    follows at once: one is enough. It concerns besiegers and besieged; other mills are only in
    their owners' hands."""
    if any(spoils(state, seat) for seat in range(state.seats)):
        parties = 0
        for siege in state.sieges:
            if state.mills[siege.village]:
                parties |= 1 << siege.seat | 1 << state.control[siege.village]
        window(state, BEFORE_PILLAGE, parties)  # FIEF-W-12


def plunder(state: FiefState, turn: Turn, run: Run) -> None:
    in_turn(state, PillageStep)


def before_end(state: FiefState, turn: Turn, run: Run) -> None:
    window(state, BEFORE_END)  # FIEF-W-12


def finish(state: FiefState, turn: Turn, run: Run) -> None:
    """Clear up at the end of the turn (FIEF-7.0-01)."""
    _enter(state, END_OF_TURN, run)
    end_of_turn.clear_sky(state, run)
    settle_down(state)


def look_for_victory(state: FiefState, turn: Turn, run: Run) -> None:
    """Look for a victory, or begin the next turn (FIEF-7.0-02 to -04)."""
    if not end_of_turn.check_victory(state, run):
        state.first = (state.first + 1) % state.seats
        state.stack.insert(0, Turn())


Turn.STEPS = (
    begin,
    marriages,
    elections,
    after_elections,
    draw,
    before_calamities,
    calamities,
    play,
    pray,
    before_income,
    collect,
    pay,
    ransoms,
    buy,
    move,
    fight,
    before_pillage,
    plunder,
    before_end,
    finish,
    look_for_victory,
)
