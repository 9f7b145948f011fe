"""Players at one table, each with a browser page of their own, that record what their pages receive
and send."""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from tableronde.core.game import AnyGame
from tableronde.words import Words
from tests.browser.conftest import Person
from tests.waiting import PATIENCE

MAX_ANSWERS: Final = 100


class BrowserPlayer:
    """A player with a page. `latest` is the last update that the page received."""

    def __init__(self, someone: Person, table: str, seat: int, words: Words) -> None:
        self.someone: Final = someone
        self.seat: Final = seat
        self.words: Final = words
        self.latest: Any = None
        self._sent: str = ""
        self._carried_out: Final[dict[str, bool]] = {}
        someone.page.on("websocket", self._record_socket)
        self.page: Final[Page] = someone.go(f"/table/{table}#seat=key-{seat}")
        self.page.locator(".sentence.leaf").wait_for()
        someone.dismiss_news()

    def _record_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._on_frame_received)
        socket.on("framesent", self._on_frame_sent)

    def _on_frame_received(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            if message["type"] == "update":
                self.latest = message
            elif message["type"] in ("done", "refused"):
                self._carried_out[message["token"]] = message["type"] == "done"

    def _on_frame_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self._sent = message["token"]

    def wait(self, until: Callable[[], object], why: str) -> None:
        """Wait until something holds, while frames are recorded."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, why
            self.page.wait_for_timeout(20)

    # Questions ---------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        return int(self.latest["position"])

    def catch_up(self, position: int) -> None:
        self.wait(lambda: self.position >= position, "the page receives nothing")

    @property
    def prompt(self) -> str:
        """Return the prompt that the table waits for from this player; it is empty if there is
        none."""
        waiting = self.latest["view"]["waiting"]
        return next((str(each["prompt"]) for each in waiting if each["seat"] == self.seat), "")

    @property
    def choices(self) -> list[dict[str, Any]]:
        decision = self.latest["decision"]
        return [] if decision is None else [option["choice"] for option in decision["options"]]

    @property
    def question(self) -> Locator:
        return self.page.locator(".sentence.leaf.yours")

    @property
    def _confirmation_shown(self) -> bool:
        """Return whether the page asks for a confirmation, with a yes and a back button."""
        buttons = self.question.locator(".button.strong"), self.question.locator(".button.quiet")
        return all(act.count() for act in buttons)

    # Answering ---------------------------------------------------------------------------------

    def answer_by(self, act: Callable[[], object]) -> None:
        """Answer by an action on the page, confirm it if asked, and wait for the server.

        A page that still shows an older position is refused; then the action is repeated once."""
        for _ in range(2):
            self._sent = ""
            act()
            self.wait(lambda: self._sent or self._confirmation_shown, "nothing was sent")
            if not self._sent:
                self.question.locator(".button.strong").click()
            self.wait(lambda: self._sent in self._carried_out, "the server has not answered")
            if self._carried_out[self._sent]:
                return
        raise AssertionError(f"{self.prompt}: refused")

    def choose(self, choice: dict[str, Any]) -> None:
        """Take a choice by its button in the list of all choices."""
        sentence = self.words.choice(choice, self.latest["view"]["table"])
        self.answer_by(lambda: self._choose_from_list(sentence))

    def _choose_from_list(self, sentence: str) -> None:
        self.question.wait_for()
        self.page.keyboard.press("l")
        listed = self.page.locator("dialog[open] ol button")
        listed.get_by_text(sentence, exact=True).click()

    # What the page shows -----------------------------------------------------------------------

    def expect_in_chronicle(self, *lines: str) -> None:
        """Expect these lines in the chronicle."""
        for line in lines:
            expect(self.page.get_by_role("log")).to_contain_text(line)

    def expect_not_on_page(self, text: str) -> None:
        """Expect this text nowhere on the page."""
        expect(self.page.locator("body")).not_to_contain_text(text)


class BrowserTable:
    """All players at one table."""

    def __init__(self, game: AnyGame, table: str, people: Sequence[Person]) -> None:
        self.game: Final = game
        names = [f"Player {seat}" for seat in range(len(people))]
        self.players: Final = [
            BrowserPlayer(someone, table, seat, Words("en", game, names, reader=seat))
            for seat, someone in enumerate(people)
        ]

    @property
    def asked(self) -> list[BrowserPlayer]:
        """Return the players that are asked, once all pages have the newest state."""
        newest = 0
        while any(player.position != newest for player in self.players):
            newest = max(player.position for player in self.players)
            for player in self.players:
                player.catch_up(newest)
        return [player for player in self.players if player.prompt]

    def decline(self, last: int | None = None) -> None:
        """Decline for one player that is asked, or take the first choice; for `last` only if nobody
        else is asked."""
        player = min(self.asked, key=lambda each: each.seat == last)
        quiet = (each for each in player.choices if each["do"] in self.game.DECLINING)
        player.choose(next(quiet, player.choices[0]))

    def play_until(self, seat: int, notation: str, prompt: str = "") -> BrowserPlayer:
        """Decline for everybody until this can be chosen, at a prompt that begins so."""
        wanted = self.game.LEXICON.named(self.game.LEXICON.parse(notation))
        player = self.players[seat]
        for _ in range(MAX_ANSWERS):
            able = player in self.asked and wanted in player.choices
            if able and player.prompt.startswith(prompt):
                return player
            self.decline(seat)
        raise AssertionError(f"{notation} can never be chosen")

    def choose_when_possible(self, seat: int, notation: str, prompt: str = "") -> None:
        wanted = self.game.LEXICON.named(self.game.LEXICON.parse(notation))
        self.play_until(seat, notation, prompt).choose(wanted)

    def play_to_the_end(self) -> None:
        for _ in range(MAX_ANSWERS):
            if not self.asked:
                return
            self.decline()
        raise AssertionError("the game does not end")
