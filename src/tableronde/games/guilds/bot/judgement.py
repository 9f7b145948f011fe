"""How good an option looks to a seat in Medievallons: what the greedy bot goes by.

Worth is counted in cards. Only the seat's own hand, what lies open, and how many cards of each
type are out of sight are read; who holds which of those is not, except the hand a Priest shows.
"""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.guilds.components import (
    ARTISAN,
    ASSASSIN,
    BEGGAR,
    GUILDS_TO_WIN,
    JESTER,
    KNIGHT,
    MAGICIAN,
    MERCHANT,
    MONK,
    NOBLE,
    PRIEST,
    PROWLER,
    STAR,
    TYPES,
    WITCH,
)
from tableronde.games.guilds.rules.powers import can_be_copied
from tableronde.games.guilds.state import GuildsState

_VICTORY: Final = 1000.0
_GUILD: Final = 12.0
_SET: Final = (0.0, 1.0, 3.2, 6.0, 6.6, 7.0, 7.2, 7.3, 7.4)
"""What so many cards of one type in hand are worth: the third makes a guild."""
_JESTER: Final = 2.6
_POWER: Final = {
    ARTISAN: 1.0,
    BEGGAR: 1.0,
    JESTER: 0.0,
    KNIGHT: 1.2,
    MAGICIAN: 1.7,
    MERCHANT: 0.9,
    MONK: 2.0,
    NOBLE: 1.8,
    PRIEST: 1.6,
    STAR: 0.4,
}


def worth(state: GuildsState, seat: int, choice: Choice) -> float:
    verb = choice[0]
    if verb == "play":
        return _power(state, seat, choice[1]) - _loss(state, seat, choice[1])
    if verb == "lay":
        return _lay(state, seat, choice[1], choice[2], choice[3])
    if verb in ("use", "copy"):
        owner, place = state.owner_of(choice[1])
        return _power(state, seat, state.guilds[owner][place][1])
    if verb == "reinforce":
        return _reinforce(state, seat, choice)
    if verb == "name":
        return _may_hold(state, choice[1], choice[2]) * (_gain(state, seat, choice[2]) + 0.5)
    if verb in ("assassinate", "steal"):
        return _strike(state, seat, choice)
    if verb == "keep":
        return _gain_of_kept(state, seat, choice)
    if verb == "choose":
        return _rank(state, choice[1])
    if verb in ("swap", "give"):
        return -_loss(state, seat, *choice[1:])
    if verb == "take":
        return _gain(state, seat, choice[1])
    return 1.0  # draw-instead: one card


# Hands ------------------------------------------------------------------------------------------


def _promise(hand: list[int]) -> float:
    """How near a hand is to guilds."""
    return _JESTER * hand[JESTER] + sum(
        _SET[count] for card, count in enumerate(hand) if count and card != JESTER
    )


def _gain(state: GuildsState, seat: int, card: int) -> float:
    hand = state.hands[seat]
    if card == JESTER:
        return _JESTER
    return _SET[min(hand[card] + 1, 8)] - _SET[hand[card]]


def _loss(state: GuildsState, seat: int, *cards: int) -> float:
    hand = state.hands[seat][:]
    before = _promise(hand)
    for card in cards:
        hand[card] -= 1
    return before - _promise(hand)


def _gain_of_kept(state: GuildsState, seat: int, choice: Choice) -> float:
    """All three are in hand while one is chosen."""
    return -_loss(state, seat, choice[2], choice[3])


def _may_hold(state: GuildsState, other: int, card: int) -> float:
    """The chance that another player holds at least one such card."""
    unseen = state.draw + [
        held
        for seat, hand in enumerate(state.hands)
        if seat != state.turn
        for held in range(TYPES)
        for _ in range(hand[held])
    ]
    share = unseen.count(card) / max(1, len(unseen))
    return float(1.0 - (1.0 - share) ** sum(state.hands[other]))


# Guilds -----------------------------------------------------------------------------------------


def _lay(state: GuildsState, seat: int, card: int, members: int, jesters: int) -> float:
    if len(state.guilds[seat]) + 1 >= GUILDS_TO_WIN:
        return _VICTORY
    spent = _loss(state, seat, *[card] * members, *[JESTER] * jesters)
    safety = 0.8 * min(members + jesters - 3, 1)
    return _GUILD + _power(state, seat, card) + safety - 0.6 * spent - jesters


def _reinforce(state: GuildsState, seat: int, choice: Choice) -> float:
    _, number, card, added, jesters = choice
    owner, place = state.owner_of(number)
    _, kind, members, before = state.guilds[owner][place]
    size = members + before
    safety = 2.5 if size == 3 else 0.3
    spent = _loss(state, seat, *[card] * added, *[JESTER] * jesters)
    return _power(state, seat, card if kind == JESTER else kind) + safety - spent


def _strike(state: GuildsState, seat: int, choice: Choice) -> float:
    verb, number, card = choice
    owner, place = state.owner_of(number)
    _, _, members, jesters = state.guilds[owner][place]
    taken = _gain(state, seat, card) if verb == "steal" else 0.0
    if owner == seat:
        return taken - _GUILD
    breaks = members + jesters == 3
    return taken + len(state.guilds[owner]) * (3.0 if breaks else 0.8)


def _rank(state: GuildsState, other: int) -> float:
    """Whom to burden: the one who is nearest to winning, then the fullest hand."""
    return 5.0 * len(state.guilds[other]) + sum(state.hands[other])


def _power(state: GuildsState, seat: int, power: int) -> float:
    """What activating a power is worth now."""
    if power in (ASSASSIN, PROWLER):
        if not state.others_have_guild(seat):
            return 1.0
        most = max(len(state.guilds[other]) for other in state.others(seat))
        return 1.5 + 2.0 * most
    if power == WITCH:
        kinds = {guild[1] for guilds in state.guilds for guild in guilds}
        values = [_power(state, seat, kind) for kind in kinds if can_be_copied(kind)]
        return max(values, default=1.0)
    if power == ARTISAN:
        return _gain(state, seat, state.discard[-1]) if state.discard else 0.0
    return _POWER[power]
