"""Tests that errors carry any foreign value as a detail, also across processes."""

import pickle
import re
from typing import Any

import pytest

from tableronde.core import errors
from tableronde.core.errors import shown


class WithoutRepr:
    def __repr__(self) -> str:
        raise KeyError("no")


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def test_anything_can_be_shown() -> None:
    assert shown("2") == "'2'"
    assert shown(10**5000) == "<int>"
    assert shown(nested(100_000)) == "<list>"
    assert shown(WithoutRepr()) == "<WithoutRepr>"
    assert shown("x" * 500) == "'" + "x" * 78 + "…"


@pytest.mark.parametrize(
    "value",
    [10**5000, nested(100_000), WithoutRepr(), None, b"\xff"],
    ids=lambda value: type(value).__name__,
)
def test_any_detail_can_be_printed(value: Any) -> None:
    error = errors.UnknownSeat(seat=value, last=1)
    assert re.fullmatch(r"seat=.{2,100}, last=1", str(error))


def test_details_that_sentences_use_stay_unchanged() -> None:
    cause = errors.GameOver()
    details = {"seat": "x" * 500, "last": 0.5}
    assert errors.UnknownSeat(**details).details == details
    assert errors.WrongEntry(entry=3, cause=cause).details == {"entry": 3, "cause": cause}


@pytest.mark.parametrize("details", [{}, {"seat": 3}, {"seat": 3, "last": 1, "first": 0}])
def test_an_error_takes_exactly_the_details_it_names(details: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"UnknownSeat takes \('seat', 'last'\)"):
        errors.UnknownSeat(**details)


def test_an_error_survives_pickling() -> None:
    cause = errors.NotAnOption(choice="fly", count=3, decision="0.0")
    error = errors.WrongEntry(entry=7, cause=cause)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is errors.WrongEntry
    assert str(again) == str(error)
    assert again.details["cause"].details == cause.details


def test_an_error_prints_its_details() -> None:
    cause = errors.NotAnOption(choice="fly", count=3, decision="0.0")
    assert str(cause) == "choice='fly', count=3, decision='0.0'"
    error = errors.WrongEntry(entry=7, cause=cause)
    assert repr(error) == f"WrongEntry(entry=7, cause=NotAnOption({cause}))"
