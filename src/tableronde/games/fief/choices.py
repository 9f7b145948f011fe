"""What a player of Fief can answer, and say for later."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass
from tableronde.core.parley import Accept, Counter, DropTerm, Offer, Refuse, Withdraw
from tableronde.games.fief.components import (
    BACKS,
    CANDIDATES,
    CARDS,
    FIEFS,
    LORDS,
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
Obstacle: TypeAlias = Annotated[int, Field("obstacle", OBSTACLES)]
Number: TypeAlias = Annotated[int, Field("count", name="count")]
Seat: TypeAlias = Annotated[int, Field("seat")]
Side: TypeAlias = Annotated[int, Field("side", SIDES)]
Relic: TypeAlias = Annotated[int, Field("relic", RELICS)]
Back: TypeAlias = Annotated[int, Field("back", BACKS)]
Point: TypeAlias = Annotated[int, Field("count", base=1)]
PolicyNumber: TypeAlias = Annotated[int, Field("policy", POLICIES)]


class Settle(Choice):
    """TODO."""

    village: Village


class Place(Choice):
    """TODO."""

    lord: Lord
    village: Village


class AskHost(Choice):
    """TODO."""

    lord: Lord
    village: Village


class PlayLord(Choice):
    """TODO."""

    lord: Lord
    village: Village


class NamePrince(Choice):
    """TODO."""

    lord: Lord


class Done(Choice):
    """TODO."""


class Decline(Choice):
    """TODO."""


class Grant(Choice):
    """TODO."""


class Propose(Choice):
    """TODO."""

    lord: Lord
    spouse: Lord


class Present(Choice):
    """TODO."""

    lord: Lord


class Vote(Choice):
    """TODO."""

    candidate: Candidate
    null: Candidate


class Discard(Choice):
    """TODO."""

    card: Card


class DrawEvent(Choice):
    """TODO."""


class DrawCharacter(Choice):
    """TODO."""


class Stop(Choice):
    """TODO."""


class Harvest(Choice):
    """TODO."""

    bishopric: Bishopric


class Weather(Choice):
    """TODO."""

    bishopric: Bishopric


class Tallage(Choice):
    """TODO."""

    fief: Fief


class RoyalTallage(Choice):
    """TODO."""

    fief: Fief


class Tithe(Choice):
    """TODO."""

    bishopric: Bishopric


class CardinalTithe(Choice):
    """TODO."""

    bishopric: Bishopric
    lord: Lord


class PapalTithe(Choice):
    """TODO."""


class Pray(Choice):
    """TODO."""

    bishopric: Bishopric


class NoOffer(Choice):
    """TODO."""


class PayRansom(Choice):
    """TODO."""

    lord: Lord


class BuySergeant(Choice):
    """TODO."""

    village: Village


class BuyKnight(Choice):
    """TODO."""

    village: Village


class HireSergeant(Choice):
    """TODO."""


class HireKnight(Choice):
    """TODO."""


class PostSergeant(Choice):
    """TODO."""

    village: Village


class PostKnight(Choice):
    """TODO."""

    village: Village


class BuyMill(Choice):
    """TODO."""

    village: Village


class BuyCastle(Choice):
    """TODO."""

    village: Village


class BuyTitle(Choice):
    """TODO."""

    fief: Fief
    lord: Lord
    village: Village


class AskWaiver(Choice):
    """TODO."""

    fief: Fief


class BuyCardinal(Choice):
    """TODO."""

    lord: Lord


class HandTitle(Choice):
    """TODO."""

    fief: Fief
    lord: Lord


class Lead(Choice):
    """TODO."""

    lord: Lord


class Join(Choice):
    """TODO."""

    lord: Lord


class Stay(Choice):
    """TODO."""

    lord: Lord


class Bring(Choice):
    """TODO."""

    lord: Lord


class FirstFrom(Choice):
    """TODO."""

    village: Village


class March(Choice):
    """TODO."""

    to: Village


class Relieve(Choice):
    """TODO."""

    to: Village


class Muster(Choice):
    """TODO."""

    sergeants: Count
    knights: Count


class MusterMixed(Choice):
    """TODO."""

    sergeants: Count
    knights: Count
    weary_sergeants: Count
    weary_knights: Count


class Ride(Choice):
    """TODO."""

    knights: Count


class Dig(Choice):
    """TODO."""

    obstacle: Obstacle


class Halt(Choice):
    """TODO."""


class Allow(Choice):
    """TODO."""


class Toll(Choice):
    """TODO."""

    number: Number


class PayToll(Choice):
    """TODO."""


class TurnBack(Choice):
    """TODO."""

    sergeants: Count
    knights: Count


class LetPass(Choice):
    """TODO."""


class Stand(Choice):
    """TODO."""


class Fight(Choice):
    """TODO."""

    seat: Seat


class RideOn(Choice):
    """TODO."""


class Attack(Choice):
    """TODO."""

    village: Village
    seat: Seat


class KeepOut(Choice):
    """TODO."""


class JoinSide(Choice):
    """TODO."""

    side: Side


class StayTrue(Choice):
    """TODO."""


class LeaveBattle(Choice):
    """TODO."""


class ChangeSides(Choice):
    """TODO."""


class Lose(Choice):
    """TODO."""

    sergeants: Count
    knights: Count


class LoseOf(Choice):
    """TODO."""

    seat: Seat


class Sacrifice(Choice):
    """TODO."""

    lord: Lord


class FightOn(Choice):
    """TODO."""


class StopBattle(Choice):
    """TODO."""


class Surrender(Choice):
    """TODO."""


class Capture(Choice):
    """TODO."""

    lord: Lord
    seat: Seat


class Spare(Choice):
    """TODO."""

    lord: Lord


class Yield(Choice):
    """TODO."""

    seat: Seat


class Besiege(Choice):
    """TODO."""

    village: Village


class Pillage(Choice):
    """TODO."""

    village: Village


class TakeTitle(Choice):
    """TODO."""

    fief: Fief
    lord: Lord


class Inherit(Choice):
    """TODO."""

    fief: Fief
    lord: Lord


class Bury(Choice):
    """TODO."""

    lord: Lord


class Revive(Choice):
    """TODO."""

    lord: Lord


class Revolt(Choice):
    """TODO."""

    village: Village


class JoinRevolt(Choice):
    """TODO."""

    number: Number


class Strike(Choice):
    """TODO."""

    seat: Seat


class Calm(Choice):
    """TODO."""

    lord: Lord


class PayToCalm(Choice):
    """TODO."""

    lord: Lord


class Tunnel(Choice):
    """TODO."""


class Escape(Choice):
    """TODO."""

    lord: Lord


class Assassinate(Choice):
    """TODO."""

    victim: Lord
    lord: Lord


class Justice(Choice):
    """TODO."""

    lord: Lord


class Ambush(Choice):
    """TODO."""

    lord: Lord


class MakeCardinal(Choice):
    """TODO."""

    lord: Lord


class MakeArc(Choice):
    """TODO."""

    lord: Lord


class Excommunicate(Choice):
    """TODO."""

    lord: Lord


class Absolve(Choice):
    """TODO."""


class AskAnnulment(Choice):
    """TODO."""

    lord: Lord


class Cede(Choice):
    """TODO."""

    village: Village
    seat: Seat


class Release(Choice):
    """TODO."""

    lord: Lord


class HandOver(Choice):
    """TODO."""

    lord: Lord
    seat: Seat


class LiftSiege(Choice):
    """TODO."""

    village: Village


class TakeRelic(Choice):
    """TODO."""

    village: Village
    lord: Lord


class GiveRelic(Choice):
    """TODO."""

    relic: Relic
    lord: Lord


class Deal(Choice):
    """TODO."""

    seat: Seat


class Talk(Choice):
    """TODO."""


class Invite(Choice):
    """TODO."""

    seat: Seat


class BeginTalk(Choice):
    """TODO."""


class EnterTalk(Choice):
    """TODO."""


class StayOut(Choice):
    """TODO."""


class Prolong(Choice):
    """TODO."""


class GiveMoney(Choice):
    """TODO."""

    number: Number


class WantMoney(Choice):
    """TODO."""

    number: Number


class GiveVillage(Choice):
    """TODO."""

    village: Village


class WantVillage(Choice):
    """TODO."""

    village: Village


class GivePrisoner(Choice):
    """TODO."""

    lord: Lord


class WantPrisoner(Choice):
    """TODO."""

    lord: Lord


class GiveRelease(Choice):
    """TODO."""

    lord: Lord


class WantRelease(Choice):
    """TODO."""

    lord: Lord


class OfferRelic(Choice):
    """TODO."""

    relic: Relic
    lord: Lord


class WantRelic(Choice):
    """TODO."""

    relic: Relic
    lord: Lord


class GivePassage(Choice):
    """TODO."""

    village: Village
    lord: Lord


class WantPassage(Choice):
    """TODO."""

    village: Village
    lord: Lord


class GiveWaiver(Choice):
    """TODO."""

    fief: Fief


class WantWaiver(Choice):
    """TODO."""

    fief: Fief


class GiveConsent(Choice):
    """TODO."""

    lord: Lord


class WantConsent(Choice):
    """TODO."""

    lord: Lord


class GiveAnnulment(Choice):
    """TODO."""

    lord: Lord


class WantAnnulment(Choice):
    """TODO."""

    lord: Lord


class GiveAbsolution(Choice):
    """TODO."""

    lord: Lord


class WantAbsolution(Choice):
    """TODO."""

    lord: Lord


class GiveCard(Choice):
    """TODO."""

    card: Card


class WantCard(Choice):
    """TODO."""

    card: Card


class GivePlay(Choice):
    """TODO."""


class WantPlay(Choice):
    """TODO."""


class NoPlay(Choice):
    """TODO."""


class GiveUnseenPlay(Choice):
    """TODO."""

    back: Back


class WantUnseenPlay(Choice):
    """TODO."""

    back: Back


class GiveBack(Choice):
    """TODO."""

    back: Back


class WantBack(Choice):
    """TODO."""

    back: Back


class Marry(Choice):
    """TODO."""

    lord: Lord
    spouse: Lord


class Promise(Choice):
    """TODO."""


class RaiseHand(Choice):
    """TODO."""


class LowerHand(Choice):
    """TODO."""


class Attend(Choice):
    """TODO."""


class Ignore(Choice):
    """TODO."""


class Policy(Choice):
    """TODO."""

    seat: Seat
    policy: PolicyNumber


class Disarm(Choice):
    """TODO."""

    reaction: Point


class ArmEscape(Choice):
    """TODO."""

    lord: Lord


class ArmRevolt(Choice):
    """TODO."""

    village: Village


class ArmJustice(Choice):
    """TODO."""

    lord: Lord


class ArmCession(Choice):
    """TODO."""

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
