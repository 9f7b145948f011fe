"""A real browser on a real server: Debian's chromium, a site on a free port, people with pages.

Where there is its headless shell, which draws the same pages without a window's frame around them
and so costs less, that is taken for all but what it cannot do: call people."""

import asyncio
import base64
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tableronde.server.app import STATIC
from tests.browser import positions
from tests.browser.archive import play_before
from tests.server.live_client import free_port, server_forker
from tests.waiting import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
SMALL: Final[ViewportSize] = {"width": 1024, "height": 640}
"""What most people here have: what is small is drawn sooner."""

# What Playwright turns off anyway, for of two lists chromium heeds the last alone; and what would
# open with the window of every person, unseen, and take longer than our page: two lists of
# suggestions for the address bar.
_WITHOUT: Final = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "PaintHolding", "PreconnectToSearch", "AimEnabled"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
# As root chromium needs --no-sandbox; the rest keeps it from calling outside.
_FLAGS: Final = [
    f"--disable-features={','.join(_WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# What a page shows for some seconds (news, the end of a battle) stays ten times as long: a slow
# machine looks at it in time. No attempt to connect again comes later than a test waits.
LASTING: Final = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (then, delay, ...rest) =>
    setTimeout(then, delay > 4000 ? 10 * delay : delay, ...rest);
})();"""


def hold_time(page: Page) -> None:
    """Let the page's time stand still but for `page.clock.set_fixed_time`. Its timers and the
    connection go on; what shows for some seconds stays as long as in all tests."""
    page.clock.set_fixed_time(0)
    page.add_init_script(LASTING)  # after that of the clock, which brings its own timers


_WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")
_SHELL: Final = ("chromium-headless-shell", "chrome-headless-shell")


def chromium(*, whole: bool = False) -> str:
    """Where the browser is: the headless shell if there is one, unless a whole one is needed."""
    names = _WHOLE if whole else (*_SHELL, *_WHOLE)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need a browser: on Debian or Ubuntu run `sudo apt install chromium`"
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with quick bots, where some games are over already and
    others stand at a known position."""
    assert (STATIC / "index.html").exists(), "the page is not built: run `python3 dev.py lint`"
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path_factory.mktemp("site") / "tables.db")
        laying = [sys.executable, "-m", positions.__name__, db]
        subprocess.run(laying, cwd=ROOT, check=True, timeout=PATIENCE)
        before = servers.start(port, db, bot_delay=0.0)
        play_before(port)
        servers.kill(before)
        servers.start(port, db, bot_delay=0.02)
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def playwright() -> Iterator[tuple[Playwright, asyncio.AbstractEventLoop]]:
    """Playwright, and the loop in which it speaks with its browsers."""
    with sync_playwright() as running:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield running, loop
        asyncio._set_running_loop(loop)


@contextmanager
def speaking(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """The loop of Playwright counts as running so long and no longer: whatever test comes next may
    have one of its own."""
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def launched(playwright: tuple[Playwright, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """One browser for all."""
    running, loop = playwright
    with speaking(loop):
        browser = running.chromium.launch(executable_path=chromium(), args=_FLAGS)
    yield browser
    with speaking(loop):
        browser.close()


@pytest.fixture
def browser(
    launched: Browser, playwright: tuple[Playwright, asyncio.AbstractEventLoop]
) -> Iterator[Browser]:
    with speaking(playwright[1]):
        yield launched


@pytest.fixture
def whole_browser(
    browser: Browser, playwright: tuple[Playwright, asyncio.AbstractEventLoop]
) -> Iterator[Browser]:
    """One that can call people, too: in the shell they have always forbidden it."""
    running = playwright[0].chromium.launch(executable_path=chromium(whole=True), args=_FLAGS)
    yield running
    running.close()


class Person:
    """Somebody with a browser of his own; whatever goes wrong on a page is remembered. On a still
    page all that moves arrives at once."""

    def __init__(self, context: BrowserContext, site: str, still: bool = True) -> None:
        self.context: Final = context
        self.site: Final = site
        self.still: Final = still
        self.faults: Final[list[str]] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._note)
        if self.still:
            tools = self.context.new_cdp_session(page)
            tools.send("Animation.enable")
            tools.send("Animation.setPlaybackRate", {"playbackRate": 100})
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

    def dismiss_news(self) -> None:
        """Whatever of it is still there: on a slow machine it may have gone by itself."""
        self.page.locator(".toast button").evaluate_all(
            "(all) => all.forEach((one) => one.click())"
        )

    def show(self, name: str, size: ViewportSize | None = None) -> None:
        """A picture for people to look at, of what is in view, or would be in a window of this size
        (which it is from then on). Taken by hand, for it is packed with a quarter of the work that
        Playwright has it packed with."""
        if size is not None:
            self.page.set_viewport_size(size)
        SCREENSHOTS.mkdir(exist_ok=True)
        tools = self.context.new_cdp_session(self.page)
        taken = tools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        tools.detach()
        (SCREENSHOTS / f"{name}.png").write_bytes(base64.b64decode(taken["data"]))


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Callable[..., Person]]:
    """Makes people, who play `at` our site or another, in our browser or another; in the end none
    of them may have seen a fault."""
    made: list[Person] = []

    def make(
        language: str = "fr",
        size: ViewportSize = SMALL,
        at: str = site,
        using: Browser = browser,
        **context: Any,
    ) -> Person:
        motion = context.pop("reduced_motion", "reduce")
        opened = using.new_context(
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport=size,
            reduced_motion=motion,
            **context,
        )
        opened.set_default_timeout(PATIENCE * 1000)
        opened.add_init_script(LASTING)
        made.append(Person(opened, at, still=motion == "reduce"))
        return made[-1]

    yield make
    faults = [fault for someone in made for fault in someone.faults]
    for someone in made:
        someone.context.close()
    assert not faults, faults
