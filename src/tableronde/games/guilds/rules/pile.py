"""PILE, SHORT: drawing, and what happens when the last card leaves the draw pile."""

from tableronde.core.event import Run
from tableronde.games.guilds.components import CARDS, RED, YELLOW
from tableronde.games.guilds.rules.ending import finish_by_count
from tableronde.games.guilds.rules.played import discard_played
from tableronde.games.guilds.state import NO_CARD, GuildsState


def draw(state: GuildsState, seat: int, count: int, run: Run) -> list[int] | None:
    """Draw cards one after the other into a hand (GLD-TURN-11); returns them.

    None means that the round ended meanwhile: the caller stops at once. A draw that a refill
    interrupts goes on with the new pile (GLD-PILE-05).
    """
    hand = state.hands[seat]
    drawn: list[int] = []
    told = 0
    for _ in range(count):
        card = state.draw.pop()
        hand[card] += 1
        drawn.append(card)
        if not state.draw:
            _tell_drawn(seat, drawn[told:], run)
            told = len(drawn)
            if not expose_end_card(state, run):
                return None
    _tell_drawn(seat, drawn[told:], run)
    return drawn


def _tell_drawn(seat: int, cards: list[int], run: Run) -> None:
    """GLD-INFO-05."""
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


def expose_end_card(state: GuildsState, run: Run) -> bool:
    """The last card has left the draw pile (GLD-PILE-01); False if that ends the round."""
    if state.side == RED:
        state.side = YELLOW  # GLD-PILE-02
        run.tell("end-card-turned", {})
        if _refill(state, run):
            return True
    finish_by_count(state, run)  # GLD-PILE-07, -08
    return False


def _refill(state: GuildsState, run: Run) -> bool:
    """The last card played stays as the new discard pile, whose others are the new draw pile: the
    card whose power is going on, or else the top one (GLD-PILE-03, -04). False if there are no
    others."""
    in_play = state.played != NO_CARD
    others = state.discard if in_play else state.discard[:-1]
    if not others:
        return False
    if in_play:
        state.discard = []
        discard_played(state, run)
    else:
        state.discard = state.discard[-1:]
    state.draw = others
    run.chance.shuffle(state.draw)
    run.tell("refilled", {"count": len(state.draw)})
    return True


def draw_up_to(state: GuildsState, seat: int, needed: int, run: Run) -> bool:
    """Out of cards: draw until the hand holds what the action needs (GLD-SHORT-01, -02).

    False if that ended the round (GLD-SHORT-07).
    """
    missing = needed - sum(state.hands[seat])
    if missing <= 0:
        return True
    if run.events is not None:
        run.tell("out-of-cards", {"seat": seat, "count": missing})
    return draw(state, seat, missing, run) is not None
