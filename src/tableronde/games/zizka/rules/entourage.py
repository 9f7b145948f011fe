"""ENTOURAGE: who is on offer, who joins, who leaves."""

from tableronde.core.event import Run
from tableronde.games.zizka.components import LEVELS, TABLES
from tableronde.games.zizka.rules.band import take_used_peeks_along
from tableronde.games.zizka.state import NO_CARD, ZizkaState, member_name


def available(state: ZizkaState, level: int) -> list[int]:
    """The members on the tables and the open top of the deck (ZIZ-ENTOURAGE-12). Levels count from
    0 here."""
    offered = [member for member in state.offers[level] if member != NO_CARD]
    if state.decks[level]:
        offered.append(state.decks[level][-1])
    return offered


def all_available(state: ZizkaState) -> list[int]:
    return [member for level in range(len(LEVELS)) for member in available(state, level)]


def withdraw(state: ZizkaState, member: int) -> None:
    """Take an available member from its place; `refill` fills it again."""
    level = state.box.members[member].level - 1
    offer = state.offers[level]
    if member in offer:
        offer[offer.index(member)] = NO_CARD
    else:
        state.decks[level].pop()


def put_on_pile(state: ZizkaState, member: int) -> None:
    """Each level has its own (ZIZ-ENTOURAGE-10); starting members are out of the game
    (ZIZ-ENTOURAGE-11)."""
    level = state.box.members[member].level
    if level:
        state.piles[level - 1].append(member)


def tops(state: ZizkaState) -> list[int]:
    """The open top cards of the decks."""
    return [deck[-1] if deck else NO_CARD for deck in state.decks]


def refill(state: ZizkaState, before: list[int], run: Run) -> None:
    """Empty tables get the top cards of their decks (ZIZ-ENTOURAGE-13). A deck that is empty is
    made anew of its pile at once, so that its top is always on offer (ZIZ-ENTOURAGE-14). `before`
    are the tops that everyone has seen."""
    for level in range(len(LEVELS)):
        _renew(state, level, run)
        for table in range(TABLES):
            if state.offers[level][table] == NO_CARD and state.decks[level]:
                member = state.decks[level].pop()
                state.offers[level][table] = member
                run.reveal("offered", {"member": member_name(state, member)})
                _renew(state, level, run)
    for level, top in enumerate(tops(state)):
        if top not in (NO_CARD, before[level]):
            run.reveal("uncovered", {"member": member_name(state, top), "level": LEVELS[level]})


def _renew(state: ZizkaState, level: int, run: Run) -> None:
    if not state.decks[level] and state.piles[level]:
        state.decks[level] = state.piles[level]
        state.piles[level] = []
        run.chance.shuffle(state.decks[level])
        run.reveal("deck-renewed", {"level": LEVELS[level], "count": len(state.decks[level])})


def leave(state: ZizkaState, seat: int, member: int, run: Run) -> None:
    """For whatever reason; where nobody was left to be hired, that is somebody now
    (ZIZ-ENTOURAGE-14)."""
    before = tops(state)
    _dismiss(state, seat, member)
    if NO_CARD in before:
        refill(state, before, run)


def _dismiss(state: ZizkaState, seat: int, member: int) -> None:
    """A member goes to its pile before anything is refilled (ZIZ-ENTOURAGE-16)."""
    if seat == state.turn:
        take_used_peeks_along(state, seat, member)
    state.entourage[seat].remove(member)
    put_on_pile(state, member)


def join(state: ZizkaState, seat: int, member: int, dismissed: int, run: Run) -> None:
    """Let a member join (ZIZ-HIRE-11): the one who is dismissed goes first, then the new one comes,
    and its place is filled again (ZIZ-ENTOURAGE-08)."""
    before = tops(state)
    if dismissed != NO_CARD:
        _dismiss(state, seat, dismissed)
        run.tell("dismissed", {"seat": seat, "member": member_name(state, dismissed)})
    withdraw(state, member)
    state.entourage[seat].append(member)
    refill(state, before, run)
