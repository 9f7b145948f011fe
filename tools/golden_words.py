"""Sentences as Python words them, for the page's tests to compare its own with.

    .venv/bin/python tools/golden_words.py    # writes web/tests/golden-words.json

`dev.py test` makes the file anew each time, just before the page's tests; it is not checked in.
From two games of random play at each table come, for every reader and language, the first few
sentences of every message; beside them stand all components and a clause of every chapter.
"""

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import tableronde
from tableronde.core.errors import BadSeats, NotAnOption, NothingToUndo, UnknownGame
from tableronde.core.game import AnyGame
from tableronde.games import GAMES
from tableronde.words import LANGUAGES, Words, game_catalogue
from tableronde.words.rules import message_of, sections

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "golden-words.json"
PLAYERS: Final = ("Ana", "Ben", "Cléo", "Dan", "Ève", "Flo")
SAMPLES: Final = 2
"""The number of sentences of each message for each reader."""
MOST_DECISIONS: Final = 2000
"""The most decisions of a game: random players hardly end one of Fief."""

Case = dict[str, Any]


def cases() -> list[Case]:
    found: list[Case] = []
    for game in GAMES.values():
        for seats in dict.fromkeys((game.SEATS[0], game.SEATS[-1])):
            found += _chosen(_sentences(game, seats))
        for language in LANGUAGES:
            found += _components(game, language)
            found += _clauses(game, language)
    return found + list(_errors())


def _chosen(sentences: Iterator[tuple[Case, Callable[[], str]]]) -> Iterator[Case]:
    """Return the first samples of every message for each reader; only these are put into words."""
    counts: dict[tuple[Any, ...], int] = {}
    texts: set[tuple[Any, ...]] = set()
    for case, say in sentences:
        place = (case["language"], case["reader"] == case["given"].get("seat"), case["key"])
        if counts.get(place, 0) == SAMPLES:
            continue
        text = say()
        if (case["language"], text) not in texts:
            counts[place] = counts.get(place, 0) + 1
            texts.add((case["language"], text))
            yield {**case, "text": text}


def _sentences(game: AnyGame, seats: int) -> Iterator[tuple[Case, Callable[[], str]]]:
    players = PLAYERS[:seats]
    readers = [None, *range(seats)]
    words = {
        (language, reader): Words(language, game, players, reader, strict=True)
        for language in LANGUAGES
        for reader in readers
    }
    for seed in range(2):
        match = tableronde.new(game.ID, seats, seed, players=list(players))
        chance = random.Random(seed)
        for _ in range(MOST_DECISIONS):
            if match.result is not None:
                break
            decision = chance.choice(match.pending())
            asked = {"seat": decision.seat, **decision.arguments}
            table = match.view(decision.seat)["table"]
            for (language, reader), speaker in words.items():
                key = f"{'prompt' if reader == decision.seat else 'waiting'}-{decision.prompt}"
                say = partial(speaker.prompt, decision.plain())
                yield _case(game, players, reader, language, key, asked), say
                if reader == decision.seat:
                    for option in decision.options:
                        given = {**option, **game.details(option, table, reader)}
                        key = f"choice-{option['do']}"
                        say = partial(speaker.choice, option, table)
                        yield _case(game, players, reader, language, key, given), say
            match.answer(decision, chance.choice(decision.options))
        for (language, reader), speaker in words.items():
            for event in match.events_for(reader):
                given = {name: event[name] for name in event if name not in ("event", "number")}
                key = f"event-{event['event']}"
                say = partial(speaker.event, event)
                yield _case(game, players, reader, language, key, given), say


def _components(game: AnyGame, language: str) -> Iterator[Case]:
    """Return every form of every component, as `card-red-knight.the`."""
    words = Words(language, game)
    nouns = tuple(f"{noun}-" for noun in game.NOUNS.values())
    for entry in FluentParser().parse(game_catalogue(game, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(nouns):
            for form in ("", *(attribute.id.name for attribute in entry.attributes)):
                key = f"{entry.id.name}.{form}" if form else entry.id.name
                text = words.say(entry.id.name, attribute=form)
                yield _case(game, (), None, language, key, {}, text)


def _clauses(game: AnyGame, language: str) -> Iterator[Case]:
    for section in sections(Words(language, game)):
        title = message_of(f"rules-{section.key}")
        yield _case(game, (), None, language, title, {}, section.title)
        for key, text in list(section.clauses.items())[:1]:
            yield _case(game, (), None, language, message_of(key), {}, text)


def _errors() -> Iterator[Case]:
    errors = (
        UnknownGame(game="chess", games=", ".join(GAMES)),
        BadSeats(game="guilds", least=2, most=5, seats=7),
        NotAnOption(choice="fly", count=1234, decision="3.1"),
        NothingToUndo(),
    )
    for language in LANGUAGES:
        for error in errors:
            text = Words(language).error(error)
            yield _case(None, (), None, language, f"error-{error.key}", error.details, text)


def _case(
    game: AnyGame | None,
    players: tuple[str, ...],
    reader: int | None,
    language: str,
    key: str,
    given: dict[str, Any],
    text: str = "",
) -> Case:
    return {
        "game": None if game is None else game.ID,
        "players": len(players),
        "reader": reader,
        "language": language,
        "key": key,
        "given": {name: value for name, value in given.items() if name != "do"},
        "text": text,
    }


if __name__ == "__main__":
    nouns = {game.ID: game.NOUNS for game in GAMES.values()}
    golden = {"players": PLAYERS, "nouns": nouns, "cases": cases()}
    FILE.write_text(json.dumps(golden, ensure_ascii=False), encoding="utf-8")
