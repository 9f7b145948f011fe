"""What the rulebook says of the components, read from data.toml: icons, symbols, limits. What it
does not say (cards, tokens, castles, the board, most faces of the dice) is in a box: see boxes.py.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from tableronde.core.components import load, typed
from tableronde.games.zizka.data import Data

_PACKAGE: Final = "tableronde.games.zizka"
DATA: Final[dict[str, Any]] = load(_PACKAGE)
"""As a file that replaces parts of it has it; it has the form of `data.Data`."""

_data: Final = typed(DATA, Data, _PACKAGE)
_limits: Final = _data.limits


def outward(name: str) -> str:
    """As names are written outside of the data file."""
    return name.replace("_", "-")


# Seats and commanders -----------------------------------------------------------------------------

LEAST_SEATS: Final[int] = _limits.players_min
MOST_SEATS: Final[int] = _limits.players_max
COMMANDERS: Final[tuple[str, ...]] = tuple(commander.id for commander in _data.commanders)
TORAK: Final = COMMANDERS.index("torak")
SIDES: Final = ("a", "b")

# Icons and symbols: ints (ZIZ-ICON-01, -02) -------------------------------------------------------

ICONS: Final[tuple[str, ...]] = tuple(icon.id for icon in _data.icons)
SWORD, SHIELD, SPEECH, WILD = range(4)
ORDINARY: Final = (SWORD, SHIELD, SPEECH)
COIN: Final = 4
BLANK: Final = 5
FACES: Final = (*ICONS, "coin", "blank")
"""All that a face of a die can show."""
TOURNAMENT_VALUES: Final[tuple[int, ...]] = (*(icon.tournament for icon in _data.icons), 0, 0)
"""Of each face (ZIZ-TOURNAMENT-10)."""
ATTACKING: Final = tuple(at for at, icon in enumerate(_data.icons) if icon.attack)
DEFENDING: Final = tuple(at for at, icon in enumerate(_data.icons) if icon.defence)
SYMBOLS: Final[tuple[str, ...]] = tuple(symbol.id for symbol in _data.symbols)
DIE, REROLL, MOVE, PEEK = range(4)

# Sovereigns and dice ------------------------------------------------------------------------------

SOVEREIGNS: Final[tuple[str, ...]] = tuple(sovereign.id for sovereign in _data.sovereigns)
ENTOURAGE_DIE: Final = 0
DICE: Final[tuple[str, ...]] = ("entourage", *(king.die for king in _data.sovereigns))
"""Kinds of dice: the die of a sovereign is one more than the sovereign."""
SIDES_OF_A_DIE: Final = len(_data.dice.entourage.faces)

# Names of everything that a box holds ------------------------------------------------------------


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def _names(entries: Sequence[_Named]) -> tuple[str, ...]:
    return tuple(outward(entry.id) for entry in entries)


MEMBERS: Final = _names(_data.entourage)
SPACES: Final = _names(_data.board.spaces)
TOKENS: Final = _names(_data.events)
CARDS: Final = _names(
    [*_data.conquests, *(card for card in _data.solo_cards if card.type != "combat")]
)
"""Castles, and Torak's deck."""
COMBAT_CARD: Final[str] = next(card.id for card in _data.solo_cards if card.type == "combat")
"""As the file has it."""

# Kinds --------------------------------------------------------------------------------------------

EVENT, OBSTACLE, ATTACK, DEFENCE = range(4)
PURPOSES: Final = ("event", "obstacle", "attack", "defence")
"""What dice are rolled for."""

EVENT_KINDS: Final[tuple[str, ...]] = tuple(kind.id for kind in _data.event_kinds)
TOURNAMENT: Final = EVENT_KINDS.index("tournament")
BY_DICE: Final = tuple(kind.resolution == "dice" for kind in _data.event_kinds)
"""Of each kind of event: whether it is resolved with dice (ZIZ-EVENT-04)."""
BACK_ICONS: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(kind.back_icons) for kind in _data.event_kinds
)
"""Of each kind of event: what its back says that the first row may ask for (ZIZ-EVENT-03)."""
BACK_MORALE: Final[tuple[str, ...]] = tuple(kind.back_morale for kind in _data.event_kinds)
"""Of each kind of event: the trait in which the first row steps, or none (ZIZ-EVENT-03)."""
DIFFICULTIES: Final = ("easy", "hard")
EASY: Final = 0
LEVELS: Final = (1, 2)
TRAITS: Final = ("vice", "virtue")
VICE, VIRTUE = range(2)
STEPS: Final = (-1, 1)
"""Of each trait: in which direction its steps go (ZIZ-MORALE-02)."""
SOLO_LEVELS: Final = ("normal", "easy", "hard")
LOSSES: Final = ("half-coins", "all-coins", "member")
HALF_COINS, ALL_COINS = range(2)
TORAK_MOVES_MORE, PLAYER_MOVES_LESS, NO_FAVOUR, HIRING_COSTS_MORE = range(4)
WARRANTS: Final[tuple[str, ...]] = tuple(warrant.id for warrant in _data.warrants)
"""In the solo game each has the effect of its number (ZIZ-SOLO-25 to -29)."""

# Limits -------------------------------------------------------------------------------------------

ACTIONS: Final[int] = _limits.actions_per_turn
MOST_MEMBERS: Final[int] = _limits.entourage_max
MOST_DICE: Final[int] = _limits.entourage_dice_cap
END_VP: Final[int] = _limits.end_vp
COINS_A_POINT: Final[int] = _limits.coins_per_vp_at_end
MORALE_END: Final[int] = _limits.morale_spaces // 2
OFF_THE_TRACK_VP: Final[int] = _limits.morale_overflow_vp
FAVOUR_HELD_VP: Final[int] = _limits.favour_already_owned_vp
FAVOUR_LOST_VP: Final[int] = _limits.favour_lost_vp
ATTACK_VP: Final[int] = _limits.attack_win_vp
DEFENCE_VP: Final[int] = _limits.defence_win_vp
WARRANT_COINS: Final[int] = _limits.warrant_coins
WARRANT_SLOWS: Final[int] = _limits.warrant_move_penalty
TABLES: Final[int] = _limits.tables_per_level
TOURNAMENT_DICE: Final[int] = _limits.tournament_dice
ENTRY_FEE: Final[int] = _limits.tournament_entry_fee
RANKS: Final[tuple[int, ...]] = tuple(_limits.tournament_track_vp)
EASY_COINS: Final[int] = _limits.conquest_easy_coins
EASY_VP: Final[int] = _limits.conquest_easy_vp
HARD_VP: Final[int] = _limits.conquest_hard_vp
LUCK_TOKENS: Final[int] = _limits.luck_tokens
COIN_TOKENS: Final[int] = _limits.coin_tokens
REROLL_PRICE: Final[int] = _limits.expert_reroll_price
