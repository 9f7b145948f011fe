"""5.0, FIEF-R-36: who made a stage together, and who of them is still there."""

from collections import Counter
from typing import Any, NamedTuple

from tableronde.core.event import ALL
from tableronde.core.frames import frame
from tableronde.games.fief.rules.families.lords import free_lords_at, prisoners_at
from tableronde.games.fief.rules.in_turn import OwnTurn
from tableronde.games.fief.rules.march.groups import Band, lift_off
from tableronde.games.fief.state import Company, FiefState

Party = tuple[int, tuple[tuple[int, int, int], ...]]
"""What made a stage together: lords and prisoners, as bits; of the troops how many stages they have
behind them, sergeants, knights."""


@frame
class Marches(OwnTurn):
    """Let a player move. Of each lord and prisoner it keeps with whom and what he made his last
    stage, however groups are formed anew: they may be turned away together (FIEF-R-36). `idle`: how
    many groups were formed since the last stage."""

    idle: int = 0
    parties: tuple[Party, ...] = ()

    def seen_by(self, seat: int | None) -> list[Any]:
        """Hide which troops others have brought, as far as they lie in the fog (FIEF-11.2-01)."""
        if seat in (self.seat, ALL):
            return self.plain()
        return type(self)(
            self.seat, self.asked, self.idle, tuple((who, ()) for who, _ in self.parties)
        ).plain()

    def led(self) -> "Marches":
        """Return the same after one more group was formed."""
        return type(self)(self.seat, self.asked, self.idle + 1, self.parties)

    def after(self, party: Party) -> "Marches":
        """Return the same after one more stage."""
        left = [(who & ~party[0], troops) for who, troops in self.parties]
        return type(self)(
            self.seat, self.asked, 0, (*((who, troops) for who, troops in left if who), party)
        )


def note_stage(state: FiefState, group: Band, troops: list[Company]) -> None:
    """Note that these have made a stage together."""
    who = sum(1 << lord for lord in (*group.lords, *group.captives))
    brought = tuple((company.stages, company.sergeants, company.knights) for company in troops)
    for at, each in enumerate(state.stack):
        if isinstance(each, Marches):
            state.stack[at] = each.after((who, brought))


class Arrivals(NamedTuple):
    """Hold all that came with a group on its last stage and is still there. Of each company in the
    village: how many sergeants and knights."""

    lords: tuple[int, ...]
    captives: tuple[int, ...]
    troops: list[tuple[Company, int, int]]

    def lift(self, state: FiefState, village: int) -> list[Company]:
        """Lift these troops off the board and return them."""
        return lift_off(state, village, self.troops)


Way = tuple[int, int, str]
"""How a counter came: by which road, how many stages it has behind it; of which kind it is."""


def _ways(road: int, stages: int, sergeants: int, knights: int) -> Counter[Way]:
    return Counter({(road, stages, "sergeant"): sergeants, (road, stages, "knight"): knights})


def arrivals(state: FiefState, group: Band) -> Arrivals:
    """Return what came, of troops that another lord has brought, too: if he is still there, with
    him and all who came with him (FIEF-5.0-13, FIEF-R-36)."""
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
