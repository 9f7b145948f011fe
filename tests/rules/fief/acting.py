"""Acts in the window before income, where everybody may do what can be done at any time."""

from tests.rules.fief.scene import FiefScene


def table(scene: FiefScene) -> FiefScene:
    """Before income: nobody is active, all are asked."""
    return scene.begin("before_income")


def act(scene: FiefScene, seat: int, notation: str) -> FiefScene:
    """One player acts in a window, all others pass."""
    scene.do(notation, seat)
    return all_pass(scene)


def all_pass(scene: FiefScene) -> FiefScene:
    """Those who are asked now pass, where one can; they may be asked again."""
    for seat in scene.asked:
        if "pass" in scene.options(seat):
            scene.do("pass", seat)
    return scene


def remarks(scene: FiefScene, seat: int) -> list[str]:
    """What a player may say now, asked or not."""
    return [scene.game.LEXICON.text(choice) for choice in scene.game.remarks(scene.state, seat)]
