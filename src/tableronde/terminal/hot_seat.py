"""Hands the screen over between players who share it, so that nobody sees another's hand."""

from tableronde.terminal.local_table import LocalTable


def hand_over(table: LocalTable, seat: int) -> None:
    """Let this person come to the screen. Called before anything private to them is shown."""
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
    """Show the person who leaves the screen what their own answer has done."""
    if table.reader is None or not table.screen.typed:
        return
    words = table.words(table.reader)
    for event in table.news(table.reader):
        table.screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
    table.screen.ask(words.say("ui-hand-over", {"player": table.seats[following].name}))


def hide(table: LocalTable) -> None:
    """Wipe the screen if several share it: nobody is reading any more."""
    if len(table.persons) > 1 and table.reader is not None:
        table.screen.wipe()
    table.reader = table.drawn = None
