"""5.0: a group on its way: what it is made of, who stands in its way, and one stage of it."""

from collections import Counter
from typing import Final, NamedTuple

from tableronde.core.declared import replace
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, frame
from tableronde.core.plain import Plain
from tableronde.games.fief.components import (
    ALL_LORDS,
    BISHOPRIC_OF,
    KNIGHTS,
    LORDS,
    NEIGHBOURS,
    NO_FORT,
    NOBODY,
    SERGEANTS,
    STAGES,
    STAGES_WITH_ARC,
    VILLAGES,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.cards import calamities
from tableronde.games.fief.rules.control import besiegers, is_besieged, vacated
from tableronde.games.fief.rules.families.lords import free_lords_at, is_free, prisoners_at
from tableronde.games.fief.rules.families.prisoners import check_prisoners
from tableronde.games.fief.rules.in_turn import OwnTurn
from tableronde.games.fief.rules.troops import add, counted, is_present, present, take
from tableronde.games.fief.rules.windows import MINOR, window
from tableronde.games.fief.state import (
    BAD_BIT,
    INSIDE,
    ROAD,
    Company,
    FiefState,
)

# Kinds of obstacles that a Secret Passage lifts (FIEF-10.2.1-05) ----------------------------------

SIEGE, WEATHER, PIECES = range(3)
OBSTACLES: Final = ("siege", "weather", "pieces")
ALL_WEARY: Final = (SERGEANTS, KNIGHTS)
"""As many of those who have marched come along as there are."""


def under_bad_weather(state: FiefState, village: int, to: int) -> bool:
    """No stage from, to or within such a bishopric (FIEF-2.3.1-01)."""
    return bool((state.sky[BISHOPRIC_OF[village]] | state.sky[BISHOPRIC_OF[to]]) & BAD_BIT)


def lift_off(
    state: FiefState, village: int, parts: list[tuple[Company, int, int]]
) -> list[Company]:
    """So many sergeants and knights of each company, lifted off the board."""
    return [
        one
        for company, sergeants, knights in parts
        for one in take(state, village, company.seat, sergeants, knights, [company])
    ]


@frame
class Band(Ask[FiefState]):
    """Lords, troops and prisoners who go together (FIEF-R-37). `lifted` are obstacles that a Secret
    Passage has lifted for the next stage; `bound`: a chevauchée that has won must go on; `barred`:
    the village to which passage has just been refused; `weary`: how many at most of the sergeants
    and knights who have marched in this turn come along, and `road`: who has come by it is taken
    first of these (FIEF-5.0-06)."""

    village: int
    lords: tuple[int, ...]
    captives: tuple[int, ...]
    sergeants: int
    knights: int
    riding: bool
    lifted: int = 0
    bound: bool = False
    barred: int = NOBODY
    fog: bool = False
    weary: tuple[int, int] = ALL_WEARY
    road: int = NOBODY

    # What it is made of ---------------------------------------------------------------------

    def hides_troops_from(self, seat: int | None) -> bool:
        """In the fog of war others see how many counters go along when they march, and never which
        (FIEF-11.2-01); nor how many while the group is formed: if it lost four at a stroke, these
        would be known to be of one kind. Riders have been shown (FIEF-R-57)."""
        return self.fog and not self.riding and seat not in (self.seat, ALL)

    def seen_by(self, seat: int | None) -> list[Plain]:
        if not self.hides_troops_from(seat):
            return self.plain()
        return replace(self, sergeants=0, knights=0, weary=ALL_WEARY).plain()

    def imagined(self, state: FiefState) -> "Band":
        """With what may be hidden: all who could come along."""
        return self.with_troops(*self.within_reach(state))

    def with_troops(self, sergeants: int, knights: int) -> "Band":
        return replace(self, sergeants=sergeants, knights=knights)

    def present(self, state: FiefState) -> "Band":
        """Without those who have died, been captured or lost since."""
        village, seat = self.village, self.seat
        lords = tuple(
            lord
            for lord in self.lords
            if state.village[lord] == village and state.owner[lord] == seat and is_free(state, lord)
        )
        captives = tuple(
            lord
            for lord in self.captives
            if state.village[lord] == village and state.captor[lord] == seat
        )
        group = replace(self, lords=lords, captives=captives)
        sergeants, knights = group.within_reach(state)
        return group.with_troops(min(self.sergeants, sergeants), min(self.knights, knights))

    def limit(self, state: FiefState) -> int:
        """Three stages with d'Arc as a free lord of the group (FIEF-R-63)."""
        return STAGES_WITH_ARC if state.arc in self.lords else STAGES

    def companies(self, state: FiefState) -> list[Company]:
        """Its player's troops in the village that can still make a stage: those first who go in
        the same way, then those who came by the road that was named, or by those of its lords,
        then those with the longest way behind them, then those on the same side of besieged walls.
        Riders take up only such as have not marched yet (FIEF-5.2-07)."""
        limit = self.limit(state)
        roads = self.lords_roads(state) if self.road == NOBODY else {self.road}
        inside = any(state.post[lord] == INSIDE for lord in self.lords)
        found = [
            company
            for company in state.camps[self.village]
            if company.seat == self.seat
            and company.stages < limit
            and (company.riding or not self.riding or not company.stages)
        ]
        return sorted(
            found,
            key=lambda company: (
                company.riding != self.riding,
                company.came not in roads,
                -company.stages,
                not company.tested,
                (company.post == INSIDE) != inside,
            ),
        )

    def lords_roads(self, state: FiefState) -> set[int]:
        """The roads by which its lords have come in this phase."""
        return {state.came[lord] for lord in self.lords if state.stages[lord]}

    def count(self, companies: list[Company]) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many sergeants and knights of these have marched, and how many are fresh; no
        sergeant rides (FIEF-R-38)."""
        weary = counted([company for company in companies if company.stages])
        fresh = counted([company for company in companies if not company.stages])
        return ((0, weary[1]), (0, fresh[1])) if self.riding else (weary, fresh)

    def in_reach(self, state: FiefState) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many sergeants and knights there are who have marched, and who are fresh."""
        return self.count(self.companies(state))

    def alike(self, state: FiefState) -> tuple[tuple[int, int], tuple[int, int]]:
        """The same of those who ride if it does, and do not if it does not."""
        return self.count([c for c in self.companies(state) if c.riding == self.riding])

    def within_reach(self, state: FiefState) -> tuple[int, int]:
        """How many sergeants and knights come along unless it is told otherwise. Whom riders could
        take up is not to be read from it in the fog of war (FIEF-R-57)."""
        weary, fresh = self.alike(state)
        return (
            min(weary[0], self.weary[0]) + fresh[0],
            min(weary[1], self.weary[1]) + fresh[1],
        )

    def _who_marched(self, state: FiefState) -> tuple[int, int]:
        """How many of its sergeants and knights have marched: as many as may, so that fresh ones
        stay free for others."""
        weary, _ = self.in_reach(state)
        return (
            min(self.sergeants, weary[0], self.weary[0]),
            min(self.knights, weary[1], self.weary[1]),
        )

    def troops(self, state: FiefState) -> list[tuple[Company, int, int]]:
        """Its troops, company by company: how many sergeants and knights of it."""
        marched = self._who_marched(state)
        left = {True: marched, False: (self.sergeants - marched[0], self.knights - marched[1])}
        found = []
        for company in self.companies(state):
            s, k = left[company.stages > 0]
            sergeants, knights = min(s, company.sergeants), min(k, company.knights)
            if sergeants or knights:
                left[company.stages > 0] = (s - sergeants, k - knights)
                found.append((company, sergeants, knights))
        return found

    def marched(self, state: FiefState) -> list[tuple[Company, int, int]]:
        """Those of them who have marched."""
        return [part for part in self.troops(state) if part[0].stages]

    def take_up(self, state: FiefState) -> list[Company]:
        """Its troops, lifted off the board."""
        return lift_off(state, self.village, self.troops(state))

    def is_inside(self, state: FiefState) -> bool:
        """Whether some of it stand in the middle of the village: it is by these that it leaves a
        siege (FIEF-5.0-19)."""
        return (
            state.control[self.village] == self.seat
            or any(state.post[lord] == INSIDE for lord in self.lords)
            or any(company.post == INSIDE for company, _, _ in self.troops(state))
        )

    def riders(self, state: FiefState) -> list[Company]:
        """Who rides in the village and could go on, those first out of whom its own knights are: it
        has as many as it counts, whatever befalls its lords meanwhile (FIEF-R-38)."""
        own = [company for company in self.companies(state) if company.riding]
        if self.weary != ALL_WEARY:
            own.reverse()  # not all came along of those who have marched
        return own + [
            company
            for company in state.camps[self.village]
            if company.seat == self.seat
            and company.riding
            and company.stages < STAGES_WITH_ARC
            and company not in own
        ]

    def entries(self, state: FiefState) -> set[int]:
        """The roads by which its pieces have come in this phase (FIEF-R-35)."""
        roads = self.lords_roads(state)
        roads |= {state.came[lord] for lord in self.captives if state.stages[lord]}
        roads |= {company.came for company, _, _ in self.marched(state)}
        roads.discard(NOBODY)
        return roads

    def has_moved(self, state: FiefState) -> bool:
        return bool(self.entries(state)) or any(state.stages[lord] for lord in self.lords)

    def _goes_back(self, state: FiefState, to: int) -> bool:
        """Whether all who have come did so by this road: there and back they go through nothing
        (FIEF-5.0-04, FIEF-5.0-10)."""
        strays = any(
            state.stages[lord] and state.came[lord] == NOBODY
            for lord in (*self.lords, *self.captives)
        )
        return not strays and self.entries(state) == {to}

    # Where it can go, and who stands in the way ------------------------------------------------

    def roads(self, state: FiefState) -> list[int]:
        """Neighbours to which it could set out, asking or fighting where it must."""
        if not self.has_stage(state):
            return []
        return [
            to
            for to in NEIGHBOURS[self.village]
            if not self.is_kept_in(state, to)
            and (not self.was_refused(state, to) or self.with_troops(0, 0).is_open(state, to))
        ]

    def has_stage(self, state: FiefState) -> bool:
        """Whether all its lords and prisoners have a stage left."""
        limit = self.limit(state)
        return all(state.stages[lord] < limit for lord in (*self.lords, *self.captives))

    def is_kept_in(self, state: FiefState, to: int) -> bool:
        """Whether bad weather keeps it from a road. It does not matter to a stage that is made
        through a Secret Passage, whatever else that was dug for (FIEF-2.3.1-04)."""
        return not self.lifted and under_bad_weather(state, self.village, to)

    def who(self) -> int:
        """Its lords, as bits: by them others know a group."""
        return sum(1 << lord for lord in self.lords)

    def may_pass(self, state: FiefState, giver: int) -> bool:
        """Whether a player has let this very group pass here (FIEF-D-06)."""
        return state.permitted("passage", giver, self.seat, self.village, self.who())

    def request(self, to: int) -> tuple[str | int, ...]:
        """What it asks for when it asks for passage, or is about to fight for."""
        what = "charge" if self.riding else "passage"
        return (what, self.seat, self.village, to, self.who())

    def was_refused(self, state: FiefState, to: int) -> bool:
        """Refused to one of these lords once, it is not asked for again in this phase
        (FIEF-D-09)."""
        *what, who = self.request(to)
        return any(request[:4] == tuple(what) and request[4] & who for request in state.refused)

    def is_open(self, state: FiefState, to: int) -> bool:
        """Whether nobody's consent is missing: a right was bought of everyone who bars the way."""
        return not self.blockers(state, to) and not self.besiegers(state)

    def obstacles(self, state: FiefState, to: int) -> list[int]:
        """Kinds of obstacles on a road that a Secret Passage would lift."""
        kinds = []
        siege = self.besiegers(state)
        if siege:
            kinds.append(SIEGE)
        if self.is_kept_in(state, to):
            kinds.append(WEATHER)
        if any(seat not in siege for seat in self.blockers(state, to)):
            kinds.append(PIECES)
        return kinds

    def besiegers(self, state: FiefState) -> list[int]:
        """Whose siege it would have to leave (FIEF-5.0-19)."""
        if self.lifted >> SIEGE & 1 or not is_besieged(state, self.village):
            return []
        if not self.is_inside(state):
            return []
        return [
            seat
            for seat in besiegers(state, self.village)
            if seat != self.seat and not self.may_pass(state, seat)
        ]

    def blockers(self, state: FiefState, to: int) -> list[int]:
        """Whose consent it still needs to go on."""
        return [seat for seat in self.in_the_way(state, to) if not self.may_pass(state, seat)]

    def in_the_way(self, state: FiefState, to: int) -> list[int]:
        """Who stands in its way: of those on the road it takes; if it goes on through the village,
        also of the controller and of those on the road of its coming (FIEF-R-35)."""
        if self.lifted >> PIECES & 1:
            return []
        village = self.village
        roads = {to}
        found: set[int] = set()
        if self.has_moved(state) and not self._goes_back(state, to):
            roads |= self.entries(state)
            holder = state.control[village]
            if holder not in (NOBODY, self.seat) and is_present(state, village, holder):
                found.add(holder)
        for company in state.camps[village]:
            if company.post == ROAD and company.came in roads:
                found.add(company.seat)
        for lord in ALL_LORDS:
            if (
                state.village[lord] == village
                and state.captor[lord] == NOBODY
                and state.post[lord] == ROAD
                and state.came[lord] in roads
            ):
                found.add(state.owner[lord])
        if self.lifted >> SIEGE & 1:
            found -= set(besiegers(state, village))  # out of a siege without a fight (10.2.1-02)
        found.discard(self.seat)
        return sorted(found)


# Who came together --------------------------------------------------------------------------------

Party = tuple[int, tuple[tuple[int, int, int], ...]]
"""What made a stage together: lords and prisoners, as bits; of the troops how many stages they have
behind them, sergeants, knights."""


@frame
class Marches(OwnTurn):
    """A player's movement. Of each lord and prisoner it keeps with whom and what he made his last
    stage, however groups are formed anew: they may be turned away together (FIEF-R-36). `idle`:
    how many groups were formed since the last stage."""

    idle: int = 0
    parties: tuple[Party, ...] = ()

    def seen_by(self, seat: int | None) -> list[Plain]:
        """Which troops others have brought may lie in the fog (FIEF-11.2-01)."""
        if seat in (self.seat, ALL):
            return self.plain()
        return type(self)(
            self.seat, self.asked, self.idle, tuple((who, ()) for who, _ in self.parties)
        ).plain()

    def led(self) -> "Marches":
        """After one more group was formed."""
        return type(self)(self.seat, self.asked, self.idle + 1, self.parties)

    def after(self, party: Party) -> "Marches":
        """After one more stage."""
        left = [(who & ~party[0], troops) for who, troops in self.parties]
        return type(self)(
            self.seat, self.asked, 0, (*((who, troops) for who, troops in left if who), party)
        )


def _note(state: FiefState, group: Band, troops: list[Company]) -> None:
    """These have made a stage together."""
    who = sum(1 << lord for lord in (*group.lords, *group.captives))
    brought = tuple((company.stages, company.sergeants, company.knights) for company in troops)
    for at, each in enumerate(state.stack):
        if isinstance(each, Marches):
            state.stack[at] = each.after((who, brought))


class Arrivals(NamedTuple):
    """All that came with a group on its last stage and is still there. Of each company in the
    village: how many sergeants and knights."""

    lords: tuple[int, ...]
    captives: tuple[int, ...]
    troops: list[tuple[Company, int, int]]

    def lift(self, state: FiefState, village: int) -> list[Company]:
        """These troops, lifted off the board."""
        return lift_off(state, village, self.troops)


Way = tuple[int, int, str]
"""How a counter came: by which road, how many stages it has behind it; of which kind it is."""


def _ways(road: int, stages: int, sergeants: int, knights: int) -> Counter[Way]:
    return Counter({(road, stages, "sergeant"): sergeants, (road, stages, "knight"): knights})


def arrivals(state: FiefState, group: Band) -> Arrivals:
    """Of troops that another lord has brought, too: if he is still there, with him and all who came
    with him (FIEF-5.0-13, FIEF-R-36)."""
    village, seat = group.village, group.seat
    lords, captives = free_lords_at(state, village, seat), prisoners_at(state, village, seat)
    moved = sum(1 << lord for lord in (*group.lords, *group.captives) if state.stages[lord])
    own: Counter[Way] = Counter()
    for company, sergeants, knights in group.marched(state):
        own += _ways(company.came, company.stages, sergeants, knights)
    parties = [
        party for frame in state.stack if isinstance(frame, Marches) for party in frame.parties
    ]
    who = moved
    brought: Counter[Way] = Counter()
    for party, troops in sorted(parties, key=lambda party: not party[0] & moved):
        roads = [state.came[lord] for lord in (*lords, *captives) if party >> lord & 1]
        if not roads:
            continue  # they are elsewhere
        came: Counter[Way] = Counter()
        for stages, sergeants, knights in troops:
            came += _ways(roads[0], stages, sergeants, knights)
        if party & moved or (own - brought) & came:
            who |= party
            brought += came
    brought |= own  # who brought these may have gone on
    found = []
    for company in sorted(state.camps[village], key=lambda camp: camp.riding != group.riding):
        if company.seat == seat:
            road, stages = company.came, company.stages
            s = min(brought[road, stages, "sergeant"], company.sergeants)
            k = min(brought[road, stages, "knight"], company.knights)
            brought -= _ways(road, stages, s, k)
            if s or k:
                found.append((company, s, k))
    return Arrivals(
        tuple(lord for lord in lords if who >> lord & 1),
        tuple(lord for lord in captives if who >> lord & 1),
        found,
    )


# One stage ----------------------------------------------------------------------------------------


def refuse(state: FiefState, group: Band, to: int, run: Run) -> None:
    """A group that came in this phase turns back or stops; one that stood here before may look for
    another road (FIEF-5.0-13, FIEF-R-36). Its lords do not ask again (FIEF-D-09), those neither
    who stood here and had taken on others who came."""
    state.refused = (*state.refused, group.request(to))
    if group.has_moved(state):
        state.stack[-1] = replace(group, barred=to)
    window(state, MINOR)  # FIEF-W-10


def exhaust(state: FiefState, village: int, lords: set[int], troops: list[Company]) -> None:
    """These lords, and these troops that were lifted off the board, move no more this turn."""
    for lord in lords:
        state.stages[lord] = STAGES_WITH_ARC
    for company in troops:
        add(state, village, company._replace(stages=STAGES_WITH_ARC))


def go(
    state: FiefState, group: Band, to: int, run: Run, lifted: list[Company] | None = None
) -> None:
    """One stage along a road (FIEF-5.0-02), with its troops, or with those already `lifted` off
    the board for it."""
    seat, village = group.seat, group.village
    needed = {*group.in_the_way(state, to), *besiegers(state, village)}
    post = _post(state, group, to)
    troops = [
        company._replace(post=post, came=village, stages=company.stages + 1)
        for company in (group.take_up(state) if lifted is None else lifted)
    ]
    for company in troops:
        add(state, to, company)
    _note(state, group, troops)
    for lord in (*group.lords, *group.captives):
        state.village[lord] = to
        state.post[lord] = post
        state.came[lord] = village
        state.stages[lord] += 1
    state.stack[-1] = replace(
        group, village=to, lifted=0, bound=False, barred=NOBODY, weary=ALL_WEARY, road=NOBODY
    )
    # A right of passage serves one crossing (FIEF-D-08), an admission one entry.
    used = [("passage", giver, seat, village) for giver in needed]
    used.append(("admission", state.control[to], seat, to))
    who = group.who()
    state.permits = tuple(
        permit for permit in state.permits if not any(permit.grants(*one, who) for one in used)
    )
    run.tell(
        "marches",
        {
            "seat": seat,
            "lords": [LORDS[lord] for lord in group.lords],
            "village": VILLAGES[village],
            "to": VILLAGES[to],
            "count": group.sergeants + group.knights,
        },
    )
    if any(other != seat for other in present(state, to)):
        window(state, MINOR)  # FIEF-W-10
    vacated(state, village, seat, run)
    check_prisoners(state, run)
    relics.found(state, to, seat, run)
    if calamities.is_plagued(state, to) and BISHOPRIC_OF[to] != BISHOPRIC_OF[village]:
        calamities.enter(state, to, village, [*group.lords, *group.captives], seat, run)


def _post(state: FiefState, group: Band, village: int) -> int:
    """Inside what one controls, and as a group that was admitted; else on the road, also where
    others of its player are guests (FIEF-R-35, FIEF-6.4.1-07)."""
    seat, holder = group.seat, state.control[village]
    if holder == seat:
        return INSIDE
    admitted = state.permitted("admission", holder, seat, village, group.who())
    return INSIDE if admitted and state.fort[village] != NO_FORT else ROAD
