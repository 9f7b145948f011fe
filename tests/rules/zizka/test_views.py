"""Tests further fields of the view of a table, and that hidden things are resampled."""

from random import Random

import pytest

from tableronde.core.chance import LooseChance
from tests.rules.zizka.attempts import custom_box
from tests.rules.zizka.rulings import ruled
from tests.rules.zizka.scene import ANA, zizka


@pytest.mark.clause("ZIZ-EVENT-10", "ZIZ-EVENT-39")
def test_the_missing_icons_of_a_bonus_row_are_counted_with_the_first_row() -> None:
    """The rows of raid-1 are two swords; a shield; three swords. The dice show two swords and a
    shield."""
    scene = zizka(2).at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.roll("sword", "sword", "shield")
    scene.do("event")
    lacking = [row["lacking"] for row in scene.table()["roll"]["rows"]]
    assert lacking == [0, 0, 3]


@pytest.mark.clause("ZIZ-SOLO-24")
def test_a_first_row_with_a_warrant_cannot_be_filled_with_four() -> None:
    row = {"need": {"sword": 1}, "reward": {"coins": 2, "warrant": 1}}
    scene = zizka(1, box=custom_box(row)).at(ANA, "pisek").token("pisek", "raid-1")
    scene.writs("warrant-1", "warrant-2", "warrant-3", "warrant-4").entourage(ANA, "albrecht")
    scene.begin()
    scene.roll("sword", "sword")
    scene.do("event")
    assert scene.events(None, "failed"), "nobody is asked about it"


@pytest.mark.clause("ZIZ-CONQUEST-11", "ZIZ-SCORE-02")
def test_the_spoils_of_a_castle_are_reported() -> None:
    scene = zizka(2).at(ANA, "kozi-hradek").entourage(ANA, "albrecht").castles("easy-2").begin()
    scene.do("conquer")
    for _ in range(2):
        scene.luck(ANA, 4).roll("wild", "wild")
        scene.do("storm")
        scene.do("stop")
        scene.do(scene.options(verb="fill")[0])
    told = [(event["event"], event["count"]) for event in scene.events(None) if "count" in event]
    assert told == [("luck-spent", 2), ("coins", 4), ("points", 2)]


@pytest.mark.clause("ZIZ-ENTOURAGE-14")
def test_a_member_who_leaves_is_offered_if_nobody_else_is() -> None:
    scene = zizka(2).at(ANA, "pisek").token("pisek", "monks-3").entourage(ANA, "hynek", "ales")
    scene.deck(1, nothing_else=True).begin()
    scene.do("event")
    scene.do("fill-giving 1 0 hynek")
    assert scene.offered(1) == ["hynek"]


@pytest.mark.clause("ZIZ-EVENT-02")
def test_a_token_turned_down_again_stays_known_to_all() -> None:
    scene = zizka(2, box=ruled(failed_token_stays_face_up=False)).at(ANA, "pisek")
    scene.token("pisek", "raid-4").begin()
    scene.roll("shield", "shield", "shield")
    scene.do("event")
    scene.do("stop")
    seen = scene.table()["spaces"][scene.space("pisek")]
    assert (seen["face_up"], seen["face"]["name"], seen["public"]) == (False, "raid-4", True)


@pytest.mark.clause("ZIZ-CONQUEST-14")
def test_resampling_keeps_a_publicly_known_castle() -> None:
    scene = zizka(2).at(ANA, "kozi-hradek").castles("easy-2").begin()
    scene.do("conquer")
    scene.do("give-up")
    world = scene.game.resample(scene.view(ANA), LooseChance(Random(1)))
    for viewer in (None, 1):
        known = scene.game.table(world)["castles"][0]["known"]
        assert known[-1]["name"] == "easy-2", viewer


def test_resampling_changes_hidden_things_each_time() -> None:
    scene = zizka(1).token("pisek", "raid-1").begin()
    worlds = [scene.game.resample(scene.view(ANA), LooseChance(Random(seed))) for seed in range(9)]
    for hidden in (
        {tuple(world.heap) for world in worlds},
        {tuple(world.decks[0]) for world in worlds},
        {tuple(world.castles[1]) for world in worlds},
        {tuple(world.torak.deck) for world in worlds},
        {world.tokens[scene.space("pisek")] for world in worlds},
    ):
        assert len(hidden) > 1
