"""PLAY: playing a card."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, THIRTEEN, guilds


@pytest.mark.clause("GLD-PLAY-01")
def test_a_played_card_is_shown_and_its_power_carried_out() -> None:
    scene = guilds(3).hand(ANA, "monk", "noble").hand(BEN, "jester")
    scene.draw("star", "priest", "witch").begin()
    scene.do("play monk")
    assert scene.events(CLEO, "played") == [{"event": "played", "seat": ANA, "card": "monk"}]
    assert scene.hand_of(ANA) == ["star", "noble", "priest", "witch"]


@pytest.mark.clause("GLD-PLAY-01")
def test_only_a_card_in_hand_can_be_played() -> None:
    scene = guilds(3).hand(ANA, "monk", "noble").guild(ANA, "star", 3).hand(BEN, "witch").begin()
    assert sorted(scene.options(verb="play")) == ["play monk", "play noble"]


@pytest.mark.clause("GLD-PLAY-02")
def test_only_one_card_is_played_in_an_action() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk").hand(BEN, "jester")
    scene.draw("star", "priest", "witch").discard("noble").begin()
    assert scene.options(verb="play") == ["play monk"]
    scene.do("play monk")
    assert scene.hand_of(ANA) == ["star", "monk", "monk", "priest", "witch"]
    assert scene.discarded() == ["noble", "monk"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-PLAY-03")
def test_a_played_card_goes_on_top_of_the_discard_pile_after_its_power() -> None:
    scene = guilds(3).hand(ANA, "magician").hand(BEN, "jester").discard("noble")
    scene.draw("star", "priest", "witch").begin()
    scene.do("play magician")
    assert scene.discarded() == ["noble"]
    scene.do("keep star priest witch")
    assert scene.discarded() == ["noble", "priest", "witch", "magician"]


@pytest.mark.clause("GLD-PLAY-04")
def test_a_card_being_played_is_in_no_hand_and_in_no_pile() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "monk").discard("noble").begin()
    scene.do("play knight")
    assert scene.hand_of(ANA) == ["knight", "monk"]
    assert scene.discarded() == ["noble"]
    assert scene.played == "knight"
    table = scene.view(BEN)["table"]
    assert (table["played"], table["seats"][ANA]["hand"]) == ("knight", 2)


@pytest.mark.clause("GLD-PLAY-04")
def test_a_card_being_played_is_not_in_the_hand_that_gives() -> None:
    scene = guilds(3).hand(ANA, "priest", "star").hand(BEN, "monk").begin()
    scene.do("play priest")
    scene.do("choose 1")
    assert scene.options() == ["give star", "give monk"]


@pytest.mark.clause("GLD-PLAY-05")
@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("assassin", "assassin"),
        ("knight", "knight"),
        ("magician", "magician"),
        ("merchant", "merchant-target"),
        ("beggar", "beggar"),
        ("priest", "priest-target"),
        ("prowler", "prowler"),
        ("witch", "witch"),
    ],
)
def test_the_power_of_a_played_card_must_be_carried_out(card: str, prompt: str) -> None:
    scene = guilds(3).hand(ANA, card).hand(BEN, "star").hand(CLEO, "star")
    scene.guild(BEN, "monk", 3).guild(CLEO, "star", 3).begin()
    scene.do(f"play {card}")
    assert (scene.prompt, scene.asked) == (prompt, (ANA,))
    assert scene.decision().may_decline is False
    assert scene.discarded() == []


@pytest.mark.clause("GLD-PLAY-06")
def test_a_single_jester_may_be_played_to_no_effect() -> None:
    scene = guilds(3).hand(ANA, "jester", "jester").hand(BEN, "monk").guild(CLEO, "star", 3)
    scene.discard("noble").draw("witch").begin()
    assert scene.options() == ["play jester"]
    scene.do("play jester")
    assert scene.hand_of(ANA) == ["jester", "witch"]
    assert scene.discarded() == ["noble", "jester"]
    assert scene.guilds_of(CLEO) == [("star", 3, 0)]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-PLAY-07")
@pytest.mark.parametrize("card", THIRTEEN)
def test_a_card_can_always_be_played(card: str) -> None:
    alone = guilds(3).hand(ANA, card).begin()
    assert alone.options() == [f"play {card}"]
    among_others = guilds(2).hand(ANA, *THIRTEEN).guild(ANA, card, 3 * (card != "jester"), 3)
    among_others.guild(ANA, "monk", 3).begin()
    assert sorted(among_others.options(verb="play")) == [
        f"play {held}" for held in sorted(THIRTEEN)
    ]
