"""What a player of Medieval Mastery can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    CARDS,
    CASTLES,
    KINDS,
    MOST_SEATS,
)

Castle: TypeAlias = Annotated[int, Field("castle", CASTLES)]
Artefact: TypeAlias = Annotated[int, Field("artefact", ARTEFACT_NAMES)]
Tile: TypeAlias = Annotated[int, Field("tile", base=1)]
Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Seat: TypeAlias = Annotated[int, Field("seat")]
Count: TypeAlias = Annotated[int, Field("count")]
Knights: TypeAlias = Annotated[int, Field("count", name="count")]
"""How many knights."""


class ChooseCastle(Choice):
    """Choose one's castle (MM-SETUP-02)."""

    castle: Castle


class CallToArms(Choice):
    """Play the card that calls knights to arms (MM-RESOURCE-04)."""


class TacticalAdvance(Choice):
    """Play the card that gives one more cycle (MM-RESOURCE-06)."""


class Fracture(Choice):
    """Play a fracture on an artefact (MM-FRACTURE-01)."""

    artefact: Artefact


class Crown(Choice):
    """Declare the crown (MM-CROWN-01)."""


class Redeploy(Choice):
    """Begin a cycle with its redeployment (MM-REDEPLOY-01)."""


class Move(Choice):
    """Move knights from one tile to another (MM-REDEPLOY-04)."""

    tile: Tile
    to: Tile
    knights: Knights


class Done(Choice):
    """End a redeployment."""


class Advance(Choice):
    """Lead knights from the castle to a tile (MM-ADVANCE-01)."""

    tile: Tile
    knights: Knights


class Halt(Choice):
    """Forgo the advance of a cycle (MM-ADVANCE-11)."""


class EndTurn(Choice):
    """End the turn (MM-TURN-09)."""


class Match(Choice):
    """Fight as if with the rival's number of knights (MM-SCEPTRE-07)."""


class Refrain(Choice):
    """Fight with one's own number of knights."""


class Commit(Choice):
    """Lay a conflict card face down (MM-BATTLE-08)."""

    card: Card


class Support(Choice):
    """Play support cards: how many of each value (MM-BATTLE-16)."""

    ones: Count
    twos: Count


class Decline(Choice):
    """Play no support card (MM-BATTLE-17)."""


class Discard(Choice):
    """Discard a card of the hand (MM-TERRITORY-07)."""

    card: Card


class Keep(Choice):
    """Discard nothing."""


class Destroy(Choice):
    """Destroy an artefact by the crown (MM-CROWN-07)."""

    artefact: Artefact


class Look(Choice):
    """Look at the top card of a draw pile (MM-CROWN-08)."""

    seat: Seat


class Leave(Choice):
    """Leave the card on the pile (MM-CROWN-08)."""


class ThrowAway(Choice):
    """Put the card on the discard pile (MM-CROWN-08)."""


class Recover(Choice):
    """Shuffle a discarded card into one's draw pile (MM-CROWN-11)."""

    card: Card


class Lay(Choice):
    """Put one of the cards back on the pile as the next one (MM-CROWN-13)."""

    card: Card


LEXICON: Final = Lexicon(
    "medieval-mastery",
    (
        ChooseCastle,
        CallToArms,
        TacticalAdvance,
        Fracture,
        Pass,
        Crown,
        Redeploy,
        Move,
        Done,
        Advance,
        Halt,
        EndTurn,
        Match,
        Refrain,
        Commit,
        Support,
        Decline,
        Discard,
        Keep,
        Destroy,
        Look,
        Leave,
        ThrowAway,
        Recover,
        Lay,
    ),
)

# Each of them, made once (advances and moves: see box/maps.py) ------------------------------------

_ARTEFACTS: Final = range(len(ARTEFACT_NAMES))
_CARDS: Final = range(KINDS)

CHOOSE_CASTLE: Final = tuple(ChooseCastle(castle) for castle in range(len(CASTLES)))
CALL_TO_ARMS: Final = CallToArms()
TACTICAL_ADVANCE: Final = TacticalAdvance()
FRACTURE: Final = tuple(Fracture(artefact) for artefact in _ARTEFACTS)
CROWN: Final = Crown()
REDEPLOY: Final = Redeploy()
DONE: Final = Done()
HALT: Final = Halt()
END_TURN: Final = EndTurn()
MATCH: Final = Match()
REFRAIN: Final = Refrain()
COMMIT: Final = tuple(Commit(card) for card in _CARDS)
DECLINE: Final = Decline()
DISCARD: Final = tuple(Discard(card) for card in _CARDS)
KEEP: Final = Keep()
DESTROY: Final = tuple(Destroy(artefact) for artefact in _ARTEFACTS)
LOOK: Final = tuple(Look(seat) for seat in range(MOST_SEATS))
LEAVE: Final = Leave()
THROW_AWAY: Final = ThrowAway()
RECOVER: Final = tuple(Recover(card) for card in _CARDS)
LAY: Final = tuple(Lay(card) for card in _CARDS)
