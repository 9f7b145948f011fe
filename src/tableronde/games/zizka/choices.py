"""What a player of Jan Žižka can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon
from tableronde.games.zizka.components import (
    COMMANDERS,
    DIFFICULTIES,
    MEMBERS,
    MOST_DICE,
    MOST_SEATS,
    SOVEREIGNS,
    SPACES,
    TOURNAMENT_DICE,
    WARRANTS,
)

SUBSETS: Final = tuple(
    "+".join(str(die + 1) for die in range(TOURNAMENT_DICE) if mask >> die & 1) or "none"
    for mask in range(1 << TOURNAMENT_DICE)
)
"""Sets of dice as they are written: 1+2+5."""

Commander: TypeAlias = Annotated[int, Field("commander", COMMANDERS)]
Space: TypeAlias = Annotated[int, Field("space", SPACES)]
Member: TypeAlias = Annotated[int, Field("member", MEMBERS)]
Seat: TypeAlias = Annotated[int, Field("seat")]
Difficulty: TypeAlias = Annotated[int, Field("difficulty", DIFFICULTIES)]
Die: TypeAlias = Annotated[int, Field("die", base=1)]
"""The place of a die in the roll."""
Dice: TypeAlias = Annotated[int, Field("dice", SUBSETS)]
"""Bits of the places of dice in the roll."""
Row: TypeAlias = Annotated[int, Field("row", base=1)]
Luck: TypeAlias = Annotated[int, Field("count")]
"""How many luck tokens."""
Warrant: TypeAlias = Annotated[int, Field("warrant", WARRANTS)]


# What several of them share -----------------------------------------------------------------------


class Joining(Choice):
    """Let a member join (ZIZ-ENTOURAGE-01)."""

    member: Member


class JoiningInstead(Joining):
    """Let a member join for another one, who leaves (ZIZ-ENTOURAGE-08)."""

    dismissed: Member


class Filling(Choice):
    """Fill a row with the icons of the roll and luck tokens (ZIZ-EVENT-08)."""

    row: Row
    luck: Luck


class Rerolling(Choice):
    """Roll one die again (ZIZ-ICON-20)."""

    die: Die


# The verbs ----------------------------------------------------------------------------------------


class Command(Choice):
    """Choose a commander, alone (ZIZ-SOLO-01)."""

    commander: Commander


class Start(Choice):
    """Choose one's start space, alone (ZIZ-SOLO-04)."""

    space: Space


class Move(Choice):
    """Go to a space within range (ZIZ-MOVE-04)."""

    space: Space


class Event(Choice):
    """Attempt the event of the space where one stands (ZIZ-EVENT-01)."""


class Conquer(Choice):
    """Attack the castle of the space where one stands (ZIZ-CONQUEST-01)."""


class Hire(Joining):
    """Hire a member at a tavern (ZIZ-HIRE-04)."""


class HireInstead(JoiningInstead):
    """Hire a member and dismiss another one (ZIZ-HIRE-06)."""


class SendAway(Choice):
    """Discard one of the available members before hiring (ZIZ-HIRE-02)."""

    member: Member


class Done(Choice):
    """Hire nobody else."""


class Attack(Choice):
    """Attack a player whose figure is on the same space (ZIZ-ATTACK-01)."""

    seat: Seat


class AttackTorak(Choice):
    """Attack Torak, on his space (ZIZ-SOLO-42)."""


class Peek(Choice):
    """Look at a hidden token (ZIZ-ICON-07)."""

    space: Space


class PeekCastle(Choice):
    """Look at the top card of the castles (ZIZ-ICON-07)."""

    difficulty: Difficulty


class EndTurn(Choice):
    """Forgo the actions and peeks that are left (ZIZ-TURN-06)."""


class Reroll(Rerolling):
    """Use a reroll (ZIZ-ICON-20)."""


class PayReroll(Rerolling):
    """Pay for a reroll, in the expert variant (ZIZ-EXPERT-01)."""


class TakeCoin(Choice):
    """Take the coin that a sovereign's die shows (ZIZ-FAVOUR-09)."""

    die: Die


class Stop(Choice):
    """Leave a roll as it is, or fill no more rows."""


class Fill(Filling):
    """Fill a row (ZIZ-EVENT-10), or overcome an obstacle (ZIZ-CONQUEST-08)."""


class FillGiving(Filling):
    """Fill a row that also asks for a member (ZIZ-EVENT-40)."""

    member: Member


class GiveUp(Choice):
    """Fail at an event or a castle of one's own will (ZIZ-CONQUEST-16)."""


class Take(Joining):
    """Take a member as a reward (ZIZ-EVENT-35)."""


class TakeInstead(JoiningInstead):
    """Take a member as a reward and dismiss another one (ZIZ-ENTOURAGE-08)."""


class Decline(Choice):
    """Take no member (ZIZ-EVENT-36)."""


class Storm(Choice):
    """Attack the next obstacle of a castle (ZIZ-CONQUEST-05)."""


class Virtue(Choice):
    """Step towards virtue (ZIZ-CONQUEST-11)."""


class Vice(Choice):
    """Step towards vice (ZIZ-CONQUEST-11)."""


class Enter(Choice):
    """Take part in a tournament, for a coin (ZIZ-TOURNAMENT-02)."""


class StayOut(Choice):
    """Take no part in a tournament."""


class Joust(Choice):
    """Set a die aside and roll others again (ZIZ-TOURNAMENT-07)."""

    die: Die
    dice: Dice


class FreeReroll(Choice):
    """Use a member's reroll in a tournament (ZIZ-TOURNAMENT-12)."""

    die: Die


class Spend(Choice):
    """Spend luck tokens in a fight (ZIZ-LUCK-06)."""

    luck: Luck


class KeepLuck(Choice):
    """Spend no luck token in a fight."""


class Lose(Choice):
    """Lose a member to Torak (ZIZ-SOLO-40)."""

    member: Member


class Lift(Choice):
    """Put back a warrant, after beating Torak (ZIZ-SOLO-43)."""

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

# Each of them, made once --------------------------------------------------------------------------

_MEMBERS: Final = range(len(MEMBERS))
_SPACES: Final = range(len(SPACES))
_DICE: Final = range(MOST_DICE + len(SOVEREIGNS))
_TOURNAMENT_DICE: Final = range(TOURNAMENT_DICE)

MOVE: Final = tuple(Move(space) for space in _SPACES)
EVENT: Final = Event()
CONQUER: Final = Conquer()
HIRE: Final = tuple(Hire(member) for member in _MEMBERS)
HIRE_INSTEAD: Final = tuple(
    tuple(HireInstead(member, dismissed) for dismissed in _MEMBERS) for member in _MEMBERS
)
SEND_AWAY: Final = tuple(SendAway(member) for member in _MEMBERS)
DONE: Final = Done()
ATTACK: Final = tuple(Attack(seat) for seat in range(MOST_SEATS))
ATTACK_TORAK: Final = AttackTorak()
PEEK: Final = tuple(Peek(space) for space in _SPACES)
PEEK_CASTLE: Final = tuple(PeekCastle(difficulty) for difficulty in range(len(DIFFICULTIES)))
END_TURN: Final = EndTurn()
REROLL: Final = tuple(Reroll(die) for die in _DICE)
PAY_REROLL: Final = tuple(PayReroll(die) for die in _DICE)
TAKE_COIN: Final = tuple(TakeCoin(die) for die in _DICE)
STOP: Final = Stop()
GIVE_UP: Final = GiveUp()
TAKE: Final = tuple(Take(member) for member in _MEMBERS)
TAKE_INSTEAD: Final = tuple(
    tuple(TakeInstead(member, dismissed) for dismissed in _MEMBERS) for member in _MEMBERS
)
DECLINE: Final = Decline()
STORM: Final = Storm()
VIRTUE: Final = Virtue()
VICE: Final = Vice()
ENTER: Final = Enter()
STAY_OUT: Final = StayOut()
JOUST: Final = tuple(
    tuple(
        Joust(die, mask)
        for die in range(dice)
        for mask in range(1, 1 << dice)
        if not mask >> die & 1
    )
    for dice in range(TOURNAMENT_DICE + 1)
)
"""For so many dice: one set aside, and at least one of the others rolled again."""
FREE_REROLL: Final = tuple(FreeReroll(die) for die in _TOURNAMENT_DICE)
KEEP_LUCK: Final = KeepLuck()
