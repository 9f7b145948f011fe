"""FIEF-D-06, -07, -10: the terms of a deal: what can be handed over now, and handing it over."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.parley import concern
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
from tableronde.games.fief.rules.cards.plays import card_of
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

GIVE: Final = {
    "money": "give-money",
    "village": "give-village",
    "prisoner": "give-prisoner",
    "release": "give-release",
    "relic": "offer-relic",
    "passage": "give-passage",
    "waiver": "give-waiver",
    "consent": "give-consent",
    "annulment": "give-annulment",
    "absolution": "give-absolution",
    "card": "give-card",
    "play": "give-play",
}
WANT: Final = {
    "money": "want-money",
    "village": "want-village",
    "prisoner": "want-prisoner",
    "release": "want-release",
    "relic": "want-relic",
    "passage": "want-passage",
    "waiver": "want-waiver",
    "consent": "want-consent",
    "annulment": "want-annulment",
    "absolution": "want-absolution",
    "card": "want-card",
    "play": "want-play",
}
KIND_OF: Final = {verb: kind for side in (GIVE, WANT) for kind, verb in side.items()}
GIVEN: Final = frozenset(GIVE.values())
OTHER_SIDE: Final = {GIVE[kind]: WANT[kind] for kind in GIVE} | {
    WANT[kind]: GIVE[kind] for kind in GIVE
}
BACK_TERMS: Final = {"give-card": "give-back", "want-card": "want-back"}
"""How terms about cards look to those outside: only the backs (FIEF-D-10)."""
UNSEEN_PLAYS: Final = {"give-play": "give-unseen-play", "want-play": "want-unseen-play"}
"""How terms about cards to be played look to them: the back, and not on what (FIEF-D-17)."""
CARD_TERMS: Final = frozenset({*BACK_TERMS, *BACK_TERMS.values()})
PUBLIC_KINDS: Final = (
    "village",
    "prisoner",
    "release",
    "relic",
    "passage",
    "waiver",
    "consent",
    "annulment",
    "absolution",
)
"""What all can see whether it can be handed over."""
_PERMISSIONS: Final = ("passage", "waiver", "consent")
_BETWEEN_TWO: Final = ("money", "card", *_PERMISSIONS)
"""What can pass between two and concern nobody else."""


def kinds_to_trade(state: FiefState, giver: int, taker: int) -> list[str]:
    """The public kinds of which a player may have something to hand to another now: a draft is
    written at every turn, and most of them are out of the question at a glance."""
    kinds: list[str] = []
    if not is_card_in_play(state):
        kinds.append("village")
        if giver in state.captor:
            kinds += ("prisoner", "release")
        if state.modes.relics:
            kinds.append("relic")
        if pope_seat(state) == giver:
            kinds += ("annulment", "absolution")
    if state.active == taker and state.phase in (MOVEMENT, PURCHASES):
        kinds.append("passage" if state.phase == MOVEMENT else "waiver")
    if pope_seat(state) == giver:
        kinds.append("consent")
    return kinds


def things(state: FiefState, kind: str, giver: int, taker: int) -> list[tuple[int, ...]]:
    """What a player could hand to another now, for everybody to see (FIEF-D-06). While a card is in
    play nothing that it could be about: only an embassy comes between, and permissions
    (FIEF-8.0-03, FIEF-12.0-20, FIEF-D-13)."""
    if kind not in _PERMISSIONS and is_card_in_play(state):
        return []
    if kind == "village":
        if giver not in state.control:
            return []
        held = [village for village, holder in enumerate(state.control) if holder == giver]
        return [(village,) for village in held if is_present(state, village, taker)]
    if kind in ("prisoner", "release"):
        # His freedom anybody may buy, and he himself goes to who has troops there (FIEF-R-28).
        held = [lord for lord in ALL_LORDS if state.captor[lord] == giver]
        return [(lord,) for lord in held if kind == "release" or taker in takers(state, lord)]
    if kind == "relic":
        return [
            (relic, lord)
            for relic, holder in enumerate(state.relic_holder)
            if holder != NOBODY and relics.controller(state, relic) == giver
            for lord in relics.receivers(state, relic)
            if state.owner[lord] == taker
        ]
    if kind == "passage":
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
    if kind == "waiver":
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


def _of_the_pope(state: FiefState, kind: str, giver: int, taker: int) -> list[tuple[int, ...]]:
    if kind == "consent":
        return [
            (lord,)
            for lord in state.croziers
            if lord != NOBODY
            and titles.may_become_cardinal(state, lord)
            and not state.permitted("consent", giver, taker, lord)
        ]
    if kind == "absolution":
        # For anybody's lord: who pays for him need not be of his family (FIEF-1.7.1-19).
        return [] if state.excommunicated == NOBODY else [(state.excommunicated,)]
    assert kind == "annulment"
    return [
        (lord,)
        for lord in family(state, taker)
        if state.spouse[lord] != NOBODY and titles.may_annul(state, lord)
    ]


def transfer(
    state: FiefState,
    kind: str,
    giver: int,
    taker: int,
    thing: Choice,
    secret: bool,
    run: Run,
) -> None:
    if kind not in _BETWEEN_TWO:
        concern(state, range(state.seats))
    if kind == "money":
        state.money[giver] -= thing[0]
        state.money[taker] += thing[0]
    elif kind == "village":
        cede(state, thing[0], taker, run)
    elif kind == "prisoner":
        hand_over(state, thing[0], taker, run)
    elif kind == "release":
        release(state, thing[0], run)
    elif kind == "relic":
        relics.give(state, thing[0], thing[1], run)
    elif kind == "annulment":
        titles.annul(state, thing[0], run)
    elif kind == "absolution":
        titles.absolve(state, run)
    elif kind == "card":
        hands.play(state, giver, thing[0])
        hands.receive(state, taker, thing[0])
    else:
        lords = 1 << thing[1] if kind == "passage" else 0
        state.permits = (*state.permits, Permit(kind, giver, taker, thing[0], secret, lords))


def subject(term: Choice) -> Choice:
    """What can be disposed of only once in a deal: a relic goes to one lord, a prisoner is handed
    over or set free, or escapes."""
    kind = KIND_OF.get(term[0])
    if kind in ("relic", "prisoner", "release"):
        return ("relic" if kind == "relic" else "prisoner", term[1])
    if kind == "play" and len(term) > 1 and term[1][0] == "escape":
        return ("prisoner", term[1][1])
    return term


def is_courtship(state: FiefState) -> bool:
    """Marriages are concluded in the first step of phase 1 only (FIEF-R-18), and not while a card
    is in play: an embassy there is no wedding (FIEF-8.0-03, FIEF-D-13)."""
    return (
        state.phase == HEAR_YE
        and any(frame.KIND == "courtship" for frame in state.stack)
        and not is_card_in_play(state)
    )


def is_card_in_play(state: FiefState) -> bool:
    return any(isinstance(frame, InPlay) or frame.KIND == "uprising" for frame in state.stack)


def from_other_side(term: Choice) -> Choice:
    """A term as the one writes it to whom it was offered."""
    if term[0] == "marry":
        return ("marry", term[2], term[1])
    return (OTHER_SIDE.get(term[0], term[0]), *term[1:])


def outward(term: Choice) -> Choice:
    """A term as those outside see it."""
    verb = term[0]
    if verb in BACK_TERMS:
        return (BACK_TERMS[verb], back(term[1]))
    return (UNSEEN_PLAYS[verb], back(card_of(term[1]))) if verb in UNSEEN_PLAYS else term
