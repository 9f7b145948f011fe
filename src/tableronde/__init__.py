"""Play medieval board games: rules, bots, records and replays.

Start a match, then answer its open decisions until it has a result:

>>> import tableronde
>>> match = tableronde.new("avalon", seats=2, seed=7)
>>> while match.result is None:
...     decision = match.pending()[0]
...     match.answer(decision, decision.options[0])
>>> sorted(match.result)
['reason', 'scores', 'winners']

Keep a game as plain data and play it again:

>>> record = match.record()
>>> tableronde.replay(record).result == match.result
True

The names below are the interface, with `tableronde.lab.simulate` for many games between bots.
Whatever else the package holds may change. They are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tableronde import bots, games
    from tableronde.core import errors
    from tableronde.core.kernel import Decision
    from tableronde.core.match import Match
    from tableronde.core.state import State

__all__ = ["Decision", "Match", "bots", "errors", "games", "new", "position", "replay"]
__version__ = "0.2.0.dev0"


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: "Mapping[str, Any] | None" = None,
    players: list[str] | None = None,
) -> "Match":
    """Start a match of a game with so many seats.

    The same seed deals the same game; without one, a secret seed is drawn. `options` are those of
    the game, each by its name; `players` are the names that the record keeps.

    >>> match = tableronde.new("guilds", seats=3, seed=7, options={"rounds": "one"})
    >>> match.game.ID, match.seats, match.options["rounds"]
    ('guilds', 3, 'one')
    >>> list(tableronde.games.GAMES)
    ['avalon', 'guilds', 'medieval-mastery', 'zizka', 'fief']
    """
    from tableronde import games
    from tableronde.core.match import Match

    return Match(games.find(game), seats, seed, options, players)


def replay(record: "Mapping[str, Any]", at: int | None = None) -> "Match":
    """Replay a record (see `Match.record`), or only the first `at` entries of its log.

    Every answer is checked again. A record that does not lead to the result it claims raises
    an error of the kind `errors.RecordMismatch`.

    >>> match = tableronde.new("avalon", seats=2, seed=7)
    >>> match.answer("0.0", "end")
    >>> tableronde.replay(match.record()).number
    1
    >>> tableronde.replay(match.record(), at=0).number
    0
    """
    from tableronde import games
    from tableronde.core import match
    from tableronde.core.record import read

    told = read(record)
    return match.replay(games.find(told.game), told, at)


def position(line: str) -> "State":
    """Read the state that `Match.notation` wrote in one line, for instance in a bug report.

    >>> line = tableronde.new("avalon", seats=2, seed=7).notation()
    >>> tableronde.position(line).seats
    2
    """
    from tableronde import games
    from tableronde.core import match
    from tableronde.core.errors import UnknownVersion
    from tableronde.core.record import read_line

    game_id, rules, plain = read_line(line)
    game = games.find(game_id)
    if rules != game.RULES:
        raise UnknownVersion(what="rules", version=rules)
    return match.position(game, plain)


# Loading the rules takes a moment. Done late, so that the command hears a Ctrl-C from the start.
_MODULES = {name: f"tableronde.{name}" for name in ("bots", "games")}
_MODULES["errors"] = "tableronde.core.errors"
_CLASSES = {"Decision": "tableronde.core.kernel", "Match": "tableronde.core.match"}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in _CLASSES:
            return getattr(import_module(_CLASSES[name]), name)
        if name in _MODULES:
            return import_module(_MODULES[name])
        raise AttributeError(f"module 'tableronde' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
