"""8.0: the acts of diplomacy, and who reads what is said in confidence."""

from tableronde.core.choice import Choice
from tableronde.games.fief import choices
from tableronde.games.fief.rules.diplomacy.deals import OfferedDeal
from tableronde.games.fief.rules.diplomacy.embassies import may_talk
from tableronde.games.fief.rules.diplomacy.talks import talk_of
from tableronde.games.fief.state import FiefState


def proposals(state: FiefState, seat: int) -> list[Choice]:
    """Return the acts of diplomacy that are open to a player at any moment."""
    options: list[Choice] = [choices.DEAL[other] for other in range(state.seats) if other != seat]
    if may_talk(state, seat):
        options.append(choices.TALK)
    return options


def circle(state: FiefState, seat: int) -> tuple[int, ...]:
    """Return who reads what a player says in confidence: those in a private talk with him
    (FIEF-8.0-06), which has been paid for; over an offer that stands and has a promise in it, the
    two parties, who write it down (FIEF-D-07). A draft is shown to nobody, and nobody talks over
    it."""
    talk = talk_of(state)
    if talk is not None:
        return talk.asked if seat in talk.asked else ()
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, OfferedDeal) or choices.PROMISE not in top.terms:
        return ()
    parties = (top.proposer, top.seat)
    return parties if seat in parties else ()
