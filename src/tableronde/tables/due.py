"""When the server must next act on a table by itself."""

from tableronde.tables.outcomes import next_outcome
from tableronde.tables.table import Table


def next_due(table: Table) -> int | None:
    """Return when a time is up or the outcome of a window is to be shown, whichever is first."""
    if table.status != "playing":
        return None
    dues = (time_ends(table), next_outcome(table))
    return min((due for due in dues if due is not None), default=None)


def time_ends(table: Table) -> int | None:
    """Return when the time of a seat or of a private talk is up, whichever is first."""
    if not (table.clocks or table.talk) or table.status != "playing":
        return None
    late = table.clocks.next_up()
    talk_ends = None if table.talk is None else table.talk.ends()
    ends = (None if late is None else late[1], talk_ends)
    return min((end for end in ends if end is not None), default=None)
