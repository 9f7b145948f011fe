"""The file in which a game is saved after every change."""

import os
from datetime import datetime
from pathlib import Path

from tableronde.core import record
from tableronde.core.errors import refused
from tableronde.core.record import RecordView


class SaveFile:
    """The file with the record of a game. `why` is the code of the system error if the last write
    failed, else None."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.why: str | None = None

    def write(self, told: RecordView) -> None:
        self.why = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(told, self.path)
        except (OSError, ValueError) as error:  # ValueError: a path without a name
            self.why = refused(error)

    def failure(self) -> dict[str, str | None]:
        """Return the arguments of a message about a failed write."""
        return {"path": str(self.path), "why": self.why}

    def move(self, path: Path, told: RecordView) -> str | None:
        """Save in another file from now on. If that fails, return the code of the error."""
        elsewhere = SaveFile(path)
        elsewhere.write(told)
        if elsewhere.why is None:
            self.path, self.why = path, None
        return elsewhere.why


def default_path(game: str) -> Path:
    """Return a new file in the user's data folder, named after the game and the time."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if Path(home).is_absolute() else at_home("~/.local/share")
    started = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    stem = folder / "tableronde" / "saves" / f"{game}-{started}"
    path, number = stem.with_name(f"{stem.name}.json"), 1
    while is_taken(path):
        number += 1
        path = stem.with_name(f"{stem.name}-{number}.json")
    return path


def is_taken(path: Path) -> bool:
    """Return whether a path exists; False if unknown, as writing will report the error."""
    try:
        return path.exists()
    except OSError:
        return False


def at_home(path: str) -> Path:
    """Resolve `~`. Unlike `Path.expanduser`, do not fail for a user without a home, who can still
    play without saving."""
    return Path(os.path.expanduser(path))  # noqa: PTH111


def command(name: str) -> str:
    """Return what to type for a command: of `tableronde`, or of `dev.py` if that was used to start
    the program. (`dev.py play` serves the site; `dev.py terminal` plays in the terminal.)"""
    started = os.environ.get("TABLERONDE_COMMAND")
    if started is None:
        return f"tableronde {name}"
    return f"{started} {'terminal' if name == 'play' else name}"
