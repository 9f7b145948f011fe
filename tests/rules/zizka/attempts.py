"""Attempts at events in a few lines, and boxes that differ from the built-in one.

Ana commands as Torak, who has neither dice nor rerolls of his own, so that her members alone
decide what is rolled and, without rerolls, rows are filled at once."""

from typing import Any, Final

from tableronde.games.zizka.box.boxes import Box, box_from
from tableronde.games.zizka.components import DATA
from tests.rules.zizka.scene import ANA, ZizkaScene, zizka

HERE: Final = "pisek"
"""Where Ana stands before a token."""
CASTLES: Final = {"easy": "kozi-hradek", "hard": "rozmberk"}
"""Where Ana stands before a castle."""
FAIL: Final = "give-up"
"""The answer that refuses the first row."""
DICE: Final = (
    (),
    ("gunter",),
    ("albrecht",),
    ("albrecht", "gunter"),
    ("albrecht", "ales"),
    ("albrecht", "ales", "gunter"),
    ("albrecht", "ales", "gunter", "hans"),
)
"""Members who bring so many dice and no rerolls, icons or conditions."""


def custom_box(*rows: dict[str, Any], **rulings: bool) -> Box:
    """Return the built-in box with other rulings, and other rows on the token raid-1 if any are
    named."""
    events = [
        {**event, "rows": list(rows)} if rows and event["id"] == "raid-1" else event
        for event in DATA["events"]
    ]
    tables = {**DATA, "events": events, "rulings": {**DATA["rulings"], **rulings}}
    return box_from(tables, "another box")


def before(token: str, dice: int = 0, *others: str, box: Box | None = None) -> ZizkaScene:
    """Put Ana before this token with so many dice, and with these members too."""
    scene = zizka(2, box=box).commander(ANA, "torak").entourage(ANA, *DICE[dice], *others)
    return scene.at(ANA, HERE).token(HERE, token)


def attempt(scene: ZizkaScene, *faces: str) -> ZizkaScene:
    """Begin Ana's turn and attempt the event; her dice show these faces."""
    scene.begin().roll(*faces)
    scene.do("event")
    return scene


def tried(token: str, *faces: str, box: Box | None = None) -> ZizkaScene:
    """Attempt an event with as many dice as there are faces, and nothing else."""
    return attempt(before(token, len(faces), box=box), *faces)


def keys(scene: ZizkaScene, *among: str) -> list[str]:
    """Return the keys of the last answer's events in order, all or of these kinds only."""
    told = [event["event"] for event in scene.events(None)]
    return [key for key in told if not among or key in among]


def stop(scene: ZizkaScene) -> ZizkaScene:
    """Take no more rerolls."""
    assert "stop" in scene.options(), scene.options()
    scene.do("stop")
    return scene


def besieging(card: str, dice: int = 0, *others: str, box: Box | None = None) -> ZizkaScene:
    """Put Ana before this castle with so many dice, and with these members too."""
    scene = zizka(2, box=box).commander(ANA, "torak").entourage(ANA, *DICE[dice], *others)
    return scene.at(ANA, CASTLES[card.split("-")[0]]).castles(card)


def conquer(scene: ZizkaScene, *rows: tuple[str, ...]) -> ZizkaScene:
    """Begin Ana's turn and storm row by row with these faces; each row but the last is filled
    without luck."""
    scene.begin()
    scene.do("conquer")
    for row, faces in enumerate(rows):
        if row:
            scene.do(f"fill {row} 0")
        storm(scene, *faces)
    return scene


def storm(scene: ZizkaScene, *faces: str) -> ZizkaScene:
    """Storm the next row."""
    scene.roll(*faces)
    scene.do("storm")
    return scene


def bounty_hunt(scene: ZizkaScene, *faces: str) -> ZizkaScene:
    """Let Ana attack seat 1, who stands beside her, with these faces."""
    scene.roll(*faces)
    scene.do("attack 1")
    return scene


# What is seen and owned afterwards ----------------------------------------------------------------


def space_seen(scene: ZizkaScene, name: str, seat: int | None = None) -> Any:
    return next(space for space in scene.table(seat)["spaces"] if space["name"] == name)


def face_seen(scene: ZizkaScene, name: str, seat: int | None = None) -> str | None:
    """Return which token a viewer knows to lie there."""
    face = space_seen(scene, name, seat)["face"]
    return None if face is None else str(face["name"])


def used(scene: ZizkaScene) -> list[str]:
    names: list[str] = scene.table()["used"]
    return names


def possessions(scene: ZizkaScene, seat: int = ANA) -> dict[str, Any]:
    """Return all that a reward can change, except what is as at the start."""
    state = scene.state
    found = {
        "coins": state.coins[seat],
        "vp": state.vp[seat],
        "morale": state.morale[seat],
        "luck": state.luck[seat],
        "favours": scene.table()["seats"][seat]["favours"],
        "warrant": state.warrants[seat],
    }
    return {
        name: value for name, value in found.items() if value not in (0, [], -1) or name == "morale"
    }
