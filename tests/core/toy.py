"""Defines toy games for the frames that the first two games do not use: windows, votes, deals.

Three players have coins. A round is a window in seat order (each seat may ring the bell once), an
open window (each may take a coin from the pot, or rob another seat), a vote by hidden tokens, and a
deal between two players. The game has no rulebook and no words.

In `Patience` one seat is asked again and again. Each of its verbs does one thing that may stop
an undo, and no other."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, TypeAlias

from tableronde.core.choice import PASS, Choice, Field, Lexicon, Pass
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sequence, Window, frame
from tableronde.core.game import Game
from tableronde.core.group_decisions import (
    Accept,
    Counter,
    Deal,
    Draft,
    DropTerm,
    Offer,
    OpenWindow,
    Refuse,
    Vote,
    Withdraw,
)
from tableronde.core.state import Result, State

Seat: TypeAlias = Annotated[int, Field("seat")]


class Ring(Choice):
    pass


class Grab(Choice):
    pass


class Rob(Choice):
    seat: Seat


class PlaceTokens(Choice, verb="vote"):
    yes: Seat
    null: Seat


class Pay(Choice):
    seat: Seat
    amount: Annotated[int, Field("count")]


@dataclass(eq=False, slots=True)
class ToyState(State):
    coins: list[int]
    pot: int
    bells: int  # how many more times the bell can be rung
    log: list[str]


@frame
class BellWindow(Window[ToyState]):
    KIND = "bell"

    def still_open(self, state: ToyState) -> bool:
        return state.bells > 0

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("bell", ("TOY-BELL-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [PASS, Ring()]

    def taken(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Ring):
            state.bells -= 1
            state.log.append(f"{seat} rings")

    def closed(self, state: ToyState, run: Run) -> None:
        state.log.append("bell closed")


@frame
class PotWindow(OpenWindow[ToyState]):
    KIND = "pot"
    MOST_ACTIONS: ClassVar[int] = 2

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("pot", ("TOY-POT-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        options: list[Choice] = [PASS]
        if state.pot:
            options.append(Grab())
        options += [
            Rob(other) for other in range(state.seats) if other != seat and state.coins[other]
        ]
        return options

    def resolve(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Grab):
            state.pot -= 1
            state.coins[seat] += 1
        else:
            assert isinstance(choice, Rob)
            state.coins[choice.seat] -= 1
            state.coins[seat] += 1
        state.log.append(f"{seat} {' '.join(map(str, choice))}")

    def closed(self, state: ToyState, run: Run) -> None:
        state.log.append("pot closed")


@frame
class Election(Vote[ToyState]):
    """A vote in which each seat places a For and a Null token on candidates (3: unused)."""

    KIND = "election"

    def in_public(self, choice: Choice) -> Choice:
        """Return where the tokens lie, but not which they are."""
        return PlaceTokens(*sorted(choice.numbers))

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("election", ("TOY-VOTE-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [PlaceTokens(yes, null) for yes in range(4) for null in range(4)]

    def count(self, state: ToyState, run: Run) -> None:
        votes = [0, 0, 0, 0]
        for placed in self.placed:
            assert isinstance(placed, PlaceTokens)
            votes[placed.yes] += 1
        state.log.append(f"votes {votes[:3]}")


@frame
class CoinDraft(Draft[ToyState]):
    KIND = "draft"

    def offer(self) -> "CoinDeal":
        return CoinDeal(self.other, self.seat, self.terms, self.rounds)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("draft", ("TOY-DEAL-01",))

    def terms_to_add(self, state: ToyState) -> list[Choice]:
        return [Pay(payer, 1) for payer in (self.seat, self.other) if state.coins[payer]]


@frame
class CoinDeal(Deal[ToyState]):
    KIND = "deal"

    def counter(self, state: ToyState) -> CoinDraft:
        return CoinDraft(self.seat, self.proposer, self.terms, self.rounds - 1, 6)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("deal", ("TOY-DEAL-02",))

    def feasible(self, state: ToyState) -> bool:
        owed = [0] * state.seats
        for term in self.terms:
            assert isinstance(term, Pay)
            owed[term.seat] += term.amount
        return all(owed[seat] <= state.coins[seat] for seat in range(state.seats))

    def carry_out(self, state: ToyState, run: Run) -> None:
        for term in self.terms:
            assert isinstance(term, Pay)
            taker = self.proposer if term.seat == self.seat else self.seat
            state.coins[term.seat] -= term.amount
            state.coins[taker] += term.amount
        state.log.append("deal done")


def bell(state: ToyState, frame: "ToyRound", run: Run) -> None:
    state.stack.append(BellWindow((1, 2, 0), 0))


def pot(state: ToyState, frame: "ToyRound", run: Run) -> None:
    state.stack.append(PotWindow((0, 1, 2), (None,) * 3, state.number, (0, 0, 0), False))


def election(state: ToyState, frame: "ToyRound", run: Run) -> None:
    state.stack.append(Election((0, 1, 2), 0, ()))


def deal(state: ToyState, frame: "ToyRound", run: Run) -> None:
    state.stack.append(CoinDraft(0, 1, (), 2, 6))


def end(state: ToyState, frame: "ToyRound", run: Run) -> None:
    best = max(state.coins)
    winners = tuple(seat for seat in range(3) if state.coins[seat] == best)
    state.finish(Result(winners, "coins", tuple({"coins": coins} for coins in state.coins)))


@frame
class ToyRound(Sequence[ToyState]):
    KIND = "round"
    STEPS = (bell, pot, election, deal, end)


class Toy(Game[ToyState, Any]):
    ID = "toy"
    RULES = 1
    SEATS = range(3, 4)
    LEXICON: ClassVar[Lexicon] = Lexicon(
        "toy",
        (
            Pass,
            Ring,
            Grab,
            Rob,
            PlaceTokens,
            Pay,
            Offer,
            Withdraw,
            DropTerm,
            Accept,
            Refuse,
            Counter,
        ),
    )
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (ToyRound, BellWindow, PotWindow, Election, CoinDraft, CoinDeal)
    }
    DECLINING = frozenset({"pass", "refuse", "withdraw"})
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    NOUNS: ClassVar[dict[str, str]] = {}
    REASONS = ("coins",)

    def setup(self, seats: int, options: dict[str, str], run: Run) -> ToyState:
        return ToyState(seats, 0, [ToyRound()], None, [2, 2, 2], 2, 1, [])

    def load(self, plain: Any) -> ToyState:
        return ToyState.load(plain, stack=self.stack_from(plain["stack"]))

    def table(self, state: ToyState) -> Any:
        return {"coins": state.coins[:], "pot": state.pot}

    def secrets(self, state: ToyState, seat: int) -> Any:
        return {}


class Think(Choice):
    pass


class Roll(Choice):
    pass


class Show(Choice):
    pass


class Peek(Choice):
    pass


class HandOver(Choice):
    pass


class End(Choice):
    pass


@frame
class AskRepeatedly(Ask[ToyState]):
    """Asks one seat the same question again and again; `hand-over` puts it to the other seat.

    `think` does nothing, `roll` asks chance, `show` reveals something and `peek` shows it to one
    seat."""

    KIND = "ask-repeatedly"

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("ask-repeatedly", ("TOY-REPEAT-01", "TOY-REPEAT-02"))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [kind() for kind in Patience.LEXICON.kinds.values()]

    def answer(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Roll):
            state.pot = run.chance.roll(1, 6)[0]
        elif isinstance(choice, Show):
            run.reveal("shown", {"coins": state.coins[:]})
        elif isinstance(choice, Peek):
            run.whisper((seat,), "peeked", {"coins": state.coins[:]})
        elif isinstance(choice, HandOver):
            state.stack[-1] = AskRepeatedly(1 - seat)
        elif isinstance(choice, End):
            state.finish(Result((seat,), "coins", ({"coins": 0}, {"coins": 0})))
        else:
            run.tell("thought", {"seats": [seat]})


class Patience(Toy):
    ID = "patience"
    SEATS = range(2, 3)
    LEXICON: ClassVar[Lexicon] = Lexicon(
        "patience",
        (Think, Roll, Show, Peek, HandOver, End),
    )
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {AskRepeatedly.KIND: AskRepeatedly}

    def setup(self, seats: int, options: dict[str, str], run: Run) -> ToyState:
        return ToyState(seats, 0, [AskRepeatedly(0)], None, [2, 2], 2, 1, [])
