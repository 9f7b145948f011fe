"""Tests the catalogues of the page: its own, and the texts of the games' boards
(`web.<language>.ftl`).

That every key the page asks for exists is tested with the page (web/tests/keys.test.ts)."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from tableronde.words import LANGUAGES
from tests.words.test_catalogues import HIATUS, LOOSE_PUNCTUATION, Collector

PACKAGE: Final = Path(__file__).resolve().parents[2] / "src" / "tableronde"
COMMON: Final = str(PACKAGE / "words" / "{}.ftl")
PAGE: Final = str(PACKAGE / "words" / "web" / "{}.ftl")
TABLE: Final = str(PACKAGE / "words" / "web" / "table.{}.ftl")
GAMES: Final = [
    folder / "words"
    for folder in sorted((PACKAGE / "games").iterdir())
    if (folder / "words").is_dir()
]
# Each with the catalogues that are read together with it.
CATALOGUES: Final = {
    "page": (PAGE, [COMMON]),
    "table": (TABLE, [COMMON, PAGE]),
    **{
        folder.parent.name: (
            str(folder / "web.{}.ftl"),
            [COMMON, PAGE, TABLE, str(folder / "{}.ftl")],
        )
        for folder in GAMES
    },
}
# Names, and words that are rightly the same in both languages.
NAMES: Final = re.compile(r"page-(?:title|game-|bot-random|title-of|minutes|seconds)")
SAME_IN_BOTH: Final = frozenset(
    {"Menu", "Options", "Participants", "Sceptre", "Sceptres", "Score", "Total", "Villages"}
)
# Forms that an argument may have in one language alone.
FORM: Final = re.compile(r"_(?:is|of|a|the|many|short)$")

every_catalogue = pytest.mark.parametrize("name", CATALOGUES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(template: str, language: str) -> list[ast.EntryType]:
    file = Path(template.format(language))
    if not file.exists():
        return []
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def patterns(template: str, language: str) -> dict[str, Collector]:
    """Return every value and, as `message.attribute`, every attribute."""
    found = {}
    for entry in entries(template, language):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                found[entry.id.name] = Collector(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Collector(attribute.value)
    return found


@every_catalogue
@every_language
def test_every_line_is_parsed_and_no_key_is_defined_twice(name: str, language: str) -> None:
    template, beside = CATALOGUES[name]
    body = entries(template, language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))
    for other in beside:
        assert not set(keys) & {key.partition(".")[0] for key in patterns(other, language)}


@every_catalogue
def test_both_languages_hold_the_same_messages_with_the_same_arguments(name: str) -> None:
    english, french = (patterns(CATALOGUES[name][0], language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key in english:
        used = [{FORM.sub("", name) for name in side[key].variables} for side in (english, french)]
        assert used[0] == used[1], key


@every_catalogue
def test_both_languages_address_the_same_readers_as_you(name: str) -> None:
    """Only French asks whether the verb after a list is in the plural."""
    english, french = (patterns(CATALOGUES[name][0], language) for language in LANGUAGES)
    for key in english:
        readers = [
            {argument for argument in side[key].variables if re.search(r"[^s]_is$", argument)}
            for side in (english, french)
        ]
        assert readers[0] == readers[1], key


@every_catalogue
def test_french_texts_follow_typographic_rules(name: str) -> None:
    for key, found in patterns(CATALOGUES[name][0], "fr").items():
        for text in found.texts:
            assert "'" not in text, f"{key}: a straight apostrophe in {text!r}"
            assert '"' not in text, f"{key}: a straight quotation mark in {text!r}"
            assert not LOOSE_PUNCTUATION.search(text), f"{key}: no no-break space in {text!r}"
            assert not HIATUS.search(text), f"{key}: no elision in {text!r}"


@pytest.mark.parametrize("template", [COMMON, *(template for template, _ in CATALOGUES.values())])
def test_french_elides_before_names(template: str) -> None:
    for key, found in patterns(template, "fr").items():
        for text in found.before_names:
            assert not HIATUS.search(f"{text}Arthur"), f"{key}: no elision in {text!r}Arthur"


@every_catalogue
def test_no_french_text_is_left_in_english(name: str) -> None:
    english, french = (patterns(CATALOGUES[name][0], language) for language in LANGUAGES)
    for key in english.keys() & french.keys():
        text = "".join(english[key].texts)
        named = NAMES.match(key) or text in SAME_IN_BOTH
        if re.search(r"[^\W\d]{3}", text) and not named:
            assert "".join(french[key].texts) != text, key


@every_catalogue
def test_french_messages_distinguish_zero_from_one(name: str) -> None:
    """0 takes the form [one] in French: where it has no form of its own, the number must be
    shown."""
    template, _ = CATALOGUES[name]
    file = Path(template.format("fr"))
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    wrong = [
        one
        for variants in re.findall(r"\{ \$\w+ ->\n((?:\s*\*?\[[^\]]*\].*\n)+)", text)
        if not re.search(r"^\s*\[0\]", variants, re.MULTILINE)
        for one in re.findall(r"^\s*\[one\].*", variants, re.MULTILINE)
        if re.search(r"(?<![\w$])1 ", one)
    ]
    assert not wrong
