"""FIEF-8.0-04, -05, FIEF-D-10, FIEF-D-17: cards in a deal, exchanged or played by it."""

from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.group_decisions import OpenWindow
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ARC,
    BUYABLE,
    CARDINAL,
    COPIES,
    FIRST_CALAMITY,
    HAND,
    NOBODY,
    back,
)
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.families.lords import pope_seat
from tableronde.games.fief.state import FiefState, Permit

# Whose they are -----------------------------------------------------------------------------------


def cards_to_trade(state: FiefState, seat: int) -> list[int]:
    """Return the hand without a card that is being played (FIEF-D-13)."""
    cards = list(state.hands[seat])
    for frame in state.stack:
        if isinstance(frame, InPlay) and frame.in_hand and frame.seat == seat:
            cards.remove(frame.card)
    return cards


def conceivable(state: FiefState, seat: int, backs: list[int]) -> list[int]:
    """Return the cards with one of these backs that another may hold, for all that a player knows:
    not all of them are in his own hand or in play."""
    own = state.hands[seat]
    return [
        card
        for card in range(FIRST_CALAMITY)
        if back(card) in backs and own.count(card) + _in_play(state, card) < COPIES[card]
    ]


def _in_play(state: FiefState, card: int) -> int:
    """Return how many of these characters lie open with a family."""
    if card == ARC:
        return int(state.arc != NOBODY)
    if card == CARDINAL:
        return sum(lord != NOBODY for lord in state.hats[:BUYABLE])
    return int(card < len(state.owner) and state.owner[card] != NOBODY)


def hands_hold(
    state: FiefState, proposer: int, partner: int, terms: tuple[choices.Term, ...]
) -> bool:
    """Whether no hand gets too large by a deal (FIEF-8.0-05): how many cards are held, all see."""
    wanted = sum(isinstance(term, choices.WantCard) for term in terms)
    gain = wanted - sum(isinstance(term, choices.GiveCard) for term in terms)
    own = len(state.hands[proposer]) - _played(terms, choices.GivePlay)
    other = len(state.hands[partner]) - _played(terms, choices.WantPlay)
    return own + gain <= HAND and other - gain <= HAND


def _played(terms: tuple[choices.Term, ...], verb: type[choices.PlayTerm]) -> int:
    """Return how many cards leave the hand of their player at once: a Cardinal stays until it takes
    effect."""
    return sum(isinstance(term, verb) and term.card != CARDINAL for term in terms)


# Played by a deal ---------------------------------------------------------------------------------


def playable(
    state: FiefState, ground: Frame[FiefState], seat: int, partner: int
) -> list[choices.Play]:
    """Return every card of a player that may be played by a deal with this partner at this moment,
    on what: as the frame in which the deal is made lets him play it. Ordinary cards he plays only
    where he is asked himself, in his turn of their step (FIEF-2.4-02, -04)."""
    kind = choices.Play if seat in ground.waiting(state) else choices.Surprise
    return [
        choice
        for choice in ground.options(state, seat)
        if isinstance(choice, kind) and _has_consent(state, seat, partner, choice)
    ]


def _has_consent(state: FiefState, seat: int, partner: int, play: choices.Play) -> bool:
    """Whether nobody else is asked before the card takes effect: the pope's consent to a new
    cardinal comes before the deal, unless it is made with him (FIEF-1.5-10)."""
    judge = pope_seat(state)
    return (
        not isinstance(play, choices.MakeCardinal)
        or judge in (NOBODY, seat, partner)
        or state.permitted("consent", judge, seat, play.lord)
    )


def conceivable_plays(
    state: FiefState, ground: Frame[FiefState], seat: int, other: int, backs: list[int]
) -> list[choices.Play]:
    """Return every card of another with one of these backs that might be played, for all that a
    player knows of his hand and of what he was granted."""
    if not backs:
        return []
    imagined = state.copy()
    imagined.hands[other] = conceivable(state, seat, backs)
    imagined.permits = tuple(
        permit
        for permit in state.permits
        if not permit.secret or seat in (permit.giver, permit.taker)
    )
    return playable(imagined, ground, other, seat)


def play_now(state: FiefState, seat: int, partner: int, play: choices.Play, run: Run) -> None:
    """Play a card as if its player had acted in the frame in which the deal was made. A surprise
    card is shown at once; it takes effect when all else that the deal sets off is settled. A pope
    who has made the deal has consented by it."""
    if isinstance(play, choices.MakeCardinal) and pope_seat(state) == partner:
        state.permits = (*state.permits, Permit("consent", partner, seat, play.lord))
    ground = state.stack[-1]
    if isinstance(ground, OpenWindow):
        ground.resolve(state, seat, play, run)
    else:
        ground.answer(state, seat, play, run)
