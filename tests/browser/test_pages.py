"""Every page at every size in both languages: nothing serious for axe, pictures to look at."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.test_tables import finished, found

SIZES: dict[str, ViewportSize] = {
    "360": PHONE,
    "768": {"width": 768, "height": 1024},
    "1440": DESK,
    "2560": {"width": 2560, "height": 1440},
}
PLACES = {
    "home": "/",
    "new-avalon": "/new/avalon",
    "new-guilds": "/new/guilds",
    "rules-avalon": "/rules/avalon",
    "rules-guilds": "/rules/guilds",
    "credits": "/credits",
    "lost": "/nowhere",
}


def check(page: Page) -> None:
    """What axe finds serious, and whether the page scrolls sideways."""
    found = Axe().run(page).response["violations"]
    serious = [
        (each["id"], [node["html"][:200] for node in each["nodes"]][:3])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"scrolls sideways by {wide} px"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_pages(person: Callable[..., Person], language: str, size: str) -> None:
    someone = person(language, SIZES[size])
    for name, path in PLACES.items():
        page = someone.go(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        someone.show(f"{name}-{language}-{size}")
        if size in ("360", "1440"):
            check(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["avalon", "guilds"])
def test_tables(person: Callable[..., Person], game: str, size: str) -> None:
    language = "fr" if game == "avalon" else "en"
    someone = person(language, SIZES[size])
    seats = ["me", "greedy"] if game == "avalon" else ["me", "greedy", "random", "greedy", "random"]
    table = found(someone, game, seats, options={"first": "0"})
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    someone.show(f"table-{game}-{language}-{size}")
    check(page)
    over = finished(someone, game, [seat.replace("me", "greedy") for seat in seats])
    page = someone.go(f"/table/{over}")
    page.locator(".ending").wait_for()
    someone.show(f"ending-{game}-{language}-{size}")
    check(page)


def test_the_language_can_be_changed_at_any_time(person: Callable[..., Person]) -> None:
    someone = person("fr")
    page = someone.go("/")
    expect(page.get_by_text("Tirez une chaise")).to_be_visible()
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_text("Take a chair")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Take a chair")).to_be_visible()
