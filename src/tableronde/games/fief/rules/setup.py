"""SETUP: piles, first lords, the first player, starting villages."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, Sequence, Window, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ASK,
    BISHOPRICS,
    CARDS,
    CASTLE,
    COPIES,
    EMBASSIES,
    FIEFS,
    FIRST_EVENT,
    HATS,
    KNIGHTS,
    LORDS,
    NO_FORT,
    NOBODY,
    RELICS,
    SERGEANTS,
    START_KNIGHTS,
    START_MONEY,
    START_SERGEANTS,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.control import gain
from tableronde.games.fief.rules.troops import add, present
from tableronde.games.fief.rules.turn import Turn
from tableronde.games.fief.state import INSIDE, SETTING_UP, Company, FiefState, Modes


@frame
class Setup(Sequence[FiefState]):
    """Set up the table, in the steps of the rulebook."""

    KIND = "setup"


def empty_table(seats: int, modes: Modes) -> FiefState:
    """Return the table before its set-up."""
    villages, lords = len(VILLAGES), len(LORDS)
    return FiefState(
        seats=seats,
        number=0,
        stack=[Setup()],
        result=None,
        modes=modes,
        turn=0,
        first=NOBODY,
        phase=SETTING_UP,
        active=NOBODY,
        acted=0,
        money=[START_MONEY] * seats,  # FIEF-SETUP-15
        embassies=[EMBASSIES] * seats,
        sergeants=[SERGEANTS] * seats,
        knights=[KNIGHTS] * seats,
        hands=[[] for _ in range(seats)],  # FIEF-SETUP-18
        characters=[],
        character_discard=[],
        events=[],
        event_discard=[],
        track=[],
        sky=[0] * BISHOPRICS,
        taxes=(),
        owner=[NOBODY] * lords,
        village=[NOBODY] * lords,
        post=[INSIDE] * lords,
        came=[NOBODY] * lords,
        stages=[0] * lords,
        tested=0,
        riding=0,
        captor=[NOBODY] * lords,
        spouse=[NOBODY] * lords,
        crowns=[NOBODY] * len(FIEFS),  # FIEF-SETUP-10
        croziers=[NOBODY] * BISHOPRICS,
        hats=[NOBODY] * HATS,  # FIEF-SETUP-11
        king=NOBODY,  # FIEF-SETUP-12
        queen=NOBODY,
        pope=NOBODY,
        prince=NOBODY,
        consummated=False,
        arc=NOBODY,
        excommunicated=NOBODY,
        excommunication_used=False,
        marked=0,
        new_bishops=0,
        dying=0,
        camps=[()] * villages,
        control=[NOBODY] * villages,
        fort=[NO_FORT] * villages,
        mills=[0] * villages,
        new_troops=[0] * villages,
        sieges=(),
        fought=(),
        battle=None,
        permits=(),
        refused=(),
        raised=0,
        hand_spent=0,
        attending=0,
        armed=[()] * seats,
        policies=[(ASK,) * seats] * seats,
        relic_place=[NOBODY] * len(RELICS),
        relic_holder=[NOBODY] * len(RELICS),
        relic_keeper=[NOBODY] * len(RELICS),
        relics_shown=0,
    )


def shuffle(state: FiefState, setup: Setup, run: Run) -> None:
    """Shuffle two piles (FIEF-SETUP-05, -06)."""
    for card, copies in enumerate(COPIES):
        pile = state.characters if card < FIRST_EVENT else state.events
        pile.extend([card] * copies)
    run.chance.shuffle(state.characters)
    run.chance.shuffle(state.events)


def deal_lords(state: FiefState, setup: Setup, run: Run) -> None:
    """Deal a lord to everybody; other characters met meanwhile are shuffled back (FIEF-SETUP-08,
    -09)."""
    aside = []
    for seat in range(state.seats):
        while (card := state.characters.pop()) >= len(LORDS):
            aside.append(card)
        state.owner[card] = seat
        run.tell("first-lord", {"seat": seat, "lord": CARDS[card]})
    if aside:
        state.characters.extend(aside)
        run.chance.shuffle(state.characters)


def choose_first(state: FiefState, setup: Setup, run: Run) -> None:
    """Choose the first player (FIEF-SETUP-14)."""
    state.first = run.chance.pick(state.seats)
    run.tell("first-player", {"seat": state.first})


def settle(state: FiefState, setup: Setup, run: Run) -> None:
    """Ask everybody for a village (FIEF-SETUP-16)."""
    state.stack.append(ChooseVillage(state.in_order(), 0))


def lay_relics(state: FiefState, setup: Setup, run: Run) -> None:
    if state.modes.relics:
        relics.replace_components(state, run)


def begin(state: FiefState, setup: Setup, run: Run) -> None:
    """Begin the first turn (FIEF-SETUP-20)."""
    state.stack.append(Turn())


Setup.STEPS = (shuffle, deal_lords, choose_first, settle, lay_relics, begin)


@frame
class ChooseVillage(Window[FiefState]):
    """Ask for a village in turn order, where nobody is yet (FIEF-SETUP-16)."""

    KIND = "choose-village"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("settle", ("FIEF-SETUP-16",))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Settle(at) for at in range(len(VILLAGES)) if not present(state, at)]

    def taken(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Put his lord, a knight, three sergeants and a castle there (FIEF-SETUP-16, -17)."""
        assert isinstance(choice, choices.Settle)
        village = choice.village
        lord = state.owner.index(seat)
        state.village[lord] = village
        knights, sergeants = START_KNIGHTS, START_SERGEANTS
        state.knights[seat] -= knights
        state.sergeants[seat] -= sergeants
        add(
            state,
            village,
            Company(seat, INSIDE, NOBODY, 0, False, False, sergeants, knights),
        )
        state.fort[village] = CASTLE
        run.tell("settles", {"seat": seat, "village": VILLAGES[village], "lord": LORDS[lord]})
        gain(state, village, seat, run)
