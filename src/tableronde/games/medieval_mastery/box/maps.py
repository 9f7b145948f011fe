"""SUPPLY, ADVANCE: the map of a layout, with everything about it that never changes.

Tiles are numbered in reading order. Sets of tiles are bits of an int: bit n is tile n.
"""

from typing import Final, NamedTuple

from tableronde.games.medieval_mastery.choices import Advance, Move

_SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Slot(NamedTuple):
    """One place of a layout: a castle of a seat, a lake, or a territory of a value."""

    q: int
    r: int
    kind: str
    seat: int = -1
    value: int = 0


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    """Return the six places that share a side with this one (MM-GEN-01)."""
    return [(q + dq, r + dr) for dq, dr in _SIDES]


def distance(q: int, r: int) -> int:
    """Count the steps from the centre of the map."""
    return max(abs(q), abs(r), abs(q + r))


class _Moves(dict[tuple[int, int], tuple[Move, ...]]):
    """All moves from one tile to another, made when they are first asked for: a map has hundreds of
    such pairs, and a game needs few of them."""

    def __init__(self, most: int) -> None:
        self._counts: Final = range(1, most + 1)

    def __missing__(self, way: tuple[int, int]) -> tuple[Move, ...]:
        moves = tuple(Move(*way, count) for count in self._counts)
        return self.setdefault(way, moves)


class Map:
    """A layout. A lake is no place but a link: it joins all tiles around it (MM-ADVANCE-04)."""

    __slots__ = (
        "advances",
        "beside",
        "castles",
        "links",
        "moves",
        "outward",
        "seat_of",
        "slots",
        "territories",
        "waters",
    )

    def __init__(self, slots: list[Slot], most: int = 1) -> None:
        """`most` is the largest number of knights that move at once."""
        self.slots: Final = sorted(slots, key=lambda slot: (slot.r, slot.q))
        places = {(slot.q, slot.r): tile for tile, slot in enumerate(self.slots)}
        self.beside: Final = [
            sum(1 << places[place] for place in neighbours(slot.q, slot.r) if place in places)
            for slot in self.slots
        ]
        """Of each tile: those that share a side with it."""
        seats = max(slot.seat for slot in slots) + 1
        self.castles: Final = [
            next(tile for tile, slot in enumerate(self.slots) if slot.seat == seat)
            for seat in range(seats)
        ]
        self.seat_of: Final = {tile: seat for seat, tile in enumerate(self.castles)}
        self.territories: Final = [
            tile for tile, slot in enumerate(self.slots) if slot.kind == "territory"
        ]
        self.links: Final = self._linked()
        """Of each tile: the castles and territories beside it or across a lake."""
        self.waters: Final = self._waters()
        """From one tile to another across lakes: the lakes in between, in order."""
        self.outward: Final = sorted(
            self.territories,
            key=lambda tile: (distance(self.slots[tile].q, self.slots[tile].r), tile),
        )
        """The territories from the centre outwards (MM-SETUP-05)."""
        # Choices are made once: lists of them are cut, not built.
        self.advances: Final[list[tuple[Advance, ...]]] = [
            tuple(Advance(tile, count) for count in range(1, most + 1))
            for tile in range(len(self.slots))
        ]
        self.moves: Final = _Moves(most)

    def _linked(self) -> list[int]:
        lakes = sum(1 << tile for tile, slot in enumerate(self.slots) if slot.kind == "lake")
        shores = {tile: self._shore(tile, lakes) for tile in bits(lakes)}
        links = []
        for tile, beside in enumerate(self.beside):
            linked = beside
            for lake in bits(beside & lakes):
                linked |= shores[lake]
            links.append(linked & ~lakes & ~(1 << tile))
        return links

    def _shore(self, lake: int, lakes: int) -> int:
        """Return all tiles around a lake; lakes side by side are one (MM-SUPPLY-10)."""
        water = 1 << lake
        while True:
            shore = 0
            for tile in bits(water):
                shore |= self.beside[tile]
            if not shore & lakes & ~water:
                return shore & ~lakes
            water |= shore & lakes

    def _waters(self) -> dict[tuple[int, int], tuple[int, ...]]:
        ways: dict[tuple[int, int], tuple[int, ...]] = {}
        for start in range(len(self.slots)):
            shores: list[tuple[int, tuple[int, ...]]] = [(start, ())]
            for at, lakes in shores:  # it grows meanwhile
                for tile in bits(self.beside[at]):
                    if self.slots[tile].kind != "lake":
                        ways.setdefault((start, tile), lakes)
                    elif tile not in (shore for shore, _ in shores):
                        shores.append((tile, (*lakes, tile)))
        return {way: lakes for way, lakes in ways.items() if lakes}


def bits(tiles: int) -> list[int]:
    """Return the numbers of a set of tiles, ascending."""
    numbers = []
    while tiles:
        lowest = tiles & -tiles
        numbers.append(lowest.bit_length() - 1)
        tiles ^= lowest
    return numbers
