"""What is in the box, read from data.toml. A card is its type, an int; the copies are alike."""

from typing import Final

from tableronde.core.components import read
from tableronde.games.guilds.data import Data

_data: Final = read("tableronde.games.guilds", Data)
_IDS: Final[list[str]] = [guild.id for guild in _data.guild]

CARDS: Final[tuple[str, ...]] = tuple(_IDS)
TYPES: Final = len(CARDS)
COPIES: Final[tuple[int, ...]] = tuple(guild.count for guild in _data.guild)

ARTISAN: Final = _IDS.index("artisan")
ASSASSIN: Final = _IDS.index("assassin")
JESTER: Final = _IDS.index("jester")
KNIGHT: Final = _IDS.index("knight")
STAR: Final = _IDS.index("star")
MAGICIAN: Final = _IDS.index("magician")
MERCHANT: Final = _IDS.index("merchant")
BEGGAR: Final = _IDS.index("beggar")
MONK: Final = _IDS.index("monk")
NOBLE: Final = _IDS.index("noble")
PRIEST: Final = _IDS.index("priest")
PROWLER: Final = _IDS.index("prowler")
WITCH: Final = _IDS.index("witch")

RED: Final = 0
YELLOW: Final = 1
SIDES: Final[tuple[str, ...]] = tuple(_data.end_card.sides)

LEAST_SEATS: Final[int] = _data.setup.min_players
MOST_SEATS: Final[int] = _data.setup.max_players
DEAL: Final[int] = _data.setup.deal
GUILD_LEAST: Final[int] = _data.guild_rules.min_cards
DISSOLVES_AT: Final[int] = _data.guild_rules.dissolve_at
GUILDS_TO_WIN: Final[int] = _data.guild_rules.guilds_to_win
CLOSING_DRAW: Final[int] = _data.turn.closing_draw
EMPTY_HANDED_DRAW: Final[int] = _data.turn.empty_hand_no_guild_draw
NOTHING_TO_USE_DRAW: Final[int] = _data.turn.nothing_to_use_draw
MAGICIAN_DRAWS: Final[int] = _data.guild[MAGICIAN].draws
MONK_DRAWS: Final[int] = _data.guild[MONK].draws
MERCHANT_SWAPS: Final[int] = _data.guild[MERCHANT].swaps
NOBLE_GIFTS: Final[int] = _data.guild[NOBLE].gifts
MATCH_ROUNDS: Final[int] = _data.two_players.max_rounds
ROUNDS_TO_WIN: Final[int] = _data.two_players.rounds_to_win
_start: Final = _data.end_card.start_side
START_SIDE: Final[tuple[int, ...]] = tuple(
    SIDES.index(side) for side in (_start.two, _start.three, _start.four, _start.five)
)
"""Which side of the End card lies up at the start, from two players on."""


def start_side(seats: int) -> int:
    """Which side of the End card lies up at the start (GLD-SETUP-04, -05)."""
    return START_SIDE[seats - LEAST_SEATS]
