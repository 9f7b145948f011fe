"""Tests Medieval: Jan Žižka: whole games with others and alone, to both endings, and how everything
looks."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tableronde import bots, games
from tableronde.core.match import Match
from tableronde.words import Words
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.player import play_by_pointer, play_sentences
from tests.browser.test_mastery import open_running_table, open_table
from tests.browser.test_pages import CHECKED, LOOKED_AT, at_every_size, check
from tests.browser.test_tables import port_of
from tests.browser.zizka_positions import LANGUAGES, VICTORY
from tests.server.live_client import Seat

ENDING: Final = {"fr": "Personne ne gagne", "en": "Nobody wins"}


def test_a_game_of_two_by_mouse(person: Callable[..., Person]) -> None:
    someone = person("fr")
    page = open_table(someone, "zizka-by-mouse", 0)
    assert play_by_pointer(page, Random(2)) > 5
    someone.take_screenshot("zizka-2-fr-desk-end", DESK)


def test_a_solo_game_by_touch_on_a_phone_to_a_defeat(person: Callable[..., Person]) -> None:
    """Random play does not beat Torak. Only the second half is played, since it takes long by
    finger."""
    someone = person("en", size=PHONE, has_touch=True, is_mobile=True)
    page = open_running_table(someone, "zizka-halfway")
    assert play_by_pointer(page, Random(1), touch=True) > 5
    expect(page.locator(".ending")).to_contain_text(ENDING["en"])
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page scrolls sideways"
    someone.take_screenshot("zizka-1-en-phone-end")


def test_a_solo_game_to_a_victory(person: Callable[..., Person]) -> None:
    """The bot's choices are taken from the list of all choices."""
    someone = person("en")
    match = Match(games.find("zizka"), 1, VICTORY, {"level": "easy"})
    words = Words("en", match.game, ["Player 0"], reader=0)
    bot = bots.make("greedy", match.game, "advice")
    sentences = []
    while match.result is None:
        (decision,) = match.pending()
        choice = decision.options[bot.choose(match.view(0), decision.plain())]
        sentences.append(words.choice(choice, match.view(0)["table"]))
        match.answer(decision, choice)
    assert match.result["winners"] == [0]
    page = open_table(someone, "zizka-victory", 0)
    assert play_sentences(page, sentences) == len(sentences)
    expect(page.locator(".ending")).to_contain_text("Player 0")
    someone.take_screenshot("zizka-1-en-desk-victory", DESK)


def answer(someone: Person, table: str, *choices: dict[str, Any], seat: int = 0) -> None:
    """Answer without using the page."""
    hand = Seat(port_of(someone), table, f"key-{seat}")
    for choice in choices:
        hand.answer(choice)
        hand.until("update")
    hand.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_no_faults_at_any_size(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)

    def seen(name: str) -> None:
        for size in at_every_size(someone, f"zizka-{name}-{language}", LOOKED_AT[language]):
            if size in CHECKED[language]:
                check(page)

    crowd, lists = f"zizka-crowd-{language}", f"zizka-lists-{language}"
    page = open_running_table(someone, crowd)
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    seen("crowd")
    answer(someone, crowd, {"do": "event"})
    expect(page.locator(".stage.leaf")).to_be_visible()
    seen("roll")
    answer(someone, lists, {"do": "event"})
    answer(someone, lists, {"do": "enter"}, {"do": "stop"}, seat=1)
    page = open_table(someone, lists, 0)
    expect(page.locator(".stage.leaf")).to_be_visible()
    seen("tournament")
    answer(someone, f"zizka-gate-{language}", {"do": "conquer"}, {"do": "storm"})
    page = open_table(someone, f"zizka-gate-{language}", 0)
    expect(page.locator(".stage.leaf")).to_be_visible()
    seen("castle")
    answer(someone, f"zizka-bounty-{language}", {"do": "attack", "seat": 1})
    page = open_table(someone, f"zizka-bounty-{language}", 0)
    expect(page.locator(".stage.leaf")).to_be_visible()
    seen("fight")
