"""Fief: a whole game against bots, one of three people in which everything happens, and how six
families look."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tableronde import games
from tests.browser.company import Company, Member
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.fief_positions import LANGUAGES
from tests.browser.player import play_by_keys
from tests.browser.test_mastery import play, sit
from tests.browser.test_pages import CHECKED, LOOKED_AT, SIZES, at_every_size, check


def test_a_whole_game_against_bots(person: Callable[..., Person]) -> None:
    """By keyboard, of somebody who mostly lets things be."""
    someone = person("en")
    page = sit(someone, "fief-by-keys", 0)
    assert play_by_keys(page, Random(3), lazy=0.85) > 15
    someone.show("fief-3-en-desk-end", DESK)


# Three people --------------------------------------------------------------------------------


def test_three_people_and_all_that_happens_to_them(person: Callable[..., Person]) -> None:
    """A siege, a surprise, a marriage, an election, a deal, the assault and the end of the game;
    who may know of it does, and nobody else."""
    company = Company(games.find("fief"), "fief-rivals", [person("en", DESK) for _ in range(3)])
    besiege(company)
    surprise(company)
    marry(company)
    elect_the_king(company)
    deal(company)
    assault(company)
    company.to_the_end()
    ana, *others = company.members
    expect(ana.page.locator(".ending")).to_contain_text("You win!")
    for member in others:
        expect(member.page.locator(".ending")).to_contain_text("Player 0 wins")


def village(member: Member, name: str) -> Locator:
    return member.page.locator(f"[data-village={name}]")


def stage(member: Member) -> Locator:
    return member.page.locator(".stage.leaf")


def besiege(company: Company) -> None:
    ana, *others = company.members
    company.when(0, "besiege tournus")
    ana.answers(village(ana, "tournus").click)
    ana.reads("You besiege Tournus.")
    expect(village(ana, "tournus")).to_have_accessible_name(re.compile("You’re besieging it"))
    for member in others:
        member.reads("Player 0 besieges Tournus.")
        expect(village(member, "tournus")).to_have_accessible_name(
            re.compile("Player 0 is besieging it")
        )


def surprise(company: Company) -> None:
    ana, ben, cleo = company.members
    company.when(0, "make-arc blanche", "window-")
    ana.answers(clicks(hand(ana, "D’Arc"), lord(ana, "Blanche")))
    # The others are still asked, and know nothing of it.
    for member in (ben, cleo):
        assert member in company.asked
        member.does_not_read("d’Arc")
        company.do(member.seat, "pass")
    ana.reads("You play d’Arc on your Blanche.")
    for member in (ben, cleo):
        member.reads("Player 0 plays d’Arc on their own Blanche")
    expect(hand(ana, "D’Arc")).to_have_count(0)


def clicks(*things: Locator) -> Callable[[], None]:
    """On all of them, one after the other."""

    def click() -> None:
        for thing in things:
            thing.click()

    return click


def hand(member: Member, card: str) -> Locator:
    return member.page.locator(".hand").get_by_role("button", name=card)


def lord(member: Member, name: str) -> Locator:
    return stage(member).get_by_role("button", name=name)


def marry(company: Company) -> None:
    ana, ben, cleo = company.members
    company.when(0, "propose thierry jeanne", "courtship")
    lord(ana, "Thierry").click()
    # There is nobody else for him: that it is Jeanne is read before it is proposed.
    ana.answers(ana.question.get_by_role("button", name="Jeanne").click)
    company.when(1, "grant", "marriage")
    expect(ben.question).to_contain_text("Player 0 proposes a marriage between Thierry and Jeanne")
    expect(stage(ben)).to_contain_text("A marriage")
    cleo.reads("Player 0 proposes to Player 1 that Thierry and Jeanne marry.")
    ben.answers(ben.question.get_by_role("button", name="Accept the alliance").click)
    ana.reads("Jeanne and Thierry marry: you and Player 1 are allies.")
    ben.reads("Jeanne and Thierry marry: you and Player 0 are allies.")
    cleo.reads("Jeanne and Thierry marry: Player 1 and Player 0 are allies.")
    expect(family(cleo, 0)).to_have_accessible_name(re.compile("Allied with Player 1"))


def elect_the_king(company: Company) -> None:
    ana, ben, cleo = company.members
    company.do(2, "present philippe")
    company.do(0, "present thierry")
    votes(company, ben, "Thierry", "Nobody")
    for member in (ana, cleo):
        member.reads("Player 1 places one vote token face down on Thierry.")
        expect(stage(member).locator(".token.down")).to_have_count(1)
    votes(company, cleo, "Philippe", "Thierry")
    # Which of them is which shows when all are turned up; of his own Ben knows it.
    for member, down, known in ((ana, 3, 0), (ben, 2, 1)):
        member.reads("Player 2 places both vote tokens face down: Philippe and Thierry.")
        expect(stage(member).locator("ul .token.down")).to_have_count(down)
        expect(stage(member).locator("ul .token.for")).to_have_count(known)
        member.does_not_read("Player 2 votes for")
    votes(company, ana, "Thierry", "Philippe")
    for member in (ana, cleo):  # Ben has his cards to look at
        elected = stage(member).locator(".candidate.elected")
        expect(elected).to_contain_text(re.compile("Thierry.*3 votes"))
        expect(elected.locator(".token.for")).to_have_count(2)
    for member in company.members:
        member.reads("for Thierry with 2 votes (Null: Philippe).")
        member.reads("for Philippe with 1 vote (Null: Thierry).")
        member.reads("for Thierry with 1 vote (Null token not placed).")
    for member in (ben, cleo):
        expect(family(member, 0)).to_have_accessible_name(re.compile("2 of 3 victory points"))


def family(member: Member, seat: int) -> Locator:
    """Of another player."""
    return member.page.get_by_role("button", name=re.compile(f"^Player {seat}: .* See the family"))


def votes(company: Company, member: Member, candidate: str, null: str) -> None:
    """By two clicks on the stage."""
    for _ in range(20):
        if member in company.asked and member.prompt == "vote":
            break
        company.let_be(member.seat)
    member.answers(clicks(lord(member, candidate), lord(member, null)))


def deal(company: Company) -> None:
    ana, ben, cleo = company.members
    company.do(0, "deal 1", "buy")
    given = stage(ana).get_by_role("region", name="You give")
    wanted = stage(ana).get_by_role("region", name="Player 1 gives")
    given.get_by_role("button", name="Money").click()
    for _ in range(2):
        given.get_by_role("button", name="1 more").click()
    ana.answers(given.get_by_role("button", name="Add 3 écus").click)
    given.get_by_role("button", name="Card").click()
    ana.answers(given.get_by_role("button", name="Quentin").click)
    ana.answers(wanted.get_by_role("button", name="Control of a village").click)  # there is one
    expect(wanted).to_contain_text("St Andromy")
    for member in (ben, cleo):
        expect(stage(member)).to_contain_text("Player 0 is preparing an offer for")
        member.does_not_read("Quentin")
    company.do(0, "offer")
    expect(stage(ben)).to_contain_text("Quentin")
    expect(stage(cleo)).to_contain_text("3 écus")
    expect(stage(cleo)).to_contain_text("a character card")
    cleo.does_not_read("Quentin")
    company.do(1, "accept")
    expect(hand(ben, "Quentin")).to_be_visible()
    cleo.reads("Player 0 and Player 1 make a deal.", "Player 0 pays Player 1 3 écus.")
    cleo.reads("Player 0 hands 1 character card to Player 1.", "Player 0 now controls St Andromy.")
    cleo.does_not_read("Quentin")


def assault(company: Company) -> None:
    ana, ben, cleo = company.members
    company.when(0, "attack tournus 2", "attack")
    village(ana, "tournus").click()
    ana.answers(ana.question.get_by_role("button", name="Attack Player 2").click)
    for member in company.members:
        expect(stage(member)).to_contain_text("Battle at Tournus")
        expect(stage(member)).to_contain_text("Walls: 1 die fewer for the attack")
    company.when(2, "surrender", "leader")
    for member in company.members:
        expect(stage(member).locator(".rounds > li")).to_have_count(1)
        # Three for the points and one for d'Arc, less one for the walls that an engine shakes.
        expect(stage(member).locator(".rolls .dice").first.locator(".die")).to_have_count(3)
    company.do(2, "surrender")
    ana.does_not_read("surrender.")
    company.do(0, "fight-on", "leader")
    company.do(0, "capture charles 0")
    ana.reads("Player 2 wants to surrender.", "You take Charles (Player 2) prisoner.")
    cleo.reads("Player 0 takes your Charles prisoner.")
    ben.reads("Battle at Tournus: the attackers win.", "Player 0 now controls Tournus.")
    company.let_be()  # a title comes with the city
    # Whatever is asked next, the attacker sees who has won, and the dice that decided it.
    told = ana.page.locator(".stage.leaf, .echo.leaf").filter(has_text="the attackers win")
    expect(told.locator(".rolls .die").first).to_be_in_viewport(ratio=1)


# How it looks --------------------------------------------------------------------------------

# Words that do not fit into what they stand on, and what sticks out of the page; lines that can be
# pushed sideways may.
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
"""The texts of those that end in an ellipsis."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_families(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)
    page = play(someone, f"fief-crowd-{language}")
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
    someone.show(f"fief-magnified-{language}-360")
    assert_nothing_is_cut(page)
    # With a mouse it is pushed; where that ends nothing is clicked.
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
"""Six families crowd a phone: names of fiefs give way there, until one looks closer."""


@pytest.mark.parametrize("name", ["poll", "draft", "melee", "recruits"])
def test_the_stage(person: Callable[..., Person], name: str) -> None:
    """In French, whose words are long."""
    someone = person("fr", PHONE)
    page = play(someone, f"fief-{name}")
    expect(page.locator(".stage.leaf")).to_be_visible()
    if name == "melee":
        page.locator(".sentence.leaf").get_by_role("button", name="Passer", exact=True).click()
        expect(page.locator(".stage.leaf .rolls")).to_be_in_viewport(ratio=1)
    for size in ("360", "1440"):
        page.set_viewport_size(SIZES[size])
        someone.show(f"fief-{name}-fr-{size}")
        assert_nothing_is_cut(page)
        check(page)
    # Whatever goes on, beside the map everybody sees how near to victory the others are.
    for part in (".victory", ".dangers"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_private_talk_on_a_phone(person: Callable[..., Person]) -> None:
    """What leads to it opens right above the tabs and moves nothing; what is said there last and
    where one writes are in sight, and it need not be read elsewhere."""
    page, guest = (play(person("fr", PHONE), "fief-talk", seat) for seat in (0, 1))
    before = edges(page.locator(".map"))
    page.get_by_role("button", name="À vous de jouer").click()
    page.get_by_role("button", name="Diplomatie").click()
    expect(page.locator(".asides .options button").first).to_be_in_viewport(ratio=1)
    assert edges(page.locator(".map")) == before
    for height in (740, 667, 640):
        page.set_viewport_size({"width": 360, "height": height})
        assert edges(page.locator(".laid .staged"))[1] <= edges(page.locator(".tabs"))[0]
    page.get_by_role("button", name="Proposer une discussion privée").click()
    page.get_by_role("button", name="Inviter Player 1").click()
    page.get_by_role("button", name="Envoyer les invitations").click()
    guest.get_by_role("button", name="Participer", exact=True).click()
    for text in map(str, range(6)):
        page.locator(".confidences input").fill(f"{text}, et tout ce qui en dépend. " * 2)
        page.keyboard.press("Enter")
        expect(guest.locator(".confidences li").last).to_contain_text(text)
    for reader in (page, guest):
        for part in (".confidences li:last-child", ".confidences form"):
            expect(reader.locator(part)).to_be_in_viewport(ratio=1)
            assert edges(reader.locator(part))[1] <= edges(reader.locator(".tabs"))[0]
        expect(reader.get_by_role("button", name="Conversation", exact=True)).to_be_visible()


def edges(thing: Locator) -> tuple[float, float]:
    """The upper and the lower."""
    box = thing.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def test_a_promise_is_said_by_the_offer(person: Callable[..., Person]) -> None:
    """To the other party alone, once it stands; and without it there is no offer."""
    ana, ben, dan = (person("en") for _ in range(3))
    page = play(ana, "fief-draft")
    others = [play(someone, "fief-draft", seat) for someone, seat in ((ben, 1), (dan, 3))]
    offer = page.locator(".sentence.leaf").get_by_role("button", name="Make the offer")
    expect(offer).to_be_disabled()
    offer.click(force=True)
    words = page.locator(".stage.leaf input")
    expect(words).to_be_focused()
    words.fill("I shall not march on Tournus.")
    offer.click()
    expect(page.locator(".stage.leaf .confidences")).to_contain_text("I shall not march")
    expect(words).to_have_count(0)
    bystander, partner = (other.locator(".stage.leaf") for other in others)
    expect(partner).to_contain_text("I shall not march on Tournus.")
    expect(bystander).to_contain_text("3 écus")
    expect(bystander).not_to_contain_text("march on")


def test_a_card_is_sold_to_be_played_at_once(person: Callable[..., Person]) -> None:
    """Named by mouse, what and on what; the partner reads it, others see its back."""
    people = {seat: person("en") for seat in (0, 3, 1)}
    page, partner, bystander = (play(each, "fief-naming", seat) for seat, each in people.items())
    stage = page.locator(".stage.leaf")
    stage.get_by_role("button", name="Remove point 4").click()
    gives = stage.get_by_role("region", name="You give")
    gives.get_by_role("button", name="Card to play").click()
    expect(stage.get_by_role("heading", name="Which card do you play")).to_be_visible()
    people[0].show("fief-naming-en")
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
    """By mouse on the stage and on the map, and by keyboard."""
    someone = person("en", DESK)
    page = play(someone, "fief-recruits")
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
def test_a_spectator_reads_whose_the_points_are(person: Callable[..., Person], width: int) -> None:
    page = sit(person("fr", {"width": width, "height": 900}), "fief-march", None)
    names = page.locator(".victory .who span")
    expect(names).to_have_count(6)
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
