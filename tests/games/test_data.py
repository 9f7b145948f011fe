"""Tests that the data files of the games are read strictly and hold nothing that no constant
depends on."""

import copy
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import CodeType
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from tableronde.core import components
from tableronde.core.components import REMARK_TABLES, is_remark, load, typed
from tableronde.games import GAMES

Data: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]

PACKAGES: Final = {
    game_id: type(game).__module__.removesuffix(".game") for game_id, game in GAMES.items()
}
every_game = pytest.mark.parametrize("package", PACKAGES.values(), ids=list(PACKAGES))


@cache
def written(package: str) -> Data:
    return load(package)


def check(data: Data, package: str) -> None:
    typed(data, import_module(f"{package}.data").Data, package)


def refusal(data: Data, package: str) -> str:
    with pytest.raises(ValueError, match=re.escape(f"{package}/data.toml, ")) as caught:
        check(data, package)
    return str(caught.value)


def tables(found: Any, path: Path = ()) -> Iterator[Path]:
    """Return all tables that are read, with the path to each."""
    if isinstance(found, dict):
        yield path
        for key, inner in found.items():
            if path or key not in REMARK_TABLES:
                yield from tables(inner, (*path, key))
    elif isinstance(found, list):
        for at, inner in enumerate(found):
            yield from tables(inner, (*path, at))


def values(found: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Return all values that are read; a list of plain values is one."""
    if isinstance(found, dict):
        for key, inner in found.items():
            if not is_remark(key) and (path or key not in REMARK_TABLES):
                yield from values(inner, (*path, key))
    elif isinstance(found, list) and found and isinstance(found[0], dict | list):
        for at, inner in enumerate(found):
            yield from values(inner, (*path, at))
    else:
        yield path, found


def inside(data: Data, path: Path) -> Any:
    for step in path:
        data = data[step]  # type: ignore[index]
    return data


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, str):
        return f"{value}nonsense"
    return value[:-1] or ["nonsense"]


class Constants:
    """What components.py makes of other data, and the box where there are boxes."""

    def __init__(self, package: str) -> None:
        source = files(package).joinpath("components.py").read_text(encoding="utf-8")
        self.package: Final = package
        self.code: Final[CodeType] = compile(source, f"{package}.components", "exec")
        boxes = files(package).joinpath("box/boxes.py").is_file()
        self.boxes: Final = import_module(f"{package}.box.boxes") if boxes else None

    def of(self, data: Data, monkeypatch: pytest.MonkeyPatch) -> str:
        names: Data = {"__name__": f"{self.package}.components"}
        with monkeypatch.context() as patch:
            patch.setattr(components, "load", lambda _: data)
            exec(self.code, names)
        constants = [
            (name, names[name])
            for name in sorted(names)
            if re.fullmatch("[A-Z][A-Z_0-9]*", name) and name != "DATA"
        ]
        return repr(constants) + self.box(data)

    def box(self, data: Data) -> str:
        if self.boxes is None:
            return ""
        box = self.boxes.box_from(data, "")
        parts = {name: part for name, part in vars(box).items() if name not in ("board", "maps")}
        if hasattr(box, "board"):
            parts["board"] = [box.board.spaces, box.board.links]
        else:
            parts["maps"] = [[at, plan.slots] for at, plan in box.maps.items()]
        return repr(parts)


@every_game
def test_the_data_file_is_valid(package: str) -> None:
    check(written(package), package)
    assert set(written(package)["meta"]) >= {"game", "source"}


@every_game
def test_an_unknown_key_fails_everywhere(package: str) -> None:
    tried = 0
    for path in tables(written(package)):
        data = copy.deepcopy(written(package))
        inside(data, path)["nonsense"] = 1
        assert "unknown field `nonsense`" in refusal(data, package), path
        tried += 1
    assert tried


@every_game
def test_a_missing_key_and_a_wrong_type_fail(package: str) -> None:
    form = import_module(f"{package}.data").Data
    for field in msgspec.structs.fields(form):
        if field.required:
            data = copy.deepcopy(written(package))
            del data[field.encode_name]
            assert "missing required field" in refusal(data, package)
    for path, value in values(written(package)):
        if isinstance(value, int) and not isinstance(value, bool):
            data = copy.deepcopy(written(package))
            inside(data, path[:-1])[path[-1]] = [str(value)]
            error = refusal(data, package)
            assert f"{path[0]}" in error
            assert f"{path[-1]}" in error or "..." in error
            break


@every_game
def test_a_remark_is_allowed_everywhere_and_a_source_is_one_of_three(package: str) -> None:
    for path in tables(written(package)):
        if path:
            data = copy.deepcopy(written(package))
            inside(data, path).update(note="anything", points_source="anything")
            check(data, package)
            inside(data, path)["source"] = "hearsay"
            assert "hearsay" in refusal(data, package)


@every_game
def test_every_value_is_read(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever value is changed, a constant changes or the data are refused."""
    constants = Constants(package)
    ours = constants.of(written(package), monkeypatch)
    data = copy.deepcopy(written(package))
    unread = []
    for path, value in values(written(package)):
        table = inside(data, path[:-1])
        table[path[-1]] = other(value)
        try:
            changed = constants.of(data, monkeypatch) != ours
        except (ValueError, LookupError, RuntimeError, StopIteration):
            changed = True
        table[path[-1]] = value
        if not changed:
            unread.append(path)
    assert unread == []
    assert constants.of(data, monkeypatch) == ours
