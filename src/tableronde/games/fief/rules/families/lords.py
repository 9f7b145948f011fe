"""1.2, 13.0: lords and their titles: who is titled, free, married, in orders; what a family has."""

from tableronde.games.fief.components import (
    ALL_LORDS,
    FIEF_TITLES,
    LORD_POINTS,
    NOBODY,
    RANK_OF,
    RANSOM,
    RANSOM_PER_TITLE,
    WOMAN,
)
from tableronde.games.fief.state import FiefState


def family(state: FiefState, seat: int) -> list[int]:
    """Return the lords of a player (FIEF-13.0-02)."""
    owner = state.owner
    return [lord for lord in ALL_LORDS if owner[lord] == seat]


def free_lords_at(state: FiefState, village: int, seat: int) -> list[int]:
    """Return the lords of a player who stand in a village and are nobody's prisoners."""
    owner, where, captor = state.owner, state.village, state.captor
    return [
        lord
        for lord in ALL_LORDS
        if where[lord] == village and owner[lord] == seat and captor[lord] == NOBODY
    ]


def prisoners_at(state: FiefState, village: int, captor: int) -> list[int]:
    where, held = state.village, state.captor
    return [lord for lord in ALL_LORDS if held[lord] == captor and where[lord] == village]


def fief_titles(state: FiefState, lord: int) -> list[int]:
    """Return the fiefs whose titles a lord holds, the highest rank first."""
    held = [fief for fief, holder in enumerate(state.crowns) if holder == lord]
    return sorted(held, key=lambda fief: -RANK_OF[fief]) if len(held) > 1 else held


def heirs(state: FiefState, seat: int) -> list[int]:
    """Return who of a family can receive a fief title: with room for it, and not dying."""
    return [
        lord
        for lord in family(state, seat)
        if has_room(state, lord) and not state.dying >> lord & 1
    ]


def has_room(state: FiefState, lord: int) -> bool:
    """Whether he may hold one more fief title (FIEF-1.2-08)."""
    return state.crowns.count(lord) < FIEF_TITLES


def bishopric(state: FiefState, lord: int) -> int:
    """Return the see of a bishop, or NOBODY."""
    return state.croziers.index(lord) if lord in state.croziers else NOBODY


def is_bishop(state: FiefState, lord: int) -> bool:
    return lord in state.croziers


def is_cardinal(state: FiefState, lord: int) -> bool:
    return lord in state.hats


def in_orders(state: FiefState, lord: int) -> bool:
    """Whether he has a religious title (FIEF-1.2-03)."""
    return lord in state.croziers or lord in state.hats or lord == state.pope


def is_royal(state: FiefState, lord: int) -> bool:
    return lord in (state.king, state.queen, state.prince)


def titles(state: FiefState, lord: int) -> int:
    """Return how many titles he has (FIEF-R-28)."""
    return (
        state.crowns.count(lord)
        + (lord in state.croziers)
        + (lord in state.hats)
        + (lord == state.pope)
        + (lord == state.king)
        + (lord == state.queen)
        + (lord == state.prince)
    )


def is_titled(state: FiefState, lord: int) -> bool:
    """Whether a lord has a title; d'Arc is none (FIEF-1.2-06, FIEF-13.0-05)."""
    return lord in state.crowns or in_orders(state, lord) or is_royal(state, lord)


def is_free(state: FiefState, lord: int) -> bool:
    """Whether a lord is in play and nobody's prisoner."""
    return state.owner[lord] != NOBODY and state.captor[lord] == NOBODY


def ransom(state: FiefState, lord: int) -> int:
    """Return the ransom of a lord (FIEF-6.2.5-02)."""
    return RANSOM + RANSOM_PER_TITLE * titles(state, lord)


def points(state: FiefState, lord: int) -> int:
    """Return the combat points of a lord: a man 1, a woman only with a title or as d'Arc
    (FIEF-6.2-02, -03)."""
    if state.captor[lord] != NOBODY:
        return 0
    fights = not WOMAN[lord] or lord == state.arc or is_titled(state, lord)
    return LORD_POINTS if fights else 0


def ally(state: FiefState, seat: int) -> int:
    """Return the player allied by a marriage, or NOBODY (FIEF-1.1-01, -07)."""
    for lord in ALL_LORDS:
        if state.owner[lord] == seat and state.spouse[lord] != NOBODY:
            return state.owner[state.spouse[lord]]
    return NOBODY


def regent(state: FiefState) -> int:
    """Return the queen who reigns in place of a dead king (FIEF-1.8.1-02), or NOBODY."""
    return state.queen if state.king == NOBODY else NOBODY


def monarch(state: FiefState) -> int:
    """Return who has the king's powers: the king, else the regent (FIEF-1.8-10 to -13)."""
    return state.king if state.king != NOBODY else state.queen


def monarch_seat(state: FiefState) -> int:
    lord = monarch(state)
    return NOBODY if lord == NOBODY else state.owner[lord]


def pope_seat(state: FiefState) -> int:
    return NOBODY if state.pope == NOBODY else state.owner[state.pope]


def victory_points(state: FiefState, seat: int) -> int:
    """Return the victory points of a player: fief titles, the king, the pope; prisoners' too
    (FIEF-7.0-02, FIEF-6.2.4-10)."""
    owner = state.owner
    total = 0
    for lord in state.crowns:
        if lord != NOBODY and owner[lord] == seat:
            total += 1
    if state.king != NOBODY and owner[state.king] == seat:
        total += 1
    if state.pope != NOBODY and owner[state.pope] == seat:
        total += 1
    return total


# Marriages (1.1) ----------------------------------------------------------------------------------


def marriageable(state: FiefState, lord: int) -> bool:
    """Whether a lord may marry: a woman who is not d'Arc, a man who is not in orders; unmarried
    (FIEF-1.1-04 to -06). Prisoners and the excommunicated may marry (FIEF-R-18)."""
    if state.owner[lord] == NOBODY or state.spouse[lord] != NOBODY:
        return False
    return lord != state.arc if WOMAN[lord] else not in_orders(state, lord)


def is_allied(state: FiefState, seat: int) -> bool:
    """Whether a player is allied: one marriage for a player at a time (FIEF-1.1-07)."""
    return any(state.spouse[lord] != NOBODY for lord in ALL_LORDS if state.owner[lord] == seat)


def matches(state: FiefState, seat: int) -> list[tuple[int, int]]:
    """Return own lords and those of others whom they could marry now (FIEF-1.1-03)."""
    if is_allied(state, seat):
        return []
    own = [lord for lord in family(state, seat) if marriageable(state, lord)]
    if not own:
        return []
    bound = {other for other in range(state.seats) if is_allied(state, other)}
    return [
        (lord, other)
        for other in ALL_LORDS
        if state.owner[other] not in (NOBODY, seat)
        and state.owner[other] not in bound
        and marriageable(state, other)
        for lord in own
        if WOMAN[lord] != WOMAN[other]
    ]
