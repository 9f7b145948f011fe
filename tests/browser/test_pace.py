"""Tests the pace of bots: a switch in the menu, which the browser remembers, and a way to skip."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.test_pages import check
from tests.browser.test_tables import create_table
from tests.server.live_client import free_port, server_forker


@pytest.fixture(scope="module")
def slow_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site where bots take their time."""
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path_factory.mktemp("unhurried") / "tables.db")
        servers.start(port, db, bot_delay=3600.0)  # a hundredth of it where bots answer at once
        yield f"http://127.0.0.1:{port}"


def sent_paces(page: Page) -> list[Any]:
    """Return the paces that the page sends, as they come."""
    said: list[Any] = []

    def record_frame(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("hello", "pace"):
            said.append((message["type"], message.get("pace")))

    def record_socket(socket: WebSocket) -> None:
        socket.on("framesent", record_frame)

    page.on("websocket", record_socket)
    return said


def open_seat(someone: Person, table: Any) -> Page:
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    return page


def test_the_pace_is_set_in_the_menu_and_remembered(
    person: Callable[..., Person], slow_site: str
) -> None:
    ana = person("fr", at=slow_site)
    said = sent_paces(ana.page)
    table = create_table(ana, "guilds", ["me", "greedy", "greedy"], options={"first": "0"})
    page = open_seat(ana, table)
    page.get_by_role("button", name="Menu de la table").click()
    pace = page.get_by_role("radiogroup", name="Vitesse des bots")
    expect(pace.get_by_role("radio", name="lente")).to_be_checked()
    pace.get_by_role("radio", name="immédiat").check()
    check(page)
    page.keyboard.press("Escape")
    page.reload()
    page.locator(".sentence.leaf").wait_for()
    page.get_by_role("button", name="Menu de la table").click()
    expect(pace.get_by_role("radio", name="immédiat")).to_be_checked()
    assert said == [("hello", None), ("pace", "at-once"), ("hello", "at-once")]


@pytest.mark.parametrize("by", ["key", "tap"])
def test_the_moves_of_several_bots_can_be_skipped(
    person: Callable[..., Person], slow_site: str, by: str
) -> None:
    ana = person("en", PHONE, at=slow_site) if by == "tap" else person("en", at=slow_site)
    said = sent_paces(ana.page)
    table = create_table(ana, "fief", ["me", "greedy", "greedy"])
    page = open_seat(ana, table)
    skip = page.get_by_role("button", name="Speed up")
    asked = page.locator(".sentence.leaf.yours")
    asked.or_(skip).first.wait_for()
    if asked.count():  # the player settles, then the bots do
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").first.click()
        page.locator(".sentence.leaf .button.strong").click()
    skip.wait_for()
    check(page)
    skip.click() if by == "tap" else page.keyboard.press("s")
    expect(skip).to_have_count(0)
    asked.wait_for()
    assert said == [("hello", None), ("pace", "at-once"), ("pace", "calm")]
