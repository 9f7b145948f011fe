"""BOARD: spaces, the paths between them, and how far it is."""

from typing import Any, Final, NamedTuple

from tableronde.core.choice import Choice
from tableronde.games.zizka.choices import MOVE
from tableronde.games.zizka.components import outward

LARGE: Final = ("start", "event")
TAVERN: Final = "tavern"
CASTLES: Final = ("conquest-easy", "conquest-hard")
"""The kinds of spaces where castles are attacked, by difficulty."""
KINDS: Final = (*LARGE, TAVERN, *CASTLES, "waypoint")


class Space(NamedTuple):
    """One kind each (ZIZ-BOARD-02); where it lies matters only to the eye."""

    name: str
    kind: str
    x: int
    y: int

    @property
    def large(self) -> bool:
        """Return whether it can hold an event token (ZIZ-BOARD-03, -04)."""
        return self.kind in LARGE


class Board:
    """The map. Spaces are numbered in the order of the list, which breaks ties (ZIZ-EVENT-27)."""

    __slots__ = ("_moves", "distance", "large", "links", "spaces", "starts")

    def __init__(self, spaces: list[Space], paths: list[tuple[int, int]]) -> None:
        self.spaces: Final = tuple(spaces)
        links: list[list[int]] = [[] for _ in spaces]
        for one, other in paths:  # ZIZ-BOARD-01
            links[one].append(other)
            links[other].append(one)
        self.links: Final = tuple(tuple(sorted(near)) for near in links)
        self.large: Final = tuple(at for at, space in enumerate(spaces) if space.large)
        self.starts: Final = tuple(at for at, space in enumerate(spaces) if space.kind == "start")
        self.distance: Final = tuple(self._distances(at) for at in range(len(spaces)))
        self._moves: Final[dict[tuple[int, int], tuple[Choice, ...]]] = {}

    def _distances(self, start: int) -> tuple[int, ...]:
        far = len(self.spaces)
        distance = [far] * far
        distance[start] = 0
        edge = [start]
        while edge:
            found = []
            for here in edge:
                for there in self.links[here]:
                    if distance[there] == far:
                        distance[there] = distance[here] + 1
                        found.append(there)
            edge = found
        return tuple(distance)

    def moves(self, start: int, steps: int) -> tuple[Choice, ...]:
        """Return the moves to the spaces at distance 1 to `steps` (ZIZ-MOVE-04)."""
        known = self._moves.get((start, steps))
        if known is None:
            far = self.distance[start]
            known = tuple(MOVE[at] for at in range(len(far)) if 0 < far[at] <= steps)
            self._moves[start, steps] = known
        return known

    def towards(self, start: int, goal: int, steps: int) -> int:
        """Return where so many steps along a shortest path lead, and no farther than the goal: of
        equally near spaces the first of the list (ZIZ-SOLO-11 to -14)."""
        here = start
        far = self.distance[goal]
        while steps and here != goal:
            # The links are in the order of the list, and of equal ones `min` takes the first.
            here = min(self.links[here], key=far.__getitem__)
            steps -= 1
        return here


def board_from(data: dict[str, Any]) -> Board:
    """Return the board that a table of the form of data.toml describes."""
    names = [space["id"] for space in data["spaces"]]
    spaces = [
        Space(outward(space["id"]), outward(space["kind"]), space["x"], space["y"])
        for space in data["spaces"]
    ]
    paths = [(names.index(one), names.index(other)) for one, other in data["edges"]]
    return Board(spaces, paths)
