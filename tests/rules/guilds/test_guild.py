"""GUILD: laying a guild, and what becomes of it."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, guilds


@pytest.mark.clause("GLD-GUILD-01")
def test_three_matching_cards_of_the_hand_are_a_guild() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk", "star").hand(BEN, "noble")
    scene.draw("witch", "priest", "knight").begin()
    assert scene.options(verb="lay") == ["lay monk 3 0"]
    scene.do("lay monk 3 0")
    assert scene.guilds_of(ANA) == [("monk", 3, 0)]
    assert scene.hand_of(ANA) == ["knight", "star", "priest", "witch"]
    for seat in (ANA, BEN, CLEO, None):
        [laid] = scene.view(seat)["table"]["seats"][ANA]["guilds"]
        assert laid["cards"] == ["monk", "monk", "monk"]


@pytest.mark.clause("GLD-GUILD-01", "GLD-GUILD-02")
@pytest.mark.parametrize(
    "hand",
    [
        ["monk", "monk"],
        ["monk", "jester"],
        ["jester", "jester"],
        ["monk", "monk", "star"],
        ["monk", "star", "noble"],
        ["monk", "star", "jester"],
    ],
)
def test_two_cards_or_cards_of_two_types_are_no_guild(hand: list[str]) -> None:
    assert guilds(3).hand(ANA, *hand).begin().options(verb="lay") == []


@pytest.mark.clause("GLD-GUILD-02")
def test_jesters_stand_in_for_any_type() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "monk", "jester").begin()
    assert scene.options(verb="lay") == ["lay knight 2 1"]
    more = guilds(3).hand(ANA, "knight", "knight", "monk", "jester", "jester").begin()
    assert sorted(more.options(verb="lay")) == [
        "lay knight 1 2",
        "lay knight 2 1",
        "lay knight 2 2",
        "lay monk 1 2",
    ]


@pytest.mark.clause("GLD-GUILD-03")
@pytest.mark.parametrize("jesters", [2, 3, 8])
def test_one_card_gives_any_number_of_jesters_its_type(jesters: int) -> None:
    scene = guilds(3).hand(ANA, "knight", *["jester"] * 8).begin()
    scene.do(f"lay knight 1 {jesters}")
    assert scene.guilds_of(ANA) == [("knight", 1, jesters)]
    assert scene.prompt == "knight"


@pytest.mark.clause("GLD-GUILD-04")
@pytest.mark.parametrize(("members", "jesters"), [(3, 0), (4, 0), (5, 2), (8, 0), (8, 8)])
def test_a_guild_may_be_of_any_size(members: int, jesters: int) -> None:
    scene = guilds(3).hand(ANA, *["knight"] * 8, *["jester"] * 8).begin()
    scene.do(f"lay knight {members} {jesters}")
    assert scene.guilds_of(ANA) == [("knight", members, jesters)]
    assert len(scene.hand_of(ANA)) == 16 - members - jesters


@pytest.mark.clause("GLD-GUILD-05")
def test_a_second_guild_of_the_same_type_may_be_laid() -> None:
    scene = guilds(3).hand(ANA, "artisan", "artisan", "artisan").guild(ANA, "artisan", 3)
    scene.discard("noble").hand(BEN, "monk").begin()
    scene.do("lay artisan 3 0")
    assert scene.guilds_of(ANA) == [("artisan", 3, 0), ("artisan", 3, 0)]


@pytest.mark.clause("GLD-GUILD-05", "GLD-GUILD-08")
def test_each_guild_needs_three_cards_of_its_own_from_the_hand() -> None:
    scene = guilds(3).hand(ANA, "artisan", "artisan").guild(ANA, "artisan", 5)
    scene.guild(BEN, "artisan", 0, 3).discard("jester").begin()
    assert scene.options(verb="lay") == []


@pytest.mark.clause("GLD-GUILD-06")
def test_one_guild_is_laid_and_then_the_turn_goes_on() -> None:
    scene = guilds(3).hand(ANA, *["artisan"] * 3, *["monk"] * 6).hand(BEN, "noble")
    scene.discard("star").begin()
    scene.do("lay artisan 3 0")
    assert scene.guilds_of(ANA) == [("artisan", 3, 0)]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-GUILD-06")
def test_six_cards_laid_at_once_are_one_guild() -> None:
    scene = guilds(3).hand(ANA, *["monk"] * 6).guild(ANA, "star", 3).hand(BEN, "noble").begin()
    scene.do("lay monk 6 0")
    assert scene.guilds_of(ANA) == [("star", 3, 0), ("monk", 6, 0)]
    assert scene.result is None


@pytest.mark.clause("GLD-GUILD-07")
@pytest.mark.parametrize("size", [3, 4, 6])
def test_the_power_of_a_laid_guild_follows_once_and_must_be_carried_out(size: int) -> None:
    scene = guilds(3).hand(ANA, *["knight"] * size).hand(BEN, "star", "star").draw("witch").begin()
    scene.do(f"lay knight {size} 0")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    assert scene.decision().may_decline is False
    scene.do("name 1 star")
    assert scene.hand_of(ANA) == ["star", "witch"]
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-GUILD-08")
def test_every_card_laid_leaves_the_hand() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "jester", "jester", "star")
    scene.guild(ANA, "knight", 4).discard("knight").begin()
    assert sorted(scene.options(verb="lay")) == [
        "lay knight 1 2",
        "lay knight 2 1",
        "lay knight 2 2",
        "lay star 1 2",
    ]
    scene.do("lay knight 2 1")
    assert scene.hand_of(ANA) == ["jester", "star"]
    assert scene.guilds_of(ANA) == [("knight", 4, 0), ("knight", 2, 1)]
    assert scene.discarded() == ["knight"]


@pytest.mark.clause("GLD-GUILD-09")
def test_no_guild_is_laid_in_another_players_turn() -> None:
    """This holds even for a third guild, by cards that have just come into the hand."""
    scene = guilds(3).hand(ANA, "merchant", "monk", "monk").hand(BEN, "monk", "star", "priest")
    scene.guild(BEN, "artisan", 3).guild(BEN, "noble", 3).draw("witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    assert scene.asked == (BEN,)
    assert all(option.startswith("swap") for option in scene.options(BEN))
    scene.do("swap star priest", BEN)
    assert scene.hand_of(BEN) == ["monk", "monk", "monk"]
    assert len(scene.guilds_of(BEN)) == 2
    assert scene.result is None
    assert scene.options(verb="lay") == ["lay monk 3 0"]  # now it is Ben's turn


@pytest.mark.clause("GLD-GUILD-09")
def test_no_power_lays_a_guild() -> None:
    scene = guilds(3).hand(ANA, "witch", "monk", "monk", "monk").guild(BEN, "knight", 3).begin()
    scene.do("play witch")
    assert scene.prompt == "knight"
    assert scene.options(verb="lay") == []
    assert scene.guilds_of(ANA) == []


@pytest.mark.clause("GLD-GUILD-10")
def test_a_guild_can_be_hit_right_after_it_is_laid() -> None:
    scene = guilds(3).hand(ANA, "assassin", "assassin", "jester").guild(BEN, "monk", 3).begin()
    scene.do("lay assassin 2 1")
    assert sorted(scene.options()) == [
        "assassinate 1 monk",
        "assassinate 2 assassin",
        "assassinate 2 jester",
    ]


@pytest.mark.clause("GLD-GUILD-10")
@pytest.mark.parametrize(
    ("card", "option"),
    [("assassin", "assassinate 2 monk"), ("prowler", "steal 2 monk"), ("witch", "copy 2")],
)
def test_the_next_player_can_hit_or_copy_a_guild_just_laid(card: str, option: str) -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk").hand(BEN, card).guild(CLEO, "star", 3)
    scene.begin()
    scene.do("lay monk 3 0")
    scene.do(f"play {card}")
    assert len(scene.options()) == 2
    assert option in scene.options()


@pytest.mark.clause("GLD-GUILD-11")
def test_an_owner_cannot_rearrange_guilds() -> None:
    scene = guilds(3).guild(ANA, "artisan", 5).guild(ANA, "artisan", 3, 2).hand(ANA, "monk")
    scene.hand(BEN, "jester").begin()
    assert sorted(scene.options()) == ["play monk", "use 1", "use 2"]
    scene.do("play monk")
    assert scene.guilds_of(ANA) == [("artisan", 5, 0), ("artisan", 3, 2)]


@pytest.mark.clause("GLD-GUILD-12")
@pytest.mark.parametrize(
    ("card", "strike"), [("assassin", "assassinate 1 monk"), ("prowler", "steal 1 monk")]
)
def test_a_guild_of_two_goes_back_into_its_owners_hand(card: str, strike: str) -> None:
    scene = guilds(3).hand(ANA, card).hand(BEN, "star").guild(BEN, "monk", 2, 1).begin()
    scene.do(f"play {card}")
    scene.do(strike)
    assert scene.hand_of(BEN) == ["jester", "star", "monk"]
    assert scene.guilds_of(BEN) == []


@pytest.mark.clause("GLD-GUILD-12")
def test_a_guild_of_three_stays() -> None:
    scene = guilds(3).hand(ANA, "assassin").hand(BEN, "star").guild(BEN, "monk", 2, 2).begin()
    scene.do("play assassin")
    scene.do("assassinate 1 jester")
    assert scene.guilds_of(BEN) == [("monk", 2, 1)]
    assert scene.hand_of(BEN) == ["star"]


@pytest.mark.clause("GLD-GUILD-13")
def test_a_guild_dissolves_before_the_turn_goes_on() -> None:
    """It dissolves before the played card is discarded and before the closing draw."""
    scene = guilds(3).hand(ANA, "assassin").hand(BEN, "star").guild(BEN, "monk", 3).begin()
    scene.do("play assassin")
    told = ["played", "assassinated", "dissolved", "discarded-played", "drew", "turn"]
    assert scene.told_keys == told


@pytest.mark.clause("GLD-GUILD-13")
def test_a_guild_dissolves_in_its_owners_turn_too() -> None:
    scene = guilds(3).hand(ANA, "prowler").hand(BEN, "star").guild(ANA, "monk", 2, 1)
    scene.draw("witch").begin()
    scene.do("play prowler")
    scene.do("steal 1 monk")
    assert scene.guilds_of(ANA) == []
    assert scene.hand_of(ANA) == ["jester", "monk", "monk", "witch"]


@pytest.mark.clause("GLD-GUILD-14")
@pytest.mark.parametrize("laid", [3, 4, 5])
def test_jesters_alone_are_a_guild_without_power(laid: int) -> None:
    scene = guilds(3).hand(ANA, *["jester"] * 5).hand(BEN, "star").draw("witch", "monk").begin()
    assert sorted(scene.options(verb="lay")) == [
        "lay jester 0 3",
        "lay jester 0 4",
        "lay jester 0 5",
    ]
    scene.do(f"lay jester 0 {laid}")
    assert scene.guilds_of(ANA) == [("jester", 0, laid)]
    assert scene.hand_of(ANA) == ["jester"] * (5 - laid) + ["witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-GUILD-15")
def test_guilds_of_jesters_count_towards_three() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk").guild(ANA, "jester", 0, 3)
    scene.guild(ANA, "jester", 0, 3).begin()
    scene.do("lay monk 3 0")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "third-guild")


@pytest.mark.clause("GLD-GUILD-15")
def test_guilds_and_members_of_jesters_count_at_the_end_card() -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "star", "star").end_card("yellow")
    scene.guild(ANA, "monk", 3).guild(BEN, "jester", 0, 4).draw("witch", nothing_else=True).begin()
    scene.do("play knight")
    scene.do("name 2 monk")
    assert scene.result["winners"] == [BEN]
    assert [score["guilds"] for score in scene.result["scores"]] == [1, 1, 0]
    assert [score["members"] for score in scene.result["scores"]] == [3, 4, 0]


@pytest.mark.clause("GLD-GUILD-16")
@pytest.mark.parametrize(
    ("card", "strike"), [("assassin", "assassinate 1 monk"), ("prowler", "steal 1 monk")]
)
def test_a_guild_without_its_last_real_card_is_a_guild_of_jesters(card: str, strike: str) -> None:
    scene = guilds(3).hand(ANA, card).hand(BEN, "star", "knight").guild(BEN, "monk", 1, 3).begin()
    scene.do(f"play {card}")
    scene.do(strike)
    assert scene.guilds_of(BEN) == [("jester", 0, 3)]
    assert scene.options(verb="use") == []
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 knight 1 0",
        "reinforce 1 star 1 0",
    ]


@pytest.mark.clause("GLD-GUILD-16")
def test_a_guild_with_a_real_card_left_keeps_its_type() -> None:
    scene = guilds(3).hand(ANA, "assassin").hand(BEN, "star").guild(BEN, "monk", 2, 2).begin()
    scene.do("play assassin")
    scene.do("assassinate 1 monk")
    assert scene.guilds_of(BEN) == [("monk", 1, 2)]
    assert scene.options(verb="use") == ["use 1"]
