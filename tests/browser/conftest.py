"""Provides a real browser on a real server: chromium, a site on a free port, and people with pages.

The headless shell of chromium draws the same pages without a window and costs less, so it is
used for everything but calls, which it cannot do."""

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
from tests.browser.finished_games import play_finished_games
from tests.server.live_client import free_port, server_forker
from tests.waiting import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
SMALL: Final[ViewportSize] = {"width": 1024, "height": 640}
"""The common size, which is small and therefore drawn faster."""

# What Playwright turns off anyway, since of two such lists chromium uses only the last; and what
# would open unseen with every window and take longer than our page: two lists of
# suggestions for the address bar.
_DISABLED_FEATURES: Final = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "PaintHolding", "PreconnectToSearch", "AimEnabled"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
# As root chromium needs --no-sandbox; the rest prevents requests to other hosts.
_FLAGS: Final = [
    f"--disable-features={','.join(_DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# What a page shows for some seconds (news, the end of a battle) stays ten times as long, so that a
# slow machine checks it in time. No reconnection is later than a test waits.
LASTING: Final = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (then, delay, ...rest) =>
    setTimeout(then, delay > 4000 ? 10 * delay : delay, ...rest);
})();"""


def freeze_time(page: Page) -> None:
    """Freeze the page's time except for `page.clock.set_fixed_time`.

    Its timers and the connection go on; what shows for some seconds stays as long as in all
    tests."""
    page.clock.set_fixed_time(0)
    page.add_init_script(LASTING)  # after the script of the clock, which has its own timers


_FULL_BROWSER: Final = ("chromium", "chromium-browser", "google-chrome")
_HEADLESS_SHELL: Final = ("chromium-headless-shell", "chrome-headless-shell")


def chromium(*, whole: bool = False) -> str:
    """Return the path of the browser: the headless shell if there is one, unless the full browser
    is needed."""
    names = _FULL_BROWSER if whole else (*_HEADLESS_SHELL, *_FULL_BROWSER)
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need a browser: on Debian or Ubuntu run `sudo apt install chromium`"
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site with quick bots, where some games are finished and others stand
    at a known position."""
    assert (STATIC / "index.html").exists(), "the page is not built: run `python3 dev.py lint`"
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path_factory.mktemp("site") / "tables.db")
        laying = [sys.executable, "-m", positions.__name__, db]
        subprocess.run(laying, cwd=ROOT, check=True, timeout=PATIENCE)
        before = servers.start(port, db, bot_delay=0.0)
        play_finished_games(port)
        servers.kill(before)
        servers.start(port, db, bot_delay=0.02)
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def playwright() -> Iterator[tuple[Playwright, asyncio.AbstractEventLoop]]:
    """Return Playwright, and the event loop in which it talks to its browsers."""
    with sync_playwright() as running:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield running, loop
        asyncio._set_running_loop(loop)


@contextmanager
def running_loop(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let Playwright's event loop count as running inside only, so that the next test can have one
    of its own."""
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def launched(playwright: tuple[Playwright, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Return one browser for all tests."""
    running, loop = playwright
    with running_loop(loop):
        browser = running.chromium.launch(executable_path=chromium(), args=_FLAGS)
    yield browser
    with running_loop(loop):
        browser.close()


@pytest.fixture
def browser(
    launched: Browser, playwright: tuple[Playwright, asyncio.AbstractEventLoop]
) -> Iterator[Browser]:
    with running_loop(playwright[1]):
        yield launched


@pytest.fixture
def whole_browser(
    browser: Browser, playwright: tuple[Playwright, asyncio.AbstractEventLoop]
) -> Iterator[Browser]:
    """Return a full browser, which can show notifications; in the headless shell they are always
    denied."""
    running = playwright[0].chromium.launch(executable_path=chromium(whole=True), args=_FLAGS)
    yield running
    running.close()


class Person:
    """A person with a browser context of their own; faults on a page are recorded.

    On a `still` page all animations end at once."""

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
        # Some tests are about lost connections and unknown addresses.
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
        """Close the news that are still shown; on a slow machine they may be gone already."""
        self.page.locator(".toast button").evaluate_all(
            "(all) => all.forEach((one) => one.click())"
        )

    def take_screenshot(self, name: str, size: ViewportSize | None = None) -> None:
        """Take a screenshot of the viewport, resized to `size` first, for people to look at.

        The protocol is used directly, since its fast encoding takes a quarter of the time of
        Playwright's."""
        if size is not None:
            self.page.set_viewport_size(size)
        SCREENSHOTS.mkdir(exist_ok=True)
        tools = self.context.new_cdp_session(self.page)
        taken = tools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        tools.detach()
        (SCREENSHOTS / f"{name}.png").write_bytes(base64.b64decode(taken["data"]))


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Callable[..., Person]]:
    """Return a function that makes people, on our site or `at` another, in our browser or `using`
    another.

    At the end none of their pages may have recorded a fault."""
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
