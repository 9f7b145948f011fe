"""2.4, 9.0, 10.0: the acts by which cards are played, and the card that each of them needs."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.fief.components import (
    AMBUSH,
    ARC,
    ASSASSINATION,
    CARDINAL,
    FAIR_WEATHER,
    GOOD_HARVEST,
    JUSTICE,
    REVOLT,
    SECRET_PASSAGE,
    TAX,
)

SURPRISES: Final = {
    "revolt": REVOLT,
    "escape": SECRET_PASSAGE,
    "tunnel": SECRET_PASSAGE,
    "assassinate": ASSASSINATION,
    "justice": JUSTICE,
    "ambush": AMBUSH,
    "make-cardinal": CARDINAL,
    "make-arc": ARC,
}
"""Surprise cards: no bound refuses them (FIEF-D-15)."""
TAXES: Final = ("tallage", "royal-tallage", "tithe", "cardinal-tithe", "papal-tithe")
_ORDINARY: Final = {"harvest": GOOD_HARVEST, "weather": FAIR_WEATHER, **dict.fromkeys(TAXES, TAX)}
PLAYS: Final = frozenset({*SURPRISES, *_ORDINARY, "play-lord"})


def card_of(play: Choice) -> int:
    """A lord's card is played with his name."""
    verb = play[0]
    if verb == "play-lord":
        lord: int = play[1]
        return lord
    return SURPRISES[verb] if verb in SURPRISES else _ORDINARY[verb]
