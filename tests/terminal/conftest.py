"""What all tests of the terminal share."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource


@pytest.fixture(autouse=True, scope="session")
def parsed_once() -> Iterator[None]:
    """Hundreds of sittings read the same few catalogues: parse each of them once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tableronde.words.FluentResource", cache(FluentResource))
        yield
