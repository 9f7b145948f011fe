"""A lock, so that one server alone uses a file."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from tableronde.tables.errors import BadDatabase

try:
    import fcntl
except ImportError:  # there are no such locks on Windows
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def only_server(url: sa.URL) -> Iterator[None]:
    """Hold the lock of a file in this context; raise an error if another server has it, which would
    not notify this one. (The system releases the lock when the process ends, however it ends.)"""
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    try:
        # Beside the file itself, by whatever links it was named.
        file = Path(url.database or "").resolve()
        with file.with_name(f"{file.name}.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
    except BlockingIOError:
        raise BadDatabase(why="in-use", detail=str(url.database)) from None
