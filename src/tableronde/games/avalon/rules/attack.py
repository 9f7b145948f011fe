"""ATTACK, RESIST, CASTLE, STONES: announcing an attack and answering it."""

from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.avalon.choices import RESIST, Resist
from tableronde.games.avalon.components import (
    CARDS,
    CASTLE,
    CASTLE_DEFENCE,
    KNIGHT,
    MOST_CONQUESTS,
    PLACES,
)
from tableronde.games.avalon.rules.conquest import conquer
from tableronde.games.avalon.state import NOBODY, AvalonState


def attackable(state: AvalonState, seat: int) -> list[int]:
    """The places where an attack may be announced.

    Not one's own regions (AVA-ATTACK-06), not after two conquests (AVA-ATTACK-09), and only with
    at least as many characters as the opponent before the attacking card is laid
    (AVA-ATTACK-02 to -04), a face-up castle counting as one of its owner's (AVA-CASTLE-02, -03).
    """
    if state.conquests >= MOST_CONQUESTS:
        return []
    owner, row = state.owner, state.row
    mine, theirs = state.piles[seat], state.piles[1 - seat]
    places = []
    for place in range(PLACES):
        held = owner[place]
        if held == seat:
            continue
        needed = len(theirs[place])
        if held != NOBODY and CASTLE[row[place]]:
            needed += CASTLE_DEFENCE
        if len(mine[place]) >= needed:
            places.append(place)
    return places


def announce_attack(state: AvalonState, seat: int, card: int, place: int, run: Run) -> None:
    """Lay the attacking card and announce; the opponent may answer at once (AVA-RESIST-01)."""
    state.from_hand(seat, card)
    state.piles[seat][place].append(card)
    if run.events is not None:
        run.tell("attacked", {"seat": seat, "card": CARDS[card], "region": place + 1})
    state.stack.append(ResistWindow(1 - seat, place, card))


@frame
class ResistWindow(Ask[AvalonState]):
    """The answer to an attack: put to every hand that is not empty, with or without a fitting
    knight (AVA-RESIST-09), wherever and however outnumbered (AVA-RESIST-04, -05)."""

    KIND = "resist"
    place: int
    attacker: int

    def waiting(self, state: AvalonState) -> tuple[int, ...]:
        return (self.seat,) if any(state.hands[self.seat]) else ()

    def advance(self, state: AvalonState, run: Run) -> None:
        state.stack.pop()
        conquer(state, 1 - self.seat, self.place, run)

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt(
            "resist",
            ("AVA-RESIST-01", "AVA-RESIST-06"),
            {"region": self.place + 1, "card": CARDS[self.attacker]},
        )

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        # Always a knight, also against a witch (AVA-RESIST-08, AVA-STONES-03, -06).
        knight = self.attacker // 2 * 2 + KNIGHT
        return [PASS, RESIST[knight]] if state.hands[seat][knight] else [PASS]

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        if not isinstance(choice, Resist):
            self.advance(state, run)
            return
        state.stack.pop()
        # Repelled: both cards stay where they are (AVA-RESIST-02, -03, AVA-STONES-05).
        knight = choice.card
        state.from_hand(seat, knight)
        state.piles[seat][self.place].append(knight)
        if run.events is not None:
            run.tell("resisted", {"seat": seat, "card": CARDS[knight], "region": self.place + 1})
