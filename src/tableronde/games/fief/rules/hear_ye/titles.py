"""1.2, 1.6 to 1.8: the titles of church and crown: received, lost, passed on; marriages."""

from tableronde.core.event import Run
from tableronde.games.fief.components import (
    BUYABLE,
    CARDINAL,
    LORDS,
    NOBODY,
)
from tableronde.games.fief.state import FiefState

# The church ---------------------------------------------------------------------------------------


def ordain(state: FiefState, see: int, lord: int, run: Run) -> None:
    """Make a lord bishop; a crown prince loses his status by it (FIEF-1.4.1-05, FIEF-1.8.2-07)."""
    state.croziers[see] = lord
    state.new_bishops |= 1 << lord
    run.tell("bishop", {"seat": state.owner[lord], "lord": LORDS[lord], "bishopric": see + 1})
    if state.prince == lord:
        run.tell("prince-no-more", {"seat": state.owner[lord], "lord": LORDS[lord]})
        state.prince = NOBODY


def free_hat(state: FiefState) -> int:
    """Return a cardinal's marker for a card, or NOBODY: never the buyable one (FIEF-1.5-04)."""
    for hat in range(BUYABLE):
        if state.hats[hat] == NOBODY:
            return hat
    return NOBODY


def give_hat(state: FiefState, hat: int, lord: int, run: Run) -> None:
    state.hats[hat] = lord
    run.tell("cardinal", {"seat": state.owner[lord], "lord": LORDS[lord]})


def may_become_cardinal(state: FiefState, lord: int) -> bool:
    """Whether a lord may become cardinal: any bishop in play without that title, of any family,
    prisoner or not (FIEF-R-10)."""
    return lord in state.croziers and lord not in state.hats


def defrock(state: FiefState, lord: int) -> None:
    """Put crozier and hat back; the card of a card cardinal is discarded (FIEF-1.6-01 to -03)."""
    if lord in state.croziers:
        state.croziers[state.croziers.index(lord)] = NOBODY
    if lord in state.hats:
        hat = state.hats.index(lord)
        state.hats[hat] = NOBODY
        if hat != BUYABLE:
            state.character_discard.append(CARDINAL)


def excommunicate(state: FiefState, lord: int, run: Run) -> None:
    """Excommunicate a lord (FIEF-1.7.1-11 to -15, -21)."""
    state.excommunicated = lord
    state.excommunication_used = True
    run.tell("excommunicated", {"seat": state.owner[lord], "lord": LORDS[lord]})
    defrock(state, lord)


def absolve(state: FiefState, run: Run) -> None:
    """Absolve the excommunicated lord; lost titles are not given back (FIEF-1.7.1-16 to -18)."""
    lord = state.excommunicated
    state.excommunicated = NOBODY
    run.tell("absolved", {"seat": state.owner[lord], "lord": LORDS[lord]})


# The crown ----------------------------------------------------------------------------------------


def enthrone(state: FiefState, lord: int, run: Run) -> None:
    """Make a lord king: his wife is queen, any other queen or regent is so no longer
    (FIEF-1.8.1-01, -03, -08)."""
    state.king = lord
    state.consummated = False
    if state.prince == lord:
        state.prince = NOBODY
    run.tell("king", {"seat": state.owner[lord], "lord": LORDS[lord]})
    wife = state.spouse[lord]
    if state.queen not in (NOBODY, wife):
        run.tell("queen-no-more", {"seat": state.owner[state.queen], "lord": LORDS[state.queen]})
        state.queen = NOBODY
    if wife != NOBODY and not state.dying >> wife & 1:
        make_queen(state, wife, run)


def make_queen(state: FiefState, lord: int, run: Run) -> None:
    state.queen = lord
    run.tell("queen", {"seat": state.owner[lord], "lord": LORDS[lord]})


def succeed(state: FiefState, dying: frozenset[int], run: Run) -> None:
    """Find a successor of a dead king: the crown prince is king, and the queen loses her title;
    else she is regent (FIEF-1.8.1-02, FIEF-1.8.2-03 to -05)."""
    state.king = NOBODY
    prince, queen = state.prince, state.queen
    if prince != NOBODY and prince not in dying:
        enthrone(state, prince, run)
    elif queen != NOBODY and queen not in dying:
        run.tell("regent", {"seat": state.owner[queen], "lord": LORDS[queen]})


# Marriages ----------------------------------------------------------------------------------------


def wed(state: FiefState, bride: int, groom: int, run: Run) -> None:
    """Marry two lords (FIEF-1.1-08, -11)."""
    state.spouse[bride] = groom
    state.spouse[groom] = bride
    run.tell(
        "married",
        {
            "seat": state.owner[bride],
            "lord": LORDS[bride],
            "other": state.owner[groom],
            "spouse": LORDS[groom],
        },
    )
    if groom == state.king:
        make_queen(state, bride, run)


def part(state: FiefState, lord: int) -> None:
    """End a marriage: the spouses are unmarried (FIEF-1.1.1-03)."""
    spouse = state.spouse[lord]
    if spouse == NOBODY:
        return
    state.spouse[lord] = state.spouse[spouse] = NOBODY
    if state.king in (lord, spouse):
        state.consummated = False


def annul(state: FiefState, lord: int, run: Run) -> None:
    """Annul a marriage; the king's wife is queen no longer (FIEF-1.7.1-07, FIEF-1.1.1-05)."""
    spouse = state.spouse[lord]
    part(state, lord)
    run.tell(
        "annulled",
        {
            "seat": state.owner[lord],
            "lord": LORDS[lord],
            "other": state.owner[spouse],
            "spouse": LORDS[spouse],
        },
    )
    if state.king in (lord, spouse) and state.queen in (lord, spouse):
        run.tell("queen-no-more", {"seat": state.owner[state.queen], "lord": LORDS[state.queen]})
        state.queen = NOBODY


def may_annul(state: FiefState, lord: int) -> bool:
    """Whether a marriage may be annulled: not the royal one once a prince was named in it
    (FIEF-1.7.1-08, FIEF-12.0-14)."""
    spouse = state.spouse[lord]
    if spouse == NOBODY or state.pope == NOBODY:
        return False
    royal = state.king in (lord, spouse) and state.queen in (lord, spouse)
    return not (royal and state.consummated)
