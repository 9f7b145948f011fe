"""Tests that announced actions ask for a confirmation, and that a long list has a filter."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.idle_page import at_rest
from tests.browser.test_dragging import centre_of, lines, start_game
from tests.browser.test_pages import check

FILTER = {"en": "Filter the choices", "fr": "Filtrer les choix"}


def test_an_attack_asks_for_a_confirmation(person: Callable[..., Person]) -> None:
    someone = person("en")
    for _ in range(10):  # until a hand with a knight is dealt
        page = start_game(someone, "avalon", 1)
        page.keyboard.press("l")
        choices = page.locator("dialog[open] ol button")
        choices.first.wait_for()
        attack = choices.filter(has_text="Attack region").first
        if attack.count():
            break
    before = lines(page)
    attack.click()
    sure = page.locator(".sentence.leaf .button.strong")
    expect(sure).to_contain_text("Attack region")
    at_rest(page)
    assert lines(page) == before
    someone.take_screenshot("attack-asked-en")
    sure.click()
    expect(page.locator("[role=log]")).to_contain_text("You attack region")


def test_a_button_that_names_an_attack_needs_no_confirmation(person: Callable[..., Person]) -> None:
    someone = person("en")
    for _ in range(10):  # until a hand with a knight or a witch is dealt
        page = start_game(someone, "avalon", 1)
        threatened = page.locator(".column:has(.threats)").first
        for card in page.locator(".hand .lit").all():
            card.click()
            if threatened.count():
                break
            page.keyboard.press("Escape")
        if threatened.count():
            break
    # A screen reader gets it too.
    label = re.compile("You can choose: .*(Attack|Bewitch)")
    expect(threatened).to_have_attribute("aria-label", label)
    page.mouse.click(*centre_of(threatened.locator(".region")))
    slip = page.locator(".sentence.leaf")
    slip.get_by_role("button", name=re.compile("^(Attack|Bewitch)$")).first.click()
    expect(page.locator("[role=log]")).to_contain_text(re.compile("[Yy]ou (attack|bewitch)"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_board_stays_in_place_under_other_sentences(
    person: Callable[..., Person], size: ViewportSize
) -> None:
    someone = person("fr", size)
    page = start_game(someone, "avalon", 1)
    column = page.locator(".column").first
    before = column.bounding_box()
    page.locator(".hand .lit").first.click()
    expect(page.locator(".sentence.leaf .button.quiet")).to_be_visible()
    assert column.bounding_box() == before
    page.keyboard.press("Escape")
    page.locator(".sentence.leaf .button").first.click()
    page.locator(".tiles button.lit").first.wait_for()
    someone.take_screenshot(f"tiles-{size['width']}-fr")
    page.locator(".tiles button.lit").last.click()
    expect(page.locator(".sentence.leaf .button.strong")).to_contain_text("Prendre")
    someone.take_screenshot(f"tile-sure-{size['width']}-fr")


def test_a_reinforcement_needs_no_confirmation(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "avalon", 1)
    page.locator(".hand .lit").first.click()
    column = page.locator(".column.possible").first
    x, _ = centre_of(column)
    box = column.bounding_box()
    assert box is not None
    page.mouse.click(x, box["y"] + box["height"] * 0.75)  # on one's own pile
    expect(page.locator("[role=log]")).to_contain_text("You reinforce region")


@pytest.mark.parametrize("language", FILTER)
def test_a_long_list_can_be_filtered(person: Callable[..., Person], language: str) -> None:
    someone = person(language)
    page = start_game(someone, "avalon", 1)
    page.keyboard.press("l")
    choices = page.locator("dialog[open] ol button")
    choices.first.wait_for()
    everything = choices.count()
    assert everything > 12
    # Typing goes into the filter; numbers count what is shown.
    page.keyboard.type("region 7")
    expect(page.get_by_label(FILTER[language])).to_have_value("region 7")
    expect(choices.first).to_contain_text("7")
    assert 0 < choices.count() < everything
    assert all("7" in text for text in choices.all_text_contents())
    expect(choices.first.locator(".number")).to_have_text("1")
    someone.take_screenshot(f"choices-filtered-{language}")
    check(page)
    page.get_by_label(FILTER[language]).fill("xyzzy")
    expect(choices).to_have_count(0)
    page.get_by_label(FILTER[language]).fill("")
    expect(choices).to_have_count(everything)
    # It stays in sight without a background of its own.
    choices.last.scroll_into_view_if_needed()
    expect(page.get_by_label(FILTER[language])).to_be_in_viewport()
    expect(page.locator(".filter")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
