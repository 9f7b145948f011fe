"""The common catalogue: every error worded, both languages alike, French set as French is."""

import errno
import re
import sqlite3
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tableronde.server.errors
import tableronde.tables.errors  # noqa: F401 - so that its errors are among the kinds
from tableronde import games
from tableronde.core.errors import (
    GameOver,
    NotAnOption,
    TableRondeError,
    UnreadableFile,
    WrongEntry,
    refused,
)
from tableronde.words import LANGUAGES, Words, catalogue

NUMBERS: Final = ("seat", "owner", "least", "most", "last", "count", "number", "version", "known")


def kinds(base: type[TableRondeError] = TableRondeError) -> Iterator[type[TableRondeError]]:
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)


def example(kind: type[TableRondeError]) -> TableRondeError:
    details: dict[str, Any] = {name: 1 if name in NUMBERS else f"<{name}>" for name in kind.names}
    if "cause" in details:
        details["cause"] = GameOver()
    return kind(**details)


def messages(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(catalogue("tableronde.words", language)).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def named() -> list[type[TableRondeError]]:
    """Each kind once, in an order that is the same in every process."""
    return [kind for _, kind in sorted({kind.__name__: kind for kind in kinds()}.items())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", named(), ids=lambda kind: kind.__name__)
def test_every_error_is_worded(kind: type[TableRondeError], language: str) -> None:
    for game in (None, *games.GAMES.values()):
        said = Words(language, game, ["Ana", "Ben"], strict=True).error(example(kind))
        assert said.endswith(".")
        assert ".." not in said
        assert "{" not in said.replace("{…}", "")  # as a position is written


@pytest.mark.parametrize("kind", named(), ids=lambda kind: kind.__name__)
def test_the_catalogue_alone_has_the_sentence_of_an_error(kind: type[TableRondeError]) -> None:
    own = {name for name in vars(kind) if not name.startswith("__")}
    assert kind is TableRondeError or own <= {"key", "names"}
    assert re.fullmatch(r"[a-z0-9-]+", kind.key)
    assert all(re.fullmatch(r"[a-z]+", name) for name in kind.names)


def test_no_error_is_worded_that_cannot_happen() -> None:
    worded = {key for key in messages("en") if key.startswith("error-")}
    assert worded == {f"error-{kind.key}" for kind in kinds()}


def test_english_reasons_do_not_reach_french_sentences() -> None:
    for kind in kinds():
        said = Words("fr").error(example(kind))
        assert "<reason>" not in said
        assert "<why>" not in said.replace("(erreur du système <why>)", ""), "an unknown code"
        assert "<what>" not in said
        assert "<players>" not in said


@pytest.mark.parametrize(
    ("refusal", "french", "english"),
    [
        (FileNotFoundError(errno.ENOENT, "x"), "introuvable", "no such file"),
        (PermissionError(errno.EACCES, "x"), "accès refusé", "permission denied"),
        (IsADirectoryError(errno.EISDIR, "x"), "c’est un dossier", "it is a folder"),
        (OSError(errno.EADDRINUSE, "x"), "déjà utilisé", "already in use"),
        (ValueError("embedded null byte"), "nom ou valeur impossible", "impossible name"),
        (OSError(errno.ENOTTY, "x"), "erreur du système ENOTTY", "system error ENOTTY"),
        (OSError("x"), "(erreur du système)", "(system error)"),
    ],
    ids=repr,
)
def test_what_the_system_refuses_is_said_in_our_words(
    refusal: Exception, french: str, english: str
) -> None:
    error = UnreadableFile(file="game.json", why=refused(refusal))
    assert french in Words("fr").error(error)
    assert english in Words("en").error(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_that_is_worded_exists(language: str) -> None:
    worded = messages(language)["system-refusal"].value
    assert worded is not None
    [placeable] = worded.elements
    assert isinstance(placeable, ftl.Placeable)
    assert isinstance(placeable.expression, ftl.SelectExpression)
    codes = {
        variant.key.name
        for variant in placeable.expression.variants
        if isinstance(variant.key, ftl.Identifier) and not variant.default
    }
    known = {*errno.errorcode.values(), "unknown"}
    assert {code for code in codes - known if not hasattr(sqlite3, code)} == set()


def test_a_cause_is_said_in_the_same_language() -> None:
    cause = NotAnOption(choice="fly", count=3, decision="4.1")
    error = WrongEntry(entry=17, cause=cause)
    for language, part in (("en", "entry 17"), ("fr", "l’entrée 17")):
        words = Words(language)
        assert part in words.error(error)
        assert words.error(error).endswith(words.error(cause))


def test_the_number_of_players_is_said_naturally() -> None:
    for game, english, french in (
        ("avalon", "exactly 2 players", "à 2 joueurs exactement"),
        ("guilds", "2 to 5 players", "de 2 à 5 joueurs"),
    ):
        with pytest.raises(TableRondeError) as caught:
            games.find(game).check_seats(9)
        assert english in Words("en").error(caught.value)
        assert french in Words("fr").error(caught.value)


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_french_typography() -> None:
    """No-break spaces where French has them, and the apostrophe of print."""
    for line in catalogue("tableronde.words", "fr").splitlines():
        text = re.sub(r"(\(|; |ou )\?( pour|\))", "", line.partition(" = ")[2])  # the command `?`
        text = re.sub(r"\{[^}]*\}", "x", text)
        assert not re.search(r"[^\u00a0\u202f][:;!?»](\s|$)", text), line
        assert not re.search(r"«[^\u00a0\u202f]", text), line
        assert "'" not in text, line
        assert "..." not in text, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_of_none_one_and_many(language: str) -> None:
    words = Words(language)
    said = [words.say("ui-cards", {"count": count}) for count in (0, 1, 2)]
    assert len(set(said)) == 3
    simulated = {"game": "avalon", "games": 2, "unfinished": 0}
    assert words.say("ui-simulation", simulated).endswith(("2 games", "2\u00a0parties"))
    some = words.say("ui-simulation", {**simulated, "unfinished": 1})
    assert some.endswith(("games, 1 of them unfinished", "parties, dont 1 inachevée"))
