"""5.0: a group on its way: what it is made of, where it can go, who stands in its way."""

from typing import Any, Final

from tableronde.core.declared import replace
from tableronde.core.event import ALL
from tableronde.core.frames import Ask, frame
from tableronde.games.fief.components import (
    ALL_LORDS,
    BISHOPRIC_OF,
    KNIGHTS,
    NEIGHBOURS,
    NOBODY,
    PIECES,
    SERGEANTS,
    SIEGE,
    STAGES,
    STAGES_WITH_ARC,
    WEATHER,
)
from tableronde.games.fief.rules.control import besiegers, is_besieged
from tableronde.games.fief.rules.families.lords import is_free
from tableronde.games.fief.rules.troops import counted, is_present, take
from tableronde.games.fief.state import BAD_BIT, INSIDE, ROAD, Company, FiefState

ALL_WEARY: Final = (SERGEANTS, KNIGHTS)
"""As many of those who have marched come along as there are."""


def under_bad_weather(state: FiefState, village: int, to: int) -> bool:
    """Whether bad weather forbids a stage: from, to or within such a bishopric (FIEF-2.3.1-01)."""
    return bool((state.sky[BISHOPRIC_OF[village]] | state.sky[BISHOPRIC_OF[to]]) & BAD_BIT)


def lift_off(
    state: FiefState, village: int, parts: list[tuple[Company, int, int]]
) -> list[Company]:
    """Lift so many sergeants and knights of each company off the board and return them."""
    return [
        one
        for company, sergeants, knights in parts
        for one in take(state, village, company.seat, sergeants, knights, [company])
    ]


@frame
class Band(Ask[FiefState]):
    """Ask what lords, troops and prisoners who go together do (FIEF-R-37). `lifted` are obstacles
    that a Secret Passage has lifted for the next stage; `bound`: a chevauchée that has won must go
    on; `barred`: the village to which passage has just been refused; `weary`: how many at most of
    the sergeants and knights who have marched in this turn come along, and `road`: who has come by
    it is taken first of these (FIEF-5.0-06)."""

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
        """Whether troops are hidden from a seat. In the fog of war others see how many counters go
        along when they march, and never which (FIEF-11.2-01); nor how many while the group is
        formed: if it lost four at once, these would be known to be of one kind. Riders have been
        shown (FIEF-R-57)."""
        return self.fog and not self.riding and seat not in (self.seat, ALL)

    def seen_by(self, seat: int | None) -> list[Any]:
        if not self.hides_troops_from(seat):
            return self.plain()
        return replace(self, sergeants=0, knights=0, weary=ALL_WEARY).plain()

    def imagined(self, state: FiefState) -> "Band":
        """Return the same with what may be hidden: all who could come along."""
        return self.with_troops(*self.within_reach(state))

    def with_troops(self, sergeants: int, knights: int) -> "Band":
        return replace(self, sergeants=sergeants, knights=knights)

    def present(self, state: FiefState) -> "Band":
        """Return the group without those who have died, been captured or lost since."""
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
        """Return how many stages it may make: three with d'Arc as a free lord of the group
        (FIEF-R-63)."""
        return STAGES_WITH_ARC if state.arc in self.lords else STAGES

    def companies(self, state: FiefState) -> list[Company]:
        """Return its player's troops in the village that can still make a stage: those first who go
        in the same way, then those who came by the road that was named, or by those of its lords,
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
        """Return the roads by which its lords have come in this phase."""
        return {state.came[lord] for lord in self.lords if state.stages[lord]}

    def count(self, companies: list[Company]) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return how many sergeants and knights of these have marched, and how many are fresh; no
        sergeant rides (FIEF-R-38)."""
        weary = counted([company for company in companies if company.stages])
        fresh = counted([company for company in companies if not company.stages])
        return ((0, weary[1]), (0, fresh[1])) if self.riding else (weary, fresh)

    def in_reach(self, state: FiefState) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return how many sergeants and knights there are who have marched, and who are fresh."""
        return self.count(self.companies(state))

    def alike(self, state: FiefState) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the same of those who ride if it does, and do not if it does not."""
        return self.count([c for c in self.companies(state) if c.riding == self.riding])

    def within_reach(self, state: FiefState) -> tuple[int, int]:
        """Return how many sergeants and knights come along unless it is told otherwise. Whom riders
        could take up is not to be read from it in the fog of war (FIEF-R-57)."""
        weary, fresh = self.alike(state)
        return (
            min(weary[0], self.weary[0]) + fresh[0],
            min(weary[1], self.weary[1]) + fresh[1],
        )

    def _who_marched(self, state: FiefState) -> tuple[int, int]:
        """Return how many of its sergeants and knights have marched: as many as may, so that fresh
        ones stay free for others."""
        weary, _ = self.in_reach(state)
        return (
            min(self.sergeants, weary[0], self.weary[0]),
            min(self.knights, weary[1], self.weary[1]),
        )

    def troops(self, state: FiefState) -> list[tuple[Company, int, int]]:
        """Return its troops, company by company: how many sergeants and knights of it."""
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
        """Return those of them who have marched."""
        return [part for part in self.troops(state) if part[0].stages]

    def take_up(self, state: FiefState) -> list[Company]:
        """Lift its troops off the board and return them."""
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
        """Return who rides in the village and could go on, those first out of whom its own knights
        are: it has as many as it counts, whatever happens to its lords meanwhile (FIEF-R-38)."""
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
        """Return the roads by which its pieces have come in this phase (FIEF-R-35)."""
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
        """Return the neighbours to which it could set out, asking or fighting where it must."""
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
        """Return its lords, as bits: by them others know a group."""
        return sum(1 << lord for lord in self.lords)

    def may_pass(self, state: FiefState, giver: int) -> bool:
        """Whether a player has let this very group pass here (FIEF-D-06)."""
        return state.permitted("passage", giver, self.seat, self.village, self.who())

    def request(self, to: int) -> tuple[str | int, ...]:
        """Return what it asks for when it asks for passage, or is about to fight for."""
        what = "charge" if self.riding else "passage"
        return (what, self.seat, self.village, to, self.who())

    def was_refused(self, state: FiefState, to: int) -> bool:
        """Whether passage was refused to one of these lords: it is not asked for again in this
        phase (FIEF-D-09)."""
        *what, who = self.request(to)
        return any(request[:4] == tuple(what) and request[4] & who for request in state.refused)

    def is_open(self, state: FiefState, to: int) -> bool:
        """Whether nobody's consent is missing: a right was bought of everyone who bars the way."""
        return not self.blockers(state, to) and not self.besiegers(state)

    def obstacles(self, state: FiefState, to: int) -> list[int]:
        """Return the kinds of obstacles on a road that a Secret Passage would lift."""
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
        """Return whose siege it would have to leave (FIEF-5.0-19)."""
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
        """Return whose consent it still needs to go on."""
        return [seat for seat in self.in_the_way(state, to) if not self.may_pass(state, seat)]

    def in_the_way(self, state: FiefState, to: int) -> list[int]:
        """Return who stands in its way: of those on the road it takes; if it goes on through the
        village, also of the controller and of those on the road of its coming (FIEF-R-35)."""
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
