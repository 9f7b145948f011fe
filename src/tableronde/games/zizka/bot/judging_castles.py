"""What castles are worth, and how likely their obstacles are overcome."""

from tableronde.games.zizka import choices
from tableronde.games.zizka.bot.chances import success
from tableronde.games.zizka.bot.worths import LUCK_WORTH, NEVER, coin_worth, step_worth
from tableronde.games.zizka.box.boxes import NOTHING, Icons
from tableronde.games.zizka.components import (
    EASY,
    EASY_COINS,
    EASY_VP,
    ENTOURAGE_DIE,
    HARD_VP,
    VICE,
    VIRTUE,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.conquests import Storm, castle_in_front, may_conquer
from tableronde.games.zizka.state import ZizkaState


def castle_worth(state: ZizkaState, seat: int, difficulty: int) -> float:
    """Return what a castle is worth."""
    if difficulty == EASY:
        step = max(step_worth(state, seat, VICE), step_worth(state, seat, VIRTUE))
        return EASY_VP + EASY_COINS * coin_worth(state) + step
    return float(HARD_VP)


def chance_of_obstacles(state: ZizkaState, seat: int, rows: tuple[Icons, ...]) -> float:
    """Return the chance to overcome all of these, luck helping a little."""
    dice = len(band.dice(state, seat, NOTHING))
    rerolls, icons = band.rerolls(state, seat), band.printed(state, seat)
    chance = 1.0
    for row in rows:
        one = success(row, state.box.faces[ENTOURAGE_DIE], dice, icons, rerolls)
        chance *= min(1.0, one + 0.12 * min(2, state.luck[seat]) * (1 - one))
    return chance


def siege_worth(state: ZizkaState, seat: int, difficulty: int) -> float:
    """Judge attacking a castle: a known card, or the average."""
    if not may_conquer(state, seat, difficulty):
        return NEVER
    deck, known = state.castles[difficulty], state.castle_known[difficulty]
    cards = [card for card, bits in zip(deck, known, strict=True) if not bits >> seat & 1]
    if known[-1] >> seat & 1:
        cards = [deck[-1]]
    chance = sum(chance_of_obstacles(state, seat, state.box.castles[card].rows) for card in cards)
    chance /= max(1, len(cards))
    return chance * castle_worth(state, seat, difficulty) + (1 - chance) * LUCK_WORTH


def storm_worth(state: ZizkaState, seat: int, choice: choices.Storm) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Storm)
    rows = castle_in_front(state, frame.difficulty).rows[frame.row :]
    chance = chance_of_obstacles(state, seat, rows)
    gain = castle_worth(state, seat, frame.difficulty)
    return 0.01 + chance * gain + (1 - chance) * LUCK_WORTH
