"""POWER: Witch."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, guilds


@pytest.mark.clause("GLD-POWER-34")
def test_a_witch_carries_out_the_power_of_any_guild_on_the_table() -> None:
    scene = guilds(3).hand(ANA, "witch").guild(ANA, "star", 3).guild(BEN, "monk", 3)
    scene.guild(CLEO, "knight", 3).hand(BEN, "noble").draw("priest", "magician", "artisan").begin()
    scene.do("play witch")
    assert (scene.prompt, scene.asked) == ("witch", (ANA,))
    assert sorted(scene.options()) == ["copy 1", "copy 2", "copy 3"]
    scene.do("copy 2")
    assert scene.hand_of(ANA) == ["artisan", "magician", "priest"]  # two and the closing draw
    assert scene.hand_of(BEN) == ["noble"]
    assert scene.discarded() == ["witch"]


@pytest.mark.clause("GLD-POWER-34")
@pytest.mark.parametrize("owner", [ANA, BEN, CLEO])
def test_a_witch_copies_the_only_guild_even_an_own_one(owner: int) -> None:
    scene = guilds(3).hand(ANA, "witch").guild(owner, "knight", 3).hand(BEN, "monk").begin()
    scene.do("play witch")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))


@pytest.mark.clause("GLD-POWER-35")
def test_a_copied_guild_stays_as_it_is() -> None:
    scene = guilds(3).hand(ANA, "witch").guild(BEN, "monk", 2, 1).hand(BEN, "noble").begin()
    scene.do("play witch")
    assert scene.guilds_of(BEN) == [("monk", 2, 1)]
    assert scene.guilds_of(ANA) == []
    assert scene.asked == (BEN,)
    assert scene.options(verb="use") == ["use 1"]


@pytest.mark.clause("GLD-POWER-36")
def test_witches_and_jesters_cannot_be_copied() -> None:
    scene = guilds(3).hand(ANA, "witch").guild(ANA, "witch", 3).guild(BEN, "jester", 0, 3)
    scene.guild(CLEO, "witch", 2, 1).guild(CLEO, "monk", 1, 2).begin()
    scene.guild(ANA, "star", 3)
    scene.do("play witch")
    assert scene.options() == ["copy 5", "copy 4"]


@pytest.mark.clause("GLD-POWER-36")
@pytest.mark.parametrize("kind", ["witch", "jester"])
def test_a_witch_copies_nothing_if_there_are_only_witches_or_jesters(kind: str) -> None:
    members = 3 if kind == "witch" else 0
    scene = guilds(3).hand(ANA, "witch").guild(BEN, kind, members, 3 - members)
    scene.draw("knight").begin()
    scene.do("play witch")
    assert scene.prompt == "knight"  # that of the revealed card
