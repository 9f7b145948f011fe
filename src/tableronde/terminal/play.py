"""Starts a game in the terminal, or goes on with a saved one."""

from pathlib import Path

from tableronde import games
from tableronde.core import record
from tableronde.core.match import Match
from tableronde.core.match import replay as replayed
from tableronde.terminal.exit_codes import FAILED
from tableronde.terminal.exit_handling import print_error, run_action
from tableronde.terminal.game_loop import run
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.saving import SaveFile, command, default_path, is_taken
from tableronde.terminal.screen import standard
from tableronde.terminal.seats import seated
from tableronde.terminal.signals import Signals
from tableronde.words import Words


def play(
    game: str,
    seats: list[str],
    *,
    language: str,
    seed: str | None,
    options: dict[str, str],
    save: Path | None,
    colour: bool | None,
) -> int:
    """Play from the start. `seats` are texts as in `seats.py`; without `save` the record goes to
    the user's data folder. Return the exit code."""

    def begin(words: Words) -> int:
        found = games.find(game)
        players = seated(seats, words)
        match = Match(found, len(seats), seed, options, list(seats))
        if save is not None and is_taken(save):  # it may well be another game
            told = {"path": str(save), "command": command("play")}
            print_error(words.say("ui-file-exists", told))
            return FAILED
        kept = SaveFile(default_path(found.ID) if save is None else save)
        with Signals() as signals:
            table = LocalTable(match, players, words.language, standard(colour), kept, signals)
            table.save()
            return run(table)

    return run_action(language, begin)


def resume(path: Path, *, language: str, colour: bool | None) -> int:
    """Go on with a saved game, which stays in its file; that is written to only when something has
    changed. Return the exit code."""

    def go_on(words: Words) -> int:
        told = record.load(path)
        match = replayed(games.find(told.game), told)
        players = seated(match.players, words)
        kept = SaveFile(path)
        with Signals() as signals:
            screen = standard(colour)
            return run(LocalTable(match, players, words.language, screen, kept, signals))

    return run_action(language, go_on)
