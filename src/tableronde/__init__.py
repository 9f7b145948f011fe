"""Table Ronde: medieval board games on one digital table.

>>> import tableronde
>>> match = tableronde.new("avalon", seats=2, seed=7)
>>> [decision] = match.pending()
>>> match.answer(decision, decision.options[0])
"""

from collections.abc import Mapping
from typing import Any

from tableronde import games
from tableronde.core import errors
from tableronde.core import match as _match
from tableronde.core import record as _record
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.core.state import State

__all__ = ["Decision", "Match", "errors", "new", "position", "replay"]
__version__ = "0.1.0"


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    players: list[str] | None = None,
) -> Match:
    """Start a match. Without a seed a secret one is drawn; the same seed gives the same game."""
    return Match(games.find(game), seats, seed, options, players)


def replay(record: Mapping[str, Any], at: int | None = None) -> Match:
    """The match of a record: whole, or after the first `at` entries of its log."""
    told = _record.read(record)
    return _match.replay(games.find(told.game), told, at)


def position(line: str) -> State:
    """The state that `Match.notation()` wrote in one line, for looking into a report."""
    game_id, rules, plain = _record.read_line(line)
    game = games.find(game_id)
    if rules != game.RULES:
        raise errors.BadRecord(reason=f"the rules version {rules} of {game_id} is unknown")
    return _match.position(game, plain)
