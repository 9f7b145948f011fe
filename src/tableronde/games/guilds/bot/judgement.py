"""How good an option looks to a seat in Medievallons: what the greedy bot goes by.

Worth is counted in cards. Only the seat's own hand, what lies open, and how many cards of each
type are out of sight are read; who holds which of those is not, except the hand a Priest shows.
"""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.guilds.choices import (
    Assassinate,
    Choose,
    Copy,
    Give,
    Keep,
    Lay,
    Name,
    Play,
    Reinforce,
    Steal,
    Swap,
    Take,
    Use,
)
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
    match choice:
        case Play():
            return _power(state, seat, choice.card) - _loss(state, seat, choice.card)
        case Lay():
            return _lay(state, seat, choice)
        case Use() | Copy():
            owner, place = state.owner_of(choice.guild)
            return _power(state, seat, state.guilds[owner][place].kind)
        case Reinforce():
            return _reinforce(state, seat, choice)
        case Name():
            gain = _gain(state, seat, choice.card) + 0.5
            return _may_hold(state, choice.seat, choice.card) * gain
        case Assassinate() | Steal():
            return _strike(state, seat, choice)
        case Keep():  # all three are in hand while one is chosen
            return -_loss(state, seat, choice.under, choice.top)
        case Choose():
            return _rank(state, choice.seat)
        case Swap() | Give():
            return -_loss(state, seat, *choice.numbers)
        case Take():
            return _gain(state, seat, choice.card)
        case _:  # draw-instead: one card
            return 1.0


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


def _lay(state: GuildsState, seat: int, choice: Lay) -> float:
    card, members, jesters = choice.card, choice.cards, choice.jesters
    if len(state.guilds[seat]) + 1 >= GUILDS_TO_WIN:
        return _VICTORY
    spent = _loss(state, seat, *[card] * members, *[JESTER] * jesters)
    safety = 0.8 * min(members + jesters - 3, 1)
    return _GUILD + _power(state, seat, card) + safety - 0.6 * spent - jesters


def _reinforce(state: GuildsState, seat: int, choice: Reinforce) -> float:
    card, jesters = choice.card, choice.jesters
    owner, place = state.owner_of(choice.guild)
    guild = state.guilds[owner][place]
    size = guild.members + guild.jesters
    safety = 2.5 if size == 3 else 0.3
    spent = _loss(state, seat, *[card] * choice.cards, *[JESTER] * jesters)
    return _power(state, seat, card if guild.kind == JESTER else guild.kind) + safety - spent


def _strike(state: GuildsState, seat: int, choice: Assassinate | Steal) -> float:
    owner, place = state.owner_of(choice.guild)
    guild = state.guilds[owner][place]
    taken = _gain(state, seat, choice.card) if isinstance(choice, Steal) else 0.0
    if owner == seat:
        return taken - _GUILD
    breaks = guild.members + guild.jesters == 3
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
        kinds = {guild.kind for guilds in state.guilds for guild in guilds}
        values = [_power(state, seat, kind) for kind in kinds if can_be_copied(kind)]
        return max(values, default=1.0)
    if power == ARTISAN:
        return _gain(state, seat, state.discard[-1]) if state.discard else 0.0
    return _POWER[power]
