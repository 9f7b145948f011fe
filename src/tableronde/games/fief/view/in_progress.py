"""INFO: what each seat sees of what is going on: a battle, an election, a deal, a talk, a group."""

from typing import cast

from tableronde.core.event import ALL
from tableronde.core.frames import Sealed
from tableronde.games.fief.choices import LEXICON, PlayTerm, Term, Vote
from tableronde.games.fief.components import (
    ALL_LORDS,
    ATTACKING,
    DEFENDING,
    LORDS,
    NO_LORD,
    NOBODY,
    SIDES,
    VILLAGES,
)
from tableronde.games.fief.rules.battle import forces
from tableronde.games.fief.rules.diplomacy.deals import DraftDeal, OfferedDeal, costs_embassy
from tableronde.games.fief.rules.diplomacy.talks import talk_of
from tableronde.games.fief.rules.hear_ye import elections
from tableronde.games.fief.rules.hear_ye.elections import Ballot, Election, Nominations
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.money.recruiting import Recruits
from tableronde.games.fief.rules.troops import is_inside
from tableronde.games.fief.state import Battle, FiefState
from tableronde.games.fief.view.names import seat_or_none, village_name
from tableronde.games.fief.view.types import (
    BattleView,
    DealView,
    ElectionView,
    GroupView,
    RecruitsView,
    SideView,
    TalkView,
    TermView,
    TokensView,
)


def battle_view(state: FiefState, battle: Battle) -> BattleView:
    return {
        "village": VILLAGES[battle.village],
        "attacker": battle.attacker,
        "defender": battle.defender,
        "sides": [SIDES[side] for side in battle.sides],
        "ride": battle.ride,
        "holder": seat_or_none(battle.holder),
        "over": battle.over,
        "shown": battle.shown,
        "won": battle.won,
        "lords": [LORDS[lord] for lord in ALL_LORDS if battle.lords >> lord & 1],
        "inside": is_inside(state, battle.village, battle.leaders[1]),
        "rounds": battle.rounds,
        "dull": battle.dull,
        "tunnel": battle.tunnel,
        "gates": battle.gates,
        "hits": list(battle.hits),
        "penalty": forces.penalty(state),
        "attack": _side(state, battle, ATTACKING),
        "defence": _side(state, battle, DEFENDING),
    }


def _side(state: FiefState, battle: Battle, side: int) -> SideView:
    """Show a side of a battle. What the defenders have is not told before they show it
    (FIEF-R-57)."""
    sergeants, knights = forces.side_troops(state, side)
    known = not state.modes.fog or side == ATTACKING or battle.shown
    return {
        "leader": battle.leaders[side - 1],
        "seats": forces.members(battle, side),
        "lords": [LORDS[lord] for lord in forces.side_lords(state, side)],
        "sergeants": sergeants if known else None,
        "knights": knights if known else None,
        "points": forces.side_points(state, side) if known else None,
        "dice": forces.dice(state, side) if known else None,
    }


def election_view(state: FiefState, viewer: int | None) -> ElectionView | None:
    """Show the election that is being held, from its frames."""
    for frame in reversed(state.stack):
        if isinstance(frame, Ballot | Nominations | Election):
            office, voting = frame.office, isinstance(frame, Ballot)
            weights = (
                list(frame.weights)
                if isinstance(frame, Ballot)
                else [elections.voices(state, seat, office) for seat in range(state.seats)]
            )
            return {
                "office": elections.OFFICES[office],
                "candidates": [
                    LORDS[lord] for lord in frame.candidates if state.owner[lord] != NOBODY
                ],
                "voices": weights,
                "tokens": _tokens(frame, viewer) if isinstance(frame, Ballot) else [],
                "voting": voting,
            }
    return None


def _tokens(ballot: Ballot, viewer: int | None) -> list[TokensView]:
    """Show where tokens lie (FIEF-1.3-05), and one's own For token."""
    seen: list[TokensView] = []
    for seat, placed in zip(ballot.order, ballot.placed, strict=False):
        assert isinstance(placed, Vote)
        own = viewer in (seat, ALL) and placed.candidate != NO_LORD
        lords = ballot.in_public(placed).numbers
        seen.append(
            {
                "seat": seat,
                "lords": [LORDS[lord] for lord in lords if lord != NO_LORD],
                "candidate": LORDS[placed.candidate] if own else None,
            }
        )
    return seen


def deal_view(state: FiefState, viewer: int | None) -> DealView | None:
    """Show the offer on the table, as this viewer sees it."""
    frame = state.stack[-1] if state.stack else None
    if frame is not None and not is_inside_talk(frame.private_talk(state), viewer):
        return None
    if isinstance(frame, DraftDeal):
        proposer, partner, drafting = frame.seat, frame.other, True
    elif isinstance(frame, OfferedDeal):
        proposer, partner, drafting = frame.proposer, frame.seat, False
    else:
        return None
    seen = frame.seen_by(viewer)
    terms = seen[1 + frame.FIELDS.index("terms")]
    naming = seen[1 + frame.FIELDS.index("player")] if drafting else NOBODY
    return {
        "proposer": proposer,
        "partner": partner,
        "terms": [_term(term) for term in terms],
        "rounds": frame.rounds,
        "drafting": drafting,
        "private": frame.private,
        "embassy": _payer(state, frame, terms),
        "naming": seat_or_none(naming),
    }


def _payer(state: FiefState, frame: DraftDeal | OfferedDeal, terms: tuple[Term, ...]) -> int | None:
    """Return who spends an embassy if these terms are accepted: who first offered cards
    (FIEF-D-10)."""
    if not costs_embassy(state, terms, frame.private):
        return None
    return frame.seat if frame.payer == NOBODY else frame.payer


def _term(term: Term) -> TermView:
    """Return the record of a term. Of a card to be played it holds its act as `play`, with what
    that names."""
    if not isinstance(term, PlayTerm):
        return cast(TermView, LEXICON.named(term))
    named = LEXICON.named(term.play)
    named["play"] = named.pop("do")
    return cast(TermView, {"do": term.VERB, **named})


def talk_view(state: FiefState) -> TalkView | None:
    talk = talk_of(state)
    return None if talk is None else {"seats": list(talk.asked), "tokens": talk.tokens}


def is_inside_talk(talk: Sealed[FiefState] | None, viewer: int | None) -> bool:
    """Tell whether this viewer takes part in a private talk, or there is none."""
    return talk is None or viewer == ALL or viewer in talk.asked


def group_view(state: FiefState, viewer: int | None) -> GroupView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Band):
            known = not frame.hides_troops_from(viewer)
            return {
                "seat": frame.seat,
                "village": VILLAGES[frame.village],
                "lords": [LORDS[lord] for lord in frame.lords],
                "captives": [LORDS[lord] for lord in frame.captives],
                "count": frame.sergeants + frame.knights if known else None,
                "sergeants": frame.sergeants if known else None,
                "knights": frame.knights if known else None,
                "riding": frame.riding,
                "barred": village_name(frame.barred),
            }
    return None


def recruits_view(state: FiefState, viewer: int | None) -> RecruitsView | None:
    """Show troops that were hired in the fog of war, and how many of them are placed
    (FIEF-11.2-03)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Recruits):
        return None
    left = frame.left if viewer in (frame.seat, ALL) else (None, None)
    return {
        "seat": frame.seat,
        "sergeants": frame.sergeants,
        "knights": frame.knights,
        "placed": frame.placed,
        "sergeants_left": left[0],
        "knights_left": left[1],
    }
