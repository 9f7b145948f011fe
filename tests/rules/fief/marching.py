"""How the tests of movement march."""

from tableronde.games.fief.components import VILLAGES
from tableronde.games.fief.state import POSTS
from tests.rules.fief.scene import ANA, BEN, FiefScene, fief
from tests.scene import Scene


def march(scene: FiefScene, *villages: str) -> FiefScene:
    for village in villages:
        scene.do(f"march {village}")
    return scene


def musters(scene: FiefScene, to: str) -> list[str]:
    """How a group could be made up that goes there."""
    kept = scene.state.copy()
    Scene.do(scene, f"march {to}")
    ways = scene.options()
    scene.state = kept
    return ways


def posts(scene: FiefScene, village: str, seat: int) -> set[str]:
    """Where the troops of a player stand there."""
    camp = scene.state.camps[VILLAGES.index(village)]
    return {POSTS[company.post] for company in camp if company.seat == seat}


def at_the_gate(*answers: str) -> FiefScene:
    """Ana's Baudoin has come with 2 sergeants from Blaye to Ben's Charolles and wants to go on to
    L'Épervier; Ben answers."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).garrison(BEN, "charolles")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    for answer in answers:
        scene.do(answer, BEN)
    return scene
