"""Elections, marriages, requests and deals as bots see them."""

from typing import Final

from tableronde.core.group_decisions import Offer
from tableronde.games.fief.bot import judging_cards
from tableronde.games.fief.bot.judging_battles import force_of
from tableronde.games.fief.bot.judging_cards import card_worth
from tableronde.games.fief.bot.judging_lands import missing, needs, prize, savings, yearly
from tableronde.games.fief.bot.judging_sides import (
    NEVER,
    POINT,
    danger,
    harm,
    is_friend,
    lord_worth,
    partner,
)
from tableronde.games.fief.choices import (
    AbsolutionTerm,
    Ambush,
    AnnulmentTerm,
    Assassinate,
    CardTerm,
    ConsentTerm,
    Deal,
    Escape,
    GiveMoney,
    Justice,
    MakeArc,
    MakeCardinal,
    Marry,
    MoneyTerm,
    PassageTerm,
    Play,
    PlayTerm,
    Present,
    PrisonerTerm,
    Promise,
    Propose,
    ReleaseTerm,
    RelicTerm,
    Revolt,
    Term,
    VillageTerm,
    Vote,
    WaiverTerm,
    Wanted,
    WantRelease,
    WantVillage,
)
from tableronde.games.fief.components import (
    ALLIED_POINTS,
    ALLIED_SEATS,
    FIEF_VILLAGES,
    NO_LORD,
    NOBODY,
    SOLO_POINTS,
    TITLE_PRICE,
    WOMAN,
)
from tableronde.games.fief.rules.battle.coalitions import AcceptPartner
from tableronde.games.fief.rules.battle.ransoms import OFFERS, Ransom
from tableronde.games.fief.rules.diplomacy.deals import DraftDeal, OfferedDeal
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import family, ransom, titles, victory_points
from tableronde.games.fief.rules.hear_ye.elections import (
    KING_OFFICE,
    POPE_OFFICE,
    Ballot,
    Nominations,
)
from tableronde.games.fief.rules.troops import is_present
from tableronde.games.fief.rules.windows import BEFORE_INCOME, Moment
from tableronde.games.fief.state import FiefState

# Elections ----------------------------------------------------------------------------------------


def present(state: FiefState, seat: int, choice: Present) -> float:
    """Present any candidate rather than none; best one who is not needed for something else: a
    titled layman may be king (FIEF-1.8-02)."""
    frame = state.stack[-1]
    assert isinstance(frame, Nominations)
    lord = choice.lord
    if frame.office in (POPE_OFFICE, KING_OFFICE):
        return 2.0 + 0.1 * titles(state, lord)
    return 2.0 - 0.5 * (lord in state.crowns)


def vote(state: FiefState, seat: int, choice: Vote) -> float:
    """Vote for one's own or the ally's, of the two the one with more voices; else against the most
    dangerous with the least dangerous of the others. The second token says nothing."""
    frame = state.stack[-1]
    assert isinstance(frame, Ballot)
    if choice.null != NO_LORD:
        return NEVER
    if choice.candidate == NO_LORD:
        return 0.0
    owner = state.owner[choice.candidate]
    owners = [state.owner[lord] for lord in frame.candidates]
    if is_friend(state, seat, owner):
        friends = [other for other in owners if is_friend(state, seat, other)]
        champion = max(friends, key=lambda other: (frame.weights[other], other))
        return 20.0 if owner == champion else 10.0
    worst = max(danger(state, other) for other in owners)
    ahead = worst - danger(state, owner)
    return ahead if ahead > _AHEAD else NEVER


_AHEAD: Final = 0.2
"""By how much a player must be nearer to victory to be voted against."""


# Marriages ----------------------------------------------------------------------------------------


_HOPES: Final = (0.6, 0.2)
"""Of a fief without a title of which no village is missing, or one."""


def prospects(state: FiefState, seat: int) -> float:
    """Count victory points, and those that are about to be bought."""
    total = float(victory_points(state, seat))
    for fief, holder in enumerate(state.crowns):
        lacking = missing(state, seat, fief)
        if holder == NOBODY and lacking < len(_HOPES):
            total += _HOPES[lacking]
    return total


_TOGETHER: Final = 0.9
"""Two get on faster than one, but each also waits for the other."""


def alliance(state: FiefState, seat: int, other: int) -> float:
    """Return what a marriage with another player brings: above 0 the way to a victory together is
    shorter than the one alone (FIEF-7.1-01, FIEF-7.2-01)."""
    if state.seats < ALLIED_SEATS:
        return NEVER
    points = victory_points(state, seat)
    if points + _buys_now(state, seat) >= SOLO_POINTS:
        return NEVER
    if points + victory_points(state, other) >= ALLIED_POINTS:
        return 100.0
    mine, theirs = prospects(state, seat), prospects(state, other)
    alone = SOLO_POINTS - mine
    shared = _TOGETHER * (ALLIED_POINTS - mine - theirs)
    return alone - shared


def _buys_now(state: FiefState, seat: int) -> bool:
    """Tell whether the next title can be bought in this turn."""
    wanted = savings(state, seat, 0)
    return 0 < wanted <= state.money[seat] + yearly(state, seat)


def propose(state: FiefState, seat: int, choice: Propose) -> float:
    """Make each player one proposal: who has refused keeps to that for this turn."""
    other = state.owner[choice.spouse]
    if any(request[:3] == ("marriage", other, seat) for request in state.refused):
        return NEVER
    worth = alliance(state, seat, other)
    return worth + _match(state, choice.lord) if worth > 0 else NEVER


def _match(state: FiefState, lord: int) -> float:
    """Prefer a woman, or a man with a crown: who marries is lost to the church."""
    return 0.02 if WOMAN[lord] else 0.01 if lord in state.crowns else 0.0


# Requests -----------------------------------------------------------------------------------------

_HOSTS: Final = 4
"""Who has so many combat points in a village need not fear a guest."""


def grant(state: FiefState, seat: int) -> float:
    """Grant what does not help a rival."""
    frame = state.stack[-1]
    assert isinstance(frame, Request)
    asker = frame.asker
    friend = is_friend(state, seat, asker)
    if frame.KIND == "marriage":
        return alliance(state, seat, asker)
    if frame.KIND == "hat":
        return 1.0 if is_friend(state, seat, state.owner[frame.thing]) else NEVER
    if frame.KIND in ("host", "host-new"):
        guards = force_of(state, seat, frame.other, seat).troops
        return 1.0 if friend or guards > _HOSTS else NEVER
    if frame.KIND == "admission":
        return 1.0 if danger(state, asker) < 0.6 else NEVER
    if frame.KIND == "annulment":
        return 1.0 if friend and _alone_is_better(state, seat) else NEVER
    return 1.0 if friend else NEVER


def _alone_is_better(state: FiefState, seat: int) -> bool:
    """Tell whether an ally keeps one from a victory that one has already."""
    other = partner(state, seat)
    if other == NOBODY:
        return False
    mine = victory_points(state, seat)
    return mine >= SOLO_POINTS and mine + victory_points(state, other) < ALLIED_POINTS


def ask_annulment(state: FiefState, seat: int) -> float:
    """End an alliance that keeps one from victory."""
    return 5.0 if _alone_is_better(state, seat) else NEVER


# Deals --------------------------------------------------------------------------------------------


def _taken(state: FiefState, seat: int, term: Term) -> float:
    """Return what a thing brings to its receiver."""
    match term:
        case MoneyTerm():
            return float(term.amount)
        case VillageTerm():
            return prize(state, seat, term.village, needs(state, seat))
        case PrisonerTerm():
            return _HELD * ransom(state, term.lord)
        case ReleaseTerm():
            return lord_worth(state, term.lord) if state.owner[term.lord] == seat else 0.0
        case CardTerm():
            return 1.5 * card_worth(state, seat, term.card)
        case PlayTerm():
            return _effect(state, seat, term.play)
        case WaiverTerm():
            return float(TITLE_PRICE[term.fief])
        case ConsentTerm():
            return 4.0 if state.owner[term.lord] == seat else 0.0
        case AnnulmentTerm():
            return 5.0 if _alone_is_better(state, seat) else -1.0
        case AbsolutionTerm():
            return 2.0 if state.owner[term.lord] == seat else 0.0
        case RelicTerm():
            return 3.0
        case _:
            return 0.5


def _given(state: FiefState, seat: int, other: int, term: Term) -> float:
    """Return what a thing costs its giver, with what it may do to him in other hands."""
    match term:
        case MoneyTerm():
            return 1.1 * term.amount
        case PrisonerTerm() | ReleaseTerm():
            high = term.lord in (state.king, state.pope)
            return _HELD * ransom(state, term.lord) + (POINT / 4 if high else 0.0)
        case WaiverTerm() | ConsentTerm() | AnnulmentTerm():
            return harm(state, seat, other) * POINT / 2
        case AbsolutionTerm():
            return harm(state, seat, state.owner[term.lord]) * POINT / 4
        case PassageTerm():
            return 2.0 * harm(state, seat, other)
        case PlayTerm():
            card = 1.5 * card_worth(state, seat, term.play.card)
            return 0.5 + card - _effect(state, seat, term.play)
        case _:
            return 0.5 + _taken(state, seat, term)


def _effect(state: FiefState, seat: int, play: Play) -> float:
    """Return what it brings to one of the two that a card is played: something, if he would play it
    so himself."""
    match play:
        case Revolt():
            return judging_cards.revolt(state, seat, play)
        case Escape():
            return judging_cards.escape(state, seat, play)
        case Assassinate():
            return judging_cards.assassinate(state, seat, play)
        case Justice():
            return judging_cards.justice(state, seat, play)
        case Ambush():
            return judging_cards.ambush(state, seat, play)
        case MakeCardinal():
            return judging_cards.make_cardinal(state, seat, play)
        case MakeArc():
            return judging_cards.make_arc(state, seat, play)
        case _:
            return 0.0


_HELD: Final = 0.6
"""What a prisoner is worth to his captor, of the ransom that may never be paid."""


def terms_worth(
    state: FiefState, seat: int, proposer: int, other: int, terms: tuple[Term, ...]
) -> float:
    """Return what a deal brings to one of the two."""
    total = 0.0
    party = other if seat == proposer else proposer
    for term in terms:
        if isinstance(term, Promise):
            continue
        if isinstance(term, Marry):
            total += 10.0 * alliance(state, seat, party)
        elif isinstance(term, Wanted) == (seat == proposer):
            total += _taken(state, seat, term)
        else:
            total -= _given(state, seat, party, term)
    return total


_GAIN: Final = 0.3
"""What a deal must bring at least."""
_SHARED: Final = 0.7
"""How much of an ally's gain is one's own."""


def accept(state: FiefState, seat: int) -> float:
    """Accept an offer that brings more than it costs; what helps an ally helps oneself."""
    frame = state.stack[-1]
    if not isinstance(frame, OfferedDeal):
        return _partner_in_battle(state, seat)
    parties = (frame.proposer, frame.seat)
    total = terms_worth(state, seat, *parties, frame.terms) - _GAIN
    if is_friend(state, seat, frame.proposer):
        total += _SHARED * terms_worth(state, frame.proposer, *parties, frame.terms)
    return total


def _partner_in_battle(state: FiefState, seat: int) -> float:
    """Accept help from friends, and from anybody in need."""
    frame = state.stack[-1]
    assert isinstance(frame, AcceptPartner)
    battle = state.fight
    if is_friend(state, seat, frame.partner):
        return 1.0
    rival = next(leader for leader in battle.leaders if leader != seat)
    own = force_of(state, seat, battle.village, seat).troops
    weak = own < force_of(state, rival, battle.village, seat).troops
    return 0.5 if weak else NEVER


def deal(state: FiefState, seat: int, choice: Deal) -> float:
    """Begin one modest proposal: for a prisoner before the ransom is due, for a village that
    completes a fief. It is made once in a window."""
    other = choice.seat
    frame = state.stack[-1]
    if isinstance(frame, Ransom):
        wanted = frame.offers == OFFERS and _captive(state, seat, other) != NOBODY
    elif isinstance(frame, Moment):
        fresh = frame.moment == BEFORE_INCOME and not frame.acts[frame.asked.index(seat)]
        wanted = fresh and _village(state, seat, other) != NOBODY
    else:
        wanted = False
    return 0.5 if wanted else NEVER


def _captive(state: FiefState, seat: int, captor: int) -> int:
    """Return an own lord in another's hands whose ransom cannot be paid, though most of it can: the
    captor may rather take that than wait."""
    money = state.money[seat]
    for lord in family(state, seat):
        if state.captor[lord] == captor and money < ransom(state, lord) <= 2 * money:
            return lord
    return NOBODY


def _village(state: FiefState, seat: int, other: int) -> int:
    """Return a village of another where one stands too and that is all a fief lacks."""
    if state.money[seat] < _PRICE:
        return NOBODY
    for fief, villages in enumerate(FIEF_VILLAGES):
        if state.crowns[fief] == NOBODY and missing(state, seat, fief) == 1:
            at = next(village for village in villages if state.control[village] != seat)
            if state.control[at] == other and is_present(state, at, seat):
                return at
    return NOBODY


_PRICE: Final = 8
"""Of such a village."""


def draft(
    state: FiefState, seat: int, choice: Offer | GiveMoney | WantVillage | WantRelease
) -> float:
    """Write the offer that `deal` had in mind, term by term, then make it."""
    frame = state.stack[-1]
    if not isinstance(frame, DraftDeal):
        return NEVER
    wanted = () if frame.reply else _draft(state, seat, frame.other)
    held = len(frame.terms)
    if frame.terms != wanted[:held]:
        return NEVER
    if held == len(wanted):
        return 1.0 if isinstance(choice, Offer) else NEVER
    return 1.0 if choice == wanted[held] else NEVER


def _draft(state: FiefState, seat: int, other: int) -> tuple[Term, ...]:
    """Return the terms of that offer."""
    lord = _captive(state, seat, other)
    if lord != NOBODY:
        return (WantRelease(lord), GiveMoney(state.money[seat]))
    village = _village(state, seat, other)
    if village != NOBODY:
        return (WantVillage(village), GiveMoney(_PRICE))
    return ()
