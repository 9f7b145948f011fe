"""Tests the public Python interface: `dir`, `help` and the examples in docstrings."""

import doctest
import inspect
import pydoc
import subprocess
import sys
from importlib import import_module
from typing import Any, Final

import pytest

import tableronde
from tableronde import errors

PUBLIC: Final = {"Decision", "Match", "bots", "errors", "games", "new", "position", "replay"}
MODULES: Final = [
    "tableronde",
    "tableronde.bots.bot",
    "tableronde.bots.registry",
    "tableronde.core.errors",
    "tableronde.core.kernel",
    "tableronde.core.match",
    "tableronde.lab.simulate",
]


def test_dir_lists_public_names_only() -> None:
    assert {*tableronde.__all__} == PUBLIC
    assert {*dir(tableronde)} == PUBLIC | {"__version__"}
    for name in PUBLIC:
        assert getattr(tableronde, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tableronde.chess  # type: ignore[attr-defined] # noqa: B018


def test_a_star_import_imports_the_public_names_only() -> None:
    names: dict[str, Any] = {}
    exec("from tableronde import *", names)
    assert names.keys() - {"__builtins__"} == PUBLIC


def test_importing_the_package_loads_no_rules() -> None:
    """The command can be interrupted before the rules are loaded."""
    code = "import sys, tableronde; print('tableronde.core' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_help_shows_every_public_name() -> None:
    text = pydoc.plain(pydoc.render_doc(tableronde))
    for name in ("new(game", "replay(record", "position(line", "class Match", "class Decision"):
        assert name in text
    for hidden in ("TYPE_CHECKING", "import_module", "_MODULES"):
        assert hidden not in text


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    names = {"tableronde": tableronde}
    result = doctest.testmod(import_module(name), extraglobs=names, optionflags=options)
    assert result.attempted > 0
    assert result.failed == 0


def public_objects() -> list[tuple[str, Any]]:
    """Yield public functions and classes, and their public members."""
    bots = [tableronde.bots.Bot, tableronde.bots.make, tableronde.bots.seed_for]
    things: list[Any] = [tableronde.new, tableronde.replay, tableronde.position, *bots]
    things += [each for _, each in inspect.getmembers(errors, inspect.isclass)]
    found = [(each.__qualname__, each) for each in things if each.__module__ != "typing"]
    for kind in (tableronde.Match, tableronde.Decision, tableronde.bots.Bot):
        found.append((kind.__qualname__, kind))
        for name, each in vars(kind).items():
            if not name.startswith("_") and (
                inspect.isfunction(each) or isinstance(each, property)
            ):
                found.append((f"{kind.__qualname__}.{name}", each))
    return found


def test_every_public_object_has_a_docstring_that_is_a_sentence() -> None:
    things = public_objects()
    assert len(things) > 90
    for name, each in things:
        own = vars(each) if inspect.isclass(each) else {"__doc__": each.__doc__}
        text = inspect.cleandoc(
            own.get("__doc__") or ""
        )  # the docstring of a base class would say too little
        first = text.partition("\n\n")[0]
        assert first, f"{name} has no docstring"
        assert first[0].isupper(), name
        assert first.endswith((".", ":")), name
