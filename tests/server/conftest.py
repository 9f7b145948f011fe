"""A hall in memory, and a PostgreSQL of our own for the tests with several workers."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tableronde.server.hall import Hall
from tests.manual_time import ManualTime
from tests.postgres import Postgres, postgres
from tests.server.memory import BusyStorage, quiet_hall


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(cluster: Postgres) -> str:
    """The address of an empty database."""
    return cluster.fresh()


@pytest.fixture
def storage() -> BusyStorage:
    return BusyStorage()


@pytest.fixture
def time() -> ManualTime:
    return ManualTime()


@pytest.fixture
async def hall(storage: BusyStorage, time: ManualTime) -> AsyncIterator[Hall]:
    made = quiet_hall(storage, time=time)
    yield made
    storage.ready.set()
    await made.close()
