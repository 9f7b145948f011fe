"""Tests cards that are dragged to their target, by mouse and by finger, in both games."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.test_tables import create_table


def start_game(someone: Person, game: str, bots: int) -> Page:
    table = create_table(someone, game, ["me", *["greedy"] * bots], options={"first": "0"})
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    return page


def centre_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: Locator, end: Locator, lit: str) -> None:
    page.mouse.move(*centre_of(start))
    page.mouse.down()
    page.mouse.move(*centre_of(end), steps=6)
    expect(page.locator(".dragged").first).to_be_visible()
    expect(page.locator(lit).first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def drag_by_finger(page: Page, start: Locator, end: Locator, lit: str) -> None:
    """Drag as a phone reports it: what is no scrolling reaches the page, move by move."""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (to_x, to_y) = centre_of(start), centre_of(end)
    send("touchStart", (x, y))
    for step in range(1, 9):
        # Upwards first: along the hand a finger scrolls.
        part = step / 8
        send("touchMove", (x + (to_x - x) * part**2, y + (to_y - y) * part))
    expect(page.locator(lit).first).to_be_visible()
    send("touchEnd")
    expect(page.locator(".dragged")).to_have_count(0)


def lines(page: Page) -> int:
    return page.locator("[role=log] li").count()


@pytest.mark.parametrize("bots", [1, 2])
def test_a_card_of_medievallons_is_dragged_to_play_it(
    person: Callable[..., Person], bots: int
) -> None:
    someone = person("en")
    page = start_game(someone, "guilds", bots)
    card = page.locator(".hand .can").first
    name = card.get_attribute("aria-label")
    before = lines(page)
    drag_by_mouse(page, card, page.locator("[data-drop=played]"), "[data-dropping=over]")
    expect(page.locator("[role=log]")).to_contain_text(re.compile(f"You play an? {name}"))
    assert lines(page) > before


def test_a_card_dropped_on_nothing_returns(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "guilds", 2)
    card = page.locator(".hand .can").first
    before = lines(page)
    drag_by_mouse(page, card, page.locator(".plate").first, "[data-dropping=open]")
    expect(page.locator(".hand .card-button.up")).to_have_count(0)
    assert lines(page) == before
    # A click still lifts it.
    card.click()
    expect(page.locator(".hand .card-button.up")).to_have_count(1)


def test_a_card_is_dragged_by_finger_on_a_phone(person: Callable[..., Person]) -> None:
    phone: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
    someone = person("en", **phone)
    page = start_game(someone, "guilds", 2)
    drag_by_finger(
        page,
        page.locator(".hand .can").first,
        page.locator("[data-drop=played]"),
        "[data-dropping=over]",
    )
    expect(page.locator(".hand .can")).not_to_have_count(6)


def test_a_card_of_avalon_is_dragged_to_a_region(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "avalon", 1)
    card, before = page.locator(".hand .lit").first, lines(page)
    page.mouse.move(*centre_of(card))
    page.mouse.down()
    x, y = centre_of(card)
    page.mouse.move(x, y - 30, steps=4)
    region = page.locator(".column.possible").first
    page.mouse.move(*centre_of(region), steps=6)
    expect(page.locator(".dragged").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    page.wait_for_function(
        "count => document.querySelectorAll('[role=log] li').length > count"
        " || document.querySelectorAll('.sentence.leaf .button').length > 1",
        arg=before,
    )


@pytest.mark.parametrize("game", ["avalon", "guilds"])
def test_a_card_is_dragged_by_its_edge_and_flicked(
    person: Callable[..., Person], game: str
) -> None:
    page = start_game(person("en"), game, 1)
    card = page.locator(".hand .lit, .hand .can").first
    box = card.bounding_box()
    assert box is not None
    x, centre = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # The fan turns the cards a little; the edge is where the pointer first enters this one.
    edge = card.evaluate(
        """(card, x) => {
          let y = card.getBoundingClientRect().top;
          while (!card.contains(document.elementFromPoint(x, y))) y += 1;
          return y;
        }""",
        x,
    )
    for start, moves in ((edge + 1, [2, 5, 9, 14]), (centre, [160])):
        page.mouse.move(x, start)
        page.mouse.down()
        for up in moves:
            page.mouse.move(x, start - up)
        expect(page.locator(".dragged").first).to_be_visible()
        page.keyboard.press("Escape")
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
