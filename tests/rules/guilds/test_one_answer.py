"""Tests that a question with a single answer, as everybody can see, is not asked."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, guilds


@pytest.mark.clause("GLD-POWER-37")
@pytest.mark.parametrize(("power", "verb"), [("assassin", "assassinated"), ("prowler", "stole")])
def test_the_only_card_that_can_be_hit_is_hit(power: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, power, "noble").guild(BEN, "monk", 4).begin()
    scene.do(f"play {power}")
    assert scene.events(CLEO, verb)[0]["card"] == "monk"
    assert scene.guilds_of(BEN) == [("monk", 3, 0)]


@pytest.mark.clause("GLD-POWER-37")
@pytest.mark.parametrize("jesters", [0, 1])
def test_a_second_card_or_the_replacement_draw_makes_a_question(jesters: int) -> None:
    owner = BEN if jesters else ANA
    scene = guilds(3).hand(ANA, "assassin", "noble").guild(owner, "monk", 3, jesters).begin()
    scene.do("play assassin")
    assert (scene.prompt, len(scene.options())) == ("assassin", 2)


@pytest.mark.clause("GLD-POWER-37")
def test_the_only_guild_that_can_be_copied_is_copied() -> None:
    scene = guilds(3).hand(ANA, "witch", "noble").guild(BEN, "knight", 3).guild(CLEO, "witch", 3)
    scene.hand(BEN, "star").begin()
    scene.do("play witch")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    assert scene.events(BEN, "witch-copied")[0]["guild"] == 1


@pytest.mark.clause("GLD-POWER-37")
def test_a_hand_of_two_is_swapped_whole() -> None:
    scene = guilds(3).hand(ANA, "merchant", "monk", "star").hand(BEN, "noble", "priest", "witch")
    scene.begin()
    scene.do("play merchant")
    scene.do("choose 1")
    assert (scene.prompt, scene.asked) == ("merchant-give", (BEN,))
    scene.do("swap noble witch")
    assert scene.hand_of(BEN) == ["star", "monk", "priest"]


@pytest.mark.clause("GLD-POWER-37")
def test_two_hands_of_two_are_swapped_without_a_question() -> None:
    scene = guilds(2).hand(ANA, "merchant", "monk", "star").hand(BEN, "noble", "priest")
    scene.draw("witch").begin()
    scene.do("play merchant")
    assert scene.asked == (BEN,)
    assert scene.hand_of(ANA) == ["noble", "priest", "witch"]
    assert scene.hand_of(BEN) == ["star", "monk"]
    [told] = scene.events(BEN, "swapped")
    assert (told["given"], told["received"]) == (["star", "monk"], ["noble", "priest"])


@pytest.mark.clause("GLD-POWER-37")
def test_what_is_swapped_without_a_question_is_hidden_till_the_other_has_chosen() -> None:
    scene = guilds(3).hand(ANA, "merchant", "monk", "star").hand(BEN, "noble", "priest", "witch")
    scene.begin()
    scene.do("play merchant")
    scene.do("choose 1")
    for seat in (BEN, CLEO, None):
        assert scene.view(seat)["frames"][-1][2] == [(), None]


@pytest.mark.clause("GLD-POWER-37")
def test_a_noble_is_given_the_only_card_of_a_hand() -> None:
    scene = guilds(3).hand(ANA, "noble", "monk").hand(BEN, "star").hand(CLEO, "witch", "priest")
    scene.begin()
    scene.do("play noble")
    assert (scene.prompt, scene.asked) == ("noble-give", (CLEO,))
    scene.do("give witch")
    given = [(told["seat"], told["card"]) for told in scene.events(ANA, "gave")]
    assert given == [(BEN, "star"), (CLEO, "witch")]


@pytest.mark.clause("GLD-POWER-37", "GLD-EX-15")
def test_with_two_players_a_noble_may_need_no_question() -> None:
    scene = guilds(2).hand(ANA, "noble", "monk").hand(BEN, "star").begin()
    scene.do("play noble")
    assert "star" in scene.hand_of(ANA)
    assert scene.events(BEN, "gave")[0]["card"] == "star"


@pytest.mark.clause("GLD-POWER-37")
def test_the_only_card_of_a_hand_is_taken_by_a_priest() -> None:
    scene = guilds(2).hand(ANA, "priest", "monk").hand(BEN, "star").begin()
    scene.do("play priest")
    assert (scene.prompt, scene.asked) == ("priest-give", (ANA,))
    assert scene.options() == ["give star", "give monk"]
    told = [event["event"] for event in scene.events(ANA)]
    assert told == ["played", "saw-hand", "priest-took"]


@pytest.mark.clause("GLD-POWER-37", "GLD-EX-26")
def test_a_priest_gives_back_the_taken_card_if_there_is_no_other() -> None:
    scene = guilds(2).hand(ANA, "priest").guild(ANA, "beggar", 3).hand(BEN, "star", "monk")
    scene.draw("witch").begin()
    scene.do("play priest")
    assert (scene.prompt, scene.asked) == ("priest-take", (ANA,))
    scene.do("take monk")
    assert scene.asked == (BEN,)
    assert scene.hand_of(BEN) == ["star", "monk"]
    assert scene.hand_of(ANA) == ["witch"]


@pytest.mark.clause("GLD-POWER-37")
def test_a_priest_with_two_equal_cards_is_asked_what_to_give_back() -> None:
    """Ben knows one of them; the other is known to Ana only."""
    scene = guilds(2).hand(ANA, "priest", "monk").hand(BEN, "star", "monk").begin()
    scene.do("play priest")
    scene.do("take monk")
    assert (scene.prompt, scene.asked, scene.options()) == ("priest-give", (ANA,), ["give monk"])
