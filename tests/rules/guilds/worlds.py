"""Checks what must hold in every position of Medievallons, and makes other worlds that a viewer
cannot tell apart."""

from random import Random
from typing import Any

from tableronde.core.frames import Sealed
from tableronde.games.guilds.components import COPIES, JESTER, TYPES
from tableronde.games.guilds.rules.exchange import PriestLook
from tableronde.games.guilds.rules.powers import MagicianKeep
from tableronde.games.guilds.state import GuildsState

MOST_DECISIONS = 3000
GAMES = 2000
CHUNK = 20
LOOK_EVERY = 13


def check(state: GuildsState) -> None:
    counts = [0] * TYPES
    for hand in state.hands:
        for card, count in enumerate(hand):
            assert count >= 0
            counts[card] += count
    for owned in state.guilds:
        for _, kind, members, jesters in owned:
            assert members + jesters >= 3, "GLD-GUILD-12"
            assert members >= 0
            assert jesters >= 0
            assert (kind == JESTER) == (members == 0)
            counts[kind] += members
            counts[JESTER] += jesters
    for card in state.draw + state.discard:
        counts[card] += 1
    if state.played >= 0:
        counts[state.played] += 1
    assert counts == list(COPIES), "cards are conserved"
    numbers = [guild[0] for owned in state.guilds for guild in owned]
    assert len(numbers) == len(set(numbers))
    if state.stack:
        assert state.draw, "GLD-PILE-12"
        assert all(len(owned) < 3 for owned in state.guilds), "GLD-END-01"
        assert max(state.wins) < 2
    else:
        assert state.result is not None


def other_world(
    state: GuildsState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> GuildsState:
    """Return a state that is the same for `viewer`, with all else dealt anew: hands (but those of
    `keep`) and the draw pile, and with them the sealed answers of hidden hands."""
    other = state.copy()
    top: Any = other.stack[-1] if other.stack else None
    seen = {viewer, *keep}
    if isinstance(top, PriestLook) and top.seat == viewer:
        seen.add(top.other)
    if isinstance(top, Sealed) and viewer is not None:
        # Cards promised in a sealed answer stay with those who promised them.
        seen.update(seat for seat, answer in zip(top.asked, top.answers, strict=True) if answer)
    if isinstance(top, MagicianKeep):
        seen.add(top.seat)
    hidden = [seat for seat in range(other.seats) if seat not in seen]
    pool = other.draw[:]
    sizes = {seat: sum(other.hands[seat]) for seat in hidden}
    for seat in hidden:
        pool += [card for card, count in enumerate(other.hands[seat]) for _ in range(count)]
        other.hands[seat] = [0] * TYPES
    random.shuffle(pool)
    for seat in hidden:
        for _ in range(sizes[seat]):
            other.hands[seat][pool.pop()] += 1
    other.draw = pool
    if isinstance(top, Sealed):
        # Another answer of somebody else is none of the viewer's business.
        answers = [
            random.choice(top.options(other, seat)) if answer and seat != viewer else answer
            for seat, answer in zip(top.asked, top.answers, strict=True)
        ]
        other.stack[-1] = top.holding(tuple(answers))
    if isinstance(top, MagicianKeep) and top.seat != viewer:
        hand = [card for card, n in enumerate(other.hands[top.seat]) for _ in range(n)]
        drawn = tuple(sorted(random.sample(hand, len(top.drawn))))
        other.stack[-1] = MagicianKeep(top.seat, drawn)
    return other
