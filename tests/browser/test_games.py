"""Whole games through the page: by mouse, by keyboard alone, by touch on a phone."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Person
from tests.browser.player import play_by_hand, play_by_keys
from tests.browser.test_tables import found

SHELF = ["avalon", "guilds", "medieval-mastery"]


def sit_down(someone: Person, game: str) -> None:
    """A table against bots, in one click from the home page."""
    page = someone.go("/")
    page.locator("article").nth(SHELF.index(game)).get_by_role("button").click()
    page.wait_for_url("**/table/*")
    page.locator(".sentence.leaf").wait_for()


@pytest.mark.parametrize("game", SHELF)
def test_by_mouse(person: Callable[..., Person], game: str) -> None:
    someone = person()
    sit_down(someone, game)
    someone.show(f"{game}-fr-desk-begin")
    assert play_by_hand(someone.page, Random(game)) > 5
    someone.show(f"{game}-fr-desk-end")


@pytest.mark.parametrize("game", SHELF)
def test_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    someone = person("en")
    sit_down(someone, game)
    assert play_by_keys(someone.page, Random(game)) > 5
    someone.show(f"{game}-en-desk-end")


@pytest.mark.parametrize("game", SHELF)
def test_by_touch_on_a_phone(person: Callable[..., Person], game: str) -> None:
    phone: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
    someone = person("fr", **phone)
    sit_down(someone, game)
    someone.show(f"{game}-fr-phone-begin")
    assert play_by_hand(someone.page, Random(game), touch=True) > 5
    width = someone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page scrolls sideways"
    someone.show(f"{game}-fr-phone-end")


@pytest.mark.parametrize("bots", [1, 3])
def test_mastery_with_two_and_with_four(person: Callable[..., Person], bots: int) -> None:
    someone = person("fr" if bots == 1 else "en")
    table = found(someone, "medieval-mastery", ["me", *["greedy"] * bots])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    assert play_by_hand(page, Random(bots)) > 5
    someone.show(f"medieval-mastery-{bots + 1}-desk-end")
