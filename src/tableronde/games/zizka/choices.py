"""What a player of zizka can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass

Commander: TypeAlias = Annotated[int, Field("commander", COMMANDERS)]
Space: TypeAlias = Annotated[int, Field("space", SPACES)]
Member: TypeAlias = Annotated[int, Field("member", MEMBERS)]
Seat: TypeAlias = Annotated[int, Field("seat")]
Difficulty: TypeAlias = Annotated[int, Field("difficulty", DIFFICULTIES)]
Die: TypeAlias = Annotated[int, Field("die", base=1)]
Row: TypeAlias = Annotated[int, Field("row", base=1)]
Count: TypeAlias = Annotated[int, Field("count")]
Dice: TypeAlias = Annotated[int, Field("dice", TODO_DICES)]
Warrant: TypeAlias = Annotated[int, Field("warrant", TODO_WARRANTS)]


class Command(Choice):
    """TODO."""

    commander: Commander


class Start(Choice):
    """TODO."""

    space: Space


class Move(Choice):
    """TODO."""

    space: Space


class Event(Choice):
    """TODO."""


class Conquer(Choice):
    """TODO."""


class Hire(Choice):
    """TODO."""

    member: Member


class HireInstead(Choice):
    """TODO."""

    member: Member
    dismissed: Member


class SendAway(Choice):
    """TODO."""

    member: Member


class Done(Choice):
    """TODO."""


class Attack(Choice):
    """TODO."""

    seat: Seat


class AttackTorak(Choice):
    """TODO."""


class Peek(Choice):
    """TODO."""

    space: Space


class PeekCastle(Choice):
    """TODO."""

    difficulty: Difficulty


class EndTurn(Choice):
    """TODO."""


class Reroll(Choice):
    """TODO."""

    die: Die


class PayReroll(Choice):
    """TODO."""

    die: Die


class TakeCoin(Choice):
    """TODO."""

    die: Die


class Stop(Choice):
    """TODO."""


class Fill(Choice):
    """TODO."""

    row: Row
    luck: Count


class FillGiving(Choice):
    """TODO."""

    row: Row
    luck: Count
    member: Member


class GiveUp(Choice):
    """TODO."""


class Take(Choice):
    """TODO."""

    member: Member


class TakeInstead(Choice):
    """TODO."""

    member: Member
    dismissed: Member


class Decline(Choice):
    """TODO."""


class Storm(Choice):
    """TODO."""


class Virtue(Choice):
    """TODO."""


class Vice(Choice):
    """TODO."""


class Enter(Choice):
    """TODO."""


class StayOut(Choice):
    """TODO."""


class Joust(Choice):
    """TODO."""

    die: Die
    dice: Dice


class FreeReroll(Choice):
    """TODO."""

    die: Die


class Spend(Choice):
    """TODO."""

    luck: Count


class KeepLuck(Choice):
    """TODO."""


class Lose(Choice):
    """TODO."""

    member: Member


class Lift(Choice):
    """TODO."""

    warrant: Warrant


LEXICON: Final = Lexicon(
    "zizka",
    (
        Command,
        Start,
        Move,
        Event,
        Conquer,
        Hire,
        HireInstead,
        SendAway,
        Done,
        Attack,
        AttackTorak,
        Peek,
        PeekCastle,
        EndTurn,
        Reroll,
        PayReroll,
        TakeCoin,
        Stop,
        Fill,
        FillGiving,
        GiveUp,
        Take,
        TakeInstead,
        Decline,
        Storm,
        Virtue,
        Vice,
        Enter,
        StayOut,
        Joust,
        FreeReroll,
        Spend,
        KeepLuck,
        Lose,
        Lift,
    ),
)
