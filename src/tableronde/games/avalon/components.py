"""What is in the box, read from data.toml. Cards, regions and tiles are ints everywhere else.

A card is its kind and colour (AVA-BEWITCH-01 and AVA-RESIST-01 look at nothing else); the eight
copies of each are alike.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

_DATA: Final[dict[str, Any]] = tomllib.loads(
    files("tableronde.games.avalon").joinpath("data.toml").read_text(encoding="utf-8")
)


def _name(data_id: str) -> str:
    """Outside, in records and notation, all names are written with hyphens."""
    return data_id.replace("_", "-")


# Characters: card = 2 * colour + kind.
KNIGHT: Final = 0
WITCH: Final = 1
COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in _DATA["colour"])
KINDS: Final = ("knight", "witch")
CARDS: Final[tuple[str, ...]] = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS)
COPIES: Final[tuple[int, ...]] = tuple(
    entry["copies_per_colour"]
    for _ in COLOURS
    for kind in KINDS
    for entry in _DATA["character"]
    if entry["id"] == kind
)
IS_WITCH: Final[tuple[bool, ...]] = tuple(card % 2 == WITCH for card in range(len(CARDS)))

# Regions: the number is that of the card, wherever it lies in the row.
REGIONS: Final[tuple[str, ...]] = tuple(_name(region["id"]) for region in _DATA["region"])
CROWNS: Final[tuple[int, ...]] = tuple(region["crowns"] for region in _DATA["region"])
LANDSCAPES: Final[tuple[str, ...]] = tuple(landscape["id"] for landscape in _DATA["landscape"])
LANDSCAPE: Final[tuple[int, ...]] = tuple(
    LANDSCAPES.index(region["landscape"]) if region["landscape"] else -1
    for region in _DATA["region"]
)
SPECIAL: Final[tuple[str, ...]] = tuple(region["special"] for region in _DATA["region"])
CASTLE: Final[tuple[bool, ...]] = tuple(special == "castle" for special in SPECIAL)
AVALON: Final[int] = SPECIAL.index("avalon")
STONE_CIRCLE: Final[int] = SPECIAL.index("stone_circle")
COUNTS_FOR_TILES: Final[tuple[bool, ...]] = tuple(
    special == "" or _DATA["specials"][special]["counts_for_tiles"] for special in SPECIAL
)
PLACES: Final[int] = _DATA["setup"]["regions"]

# Tiles: six kinds, some of them twice.
TILES: Final[tuple[str, ...]] = tuple(_name(tile["id"]) for tile in _DATA["tile"])
TILE_COUNT: Final[tuple[int, ...]] = tuple(tile["count"] for tile in _DATA["tile"])
TILE_LIGHT: Final[tuple[bool, ...]] = tuple(tile["shade"] == "light" for tile in _DATA["tile"])
TILE_FORMULA: Final[tuple[str, ...]] = tuple(tile["formula"] for tile in _DATA["tile"])
TILE_CARDS: Final[tuple[int, ...]] = tuple(tile["cards"] for tile in _DATA["tile"])

WIN_CROWNS: Final[int] = _DATA["game"]["win_crowns"]
DEAL: Final[int] = _DATA["setup"]["deal"]
HAND_LIMIT: Final[int] = _DATA["limits"]["hand_limit_end_of_own_turn"]
MOST_CONQUESTS: Final[int] = _DATA["limits"]["max_conquests_per_turn"]
CASTLE_DEFENCE: Final[int] = _DATA["specials"]["castle"]["defence_bonus"]
CASTLE_LOSS: Final[int] = _DATA["specials"]["castle"]["extra_loss_bonus"]
AVALON_DISCOUNT: Final[int] = _DATA["specials"]["avalon"]["extra_loss_discount"]
STALEMATE_TURNS: Final[int] = _DATA["stalemate"]["idle_turns"]
IDLE_TURNS: Final[int] = _DATA["idle_limit"]["idle_turns"]

# What the box's lost pictures would tell, and we had to work out (docs/rules/avalon.md, R27, R28).
RECONSTRUCTED: Final[tuple[tuple[str, str], ...]] = tuple(
    (noun, _name(entry["id"]))
    for noun in ("region", "tile")
    for entry in _DATA[noun]
    if entry["source"] == "reconstructed"
)
