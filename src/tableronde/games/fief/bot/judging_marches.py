"""Marches as bots see them: where a group should go next, who stays behind, who is let through.

A group is worth leading only if it would march at once: otherwise it would be formed and dissolved
for ever.
"""

from typing import Final

from tableronde.core.declared import replace
from tableronde.games.fief.bot.judging_battles import Force, assault, chance, force_of
from tableronde.games.fief.bot.judging_lands import DISTANCE, needs, prize
from tableronde.games.fief.bot.judging_sides import LORD, NEVER, harm, is_friend
from tableronde.games.fief.choices import (
    Allow,
    Dig,
    Fight,
    Halt,
    Lead,
    March,
    Muster,
    MusterMixed,
    Relieve,
    Ride,
    Toll,
    TurnBack,
)
from tableronde.games.fief.components import (
    ARC_DICE,
    BISHOPRIC_OF,
    CHEVAUCHEE_BONUS,
    FIEF_OF,
    KNIGHT_POINTS,
    NEIGHBOURS,
    NO_FORT,
    NOBODY,
)
from tableronde.games.fief.rules.control import besiegers
from tableronde.games.fief.rules.families.lords import points
from tableronde.games.fief.rules.march.groups import ALL_WEARY, Band
from tableronde.games.fief.rules.march.movement import Group, riders
from tableronde.games.fief.rules.march.passage import Passage, may_relieve
from tableronde.games.fief.rules.march.stages import may_march
from tableronde.games.fief.rules.march.tunnels import tunnels
from tableronde.games.fief.rules.troops import is_walled
from tableronde.games.fief.state import BAD_BIT, PLAGUE_BIT, FiefState

_REST: Final = 0.05
"""By so much a march must be better than to stay."""
_FAR: Final = (0.0, 0.27, 0.15, 0.08, 0.045)
"""How much something draws that lies so many stages away."""
_BEYOND: Final = 0.95
"""What is left of something for the second stage to it."""
_ALONE: Final = 0.5
"""What is left of a village that a lord holds without troops."""
_EMPTY: Final = 0.2
"""What is lost of a village that nobody guards but that a title keeps."""
_DEAR: Final = 8.0
"""A village worth so much has more than one guard."""
_FIRST: Final = 1000.0
"""A chevauchée that is worth it is declared before anything else."""
_PLAGUE: Final = 4.0
_CONSENT: Final = 0.5
"""How likely another player lets one pass."""
_CARD: Final = 2.0
"""What a Secret Passage is worth for another time."""
_SURE: Final = 0.7
_RELIEF: Final = 1.0
"""How much of a village one saves for an ally is one's own gain."""


def _foes(state: FiefState, seat: int, village: int) -> list[int]:
    """Return the others who stand there and are no friends."""
    found = {company.seat for company in state.camps[village]}
    for lord, at in enumerate(state.village):
        if at == village and state.captor[lord] == NOBODY:
            found.add(state.owner[lord])
    return [other for other in found if not is_friend(state, seat, other)]


def threat(state: FiefState, seat: int, village: int) -> float:
    """Return the strength of the strongest foreign army with a lord that could be here in a
    turn."""
    far = DISTANCE[village]
    most = 0.0
    for lord, at in enumerate(state.village):
        if (
            at != NOBODY
            and far[at] <= 2
            and state.captor[lord] == NOBODY
            and not is_friend(state, seat, state.owner[lord])
        ):
            most = max(most, force_of(state, state.owner[lord], at, seat).troops)
    return most


def _guards(state: FiefState, seat: int, village: int, worth: float) -> int:
    """Return how many counters should stay in an own village: one to hold it, more where there is
    much to lose."""
    if worth < _DEAR:
        return 1
    return 1 + min(4, int(threat(state, seat, village) / KNIGHT_POINTS))


class _March:
    """A group, and the land around it seen with what it would take along. It is made anew for every
    question."""

    __slots__ = (
        "_arrivals",
        "foes",
        "force",
        "group",
        "held",
        "host",
        "hurt",
        "left_behind",
        "needed",
        "seat",
        "state",
    )

    def __init__(self, state: FiefState, seat: int, group: Band) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.group: Final = group
        self.needed: Final = needs(state, seat)
        self.hurt: Final = [harm(state, seat, other) for other in range(state.seats)]
        self.foes: Final = self._all_foes()
        self._arrivals: Final[dict[int, float]] = {}
        self.held: Final = self._all_held()
        self.force, self.host, self.left_behind = self._split()

    def _all_foes(self) -> list[set[int]]:
        """Return, of each village, who stands there and is no friend."""
        state = self.state
        friends = {other for other, hurt in enumerate(self.hurt) if hurt < 0}
        found = [{company.seat for company in camp} - friends for camp in state.camps]
        for lord, at in enumerate(state.village):
            if at != NOBODY and state.captor[lord] == NOBODY and state.owner[lord] not in friends:
                found[at].add(state.owner[lord])
        return found

    def _all_held(self) -> set[int]:
        """Return the villages where other pieces of the seat stand: its own by the end of the turn,
        where nobody else is."""
        state, seat = self.state, self.seat
        found = {
            village
            for village, camp in enumerate(state.camps)
            if any(company.seat == seat for company in camp)
        }
        for lord, at in enumerate(state.village):
            if state.owner[lord] == seat and state.captor[lord] == NOBODY:
                found.add(at)
        return found

    def _split(self) -> tuple[Force, Force, float]:
        """Return who goes: all but the guards, and but a share for each other lord who could lead
        it away; what could follow to the same place, all together; and what is lost with the
        village if nobody stays."""
        state, seat, group = self.state, self.seat, self.group
        village = group.village
        s, k = group.within_reach(state)
        comrades = [
            lord
            for lord, at in enumerate(state.village)
            if at == village
            and state.owner[lord] == seat
            and state.captor[lord] == NOBODY
            and lord not in group.lords
        ]
        master = state.control[village]
        own = not self.foes[village] and (master in (seat, NOBODY) or self.hurt[master] > 0)
        worth = self._prize(village) if own else 0.0
        staying = left_s = left_k = 0
        if own:
            here = force_of(state, seat, village, seat)
            staying = int(here.sergeants - s + here.knights - k)
            guards = max(0, _guards(state, seat, village, worth) - staying)
            left_s = min(s, guards)
            left_k = min(k, guards - left_s) if worth >= _DEAR or k > 1 else 0
        share = 1 + sum(may_march(state, lord) for lord in comrades)
        go_s = min(group.sergeants, -(-(s - left_s) // share))
        go_k = min(group.knights, -(-(k - left_k) // share))
        lords = sum(points(state, lord) for lord in group.lords)
        force = Force(go_s, go_k, lords, ARC_DICE * (state.arc in group.lords))
        host = force
        if share > 1:
            host = force._replace(sergeants=s - left_s, knights=k - left_k, lords=lords + share - 1)
        if not own or staying or comrades or s > go_s or k > go_k:
            return force, host, 0.0
        holder = state.crowns[FIEF_OF[village]]
        kept = holder != NOBODY and state.owner[holder] == seat  # FIEF-5.1-08
        return force, host, _EMPTY * worth if kept else worth

    def _prize(self, village: int) -> float:
        return prize(self.state, self.seat, village, self.needed, self.hurt)

    def _arrive(self, village: int) -> float:
        """Return what it brings to end a turn there."""
        found = self._arrivals.get(village)
        if found is None:
            found = self._arrivals[village] = self._look(village)
        return found

    def _look(self, village: int) -> float:
        state, seat = self.state, self.seat
        foes = self.foes[village]
        holder = state.control[village]
        sky = state.sky[BISHOPRIC_OF[village]]
        ill = _PLAGUE if sky & PLAGUE_BIT else 0.0
        if not foes:
            if village in self.held or (holder != NOBODY and self.hurt[holder] < 0):
                return -ill
            taken = self._prize(village)
            return (taken if self.force.troops else _ALONE * taken) - ill
        if sky & BAD_BIT:
            return -1.0
        force = force_of(state, seat, village, seat)
        if village != self.group.village:
            force = force.joined(self.host)
        target = holder if holder in foes else min(foes)
        if force.troops < 1 or force_of(state, target, village, seat).troops > 1.5 * force.troops:
            return -2.0 - ill
        gain = self._prize(village) if len(foes) == 1 else 2.0
        return max(-2.0, assault(state, seat, target, village, force, gain)) - ill

    def _outlook(self, village: int) -> float:
        """Return what lies within reach of the next turns: it counts, but never as much as what is
        there."""
        best = 0.0
        for at, distance in enumerate(DISTANCE[village]):
            if 0 < distance < len(_FAR):
                value = self._arrive(at) * _FAR[distance]
                if value > best:
                    best = value
        return best

    def stay(self) -> float:
        """Value going nowhere; where enemies stand, fighting them."""
        village = self.group.village
        worth = self._outlook(village) + _REST
        return worth + max(0.0, self._arrive(village)) if self.foes[village] else worth

    def road(self, to: int) -> float:
        """Value one stage, and what can be done with those that are left: a free village on the way
        is held by a counter that stays there."""
        first = self._arrive(to)
        best = first + self._outlook(to)
        if self._goes_beyond() and not self.foes[to]:
            passing = first if self.force.sergeants + self.force.knights > 1 else min(first, 0.0)
            best = max(best, passing + self._beyond(to))
        if self.group.riding and self._barring(to):
            best += self._prize(self.group.village)  # one of the knights stays there
        stay = self.stay()
        return stay + self._is_let_go(to) * (best - self.left_behind - stay)

    def _goes_beyond(self) -> bool:
        """Tell whether it has two stages left."""
        stages = max(self.state.stages[lord] for lord in self.group.lords) + 1
        return stages < self.group.limit(self.state)

    def _beyond(self, to: int) -> float:
        here = self.group.village
        return max((_BEYOND * self._arrive(at) for at in NEIGHBOURS[to] if at != here), default=0.0)

    def _barring(self, to: int) -> list[int]:
        """Return who may keep it from taking this road."""
        ways = {*self.group.besiegers(self.state), *self.group.blockers(self.state, to)}
        return [other for other in ways if self.hurt[other] > 0]

    def _is_let_go(self, to: int) -> float:
        """Return how likely it gets through: by consent, or with knights by force."""
        others = self._barring(to)
        if not others:
            return 1.0
        if self.group.riding and self.force.knights:
            return self._beats(others, self.group.village)
        return float(_CONSENT ** len(others))

    def _beats(self, others: list[int], village: int) -> float:
        """Return how likely its knights break through them; never through walls (FIEF-5.2-04,
        -12)."""
        state = self.state
        at_home = village == self.group.village and self.group.is_inside(state)
        if not at_home and any(
            state.control[village] == other and is_walled(state, village, other) for other in others
        ):
            return 0.0
        knights = self.force._replace(sergeants=0)
        defence = Force(0, 0, 0, CHEVAUCHEE_BONUS)
        for other in others:
            defence = defence.joined(force_of(state, other, village, self.seat))
        likely, _ = chance(knights, defence, state.modes.printed_die)
        return likely

    def beats(self, other: int) -> float:
        """Return how likely its knights beat one who stands where they are."""
        return self._beats([other], self.group.village)

    def _ride(self, to: int) -> float:
        """Value forcing this road, and fighting one's way through the village it leads to."""
        best = self._arrive(to) + self._outlook(to)
        foes = self.foes[to]
        if foes and self._goes_beyond():
            likely = self._beats(list(foes), to)
            best = max(best, likely * (self._prize(to) + self._beyond(to)) - (1 - likely) * LORD)
        others = self._barring(to)
        likely = self._beats(others, self.group.village) if others else 1.0
        return likely * (best - self.left_behind) - (1 - likely) * LORD

    def rides(self) -> int:
        """Return how many knights should ride. That must be better than what the group could do
        with its sergeants, and then, when they are left behind, than all that is left to do."""
        knights = riders(self.state, self.group)
        if not knights:
            return 0
        group = replace(self.group, sergeants=0, knights=knights, weary=(0, 0))
        riding = _March(self.state, self.seat, group)
        ride = max((riding._ride(to) for to in group.roads(self.state)), default=NEVER)
        worth = ride > max(self._at_peace(), riding._at_peace()) + _REST
        return int(riding.force.knights) if worth else 0

    def _at_peace(self) -> float:
        """Return the best without a ride."""
        return max([self.stay(), *(self.road(to) for to in self.group.roads(self.state))])

    def dig(self, kind: int) -> float:
        """Value the best road with one kind of obstacle out of the way; after a refusal the one
        that was barred, if nobody else bars it."""
        barred = self.group.barred
        group = replace(self.group, lifted=self.group.lifted | 1 << kind, barred=NOBODY)
        freed = _March(self.state, self.seat, group)
        roads = group.roads(self.state)
        if barred != NOBODY:
            roads = [barred] if group.is_open(self.state, barred) else []
        return max((freed.road(to) for to in roads), default=NEVER) - _CARD

    def relieve(self, to: int) -> float:
        """Value helping an ally behind his walls: as much as it takes away from the besiegers'
        hope."""
        state = self.state
        holder = state.control[to]
        if self.hurt[holder] > 0:
            return NEVER
        besieger = Force(0, 0, 0, 0)
        for other in besiegers(state, to):
            besieger = besieger.joined(force_of(state, other, to, self.seat))
        within = force_of(state, holder, to, self.seat)
        die = state.modes.printed_die
        before, _ = chance(besieger, within, die)
        after, _ = chance(besieger, within.joined(self.force), die)
        saved = (before - after) * _RELIEF * (LORD + self._prize(to))
        return saved + self._outlook(to) - self.left_behind

    def best(self) -> float:
        """Return by how much the best way on is better than to stay."""
        group, state = self.group, self.state
        roads = group.roads(state)
        ways = [self.road(to) for to in roads]
        ways += [self.relieve(to) for to in roads if may_relieve(state, self.seat, to)]
        ways += [self.dig(choice.obstacle) for choice in tunnels(state, group)]
        if self.rides():
            ways += [self._ride(to) for to in roads]
        return max(ways) - self.stay() if ways else NEVER


def lead(state: FiefState, seat: int, choice: Lead) -> float:
    """Lead a group that would march."""
    lord = choice.lord
    riding = bool(state.riding >> lord & 1)
    group = Group(seat, state.village[lord], (lord,), (), 0, 0, riding)
    better = _March(state, seat, _whole(state, group)).best()
    return 1.0 + better if better > 0 else NEVER


def _whole(state: FiefState, group: Band) -> Band:
    """Return a group with all who could come along."""
    whole = replace(group, weary=ALL_WEARY)
    return whole.with_troops(*whole.within_reach(state))


def in_group(state: FiefState, seat: int, choice: March | Relieve | Halt | Dig | Ride) -> float:
    """Take the best way on; a ride comes first."""
    frame = state.stack[-1]
    assert isinstance(frame, Group)
    group = frame.present(state)
    march = _March(state, seat, group if group.barred != NOBODY else _whole(state, group))
    match choice:
        case March():
            return march.road(choice.to)
        case Relieve():
            return march.relieve(choice.to)
        case Halt():
            return march.stay()
        case Dig():
            return march.dig(choice.obstacle) - (0.0 if frame.barred == NOBODY else march.stay())
        case Ride():
            return _FIRST if choice.knights == march.rides() else NEVER


def muster(state: FiefState, seat: int, choice: Muster | MusterMixed) -> float:
    """Leave counters behind that should stay, fresh ones first: they can still go elsewhere."""
    group = state.stack[-2]
    assert isinstance(group, Group)
    force = _March(state, seat, _whole(state, group.present(state))).force
    away = abs(choice.sergeants - force.sergeants) + abs(choice.knights - force.knights)
    weary = 0
    if isinstance(choice, MusterMixed):
        weary = choice.weary_sergeants + choice.weary_knights
    return float(weary - _FIRST * away)


def fight(state: FiefState, seat: int, choice: Fight) -> float:
    """Fight, as riders, whom they surely beat, though he would let them pass."""
    group = state.stack[-2]
    assert isinstance(group, Group)
    likely = _March(state, seat, group.present(state)).beats(choice.seat)
    return 1.0 if likely > _SURE and not is_friend(state, seat, choice.seat) else NEVER


def turned_away(state: FiefState, seat: int, choice: TurnBack) -> float:
    """Stay before the walls only where one could fight."""
    frame = state.stack[-1]
    assert isinstance(frame, Band)
    foes = _foes(state, seat, frame.village)
    gain = prize(state, seat, frame.village, needs(state, seat))
    force = force_of(state, seat, frame.village, seat)
    best = max(
        (assault(state, seat, other, frame.village, force, gain) for other in foes), default=0.0
    )
    return float(-best - 0.1 * (choice.sergeants + choice.knights) - 0.5)


def passage(state: FiefState, seat: int, choice: Allow | Toll) -> float:
    """Let friends and the weak pass, for a small toll if they can pay it; nobody who comes to take
    what is one's own."""
    frame, group = state.stack[-1], state.stack[-2]
    assert isinstance(frame, Passage)
    assert isinstance(group, Band)
    asker = frame.asker
    if is_friend(state, seat, asker):
        return 1.0 if isinstance(choice, Allow) else NEVER
    strong = group.sergeants + group.knights > 2  # in the fog of war only counted
    if state.control[frame.to] == seat or (strong and harm(state, seat, asker) > 0.6):
        return NEVER
    if isinstance(choice, Allow):
        return 0.2
    poor = not state.modes.hidden_money and state.money[asker] < choice.price
    return 0.5 if choice.price == 1 and not poor else NEVER


def charge(state: FiefState, seat: int) -> float:
    """Stop riders by walls, or by greater strength."""
    group = state.stack[-2]
    assert isinstance(group, Band)
    village = group.village
    if is_friend(state, seat, group.seat):
        return NEVER
    if state.fort[village] != NO_FORT and state.control[village] == seat:
        return 1.0
    own = force_of(state, seat, village, seat)
    return 1.0 if own.troops > KNIGHT_POINTS * group.knights else NEVER
