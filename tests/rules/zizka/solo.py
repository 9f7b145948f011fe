"""How the tests of the game alone set it up, and look at Torak."""

from tests.rules.zizka.scene import ANA, FAR, QUIET, ZizkaScene, zizka

PATH = (FAR, "rozmberk", "krumlov", "prachatice", "husinec", QUIET)
"""The only shortest path from where Torak is to where the player is."""


def alone(level: str = "normal", expert: bool = False) -> ZizkaScene:
    """Zizka with two dice more and no reroll; Torak far away."""
    scene = zizka(1, level=level, expert=expert).commander(ANA, "zizka")
    return scene.entourage(ANA, "albrecht")


def torak_plays(scene: ZizkaScene) -> None:
    """The player does nothing, and Torak has his turn."""
    scene.begin()
    scene.end_turn()


def stands(scene: ZizkaScene) -> str:
    space: str = scene.table()["torak"]["space"]
    return space


def points(scene: ZizkaScene) -> int:
    count: int = scene.table()["torak"]["points"]
    return count


def keys(scene: ZizkaScene) -> list[str]:
    return [event["event"] for event in scene.events(None)]


def lay_everywhere(scene: ZizkaScene) -> ZizkaScene:
    """A token on every large space, so that nothing is refilled: those of the box in its order."""
    for at, space in enumerate(scene.state.box.board.large):
        scene.state.tokens[space] = at
    return scene


def lists(card: str, level: str = "normal") -> ZizkaScene:
    """The player stands on a tournament with goal 9, for 3 coins to the best."""
    scene = alone(level).at(ANA, "pisek").token("pisek", "tournament-2")
    return scene.torak_deck(card)
