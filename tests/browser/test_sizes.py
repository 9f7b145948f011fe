"""Tests full hands and crowded tables: everything has room, and a finger reaches every card."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import DESK, PHONE, SMALL, Person
from tests.browser.idle_page import at_rest
from tests.browser.test_tables import create_table

FINGER: Final = 44
COLOURS: Final = ("yellow", "green", "red", "blue", "purple")
KINDS: Final = (
    *("artisan", "assassin", "jester", "knight", "star", "magician", "merchant"),
    *("beggar", "monk", "noble", "priest", "prowler", "witch"),
)
DECK: Final = (
    *("conflict-2", "conflict-3", "conflict-4", "conflict-5", "ambush", "ambush"),
    *("support-1", "support-1", "support-1", "support-2", "support-2", "support-2"),
    *("call-to-arms", "authority", "tactical-advance", "fracture", "fracture", "fracture"),
)
# How much of each visible card a finger can reach, on a line through its middle.
REACHED: Final = """() => {
  const hand = document.querySelector('.hand:has(button)').getBoundingClientRect();
  return [...document.querySelectorAll('.hand button')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    if (box.left < hand.left - 1 || box.right > hand.right + 1) return [];
    let reached = 0;
    for (let x = Math.ceil(box.left); x < box.right; x++) {
      const there = document.elementFromPoint(x, box.top + box.height / 2);
      if (there && card.contains(there)) reached++;
    }
    return [reached];
  });
}"""
SCROLLS: Final = """() => {
  const board = document.querySelector('.room > .board');
  return board.scrollHeight - board.clientHeight;
}"""
BENEATH: Final = """() => {
  const table = document.querySelector('.table').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.hand .card')];
  return Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)) - table.bottom;
}"""
# How much longer a sentence must be for its buttons to have a line of their own, or for a
# second line: the table stays in place.
LONGER: Final = {"avalon": 14, "guilds": 24}
SAY_MORE: Final = "more => document.querySelector('.sentence.leaf p').append(' …'.repeat(more))"
LOW_LINKS: Final = """() => [...document.querySelectorAll('article li a')]
  .map((link) => [link.textContent.trim(), link.getBoundingClientRect().height])
  .filter(([, height]) => height < 44)"""


def fill_avalon(table: Any) -> None:
    cards = [f"{colour}-{kind}" for colour in COLOURS for kind in ("knight", "witch")]
    hand = table["hands"][0]
    hand["cards"] = [*cards, *["yellow-knight"] * 3, *["purple-witch"] * 3]
    hand["size"] = len(hand["cards"])


def fill_guilds(table: Any) -> None:
    for seat, player in enumerate(table["seats"]):
        player["guilds"] = [
            {"number": 2 * seat, "type": "noble", "cards": ["noble"] * 4 + ["jester"]},
            {"number": 2 * seat + 1, "type": "monk", "cards": ["monk"] * 3},
        ]
    mine = table["seats"][0]
    mine["cards"] = [*KINDS, "artisan", "artisan", "star", "star", "jester"]
    mine["hand"] = len(mine["cards"])


def fill_mastery(table: Any) -> None:
    mine = table["seats"][0]
    mine["cards"] = [*DECK]
    mine["hand"] = len(mine["cards"])


FILL: Final = {"avalon": fill_avalon, "guilds": fill_guilds, "medieval-mastery": fill_mastery}


def crowded(someone: Person, game: str, bots: int, **settings: Any) -> Page:
    """Open a table that is fuller than it really is."""

    def forward(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(data: str | bytes) -> None:
            messages = json.loads(data)
            for message in messages:
                if message.get("view"):
                    FILL[game](message["view"]["table"])
            socket.send(json.dumps(messages))

        server.on_message(on_message)

    someone.page.route_web_socket(lambda address: address.endswith("/live"), forward)
    table = create_table(
        someone, game, ["me", *["greedy"] * bots], options={"first": "0"}, **settings
    )
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    at_rest(page)
    return page


@pytest.mark.parametrize(("game", "bots"), [("avalon", 1), ("guilds", 2), ("guilds", 4)])
def test_a_full_table_fits_on_a_phone(person: Callable[..., Person], game: str, bots: int) -> None:
    someone = person("fr", PHONE, has_touch=True, is_mobile=True)
    clock = {"type": "live", "seconds": 600, "increment": 5}
    page = crowded(someone, game, bots, clock=clock)
    someone.take_screenshot(f"crowded-{game}-{bots + 1}-fr-360")
    reached = page.evaluate(REACHED)
    assert len(reached) > 3
    assert min(reached) >= FINGER, reached
    assert page.evaluate(SCROLLS) <= 0
    # The rest of the hand is reached by finger and by keyboard.
    page.locator(".hand button").last.scroll_into_view_if_needed()
    assert min(page.evaluate(REACHED)) >= FINGER


def test_a_whole_deck_in_hand_fits_on_a_phone(person: Callable[..., Person]) -> None:
    """The map of six scrolls away under it; the cards stay, each within reach."""
    someone = person("fr", PHONE, has_touch=True, is_mobile=True)
    page = crowded(someone, "medieval-mastery", 5)
    someone.take_screenshot("crowded-mastery-6-fr-360")
    for end in ("first", "last"):
        getattr(page.locator(".hand button"), end).scroll_into_view_if_needed()
        reached = page.evaluate(REACHED)
        assert len(reached) > 3
        assert min(reached) >= FINGER, reached


@pytest.mark.parametrize("game", FILL)
def test_a_full_table_fits_on_a_desktop(person: Callable[..., Person], game: str) -> None:
    someone = person("fr", DESK)
    page = crowded(someone, game, 4 if game == "guilds" else 1)
    assert page.evaluate(SCROLLS) <= 0
    if game in LONGER:
        table = page.locator(".row, .rows > .middle")
        before = table.bounding_box()
        page.evaluate(SAY_MORE, LONGER[game])
        assert table.bounding_box() == before
    if game == "guilds":
        page.set_viewport_size(SMALL)
        hand = page.locator(".hand").bounding_box()
        assert hand
        assert hand["y"] + hand["height"] <= SMALL["height"]


def test_no_corner_of_a_card_is_cut_off(person: Callable[..., Person]) -> None:
    someone = person("fr", {"width": 2560, "height": 1440})
    page = crowded(someone, "avalon", 1)
    someone.take_screenshot("crowded-avalon-fr-2560")
    assert page.evaluate(BENEATH) <= 0


def test_clauses_are_reachable_by_finger(person: Callable[..., Person]) -> None:
    page = person("fr", PHONE, has_touch=True, is_mobile=True).go("/rules/avalon")
    page.locator("article li a").first.wait_for()
    assert page.evaluate(LOW_LINKS) == []


BAR: Final = """() => [...document.querySelectorAll('header.bar button')].map((button) => {
  const { left, right, height } = button.getBoundingClientRect();
  return { word: button.innerText.trim(), left, right, height };
})"""
WORDS: Final = {
    "en": ["Menu", "Undo", "Hint", "Choices", "Rules", "Log", "Chat"],
    "fr": ["Menu", "Annuler", "Conseil", "Choix", "Règles", "Chronique", "Conversation"],
}


@pytest.mark.parametrize("language", WORDS)
def test_the_tools_on_a_phone_have_labels(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE, has_touch=True, is_mobile=True)
    table = create_table(someone, "fief", ["me", "greedy", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    tools = page.evaluate(BAR)
    assert [tool["word"] for tool in tools] == WORDS[language]
    assert all(tool["height"] >= FINGER for tool in tools)
    edges = [0, *(edge for tool in tools for edge in (tool["left"], tool["right"])), PHONE["width"]]
    assert edges == sorted(edges)
    # What has no room there is in the menu.
    page.locator("header.bar button").first.click()
    page.get_by_role(
        "button", name={"en": "Automatic answers", "fr": "Réponses automatiques"}[language]
    ).click()
    page.locator("dialog[open] fieldset, dialog[open] select").first.wait_for()
