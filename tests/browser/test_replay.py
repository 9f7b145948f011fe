"""Tests looking back: without revealing the end, by keyboard, by links, on a phone, for a screen
reader."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.finished_games import finished_table, leave_to_a_bot, play_until_lines
from tests.browser.idle_page import at_rest
from tests.browser.test_tables import create_table, finished_game, go_to_the_end, port_of
from tests.server.live_client import free_port, post, server_forker

LONG = "Wolfeschlegelsteinhausen"
# How far the chronicle is from its end.
BELOW = """() => {
  const list = document.querySelector('aside.panel .chronicle');
  return list.scrollHeight - list.clientHeight - list.scrollTop;
}"""


def open_finished_game(ana: Person) -> Page:
    """Open a game that Ana has left to a bot and that is over, and close its result."""
    table = finished_table(port_of(ana), "avalon", ["me", "greedy"])
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".ending").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return page


def test_the_chronicle_follows_a_long_game(person: Callable[..., Person]) -> None:
    page = open_finished_game(person("en"))
    lines = page.locator("aside.panel .chronicle")
    assert lines.evaluate("list => list.scrollHeight > 3 * list.clientHeight")
    page.wait_for_function(f"() => ({BELOW})() < 40")
    page.reload()
    page.locator(".ending").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => ({BELOW})() < 40")
    at_rest(page, frames=30)
    assert page.evaluate(BELOW) < 40
    expect(lines.get_by_role("button").last).to_be_in_viewport()


def test_a_chronicle_scrolled_up_stays_in_place(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    with server_forker() as servers:
        port = free_port()
        servers.start(port, str(tmp_path / "tables.db"))
        ana = person("en", at=f"http://127.0.0.1:{port}")
        table = create_table(ana, "avalon", ["me", "greedy"])
        play_until_lines(port, table, lines=40)
        page = ana.go(f"/table/{table['table']}#seat={table['key']}")
        page.locator(".sentence.leaf").wait_for()
        lines = page.locator("aside.panel .chronicle")
        page.wait_for_function(
            "() => { const list = document.querySelector('aside.panel .chronicle');"
            " return list.scrollHeight > list.clientHeight + 200; }"
        )
        lines.hover()
        page.mouse.wheel(0, -5000)
        page.wait_for_function(
            "() => document.querySelector('aside.panel .chronicle').scrollTop === 0"
        )
        leave_to_a_bot(port, table)
        page.locator(".ending").wait_for()
        assert lines.evaluate("list => list.scrollTop") < 40


def test_the_own_row_says_so(person: Callable[..., Person]) -> None:
    page = open_finished_game(person("en"))
    expect(page.locator("aside.panel li").first.locator(".state")).to_have_text("you")


def test_the_eyes_of_a_replay_are_announced(person: Callable[..., Person]) -> None:
    page = open_finished_game(person("en"))
    page.keyboard.press(",")
    spoken = page.get_by_role("region", name="Description of the table")
    eyes = page.get_by_label("View as")
    expect(spoken).to_contain_text("You:")
    mine = spoken.text_content()
    eyes.select_option("1")
    expect(spoken).to_contain_text("’s view")
    expect(spoken).to_contain_text("Ana: ")
    assert spoken.text_content() != mine
    eyes.select_option("public")
    expect(spoken).to_contain_text("Spectators’ view")
    expect(spoken).not_to_contain_text("You:")


def test_keys_step_through_a_replay(person: Callable[..., Person]) -> None:
    page = open_finished_game(person("en"))
    page.keyboard.press(",")
    bar = page.get_by_role("group", name="You are viewing an earlier move")
    last = int((bar.locator(".where span").text_content() or "").split()[-1])
    expect(bar).to_contain_text(f"Move {last - 1} of")
    # On the board the arrow keys move between cards.
    bar.get_by_role("button", name="Previous move").focus()
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text(f"Move {last - 2} of")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(f"Move {last - 1} of")
    # As a French keyboard types it on Windows.
    page.evaluate(
        "dispatchEvent(new KeyboardEvent('keydown', {key: '[', ctrlKey: true, altKey: true}))"
    )
    expect(bar).to_contain_text(f"Move {last - 2} of")
    page.keyboard.press(".")
    expect(bar).to_contain_text(f"Move {last - 1} of")


def test_a_guest_does_not_see_the_end_first(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = finished_game(someone, "avalon", ["greedy", "random"])
    page = someone.go(f"/table/{table}")
    bar = page.get_by_role("group", name="You are viewing an earlier move")
    expect(bar).to_contain_text("Move 0 of")
    at_rest(page)
    expect(page.locator(".ending")).to_have_count(0)
    assert page.get_by_text(" wins").count() == 0
    someone.take_screenshot("replay-guest-en")
    # After a jump the line of the current move is in sight.
    bar.get_by_label("View as").select_option("all")
    last = int((bar.locator(".where span").text_content() or "").split()[-1])
    bar.get_by_label("Moment of the game").fill(str(last - 1))
    expect(bar).to_contain_text(f"Move {last - 1} of")
    expect(page.locator("aside.panel .chronicle [aria-current]")).to_be_in_viewport()
    go_to_the_end(page)
    expect(page.locator(".ending")).to_be_visible()


def test_a_link_opens_a_move(person: Callable[..., Person]) -> None:
    ana = person("en")
    page = open_finished_game(ana)
    page.keyboard.press(",")
    bar = page.get_by_role("group", name="You are viewing an earlier move")
    bar.get_by_label("Moment of the game").fill("17")
    expect(bar).to_contain_text("Move 17 of")
    bar.get_by_role("button", name="Link to this move").click()
    expect(page).to_have_url(re.compile("#move=17$"))
    link = page.url
    assert "seat" not in link
    assert "invite" not in link
    for someone in (person("en"), ana):
        someone.page.goto("about:blank")
        someone.page.goto(link)
        there = someone.page.get_by_role("group", name="You are viewing an earlier move")
        expect(there).to_contain_text("Move 17 of")
        expect(someone.page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    shown = page.get_by_label("Link to this replay").input_value()
    assert "#" not in shown
    assert shown in link


def test_long_names_fit_on_a_phone(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE)
    body = {
        "settings": {"game": "avalon", "options": {}, "seats": ["me", "greedy"]},
        "name": LONG,
    }
    table = post(port_of(ana), "tables", body)
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    leave_to_a_bot(port_of(ana), table)
    page.locator(".ending").wait_for()
    guest = person("fr", PHONE)
    page = guest.go(f"/table/{table['table']}")
    bar = page.get_by_role("group", name="Vous revoyez la partie")
    bar.wait_for()
    guest.take_screenshot("replay-long-name-fr-phone")
    for thing in bar.locator("button, select, input, .where span").all():
        box = thing.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE["width"] - box["width"], thing
