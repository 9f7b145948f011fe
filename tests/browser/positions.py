"""Tables that exist before the tests: of Medieval Mastery at a known position, and of all games at
the beginning.

Where people sit, the key `key-n` opens seat n. This is a program of its own, because in the
process of the tests the event loop of Playwright counts as running."""

import asyncio
import sys
from typing import Final

from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    CROWN,
    ORB,
    SCEPTRE,
    TERRITORY_NAMES,
)
from tableronde.tables.database import open_database
from tests.browser import fief_positions, zizka_positions
from tests.rules.medieval_mastery.battles import no_piles
from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVE,
    FAY,
    MasteryScene,
    Place,
    mastery,
)
from tests.server.memory import store_table

LANGUAGES: Final = ("fr", "en")
WAYS: Final = ("drag", "clicks", "keys")
HOLDING: Final = ("fracture", "nothing")

WHOLE_GAMES: Final = {
    "avalon-by-mouse": ("avalon", 1, "short-48"),
    "avalon-by-keys": ("avalon", 1, "short-36"),
    "guilds-by-mouse": ("guilds", 1, "short-59"),
    "guilds-by-keys": ("guilds", 1, "short-5"),
    "medieval-mastery-by-keys": ("medieval-mastery", 1, "short-25"),
    "medieval-mastery-four": ("medieval-mastery", 3, "short-25"),
    "zizka-by-mouse": ("zizka", 1, "short-8"),
    "fief-by-keys": ("fief", 2, "a"),
}
"""Tables for whole games against so many bots; the seeds give short games."""

BOT_GAMES: Final = {
    "avalon": (2, "layout", 68),
    "guilds": (4, "layout", 28),
    "medieval-mastery": (3, "layout", 108),
    "zizka": (3, "layout", 51),
    "fief": (3, "a", 269),
}
"""Games that bots play at the table `walk-GAME`: the seats, the seed, and how many answers make
three turns."""

CITY: Final[Place] = (1, 0)


def long_battle() -> MasteryScene:
    """MM-EX-14: Ana has not yet advanced."""
    scene = mastery(2).land(CITY, "city").hold(BEN, CITY, 5)
    scene.artefacts(ANA, "rage", "brutality").artefacts(BEN, "defiance", "preparation")
    scene.hand(ANA, "fracture", "conflict-5", "support-2", "tactical-advance", "call-to-arms")
    scene.hand(BEN, "conflict-3", "support-1", "support-2", "call-to-arms", "tactical-advance")
    return scene.castle(ANA, 6).begin(ANA)


def march() -> MasteryScene:
    """Seven knights are in Ana's castle; she has territories with one, two and five."""
    scene = mastery(2).hold(ANA, (2, 0), 1).hold(ANA, (1, 0), 2).hold(ANA, (0, 1), 5)
    return scene.castle(ANA, 4).begin(ANA)


def window(held: str) -> MasteryScene:
    """Ana can use her crown and fight; Ben holds a fracture, or something else."""
    scene = mastery(2).hold(BEN, CITY, 2).castle(ANA, 3).artefacts(ANA, "vitality", "rage")
    other = held if held == "fracture" else "call-to-arms"
    hand = ("conflict-2", "conflict-3", "support-1", "support-2")
    scene.hand(ANA, *hand, "call-to-arms").hand(BEN, *hand, other)
    return no_piles(scene).begin(ANA)


def six() -> MasteryScene:
    """The middle of a game of six.

    Ana's castle lies between those of Fay and Ben; Ben holds what lies before her, Cleo's
    farthest knights are cut off, and artefacts of three lie face down."""
    scene = mastery(6)
    slots = scene.state.map.slots
    names = dict.fromkeys((1, 2, 3), 0)
    for slot in (slots[tile] for tile in scene.state.map.territories):
        worth = [name for name in TERRITORY_NAMES if _points(scene, name) == slot.value]
        scene.land((slot.q, slot.r), worth[names[slot.value] % len(worth)])
        names[slot.value] += 1
    for seat, held in _HELD.items():
        scene.castle(seat, 2 + 2 * seat).hand(seat, "conflict-2", "support-1", "fracture")
        for place, knights in held.items():
            scene.hold(seat, place, knights)
    scene.hand(ANA, "conflict-5", "support-2", "call-to-arms", "tactical-advance")
    for seat, artefact in ((ANA, ORB), (CLEO, SCEPTRE), (EVE, CROWN)):
        scene.destroy(ARTEFACT_NAMES[scene.state.artefacts[seat][artefact]])
    scene.discard(ANA, "conflict-3", "ambush").discard(BEN, "support-2", "conflict-4")
    return scene.first(DAN).begin(ANA)


_HELD: Final[dict[int, dict[Place, int]]] = {
    ANA: {(2, -3): 1, (2, -2): 3, (3, -2): 2, (1, -1): 6},
    BEN: {(3, -1): 1, (2, -1): 4, (2, 0): 2},
    CLEO: {(0, 2): 3, (1, 2): 1, (0, 1): 5, (-3, 2): 1},
    DAN: {(-2, 3): 1, (-2, 2): 6},
    EVE: {(-2, 0): 2, (-3, 1): 1, (-2, 1): 3},
    FAY: {(0, -2): 4, (-1, -2): 1, (0, -1): 6},
}


def _points(scene: MasteryScene, land: str) -> int:
    return scene.state.box.points[TERRITORY_NAMES.index(land)]


def last_step() -> MasteryScene:
    """One more point and Ana wins."""
    scene = mastery(2).hold(BEN, (-1, 0), 3).castle(BEN, 5)
    for place in ((1, 0), (2, 0), (0, 1), (0, 2)):
        scene.land(place, "city").hold(ANA, place, 2)
    return scene.castle(ANA, 1).begin(ANA)


def positions() -> dict[str, MasteryScene]:
    """Return the scenes by the name of the table."""
    return {
        "long-battle": long_battle(),
        **{f"march-{way}": march() for way in WAYS},
        **{f"window-{held}": window(held) for held in HOLDING},
        **{f"order-{held}": window(held) for held in HOLDING},
        "pass-turn": window("nothing"),
        "pass-here": window("fracture"),
        **{f"six-{language}": six() for language in LANGUAGES},
        "six-plates": six(),
        "last-step": last_step(),
    }


async def store_tables(db: str) -> None:
    """Store all tables in a database that no server has opened yet."""
    storage = await open_database(db)
    for table, scene in {
        **positions(),
        **zizka_positions.positions(),
        **fief_positions.positions(),
    }.items():
        start = scene.state.plain()
        await store_table(storage, table, scene.game.ID, scene.state.seats, "s", start)
    await store_table(storage, "castles", "medieval-mastery", 6, "s")
    seed, easy = zizka_positions.VICTORY, {"level": "easy"}
    await store_table(storage, "zizka-victory", "zizka", 1, seed, options=easy)
    await store_table(storage, "zizka-halfway", "zizka", 1, "s", zizka_positions.halfway())
    for table, (game, bots, seed) in WHOLE_GAMES.items():
        await store_table(storage, table, game, 1, seed, bots=["greedy"] * bots)
    for game, (seats, seed, _) in BOT_GAMES.items():
        await store_table(storage, f"walk-{game}", game, seats, seed)
    await storage.close()


if __name__ == "__main__":
    asyncio.run(store_tables(sys.argv[1]))
