"""The text of the rules: sections and clauses of the catalogues."""

import re
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from tableronde.core.game import AnyGame
from tableronde.words import Words, game_catalogue

_TITLE: Final = "rules-"
_CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z0-9_]+-\d+")


class Section(NamedTuple):
    """A chapter: its key (as in `AVA-TURN-01`: TURN, in `FIEF-1.1.1-01`: 1.1.1), its title, and its
    clauses with their ids."""

    key: str
    title: str
    clauses: dict[str, str]


def sections(words: Words) -> list[Section]:
    """Return all chapters of a game, in the order of its catalogue."""
    assert words.game is not None
    found: list[Section] = []
    for key in _message_ids(words.game, words.language):
        if key.startswith(_TITLE):
            chapter = _id(key.removeprefix(_TITLE))
            found.append(Section(chapter, words.say(key), {}))
        elif _CLAUSE.fullmatch(key):
            clause = _id(key)
            chapter = clause.split("-")[1]
            section = next(section for section in found if section.key == chapter)
            section.clauses[clause] = words.say(key)
    return found


def text_of(words: Words, clause: str) -> str:
    """Return the text of a clause."""
    return words.say(message_of(clause))


def message_of(clause: str) -> str:
    """Return the message id of a clause or chapter: Fluent allows no dots in ids."""
    return clause.replace(".", "_")


def _id(message: str) -> str:
    return message.replace("_", ".")


def _message_ids(game: AnyGame, language: str) -> list[str]:
    resource = FluentParser().parse(game_catalogue(game, language))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
