"""The command `undo`: free up to the last barrier, beyond it only if everyone agrees."""

from tableronde.terminal import hot_seat
from tableronde.terminal.commands import is_yes
from tableronde.terminal.local_table import LocalTable


def undo(table: LocalTable, seat: int) -> bool:
    """Undo the last answer of this seat that was not automatic, if that is allowed. Return whether
    the question must be put again, because the position or the screen has changed."""
    words = table.words(seat)
    to = table.given.last_own(seat)
    if to is None:
        table.screen.say(words.say("ui-nothing-to-undo"))
        return False
    if table.given.may_undo(table.match, seat, to):
        table.undo(seat, to)
        return True
    if seat == table.only_person:
        if is_yes(table.screen.ask(words.say("ui-undo-with-bots"))):
            table.undo(seat, to, agreed=True)
            return True
        return False
    if all(_agrees(table, person, seat) for person in table.persons if person != seat):
        table.undo(seat, to, agreed=True)
    return True


def _agrees(table: LocalTable, person: int, seat: int) -> bool:
    """Ask another person whether they agree, after hiding what the screen showed to the first."""
    hot_seat.hide(table)
    names = {"player": table.seats[person].name, "asker": table.seats[seat].name}
    words = table.words(None)
    if is_yes(table.screen.ask(words.say("ui-undo-agree", names))):
        return True
    table.screen.say(words.say("ui-undo-refused", names))
    return False
