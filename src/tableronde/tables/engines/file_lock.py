"""A lock, so that only one server uses a file."""

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
    """Hold the lock of a file in this context. Raise BadDatabase if another server has it: that
    would not notify this one. (The system releases the lock when the process ends.)"""
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    try:
        # Beside the file itself, even if its path is a symbolic link.
        file = Path(url.database or "").resolve()
        with file.with_name(f"{file.name}.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
    except BlockingIOError:
        raise BadDatabase(why="in-use", detail=str(url.database)) from None
