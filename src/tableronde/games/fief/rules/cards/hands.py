"""Cards in hands and on the discard piles (2.2, FIEF-R-62)."""

from bisect import insort

from tableronde.games.fief.components import FIRST_EVENT
from tableronde.games.fief.state import FiefState


def receive(state: FiefState, seat: int, card: int) -> None:
    insort(state.hands[seat], card)


def play(state: FiefState, seat: int, card: int) -> None:
    """Take a card out of the hand: where it goes, the effect says."""
    state.hands[seat].remove(card)


def discard(state: FiefState, card: int) -> None:
    """Put a card onto the matching discard pile (FIEF-2.2-03)."""
    (state.character_discard if card < FIRST_EVENT else state.event_discard).append(card)


def discard_event(state: FiefState, card: int, count: int) -> None:
    state.event_discard.extend([card] * count)
