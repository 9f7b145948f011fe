"""Checks what must hold in every position of Medieval: Jan Žižka, and makes other worlds that a
viewer cannot tell apart."""

from collections import Counter
from random import Random

from tableronde.core.choice import Choice
from tableronde.games.zizka.choices import EndTurn, GiveUp, Move, SendAway, StayOut, Stop
from tableronde.games.zizka.components import (
    BY_DICE,
    END_VP,
    ENTOURAGE_DIE,
    EVENT,
    LEVELS,
    LUCK_TOKENS,
    MORALE_END,
    MOST_DICE,
    MOST_MEMBERS,
    NO_FAVOUR,
    SOVEREIGNS,
    TORAK,
    TOURNAMENT_DICE,
    WARRANTS,
)
from tableronde.games.zizka.state import (
    NO_CARD,
    NO_TOKEN,
    NO_WARRANT,
    NOBODY,
    RUNNING,
    Roll,
    Torak,
    Tourney,
    ZizkaState,
)

MOST_DECISIONS = 20_000
GAMES = 80
CHUNK = 4
LOOK_EVERY = 4


IDLE = (Move, EndTurn, SendAway, GiveUp, StayOut, Stop)
"""Actions that hardly advance a game."""


def options(seats: int, number: int) -> dict[str, str]:
    level = ("normal", "easy", "hard")[number % 3] if seats == 1 else "normal"
    return {"side": "ab"[number % 2], "expert": ("no", "yes")[number // 2 % 2], "level": level}


def pick(random: Random, choices: list[Choice]) -> Choice:
    """Choose at random, but mostly something that advances the game; otherwise nearly every action
    would be a move and games would hardly end."""
    if random.random() < 0.8:
        choices = [choice for choice in choices if not isinstance(choice, IDLE)] or choices
    return choices[int(random.random() * len(choices))]


# What must hold ------------------------------------------------------------------------------


def check(state: ZizkaState) -> None:
    if not state.turn_number:
        return  # the table is being laid
    check_people(state)
    check_tokens(state)
    check_members(state)
    check_castles(state)
    check_end(state)
    if state.roll is not None:
        check_roll(state, state.roll)
    if state.tourney is not None:
        check_tourney(state, state.tourney)
    if state.torak is not None:
        check_torak(state, state.torak)


def check_people(state: ZizkaState) -> None:
    assert len(set(state.commanders)) == state.seats, "ZIZ-SETUP-07"
    assert sum(state.luck) <= LUCK_TOKENS, "ZIZ-LUCK-10"
    for seat in range(state.seats):
        assert state.coins[seat] >= 0, "ZIZ-HIRE-08"
        assert state.luck[seat] >= 0
        assert abs(state.morale[seat]) <= MORALE_END, "ZIZ-MORALE-03"
        assert state.warrants[seat] == NO_WARRANT or state.warrants[seat] >= 3, "ZIZ-WARRANT-01"
        assert len(state.entourage[seat]) <= MOST_MEMBERS, "ZIZ-ENTOURAGE-01"
        assert not any(state.barred(seat, member) for member in state.entourage[seat]), (
            "ZIZ-MORALE-07, -08"
        )
    assert not state.lying[state.turn], "ZIZ-TURN-02"
    for holder in state.favours:
        assert holder == NOBODY or 0 <= holder < state.seats, "ZIZ-FAVOUR-02"
    assert 0 <= state.actions <= 2, "ZIZ-TURN-03"


def check_tokens(state: ZizkaState) -> None:
    board = state.box.board
    laid = [token for token in state.tokens if token != NO_TOKEN]
    assert sorted([*laid, *state.heap, *state.used]) == list(range(len(state.box.tokens)))
    for space, token in enumerate(state.tokens):
        if token == NO_TOKEN:
            assert not state.face_up[space]
            assert not state.peeked[space]
        else:
            assert board.spaces[space].large, "ZIZ-BOARD-03"
            assert not (state.face_up[space] and state.peeked[space]), (
                "a face-up token is no secret"
            )


def check_members(state: ZizkaState) -> None:
    members = state.box.members
    serving = [member for own in state.entourage for member in own]
    for at, level in enumerate(LEVELS):
        offered = [member for member in state.offers[at] if member != NO_CARD]
        places = [*offered, *state.decks[at], *state.piles[at]]
        places += [member for member in serving if members[member].level == level]
        every = [member for member, card in enumerate(members) if card.level == level]
        assert sorted(places) == every, "ZIZ-ENTOURAGE-10: each card is in one place"
        if not state.decks[at]:
            assert not state.piles[at], "ZIZ-ENTOURAGE-14"
        if NO_CARD in state.offers[at]:
            assert not state.decks[at], "ZIZ-ENTOURAGE-13"
    for seat, own in enumerate(state.entourage):
        for member in own:
            if members[member].level == 0:
                assert members[member].owner == state.commanders[seat], "ZIZ-SETUP-12"
    assert len(set(serving)) == len(serving)


def check_castles(state: ZizkaState) -> None:
    held = [card for own in state.conquered for card in own if card != NO_CARD]
    decks = [card for deck in state.castles for card in deck]
    assert sorted([*held, *decks]) == list(range(len(state.box.castles))), "ZIZ-CONQUEST-13"
    for difficulty, deck in enumerate(state.castles):
        assert len(state.castle_known[difficulty]) == len(deck)
        assert all(state.box.castles[card].difficulty == difficulty for card in deck)
        assert deck, "ZIZ-CONQUEST-19"


def check_end(state: ZizkaState) -> None:
    points = [*state.vp, *([state.torak.vp] if state.torak is not None else [])]
    assert (max(points) >= END_VP) == (state.end != RUNNING), "ZIZ-END-01, ZIZ-SOLO-52"
    if state.stack:
        assert state.result is None
    else:
        assert state.result is not None
        assert state.end != RUNNING
        assert state.solo or state.turn == (state.first - 1) % state.seats, "ZIZ-END-02"
        assert all(warrant == NO_WARRANT for warrant in state.warrants), "ZIZ-END-05"


def check_roll(state: ZizkaState, roll: Roll) -> None:
    assert roll.dice.count(ENTOURAGE_DIE) <= MOST_DICE, "ZIZ-ICON-14"
    assert len(roll.dice) == len(roll.faces)
    for die, face in zip(roll.dice, roll.faces, strict=True):
        assert face in state.box.faces[die]
    assert 0 <= roll.luck <= state.luck[roll.seat], "ZIZ-EVENT-33"
    assert roll.rerolls >= 0
    if roll.purpose == EVENT:
        token = state.token_at(state.spaces[roll.seat])
        assert token is not None
        assert state.face_up[state.spaces[roll.seat]], "ZIZ-EVENT-02"
        assert not roll.filled or roll.filled & 1, "ZIZ-EVENT-10"
        if not BY_DICE[token.kind]:
            assert (roll.dice, roll.luck, sum(roll.printed)) == ((), 0, 0), "ZIZ-EVENT-21"
    else:
        assert not roll.filled


def check_tourney(state: ZizkaState, tourney: Tourney) -> None:
    assert tourney.host == state.turn, "ZIZ-TOURNAMENT-01"
    assert len(set(tourney.riders)) == len(tourney.riders)
    if tourney.faces:
        assert len(tourney.faces) + len(tourney.aside) == TOURNAMENT_DICE, "ZIZ-TOURNAMENT-06"
        assert tourney.riders[-1] == tourney.host, "ZIZ-TOURNAMENT-05"


def check_torak(state: ZizkaState, torak: Torak) -> None:
    assert state.commanders[0] != TORAK, "ZIZ-SOLO-01"
    cards = Counter([*torak.deck, *torak.discard])
    assert len(cards) == len([*torak.deck, *torak.discard])
    types = Counter(state.box.torak[card].type for card in cards)
    assert types["basic"] == 8, "ZIZ-SOLO-07"
    assert len(cards) == (8 if state.modes.level == 0 else 9), "ZIZ-SOLO-07"
    assert len(set(state.writs)) == len(state.writs) <= len(WARRANTS), "ZIZ-SOLO-23"
    if NO_FAVOUR in state.writs:
        assert state.favours == [NOBODY] * len(SOVEREIGNS), "ZIZ-SOLO-27"
    assert state.warrants == [NO_WARRANT], "ZIZ-WARRANT-10"


# Other worlds --------------------------------------------------------------------------------


def other_world(
    state: ZizkaState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> ZizkaState:
    """Return a state that is the same to this viewer (and to those of `keep`), with all else dealt
    anew."""
    other = state.copy()
    eyes = [seat for seat in (viewer, *keep) if seat is not None]
    bits = sum(1 << seat for seat in set(eyes))
    _deal_tokens(other, bits, random)
    for deck in other.decks:
        _shuffle(deck, list(range(len(deck) - 1)), random)  # the top lies open
    for difficulty, deck in enumerate(other.castles):
        known = other.castle_known[difficulty]
        hidden = [at for at in range(len(deck)) if known[at] >= 0 and not known[at] & bits]
        _shuffle(deck, hidden, random)
    if other.torak is not None:
        random.shuffle(other.torak.deck)
    return other


def _deal_tokens(state: ZizkaState, bits: int, random: Random) -> None:
    """Deal anew the face-down tokens of a kind and the stack, whose backs are hidden too."""
    tokens = state.box.tokens
    hidden = [
        space
        for space, token in enumerate(state.tokens)
        if token != NO_TOKEN and not state.face_up[space] and not state.peeked[space] & bits
    ]
    pool = [state.tokens[space] for space in hidden] + state.heap
    random.shuffle(pool)
    for space in hidden:
        kind = tokens[state.tokens[space]].kind
        token = next(one for one in pool if tokens[one].kind == kind)
        pool.remove(token)
        state.tokens[space] = token
    state.heap = pool


def _shuffle(deck: list[int], places: list[int], random: Random) -> None:
    cards = [deck[at] for at in places]
    random.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        deck[at] = card
