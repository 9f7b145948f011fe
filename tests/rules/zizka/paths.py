"""Computes distances on the board, counted path by path."""

from tableronde.games.zizka.components import DATA, outward

SPACES = [outward(space["id"]) for space in DATA["board"]["spaces"]]
PATHS = [(outward(one), outward(other)) for one, other in DATA["board"]["edges"]]


def beside(space: str) -> set[str]:
    """Return the spaces that a path joins to this one."""
    return {other for path in PATHS if space in path for other in path if other != space}


def within(space: str, steps: int) -> set[str]:
    """Return the other spaces that so many steps can lead to."""
    reached = {space}
    for _ in range(steps):
        reached |= {near for here in reached for near in beside(here)}
    return reached - {space}
