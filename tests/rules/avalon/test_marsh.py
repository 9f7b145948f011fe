"""MARSH: one crown, and nothing else. The marsh lies at region 11."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-MARSH-01")
def test_the_marsh_counts_one_crown() -> None:
    assert avalon().own(0, 11).begin().table()["crowns"] == [1, 0]


@pytest.mark.clause("AVA-MARSH-02")
@pytest.mark.parametrize("tile", ["light-landscape", "light-chain"])
def test_the_marsh_counts_for_no_light_tile(tile: str) -> None:
    scene = avalon().own(0, 11).begin(step=3)
    scene.do(f"take-tile {tile}")
    assert scene.hand_of(0) == []


@pytest.mark.clause("AVA-MARSH-02")
@pytest.mark.parametrize("tile", ["dark-landscape", "dark-regions"])
def test_the_marsh_counts_for_no_dark_tile(tile: str) -> None:
    assert avalon().own(0, 11).tiles(pending={0: tile}).begin().hand_of(0) == []


@pytest.mark.clause("AVA-MARSH-02")
@pytest.mark.parametrize(("name", "drawn"), [("marsh", 2), ("hill", 4)])
def test_the_marsh_interrupts_a_chain(name: str, drawn: int) -> None:
    scene = avalon().region(2, name).own(0, 1, 2, 3, 4).begin(step=3)
    scene.do("take-tile light-chain")
    assert len(scene.hand_of(0)) == drawn


@pytest.mark.clause("AVA-MARSH-03")
def test_the_marsh_gives_its_owner_nothing_else() -> None:
    scene = avalon().own(0, 11).hand(0, "red-knight", "red-witch").begin()
    assert not any("witch" in option for option in scene.options(verb="attack"))
    scene.play("attack red-knight 1")
    assert (scene.prompt, scene.owed()) == ("pay", 1)


@pytest.mark.clause("AVA-MARSH-03")
@pytest.mark.parametrize("owner", [-1, 1])
def test_the_marsh_is_attacked_and_lost_like_any_region(owner: int) -> None:
    scene = avalon().owner(11, owner).pile(11, 0, "blue-knight").pile(11, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 3).begin()
    assert "attack red-knight 11" in scene.options()
    scene.play("attack red-knight 11")
    assert (scene.prompt, scene.owed()) == ("pay", 3)
    assert scene.owner_of(11) == 0
