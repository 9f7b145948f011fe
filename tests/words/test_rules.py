"""Tests the rules in the catalogues, and what a player types to find a clause.

Fief numbers its chapters as its rulebook does (1.1.1), with dots that a message id cannot have;
the underscores that stand for them are never shown."""

from pathlib import Path
from typing import Final

import pytest

from tableronde.games.avalon.game import Avalon
from tableronde.games.fief.game import Fief
from tableronde.terminal import clause_search
from tableronde.words import LANGUAGES, Words
from tableronde.words.rules import Section, message_of, sections, text_of
from tools.clauses import listed

PAGE: Final = Path(__file__).parents[2] / "docs" / "rules" / "fief.md"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def book() -> list[Section]:
    return sections(Words("en", Fief()))


@every_language
def test_every_clause_is_in_its_chapter_under_its_own_id(language: str) -> None:
    book = sections(Words(language, Fief()))
    for section in book:
        assert {clause.split("-")[1] for clause in section.clauses} == {section.key}
    clauses = [clause for section in book for clause in section.clauses]
    page = [clause for clause in listed(PAGE) if clause.split("-")[1] not in ("EX", "R")]
    assert sorted(clauses) == sorted(page)
    assert "FIEF-1.1.1-01" in clauses


def test_a_clause_is_printed_by_its_id() -> None:
    words = Words("en", Fief())
    assert text_of(words, "FIEF-1.1.1-01") == words.say("FIEF-1_1_1-01")
    assert text_of(words, "FIEF-SETUP-15") == "Everybody starts with 5 écus."
    assert message_of("rules-1.1.1") == "rules-1_1_1"


@pytest.mark.parametrize("wanted", ["1.1.1", "1_1_1", "1 1 1", "End of an alliance"])
def test_a_chapter_is_found_by_its_number(book: list[Section], wanted: str) -> None:
    [chapter] = [section for section in book if section.key == "1.1.1"]
    assert clause_search.find(wanted, book) == chapter.clauses


@pytest.mark.parametrize(
    ("wanted", "clause"),
    [
        ("FIEF-1.1.1-01", "FIEF-1.1.1-01"),
        ("fief-1.1.1-01", "FIEF-1.1.1-01"),
        ("1.1.1-01", "FIEF-1.1.1-01"),
        # Also the end of FIEF-1.1.1-01 and of FIEF-11.1.1-01.
        ("1.1-01", "FIEF-1.1-01"),
        ("FIEF-11.1-01", "FIEF-11.1-01"),
        ("setup-15", "FIEF-SETUP-15"),
    ],
)
def test_a_clause_is_found_by_its_number(book: list[Section], wanted: str, clause: str) -> None:
    assert list(clause_search.find(wanted, book)) == [clause]


@pytest.mark.parametrize("wanted", ["", "01", "1-01", "9.9.9"])
def test_an_ambiguous_or_unknown_number_finds_nothing(book: list[Section], wanted: str) -> None:
    assert clause_search.find(wanted, book) == {}


def test_named_chapters_are_found_by_name() -> None:
    book = sections(Words("en", Avalon()))
    assert "TURN" in [section.key for section in book]
    assert list(clause_search.find("turn-02", book)) == ["AVA-TURN-02"]
