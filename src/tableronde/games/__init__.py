"""The games of the house, one folder each. No game knows another."""

from typing import Any, Final

from tableronde.core.errors import UnknownGame
from tableronde.core.game import Game
from tableronde.games.avalon.game import Avalon
from tableronde.games.guilds.game import Guilds

GAMES: Final[dict[str, Game[Any]]] = {game.ID: game for game in (Avalon(), Guilds())}


def find(game_id: object) -> Game[Any]:
    """The game with this id."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise UnknownGame(game=game_id, games=", ".join(GAMES))
    return GAMES[game_id]
