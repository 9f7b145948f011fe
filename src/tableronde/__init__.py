"""Table Ronde: medieval board games on one digital table.

>>> import tableronde
>>> match = tableronde.new("avalon", seats=2, seed=7)
>>> [decision] = match.pending()
>>> match.answer(decision, decision.options[0])

Everything is loaded when it is first asked for: so the command hears a Ctrl-C from its first
moment on.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tableronde.core import errors
    from tableronde.core.kernel import Decision
    from tableronde.core.match import Match
    from tableronde.core.state import State

__all__ = ["Decision", "Match", "errors", "new", "position", "replay"]
__version__ = "0.1.0"


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: "Mapping[str, Any] | None" = None,
    players: list[str] | None = None,
) -> "Match":
    """Start a match. Without a seed a secret one is drawn; the same seed gives the same game."""
    from tableronde import games
    from tableronde.core.match import Match

    return Match(games.find(game), seats, seed, options, players)


def replay(record: "Mapping[str, Any]", at: int | None = None) -> "Match":
    """The match of a record: whole, or after the first `at` entries of its log."""
    from tableronde import games
    from tableronde.core import match
    from tableronde.core.record import read

    told = read(record)
    return match.replay(games.find(told.game), told, at)


def position(line: str) -> "State":
    """The state that `Match.notation()` wrote in one line, for looking into a report."""
    from tableronde import games
    from tableronde.core import match
    from tableronde.core.errors import UnknownVersion
    from tableronde.core.record import read_line

    game_id, rules, plain = read_line(line)
    game = games.find(game_id)
    if rules != game.RULES:
        raise UnknownVersion(what="rules", version=rules)
    return match.position(game, plain)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name == "errors":
            from tableronde.core import errors

            return errors
        if name == "Decision":
            from tableronde.core.kernel import Decision

            return Decision
        if name == "Match":
            from tableronde.core.match import Match

            return Match
        raise AttributeError(f"module 'tableronde' has no attribute {name!r}")
