"""All games, one folder each. No game knows another."""

import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from tableronde.core import files
from tableronde.core.errors import ForUnknownGame, NoGameNamed, NotBoth, UnknownGame, shown
from tableronde.core.game import AnyGame
from tableronde.games.avalon.game import Avalon
from tableronde.games.fief.game import Fief
from tableronde.games.guilds.game import Guilds
from tableronde.games.medieval_mastery.game import MedievalMastery
from tableronde.games.zizka.game import Zizka

GAMES: Final[dict[str, AnyGame]] = {
    game.ID: game for game in (Avalon(), Guilds(), MedievalMastery(), Zizka(), Fief())
}


def find(game_id: object) -> AnyGame:
    """Return the game with this id."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise UnknownGame(game=game_id, games=", ".join(GAMES))
    return GAMES[game_id]


# Custom components -------------------------------------------------------------------------------

_VARIABLE: Final = "TABLERONDE_DATA"
_replaced: Final[dict[str, str]] = {}
"""For each game with custom components: the text of the file that describes them."""


def replace_components(paths: Iterable[Path]) -> None:
    """Replace the components of games by those that files describe, in this process and in every
    process that is started afterwards (but not by a fork server that was started before). If
    anything is wrong in any file, replace nothing."""
    replaced: dict[str, tuple[Path, str, AnyGame]] = {}
    for path in paths:
        text = files.toml_text(path)
        game = _described(text, str(path))
        if game.ID in replaced:
            raise NotBoth(one=f"--data {replaced[game.ID][0]}", two=f"--data {path}")
        replaced[game.ID] = path, text, game
    for game_id, (_, text, game) in replaced.items():
        _replaced[game_id] = text
        GAMES[game_id] = game
    if replaced:
        # The texts, not the names of the files: they may change before a process is started.
        told = zlib.compress(msgspec.json.encode(_replaced))
        os.environ[_VARIABLE] = b64encode(told).decode()


def _described(text: str, file: str) -> AnyGame:
    """Return the game that a file is for, with the components that it describes."""
    data = files.parsed(text, file)
    meta = data.get("meta")
    named = meta.get("game") if isinstance(meta, dict) else None
    if named is None:
        raise NoGameNamed(file=file)
    if not isinstance(named, str) or named not in GAMES:
        raise ForUnknownGame(file=file, game=shown(named), games=", ".join(GAMES))
    return GAMES[named].with_data(data, file)


if _VARIABLE in os.environ:  # the process that started this one has replaced components
    _told = zlib.decompress(b64decode(os.environ[_VARIABLE]))
    _replaced.update(msgspec.json.decode(_told, type=dict[str, str]))
    GAMES.update({game_id: _described(text, _VARIABLE) for game_id, text in _replaced.items()})
