"""Tests tables in the browser: friends by a link, spectators, lost connections, tabs, looking
back."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.finished_games import finished_table
from tests.browser.player import LONGEST, is_over, play_step
from tests.server.live_client import free_port, post, server_forker


def port_of(someone: Person) -> int:
    return int(someone.site.rpartition(":")[2])


def create_table(someone: Person, game: str, seats: list[str], **settings: Any) -> Any:
    """Create a table without using the page."""
    body = {"settings": {"game": game, "options": {}, "seats": seats, **settings}, "name": "Ana"}
    return post(port_of(someone), "tables", body)


def finished_game(someone: Person, game: str, seats: list[str]) -> str:
    """Return a table where bots have played to the end."""
    return str(finished_table(port_of(someone), game, seats)["table"])


def play_together(pages: list[Page], random: Random, until: Callable[[], bool]) -> None:
    """Click what is lit on each page in turn."""
    end = time.monotonic() + LONGEST
    while not until() and not any(is_over(page) for page in pages):
        assert time.monotonic() < end, "the game does not advance"
        for page in pages:
            play_step(page, random, patience=0.05)


def go_to_the_end(page: Page) -> None:
    """Go to the end of a replay, whatever the language."""
    page.locator(".bar.leaf .steps button").last.click()


def leave_to_a_bot(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").last.click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign the game?").get_by_role("button", name="Resign").click()


def test_two_friends_play_by_a_link_with_a_spectator(person: Callable[..., Person]) -> None:
    ana, bo, cleo = person("en"), person("en"), person("en")
    page = ana.go("/new/guilds")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("a single round").check()
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Invitation link").input_value()
    assert "#invite=" in link
    ana.take_screenshot("gathering-en")
    bo.page.goto(link)
    expect(bo.page).to_have_url(link.partition("#")[0])  # the key is no longer in the address bar
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.locator(".sentence.leaf").wait_for()
    cleo.page.goto(link.partition("#")[0])
    cleo.page.locator(".sentence.leaf").wait_for()
    expect(cleo.page.get_by_role("button", name="All choices")).to_have_count(0)
    by_bo = cleo.page.get_by_role("log").get_by_role("button", name=re.compile("^Bo "))
    play_together([ana.page, bo.page], Random(3), until=lambda: by_bo.count() > 0)
    expect(by_bo.first).to_be_visible()
    cleo.take_screenshot("spectator-en")
    # One resigns, which ends the game for everybody.
    resign(bo.page)
    for everyone in (ana, bo, cleo):
        everyone.page.locator(".ending").wait_for()
        expect(everyone.page.locator(".ending")).to_contain_text("A player resigned.")
        expect(everyone.page.locator(".ending")).to_contain_text("Shuffles and dice verified")
    expect(ana.page.locator(".ending .won")).to_have_text("You win!")
    expect(ana.page.locator(".ending table")).to_have_count(0)  # there are no points
    expect(bo.page.locator(".ending .won")).to_have_text("Ana wins.")
    expect(cleo.page.get_by_role("log")).to_contain_text("Bo resigns.")
    # An invitation to a finished game: one sentence, and a way to watch it.
    dora = person("en")
    dora.page.goto(link)
    expect(dora.page.get_by_role("heading", level=1)).to_have_text("The game is over")
    expect(dora.page.get_by_role("alert")).to_contain_text("There are no seats left to take")
    dora.page.get_by_role("button", name="Replay", exact=True).click()
    dora.page.locator(".sentence.leaf").wait_for()


def test_chat_is_shown_as_text(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"])
    ana.go(f"/table/{table['table']}#seat={table['key']}")
    page = ana.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("<b>hello</b> <img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    said = page.get_by_text("<b>hello</b> <img src=x onerror=alert(1)>")
    expect(said).to_be_visible()
    other = ana.new_page()
    other.goto(page.url)
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("<b>hello</b>")).to_be_visible()


def test_two_tabs_of_one_seat_agree(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    other = ana.new_page()
    other.goto(page.url)
    other.locator(".sentence.leaf.yours").wait_for()
    page.get_by_role("button", name="End turn").click()
    for tab in (page, other):
        expect(tab.locator(".sentence.leaf")).to_contain_text("tile")


def test_a_lost_connection_is_restored_by_itself(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    ana = person("en")
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, bot_delay=0.05)
        settings = {"game": "avalon", "options": {"first": "0"}, "seats": ["me", "greedy"]}
        table = post(port, "tables", {"settings": settings, "name": "Ana"})
        page = ana.page
        page.goto(f"http://127.0.0.1:{port}/table/{table['table']}#seat={table['key']}")
        page.locator(".sentence.leaf.yours").wait_for()
        page.wait_for_load_state("networkidle")  # otherwise a message might arrive in part
        servers.kill(pid)
        expect(page.get_by_text("Connection lost")).to_be_visible()
        ana.take_screenshot("connection-lost-en")
        # Answers given meanwhile are sent when the server is back.
        page.get_by_role("button", name="End turn").click()
        for _ in range(2):  # it tries again
            page.wait_for_event("websocket")
        servers.start(port, db, bot_delay=0.05)
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator(".sentence.leaf")).to_contain_text("tile")


def test_a_game_is_replayed_through_all_eyes_and_continued(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = finished_game(ana, "avalon", ["greedy", "random"])
    page = ana.go(f"/table/{table}")
    # A link opens the game before its end.
    page.get_by_role("group", name="You are viewing an earlier move").wait_for()
    go_to_the_end(page)
    expect(page.get_by_text("Shuffles and dice verified")).to_be_visible()
    page.get_by_role("button", name="Replay the game").click()
    bar = page.get_by_role("group", name="You are viewing an earlier move")
    expect(bar).to_contain_text("Move 0 of")
    for _ in range(3):
        bar.get_by_role("button", name="Next move").click()
    expect(bar).to_contain_text("Move 3 of")
    bar.get_by_label("View as").select_option("all")
    expect(page.get_by_role("region", name="Avalon")).to_be_visible()
    ana.take_screenshot("replay-en-all-open")
    bar.get_by_label("Moment of the game").fill("10")
    expect(bar).to_contain_text("Move 10 of")
    with page.expect_download() as download:
        page.evaluate(f"location.href = '/api/tables/{table}/record'")
    assert download.value.suggested_filename.startswith("avalon-")
    bar.get_by_role("button", name="Play on").click()
    choice = page.get_by_role("dialog", name="Play on from here")
    choice.get_by_role("radio", name="Morgan").check()
    choice.get_by_label("Bot level").select_option("random")
    ana.take_screenshot("play-on-en")
    choice.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    page.locator(".sentence.leaf").wait_for()
    players = page.locator("aside.panel > ul > li")
    expect(players.nth(0)).to_contain_text("novice")
    expect(players.nth(1)).to_contain_text("you")
    expect(page.get_by_role("log")).to_contain_text("continues another game from move 10")


def test_a_link_that_cannot_be_copied_is_shown(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = finished_game(ana, "avalon", ["greedy", "random"])
    page = ana.go(f"/table/{table}")
    go_to_the_end(page)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.get_by_role("button", name="Link to this replay").click()
    expect(page.get_by_label("Link to this replay")).to_have_value(f"{ana.site}/table/{table}")


def test_undo_hint_and_rules(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("AVA-")
    ana.take_screenshot("rules-help-en")
    page.keyboard.press("Escape")
    page.locator(".hand [data-can]").first.click()
    sentence = page.locator(".sentence.leaf p")
    half_chosen = sentence.inner_text()
    page.keyboard.press("h")
    expect(sentence).to_contain_text("The bot would play this")
    page.get_by_role("button", name="Ignore the hint").click()
    expect(sentence).to_have_text(half_chosen, use_inner_text=True)
    page.keyboard.press("Escape")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()


def test_a_link_that_leads_nowhere_says_so(person: Callable[..., Person]) -> None:
    ana = person("fr")
    page = ana.go("/table/nothing-here")
    expect(page.get_by_role("alert")).to_have_text("Cette table n’existe pas.")
    ana.take_screenshot("unknown-table-fr")
    page.get_by_role("link", name="Retour").first.click()
    page.wait_for_url(f"{ana.site}/")
    page = ana.go("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
