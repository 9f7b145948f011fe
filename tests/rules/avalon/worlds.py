"""Checks what must hold in every position of Avalon, and makes other worlds that a viewer cannot
tell apart."""

from operator import add, le
from random import Random

from tableronde.games.avalon.components import CARDS, COPIES, PLACES, TILE_COUNT
from tableronde.games.avalon.state import AvalonState

MOST_DECISIONS = 5000
GAMES = 2000
CHUNK = 20
LOOK_EVERY = 13


def check(state: AvalonState) -> None:
    lying = state.draw + state.discard
    for side in state.piles:
        for pile in side:
            lying += pile
    counts = list(map(bytes(lying).count, range(len(CARDS))))
    for hand in state.hands:
        assert len(hand) == len(CARDS)
        assert min(hand) >= 0
        counts = list(map(add, counts, hand))
    assert len(lying) == sum(COPIES) - sum(map(sum, state.hands))
    assert counts == list(COPIES), "cards are conserved"
    tiles = [up + used for up, used in zip(state.face_up, state.used, strict=True)]
    for tile in state.pending:
        if tile >= 0:
            tiles[tile] += 1
    assert tiles == list(TILE_COUNT), "tiles are conserved"
    assert sorted(state.row) == list(range(PLACES))
    assert {-1, 0, 1}.issuperset(state.owner)
    assert state.conquests <= 2
    assert state.crowns(0) < 15 or state.crowns(1) < 15, "AVA-END-06"
    for seat in range(2):
        assert len(state.known[seat]) == len(CARDS)
        assert all(map(le, state.known[seat], state.hands[seat]))
    if not state.stack:
        assert state.result is not None


def other_world(
    state: AvalonState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> AvalonState:
    """Return a state that is the same for `viewer`, with all else dealt anew: hands (but those of
    `keep`, and what everyone knows of them), the draw pile, the face-down regions."""
    other = state.copy()
    hidden = [seat for seat in range(2) if seat != viewer and seat not in keep]
    pool = other.draw[:]
    sizes = {}
    for seat in hidden:
        hand, known = other.hands[seat], other.known[seat]
        sizes[seat] = sum(hand) - sum(known)
        for card, count in enumerate(hand):
            pool += [card] * (count - known[card])
        other.hands[seat] = known[:]
    random.shuffle(pool)
    for seat in hidden:
        for _ in range(sizes[seat]):
            other.hands[seat][pool.pop()] += 1
    other.draw = pool
    mist = [place for place in range(PLACES) if other.owner[place] < 0]
    regions = [other.row[place] for place in mist]
    random.shuffle(regions)
    for place, region in zip(mist, regions, strict=True):
        other.row[place] = region
    return other
