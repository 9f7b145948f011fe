"""A company at one table over real sockets: it plays a whole game at random and does on the way all
that can be done at a table, while every frame that anybody is sent is kept."""

import asyncio
import contextlib
import urllib.error
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from tableronde import bots, games
from tableronde.core.plain import Plain
from tableronde.tables.database import open_database
from tests.server.live_client import Seat, get
from tests.server.memory import keep_people

TABLE: Final = "the-table"
GIVES_ORDERS: Final = 1
"""The one seat that gives automatic answers and says 'Wait!'."""
MOST: Final = 3000
OFTEN: Final = 5
_PURPOSE: Final = {"zizka": 0.7, "fief": 0.95}
"""How often something is done for a reason, where aimless people never come to an end."""
MAX_SPECTATOR_LINES: Final = 15
"""Lines: spectators may say only so many in a short time."""


def prepared(db: str, game: str, seats: int, seed: str, options: dict[str, str]) -> None:
    """A table whose seed and secrets the test knows, in a file that no server has opened yet."""

    async def keep() -> None:
        storage = await open_database(db)
        await keep_people(storage, TABLE, game, seats, seed, options=options)
        await storage.close()

    asyncio.run(keep())


class Recorded(Seat):
    """A viewer that keeps every frame as it came, for each of its connections."""

    def __init__(self, port: int, seat: int | None) -> None:
        self.seat: Final = seat
        self.connections: Final[list[list[str]]] = []
        super().__init__(port, TABLE, "" if seat is None else f"key-{seat}")

    def come_back(self, port: int) -> None:
        self.connections.append([])
        super().come_back(port)

    def next_frame(self, timeout: float) -> str:
        frame = super().next_frame(timeout)
        self.connections[-1].append(frame)
        return frame


class Company:
    """The people of a table, a second tab of the first, and a spectator."""

    def __init__(
        self,
        port: int,
        seats: int,
        random: Random,
        every: int = 2,
        without: tuple[str, ...] = (),
        after: "Callable[[Company, Recorded, Plain], None] | None" = None,
    ) -> None:
        """Every so many answers something else happens, but not what it goes `without`; `after`
        is called after all that is done, with who asked for it and by which message, when everybody
        knows of it."""
        self.people: Final = [Recorded(port, seat) for seat in range(seats)]
        self.tab: Final = Recorded(port, 0)
        self.watching: Final = Recorded(port, None)
        self.said: Final[list[tuple[int | None, str]]] = []
        self.listings: Final[list[Plain]] = []  # what HTTP told of the table
        self.refusals: Final[list[Plain]] = []
        self.happened: Final[dict[str, int]] = {}
        self._port: Final = port
        self._random: Final = random
        self._messages = 0
        self._every: Final = every
        self._without: Final = without
        self._after: Final = after

    @property
    def everyone(self) -> list[Recorded]:
        return [*self.people, self.tab, self.watching]

    def close(self) -> None:
        for page in self.everyone:
            page.close()

    # Playing -----------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game; every few answers one of the other things, in turn."""
        others = (other for other in self._others() if other[0] not in self._without)
        for answers in range(MOST):
            self.settle()
            if self._status == "over":
                return
            if answers % self._every == self._every - 1:
                name, happen = next(others)
                self._count(name, happen())
            elif self.happened.get("free undo", 0) < OFTEN:  # whenever there is a chance
                self._count("free undo", self._undo_freely())
            self.settle()
            if self._status == "playing":
                self._answer()
        raise AssertionError("it does not end")

    def _others(self) -> Iterator[tuple[str, Callable[[], bool]]]:
        while True:
            yield "look back", self._look_back
            yield "agreed undo", self._undo_by_consent
            yield "order", self._give_order
            yield "refused undo", self._undo_in_vain
            yield "pause", self._pause
            yield "hint", self._ask_for_a_hint
            yield "leave", self._leave_and_return
            yield "wait", self._say_wait
            yield "remark", self._remark
            yield "reconnect", self._reconnect
            yield "chat", self._chat
            yield "http", self._ask_by_http

    def _count(self, name: str, happened: bool) -> None:
        self.happened[name] = self.happened.get(name, 0) + happened

    @property
    def _status(self) -> str:
        return str(self.people[0].latest["info"]["status"])

    @property
    def _number(self) -> int:
        return int(self.people[0].latest["view"]["number"])

    def _asked(self) -> list[Recorded]:
        return [page for page in self.people if page.latest["decision"]]

    def _answer(self) -> None:
        page = self._random.choice(self._asked())
        decision = page.latest["decision"]
        choice = self._chosen(page.latest["view"], decision)
        position = page.latest["position"]
        self._do(page, type="answer", position=position, decision=decision["id"], choice=choice)

    def _chosen(self, view: Plain, decision: Plain) -> Plain:
        """Anything; but who rides aimlessly about Bohemia never comes to an end, nor who bargains
        aimlessly in France."""
        options = [option["choice"] for option in decision["options"]]
        if self._random.random() < _PURPOSE.get(view["game"], 0):
            bot = bots.make("greedy", games.find(view["game"]), str(self._messages))
            return options[bot.choose(view, {**decision, "options": options})]
        return self._random.choice(options)

    def _say(self, page: Recorded, token: str = "", **message: Any) -> Plain:
        """Say something; what is answered."""
        self._messages += 1
        token = token or f"t{self._messages}"
        page.send({"token": token, **message})
        while True:
            answer = page.until("done", "refused", "sight", "advice")
            if answer["token"] == token:
                return answer

    def _do(self, page: Recorded, **message: Any) -> None:
        answer = self._say(page, **message)
        assert answer["type"] == "done", (message, answer)
        page.at(answer["position"])
        self.settle()
        if self._after is not None:
            self._after(self, page, message)

    def come_back(self) -> None:
        """Everybody, to a server that has been started again."""
        for page in self.everyone:
            page.close()
            page.come_back(self._port)

    def settle(self) -> None:
        """All know the table as the best informed of them does."""
        position = max(page.latest["position"] for page in self.everyone)
        for page in self.everyone:
            page.at(position)

    # What else happens -------------------------------------------------------------------------

    def _undo_freely(self) -> bool:
        free = [page for page in self.people if page.latest["info"]["undo"] == "free"]
        for page in free:
            self._do(page, type="undo")
        return bool(free)

    def _ask_for_an_undo(self) -> Recorded | None:
        for page in self.people:
            if page.latest["info"]["undo"] == "ask":
                last = page.latest["view"]["number"]
                self._do(page, type="undo", to=max(0, last - self._random.randrange(1, 9)))
                if self.people[0].latest["info"]["proposal"] is not None:
                    return page
        return None

    def _vote(self, yes: bool) -> None:
        """Everybody, one after the other, as long as it is open."""
        for page in self.people:
            proposal = page.latest["info"]["proposal"]
            if proposal is not None and page.seat in proposal["voters"]:
                self._do(page, type="vote", proposal=proposal["id"], yes=yes)
        assert self.people[0].latest["info"]["proposal"] is None

    def _undo_by_consent(self) -> bool:
        if self._ask_for_an_undo() is None:
            return False
        self._newcomers()
        self._answer()  # the game goes on meanwhile
        if self._status == "playing":
            self._vote(yes=True)
            self._newcomers()
        return True

    def _undo_in_vain(self) -> bool:
        if self._ask_for_an_undo() is None:
            return False
        self._look_back()
        self._vote(yes=False)
        return True

    def _pause(self) -> bool:
        self._do(self.people[0], type="propose", what="pause")
        self._newcomers()
        self._vote(yes=True)
        assert self._status == "paused"
        self._newcomers()
        self._look_back()
        for page in self.people:
            given: Plain = {"position": 10**6, "decision": "0.0", "choice": {}}
            assert self._say(page, type="answer", **given)["error"] == "table-paused"
        self._do(self.people[-1], type="propose", what="resume")
        return True

    def _newcomers(self) -> None:
        """Somebody opens another page in just this moment."""
        for page in (self.tab, self.watching):
            page.close()
            page.come_back(self._port)
        self.settle()

    def _reconnect(self) -> bool:
        self.come_back()
        return True

    def _give_order(self) -> bool:
        page = self.people[GIVES_ORDERS]
        for window, order in page.latest["info"]["orders"].items():
            turned = "ask" if order == "pass" else "pass"
            self._do(page, type="order", window=window, order=turned)
            page.drain()
            assert page.latest["info"]["orders"][window] == turned
        return bool(page.latest["info"]["orders"])

    def _say_wait(self) -> bool:
        page = self.people[GIVES_ORDERS]
        raised = not page.latest["info"]["raised"]
        self._do(page, type="wait", raised=raised)
        page.drain()
        assert page.latest["info"]["raised"] == raised
        return True

    def _remark(self) -> bool:
        """Something for the game that nobody else hears of, where it knows such a thing."""
        page = self._random.choice(self.people[1:])
        settings = page.latest["view"]["table"].get("settings")
        if settings is None:
            return False
        turned = "ask" if settings["policies"][0] == "always" else "always"
        self._do(page, type="remark", choice={"do": "policy", "seat": 0, "policy": turned})
        page.drain()
        told = page.latest["view"]["table"]["settings"]
        assert told["policies"][0] == turned
        return True

    def _ask_for_a_hint(self) -> bool:
        return all(self._say(page, type="hint")["type"] == "advice" for page in self._asked())

    def _look_back(self) -> bool:
        for page in self.everyone:
            number = self._random.randint(0, self._number)
            assert self._look(page, number, "mine")["type"] == "sight"
            for eyes in (0, 1, "all", "public"):
                assert self._look(page, number, eyes)["error"] == "not-over"
        return True

    def _look(self, page: Recorded, number: int, eyes: int | str) -> Plain:
        """The token tells through whose eyes."""
        self._messages += 1
        token = f"{eyes}/{self._messages}"
        return self._say(page, token, type="look", number=number, eyes=eyes)

    def _chat(self) -> bool:
        by_spectators = sum(seat is None for seat, _ in self.said)
        heard = [self.watching] if by_spectators < MAX_SPECTATOR_LINES else []
        for page in (*self.people, *heard):
            text = f"{'psst' if page.seat is None else 'well'} {len(self.said)}"
            self.said.append((page.seat, text))
            self._do(page, type="say", text=text)
        return True

    def _leave_and_return(self) -> bool:
        page = self._random.choice(self._asked())
        before = self._number
        self._do(page, type="leave")
        while self.watching.latest["view"]["number"] == before:  # until the bot has answered
            self.watching.until("update")
        self.settle()
        if self._status == "playing":
            self._do(page, type="return")
        return True

    def _ask_by_http(self) -> bool:
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
        """When it is over: through all eyes."""
        self._chat()
        for page in self.everyone:
            for eyes in ("mine", "public", "all", *range(len(self.people))):
                number = self._random.randint(0, self._number)
                assert self._look(page, number, eyes)["type"] == "sight"
        self._reconnect()
        for page in self.everyone:
            page.drain()
