"""Sets up the solo game, and inspects Torak."""

from tests.rules.zizka.scene import ANA, FAR, QUIET, ZizkaScene, zizka

PATH = (FAR, "rozmberk", "krumlov", "prachatice", "husinec", QUIET)
"""The only shortest path from where Torak is to where the player is."""


def alone(level: str = "normal", expert: bool = False) -> ZizkaScene:
    """Return a solo game of Zizka with two dice more and no reroll; Torak is far away."""
    scene = zizka(1, level=level, expert=expert).commander(ANA, "zizka")
    return scene.entourage(ANA, "albrecht")


def torak_plays(scene: ZizkaScene) -> None:
    """End the turn without an action, so that Torak has his."""
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
    """Lay a token on every large space, in the order of the box, so that nothing is refilled."""
    for at, space in enumerate(scene.state.box.board.large):
        scene.state.tokens[space] = at
    return scene


def lists(card: str, level: str = "normal") -> ZizkaScene:
    """Put the player on a tournament with goal 9, for 3 coins to the best."""
    scene = alone(level).at(ANA, "pisek").token("pisek", "tournament-2")
    return scene.torak_deck(card)
