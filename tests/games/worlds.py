"""What the tests of whole games know about each game: tests/rules/<folder>/worlds.py.

Such a module holds

- `MOST_DECISIONS`: no game has more of them;
- `GAMES`: how many games are played, `CHUNK`: how many of them in one test;
- `LOOK_EVERY`: at every how many decisions somebody looks; but in every fortieth game at each;
- `check(state)`: fails if something is wrong in this state;
- `other_world(state, viewer, random, keep=())`: the same for this viewer, and for the seats of
  `keep`, and all else dealt anew;

and, where a game needs it,

- `options(seats, number)`: the options of the game with this number; each mixture in its turn;
- `pick(random, choices)`: an answer that leads on, where aimless players hardly get on;
- `ENOUGH`: decisions after which a game is left alone, where random players do not end it.
"""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Final

from tableronde.core.choice import Choice
from tableronde.games import GAMES

WORLDS: Final[dict[str, ModuleType]] = {
    game_id: import_module(f"tests.rules.{game_id.replace('-', '_')}.worlds") for game_id in GAMES
}


def options_of(worlds: Any, seats: int, number: int) -> dict[str, str]:
    """Return the options of the game with this number."""
    found: dict[str, str] = worlds.options(seats, number) if hasattr(worlds, "options") else {}
    return found


def picked(worlds: Any, random: Random, choices: list[Choice]) -> Choice:
    """Return an answer of a player who hardly cares which."""
    chosen: Choice = (worlds.pick if hasattr(worlds, "pick") else Random.choice)(random, choices)
    return chosen
