"""Tables of Fief in the middle of a private talk."""

import msgspec

from tableronde.tables.settings import Clock
from tableronde.tables.table import Table
from tests.rules.fief.acting import act
from tests.rules.fief.scene import ANA, BEN, FiefScene, fief
from tests.tables.helpers import PEOPLE, agreed, seated


def scene_of(seats: int = 3, *guests: int, **options: str) -> FiefScene:
    """Ana has called Ben aside, or these guests; each has five écus."""
    scene = fief(seats, **options)
    for seat in range(seats):
        scene.money(seat, 5)
    act(scene.begin("before_income"), ANA, "talk")
    for guest in guests or (BEN,):
        scene.do(f"invite {guest}", ANA)
    scene.do("begin-talk", ANA)
    for guest in guests or (BEN,):
        scene.do("enter-talk", guest)
    return scene


def talking(
    clock: Clock | None = None, seats: list[str] | None = None, scene: FiefScene | None = None
) -> Table:
    """People who sit down to it: the talk begins with them."""
    sitting = seats or PEOPLE[3]
    plain = (scene or scene_of(len(sitting))).state.plain()
    start = msgspec.json.decode(msgspec.json.encode(plain))
    return seated(agreed("fief", sitting, clock), start=start)
