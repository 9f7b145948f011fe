"""Clears the screen between players who share it, so that no one sees another's hand."""

from tableronde.terminal.local_table import LocalTable


def hand_over(table: LocalTable, seat: int) -> None:
    """Ask the players to change places. Called before anything private to this seat is shown."""
    if len(table.persons) < 2 or table.reader == seat:
        return
    _show_news(table, seat)
    hide(table)
    screen, words, name = table.screen, table.words(None), table.seats[seat].name
    if not screen.wipes:
        screen.rule(name)
    if screen.typed:
        screen.say(words.say("ui-pass-keyboard", {"player": name}))
        screen.ask(words.say("ui-press-enter", {"player": name}))
        screen.wipe()
    table.reader = seat


def _show_news(table: LocalTable, following: int) -> None:
    """Show the effects of their answer to the person who leaves the screen."""
    if table.reader is None or not table.screen.typed:
        return
    words = table.words(table.reader)
    for event in table.news(table.reader):
        table.screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
    table.screen.ask(words.say("ui-hand-over", {"player": table.seats[following].name}))


def hide(table: LocalTable) -> None:
    """Clear the screen if several people share it."""
    if len(table.persons) > 1 and table.reader is not None:
        table.screen.wipe()
    table.reader = table.drawn = None
