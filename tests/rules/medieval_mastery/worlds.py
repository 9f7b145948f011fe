"""Checks what must hold in every position of Medieval Mastery, and makes other worlds that a viewer
cannot tell apart."""

from random import Random
from typing import Any

from tableronde.games.medieval_mastery.components import (
    AMBUSH,
    AUTHORITY,
    BESIEGERS,
    BY_KIND,
    CONFLICTS,
    DICE,
    FACES,
    SCEPTRE,
    SUPPORTS,
    TERRITORIES,
)
from tableronde.games.medieval_mastery.rules.advance import Advance
from tableronde.games.medieval_mastery.rules.artefacts import FractureWindow
from tableronde.games.medieval_mastery.rules.battle import Commit
from tableronde.games.medieval_mastery.rules.conquest import Conquest
from tableronde.games.medieval_mastery.rules.knights import supplied
from tableronde.games.medieval_mastery.rules.sceptres import MatchKnights
from tableronde.games.medieval_mastery.rules.turn import TurnWindow
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    FACE_UP,
    NO_CARD,
    NO_KIND,
    NOBODY,
    Battle,
    MasteryState,
)
from tests.rules.medieval_mastery.modes import mixtures

MOST_DECISIONS = 10_000
GAMES = 100
CHUNK = 20
LOOK_EVERY = 4


def options(seats: int, number: int) -> dict[str, str]:
    mixed = mixtures(seats)
    return mixed[number * 7 % len(mixed)]


# What must hold ------------------------------------------------------------------------------


def check(state: MasteryState) -> None:
    check_map(state)
    check_knights(state)
    check_points(state)
    check_cards(state)
    check_artefacts(state)
    if state.battle is not None:
        check_battle(state, state.battle)


def check_map(state: MasteryState) -> None:
    """Check who is where: castles belong to their seats, lakes to nobody, and the owner of a
    territory has knights on it."""
    chosen = [castle for castle in state.castles if castle != NOBODY]
    assert len(set(chosen)) == len(chosen), "MM-SETUP-02"
    points, capacity = state.box.points, state.box.capacity
    lying = zip(state.map.slots, state.owner, state.knights, state.kinds, strict=True)
    for tile, (slot, owner, knights, kind) in enumerate(lying):
        assert knights >= 0
        if slot.kind == "castle":
            assert owner == slot.seat, "castles never change hands"
            assert kind == NO_KIND
        elif slot.kind == "lake":
            assert (owner, knights, kind) == (NOBODY, 0, NO_KIND), "MM-GEN-13"
        elif kind == NO_KIND:
            assert (owner, knights) == (NOBODY, 0), "the map is not laid yet"
        else:
            assert points[kind] == slot.value, "MM-SETUP-05"
            assert knights <= capacity[kind], "MM-REDEPLOY-06"
            if (owner == NOBODY) != (knights == 0):
                assert beaten(state, tile), "MM-GEN-02, -03"
    for kind, copies in enumerate(state.box.tiles):
        assert state.kinds.count(kind) <= copies, "MM-SETUP-04"


def beaten(state: MasteryState, tile: int) -> bool:
    """Return whether a defender who has lost there may be without knights, until step 8 is done."""
    battle = state.battle
    if battle is None or battle.tile != tile or battle.winner != ATTACKER:
        return False
    return state.owner[tile] == battle.sides[DEFENDER]


def check_knights(state: MasteryState) -> None:
    castles = sum([1 << castle for castle in state.map.castles])
    for seat in range(state.seats):
        assert state.dice_used(seat) <= DICE, "MM-DICE-03"
        owned = state.owned(seat)
        assert not owned & castles
        if state.modes.cutthroat and state.battle is None:
            assert supplied(state, seat, owned) == owned, "MM-CUTTHROAT-01"


def check_points(state: MasteryState) -> None:
    modes = state.modes
    assert not (modes.siege and modes.team > 1), "MM-SIEGE-10"
    teams = state.seats // modes.team
    points = [state.points(seat) for seat in range(state.seats)]
    reached = [team for team in range(teams) if sum(points[team::teams]) >= modes.target]
    if state.stack:
        assert state.result is None
        complete = not any(isinstance(frame, Conquest) for frame in state.stack)
        assert not reached or not complete, "MM-END-02, -05"
        return
    assert state.result is not None
    winners = tuple(seat for seat in range(state.seats) if state.allied(seat, state.turn))
    assert state.result.winners == winners, "MM-END-07"
    assert state.battle is None
    if state.result.reason == "points":
        assert [state.allied(state.turn, team) for team in reached] == [True], "MM-END-02"
    else:
        assert state.result.reason == "castle"
        assert modes.siege, "MM-SIEGE-06"


def check_cards(state: MasteryState) -> None:
    dealt = any(state.draw) or any(map(any, state.hands))
    for seat in range(state.seats):
        hand, pile, known = state.hands[seat], state.draw[seat], state.known[seat]
        assert min(hand) >= 0
        assert hand[AUTHORITY] == 0, "MM-RESOURCE-12"
        assert len(known) == len(pile)
        if any(known):  # mostly nobody has looked at anything
            assert min(known) >= 0
            assert max(known) < 1 << state.seats
        discard, turns = zip(*state.discard[seat], strict=True) if state.discard[seat] else ((), ())
        counts = hand[:]
        for card in (*pile, *discard, *in_play(state, seat)):
            counts[card] += 1
        assert counts == (list(state.box.copies) if dealt else [0] * len(hand)), "conserved"
        if turns:
            assert list(turns) == sorted(turns), "MM-DECK-10"
            assert turns[0] >= 0
            assert turns[-1] <= state.turn_number


def in_play(state: MasteryState, seat: int) -> list[int]:
    battle = state.battle
    if battle is None:
        return []
    laid = [battle.conflict[battle.sides.index(seat)]] if seat in battle.sides else []
    return [card for card in laid if card != NO_CARD] + battle.support[seat]


def check_artefacts(state: MasteryState) -> None:
    if not any(state.artefacts):
        assert not any(state.destroyed), "nothing is dealt yet"
        return
    for kind, pile in enumerate(BY_KIND):
        dealt = [own[kind] for own in state.artefacts]
        assert len(set(dealt)) == state.seats, "MM-SETUP-07"
        assert set(dealt) <= set(pile)
    if state.turn_number:
        assert (state.turn - state.first) % state.seats == (state.turn_number - 1) % state.seats
    for seat, turns in enumerate(state.destroyed):
        # At the end of the last own turn all that had been destroyed before it was restored.
        last_own = state.turn_number - ((state.turn - seat) % state.seats or state.seats)
        for turn in turns:
            assert turn == FACE_UP or max(1, last_own) <= turn <= state.turn_number, (
                "MM-ARTEFACT-04"
            )


def check_battle(state: MasteryState, battle: Battle) -> None:
    attacker, defender = battle.sides
    assert attacker == state.turn
    assert not state.allied(attacker, defender), "MM-TEAM-07"
    kind = state.kinds[battle.tile]
    assert state.modes.siege or kind != NO_KIND, "MM-ADVANCE-08"
    most = BESIEGERS if kind == NO_KIND else state.box.capacity[kind]
    assert 0 <= battle.attackers <= most, "MM-ADVANCE-07"
    assert battle.attackers or battle.winner != NOBODY, "MM-TERRITORY-12"
    assert state.owner[battle.tile] == defender or battle.winner == ATTACKER, "MM-GEN-04"
    for card, roll in zip(battle.conflict, battle.rolled, strict=True):
        assert card == NO_CARD or card in CONFLICTS, "MM-RESOURCE-17"
        assert roll in (range(1, FACES + 1) if card == AMBUSH else (0,)), "MM-BATTLE-12"
    for seat, cards in enumerate(battle.support):
        assert set(cards) <= set(SUPPORTS), "MM-RESOURCE-17"
        if cards:
            assert any(state.allied(seat, side) for side in battle.sides), "MM-TEAM-08"
            assert kind == NO_KIND or not TERRITORIES[kind].no_support, "MM-TERRITORY-04"
    if battle.winner != NOBODY:
        assert battle.difference > 0 or state.modes.chaos, "MM-BATTLE-20"


# Other worlds --------------------------------------------------------------------------------


def other_world(
    state: MasteryState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> MasteryState:
    """Return a state that is the same for `viewer`, with all else dealt anew.

    This concerns hands, but the viewer's and those of `keep`, draw piles but for what these have
    looked at, and cards that others have laid face down. Authority stays where it is: a player
    who draws it shows it at once (MM-RESOURCE-12), so worlds with another place for it would
    part at the draw. For the same reason conflict cards are exchanged only for conflict cards as
    long as it is not yet open who has one (MM-BATTLE-10)."""
    other = state.copy()
    top: Any = other.stack[-1] if other.stack else None
    before_conflict = isinstance(top, TurnWindow | Advance | MatchKnights) or (
        isinstance(top, FractureWindow) and top.kind == SCEPTRE
    )
    eyes = list(keep) if viewer is None else [viewer, *keep]
    for seat in range(other.seats):
        hidden = [card for card, count in enumerate(other.hands[seat]) for _ in range(count)]
        size = 0 if seat == viewer or seat in keep else len(hidden)
        places = [
            at
            for at, known in enumerate(other.known[seat])
            if not any(known >> eye & 1 for eye in eyes)
        ]
        old = hidden[:size] + [other.draw[seat][at] for at in places]
        new = deal(old, before_conflict, random)
        if isinstance(top, Commit) and size:
            armed = seat in top.asked
            fought = other.battle is not None and seat in other.battle.sides
            while fought and armed != any(card in CONFLICTS for card in new[:size]):
                new = deal(old, before_conflict, random)
        if size:
            other.hands[seat] = [new[:size].count(card) for card in range(len(other.hands[seat]))]
        for at, card in zip(places, new[size:], strict=True):
            other.draw[seat][at] = card
    if isinstance(top, Commit):
        answers = [
            random.choice(top.options(other, seat))
            if answer and seat != viewer and seat not in keep
            else answer
            for seat, answer in zip(top.asked, top.answers, strict=True)
        ]
        other.stack[-1] = top.holding(tuple(answers))
    return other


def deal(cards: list[int], before_conflict: bool, random: Random) -> list[int]:
    """Return the same cards in other places."""

    def group(card: int) -> int:
        if card == AUTHORITY:
            return 0
        return 1 if before_conflict and card in CONFLICTS else 2

    left: dict[int, list[int]] = {}
    for card in cards:
        left.setdefault(group(card), []).append(card)
    for pool in left.values():
        random.shuffle(pool)
    return [left[group(card)].pop() for card in cards]
