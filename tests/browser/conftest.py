"""A real browser on a real server: Debian's chromium, a site on a free port, people with pages."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    sync_playwright,
)

from tableronde.server.app import STATIC
from tests.server.live_client import free_port, nursery

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

# As root chromium needs --no-sandbox; the rest keeps it from calling outside.
_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need a browser: on Debian or Ubuntu run `sudo apt install chromium`"
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with quick bots."""
    assert (STATIC / "index.html").exists(), "the page is not built: run `python3 dev.py lint`"
    with nursery() as servers:
        port = free_port()
        servers.start(port, str(tmp_path_factory.mktemp("site") / "tables.db"), bot_delay=0.05)
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=_FLAGS)
        yield running
        running.close()


class Person:
    """Somebody with a browser of his own; whatever goes wrong on a page is remembered."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context: Final = context
        self.site: Final = site
        self.faults: Final[list[str]] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._note)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        # A lost connection, or an address where nothing is, is what some tests are about.
        expected = (
            "WebSocket connection to",
            "net::ERR_CONNECTION",
            "status of 404",
            "status of 400",
        )
        if message.type == "error" and not any(text in message.text for text in expected):
            self.faults.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(self.site + path)
        return self.page

    def show(self, name: str) -> None:
        """A picture for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Callable[..., Person]]:
    """Makes people; in the end none of them may have seen a fault."""
    made: list[Person] = []

    def make(language: str = "fr", size: ViewportSize = DESK, **context: Any) -> Person:
        opened = browser.new_context(
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport=size,
            reduced_motion=context.pop("reduced_motion", "reduce"),
            **context,
        )
        opened.set_default_timeout(15_000)
        made.append(Person(opened, site))
        return made[-1]

    yield make
    faults = [fault for someone in made for fault in someone.faults]
    for someone in made:
        someone.context.close()
    assert not faults, faults
