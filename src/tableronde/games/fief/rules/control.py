"""5.1: who controls a village, and what goes with it: the default control of empty villages, the
titles of cities (4.3), the walls, the sieges that end."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    CITY,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    LORDS,
    NO_FORT,
    NOBODY,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.families.lords import free_lords_at, heirs
from tableronde.games.fief.rules.troops import has_inside, is_present, present, rearrange
from tableronde.games.fief.state import AROUND, INSIDE, FiefState, Siege

MOVES: Final = "moves"
"""The kind of the frame under which a player has not finished his moves."""


def default_controller(state: FiefState, village: int) -> int:
    """Return who controls an unoccupied village: who owns the title of its fief (FIEF-5.1-08)."""
    holder = state.crowns[FIEF_OF[village]]
    return NOBODY if holder == NOBODY else state.owner[holder]


def controls_all(state: FiefState, seat: int, villages: tuple[int, ...]) -> bool:
    return all(state.control[village] == seat for village in villages)


def controlled(state: FiefState, seat: int) -> list[int]:
    return [village for village, holder in enumerate(state.control) if holder == seat]


# Control changes ----------------------------------------------------------------------------------


def vacated(state: FiefState, village: int, seat: int, run: Run) -> None:
    """Look at control when pieces of a player are gone from a village: if its controller has none
    there, somebody else follows at once (FIEF-5.1-07, -10, -11, FIEF-R-33); so he does if nobody
    controlled it because they were there first (FIEF-5.1-02)."""
    if state.is_fought_over(village):
        return
    check_sieges(state, run)
    if state.modes.relics:
        relics.look_after(state, run)
    holder = state.control[village]
    if holder == NOBODY:
        if is_passing(state, village):
            return  # who was there first has not ended his moves yet: see `settled`
    elif is_present(state, village, holder):
        return
    others = staying(state, village)
    if not others:
        _follow_default(state, village, run)
    elif len(others) == 1:
        gain(state, village, others[0], run)
    else:
        state.stack.append(Successor(seat, village))


def staying(state: FiefState, village: int) -> list[int]:
    """Return the players who occupy a village and have come to stay: of the one who is moving, what
    he has brought in this turn may still go on (FIEF-5.1-11, FIEF-R-33)."""
    mover = state.active
    seats = present(state, village)
    if mover not in seats or all(frame.KIND != MOVES for frame in state.stack):
        return seats
    stays = any(c.seat == mover and c.came == NOBODY for c in state.camps[village]) or any(
        state.came[lord] == NOBODY and not state.dying >> lord & 1
        for lord in free_lords_at(state, village, mover)
    )
    return seats if stays else [seat for seat in seats if seat != mover]


def is_passing(state: FiefState, village: int) -> bool:
    """Whether the one who is moving stands there and has not come to stay."""
    return len(staying(state, village)) < len(present(state, village))


def settled(state: FiefState, village: int, seat: int, run: Run) -> None:
    """Look at control when pieces of a player have come to stay: a village that nobody else
    occupies is his (FIEF-5.1-02, FIEF-R-33)."""
    if not is_present(state, village, seat):
        return
    holder = state.control[village]
    if holder == NOBODY and is_passing(state, village):
        return  # somebody's moves are not over yet, but he was there first
    if holder != seat and (holder == NOBODY or not is_present(state, village, holder)):
        gain(state, village, seat, run)


def gain(state: FiefState, village: int, seat: int, run: Run, conquest: bool = False) -> None:
    """Give a player control: his pieces go inside, the former controller's outside (FIEF-R-34,
    FIEF-R-35). A conquest ends every siege; otherwise it goes on against the new controller, unless
    he is the besieger, also during a battle (FIEF-6.4.1-13, FIEF-R-34, FIEF-R-45), and keeps the
    former one inside as his guest: nobody leaves besieged walls by ceding them (FIEF-6.4.1-06)."""
    before = state.control[village]
    state.control[village] = seat
    if state.battle is not None and state.is_fought_over(village):
        state.battle.holder = seat
    rearrange(state, village, seat, INSIDE)
    run.tell("controls", {"seat": seat, "village": VILLAGES[village]})
    for siege in state.sieges:
        if siege.village == village and (conquest or siege.seat == seat):
            lift(state, siege, run)
    check_sieges(state, run)
    if before not in (NOBODY, seat) and not is_besieged(state, village):
        rearrange(state, village, before, AROUND)
    follow_cities(state, run)


def _follow_default(state: FiefState, village: int, run: Run) -> None:
    """Give a village in which nobody stays to the owner of the fief's title, or to nobody. If he is
    just passing through, he is inside as its controller (FIEF-5.1-04, -08)."""
    seat = default_controller(state, village)
    if state.control[village] == seat:
        return
    state.control[village] = seat
    end_sieges(state, village, run)
    if seat == NOBODY:
        run.tell("left-free", {"village": VILLAGES[village]})
    else:
        rearrange(state, village, seat, INSIDE)
        run.tell("controls", {"seat": seat, "village": VILLAGES[village]})
    follow_cities(state, run)


@frame
class Successor(Ask[FiefState]):
    """Ask who takes a village that a player gives up where several others stand (FIEF-5.1-07)."""

    KIND = "successor"
    village: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("successor", ("FIEF-5.1-07",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Yield(other) for other in staying(state, self.village)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Yield)
        state.stack.pop()
        gain(state, self.village, choice.seat, run)


def cede(state: FiefState, village: int, to: int, run: Run) -> None:
    """Cede a village to another player (FIEF-5.1-06, FIEF-12.0-05)."""
    run.tell("ceded", {"seat": state.control[village], "other": to, "village": VILLAGES[village]})
    gain(state, village, to, run)


# Titles of cities ---------------------------------------------------------------------------------


def capital(state: FiefState, fief: int) -> int:
    """Return the village with the fief's city, or NOBODY: there is at most one (FIEF-4.3-07)."""
    for village in FIEF_VILLAGES[fief]:
        if state.fort[village] == CITY:
            return village
    return NOBODY


def follow_cities(state: FiefState, run: Run) -> None:
    """Let the title of each fief go with the control of its city; without a lord who has room it is
    vacant, and it is taken as soon as there is one (FIEF-4.3-08, FIEF-4.3.1-05, -06, FIEF-R-31).
    One change can make room for another, so it is looked at until nothing changes."""
    while any(_follow_city(state, fief, run) for fief in range(len(FIEFS))):
        pass


def _follow_city(state: FiefState, fief: int, run: Run) -> bool:
    """Return whether the title has changed hands."""
    city = capital(state, fief)
    if city == NOBODY:
        return False
    seat, holder = state.control[city], state.crowns[fief]
    if seat == NOBODY or (holder != NOBODY and state.owner[holder] == seat):
        return False
    candidates = heirs(state, seat)
    if len(candidates) == 1:
        crown(state, fief, candidates[0], run)
        return True
    if candidates:
        if not _is_asked(state, fief):
            state.stack.append(TakeTitle(seat, fief))
        return False
    if holder != NOBODY:
        vacate_title(state, fief, run)
        return True
    return False


def _is_asked(state: FiefState, fief: int) -> bool:
    return any(isinstance(frame, TakeTitle) and frame.fief == fief for frame in state.stack)


def crown(state: FiefState, fief: int, lord: int, run: Run) -> None:
    """Give a lord the title of a fief; its empty villages follow (FIEF-4.3-13)."""
    state.crowns[fief] = lord
    run.tell("crowned", {"seat": state.owner[lord], "lord": LORDS[lord], "fief": FIEFS[fief]})
    follow_title(state, fief, run)


def vacate_title(state: FiefState, fief: int, run: Run) -> None:
    """Put the crown back on the board (FIEF-4.3.1-04)."""
    state.crowns[fief] = NOBODY
    run.tell("title-vacant", {"fief": FIEFS[fief]})
    follow_title(state, fief, run)


def follow_title(state: FiefState, fief: int, run: Run) -> None:
    """Let control of the villages in which nobody stays follow the title, also where somebody is
    passing through (FIEF-4.3-13, FIEF-R-33). Where the controller is just dying, it falls to the
    others who are there when he is buried (FIEF-R-22)."""
    for village in FIEF_VILLAGES[fief]:
        if (
            not is_present(state, village, state.control[village])
            and not staying(state, village)
            and not state.is_fought_over(village)
        ):
            _follow_default(state, village, run)


@frame
class TakeTitle(Ask[FiefState]):
    """Ask which lord receives the title of a city one controls (FIEF-4.3-08)."""

    KIND = "take-title"
    fief: int

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat, if the title is still to be had: much may have happened since the city
        was taken."""
        holder = state.crowns[self.fief]
        own = holder != NOBODY and state.owner[holder] == self.seat
        city = capital(state, self.fief)
        if own or state.control[city] != self.seat or not heirs(state, self.seat):
            return ()
        return (self.seat,)

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("take-title", ("FIEF-4.3-08",), {"fief": FIEFS[self.fief]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.TakeTitle(self.fief, lord) for lord in heirs(state, seat)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Crown the lord. Who has lost the title may have room for another now (FIEF-R-31)."""
        assert isinstance(choice, choices.TakeTitle)
        state.stack.pop()
        crown(state, self.fief, choice.lord, run)
        follow_cities(state, run)


# Sieges that end ----------------------------------------------------------------------------------


def besiegers(state: FiefState, village: int) -> list[int]:
    return [siege.seat for siege in state.sieges if siege.village == village]


def is_besieged(state: FiefState, village: int) -> bool:
    return bool(state.sieges) and any(siege.village == village for siege in state.sieges)


def check_sieges(state: FiefState, run: Run) -> None:
    """End sieges that cannot go on: they need walls, a lord before them, and an enemy inside
    (FIEF-6.4.1-10, -13, FIEF-R-45)."""
    if not state.sieges:
        return
    lapsed = [
        siege
        for siege in state.sieges
        if not state.is_fought_over(siege.village) and not _goes_on(state, siege)
    ]
    for siege in lapsed:
        lift(state, siege, run)


def _goes_on(state: FiefState, siege: Siege) -> bool:
    village, seat = siege.village, siege.seat
    controller = state.control[village]
    return (
        state.fort[village] != NO_FORT
        and controller not in (NOBODY, seat)
        and is_present(state, village, controller)
        and bool(free_lords_at(state, village, seat))
    )


def end_sieges(state: FiefState, village: int, run: Run) -> None:
    for siege in [siege for siege in state.sieges if siege.village == village]:
        lift(state, siege, run)


def lift(state: FiefState, siege: Siege, run: Run) -> None:
    """Take the counter away at once (FIEF-6.4.1-12); with the last siege guests come out of the
    walls (FIEF-R-35)."""
    village = siege.village
    state.sieges = tuple(other for other in state.sieges if other != siege)
    run.tell("siege-lifted", {"seat": siege.seat, "village": VILLAGES[village]})
    if not is_besieged(state, village):
        for seat in present(state, village):
            if seat != state.control[village] and has_inside(state, village, seat):
                rearrange(state, village, seat, AROUND)
