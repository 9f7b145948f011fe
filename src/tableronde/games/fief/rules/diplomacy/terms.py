"""FIEF-D-06, -07, -10: the terms of a deal: what can be handed over now, and handing it over."""

from typing import Final

from tableronde.core.event import Run
from tableronde.core.group_decisions import concern
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    CASTLE,
    FIEF_VILLAGES,
    FIEFS,
    NOBODY,
    back,
)
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.control import capital, cede, controls_all
from tableronde.games.fief.rules.families.lords import family, monarch_seat, pope_seat
from tableronde.games.fief.rules.families.prisoners import hand_over, release, takers
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.march.stages import may_go_through
from tableronde.games.fief.rules.troops import is_present, villages_of
from tableronde.games.fief.state import (
    HEAR_YE,
    MOVEMENT,
    PURCHASES,
    FiefState,
    Permit,
)

PUBLIC_KINDS: Final[tuple[type[choices.Term], ...]] = (
    choices.VillageTerm,
    choices.PrisonerTerm,
    choices.ReleaseTerm,
    choices.RelicTerm,
    choices.PassageTerm,
    choices.WaiverTerm,
    choices.ConsentTerm,
    choices.AnnulmentTerm,
    choices.AbsolutionTerm,
)
"""What all can see whether it can be handed over."""
_PERMISSIONS: Final = (choices.PassageTerm, choices.WaiverTerm, choices.ConsentTerm)
_BETWEEN_TWO: Final = (choices.MoneyTerm, choices.CardTerm, *_PERMISSIONS)
"""What can pass between two and concern nobody else."""


def kinds_to_trade(state: FiefState, giver: int, taker: int) -> list[type[choices.Term]]:
    """Return the public kinds of which a player may have something to hand to another now: a draft
    is written at every turn, and most kinds are quickly ruled out."""
    kinds: list[type[choices.Term]] = []
    if not is_card_in_play(state):
        kinds.append(choices.VillageTerm)
        if giver in state.captor:
            kinds += (choices.PrisonerTerm, choices.ReleaseTerm)
        if state.modes.relics:
            kinds.append(choices.RelicTerm)
        if pope_seat(state) == giver:
            kinds += (choices.AnnulmentTerm, choices.AbsolutionTerm)
    if state.active == taker and state.phase in (MOVEMENT, PURCHASES):
        passes = state.phase == MOVEMENT
        kinds.append(choices.PassageTerm if passes else choices.WaiverTerm)
    if pope_seat(state) == giver:
        kinds.append(choices.ConsentTerm)
    return kinds


def things(
    state: FiefState, kind: type[choices.Term], giver: int, taker: int
) -> list[tuple[int, ...]]:
    """Return what a player could hand to another now, for everybody to see (FIEF-D-06). While a
    card is in play nothing that it could be about: only an embassy comes between, and permissions
    (FIEF-8.0-03, FIEF-12.0-20, FIEF-D-13)."""
    if kind not in _PERMISSIONS and is_card_in_play(state):
        return []
    if kind is choices.VillageTerm:
        if giver not in state.control:
            return []
        held = [village for village, holder in enumerate(state.control) if holder == giver]
        return [(village,) for village in held if is_present(state, village, taker)]
    if kind in (choices.PrisonerTerm, choices.ReleaseTerm):
        # His freedom anybody may buy, and he himself goes to who has troops there (FIEF-R-28).
        held = [lord for lord in ALL_LORDS if state.captor[lord] == giver]
        anybody = kind is choices.ReleaseTerm
        return [(lord,) for lord in held if anybody or taker in takers(state, lord)]
    if kind is choices.RelicTerm:
        return [
            (relic, lord)
            for relic, holder in enumerate(state.relic_holder)
            if holder != NOBODY and relics.controller(state, relic) == giver
            for lord in relics.receivers(state, relic)
            if state.owner[lord] == taker
        ]
    if kind is choices.PassageTerm:
        if state.phase != MOVEMENT or state.active != taker:
            return []
        # For the group in which a lord goes, where he could still come by.
        return [
            (village, lord)
            for village in villages_of(state, giver)
            for lord in family(state, taker)
            if village in may_go_through(state, lord)
            and not state.permitted("passage", giver, taker, village, 1 << lord)
        ]
    if kind is choices.WaiverTerm:
        if state.phase != PURCHASES or state.active != taker or monarch_seat(state) != giver:
            return []
        return [
            (fief,)
            for fief in range(len(FIEFS))
            if capital(state, fief) == NOBODY
            and controls_all(state, taker, FIEF_VILLAGES[fief])
            and any(state.fort[village] == CASTLE for village in FIEF_VILLAGES[fief])
            and not state.permitted("waiver", giver, taker, fief)
        ]
    return _of_the_pope(state, kind, giver, taker) if pope_seat(state) == giver else []


def _of_the_pope(
    state: FiefState, kind: type[choices.Term], giver: int, taker: int
) -> list[tuple[int, ...]]:
    if kind is choices.ConsentTerm:
        return [
            (lord,)
            for lord in state.croziers
            if lord != NOBODY
            and titles.may_become_cardinal(state, lord)
            and not state.permitted("consent", giver, taker, lord)
        ]
    if kind is choices.AbsolutionTerm:
        # For anybody's lord: who pays for him need not be of his family (FIEF-1.7.1-19).
        return [] if state.excommunicated == NOBODY else [(state.excommunicated,)]
    assert kind is choices.AnnulmentTerm
    return [
        (lord,)
        for lord in family(state, taker)
        if state.spouse[lord] != NOBODY and titles.may_annul(state, lord)
    ]


def transfer(
    state: FiefState, term: choices.Term, giver: int, taker: int, secret: bool, run: Run
) -> None:
    """Hand over what a term is about."""
    if not isinstance(term, _BETWEEN_TWO):
        concern(state, range(state.seats))
    if isinstance(term, choices.MoneyTerm):
        state.money[giver] -= term.amount
        state.money[taker] += term.amount
    elif isinstance(term, choices.VillageTerm):
        cede(state, term.village, taker, run)
    elif isinstance(term, choices.PrisonerTerm):
        hand_over(state, term.lord, taker, run)
    elif isinstance(term, choices.ReleaseTerm):
        release(state, term.lord, run)
    elif isinstance(term, choices.RelicTerm):
        relics.give(state, term.relic, term.lord, run)
    elif isinstance(term, choices.AnnulmentTerm):
        titles.annul(state, term.lord, run)
    elif isinstance(term, choices.AbsolutionTerm):
        titles.absolve(state, run)
    elif isinstance(term, choices.CardTerm):
        hands.play(state, giver, term.card)
        hands.receive(state, taker, term.card)
    else:
        assert isinstance(term, _PERMISSIONS)
        state.permits = (*state.permits, _permit(term, giver, taker, secret))


def _permit(
    term: choices.PassageTerm | choices.WaiverTerm | choices.ConsentTerm,
    giver: int,
    taker: int,
    secret: bool,
) -> Permit:
    """Return what is granted by a term."""
    if isinstance(term, choices.PassageTerm):
        return Permit("passage", giver, taker, term.village, secret, 1 << term.lord)
    if isinstance(term, choices.WaiverTerm):
        return Permit("waiver", giver, taker, term.fief, secret)
    return Permit("consent", giver, taker, term.lord, secret)


def is_courtship(state: FiefState) -> bool:
    """Whether marriages can be concluded: in the first step of phase 1 only (FIEF-R-18), and not
    while a card is in play: an embassy there is no wedding (FIEF-8.0-03, FIEF-D-13)."""
    return (
        state.phase == HEAR_YE
        and any(frame.KIND == "courtship" for frame in state.stack)
        and not is_card_in_play(state)
    )


def is_card_in_play(state: FiefState) -> bool:
    return any(isinstance(frame, InPlay) or frame.KIND == "uprising" for frame in state.stack)


def outward(term: choices.Term) -> choices.Term:
    """Return a term as those outside see it: of a card only the back, and not on what it is to be
    played (FIEF-D-10, FIEF-D-17)."""
    if isinstance(term, choices.CardTerm):
        kind: type[choices.Term] = choices.BackTerm
    elif isinstance(term, choices.PlayTerm):
        kind = choices.UnseenPlayTerm
    else:
        return term
    sides = choices.SIDES_OF[kind]
    seen = sides.give if isinstance(term, choices.Given) else sides.want
    return seen.about((back(term.card),))
