"""Provides a registry with storage in memory, and a PostgreSQL for tests with several workers."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tests.manual_time import ManualTime
from tests.postgres import Postgres, postgres
from tests.server.memory import BusyStorage, memory_registry


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(cluster: Postgres) -> str:
    """Return the address of an empty database."""
    return cluster.fresh()


@pytest.fixture
def storage() -> BusyStorage:
    return BusyStorage()


@pytest.fixture
def time() -> ManualTime:
    return ManualTime()


@pytest.fixture
async def registry(storage: BusyStorage, time: ManualTime) -> AsyncIterator[TableRegistry]:
    made = memory_registry(storage, time=time)
    yield made
    storage.ready.set()
    await made.close()
