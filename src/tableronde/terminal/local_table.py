"""A table in the terminal: a match with its seats, screen, file and standing orders."""

from typing import Any, Final, Literal, TypeAlias

from tableronde import bots
from tableronde.core.choice import NamedChoice
from tableronde.core.event import Arguments, Event
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.core.views import View
from tableronde.tables.given_answers import BY_BOT, BY_ORDER, GivenAnswers
from tableronde.tables.standing_orders import AutomaticAnswer, Order, StandingOrders
from tableronde.terminal.saving import SaveFile
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import Seat
from tableronde.terminal.signals import Signals
from tableronde.words import Words

AnsweredBy: TypeAlias = Literal["person", "bot", "order", "forced"]
"""`order`: automatically, by a standing order; `forced`: automatically, as the only option."""


class LocalTable:
    """One game played in the terminal.

    Every change goes through `answer`, `remark`, `resign` or `undo`, and is saved. Standing orders
    are not part of the record: they last until the program ends.
    """

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        language: str,
        screen: Screen,
        save_file: SaveFile,
        signals: Signals,
    ) -> None:
        self.match: Final = match
        self.seats: Final = seats
        self.screen: Final = screen
        self.save_file: Final = save_file
        self.persons: Final = [at for at, seat in enumerate(seats) if seat.bot is None]
        self.only_person: Final = self.persons[0] if len(self.persons) == 1 else None
        self.reader: int | None = None  # the seat that is at the screen, if several share it
        self.drawn: tuple[int, View[Any]] | None = None  # the seat and the table last drawn
        self.orders: Final = StandingOrders(match.game, match.seats)
        self.orders.begin(match)
        self.given: Final = GivenAnswers.of(match)
        self._language = language
        self._signals = signals
        self._words: dict[int | None, Words] = {}

    def words(self, reader: int | None) -> Words:
        """Return the words for a reader (None: for everybody)."""
        if reader not in self._words:
            names = [seat.name for seat in self.seats]
            self._words[reader] = Words(self._language, self.match.game, names, reader)
        return self._words[reader]

    # Playing ---------------------------------------------------------------------------------

    def answer(self, decision: Decision, option: NamedChoice, by: AnsweredBy = "person") -> None:
        """Answer a decision. If it was the only option, the log says so."""
        seat = decision.seat
        note = Event("forced", {"seat": seat}) if by == "forced" else None
        with self._signals.deferred():
            self.match.answer(decision, option, seat, note)
            self.given.add(seat, {"person": 0, "bot": BY_BOT}.get(by, BY_ORDER))
            self.orders.note_answer(self.match)
            self.save()

    def remark(self, seat: int, remark: NamedChoice) -> None:
        with self._signals.deferred():
            self.match.remark(seat, remark)
            self.save()

    @property
    def may_resign(self) -> bool:
        """Whether a person may resign: with two seats, or alone with bots."""
        return self.only_person is not None or len(self.seats) == 2

    def resign(self, seat: int) -> None:
        with self._signals.deferred():
            self.match.resign(seat)
            self.save()

    def undo(self, seat: int, to: int, agreed: bool = False) -> None:
        """Undo until `to` answers are left."""
        with self._signals.deferred():
            self.match.undo(seat, to, agreed)
            self.given.take_back(to)
            self.orders.note_undo(self.match, seat)
            self.save()

    def save(self) -> None:
        """Try to save. A failure is reported once, and so is the first success after it."""
        before = self.save_file.why
        self.save_file.write(self.match.record())
        words, why = self.words(self.only_person), self.save_file.why
        if why is not None and before is None:
            self.screen.say(words.say("ui-not-saved", self.save_file.failure()))
        elif why is None and before is not None:
            self.screen.say(words.say("ui-saved-again", {"path": str(self.save_file.path)}))

    # Asking ----------------------------------------------------------------------------------

    def bot_choice(self, bot: str, decision: Decision) -> NamedChoice:
        """Return a bot's answer. Its random numbers depend on the position alone, so that a game
        goes on in the same way after it is resumed or undone."""
        match = self.match
        seed = bots.seed_for(match.seed, decision.seat, match.number)
        player = bots.make(bot, match.game, seed)
        view = match.view(decision.seat)
        return decision.options[player.choose(view, decision.plain())]

    def automatic_answer(self, seat: int, ordered: bool = False) -> AutomaticAnswer | None:
        """Return the automatic answer of a seat; None if it is asked. `ordered`: the order was
        given at this question."""
        alone = self.only_person is not None
        return self.orders.automatic_answer(self.match, seat, alone, ordered)

    def order_of(self, seat: int, window: str) -> Order:
        """Return the standing order of this seat for a kind of window."""
        return self.orders.order_of(seat, window, self.only_person is not None)

    def news(self, seat: int) -> list[Arguments]:
        """Return the events for this seat since its last answer."""
        last = self.given.last_own(seat)
        return self.match.events_for(seat, 0 if last is None else last + 1)
