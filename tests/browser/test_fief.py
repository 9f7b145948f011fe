"""Fief: a whole game against bots, a turn of three people in which everything happens, and how it
all looks."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tableronde import games
from tableronde.core.match import Match
from tableronde.words import Words
from tests.browser.conftest import PHONE, Person
from tests.browser.fief_positions import LANGUAGES, three
from tests.browser.player import choose, play_by_keys
from tests.browser.test_mastery import CHECKED, play, sit
from tests.browser.test_pages import at_every_size, check
from tests.browser.test_tables import found, port_of
from tests.server.live_client import Seat

NAMES: Final = ["Player 0", "Player 1", "Player 2"]


def test_a_whole_game_against_bots(person: Callable[..., Person]) -> None:
    """By keyboard: mostly what the list offers first, which is to let things be."""
    someone = person("en")
    table = found(someone, "fief", ["me", "greedy", "greedy"])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf").wait_for()
    assert play_by_keys(page, Random(3), lazy=0.85) > 20
    someone.show("fief-3-en-desk-end")


class Company:
    """Three people, each at a page, and the game as it must be beside them."""

    def __init__(self, people: list[Person]) -> None:
        self.match: Final = Match(games.find("fief"), 3, "s", start=three().state.plain())
        self.pages: Final = [sit(one, "fief-three", seat) for seat, one in enumerate(people)]

    def do(self, seat: int, notation: str) -> None:
        """One choice, found in the list of that person's page by its sentence."""
        decision = next(one for one in self.match.pending() if one.seat == seat)
        record = self.match.game.LEXICON.record(self.match.game.LEXICON.parse(notation))
        words = Words("en", self.match.game, NAMES, reader=seat)
        choose(self.pages[seat], words.choice(record, self.match.view(seat)["table"]))
        self.match.answer(decision, record)

    def until(self, prompt: str) -> None:
        """Everybody lets things be until this is asked."""
        quiet = ("pass", "done", "decline", "stop", "refuse", "keep-out", "no-offer", "halt")
        for _ in range(60):
            decision = self.match.pending()[0]
            if decision.prompt == prompt:
                return
            verbs = [option["do"] for option in decision.options]
            self.do(decision.seat, next(verb for verb in quiet if verb in verbs))
        raise AssertionError(prompt)

    def told(self, key: str) -> list[dict[str, Any]]:
        return [event for event in self.match.events_for(None) if event["event"] == key]


def test_three_people_and_a_turn_full_of_events(person: Callable[..., Person]) -> None:
    """A surprise card, a marriage, an election, a deal and a siege."""
    company = Company([person("en") for _ in range(3)])
    company.do(1, "pass")
    company.do(2, "pass")
    company.do(0, "make-arc blanche")
    company.until("courtship")
    company.do(1, "pass")
    company.do(2, "pass")
    company.do(0, "propose thierry jeanne")
    company.do(1, "grant")
    company.until("present-bishop")
    company.do(1, "present eric")
    company.do(2, "present othon")
    company.until("vote")
    company.do(0, "vote eric othon")
    company.do(1, "vote eric none")
    company.until("buy")
    company.do(0, "deal 1")
    company.do(0, "give-money 3")
    company.do(0, "promise")
    company.do(0, "offer")
    company.do(1, "accept")
    company.until("siege")
    company.do(2, "besiege sigy")
    for key in ("arc", "married", "bishop", "deal-made", "besieges"):
        assert company.told(key), key
    said = Words("en", company.match.game, NAMES, reader=None)
    line = said.event(company.told("besieges")[0])
    for page in company.pages:
        page.keyboard.press("Escape")
        expect(page.locator("[role=log]").first).to_contain_text(line[:20])


def answer(someone: Person, table: str, *choices: dict[str, Any], seat: int = 0) -> None:
    """Behind the page's back."""
    hand = Seat(port_of(someone), table, f"key-{seat}")
    for choice in choices:
        hand.answer(choice)
        hand.until("update")
    hand.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_looks(person: Callable[..., Person], language: str) -> None:
    someone = person(language, PHONE)

    def seen(page: Page, name: str) -> None:
        for size in at_every_size(someone, f"fief-{name}-{language}"):
            if size in CHECKED[language]:
                check(page)

    crowd, battle = f"fief-crowd-{language}", f"fief-battle-{language}"
    page = play(someone, crowd)
    expect(page.locator(".sentence.leaf.yours")).to_be_visible()
    seen(page, "crowd")
    answer(someone, battle, {"do": "attack", "village": "sigy", "seat": 1})
    for seat in range(4):
        answer(someone, battle, {"do": "pass"}, seat=seat)
    page = sit(someone, battle, 0)
    expect(page.locator(".sentence.leaf")).to_be_visible()
    seen(page, "battle")
