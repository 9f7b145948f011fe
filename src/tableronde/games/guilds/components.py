"""What is in the box, read from data.toml. A card is its type, an int; the copies are alike."""

import tomllib
from importlib.resources import files
from typing import Any, Final

_DATA: Final[dict[str, Any]] = tomllib.loads(
    files("tableronde.games.guilds").joinpath("data.toml").read_text(encoding="utf-8")
)
_IDS: Final[list[str]] = [guild["id"] for guild in _DATA["guild"]]

CARDS: Final[tuple[str, ...]] = tuple(_IDS)
TYPES: Final = len(CARDS)
COPIES: Final[tuple[int, ...]] = tuple(guild["count"] for guild in _DATA["guild"])

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
SIDES: Final[tuple[str, ...]] = tuple(_DATA["end_card"]["sides"])
_START_SIDE: Final[dict[str, str]] = _DATA["end_card"]["start_side"]

LEAST_SEATS: Final[int] = _DATA["game"]["min_players"]
MOST_SEATS: Final[int] = _DATA["game"]["max_players"]
DEAL: Final[int] = _DATA["setup"]["deal"]
GUILD_LEAST: Final[int] = _DATA["guild_rules"]["min_cards"]
DISSOLVES_AT: Final[int] = _DATA["guild_rules"]["dissolve_at"]
GUILDS_TO_WIN: Final[int] = _DATA["guild_rules"]["guilds_to_win"]
CLOSING_DRAW: Final[int] = _DATA["turn"]["closing_draw"]
EMPTY_HANDED_DRAW: Final[int] = _DATA["turn"]["empty_hand_no_guild_draw"]
MAGICIAN_DRAWS: Final[int] = _DATA["guild"][MAGICIAN]["draws"]
MONK_DRAWS: Final[int] = _DATA["guild"][MONK]["draws"]
MERCHANT_SWAPS: Final[int] = _DATA["guild"][MERCHANT]["swaps"]
NOBLE_GIFTS: Final[int] = _DATA["guild"][NOBLE]["gifts"]
MATCH_ROUNDS: Final[int] = _DATA["match"]["two_players"]["max_rounds"]
ROUNDS_TO_WIN: Final[int] = _DATA["match"]["two_players"]["rounds_to_win"]


def start_side(seats: int) -> int:
    """Which side of the End card lies up at the start (GLD-SETUP-04, -05)."""
    return SIDES.index(_START_SIDE[str(seats)])
