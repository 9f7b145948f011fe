"""Writes declared classes out by hand, as mypyc wants them: `python tools/native.py FOLDER`.

Copies the package to FOLDER. In the copy each frame, state and part has the constructor and the
methods in its source that `core/declared.py` otherwise writes when the program runs, because mypyc
compiles neither dataclasses with such bases nor methods that are made at run time.
"""

import ast
import dataclasses
import importlib
import re
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

import tableronde
from tableronde.core import declared
from tableronde.core.frames import Frame, choice_fields

PACKAGE: Final = Path(tableronde.__file__).parent
FOLDERS: Final = ("core", "games")


def write_out(folder: Path) -> list[Path]:
    """Copy the package to a folder, with its classes written out; return the modules changed."""
    copy = folder / PACKAGE.name
    trick = re.compile(r"^if TYPE_CHECKING:\n.*\nelse:\n((?:    .*\n|\n)*)", re.MULTILINE)
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    changed = []
    for below in FOLDERS:
        for file in sorted((copy / below).rglob("*.py")):
            source = file.read_text("utf-8")
            name = ".".join(file.relative_to(folder).with_suffix("").parts)
            written = written_out(source, name)
            if file.stem == "declared":  # type checkers always take the first branch
                written = trick.sub(lambda found: textwrap.dedent(found[1]), written)
            if written != source:
                file.write_text(written, "utf-8")
                changed.append(file)
    return changed


def written_out(source: str, module_name: str) -> str:
    """Return the source of a module with its declared classes written out."""
    lines = source.split("\n")
    classes = [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and any(map(_declares, node.decorator_list))
    ]
    if not classes:
        return source
    module = importlib.import_module(module_name)
    imports: set[str] = set()
    for node in reversed(classes):
        cls = getattr(module, node.name)
        imports |= default_imports(cls, vars(module))
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = [
            "" if not line else f"    {line}" for line in methods(cls, vars(module), node)
        ]
        for field in reversed(node.body):
            if isinstance(field, ast.AnnAssign) and _is_field(field):
                assert field.end_lineno is not None
                text = f"    {ast.unparse(field.target)}: {ast.unparse(field.annotation)}"
                lines[field.lineno - 1 : field.end_lineno] = [text]
        for decorator in node.decorator_list:
            if _declares(decorator):
                assert decorator.end_lineno is not None
                del lines[decorator.lineno - 1 : decorator.end_lineno]
    first = next(at for at, line in enumerate(lines) if line.startswith(("import ", "from ")))
    lines[first:first] = ["import typing", "import tableronde.core.declared", *sorted(imports)]
    text = "\n".join(lines)
    return re.sub(r"^@dataclass_transform\(.*\)\n", "", text, flags=re.MULTILINE)  # for checkers


def _declares(decorator: ast.expr) -> bool:
    """Return whether a class with this decorator declares its fields."""
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id in ("frame", "dataclass")


def _is_field(node: ast.AnnAssign) -> bool:
    return "ClassVar" not in ast.unparse(node.annotation)


def methods(cls: type, names: dict[str, Any], node: ast.ClassDef) -> list[str]:
    """Return the lines of all methods that follow from the fields of a class."""
    fields = declared.init_fields(cls)
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    lines = ["", *constructor(cls, fields, names, "__post_init__" in own)]
    if issubclass(cls, Frame):
        listed = "".join(f'"{field.name}", ' for field in fields)
        choices = sorted(choice_fields(cls))
        lines[:0] = [
            "",
            f"FIELDS: typing.ClassVar[tuple[str, ...]] = ({listed})",
            f"CHOICES: typing.ClassVar[frozenset[str]] = frozenset({choices})",
        ]
        if cls.CURSOR and "at" not in own:
            lines += ["", f'def at(self, {cls.CURSOR}: int) -> "{cls.__name__}":']
            call = declared.call_with(cls, (cls.CURSOR,))
            lines += [f"    return {call}".replace("cls(", f"{cls.__name__}(", 1)]
    elif issubclass(cls, declared.Part):
        lines += ["", f'def copy(self) -> "{cls.__name__}":']
        call = declared.call_copying(cls).replace("cls(", f"{cls.__name__}(", 1)
        # mypyc compiles a loop to faster code than a call of `map`.
        call = re.sub(r"\*map\(list\.copy, ([\w.]+)\)", r"each[:] for each in \1", call)
        lines += [f"    return {call}"]
        lines += ["", "def plain(self) -> dict[str, typing.Any]:"]
        lines += [f"    return {declared.plain_dict(cls)}"]
        used: dict[str, Any] = {}
        reading = declared.reader_lines(cls, used)
        lines += ["", "@classmethod"]
        lines += ["def read_fields(cls, plain: typing.Any, given: typing.Any) -> typing.Any:"]
        lines += ["    from tableronde.core.declared import thaw"]
        for name, known in used.items():
            if names.get(name) is not known:
                lines.append(f"    from {known.__module__} import {name}")
        lines += [f"    {line}" for line in reading]
    return lines


def constructor(
    cls: type, fields: list[dataclasses.Field[Any]], names: dict[str, Any], has_more: bool
) -> list[str]:
    """Return the lines of a constructor that takes these fields."""
    parameters: list[str] = []
    keywords: list[str] = []
    for field in fields:
        text = f"{field.name}: {_annotation(cls, field.name, names)}"
        if field.default is not dataclasses.MISSING:
            text += f" = {_default(cls, field.name)}"
        (keywords if field.kw_only else parameters).append(text)
    taken = ", ".join(["self", *parameters, *(["*", *keywords] if keywords else [])])
    lines = [f"def __init__({taken}) -> None:"]
    lines += [f"    self.{field.name} = {field.name}" for field in fields]
    for field in dataclasses.fields(cls):
        if not field.init and field.default is not dataclasses.MISSING:
            lines.append(f"    self.{field.name} = {_default(cls, field.name)}")
    if has_more:
        lines.append("    self.__post_init__()")
    if len(lines) == 1:
        lines.append("    pass")
    return lines


def default_imports(cls: type, names: dict[str, Any]) -> set[str]:
    """Return imports of the names in inherited defaults that the module does not have."""
    imports = set()
    for field in dataclasses.fields(cls):
        if field.default is not dataclasses.MISSING:
            used = {
                node.id
                for node in ast.walk(ast.parse(_default(cls, field.name)))
                if isinstance(node, ast.Name) and node.id not in names
            }
            base = next(
                base for base in cls.__mro__ if field.name in vars(base).get("__annotations__", {})
            )
            known = vars(sys.modules[base.__module__])
            imports |= {f"from {base.__module__} import {name}" for name in used if name in known}
    return imports


def _declaration(cls: type, name: str) -> ast.AnnAssign:
    """Find where a class or one of its bases declares this field."""
    for base in cls.__mro__:
        if name in vars(base).get("__annotations__", {}):
            source = Path(sys.modules[base.__module__].__file__ or "").read_text("utf-8")
            for node in ast.parse(source).body:
                if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                    for field in node.body:
                        if isinstance(field, ast.AnnAssign) and ast.unparse(field.target) == name:
                            return field
    raise AssertionError(f"{cls} declares no {name}")


def _annotation(cls: type, name: str, names: dict[str, Any]) -> str:
    """Return the type of a field as it can be written in a module with these names."""
    annotation = _declaration(cls, name).annotation
    used = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    known = used <= names.keys() | {"int", "str", "bool", "float", "list", "tuple", "dict"}
    return ast.unparse(annotation) if known else "typing.Any"


def _default(cls: type, name: str) -> str:
    value = _declaration(cls, name).value
    if isinstance(value, ast.Call):
        value = next(each.value for each in value.keywords if each.arg == "default")
    assert value is not None
    return ast.unparse(value)


if __name__ == "__main__":
    for changed in write_out(Path(sys.argv[1])):
        print(changed)
