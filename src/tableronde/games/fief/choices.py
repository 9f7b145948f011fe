"""What a player of Fief can answer, and say for later.

A class that is no verb is what several verbs share: `Play` is any act by which a card is played,
`Term` is anything that a deal can say. The rules write `choices.Attack`, since frames, cards and
reasons have the same names.
"""

from typing import Annotated, Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass
from tableronde.core.group_decisions import Accept, Counter, DropTerm, Offer, Refuse, Withdraw
from tableronde.games.fief import components
from tableronde.games.fief.components import (
    BACKS,
    BISHOPRICS,
    CANDIDATES,
    CARDS,
    FIEFS,
    LORDS,
    MOST_SEATS,
    OBSTACLES,
    POLICIES,
    RELICS,
    SIDES,
    VILLAGES,
)

Village: TypeAlias = Annotated[int, Field("village", VILLAGES)]
Lord: TypeAlias = Annotated[int, Field("lord", LORDS)]
Candidate: TypeAlias = Annotated[int, Field("candidate", CANDIDATES)]
Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Bishopric: TypeAlias = Annotated[int, Field("bishopric", base=1)]
Fief: TypeAlias = Annotated[int, Field("fief", FIEFS)]
Count: TypeAlias = Annotated[int, Field("count")]
Amount: TypeAlias = Annotated[int, Field("count", name="count")]
"""A `count` in records; the attribute says of what, since tuples have a method of that name."""
Obstacle: TypeAlias = Annotated[int, Field("obstacle", OBSTACLES)]
Seat: TypeAlias = Annotated[int, Field("seat")]
Side: TypeAlias = Annotated[int, Field("side", SIDES)]
Relic: TypeAlias = Annotated[int, Field("relic", RELICS)]
Back: TypeAlias = Annotated[int, Field("back", BACKS)]
Point: TypeAlias = Annotated[int, Field("count", base=1)]
StandingAnswer: TypeAlias = Annotated[int, Field("policy", POLICIES)]

# Set-up, answers that many questions have ---------------------------------------------------------


class Settle(Choice):
    """Choose the village in which to begin (FIEF-SETUP-16)."""

    village: Village


class Done(Choice):
    """End one's own turn in a step, or name nothing more."""


class Decline(Choice):
    """Do not do what one may do."""


class Grant(Choice):
    """Grant what another asks for (FIEF-D-09)."""


# Lords --------------------------------------------------------------------------------------------


class Place(Choice):
    """Put a lord who is free into a village (FIEF-6.2.4-09)."""

    lord: Lord
    village: Village


class AskHost(Choice):
    """Ask the owner of a village to let a lord in (FIEF-2.4.1-05)."""

    lord: Lord
    village: Village


class NamePrince(Choice):
    """Name a lord who comes into play prince (FIEF-1.8.2-01)."""

    lord: Lord


class TakeTitle(Choice):
    """Give the title of a city that one controls to a lord (FIEF-4.3-08)."""

    fief: Fief
    lord: Lord


class HandTitle(Choice):
    """Hand a title on to another lord of the family."""

    fief: Fief
    lord: Lord


class Inherit(Choice):
    """Give a title of the dead to a lord (FIEF-R-32)."""

    fief: Fief
    lord: Lord


class Bury(Choice):
    """Name which of several dead lords is buried next (FIEF-R-22)."""

    lord: Lord


class Revive(Choice):
    """Keep one of the dying alive with the relic of the tooth (FIEF-11.1.1-04)."""

    lord: Lord


# 1.0: marriages and elections ---------------------------------------------------------------------


class Propose(Choice):
    """Propose a marriage (FIEF-1.1-02)."""

    lord: Lord
    spouse: Lord


class Present(Choice):
    """Present a candidate (FIEF-1.3-02)."""

    lord: Lord


class Vote(Choice):
    """Place the vote and the null token (FIEF-1.3-04). Which is which shows at the count."""

    candidate: Candidate
    null: Candidate


# 2.1: discarding and drawing ----------------------------------------------------------------------


class Discard(Choice):
    """Discard a card (FIEF-2.1-01)."""

    card: Card


class DrawEvent(Choice):
    """Draw an event (FIEF-2.1-04)."""


class DrawCharacter(Choice):
    """Draw a character (FIEF-2.1-04)."""


class Stop(Choice):
    """Discard or draw no more; or stop with a group that was turned away (FIEF-5.0-13)."""


# 2.4, 9.0, 10.0: playing cards --------------------------------------------------------------------


class Play(Choice):
    """Play a card of the hand."""

    CARD: ClassVar[int]

    @property
    def card(self) -> int:
        """The card that is played."""
        return self.CARD


class Surprise(Play):
    """Play a surprise card: no bound refuses it (FIEF-D-15)."""


class Levy(Play):
    """Play a tax."""

    CARD = components.TAX


class PlayLord(Play):
    """Bring a lord of the hand into play (FIEF-2.4.1-01)."""

    lord: Lord
    village: Village

    @property
    def card(self) -> int:
        """His own card."""
        return self.lord


class Harvest(Play):
    """Play a Good Harvest on a bishopric."""

    bishopric: Bishopric

    CARD = components.GOOD_HARVEST


class Weather(Play):
    """Play a Fair Weather on a bishopric."""

    bishopric: Bishopric

    CARD = components.FAIR_WEATHER


class Tallage(Levy):
    """Levy the tallage of a fief as holder of its title."""

    fief: Fief


class RoyalTallage(Levy):
    """Levy the tallage of a fief as king."""

    fief: Fief


class Tithe(Levy):
    """Levy the tithe of a bishopric as its bishop."""

    bishopric: Bishopric


class CardinalTithe(Levy):
    """Levy the tithe of a bishopric as a cardinal."""

    bishopric: Bishopric
    lord: Lord


class PapalTithe(Levy):
    """Levy the tithe as pope."""


class Revolt(Surprise):
    """Start a revolt in a village (FIEF-10.1-04)."""

    village: Village

    CARD = components.REVOLT


class Tunnel(Surprise):
    """Use a Secret Passage in a battle or against a revolt."""

    CARD = components.SECRET_PASSAGE


class Escape(Surprise):
    """Free a prisoner by a Secret Passage (FIEF-10.2.3-02)."""

    lord: Lord

    CARD = components.SECRET_PASSAGE


class Assassinate(Surprise):
    """Have a lord assassinate another."""

    victim: Lord
    lord: Lord

    CARD = components.ASSASSINATION


class Justice(Surprise):
    """Bring a lord to justice."""

    lord: Lord

    CARD = components.JUSTICE


class Ambush(Surprise):
    """Ambush a lord."""

    lord: Lord

    CARD = components.AMBUSH


class MakeCardinal(Surprise):
    """Make a bishop cardinal by card (FIEF-1.5-10)."""

    lord: Lord

    CARD = components.CARDINAL


class MakeArc(Surprise):
    """Make a lady d'Arc (FIEF-9.1-06)."""

    lord: Lord

    CARD = components.ARC


class JoinRevolt(Choice):
    """Add Revolt cards to a revolt (FIEF-10.1-10)."""

    cards: Amount


class Strike(Choice):
    """Name who takes the damage of a revolt first, or what is left of it (FIEF-10.1-04, -15)."""

    seat: Seat


class Calm(Choice):
    """Have a cleric try to calm a Revolt card."""

    lord: Lord


class PayToCalm(Choice):
    """Calm a Revolt card as a cardinal, for money."""

    lord: Lord


# 4.0: ransoms and purchases -----------------------------------------------------------------------


class NoOffer(Choice):
    """Offer no lower ransom (FIEF-6.2.5-06)."""


class PayRansom(Choice):
    """Pay the ransom of a lord."""

    lord: Lord


class BuySergeant(Choice):
    """Buy a sergeant for a village."""

    village: Village


class BuyKnight(Choice):
    """Buy a knight for a village."""

    village: Village


class HireSergeant(Choice):
    """Hire a sergeant, to be placed afterwards in the fog of war (FIEF-11.2-03)."""


class HireKnight(Choice):
    """Hire a knight, to be placed afterwards in the fog of war (FIEF-11.2-03)."""


class PostSergeant(Choice):
    """Place a hired sergeant in a village (FIEF-11.2-03)."""

    village: Village


class PostKnight(Choice):
    """Place a hired knight in a village (FIEF-11.2-03)."""

    village: Village


class BuyMill(Choice):
    """Build a mill in a village."""

    village: Village


class BuyCastle(Choice):
    """Build a castle in a village."""

    village: Village


class BuyTitle(Choice):
    """Buy the title of a fief for a lord; a castle of it becomes the city (FIEF-4.3-02)."""

    fief: Fief
    lord: Lord
    village: Village


class AskWaiver(Choice):
    """Ask the king to waive the price of a title (FIEF-1.8-10)."""

    fief: Fief


class BuyCardinal(Choice):
    """Buy the title of cardinal for a bishop."""

    lord: Lord


# 5.0: movement ------------------------------------------------------------------------------------


class Lead(Choice):
    """Begin to move a lord and those who go with him."""

    lord: Lord


class GroupChange(Choice):
    """Change who goes with a group before it sets out."""


class Join(GroupChange):
    """Let a lord join the group."""

    lord: Lord


class Stay(GroupChange):
    """Leave a lord of the group behind."""

    lord: Lord


class Bring(GroupChange):
    """Take a prisoner along."""

    lord: Lord


class FirstFrom(GroupChange):
    """Take those first who have come by the road from this village."""

    village: Village


class March(Choice):
    """Lead the group into the next village."""

    to: Village


class Relieve(Choice):
    """Lead the group into a besieged village against the besiegers."""

    to: Village


class Muster(Choice):
    """Say how many sergeants and knights come along (FIEF-5.0-06)."""

    sergeants: Count
    knights: Count


class MusterMixed(Choice):
    """Say who comes along, and how many of them have marched in this turn (FIEF-5.0-06)."""

    sergeants: Count
    knights: Count
    weary_sergeants: Count
    weary_knights: Count


class Ride(Choice):
    """Declare a chevauchée with some knights (FIEF-5.2-08)."""

    knights: Count


class Dig(Choice):
    """Play a Secret Passage against an obstacle of the next stage (FIEF-10.2.1-05)."""

    obstacle: Obstacle


class Halt(Choice):
    """End the march of the group."""


class Allow(Choice):
    """Let a group pass (FIEF-D-08)."""


class Toll(Choice):
    """Ask a price for letting a group pass (FIEF-D-08)."""

    price: Amount


class PayToll(Choice):
    """Pay the price that is asked."""


class TurnBack(Choice):
    """Send troops of the group back."""

    sergeants: Count
    knights: Count


class LetPass(Choice):
    """Let riders pass (FIEF-5.2-08)."""


class Stand(Choice):
    """Fight riders who want to pass (FIEF-5.2-08)."""


class Fight(Choice):
    """Fight one of those in the way of the ride (FIEF-R-38)."""

    seat: Seat


class RideOn(Choice):
    """Ride on and leave the others alone (FIEF-12.0-28)."""


# 6.0: battles and sieges --------------------------------------------------------------------------


class Attack(Choice):
    """Declare a battle in a village against a player (FIEF-6.0-02)."""

    village: Village
    seat: Seat


class KeepOut(Choice):
    """Do not join a battle (FIEF-6.0-06)."""


class JoinSide(Choice):
    """Offer to join a side of a battle (FIEF-6.0-06)."""

    side: Side


class StayTrue(Choice):
    """Stay with one's side (FIEF-6.0-09)."""


class LeaveBattle(Choice):
    """Leave the battle (FIEF-6.0-09)."""


class ChangeSides(Choice):
    """Go over to the other side (FIEF-6.0-10)."""


class Lose(Choice):
    """Remove these counters (FIEF-6.2.2-03)."""

    sergeants: Count
    knights: Count


class LoseOf(Choice):
    """Remove a counter of one player of the side (FIEF-6.0-07)."""

    seat: Seat


class Sacrifice(Choice):
    """Name a lord who dies (FIEF-6.2.2-05)."""

    lord: Lord


class FightOn(Choice):
    """Go on with the battle (FIEF-6.1-03)."""


class StopBattle(Choice):
    """Be ready to end the battle (FIEF-6.1-03)."""


class Surrender(Choice):
    """Surrender (FIEF-6.1-06)."""


class Capture(Choice):
    """Take an enemy lord prisoner, to be held by a player of the side (FIEF-6.2.2-08)."""

    lord: Lord
    seat: Seat


class Spare(Choice):
    """Let an enemy lord go (FIEF-6.2.2-08)."""

    lord: Lord


class Besiege(Choice):
    """Begin a siege or go on with it (FIEF-6.4-01)."""

    village: Village


class LiftSiege(Choice):
    """End a siege."""

    village: Village


class Pillage(Choice):
    """Pillage a mill of a village (FIEF-6.5-02)."""

    village: Village


# At one's own turn and in windows -----------------------------------------------------------------


class Yield(Choice):
    """Say who takes a village that one gives up (FIEF-5.1-07)."""

    seat: Seat


class Cede(Choice):
    """Cede a village to a player."""

    village: Village
    seat: Seat


class Release(Choice):
    """Release a prisoner."""

    lord: Lord


class HandOver(Choice):
    """Hand a prisoner over to a player (FIEF-R-28)."""

    lord: Lord
    seat: Seat


class Excommunicate(Choice):
    """Excommunicate a lord as pope."""

    lord: Lord


class Absolve(Choice):
    """Absolve the excommunicated lord as pope."""


class AskAnnulment(Choice):
    """Ask the pope to annul a marriage (FIEF-1.7.1-07)."""

    lord: Lord


class TakeRelic(Choice):
    """Have a cleric take the relic of a village (FIEF-11.1-04)."""

    village: Village
    lord: Lord


class GiveRelic(Choice):
    """Give a relic to a lord (FIEF-R-56)."""

    relic: Relic
    lord: Lord


class Pray(Choice):
    """Pray to move or end the calamity of a bishopric (FIEF-R-56)."""

    bishopric: Bishopric


# 8.0: embassies and talks -------------------------------------------------------------------------


class Deal(Choice):
    """Begin an offer to a player (FIEF-D-06)."""

    seat: Seat


class Talk(Choice):
    """Call a private talk (FIEF-8.0-06)."""


class Invite(Choice):
    """Invite a player to the talk (FIEF-8.0-06)."""

    seat: Seat


class BeginTalk(Choice):
    """Send the invitations out (FIEF-8.0-06)."""


class EnterTalk(Choice):
    """Enter the talk (FIEF-D-11)."""


class StayOut(Choice):
    """Stay out of the talk (FIEF-D-11)."""


class Prolong(Choice):
    """Pay for more time to talk (FIEF-8.0-08)."""


# 8.0: the terms of deals (FIEF-D-06) --------------------------------------------------------------


class Term(Choice):
    """Say one thing in an offer. The base class of the kind is shared by both sides."""

    @classmethod
    def about(cls, thing: tuple[object, ...]) -> Self:
        """Return the term of this kind about this thing: the values of its fields."""
        return cls.of((cls.VERB, *thing))

    def turned(self) -> "Term":
        """Return the term as the other side writes it: what it gave it wants now."""
        return OTHER_SIDE[type(self)].about(self.numbers)

    @property
    def subject(self) -> tuple[object, ...]:
        """What can be disposed of only once in a deal: a relic goes to one lord, a prisoner is
        handed over or set free, or escapes. Equal terms are about the same."""
        return self


class Given(Term):
    """Offer something: the proposer gives it."""


class Wanted(Term):
    """Ask for something: the proposer receives it."""


class MoneyTerm(Term):
    """Transfer money."""

    amount: Amount


class GiveMoney(MoneyTerm, Given):
    """Offer money."""


class WantMoney(MoneyTerm, Wanted):
    """Ask for money."""


class VillageTerm(Term):
    """Cede a village."""

    village: Village


class GiveVillage(VillageTerm, Given):
    """Offer a village."""


class WantVillage(VillageTerm, Wanted):
    """Ask for a village."""


class PrisonerTerm(Term):
    """Hand a prisoner over."""

    lord: Lord

    @property
    def subject(self) -> tuple[object, ...]:
        return ("prisoner", self.lord)


class GivePrisoner(PrisonerTerm, Given):
    """Offer a prisoner."""


class WantPrisoner(PrisonerTerm, Wanted):
    """Ask for a prisoner."""


class ReleaseTerm(Term):
    """Release a prisoner."""

    lord: Lord

    @property
    def subject(self) -> tuple[object, ...]:
        return ("prisoner", self.lord)


class GiveRelease(ReleaseTerm, Given):
    """Offer to release a prisoner."""


class WantRelease(ReleaseTerm, Wanted):
    """Ask for the release of a prisoner."""


class RelicTerm(Term):
    """Give a relic to a lord."""

    relic: Relic
    lord: Lord

    @property
    def subject(self) -> tuple[object, ...]:
        return ("relic", self.relic)


class OfferRelic(RelicTerm, Given):
    """Offer a relic to a lord of the other."""


class WantRelic(RelicTerm, Wanted):
    """Ask for a relic for a lord of one's own."""


class PassageTerm(Term):
    """Let the group of a lord pass through a village."""

    village: Village
    lord: Lord


class GivePassage(PassageTerm, Given):
    """Offer passage to a lord of the other."""


class WantPassage(PassageTerm, Wanted):
    """Ask for passage for a lord of one's own."""


class WaiverTerm(Term):
    """Waive the price of a title as king."""

    fief: Fief


class GiveWaiver(WaiverTerm, Given):
    """Offer to waive the price of a title."""


class WantWaiver(WaiverTerm, Wanted):
    """Ask for a waiver of the price of a title."""


class ConsentTerm(Term):
    """Consent to a new cardinal as pope."""

    lord: Lord


class GiveConsent(ConsentTerm, Given):
    """Offer consent to a cardinal of the other."""


class WantConsent(ConsentTerm, Wanted):
    """Ask for consent to a cardinal of one's own."""


class AnnulmentTerm(Term):
    """Annul the marriage of a lord as pope."""

    lord: Lord


class GiveAnnulment(AnnulmentTerm, Given):
    """Offer to annul a marriage of the other."""


class WantAnnulment(AnnulmentTerm, Wanted):
    """Ask for the annulment of a marriage of one's own."""


class AbsolutionTerm(Term):
    """Absolve a lord as pope."""

    lord: Lord


class GiveAbsolution(AbsolutionTerm, Given):
    """Offer to absolve a lord."""


class WantAbsolution(AbsolutionTerm, Wanted):
    """Ask for the absolution of a lord."""


class CardTerm(Term):
    """Hand a card over (FIEF-8.0-04)."""

    card: Card


class GiveCard(CardTerm, Given):
    """Offer a card."""


class WantCard(CardTerm, Wanted):
    """Ask for a card."""


class PlayTerm(Term):
    """Play a card by the deal (FIEF-D-17).

    Its option names no card: it is followed by the question which, and on what. The term holds that
    play; it is no field, since records do not name it.
    """

    @classmethod
    def of_play(cls, play: Play) -> Self:
        """Return the term by which this is played."""
        return cls.of((cls.VERB, play))

    @property
    def is_named(self) -> bool:
        """Whether it says what is played."""
        return len(self) > 1

    @property
    def play(self) -> Play:
        """What is played, in a term that says it."""
        play = self[1]
        assert isinstance(play, Play)
        return play

    @property
    def card(self) -> int:
        """The card that is played."""
        return self.play.card

    @property
    def subject(self) -> tuple[object, ...]:
        if self.is_named and isinstance(self.play, Escape):
            return ("prisoner", self.play.lord)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` make it again: its play is no field."""
        return self.of, (tuple(self),)


class GivePlay(PlayTerm, Given):
    """Offer to play a card."""


class WantPlay(PlayTerm, Wanted):
    """Ask the other to play a card."""


class NoPlay(Choice):
    """Name no card to be played after all (FIEF-D-17)."""


class UnseenPlayTerm(Term):
    """Play a card of which only the back is seen (FIEF-D-17)."""

    back: Back


class GiveUnseenPlay(UnseenPlayTerm, Given):
    """Offer to play a card of which only the back is seen."""


class WantUnseenPlay(UnseenPlayTerm, Wanted):
    """Ask the other to play a card of which only the back is seen."""


class BackTerm(Term):
    """Hand over a card of which only the back is seen (FIEF-D-10)."""

    back: Back


class GiveBack(BackTerm, Given):
    """Offer a card of which only the back is seen."""


class WantBack(BackTerm, Wanted):
    """Ask for a card of which only the back is seen."""


class Marry(Term):
    """Have a lord of one's own marry one of the other (FIEF-1.1-02)."""

    lord: Lord
    spouse: Lord

    def turned(self) -> "Marry":
        return Marry(self.spouse, self.lord)


class Promise(Term):
    """Promise something that the rules do not bind to (FIEF-D-07)."""

    def turned(self) -> "Promise":
        return self


class TermSides(NamedTuple):
    """The two verbs of a kind of term."""

    give: type[Given]
    want: type[Wanted]


SIDES_OF: Final[dict[type[Term], TermSides]] = {
    MoneyTerm: TermSides(GiveMoney, WantMoney),
    VillageTerm: TermSides(GiveVillage, WantVillage),
    PrisonerTerm: TermSides(GivePrisoner, WantPrisoner),
    ReleaseTerm: TermSides(GiveRelease, WantRelease),
    RelicTerm: TermSides(OfferRelic, WantRelic),
    PassageTerm: TermSides(GivePassage, WantPassage),
    WaiverTerm: TermSides(GiveWaiver, WantWaiver),
    ConsentTerm: TermSides(GiveConsent, WantConsent),
    AnnulmentTerm: TermSides(GiveAnnulment, WantAnnulment),
    AbsolutionTerm: TermSides(GiveAbsolution, WantAbsolution),
    CardTerm: TermSides(GiveCard, WantCard),
    PlayTerm: TermSides(GivePlay, WantPlay),
    UnseenPlayTerm: TermSides(GiveUnseenPlay, WantUnseenPlay),
    BackTerm: TermSides(GiveBack, WantBack),
}
KIND_OF: Final[dict[type[Term], type[Term]]] = {
    verb: kind for kind, sides in SIDES_OF.items() for verb in sides
}
OTHER_SIDE: Final[dict[type[Term], type[Term]]] = {
    verb: sides.want if verb is sides.give else sides.give
    for sides in SIDES_OF.values()
    for verb in sides
}

# At any moment ------------------------------------------------------------------------------------


class RaiseHand(Choice):
    """Ask to be asked first (FIEF-D-03)."""


class LowerHand(Choice):
    """Take a raised hand back (FIEF-D-03)."""


class Attend(Choice):
    """Ask to be asked in minor windows, too (FIEF-D-03)."""


class Ignore(Choice):
    """Ask to be left out of minor windows (FIEF-D-03)."""


class Policy(Choice):
    """Lay a standing answer down to a player who asks for passage (FIEF-D-08)."""

    seat: Seat
    policy: StandingAnswer


class Disarm(Choice):
    """Take an armed reaction back (FIEF-D-04)."""

    reaction: Point


class ArmEscape(Choice):
    """Arm an escape of a lord for when it is legal (FIEF-D-04)."""

    lord: Lord


class ArmRevolt(Choice):
    """Arm a revolt in a village for when it is legal (FIEF-D-04)."""

    village: Village


class ArmJustice(Choice):
    """Arm a Justice on a lord for when it is legal (FIEF-D-04)."""

    lord: Lord


class ArmCession(Choice):
    """Arm the cession of a village for when a player attacks there (FIEF-D-04)."""

    village: Village
    seat: Seat
    attacker: Seat


LEXICON: Final = Lexicon(
    "fief",
    (
        Settle,
        Place,
        AskHost,
        PlayLord,
        NamePrince,
        Pass,
        Done,
        Decline,
        Refuse,
        Grant,
        Accept,
        Propose,
        Present,
        Vote,
        Discard,
        DrawEvent,
        DrawCharacter,
        Stop,
        Harvest,
        Weather,
        Tallage,
        RoyalTallage,
        Tithe,
        CardinalTithe,
        PapalTithe,
        Pray,
        NoOffer,
        PayRansom,
        BuySergeant,
        BuyKnight,
        HireSergeant,
        HireKnight,
        PostSergeant,
        PostKnight,
        BuyMill,
        BuyCastle,
        BuyTitle,
        AskWaiver,
        BuyCardinal,
        HandTitle,
        Lead,
        Join,
        Stay,
        Bring,
        FirstFrom,
        March,
        Relieve,
        Muster,
        MusterMixed,
        Ride,
        Dig,
        Halt,
        Allow,
        Toll,
        PayToll,
        TurnBack,
        LetPass,
        Stand,
        Fight,
        RideOn,
        Attack,
        KeepOut,
        JoinSide,
        StayTrue,
        LeaveBattle,
        ChangeSides,
        Lose,
        LoseOf,
        Sacrifice,
        FightOn,
        StopBattle,
        Surrender,
        Capture,
        Spare,
        Yield,
        Besiege,
        Pillage,
        TakeTitle,
        Inherit,
        Bury,
        Revive,
        Revolt,
        JoinRevolt,
        Strike,
        Calm,
        PayToCalm,
        Tunnel,
        Escape,
        Assassinate,
        Justice,
        Ambush,
        MakeCardinal,
        MakeArc,
        Excommunicate,
        Absolve,
        AskAnnulment,
        Cede,
        Release,
        HandOver,
        LiftSiege,
        TakeRelic,
        GiveRelic,
        Deal,
        Talk,
        Invite,
        BeginTalk,
        EnterTalk,
        StayOut,
        Prolong,
        Withdraw,
        Offer,
        DropTerm,
        Counter,
        GiveMoney,
        WantMoney,
        GiveVillage,
        WantVillage,
        GivePrisoner,
        WantPrisoner,
        GiveRelease,
        WantRelease,
        OfferRelic,
        WantRelic,
        GivePassage,
        WantPassage,
        GiveWaiver,
        WantWaiver,
        GiveConsent,
        WantConsent,
        GiveAnnulment,
        WantAnnulment,
        GiveAbsolution,
        WantAbsolution,
        GiveCard,
        WantCard,
        GivePlay,
        WantPlay,
        NoPlay,
        GiveUnseenPlay,
        WantUnseenPlay,
        GiveBack,
        WantBack,
        Marry,
        Promise,
        RaiseHand,
        LowerHand,
        Attend,
        Ignore,
        Policy,
        Disarm,
        ArmEscape,
        ArmRevolt,
        ArmJustice,
        ArmCession,
    ),
)

# Each of them, made once --------------------------------------------------------------------------


_SEATS: Final = range(MOST_SEATS)
_VILLAGES: Final = range(len(VILLAGES))
_LORDS: Final = range(len(LORDS))
_FIEFS: Final = range(len(FIEFS))
_SEES: Final = range(BISHOPRICS)
_CARDS: Final = range(len(CARDS))
MOST_MONEY: Final = 40
"""In one term of a deal: larger sums are paid in two deals."""

DONE: Final = Done()
DECLINE: Final = Decline()
GRANT: Final = Grant()
DISCARD: Final = tuple(Discard(card) for card in _CARDS)
DRAW_EVENT: Final = DrawEvent()
DRAW_CHARACTER: Final = DrawCharacter()
STOP: Final = Stop()
HARVEST: Final = tuple(Harvest(see) for see in _SEES)
WEATHER: Final = tuple(Weather(see) for see in _SEES)
TALLAGE: Final = tuple(Tallage(fief) for fief in _FIEFS)
ROYAL_TALLAGE: Final = tuple(RoyalTallage(fief) for fief in _FIEFS)
TITHE: Final = tuple(Tithe(see) for see in _SEES)
PAPAL_TITHE: Final = PapalTithe()
NO_OFFER: Final = NoOffer()
BUY_SERGEANT: Final = tuple(BuySergeant(village) for village in _VILLAGES)
BUY_KNIGHT: Final = tuple(BuyKnight(village) for village in _VILLAGES)
HIRE_SERGEANT: Final = HireSergeant()
HIRE_KNIGHT: Final = HireKnight()
POST_SERGEANT: Final = tuple(PostSergeant(village) for village in _VILLAGES)
POST_KNIGHT: Final = tuple(PostKnight(village) for village in _VILLAGES)
BUY_MILL: Final = tuple(BuyMill(village) for village in _VILLAGES)
BUY_CASTLE: Final = tuple(BuyCastle(village) for village in _VILLAGES)
BUY_CARDINAL: Final = tuple(BuyCardinal(lord) for lord in _LORDS)
LEAD: Final = tuple(Lead(lord) for lord in _LORDS)
JOIN: Final = tuple(Join(lord) for lord in _LORDS)
STAY: Final = tuple(Stay(lord) for lord in _LORDS)
BRING: Final = tuple(Bring(lord) for lord in _LORDS)
MARCH: Final = tuple(March(village) for village in _VILLAGES)
RELIEVE: Final = tuple(Relieve(village) for village in _VILLAGES)
HALT: Final = Halt()
ALLOW: Final = Allow()
PAY_TOLL: Final = PayToll()
LET_PASS: Final = LetPass()
STAND: Final = Stand()
RIDE_ON: Final = RideOn()
ATTACK: Final = tuple(tuple(Attack(village, seat) for seat in _SEATS) for village in _VILLAGES)
KEEP_OUT: Final = KeepOut()
STAY_TRUE: Final = StayTrue()
LEAVE_BATTLE: Final = LeaveBattle()
CHANGE_SIDES: Final = ChangeSides()
FIGHT_ON: Final = FightOn()
STOP_BATTLE: Final = StopBattle()
SURRENDER: Final = Surrender()
BESIEGE: Final = tuple(Besiege(village) for village in _VILLAGES)
REVOLT: Final = tuple(Revolt(village) for village in _VILLAGES)
TUNNEL: Final = Tunnel()
ESCAPE: Final = tuple(Escape(lord) for lord in _LORDS)
JUSTICE: Final = tuple(Justice(lord) for lord in _LORDS)
AMBUSH: Final = tuple(Ambush(lord) for lord in _LORDS)
MAKE_CARDINAL: Final = tuple(MakeCardinal(lord) for lord in _LORDS)
MAKE_ARC: Final = tuple(MakeArc(lord) for lord in _LORDS)
EXCOMMUNICATE: Final = tuple(Excommunicate(lord) for lord in _LORDS)
ABSOLVE: Final = Absolve()
ASK_ANNULMENT: Final = tuple(AskAnnulment(lord) for lord in _LORDS)
CEDE: Final = tuple(tuple(Cede(village, seat) for seat in _SEATS) for village in _VILLAGES)
RELEASE: Final = tuple(Release(lord) for lord in _LORDS)
LIFT_SIEGE: Final = tuple(LiftSiege(village) for village in _VILLAGES)
DEAL: Final = tuple(Deal(seat) for seat in _SEATS)
TALK: Final = Talk()
BEGIN_TALK: Final = BeginTalk()
ENTER_TALK: Final = EnterTalk()
STAY_OUT: Final = StayOut()
PROLONG: Final = Prolong()
GIVE_MONEY: Final = tuple(GiveMoney(amount) for amount in range(MOST_MONEY + 1))
WANT_MONEY: Final = tuple(WantMoney(amount) for amount in range(MOST_MONEY + 1))
GIVE_CARD: Final = tuple(GiveCard(card) for card in _CARDS)
WANT_CARD: Final = tuple(WantCard(card) for card in _CARDS)
GIVE_PLAY: Final = GivePlay()
WANT_PLAY: Final = WantPlay()
NO_PLAY: Final = NoPlay()
PROMISE: Final = Promise()
RAISE_HAND: Final = RaiseHand()
LOWER_HAND: Final = LowerHand()
ATTEND: Final = Attend()
IGNORE: Final = Ignore()
POLICY: Final = tuple(
    tuple(Policy(seat, policy) for policy in range(len(POLICIES))) for seat in _SEATS
)
ARM_ESCAPE: Final = tuple(ArmEscape(lord) for lord in _LORDS)
ARM_REVOLT: Final = tuple(ArmRevolt(village) for village in _VILLAGES)
ARM_JUSTICE: Final = tuple(ArmJustice(lord) for lord in _LORDS)
ARM_CESSION: Final = tuple(
    tuple(tuple(ArmCession(village, to, attacker) for attacker in _SEATS) for to in _SEATS)
    for village in _VILLAGES
)
