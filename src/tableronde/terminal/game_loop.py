"""Plays a game to its end, or until the players leave."""

from tableronde.core.kernel import Decision
from tableronde.terminal import closing_messages, hot_seat
from tableronde.terminal.exit_codes import DONE, UNSAVED
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.question import Question, Quit
from tableronde.terminal.signals import Stopped


def run(table: LocalTable) -> int:
    """Play until there is a result or the players leave. Return the exit code."""
    try:
        _greet(table)
        while table.match.result is None:
            _step(table)
        _save_again(table)
        closing_messages.show_result(table)
    except (Quit, EOFError):
        _save_again(table)
        closing_messages.say_how_to_resume(table)
    except Stopped as stopped:
        table.screen.say()  # the line on which ^C was typed
        _save_again(table)
        closing_messages.say_how_to_resume(table)
        return stopped.exit_code
    return DONE if table.save_file.why is None else UNSAVED


def _save_again(table: LocalTable) -> None:
    """Save again if saving has failed before."""
    if table.save_file.why is not None:
        table.save()


def _greet(table: LocalTable) -> None:
    words = table.words(table.only_person)
    table.screen.say(words.say("ui-seal"))
    table.screen.line(f"  {table.match.seal}")
    if table.persons:
        table.screen.say(words.say("ui-greeting"))
    else:
        _tell_spectators(table, since=0)


def _step(table: LocalTable) -> None:
    """Answer one decision: by a bot, automatically, or by asking a person."""
    decision = next_decision(table)
    bot = table.seats[decision.seat].bot
    if bot is not None:
        table.answer(decision, table.bot_choice(bot, decision), "bot")
        if not table.persons:
            _tell_spectators(table, since=table.match.number)
        return
    automatic = table.automatic_answer(decision.seat)
    if automatic is not None:
        table.answer(decision, *automatic)
        return
    hot_seat.hand_over(table, decision.seat)
    given = Question(table, decision).put()
    if given is not None:
        table.answer(decision, *given)


def next_decision(table: LocalTable) -> Decision:
    """Return the decision to be answered next: those of bots first, so that no person waits for
    them."""
    pending = table.match.pending()
    bots = [decision for decision in pending if table.seats[decision.seat].bot is not None]
    return (bots or pending)[0]


def _tell_spectators(table: LocalTable, since: int) -> None:
    words = table.words(None)
    for event in table.match.events_for(None, since):
        table.screen.say(words.event(event), indent="· ", hanging="  ")
