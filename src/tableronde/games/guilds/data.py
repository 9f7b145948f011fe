"""Declare the form of data.toml."""

from typing import Literal

from tableronde.core.components import Table

Side = Literal["red", "yellow"]


class Setup(Table):
    """Who plays, and what is dealt."""

    min_players: int
    max_players: int
    deal: int


class StartSide(Table, rename={"two": "2", "three": "3", "four": "4", "five": "5"}):
    """Which side lies up at the start, by the number of players."""

    two: Side
    three: Side
    four: Side
    five: Side


class EndCard(Table):
    """The card below the draw pile."""

    sides: tuple[Side, Side]
    start_side: StartSide


class GuildRules(Table):
    """Figures of the guilds on the table."""

    min_cards: int
    dissolve_at: int
    guilds_to_win: int


class Turn(Table):
    """Cards drawn beside an action."""

    closing_draw: int
    empty_hand_no_guild_draw: int
    nothing_to_use_draw: int


class TwoPlayers(Table):
    """A match of several rounds."""

    max_rounds: int
    rounds_to_win: int


class Guild(Table):
    """A type of card. `draws`, `swaps` and `gifts` belong to one power each."""

    id: str
    count: int
    draws: int = 0
    swaps: int = 0
    gifts: int = 0


class Data(Table):
    """The whole file."""

    setup: Setup
    end_card: EndCard
    guild_rules: GuildRules
    turn: Turn
    two_players: TwoPlayers
    guild: list[Guild]
