"""Tables of Medieval: Jan Žižka on which something is about to happen."""

from random import Random
from typing import Any, Final

import tableronde
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, ZizkaScene, zizka

LANGUAGES: Final = ("fr", "en")
VICTORY: Final = "victory-1"
"""The seed of a game that can be won alone."""


def crowded_game() -> ZizkaScene:
    """Four players are in the middle of a game, Ana before an event that takes dice."""
    scene = zizka(4).commander(ANA, "zizka").commander(DAN, "bores")
    scene.entourage(ANA, "raz", "dorota", "benes", "jitka").at(ANA, "pisek")
    scene.entourage(BEN, "hron", "zikes", "ales").at(BEN, "inn-veseli")
    scene.entourage(CLEO, "gunter", "hans").at(CLEO, "trebon").entourage(DAN, "vojka", "havel")
    scene.at(DAN, "pisek").points(ANA, 7).points(BEN, 18).points(CLEO, 4).points(DAN, 11)
    scene.coins(ANA, 6).coins(BEN, 14).coins(CLEO, 1).coins(DAN, 3).luck(ANA, 2).luck(DAN, 1)
    scene.morale(ANA, -2).morale(BEN, 2).morale(CLEO, 1).warrant(DAN, 6).warrant(BEN, 3)
    scene.favour(ANA, "sigismund").favour(BEN, "wenceslas").conquered(BEN, "easy-2")
    scene.tables(1, "bratrice", "hynek", "marka").tables(2, "arnost", "vok", "perchta")
    scene.token("pisek", "pickpocket-1", face_up=True)
    for space, token in zip(
        (space.name for space in scene.state.box.board.spaces if space.large), _TOKENS, strict=False
    ):
        if space != "pisek":
            scene.token(space, token)
    return scene.begin()


_TOKENS: Final = (
    *("raid-1", "raid-2", "hunt-1", "town-1", "den-1", "monks-1", "tournament-1", "hunt-2"),
    *("raid-3", "town-2", "pickpocket-2", "hunt-3", "den-2", "monks-2", "town-3", "raid-4"),
    *("tournament-2", "hunt-4"),
)


def lists() -> ZizkaScene:
    """A tournament is about to be called; Ben can enter it."""
    scene = zizka(2).at(ANA, "tyn").token("tyn", "tournament-3").coins(BEN, 3)
    return scene.entourage(ANA, "lukas", "rynes").begin()


def gate() -> ZizkaScene:
    """Ana stands before the easy castle, with a strong band."""
    scene = zizka(2).at(ANA, "kozi-hradek").entourage(ANA, "hron", "jaroslav").luck(ANA, 1)
    return scene.castles("easy-3").begin()


def bounty() -> ZizkaScene:
    """Ana and Ben stand on one space, with a bounty on Ben's head."""
    scene = zizka(2).at(ANA, "tyn").at(BEN, "tyn").warrant(BEN, 6).luck(ANA, 1).luck(BEN, 1)
    return scene.begin()


def halfway() -> Any:
    """Return a solo game that was played at random for a while."""
    match, random = tableronde.new("zizka", 1, "halfway"), Random(1)
    for _ in range(25):
        (decision,) = match.pending()
        match.answer(decision, random.choice(decision.options))
    return match.state.plain()


def positions() -> dict[str, ZizkaScene]:
    """Return the scenes by the name of the table."""
    return {
        **{f"zizka-crowd-{language}": crowded_game() for language in LANGUAGES},
        "zizka-plates": crowded_game(),
        **{f"zizka-lists-{language}": lists() for language in LANGUAGES},
        **{f"zizka-gate-{language}": gate() for language in LANGUAGES},
        **{f"zizka-bounty-{language}": bounty() for language in LANGUAGES},
    }
