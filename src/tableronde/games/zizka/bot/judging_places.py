"""What spaces promise: the worth of going there, and of the event that lies there."""

from functools import lru_cache
from typing import Final, NamedTuple

from tableronde.games.zizka.bot.chances import success
from tableronde.games.zizka.bot.judging_castles import siege_worth
from tableronde.games.zizka.bot.judging_fights import attack_worth, torak_worth
from tableronde.games.zizka.bot.judging_rolls import event_goal, row_worth
from tableronde.games.zizka.bot.judging_tournaments import tournament_worth
from tableronde.games.zizka.bot.worths import LUCK_WORTH, hiring_worth
from tableronde.games.zizka.box.board import CASTLES, TAVERN
from tableronde.games.zizka.box.boxes import Token
from tableronde.games.zizka.components import BY_DICE, ENTOURAGE_DIE, TOURNAMENT
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.rows import added
from tableronde.games.zizka.state import NO_TOKEN, NOBODY, ZizkaState

LATER: Final = 0.85
"""What is left of something that takes another action to get at."""


class _Places(NamedTuple):
    """What spaces promise to a seat."""

    here: tuple[float, ...]
    """What can be done there."""
    best: tuple[float, ...]
    """The same, or what is near enough to go there from it."""


def worth_of_places(state: ZizkaState, seat: int) -> _Places:
    return _places(state, state.number, seat)


@lru_cache(maxsize=8)
def _places(state: ZizkaState, _number: int, seat: int) -> _Places:
    """Once for all options of a decision: between two answers a state does not change."""
    board = state.box.board
    averages = _averages(state, seat)
    here = tuple(_promise(state, seat, space, averages) for space in range(len(board.spaces)))
    if state.commanders[seat] == NOBODY:
        return _Places(here, here)
    steps = max(1, band.range_of(state, seat))
    best = []
    for space in range(len(board.spaces)):
        far = board.distance[space]
        best.append(
            max(promise * LATER ** -(-far[there] // steps) for there, promise in enumerate(here))
        )
    return _Places(here, tuple(best))


def _averages(state: ZizkaState, seat: int) -> tuple[float, ...]:
    """What a token promises of which only the back is known, by its kind."""
    total, count = [0.0] * len(BY_DICE), [0] * len(BY_DICE)
    for token in state.box.tokens:
        total[token.kind] += _event(state, seat, token)
        count[token.kind] += 1
    return tuple(one / max(1, many) for one, many in zip(total, count, strict=True))


def _promise(state: ZizkaState, seat: int, space: int, averages: tuple[float, ...]) -> float:
    kind = state.box.board.spaces[space].kind
    total = 0.0
    if state.tokens[space] != NO_TOKEN:
        total = _token(state, seat, space, averages)
    elif kind == TAVERN:
        total = hiring_worth(state, seat)
    elif kind in CASTLES:
        total = siege_worth(state, seat, CASTLES.index(kind))
    if state.solo:
        torak = state.torak
        if torak is not None and torak.space == space and state.spaces[seat] != space:
            total = max(total, 0.5 * torak_worth(state))
        return total
    for other in range(state.seats):
        wanted = other != seat and band.is_wanted(state, other) and not state.lying[other]
        if wanted and state.spaces[other] == space:
            total = max(total, attack_worth(state, seat, other))
    return total


def is_near(state: ZizkaState, seat: int, space: int) -> bool:
    far = state.box.board.distance[state.spaces[seat]]
    return far[space] <= band.range_of(state, seat)


def _token(state: ZizkaState, seat: int, space: int, averages: tuple[float, ...]) -> float:
    """A token that the seat knows, or the average of those that may lie there."""
    token = state.box.tokens[state.tokens[space]]
    known = state.face_up[space] or state.peeked[space] >> seat & 1
    return _event(state, seat, token) if known else averages[token.kind]


def _event(state: ZizkaState, seat: int, token: Token) -> float:
    if token.kind == TOURNAMENT:
        return tournament_worth(state, seat, token)
    if not BY_DICE[token.kind]:
        goal = event_goal(state, seat, token, 0, 0)
        coins = state.coins[seat]
        total = goal.prizes[0].worth
        coins += token.rows[0].reward.coins - token.rows[0].pay
        for row in sorted(token.rows[1:], key=lambda row: -row_worth(state, seat, row)):
            gain = row_worth(state, seat, row)
            if gain > 0 and row.pay <= coins:
                total += gain
                coins += row.reward.coins - row.pay
        return max(LUCK_WORTH, total)
    return _dice_event(state, seat, token)


def _dice_event(state: ZizkaState, seat: int, token: Token) -> float:
    """The first row, and after it the others, the easiest first: each as likely as all before it
    together with it."""
    dice, rerolls = len(band.dice(state, seat, token.kind)), band.rerolls(state, seat)
    icons = band.printed(state, seat)
    fixed = (icons[0], icons[1], icons[2], icons[3] + min(1, state.luck[seat]))
    goal = event_goal(state, seat, token, 0, 0)
    first, *others = goal.prizes
    need = first.need
    chance = success(need, state.box.faces[ENTOURAGE_DIE], dice, fixed, rerolls)
    total = chance * first.worth + (1 - chance) * LUCK_WORTH
    for prize in sorted(others, key=lambda prize: sum(prize.need)):
        alone = success(
            added(first.need, prize.need), state.box.faces[ENTOURAGE_DIE], dice, icons, rerolls
        )
        need = added(need, prize.need)
        beside = success(need, state.box.faces[ENTOURAGE_DIE], dice, icons, rerolls)
        total += prize.worth * (alone + beside) / 2
    return total
