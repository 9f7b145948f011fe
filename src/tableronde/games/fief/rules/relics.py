"""11.1: relics: taking them, handing them over, losing them; the two that work on the weather."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    BAD_WEATHER,
    BISHOPRIC_OF,
    BISHOPRICS,
    CHIEF_TOWNS,
    DIE,
    FAMINE,
    LORDS,
    NOBODY,
    RADEGUND,
    RADEGUND_ON,
    RELICS,
    ROSELINE,
    TOOTH,
    VILLAGES,
)
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import free_lords_at, is_cardinal, is_free
from tableronde.games.fief.rules.troops import has_troops, is_present
from tableronde.games.fief.state import BAD_BIT, FAMINE_BIT, FiefState


def replace_components(state: FiefState, run: Run) -> None:
    """Lay a relic on every chief town, face down, at random (FIEF-11.1-01)."""
    order = list(range(len(RELICS)))
    run.chance.shuffle(order)
    for town, relic in zip(CHIEF_TOWNS, order, strict=True):
        state.relic_place[relic] = town
    run.tell("relics-laid-out", {"count": len(order)})


def place_of(state: FiefState, relic: int) -> int:
    holder = state.relic_holder[relic]
    return state.relic_place[relic] if holder == NOBODY else state.village[holder]


def controller(state: FiefState, relic: int) -> int:
    """Return the player whose lord carries it, if he is free: only then it has its power
    (FIEF-11.1-10)."""
    holder = state.relic_holder[relic]
    return state.owner[holder] if holder != NOBODY and is_free(state, holder) else NOBODY


def face_down_at(state: FiefState, village: int) -> int:
    """Return the relic that lies there and was never taken, or NOBODY."""
    for relic, place in enumerate(state.relic_place):
        if place == village and not state.relics_shown >> relic & 1:
            return relic
    return NOBODY


def is_entitled(state: FiefState, lord: int, village: int) -> bool:
    """Whether a lord may take a relic there: its bishop, any cardinal, the pope (FIEF-11.1-02,
    -12)."""
    return (
        state.croziers[BISHOPRIC_OF[village]] == lord
        or is_cardinal(state, lord)
        or lord == state.pope
    )


def takers(state: FiefState, seat: int) -> list[Choice]:
    """Return the relics that lords of this player could take where they stand (FIEF-11.1-03)."""
    if not state.modes.relics:
        return []
    options: list[Choice] = []
    for town in CHIEF_TOWNS:
        if face_down_at(state, town) == NOBODY:
            continue
        for lord in free_lords_at(state, town, seat):
            if is_entitled(state, lord, town):
                holder = _guardian(state, town, seat)
                if holder == NOBODY or AskRelic(holder, seat, town, lord).may_be_put(state):
                    options.append(choices.TakeRelic(town, lord))
    return options


def _guardian(state: FiefState, village: int, seat: int) -> int:
    """Return another player who occupies and controls the village: he must agree (FIEF-11.1-04)."""
    holder = state.control[village]
    if holder in (NOBODY, seat) or not is_present(state, village, holder):
        return NOBODY
    return holder


def take(state: FiefState, seat: int, village: int, lord: int, run: Run) -> None:
    holder = _guardian(state, village, seat)
    AskRelic(seat if holder == NOBODY else holder, seat, village, lord).put(state, run)


@frame
class AskRelic(Request):
    """Ask a player to let a cleric take the relic in his village (FIEF-11.1-04)."""

    KIND = "relic"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "relic",
            ("FIEF-11.1-04",),
            {"other": self.asker, "lord": LORDS[self.other], "village": VILLAGES[self.thing]},
        )

    def granted(self, state: FiefState, run: Run) -> None:
        relic = face_down_at(state, self.thing)
        state.relics_shown |= 1 << relic
        state.relic_holder[relic] = self.other
        state.relic_place[relic] = NOBODY
        run.reveal(
            "relic-taken",
            {"seat": self.asker, "lord": LORDS[self.other], "relic": RELICS[relic]},
        )


def givers(state: FiefState, seat: int) -> list[Choice]:
    """Return the gifts of relics: to any free lord in the same village, cleric or not
    (FIEF-11.1-06)."""
    options: list[Choice] = []
    for relic, holder in enumerate(state.relic_holder):
        if holder != NOBODY and state.owner[holder] == seat and is_free(state, holder):
            options += [choices.GiveRelic(relic, lord) for lord in receivers(state, relic)]
    return options


def receivers(state: FiefState, relic: int) -> list[int]:
    holder = state.relic_holder[relic]
    village = state.village[holder]
    return [
        lord
        for lord in ALL_LORDS
        if lord != holder and state.village[lord] == village and is_free(state, lord)
    ]


def give(state: FiefState, relic: int, lord: int, run: Run) -> None:
    _carry(state, relic, lord)
    run.tell(
        "relic-given", {"relic": RELICS[relic], "seat": state.owner[lord], "lord": LORDS[lord]}
    )


def _carry(state: FiefState, relic: int, lord: int) -> None:
    state.relic_holder[relic] = lord
    state.relic_keeper[relic] = NOBODY
    state.relic_place[relic] = NOBODY


def found(state: FiefState, village: int, seat: int, run: Run) -> None:
    """Give a lord who has come to a village the relics that were taken before and lie there alone,
    and those that troops of his family keep (FIEF-11.1-07, -09). What fell in a battle waits for
    its end (FIEF-R-56)."""
    lords = free_lords_at(state, village, seat)
    if not lords:
        return
    for relic in _taken_before(state, village):
        keeper = state.relic_keeper[relic]
        if keeper == seat or (keeper == NOBODY and not state.is_fought_over(village)):
            hand_on(state, relic, lords, seat, run)


def keep(state: FiefState, village: int, seat: int) -> None:
    """Let troops that have appeared in a village control relics that were taken before and lie
    there alone (FIEF-11.1-07)."""
    for relic in _taken_before(state, village):
        if state.relic_keeper[relic] == NOBODY:
            state.relic_keeper[relic] = seat


def after_battle(
    state: FiefState, village: int, lords: list[int], winners: list[int], run: Run
) -> None:
    """Give what lies alone there now to one of these lords, who are the winner's, as the leader
    says, the first of the winners; without any, to who is there (FIEF-R-56)."""
    for relic in _taken_before(state, village):
        if state.relic_keeper[relic] != NOBODY:
            continue
        if lords:
            hand_on(state, relic, lords, winners[0], run)
        else:
            _picked_up(state, relic, winners, run)


def go_over(state: FiefState, village: int, before: int, heir: int, run: Run) -> None:
    """Look after relics when troops that keep them have become another player's (FIEF-11.1-07,
    FIEF-R-32); a lord of his who is there carries them."""
    for relic, keeper in enumerate(state.relic_keeper):
        if keeper == before and state.relic_place[relic] == village:
            state.relic_keeper[relic] = heir
    found(state, village, heir, run)


def _taken_before(state: FiefState, village: int) -> list[int]:
    """Return the relics that lie or are kept there and have been taken once; where the keepers are
    gone, they lie alone (FIEF-11.1-09)."""
    if not state.modes.relics:
        return []
    relics = [
        relic
        for relic, place in enumerate(state.relic_place)
        if place == village and state.relics_shown >> relic & 1
    ]
    for relic in relics:
        keeper = state.relic_keeper[relic]
        if keeper != NOBODY and not has_troops(state, village, keeper):
            state.relic_keeper[relic] = NOBODY
    return relics


def hand_on(state: FiefState, relic: int, lords: list[int], chooser: int, run: Run) -> None:
    """Give a relic to one of these lords; where there are several, somebody says which
    (FIEF-R-56)."""
    if len(lords) == 1:
        give(state, relic, lords[0], run)
    else:
        state.stack.append(TakeOver(chooser, relic, tuple(lords)))


def lost(state: FiefState, lord: int, to: list[int], chooser: int, seat: int, run: Run) -> None:
    """Pass on a relic whose holder is dead or captured: to a lord of `to`, whom `chooser` names,
    else the troops of `seat` there, else who is there, else it lies alone (FIEF-11.1-07, -11,
    FIEF-R-56)."""
    for relic, holder in enumerate(state.relic_holder):
        if holder != lord:
            continue
        state.relic_holder[relic] = NOBODY
        state.relic_place[relic] = state.village[lord]
        if to:
            hand_on(state, relic, to, chooser, run)
        else:
            _fall(state, relic, seat, run)


def _fall(state: FiefState, relic: int, seat: int, run: Run) -> None:
    """Lay a relic down whose holder is gone, or those who should have taken it over: the troops of
    his family there keep it, else it is anybody's (FIEF-11.1-07, FIEF-R-56)."""
    village = state.relic_place[relic]
    if has_troops(state, village, seat):
        state.relic_keeper[relic] = seat
    elif not _picked_up(state, relic, [], run):
        run.tell("relic-alone", {"relic": RELICS[relic], "village": VILLAGES[village]})


def _picked_up(state: FiefState, relic: int, winners: list[int], run: Run) -> bool:
    """Whether somebody gets a relic to which nobody has a right: a lord who is there takes it
    (FIEF-11.1-09); where only troops are, they keep it, the winners' of a battle first, then the
    controller's (FIEF-11.1-07). During a battle it is left for its winner (FIEF-R-56)."""
    village = state.relic_place[relic]
    if state.is_fought_over(village):
        return False
    for seat in state.from_active():
        lords = [
            lord for lord in free_lords_at(state, village, seat) if not state.dying >> lord & 1
        ]
        if lords:
            hand_on(state, relic, lords, seat, run)
            return True
    for seat in (*winners, state.control[village], *state.from_active()):
        if has_troops(state, village, seat):
            state.relic_keeper[relic] = seat
            return True
    return False


def look_after(state: FiefState, run: Run) -> None:
    """Let relics whose keepers are gone lie alone (FIEF-11.1-07, -09)."""
    for relic, keeper in enumerate(state.relic_keeper):
        if keeper != NOBODY and not has_troops(state, state.relic_place[relic], keeper):
            state.relic_keeper[relic] = NOBODY
            _picked_up(state, relic, [], run)


@frame
class TakeOver(Ask[FiefState]):
    """Ask which lord takes a relic over (FIEF-R-56): of those who are still free and there when he
    is asked."""

    KIND = "take-over"
    relic: int
    lords: tuple[int, ...]

    def _left(self, state: FiefState) -> list[int]:
        """Return who is left: much may have happened since, a plague or another taker of it."""
        place = state.relic_place[self.relic]
        if place == NOBODY:
            return []
        return [
            lord
            for lord in self.lords
            if state.village[lord] == place and is_free(state, lord) and not state.dying >> lord & 1
        ]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if len(self._left(state)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Decide by itself: one of them is left, or none, or somebody else has it."""
        state.stack.pop()
        left = self._left(state)
        if left:
            give(state, self.relic, left[0], run)
        elif state.relic_place[self.relic] != NOBODY:
            _fall(state, self.relic, self.seat, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("take-over", ("FIEF-11.1-09", "FIEF-11.1-11"), {"relic": RELICS[self.relic]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.GiveRelic(self.relic, lord) for lord in self._left(state)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.GiveRelic)
        state.stack.pop()
        give(state, self.relic, choice.lord, run)


def has(state: FiefState, relic: int, lords: list[int]) -> bool:
    """Whether one of these lords carries it and is free."""
    holder = state.relic_holder[relic]
    return holder in lords and is_free(state, holder)


# The two that work at the end of the Cards phase --------------------------------------------------


def work(state: FiefState, run: Run) -> None:
    """Ask for the prayers of the income phase (FIEF-11.1.1-02, -07)."""
    if not state.modes.relics:
        return
    for relic in (RADEGUND, ROSELINE):
        seat = controller(state, relic)
        if seat != NOBODY:
            state.stack.append(Prayer(seat, relic, (1 << BISHOPRICS) - 1))


@frame
class Prayer(Ask[FiefState]):
    """Ask which calamities the controller tries to move or to end; each once (FIEF-R-56). `left`
    holds the bishoprics whose card has not been tried."""

    KIND = "prayer"
    relic: int
    left: int

    def _sees(self, state: FiefState) -> list[int]:
        bit = BAD_BIT if self.relic == ROSELINE else FAMINE_BIT
        return [see for see in range(BISHOPRICS) if self.left >> see & 1 and state.sky[see] & bit]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if self._sees(state) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if self.relic == ROSELINE:
            return Prompt("pray-roseline", ("FIEF-11.1.1-02", "FIEF-11.1.1-03"))
        return Prompt("pray-radegund", ("FIEF-11.1.1-07",))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DONE, *(choices.Pray(see) for see in self._sees(state))]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
            return
        assert isinstance(choice, choices.Pray)
        see = choice.bishopric
        roll = run.chance.roll(1, DIE)[0]
        tried = 1 << see
        run.tell(
            "prayed",
            {"seat": seat, "relic": RELICS[self.relic], "bishopric": see + 1, "roll": roll},
        )
        if self.relic == RADEGUND:
            if roll in RADEGUND_ON:
                state.sky[see] &= ~FAMINE_BIT
                state.event_discard.append(FAMINE)
                run.tell("famine-ended", {"bishopric": see + 1})
        elif roll <= BISHOPRICS and roll - 1 != see:
            state.sky[see] &= ~BAD_BIT
            to = roll - 1
            if state.sky[to] & BAD_BIT:
                state.event_discard.append(BAD_WEATHER)
                run.tell("weather-cleared", {"bishopric": see + 1})
            else:
                state.sky[to] |= BAD_BIT
                tried |= 1 << to
                run.tell("weather-moved", {"bishopric": see + 1, "onto": to + 1})
        state.stack[-1] = Prayer(seat, self.relic, self.left & ~tried)


def tooth_controller(state: FiefState) -> int:
    """Return who can save a dying lord (FIEF-11.1.1-04)."""
    return controller(state, TOOTH) if state.modes.relics else NOBODY


def use_tooth(state: FiefState) -> None:
    """Take the tooth out of the game (FIEF-11.1-08)."""
    state.relic_holder[TOOTH] = NOBODY
    state.relic_place[TOOTH] = NOBODY
