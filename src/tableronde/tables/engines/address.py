"""The address of a database."""

from pathlib import Path

import sqlalchemy as sa

from tableronde.tables.errors import BadDatabase


def database_url(text: str) -> sa.URL:
    """Read the address of a database: postgresql://…, sqlite:///…, or the path of a file."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise BadDatabase(why="address", detail="") from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(why="kind", detail=backend)
