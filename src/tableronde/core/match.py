"""A match: one game being played. It checks answers, keeps the log, undoes, and makes records."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

from tableronde.core import kernel, record
from tableronde.core.chance import SeededChance, seal
from tableronde.core.choice import Choice
from tableronde.core.errors import (
    AnswerError,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeed,
    CannotUndo,
    GameOver,
    NewerRecord,
    NoSuchDecision,
    NotAnOption,
    NothingToUndo,
    NotYoursToUndo,
    RecordMismatch,
    TooLateToUndo,
    UnknownSeat,
    WrongSeat,
)
from tableronde.core.event import Event, Run
from tableronde.core.game import Game
from tableronde.core.kernel import Decision
from tableronde.core.state import Plain, State

_SNAPSHOT_EVERY: Final = 32


class Match:
    """One game being played, with its history. Make one with `tableronde.new`."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = game.check_seats(seats)
        self.options: Final = game.check_options(seats, options or {})
        self.seed: Final = seed_text(seed)
        self.seal: Final = seal(self.seed)
        self.players: Final = _names(players, seats)
        self.log: Final[list[record.Entry]] = []
        self.events: Final[list[tuple[int, Event]]] = []
        self._answers: list[tuple[int, Choice, bool]] = []  # those that stand; True: a barrier
        run = Run(SeededChance(self.seed, 0), [])
        self.state: State = game.setup(seats, self.options, run)
        kernel.settle(self.state, run)
        self._keep_events(run)
        self._snapshots: dict[int, State] = {0: self.state.copy()}

    # Asking ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many answers stand."""
        return self.state.number

    @property
    def result(self) -> Plain:
        """None while the game goes on; then winners, reason and scores."""
        return None if self.state.result is None else self.state.result.plain()

    def pending(self) -> list[Decision]:
        """The open decisions, with all their options: the host's eyes."""
        return kernel.pending(self.game, self.state)

    def view(self, seat: int | None = None) -> Plain:
        """What a seat sees; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return kernel.view(self.game, self.state, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Plain]:
        """What happened from answer number `since` on, as this seat was told it."""
        if seat is not None:
            self._check_seat(seat)
        told = []
        for number, event in self.events:
            if number >= since:
                seen = event.seen_by(seat)
                if seen is not None:
                    told.append({"number": number, **seen})
        return told

    def notation(self) -> str:
        """The whole position, secrets included, in one line."""
        return record.one_line(self.game.ID, self.game.RULES, self.state.plain())

    # Answering -------------------------------------------------------------------------------

    def answer(
        self, decision: Decision | str, option: Mapping[str, Any] | str, seat: int | None = None
    ) -> None:
        """Answer an open decision with one of its options (a record, or its notation).

        `seat` says who answers, where that is not taken on trust. A wrong answer raises a named
        error and changes nothing.
        """
        identity = decision.id if isinstance(decision, Decision) else decision
        owner = self._owner(identity)
        if seat is not None and seat != owner:
            self._check_seat(seat)
            raise WrongSeat(seat=seat, decision=identity, owner=owner)
        lexicon = self.game.LEXICON
        choice = lexicon.parse(option) if isinstance(option, str) else lexicon.choice(option)
        options = self.state.stack[-1].options(self.state, owner)
        if choice not in options:
            text, count = lexicon.text(choice), len(options)
            raise NotAnOption(choice=text, count=count, decision=identity)
        self.log.append(record.Entry(seat=owner, decision=identity, choice=lexicon.record(choice)))
        self._carry_out(owner, choice)

    def _owner(self, identity: object) -> int:
        if self.state.result is not None:
            raise GameOver
        top = self.state.stack[-1]
        seats = {kernel.decision_id(self.state, seat): seat for seat in top.waiting(self.state)}
        if not isinstance(identity, str) or identity not in seats:
            raise NoSuchDecision(decision=str(identity)[:80], open=", ".join(seats))
        return seats[identity]

    def _carry_out(self, seat: int, choice: Choice) -> None:
        run = Run(SeededChance(self.seed, self.state.number + 1), [])
        asked = kernel.apply(self.state, seat, choice, run)
        barrier = run.chance.used or run.revealed or asked != (seat,)
        self._answers.append((seat, choice, barrier))
        self._keep_events(run)
        if self.number % _SNAPSHOT_EVERY == 0:
            self._snapshots[self.number] = self.state.copy()

    def _keep_events(self, run: Run) -> None:
        self.events.extend((self.state.number, event) for event in run.events or ())

    # Undoing ---------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may freely take back its last answer."""
        return self._undo_hindrance(seat, self.number) is None

    def undo(self, seat: int, to: int | None = None, agreed: bool = False) -> None:
        """Take back answers until `to` of them stand (by default the last one).

        Freely only back to the last barrier: a chance outcome, something hidden shown, or another
        seat asked. With `agreed` (all seats have consented) as far as wanted.
        """
        self._check_seat(seat)
        target = self.number - 1 if to is None else to
        if not _is_whole(target) or not 0 <= target < self.number:
            raise NothingToUndo
        if not agreed:
            for last in range(self.number, target, -1):
                hindrance = self._undo_hindrance(seat, last)
                if hindrance is not None:
                    raise hindrance
        self.log.append(record.Entry(seat=seat, undo=target, agreed=agreed))
        self._rewind(target)
        self.events.append((target, Event("undone", {"seat": seat})))

    def _undo_hindrance(self, seat: int, last: int) -> CannotUndo | None:
        """Why this seat may not take back the answer with this number; None if it may."""
        if last == 0:
            return NothingToUndo()
        owner, _, barrier = self._answers[last - 1]
        if owner != seat:
            return NotYoursToUndo(seat=seat)
        return TooLateToUndo(seat=seat) if barrier else None

    def _rewind(self, target: int) -> None:
        self._snapshots = {at: kept for at, kept in self._snapshots.items() if at <= target}
        start = max(self._snapshots)
        self.events[:] = [(at, event) for at, event in self.events if at <= target]
        self.state = self._snapshots[start].copy()
        self._answers, answers = self._answers[:target], self._answers
        for seat, choice, _ in answers[start:target]:
            run = Run(SeededChance(self.seed, self.state.number + 1))
            kernel.apply(self.state, seat, choice, run)

    # Recording -------------------------------------------------------------------------------

    def record(self) -> Plain:
        """The game as a JSON-able record, its secret seed included: for the host's eyes."""
        return record.Record(
            format=record.FORMAT,
            version=record.VERSION,
            game=self.game.ID,
            rules=self.game.RULES,
            options=self.options,
            seats=self.players,
            seed=self.seed,
            seal=self.seal,
            log=self.log,
            result=self.result,
        ).plain()

    def _check_seat(self, seat: Any) -> None:
        if not _is_whole(seat) or not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat, last=self.seats - 1)


def replay(game: Game[Any], told: record.Record, at: int | None = None) -> Match:
    """The match of a record, whole or after its first `at` log entries."""
    if told.rules > game.RULES:
        raise NewerRecord(what="rules", version=told.rules, known=game.RULES)
    if told.rules != game.RULES:
        raise BadRecord(reason=f"the rules version {told.rules} of {game.ID} is unknown")
    last = len(told.log)
    if at is not None and not (_is_whole(at) and 0 <= at <= last):
        raise BadPosition(number=at, last=last)
    match = Match(game, len(told.seats), told.seed, told.options, list(told.seats))
    if match.seal != told.seal:
        raise RecordMismatch(reason="its seal is not that of its seed")
    for position, entry in enumerate(told.log[:at]):
        try:
            if entry.undo is not None:
                match.undo(entry.seat, entry.undo, entry.agreed)
            else:
                match.answer(entry.decision or "", entry.choice or {}, entry.seat)
        except (AnswerError, CannotUndo, UnknownSeat) as error:
            raise RecordMismatch(reason=f"entry {position} of its log: {error}") from None
    if (at is None or at == last) and match.result != told.result:
        raise RecordMismatch(reason="its result is not the one that its answers lead to")
    return match


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


def seed_text(seed: object) -> str:
    """A seed as the text that chance is derived from; a secret one if none is given."""
    if seed is None:
        return secrets.token_hex(16)
    text = str(seed) if isinstance(seed, int | str) and not isinstance(seed, bool) else ""
    if not (0 < len(text) <= 200 and text.isprintable()):
        raise BadSeed(seed=repr(seed)[:80])
    return text
