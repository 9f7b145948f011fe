"""Who may learn of an entry of the log."""

from typing import Final

from tableronde.tables.entries import (
    Answered,
    AnyEntry,
    Held,
    Ordered,
    Passing,
    Raised,
    Remarked,
    Said,
)

EVERYONE: Final = -1
_BY_EVERYONE: Final = (EVERYONE,)
_PRIVATE: Final = (Held, Ordered, Passing, Raised)


def audience_of(entry: AnyEntry) -> tuple[int | None, ...]:
    """Return who may learn of an entry: EVERYONE, some seats, or None for the spectators."""
    if isinstance(entry, Answered):  # the most frequent entry
        return _BY_EVERYONE
    if isinstance(entry, _PRIVATE) or (isinstance(entry, Remarked) and not entry.open):
        return (entry.seat,)
    if isinstance(entry, Said):
        if entry.to:
            return tuple(entry.to)
        if entry.seat is None:
            return (None,)
    return _BY_EVERYONE
