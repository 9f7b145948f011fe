"""Declare the form of data.toml."""

from typing import Literal

from tableronde.core.components import Table


class Setup(Table):
    """What is laid out."""

    regions: int
    deal: int


class Limits(Table):
    """Figures of the rules."""

    win_crowns: int
    hand_limit_end_of_own_turn: int
    max_conquests_per_turn: int


class Castle(Table):
    """What a castle does (AVA-CASTLE)."""

    defence_bonus: int
    extra_loss_bonus: int
    counts_for_tiles: bool


class Avalon(Table):
    """What Avalon does (AVA-AVALON)."""

    extra_loss_discount: int
    counts_for_tiles: bool


class Special(Table):
    """A region whose power is in the rules alone."""

    counts_for_tiles: bool


class Specials(Table):
    """The special regions."""

    castle: Castle
    avalon: Avalon
    stone_circle: Special
    marsh: Special


class Named(Table):
    """A thing of which only the name matters."""

    id: str


class Character(Table):
    """A kind of card."""

    id: Literal["knight", "witch"]
    copies_per_colour: int


class Region(Table):
    """A region card. An empty string means none."""

    id: str
    landscape: str
    crowns: int
    special: Literal["", "castle", "avalon", "stone_circle", "marsh"]


class Tile(Table):
    """A kind of reinforcement tile."""

    id: str
    shade: Literal["light", "dark"]
    formula: Literal["fixed", "commonest_landscape", "longest_chain", "every_region"]
    cards: int
    count: int


class Idle(Table):
    """After how many turns without a card a game ends."""

    idle_turns: int


class Data(Table):
    """The whole file."""

    setup: Setup
    limits: Limits
    specials: Specials
    landscape: list[Named]
    colour: list[Named]
    character: list[Character]
    region: list[Region]
    tile: list[Tile]
    stalemate: Idle
    idle_limit: Idle
