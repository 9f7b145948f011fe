"""What is in the box, read from data.toml. Cards, regions and tiles are ints everywhere else.

A card is its kind and colour (AVA-BEWITCH-01 and AVA-RESIST-01 look at nothing else); the eight
copies of each are alike.
"""

from typing import Final

from tableronde.core.components import read
from tableronde.games.avalon.data import Data, Region, Tile

_data: Final = read("tableronde.games.avalon", Data)


def _name(data_id: str) -> str:
    """Outside, in records and notation, all names are written with hyphens."""
    return data_id.replace("_", "-")


# Characters: card = 2 * colour + kind.
KNIGHT: Final = 0
WITCH: Final = 1
COLOURS: Final[tuple[str, ...]] = tuple(colour.id for colour in _data.colour)
KINDS: Final = ("knight", "witch")
CARDS: Final[tuple[str, ...]] = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS)
COPIES: Final[tuple[int, ...]] = tuple(
    entry.copies_per_colour
    for _ in COLOURS
    for kind in KINDS
    for entry in _data.character
    if entry.id == kind
)
IS_WITCH: Final[tuple[bool, ...]] = tuple(card % 2 == WITCH for card in range(len(CARDS)))

# Regions: the number is that of the card, wherever it lies in the row.
REGIONS: Final[tuple[str, ...]] = tuple(_name(region.id) for region in _data.region)
CROWNS: Final[tuple[int, ...]] = tuple(region.crowns for region in _data.region)
LANDSCAPES: Final[tuple[str, ...]] = tuple(landscape.id for landscape in _data.landscape)
LANDSCAPE: Final[tuple[int, ...]] = tuple(
    LANDSCAPES.index(region.landscape) if region.landscape else -1 for region in _data.region
)
SPECIAL: Final[tuple[str, ...]] = tuple(region.special for region in _data.region)
CASTLE: Final[tuple[bool, ...]] = tuple(special == "castle" for special in SPECIAL)
AVALON: Final[int] = SPECIAL.index("avalon")
STONE_CIRCLE: Final[int] = SPECIAL.index("stone_circle")
_specials: Final = {
    "": True,
    "castle": _data.specials.castle.counts_for_tiles,
    "avalon": _data.specials.avalon.counts_for_tiles,
    "stone_circle": _data.specials.stone_circle.counts_for_tiles,
    "marsh": _data.specials.marsh.counts_for_tiles,
}
COUNTS_FOR_TILES: Final[tuple[bool, ...]] = tuple(_specials[special] for special in SPECIAL)
PLACES: Final[int] = _data.setup.regions

# Tiles: six kinds, some of them twice.
TILES: Final[tuple[str, ...]] = tuple(_name(tile.id) for tile in _data.tile)
TILE_COUNT: Final[tuple[int, ...]] = tuple(tile.count for tile in _data.tile)
TILE_LIGHT: Final[tuple[bool, ...]] = tuple(tile.shade == "light" for tile in _data.tile)
TILE_FORMULA: Final[tuple[str, ...]] = tuple(tile.formula for tile in _data.tile)
TILE_CARDS: Final[tuple[int, ...]] = tuple(tile.cards for tile in _data.tile)

WIN_CROWNS: Final[int] = _data.limits.win_crowns
DEAL: Final[int] = _data.setup.deal
HAND_LIMIT: Final[int] = _data.limits.hand_limit_end_of_own_turn
MOST_CONQUESTS: Final[int] = _data.limits.max_conquests_per_turn
CASTLE_DEFENCE: Final[int] = _data.specials.castle.defence_bonus
CASTLE_LOSS: Final[int] = _data.specials.castle.extra_loss_bonus
AVALON_DISCOUNT: Final[int] = _data.specials.avalon.extra_loss_discount
STALEMATE_TURNS: Final[int] = _data.stalemate.idle_turns
IDLE_TURNS: Final[int] = _data.idle_limit.idle_turns

# What the box's lost pictures would tell, and we had to work out (docs/rules/avalon.md, R27, R28).
_drawn: Final[tuple[tuple[str, list[Region] | list[Tile]], ...]] = (
    ("region", _data.region),
    ("tile", _data.tile),
)
RECONSTRUCTED: Final[tuple[tuple[str, str], ...]] = tuple(
    (noun, _name(entry.id))
    for noun, entries in _drawn
    for entry in entries
    if entry.source == "reconstructed"
)
