"""END: how a round ends, and who has won it."""

from tableronde.core.event import Run
from tableronde.games.guilds.rules.played import discard_played
from tableronde.games.guilds.state import GuildsState


def finish_round(state: GuildsState, winners: tuple[int, ...], reason: str, run: Run) -> None:
    """The round is over on the spot: whatever was going on is dropped (GLD-END-01, -05).

    A played card whose power was cut off belongs to the discard pile (GLD-END-07).
    """
    discard_played(state, run)
    del state.stack[1:]  # the frame of the rounds goes on from here
    state.round_winners = winners
    state.round_reason = reason
    if run.events is not None:
        for seat, (guilds, members, hand) in enumerate(_standing(state)):
            score = {"seat": seat, "guilds": guilds, "members": members, "hand": hand}
            run.tell("round-score", score)
        run.tell(f"round-{reason}", {"seats": list(winners), "round": state.round_number})


def _standing(state: GuildsState) -> list[tuple[int, int, int]]:
    """Guilds, members and cards in hand of each seat: what a round is compared by."""
    return [
        (len(state.guilds[seat]), state.members(seat), sum(state.hands[seat]))
        for seat in range(state.seats)
    ]


def finish_by_count(state: GuildsState, run: Run) -> None:
    """The yellow side lies open: most guilds, then most members, then most cards in hand; who is
    still level shares the victory (GLD-END-04, -08 to -10)."""
    standing = _standing(state)
    best = max(standing)
    winners = tuple(seat for seat in range(state.seats) if standing[seat] == best)
    finish_round(state, winners, "end-card", run)
