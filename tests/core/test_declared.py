"""Tests what follows from declared fields: constructors, copies, plain forms, loading."""

import dataclasses
import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple, get_origin

import pytest

import tableronde
from tableronde.core.declared import Constant, Part, init_fields, replace
from tableronde.core.frames import Frame
from tableronde.core.state import State
from tableronde.games import GAMES

POSITIONS = 120
"""After how many answers of each game its state is checked."""


def states(game: str, seats: int) -> Iterator[State]:
    """Yield the states of a random game."""
    draw = Random(f"declared/{game}/{seats}")
    match = tableronde.new(game, seats, seed=4)
    for _ in range(POSITIONS):
        yield match.state
        if match.result is not None:
            return
        decision = draw.choice(match.pending())
        match.answer(decision, draw.choice(decision.options))


TABLES = [(game.ID, seats) for game in GAMES.values() for seats in (game.SEATS[0], game.SEATS[-1])]


def mutable_parts(value: object) -> Iterator[object]:
    """Yield every mutable object inside a value, the value itself included."""
    if isinstance(value, Part):
        yield value
        for field in dataclasses.fields(value):  # type: ignore[arg-type]
            yield from mutable_parts(getattr(value, field.name))
    elif isinstance(value, list | dict | set):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from mutable_parts(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from mutable_parts(item)


def shape(value: object) -> object:
    """Return a value with the types of all its parts."""
    if isinstance(value, Part):
        fields = dataclasses.fields(value)  # type: ignore[arg-type]
        return type(value), [(field.name, shape(getattr(value, field.name))) for field in fields]
    if isinstance(value, Frame):
        return type(value), [shape(getattr(value, name)) for name in value.FIELDS]
    if isinstance(value, list | tuple):
        return type(value), [shape(item) for item in value]
    if isinstance(value, Constant):
        return type(value), getattr(value, "plain", lambda: None)()
    return type(value), value


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_copy_is_equal_and_shares_no_mutable_part(game: str, seats: int) -> None:
    for state in states(game, seats):
        copy = state.copy()
        assert shape(copy) == shape(state)
        own = {id(each) for each in mutable_parts(state)}
        assert not [each for each in mutable_parts(copy) if id(each) in own]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_field_survives_json(game: str, seats: int) -> None:
    rules = GAMES[game]
    for state in states(game, seats):
        plain = state.plain()
        assert list(plain) == [field.name for field in init_fields(type(state))]
        again = rules.load(json.loads(json.dumps(plain)))
        assert shape(again) == shape(state)
        assert json.dumps(again.plain()) == json.dumps(plain)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_frame_has_a_constructor_for_the_fields_it_declares(game: Any) -> None:
    for kind, frame in game.FRAMES.items():
        assert kind == frame.KIND
        assert "FIELDS" in vars(frame), f"{frame} is not decorated with `frame`"
        declared = {
            name
            for cls in frame.__mro__
            for name, annotation in vars(cls).get("__annotations__", {}).items()
            if get_origin(annotation) is not ClassVar
        }
        assert set(frame.FIELDS) == declared


class Pair(NamedTuple):
    left: int
    right: tuple[int, ...]


@dataclass(eq=False, slots=True)
class Inner(Part):
    cards: list[int]


@dataclass(eq=False, slots=True)
class Outer(Part):
    name: str
    piles: list[list[list[int]]]
    pairs: list[tuple[Pair, ...]]
    inner: Inner | None
    inners: list[Inner]
    act: tuple[Any, ...]
    both: tuple[int, str]
    count: int = dataclasses.field(default=7, kw_only=True)
    total: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.total = len(self.piles) + self.count


def outer() -> Outer:
    pairs = [(Pair(1, (2, 3)), Pair(4, ())), ()]
    act = ("move", (1, (2,)))
    return Outer("x", [[[1], [2, 3]], []], pairs, Inner([5]), [Inner([6])], act, (1, "b"), count=2)


def test_parts_within_parts_are_copied() -> None:
    first = outer()
    copy = first.copy()
    assert shape(copy) == shape(first)
    own = {id(each) for each in mutable_parts(first)}
    assert not [each for each in mutable_parts(copy) if id(each) in own]
    assert copy.total == 4


def test_plain_data_holds_lists_and_scalars_only() -> None:
    assert outer().plain() == {
        "name": "x",
        "piles": [[[1], [2, 3]], []],
        "pairs": [[[1, [2, 3]], [4, []]], []],
        "inner": {"cards": [5]},
        "inners": [{"cards": [6]}],
        "act": ["move", (1, (2,))],
        "both": [1, "b"],
        "count": 2,
    }


def test_loading_restores_the_types() -> None:
    plain = json.loads(json.dumps(outer().plain()))
    assert shape(Outer.load(plain)) == shape(outer())
    del plain["count"]
    assert Outer.load(plain).count == 7, "the default of the field"
    assert Outer.load(plain, name="y").name == "y"
    assert Outer.load({**plain, "inner": None}).inner is None


def test_a_field_that_cannot_be_copied_is_an_error() -> None:
    @dataclass(eq=False, slots=True)
    class Forgetful(Part):
        seen: dict[int, int]

    with pytest.raises(TypeError, match="how to copy"):
        Forgetful({}).copy()


def test_a_subclass_copies_its_own_fields() -> None:
    Inner([1]).copy()

    @dataclass(eq=False, slots=True)
    class Wider(Inner):
        more: list[int]

    copy = Wider([1], [2]).copy()
    assert (copy.cards, copy.more) == ([1], [2])
    assert copy.plain() == {"cards": [1], "more": [2]}


def test_replace_works_as_in_dataclasses() -> None:
    first = outer()
    for changes in ({"name": "z"}, {"count": 1, "both": (2, "c")}):
        assert shape(replace(first, **changes)) == shape(dataclasses.replace(first, **changes))
    with pytest.raises(TypeError):
        replace(first, colour=1)  # type: ignore[call-arg]
