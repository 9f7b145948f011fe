"""Lists the optional rules of Medieval Mastery and their combinations, as options of a table."""

from itertools import product
from typing import Final

SINGLY: Final = ("siege", "cutthroat", "skirmish", "chaos")
NO_YES: Final = ("no", "yes")


def teams(seats: int) -> tuple[str, ...]:
    """Return how so many players can be divided (MM-TEAM-01 to -03)."""
    return {4: ("none", "pairs"), 6: ("none", "pairs", "threes")}.get(seats, ("none",))


def alone(seats: int) -> list[dict[str, str]]:
    """Return the plain game, and each optional rule by itself."""
    divided = [{"teams": team} for team in teams(seats)[1:]]
    return [{}, *({mode: "yes"} for mode in SINGLY), *divided]


def mixtures(seats: int) -> list[dict[str, str]]:
    """Return every combination that is allowed (MM-COMBO-01)."""
    return [
        {**dict(zip(SINGLY, chosen, strict=True)), "teams": team}
        for *chosen, team in product(*[NO_YES] * len(SINGLY), teams(seats))
        if not (chosen[0] == "yes" and team != "none")
    ]
