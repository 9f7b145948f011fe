"""A table in the terminal: the match, who sits at it, and what they need to be talked to."""

from tableronde import bots
from tableronde.core.choice import Record
from tableronde.core.event import Event
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.core.plain import Plain
from tableronde.tables.orders import Order, may_be_forced, only_declines, usual_order
from tableronde.terminal.saving import SaveFile
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import Seat
from tableronde.terminal.signals import Signals
from tableronde.words import Words


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
        self.passing: set[int] = set()  # who passes in all windows until the next own turn
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

    def answer(self, decision: Decision, option: Record, note: Event | None = None) -> None:
        match = self.match
        before = match.game.on_turn(match.state)
        with self._signals.deferred():
            match.answer(decision, option, decision.seat, note)
            self.save()
        now = match.game.on_turn(match.state)
        if now is not None and now != before:
            self.passing.discard(now)

    def answer_unasked(self, decision: Decision, option: Record) -> None:
        """Answer for a person without asking; the only option of a question is told."""
        self._passed.add(self.match.number)
        window = decision.prompt in self.match.game.WINDOWS
        self.answer(decision, option, None if window else Event("forced", {"seat": decision.seat}))

    def remark(self, seat: int, remark: Record) -> None:
        with self._signals.deferred():
            self.match.remark(seat, remark)
            self.save()

    @property
    def may_resign(self) -> bool:
        """Whether somebody who resigns ends the game: of two players, or alone with bots."""
        return self.alone is not None or len(self.seats) == 2

    def resign(self, seat: int) -> None:
        with self._signals.deferred():
            self.match.resign(seat)
            self.save()

    def undo(self, seat: int, to: int | None = None, agreed: bool = False) -> None:
        with self._signals.deferred():
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
            self.screen.say(words.say("ui-not-saved", self.kept.unsaid()))
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

    # Automatic answers -------------------------------------------------------------------------

    def order(self, seat: int, window: str, order: Order) -> None:
        self._asked_again = ""
        if order == self._usual(window):
            self.orders[seat].pop(window, None)
        else:
            self.orders[seat][window] = order

    def order_of(self, seat: int, window: str) -> Order:
        return self.orders[seat].get(window, self._usual(window))

    def pass_turn(self, seat: int, passing: bool) -> None:
        """Pass in all windows until the seat's next turn, or no longer."""
        self._asked_again = ""
        (self.passing.add if passing else self.passing.discard)(seat)

    def _usual(self, window: str) -> Order:
        return usual_order(self.match.game, window, self.alone is not None)

    def unasked(self, decision: Decision) -> Record | None:
        """What a seat answers without being asked, by its orders or because there is only one
        option; None if it is asked: always with its hand up, or where it has gone back."""
        game, seat = self.match.game, decision.seat
        if decision.id == self._asked_again or game.hand_is_up(self.match.state, seat):
            return None
        declining = game.WINDOWS.get(decision.prompt)
        only = decision.options[0] if len(decision.options) == 1 else None
        if declining is None:
            forced = may_be_forced(self.match, decision.prompt, seat, self.alone is not None)
            return only if forced else None
        order = self.order_of(seat, decision.prompt)
        passes = order == "pass" or seat in self.passing
        if order == "if-able":
            verbs = (option["do"] for option in decision.options)
            passes = passes or only_declines(game, decision.prompt, verbs)
        return {"do": declining} if passes else None

    # Looking back ----------------------------------------------------------------------------

    def last_own(self, seat: int) -> int | None:
        """The number of answers that stood before the last one that this seat was asked for."""
        return self.match.last_answer(seat, self._passed)

    def news(self, seat: int) -> list[Plain]:
        """What this seat was told since its person last decided."""
        last = self.last_own(seat)
        return self.match.events_for(seat, 0 if last is None else last + 1)
