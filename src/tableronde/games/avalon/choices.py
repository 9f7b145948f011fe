"""What a player of Avalon can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass
from tableronde.games.avalon.components import CARDS, PLACES, TILES

Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Region: TypeAlias = Annotated[int, Field("region", base=1)]
"""The place of a region in the row."""
Tile: TypeAlias = Annotated[int, Field("tile", TILES)]


class Reinforce(Choice):
    """Lay a card on one's own pile at a region."""

    card: Card
    region: Region


class Bewitch(Choice):
    """Lay a witch at a region, to win the top card of the enemy pile there."""

    card: Card
    region: Region


class Attack(Choice):
    """Lay a card at a region that one wants to conquer."""

    card: Card
    region: Region


class End(Choice):
    """Play no more cards in this turn."""


class Counter(Choice):
    """Answer a spell with a witch of the same colour."""

    card: Card


class Resist(Choice):
    """Answer an attack with a knight of the same colour."""

    card: Card


class UseAvalon(Choice):
    """Use the discount of Avalon at this conquest."""


class KeepAvalon(Choice):
    """Keep the discount of Avalon for a second conquest."""


class GiveCard(Choice):
    """Pay a loss with a card of the hand."""

    card: Card


class GiveTop(Choice):
    """Pay a loss with the top card of one's own pile at a region."""

    region: Region


class TakeTile(Choice):
    """Take a reinforcement tile."""

    tile: Tile


class Discard(Choice):
    """Discard a card at the end of the turn."""

    card: Card


LEXICON: Final = Lexicon(
    "avalon",
    (
        Reinforce,
        Bewitch,
        Attack,
        End,
        Counter,
        Resist,
        Pass,
        UseAvalon,
        KeepAvalon,
        GiveCard,
        GiveTop,
        TakeTile,
        Discard,
    ),
)

# Each of them, made once --------------------------------------------------------------------------

_CARDS: Final = range(len(CARDS))
_PLACES: Final = range(PLACES)

REINFORCE: Final = tuple(tuple(Reinforce(card, place) for place in _PLACES) for card in _CARDS)
BEWITCH: Final = tuple(tuple(Bewitch(card, place) for place in _PLACES) for card in _CARDS)
ATTACK: Final = tuple(tuple(Attack(card, place) for place in _PLACES) for card in _CARDS)
END: Final = End()
COUNTER: Final = tuple(Counter(card) for card in _CARDS)
RESIST: Final = tuple(Resist(card) for card in _CARDS)
USE_AVALON: Final = UseAvalon()
KEEP_AVALON: Final = KeepAvalon()
GIVE_CARD: Final = tuple(GiveCard(card) for card in _CARDS)
GIVE_TOP: Final = tuple(GiveTop(place) for place in _PLACES)
TAKE_TILE: Final = tuple(TakeTile(tile) for tile in range(len(TILES)))
DISCARD: Final = tuple(Discard(card) for card in _CARDS)
