"""4.3.1, 1.6: lords die: the Tooth may save one; then titles, marriage, offices, relics, prisoners
and control follow in a fixed order (FIEF-R-22)."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sequence, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ARC,
    FIEF_TITLES,
    FIEFS,
    LORDS,
    NEITHER,
    NOBODY,
    RANK_OF,
    VILLAGES,
)
from tableronde.games.fief.rules import relics, remarks
from tableronde.games.fief.rules.control import (
    capital,
    check_sieges,
    follow_cities,
    follow_title,
    gain,
    vacate_title,
    vacated,
)
from tableronde.games.fief.rules.families.lords import (
    family,
    fief_titles,
    free_lords_at,
    has_room,
    heirs,
    prisoners_at,
)
from tableronde.games.fief.rules.families.placing import DEATHS
from tableronde.games.fief.rules.families.prisoners import check_prisoners, release
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.troops import add, has_troops, remove, take, troops
from tableronde.games.fief.state import INSIDE, FiefState

CAUSES: Final = ("plague", "battle", "revolt", "stoned", "assassinated", "beheaded")
PLAGUE_DEATH, BATTLE_DEATH, REVOLT_DEATH, STONED, ASSASSINATED, BEHEADED = range(6)


def kill(state: FiefState, lords: list[int], cause: int, run: Run) -> None:
    """Kill all of these lords by one effect."""
    if lords:
        for lord in lords:
            run.tell(
                "dies", {"seat": state.owner[lord], "lord": LORDS[lord], "death": CAUSES[cause]}
            )
            state.dying |= 1 << lord
        state.stack.append(Deaths(tuple(lords), cause, tooth=True))


@frame
class Deaths(Frame[FiefState]):
    """Bury those who die together: no heirs, spouses or princes for each other. Whom only they
    guarded is free when all of them are buried: by then it shows whether he has died with them, who
    has inherited him, and where he can be placed (FIEF-10.1-11, FIEF-R-22)."""

    KIND = DEATHS
    dying: tuple[int, ...]
    cause: int
    tooth: bool  # whether it may still be asked for

    def advance(self, state: FiefState, run: Run) -> None:
        if self.tooth:
            state.stack[-1] = Deaths(self.dying, self.cause, tooth=False)
            seat = relics.tooth_controller(state)
            if seat != NOBODY:
                state.stack.append(ToothQuestion(seat, self.dying))
            return
        for seat in state.in_order():
            own = [lord for lord in self.dying if state.owner[lord] == seat]
            if _order_matters(state, seat, own):
                state.stack.append(BurialOrder(seat, tuple(own)))
                return
            if own:
                bury(state, own[0])
                return
        state.stack.pop()
        check_prisoners(state, run)


def _order_matters(state: FiefState, seat: int, dying: list[int]) -> bool:
    """Whether it decides who receives which title: not if there is no room for any of them, or if
    a lone heir has room for all."""
    fiefs = [len(fief_titles(state, lord)) for lord in dying]
    if sum(count > 0 for count in fiefs) < 2:
        return False
    living = [lord for lord in family(state, seat) if not state.dying >> lord & 1]
    room = sum(FIEF_TITLES - state.crowns.count(lord) for lord in living)
    return room > 0 and (len(living) > 1 or room < sum(fiefs))


def bury(state: FiefState, lord: int) -> None:
    """Bury this one of the frame on top next."""
    deaths = state.stack[-1]
    assert isinstance(deaths, Deaths)
    others = tuple(other for other in deaths.dying if other != lord)
    state.stack[-1] = Deaths(others, deaths.cause, tooth=False)
    state.stack.append(Burial(lord, others))


@frame
class ToothQuestion(Ask[FiefState]):
    """Ask the controller of the tooth whether he keeps one of the dying alive (FIEF-11.1.1-04)."""

    KIND = "tooth"
    dying: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("tooth", ("FIEF-11.1.1-04",))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DECLINE, *(choices.Revive(lord) for lord in self.dying)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.Revive):
            lord = choice.lord
            deaths = state.stack[-1]
            assert isinstance(deaths, Deaths)
            others = tuple(other for other in deaths.dying if other != lord)
            state.stack[-1] = Deaths(others, deaths.cause, tooth=False)
            state.dying &= ~(1 << lord)
            relics.use_tooth(state)
            run.tell("revived", {"seat": state.owner[lord], "lord": LORDS[lord]})


@frame
class BurialOrder(Ask[FiefState]):
    """Ask in which order several titled lords of one family are buried (FIEF-R-22)."""

    KIND = "burial-order"
    lords: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("burial-order", ("FIEF-4.3.1-01",))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Bury(lord) for lord in self.lords]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Bury)
        state.stack.pop()
        bury(state, choice.lord)


@frame
class Burial(Sequence[FiefState]):
    """Carry out what follows from one death, step by step (FIEF-R-22)."""

    KIND = "burial"
    lord: int
    others: tuple[int, ...]


def inheritance(state: FiefState, burial: Burial, run: Run) -> None:
    """Leave fief titles to the family, else to the spouse, else vacant; the marriage still counts
    (FIEF-4.3.1-01 to -04)."""
    if burial.lord in state.crowns:
        state.stack.append(Inheritance(_heir_seat(state, burial), burial.lord, FIEF_TITLES))


def _heir_seat(state: FiefState, burial: Burial) -> int:
    """Return who distributes the titles: the family; where nobody of it is left, the spouse's
    player."""
    lord = burial.lord
    seat, spouse = state.owner[lord], state.spouse[lord]
    left = any(other != lord and other not in burial.others for other in family(state, seat))
    if left or spouse == NOBODY or spouse in burial.others:
        return seat
    return state.owner[spouse]


def end_marriage(state: FiefState, burial: Burial, run: Run) -> None:
    """End the marriage of the dead (FIEF-1.1.1-01, -03)."""
    titles.part(state, burial.lord)


def vacate_church(state: FiefState, burial: Burial, run: Run) -> None:
    """Vacate titles of the church (FIEF-1.6-01 to -03); the death of the pope lifts the
    excommunication (FIEF-1.7.1-17), and the next one has not used his yet (FIEF-1.7.1-11)."""
    lord = burial.lord
    titles.defrock(state, lord)
    if state.pope == lord:
        state.pope = NOBODY
        state.excommunication_used = False
        run.tell("pope-dead", {"lord": LORDS[lord]})
        if state.excommunicated != NOBODY:
            titles.absolve(state, run)


def vacate_court(state: FiefState, burial: Burial, run: Run) -> None:
    """Find a successor of the king, and take the titles of queen and prince back (FIEF-1.8.1-02,
    FIEF-1.8.2-03); those who die with him count as dead (FIEF-R-14)."""
    lord = burial.lord
    if state.queen == lord:
        state.queen = NOBODY
    if state.prince == lord:
        state.prince = NOBODY
    if state.king == lord:
        titles.succeed(state, frozenset(burial.others), run)


def take_back_marks(state: FiefState, burial: Burial, run: Run) -> None:
    """Take back excommunication, assassin's mark, prisoner's mark, d'Arc (FIEF-9.1-07,
    FIEF-1.7.1-22)."""
    lord = burial.lord
    if state.excommunicated == lord:
        state.excommunicated = NOBODY
    if state.arc == lord:
        state.arc = NOBODY
        state.character_discard.append(ARC)
    state.marked &= ~(1 << lord)
    state.new_bishops &= ~(1 << lord)
    state.tested &= ~(1 << lord)
    state.riding &= ~(1 << lord)


def pass_relic_on(state: FiefState, burial: Burial, run: Run) -> None:
    """Pass on the relic of the dead (FIEF-11.1-07, -11, FIEF-R-56)."""
    lord = burial.lord
    if lord not in state.relic_holder:
        return
    seat, village = state.owner[lord], state.village[lord]
    gone = (lord, *burial.others)
    near = [other for other in free_lords_at(state, village, seat) if other not in gone]
    chooser = seat
    battle = state.battle
    if not near and battle is not None and battle.village == village:
        side = battle.sides[seat]
        if side != NEITHER:
            # In a coalition its leader names a lord of the side (FIEF-11.1-11).
            chooser = battle.leaders[side - 1]
            near = [
                other
                for partner in range(state.seats)
                if battle.sides[partner] == side
                for other in free_lords_at(state, village, partner)
                if other not in gone
            ]
    relics.lost(state, lord, near, chooser, seat, run)


def leave_the_board(state: FiefState, burial: Burial, run: Run) -> None:
    """Put his card on the discard pile and his pawn back (FIEF-4.3.1-07); then sieges that only he
    led, and control (FIEF-R-22)."""
    lord = burial.lord
    seat, village = state.owner[lord], state.village[lord]
    state.owner[lord] = state.village[lord] = state.captor[lord] = NOBODY
    state.dying &= ~(1 << lord)
    state.came[lord] = NOBODY
    state.stages[lord] = 0
    state.post[lord] = INSIDE
    state.character_discard.append(lord)
    remarks.disarm_about(state, lord)
    check_sieges(state, run)
    if village != NOBODY:
        vacated(state, village, seat, run)
    follow_cities(state, run)


Burial.STEPS = (
    inheritance,
    end_marriage,
    vacate_church,
    vacate_court,
    take_back_marks,
    pass_relic_on,
    leave_the_board,
)


@frame
class Inheritance(Ask[FiefState]):
    """Ask to whom the titles of a dead lord go: to lords with room, one by one; lesser titles of
    the living may be handed on before (FIEF-R-32). What finds no room falls vacant."""

    KIND = "inheritance"
    dead: int
    hands: int  # how many titles may still be handed on

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        options = self.options(state, self.seat)
        if len(options) < 2 or self._all_go_to_one(state, options):
            return ()
        return (self.seat,)

    def _all_go_to_one(self, state: FiefState, options: list[Choice]) -> bool:
        """Whether one lord receives all titles, in whatever order: to a spouse, if it does not
        decide which garrison is exchanged first (FIEF-4.3.1-03)."""
        heirs = {
            option.lord if isinstance(option, choices.Inherit) else NOBODY for option in options
        }
        heir = heirs.pop()
        if heirs or heir == NOBODY:
            return False
        fiefs = fief_titles(state, self.dead)
        if state.crowns.count(heir) + len(fiefs) > FIEF_TITLES:
            return False
        before = state.owner[self.dead]
        cities = [capital(state, fief) for fief in fiefs]
        return (
            self._is_family(state)
            or sum(city != NOBODY and has_troops(state, city, before) for city in cities) < 2
        )

    def advance(self, state: FiefState, run: Run) -> None:
        """Decide by itself: there is only one heir, or none."""
        options = self.options(state, self.seat)
        self.answer(state, self.seat, options[0] if options else choices.DECLINE, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("inheritance", ("FIEF-4.3.1-01", "FIEF-4.3.1-02"), {"lord": LORDS[self.dead]})

    def _is_family(self, state: FiefState) -> bool:
        return self.seat == state.owner[self.dead]

    def _heirs(self, state: FiefState) -> list[int]:
        """Return the heirs: the family; of another family the spouse alone (FIEF-12.0-23)."""
        if not self._is_family(state):
            return [state.spouse[self.dead]]
        return [lord for lord in family(state, self.seat) if not state.dying >> lord & 1]

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        fiefs = fief_titles(state, self.dead)
        if not fiefs:
            return []
        living = self._heirs(state)
        options: list[Choice] = [
            choices.Inherit(fief, lord)
            for fief in fiefs
            for lord in living
            if has_room(state, lord)
        ]
        handing: list[Choice] = []
        if self.hands:
            for lord in living:
                handing += hand_ons(state, lord)
        if handing and not options:
            handing.append(choices.DECLINE)  # nobody is forced to make room (FIEF-12.0-22)
        return options + handing

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Decline):
            state.stack.pop()
            for fief in fief_titles(state, self.dead):
                vacate_title(state, fief, run)
            return
        if isinstance(choice, choices.HandTitle):
            state.stack[-1] = Inheritance(seat, self.dead, self.hands - 1)
            hand_title(state, choice.fief, choice.lord, run)
            return
        assert isinstance(choice, choices.Inherit)
        fief, lord = choice.fief, choice.lord
        if not self._is_family(state):
            state.stack[-1] = Inheritance(seat, self.dead, 0)
        run.tell(
            "inherited",
            {"seat": seat, "lord": LORDS[lord], "fief": FIEFS[fief], "dead": LORDS[self.dead]},
        )
        before = state.owner[self.dead]
        state.crowns[fief] = lord
        if before != seat:
            exchange_garrison(state, fief, before, seat, run)
        follow_title(state, fief, run)


def hand_ons(state: FiefState, lord: int) -> list[Choice]:
    """Return the titles that a lord may hand on: with two he keeps the higher one and may hand the
    other to his family (FIEF-4.3-10, FIEF-R-30)."""
    held = fief_titles(state, lord)
    if len(held) < 2:
        return []
    lesser = [fief for fief in held if RANK_OF[fief] == RANK_OF[held[-1]]]
    return [
        choices.HandTitle(fief, other)
        for fief in lesser
        for other in heirs(state, state.owner[lord])
        if other != lord
    ]


def hand_title(state: FiefState, fief: int, lord: int, run: Run) -> None:
    run.tell(
        "title-handed-on",
        {"seat": state.owner[lord], "lord": LORDS[lord], "fief": FIEFS[fief]},
    )
    state.crowns[fief] = lord


def exchange_garrison(state: FiefState, fief: int, before: int, heir: int, run: Run) -> None:
    """Exchange a garrison: the dead player's troops in the city become the heir's, as far as his
    supply allows (FIEF-4.3.1-03); prisoners guarded there pass to him, his own lords are released
    unless they die too, relics are kept on, a siege goes on unless it was his (FIEF-R-32,
    FIEF-11.1-07)."""
    city = capital(state, fief)
    if city == NOBODY:
        return
    sergeants, knights = troops(state, city, before)
    s, k = min(sergeants, state.sergeants[heir]), min(knights, state.knights[heir])
    for company in take(state, city, before, s, k):
        add(state, city, company._replace(seat=heir, post=INSIDE))
    state.sergeants[before] += s
    state.knights[before] += k
    state.sergeants[heir] -= s
    state.knights[heir] -= k
    remove(state, city, before, sergeants - s, knights - k)
    for lord in prisoners_at(state, city, before):
        if state.owner[lord] != heir:
            state.captor[lord] = heir
        elif not state.dying >> lord & 1:
            release(state, lord, run)
    relics.go_over(state, city, before, heir, run)
    told = {"seat": heir, "other": before, "village": VILLAGES[city]}
    if state.modes.fog:
        run.reveal("garrison-exchanged", told)  # both supplies show what they were (FIEF-R-57)
    else:
        run.tell("garrison-exchanged", told)
    if state.control[city] == before and (s or k):
        gain(state, city, heir, run)
    elif state.control[city] == before:
        vacated(state, city, before, run)
