"""How good an option looks to a seat: what the greedy bot goes by.

Worth is counted in écus. Only what lies open and the seat's own hand are read. Every class of
choices has its judge; 0 is what it is worth to decline, to pass and to end a step, so whatever is
not better than that is left alone, and every step comes to an end.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from tableronde.core.choice import Choice, Pass
from tableronde.core.group_decisions import Accept, Offer, Refuse, Withdraw
from tableronde.games.fief import choices
from tableronde.games.fief.bot import (
    judging_battles,
    judging_cards,
    judging_diplomacy,
    judging_lands,
    judging_marches,
    judging_purchases,
)
from tableronde.games.fief.bot.judging_sides import NEVER, danger, is_friend, lord_worth
from tableronde.games.fief.rules.march.passage import Toll
from tableronde.games.fief.state import FiefState

_C = TypeVar("_C", bound=Choice)
_Judge: TypeAlias = Callable[[FiefState, int, Any], float]
_Row: TypeAlias = tuple[type[Choice], _Judge]


def worth(state: FiefState, seat: int, choice: Choice) -> float:
    """Return what this option is worth to this seat, in écus."""
    kind = type(choice)
    judge = _JUDGES.get(kind)
    return _SAME.get(kind, NEVER) if judge is None else judge(state, seat, choice)


def _row(kind: type[_C], judge: Callable[[FiefState, int, _C], float]) -> _Row:
    """Return a row of the table below: typed, so that no judge is given what it cannot read."""
    return kind, judge


def _row_without_fields(kind: type[Choice], judge: Callable[[FiefState, int], float]) -> _Row:
    """Return a row for choices that name nothing."""
    return kind, lambda state, seat, choice: judge(state, seat)


def _ask_host(state: FiefState, seat: int, choice: choices.AskHost) -> float:
    """Do not ask again for another village of who has refused one in this phase (FIEF-D-09)."""
    host = state.control[choice.village]
    return NEVER if any(asked[:3] == ("host", host, seat) for asked in state.refused) else 0.5


def _play_lord(state: FiefState, seat: int, choice: choices.PlayLord) -> float:
    """Bring a lord into play, where he is placed best."""
    return 20.0 + judging_lands.place(state, seat, choice)


def _heir(state: FiefState, seat: int, choice: choices.TakeTitle | choices.Inherit) -> float:
    """Give a title to the lord who should have it."""
    return judging_purchases.heir(state, choice.lord)


def _lose_of(state: FiefState, seat: int, choice: choices.LoseOf) -> float:
    """Let another player of the side lose a counter."""
    return 0.0 if choice.seat == seat else 1.0


def _yield(state: FiefState, seat: int, choice: choices.Yield) -> float:
    """Let a friend take a village that is lost, else the weakest."""
    other = choice.seat
    return 2.0 if is_friend(state, seat, other) else 1.0 - danger(state, other)


def _ransom(state: FiefState, seat: int, choice: choices.PayRansom) -> float:
    """Buy out the lord who is worth most."""
    return lord_worth(state, choice.lord)


def _pay_toll(state: FiefState, seat: int) -> float:
    """Pay a coin or two for the way."""
    frame = state.stack[-1]
    assert isinstance(frame, Toll)
    return 2.0 - sum(frame.prices)


_JUDGES: Final[dict[type[Choice], _Judge]] = dict(
    (
        # Set-up and cards
        _row(choices.Settle, judging_lands.settle),
        _row(choices.Place, judging_lands.place),
        _row(choices.AskHost, _ask_host),
        _row(choices.PlayLord, _play_lord),
        _row(choices.Discard, judging_cards.discard),
        _row_without_fields(choices.DrawCharacter, judging_cards.draw_character),
        _row(choices.Harvest, judging_lands.fields),
        _row(choices.Weather, judging_lands.fields),
        _row(choices.Tallage, judging_lands.tallage),
        _row(choices.RoyalTallage, judging_lands.tallage),
        _row(choices.Tithe, judging_lands.tithe),
        _row(choices.CardinalTithe, judging_lands.tithe),
        _row(choices.PapalTithe, judging_lands.tithe),
        _row(choices.Pray, judging_lands.pray),
        # Elections, marriages, requests, deals
        _row_without_fields(choices.Grant, judging_diplomacy.grant),
        _row_without_fields(Accept, judging_diplomacy.accept),
        _row(choices.Propose, judging_diplomacy.propose),
        _row(choices.Present, judging_diplomacy.present),
        _row(choices.Vote, judging_diplomacy.vote),
        _row_without_fields(choices.AskAnnulment, judging_diplomacy.ask_annulment),
        _row(choices.Deal, judging_diplomacy.deal),
        _row(Offer, judging_diplomacy.draft),
        _row(choices.GiveMoney, judging_diplomacy.draft),
        _row(choices.WantVillage, judging_diplomacy.draft),
        _row(choices.WantRelease, judging_diplomacy.draft),
        # Money
        _row(choices.PayRansom, _ransom),
        _row(choices.BuySergeant, judging_purchases.recruit),
        _row(choices.BuyKnight, judging_purchases.recruit),
        _row(choices.HireSergeant, judging_purchases.hire),
        _row(choices.HireKnight, judging_purchases.hire),
        _row(choices.PostSergeant, judging_purchases.post),
        _row(choices.PostKnight, judging_purchases.post),
        _row(choices.BuyMill, judging_purchases.purchase),
        _row(choices.BuyCastle, judging_purchases.purchase),
        _row(choices.BuyTitle, judging_purchases.purchase),
        _row(choices.BuyCardinal, judging_purchases.purchase),
        # Marches
        _row(choices.Lead, judging_marches.lead),
        _row(choices.Muster, judging_marches.muster),
        _row(choices.MusterMixed, judging_marches.muster),
        _row(choices.March, judging_marches.in_group),
        _row(choices.Halt, judging_marches.in_group),
        _row(choices.Ride, judging_marches.in_group),
        _row(choices.Relieve, judging_marches.in_group),
        _row(choices.Dig, judging_marches.in_group),
        _row(choices.Fight, judging_marches.fight),
        _row(choices.TurnBack, judging_marches.turned_away),
        _row(choices.Allow, judging_marches.passage),
        _row(choices.Toll, judging_marches.passage),
        _row_without_fields(choices.PayToll, _pay_toll),
        _row_without_fields(choices.Stand, judging_marches.charge),
        # Battles
        _row(choices.Attack, judging_battles.attack),
        _row(choices.JoinSide, judging_battles.join_battle),
        _row(choices.Lose, judging_battles.lose),
        _row(choices.LoseOf, _lose_of),
        _row(choices.Sacrifice, judging_cards.sacrifice),
        _row_without_fields(choices.FightOn, judging_battles.fight_on),
        _row(choices.Capture, judging_battles.capture),
        _row(choices.Yield, _yield),
        _row(choices.Besiege, judging_battles.besiege),
        _row(choices.Pillage, judging_lands.pillage),
        _row(choices.TakeTitle, _heir),
        _row(choices.Inherit, _heir),
        # Surprise cards
        _row(choices.Revive, judging_cards.revive),
        _row(choices.Revolt, judging_cards.revolt),
        _row(choices.JoinRevolt, judging_cards.join_revolt),
        _row(choices.Strike, judging_cards.strike),
        _row(choices.Calm, judging_cards.calm),
        _row(choices.PayToCalm, judging_cards.calm),
        _row_without_fields(choices.Tunnel, judging_cards.tunnel),
        _row(choices.Escape, judging_cards.escape),
        _row(choices.Assassinate, judging_cards.assassinate),
        _row(choices.Justice, judging_cards.justice),
        _row(choices.Ambush, judging_cards.ambush),
        _row(choices.MakeCardinal, judging_cards.make_cardinal),
        _row(choices.MakeArc, judging_cards.make_arc),
        _row(choices.Excommunicate, judging_cards.excommunicate),
        _row_without_fields(choices.Absolve, judging_cards.absolve),
    )
)
_SAME: Final[dict[type[Choice], float]] = {
    Pass: 0.0,
    choices.Done: 0.0,
    choices.Decline: 0.0,
    Refuse: 0.0,
    choices.Stop: 0.0,
    choices.NoOffer: 0.0,
    choices.LetPass: 0.0,
    choices.RideOn: 0.0,
    choices.KeepOut: 0.0,
    choices.StayTrue: 0.0,
    choices.StopBattle: 0.0,
    choices.Spare: 0.0,
    choices.StayOut: 0.0,
    choices.EnterTalk: 0.5,
    Withdraw: 0.0,
    choices.NoPlay: 0.0,
    choices.NamePrince: 1.0,
    choices.DrawEvent: 1.0,
    choices.TakeRelic: 3.0,
    choices.AskWaiver: 90.0,  # it costs nothing to ask
    choices.Bury: 0.0,
}
"""What is always worth the same; what is not named at all is never wanted."""
