"""The common catalogue: every error worded, both languages alike, French set as French is."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tableronde.server.errors
import tableronde.tables.errors  # noqa: F401 - so that its errors are among the kinds
from tableronde import games
from tableronde.core.errors import GameOver, NotAnOption, TableRondeError, WrongEntry
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
    """Some are the system's own words, for whoever sits at its keyboard: nobody at a table ever
    reads those."""
    system = {"bad-folder", "bad-database", "unreadable-file", "cannot-go-on", "port-taken"}
    for kind in kinds():
        said = Words("fr").error(example(kind))
        if kind.key not in system | {"peer-failed"}:
            assert "<reason>" not in said
            assert "<why>" not in said
        assert "<what>" not in said
        assert "<players>" not in said


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
