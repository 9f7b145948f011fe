"""SETUP, TWO: dealing a round, and the match of up to three rounds for two players."""

from tableronde.core.event import Run
from tableronde.core.frames import Frame, frame
from tableronde.core.state import Result
from tableronde.games.guilds.components import (
    CARDS,
    COPIES,
    DEAL,
    ROUNDS_TO_WIN,
    TYPES,
    start_side,
)
from tableronde.games.guilds.rules.turn import Turn
from tableronde.games.guilds.state import GuildsState


@frame
class Rounds(Frame[GuildsState]):
    """At the bottom of the stack: deals a round, and when it is over decides what comes next."""

    KIND = "rounds"

    def advance(self, state: GuildsState, run: Run) -> None:
        if state.round_winners:
            for seat in state.round_winners:
                state.wins[seat] += 1  # a shared round counts for both (GLD-TWO-05)
            if (
                max(state.wins) >= min(ROUNDS_TO_WIN, state.rounds)
                or state.round_number == state.rounds
            ):
                finish_match(state, run)
                return
        deal_round(state, run)


def deal_round(state: GuildsState, run: Run) -> None:
    """GLD-SETUP-02 to -11, afresh for every round (GLD-TWO-03)."""
    state.round_number += 1
    state.round_winners = ()
    state.round_reason = ""
    state.side = start_side(state.seats)
    state.draw = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    run.chance.shuffle(state.draw)
    state.next_guild = 1
    state.guilds = [[] for _ in range(state.seats)]
    state.hands = [[0] * TYPES for _ in range(state.seats)]
    for hand in state.hands:
        for _ in range(DEAL):
            hand[state.draw.pop()] += 1
    state.discard = [state.draw.pop()]  # its power is not activated (GLD-SETUP-07)
    first = state.first
    if first < 0 or state.round_number > 1:
        first = run.chance.pick(state.seats)  # GLD-SETUP-09, GLD-TWO-04
    if run.events is not None:
        told = {"seat": first, "round": state.round_number, "card": CARDS[state.discard[0]]}
        run.tell("round-began", told)
    state.stack.append(Turn(first))


def finish_match(state: GuildsState, run: Run) -> None:
    """Return the seats that have won the most rounds; both may have (GLD-TWO-02, -06, -07)."""
    best = max(state.wins)
    winners = tuple(seat for seat in range(state.seats) if state.wins[seat] == best)
    scores = tuple(
        {
            "rounds": state.wins[seat],
            "guilds": len(state.guilds[seat]),
            "members": state.members(seat),
            "hand": sum(state.hands[seat]),
        }
        for seat in range(state.seats)
    )
    reason = "match" if state.rounds > 1 else state.round_reason
    state.finish(Result(winners, reason, scores))
    run.tell("ended", {"seats": list(winners)})
