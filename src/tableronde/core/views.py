"""The forms of what leaves the kernel: views of a position, and questions."""

from collections.abc import Mapping
from typing import Any, Generic, TypedDict, TypeVar

from tableronde.core.choice import NamedChoice
from tableronde.core.event import Arguments

V = TypeVar("V", bound=Mapping[str, object])
"""What a game shows of its table: the TypedDict that it declares."""


class ResultView(TypedDict):
    """How a game ended."""

    winners: list[int]
    reason: str
    scores: list[dict[str, int]]


class WaitingView(TypedDict):
    """Who is asked, and why, as everybody sees it."""

    id: str
    seat: int
    prompt: str
    arguments: Arguments
    clauses: list[str]


class DecisionView(TypedDict):
    """A question, as the one sees it who is asked."""

    id: str
    seat: int
    prompt: str
    arguments: Arguments
    options: list[NamedChoice]
    may_decline: bool
    clauses: list[str]


class View(TypedDict, Generic[V]):
    """A position as a seat (None: a spectator) sees it."""

    game: str
    seats: int
    seat: int | None
    number: int
    waiting: list[WaitingView]
    frames: list[list[Any]]
    """What is still to be resolved, each frame as its kind and its fields."""
    result: ResultView | None
    table: V
