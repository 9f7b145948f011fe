"""Fief: a whole game against bots, and how six families look."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.fief_positions import LANGUAGES
from tests.browser.player import play_by_keys
from tests.browser.test_mastery import CHECKED, play
from tests.browser.test_pages import at_every_size, check
from tests.browser.test_tables import found


def test_a_whole_game_against_bots(person: Callable[..., Person]) -> None:
    """By keyboard: mostly what the list offers first, which is to let things be."""
    someone = person("en")
    table = found(someone, "fief", ["me", "greedy", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    assert play_by_keys(page, Random(3), lazy=0.95) > 20
    someone.show("fief-3-en-desk-end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_looks(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)

    def seen(page: Page, name: str) -> None:
        for size in at_every_size(someone, f"fief-{name}-{language}"):
            if size in CHECKED[language]:
                check(page)

    page = play(someone, f"fief-crowd-{language}")
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    seen(page, "crowd")
