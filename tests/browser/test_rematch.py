"""Tests a rematch from the page: the same people, and changed settings."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.test_pages import check
from tests.browser.test_tables import create_table, leave_to_a_bot, resign


def test_a_rematch_with_changes(person: Callable[..., Person]) -> None:
    ana, bo = person("en"), person("en")
    table = create_table(ana, "guilds", ["me", "greedy", "friend", "greedy"])
    ana.go(f"/table/{table['table']}#seat={table['key']}")
    bo.go(f"/table/{table['table']}#invite={table['invite']}")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    for friend in (ana, bo):
        friend.page.locator(".sentence.leaf").wait_for()
    leave_to_a_bot(bo.page)
    expect(bo.page.locator(".sentence.leaf")).to_contain_text("A bot is playing for you.")
    ana.page.locator(".toast", has_text="Bo leaves the game").wait_for()
    ana.dismiss_news()  # it covers the menu
    resign(ana.page)
    ending = ana.page.locator(".ending")
    ending.wait_for()
    ending.get_by_role("button", name="Change and rematch").click()
    form = ana.page.get_by_role("dialog", name="Rematch with changes").locator("form")
    expect(form).to_be_in_viewport()
    # People keep their seats; bots can be changed or removed.
    expect(form.get_by_role("listitem").nth(0)).to_have_text("Me")
    expect(form.get_by_role("listitem").nth(2)).to_have_text("Bo")
    expect(form.get_by_role("combobox")).to_have_count(2)
    form.get_by_role("radio", name="3", exact=True).check()
    form.get_by_role("combobox", name="Seat 2").select_option("random")
    form.get_by_role("radio", name="Live").check()
    form.get_by_role("checkbox", name="spectators").uncheck()
    # Hints concern how a game is played, not who joins; among friends they are off
    # unless they are switched on.
    rules = form.get_by_role("group", name="Options")
    expect(rules.get_by_role("checkbox", name="hints")).not_to_be_checked()
    ana.take_screenshot("rematch-en")
    check(ana.page)
    form.get_by_role("button", name="Create the rematch").click()
    ana.page.wait_for_url(lambda url: "/table/" in url and table["table"] not in url)
    # The person who sets it up need not be told.
    offered = "A rematch is being set up"
    expect(bo.page.locator(".toast", has_text=offered)).to_be_visible()
    expect(ana.page.locator(".toast", has_text=offered)).to_have_count(0)
    bo.page.get_by_role("button", name="Join the rematch").click()
    for friend in (ana, bo):
        friend.page.locator(".sentence.leaf").wait_for()
        players = friend.page.locator("aside.panel > ul > li")
        expect(players).to_have_count(3)
        expect(players.nth(0)).to_contain_text("Ana")
        expect(players.nth(0).get_by_role("timer")).to_be_visible()
        expect(players.nth(1)).to_contain_text("novice")
        expect(players.nth(2)).to_contain_text("Bo")
    # There are no spectators.
    cleo = person("en")
    cleo.page.goto(ana.page.url.partition("#")[0])
    expect(cleo.page.get_by_role("alert")).to_be_visible()
