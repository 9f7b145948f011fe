"""Tests Medieval Mastery from known positions: a whole battle, marching knights, windows that
reveal nothing, and how everything looks."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.idle_page import at_rest
from tests.browser.positions import HOLDING, LANGUAGES
from tests.browser.test_dragging import drag_by_mouse
from tests.browser.test_pages import CHECKED, LOOKED_AT, at_every_size, check
from tests.browser.test_tables import port_of
from tests.server.live_client import Seat


def open_table(someone: Person, table: str, seat: int | None) -> Page:
    """Open one of the tables of positions.py; without a seat as a spectator."""
    page = someone.go(f"/table/{table}" + ("" if seat is None else f"#seat=key-{seat}"))
    page.locator(".sentence.leaf").wait_for()
    return page


def open_running_table(someone: Person, table: str, seat: int | None = 0) -> Page:
    """Open a table whose game goes on, and close the news about that."""
    page = open_table(someone, table, seat)
    someone.dismiss_news()
    return page


def tile(page: Page, number: int) -> Locator:
    return page.locator(f".map [data-drop='{number}']")


def answer(page: Page, name: str) -> None:
    """Answer by one of the buttons beside the sentence."""
    page.locator(".sentence.leaf.yours").get_by_role("button", name=name, exact=True).click()


def confirm(page: Page) -> None:
    """Confirm a choice."""
    expect_question(page, "Are you sure?")
    page.locator(".sentence.leaf.yours .button.strong").click()


def expect_question(page: Page, text: str) -> None:
    expect(page.locator(".sentence.leaf.yours")).to_contain_text(text)


# The long battle -----------------------------------------------------------------------------

# Every pair of combat scores that the stage shows, however briefly.
WATCH: Final = """() => {
  window.scores = [];
  const look = () => {
    const shown = [...document.querySelectorAll('.stage.leaf .totals strong')];
    const pair = shown.map((each) => each.textContent).join(':');
    if (pair && pair !== window.scores.at(-1)) window.scores.push(pair);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
}"""


@pytest.mark.clause("MM-EX-14")
def test_the_long_battle_is_shown_step_by_step(person: Callable[..., Person]) -> None:
    ana, ben = person("en"), person("en", {"width": 1920, "height": 1080})
    first, second = (
        open_running_table(each, "long-battle", seat) for seat, each in enumerate((ana, ben))
    )
    for page in (first, second):
        page.evaluate(WATCH)
    step = 0

    def expect_scores(attack: int, defence: int, at: str) -> None:
        """Expect these scores on the stage of both, at this step of the rulebook."""
        nonlocal step
        for page in (first, second):
            totals = page.locator(".stage.leaf .totals strong")
            expect(totals).to_have_text([str(attack), str(defence)])
            expect(page.locator(".stage.leaf [aria-current=step]")).to_contain_text(at)
        step += 1
        for each, name in ((ana, "ana"), (ben, "ben")):
            each.take_screenshot(f"mastery-battle-{step}-{name}")

    tile(first, 8).click()
    expect(first.get_by_role("group", name="How many").locator("[aria-pressed=true]")).to_have_text(
        "6"
    )
    answer(first, "Advance to the City (8) with 6 knights")
    expect_scores(6, 6, "Sceptres")

    first.get_by_role("group", name="Artefacts").get_by_role("button", name="Defiance").click()
    confirm(first)
    expect_question(second, "are about to take effect. Play a Fracture to destroy the Sceptre of ")
    expect(second.get_by_role("log")).to_contain_text("Sceptre of Defiance")
    answer(second, "Pass")
    expect_scores(7, 6, "Conflict")

    first.locator(".hand").get_by_role("button", name="Conflict 5").click()
    expect(second.locator(".stage.leaf")).to_contain_text("A card, face down")
    expect(second.locator(".stage.leaf")).not_to_contain_text("Conflict 5")
    expect_scores(7, 6, "Conflict")
    second.locator(".hand").get_by_role("button", name="Conflict 3").click()
    expect_scores(12, 9, "Support")

    support(second, "Support +1", "Support +2")
    expect(second.get_by_role("group", name="Support cards")).to_contain_text("12 against 12")
    second.get_by_role("button", name="Play +3").click()
    expect_scores(12, 12, "Support")
    support(first, "Support +2")
    first.get_by_role("button", name="Play +2").click()
    expect_scores(14, 12, "Support")
    answer(second, "No support")

    # The winner and the difference, while orbs may still be broken.
    expect_scores(14, 12, "Orbs")
    for page in (first, second):
        expect(page.locator(".stage.leaf .won")).to_contain_text("Player 0")
        expect(page.locator(".stage.leaf .won [role=img]")).to_have_attribute(
            "aria-label", "wins the battle"
        )
        expect(page.locator(".stage.leaf .by")).to_have_text("by 2")
    for page in (first, second):
        answer(page, "Pass")
    expect_scores(14, 12, "Conquest")
    for page in (first, second):
        expect(page.locator(".stage.leaf .losses td")).to_have_text(
            ["0", re.compile(r"^\s*\u22123\s+2 retreat")]
        )
        assert page.evaluate("scores") == ["6:5", "6:6", "7:6", "12:9", "12:12", "14:12"]

    # The outcome on the map.
    expect(tile(first, 8)).to_have_accessible_name(re.compile("Yours, 6 knights"))
    expect(tile(second, 8)).to_have_accessible_name(re.compile("Player 0, 6 knights"))
    for page in (first, second):
        expect(tile(page, 12)).to_have_accessible_name(re.compile(r"\(12\), 4 knights"))
        expect(tile(page, 2)).to_have_accessible_name(re.compile(r"\(2\), 2 knights"))


def support(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_role("button", name=f"One more {card}").click()


# Marching ------------------------------------------------------------------------------------

CASTLE, LONE, PAIR, FIVE = 12, 9, 8, 11
BEFORE: Final = {CASTLE: 7, LONE: 1, PAIR: 2, FIVE: 5}


def planned(page: Page, stand: dict[int, int]) -> None:
    """Return how knights stand, according to the names of the tiles."""
    for number, knights in stand.items():
        expect(tile(page, number)).to_have_accessible_name(re.compile(rf"\b{knights} knight"))


def redeploying(someone: Person, way: str) -> Page:
    page = open_running_table(someone, f"march-{way}")
    planned(page, BEFORE)
    answer(page, "Redeploy")
    expect(limits(page)).to_contain_text("5 dice left in reserve. One knight must stay")
    return page


def limits(page: Page) -> Locator:
    return page.get_by_role("region", name="Redeployment")


def expect_carried_out(someone: Person, way: str, after: dict[int, int], moves: int) -> None:
    """Expect everybody to see the planned moves, in so many steps."""
    page = someone.page
    expect_question(page, "Where do you advance")
    planned(page, after)
    expect(page.get_by_role("log").get_by_text("You move")).to_have_count(moves)
    ben = Seat(port_of(someone), f"march-{way}", "key-1")
    found = ben.latest["view"]["table"]["map"]
    ben.close()
    assert {number: found[number - 1]["knights"] for number in BEFORE} == after


def test_knights_are_moved_by_dragging(person: Callable[..., Person]) -> None:
    someone = person("en")
    page = redeploying(someone, "drag")
    drag_by_mouse(page, tile(page, CASTLE), tile(page, PAIR), ".chosen")
    # As many as there is room for; a die becomes free.
    planned(page, {**BEFORE, CASTLE: 3, PAIR: 6})
    expect(tile(page, PAIR)).to_contain_text("6/6")
    expect(tile(page, PAIR)).to_contain_text("+4")
    expect(limits(page)).to_contain_text("6 dice left in reserve.")
    someone.take_screenshot("mastery-redeploy-dragged-en")
    # After cancelling nothing has changed.
    answer(page, "Cancel")
    planned(page, BEFORE)
    expect(limits(page)).to_contain_text("5 dice left in reserve.")
    expect(page.get_by_role("log")).not_to_contain_text("You move")
    drag_by_mouse(page, tile(page, FIVE), tile(page, LONE), ".chosen")
    planned(page, {**BEFORE, FIVE: 1, LONE: 5})
    # A full tile is no target.
    drag_by_mouse(page, tile(page, CASTLE), tile(page, PAIR), ".chosen")
    planned(page, {CASTLE: 3, PAIR: 6, FIVE: 1, LONE: 5})
    page.get_by_role("button", name="Confirm").click()
    expect_carried_out(someone, "drag", {CASTLE: 3, PAIR: 6, FIVE: 1, LONE: 5}, moves=2)


def test_knights_are_moved_step_by_step(person: Callable[..., Person]) -> None:
    someone = person("en")
    page = redeploying(someone, "clicks")
    fewer, more = (
        page.get_by_role("button", name=f"One {how} knight") for how in ("fewer", "more")
    )
    tile(page, CASTLE).click()
    expect(limits(page)).to_contain_text("where to?")
    tile(page, PAIR).click()
    expect(more).to_be_disabled()  # no room for a seventh
    for left in (3, 2):
        fewer.click()
        expect(limits(page).locator("output")).to_have_text(f"{left} knights")
    planned(page, {**BEFORE, CASTLE: 5, PAIR: 4})
    tile(page, FIVE).click()
    tile(page, LONE).click()
    expect(more).to_be_disabled()  # one knight stays
    planned(page, {**BEFORE, CASTLE: 5, PAIR: 4, FIVE: 1, LONE: 5})
    answer(page, "Undo last move")
    planned(page, {**BEFORE, CASTLE: 5, PAIR: 4})
    answer(page, "Cancel")
    planned(page, BEFORE)
    tile(page, CASTLE).click()
    tile(page, PAIR).click()
    fewer.click()
    more.click()
    expect(limits(page).locator("output")).to_have_text("4 knights")
    fewer.click()
    tile(page, FIVE).click()
    tile(page, LONE).click()
    fewer.click()
    someone.take_screenshot("mastery-redeploy-steps-en")
    page.get_by_role("button", name="Confirm").click()
    expect_carried_out(someone, "clicks", {CASTLE: 4, PAIR: 5, FIVE: 2, LONE: 4}, moves=2)


def test_knights_are_moved_by_keyboard_alone(person: Callable[..., Person]) -> None:
    someone = person("en")
    page = redeploying(someone, "keys")
    focused = page.locator(":focus")

    def to(number: int, *arrows: str) -> None:
        for arrow in arrows:
            page.keyboard.press(f"Arrow{arrow}")
        expect(focused).to_have_attribute("data-drop", str(number))
        page.keyboard.press("Enter")

    tile(page, CASTLE).focus()
    to(CASTLE)
    to(PAIR, "Up")
    planned(page, {**BEFORE, CASTLE: 3, PAIR: 6})
    page.keyboard.press("Escape")
    planned(page, BEFORE)
    to(CASTLE, "Down")
    to(PAIR, "Up")
    for key in ("-", "-", "-", "+"):
        page.keyboard.press(key)
    planned(page, {**BEFORE, CASTLE: 5, PAIR: 4})
    someone.take_screenshot("mastery-redeploy-keys-en")
    carry_out = page.get_by_role("button", name="Confirm")
    for _ in range(12):
        page.keyboard.press("Tab")
        if carry_out.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect_carried_out(someone, "keys", {**BEFORE, CASTLE: 5, PAIR: 4}, moves=1)


# Windows -------------------------------------------------------------------------------------

# All that can be seen and heard: texts, the names of drawings, and announcements.
SENSED: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [aria-live], [aria-describedby]')].map(
    (each) => [each.className, each.ariaLabel, each.title, each.textContent].join('|'),
  ),
].join('\\n').replace(/svelte-\\w+/g, '')"""


def test_a_fracture_in_a_hand_is_hidden_from_the_others(person: Callable[..., Person]) -> None:
    ben = person("en")
    people: dict[int | None, Person] = {0: person("en"), 1: ben, None: person("en")}
    for someone in people.values():
        someone.page.add_init_script(LASTING)
    sensed: dict[str, list[str]] = {}
    for held in HOLDING:
        first, second, gallery = (
            open_running_table(someone, f"window-{held}", seat) for seat, someone in people.items()
        )
        answer(first, "Use the crown")
        confirm(first)
        expect_question(second, "Play a Fracture to destroy it?")
        can = second.get_by_role("group", name="Artefacts").locator("[data-can]")
        expect(can).to_have_count(1 if held == "fracture" else 0)
        sensed[held] = [settled(page, "may play a Fracture on") for page in (first, gallery)]
        ben.take_screenshot(f"mastery-window-{held}-asked")
        # Passing always asks for a confirmation, which a double click does not give.
        second.get_by_role("button", name="Always pass").dblclick()
        expect_question(second, "“Fracture on a crown”: always pass from now on?")
        second.keyboard.press("Escape")
        answer(second, "Pass")
        expect_question(first, "Your turn")
        sensed[held] += [settled(page, "") for page in (first, gallery)]

        # A player who always passes is not asked; the others cannot tell.
        second.get_by_role("button", name="Automatic answers").click()
        order = second.get_by_role("radiogroup", name="Fracture on a sceptre")
        order.get_by_label("Always pass").check()
        second.keyboard.press("Escape")
        second.evaluate(ASKED)
        tile(first, 8).click()
        answer(first, "Advance to the Forest (8) with 6 knights")
        expect_question(
            first, "are about to take effect. Play a Fracture to destroy the Sceptre of "
        )
        answer(first, "Pass")
        for page in (first, second):
            expect_question(page, "Which conflict card")
        [question] = second.evaluate("askedFor")
        assert "Which conflict card" in question
        sensed[held] += [settled(page, "") for page in (first, gallery)]
    with_it, without = (sensed[held] for held in HOLDING)
    assert len(with_it[0]) > 500
    for one, other in zip(with_it, without, strict=True):
        assert one == other


def test_asking_only_if_able_reveals_nothing_of_the_hand(
    person: Callable[..., Person],
) -> None:
    people = (person("en"), person("en"))
    sensed: dict[str, list[str]] = {}
    for held in HOLDING:
        first, second = (
            open_running_table(someone, f"order-{held}", seat)
            for seat, someone in enumerate(people)
        )
        second.get_by_role("button", name="Automatic answers").click()
        order = second.get_by_role("radiogroup", name="Fracture on a crown")
        order.get_by_label("Only if I can act").check()
        second.keyboard.press("Escape")
        answer(first, "Use the crown")
        confirm(first)
        sentence = second.locator(".sentence.leaf")
        if held == "fracture":
            answer(second, "Pass")
            expect(sentence).to_contain_text("The others will see it in a moment.")
        else:
            expect(sentence).to_contain_text("You can’t act here: you’ll pass in a moment.")
        people[1].take_screenshot(f"mastery-order-{held}")
        sensed[held] = [settled(first, "Your turn")]
    assert sensed["fracture"] == sensed["nothing"]


def test_one_press_ends_passing_until_the_next_turn(
    person: Callable[..., Person],
) -> None:
    ana = person("en", PHONE)
    page = open_running_table(ana, "pass-turn")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Automatic answers").click()
    page.get_by_label("Pass until my next turn").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You pass until your next turn.")).to_be_visible()
    ana.take_screenshot("mastery-pass-turn-phone")
    check(page)
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_text("You pass until your next turn.")).to_have_count(0)


def test_one_press_at_a_question_passes_until_the_next_turn(
    person: Callable[..., Person],
) -> None:
    ana, ben = (open_running_table(person("en", PHONE), "pass-here", seat) for seat in (0, 1))
    answer(ana, "Use the crown")
    confirm(ana)
    expect_question(ben, "Play a Fracture")
    check(ben)
    answer(ben, "Pass until my next turn")
    expect_question(ana, "Your turn")
    passing = ben.get_by_text("You pass until your next turn.")
    expect(passing).to_be_visible()
    ben.get_by_role("button", name="Ask me again").click()
    expect(passing).to_have_count(0)


# Announcements stay, to be compared on a slow machine; otherwise they fade in ten seconds.
LASTING: Final = """{
  const later = window.setTimeout;
  window.setTimeout = (what, when, ...rest) => when === 10_000 ? 0 : later(what, when, ...rest);
}"""

# Every question that is asked, however briefly.
ASKED: Final = """() => {
  window.askedFor = [];
  new MutationObserver(() => {
    const text = document.querySelector('.sentence.leaf.yours p')?.textContent ?? '';
    if (text && text !== window.askedFor.at(-1)) window.askedFor.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def settled(page: Page, text: str) -> str:
    """Return what is sensed, once the page says this and nothing moves any more."""
    expect(page.locator(".sentence.leaf")).to_contain_text(text)
    looks = [""]
    while len(looks) < 4 or len({*looks[-4:]}) > 1:
        at_rest(page, frames=8)
        looks.append(str(page.evaluate(SENSED)))
    return looks[-1]


# How it looks --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_no_faults_at_any_size(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)

    def seen(name: str) -> None:
        for size in at_every_size(someone, f"mastery-{name}-{language}", LOOKED_AT[language]):
            if size in CHECKED[language]:
                check(page)

    page = open_table(someone, "castles", 0)
    page.locator(".castles").wait_for()
    seen("castles")

    page = open_running_table(someone, f"six-{language}")
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    seen("six")
    # Redeployment.
    answer(page, "Répartir" if language == "fr" else "Redeploy")
    tile(page, 4).click()
    tile(page, 8).click()
    expect(page.locator(".march .stepper")).to_be_visible()
    seen("redeployment")
    page.locator(".sentence.leaf.yours .offer").click()
    expect_question(page, "Avancée" if language == "fr" else "Where do you advance")
    # A battle.
    tile(page, 14).click()
    page.locator(".sentence.leaf.yours .button.strong").click()
    expect(page.locator(".stage.leaf .totals")).to_be_visible()
    seen("battle")


def test_the_end_has_no_faults_at_any_size(person: Callable[..., Person]) -> None:
    for language in LANGUAGES:
        someone = person(language, PHONE)
        if language == LANGUAGES[0]:
            ana = Seat(port_of(someone), "last-step", "key-0")
            ana.answer({"do": "advance", "tile": 4, "count": 1})
            ana.until("update")
            ana.close()
        page = open_table(someone, "last-step", 0)
        expect(page.locator(".ending")).to_contain_text("Player 0")
        for size in at_every_size(someone, f"mastery-ending-{language}", LOOKED_AT[language]):
            if size in CHECKED[language]:
                check(page)


# An impossible table -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_siege_with_teams_is_refused(person: Callable[..., Person], language: str) -> None:
    someone = person(language)
    page = someone.go("/new/medieval-mastery")
    page.locator("form summary").click()
    page.get_by_role("radio", name="4", exact=True).check()
    siege = page.locator("input[name=option-siege][value=yes]")
    siege.check()
    teams = page.locator("input[name=option-teams][value=pairs]")
    expect(teams).to_be_disabled()
    why = page.get_by_text(REFUSED[language])
    expect(why).to_have_count(1)
    expect(page.get_by_role("radiogroup").filter(has=teams).filter(has=why)).to_have_count(1)
    why.scroll_into_view_if_needed()
    someone.take_screenshot(f"mastery-refused-{language}")
    page.locator("input[name=option-siege][value=no]").check()
    expect(why).to_have_count(0)
    teams.check()
    expect(siege).to_be_disabled()


REFUSED: Final = {
    "fr": "Le siège du château et l’allégeance (les équipes) ne se jouent pas ensemble",
    "en": "Castle siege and allegiance (teams) can’t be played together",
}
