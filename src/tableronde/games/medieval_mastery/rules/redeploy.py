"""REDEPLOY: knights move between the castle and the own supplied territories, step by step."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.components import GARRISON
from tableronde.games.medieval_mastery.rules.knights import more_dice, supplied
from tableronde.games.medieval_mastery.state import MasteryState, place


def can_redeploy(state: MasteryState, seat: int) -> bool:
    return bool(_moves(state, seat, 0, 0, first=True))


@frame
class Redeploy(Ask[MasteryState]):
    """One redeployment, in moves of some knights from one tile to another until it is done.

    Distance means nothing (MM-REDEPLOY-04), so each tile only gives or only receives (`given` and
    `received` are sets of tiles): every redeployment can be made so, within the dice at each step
    (MM-DICE-07), and moves come to an end. The player says when it is done, even with nothing left
    to move (MM-GEN-17).
    """

    KIND = "redeploy"
    given: int
    received: int

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("redeploy", ("MM-REDEPLOY-01", "MM-REDEPLOY-05", "MM-REDEPLOY-06"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [*_moves(state, seat, self.given, self.received), choices.DONE]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        if not isinstance(choice, choices.Move):
            state.stack.pop()
            return
        here, there, count = choice.tile, choice.to, choice.knights
        state.knights[here] -= count
        state.knights[there] += count
        state.stack[-1] = Redeploy(seat, self.given | 1 << here, self.received | 1 << there)
        if run.events is not None:
            to = place(state, there)
            told = {"seat": seat, "count": count, "to": to["tile"], "to_land": to["land"]}
            run.tell("moved", {**told, **place(state, here)})


def _moves(
    state: MasteryState, seat: int, given: int, received: int, first: bool = False
) -> list[choices.Move]:
    """Return all that this seat may move now; with `first`, one will do."""
    castle = state.castle(seat)
    tiles = bits(supplied(state, seat, state.owned(seat)))  # MM-REDEPLOY-08
    if not tiles:
        return []
    knights, kinds, capacity = state.knights, state.kinds, state.box.capacity
    moves = state.map.moves
    spare = {tile: knights[tile] - GARRISON for tile in tiles}  # MM-REDEPLOY-05
    spare[castle] = knights[castle]  # MM-REDEPLOY-07
    room = {tile: capacity[kinds[tile]] - knights[tile] for tile in tiles}  # MM-REDEPLOY-06
    room[castle] = sum(spare.values())
    free = state.reserve(seat)
    tight = not free  # no move needs more than one more
    options: list[choices.Move] = []
    for here, most in spare.items():
        if most <= 0 or received >> here & 1:
            continue
        for there, space in room.items():
            if space <= 0 or here == there or given >> there & 1:
                continue
            listed = moves[here, there][: min(most, space)]
            if tight:
                before, now = knights[here], knights[there]
                listed = tuple(
                    move for move in listed if more_dice(before, now, move.knights) <= free
                )
            options.extend(listed)
            if first and options:
                return options
    return options
