"""Play a game in the terminal, or go on with a saved one."""

from pathlib import Path

from tableronde import games
from tableronde.core import record
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.core.match import replay as replayed
from tableronde.terminal import closing_messages, hot_seat
from tableronde.terminal.exit_codes import DONE, FAILED, UNSAVED
from tableronde.terminal.exit_handling import print_error, run_action
from tableronde.terminal.local_table import Table
from tableronde.terminal.question import Question, Quit
from tableronde.terminal.saving import SaveFile, command, default_path, is_taken
from tableronde.terminal.screen import standard
from tableronde.terminal.seats import seated
from tableronde.terminal.signals import Signals, Stopped
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
    the user's data folder. Returns the exit code."""

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
            table = Table(match, players, words.language, standard(colour), kept, signals)
            table.save()
            return _sit(table)

    return run_action(language, begin)


def resume(path: Path, *, language: str, colour: bool | None) -> int:
    """Go on with a saved game, which stays in its file; that is written to only when something has
    changed. Returns the exit code."""

    def go_on(words: Words) -> int:
        told = record.load(path)
        match = replayed(games.find(told.game), told)
        players = seated(match.players, words)
        kept = SaveFile(path)
        with Signals() as signals:
            return _sit(Table(match, players, words.language, standard(colour), kept, signals))

    return run_action(language, go_on)


def _sit(table: Table) -> int:
    """From here to the result, or to the moment when the players leave."""
    try:
        _greet(table)
        while table.match.result is None:
            _step(table)
        _try_once_more(table)
        closing_messages.show_result(table)
    except (Quit, EOFError):
        _try_once_more(table)
        closing_messages.say_how_to_resume(table)
    except Stopped as stopped:
        table.screen.say()  # the line on which ^C was typed
        _try_once_more(table)
        closing_messages.say_how_to_resume(table)
        return stopped.exit_code
    return DONE if table.kept.why is None else UNSAVED


def _try_once_more(table: Table) -> None:
    """The disk may have room again."""
    if table.kept.why is not None:
        table.save()


def _greet(table: Table) -> None:
    words = table.words(table.alone)
    table.screen.say(words.say("ui-seal"))
    table.screen.line(f"  {table.match.seal}")
    if table.persons:
        table.screen.say(words.say("ui-greeting"))
    else:
        _tell_spectators(table, since=0)


def _step(table: Table) -> None:
    """One answer, of a bot or a person."""
    decision = _next(table)
    bot = table.seats[decision.seat].bot
    if bot is not None:
        table.answer(decision, table.bot_choice(bot, decision))
        if not table.persons:
            _tell_spectators(table, since=table.match.number)
        return
    unasked = table.unasked(decision)
    if unasked is not None:
        table.answer_unasked(decision, unasked)
        return
    hot_seat.pass_to(table, decision.seat)
    option = Question(table, decision).put()
    if option is not None:
        table.answer(decision, option)


def _next(table: Table) -> Decision:
    """Bots first: where several are asked at once, no person then waits for them."""
    pending = table.match.pending()
    bots = [decision for decision in pending if table.seats[decision.seat].bot is not None]
    return (bots or pending)[0]


def _tell_spectators(table: Table, since: int) -> None:
    words = table.words(None)
    for event in table.match.events_for(None, since):
        table.screen.say(words.event(event), indent="· ", hanging="  ")
