"""Deaths by any cause, wherever a scene has come to."""

from tableronde.core import kernel
from tableronde.core.event import Run
from tableronde.games.fief.components import LORDS
from tableronde.games.fief.rules.families.deaths import CAUSES, kill
from tests.rules.fief.scene import FiefScene


def die(scene: FiefScene, *names: str, cause: str = "plague") -> None:
    """All of them by one effect; then the game goes on where it was."""
    run = Run(scene.chance, [])
    kill(scene.state, [LORDS.index(name) for name in names], CAUSES.index(cause), run)
    kernel.settle(scene.state, run)
    scene.told = run.events or []
