"""A toy game for the frames that the first two games do not use: windows, votes, deals.

Three players with coins. A round is: a window in seat order (anyone may ring the bell once), an
open window (anyone may take a coin from the pot, or rob somebody), a vote by hidden tokens, and a
deal between two players. It has no rulebook and no words: it is there to be broken by tests.

Beside it `Patience`, in which one seat is asked again and again: each of its verbs does one thing
that an undo may have to stop at, and no other.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from tableronde.core.choice import Choice, Field, Lexicon
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sequence, Window, frame
from tableronde.core.game import Game
from tableronde.core.parley import PASS, Deal, Draft, OpenWindow, Vote
from tableronde.core.plain import Plain
from tableronde.core.state import Result, State


@dataclass(eq=False, slots=True)
class ToyState(State):
    coins: list[int]
    pot: int
    bells: int  # how often the bell can still be rung
    log: list[str]


@frame
class BellWindow(Window[ToyState]):
    KIND = "bell"

    def still_open(self, state: ToyState) -> bool:
        return state.bells > 0

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("bell", ("TOY-BELL-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [PASS, ("ring",)]

    def taken(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if choice == ("ring",):
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
            options.append(("grab",))
        options += [
            ("rob", other) for other in range(state.seats) if other != seat and state.coins[other]
        ]
        return options

    def resolve(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if choice == ("grab",):
            state.pot -= 1
            state.coins[seat] += 1
        else:
            state.coins[choice[1]] -= 1
            state.coins[seat] += 1
        state.log.append(f"{seat} {' '.join(map(str, choice))}")

    def closed(self, state: ToyState, run: Run) -> None:
        state.log.append("pot closed")


@frame
class Election(Vote[ToyState]):
    """Each places a For and a Null token on candidates (3: unused)."""

    KIND = "election"

    def in_public(self, choice: Choice) -> Choice:
        """Where tokens lie, not which."""
        return ("tokens", *sorted(choice[1:]))

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("election", ("TOY-VOTE-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [("vote", yes, null) for yes in range(4) for null in range(4)]

    def count(self, state: ToyState, run: Run) -> None:
        votes = [0, 0, 0, 0]
        for _, yes, _ in self.placed:
            votes[yes] += 1
        state.log.append(f"votes {votes[:3]}")


@frame
class CoinDraft(Draft[ToyState]):
    KIND = "draft"

    def offer(self) -> "CoinDeal":
        return CoinDeal(self.other, self.seat, self.terms, self.rounds)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("draft", ("TOY-DEAL-01",))

    def terms_to_add(self, state: ToyState) -> list[Choice]:
        return [("pay", payer, 1) for payer in (self.seat, self.other) if state.coins[payer]]


@frame
class CoinDeal(Deal[ToyState]):
    KIND = "deal"

    def counter(self, state: ToyState) -> CoinDraft:
        return CoinDraft(self.seat, self.proposer, self.terms, self.rounds - 1, 6)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("deal", ("TOY-DEAL-02",))

    def feasible(self, state: ToyState) -> bool:
        owed = [0] * state.seats
        for _, payer, amount in self.terms:
            owed[payer] += amount
        return all(owed[seat] <= state.coins[seat] for seat in range(state.seats))

    def carry_out(self, state: ToyState, run: Run) -> None:
        for _, payer, amount in self.terms:
            taker = self.proposer if payer == self.seat else self.seat
            state.coins[payer] -= amount
            state.coins[taker] += amount
        state.log.append("deal done")


def bell(state: ToyState, frame: "Evening", run: Run) -> None:
    state.stack.append(BellWindow((1, 2, 0), 0))


def pot(state: ToyState, frame: "Evening", run: Run) -> None:
    state.stack.append(PotWindow((0, 1, 2), (None,) * 3, state.number, (0, 0, 0), False))


def election(state: ToyState, frame: "Evening", run: Run) -> None:
    state.stack.append(Election((0, 1, 2), 0, ()))


def deal(state: ToyState, frame: "Evening", run: Run) -> None:
    state.stack.append(CoinDraft(0, 1, (), 2, 6))


def end(state: ToyState, frame: "Evening", run: Run) -> None:
    best = max(state.coins)
    winners = tuple(seat for seat in range(3) if state.coins[seat] == best)
    state.finish(Result(winners, "coins", tuple({"coins": coins} for coins in state.coins)))


@frame
class Evening(Sequence[ToyState]):
    KIND = "evening"
    STEPS = (bell, pot, election, deal, end)


_SEAT = Field("seat", "seat")


class Toy(Game[ToyState]):
    ID = "toy"
    RULES = 1
    SEATS = range(3, 4)
    LEXICON: ClassVar[Lexicon] = Lexicon(
        "toy",
        {
            "pass": (),
            "ring": (),
            "grab": (),
            "rob": (_SEAT,),
            "vote": (Field("yes", "seat"), Field("null", "seat")),
            "pay": (_SEAT, Field("amount", "count")),
            "offer": (),
            "withdraw": (),
            "drop-term": (Field("point", "count", base=1),),
            "accept": (),
            "refuse": (),
            "counter": (),
        },
    )
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (Evening, BellWindow, PotWindow, Election, CoinDraft, CoinDeal)
    }
    DECLINING = frozenset({"pass", "refuse", "withdraw"})
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    NOUNS: ClassVar[dict[str, str]] = {}
    REASONS = ("coins",)

    def setup(self, seats: int, options: dict[str, str], run: Run) -> ToyState:
        return ToyState(seats, 0, [Evening()], None, [2, 2, 2], 2, 1, [])

    def load(self, plain: Plain) -> ToyState:
        return ToyState.load_with(plain, self.FRAMES)

    def table(self, state: ToyState) -> Plain:
        return {"coins": state.coins[:], "pot": state.pot}

    def secrets(self, state: ToyState, seat: int) -> Plain:
        return {}


@frame
class Musing(Ask[ToyState]):
    """`think` does nothing, `roll` asks chance, `show` reveals and `peek` whispers something; all
    of them put the same question to the same seat again. `hand-over` puts it to the other."""

    KIND = "musing"

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("musing", ("TOY-MUSE-01", "TOY-MUSE-02"))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [(verb,) for verb in Patience.LEXICON.verbs]

    def answer(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        verb = choice[0]
        if verb == "roll":
            state.pot = run.chance.roll(1, 6)[0]
        elif verb == "show":
            run.reveal("shown", {"coins": state.coins[:]})
        elif verb == "peek":
            run.whisper((seat,), "peeked", {"coins": state.coins[:]})
        elif verb == "hand-over":
            state.stack[-1] = Musing(1 - seat)
        elif verb == "end":
            state.finish(Result((seat,), "coins", ({"coins": 0}, {"coins": 0})))
        else:
            run.tell("thought", {"seats": [seat]})


class Patience(Toy):
    ID = "patience"
    SEATS = range(2, 3)
    LEXICON: ClassVar[Lexicon] = Lexicon(
        "patience",
        dict.fromkeys(("think", "roll", "show", "peek", "hand-over", "end"), ()),
    )
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {Musing.KIND: Musing}

    def setup(self, seats: int, options: dict[str, str], run: Run) -> ToyState:
        return ToyState(seats, 0, [Musing(0)], None, [2, 2], 2, 1, [])
