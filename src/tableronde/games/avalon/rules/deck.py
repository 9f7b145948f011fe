"""DECK, HAND: drawing cards, and the limit at the end of the turn."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.avalon.choices import DISCARD, Discard
from tableronde.games.avalon.components import CARDS, HAND_LIMIT
from tableronde.games.avalon.state import AvalonState


def draw(state: AvalonState, seat: int, count: int, run: Run) -> int:
    """Draw up to `count` cards into a hand; returns how many there were.

    The discard pile is shuffled in when a card is needed and none is left (AVA-DECK-01, -02, -05);
    with both piles empty the rest is lost (AVA-DECK-03). Nobody may draw fewer (AVA-TILE-18).
    """
    hand = state.hands[seat]
    drawn: list[int] = []
    told = 0
    for _ in range(count):
        if not state.draw:
            if not state.discard:
                break
            _tell_drawn(seat, drawn[told:], run)
            told = len(drawn)
            state.draw, state.discard = state.discard, []
            run.chance.shuffle(state.draw)
            run.tell("reshuffled", {"count": len(state.draw)})
        card = state.draw.pop()
        hand[card] += 1
        drawn.append(card)
    _tell_drawn(seat, drawn[told:], run)
    return len(drawn)


def _tell_drawn(seat: int, cards: list[int], run: Run) -> None:
    """AVA-INFO-08."""
    if run.events is not None and cards:
        count = len(cards)
        names = [CARDS[card] for card in cards]
        run.whisper(
            (seat,),
            "drew",
            {"seat": seat, "cards": names, "count": count},
            "drew-unseen",
            {"seat": seat, "count": count},
        )


@frame
class DiscardToLimit(Ask[AvalonState]):
    """Over the limit at the end of one's own turn: one card after the other, as its holder
    chooses (AVA-HAND-01)."""

    KIND = "discard-to-limit"

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        surplus = sum(state.hands[seat]) - HAND_LIMIT
        return Prompt("discard", ("AVA-HAND-01", "AVA-HAND-05"), {"count": surplus})

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        return [DISCARD[card] for card, count in enumerate(state.hands[seat]) if count]

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Discard)
        card = choice.card
        state.from_hand(seat, card)
        state.discard.append(card)
        if run.events is not None:
            run.tell("discarded", {"seat": seat, "card": CARDS[card]})
        if sum(state.hands[seat]) <= HAND_LIMIT:
            state.stack.pop()
