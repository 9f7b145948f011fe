"""What a player of Medievallons can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon
from tableronde.games.guilds.components import CARDS, MOST_SEATS, TYPES

Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Count: TypeAlias = Annotated[int, Field("count")]
Guild: TypeAlias = Annotated[int, Field("guild")]
"""The number of a guild."""
Seat: TypeAlias = Annotated[int, Field("seat")]


class Play(Choice):
    """Play a card for its power."""

    card: Card


class Lay(Choice):
    """Lay a guild: so many cards of a type, and Jesters beside them."""

    card: Card
    cards: Count
    jesters: Count


class Use(Choice):
    """Use the power of one's own guild."""

    guild: Guild


class Reinforce(Choice):
    """Add cards of a type, and Jesters, to one's own guild."""

    guild: Guild
    card: Card
    cards: Count
    jesters: Count


class Name(Choice):
    """Ask another player for a type of card (Knight)."""

    seat: Seat
    card: Card


class Assassinate(Choice):
    """Discard a card of a guild (Assassin)."""

    guild: Guild
    card: Card


class Steal(Choice):
    """Take a card of a guild (Prowler)."""

    guild: Guild
    card: Card


class DrawInstead(Choice):
    """Draw a card, since no other player has a guild to hit."""


class Keep(Choice):
    """Keep one of three drawn cards, and discard the others in this order (Magician)."""

    card: Card
    under: Card
    top: Card


class Choose(Choice):
    """Choose another player (Merchant, Beggar, Priest)."""

    seat: Seat


class Swap(Choice):
    """Give two cards to the other trader (Merchant)."""

    card: Card
    also: Card


class Give(Choice):
    """Give a card (Noble, Priest)."""

    card: Card


class Take(Choice):
    """Take a card of a hand that one sees (Priest)."""

    card: Card


class Copy(Choice):
    """Copy the power of a guild (Witch)."""

    guild: Guild


LEXICON: Final = Lexicon(
    "guilds",
    (
        Play,
        Lay,
        Use,
        Reinforce,
        Name,
        Assassinate,
        Steal,
        DrawInstead,
        Keep,
        Choose,
        Swap,
        Give,
        Take,
        Copy,
    ),
)

# Made once ----------------------------------------------------------------------------------------

_CARDS: Final = range(TYPES)
_SEATS: Final = range(MOST_SEATS)

PLAY: Final = tuple(Play(card) for card in _CARDS)
NAME: Final = tuple(tuple(Name(seat, card) for card in _CARDS) for seat in _SEATS)
DRAW_INSTEAD: Final = DrawInstead()
CHOOSE: Final = tuple(Choose(seat) for seat in _SEATS)
SWAP: Final = tuple(tuple(Swap(card, also) for also in _CARDS) for card in _CARDS)
GIVE: Final = tuple(Give(card) for card in _CARDS)
TAKE: Final = tuple(Take(card) for card in _CARDS)
