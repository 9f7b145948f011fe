"""2.3: calamities: where they strike, and the plague."""

from tableronde.core.event import Run
from tableronde.core.frames import Frame, frame
from tableronde.games.fief.components import (
    ALL_LORDS,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    BISHOPRICS,
    CARDS,
    DIE,
    DIES_ON,
    LORDS,
    PLAGUE,
)
from tableronde.games.fief.rules.battle.losses import Decimation
from tableronde.games.fief.rules.families.deaths import PLAGUE_DEATH, kill
from tableronde.games.fief.rules.troops import add, counted
from tableronde.games.fief.rules.windows import MINOR, window
from tableronde.games.fief.state import PLAGUE_BIT, SKY, Company, FiefState


@frame
class Calamities(Frame[FiefState]):
    """Turn up the cards of the track, one after another in the order of their slots
    (FIEF-2.3-01)."""

    KIND = "calamities"

    def advance(self, state: FiefState, run: Run) -> None:
        if not state.track:
            state.stack.pop()
            return
        card = state.track.pop(0)
        if state.modes.gentle and state.turn == 1:
            # FIEF-2.3-02: discarded unresolved
            state.event_discard.append(card)
            run.reveal("calamity-spared", {"card": CARDS[card]})
            return
        window(state, MINOR)  # FIEF-W-06
        number = run.chance.roll(1, DIE)[0]
        run.reveal("calamity", {"card": CARDS[card], "roll": number})
        see = number - 1
        if number > BISHOPRICS or state.sky[see] & SKY[card]:
            # A false alarm, or a second one of the kind (FIEF-2.3-04, -05).
            state.event_discard.append(card)
            run.tell("calamity-averted", {"card": CARDS[card], "roll": number})
            return
        state.sky[see] |= SKY[card]
        run.tell("calamity-strikes", {"card": CARDS[card], "bishopric": number})
        if card == PLAGUE:
            strike(state, see, run)


def strike(state: FiefState, see: int, run: Run) -> None:
    """Roll for every lord present, prisoners too, and halve every army (FIEF-2.3.3-01 to -04,
    FIEF-R-21). All rolls and losses first, then the deaths."""
    villages = BISHOPRIC_VILLAGES[see]
    lords = [
        lord
        for lord in ALL_LORDS
        if state.village[lord] in villages and not state.tested >> lord & 1
    ]
    test_lords(state, lords, run)
    for seat in reversed(state.in_order()):
        for village in reversed(villages):
            companies = [
                company
                for company in state.camps[village]
                if company.seat == seat and not company.tested
            ]
            halve(state, village, seat, companies)


def test_lords(state: FiefState, lords: list[int], run: Run) -> None:
    """Roll one die for each of these lords (FIEF-2.3.3-01, -05, -06)."""
    dying = []
    for lord in lords:
        number = run.chance.roll(1, DIE)[0]
        state.tested |= 1 << lord
        dies = number in DIES_ON
        run.tell("plague-roll", {"seat": state.owner[lord], "lord": LORDS[lord], "roll": number})
        if dies:
            dying.append(lord)
    kill(state, dying, PLAGUE_DEATH, run)


def halve(state: FiefState, village: int, seat: int, companies: list[Company]) -> None:
    """Remove half of the counters, rounded down; who has been through it is not hit again this turn
    (FIEF-2.3.3-02, -07)."""
    sergeants, knights = counted(companies)
    lost = (sergeants + knights) // 2
    if companies:
        camp = state.camps[village]
        state.camps[village] = ()
        for company in camp:
            hit = company in companies
            add(state, village, company._replace(tested=True) if hit else company)
    if lost:
        state.stack.append(
            Decimation(seat, village, sergeants, knights, count=lost, fog=state.modes.fog)
        )


def is_plagued(state: FiefState, village: int) -> bool:
    return bool(state.sky[BISHOPRIC_OF[village]] & PLAGUE_BIT)


def enter(state: FiefState, village: int, came: int, lords: list[int], seat: int, run: Run) -> None:
    """Test pieces that come from outside into a bishopric under the plague (FIEF-2.3.3-05 to -07):
    those who have just come and have not been tested."""
    fresh = [lord for lord in lords if not state.tested >> lord & 1]
    companies = [
        company
        for company in state.camps[village]
        if company.seat == seat and company.stages and company.came == came and not company.tested
    ]
    test_lords(state, fresh, run)
    halve(state, village, seat, companies)
