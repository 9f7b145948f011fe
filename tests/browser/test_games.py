"""Whole games through the page: by mouse, by keyboard alone, by touch on a phone."""

from collections.abc import Callable
from random import Random

import pytest

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.player import play_by_hand, play_by_keys
from tests.browser.test_mastery import sit

SHELF = ["avalon", "guilds", "medieval-mastery", "zizka", "fief"]
"""As the home page shows them."""
EVERY_WAY = ["avalon", "guilds"]
"""Games that are played to their end by mouse and by keyboard; of the others each way of playing
and each number of players comes once."""


def play_now(someone: Person, game: str) -> None:
    """A table against bots, in one click from the home page."""
    page = someone.go("/")
    page.locator("article").nth(SHELF.index(game)).get_by_role("button").click()
    page.wait_for_url("**/table/*")
    page.locator(".sentence.leaf").wait_for()


@pytest.mark.parametrize("game", EVERY_WAY)
def test_by_mouse(person: Callable[..., Person], game: str) -> None:
    someone = person("fr")
    page = sit(someone, f"{game}-by-mouse", 0)
    assert play_by_hand(page, Random(game)) > 5
    someone.show(f"{game}-fr-desk-end", DESK)


@pytest.mark.parametrize("game", [*EVERY_WAY, "medieval-mastery"])
def test_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    """Who is lazy may lose a game of Medievallons with a handful of answers."""
    someone = person("en")
    page = sit(someone, f"{game}-by-keys", 0)
    assert play_by_keys(page, Random(game), lazy=0.75) > 2
    someone.show(f"{game}-en-small-end")


@pytest.mark.parametrize("game", [*EVERY_WAY, "medieval-mastery"])
def test_by_touch_on_a_phone(person: Callable[..., Person], game: str) -> None:
    """Some turns: they take long by finger. (How the end looks there, test_pages.py sees; Jan Žižka
    is played to it.)"""
    someone = person("fr", size=PHONE, has_touch=True, is_mobile=True)
    play_now(someone, game)
    someone.show(f"{game}-fr-phone-begin")
    assert play_by_hand(someone.page, Random(game), touch=True, most=25) > 5
    width = someone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page scrolls sideways"
    someone.show(f"{game}-fr-phone")


def test_mastery_with_four_by_mouse(person: Callable[..., Person]) -> None:
    someone = person("fr")
    page = sit(someone, "medieval-mastery-four", 0)
    assert play_by_hand(page, Random(3)) > 5
    someone.show("medieval-mastery-4-desk-end", DESK)
