"""Declare the form of data.toml."""

from tableronde.core.components import Table


class Setup(Table):
    """Who plays, and with what."""

    players: int
    coins: int
    sides: int


class Data(Table):
    """The whole file."""

    setup: Setup
