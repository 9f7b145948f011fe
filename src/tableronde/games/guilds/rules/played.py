"""PLAY: the card that is being played finds its way to the discard pile."""

from tableronde.core.event import Run
from tableronde.games.guilds.components import CARDS
from tableronde.games.guilds.state import NO_CARD, GuildsState


def discard_played(state: GuildsState, run: Run) -> None:
    """Lay it on top of the discard pile, unless it lies there already (GLD-PLAY-03)."""
    if state.played == NO_CARD:
        return
    state.discard.append(state.played)
    if run.events is not None:
        run.tell("discarded-played", {"seat": state.turn, "card": CARDS[state.played]})
    state.played = NO_CARD
