"""What each viewer may be sent, worked out from the record of a game by the kernel alone.

Nothing of the server is used here but the classes of the protocol: a message is compared, field by
field, with what `Match` shows and tells that seat at that moment.
"""

import json
from itertools import accumulate
from typing import Any, Final

import msgspec

import tableronde
from tableronde.core import kernel, record
from tableronde.core.chance import seal
from tableronde.core.event import ALL
from tableronde.core.match import Match
from tableronde.core.plain import Plain
from tableronde.games.avalon import components as avalon
from tableronde.games.fief import components as fief
from tableronde.games.guilds import components as guilds
from tableronde.games.medieval_mastery import components as mastery
from tableronde.games.zizka import components as zizka
from tableronde.server.protocol.http_bodies import Listed
from tableronde.server.protocol.server_messages import ServerMessage
from tableronde.tables.seats import hashed

_NAMES: Final = {
    "avalon": [*avalon.CARDS, *(set(avalon.REGIONS) - {"avalon"}), *avalon.TILES],
    "guilds": [*guilds.CARDS],
    "medieval-mastery": [*mastery.CARDS],
    "zizka": [*zizka.TOKENS, *zizka.CARDS],
    "fief": [*fief.CARDS, *fief.RELICS],
}
"""Of what can be hidden. (Avalon is also the name of the game.)"""
OF_PEOPLE: Final = {
    *("bot-takes-over", "person-returns", "forced"),
    *("table-paused", "table-resumed"),
}
_TOLD_BY_THE_KERNEL: Final = ("view", "decision", "chronicle", "choice")


encode: Final = msgspec.json.Encoder().encode


def _plain(value: object) -> Plain:
    return msgspec.json.decode(encode(value))


def as_protocol(data: str, kind: Any) -> Plain:
    """What is left of JSON when all that the protocol does not know is dropped."""
    return msgspec.to_builtins(msgspec.json.decode(data, type=kind))


def line(number: int, seen: Plain) -> Plain:
    """A line of the chronicle, from an event as somebody was told it."""
    arguments = {name: value for name, value in seen.items() if name != "event"}
    return _plain({"number": number, "event": seen["event"], "arguments": arguments})


def of_the_game(lines: list[Plain]) -> list[Plain]:
    """The chronicle without what it tells of the people at the table, which everyone sees and no
    record keeps."""
    for told in lines:
        if told["event"] in OF_PEOPLE:
            assert set(told["arguments"]) <= {"seat", "why"}
            assert told["arguments"].get("why", "left") in ("left", "vote", "clock")
    return [told for told in lines if told["event"] not in OF_PEOPLE]


class Moment:
    """What the kernel shows and tells everybody after one entry of the log."""

    def __init__(self, match: Match, lines: dict[int | None, list[Plain]], path: list[int]) -> None:
        eyes = list(lines)
        self.number: Final = match.number
        self.over: Final = match.result is not None
        # As bytes: a long game has thousands of moments.
        views = match.views(eyes)
        self._views: Final = {seat: encode(view) for seat, view in views.items()}
        bare = kernel.views(match.game, match.state, eyes)
        self._bare: Final = {seat: encode(view) for seat, view in bare.items()}
        self.told: Final = {seat: list(told) for seat, told in lines.items()}
        self._heard: Final = (list(match.events), match.age)
        self.path: Final = path  # for each number, the moment when so many answers stood
        self.asked: Final = {
            seat: self._decision(match, seat, views[seat]["table"]) for seat in match.waiting()
        }
        self.undo: Final = {seat: self._undo(match, seat) for seat in eyes}

    def shows(self, seat: int | None, view: Plain) -> bool:
        """Whether this is what the kernel shows this seat, down to the order of its parts."""
        return encode(view) == self._views[seat]

    def retold(self, seat: int | None) -> list[Plain]:
        """The same lines, as they are told to who comes now: some have faded."""
        events, age = self._heard
        seen = [(number, event.at(age).seen_by(seat)) for number, event in events]
        return [line(number, form) for number, form in seen if form is not None]

    def bare(self, seat: int | None) -> Plain:
        """Without the mark of undos in its questions: what is seen on looking back."""
        return msgspec.json.decode(self._bare[seat])

    def _decision(self, match: Match, seat: int, shown: Plain) -> Plain:
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


class Ledger:
    """A whole game, moment by moment."""

    def __init__(self, source: Plain) -> None:
        read = record.read(source)
        seats = len(read.seats)
        self.match: Final = tableronde.new(read.game, seats, read.seed, read.options)
        self.seed: Final = read.seed
        self.eyes: Final = [None, *range(seats)]
        self.moments: Final[list[Moment]] = []
        self._heard: list[Any] = []
        self._lines: dict[int | None, list[Plain]] = {}
        self._note([])
        for entry in read.log:
            self.match.follow([entry])
            before = self.moments[-1].path
            self._note(before[: self.match.number])
        undone = [0, *(entry.undo is not None for entry in read.log)]
        self._found: Final[dict[tuple[int, int], list[int]]] = {}
        for at, (moment, undos) in enumerate(zip(self.moments, accumulate(undone), strict=True)):
            self._found.setdefault((moment.number, undos), []).append(at)

    def _note(self, path: list[int]) -> None:
        events = self.match.events
        if events[: len(self._heard)] != self._heard:
            self._heard, self._lines = [], {}
        for seat in self.eyes:
            lines = self._lines.setdefault(seat, [])
            for number, event in events[len(self._heard) :]:
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append(line(number, seen))
        self._heard = list(events)
        self.moments.append(Moment(self.match, self._lines, [*path, len(self.moments)]))

    def find(self, seat: int | None, view: Plain, since: int) -> int:
        """The moment, `since` that one, that a view of this seat claims to be of: by its number and
        the branch in its questions. Remarks leave both as they were: of the moments that they part,
        the first that looks like this."""
        if view["result"] is not None:
            return len(self.moments) - 1
        _, _, undos = view["waiting"][0]["id"].partition("~")
        claimed = self._found[view["number"], int(undos or 0)]
        alike = [at for at in claimed if at >= since and self.moments[at].shows(seat, view)]
        return alike[0] if alike else claimed[-1]


class Ear:
    """One connection of a viewer, heard frame by frame. Raises where something was sent that this
    viewer may not know, or that is not what the kernel says."""

    def __init__(
        self, ledger: Ledger, seat: int | None, said: list[tuple[int | None, str]], silent: bool
    ) -> None:
        """`said` is the chat; who is `silent` has given no automatic answers."""
        self.kinds: Final[set[str]] = set()
        self.over = False
        self._ledger: Final = ledger
        self._seat: Final = seat
        self._said: Final = said
        self._silent: Final = silent
        self._at = -1  # the moment of the last update
        self._position = -1
        self._knows_spectator_chat = False
        self._chronicle: list[Plain] = []
        self._lore_told: list[Plain] = []
        game = ledger.match.game
        keys = [f"key-{at}" for at in range(ledger.match.seats)]
        self._never: Final = [*keys, *map(hashed, keys)]
        self._hidden: Final = [f'"{name}"' for name in _NAMES[game.ID]]

    def hear(self, frame: str) -> None:
        messages = msgspec.json.decode(frame)
        assert messages, "an empty frame tells only when it comes"
        assert as_protocol(frame, list[ServerMessage]) == messages, "beyond the protocol"
        updates = [message for message in messages if message["type"] == "update"]
        self.over = self.over or any(u["info"]["status"] == "over" for u in updates)
        secrets = self._never if self.over else [*self._never, self._ledger.seed]
        assert not [secret for secret in secrets if secret in frame], "a secret"
        for message in messages:
            self.kinds.add(message["type"])
            rest = {k: v for k, v in message.items() if k not in _TOLD_BY_THE_KERNEL}
            told = json.dumps(rest)
            assert not [name for name in self._hidden if name in told], "a card in the wrong place"
            getattr(self, f"_{message['type']}")(message)

    @property
    def _moment(self) -> Moment:
        return self._ledger.moments[self._at]

    def _welcome(self, message: Plain) -> None:
        assert self._at == -1, "greeted twice"
        assert message["you"] == self._seat
        assert message["seal"] == seal(self._ledger.seed)
        assert message["settings"]["options"] == self._ledger.match.options
        assert (message["started"], message["branched"]) == (0, False)
        for told in message["chat"]:
            self._chat({"line": told})

    def _update(self, message: Plain) -> None:
        view, info, seat = message["view"], message["info"], self._seat
        at = self._ledger.find(seat, view, self._at)
        assert at >= self._at, "back in time"
        assert message["position"] >= self._position
        self._at, self._position = at, message["position"]
        assert self._moment.shows(seat, view), "another view than the kernel's"
        assert message["chronicle_from"] <= len(self._chronicle)
        before = self._chronicle[: message["chronicle_from"]]
        self._chronicle = before + message["chronicle"]
        allowed = self._moment.told[seat] if before else self._moment.retold(seat)
        known = len(of_the_game(before))  # and looked at when it came
        assert of_the_game(message["chronicle"]) == allowed[known:], "told what others were told"
        playing = info["status"] == "playing"
        asked = self._moment.asked.get(seat) if seat is not None and playing else None
        if seat is not None and info["seats"][seat]["bot"] is not None:
            asked = None
        assert message["decision"] == asked, "another question than the kernel's"
        self._info(info, playing)

    def _info(self, info: Plain, playing: bool) -> None:
        assert self.over or not self._knows_spectator_chat, "spectators are read before the end"
        assert (info["status"] == "over") == self._moment.over
        assert info["seed"] == (self._ledger.seed if info["status"] == "over" else None)
        undo = self._moment.undo[self._seat] if playing else "no"
        here = [at for at, s in enumerate(info["seats"]) if s["kind"] == "person" and not s["away"]]
        if undo == "free" or (undo == "ask" and here == [self._seat]):
            # A bot may have played it in between; who is alone with bots need ask nobody, unless
            # somebody who would be asked is missing.
            assert info["undo"] in ("free", "ask")
        else:
            assert info["undo"] == undo
        windows = [] if self._seat is None else self._ledger.match.game.WINDOWS
        assert sorted(info["orders"]) == sorted(windows)
        if self._silent:
            quiet = {window for window, order in info["orders"].items() if order != "ask"}
            assert quiet <= self._ledger.match.game.QUIET, "somebody else's orders"
            assert not info["raised"], "somebody else's hand"

    def _sight(self, message: Plain) -> None:
        eyes, number, last = message["token"].split("/")[0], message["number"], self._moment
        assert message["last"] == last.number
        if eyes == "mine":
            view = self._ledger.moments[last.path[number]].bare(self._seat)
            lines = self._chronicle
        else:
            view = _plain(self._ledger.match.view_at(number, *self._other_eyes(eyes)))
            lines = self._lore_told
        assert message["view"] == view, "another look back than the kernel's"
        assert message["chronicle"] == sum(told["number"] <= number for told in lines)

    def _lore(self, message: Plain) -> None:
        seat, all_open = self._other_eyes(message["token"].split("/")[0])
        self._lore_told = message["chronicle"]
        assert of_the_game(self._lore_told) == self._lines(seat, all_open)

    def _other_eyes(self, eyes: str) -> tuple[int | None, bool]:
        assert self.over, "through other eyes before the end"
        return (int(eyes) if eyes.isdigit() else None), eyes == "all"

    def _lines(self, seat: int | None, all_open: bool) -> list[Plain]:
        events = self._ledger.match.events
        seen = [(number, event.seen_by(ALL if all_open else seat)) for number, event in events]
        return [line(number, told) for number, told in seen if told is not None]

    def _advice(self, message: Plain) -> None:
        assert self._seat is not None
        asked = self._moment.asked[self._seat]
        assert message["decision"] == asked["id"]
        assert message["choice"] in [option["choice"] for option in asked["options"]]

    def _chat(self, message: Plain) -> None:
        told = message["line"]
        assert (told["seat"], told["text"]) in self._said
        assert told["gallery"] == (told["seat"] is None)
        if told["gallery"] and self._seat is not None:
            assert self.over or self._at == -1, "spectators are read before the end"
            self._knows_spectator_chat = True  # by its welcome: then it must be over

    def _done(self, message: Plain) -> None:
        assert message["position"] >= 0

    def _pong(self, message: Plain) -> None:
        assert message.keys() == {"type", "now"}

    def _refused(self, message: Plain) -> None:
        assert (message["error"], message["fatal"]) in (
            ("not-over", False),
            ("table-paused", False),
        )
        assert message["details"] == {}


def check_listing(listing: Plain, playing: bool = True) -> None:
    """A table as HTTP shows it: the classes of the protocol, and nobody's turn."""
    assert as_protocol(json.dumps(listing), Listed) == listing
    assert (listing["your_turn"], listing["you"]) == (False, None)
    if playing:
        assert listing["winners"] is None
