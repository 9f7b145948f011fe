"""Tests what the page says about people: clocks that run out, reserved seats, automatic answers,
games that continue others."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Person, freeze_time
from tests.browser.idle_page import at_rest
from tests.browser.test_pages import check
from tests.browser.test_tables import create_table, finished_game, leave_to_a_bot, port_of, resign
from tests.server.live_client import post


def open_with_invitation(someone: Person, table: Any, name: str) -> Page:
    page = someone.go(f"/table/{table['table']}#invite={table['invite']}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    return page


def test_the_page_shows_that_the_time_is_up(person: Callable[..., Person]) -> None:
    ana, bo = person("en"), person("en")
    clock = {"type": "live", "seconds": 900, "increment": 0}
    table = create_table(ana, "avalon", ["me", "friend"], options={"first": "0"}, clock=clock)
    page = ana.page
    freeze_time(page)
    ana.go(f"/table/{table['table']}#seat={table['key']}")
    expect(page.get_by_role("list", name="Settings")).to_contain_text("15 minutes per player")
    open_with_invitation(bo, table, "Bo")
    page.locator(".sentence.leaf.yours").wait_for()
    # The last message of the server: from then on the page counts by itself.
    row = page.locator("aside.panel > ul > li").filter(has_text="Bo")
    expect(row).not_to_contain_text("offline")
    for passed, left in ((880, 20), (895, 5)):
        page.clock.set_fixed_time(passed)
        warning = f"{left} seconds left, then a bot plays for you"
        expect(page.locator(".toast p").filter(has_text=warning)).to_be_visible()


def test_a_bot_replaces_a_person_until_the_return(person: Callable[..., Person]) -> None:
    ana, bo, cleo = person("en"), person("en"), person("en")
    table = create_table(ana, "guilds", ["me", "friend", "friend"], options={"first": "1"})
    ana.go(f"/table/{table['table']}#seat={table['key']}")
    freeze_time(bo.page)
    open_with_invitation(bo, table, "Bo")
    open_with_invitation(cleo, table, "Cleo").locator(".sentence.leaf").wait_for()
    leave_to_a_bot(ana.page)
    expect(bo.page.locator(".toast")).to_contain_text("Ana leaves the game: a bot takes over.")
    expect(bo.page.get_by_role("log")).to_contain_text("Ana leaves the game: a bot takes over.")
    ana.page.locator(".sentence.leaf").get_by_role("button", name="Take my seat back").click()
    expect(bo.page.get_by_role("log")).to_contain_text("Ana is back.")
    # A person who has just gone is not replaced: the button appears after a minute.
    ana.page.close()
    row = bo.page.locator("aside.panel > ul > li").first
    expect(row).to_contain_text("offline")
    expect(row.get_by_role("button")).to_have_count(0)
    bo.page.clock.set_fixed_time(61)
    expect(row.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_a_rematch_reserves_the_seats_of_its_players(person: Callable[..., Person]) -> None:
    ana, bo, cleo = person("en"), person("en"), person("en")
    table = create_table(ana, "guilds", ["me", "friend"], options={"rounds": "one"})
    ana.go(f"/table/{table['table']}#seat={table['key']}")
    open_with_invitation(bo, table, "Bo")
    for friend in (ana, bo):
        friend.page.locator(".sentence.leaf").wait_for()
    resign(ana.page)
    for friend in (ana, bo):
        friend.page.locator(".ending").wait_for()
    ana.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ana.page.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(bo.page.locator(".toast").last).to_contain_text("A seat is kept for you")
    expect(ana.page.get_by_label("Invitation link")).to_have_count(0)
    seats = ana.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.filter(has_text="Bo")).to_contain_text("seat kept")
    ana.take_screenshot("rematch-waits-en")
    check(ana.page)
    # Nobody else can take it.
    cleo.page.goto(ana.page.url)
    expect(cleo.page.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(cleo.page.get_by_label("Your name")).to_have_count(0)
    bo.page.get_by_role("button", name="Join the rematch").click()
    for friend in (ana, bo):
        friend.page.locator(".sentence.leaf").wait_for()


def test_a_game_that_continues_another_says_so(person: Callable[..., Person]) -> None:
    ana = person("en")
    over = finished_game(ana, "avalon", ["greedy", "random"])
    settings = {"game": "avalon", "options": {}, "seats": ["me", "friend"], "private": False}
    body = {"number": 4, "settings": settings, "name": "Ana"}
    table = post(port_of(ana), f"tables/{over}/branch", body)
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    note = "This table continues another game from move 4."
    expect(page.get_by_text(note)).to_be_visible()
    page.get_by_role("button", name="bot").click()
    expect(page.locator(".toast")).to_contain_text(note)
    page.reload()
    page.locator(".sentence.leaf").wait_for()
    at_rest(page, frames=30)
    expect(page.locator(".toast")).to_have_count(0)


def test_an_automatic_answer_is_shown(person: Callable[..., Person]) -> None:
    ana = person("en", PHONE)
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Automatic answers").click()
    page.get_by_role("radiogroup", name="Counter").get_by_label("Always pass").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You pass automatically: “Counter”.")).to_be_visible()
    ana.take_screenshot("order-phone-en")
    check(page)
    wait = page.get_by_role("button", name="Wait!")
    wait.click()
    expect(wait).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("For now you are asked: “Counter”.")).to_be_visible()


def test_a_listed_table_shows_its_settings(person: Callable[..., Person]) -> None:
    ana = person("en")
    clock = {"type": "live", "seconds": 300, "increment": 0}
    create_table(ana, "avalon", ["me", "friend"], clock=clock, private=False, spectators=False)
    page = ana.go("/")
    line = page.get_by_role("listitem").filter(has_text="clock: 5 min + 0 s").first
    expect(line).to_contain_text("no spectators")


def test_a_pause_ends_at_once(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Propose a pause").click()
    sentence = page.locator(".sentence.leaf")
    expect(sentence).to_contain_text("paused")
    sentence.get_by_role("button", name="Resume the game").click()
    page.locator(".sentence.leaf.yours").wait_for()


def test_notifications_can_be_turned_off(
    whole_browser: Browser, person: Callable[..., Person]
) -> None:
    ana = person("en", using=whole_browser, permissions=["notifications"])
    table = create_table(ana, "avalon", ["me", "greedy"])
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    page.get_by_role("button", name="Table menu").click()
    tick = page.get_by_label("Notify me on my turn")
    tick.check()
    tick.uncheck()
    expect(tick).to_be_enabled()
    page.reload()
    page.get_by_role("button", name="Table menu").click()
    expect(tick).not_to_be_checked()
