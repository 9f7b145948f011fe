"""ADVANCE: knights leave the castle for a territory that is not the player's."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.components import BESIEGERS
from tableronde.games.medieval_mastery.rules.artefacts import fracture, fractures
from tableronde.games.medieval_mastery.rules.battle import begin_battle
from tableronde.games.medieval_mastery.rules.conquest import Conquest, take
from tableronde.games.medieval_mastery.rules.crowns import (
    declare,
    may_bring_home,
    may_declare,
)
from tableronde.games.medieval_mastery.rules.knights import more_dice, supplied
from tableronde.games.medieval_mastery.state import NO_KIND, NOBODY, MasteryState, place


def targets(state: MasteryState, seat: int) -> list[int]:
    """Return where an advance may go (MM-ADVANCE-03, -04, -08): beside the castle, or beside or
    across a lake from a supplied territory, and not onto what is the player's own or a team-mate's
    (MM-TEAM-07); onto castles only in a siege (MM-SIEGE-01, -02)."""
    links, castle = state.map.links, state.castle(seat)
    owned = state.owned(seat)
    reached = links[castle]
    for tile in bits(supplied(state, seat, owned)):  # MM-SUPPLY-06
        reached |= links[tile]
    owner, siege = state.owner, state.modes.siege
    return [
        tile
        for tile in bits(reached)
        if (owner[tile] == NOBODY or not state.allied(owner[tile], seat))
        and (siege or state.kinds[tile] != NO_KIND)
    ]


def advances(state: MasteryState, seat: int, options: list[Choice]) -> None:
    """Add every legal advance to the options: one knight at least, and no more than the castle has
    (MM-ADVANCE-05, -06), the target holds (MM-ADVANCE-07, MM-SIEGE-03) and dice can show."""
    castle = state.castle(seat)
    here = state.knights[castle]
    if not here:
        return
    free = state.reserve(seat)
    tight = not free  # no move needs more than one more
    for tile in targets(state, seat):
        kind = state.kinds[tile]
        most = BESIEGERS if kind == NO_KIND else state.box.capacity[kind]
        listed = state.map.advances[tile][: min(here, most)]
        if tight:
            listed = tuple(one for one in listed if more_dice(here, 0, one.knights) <= free)
        options.extend(listed)


def can_advance(state: MasteryState, seat: int) -> bool:
    possible: list[Choice] = []
    advances(state, seat, possible)
    return bool(possible)


def march(state: MasteryState, seat: int, tile: int, count: int, run: Run) -> None:
    """Lead knights onto a free territory, which is conquered, or into a battle (MM-ADVANCE-01)."""
    state.knights[state.castle(seat)] -= count
    if run.events is not None:
        run.tell("advanced", {"seat": seat, "count": count, **place(state, tile)})
    if state.owner[tile] == NOBODY:
        take(state, seat, tile, count, run)  # MM-ADVANCE-09
        state.stack.append(Conquest(seat, tile))
    else:
        begin_battle(state, seat, tile, count, run)  # MM-ADVANCE-10


@frame
class Advance(Ask[MasteryState]):
    """Asks for the second half of a cycle (MM-ADVANCE-02, -11). Before it a fracture and the crown
    may be used (MM-TURN-08)."""

    KIND = "advance"

    def waiting(self, state: MasteryState) -> tuple[int, ...]:
        """Skip a seat that cannot advance, as everyone sees, not even with knights that the crown
        brings home: for all else the window that follows will do."""
        seat = self.seat
        return (seat,) if can_advance(state, seat) or may_bring_home(state, seat) else ()

    def advance(self, state: MasteryState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("advance", ("MM-ADVANCE-01", "MM-ADVANCE-03", "MM-ADVANCE-07", "MM-TURN-08"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        fractures(state, seat, options)
        if may_declare(state, seat):
            options.append(choices.CROWN)
        advances(state, seat, options)
        options.append(choices.HALT)
        return options

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        match choice:
            case choices.Advance():
                state.stack.pop()
                march(state, seat, choice.tile, choice.knights, run)
            case choices.Fracture():
                fracture(state, seat, choice.artefact, run)
            case choices.Crown():
                declare(state, seat, run)
            case choices.Halt():
                state.stack.pop()
