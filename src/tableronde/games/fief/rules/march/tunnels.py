"""10.2.1: a Secret Passage that lets a group go on."""

from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    NEIGHBOURS,
    NOBODY,
    OBSTACLES,
    SECRET_PASSAGE,
    VILLAGES,
    WEATHER,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.passage import set_out
from tableronde.games.fief.rules.pauses import pause
from tableronde.games.fief.state import FiefState


def may_dig(state: FiefState, group: Band) -> bool:
    """Whether it has a Secret Passage and a stage for it; never riders (FIEF-R-51)."""
    return not group.riding and SECRET_PASSAGE in state.hands[group.seat] and group.has_stage(state)


def tunnels(state: FiefState, group: Band) -> list[choices.Dig]:
    """Return what a Secret Passage could lift: one kind of obstacle, if it opens a road: others may
    be left who can be asked, or for whom there are more cards (FIEF-10.2.1-05, FIEF-R-51)."""
    if not may_dig(state, group):
        return []
    cards = state.hands[group.seat].count(SECRET_PASSAGE)
    barred = group.barred
    kinds: set[int] = set()
    for to in NEIGHBOURS[group.village] if barred == NOBODY else (barred,):
        found = group.obstacles(state, to)
        refused = barred != NOBODY or group.was_refused(state, to)
        for kind in found:
            left = sum(other not in (kind, WEATHER) for other in found)
            if not refused or left < cards:
                kinds.add(kind)
    return [choices.Dig(kind) for kind in sorted(kinds)]


def dig(state: FiefState, group: Band, kind: int, run: Run) -> None:
    hands.play(state, group.seat, SECRET_PASSAGE)
    run.reveal(
        "digs",
        {
            "seat": group.seat,
            "village": VILLAGES[group.village],
            "obstacle": OBSTACLES[kind],
        },
    )
    state.stack.append(Dug(group.seat, SECRET_PASSAGE, choices.Dig(kind)))
    pause(state)


@frame
class Dug(InPlay):
    """Hold a Secret Passage that leads a group on its way (FIEF-10.2.1-01)."""

    KIND = "dug"
    choice: choices.Dig

    def take_effect(self, state: FiefState, run: Run) -> None:
        hands.discard(state, self.card)
        group = state.stack[-1]
        assert isinstance(group, Band)
        dug = replace(group, lifted=group.lifted | 1 << self.choice.obstacle)
        state.stack[-1] = dug
        if group.barred != NOBODY and dug.is_open(state, group.barred):
            set_out(state, group.barred, run, relieving=False)
