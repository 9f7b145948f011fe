"""What tournaments are worth: entering them, riding, jousting."""

from tableronde.games.zizka.bot.chances import Purse, rerolled, tournament
from tableronde.games.zizka.bot.worths import coin_worth, reward_worth
from tableronde.games.zizka.box.boxes import NOTHING, Token
from tableronde.games.zizka.choices import Enter, FreeReroll, Joust
from tableronde.games.zizka.components import (
    ENTOURAGE_DIE,
    ENTRY_FEE,
    TOURNAMENT_DICE,
    TOURNAMENT_VALUES,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.events import token_of
from tableronde.games.zizka.rules.tournaments import held
from tableronde.games.zizka.state import ZizkaState


def _purse(state: ZizkaState, seat: int, token: Token, host: bool, rivals: int) -> Purse:
    """Return what is to be won. A point more on the dice is worth more where there are others to
    outdo."""
    a_point = 0.05 + 0.1 * rivals
    if not host:
        return Purse(0, 0.0, a_point)
    return Purse(token.goal, round(reward_worth(state, seat, token.personal), 1), a_point)


def _riding(state: ZizkaState, seat: int) -> tuple[Purse, tuple[int, ...]]:
    tourney = held(state)
    rivals = len(tourney.riders) - 1 + (tourney.torak != NOTHING)
    token = token_of(state, tourney.host)
    purse = _purse(state, seat, token, seat == tourney.host, min(rivals, 3))
    return purse, tuple(TOURNAMENT_VALUES[face] for face in tourney.faces)


def ride_now(state: ZizkaState, seat: int) -> float:
    purse, dice = _riding(state, seat)
    total = sum(dice)
    return total * purse.a_point + (purse.reward if total >= purse.goal else 0.0)


def joust_worth(state: ZizkaState, seat: int, choice: Joust) -> float:
    purse, dice = _riding(state, seat)
    gone = choice.dice | 1 << choice.die
    kept = [value for die, value in enumerate(dice) if not gone >> die & 1]
    count = choice.dice.bit_count()
    return rerolled(
        purse, state.box.faces[ENTOURAGE_DIE], tuple(sorted(kept)), count, held(state).free
    )


def free_reroll_worth(state: ZizkaState, seat: int, choice: FreeReroll) -> float:
    purse, dice = _riding(state, seat)
    die = choice.die
    kept = tuple(sorted(dice[:die] + dice[die + 1 :]))
    return rerolled(purse, state.box.faces[ENTOURAGE_DIE], kept, 1, held(state).free - 1)


def entering_worth(state: ZizkaState, seat: int, choice: Enter) -> float:
    """Judge paying a coin for about a point, and perhaps the prize."""
    tourney = held(state)
    riders = len(tourney.riders) + 2
    prize = token_of(state, tourney.host).common.coins + tourney.pot + ENTRY_FEE
    return 0.5 * (riders - 1) / 2 + (prize / riders - ENTRY_FEE) * coin_worth(state)


def tournament_worth(state: ZizkaState, seat: int, token: Token) -> float:
    rivals = (
        1
        if state.solo
        else sum(state.coins[other] >= ENTRY_FEE for other in range(state.seats) if other != seat)
    )
    purse = _purse(state, seat, token, host=True, rivals=0)
    free = band.free_rerolls(state, seat)
    personal = tournament(purse, state.box.faces[ENTOURAGE_DIE], TOURNAMENT_DICE, free)
    prize = (token.common.coins + rivals) / (rivals + 1) * coin_worth(state)
    return personal + prize + 0.3 * rivals
