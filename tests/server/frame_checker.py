"""Checks messages against what the kernel allows each viewer to be sent.

Of the server only the classes of the protocol are used here: each message is compared, field by
field, with what `Match` shows and reports to that seat at that point of the replayed record."""

import json
from itertools import accumulate
from typing import Any, Final

import msgspec

import tableronde
from tableronde.core import kernel, record
from tableronde.core.chance import seal
from tableronde.core.event import ALL
from tableronde.core.match import Match
from tableronde.games.avalon import components as avalon
from tableronde.games.fief import components as fief
from tableronde.games.guilds import components as guilds
from tableronde.games.medieval_mastery import components as mastery
from tableronde.games.zizka import components as zizka
from tableronde.server.protocol.http_bodies import Listed
from tableronde.server.protocol.server_messages import ServerMessage
from tableronde.tables.seats import hashed

_HIDEABLE_NAMES: Final = {
    "avalon": [*avalon.CARDS, *(set(avalon.REGIONS) - {"avalon"}), *avalon.TILES],
    "guilds": [*guilds.CARDS],
    "medieval-mastery": [*mastery.CARDS],
    "zizka": [*zizka.TOKENS, *zizka.CARDS],
    "fief": [*fief.CARDS, *fief.RELICS],
}
"""The names of components that may be hidden, without Avalon, which is also the name of a game."""
TABLE_EVENTS: Final = {
    *("bot-takes-over", "person-returns", "forced"),
    *("table-paused", "table-resumed"),
}
_KERNEL_FIELDS: Final = ("view", "decision", "chronicle", "choice")


encode: Final = msgspec.json.Encoder().encode


def _plain(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def as_protocol(data: str, kind: Any) -> Any:
    """Decode JSON as a type of the protocol and return it without unknown fields."""
    return msgspec.to_builtins(msgspec.json.decode(data, type=kind))


def line(number: int, seen: Any) -> Any:
    """Make a line of the chronicle from an event as a viewer may see it."""
    arguments = {name: value for name, value in seen.items() if name != "event"}
    return _plain({"number": number, "event": seen["event"], "arguments": arguments})


def game_lines(lines: list[Any]) -> list[Any]:
    """Return the chronicle without the events of people at the table, which no record keeps."""
    for shown in lines:
        if shown["event"] in TABLE_EVENTS:
            assert set(shown["arguments"]) <= {"seat", "why"}
            assert shown["arguments"].get("why", "left") in ("left", "vote", "clock")
    return [shown for shown in lines if shown["event"] not in TABLE_EVENTS]


class ReplayedStep:
    """What the kernel shows and reports to everybody after one entry of the log."""

    def __init__(self, match: Match, lines: dict[int | None, list[Any]], path: list[int]) -> None:
        eyes = list(lines)
        self.number: Final = match.number
        self.over: Final = match.result is not None
        # As bytes, because a long game has thousands of steps.
        views = match.views(eyes)
        self._views: Final = {seat: encode(view) for seat, view in views.items()}
        without_undo_marks = kernel.views(match.game, match.state, eyes)
        self._without_undo_marks: Final = {
            seat: encode(view) for seat, view in without_undo_marks.items()
        }
        self.lines: Final = {seat: list(shown) for seat, shown in lines.items()}
        self._seen_events: Final = (list(match.events), match.age)
        self.path: Final = path  # for each number of answers, the step at which it was reached
        self.asked: Final = {
            seat: self._decision(match, seat, views[seat]["table"]) for seat in match.waiting()
        }
        self.undo: Final = {seat: self._undo(match, seat) for seat in eyes}

    def shows(self, seat: int | None, view: Any) -> bool:
        """Return whether this is exactly what the kernel shows this seat, in the same order."""
        return encode(view) == self._views[seat]

    def lines_for_newcomer(self, seat: int | None) -> list[Any]:
        """Return the lines as a newcomer sees them, when some have faded."""
        events, age = self._seen_events
        seen = [(number, event.at(age).seen_by(seat)) for number, event in events]
        return [line(number, form) for number, form in seen if form is not None]

    def without_undo_marks(self, seat: int | None) -> Any:
        """Return the view as seen on looking back, without undo marks in question ids."""
        return msgspec.json.decode(self._without_undo_marks[seat])

    def _decision(self, match: Match, seat: int, shown: Any) -> Any:
        decision = match.decision(seat).plain()
        options = [
            {"choice": choice, "details": match.game.details(choice, shown, seat)}
            for choice in decision["options"]
        ]
        return _plain({**decision, "options": options})

    def _undo(self, match: Match, seat: int | None) -> str:
        target = None if seat is None else match.last_answer(seat)
        if target is None or seat is None:
            return "no"
        return "free" if match.may_undo(seat, target) else "ask"


class ReplayedGame:
    """A whole game, step by step."""

    def __init__(self, source: Any) -> None:
        read = record.read(source)
        seats = len(read.seats)
        self.match: Final = tableronde.new(read.game, seats, read.seed, read.options)
        self.seed: Final = read.seed
        self.eyes: Final = [None, *range(seats)]
        self.steps: Final[list[ReplayedStep]] = []
        self._seen_events: list[Any] = []
        self._lines: dict[int | None, list[Any]] = {}
        self._append_step([])
        for entry in read.log:
            self.match.follow([entry])
            before = self.steps[-1].path
            self._append_step(before[: self.match.number])
        undone = [0, *(entry.undo is not None for entry in read.log)]
        self._steps_by_number: Final[dict[tuple[int, int], list[int]]] = {}
        for at, (step, undos) in enumerate(zip(self.steps, accumulate(undone), strict=True)):
            self._steps_by_number.setdefault((step.number, undos), []).append(at)

    def _append_step(self, path: list[int]) -> None:
        events = self.match.events
        if events[: len(self._seen_events)] != self._seen_events:
            self._seen_events, self._lines = [], {}
        for seat in self.eyes:
            lines = self._lines.setdefault(seat, [])
            for number, event in events[len(self._seen_events) :]:
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append(line(number, seen))
        self._seen_events = list(events)
        self.steps.append(ReplayedStep(self.match, self._lines, [*path, len(self.steps)]))

    def find(self, seat: int | None, view: Any, since: int) -> int:
        """Return the first step from `since` on that a view of this seat fits.

        The view names the number of answers and, in the ids of questions, the branch. Remarks
        change neither; of the steps between them, the first that looks the same is taken."""
        if view["result"] is not None:
            return len(self.steps) - 1
        _, _, undos = view["waiting"][0]["id"].partition("~")
        claimed = self._steps_by_number[view["number"], int(undos or 0)]
        alike = [at for at in claimed if at >= since and self.steps[at].shows(seat, view)]
        return alike[0] if alike else claimed[-1]


class FrameChecker:
    """Checks one connection of a viewer, frame by frame.

    Raises where something was sent that the viewer may not know, or that is not what the kernel
    says."""

    def __init__(
        self,
        replayed: ReplayedGame,
        seat: int | None,
        said: list[tuple[int | None, str]],
        silent: bool,
    ) -> None:
        """Expect the chat lines of `said`; a `silent` viewer has set no automatic answers."""
        self.kinds: Final[set[str]] = set()
        self.over = False
        self._replayed: Final = replayed
        self._seat: Final = seat
        self._said: Final = said
        self._silent: Final = silent
        self._at = -1  # the step of the last update
        self._position = -1
        self._knows_spectator_chat = False
        self._chronicle: list[Any] = []
        self._full_lines: list[Any] = []
        game = replayed.match.game
        keys = [f"key-{at}" for at in range(replayed.match.seats)]
        self._secrets: Final = [*keys, *map(hashed, keys)]
        self._hidden_names: Final = [f'"{name}"' for name in _HIDEABLE_NAMES[game.ID]]

    def check(self, frame: str) -> None:
        messages = msgspec.json.decode(frame)
        assert messages, "an empty frame reveals its time only"
        assert as_protocol(frame, list[ServerMessage]) == messages, "beyond the protocol"
        updates = [message for message in messages if message["type"] == "update"]
        self.over = self.over or any(u["info"]["status"] == "over" for u in updates)
        secrets = self._secrets if self.over else [*self._secrets, self._replayed.seed]
        assert not [secret for secret in secrets if secret in frame], "a secret"
        for message in messages:
            self.kinds.add(message["type"])
            rest = {k: v for k, v in message.items() if k not in _KERNEL_FIELDS}
            text = json.dumps(rest)
            assert not [name for name in self._hidden_names if name in text], (
                "a card in the wrong place"
            )
            getattr(self, f"_{message['type'].replace('-', '_')}")(message)

    @property
    def _step(self) -> ReplayedStep:
        return self._replayed.steps[self._at]

    def _welcome(self, message: Any) -> None:
        assert self._at == -1, "welcomed twice"
        assert message["you"] == self._seat
        assert message["seal"] == seal(self._replayed.seed)
        assert message["settings"]["options"] == self._replayed.match.options
        assert (message["started"], message["branched"]) == (0, False)
        for chat_line in message["chat"]:
            self._chat({"line": chat_line})

    def _update(self, message: Any) -> None:
        view, info, seat = message["view"], message["info"], self._seat
        at = self._replayed.find(seat, view, self._at)
        assert at >= self._at, "back in time"
        assert message["position"] >= self._position
        self._at, self._position = at, message["position"]
        assert self._step.shows(seat, view), "another view than the kernel's"
        assert message["chronicle_from"] <= len(self._chronicle)
        before = self._chronicle[: message["chronicle_from"]]
        self._chronicle = before + message["chronicle"]
        allowed = self._step.lines[seat] if before else self._step.lines_for_newcomer(seat)
        known = len(game_lines(before))  # these were checked when they came
        assert game_lines(message["chronicle"]) == allowed[known:], (
            "another chronicle than the kernel's"
        )
        playing = info["status"] == "playing"
        asked = self._step.asked.get(seat) if seat is not None and playing else None
        if seat is not None and info["seats"][seat]["bot"] is not None:
            asked = None
        assert message["decision"] == asked, "another question than the kernel's"
        self._info(info, playing)

    def _info(self, info: Any, playing: bool) -> None:
        assert self.over or not self._knows_spectator_chat, "spectators are read before the end"
        assert (info["status"] == "over") == self._step.over
        assert info["seed"] == (self._replayed.seed if info["status"] == "over" else None)
        undo = self._step.undo[self._seat] if playing else "no"
        here = [at for at, s in enumerate(info["seats"]) if s["kind"] == "person" and not s["away"]]
        if undo == "free" or (undo == "ask" and here == [self._seat]):
            # A bot may have played meanwhile. A person alone with bots need ask nobody, unless
            # a person who would be asked is missing.
            assert info["undo"] in ("free", "ask")
        else:
            assert info["undo"] == undo
        windows = [] if self._seat is None else self._replayed.match.game.WINDOWS
        assert sorted(info["orders"]) == sorted(windows)
        if self._silent:
            quiet = {window for window, order in info["orders"].items() if order != "ask"}
            assert quiet <= self._replayed.match.game.QUIET, "somebody else's orders"
            assert not info["raised"], "somebody else's hand"

    def _sight(self, message: Any) -> None:
        eyes, number, last = message["token"].split("/")[0], message["number"], self._step
        assert message["last"] == last.number
        if eyes == "mine":
            view = self._replayed.steps[last.path[number]].without_undo_marks(self._seat)
            lines = self._chronicle
        else:
            view = _plain(self._replayed.match.view_at(number, *self._other_eyes(eyes)))
            lines = self._full_lines
        assert message["view"] == view, "another look back than the kernel's"
        assert message["chronicle"] == sum(shown["number"] <= number for shown in lines)

    def _full_chronicle(self, message: Any) -> None:
        seat, all_open = self._other_eyes(message["token"].split("/")[0])
        self._full_lines = message["chronicle"]
        assert game_lines(self._full_lines) == self._lines(seat, all_open)

    def _other_eyes(self, eyes: str) -> tuple[int | None, bool]:
        assert self.over, "through other eyes before the end"
        return (int(eyes) if eyes.isdigit() else None), eyes == "all"

    def _lines(self, seat: int | None, all_open: bool) -> list[Any]:
        events = self._replayed.match.events
        seen = [(number, event.seen_by(ALL if all_open else seat)) for number, event in events]
        return [line(number, form) for number, form in seen if form is not None]

    def _advice(self, message: Any) -> None:
        assert self._seat is not None
        asked = self._step.asked[self._seat]
        assert message["decision"] == asked["id"]
        assert message["choice"] in [option["choice"] for option in asked["options"]]

    def _chat(self, message: Any) -> None:
        chat_line = message["line"]
        assert (chat_line["seat"], chat_line["text"]) in self._said
        assert chat_line["spectator"] == (chat_line["seat"] is None)
        if chat_line["spectator"] and self._seat is not None:
            assert self.over or self._at == -1, "spectators are read before the end"
            self._knows_spectator_chat = True  # learned from the welcome, so the game must be over

    def _done(self, message: Any) -> None:
        assert message["position"] >= 0

    def _pong(self, message: Any) -> None:
        assert message.keys() == {"type", "now"}

    def _refused(self, message: Any) -> None:
        assert (message["error"], message["fatal"]) in (
            ("not-over", False),
            ("table-paused", False),
        )
        assert message["details"] == {}


def check_listing(listing: Any, playing: bool = True) -> None:
    """Check a table as HTTP shows it: the fields of the protocol, and nobody's turn."""
    assert as_protocol(json.dumps(listing), Listed) == listing
    assert (listing["your_turn"], listing["you"]) == (False, None)
    if playing:
        assert listing["winners"] is None
