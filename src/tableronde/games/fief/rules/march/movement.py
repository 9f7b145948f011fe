"""5.0: movement: groups of lords and troops go stage by stage, with rights of passage."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sealed, frame
from tableronde.games.fief.components import (
    NEIGHBOURS,
    NOBODY,
    SECRET_PASSAGE,
    VILLAGES,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.control import besiegers, is_besieged, settled
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import family, free_lords_at, prisoners_at
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.rules.march.chevauchees import Charge
from tableronde.games.fief.rules.march.groups import (
    ALL_WEARY,
    OBSTACLES,
    PIECES,
    WEATHER,
    Arrivals,
    Band,
    Marches,
    arrivals,
    exhaust,
    go,
    lift_off,
    refuse,
)
from tableronde.games.fief.rules.march.stages import may_lead, may_march
from tableronde.games.fief.rules.pauses import pause
from tableronde.games.fief.rules.troops import add, counted, is_present, take
from tableronde.games.fief.rules.windows import MINOR, MOST_OWN_ACTS, own_act, own_acts, window
from tableronde.games.fief.state import (
    ALWAYS,
    ASK,
    FIRST_TOLL,
    INSIDE,
    NEVER,
    TOLLS,
    Company,
    FiefState,
    Permit,
)


@frame
class MoveStep(InTurn):
    """Each player completes all his moves before the next (FIEF-5.0-01)."""

    KIND = "move-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.stack.append(Moves(seat))
        window(state, MINOR)  # FIEF-W-10

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        """What he brought has come to stay (FIEF-5.1-11, FIEF-R-33)."""
        window(state, MINOR)
        state.permits = tuple(
            permit for permit in state.permits if permit.kind not in ("passage", "admission")
        )
        for village in range(len(VILLAGES)):
            settled(state, village, seat, run)


@frame
class Moves(Marches):
    """Which lord leads the next group; groups may be formed and split in every village
    (FIEF-R-37)."""

    KIND = "moves"

    def has_business(self, state: FiefState) -> bool:
        return any(may_lead(state, lord) for lord in family(state, self.seat))

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("moves", ("FIEF-5.0-01", "FIEF-5.0-03", "FIEF-5.0-05"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [("done",)]
        options += [
            ("lead", lord)
            for lord in family(state, seat)
            if may_lead(state, lord)
            and (self.idle < MOST_OWN_ACTS or _led_by(state, lord).roads(state))
        ]
        return options + own_acts(state, seat)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if choice[0] == "done":
            state.stack.pop()
            return
        if choice[0] == "lead":
            group = _led_by(state, choice[1])
            state.stack[-1] = self.led()
            state.stack.append(group.with_troops(*group.within_reach(state)))
        else:
            own_act(state, seat, choice, run)


def _led_by(state: FiefState, lord: int) -> "Group":
    """A group of this lord alone."""
    riding = bool(state.riding >> lord & 1)
    seat, village = state.owner[lord], state.village[lord]
    return Group(seat, village, (lord,), (), 0, 0, riding, fog=state.modes.fog)


@frame
class Group(Band):
    """What its player does with a group: it only grows in lords, so that it comes to an end; who
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
        """Nobody to lead it, or no way on: it is dissolved (FIEF-5.0-20)."""
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
            return _ways_out(state, group)
        roads = group.roads(state)
        must_march = bool(roads) and _was_idle(state)
        options: list[Choice] = [] if group.bound or must_march else [("halt",)]
        options += [("march", to) for to in roads]
        options += [("relieve", to) for to in roads if may_relieve(state, seat, to)]
        if not group.lifted:
            changes = _changes(state, group)
            if must_march:
                changes = [one for one in changes if _changed(group, one).roads(state)]
            options += changes
            options += [("ride", count) for count in range(riders(state, group), 0, -1)]
        return options + tunnels(state, group)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = self.present(state)
        verb = choice[0]
        if verb == "halt":
            state.stack.pop()
        elif verb in ("march", "relieve"):
            state.stack[-1] = replace(group, barred=NOBODY)
            if group.barred == NOBODY and group.companies(state):
                state.stack.append(Muster(seat, choice[1], verb == "relieve"))
            else:
                set_out(state, choice[1], run, relieving=verb == "relieve")
        elif verb in CHANGES:
            state.stack[-1] = _changed(group, choice)
        elif verb == "ride":
            declare_ride(state, replace(group, sergeants=0, knights=choice[1], weary=(0, 0)), run)
        elif verb == "turn-back":
            turn_back(state, group, choice[1], choice[2], run)
        elif verb == "stop":
            state.stack.pop()
            came = arrivals(state, group)
            lords = {*came.lords, *came.captives}
            exhaust(state, group.village, lords, came.lift(state, group.village))
            run.tell("stops", {"seat": seat, "village": VILLAGES[group.village]})
        else:
            dig(state, group, choice[1], run)


def _was_idle(state: FiefState) -> bool:
    """Whether so many groups were formed without a stage that this one must march: to form and
    dissolve them for ever would hold up the table (FIEF-D-15)."""
    return any(isinstance(frame, Marches) and frame.idle > MOST_OWN_ACTS for frame in state.stack)


@frame
class Muster(Ask[FiefState]):
    """Who comes along on a stage (FIEF-5.0-06, FIEF-5.2-14): all of it in one answer, and asked for
    wherever there are counters. Were it told in steps, or only by who leaves some behind, others
    would read in the fog of war from the number of answers what they do not see (FIEF-R-57,
    FIEF-D-05)."""

    KIND = "muster"
    to: int
    relieving: bool

    def _group(self, state: FiefState) -> Band:
        group = state.stack[-2]
        assert isinstance(group, Group)
        return group.present(state)

    def _least(self, group: Band) -> int:
        """After a won fight at least one knight rides on (FIEF-5.2-14, FIEF-R-38)."""
        return min(1, group.knights) if group.bound else 0

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Without fog everybody sees whether anything is left to choose."""
        group = self._group(state)
        weary, fresh = group.in_reach(state)
        fixed = sum(weary) + sum(fresh) == self._least(group)
        return () if fixed and not state.modes.fog else (self.seat,)

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, ("muster", 0, self._least(self._group(state))), run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "muster",
            ("FIEF-5.0-06", "FIEF-5.2-14"),
            {"village": VILLAGES[self._group(state).village], "to": VILLAGES[self.to]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        """Everybody first. Those who have marched are told apart where some have and some have
        not."""
        group = self._group(state)
        least = self._least(group)
        weary, fresh = group.in_reach(state)
        s, k = weary[0] + fresh[0], weary[1] + fresh[1]
        if (weary[0] and fresh[0]) or (weary[1] and fresh[1]):
            options: list[Choice] = [
                ("muster-mixed", i, j, tired, ridden)
                for i in range(s, -1, -1)
                for j in range(k, least - 1, -1)
                for tired in range(min(i, weary[0]), max(0, i - fresh[0]) - 1, -1)
                for ridden in range(min(j, weary[1]), max(0, j - fresh[1]) - 1, -1)
            ]
        else:
            options = [("muster", i, j) for i in range(s, -1, -1) for j in range(k, least - 1, -1)]
        if not group.was_refused(state, self.to):
            return options
        return [choice for choice in options if _mustered(group, choice).is_open(state, self.to)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        group = _mustered(self._group(state), choice)
        state.stack.pop()
        state.stack[-1] = group
        set_out(state, self.to, run, self.relieving)


def _mustered(group: Band, choice: Choice) -> Band:
    """The group with those who come along."""
    weary = ALL_WEARY if choice[0] == "muster" else (choice[3], choice[4])
    return replace(group, sergeants=choice[1], knights=choice[2], weary=weary)


CHANGES: Final = frozenset({"join", "stay", "bring", "first-from"})


def _changes(state: FiefState, group: Band) -> list[Choice]:
    """Lords who join and stay behind, prisoners who are brought along, troops of which road are
    taken first (FIEF-5.0-06, FIEF-5.2-14); nobody stays without whom the others could not go on
    (FIEF-5.2-13)."""
    limit = group.limit(state)
    village, seat = group.village, group.seat
    options: list[Choice] = [
        ("join", lord)
        for lord in free_lords_at(state, village, seat)
        if lord not in group.lords
        and (state.stages[lord] < limit or lord == state.arc)
        and (not group.riding or state.riding >> lord & 1 or _may_ride(state, _led_by(state, lord)))
        and may_march(state, lord)
    ]
    if group.bound and len(group.lords) > 1:
        leaving = [("stay", lord) for lord in group.lords]
        options += [choice for choice in leaving if _changed(group, choice).has_stage(state)]
    options += [
        ("bring", lord)
        for lord in prisoners_at(state, village, seat)
        if lord not in group.captives and state.stages[lord] < limit
    ]
    roads = {company.came for company in group.companies(state) if company.stages}
    if len(roads) > 1 and group.road == NOBODY:
        taken = group.lords_roads(state)  # by itself, if it is one
        options += [("first-from", road) for road in sorted(roads) if taken != {road}]
    return options


def _changed(group: Band, choice: Choice) -> Band:
    """The group after one of them."""
    verb, lord = choice
    if verb == "first-from":
        return replace(group, road=choice[1])
    if verb == "join":
        return replace(group, lords=(*group.lords, lord))
    if verb == "stay":
        return replace(group, lords=tuple(other for other in group.lords if other != lord))
    return replace(group, captives=(*group.captives, lord))


def riders(state: FiefState, group: Band) -> int:
    """How many knights could ride; lords, knights and prisoners only (FIEF-5.2-05)."""
    if group.riding or not _may_ride(state, group):
        return 0
    _, fresh = group.alike(state)
    return fresh[1]


def _may_ride(state: FiefState, group: Band) -> bool:
    """It is declared before the first stage, also by who has asked to leave and was refused
    (FIEF-5.2-06, -07, FIEF-12.0-27)."""
    return not group.with_troops(0, 0).has_moved(state)


def _may_dig(state: FiefState, group: Band) -> bool:
    """Whether it has a Secret Passage and a stage for it; never riders (FIEF-R-51)."""
    return not group.riding and SECRET_PASSAGE in state.hands[group.seat] and group.has_stage(state)


def tunnels(state: FiefState, group: Band) -> list[Choice]:
    """A Secret Passage for one kind of obstacle, if it opens a road: others may be left who can be
    asked, or for whom there are more cards (FIEF-10.2.1-05, FIEF-R-51)."""
    if not _may_dig(state, group):
        return []
    cards = state.hands[group.seat].count(SECRET_PASSAGE)
    barred = group.barred
    kinds: set[int] = set()
    for to in NEIGHBOURS[group.village] if barred == NOBODY else (barred,):
        found = group.obstacles(state, to)
        refused = barred != NOBODY or group.was_refused(state, to)
        for kind in found:
            left = sum(other not in (kind, WEATHER) for other in found)
            if not refused or left < cards:
                kinds.add(kind)
    return [("dig", kind) for kind in sorted(kinds)]


def dig(state: FiefState, group: Band, kind: int, run: Run) -> None:
    hands.play(state, group.seat, SECRET_PASSAGE)
    run.reveal(
        "digs",
        {
            "seat": group.seat,
            "village": VILLAGES[group.village],
            "obstacle": OBSTACLES[kind],
        },
    )
    state.stack.append(Dug(group.seat, SECRET_PASSAGE, ("dig", kind)))
    pause(state)


@frame
class Dug(InPlay):
    """A Secret Passage that leads a group on its way (FIEF-10.2.1-01)."""

    KIND = "dug"

    def take_effect(self, state: FiefState, run: Run) -> None:
        hands.discard(state, self.card)
        group = state.stack[-1]
        assert isinstance(group, Band)
        dug = replace(group, lifted=group.lifted | 1 << self.choice[1])
        state.stack[-1] = dug
        if group.barred != NOBODY and dug.is_open(state, group.barred):
            set_out(state, group.barred, run, relieving=False)


# Turned away (FIEF-5.0-13 to -16, FIEF-R-36) ------------------------------------------------------


def _together(state: FiefState, group: Band, came: Arrivals) -> Band:
    """All who came, and whoever stood there before and had joined them (FIEF-5.0-15), but nobody
    out of besieged walls; if none of its lords came, they go back by themselves."""
    if came.lords and not set(came.lords) & set(group.lords):
        return replace(group, lords=came.lords, captives=came.captives)
    kept_in = bool(came.lords) and is_besieged(state, group.village)
    lords = [
        lord
        for lord in group.lords
        if lord not in came.lords and not (kept_in and state.post[lord] == INSIDE)
    ]
    captives = [lord for lord in group.captives if lord not in came.captives]
    return replace(group, lords=(*came.lords, *lords), captives=(*came.captives, *captives))


def _road_back(state: FiefState, whole: Band, came: Arrivals) -> int:
    """That of all who came with it, if it was one and every piece has a stage left; or NOBODY
    (FIEF-5.0-14, FIEF-R-36)."""
    roads = {state.came[lord] for lord in (*came.lords, *came.captives)}
    roads |= {company.came for company, _, _ in came.troops}
    if len(roads) != 1:
        return NOBODY
    limit = whole.limit(state)
    made = [state.stages[lord] for lord in (*whole.lords, *whole.captives)]
    made += [company.stages for company, _, _ in came.troops]
    return roads.pop() if max(made) < limit else NOBODY


def _fresh(state: FiefState, group: Band) -> list[Company]:
    """Own troops that have not marched; none out of besieged walls, unless it leaves them
    itself."""
    inside = group.is_inside(state)
    return [
        company
        for company in group.companies(state)
        if not company.stages and (inside or company.post != INSIDE)
    ]


def _ways_out(state: FiefState, group: Band) -> list[Choice]:
    """Stop at the entrance; turn back with all that came, and with own troops that stood there
    before if one likes (FIEF-5.0-15), but neither out of a siege nor in bad weather (FIEF-5.0-19,
    FIEF-2.3.1-01); or go on by a Secret Passage, or by a right bought since. Who must go on after
    a won fight stops only if there is no way back (FIEF-5.2-13)."""
    options: list[Choice] = []
    digs = tunnels(state, group)
    if group.is_open(state, group.barred):
        options.append(("march", group.barred))
    came = arrivals(state, group)
    whole = _together(state, group, came)
    back = _road_back(state, whole, came)
    if back != NOBODY:
        hindered = [kind for kind in whole.obstacles(state, back) if kind != PIECES]
        if not hindered:
            _, (s, k) = group.count(_fresh(state, whole))
            options += [("turn-back", i, j) for i in range(s + 1) for j in range(k + 1)]
        elif _may_dig(state, group) and ("dig", hindered[0]) not in digs:
            digs.append(("dig", hindered[0]))
    if not (group.bound and options):
        options.insert(0, ("stop",))
    return options + digs


def turn_back(state: FiefState, group: Band, sergeants: int, knights: int, run: Run) -> None:
    """Along the road it came by, without asking anybody (FIEF-5.0-21); troops whose lord has left
    them go back with those who took them on."""
    came = arrivals(state, group)
    whole = _together(state, group, came)
    back = _road_back(state, whole, came)
    fresh = _fresh(state, whole)
    stood_there = take(state, group.village, group.seat, sergeants, knights, fresh)
    lifted = [*came.lift(state, group.village), *_fall_in(group, stood_there, run)]
    go(state, whole.with_troops(*counted(lifted)), back, run, lifted)


def declare_ride(state: FiefState, group: Band, run: Run) -> None:
    """The group carries the mark from now on; in the fog of war it is known by it (FIEF-R-38,
    FIEF-R-57)."""
    seat, village = group.seat, group.village
    for lord in group.lords:
        state.riding |= 1 << lord
    for company in group.take_up(state):
        add(state, village, company._replace(riding=True))
    run.reveal("rides", {"seat": seat, "village": VILLAGES[village], "count": group.knights})
    state.stack[-1] = replace(group, riding=True)
    window(state, MINOR)  # FIEF-W-10


def _fall_in(group: Band, lifted: list[Company], run: Run) -> list[Company]:
    """Who goes with riders carries the mark, who goes with others does so no more (FIEF-5.0-06,
    FIEF-R-38). In the fog of war it shows what joins a ride (FIEF-R-57)."""
    joined = sum(company.knights for company in lifted if not company.riding)
    if group.riding and joined:
        village = VILLAGES[group.village]
        run.reveal("joins-ride", {"seat": group.seat, "village": village, "count": joined})
    return [company._replace(riding=group.riding) for company in lifted]


# One stage ----------------------------------------------------------------------------------------


def set_out(state: FiefState, to: int, run: Run, relieving: bool) -> None:
    """Ask those who stand in the way, or fight them, or go (FIEF-5.0-10 to -12)."""
    group = state.stack[-1]
    assert isinstance(group, Group)
    state.riding = state.riding | group.who() if group.riding else state.riding & ~group.who()
    joining = [part for part in group.troops(state) if part[0].riding != group.riding]
    for company in _fall_in(group, lift_off(state, group.village, joining), run):
        add(state, group.village, company)
    if relieving:
        AskAdmission(state.control[to], group.seat, group.village, to).put(state, run)
        return
    asked = tuple(sorted({*group.besiegers(state), *group.blockers(state, to)}))
    if not asked:
        go(state, group, to, run)
        return
    if group.riding:
        nobody: tuple[Choice | None, ...] = tuple(None for _ in asked)
        state.stack.append(Charge(asked, nobody, state.number, to))
        return
    run.tell(
        "asks-passage",
        {
            "seat": group.seat,
            "seats": list(asked),
            "village": VILLAGES[group.village],
            "to": VILLAGES[to],
        },
    )
    answers = tuple(_policy(state, seat, group.seat) for seat in asked)
    state.stack.append(Passage(asked, answers, state.number, group.seat, to))


def _policy(state: FiefState, seat: int, asker: int) -> Choice | None:
    """A standing answer to this asker (FIEF-D-08)."""
    policy = state.policies[seat][asker]
    if policy == ALWAYS:
        return ("allow",)
    if policy == NEVER:
        return ("refuse",)
    return None if policy == ASK else ("toll", TOLLS[policy - FIRST_TOLL])


@frame
class Passage(Sealed[FiefState]):
    """All whose consent is needed are asked at once; the first refusal ends it (FIEF-D-08)."""

    KIND = "passage"
    asker: int
    to: int

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return () if ("refuse",) in self.answers else super().waiting(state)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        group = state.stack[-2]
        assert isinstance(group, Group)
        return Prompt(
            "passage",
            ("FIEF-5.0-10", "FIEF-5.0-19", "FIEF-D-08"),
            {
                "other": self.asker,
                "village": VILLAGES[group.village],
                "to": VILLAGES[self.to],
            },
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("refuse",), ("allow",), *(("toll", count) for count in TOLLS)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        group = state.stack[-1]
        assert isinstance(group, Group)
        tolls = 0
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer == ("refuse",):
                run.reveal("passage-refused", {"seat": seat, "other": self.asker})
                refuse(state, group, self.to, run)
                return
            if answer is not None and answer[0] == "toll":
                tolls += answer[1]
        if not tolls:
            run.reveal("passage-granted", {"seat": self.asker, "seats": list(self.asked)})
            go(state, group, self.to, run)
        else:
            prices = tuple(
                answer[1] if answer is not None and answer[0] == "toll" else 0
                for answer in self.answers
            )
            run.revealed = True  # a standing answer may be among them
            state.stack.append(Toll(self.asker, self.asked, prices, self.to))


@frame
class Toll(Ask[FiefState]):
    """A price is asked for the passage: pay, or it is refused (FIEF-D-08)."""

    KIND = "toll"
    takers: tuple[int, ...]
    prices: tuple[int, ...]
    to: int

    def _may_pay(self, state: FiefState) -> bool:
        return sum(self.prices) <= state.money[self.seat]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Who cannot pay is asked only where his money is hidden."""
        return (self.seat,) if state.modes.hidden_money or self._may_pay(state) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, ("decline",), run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("toll", ("FIEF-5.0-10", "FIEF-D-08"), {"count": sum(self.prices)})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("decline",), ("pay-toll",)] if self._may_pay(state) else [("decline",)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        group = state.stack[-1]
        assert isinstance(group, Group)
        if choice[0] == "decline":
            refuse(state, group, self.to, run)
            return
        for taker, count in zip(self.takers, self.prices, strict=True):
            if count:
                state.money[seat] -= count
                state.money[taker] += count
                run.tell("paid", {"seat": seat, "other": taker, "count": count})
        go(state, group, self.to, run)


def may_relieve(state: FiefState, seat: int, to: int) -> bool:
    """A third player may bring help into a besieged place with the consent of the besieged
    (FIEF-6.4.1-07)."""
    holder = state.control[to]
    return (
        is_besieged(state, to)
        and holder not in (NOBODY, seat)
        and seat not in besiegers(state, to)
        and is_present(state, to, holder)
    )


@frame
class AskAdmission(Request):
    """To be let into a besieged place as reinforcement (FIEF-6.4.1-07). `thing` is where the group
    stands, `other` where it goes."""

    KIND = "admission"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "admission", ("FIEF-6.4.1-07",), {"other": self.asker, "village": VILLAGES[self.other]}
        )

    def granted(self, state: FiefState, run: Run) -> None:
        """To this group: others of its player ask again."""
        group = state.stack[-1]
        assert isinstance(group, Group)
        admission = Permit("admission", self.seat, self.asker, self.other, lords=group.who())
        state.permits = (*state.permits, admission)
        self._go_on(state, run)

    def denied(self, state: FiefState, run: Run) -> None:
        """It goes as far as the gates."""
        self._go_on(state, run)

    def _go_on(self, state: FiefState, run: Run) -> None:
        set_out(state, self.other, run, relieving=False)
