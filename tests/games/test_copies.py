"""Tests that copies of states have every field and share nothing mutable."""

from typing import Any

import pytest

import tableronde
from tableronde.core.declared import Part
from tableronde.core.state import Result, State
from tests.core.test_match import GAMES as SOME
from tests.core.test_match import play

GAMES = [*SOME, ("zizka", 3), ("fief", 4)]


def fields(state: State) -> list[str]:
    """Return all fields but the number of seats, which games fix."""
    kinds = type(state).__mro__
    slots = [name for kind in kinds for name in getattr(kind, "__slots__", ())]
    return [name for name in slots if name != "seats"]


def values(state: State) -> list[Any]:
    """Return the values of a state and of its parts."""
    found = [getattr(state, name) for name in fields(state)]
    return [value.plain() if isinstance(value, Part) else value for value in found]


def unlike(value: Any) -> Any:
    """Return another value of the same type, which no default could be."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 77
    if isinstance(value, str):
        return f"{value}-77"
    if isinstance(value, tuple):
        return (*value, 77)
    return value


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_field_is_copied(game: str, seats: int) -> None:
    state = play(tableronde.new(game, seats, seed=3), 40).state
    for name in fields(state):
        setattr(state, name, unlike(getattr(state, name)))
    state.result = Result((1,), "none", ({"coins": 1},))
    assert values(state.copy()) == values(state)


def change_lists(value: Any) -> None:
    """Change every list inside."""
    if isinstance(value, list):
        for item in value:
            change_lists(item)
        value.append(77)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nothing_mutable_is_shared(game: str, seats: int) -> None:
    state = play(tableronde.new(game, seats, seed=3), 40).state
    before, copy = state.plain(), state.copy()
    for name in fields(copy):
        change_lists(getattr(copy, name))
    assert state.plain() == before
