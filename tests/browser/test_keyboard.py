"""The keyboard keeps its place: wherever something is answered, put back or closed, the focus goes
to the next thing, and a dialog begins with what it is for."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.resting import at_rest
from tests.browser.test_dragging import seated
from tests.browser.test_pages import check
from tests.browser.test_tables import found

# Where the focus is: whether something can be chosen there, or the sentence is read.
PLACE: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return 'nowhere';
  if (at.closest('dialog')) return 'dialog';
  if (at.matches('[data-rest]')) return 'sentence';
  if (at.matches('[data-can]')) return 'choice';
  return at.closest('.hand') ? 'hand' : 'elsewhere';
}"""


# What the note lies over that it should leave in sight. What it tells of rises towards it.
COVERED: Final = """() => {
  const note = document.querySelector('[role=tooltip]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-rest], [data-can]')].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const across = note.left < right && note.right > left;
    return across && note.top < bottom && note.bottom > top && !each.matches(':hover');
  }).map((each) => each.ariaLabel ?? each.className);
}"""


def somewhere(page: Page, *places: str) -> None:
    """There the focus is in the end, once everything has settled."""
    page.wait_for_function(
        f"(places) => places.length ? places.includes(({PLACE})()) : ({PLACE})() !== 'nowhere'",
        arg=places,
    )
    at_rest(page)
    place = page.evaluate(PLACE)
    assert place in places or (not places and place != "nowhere"), place


def test_a_card_is_put_back_and_played(person: Callable[..., Person]) -> None:
    page = seated(person("en"), "guilds", 2)
    page.locator(".hand [data-can]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".let-go").first.focus()
    page.keyboard.press("Enter")
    somewhere(page, "choice")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    page.locator(".hand [data-can]").last.hover()
    page.locator("[role=tooltip]").wait_for()
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Enter")
    page.locator(".offer").first.focus()
    page.keyboard.press("Enter")
    somewhere(page, "choice", "sentence")


def test_a_turn_is_ended_and_a_tile_is_taken(person: Callable[..., Person]) -> None:
    page = seated(person("en"), "avalon", 1)
    page.get_by_role("button", name="End turn").focus()
    page.keyboard.press("Enter")
    # The tiles are asked for: there the keyboard is already.
    somewhere(page, "choice")
    assert page.evaluate("document.activeElement.closest('.tiles') !== null")
    page.keyboard.press("Enter")
    page.locator(".sentence.leaf .button.strong").focus()  # is it this one?
    page.keyboard.press("Enter")
    somewhere(page, "choice", "sentence")


@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 2)])
def test_a_choice_from_the_list(person: Callable[..., Person], game: str, bots: int) -> None:
    page = seated(person("en"), game, bots)
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.wait_for()
    assert page.evaluate("document.activeElement.matches('dialog ol button')")
    page.keyboard.press("Escape")
    somewhere(page, "choice")
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.wait_for()
    page.keyboard.press("Enter")
    somewhere(page, "choice", "sentence", "hand")  # a twin of the card may have it


def test_dialogs_begin_with_what_they_are_for(person: Callable[..., Person]) -> None:
    page = seated(person("en"), "avalon", 1)
    for key in ("r", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert page.evaluate("document.activeElement.matches('dialog .content')")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        somewhere(page)
    page.keyboard.press("c")
    expect(page.get_by_label("Write a message")).to_be_focused()


def test_the_chat_of_a_phone_begins_with_its_field(person: Callable[..., Person]) -> None:
    page = seated(person("en", PHONE), "avalon", 1)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_label("Write a message")).to_be_focused()


def test_tabs_are_turned_by_the_arrows(person: Callable[..., Person]) -> None:
    page = seated(person("en"), "avalon", 1)
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
    page = seated(someone, game, bots)
    someone.show(f"low-{game}-{size}-fr")
    for scrolled in (0, 10_000):
        page.evaluate(f"document.querySelector('.room > .board').scrollTo(0, {scrolled})")
        sentence = page.locator(".sentence.leaf").bounding_box()
        hand = page.locator(".hand button").first.bounding_box()
        assert sentence
        assert hand
        assert sentence["y"] >= 0
        assert sentence["y"] + sentence["height"] <= height
        assert hand["y"] + 40 <= height
        # What the question is about lies before it, nothing of it behind.
        table = page.locator(".row, .rows > .place").bounding_box()
        assert table
        assert scrolled or table["y"] + table["height"] <= sentence["y"]
    check(page)


# Every dialog and sheet, by how it is opened.
EVERYWHERE: Final = {"l": "ol button", "r": "a", "?": "kbd"}
BOARD: Final = {
    "avalon": ["View the reinforcement tiles"],
    "guilds": ["The 13 powers", "View cards"],
}


@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 3)])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_is_wrong_in_any_dialog(
    person: Callable[..., Person], game: str, bots: int, size: str
) -> None:
    someone = person("en", PHONE) if size == "phone" else person("en")
    page = seated(someone, game, bots)

    def look() -> None:
        page.locator("dialog[open] .content").last.wait_for()
        check(page)

    def close() -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    for key, inside in EVERYWHERE.items():
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


def test_a_table_is_forgotten_by_a_dialog(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = found(someone, "avalon", ["me", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    page = someone.go("/")
    page.get_by_role("button", name="Remove this table").click()
    page.locator("dialog[open] .content").wait_for()
    check(page)
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("heading", name="My tables")).to_be_focused()


def test_from_the_invitation_to_the_game(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = found(someone, "avalon", ["friend", "friend"])
    page = someone.go(f"/table/{table['table']}#invite={table['invite']}")
    page.get_by_label("Your name").fill("Ana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Avalon")).to_be_focused()
    page.get_by_role("button", name="bot").focus()
    page.keyboard.press("Enter")
    page.locator(".sentence.leaf").wait_for()
    somewhere(page, "choice", "sentence")
