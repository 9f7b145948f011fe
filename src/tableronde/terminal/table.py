"""A table in the terminal: the match, who sits at it, and what they need to be talked to."""

from typing import Literal, TypeAlias

from tableronde import bots
from tableronde.core.choice import Record
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.core.state import Plain
from tableronde.terminal.saving import SaveFile
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import Seat
from tableronde.terminal.signals import Signals
from tableronde.words import Words

Order: TypeAlias = Literal["ask", "pass"]
"""What somebody wants in a kind of window."""


class Table:
    """One game being played here. Every change of it goes through `answer`, `remark` or `undo`, and
    is saved; what is ordered about windows is the table's, and lasts as long as one sits there."""

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        language: str,
        screen: Screen,
        kept: SaveFile,
        signals: Signals,
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.kept = kept
        self.persons = [at for at, seat in enumerate(seats) if seat.bot is None]
        self.alone = self.persons[0] if len(self.persons) == 1 else None
        self.reader: int | None = None  # the person before the screen, where several share it
        self.drawn: tuple[int, Plain] | None = None  # who last saw which table on the screen
        self.orders: list[dict[str, Order]] = [{} for _ in seats]  # other than usual
        self._passed: set[int] = (
            set()
        )  # answers that nobody was asked for, by how many stood before
        self._asked_again = ""  # the decision that somebody has just gone back to
        self._language = language
        self._signals = signals
        self._words: dict[int | None, Words] = {}

    def words(self, reader: int | None) -> Words:
        """The words for a reader (None: for everybody)."""
        if reader not in self._words:
            names = [seat.name for seat in self.seats]
            self._words[reader] = Words(self._language, self.match.game, names, reader)
        return self._words[reader]

    # Playing ---------------------------------------------------------------------------------

    def answer(self, decision: Decision, option: Record) -> None:
        with self._signals.held():
            self.match.answer(decision, option, decision.seat)
            self.save()

    def let_pass(self, decision: Decision) -> None:
        """Pass in a window without asking."""
        self._passed.add(self.match.number)
        self.answer(decision, {"do": self.match.game.WINDOWS[decision.prompt]})

    def remark(self, seat: int, remark: Record) -> None:
        with self._signals.held():
            self.match.remark(seat, remark)
            self.save()

    def undo(self, seat: int, to: int | None = None, agreed: bool = False) -> None:
        with self._signals.held():
            self.match.undo(seat, to, agreed)
            self.save()
        self._passed = {number for number in self._passed if number < self.match.number}
        waits = seat in self.match.waiting()
        self._asked_again = self.match.decision_of(seat) if waits else ""

    def save(self) -> None:
        """Tried after every change; a failure is told once, and so is its end."""
        before = self.kept.why
        self.kept.write(self.match.record())
        words, why = self.words(self.alone), self.kept.why
        if why is not None and before is None:
            self.screen.say(words.say("ui-not-saved", {"why": why}))
        elif why is None and before is not None:
            self.screen.say(words.say("ui-saved-again", {"path": str(self.kept.path)}))

    def bot_choice(self, bot: str, decision: Decision) -> Record:
        """What a bot does here. Its chance hangs on the position alone, so that a resumed or
        undone game goes on as it would have."""
        match = self.match
        seed = bots.seed_for(match.seed, decision.seat, match.number)
        player = bots.make(bot, match.game, seed)
        view = match.view(decision.seat)
        return decision.options[player.choose(view, decision.plain())]

    # Standing orders -------------------------------------------------------------------------

    def order(self, seat: int, window: str, order: Order) -> None:
        self._asked_again = ""
        if order == self._usual(window):
            self.orders[seat].pop(window, None)
        else:
            self.orders[seat][window] = order

    def order_of(self, seat: int, window: str) -> Order:
        return self.orders[seat].get(window, self._usual(window))

    def _usual(self, window: str) -> Order:
        return "pass" if window in self.match.game.QUIET else "ask"

    def lets_pass(self, decision: Decision) -> bool:
        """As at every table: a window of a kind that this seat passes, unless its hand is up or it
        has gone back there."""
        game, seat = self.match.game, decision.seat
        if decision.id == self._asked_again:
            return False
        if decision.prompt not in game.WINDOWS or self.order_of(seat, decision.prompt) == "ask":
            return False
        return not game.hand_is_up(self.match.state, seat)

    # Looking back ----------------------------------------------------------------------------

    def last_own(self, seat: int) -> int | None:
        """The number of answers that stood before the last one that this seat was asked for."""
        return self.match.last_answer(seat, self._passed)

    def news(self, seat: int) -> list[Plain]:
        """What this seat was told since it last decided."""
        last = self.match.last_answer(seat)
        return self.match.events_for(seat, 0 if last is None else last + 1)
