"""The curtain between players who share one screen: nobody finds another's hand on it."""

from tableronde.terminal.local_table import Table


def pass_to(table: Table, seat: int) -> None:
    """Before a person sees anything that is theirs alone."""
    if len(table.persons) < 2 or table.reader == seat:
        return
    _take_leave(table, seat)
    close(table)
    screen, words, name = table.screen, table.words(None), table.seats[seat].name
    if not screen.wipes:
        screen.rule(name)
    if screen.typed:
        screen.say(words.say("ui-pass-keyboard", {"player": name}))
        screen.ask(words.say("ui-press-enter", {"player": name}))
        screen.wipe()
    table.reader = seat


def _take_leave(table: Table, following: int) -> None:
    """Whoever is before the screen first sees what their own answer brought."""
    if table.reader is None or not table.screen.typed:
        return
    words = table.words(table.reader)
    for event in table.news(table.reader):
        table.screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
    table.screen.ask(words.say("ui-curtain-falls", {"player": table.seats[following].name}))


def close(table: Table) -> None:
    """Whoever was reading is done. A person alone with bots keeps the screen as it is."""
    if len(table.persons) > 1 and table.reader is not None:
        table.screen.wipe()
    table.reader = table.drawn = None
