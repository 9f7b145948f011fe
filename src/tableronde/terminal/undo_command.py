"""Taking back: freely up to the last barrier, beyond it only if everybody agrees."""

from tableronde.terminal import hot_seat
from tableronde.terminal.commands import is_yes
from tableronde.terminal.local_table import Table


def take_back(table: Table, seat: int) -> bool:
    """Whether the question must be put anew: the position or the screen has changed."""
    words = table.words(seat)
    earlier = table.last_own(seat)
    if earlier is None:
        table.screen.say(words.say("ui-nothing-to-undo"))
        return False
    if table.match.may_undo(seat, earlier):
        table.undo(seat, earlier)
        return True
    others = [person for person in table.persons if person != seat]
    if not others:
        if is_yes(table.screen.ask(words.say("ui-undo-with-bots"))):
            table.undo(seat, earlier, agreed=True)
            return True
        return False
    if all(_agrees(table, person, seat) for person in others):
        table.undo(seat, earlier, agreed=True)
    return True


def _agrees(table: Table, person: int, seat: int) -> bool:
    """The one asked comes to the screen, so what lies open there is put away first."""
    hot_seat.close(table)
    names = {"player": table.seats[person].name, "asker": table.seats[seat].name}
    words = table.words(None)
    if is_yes(table.screen.ask(words.say("ui-undo-agree", names))):
        return True
    table.screen.say(words.say("ui-undo-refused", names))
    return False
