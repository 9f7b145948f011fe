"""What a player of medieval-mastery can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass

Castle: TypeAlias = Annotated[int, Field("castle", CASTLES)]
Artefact: TypeAlias = Annotated[int, Field("artefact", ARTEFACT_NAMES)]
Tile: TypeAlias = Annotated[int, Field("tile", base=1)]
Count: TypeAlias = Annotated[int, Field("count", name="count")]
Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Count2: TypeAlias = Annotated[int, Field("count")]
Seat: TypeAlias = Annotated[int, Field("seat")]


class ChooseCastle(Choice):
    """TODO."""

    castle: Castle


class CallToArms(Choice):
    """TODO."""


class TacticalAdvance(Choice):
    """TODO."""


class Fracture(Choice):
    """TODO."""

    artefact: Artefact


class Crown(Choice):
    """TODO."""


class Redeploy(Choice):
    """TODO."""


class Move(Choice):
    """TODO."""

    tile: Tile
    to: Tile
    number: Count


class Done(Choice):
    """TODO."""


class Advance(Choice):
    """TODO."""

    tile: Tile
    number: Count


class Halt(Choice):
    """TODO."""


class EndTurn(Choice):
    """TODO."""


class Match(Choice):
    """TODO."""


class Refrain(Choice):
    """TODO."""


class Commit(Choice):
    """TODO."""

    card: Card


class Support(Choice):
    """TODO."""

    ones: Count2
    twos: Count2


class Decline(Choice):
    """TODO."""


class Discard(Choice):
    """TODO."""

    card: Card


class Keep(Choice):
    """TODO."""


class Destroy(Choice):
    """TODO."""

    artefact: Artefact


class Look(Choice):
    """TODO."""

    seat: Seat


class Leave(Choice):
    """TODO."""


class ThrowAway(Choice):
    """TODO."""


class Recover(Choice):
    """TODO."""

    card: Card


class Lay(Choice):
    """TODO."""

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
