"""4.1, 11.2: troops are bought: placed one by one, or in the fog of war hired first."""

from typing import Any

from tableronde.core.choice import Choice
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    KNIGHT_PRICE,
    NEW_TROOPS,
    NO_FORT,
    NOBODY,
    SERGEANT_PRICE,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.control import is_besieged
from tableronde.games.fief.rules.families.lords import is_free
from tableronde.games.fief.rules.troops import add, post_of
from tableronde.games.fief.state import INSIDE, Company, FiefState


def muster(state: FiefState, seat: int) -> list[int]:
    """Return where new troops may appear: with a free lord, also one before the walls of a siege,
    or in a fortification one controls; nobody inside besieged walls; four counters a village
    (FIEF-4.1-03, -04, -06, -07, FIEF-R-29)."""
    found = {
        village
        for village, fort in enumerate(state.fort)
        if fort != NO_FORT and state.control[village] == seat
    }
    for lord in ALL_LORDS:
        village = state.village[lord]
        if (
            state.owner[lord] == seat
            and is_free(state, lord)
            and village != NOBODY
            and not (state.post[lord] == INSIDE and is_besieged(state, village))
        ):
            found.add(village)
    return [
        village
        for village in sorted(found)
        if state.new_troops[village] < NEW_TROOPS
        and not (is_besieged(state, village) and post_of(state, village, seat) == INSIDE)
    ]


def troops_for_sale(state: FiefState, seat: int) -> list[Choice]:
    """Return the troops that can be bought, each with its place."""
    options: list[Choice] = []
    if state.money[seat] >= SERGEANT_PRICE:
        posts = muster(state, seat)
        if state.sergeants[seat]:
            options += [choices.BUY_SERGEANT[village] for village in posts]
        if state.knights[seat] and state.money[seat] >= KNIGHT_PRICE:
            options += [choices.BUY_KNIGHT[village] for village in posts]
    return options


def recruit(state: FiefState, seat: int, village: int, knight: bool, run: Run) -> None:
    """Buy a counter that is placed at once."""
    pay(state, seat, knight)
    place(state, seat, village, knight)
    key = "knight-hired" if knight else "sergeant-hired"
    run.tell(key, {"seat": seat, "village": VILLAGES[village]})


def pay(state: FiefState, seat: int, knight: bool) -> None:
    """Pay for a counter out of the supply."""
    if knight:
        state.money[seat] -= KNIGHT_PRICE
        state.knights[seat] -= 1
    else:
        state.money[seat] -= SERGEANT_PRICE
        state.sergeants[seat] -= 1


def place(state: FiefState, seat: int, village: int, knight: bool) -> None:
    """Place a counter that was bought; it keeps a relic that lies there alone (FIEF-11.1-07)."""
    state.new_troops[village] += 1
    post = post_of(state, village, seat)
    add(
        state,
        village,
        Company(seat, post, NOBODY, 0, False, False, int(not knight), int(knight)),
    )
    relics.keep(state, village, seat)


# In the fog of war (11.2) -------------------------------------------------------------------------


def hires(state: FiefState, seat: int, waiting: int) -> list[Choice]:
    """Return the troops that can be paid for and placed, beside so many that wait for a place. Each
    counter that is placed takes one place and no other, and nobody else can act before all are
    placed: so there is a place for each that is hired."""
    money = state.money[seat]
    if money < SERGEANT_PRICE:
        return []
    if sum(NEW_TROOPS - state.new_troops[at] for at in muster(state, seat)) <= waiting:
        return []
    options: list[Choice] = []
    if state.sergeants[seat]:
        options.append(choices.HIRE_SERGEANT)
    if state.knights[seat] and money >= KNIGHT_PRICE:
        options.append(choices.HIRE_KNIGHT)
    return options


@frame
class Recruits(Ask[FiefState]):
    """Ask for troops that are announced and shown when they are hired and placed face down
    afterwards (FIEF-11.2-03). So everybody knows what was hired and how many of them are placed
    where, and the buyer alone which (FIEF-R-57). Until all are placed he can do nothing else."""

    KIND = "recruits"
    sergeants: int  # hired
    knights: int
    sergeants_placed: int  # of these
    knights_placed: int

    def seen_by(self, seat: int | None) -> list[Any]:
        """Hide which are placed, not how many (FIEF-11.2-01)."""
        if seat in (self.seat, ALL):
            return self.plain()
        return self.with_placed([0] * self.placed).plain()

    def with_placed(self, placed: list[int]) -> "Recruits":
        """Return the same with these placed: 1 for a knight."""
        knights = sum(placed)
        return Recruits(self.seat, self.sergeants, self.knights, len(placed) - knights, knights)

    @property
    def placed(self) -> int:
        return self.sergeants_placed + self.knights_placed

    @property
    def left(self) -> tuple[int, int]:
        """Return the sergeants and knights that wait for a place."""
        return self.sergeants - self.sergeants_placed, self.knights - self.knights_placed

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat, but nobody with one village for them all, as everybody can see who sees
        the money too."""
        hidden = state.modes.hidden_money
        may_hire = hidden or hires(state, self.seat, sum(self.left))
        return (self.seat,) if may_hire or len(muster(state, self.seat)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, self.options(state, self.seat)[0], run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("recruits", ("FIEF-11.2-03", "FIEF-4.1-03", "FIEF-4.1-06"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        sergeants, knights = self.left
        posts = muster(state, seat)
        options: list[Choice] = []
        if sergeants:
            options += [choices.POST_SERGEANT[village] for village in posts]
        if knights:
            options += [choices.POST_KNIGHT[village] for village in posts]
        return options + hires(state, seat, sergeants + knights)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, (choices.HireSergeant, choices.HireKnight)):
            state.stack[-1] = self.hire(state, isinstance(choice, choices.HireKnight), run)
            return
        assert isinstance(choice, (choices.PostSergeant, choices.PostKnight))
        knight = isinstance(choice, choices.PostKnight)
        place(state, seat, choice.village, knight)
        run.tell("recruit-placed", {"seat": seat, "village": VILLAGES[choice.village]})
        after = Recruits(
            seat,
            self.sergeants,
            self.knights,
            self.sergeants_placed + (not knight),
            self.knights_placed + knight,
        )
        if any(after.left):
            state.stack[-1] = after
        else:
            state.stack.pop()

    def hire(self, state: FiefState, knight: bool, run: Run) -> "Recruits":
        """Hire one more, shown to all."""
        pay(state, self.seat, knight)
        run.tell("knight-shown" if knight else "sergeant-shown", {"seat": self.seat})
        return Recruits(
            self.seat,
            self.sergeants + (not knight),
            self.knights + knight,
            self.sergeants_placed,
            self.knights_placed,
        )
