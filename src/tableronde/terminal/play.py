"""Starts or resumes a game in the terminal."""

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
    """Play a new game. `seats` are texts as in `seats.py`. Without `save`, the record is saved in
    the user's data folder. Return the exit code."""

    def begin(words: Words) -> int:
        found = games.find(game)
        players = seated(seats, words)
        match = Match(found, len(seats), seed, options, list(seats))
        if save is not None and is_taken(save):  # do not overwrite another game
            told = {"path": str(save), "command": command("play")}
            print_error(words.say("ui-file-exists", told))
            return FAILED
        save_file = SaveFile(default_path(found.ID) if save is None else save)
        with Signals() as signals:
            table = LocalTable(match, players, words.language, standard(colour), save_file, signals)
            table.save()
            return run(table)

    return run_action(language, begin)


def resume(path: Path, *, language: str, colour: bool | None) -> int:
    """Resume a saved game. It is saved in the same file after each change. Return the exit code."""

    def go_on(words: Words) -> int:
        told = record.load(path)
        match = replayed(games.find(told.game), told)
        players = seated(match.players, words)
        save_file = SaveFile(path)
        with Signals() as signals:
            screen = standard(colour)
            return run(LocalTable(match, players, words.language, screen, save_file, signals))

    return run_action(language, go_on)
