"""Tests whole games through the page: by mouse, by keyboard alone, by touch on a phone."""

from collections.abc import Callable
from random import Random

import pytest

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.player import play_by_keyboard, play_by_pointer
from tests.browser.test_mastery import open_table

SHELF = ["avalon", "guilds", "medieval-mastery", "zizka", "fief"]
"""In the order of the home page."""
GAMES = ["avalon", "guilds"]
"""Games that are played to their end by mouse and by keyboard; of the others each way of playing
and each number of players comes once."""


def start_from_home(someone: Person, game: str) -> None:
    """Start a table against bots with one click on the home page."""
    page = someone.go("/")
    page.locator("article").nth(SHELF.index(game)).get_by_role("button").click()
    page.wait_for_url("**/table/*")
    page.locator(".sentence.leaf").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(person: Callable[..., Person], game: str) -> None:
    someone = person("fr")
    page = open_table(someone, f"{game}-by-mouse", 0)
    assert play_by_pointer(page, Random(game)) > 5
    someone.take_screenshot(f"{game}-fr-desk-end", DESK)


@pytest.mark.parametrize("game", [*GAMES, "medieval-mastery"])
def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    """A player who mostly declines may lose a game of Medievallons with a handful of answers."""
    someone = person("en")
    page = open_table(someone, f"{game}-by-keys", 0)
    assert play_by_keyboard(page, Random(game), decline_share=0.75) > 2
    someone.take_screenshot(f"{game}-en-small-end")


@pytest.mark.parametrize("game", [*GAMES, "medieval-mastery"])
def test_some_turns_by_touch_on_a_phone(person: Callable[..., Person], game: str) -> None:
    """Whole games take too long by finger. (test_pages.py checks how the end looks there; Jan Žižka
    is played to it.)"""
    someone = person("fr", size=PHONE, has_touch=True, is_mobile=True)
    start_from_home(someone, game)
    someone.take_screenshot(f"{game}-fr-phone-begin")
    assert play_by_pointer(someone.page, Random(game), touch=True, most=25) > 5
    width = someone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page scrolls sideways"
    someone.take_screenshot(f"{game}-fr-phone")


def test_a_game_of_mastery_with_four_by_mouse(person: Callable[..., Person]) -> None:
    someone = person("fr")
    page = open_table(someone, "medieval-mastery-four", 0)
    assert play_by_pointer(page, Random(3)) > 5
    someone.take_screenshot("medieval-mastery-4-desk-end", DESK)
