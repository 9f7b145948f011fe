"""What fights are worth, and how likely they are won."""

from typing import Final

from tableronde.games.zizka.bot.chances import beats, totals
from tableronde.games.zizka.bot.worths import coin_worth
from tableronde.games.zizka.box.boxes import NOTHING
from tableronde.games.zizka.components import (
    ATTACK_VP,
    ATTACKING,
    DEFENCE_VP,
    DEFENDING,
    ENTOURAGE_DIE,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.torak import strength
from tableronde.games.zizka.state import ZizkaState

_TORAK_CARD: Final = 1.0
"""What it is worth that Torak plays no card."""


def strike_chances(state: ZizkaState, seat: int, kinds: tuple[int, ...]) -> tuple[float, ...]:
    """The chances of a seat's total in a fight, printed icons included."""
    dice = len(band.dice(state, seat, NOTHING))
    chances = totals(state.box.faces[ENTOURAGE_DIE], kinds, dice, band.rerolls(state, seat))
    icons = band.printed(state, seat)
    return (0.0,) * sum(icons[kind] for kind in kinds) + chances


def attack_worth(state: ZizkaState, seat: int, other: int) -> float:
    chance = beats(
        strike_chances(state, seat, ATTACKING), 0, strike_chances(state, other, DEFENDING)
    )
    bounty = max(0, state.warrants[other]) * coin_worth(state)
    return chance * (ATTACK_VP + bounty) - (1 - chance) * 0.6 * DEFENCE_VP


def torak_worth(state: ZizkaState) -> float:
    """Beaten, he plays no card, and a warrant is gone."""
    line = strength(state)
    defence = totals(state.box.faces[ENTOURAGE_DIE], DEFENDING, line.dice, 0)
    chance = beats(strike_chances(state, 0, ATTACKING), -line.luck, defence)
    return chance * (_TORAK_CARD + (0.5 if state.writs else 0.0))
