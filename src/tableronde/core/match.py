"""Matches: they check answers, keep the log, undo, and make records."""

import secrets
from collections import deque
from collections.abc import Container, Iterable, Mapping
from typing import Any, Final

from tableronde.core import kernel
from tableronde.core.chance import SeededChance, seal
from tableronde.core.choice import Choice
from tableronde.core.errors import (
    AnswerError,
    BadNumber,
    BadPlayers,
    BadPosition,
    BadSeed,
    CannotUndo,
    DeadPosition,
    GameOver,
    NewerRecord,
    NoPosition,
    NoSuchDecision,
    NotAnOption,
    NotARemark,
    NothingToUndo,
    NotYoursToUndo,
    PositionSeats,
    StuckGame,
    TooLateToUndo,
    UnknownSeat,
    UnknownVersion,
    WrongEntry,
    WrongResult,
    WrongSeal,
    WrongSeat,
    shown,
)
from tableronde.core.event import ALL, Arguments, Event, Run, unpacked
from tableronde.core.game import AnyGame
from tableronde.core.kernel import Decision
from tableronde.core.record import FORMAT, VERSION, Entry, Record, RecordView, Snapshot, one_line
from tableronde.core.state import RESIGNED, Result, State
from tableronde.core.views import ResultView, View

_SNAPSHOT_EVERY: Final = 32
_BRANCH: Final = "~"
# What a made-up position can run into; one that the rules have led to never does.
_SENSELESS: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    StuckGame,
    TypeError,
    ValueError,
)


class Match:
    """One game being played, with its history.

    Make one with `tableronde.new`. Seats are numbered from 0; a seat of None is a spectator.

    >>> match = tableronde.new("guilds", seats=3, seed=7)
    >>> decision = match.pending()[0]
    >>> match.answer(decision, decision.options[0])
    >>> match.number
    1
    >>> match.undo(decision.seat, agreed=True)
    >>> match.number
    0
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        players: list[str] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        """Start a match, from a fresh deal or from the position `start` (`State.plain`)."""
        self.game: Final = game
        self.seats: Final = game.check_seats(seats)
        self.options: Final = game.check_options(seats, options or {})
        self.seed: Final = seed_text(seed)
        self.seal: Final = seal(self.seed)
        self.players: Final = _names(players, seats)
        self.log: Final[list[Entry]] = []
        self.events: Final[list[tuple[int, Event]]] = []
        self._branch = ""
        self._offered: Final[dict[int, list[Choice]]] = {}  # the options of those who are asked
        self._answers: list[tuple[int, Choice, bool]] = []  # those that stand; True: a barrier
        self._remarks: list[tuple[int, int, Choice]] = []  # after which answer, by whom, what
        self.start: Final = start
        run = Run(SeededChance(self.seed, 0), [])
        self._asked: tuple[int, ...]  # who must decide now: every answer asks for it many times
        if start is None:
            self.state: State = game.setup(seats, self.options, run)
            self._asked = kernel.settle(self.state, run)
        else:
            self.state = position(game, start, seats)
            self._asked = kernel.waiting(self.state)
        self.first: Final = self.state.number
        self._keep_events(run)
        # Positions to play on from, each with how many of the remarks are in it.
        self._snapshots: dict[int, tuple[State, int]] = {self.first: (self.state.copy(), 0)}

    # Asking ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Count the answers that stand, those before the start included."""
        return self.state.number

    @property
    def result(self) -> ResultView | None:
        """Return winners, reason and scores, or None while the game goes on."""
        return None if self.state.result is None else self.state.result.plain()

    @property
    def resigned(self) -> bool:
        """Tell whether the game is over because somebody has resigned."""
        return self.state.result is not None and self.state.result.reason == RESIGNED

    @property
    def age(self) -> int | None:
        """Return how far the game has come, by which old events fade; None once it is over, when
        everything is open."""
        return None if self.state.result is not None else self.game.age(self.state)

    def pending(self) -> list[Decision]:
        """List the open decisions, one for each seat that must decide something now.

        The options tell what a seat holds, so show them to that player only.

        >>> [decision] = tableronde.new("avalon", seats=2, seed=7).pending()
        >>> decision.seat, decision.prompt, decision.options[1]
        (0, 'play', {'do': 'reinforce', 'card': 'yellow-knight', 'region': 1})
        """
        return [self.decision(seat) for seat in self.waiting()]

    def decision(self, seat: int, shared: bool = False) -> Decision:
        """Return the open decision of a seat that must or may decide something.

        With `shared`, the options are not copied and must not be changed.
        """
        decision = kernel.decision(self.game, self.state, seat, self.choices(seat), shared)
        decision.id += self._branch
        return decision

    def choices(self, seat: int) -> list[Choice]:
        """List the options of a seat that must or may decide something, as the kernel holds them.

        They are listed once for each question and must not be changed.
        """
        known = self._offered.get(seat)
        if known is None:
            known = self._offered[seat] = self.state.stack[-1].options(self.state, seat)
        return known

    def prompt(self, seat: int) -> str:
        """Return the key of the question that this seat is asked."""
        return self.state.stack[-1].prompt(self.state, seat).key

    def decision_of(self, seat: int) -> str:
        """Return the id of this seat's open decision."""
        return kernel.decision_id(self.state, seat) + self._branch

    def waiting(self) -> tuple[int, ...]:
        """List the seats that must decide something now."""
        return self._asked

    def unprompted(self) -> tuple[int, ...]:
        """List the seats that may decide something, too, though nobody waits for them."""
        return kernel.unprompted(self.state)

    def view(self, seat: int | None = None) -> View[Any]:
        """Return what a seat sees, or with None what a spectator sees.

        >>> view = tableronde.new("avalon", seats=2, seed=7).view(0)
        >>> view["table"]["hands"][1]["cards"] is None  # those of the other player
        True
        """
        if seat is not None:
            self._check_seat(seat)
        return self.views((seat,))[seat]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View[Any]]:
        """Return what each of these seats sees. The views share parts and must not be changed."""
        return kernel.views(self.game, self.state, seats, self._branch)

    def events_for(
        self, seat: int | None, since: int = 0, all_open: bool = False
    ) -> list[Arguments]:
        """List what happened from answer number `since` on, as this seat was told it.

        With `all_open`, nothing is hidden.
        """
        if seat is not None:
            self._check_seat(seat)
        if not _is_whole(since):
            raise BadNumber(number=shown(since))
        eyes, age = (ALL, None) if all_open else (seat, self.age)
        told = []
        for number, event in self.events:
            if number >= since:
                seen = event.at(age).seen_by(eyes)
                if seen is not None:
                    told.append({"number": number, **seen})
        return told

    def notation(self) -> str:
        """Write the whole position in one line, for `tableronde.position`. It holds all secrets."""
        return one_line(self.game.ID, self.game.RULES, self.state.plain())

    # Answering -------------------------------------------------------------------------------

    def answer(
        self,
        decision: Decision | str,
        option: Mapping[str, Any] | str,
        seat: int | None = None,
        note: Event | None = None,
    ) -> None:
        """Answer an open decision with one of its options: a dict, or one line of text.

        With `seat`, the decision must be that seat's. `note` is an event that is told before those
        of the answer. A wrong answer raises an `errors.AnswerError` and changes nothing.

        >>> match = tableronde.new("avalon", seats=2, seed=7)
        >>> match.answer("0.0", "reinforce yellow-knight 1")
        >>> match.answer(match.pending()[0], {"do": "fly"})
        Traceback (most recent call last):
            ...
        tableronde.core.errors.UnknownVerb: ...
        """
        identity = decision.id if isinstance(decision, Decision) else decision
        owner, choice = self.check(identity, option, seat)
        self._offered.clear()
        told = [] if note is None else [note]
        run = Run(SeededChance(self.seed, self.state.number + 1), told)
        self._asked = kernel.apply(self.state, owner, choice, run)
        barrier = run.chance.used or run.revealed or self._asked != (owner,)
        self._answers.append((owner, choice, barrier))
        self._keep_events(run)
        if self.state.number % _SNAPSHOT_EVERY == 0:
            self._take_snapshot()
        record = self.game.LEXICON.named(choice)
        self.log.append(Entry(seat=owner, decision=unbranched(identity), choice=record))

    def check(
        self, decision: str, option: Mapping[str, Any] | str, seat: int | None = None
    ) -> tuple[int, Choice]:
        """Check an answer without giving it; returns the seat and the choice as the kernel holds
        it. Raises what `answer` would raise."""
        if seat is not None:
            self._check_seat(seat)
        owner = self._owner(decision, seat)
        choice = self._inward(option)
        options = self.choices(owner)
        if choice not in options:
            text, count = self.game.LEXICON.text(choice), len(options)
            raise NotAnOption(choice=text, count=count, decision=decision)
        return owner, choice

    def _owner(self, identity: object, seat: int | None) -> int:
        """Return the seat that is asked this. The error tells a seat nothing about what others are
        asked, because that can be private."""
        if self.state.result is not None:
            raise GameOver
        own = []
        for each in (*self._asked, *self.unprompted()):
            if seat is None or each == seat:
                decision = self.decision_of(each)
                if decision == identity:
                    return each
                own.append(decision)
        named = _seat_in(identity)
        if seat is not None and named not in (None, seat) and named in range(self.seats):
            raise WrongSeat(seat=seat, decision=identity, owner=named)
        told = identity[:80] if isinstance(identity, str) else shown(identity)
        raise NoSuchDecision(decision=told, open=", ".join(own))

    def _take_snapshot(self) -> None:
        self._snapshots[self.number] = self.state.copy(), len(self._remarks)

    def remark(self, seat: int, remark: Mapping[str, Any] | str) -> None:
        """Make one of the game's remarks: something a player may say without being asked."""
        self._check_seat(seat)
        if self.state.result is not None:
            raise GameOver
        choice = self._inward(remark)
        if choice not in self.game.remarks(self.state, seat):
            raise NotARemark(choice=self.game.LEXICON.text(choice))
        self.game.remark(self.state, seat, choice)
        self._remarks.append((self.number, seat, choice))
        if len(self._remarks) % _SNAPSHOT_EVERY == 0:  # so that a replay need not repeat them all
            self._take_snapshot()
        self.log.append(Entry(seat=seat, choice=self.game.LEXICON.named(choice)))

    def _inward(self, option: Mapping[str, Any] | str) -> Choice:
        lexicon = self.game.LEXICON
        return lexicon.parse(option) if isinstance(option, str) else lexicon.choice(option)

    def tell(self, event: Event) -> None:
        """Add an event that did not come from the game itself."""
        self.events.append((self.number, event))

    def _keep_events(self, run: Run) -> None:
        number = self.state.number
        self.events.extend([(number, event) for event in run.events or ()])

    # Resigning -------------------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """End the game for good, at any moment.

        Of two players the other wins; of more, or alone, nobody does. It cannot be undone.

        >>> match = tableronde.new("avalon", seats=2, seed=7)
        >>> match.resign(0)
        >>> match.result["winners"], match.result["reason"]
        ([1], 'resigned')
        """
        self._check_seat(seat)
        if self.state.result is not None:
            raise GameOver
        others = tuple(other for other in range(self.seats) if other != seat)
        winners = others if len(others) == 1 else ()
        self.state.result = Result(winners, RESIGNED, tuple({} for _ in range(self.seats)))
        self._asked = ()
        self._offered.clear()
        self.tell(Event("resigned", {"seat": seat}))
        self.log.append(Entry(seat=seat, resigned=True))

    # Undoing ---------------------------------------------------------------------------------

    def may_undo(self, seat: int, to: int | None = None) -> bool:
        """Tell whether this seat may undo the last answer, or all but the first `to`, without the
        consent of others."""
        target = self.number - 1 if to is None else to
        if not self.first <= target < self.number or self._answers[-1][0] != seat:
            return False  # by far most often
        for owner, _, barrier in reversed(self._answers[target - self.first :]):
            if owner != seat or barrier:
                return False
        return True

    def last_answer(self, seat: int, but: Container[int] = ()) -> int | None:
        """Return how many answers stood before this seat's last one; None if it has given none.

        Answers whose number is in `but` are passed over.
        """
        for number in range(self.number - 1, self.first - 1, -1):
            if self._answers[number - self.first][0] == seat and number not in but:
                return number
        return None

    def undo(self, seat: int, to: int | None = None, agreed: bool = False) -> None:
        """Take back answers until `to` of them stand; by default, take back the last one.

        A seat can take back its own answers until chance was needed, something hidden was shown or
        another seat was asked. With `agreed` (the caller has asked all players) there is no limit.
        """
        self._check_seat(seat)
        if self.resigned:
            raise GameOver
        target = self.number - 1 if to is None else to
        if not _is_whole(target) or not self.first <= target < self.number:
            raise NothingToUndo
        if not agreed:
            for last in range(self.number, target, -1):
                hindrance = self._undo_hindrance(seat, last)
                if hindrance is not None:
                    raise hindrance
        before = self._inside()
        self._rewind(target)
        self.log.append(Entry(seat=seat, undo=target, agreed=agreed))
        self._take_another_branch()
        # Only those in a private talk are told of what was begun and taken back in it.
        audience = self._inside() if before is not None and not agreed else None
        self.events.append((target, Event("undone", {"seat": seat}, audience)))

    def _inside(self) -> tuple[int, ...] | None:
        """Return the seats of the private talk in which a question is put now, if any."""
        talk = self.state.stack[-1].private_talk(self.state) if self.state.stack else None
        return None if talk is None else talk.asked

    def _undo_hindrance(self, seat: int, last: int) -> CannotUndo | None:
        """Why this seat may not take back the answer with this number; None if it may."""
        if last <= self.first:
            return NothingToUndo()
        owner, _, barrier = self._answers[last - 1 - self.first]
        if owner != seat:
            return NotYoursToUndo(seat=seat)
        return TooLateToUndo(seat=seat) if barrier else None

    def _take_another_branch(self) -> None:
        """Questions put after an undo are not those put before it: their ids say which branch they
        belong to, so that a late or repeated answer to an earlier one is refused."""
        undos = sum(entry.undo is not None for entry in self.log)
        self._branch = f"{_BRANCH}{undos}" if undos else ""

    def _rewind(self, target: int) -> None:
        self._offered.clear()
        self._snapshots = {at: kept for at, kept in self._snapshots.items() if at <= target}
        self.events[:] = [(at, event) for at, event in self.events if at <= target]
        self._remarks = _moved_back(self._remarks, target)
        self.state = self._state_at(target)
        self._asked = kernel.waiting(self.state)
        del self._answers[target - self.first :]

    # Looking back ----------------------------------------------------------------------------

    def view_at(self, number: int, seat: int | None, all_open: bool = False) -> View[Any]:
        """Return what a seat saw when so many answers stood; with `all_open`, nothing is hidden."""
        if seat is not None:
            self._check_seat(seat)
        if not _is_whole(number) or not self.first <= number <= self.number:
            raise BadPosition(number=number, last=self.number)
        return kernel.view(self.game, self._state_at(number), ALL if all_open else seat)

    def position_at(self, number: int) -> dict[str, Any]:
        """Return the whole position when so many answers stood, secrets included."""
        if not _is_whole(number) or not self.first <= number <= self.number:
            raise BadPosition(number=number, last=self.number)
        return self._state_at(number).plain()

    def dealt_anew(self, number: int, seat: int | None, seed: str) -> dict[str, Any]:
        """Return a whole position that this seat could not tell from the one when so many answers
        stood: all that was hidden from it is dealt again at random."""
        view = self.view_at(number, seat)
        if self.resigned:
            view = {**view, "result": None}
        state: State = self.game.resample(view, SeededChance(seed, number))
        return state.plain()

    def _state_at(self, number: int) -> State:
        """From the nearest snapshot, played on; after a resignation the last one is its end."""
        start = max(at for at in self._snapshots if at <= number)
        kept, heard = self._snapshots[start]
        state = kept.copy()
        later = deque(self._remarks[heard:])
        self._repeat_remarks(state, later)
        for seat, choice, _ in self._answers[start - self.first : number - self.first]:
            kernel.apply(state, seat, choice, Run(SeededChance(self.seed, state.number + 1)))
            self._repeat_remarks(state, later)
        if number == self.number and self.resigned:
            state.result = self.state.result
        return state

    def _repeat_remarks(self, state: State, later: deque[tuple[int, int, Choice]]) -> None:
        """Those that were made when so many answers stood, or later and an undo has gone behind
        them, as far as they can be made here."""
        while later and later[0][0] == state.number:
            _, seat, choice = later.popleft()
            if choice in self.game.remarks(state, seat):
                self.game.remark(state, seat, choice)

    # Taking up again -------------------------------------------------------------------------

    def resume(self, log: list[Entry], snapshots: list[Snapshot]) -> None:
        """Bring a new match to the end of its log, beginning at its last snapshot.

        `snapshots` are those that no undo has gone behind, each made since the one before.
        """
        if snapshots:
            last = snapshots[-1]
            self.log.extend(log[: last.logged])
            self._take_another_branch()
            standing = self._standing()
            self._remarks = self._standing_remarks()
            barriers = [barrier for snapshot in snapshots for barrier in snapshot.barriers]
            self._answers = [
                (entry.seat, self.game.LEXICON.choice(entry.choice), barrier)
                for entry, barrier in zip(standing, barriers, strict=True)
            ]
            self.events[:] = [
                (at, unpacked(event)) for snapshot in snapshots for at, event in snapshot.events
            ]
            for snapshot in snapshots:
                heard = sum(entry.is_remark for entry in log[: snapshot.logged])
                self._snapshots[snapshot.number] = self.game.load(snapshot.state), heard
            self.state = self._snapshots[last.number][0].copy()
            self._asked = kernel.waiting(self.state)
            self._offered.clear()
        self.follow(log[len(self.log) :])

    def _standing(self) -> list[Entry]:
        """The answers of the log that were not taken back."""
        standing: list[Entry] = []
        for entry in self.log:
            if entry.is_answer:
                standing.append(entry)
            elif entry.undo is not None:
                del standing[entry.undo - self.first :]
        return standing

    def _standing_remarks(self) -> list[tuple[int, int, Choice]]:
        """Likewise the remarks, each with the number of answers that stood."""
        remarks: list[tuple[int, int, Choice]] = []
        number = self.first
        for entry in self.log:
            if entry.undo is not None:
                number = entry.undo
                remarks = _moved_back(remarks, number)
            elif entry.is_remark:
                remarks.append((number, entry.seat, self.game.LEXICON.choice(entry.choice)))
            elif entry.is_answer:
                number += 1
        return remarks

    def follow(self, entries: list[Entry]) -> None:
        """Carry out the entries of a log; raises `errors.WrongEntry` for one that cannot be."""
        for entry in entries:
            try:
                if entry.undo is not None:
                    self.undo(entry.seat, entry.undo, entry.agreed)
                elif entry.is_remark:
                    self.remark(entry.seat, entry.choice or {})
                elif entry.is_resignation:
                    self.resign(entry.seat)
                else:
                    decision = f"{entry.decision}{self._branch}"
                    self.answer(decision, entry.choice or {}, entry.seat)
            except (AnswerError, CannotUndo, UnknownSeat) as error:
                raise WrongEntry(entry=len(self.log), cause=error) from None

    # Recording -------------------------------------------------------------------------------

    def record(self) -> RecordView:
        """Return the game as plain data for JSON: set-up, seed, all answers and the result.

        The seed gives all secrets away, so keep the record private until the game is over.
        """
        return Record(
            format=FORMAT,
            version=VERSION,
            game=self.game.ID,
            rules=self.game.RULES,
            data=self.game.fingerprint,
            options=self.options,
            seats=self.players,
            seed=self.seed,
            seal=self.seal,
            log=self.log,
            result=None if self.state.result is None else {**self.state.result.plain()},
            start=self.start,
        ).plain()

    def snapshot(self, answered: int, told: int) -> Snapshot:
        """Return the position now, with the answers after the first `answered` and the events
        after the first `told`, which the snapshot before this one holds."""
        return Snapshot(
            number=self.number,
            logged=len(self.log),
            told=len(self.events),
            state=self.state.plain(),
            barriers=[barrier for _, _, barrier in self._answers[answered - self.first :]],
            events=[(at, event.packed()) for at, event in self.events[told:]],
        )

    def _check_seat(self, seat: Any) -> None:
        if not _is_whole(seat) or not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat, last=self.seats - 1)


def replay(game: AnyGame, told: Record, at: int | None = None) -> Match:
    """Replay a record of this game, or only the first `at` entries of its log."""
    if told.rules > game.RULES:
        raise NewerRecord(what="rules", version=told.rules, known=game.RULES)
    if told.rules != game.RULES:
        raise UnknownVersion(what="rules", version=told.rules)
    game.check_data(told.data)
    last = len(told.log)
    if at is not None and not (_is_whole(at) and 0 <= at <= last):
        raise BadPosition(number=at, last=last)
    match = Match(game, len(told.seats), told.seed, told.options, list(told.seats), told.start)
    if match.seal != told.seal:
        raise WrongSeal
    try:
        match.follow(told.log[:at])
    except _SENSELESS:
        if told.start is None:
            raise
        raise DeadPosition from None
    if (at is None or at == last) and match.result != told.result:
        raise WrongResult
    return match


def _seat_in(identity: object) -> int | None:
    """The seat that the id of a decision names, open or not."""
    seat = unbranched(identity).rpartition(".")[2] if isinstance(identity, str) else ""
    return int(seat) if len(seat) == 1 and seat.isascii() and seat.isdigit() else None


def unbranched(decision: str) -> str:
    """Return a decision's id as the log keeps it, without the number of undos before it."""
    return decision.partition(_BRANCH)[0]


def position(game: AnyGame, plain: object, seats: int | None = None) -> State:
    """Read a state of this game from plain data (`State.plain`), with which it shares nothing."""
    try:
        if not isinstance(plain, dict):
            raise TypeError
        state: State = game.load(plain).copy()
        if not (_is_whole(state.number) and _is_whole(state.seats) and state.number >= 0):
            raise ValueError
        kernel.pending(game, state)
        for seat in (None, *range(state.seats)):
            kernel.view(game, state, seat)
    except _SENSELESS:
        raise NoPosition(game=game.ID) from None
    if seats is not None and state.seats != seats:
        raise PositionSeats(count=state.seats, seats=seats)
    return state


def _names(players: object, seats: int) -> list[str]:
    """Who plays where, as records keep it."""
    if players is None:
        return ["player"] * seats
    if (
        not isinstance(players, list | tuple)
        or len(players) != seats
        or not all(isinstance(name, str) and len(name) <= 200 for name in players)
    ):
        raise BadPlayers(count=seats)
    return list(players)


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _moved_back(
    remarks: list[tuple[int, int, Choice]], target: int
) -> list[tuple[int, int, Choice]]:
    """An undo takes back answers. What anybody has said for later stands."""
    return [(min(number, target), seat, choice) for number, seat, choice in remarks]


def seed_text(seed: object) -> str:
    """Return a seed as text, or draw a secret one."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**200:
        seed = str(seed)
    if not isinstance(seed, str) or not (0 < len(seed) <= 200 and seed.isprintable()):
        raise BadSeed(seed=shown(seed))
    return seed
