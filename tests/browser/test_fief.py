"""Tests Fief in the browser: a whole game against bots, a game of three people in which everything
happens, and how six families look."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tableronde import games
from tests.browser.browser_table import BrowserPlayer, BrowserTable
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.fief_positions import LANGUAGES
from tests.browser.player import play_by_keyboard
from tests.browser.test_mastery import open_running_table, open_table
from tests.browser.test_pages import CHECKED, LOOKED_AT, SIZES, at_every_size, check


def test_a_whole_game_against_bots(person: Callable[..., Person]) -> None:
    """It is played by keyboard and mostly declines."""
    someone = person("en")
    page = open_table(someone, "fief-by-keys", 0)
    assert play_by_keyboard(page, Random(3), decline_share=0.85) > 15
    someone.take_screenshot("fief-3-en-desk-end", DESK)


# Three people --------------------------------------------------------------------------------


def test_three_people_see_everything_that_happens_to_them(person: Callable[..., Person]) -> None:
    """A siege, a surprise, a marriage, an election, a deal, the assault and the end of the game:
    those who may know of each see it, and nobody else."""
    table = BrowserTable(games.find("fief"), "fief-rivals", [person("en", DESK) for _ in range(3)])
    besiege(table)
    surprise(table)
    marry(table)
    elect_the_king(table)
    deal(table)
    assault(table)
    table.play_to_the_end()
    ana, *others = table.players
    expect(ana.page.locator(".ending")).to_contain_text("You win!")
    for player in others:
        expect(player.page.locator(".ending")).to_contain_text("Player 0 wins")


def village(player: BrowserPlayer, name: str) -> Locator:
    return player.page.locator(f"[data-village={name}]")


def stage(player: BrowserPlayer) -> Locator:
    return player.page.locator(".stage.leaf")


def besiege(table: BrowserTable) -> None:
    ana, *others = table.players
    table.play_until(0, "besiege tournus")
    ana.answer_by(village(ana, "tournus").click)
    ana.expect_in_chronicle("You besiege Tournus.")
    expect(village(ana, "tournus")).to_have_accessible_name(re.compile("You’re besieging it"))
    for player in others:
        player.expect_in_chronicle("Player 0 besieges Tournus.")
        expect(village(player, "tournus")).to_have_accessible_name(
            re.compile("Player 0 is besieging it")
        )


def surprise(table: BrowserTable) -> None:
    ana, ben, cleo = table.players
    table.play_until(0, "make-arc blanche", "window-")
    ana.answer_by(click_all(hand(ana, "D’Arc"), lord(ana, "Blanche")))
    # The others are still asked and do not see it.
    for player in (ben, cleo):
        assert player in table.asked
        player.expect_not_on_page("d’Arc")
        table.choose_when_possible(player.seat, "pass")
    ana.expect_in_chronicle("You play d’Arc on your Blanche.")
    for player in (ben, cleo):
        player.expect_in_chronicle("Player 0 plays d’Arc on their own Blanche")
    expect(hand(ana, "D’Arc")).to_have_count(0)


def click_all(*things: Locator) -> Callable[[], None]:
    """Click all of these, one after the other."""

    def click() -> None:
        for thing in things:
            thing.click()

    return click


def hand(player: BrowserPlayer, card: str) -> Locator:
    return player.page.locator(".hand").get_by_role("button", name=card)


def lord(player: BrowserPlayer, name: str) -> Locator:
    return stage(player).get_by_role("button", name=name)


def marry(table: BrowserTable) -> None:
    ana, ben, cleo = table.players
    table.play_until(0, "propose thierry jeanne", "courtship")
    lord(ana, "Thierry").click()
    # She is the only possible bride, and named before the proposal is sent.
    ana.answer_by(ana.question.get_by_role("button", name="Jeanne").click)
    table.play_until(1, "grant", "marriage")
    expect(ben.question).to_contain_text("Player 0 proposes a marriage between Thierry and Jeanne")
    expect(stage(ben)).to_contain_text("A marriage")
    cleo.expect_in_chronicle("Player 0 proposes to Player 1 that Thierry and Jeanne marry.")
    ben.answer_by(ben.question.get_by_role("button", name="Accept the alliance").click)
    ana.expect_in_chronicle("Jeanne and Thierry marry: you and Player 1 are allies.")
    ben.expect_in_chronicle("Jeanne and Thierry marry: you and Player 0 are allies.")
    cleo.expect_in_chronicle("Jeanne and Thierry marry: Player 1 and Player 0 are allies.")
    expect(family(cleo, 0)).to_have_accessible_name(re.compile("Allied with Player 1"))


def elect_the_king(table: BrowserTable) -> None:
    ana, ben, cleo = table.players
    table.choose_when_possible(2, "present philippe")
    table.choose_when_possible(0, "present thierry")
    place_votes(table, ben, "Thierry", "Nobody")
    for player in (ana, cleo):
        player.expect_in_chronicle("Player 1 places one vote token face down on Thierry.")
        expect(stage(player).locator(".token.down")).to_have_count(1)
    place_votes(table, cleo, "Philippe", "Thierry")
    # Which token is which shows when all are turned up; Ben knows his own.
    for player, down, known in ((ana, 3, 0), (ben, 2, 1)):
        player.expect_in_chronicle(
            "Player 2 places both vote tokens face down: Philippe and Thierry."
        )
        expect(stage(player).locator("ul .token.down")).to_have_count(down)
        expect(stage(player).locator("ul .token.for")).to_have_count(known)
        player.expect_not_on_page("Player 2 votes for")
    place_votes(table, ana, "Thierry", "Philippe")
    for player in (ana, cleo):  # Ben's page shows his cards instead
        elected = stage(player).locator(".candidate.elected")
        expect(elected).to_contain_text(re.compile("Thierry.*3 votes"))
        expect(elected.locator(".token.for")).to_have_count(2)
    for player in table.players:
        player.expect_in_chronicle("for Thierry with 2 votes (Null: Philippe).")
        player.expect_in_chronicle("for Philippe with 1 vote (Null: Thierry).")
        player.expect_in_chronicle("for Thierry with 1 vote (Null token not placed).")
    for player in (ben, cleo):
        expect(family(player, 0)).to_have_accessible_name(re.compile("2 of 3 victory points"))


def family(player: BrowserPlayer, seat: int) -> Locator:
    """Return the button of another player's family."""
    return player.page.get_by_role("button", name=re.compile(f"^Player {seat}: .* See the family"))


def place_votes(table: BrowserTable, player: BrowserPlayer, candidate: str, null: str) -> None:
    """Vote by two clicks on the stage."""
    for _ in range(20):
        if player in table.asked and player.prompt == "vote":
            break
        table.decline(player.seat)
    player.answer_by(click_all(lord(player, candidate), lord(player, null)))


def deal(table: BrowserTable) -> None:
    ana, ben, cleo = table.players
    table.choose_when_possible(0, "deal 1", "buy")
    given = stage(ana).get_by_role("region", name="You give")
    wanted = stage(ana).get_by_role("region", name="Player 1 gives")
    given.get_by_role("button", name="Money").click()
    for _ in range(2):
        given.get_by_role("button", name="1 more").click()
    ana.answer_by(given.get_by_role("button", name="Add 3 écus").click)
    given.get_by_role("button", name="Card").click()
    ana.answer_by(given.get_by_role("button", name="Quentin").click)
    ana.answer_by(
        wanted.get_by_role("button", name="Control of a village").click
    )  # there is only one
    expect(wanted).to_contain_text("St Andromy")
    for player in (ben, cleo):
        expect(stage(player)).to_contain_text("Player 0 is preparing an offer for")
        player.expect_not_on_page("Quentin")
    table.choose_when_possible(0, "offer")
    expect(stage(ben)).to_contain_text("Quentin")
    expect(stage(cleo)).to_contain_text("3 écus")
    expect(stage(cleo)).to_contain_text("a character card")
    cleo.expect_not_on_page("Quentin")
    table.choose_when_possible(1, "accept")
    expect(hand(ben, "Quentin")).to_be_visible()
    cleo.expect_in_chronicle("Player 0 and Player 1 make a deal.", "Player 0 pays Player 1 3 écus.")
    cleo.expect_in_chronicle(
        "Player 0 hands 1 character card to Player 1.", "Player 0 now controls St Andromy."
    )
    cleo.expect_not_on_page("Quentin")


def assault(table: BrowserTable) -> None:
    ana, ben, cleo = table.players
    table.play_until(0, "attack tournus 2", "attack")
    village(ana, "tournus").click()
    ana.answer_by(ana.question.get_by_role("button", name="Attack Player 2").click)
    for player in table.players:
        expect(stage(player)).to_contain_text("Battle at Tournus")
        expect(stage(player)).to_contain_text("Walls: 1 die fewer for the attack")
    table.play_until(2, "surrender", "leader")
    for player in table.players:
        expect(stage(player).locator(".rounds > li")).to_have_count(1)
        # Three for the points and one for d'Arc, less one for the walls that an engine shakes.
        expect(stage(player).locator(".rolls .dice").first.locator(".die")).to_have_count(3)
    table.choose_when_possible(2, "surrender")
    ana.expect_not_on_page("surrender.")
    table.choose_when_possible(0, "fight-on", "leader")
    table.choose_when_possible(0, "capture charles 0")
    ana.expect_in_chronicle("Player 2 wants to surrender.", "You take Charles (Player 2) prisoner.")
    cleo.expect_in_chronicle("Player 0 takes your Charles prisoner.")
    ben.expect_in_chronicle(
        "Battle at Tournus: the attackers win.", "Player 0 now controls Tournus."
    )
    table.decline()  # a title comes with the city
    # No matter what is asked next, the attacker sees who won, and the dice.
    outcome = ana.page.locator(".stage.leaf, .recent-results.leaf").filter(
        has_text="the attackers win"
    )
    expect(outcome.locator(".rolls .die").first).to_be_in_viewport(ratio=1)


# How it looks --------------------------------------------------------------------------------

# Words wider than their element, and elements that reach out of the page; lines that can be
# scrolled sideways are allowed.
CUT: Final = """() => {
  const pushed = (e) => e && (getComputedStyle(e).overflowX === 'auto' || pushed(e.parentElement));
  const out = (e) => {
    const box = e.getBoundingClientRect();
    const wide = e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline';
    return box.width > 0 && (wide || box.left < -1 || box.right > innerWidth + 1);
  };
  const all = document.querySelectorAll('.board :is(button, h2, h3, p, b, .name)');
  return [...all].filter((e) => out(e) && !pushed(e.parentElement)).map((e) => e.outerHTML);
}"""


def assert_nothing_is_cut(page: Page) -> None:
    cut = page.evaluate(CUT)
    assert not cut, cut


SHORTENED: Final = """(all) =>
  all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""
"""The texts of elements that end in an ellipsis."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_families_fit_on_the_page(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)
    page = open_running_table(someone, f"fief-crowd-{language}")
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    for size in at_every_size(someone, f"fief-crowd-{language}", LOOKED_AT[language]):
        assert_nothing_is_cut(page)
        if size in CHECKED[language]:
            check(page)
    page.set_viewport_size(SIZES["360"])
    assert page.locator(".tabs .tab:not(.named)").evaluate_all(SHORTENED) == []
    page.locator(".staged .to-map").click()
    expect(page.locator(".map .name.without")).to_have_count(0)
    left_out = page.locator(".map .title.without")
    assert left_out.count() > 0
    page.get_by_role("button", name=MAGNIFY[language]).click()
    expect(left_out).to_have_count(0)
    someone.take_screenshot(f"fief-magnified-{language}-360")
    assert_nothing_is_cut(page)
    # A mouse drags it; the end of the drag clicks nothing.
    place = page.locator("[data-village=bourg]")
    before = place.bounding_box()
    assert before is not None
    place.hover()
    page.mouse.down()
    page.mouse.move(before["x"] + 70, before["y"] + 60, steps=3)
    page.mouse.up()
    after = place.bounding_box()
    assert after is not None
    assert after["x"] > before["x"] + 30


MAGNIFY: Final = {"en": "Enlarge the map", "fr": "Agrandir la carte"}
"""Six families fill a phone: names of fiefs are shortened there, until one zooms in."""


@pytest.mark.parametrize("name", ["poll", "draft", "melee", "recruits"])
def test_the_stage_fits_on_the_page(person: Callable[..., Person], name: str) -> None:
    """It is tested in French, whose words are long."""
    someone = person("fr", PHONE)
    page = open_running_table(someone, f"fief-{name}")
    expect(page.locator(".stage.leaf")).to_be_visible()
    if name == "melee":
        page.locator(".sentence.leaf").get_by_role("button", name="Passer", exact=True).click()
        expect(page.locator(".stage.leaf .rolls")).to_be_in_viewport(ratio=1)
    for size in ("360", "1440"):
        page.set_viewport_size(SIZES[size])
        someone.take_screenshot(f"fief-{name}-fr-{size}")
        assert_nothing_is_cut(page)
        check(page)
    # At any time everybody sees beside the map how near to victory the others are.
    for part in (".victory", ".dangers"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_private_talk_fits_on_a_phone(person: Callable[..., Person]) -> None:
    """Its entry opens right above the tabs and moves nothing; the last line and the field for
    writing are in sight, and the talk is shown in one place only."""
    page, guest = (open_running_table(person("fr", PHONE), "fief-talk", seat) for seat in (0, 1))
    before = edges(page.locator(".map"))
    page.get_by_role("button", name="À vous de jouer").click()
    page.get_by_role("button", name="Diplomatie").click()
    expect(page.locator(".side-options .options button").first).to_be_in_viewport(ratio=1)
    assert edges(page.locator(".map")) == before
    for height in (740, 667, 640):
        page.set_viewport_size({"width": 360, "height": height})
        assert edges(page.locator(".laid .staged"))[1] <= edges(page.locator(".tabs"))[0]
    page.get_by_role("button", name="Proposer une discussion privée").click()
    page.get_by_role("button", name="Inviter Player 1").click()
    page.get_by_role("button", name="Envoyer les invitations").click()
    guest.get_by_role("button", name="Participer", exact=True).click()
    for text in map(str, range(6)):
        page.locator(".confidential-chat input").fill(f"{text}, et tout ce qui en dépend. " * 2)
        page.keyboard.press("Enter")
        expect(guest.locator(".confidential-chat li").last).to_contain_text(text)
    for reader in (page, guest):
        for part in (".confidential-chat li:last-child", ".confidential-chat form"):
            expect(reader.locator(part)).to_be_in_viewport(ratio=1)
            assert edges(reader.locator(part))[1] <= edges(reader.locator(".tabs"))[0]
        expect(reader.get_by_role("button", name="Conversation", exact=True)).to_be_visible()


def edges(thing: Locator) -> tuple[float, float]:
    """Return the upper and the lower edge."""
    box = thing.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def test_a_promise_is_shown_with_its_offer(person: Callable[..., Person]) -> None:
    """Only the other party reads it, once the offer is made; without a promise there is no such
    line."""
    ana, ben, dan = (person("en") for _ in range(3))
    page = open_running_table(ana, "fief-draft")
    others = [
        open_running_table(someone, "fief-draft", seat) for someone, seat in ((ben, 1), (dan, 3))
    ]
    offer = page.locator(".sentence.leaf").get_by_role("button", name="Make the offer")
    expect(offer).to_be_disabled()
    offer.click(force=True)
    words = page.locator(".stage.leaf input")
    expect(words).to_be_focused()
    words.fill("I shall not march on Tournus.")
    offer.click()
    expect(page.locator(".stage.leaf .confidential-chat")).to_contain_text("I shall not march")
    expect(words).to_have_count(0)
    bystander, partner = (other.locator(".stage.leaf") for other in others)
    expect(partner).to_contain_text("I shall not march on Tournus.")
    expect(bystander).to_contain_text("3 écus")
    expect(bystander).not_to_contain_text("march on")


def test_a_card_is_sold_and_played_at_once(person: Callable[..., Person]) -> None:
    """The card and its target are chosen by mouse; the partner reads them, others see its back."""
    people = {seat: person("en") for seat in (0, 3, 1)}
    page, partner, bystander = (
        open_running_table(each, "fief-naming", seat) for seat, each in people.items()
    )
    stage = page.locator(".stage.leaf")
    stage.get_by_role("button", name="Remove point 4").click()
    gives = stage.get_by_role("region", name="You give")
    gives.get_by_role("button", name="Card to play").click()
    expect(stage.get_by_role("heading", name="Which card do you play")).to_be_visible()
    people[0].take_screenshot("fief-naming-en")
    assert_nothing_is_cut(page)
    check(page)
    page.locator(".sentence.leaf").get_by_role("button", name="No card", exact=True).click()
    gives.get_by_role("button", name="Card to play").click()
    naming = stage.get_by_role("region", name="Which card do you play")
    naming.get_by_role("button", name="Blaye").click()
    page.locator(".sentence.leaf").get_by_role("button", name="Revolt").click()
    expect(gives).to_contain_text("“Revolt” at Blaye, played at once")
    page.locator(".sentence.leaf").get_by_role("button", name="Make the offer").click()
    expect(partner.locator(".stage.leaf")).to_contain_text("“Revolt” at Blaye, played at once")
    expect(bystander.locator(".stage.leaf")).to_contain_text("an event card, played at once")
    expect(bystander.locator(".stage.leaf")).not_to_contain_text("Revolt")


def test_troops_are_hired_and_placed_in_the_fog(person: Callable[..., Person]) -> None:
    """They are placed by mouse on the stage and on the map, and by keyboard."""
    someone = person("en", DESK)
    page = open_running_table(someone, "fief-recruits")
    table = page.locator(".stage.leaf")
    expect(table).to_contain_text("1 sergeant")
    expect(table).to_contain_text("1 knight")
    table.get_by_role("button", name="Buy: Knight").click()
    expect(table).to_contain_text("2 knights")
    knights = table.get_by_role("group", name="Place a knight")
    knights.get_by_role("button", name="Villeneuve").focus()
    page.keyboard.press("Enter")
    expect(table).to_contain_text("1 knight")
    page.locator("[data-village=bourg]").click()
    page.locator(".sentence.leaf").get_by_role("button", name="Place a knight").click()
    expect(knights).to_have_count(0)
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    page.locator("[data-village=bourg]").click()
    expect(page.locator(".sentence.leaf")).to_contain_text("What do you buy?")


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_a_spectator_reads_who_has_the_points(person: Callable[..., Person], width: int) -> None:
    page = open_table(person("fr", {"width": width, "height": 900}), "fief-march", None)
    names = page.locator(".victory .who span")
    expect(names).to_have_count(6)
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
