"""What must hold in every position of Fief, and other worlds a viewer cannot tell apart."""

from collections import Counter
from random import Random

from tableronde.core import group_decisions
from tableronde.core.choice import PASS, Choice
from tableronde.core.declared import replace
from tableronde.core.frames import Sealed
from tableronde.games.fief.choices import Cede, Deal, Discard, Release, Talk
from tableronde.games.fief.components import (
    ALL_LORDS,
    ARC,
    BUYABLE,
    CARDINAL,
    COPIES,
    FAMILY,
    FIEF_TITLES,
    FIEFS,
    FIRST_CALAMITY,
    FIRST_EVENT,
    FORTS,
    HAND,
    KNIGHTS,
    MILLS,
    MILLS_A_VILLAGE,
    NEW_TROOPS,
    NO_FORT,
    NOBODY,
    RELICS,
    REVOLT,
    SERGEANTS,
    VILLAGES,
    WOMAN,
)
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.battle.losses import Losses
from tableronde.games.fief.rules.battle.ransoms import Ransom
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.cards.playing import AskHostNew
from tableronde.games.fief.rules.cards.revolts import Uprising
from tableronde.games.fief.rules.cards.surprises import AskHat
from tableronde.games.fief.rules.control import capital, default_controller
from tableronde.games.fief.rules.diplomacy.deals import OfferedDeal
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.parties import Marches
from tableronde.games.fief.rules.money.recruiting import Recruits, muster
from tableronde.games.fief.rules.troops import counted, is_present, present
from tableronde.games.fief.state import SKY, FiefState
from tableronde.games.fief.view.lands import knows

MOST_DECISIONS = 20_000
GAMES = 48
CHUNK = 4
LOOK_EVERY = 8
ENOUGH = 1000  # random players never agree on a king

IDLE = (
    Deal,
    Talk,
    group_decisions.Withdraw,
    group_decisions.Counter,
    group_decisions.DropTerm,
    Cede,
    Discard,
    Release,
)
"""What fills a game of random players without getting it on."""
UNSETTLED = frozenset(
    {
        "aftermath",
        "burial",
        "carnage",
        "casualties",
        "choose-village",
        "deaths",
        "decimation",
        "doom",
        "fight",
        "inheritance",
        "losses-from",
        "outcome",
        "place",
        "setup",
        "spoils",
        "successor",
        "take-title",
        "tooth",
        "uprising",
    }
)
"""Frames under which something is still being settled: control may not be what it will be."""


def options(seats: int, number: int) -> dict[str, str]:
    mixture = number * 37 + seats * 11  # spread over all mixtures
    return {option.name: option.values[mixture >> at & 1] for at, option in enumerate(Fief.OPTIONS)}


def pick(random: Random, options: list[Choice]) -> Choice:
    """Anything, each verb as likely as another, and mostly something that gets the game on."""
    if random.random() < 0.95:
        options = [option for option in options if not isinstance(option, IDLE)] or options
    kinds = sorted({type(option) for option in options}, key=lambda kind: kind.VERB)
    kind = random.choice(kinds)
    return random.choice([option for option in options if isinstance(option, kind)])


# What must hold ------------------------------------------------------------------------------


def check(state: FiefState) -> None:
    kinds = {frame.KIND for frame in state.stack}
    check_supplies(state)
    check_people(state)
    if "setup" not in kinds:
        check_cards(state)
    if not kinds & UNSETTLED:
        check_control(state, "move-step" in kinds)


def check_cards(state: FiefState) -> None:
    """Every card of the box is in one place."""
    found = state.characters + state.character_discard + state.events
    found += state.event_discard + state.track
    for hand in state.hands:
        assert len(hand) <= HAND
        assert hand == sorted(hand)
        found += hand
    found += [lord for lord in ALL_LORDS if state.owner[lord] != NOBODY]
    found += [CARDINAL for lord in state.hats[:BUYABLE] if lord != NOBODY]
    found += [ARC] * (state.arc != NOBODY)
    for sky in state.sky:
        if sky:
            found += [card for card, bit in SKY.items() if sky & bit]
    for frame in state.stack:
        if isinstance(frame, Uprising):
            found += [REVOLT] * len(frame.cards)
        elif isinstance(frame, InPlay) and not frame.in_hand:
            found.append(frame.card)
    assert len(found) == sum(COPIES)
    assert list(map(bytes(found).count, range(len(COPIES)))) == list(COPIES)


def check_supplies(state: FiefState) -> None:
    companies = [company for camp in state.camps for company in camp]
    for seat in range(state.seats):
        own = [company for company in companies if company.seat == seat]
        sergeants, knights = check_recruits(state, seat)
        assert sum(c.sergeants for c in own) + state.sergeants[seat] + sergeants == SERGEANTS
        assert sum(c.knights for c in own) + state.knights[seat] + knights == KNIGHTS
        assert state.money[seat] >= 0
        assert state.embassies[seat] >= 0
        assert state.owner.count(seat) <= FAMILY
    assert all(company.sergeants or company.knights for company in companies)
    assert sum(state.mills) <= MILLS
    assert max(state.mills) <= MILLS_A_VILLAGE
    assert sum(fort != NO_FORT for fort in state.fort) <= FORTS


def check_recruits(state: FiefState, seat: int) -> tuple[int, int]:
    """Sergeants and knights that were hired in the fog and wait for a place: there is one."""
    recruits = recruits_of(state, seat)
    if recruits is None:
        return 0, 0
    assert state.modes.fog
    assert min(recruits.left) >= 0
    room = sum(NEW_TROOPS - state.new_troops[village] for village in muster(state, seat))
    assert 0 < sum(recruits.left) <= room
    return recruits.left


def recruits_of(state: FiefState, seat: int) -> Recruits | None:
    frames = [frame for frame in state.stack if isinstance(frame, Recruits) and frame.seat == seat]
    return frames[0] if frames else None


def check_people(state: FiefState) -> None:
    royal = (state.king, state.queen, state.prince)
    for lord in ALL_LORDS:
        clerical = lord in state.croziers
        spouse = state.spouse[lord]
        if state.owner[lord] == NOBODY:
            assert state.village[lord] == state.captor[lord] == spouse == NOBODY
            assert lord not in (*state.crowns, *state.croziers, *state.hats, *royal)
            assert lord not in (state.pope, state.arc, state.excommunicated)
            assert not (state.marked | state.dying) >> lord & 1
        assert state.crowns.count(lord) <= FIEF_TITLES
        assert state.croziers.count(lord) <= 1
        assert state.hats.count(lord) <= 1
        if lord in state.hats or lord == state.pope:
            assert clerical
        if clerical:
            assert not WOMAN[lord]
            assert spouse == NOBODY
            assert lord not in royal
        if spouse != NOBODY:
            assert state.spouse[spouse] == lord
            assert WOMAN[lord] != WOMAN[spouse]
            assert state.owner[lord] != state.owner[spouse]
        assert state.captor[lord] == NOBODY or state.captor[lord] != state.owner[lord]
    if NOBODY not in (state.king, state.queen):
        assert state.spouse[state.king] == state.queen


def check_control(state: FiefState, moving: bool) -> None:
    """Villages, titles, prisoners and sieges fit together."""
    for village in range(len(VILLAGES)):
        here, holder = present(state, village), state.control[village]
        if holder not in here:
            assert holder == default_controller(state, village)
            # Only what somebody brings in his own movement has not come to stay yet.
            assert not here or (moving and state.active in here)
    for fief in range(len(FIEFS)):
        lord = state.crowns[fief]
        if lord != NOBODY:
            assert state.control[capital(state, fief)] == state.owner[lord]
    for lord in ALL_LORDS:
        if state.captor[lord] != NOBODY:
            assert is_present(state, state.village[lord], state.captor[lord])
    for siege in state.sieges:
        assert state.fort[siege.village] != NO_FORT
        assert state.control[siege.village] not in (NOBODY, siege.seat)


# Other worlds --------------------------------------------------------------------------------


def other_world(
    state: FiefState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> FiefState:
    """A state that the viewer cannot tell from this one: hands of others (but those of `keep`),
    piles, the track, face-down relics, hidden money and counters in the fog are others."""
    other = state.copy()
    known = {seat for seat in range(state.seats) if seat == viewer or seat in keep}
    known |= _committed(state)
    _deal(other, known, random)
    _lay_relics(other, random)
    if state.modes.hidden_money:
        for seat in range(state.seats):
            if seat not in known:
                other.money[seat] = random.randrange(15)
    if state.modes.fog:
        for seat in range(state.seats):
            if seat not in known:
                _cover(other, viewer, seat, random)
    return other


def _committed(state: FiefState) -> set[int]:
    """Who has already said what he will do with what he has, or shown something of it: an act
    behind the screen, an offer, an armed reaction, a ransom that he can pay, a card for which he
    waits for consent."""
    seats = {frame.proposer for frame in state.stack if isinstance(frame, OfferedDeal)}
    seats |= {f.seat for f in state.stack if isinstance(f, Ransom) and not f.offers}
    seats |= {seat for seat, reactions in enumerate(state.armed) if reactions}
    seats |= {f.seat for f in state.stack if isinstance(f, InPlay) and f.in_hand}
    seats |= {f.asker for f in state.stack if isinstance(f, AskHat | AskHostNew)}
    for frame in state.stack:
        if isinstance(frame, Sealed):
            seats |= {
                seat
                for seat, answer in zip(frame.asked, frame.answers, strict=True)
                if answer not in (None, PASS)
            }
    return seats


def _deal(state: FiefState, known: set[int], random: Random) -> None:
    hidden = [seat for seat in range(state.seats) if seat not in known]
    if any(isinstance(frame, Uprising) for frame in state.stack):
        hidden = []  # what everybody held when it broke out is fixed
    characters = state.characters + state.character_discard
    top = state.events[-1:]
    events = state.events[:-1] + state.event_discard
    sizes = [Counter(card < FIRST_EVENT for card in state.hands[seat]) for seat in hidden]
    for seat in hidden:
        characters += [card for card in state.hands[seat] if card < FIRST_EVENT]
        events += [card for card in state.hands[seat] if card >= FIRST_EVENT]
    plain = [card for card in events if _is_event(card)] + [c for c in top if _is_event(c)]
    black = [card for card in events if not _is_event(card)]
    black += [card for card in top if not _is_event(card)] + state.track
    for cards in (characters, plain, black):
        random.shuffle(cards)
    for seat, size in zip(hidden, sizes, strict=True):
        dealt = [characters.pop() for _ in range(size[True])]
        state.hands[seat] = sorted(dealt + [plain.pop() for _ in range(size[False])])
    state.track = [black.pop() for _ in state.track]
    new_top = [(plain if _is_event(card) else black).pop() for card in top]
    mixed = plain + black
    random.shuffle(mixed)
    below = len(state.events) - len(top)
    state.events, state.event_discard = mixed[:below] + new_top, mixed[below:]
    count = len(state.characters)
    state.characters, state.character_discard = characters[:count], characters[count:]


def _is_event(card: int) -> bool:
    return card < FIRST_CALAMITY


def _lay_relics(state: FiefState, random: Random) -> None:
    covered = [relic for relic in range(len(RELICS)) if not state.relics_shown >> relic & 1]
    places = [state.relic_place[relic] for relic in covered]
    random.shuffle(places)
    for relic, place in zip(covered, places, strict=True):
        state.relic_place[relic] = place


def _cover(state: FiefState, viewer: int | None, seat: int, random: Random) -> None:
    """Other counters face down, as many of each kind on the whole board."""
    covered = [
        (village, at)
        for village, camp in enumerate(state.camps)
        for at, company in enumerate(camp)
        if company.seat == seat and not knows(state, village, company, viewer)
    ]
    bag = []
    for village, at in covered:
        company = state.camps[village][at]
        bag += [0] * company.sergeants + [1] * company.knights
    recruits = recruits_of(state, seat)
    if recruits is not None:
        placed = [0] * recruits.sergeants + [1] * recruits.knights
        random.shuffle(placed)
        other = recruits.with_placed(placed[: recruits.placed])
        state.stack[state.stack.index(recruits)] = other
        knights = sum(bag) + other.knights_placed - recruits.knights_placed
        bag = [0] * (len(bag) - knights) + [1] * knights
    camps = state.camps[:]
    groups = [frame for frame in state.stack if isinstance(frame, Band) and frame.seat == seat]
    marching = [group for group in groups if not group.riding]
    went = [_lifted(state, group) for group in marching]
    for _ in range(10):
        random.shuffle(bag)
        _turn_over(state, covered, bag)
        others = [
            _group_like(state, group, those, random)
            for group, those in zip(marching, went, strict=True)
        ]
        if None not in others:
            break
    else:  # no such group could be formed
        state.camps[:] = camps
        return
    for group, other_group in zip(marching, others, strict=True):
        assert other_group is not None
        state.stack[state.stack.index(group)] = other_group
    for at, frame in enumerate(state.stack):
        if isinstance(frame, Losses) and frame.seat == seat:
            state.stack[at] = _army_like(state, frame, random)
        elif isinstance(frame, Marches) and frame.seat == seat:
            state.stack[at] = _marches_like(state, frame, random)


def _turn_over(state: FiefState, covered: list[tuple[int, int]], bag: list[int]) -> None:
    """These counters for those that lie face down, in the same numbers."""
    rest = bag[:]
    for village, at in covered:
        camp = list(state.camps[village])
        count = camp[at].sergeants + camp[at].knights
        drawn = [rest.pop() for _ in range(count)]
        camp[at] = camp[at]._replace(sergeants=count - sum(drawn), knights=sum(drawn))
        state.camps[village] = tuple(camp)


def _lifted(state: FiefState, group: Band) -> Counter[object]:
    """How many counters of which companies would march: everybody sees that, once they do."""
    camp = state.camps[group.village]
    taken = group.present(state).take_up(state)
    state.camps[group.village] = camp
    lifted: Counter[object] = Counter()
    for company in taken:
        lifted[company[:6]] += company.sergeants + company.knights
    return lifted


def _group_like(
    state: FiefState, group: Band, went: Counter[object], random: Random
) -> Band | None:
    """A group of as many counters of the same companies, of any kinds."""
    count = went.total()
    (tired, riders), _ = group.in_reach(state)
    ways = [
        replace(group, sergeants=sergeants, knights=count - sergeants, weary=(weary, ridden))
        for sergeants in range(count + 1)
        for weary in range(tired + 1)
        for ridden in range(riders + 1)
    ]
    random.shuffle(ways)
    return next((other for other in ways if _lifted(state, other) == went), None)


def _marches_like(state: FiefState, marches: Marches, random: Random) -> Marches:
    """As many counters came with each lord, of any kinds that stand there now."""
    left: dict[tuple[int, int, int], tuple[int, int]] = {}
    for village, camp in enumerate(state.camps):
        for company in camp:
            if company.seat == marches.seat:
                way = (village, company.came, company.stages)
                s, k = left.get(way, (0, 0))
                left[way] = (s + company.sergeants, k + company.knights)
    parties = []
    for who, troops in marches.parties:
        lord = next(lord for lord in ALL_LORDS if who >> lord & 1)
        brought = []
        for stages, sergeants, knights in troops:
            way = (state.village[lord], state.came[lord], stages)
            s, k = left.get(way, (0, 0))
            count = min(sergeants + knights, s + k)
            of = random.randint(max(0, count - k), min(count, s))
            left[way] = (s - of, k - count + of)
            # Who has gone since may have been of any kind.
            brought.append((stages, of + sergeants + knights - count, count - of))
        parties.append((who, tuple(brought)))
    return type(marches)(marches.seat, marches.asked, marches.idle, tuple(parties))


def _army_like(state: FiefState, army: Losses, random: Random) -> Losses:
    """As many counters that are lost or hit, of any kinds that there are."""
    most, knights = counted(army.among(state))
    count = army.sergeants + army.knights
    sergeants = random.randint(max(0, count - knights), min(count, most))
    return army.of(count - sergeants)
