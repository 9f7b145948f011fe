"""The bots by name."""

from typing import Final

from tableronde.bots.bot import Bot
from tableronde.bots.greedy_bot import GreedyBot
from tableronde.bots.random_bot import RandomBot
from tableronde.core.errors import UnknownBot
from tableronde.core.game import AnyGame

BOTS: Final[dict[str, type[Bot]]] = {bot.NAME: bot for bot in (RandomBot, GreedyBot)}
"""All bots by name, from the weakest to the strongest."""

STANDARD: Final = GreedyBot.NAME
"""The default bot: plays where none is named, replaces people who left, gives hints."""


def check(name: str) -> None:
    """Raise UnknownBot unless there is a bot with this name."""
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=", ".join(BOTS))


def make(name: str, game: AnyGame, seed: int | str) -> Bot:
    """Create the bot with this name. Derive its seed from that of the match by `seed_for`.

    >>> from tableronde import games
    >>> make("greedy", games.find("avalon"), seed=1).NAME
    'greedy'
    """
    check(name)
    return BOTS[name](game, seed)
