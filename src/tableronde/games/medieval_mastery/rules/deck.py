"""DECK: hands, draw piles and discard piles."""

from tableronde.core.event import Run
from tableronde.games.medieval_mastery.components import AUTHORITY, AUTHORITY_CARDS, CARDS
from tableronde.games.medieval_mastery.state import MasteryState


def discard(state: MasteryState, seat: int, card: int) -> None:
    """Face up on the own pile, with the turn (MM-GEN-09, MM-DECK-10)."""
    state.discard[seat].append((card, state.turn_number))


def reshuffle(state: MasteryState, seat: int, run: Run) -> None:
    """The discard pile becomes what lies at the bottom of the draw pile (MM-DECK-05, MM-CROWN-14).
    Cards in play are in no pile and stay out of it (MM-DECK-07, -08)."""
    cards = [card for card, _ in state.discard[seat]]
    if not cards:
        return
    run.chance.shuffle(cards)
    state.discard[seat].clear()
    state.draw[seat][:0] = cards
    state.known[seat][:0] = [0] * len(cards)
    if run.events is not None:
        run.tell("reshuffled", {"seat": seat, "count": len(cards)})


def draw(state: MasteryState, seat: int, count: int, run: Run) -> None:
    """Take cards from the top of the own draw pile into the hand, as many as there are (MM-GEN-10,
    MM-DECK-05, -06)."""
    pile, hand = state.draw[seat], state.hands[seat]
    drawn = []
    for _ in range(count):
        if not pile:
            reshuffle(state, seat, run)
            if not pile:
                break
        card = pile.pop()
        state.known[seat].pop()
        hand[card] += 1
        drawn.append(card)
    if drawn and run.events is not None:
        run.whisper(
            (seat,),
            "drew",
            {"seat": seat, "cards": [CARDS[card] for card in drawn], "count": len(drawn)},
            "drew-unseen",
            {"seat": seat, "count": len(drawn)},
        )


def draw_until(state: MasteryState, seat: int, size: int, run: Run) -> None:
    """Draw until so many cards are held; who holds more draws nothing (MM-BATTLE-06, MM-ORB-05)."""
    missing = size - sum(state.hands[seat])
    if missing > 0:
        draw(state, seat, missing, run)


def authority(state: MasteryState, seat: int, run: Run) -> None:
    """Play it as soon as the draw is complete (MM-RESOURCE-12). It is put on the discard pile after
    its effect, so that its own draws cannot bring it back (MM-DECK-08)."""
    hand = state.hands[seat]
    while hand[AUTHORITY]:
        hand[AUTHORITY] -= 1
        if run.events is not None:
            run.reveal("authority", {"seat": seat, "count": AUTHORITY_CARDS})
        draw(state, seat, AUTHORITY_CARDS, run)
        discard(state, seat, AUTHORITY)


def discard_from_hand(state: MasteryState, seat: int, card: int, run: Run) -> None:
    state.hands[seat][card] -= 1
    discard(state, seat, card)
    run.tell("discarded", {"seat": seat, "card": CARDS[card]})


def discard_at_random(state: MasteryState, seat: int, run: Run) -> None:
    """MM-SCEPTRE-04, -05."""
    hand = state.hands[seat]
    size = sum(hand)
    if not size:
        return
    at = run.chance.pick(size)
    for card, count in enumerate(hand):
        at -= count
        if at < 0:
            hand[card] -= 1
            discard(state, seat, card)
            run.reveal("discarded-at-random", {"seat": seat, "card": CARDS[card]})
            return
