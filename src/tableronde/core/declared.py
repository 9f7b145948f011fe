"""Copies, plain forms and loading that follow from the fields a class declares.

States, their mutable parts and frames are dataclasses: the class body names each field with its
type once. From these types `Part` writes the code that copies a value, turns it into plain data
and reads it back, as `dataclasses` writes the constructor. A field of a type that nobody has said
how to copy is an error the first time the class is copied, never a value that two states share.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Self,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")

_SCALARS: Final = (int, float, str, bool, NoneType)


class Part:
    """A mutable value made of declared fields. Subclasses are dataclasses with
    `eq=False, slots=True`.

    A field with `init=False` follows from the others: it is neither copied nor written.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Do not inherit what was written for the fields of another class."""
        for method in (Part.copy, Part.plain):
            if method.__name__ not in vars(cls):
                _install(cls, method)

    def copy(self) -> Self:
        """Return an equal value that shares nothing that can change."""
        written = _install(type(self), _write_copy(type(self)))
        return cast(Self, written(self))

    def plain(self) -> dict[str, Any]:
        """Return all fields, secrets included, ready for JSON."""
        written = _install(type(self), _write_plain(type(self)))
        return cast(dict[str, Any], written(self))

    @classmethod
    def load(cls, plain: dict[str, Any], **given: Any) -> Self:
        """Return the value that `plain` was made of. What is `given` takes the place of fields that
        cannot be read back without knowing more."""
        return cls(**cls.read_fields(plain, given))

    @classmethod
    def read_fields(cls, plain: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        """Return the arguments of the constructor."""
        if cls not in _readers:
            _readers[cls] = _write_reader(cls)
        return _readers[cls](plain, given)


class Constant:
    """A value that never changes: copies share it."""


def init_fields(cls: type) -> list[Field[Any]]:
    """Return the fields that the constructor takes, in its order."""
    found = [field for field in fields(cls) if field.init]
    return sorted(found, key=lambda field: field.kw_only is True)


def taken(cls: type) -> list[tuple[str, bool]]:
    """Return the names that the constructor takes, and whether by keyword only."""
    if is_dataclass(cls):
        return [(field.name, field.kw_only is True) for field in init_fields(cls)]
    return [(name, True) for name in vars(cls)["FIELDS"]]  # a compiled frame


def _install(cls: type, method: Callable[..., Any]) -> Callable[..., Any]:
    """Give a class this method of its own."""
    setattr(cls, method.__name__, method)
    return method


_readers: Final[dict[type, Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]]] = {}


def _run(source: str, name: str, names: dict[str, Any]) -> Callable[..., Any]:
    exec(source, names)
    return names[name]  # type: ignore[no-any-return]


def call_copying(cls: type) -> str:
    """Return the code that makes a copy of `self` by calling `cls`."""
    types = get_type_hints(cls)
    parts = []
    for field in init_fields(cls):
        code = copy_code(types[field.name], f"self.{field.name}")
        parts.append(f"{field.name}={code}" if field.kw_only else code)
    return f"cls({', '.join(parts)})"


def _write_copy(cls: type) -> Callable[..., Any]:
    return _run(f"def copy(self):\n return {call_copying(cls)}", "copy", {"cls": cls})


def plain_dict(cls: type) -> str:
    """Return the code that makes plain data of `self`."""
    types = get_type_hints(cls)
    parts = [
        f"{field.name!r}: {plain_code(types[field.name], f'self.{field.name}')}"
        for field in init_fields(cls)
    ]
    return f"{{{', '.join(parts)}}}"


def _write_plain(cls: type) -> Callable[..., Any]:
    return _run(f"def plain(self):\n return {plain_dict(cls)}", "plain", {})


def _write_reader(cls: type) -> Callable[..., Any]:
    names: dict[str, Any] = {"thaw": thaw}
    lines = ["def read_fields(plain, given):", *reader_lines(cls, names)]
    return _run("\n ".join(lines), "read_fields", names)


def reader_lines(cls: type, names: dict[str, Any]) -> list[str]:
    """Return the code that reads the fields of a class back; `names` gets what it uses."""
    types = get_type_hints(cls)
    lines = ["fields = {**plain, **given}"]
    for field in init_fields(cls):
        name = field.name
        code = load_code(types[name], f"plain[{name!r}]", names)
        if code == f"plain[{name!r}]":
            continue
        known = f"{name!r} in plain and " if field.default is not MISSING else ""
        lines.append(f"if {known}{name!r} not in given: fields[{name!r}] = {code}")
    return [*lines, "return fields"]


if TYPE_CHECKING:
    from dataclasses import replace as replace  # type checkers know which changes fit
else:
    _replacers: dict[tuple[Any, ...], Callable[..., Any]] = {}

    def replace(value: T, /, **changes: Any) -> T:
        """Return the same value with these changes, as `dataclasses.replace` does, but faster."""
        key = (type(value), *changes)
        if key not in _replacers:
            _replacers[key] = write_replacer(type(value), tuple(changes))
        return _replacers[key](value, *changes.values())


def call_with(cls: type, changed: tuple[str, ...]) -> str:
    """Return the code that calls `cls` with the fields of `self`, or with names that changed."""
    parts = []
    for name, by_keyword in taken(cls):
        value = name if name in changed else f"self.{name}"
        parts.append(f"{name}={value}" if by_keyword else value)
    return f"cls({', '.join(parts)})"


def write_replacer(cls: type, changed: tuple[str, ...]) -> Callable[..., Any]:
    """Return a function that makes the same value with other fields of these names."""
    unknown = {*changed} - {name for name, _ in taken(cls)}
    if unknown:
        raise TypeError(f"{cls.__name__} has no fields {sorted(unknown)}")
    source = f"def replacer(self, {', '.join(changed)}):\n return {call_with(cls, changed)}"
    return _run(source, "replacer", {"cls": cls})


def never_changes(kind: Any) -> bool:
    """Return whether copies may share values of this type."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return all(map(never_changes, get_args(kind)))
    if origin is tuple:
        return all(inner in (..., Any) or never_changes(inner) for inner in get_args(kind))
    if not isinstance(kind, type):
        kind = origin
    return kind in _SCALARS or (isinstance(kind, type) and issubclass(kind, tuple | Constant))


def _without_none(kind: Any) -> Any:
    """The type X of `X | None`; None for all others."""
    if get_origin(kind) in (Union, UnionType):
        inner = [each for each in get_args(kind) if each is not NoneType]
        if len(inner) == 1 and len(get_args(kind)) == 2:
            return inner[0]
    return None


def copy_code(kind: Any, value: str) -> str:
    """Return the code that copies a value of this type."""
    if never_changes(kind):
        return value
    inner = _without_none(kind)
    if inner is not None:
        return f"(None if {value} is None else {copy_code(inner, value)})"
    if get_origin(kind) is list:
        [item] = get_args(kind)
        if never_changes(item):
            return f"{value}[:]"
        name = _item(value)
        code = copy_code(item, name)
        if code == f"{name}[:]":  # the fastest way to copy many lists
            return f"[*map(list.copy, {value})]"
        return f"[{code} for {name} in {value}]"
    if isinstance(kind, type) and issubclass(kind, Part):
        return f"{value}.copy()"
    raise TypeError(f"it is not known how to copy {kind}: make it a Part or a Constant")


def plain_code(kind: Any, value: str) -> str:
    """Return the code that makes plain data of a value of this type."""
    if kind in _SCALARS or kind is Any:
        return value
    inner = _without_none(kind)
    if inner is not None:
        code = plain_code(inner, value)
        return value if code == value else f"(None if {value} is None else {code})"
    origin, inside = get_origin(kind), get_args(kind)
    if origin is tuple and inside[-1] is not ...:
        return (
            f"[{', '.join(plain_code(each, f'{value}[{at}]') for at, each in enumerate(inside))}]"
        )
    if origin in (list, tuple):
        name = _item(value)
        code = plain_code(inside[0], name)
        return f"list({value})" if code == name else f"[{code} for {name} in {value}]"
    if isinstance(kind, type) and issubclass(kind, tuple):
        if not hasattr(kind, "_fields"):  # a choice
            return f"list({value})"
        hints = get_type_hints(kind)
        items = [plain_code(each, f"{value}[{at}]") for at, each in enumerate(hints.values())]
        return f"[{', '.join(items)}]"
    return f"{value}.plain()"


def load_code(kind: Any, value: str, names: dict[str, Any]) -> str:
    """Return the code that makes a value of this type of plain data; `names` gets what it uses."""
    if kind in _SCALARS or kind is Any:
        return value
    inner = _without_none(kind)
    if inner is not None:
        code = load_code(inner, value, names)
        return value if code == value else f"(None if {value} is None else {code})"
    origin, inside = get_origin(kind), get_args(kind)
    if origin is tuple and inside[-1] is not ...:
        items = [load_code(each, f"{value}[{at}]", names) for at, each in enumerate(inside)]
        return f"({', '.join(items)},)"
    if origin in (list, tuple):
        name = _item(value)
        code = "thaw(" + name + ")" if inside[0] is Any else load_code(inside[0], name, names)
        if origin is tuple:
            return f"tuple({value})" if code == name else f"tuple([{code} for {name} in {value}])"
        return f"{value}[:]" if code == name else f"[{code} for {name} in {value}]"
    known = kind if isinstance(kind, type) else origin
    assert isinstance(known, type)
    if not hasattr(known, "_fields" if issubclass(known, tuple) else "load"):
        return value  # it is given
    names[known.__name__] = known
    if issubclass(known, tuple):
        hints = list(get_type_hints(known).values())
        codes = [load_code(each, f"{value}[{at}]", names) for at, each in enumerate(hints)]
        if codes == [f"{value}[{at}]" for at in range(len(hints))]:
            return f"{known.__name__}(*{value})"
        return f"{known.__name__}({', '.join(codes)})"
    return f"{known.__name__}.load({value})"


def _item(value: str) -> str:
    """A name for the items of this list, other than those of the lists around it."""
    around = re.match(r"item(\d+)", value)
    return f"item{int(around[1]) + 1}" if around else "item1"


def thaw(value: Any) -> Any:
    """Lists that came from JSON as the tuples that frames and choices hold."""
    return tuple(thaw(item) for item in value) if isinstance(value, list | tuple) else value
