"""Tests the worked examples of docs/rules/guilds.md; Ana, Ben and Cleo are the seats 0, 1 and 2."""

import pytest

from tableronde.games.guilds.state import Guild
from tests.rules.guilds.scene import ANA, BEN, CLEO, THIRTEEN, guilds


@pytest.mark.clause("GLD-EX-01")
def test_example_01_three_knights_laid() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "knight", "monk").hand(BEN, "star").begin()
    scene.do("lay knight 3 0")
    assert scene.guilds_of(ANA) == [("knight", 3, 0)]
    assert scene.hand_of(ANA) == ["monk"]
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    assert scene.decision().may_decline is False


@pytest.mark.clause("GLD-EX-02")
def test_example_02_two_knights_and_a_jester_laid() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "jester").hand(BEN, "star").begin()
    scene.do("lay knight 2 1")
    assert scene.guilds_of(ANA) == [("knight", 2, 1)]
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))


@pytest.mark.clause("GLD-EX-03")
def test_example_03_a_knight_guild_used() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, "monk").hand(BEN, "star", "noble")
    scene.discard("priest").draw("witch").begin()
    scene.do("use 1")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    scene.do("name 1 star")
    assert scene.discarded() == ["priest"]
    assert scene.guilds_of(ANA) == [("knight", 3, 0)]
    assert scene.hand_of(ANA) == ["star", "monk", "witch"]


@pytest.mark.clause("GLD-EX-04")
def test_example_04_a_knight_guild_reinforced_by_two() -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(ANA, "knight", "knight", "jester")
    scene.hand(BEN, "star", "star").begin()
    scene.do("reinforce 1 knight 1 1")
    assert scene.guilds_of(ANA) == [("knight", 4, 1)]
    assert scene.hand_of(ANA) == ["knight"]
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    scene.do("name 1 star")
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-EX-05")
def test_example_05_a_closing_draw_empties_the_pile() -> None:
    scene = guilds(4).guild(ANA, "jester", 0, 3).hand(ANA, "jester").hand(BEN, "noble")
    scene.discard("monk", "star", "priest").draw("witch", nothing_else=True).begin()
    assert scene.side == "red"
    scene.do("reinforce 1 jester 0 1")
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.side == "yellow"
    assert scene.discarded() == ["priest"]
    assert scene.shuffles() == [["star", "monk"]]
    assert sorted(scene.pile()) == ["monk", "star"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-06")
def test_example_06_a_monk_empties_the_pile() -> None:
    scene = guilds(4).hand(ANA, "monk").hand(BEN, "noble").discard("monk", "star", "priest")
    scene.draw("witch", nothing_else=True).begin().refill_as("star", "monk", "priest")
    scene.do("play monk")
    told = ["played", "drew", "end-card-turned", "discarded-played", "refilled"]
    assert scene.told_keys[:5] == told
    assert scene.shuffles() == [["star", "monk", "priest"]]
    drawn = [told["cards"] for told in scene.events(ANA, "drew")]
    assert drawn == [["witch"], ["star"], ["monk"]]  # the third is the closing draw
    assert scene.discarded() == ["monk"]


@pytest.mark.clause("GLD-EX-07")
def test_example_07_an_assassin_dissolves_a_guild() -> None:
    scene = guilds(3).hand(ANA, "assassin").guild(BEN, "monk", 2, 1).draw("witch").begin()
    scene.do("play assassin")
    scene.do("assassinate 1 jester")
    assert scene.discarded() == ["jester", "assassin"]
    assert scene.hand_of(BEN) == ["monk", "monk"]
    assert scene.guilds_of(BEN) == []
    assert scene.hand_of(ANA) == ["witch"]


@pytest.mark.clause("GLD-EX-08")
def test_example_08_a_prowler_finds_no_guild() -> None:
    scene = guilds(3).hand(ANA, "prowler").hand(BEN, "noble").draw("star", "monk", "witch").begin()
    scene.do("play prowler")
    assert scene.discarded() == ["prowler"]
    assert scene.told_keys.index("discarded-played") < scene.told_keys.index("drew")
    assert scene.hand_of(ANA) == ["star", "monk"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-09")
def test_example_09_three_assassins_laid_on_an_empty_table() -> None:
    scene = guilds(3).hand(ANA, "assassin", "assassin", "assassin").hand(BEN, "noble")
    scene.draw("star", "monk", "witch").begin()
    scene.do("lay assassin 3 0")
    assert set(scene.options()) == {"draw-instead", "assassinate 1 assassin"}
    scene.do("draw-instead")
    assert scene.guilds_of(ANA) == [("assassin", 3, 0)]
    assert scene.hand_of(ANA) == ["star", "monk"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-10")
def test_example_10_two_stars_added_to_jesters() -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, "star", "star").hand(BEN, "noble")
    scene.draw("monk", "knight", "priest", "witch").begin()
    scene.do("reinforce 1 star 2 0")
    assert scene.guilds_of(ANA) == [("star", 2, 3)]
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert scene.hand_of(BEN) == ["knight", "noble"]
    assert scene.hand_of(CLEO) == ["priest"]


@pytest.mark.clause("GLD-EX-11")
def test_example_11_only_jesters_and_no_card() -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(BEN, "noble").draw("star", "monk", "witch")
    scene.begin()
    assert [told["cards"] for told in scene.events(ANA, "drew")] == [["star"], ["monk"]]
    assert scene.hand_of(ANA) == ["star", "monk"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-12")
def test_example_12_no_card_and_no_guild() -> None:
    scene = guilds(3).hand(BEN, "noble").draw("star", "monk", "witch").begin()
    assert scene.hand_of(ANA) == ["star", "monk"]
    assert [told["cards"] for told in scene.events(ANA, "drew")] == [["star", "monk"]]
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-EX-13")
@pytest.mark.parametrize(("chosen", "taken"), [(BEN, "star"), (CLEO, "noble")])
def test_example_13_a_beggar_level_with_all(chosen: int, taken: str) -> None:
    scene = guilds(3).hand(ANA, "beggar", "monk", "monk", "monk").hand(BEN, *["star"] * 3)
    scene.hand(CLEO, *["noble"] * 3).draw("witch").begin()
    scene.do("play beggar")
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [3, 3, 3]
    assert sorted(scene.options()) == ["choose 1", "choose 2"]
    scene.do(f"choose {chosen}")
    assert taken in scene.hand_of(ANA)
    assert len(scene.hand_of(ANA)) == 5  # three, the card taken, the closing draw
    assert scene.hand_of(chosen) == [taken] * 2


@pytest.mark.clause("GLD-EX-14")
def test_example_14_a_beggar_with_the_most_cards() -> None:
    scene = guilds(3).hand(ANA, "beggar", *["monk"] * 5).hand(BEN, *["star"] * 3)
    scene.hand(CLEO, "noble", "noble").draw("artisan", "witch").begin()
    scene.do("play beggar")
    assert scene.hand_of(ANA) == ["artisan", *["monk"] * 5, "witch"]
    assert scene.hand_of(BEN) == ["star"] * 3
    assert scene.hand_of(CLEO) == ["noble"] * 2


@pytest.mark.clause("GLD-EX-15")
def test_example_15_a_noble_of_two_players() -> None:
    scene = guilds(2).hand(ANA, "noble").hand(BEN, "monk").draw("star", "witch", "knight", "knight")
    scene.begin().do("play noble")
    keys = ["played", "gave", "drew", "discarded-played", "drew"]
    assert scene.told_keys[:5] == keys
    assert scene.hand_of(ANA) == ["star", "monk", "witch"]
    assert scene.discarded() == ["noble"]


@pytest.mark.clause("GLD-EX-16")
def test_example_16_a_merchant_and_too_few_cards() -> None:
    scene = guilds(3).hand(ANA, "merchant").hand(BEN, "artisan")
    scene.draw("monk", "star", "priest", "witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    drawn = [(told["seat"], told["count"]) for told in scene.events(CLEO, "drew-unseen")]
    assert drawn == [(ANA, 2), (BEN, 1), (ANA, 1)]  # the last is the closing draw
    assert scene.hand_of(ANA) == ["artisan", "priest", "witch"]
    assert scene.hand_of(BEN) == ["star", "monk"]


@pytest.mark.clause("GLD-EX-17")
def test_example_17_only_a_witch_guild_to_copy() -> None:
    scene = guilds(3).hand(ANA, "witch").guild(BEN, "witch", 3).draw("monk", "star", "priest")
    scene.begin().do("play witch")
    assert [told["card"] for told in scene.events(None, "witch-revealed")] == ["monk"]
    assert scene.discarded() == ["monk", "witch"]
    assert {"star", "priest"} < set(scene.hand_of(ANA))


@pytest.mark.clause("GLD-EX-18")
def test_example_18_a_witch_reveals_an_artisan() -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble").draw("artisan", "star").begin()
    scene.do("play witch")
    assert scene.told_keys[:4] == ["played", "witch-revealed", "artisan-took", "discarded-played"]
    assert scene.hand_of(ANA) == ["artisan", "star"]
    assert scene.discarded() == ["witch"]


@pytest.mark.clause("GLD-EX-19")
def test_example_19_three_nobles_as_the_third_guild() -> None:
    scene = guilds(3).guild(ANA, "star", 3).guild(ANA, "monk", 3).hand(ANA, *["noble"] * 3)
    scene.hand(BEN, "knight").hand(CLEO, "priest").begin()
    scene.do("lay noble 3 0")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "third-guild")
    assert [scene.hand_of(seat) for seat in range(3)] == [[], ["knight"], ["priest"]]


@pytest.mark.clause("GLD-EX-20")
def test_example_20_one_of_three_guilds_was_dissolved() -> None:
    scene = guilds(3).guild(ANA, "star", 3).guild(ANA, "monk", 3).hand(ANA, *["artisan"] * 3)
    scene.hand(CLEO, "assassin").hand(BEN, "noble").discard("priest").begin(CLEO)
    scene.do("play assassin")
    scene.do("assassinate 1 star")
    assert scene.guilds_of(ANA) == [("monk", 3, 0)]
    scene.do("lay artisan 3 0")
    assert scene.guilds_of(ANA) == [("monk", 3, 0), ("artisan", 3, 0)]
    assert scene.result is None
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-21")
def test_example_21_a_star_takes_the_last_card() -> None:
    scene = guilds(3).end_card("yellow").hand(ANA, "star").hand(BEN, "monk", "monk")
    scene.guild(CLEO, "knight", 3).draw("witch", nothing_else=True).begin()
    scene.do("play star")
    assert [scene.hand_of(seat) for seat in range(3)] == [["witch"], ["monk", "monk"], []]
    assert (scene.result["winners"], scene.result["reason"]) == ([CLEO], "end-card")
    assert scene.result["scores"] == [
        {"rounds": 0, "guilds": 0, "members": 0, "hand": 1},
        {"rounds": 0, "guilds": 0, "members": 0, "hand": 2},
        {"rounds": 1, "guilds": 1, "members": 3, "hand": 0},
    ]


@pytest.mark.clause("GLD-EX-22")
def test_example_22_guilds_before_members() -> None:
    scene = guilds(3).end_card("yellow").draw("witch", nothing_else=True).hand(ANA, "jester")
    scene.guild(ANA, "star", 3).guild(ANA, "monk", 3).guild(BEN, "knight", 8, 1)
    scene.guild(CLEO, "noble", 3).guild(CLEO, "priest", 4).begin()
    scene.do("play jester")
    assert [score["guilds"] for score in scene.result["scores"]] == [2, 1, 2]
    assert [score["members"] for score in scene.result["scores"]] == [6, 9, 7]
    assert scene.result["winners"] == [CLEO]


@pytest.mark.clause("GLD-EX-23")
def test_example_23_a_knight_asks_a_holder_of_jesters() -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "jester", "jester").draw("witch").begin()
    scene.do("play knight")
    scene.do("name 1 monk")
    assert scene.hand_of(BEN) == ["jester", "jester"]
    assert scene.hand_of(ANA) == ["witch"]


@pytest.mark.clause("GLD-EX-24")
def test_example_24_three_jesters_as_the_third_guild() -> None:
    scene = guilds(3).guild(ANA, "star", 3).guild(ANA, "monk", 3).hand(ANA, *["jester"] * 3)
    scene.begin().do("lay jester 0 3")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "third-guild")
    assert scene.hand_of(ANA) == []


@pytest.mark.clause("GLD-EX-25")
def test_example_25_only_a_prowler_guild_and_no_card() -> None:
    scene = guilds(3).guild(ANA, "prowler", 4).hand(BEN, "noble").draw("star", "monk", "witch")
    scene.begin()
    assert scene.state.number == 0  # nobody has been asked anything
    assert [told["cards"] for told in scene.events(ANA, "drew")] == [["star"], ["monk"]]
    assert scene.guilds_of(ANA) == [("prowler", 4, 0)]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EX-26")
def test_example_26_a_priest_as_the_last_card() -> None:
    scene = guilds(3).hand(ANA, "priest").hand(BEN, "monk", "star").draw("witch").begin()
    scene.do("play priest")
    scene.do("choose 1")
    scene.do("take monk")
    told = ["priest-took", "priest-gave", "discarded-played", "drew", "turn"]
    assert scene.told_keys == told  # nothing drawn but at the end
    assert scene.events(BEN, "priest-gave")[0]["card"] == "monk"
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.hand_of(BEN) == ["star", "monk"]


@pytest.mark.clause("GLD-EX-27")
@pytest.mark.parametrize("chosen", [BEN, CLEO])
def test_example_27_a_beggar_and_nobody_holds_a_card(chosen: int) -> None:
    scene = guilds(3).guild(ANA, "beggar", 3).draw("star", "monk").begin()
    scene.do("use 1")
    assert (scene.prompt, sorted(scene.options())) == ("beggar", ["choose 1", "choose 2"])
    scene.do(f"choose {chosen}")
    assert scene.told_keys[:4] == ["out-of-cards", "drew", "begged", "drew"]
    assert scene.events(chosen, "drew")[0]["cards"] == ["star"]
    assert scene.hand_of(ANA) == ["star", "monk"]


@pytest.mark.clause("GLD-EX-28")
@pytest.mark.parametrize("last", THIRTEEN)
def test_example_28_a_witch_reveals_the_last_card(last: str) -> None:
    scene = guilds(3).end_card("yellow").hand(ANA, "witch", "noble").hand(BEN, "star")
    scene.discard("priest").draw(last, nothing_else=True).begin()
    scene.do("play witch")
    assert scene.result["reason"] == "end-card"
    assert scene.discarded() == ["priest", last, "witch"]
    assert [scene.hand_of(seat) for seat in range(3)] == [["noble"], ["star"], []]
    assert scene.result["winners"] == [ANA, BEN]


@pytest.mark.clause("GLD-EX-29")
def test_example_29_a_shared_round_and_a_won_one() -> None:
    scene = guilds(2).hand(ANA, "jester").hand(BEN, "star").draw("witch", nothing_else=True).begin()
    scene.do("play jester")
    assert (scene.state.wins, scene.state.round_number) == ([1, 1], 2)
    scene.state.guilds[ANA] = [Guild(8, 4, 3, 0), Guild(9, 8, 3, 0)]
    scene.state.hands[ANA][2] = 3
    scene.do("lay jester 0 3")
    assert scene.result["winners"] == [ANA]
    assert [score["rounds"] for score in scene.result["scores"]] == [2, 1]
    assert scene.state.round_number == 2
    assert scene.asked == ()
