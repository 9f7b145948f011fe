"""Builds battles and set-ups of Medieval Mastery in one line."""

from typing import Final

from tableronde.games.medieval_mastery.components import ARTEFACT_NAMES, ARTEFACTS, CROWN
from tableronde.games.medieval_mastery.rules.setup import Setup, place_knights
from tableronde.games.medieval_mastery.state import NOBODY
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, Place, mastery

HERE: Final[Place] = (1, 0)
"""Beside Ana's castle on the map for two."""


def bare(scene: MasteryScene, *working: str) -> MasteryScene:
    """Turn all sceptres and orbs but these face down."""
    for artefact in (artefact for own in scene.state.artefacts for artefact in own):
        if ARTEFACTS[artefact].kind != CROWN and ARTEFACT_NAMES[artefact] not in working:
            scene.destroy(ARTEFACT_NAMES[artefact])
    return scene


def no_piles(scene: MasteryScene) -> MasteryScene:
    """Empty all piles, so that nobody can draw a card."""
    for seat in range(scene.state.seats):
        scene.draw(seat, nothing_else=True)
    return scene


def armed(scene: MasteryScene) -> MasteryScene:
    """Give every player without cards one that is of no use in a battle.

    Then everyone is asked everything, since the others cannot know what the card is (MM-GEN-17)."""
    for seat in range(scene.state.seats):
        if not scene.hand_of(seat):
            scene.hand(seat, "call-to-arms")
    return scene


def duel(
    attackers: int,
    defenders: int,
    land: str = "forest",
    *,
    ana: tuple[str, ...] = (),
    ben: tuple[str, ...] = (),
    scene: MasteryScene | None = None,
) -> MasteryScene:
    """Let Ana attack a territory of Ben's, with the cards and artefacts in `ana` and `ben` and
    nothing else that matters."""
    scene = scene or mastery(2)
    for seat, things in ((ANA, ana), (BEN, ben)):
        scene.artefacts(seat, *(thing for thing in things if thing in ARTEFACT_NAMES))
        scene.hand(seat, *(thing for thing in things if thing not in ARTEFACT_NAMES))
    armed(no_piles(bare(scene, *ana, *ben)))
    return scene.land(HERE, land).hold(BEN, HERE, defenders).battle(ANA, HERE, attackers)


def fight_out(scene: MasteryScene) -> MasteryScene:
    """Play to the end of the battle, declining everything: that is the last option."""
    while scene.state.battle is not None:
        scene.do(scene.options()[-1])
    return scene


def set_up(scene: MasteryScene) -> MasteryScene:
    """Play from the starting knights on, on the map as it lies."""
    state = scene.state
    state.turn_number, state.first = 0, NOBODY
    state.stack = [Setup(step=Setup.STEPS.index(place_knights))]
    scene.settle()
    return scene
