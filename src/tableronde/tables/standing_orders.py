"""Standing orders: when seats want to be asked, and what is answered for them otherwise.

In a window a seat is asked whether it wants to act. Each seat has an order for each kind of window:
always ask, ask only if able to act, or always pass. It may also pass until its next turn. With a
raised hand, or after undoing back to a question, it is always asked.

Independent of time, storage and network: used by the server's tables and by the terminal's.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from tableronde.core.choice import NamedChoice
from tableronde.core.game import AnyGame
from tableronde.core.match import Match, unbranched

Order: TypeAlias = Literal["ask", "if-able", "pass"]


class AutomaticAnswer(NamedTuple):
    """An answer for a seat whose person is not asked.

    `by` is the reason: `order` (a standing order passes, whatever the seat's hand) or `forced` (the
    only option). Among people, an order to ask only if able counts as `person`, so that the two
    cannot be told apart; such an answer must not be shown at once.
    """

    choice: NamedChoice
    by: Literal["person", "order", "forced"]


class StandingOrders:
    """The orders of all seats of one table.

    `alone` means that one person plays with bots only: nothing need be hidden from anybody.
    """

    __slots__ = ("_again", "_game", "_given", "_on_turn", "passing", "raised")

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game: Final = game
        self._given: Final[list[dict[str, Order]]] = [{} for _ in range(seats)]
        self._again: set[str] = set()  # open decisions that somebody has gone back to
        self._on_turn: int | None = None
        self.passing: Final[set[int]] = set()
        """The seats that pass in all windows until their next turn."""
        self.raised: Final[set[int]] = set()
        """The seats with a raised hand, unless the game itself keeps raised hands."""

    # Orders ------------------------------------------------------------------------------------

    def give(self, seat: int, window: str, order: Order) -> None:
        """Set the order for one kind of window."""
        self._given[seat][window] = order

    def given(self, seat: int) -> dict[str, Order]:
        """Return the orders that a seat has given."""
        return dict(self._given[seat])

    def order_of(self, seat: int, window: str, alone: bool) -> Order:
        """Return the order for a kind of window: the one given, or the default."""
        given = self._given[seat].get(window)
        if given is not None:
            return given
        if window in self._game.QUIET:
            return "pass"
        return "if-able" if alone else "ask"

    def pass_turn(self, seat: int, passing: bool) -> None:
        """Pass in all windows until the seat's next turn, or no longer."""
        (self.passing.add if passing else self.passing.discard)(seat)

    def raise_hand(self, seat: int, raised: bool) -> None:
        (self.raised.add if raised else self.raised.discard)(seat)

    def clear(self, seat: int) -> None:
        """Remove all orders of a seat: its person has left."""
        self._given[seat].clear()
        self.passing.discard(seat)
        self.raised.discard(seat)

    def may_answer(self, alone: bool) -> bool:
        """Return whether anything might be answered automatically."""
        if self._game.QUIET or self._game.PUBLIC or alone or self.passing:
            return True
        return any(self._given)

    # Following the match -----------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """Follow a match from here on."""
        self._on_turn = self._game.on_turn(match.state)

    def note_answer(self, match: Match) -> bool:
        """Note that an answer was given. Return whether the turn began of a seat that was passing
        until its next turn."""
        if self._again:  # usually empty
            self._forget_answered(match)
        before, self._on_turn = self._on_turn, self._game.on_turn(match.state)
        if self._on_turn == before or self._on_turn not in self.passing:
            return False
        self.passing.remove(self._on_turn)
        return True

    def note_undo(self, match: Match, seat: int) -> None:
        """Note that this seat has undone something. The question that it is back at is asked until
        it is answered, whatever others undo meanwhile."""
        self._forget_answered(match)
        self._on_turn = self._game.on_turn(match.state)
        if seat in match.waiting():
            self._again.add(unbranched(match.decision_of(seat)))

    def note_end(self, match: Match) -> None:
        """Note that the game is over."""
        self._forget_answered(match)

    def _forget_answered(self, match: Match) -> None:
        asked = (*match.waiting(), *match.unprompted())
        self._again &= {unbranched(match.decision_of(seat)) for seat in asked}

    # Automatic answers -------------------------------------------------------------------------

    def asked_again(self, match: Match, seat: int) -> bool:
        """Return whether this seat is asked because it has undone its answer."""
        return unbranched(match.decision_of(seat)) in self._again

    def hand_up(self, match: Match | None, seat: int) -> bool:
        """Return whether this seat has a raised hand, and must be asked despite its orders."""
        if match is None or not self.game_keeps_hands(match):
            return seat in self.raised
        return self._game.hand_is_up(match.state, seat)

    def game_keeps_hands(self, match: Match | None) -> bool:
        """Return whether the game itself keeps raised hands."""
        return match is not None and "lower-hand" in self._game.LEXICON.verbs

    def automatic_answer(
        self, match: Match, seat: int, alone: bool, ordered: bool = False
    ) -> AutomaticAnswer | None:
        """Return the automatic answer of a seat that must decide something; None if it is asked.
        `ordered`: the order was given at this question."""
        if self.hand_up(match, seat) or (self.asked_again(match, seat) and not ordered):
            return None
        window = match.prompt(seat)
        declining = self._game.WINDOWS.get(window)
        if declining is None:
            return self._forced(match, window, seat, alone)
        choice = {"do": declining}
        order = self.order_of(seat, window, alone)
        passing = seat in self.passing
        if order == "pass" or (order == "ask" and passing):
            return AutomaticAnswer(choice, "order")
        verbs = (option.VERB for option in match.choices(seat))
        if order == "ask" or not (passing or only_declines(self._game, window, verbs)):
            return None
        return AutomaticAnswer(choice, "order" if alone else "person")

    def _forced(self, match: Match, prompt: str, seat: int, alone: bool) -> AutomaticAnswer | None:
        """Return the only option, if taking it reveals nothing and the seat could not undo an
        answer just before it. (Alone with bots, everything can be undone.)"""
        if not (alone or (prompt in self._game.PUBLIC and not match.may_undo(seat))):
            return None
        options = match.choices(seat)
        if len(options) != 1:
            return None
        return AutomaticAnswer(self._game.LEXICON.named(options[0]), "forced")

    # Keeping -----------------------------------------------------------------------------------

    def kept(self) -> tuple[list[int], list[str]]:
        """Return what a snapshot keeps: the seats that pass, and the questions that are asked
        again. `restore` is the inverse."""
        return sorted(self.passing), sorted(self._again)

    def restore(self, match: Match, passing: Iterable[int], again: Iterable[str]) -> None:
        self.begin(match)
        self.passing.clear()
        self.passing.update(passing)
        self._again = set(again)


def only_declines(game: AnyGame, window: str, verbs: Iterable[str]) -> bool:
    """Return whether a seat with these options can only pass in a window, or begin to
    negotiate."""
    idle = (game.WINDOWS[window], *game.NEGOTIATING)
    return all(verb in idle for verb in verbs)
