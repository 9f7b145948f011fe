"""People at one table, each at a page of his own, who know what their pages were told and said."""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from tableronde.core.game import Game
from tableronde.core.plain import Plain
from tableronde.words import Words
from tests.browser.conftest import Person
from tests.waiting import PATIENCE

MOST: Final = 100


class Member:
    """Somebody at the table. What the server told his page last is kept as `latest`: the view of
    his seat, and what he is asked."""

    def __init__(self, someone: Person, table: str, seat: int, words: Words) -> None:
        self.someone: Final = someone
        self.seat: Final = seat
        self.words: Final = words
        self.latest: Plain = None
        self._sent: str = ""
        self._settled: Final[dict[str, bool]] = {}
        someone.page.on("websocket", self._listen)
        self.page: Final[Page] = someone.go(f"/table/{table}#seat=key-{seat}")
        self.page.locator(".sentence.leaf").wait_for()
        someone.dismiss_news()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            if message["type"] == "update":
                self.latest = message
            elif message["type"] in ("done", "refused"):
                self._settled[message["token"]] = message["type"] == "done"

    def _say(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self._sent = message["token"]

    def wait(self, until: Callable[[], object], why: str) -> None:
        """Until it is true; meanwhile what the page hears and says is noted."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, why
            self.page.wait_for_timeout(20)

    # What he is asked --------------------------------------------------------------------------

    @property
    def position(self) -> int:
        return int(self.latest["position"])

    def catch_up(self, position: int) -> None:
        self.wait(lambda: self.position >= position, "the page hears nothing")

    @property
    def prompt(self) -> str:
        """What the table waits for from him; empty: nothing."""
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
    def _asked_again(self) -> bool:
        """Whether the page asks if he is sure: yes, or back."""
        ways = self.question.locator(".button.strong"), self.question.locator(".button.quiet")
        return all(way.count() for way in ways)

    # Answering ---------------------------------------------------------------------------------

    def answers(self, way: Callable[[], object]) -> None:
        """He answers in this way, says yes if the page asks whether he is sure, and the server has
        taken it. A page that still shows what was before is refused: then he does it once more."""
        for _ in range(2):
            self._sent = ""
            way()
            self.wait(lambda: self._sent or self._asked_again, "nothing comes of it")
            if not self._sent:
                self.question.locator(".button.strong").click()
            self.wait(lambda: self._sent in self._settled, "nobody has answered")
            if self._settled[self._sent]:
                return
        raise AssertionError(f"{self.prompt}: refused")

    def takes(self, choice: dict[str, Any]) -> None:
        """A button of the list of all choices."""
        sentence = self.words.choice(choice, self.latest["view"]["table"])
        self.answers(lambda: self._pick(sentence))

    def _pick(self, sentence: str) -> None:
        self.question.wait_for()
        self.page.keyboard.press("l")
        listed = self.page.locator("dialog[open] ol button")
        listed.get_by_text(sentence, exact=True).click()

    # What he sees ------------------------------------------------------------------------------

    def reads(self, *lines: str) -> None:
        """In the chronicle."""
        for line in lines:
            expect(self.page.get_by_role("log")).to_contain_text(line)

    def does_not_read(self, text: str) -> None:
        """Anywhere on the page."""
        expect(self.page.locator("body")).not_to_contain_text(text)


class Company:
    """All of them."""

    def __init__(self, game: Game[Any], table: str, people: Sequence[Person]) -> None:
        self.game: Final = game
        names = [f"Player {seat}" for seat in range(len(people))]
        self.members: Final = [
            Member(someone, table, seat, Words("en", game, names, reader=seat))
            for seat, someone in enumerate(people)
        ]

    @property
    def asked(self) -> list[Member]:
        """Once all pages have heard the same."""
        newest = 0
        while any(member.position != newest for member in self.members):
            newest = max(member.position for member in self.members)
            for member in self.members:
                member.catch_up(newest)
        return [member for member in self.members if member.prompt]

    def let_be(self, last: int | None = None) -> None:
        """Somebody declines what he is asked, or takes the first of what he must choose from; one
        of them only if nobody else is asked."""
        member = min(self.asked, key=lambda each: each.seat == last)
        quiet = (each for each in member.choices if each["do"] in self.game.DECLINING)
        member.takes(next(quiet, member.choices[0]))

    def when(self, seat: int, notation: str, prompt: str = "") -> Member:
        """Everybody lets things be until this can be chosen; at a question that begins so."""
        wanted = self.game.LEXICON.record(self.game.LEXICON.parse(notation))
        member = self.members[seat]
        for _ in range(MOST):
            able = member in self.asked and wanted in member.choices
            if able and member.prompt.startswith(prompt):
                return member
            self.let_be(seat)
        raise AssertionError(f"{notation} can never be chosen")

    def do(self, seat: int, notation: str, prompt: str = "") -> None:
        wanted = self.game.LEXICON.record(self.game.LEXICON.parse(notation))
        self.when(seat, notation, prompt).takes(wanted)

    def to_the_end(self) -> None:
        for _ in range(MOST):
            if not self.asked:
                return
            self.let_be()
        raise AssertionError("the game does not end")
