"""Storage to test on: SQLite in a file, and a PostgreSQL of our own."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from tableronde.tables.database import Database, open_database
from tests.postgres import Postgres, postgres

DATABASES: Final = ("sqlite", "postgresql")


class Address:
    """An empty database: what `open_database` takes, and a way to meddle with it from outside."""

    def __init__(self, text: str, run: Callable[[str], str]) -> None:
        self.text: Final = text
        self.run: Final = run


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL, started when the first test asks for it."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def used(cluster: Postgres) -> str:
    """One database for all tests: to empty it is quicker than to make another."""
    return cluster.fresh()


@pytest.fixture
def on_postgres(cluster: Postgres, used: str) -> Address:
    name = str(sa.make_url(used).database)
    cluster.cut(name, "")  # whatever a test that failed has left
    cluster.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
    return Address(used, lambda sql: cluster.run(sql, name))


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Address:
    file = tmp_path / "tables.db"

    def run(sql: str) -> str:
        with closing(sqlite3.connect(file)) as connection, connection:
            return "\n".join("|".join(map(str, row)) for row in connection.execute(sql))

    return Address(str(file), run)


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest) -> Address:
    found: Address = request.getfixturevalue(
        "on_sqlite" if request.param == "sqlite" else "on_postgres"
    )
    return found


@pytest.fixture
async def storage(address: Address) -> AsyncIterator[Database]:
    database = await open_database(address.text)
    yield database
    await database.close()
