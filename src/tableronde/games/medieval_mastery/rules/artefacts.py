"""ARTEFACT, FRACTURE: artefacts are destroyed and restored; who may step in against whom, when."""

from typing import Final

from tableronde.core.choice import PASS, Choice, Pass
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, Window, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    ARTEFACTS,
    CROWN,
    FRACTURE,
    SCEPTRE,
)
from tableronde.games.medieval_mastery.rules.deck import discard
from tableronde.games.medieval_mastery.state import FACE_UP, MasteryState


def destroy(state: MasteryState, artefact: int) -> int:
    """Turn it face down; it stays known and in the game (MM-ARTEFACT-03, -10). Return its owner."""
    kind = ARTEFACTS[artefact].kind
    owner = owner_of(state, artefact)
    state.destroyed[owner][kind] = state.turn_number
    return owner


def owner_of(state: MasteryState, artefact: int) -> int:
    kind = ARTEFACTS[artefact].kind
    return next(seat for seat, own in enumerate(state.artefacts) if own[kind] == artefact)


def restore(state: MasteryState, seat: int, run: Run) -> None:
    """Turn up again what was destroyed before this turn began (MM-ARTEFACT-04, -05)."""
    for kind, turn in enumerate(state.destroyed[seat]):
        if FACE_UP < turn < state.turn_number:
            state.destroyed[seat][kind] = FACE_UP
            if run.events is not None:
                artefact = ARTEFACT_NAMES[state.artefacts[seat][kind]]
                run.tell("restored", {"seat": seat, "artefact": artefact})


def fracture(state: MasteryState, seat: int, artefact: int, run: Run) -> None:
    """Destroy an artefact, so that what it was about to do does not happen (MM-FRACTURE-01)."""
    state.hands[seat][FRACTURE] -= 1
    owner = destroy(state, artefact)
    run.tell("fractured", {"seat": seat, "other": owner, "artefact": ARTEFACT_NAMES[artefact]})
    discard(state, seat, FRACTURE)


def breakable(state: MasteryState, seat: int) -> list[int]:
    """Return all face-up artefacts of a seat's opponents (MM-FRACTURE-04, -14, -15, MM-TEAM-17)."""
    return [
        artefact
        for other in range(state.seats)
        if not state.allied(seat, other)
        for kind, artefact in enumerate(state.artefacts[other])
        if state.destroyed[other][kind] == FACE_UP
    ]


def might_fracture(state: MasteryState, seat: int) -> bool:
    """Return whether everyone must reckon with a fracture in this seat's own turn (MM-GEN-17)."""
    return state.might_hold(seat, FRACTURE) and bool(breakable(state, seat))


def fractures(state: MasteryState, seat: int, options: list[Choice]) -> None:
    """Add what a seat can break in its own turn to the options."""
    if state.hands[seat][FRACTURE]:
        options.extend(choices.FRACTURE[artefact] for artefact in breakable(state, seat))


@frame
class FractureWindow(Window[MasteryState]):
    """Asks each seat that might hold a fracture once, whether it has one or not; it may play it on
    what is about to take effect (MM-FRACTURE-05 to -12, MM-GEN-17). A seat that could not name
    anything to break, as everyone can see, is not asked."""

    KIND = "fracture-window"
    kind: int

    def targets(self, state: MasteryState, seat: int) -> list[int]:
        """Return what this seat could break: the declared crown, or the sceptres (orbs) of the two
        who fight, even if they would do nothing now (MM-FRACTURE-12, -13)."""
        kind, battle = self.kind, state.battle
        owners = (state.turn,) if battle is None else battle.sides
        return [
            state.artefacts[owner][kind]
            for owner in owners
            if state.destroyed[owner][kind] == FACE_UP and not state.allied(seat, owner)
        ]

    def waiting(self, state: MasteryState) -> tuple[int, ...]:
        for seat in self.order[self.cursor :]:
            # MM-FRACTURE-17, MM-GEN-17
            if self.targets(state, seat) and state.might_hold(seat, FRACTURE):
                return (seat,)
        return ()

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        if self.kind == CROWN:
            crown = ARTEFACT_NAMES[state.artefacts[state.turn][CROWN]]
            arguments = {"other": state.turn, "artefact": crown}
            return Prompt("fracture-crown", ("MM-FRACTURE-05", "MM-FRACTURE-06"), arguments)
        targets = [ARTEFACT_NAMES[artefact] for artefact in self.targets(state, seat)]
        told = {"artefacts": targets}
        if self.kind == SCEPTRE:
            return Prompt("fracture-sceptre", ("MM-FRACTURE-07", "MM-FRACTURE-09"), told)
        return Prompt("fracture-orb", ("MM-FRACTURE-08", "MM-FRACTURE-09"), told)

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        if not state.hands[seat][FRACTURE]:
            return [PASS]
        return [*(choices.FRACTURE[artefact] for artefact in self.targets(state, seat)), PASS]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        state.stack[-1] = self.at(self.order.index(seat) + 1)
        if isinstance(choice, choices.Fracture):
            fracture(state, seat, choice.artefact, run)


def crown_window(state: MasteryState) -> FractureWindow:
    """Ask from the first player of the game on (MM-FRACTURE-06, R-04); the owner is no opponent."""
    return FractureWindow(state.clockwise(state.first), 0, CROWN)


def battle_window(state: MasteryState, kind: int) -> FractureWindow:
    """Ask from the attacker on (MM-FRACTURE-09)."""
    return FractureWindow(state.clockwise(state.turn), 0, kind)


WINDOWS: Final[dict[str, str]] = dict.fromkeys(
    ("fracture-crown", "fracture-sceptre", "fracture-orb"), Pass.VERB
)
