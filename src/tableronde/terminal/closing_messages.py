"""Prints the result at the end of a game, or how to resume it."""

import shlex

from rich.table import Table as Grid

from tableronde.core.event import Arguments
from tableronde.core.views import ResultView
from tableronde.terminal import drawings, hot_seat
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.saving import command
from tableronde.words import Words


def show_result(table: LocalTable) -> None:
    """Print the last position, the last lines of the log, who won and why, and the scores."""
    hot_seat.hide(table)
    match, screen = table.match, table.screen
    words = table.words(table.only_person)
    screen.say()
    drawings.drawing(match.game.ID).show(screen, match.view(table.only_person), words)
    screen.say()
    for event in _last_news(table):
        screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
    screen.rule(words.say("ui-result"))
    result = match.result
    assert result is not None
    screen.say(words.say(f"reason-{result['reason']}"))
    screen.say(_winners(result, words), style="bold")
    if any(result["scores"]):  # there are no scores after a resignation
        screen.draw(_scores(result, words))
    if table.save_file.why is not None:
        screen.say(words.say("ui-left-unsaved", table.save_file.failure()))
    else:
        screen.say(words.say("ui-recorded"))
        screen.line(f"  {command('replay')} {shlex.quote(str(table.save_file.path))} --step")


def _last_news(table: LocalTable) -> list[Arguments]:
    """Return the events that were not shown yet. A single person has not seen what followed their
    answer. People who share the screen are shown the public events of the last answer. Spectators
    have seen everything."""
    if table.only_person is not None:
        return table.news(table.only_person)
    return table.match.events_for(None, table.match.number) if table.persons else []


def _winners(result: ResultView, words: Words) -> str:
    return words.say("ui-winners", {"seats": result["winners"]})


def _scores(result: ResultView, words: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for key in result["scores"][0]:
        grid.add_column(words.say(f"score-{key}"), justify="right")
    for seat, score in enumerate(result["scores"]):
        grid.add_row(words.players[seat], *(str(value) for value in score.values()))
    return grid


def say_how_to_resume(table: LocalTable) -> None:
    """Print the command that resumes the game."""
    hot_seat.hide(table)
    words = table.words(table.only_person)
    if table.save_file.why is not None:
        table.screen.say(words.say("ui-left-unsaved", table.save_file.failure()))
    else:
        table.screen.say(words.say("ui-left"))
        table.screen.line(f"  {command('play')} --resume {shlex.quote(str(table.save_file.path))}")
