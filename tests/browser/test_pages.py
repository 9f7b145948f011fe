"""Tests every page at every size in both languages: no serious faults by axe, and screenshots to
look at."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.idle_page import at_rest
from tests.browser.test_tables import create_table, finished_game, go_to_the_end

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
    "new-mastery": "/new/medieval-mastery",
    "rules-avalon": "/rules/avalon",
    "rules-guilds": "/rules/guilds",
    "rules-mastery": "/rules/medieval-mastery",
    "credits": "/credits",
    "lost": "/nowhere",
}


LOOKED_AT: Final = {"fr": tuple(SIZES), "en": ("360", "1440")}
"""The sizes at which screenshots are taken: all in one language, the two commonest in the other."""
CHECKED: Final = {"fr": ("360",), "en": ("1440",)}
"""The sizes that axe checks: faults do not depend on the language, and these sizes show all."""
AXE: Final = Axe().axe_script
STILL: Final = (
    """() => document.getAnimations().every(({ playState }) => playState === 'finished')"""
)


def check(page: Page, by_voice: bool = False) -> None:
    """Check that axe finds nothing serious and that the page does not scroll sideways.

    With `by_voice`, the text on a button must be part of its name, for people who say what they
    want to click."""
    page.wait_for_function(STILL)  # an element that fades in has no contrast yet
    if page.evaluate("() => !window.axe"):
        page.evaluate(AXE)
    options = {
        "rules": {"label-content-name-mismatch": {"enabled": by_voice}},
        "resultTypes": ["violations"],
        "preload": False,  # what axe would fetch is for rules that are not used
    }
    # The rest of the report is long.
    create_table = page.evaluate(
        "options => axe.run(options).then((report) => report.violations)", options
    )
    serious = [
        (each["id"], [node["html"][:200] for node in each["nodes"]][:3])
        for each in create_table
        if each["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
    assert_no_scrolling(page)


def assert_no_scrolling(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"scrolls sideways by {wide} px"


def at_every_size(
    someone: Person, name: str, sizes: tuple[str, ...] = tuple(SIZES)
) -> Iterator[str]:
    """Resize the page to each of these sizes and take a screenshot."""
    for size in sizes:
        someone.page.set_viewport_size(SIZES[size])
        someone.take_screenshot(f"{name}-{size}")
        assert_no_scrolling(someone.page)
        yield size


@pytest.mark.parametrize("language", ["fr", "en"])
def test_pages_have_no_faults_at_any_size(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)
    for name, path in PLACES.items():
        page = someone.go(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in at_every_size(someone, f"{name}-{language}", LOOKED_AT[language]):
            if size in CHECKED[language]:
                check(page, by_voice=True)
            if name == "home" and size == "1440":  # the entry of every game is in sight
                expect(page.locator(".ways .strong").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["avalon", "guilds"])
def test_tables_have_no_faults_at_any_size(person: Callable[..., Person], game: str) -> None:
    language = "fr" if game == "avalon" else "en"
    someone = person(language, PHONE)
    seats = ["me", "greedy"] if game == "avalon" else ["me", "greedy", "random", "greedy", "random"]
    table = create_table(someone, game, seats, options={"first": "0"})
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    for _ in at_every_size(someone, f"table-{game}-{language}"):
        check(page)
    over = finished_game(someone, game, [seat.replace("me", "greedy") for seat in seats])
    page = someone.go(f"/table/{over}")
    page.locator(".bar.leaf .steps").wait_for()
    for size in at_every_size(someone, f"replay-{game}-{language}"):
        if size in CHECKED[language]:
            check(page)
    go_to_the_end(page)
    page.locator(".ending").wait_for()
    for size in at_every_size(someone, f"ending-{game}-{language}"):
        assert page.locator(".scores").evaluate("all => all.scrollWidth <= all.clientWidth"), size
        if size in CHECKED[language]:
            check(page)


def test_a_sheet_can_be_read_by_keyboard(person: Callable[..., Person]) -> None:
    someone = person("en")
    table = create_table(someone, "guilds", ["me", "greedy", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.get_by_role("button", name="The 13 powers").click()
    page.locator("dialog[open] .content").wait_for()
    check(page)


def test_a_touched_element_does_not_flash(person: Callable[..., Person]) -> None:
    colour = "getComputedStyle(document.querySelector('main')).webkitTapHighlightColor"
    assert person("en").go("/").evaluate(colour) == "rgba(0, 0, 0, 0)"


def test_the_language_can_be_changed_at_any_time(person: Callable[..., Person]) -> None:
    someone = person("fr")
    page = someone.go("/")
    expect(page.get_by_text("Prenez place")).to_be_visible()
    page.get_by_role("button", name="EN").click()
    expect(page.get_by_text("Pull up a chair")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Pull up a chair")).to_be_visible()


IN_SIGHT: Final = """() => [...document.querySelectorAll('article li[id]')]
  .filter((clause) => {
    const { top, bottom } = clause.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  })
  .map((clause) => clause.id)"""


def test_going_back_returns_to_the_place_in_the_rules(person: Callable[..., Person]) -> None:
    someone = person("en")
    page = someone.go("/rules/avalon")
    page.locator("#AVA-END-05").wait_for()
    expect(page.locator("#AVA-END-05")).to_contain_text("ruling")
    expect(page.locator("#AVA-END-01")).not_to_contain_text("ruling")
    page.evaluate("scrollTo(0, 1500)")
    at_rest(page)
    seen = page.evaluate(IN_SIGHT)
    page.evaluate("document.querySelector('a[href=\"/\"]').click()")
    page.get_by_role("heading", name="My tables").wait_for()
    page.go_back()
    page.locator("#AVA-END-05").wait_for()
    page.wait_for_function(f"(seen) => ({IN_SIGHT})().some((id) => seen.includes(id))", arg=seen)
    at_rest(page, frames=30)
    assert set(seen) & set(page.evaluate(IN_SIGHT)), "the position is kept"
    # Also when the site is reloaded in between.
    someone.go("/credits")
    page.go_back()
    page.locator("#AVA-END-05").wait_for()
    page.wait_for_function(f"(seen) => ({IN_SIGHT})().some((id) => seen.includes(id))", arg=seen)
    at_rest(page, frames=30)
    assert set(seen) & set(page.evaluate(IN_SIGHT)), "the position is kept"


def test_the_home_page_works_while_the_server_does_not_answer(
    person: Callable[..., Person],
) -> None:
    someone = person("en")
    table = create_table(someone, "avalon", ["me", "greedy"])
    someone.go(f"/table/{table['table']}#seat={table['key']}").locator(".sentence.leaf").wait_for()
    page = someone.go("/")
    mine = page.locator("section", has=page.locator("#my-tables"))
    expect(mine.get_by_role("link", name="Go to the table")).to_have_count(1)
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(mine).to_contain_text("can’t be reached")
    expect(mine.get_by_role("link", name="Go to the table")).to_have_count(1)
    expect(page.get_by_text("No tables are waiting for players")).to_have_count(0)
    # It tries again soon, silently.
    page.unroute("**/api/**")
    expect(mine).not_to_contain_text("can’t be reached")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()


def test_an_option_without_effect_is_not_offered(person: Callable[..., Person]) -> None:
    page = person("en").go("/new/guilds")
    rounds = page.get_by_role("radiogroup", name="Rounds")
    page.get_by_role("radio", name="2", exact=True).check()
    rounds.get_by_label("a single round").check()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(rounds).to_have_count(0)
    page.get_by_role("radio", name="2", exact=True).check()
    expect(rounds.get_by_label("as in the rulebook")).to_be_checked()
    # How a bot plays can be read on a phone.
    page.get_by_role("combobox", name="Seat 2").select_option("random")
    page.set_viewport_size(PHONE)
    expect(page.get_by_text("Plays at random.")).to_be_visible()


LEFTS: Final = "all => all.map((each) => each.getBoundingClientRect().left)"


@pytest.mark.parametrize(
    ("language", "usual", "some", "relics", "money"),
    [
        ("en", "Variants: usual rules", "Variants: relics, hidden money", "Relics", "Money"),
        (
            "fr",
            "Variantes : règles habituelles",
            "Variantes : reliques, argent caché",
            "Reliques",
            "Argent",
        ),
    ],
)
def test_many_variants_are_folded(
    person: Callable[..., Person], language: str, usual: str, some: str, relics: str, money: str
) -> None:
    someone = person(language, PHONE)
    page = someone.go("/new/fief")
    folded = page.locator("form summary")
    expect(folded).to_have_text(usual)
    # Numbers are equally wide, so what follows them is aligned.
    lefts = page.locator("form li select").evaluate_all(LEFTS)
    assert len(lefts) == 3
    assert len(set(lefts)) == 1
    expect(page.get_by_role("radiogroup", name=relics)).to_be_hidden()
    folded.press("Enter")
    page.get_by_role("radiogroup", name=relics).get_by_role("radio").last.check()
    page.get_by_role("radiogroup", name=money, exact=True).get_by_role("radio").last.check()
    expect(folded).to_have_text(some)
    check(page)
    folded.press("Enter")
    someone.take_screenshot(f"new-fief-variants-{language}")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_invitation_is_shown_first(person: Callable[..., Person], size: str) -> None:
    someone = person("en", PHONE) if size == "phone" else person("en")
    table = create_table(someone, "guilds", ["me", "friend", "friend"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}&invite={table['invite']}")
    code = page.get_by_role("button", name="Enlarge the QR code")
    link = page.get_by_label("Invitation link")
    expect(link).to_be_in_viewport()
    expect(code).to_be_in_viewport(ratio=1)
    check(page)
    someone.take_screenshot(f"invitation-{size}-en")
    code.click()
    large = page.get_by_role("dialog").get_by_role("img", name="QR code for a seat at this table")
    expect(large).to_be_in_viewport(ratio=1)
    box = large.bounding_box()
    assert box
    assert box["width"] == box["height"] >= 240
    check(page)
    page.keyboard.press("Escape")
    expect(code).to_be_focused()
