"""Battles of Fief in a few lines: nobody steps in unless a test wants it."""

from typing import Final

from tests.rules.fief.scene import FiefScene

INTERRUPTIONS: Final = ("window-battle", "window-round")


def unhindered(scene: FiefScene) -> FiefScene:
    """Everybody passes in the windows of a battle."""
    while scene.prompt in INTERRUPTIONS:
        scene.pass_all()
    return scene


def attack(scene: FiefScene, village: str, other: int) -> FiefScene:
    """Declare it, keep everybody else out, and fight the first round."""
    scene.do(f"attack {village} {other}")
    return unhindered(scene)


def both(scene: FiefScene, attacker: str, defender: str) -> FiefScene:
    """What the two leaders say at the end of a round."""
    assert scene.prompt == "leader"
    one, other = scene.asked
    scene.do(attacker, one)
    scene.do(defender, other)
    return scene


def fight_on(scene: FiefScene) -> FiefScene:
    return unhindered(both(scene, "fight-on", "fight-on"))


def stop(scene: FiefScene) -> FiefScene:
    return both(scene, "stop-battle", "stop-battle")


def dice(scene: FiefScene) -> tuple[int, int]:
    """How many dice attackers and defenders have just rolled."""
    attackers, defenders = (len(roll["faces"]) for roll in scene.events(None, "battle-roll"))
    return attackers, defenders


def damage(scene: FiefScene) -> tuple[int, int]:
    """What attackers and defenders have just dealt."""
    attackers, defenders = (roll["count"] for roll in scene.events(None, "battle-roll"))
    return attackers, defenders


def outcome(scene: FiefScene) -> str:
    """How the battle has just ended; empty: it goes on."""
    ends = scene.events(None, "battle-over")
    return str(ends[0]["outcome"]) if ends else ""
