"""REINFORCE: adding to a guild."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, guilds


@pytest.mark.clause("GLD-REINFORCE-01")
def test_cards_go_from_the_hand_to_a_guild() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, "knight", "knight").begin()
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 knight 1 0",
        "reinforce 1 knight 2 0",
    ]
    scene.do("reinforce 1 knight 1 0")
    assert scene.guilds_of(ANA) == [("knight", 4, 0)]
    assert scene.hand_of(ANA) == ["knight"]


@pytest.mark.clause("GLD-REINFORCE-01")
def test_reinforcing_needs_a_compatible_card() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).guild(ANA, "jester", 0, 3).begin()
    assert scene.options(verb="reinforce") == []


@pytest.mark.clause("GLD-REINFORCE-02")
def test_cards_of_the_guilds_type_and_jesters_are_compatible() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, "knight", "jester", "monk", "star").begin()
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 knight 0 1",
        "reinforce 1 knight 1 0",
        "reinforce 1 knight 1 1",
    ]


@pytest.mark.clause("GLD-REINFORCE-03")
@pytest.mark.parametrize(("knights", "jesters"), [(1, 0), (5, 0), (0, 5), (5, 5), (2, 3)])
def test_any_number_may_be_added_at_once(knights: int, jesters: int) -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, *["knight"] * 5, *["jester"] * 5).begin()
    assert len(scene.options(verb="reinforce")) == 35  # 6 times 6 ways, but not with no card
    scene.do(f"reinforce 1 knight {knights} {jesters}")
    assert scene.guilds_of(ANA) == [("knight", 3 + knights, jesters)]
    assert len(scene.hand_of(ANA)) == 10 - knights - jesters


@pytest.mark.clause("GLD-REINFORCE-04")
def test_the_power_of_a_reinforced_guild_follows_once_and_must_be_carried_out() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, "knight", "knight", "jester")
    scene.hand(BEN, "monk", "monk").draw("witch").begin()
    scene.do("reinforce 1 knight 2 1")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    assert scene.decision().may_decline is False
    scene.do("name 1 monk")
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-REINFORCE-05")
def test_another_players_guild_cannot_be_reinforced() -> None:
    scene = guilds(3).guild(BEN, "knight", 3).hand(ANA, "knight", "knight", "jester").begin()
    assert scene.options(verb="reinforce") == []


@pytest.mark.clause("GLD-REINFORCE-06")
def test_one_action_reinforces_one_guild() -> None:
    scene = guilds(3).guild(ANA, "monk", 3).guild(ANA, "star", 3).hand(BEN, "noble")
    scene.hand(ANA, "monk", "star", "jester").draw("witch", "witch", "witch").begin()
    scene.do("reinforce 1 monk 1 0")
    assert scene.guilds_of(ANA) == [("monk", 4, 0), ("star", 3, 0)]
    assert scene.hand_of(ANA) == ["jester", "star", "witch", "witch", "witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-REINFORCE-06")
def test_two_guilds_of_one_type_are_reinforced_separately() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).guild(ANA, "knight", 3).hand(ANA, "knight").begin()
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 knight 1 0",
        "reinforce 2 knight 1 0",
    ]
    scene.do("reinforce 2 knight 1 0")
    assert scene.guilds_of(ANA) == [("knight", 3, 0), ("knight", 4, 0)]


@pytest.mark.clause("GLD-REINFORCE-07")
def test_a_jester_alone_reinforces_and_activates() -> None:
    scene = guilds(3).guild(ANA, "monk", 3).hand(ANA, "jester").hand(BEN, "noble")
    scene.draw("star", "priest", "witch").begin()
    scene.do("reinforce 1 monk 0 1")
    assert scene.guilds_of(ANA) == [("monk", 3, 1)]
    assert scene.hand_of(ANA) == ["star", "priest", "witch"]


@pytest.mark.clause("GLD-REINFORCE-08")
@pytest.mark.parametrize(("stars", "jesters"), [(1, 0), (2, 0), (1, 1), (2, 1)])
def test_a_guild_of_jesters_becomes_what_is_added(stars: int, jesters: int) -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, "star", "star", "jester")
    scene.hand(BEN, "noble").draw("witch", "monk", "priest", "knight").begin()
    scene.do(f"reinforce 1 star {stars} {jesters}")
    assert scene.guilds_of(ANA) == [("star", stars, 3 + jesters)]
    assert scene.hand_of(BEN) == ["monk", "noble"]  # the Star's power: a card for everyone


@pytest.mark.clause("GLD-REINFORCE-09")
def test_cards_of_a_single_type_are_added_to_a_guild_of_jesters() -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, "monk", "star", "jester").begin()
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 jester 0 1",
        "reinforce 1 monk 1 0",
        "reinforce 1 monk 1 1",
        "reinforce 1 star 1 0",
        "reinforce 1 star 1 1",
    ]
    scene.do("reinforce 1 monk 1 0")
    assert scene.guilds_of(ANA) == [("monk", 1, 3)]


@pytest.mark.clause("GLD-REINFORCE-10")
@pytest.mark.parametrize("added", [1, 2])
def test_jesters_added_to_jesters_activate_nothing(added: int) -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, "jester", "jester").hand(BEN, "noble")
    scene.draw("witch", "monk").begin()
    scene.do(f"reinforce 1 jester 0 {added}")
    assert scene.guilds_of(ANA) == [("jester", 0, 3 + added)]
    assert scene.hand_of(ANA) == ["jester"] * (2 - added) + ["witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-REINFORCE-11")
def test_reinforcing_makes_no_further_guild_and_wins_nothing() -> None:
    scene = guilds(3).guild(ANA, "monk", 3).guild(ANA, "star", 3).hand(ANA, *["monk"] * 3)
    scene.hand(BEN, "noble").begin()
    scene.do("reinforce 1 monk 3 0")
    assert scene.guilds_of(ANA) == [("monk", 6, 0), ("star", 3, 0)]
    assert scene.result is None
    assert scene.asked == (BEN,)
