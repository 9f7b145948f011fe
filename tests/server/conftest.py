"""A PostgreSQL of our own, for the tests with several workers."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(cluster: Postgres) -> str:
    """The address of an empty database."""
    return cluster.fresh()
