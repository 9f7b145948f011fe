"""USE: using a guild that lies on the table."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, guilds


@pytest.mark.clause("GLD-USE-01")
def test_a_guild_of_an_earlier_turn_is_used_for_its_power() -> None:
    scene = guilds(3).guild(ANA, "monk", 3).guild(ANA, "knight", 3).hand(ANA, "jester")
    scene.hand(BEN, "noble").draw("star", "priest", "witch").begin()
    assert sorted(scene.options(verb="use")) == ["use 1", "use 2"]
    scene.do("use 1")
    assert scene.hand_of(ANA) == ["jester", "star", "priest", "witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-USE-01")
def test_a_guild_is_not_used_in_the_turn_in_which_it_is_laid() -> None:
    scene = guilds(2).hand(ANA, "monk", "monk", "monk", "star").hand(BEN, "jester", "noble").begin()
    assert scene.options(verb="use") == []
    scene.do("lay monk 3 0")
    assert scene.asked == (BEN,)
    scene.do("play jester")
    assert scene.options(verb="use") == ["use 1"]


@pytest.mark.clause("GLD-USE-01")
def test_a_guild_that_is_gone_is_not_used() -> None:
    scene = guilds(2).hand(ANA, "assassin").guild(BEN, "monk", 3).guild(BEN, "star", 3).begin()
    scene.do("play assassin")
    scene.do("assassinate 1 monk")
    assert scene.asked == (BEN,)
    assert scene.options(verb="use") == ["use 2"]


@pytest.mark.clause("GLD-USE-02")
def test_using_a_guild_costs_nothing() -> None:
    scene = guilds(3).guild(ANA, "monk", 2, 1).hand(ANA, "monk", "knight").hand(BEN, "noble")
    scene.discard("star").draw("priest", "witch", "witch").begin()
    scene.do("use 1")
    assert scene.hand_of(ANA) == ["knight", "monk", "priest", "witch", "witch"]
    assert scene.discarded() == ["star"]
    assert scene.guilds_of(ANA) == [("monk", 2, 1)]


@pytest.mark.clause("GLD-USE-03")
def test_the_same_guild_may_be_used_turn_after_turn() -> None:
    scene = guilds(2).guild(ANA, "monk", 3).guild(BEN, "monk", 3).begin()
    for drawn in (3, 6, 9):
        scene.do("use 1")
        assert len(scene.hand_of(ANA)) == drawn
        scene.do("use 2")
        assert len(scene.hand_of(BEN)) == drawn
    assert scene.guilds_of(ANA) == [("monk", 3, 0)]


@pytest.mark.clause("GLD-USE-04")
def test_only_a_witch_reaches_another_players_guild() -> None:
    scene = guilds(3).guild(BEN, "monk", 3).guild(CLEO, "star", 3).guild(ANA, "knight", 3)
    scene.hand(ANA, "witch").begin()
    assert scene.options(verb="use") == ["use 3"]
    scene.do("play witch")
    assert sorted(scene.options()) == ["copy 1", "copy 2", "copy 3"]


@pytest.mark.clause("GLD-USE-05")
def test_a_guild_of_jesters_cannot_be_used() -> None:
    with_a_card = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, "monk").begin()
    assert with_a_card.options(verb="use") == []
    with_a_guild = guilds(3).guild(ANA, "jester", 0, 3).guild(ANA, "monk", 3).begin()
    assert with_a_guild.options() == ["use 2"]


@pytest.mark.clause("GLD-USE-06")
@pytest.mark.parametrize("power", ["assassin", "prowler"])
def test_a_guild_with_nothing_to_hit_may_be_used(power: str) -> None:
    scene = guilds(3).guild(ANA, power, 3).hand(ANA, "noble").hand(BEN, "monk")
    scene.draw("star", "witch").begin()
    scene.do("use 1")
    scene.do("draw-instead")
    assert scene.hand_of(ANA) == ["star", "noble", "witch"]
    assert scene.guilds_of(ANA) == [(power, 3, 0)]


@pytest.mark.clause("GLD-USE-06")
def test_a_beggar_guild_of_the_richest_and_a_witch_guild_alone_may_be_used() -> None:
    beggar = guilds(3).guild(ANA, "beggar", 3).hand(ANA, "noble").draw("star", "witch").begin()
    beggar.do("use 1")
    assert beggar.hand_of(ANA) == ["star", "noble", "witch"]
    witch = guilds(3).guild(ANA, "witch", 3).hand(BEN, "noble").draw("jester", "star").begin()
    witch.do("use 1")
    assert witch.discarded() == ["jester"]
    assert witch.hand_of(ANA) == ["star"]
