"""DICE, PLACE, SUPPLY: knights come to the castle, and as many as ten dice can show."""

from tableronde.core.event import Run
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.components import FACES
from tableronde.games.medieval_mastery.state import NOBODY, MasteryState, dice, place


def gain(state: MasteryState, seat: int, count: int, run: Run) -> None:
    """Put new knights into the castle; those that no die is left for are lost (MM-PLACE-04, -05,
    MM-DICE-04, -05)."""
    castle = state.castle(seat)
    here = state.knights[castle]
    room = (dice(here) + state.reserve(seat)) * FACES - here
    placed = min(count, room)
    state.knights[castle] = here + placed
    if run.events is not None:
        if placed:
            run.tell("knights-came", {"seat": seat, "count": placed})
        if placed < count:
            run.tell("no-dice-left", {"seat": seat, "count": count - placed})


def more_dice(here: int, there: int, count: int) -> int:
    """How many more dice are needed on the map when `count` of `here` knights go to where `there`
    stand. No move may need an eleventh die (MM-DICE-07)."""
    return dice(here - count) - dice(here) + dice(there + count) - dice(there)


def supplied(state: MasteryState, seat: int, owned: int) -> int:
    """Those of a seat's territories (`owned`) from which a chain of its territories and of lakes
    leads to its castle (MM-SUPPLY-01 to -04)."""
    links = state.map.links
    reached = edge = links[state.map.castles[seat]] & owned
    while edge:
        found = 0
        for tile in bits(edge):
            found |= links[tile]
        edge = found & owned & ~reached
        reached |= edge
    return reached


def supply_lines(state: MasteryState, seat: int, owned: int) -> dict[int, int]:
    """Of each supplied territory: the tile from which the line from the castle reaches it."""
    links = state.map.links
    castle = state.map.castles[seat]
    lines: dict[int, int] = {}
    edge, left = [castle], owned
    for start in edge:  # it grows meanwhile
        reached = bits(links[start] & left)
        for tile in reached:
            lines[tile] = start
            left ^= 1 << tile
        edge += reached
    return lines


def cut_off(state: MasteryState, run: Run) -> None:
    """MM-CUTTHROAT: knights without supply line are removed, all of them together."""
    lost = [
        (seat, tile)
        for seat in range(state.seats)
        for owned in (state.owned(seat),)
        for tile in bits(owned & ~supplied(state, seat, owned))
    ]
    for seat, tile in lost:
        count = state.knights[tile]
        state.knights[tile] = 0
        state.owner[tile] = NOBODY  # MM-CUTTHROAT-02, -03
        if run.events is not None:
            run.tell("cut-off", {"seat": seat, "count": count, **place(state, tile)})
