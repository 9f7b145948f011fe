"""6.2.5: ransoms, paid before any other expense (4.0)."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import LORDS, NOBODY
from tableronde.games.fief.rules.diplomacy.deals import propose
from tableronde.games.fief.rules.families.lords import family, ransom
from tableronde.games.fief.rules.families.prisoners import release
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.rules.windows import MINOR, MOST_OWN_ACTS, window
from tableronde.games.fief.state import FiefState

OFFERS: Final = 6
"""Lower offers of one player before he must pay: as many as acts in a window (FIEF-D-15)."""


def captives(state: FiefState, seat: int) -> list[int]:
    """Return the lords of a player who are prisoners."""
    return [lord for lord in family(state, seat) if state.captor[lord] != NOBODY]


def due(state: FiefState, seat: int) -> list[int]:
    """Return who must be bought out next: of those whom the player can pay in full, the ones with
    the highest ransom (FIEF-6.2.5-03, -04, FIEF-R-28)."""
    payable = [lord for lord in captives(state, seat) if ransom(state, lord) <= state.money[seat]]
    most = max((ransom(state, lord) for lord in payable), default=0)
    return [lord for lord in payable if ransom(state, lord) == most]


@frame
class RansomStep(InTurn):
    """Settle ransoms in turn order, before anybody buys (FIEF-R-28)."""

    KIND = "ransom-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        demand(state, seat, OFFERS, run)


def demand(state: FiefState, seat: int, offers: int, run: Run) -> None:
    """Ask for the ransoms of a player, with or without room for lower offers."""
    if captives(state, seat):
        state.stack.append(Ransom(seat, offers, bargaining=False))
        if not offers:
            _call_in(state, seat, run)


def _call_in(state: FiefState, seat: int, run: Run) -> None:
    """Demand what can be paid; where money is hidden, this shows something of it."""
    run.reveal("ransom-due", {"seat": seat, "count": len(due(state, seat))})


@frame
class Ransom(Ask[FiefState]):
    """Ask for ransoms: first lower offers, which the captor may refuse (FIEF-6.2.5-06); then what
    is due must be paid. `offers` is how many may still be made; `bargaining`: one of them has been
    begun."""

    KIND = "ransom"
    offers: int
    bargaining: bool

    def _captors(self, state: FiefState) -> list[int]:
        return sorted({state.captor[lord] for lord in captives(state, self.seat)})

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        seat = self.seat
        if self.bargaining:
            return ()
        if self.offers and captives(state, seat):
            return (seat,)
        return (seat,) if len(due(state, seat)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Go on after an offer; or, where nothing is to be decided, pay what is due."""
        if self.bargaining:
            self._bargained(state, run)
            return
        owed = due(state, self.seat)
        if owed:
            buy_out(state, self.seat, owed[0], run)
        else:
            state.stack.pop()

    def _bargained(self, state: FiefState, run: Run) -> None:
        state.stack[-1] = Ransom(self.seat, self.offers, bargaining=False)
        if not self.offers and captives(state, self.seat):
            _call_in(state, self.seat, run)
        window(state, MINOR)  # FIEF-W-09

    def abandoned(self, state: FiefState) -> "Ransom":
        """Give the offer back: a draft that was dropped is none; only so many of them are free
        (FIEF-D-15)."""
        if state.acted >= MOST_OWN_ACTS:
            return self
        state.acted += 1
        return Ransom(self.seat, self.offers + 1, bargaining=False)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if self.offers:
            return Prompt("ransom-offer", ("FIEF-6.2.5-06", "FIEF-6.2.5-07"))
        return Prompt("ransom", ("FIEF-6.2.5-03", "FIEF-6.2.5-04"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        if self.offers:
            options: list[Choice] = [choices.DEAL[captor] for captor in self._captors(state)]
            return [choices.NO_OFFER, *options]
        return [choices.PayRansom(lord) for lord in due(state, seat)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Deal):
            state.stack[-1] = Ransom(seat, self.offers - 1, bargaining=True)
            propose(state, seat, choice.seat)
        elif isinstance(choice, choices.NoOffer):
            state.stack[-1] = Ransom(seat, 0, bargaining=False)
            _call_in(state, seat, run)
        else:
            assert isinstance(choice, choices.PayRansom)
            buy_out(state, seat, choice.lord, run)


def buy_out(state: FiefState, seat: int, lord: int, run: Run) -> None:
    """Pay a full ransom, which the captor must accept (FIEF-6.2.5-05)."""
    price, captor = ransom(state, lord), state.captor[lord]
    state.money[seat] -= price
    state.money[captor] += price
    run.reveal("ransomed", {"seat": seat, "other": captor, "lord": LORDS[lord], "count": price})
    window(state, MINOR)  # FIEF-W-09
    release(state, lord, run)
