"""Tests proposals between people, and that everybody learns their outcome."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.idle_page import at_rest
from tests.browser.test_layout import faults_of
from tests.browser.test_tables import create_table, play_together, port_of
from tests.server.live_client import post


def open_avalon(ana: Person, bo: Person) -> tuple[Page, Page]:
    """Open a table of Avalon for Ana and Bo, where Ana begins."""
    table = create_table(ana, "avalon", ["me", "friend"], options={"first": "0"})
    body = {"name": "Bo", "invite": table["invite"]}
    seat = post(port_of(ana), f"tables/{table['table']}/seats", body)
    first = ana.go(f"/table/{table['table']}#seat={table['key']}")
    second = bo.go(f"/table/{table['table']}#seat={seat['key']}")
    first.locator(".sentence.leaf.yours").wait_for()
    second.locator(".sentence.leaf").wait_for()
    return first, second


def propose_a_pause(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Propose a pause").click()


def expect_beside_table(page: Page, what: str) -> bool:
    """Expect something beside the table that covers none of it."""
    room, there = page.locator(".room").bounding_box(), page.locator(what).bounding_box()
    assert room
    assert there
    return there["x"] >= room["x"] + room["width"]


def end_turn(page: Page, other: Page) -> None:
    """End the turn, until the other is asked."""
    page.get_by_role("button", name="End turn").click()
    asked = other.locator(".sentence.leaf.yours")
    play_together([page], Random(1), until=lambda: asked.count() > 0)


def test_a_refusal_is_announced(person: Callable[..., Person]) -> None:
    ana, bo = person("en"), person("en")
    first, second = open_avalon(ana, bo)
    propose_a_pause(first)
    # The menu makes room for the proposal.
    expect(first.locator("dialog[open]")).to_have_count(0)
    second.get_by_role("button", name="Agree").wait_for()
    assert expect_beside_table(second, ".notice")
    propose_a_pause(first)
    at_rest(first)
    expect(second.get_by_role("button", name="Agree")).to_be_visible()
    expect(second.locator(".toast")).to_have_count(0)  # there is no outcome yet
    first.get_by_role("button", name="Withdraw").wait_for()
    second.get_by_role("button", name="No", exact=True).click()
    expect(first.locator(".toast", has_text="Bo doesn’t agree: the game goes on.")).to_be_visible()
    expect(second.locator(".toast", has_text="You don’t agree: the game goes on.")).to_be_visible()
    assert expect_beside_table(first, ".toast")
    announced = first.locator("[aria-live=polite]", has_text="Bo doesn’t agree")
    expect(announced).to_have_count(1)
    ana.take_screenshot("refused-en")


def test_a_withdrawal_and_an_agreement_are_announced(person: Callable[..., Person]) -> None:
    ana, bo = person("en"), person("en")
    first, second = open_avalon(ana, bo)
    propose_a_pause(first)
    second.get_by_role("button", name="Agree").wait_for()
    first.get_by_role("button", name="Withdraw").click()
    expect(first.locator(".toast", has_text="You withdraw your proposal.")).to_be_visible()
    expect(second.locator(".toast", has_text="Ana withdraws the proposal.")).to_be_visible()
    ana.dismiss_news()  # it lies over the menu
    propose_a_pause(first)
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.locator(".toast").last).to_contain_text("Agreed: the game is paused.")


def test_the_key_for_undo_asks_before_it_proposes(person: Callable[..., Person]) -> None:
    ana, bo = person("en"), person("en")
    first, second = open_avalon(ana, bo)
    end_turn(first, second)
    first.get_by_role("button", name="Ask to undo").wait_for()
    first.keyboard.press("u")
    question = first.get_by_role("dialog", name="Ask to undo?")
    expect(question).to_be_visible()
    expect(second.locator(".notice")).to_have_count(0)
    ana.take_screenshot("undo-asked-en")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)  # while it is open, no key does anything
    expect(second.locator(".notice")).to_have_count(0)
    first.keyboard.press("u")
    question.get_by_role("button", name="Ask them").click()
    second.get_by_role("button", name="Agree").click()
    expect(first.locator(".toast").last).to_contain_text("the move is undone")


def test_every_answer_to_a_proposed_undo_is_reachable(person: Callable[..., Person]) -> None:
    """It is tested in French, where the words are longer."""
    first, second = open_avalon(person("en"), person("fr"))
    end_turn(first, second)
    first.get_by_role("button", name="Ask to undo").wait_for()
    first.keyboard.press("u")
    first.get_by_role("button", name="Ask them").click()
    expect(second.locator(".notice button")).to_have_count(3)
    assert faults_of(second) == []


def test_letter_keys_can_be_turned_off(person: Callable[..., Person]) -> None:
    first, _ = open_avalon(person("en"), person("en"))
    first.keyboard.press("?")
    keys = first.get_by_role("dialog", name="Keyboard shortcuts")
    keys.get_by_label("Single-letter shortcuts").uncheck()
    first.keyboard.press("Escape")
    for key in "klhu?c":
        first.keyboard.press(key)
    expect(first.locator("dialog[open]")).to_have_count(0)
    first.reload()
    first.locator(".sentence.leaf.yours").wait_for()
    first.keyboard.press("l")
    expect(first.locator("dialog[open]")).to_have_count(0)
    first.get_by_role("button", name="Table menu").click()
    first.get_by_label("Single-letter shortcuts").check()
    first.keyboard.press("Escape")
    expect(first.locator("dialog[open]")).to_have_count(0)
    first.keyboard.press("l")
    expect(first.locator("dialog[open]")).to_have_count(1)


def test_events_are_seen_and_announced_while_a_sheet_is_open(
    person: Callable[..., Person],
) -> None:
    ana, bo = person("en"), person("en", PHONE)
    first, second = open_avalon(ana, bo)
    second.get_by_role("button", name="Chat").click()
    sheet = second.locator("dialog[open]")
    expect(sheet.locator("[aria-live=assertive]")).to_have_count(1)
    propose_a_pause(first)
    expect(sheet.locator(".toast", has_text="Ana proposes a pause.")).to_be_visible()
    expect(sheet.locator("[aria-live]", has_text="Ana proposes a pause.")).to_have_count(1)
    first.get_by_role("button", name="Withdraw").click()
    end_turn(first, second)
    expect(sheet.locator(".toast", has_text="Your turn.")).to_be_visible()
    expect(sheet.locator("[aria-live]", has_text="Your turn.")).to_have_count(1)
    bo.take_screenshot("your-turn-while-chatting-en")
    # It can be closed there as well.
    sheet.locator(".toast button").first.click()


def test_the_field_of_the_chat_stays_in_sight_on_a_phone(person: Callable[..., Person]) -> None:
    # As high as the space above the on-screen keyboard.
    bo = person("en", {"width": 360, "height": 380})
    _, second = open_avalon(person("en"), bo)
    second.get_by_role("button", name="Chat").click()
    expect(second.get_by_label("Write a message")).to_be_in_viewport(ratio=1)
    bo.take_screenshot("chat-above-the-keys-en")


def test_the_chat_says_who_reads_it(person: Callable[..., Person]) -> None:
    ana, cleo = person("en"), person("en")
    first, _ = open_avalon(ana, person("en"))
    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Write a message").fill("hello")
    first.keyboard.press("Enter")
    expect(first.get_by_role("log")).to_contain_text("hello")
    expect(first.locator("time")).not_to_contain_text("M")  # 15:38, not 03:38 PM
    expect(first.get_by_text("spectators included")).to_be_visible()
    cleo.page.goto(first.url)
    cleo.page.get_by_role("tab", name="Chat").click()
    expect(cleo.page.get_by_text("only after the game")).to_be_visible()
