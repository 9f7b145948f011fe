"""A table in memory and its log in storage."""

from typing import Final

from tableronde.tables.entries import AnyEntry
from tableronde.tables.storage import Storage, Summary, summary
from tableronde.tables.table import Table, table_from
from tableronde.tables.time_source import TimeSource


class StoredTable:
    """Writes the changes of one table, and reads those of other workers.

    `table.unwritten` holds the unwritten entries. Only one method may run at a time.
    """

    def __init__(self, table: Table, rows: int, storage: Storage, time: TimeSource) -> None:
        self.table = table
        self.rows = rows
        """Rows of the log that are in `table`."""
        self._storage: Final = storage
        self._time: Final = time
        self._summary: Summary | None = None  # as it is in storage, if known

    async def write(self) -> list[AnyEntry]:
        """Write the unwritten entries, and return them.

        Raise Conflict if another worker wrote a row first, StorageFailed if storage failed.
        """
        table = self.table
        entries = list(table.unwritten)
        if entries:
            current, snapshot = summary(table, self._time.now_ms()), table.snapshot()
            unchanged = self._summary is not None and current.same_as(self._summary)
            changed = None if unchanged else current
            await self._storage.append(table.id, self.rows, entries, changed, snapshot)
            self._summary = current
            table.unwritten.clear()
            self.rows += 1
        return entries

    async def reload(self) -> list[AnyEntry]:
        """Read the table again, and discard unwritten entries. Return those of other workers."""
        before = self.rows
        log = await self._storage.read(self.table.id)
        snapshots = await self._storage.snapshots(self.table.id)
        self.table = table_from(self.table.id, [e for row in log for e in row], snapshots)
        self.rows = len(log)
        self._summary = None
        return [entry for row in log[before:] for entry in row]

    async def has_row(self, number: int, entries: list[AnyEntry]) -> bool:
        """Return whether the row with this number holds these entries."""
        written = await self._storage.read(self.table.id, number)
        return bool(written) and written[0] == entries

    async def new_rows(self) -> list[list[AnyEntry]]:
        """Return the rows that other workers have written, to be passed to `apply`."""
        return await self._storage.read(self.table.id, self.rows)

    def apply(self, entries: list[AnyEntry]) -> None:
        """Add a row that another worker has written."""
        for entry in entries:
            self.table.add(entry)
        self.rows += 1
        self._summary = None


async def read_table(storage: Storage, table_id: str) -> tuple[Table, int]:
    """Return a table and the number of its rows. Raise KeyError if there is none."""
    rows = await storage.read(table_id)
    if not rows:
        raise KeyError(table_id)
    log = [entry for row in rows for entry in row]
    return table_from(table_id, log, await storage.snapshots(table_id)), len(rows)
