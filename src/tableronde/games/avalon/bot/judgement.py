"""How good an option looks to a seat in Avalon: what the greedy bot goes by.

Worth is counted in cards. Only the seat's own hand, what lies open, and how many cards of each
kind are out of sight are read; who holds which of those is not.
"""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.avalon.choices import (
    Attack,
    Bewitch,
    Counter,
    Discard,
    GiveCard,
    GiveTop,
    Reinforce,
    Resist,
    TakeTile,
    UseAvalon,
)
from tableronde.games.avalon.components import (
    AVALON_DISCOUNT,
    CASTLE,
    CASTLE_DEFENCE,
    CASTLE_LOSS,
    CROWNS,
    HAND_LIMIT,
    IS_WITCH,
    KNIGHT,
    TILE_LIGHT,
    WIN_CROWNS,
)
from tableronde.games.avalon.rules.tiles import tile_value
from tableronde.games.avalon.state import NOBODY, AvalonState

_VICTORY: Final = 1000.0
_CROWN: Final = 2.6
"""What a crown is worth in cards; one taken from the opponent counts a little more."""
_TAKEN: Final = 1.5
_LATER: Final = 0.8
"""A card that comes only next turn, against one that comes now."""


def worth(state: AvalonState, seat: int, choice: Choice) -> float:
    match choice:
        case Attack():
            return _attack(state, seat, choice.card, choice.region)
        case Bewitch():
            return _bewitch(state, seat, choice.card, choice.region)
        case Reinforce():
            return _reinforce(state, seat, choice.card, choice.region)
        case Counter() | Resist() | UseAvalon():
            return 1.0
        case GiveCard() | Discard():
            return -_hand_card(state, seat, choice.card)
        case GiveTop():
            return -_pile_card(state, seat, choice.region)
        case TakeTile():
            return _tile(state, seat, choice.tile)
        case _:  # end, pass, keep-avalon
            return 0.0


def _attack(state: AvalonState, seat: int, card: int, place: int) -> float:
    held_by_other = state.owner[place] == 1 - seat
    mine, theirs = len(state.piles[seat][place]) + 1, len(state.piles[1 - seat][place])
    crowns = float(CROWNS[state.row[place]]) if held_by_other else _crowns_in_the_mist(state)
    cost = mine + 2 * theirs
    if held_by_other and CASTLE[state.row[place]]:
        cost += CASTLE_LOSS
    if state.owns_avalon(seat) and not state.avalon_used:
        cost -= AVALON_DISCOUNT
    success = 1.0 - _may_hold(state, seat, card // 2 * 2 + KNIGHT)
    if state.crowns(seat) + crowns >= WIN_CROWNS:
        return _VICTORY * success
    gain = crowns * _CROWN * (_TAKEN if held_by_other else 1.0) + theirs
    return success * (gain - cost) - (1.0 - success) * 0.5 - 0.5 * _bareness(state, seat)


def _bewitch(state: AvalonState, seat: int, witch: int, place: int) -> float:
    """The enemy loses a card and we win it; countered, our witch is lost to them."""
    counter = _may_hold(state, seat, witch)
    stake = 0.3 * _stake(state, seat, place)
    return (1.0 - counter) * (1.4 + stake) - counter * 2.0 - _bareness(state, seat)


def _bareness(state: AvalonState, seat: int) -> float:
    """Without cards in hand nothing can be answered in the opponent's turn."""
    return float(max(0, 3 - sum(state.hands[seat])))


def _reinforce(state: AvalonState, seat: int, card: int, place: int) -> float:
    """Cards beyond what the hand may keep are better laid than lost; best where they stop an
    attack or make one possible."""
    spare = sum(state.hands[seat]) - (HAND_LIMIT - 1)
    mine, theirs = len(state.piles[seat][place]), len(state.piles[1 - seat][place])
    stake = _stake(state, seat, place)
    castle = CASTLE_DEFENCE if CASTLE[state.row[place]] and state.owner[place] != NOBODY else 0
    if state.owner[place] == seat:
        use = stake if theirs == mine + castle else 0.2 * stake
    else:
        use = 0.8 * stake if mine + 1 == theirs + castle else 0.1 * stake
    knight_kept = 0.0 if IS_WITCH[card] else 0.3
    return 0.2 * use + 0.5 * spare - 0.7 - knight_kept


def _stake(state: AvalonState, seat: int, place: int) -> float:
    if state.owner[place] == NOBODY:
        return _crowns_in_the_mist(state)
    return float(CROWNS[state.row[place]])


def _crowns_in_the_mist(state: AvalonState) -> float:
    """The mean over the regions still face down, known as a set (AVA-INFO-03)."""
    hidden = [CROWNS[state.row[place]] for place, held in enumerate(state.owner) if held == NOBODY]
    return sum(hidden) / len(hidden) if hidden else 0.0


def _may_hold(state: AvalonState, seat: int, card: int) -> float:
    """The chance that the opponent holds at least one such card."""
    other = 1 - seat
    if state.known[other][card]:
        return 1.0
    hand = state.hands[other]
    unknown_in_hand = sum(hand) - sum(state.known[other])
    unseen = len(state.draw) + unknown_in_hand
    copies = state.draw.count(card) + hand[card]
    if not unseen:
        return 0.0
    return 1.0 - (1.0 - copies / unseen) ** unknown_in_hand


def _hand_card(state: AvalonState, seat: int, card: int) -> float:
    """A knight attacks and resists, a witch bewitches; a second one of a kind serves less."""
    value = 1.0 if IS_WITCH[card] else 1.3
    return value if state.hands[seat][card] == 1 else value - 0.3


def _pile_card(state: AvalonState, seat: int, place: int) -> float:
    """What leaves a pile may open a region to the enemy."""
    mine, theirs = len(state.piles[seat][place]), len(state.piles[1 - seat][place])
    stake = _stake(state, seat, place)
    if state.owner[place] == seat:
        return 0.4 + (0.5 * stake if mine - 1 <= theirs else 0.1 * stake)
    return 0.4 + (0.2 * stake if mine >= theirs else 0.05 * stake)


def _tile(state: AvalonState, seat: int, tile: int) -> float:
    cards = tile_value(state, seat, tile)
    if TILE_LIGHT[tile]:
        return float(min(cards, HAND_LIMIT - sum(state.hands[seat])))
    return cards * _LATER
