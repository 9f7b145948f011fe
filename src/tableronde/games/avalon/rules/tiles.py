"""TILE: the nine reinforcement tiles and what they bring."""

from collections.abc import Sequence

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import OpenAsk, Prompt, frame
from tableronde.games.avalon import choices
from tableronde.games.avalon.components import (
    COUNTS_FOR_TILES,
    LANDSCAPE,
    LANDSCAPES,
    TILE_CARDS,
    TILE_COUNT,
    TILE_FORMULA,
    TILE_LIGHT,
    TILES,
)
from tableronde.games.avalon.rules.deck import draw
from tableronde.games.avalon.state import NO_TILE, AvalonState


def tile_value(state: AvalonState, seat: int, tile: int) -> int:
    """How many cards a tile brings by the regions owned now (AVA-TILE-08 to -15, -20)."""
    return _counts(state.row, state.owner, seat)[TILE_FORMULA[tile]] * TILE_CARDS[tile]


def tile_values(row: Sequence[int], owners: Sequence[int], seat: int) -> list[int]:
    """How many cards each tile brings."""
    counted = _counts(row, owners, seat)
    return [
        counted[formula] * cards for formula, cards in zip(TILE_FORMULA, TILE_CARDS, strict=True)
    ]


def _counts(row: Sequence[int], owners: Sequence[int], seat: int) -> dict[str, int]:
    """What each formula counts. Avalon and the marsh are left out of every count (AVA-TILE-14).
    The row is a line; whatever does not count breaks the chain (AVA-TILE-10, -16, -17)."""
    landscapes = [0] * len(LANDSCAPES)
    every = longest = chain = 0
    for owner, region in zip(owners, row, strict=True):
        if owner == seat and COUNTS_FOR_TILES[region]:
            landscapes[LANDSCAPE[region]] += 1
            every += 1
            chain += 1
            longest = max(longest, chain)
        else:
            chain = 0
    return {
        "fixed": 1,
        "commonest_landscape": max(landscapes),
        "longest_chain": longest,
        "every_region": every,
    }


@frame
class TakeTile(OpenAsk[AvalonState]):
    """Exactly one face-up tile must be taken, even if it brings nothing (AVA-TILE-01, -02); the
    only one is taken without a question (AVA-TILE-21)."""

    KIND = "take-tile"

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt("tile", ("AVA-TILE-01", "AVA-TILE-03", "AVA-TILE-04"))

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        return [choices.TAKE_TILE[tile] for tile, count in enumerate(state.face_up) if count]

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.TakeTile)
        state.stack.pop()
        tile = choice.tile
        state.face_up[tile] -= 1
        if run.events is not None:
            run.tell("took-tile", {"seat": seat, "tile": TILES[tile]})
        if TILE_LIGHT[tile]:
            draw(state, seat, tile_value(state, seat, tile), run)
            lay_aside(state, tile, run)
        else:
            state.pending[seat] = tile


def pay_dark_tile(state: AvalonState, seat: int, run: Run) -> None:
    """The cards of a dark tile come at the start of the next own turn (AVA-TILE-04, -15)."""
    tile = state.pending[seat]
    if tile == NO_TILE:
        return
    if run.events is not None:
        run.tell("dark-tile-pays", {"seat": seat, "tile": TILES[tile]})
    draw(state, seat, tile_value(state, seat, tile), run)
    state.pending[seat] = NO_TILE
    lay_aside(state, tile, run)


def lay_aside(state: AvalonState, tile: int, run: Run) -> None:
    """A used tile is turned down; when all nine are, all are turned up (AVA-TILE-05, -06)."""
    state.used[tile] += 1
    if state.used == list(TILE_COUNT):
        turn_up(state, run)


def turn_up(state: AvalonState, run: Run) -> None:
    """The used tiles can be taken again; a pending one joins later (AVA-TILE-07)."""
    for tile, count in enumerate(state.used):
        state.face_up[tile] += count
        state.used[tile] = 0
    run.tell("tiles-turned-up", {})
