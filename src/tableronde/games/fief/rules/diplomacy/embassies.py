"""FIEF-8.0: what an embassy pays for: cards in a deal, a private talk, more time for one."""

from tableronde.core.choice import Choice
from tableronde.games.fief import choices
from tableronde.games.fief.state import FiefState


def may_trade_cards(state: FiefState, seat: int, private: bool) -> bool:
    """Whether a player may trade cards: an embassy is spent for it; not in a private talk, which
    has been paid for, nor with free diplomacy (FIEF-8.0-04, FIEF-11.3-01)."""
    return private or state.modes.free_diplomacy or state.embassies[seat] > 0


def may_talk(state: FiefState, seat: int) -> bool:
    """Whether a player may call a private talk: with an embassy left; with free diplomacy always
    (FIEF-11.3-01)."""
    return state.embassies[seat] > 0 or state.modes.free_diplomacy


def prolonging(state: FiefState, seat: int) -> list[Choice]:
    """Return the choice to prolong a talk: by anybody in it, and at any moment of it (FIEF-8.0-08,
    FIEF-D-11)."""
    paid = state.embassies[seat] > 0 and not state.modes.free_diplomacy
    return [choices.PROLONG] if paid else []


def price(state: FiefState) -> int:
    """Return the price of any of these, in embassies; with free diplomacy they are not used
    (FIEF-11.3-01)."""
    return 0 if state.modes.free_diplomacy else 1


def spend_embassy(state: FiefState, seat: int) -> None:
    state.embassies[seat] -= price(state)
