"""5.0: movement: players move in turn; groups are formed, changed and sent on their way."""

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import NOBODY, VILLAGES
from tableronde.games.fief.rules.control import settled
from tableronde.games.fief.rules.families.lords import family, free_lords_at, prisoners_at
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.muster import Muster
from tableronde.games.fief.rules.march.one_stage import exhaust
from tableronde.games.fief.rules.march.parties import Marches, arrivals
from tableronde.games.fief.rules.march.passage import may_relieve, set_out
from tableronde.games.fief.rules.march.stages import may_lead, may_march
from tableronde.games.fief.rules.march.tunnels import dig, tunnels
from tableronde.games.fief.rules.march.turning_away import turn_back, ways_out
from tableronde.games.fief.rules.troops import add
from tableronde.games.fief.rules.windows import MINOR, MOST_OWN_ACTS, own_act, own_acts, window
from tableronde.games.fief.state import (
    FiefState,
)


@frame
class MoveStep(InTurn):
    """Let each player complete all his moves before the next (FIEF-5.0-01)."""

    KIND = "move-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.stack.append(Moves(seat))
        window(state, MINOR)  # FIEF-W-10

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        """Let what he brought come to stay (FIEF-5.1-11, FIEF-R-33)."""
        window(state, MINOR)
        state.permits = tuple(
            permit for permit in state.permits if permit.kind not in ("passage", "admission")
        )
        for village in range(len(VILLAGES)):
            settled(state, village, seat, run)


@frame
class Moves(Marches):
    """Ask which lord leads the next group; groups may be formed and split in every village
    (FIEF-R-37)."""

    KIND = "moves"

    def has_business(self, state: FiefState) -> bool:
        return any(may_lead(state, lord) for lord in family(state, self.seat))

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("moves", ("FIEF-5.0-01", "FIEF-5.0-03", "FIEF-5.0-05"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [choices.DONE]
        options += [
            choices.LEAD[lord]
            for lord in family(state, seat)
            if may_lead(state, lord)
            and (self.idle < MOST_OWN_ACTS or _led_by(state, lord).roads(state))
        ]
        return options + own_acts(state, seat)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
            return
        if isinstance(choice, choices.Lead):
            group = _led_by(state, choice.lord)
            state.stack[-1] = self.led()
            state.stack.append(group.with_troops(*group.within_reach(state)))
        else:
            own_act(state, seat, choice, run)


def _led_by(state: FiefState, lord: int) -> "Group":
    """Return a group of this lord alone."""
    riding = bool(state.riding >> lord & 1)
    seat, village = state.owner[lord], state.village[lord]
    return Group(seat, village, (lord,), (), 0, 0, riding, fog=state.modes.fog)


@frame
class Group(Band):
    """Ask what a player does with a group: it only grows in lords, so that it comes to an end; who
    wants it otherwise dissolves it and forms another. Its troops are those who came along, at first
    all who could; who goes on is asked for at each stage."""

    KIND = "group"

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        group = self.present(state)
        if not group.lords:
            return ()
        # Also where all roads are barred: a Secret Passage might be at hand.
        may_go = bool(group.roads(state)) if group.bound else group.has_stage(state)
        return (self.seat,) if may_go or group.barred != NOBODY else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Dissolve it: there is nobody to lead it, or no way on (FIEF-5.0-20)."""
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if self.barred != NOBODY:
            return Prompt(
                "turned-away",
                ("FIEF-5.0-13", "FIEF-5.0-14", "FIEF-5.0-15", "FIEF-5.0-16"),
                {"village": VILLAGES[self.village]},
            )
        if self.bound:
            return Prompt(
                "ride-on",
                ("FIEF-5.2-13", "FIEF-5.2-14", "FIEF-12.0-28"),
                {"village": VILLAGES[self.village]},
            )
        if _was_idle(state):
            return Prompt(
                "group",
                ("FIEF-D-15", "FIEF-5.0-02", "FIEF-5.0-06", "FIEF-5.0-10", "FIEF-5.2-01"),
                {"village": VILLAGES[self.village]},
            )
        return Prompt(
            "group",
            ("FIEF-5.0-02", "FIEF-5.0-06", "FIEF-5.0-10", "FIEF-5.2-01"),
            {"village": VILLAGES[self.village]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        group = self.present(state)
        if group.barred != NOBODY:
            return ways_out(state, group)
        roads = group.roads(state)
        must_march = bool(roads) and _was_idle(state)
        options: list[Choice] = [] if group.bound or must_march else [choices.HALT]
        options += [choices.MARCH[to] for to in roads]
        options += [choices.RELIEVE[to] for to in roads if may_relieve(state, seat, to)]
        if not group.lifted:
            changes = _changes(state, group)
            if must_march:
                changes = [one for one in changes if _changed(group, one).roads(state)]
            options += changes
            options += [choices.Ride(count) for count in range(riders(state, group), 0, -1)]
        return options + tunnels(state, group)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = self.present(state)
        if isinstance(choice, choices.Halt):
            state.stack.pop()
        elif isinstance(choice, (choices.March, choices.Relieve)):
            relieving = isinstance(choice, choices.Relieve)
            state.stack[-1] = replace(group, barred=NOBODY)
            if group.barred == NOBODY and group.companies(state):
                state.stack.append(Muster(seat, choice.to, relieving))
            else:
                set_out(state, choice.to, run, relieving)
        elif isinstance(choice, choices.GroupChange):
            state.stack[-1] = _changed(group, choice)
        elif isinstance(choice, choices.Ride):
            riding = replace(group, sergeants=0, knights=choice.knights, weary=(0, 0))
            declare_ride(state, riding, run)
        elif isinstance(choice, choices.TurnBack):
            turn_back(state, group, choice.sergeants, choice.knights, run)
        elif isinstance(choice, choices.Stop):
            state.stack.pop()
            came = arrivals(state, group)
            lords = {*came.lords, *came.captives}
            exhaust(state, group.village, lords, came.lift(state, group.village))
            run.tell("stops", {"seat": seat, "village": VILLAGES[group.village]})
        else:
            assert isinstance(choice, choices.Dig)
            dig(state, group, choice.obstacle, run)


def _was_idle(state: FiefState) -> bool:
    """Whether so many groups were formed without a stage that this one must march: to form and
    dissolve them for ever would never come to an end (FIEF-D-15)."""
    return any(isinstance(frame, Marches) and frame.idle > MOST_OWN_ACTS for frame in state.stack)


def _changes(state: FiefState, group: Band) -> list[Choice]:
    """Return the changes that can be made: lords who join and stay behind, prisoners who are
    brought along, troops of which road are taken first (FIEF-5.0-06, FIEF-5.2-14); nobody stays
    without whom the others could not go on (FIEF-5.2-13)."""
    limit = group.limit(state)
    village, seat = group.village, group.seat
    options: list[Choice] = [
        choices.JOIN[lord]
        for lord in free_lords_at(state, village, seat)
        if lord not in group.lords
        and (state.stages[lord] < limit or lord == state.arc)
        and (not group.riding or state.riding >> lord & 1 or _may_ride(state, _led_by(state, lord)))
        and may_march(state, lord)
    ]
    if group.bound and len(group.lords) > 1:
        leaving = [choices.STAY[lord] for lord in group.lords]
        options += [choice for choice in leaving if _changed(group, choice).has_stage(state)]
    options += [
        choices.BRING[lord]
        for lord in prisoners_at(state, village, seat)
        if lord not in group.captives and state.stages[lord] < limit
    ]
    roads = {company.came for company in group.companies(state) if company.stages}
    if len(roads) > 1 and group.road == NOBODY:
        taken = group.lords_roads(state)  # by itself, if it is one
        options += [choices.FirstFrom(road) for road in sorted(roads) if taken != {road}]
    return options


def _changed(group: Band, choice: Choice) -> Band:
    """Return the group after one of them."""
    if isinstance(choice, choices.FirstFrom):
        return replace(group, road=choice.village)
    if isinstance(choice, choices.Join):
        return replace(group, lords=(*group.lords, choice.lord))
    if isinstance(choice, choices.Stay):
        return replace(group, lords=tuple(each for each in group.lords if each != choice.lord))
    assert isinstance(choice, choices.Bring)
    return replace(group, captives=(*group.captives, choice.lord))


def riders(state: FiefState, group: Band) -> int:
    """Return how many knights could ride; lords, knights and prisoners only (FIEF-5.2-05)."""
    if group.riding or not _may_ride(state, group):
        return 0
    _, fresh = group.alike(state)
    return fresh[1]


def _may_ride(state: FiefState, group: Band) -> bool:
    """Whether a ride can be declared: before the first stage, also by who has asked to leave and
    was refused (FIEF-5.2-06, -07, FIEF-12.0-27)."""
    return not group.with_troops(0, 0).has_moved(state)


def declare_ride(state: FiefState, group: Band, run: Run) -> None:
    """Let the group carry the mark from now on; in the fog of war it is known by it (FIEF-R-38,
    FIEF-R-57)."""
    seat, village = group.seat, group.village
    for lord in group.lords:
        state.riding |= 1 << lord
    for company in group.take_up(state):
        add(state, village, company._replace(riding=True))
    run.reveal("rides", {"seat": seat, "village": VILLAGES[village], "count": group.knights})
    state.stack[-1] = replace(group, riding=True)
    window(state, MINOR)  # FIEF-W-10
