"""BEWITCH, COUNTER: winning an enemy character over with a witch of its colour."""

from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.avalon.choices import COUNTER, Counter
from tableronde.games.avalon.components import CARDS
from tableronde.games.avalon.state import AvalonState


def announce_spell(state: AvalonState, seat: int, witch: int, place: int, run: Run) -> None:
    """Lay the witch and announce the spell; the opponent may answer at once (AVA-COUNTER-01)."""
    state.from_hand(seat, witch)
    state.piles[seat][place].append(witch)
    if run.events is not None:
        target = CARDS[state.piles[1 - seat][place][-1]]
        spell = {"seat": seat, "card": CARDS[witch], "region": place + 1, "target": target}
        run.tell("bewitched", spell)
    state.stack.append(CounterWindow(1 - seat, place, witch))


@frame
class CounterWindow(Ask[AvalonState]):
    """The answer to a spell: put to every hand that is not empty, with or without a fitting witch
    (AVA-RESIST-09), and only now (AVA-COUNTER-08)."""

    KIND = "counter"
    place: int
    witch: int

    def waiting(self, state: AvalonState) -> tuple[int, ...]:
        return (self.seat,) if any(state.hands[self.seat]) else ()

    def advance(self, state: AvalonState, run: Run) -> None:
        """The target changes sides: it is laid over the witch that won it (AVA-BEWITCH-05)."""
        state.stack.pop()
        seat = self.seat
        target = state.piles[seat][self.place].pop()
        state.piles[1 - seat][self.place].append(target)
        if run.events is not None:
            told = {"seat": 1 - seat, "card": CARDS[target], "region": self.place + 1}
            run.tell("changed-sides", told)

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt(
            "counter",
            ("AVA-COUNTER-01", "AVA-COUNTER-07"),
            {
                "region": self.place + 1,
                "card": CARDS[self.witch],
                "target": CARDS[state.piles[seat][self.place][-1]],
            },
        )

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        # The same colour and a witch: the very same card (AVA-COUNTER-01).
        return [PASS, COUNTER[self.witch]] if state.hands[seat][self.witch] else [PASS]

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        """The target stays under the countering witch; the countered one goes into the
        defender's hand, for all to know (AVA-COUNTER-02 to -05, AVA-INFO-09)."""
        if not isinstance(choice, Counter):
            self.advance(state, run)
            return
        state.stack.pop()
        state.from_hand(seat, self.witch)
        state.piles[seat][self.place].append(self.witch)
        state.piles[1 - seat][self.place].pop()
        state.hands[seat][self.witch] += 1
        state.known[seat][self.witch] += 1
        if run.events is not None:
            told = {"seat": seat, "card": CARDS[self.witch], "region": self.place + 1}
            run.tell("countered", told)
