"""Tests that the keyboard focus is never lost: after an answer, a return or a closed dialog it
moves to the next thing, and a dialog starts with its purpose."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.idle_page import at_rest
from tests.browser.test_dragging import start_game
from tests.browser.test_pages import check
from tests.browser.test_tables import create_table

# Where the focus is: on something that can be chosen, or on the sentence.
PLACE: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return 'nowhere';
  if (at.closest('dialog')) return 'dialog';
  if (at.matches('[data-rest]')) return 'sentence';
  if (at.matches('[data-can]')) return 'choice';
  return at.closest('.hand') ? 'hand' : 'elsewhere';
}"""


# What the note covers that it should leave in sight. What it reports rises towards it.
COVERED: Final = """() => {
  const note = document.querySelector('[role=tooltip]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-rest], [data-can]')].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const across = note.left < right && note.right > left;
    return across && note.top < bottom && note.bottom > top && !each.matches(':hover');
  }).map((each) => each.ariaLabel ?? each.className);
}"""


def focused_place(page: Page, *places: str) -> None:
    """Return where the focus is once the page has settled."""
    page.wait_for_function(
        f"(places) => places.length ? places.includes(({PLACE})()) : ({PLACE})() !== 'nowhere'",
        arg=places,
    )
    at_rest(page)
    place = page.evaluate(PLACE)
    assert place in places or (not places and place != "nowhere"), place


def test_a_card_is_put_back_and_played(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "guilds", 2)
    page.locator(".hand [data-can]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".let-go").first.focus()
    page.keyboard.press("Enter")
    focused_place(page, "choice")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    page.locator(".hand [data-can]").last.hover()
    page.locator("[role=tooltip]").wait_for()
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Enter")
    page.locator(".offer").first.focus()
    page.keyboard.press("Enter")
    focused_place(page, "choice", "sentence")


def test_a_turn_is_ended_and_a_tile_is_taken(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "avalon", 1)
    page.get_by_role("button", name="End turn").focus()
    page.keyboard.press("Enter")
    # The page asks for a tile, so the focus is there already.
    focused_place(page, "choice")
    assert page.evaluate("document.activeElement.closest('.tiles') !== null")
    page.keyboard.press("Enter")
    page.locator(".sentence.leaf .button.strong").focus()  # is this the tile?
    page.keyboard.press("Enter")
    focused_place(page, "choice", "sentence")


@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 2)])
def test_a_choice_from_the_list_keeps_the_focus(
    person: Callable[..., Person], game: str, bots: int
) -> None:
    page = start_game(person("en"), game, bots)
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.wait_for()
    assert page.evaluate("document.activeElement.matches('dialog ol button')")
    page.keyboard.press("Escape")
    focused_place(page, "choice")
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.wait_for()
    page.keyboard.press("Enter")
    focused_place(page, "choice", "sentence", "hand")  # another copy of the card may have it


def test_dialogs_start_with_their_purpose(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "avalon", 1)
    for key in ("r", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert page.evaluate("document.activeElement.matches('dialog .content')")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        focused_place(page)
    page.keyboard.press("c")
    expect(page.get_by_label("Write a message")).to_be_focused()


def test_the_chat_on_a_phone_starts_with_its_field(person: Callable[..., Person]) -> None:
    page = start_game(person("en", PHONE), "avalon", 1)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_label("Write a message")).to_be_focused()


def test_arrow_keys_change_tabs(person: Callable[..., Person]) -> None:
    page = start_game(person("en"), "avalon", 1)
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(page.get_by_label("Write a message")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    first = page.locator("h1, h2").first
    expect(first).to_have_text("Avalon")
    assert page.title() == "● Avalon: your turn"


LOW: Final = {"zoomed": (720, 450), "sideways": (740, 360)}


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 4)])
def test_a_low_page_shows_the_question_and_the_hand(
    person: Callable[..., Person], game: str, bots: int, size: str
) -> None:
    width, height = LOW[size]
    someone = person("fr", {"width": width, "height": height})
    page = start_game(someone, game, bots)
    someone.take_screenshot(f"low-{game}-{size}-fr")
    for scrolled in (0, 10_000):
        page.evaluate(f"document.querySelector('.room > .board').scrollTo(0, {scrolled})")
        sentence = page.locator(".sentence.leaf").bounding_box()
        hand = page.locator(".hand button").first.bounding_box()
        assert sentence
        assert hand
        assert sentence["y"] >= 0
        assert sentence["y"] + sentence["height"] <= height
        assert hand["y"] + 40 <= height
        # The subject of the question is in front of it, and no part is covered.
        table = page.locator(".row, .rows > .place").bounding_box()
        assert table
        assert scrolled or table["y"] + table["height"] <= sentence["y"]
    check(page)


# Every dialog and sheet, by how it is opened.
DIALOGS: Final = {"l": "ol button", "r": "a", "?": "kbd"}
BOARD: Final = {
    "avalon": ["View the reinforcement tiles"],
    "guilds": ["The 13 powers", "View cards"],
}


@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 3)])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_dialog_has_accessibility_faults(
    person: Callable[..., Person], game: str, bots: int, size: str
) -> None:
    someone = person("en", PHONE) if size == "phone" else person("en")
    page = start_game(someone, game, bots)

    def look() -> None:
        page.locator("dialog[open] .content").last.wait_for()
        check(page)

    def close() -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    for key, inside in DIALOGS.items():
        page.keyboard.press(key)
        page.locator(f"dialog[open] {inside}").first.wait_for()
        look()
        close()
    names = BOARD[game] if game == "guilds" or size == "phone" else []
    if size == "phone":
        names = [*names, "Log", "Chat"]
    if game == "guilds" and size == "phone":
        page.locator(".chip").first.click()
        look()
        close()
    if game == "avalon":
        page.locator(".column").first.click(button="right")
        look()
        close()
    for name in names:
        page.get_by_role("button", name=name).first.click()
        look()
        close()
    page.get_by_role("button", name="Table menu").click()
    look()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("heading", name="Resign the game?").wait_for()
    look()


def test_a_dialog_forgets_a_table(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = create_table(someone, "avalon", ["me", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    page = someone.go("/")
    page.get_by_role("button", name="Remove this table").click()
    page.locator("dialog[open] .content").wait_for()
    check(page)
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("heading", name="My tables")).to_be_focused()


def test_the_focus_from_the_invitation_to_the_game(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = create_table(someone, "avalon", ["friend", "friend"])
    page = someone.go(f"/table/{table['table']}#invite={table['invite']}")
    page.get_by_label("Your name").fill("Ana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Avalon")).to_be_focused()
    page.get_by_role("button", name="bot").focus()
    page.keyboard.press("Enter")
    page.locator(".sentence.leaf").wait_for()
    focused_place(page, "choice", "sentence")
