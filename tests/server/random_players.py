"""Random players at one table over real sockets.

They play a whole game at random, do on the way everything that can be done at a table, and
record every frame that any of them receives."""

import asyncio
import contextlib
import urllib.error
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from tableronde import bots, games
from tableronde.tables.database import open_database
from tests.server.live_client import Seat, get
from tests.server.memory import store_table

TABLE: Final = "the-table"
ORDERING_SEAT: Final = 1
"""The only seat that sets automatic answers and raises its hand."""
MAX_ANSWERS: Final = 3000
MAX_FREE_UNDOS: Final = 5
_BOT_SHARE: Final = {"zizka": 0.7, "fief": 0.95}
"""The share of answers chosen by a bot, in games that random players never finish."""
SPECTATOR_LINE_LIMIT: Final = 15
"""The rate limit lets spectators say this many lines."""


def prepare_table(db: str, game: str, seats: int, seed: str, options: dict[str, str]) -> None:
    """Store a table with a known seed and known keys in a database that no server has opened
    yet."""

    async def keep() -> None:
        storage = await open_database(db)
        await store_table(storage, TABLE, game, seats, seed, options=options)
        await storage.close()

    asyncio.run(keep())


class RecordingClient(Seat):
    """A client that records every frame, for each of its connections."""

    def __init__(self, port: int, seat: int | None) -> None:
        self.seat: Final = seat
        self.connections: Final[list[list[str]]] = []
        super().__init__(port, TABLE, "" if seat is None else f"key-{seat}")

    def reconnect(self, port: int) -> None:
        self.connections.append([])
        super().reconnect(port)

    def next_frame(self, timeout: float) -> str:
        frame = super().next_frame(timeout)
        self.connections[-1].append(frame)
        return frame


class RandomPlayers:
    """The people of a table, a second tab of the first one, and a spectator."""

    def __init__(
        self,
        port: int,
        seats: int,
        random: Random,
        every: int = 2,
        without: tuple[str, ...] = (),
        after: "Callable[[RandomPlayers, RecordingClient, Any], None] | None" = None,
    ) -> None:
        """Connect everybody.

        After every `every` answers one other action is carried out, except those named in
        `without`. `after` is called after every action, once everybody knows of it, with the
        client that acted and its message."""
        self.people: Final = [RecordingClient(port, seat) for seat in range(seats)]
        self.tab: Final = RecordingClient(port, 0)
        self.spectator: Final = RecordingClient(port, None)
        self.said: Final[list[tuple[int | None, str]]] = []
        self.listings: Final[list[Any]] = []  # what the HTTP API returned for the table
        self.refusals: Final[list[Any]] = []
        self.action_counts: Final[dict[str, int]] = {}
        self._port: Final = port
        self._random: Final = random
        self._messages = 0
        self._every: Final = every
        self._without: Final = without
        self._after: Final = after

    @property
    def clients(self) -> list[RecordingClient]:
        return [*self.people, self.tab, self.spectator]

    def close(self) -> None:
        for page in self.clients:
            page.close()

    # Playing -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end of the game, with another action in turn after every few answers."""
        action_cycle = (action for action in self._actions() if action[0] not in self._without)
        for answers in range(MAX_ANSWERS):
            self.settle()
            if self._status == "over":
                return
            if answers % self._every == self._every - 1:
                name, act = next(action_cycle)
                self._count(name, act())
            elif self.action_counts.get("free undo", 0) < MAX_FREE_UNDOS:  # whenever possible
                self._count("free undo", self._undo_free())
            self.settle()
            if self._status == "playing":
                self._answer()
        raise AssertionError("it does not end")

    def _actions(self) -> Iterator[tuple[str, Callable[[], bool]]]:
        while True:
            yield "look back", self._look_back
            yield "agreed undo", self._undo_agreed
            yield "order", self._give_order
            yield "refused undo", self._undo_refused
            yield "pause", self._pause
            yield "hint", self._request_hint
            yield "leave", self._leave_and_return
            yield "wait", self._toggle_hand
            yield "remark", self._remark
            yield "reconnect", self._reconnect
            yield "chat", self._chat
            yield "http", self._use_http

    def _count(self, name: str, done: bool) -> None:
        self.action_counts[name] = self.action_counts.get(name, 0) + done

    @property
    def _status(self) -> str:
        return str(self.people[0].latest["info"]["status"])

    @property
    def _number(self) -> int:
        return int(self.people[0].latest["view"]["number"])

    def _asked(self) -> list[RecordingClient]:
        return [page for page in self.people if page.latest["decision"]]

    def _answer(self) -> None:
        page = self._random.choice(self._asked())
        decision = page.latest["decision"]
        choice = self._choose(page.latest["view"], decision)
        position = page.latest["position"]
        self._perform(
            page, type="answer", position=position, decision=decision["id"], choice=choice
        )

    def _choose(self, view: Any, decision: Any) -> Any:
        """Choose an option at random, or as a bot would in games that random play never ends."""
        options = [option["choice"] for option in decision["options"]]
        if self._random.random() < _BOT_SHARE.get(view["game"], 0):
            bot = bots.make("greedy", games.find(view["game"]), str(self._messages))
            asked: Any = {**decision, "options": options}
            return options[bot.choose(view, asked)]
        return self._random.choice(options)

    def _request(self, page: RecordingClient, token: str = "", **message: Any) -> Any:
        """Send a message and return the answer to it."""
        self._messages += 1
        token = token or f"t{self._messages}"
        page.send({"token": token, **message})
        while True:
            answer = page.until("done", "refused", "sight", "advice")
            if answer["token"] == token:
                return answer

    def _perform(self, page: RecordingClient, **message: Any) -> None:
        answer = self._request(page, **message)
        assert answer["type"] == "done", (message, answer)
        page.at(answer["position"])
        self.settle()
        if self._after is not None:
            self._after(self, page, message)

    def reconnect(self) -> None:
        """Reconnect everybody to a server that was restarted."""
        for page in self.clients:
            page.close()
            page.reconnect(self._port)

    def settle(self) -> None:
        """Wait until every client has the newest state of the table."""
        position = max(page.latest["position"] for page in self.clients)
        for page in self.clients:
            page.at(position)

    # Other actions -----------------------------------------------------------------------------

    def _undo_free(self) -> bool:
        free = [page for page in self.people if page.latest["info"]["undo"] == "free"]
        for page in free:
            self._perform(page, type="undo")
        return bool(free)

    def _propose_undo(self) -> RecordingClient | None:
        for page in self.people:
            if page.latest["info"]["undo"] == "ask":
                last = page.latest["view"]["number"]
                self._perform(page, type="undo", to=max(0, last - self._random.randrange(1, 9)))
                if self.people[0].latest["info"]["proposal"] is not None:
                    return page
        return None

    def _vote(self, yes: bool) -> None:
        """Let every voter vote, as long as the proposal is open."""
        for page in self.people:
            proposal = page.latest["info"]["proposal"]
            if proposal is not None and page.seat in proposal["voters"]:
                self._perform(page, type="vote", proposal=proposal["id"], yes=yes)
        assert self.people[0].latest["info"]["proposal"] is None

    def _undo_agreed(self) -> bool:
        if self._propose_undo() is None:
            return False
        self._reconnect_pages()
        self._answer()  # the game goes on meanwhile
        if self._status == "playing":
            self._vote(yes=True)
            self._reconnect_pages()
        return True

    def _undo_refused(self) -> bool:
        if self._propose_undo() is None:
            return False
        self._look_back()
        self._vote(yes=False)
        return True

    def _pause(self) -> bool:
        self._perform(self.people[0], type="propose", what="pause")
        self._reconnect_pages()
        self._vote(yes=True)
        assert self._status == "paused"
        self._reconnect_pages()
        self._look_back()
        for page in self.people:
            given: Any = {"position": 10**6, "decision": "0.0", "choice": {}}
            assert self._request(page, type="answer", **given)["error"] == "table-paused"
        self._perform(self.people[-1], type="propose", what="resume")
        return True

    def _reconnect_pages(self) -> None:
        """Reconnect the second tab and the spectator, as new pages would at this moment."""
        for page in (self.tab, self.spectator):
            page.close()
            page.reconnect(self._port)
        self.settle()

    def _reconnect(self) -> bool:
        self.reconnect()
        return True

    def _give_order(self) -> bool:
        page = self.people[ORDERING_SEAT]
        for window, order in page.latest["info"]["orders"].items():
            turned = "ask" if order == "pass" else "pass"
            self._perform(page, type="order", window=window, order=turned)
            page.drain()
            assert page.latest["info"]["orders"][window] == turned
        return bool(page.latest["info"]["orders"])

    def _toggle_hand(self) -> bool:
        page = self.people[ORDERING_SEAT]
        raised = not page.latest["info"]["raised"]
        self._perform(page, type="wait", raised=raised)
        page.drain()
        assert page.latest["info"]["raised"] == raised
        return True

    def _remark(self) -> bool:
        """Make a private remark, in games that have any."""
        page = self._random.choice(self.people[1:])
        settings = page.latest["view"]["table"].get("settings")
        if settings is None:
            return False
        turned = "ask" if settings["policies"][0] == "always" else "always"
        self._perform(page, type="remark", choice={"do": "policy", "seat": 0, "policy": turned})
        page.drain()
        changed = page.latest["view"]["table"]["settings"]
        assert changed["policies"][0] == turned
        return True

    def _request_hint(self) -> bool:
        return all(self._request(page, type="hint")["type"] == "advice" for page in self._asked())

    def _look_back(self) -> bool:
        for page in self.clients:
            number = self._random.randint(0, self._number)
            assert self._look(page, number, "mine")["type"] == "sight"
            for eyes in (0, 1, "all", "public"):
                assert self._look(page, number, eyes)["error"] == "not-over"
        return True

    def _look(self, page: RecordingClient, number: int, eyes: int | str) -> Any:
        """Look back; the token says through whose eyes."""
        self._messages += 1
        token = f"{eyes}/{self._messages}"
        return self._request(page, token, type="look", number=number, eyes=eyes)

    def _chat(self) -> bool:
        by_spectators = sum(seat is None for seat, _ in self.said)
        speakers = [self.spectator] if by_spectators < SPECTATOR_LINE_LIMIT else []
        for page in (*self.people, *speakers):
            text = f"{'psst' if page.seat is None else 'well'} {len(self.said)}"
            self.said.append((page.seat, text))
            self._perform(page, type="say", text=text)
        return True

    def _leave_and_return(self) -> bool:
        page = self._random.choice(self._asked())
        before = self._number
        self._perform(page, type="leave")
        while self.spectator.latest["view"]["number"] == before:  # until the bot has answered
            self.spectator.until("update")
        self.settle()
        if self._status == "playing":
            self._perform(page, type="return")
        return True

    def _use_http(self) -> bool:
        self.listings.append(get(self._port, f"api/tables/{TABLE}"))
        with contextlib.suppress(urllib.error.HTTPError):
            try:
                get(self._port, f"api/tables/{TABLE}/record")
            except urllib.error.HTTPError as error:
                self.refusals.append(msgspec.json.decode(error.read()))
                raise
            raise AssertionError("a record before the end")
        return True

    # Afterwards --------------------------------------------------------------------------------

    def look_at_everything(self) -> None:
        """Look back through all eyes, once the game is over."""
        self._chat()
        for page in self.clients:
            for eyes in ("mine", "public", "all", *range(len(self.people))):
                number = self._random.randint(0, self._number)
                assert self._look(page, number, eyes)["type"] == "sight"
        self._reconnect()
        for page in self.clients:
            page.drain()
