"""SHORT: out of cards."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, DAN, EVE, guilds


@pytest.mark.clause("GLD-SHORT-01")
def test_a_player_with_too_few_cards_draws_the_missing_ones_and_then_acts() -> None:
    scene = guilds(3).hand(ANA, "merchant", "monk").hand(BEN, "star", "noble", "knight")
    scene.draw("priest", "witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    assert scene.hand_of(ANA) == ["monk", "priest"]
    assert scene.asked == (BEN,)
    scene.do("swap star noble", BEN)
    assert scene.hand_of(ANA) == ["star", "noble", "witch"]


@pytest.mark.clause("GLD-SHORT-02")
def test_the_other_player_of_the_action_draws_missing_cards_too() -> None:
    scene = guilds(3).hand(ANA, "merchant", "monk", "star", "star").hand(BEN, "knight")
    scene.draw("priest", "witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    assert scene.hand_of(ANA) == ["star", "star", "monk"]
    assert scene.hand_of(BEN) == ["knight", "priest"]
    assert scene.pile()[0] == "witch"


@pytest.mark.clause("GLD-SHORT-03")
@pytest.mark.parametrize(("anas", "bens"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (2, 3), (3, 2)])
def test_a_merchant_needs_two_cards_of_each(anas: int, bens: int) -> None:
    scene = guilds(3).hand(ANA, "merchant", *["monk"] * anas).hand(BEN, *["star"] * bens)
    scene.begin()
    scene.do("play merchant")
    scene.do("choose 1")
    drawn = {told["seat"]: told["count"] for told in scene.events(CLEO, "out-of-cards")}
    missing = {ANA: max(0, 2 - anas), BEN: max(0, 2 - bens)}
    assert drawn == {seat: count for seat, count in missing.items() if count}


@pytest.mark.clause("GLD-SHORT-03")
@pytest.mark.parametrize(("bens", "cleos"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 3)])
def test_a_noble_needs_one_card_of_each_giver(bens: int, cleos: int) -> None:
    scene = guilds(4).hand(ANA, "noble").hand(BEN, *["monk"] * bens).hand(CLEO, *["star"] * cleos)
    scene.begin().do("play noble")
    drawn = [(told["seat"], told["count"]) for told in scene.events(DAN, "out-of-cards")]
    assert drawn == [(seat, 1) for seat, held in ((BEN, bens), (CLEO, cleos)) if not held]


@pytest.mark.clause("GLD-SHORT-03")
@pytest.mark.parametrize(("bens", "after"), [([], ["witch"]), (["monk"], ["monk"])])
def test_a_priest_needs_one_card_of_the_chosen_player(bens: list[str], after: list[str]) -> None:
    scene = guilds(3).hand(ANA, "priest", "star").hand(BEN, *bens).draw("witch").begin()
    scene.do("play priest")
    scene.do("choose 1")
    assert scene.events(BEN, "priest-took")[0]["card"] == after[0]
    assert scene.hand_of(BEN) == []
    assert scene.prompt == "priest-give"


@pytest.mark.clause("GLD-SHORT-03")
def test_a_beggar_needs_one_card_of_the_chosen_player() -> None:
    scene = guilds(3).hand(ANA, "beggar").draw("witch", "star", "noble", "noble").begin()
    scene.do("play beggar")
    scene.do("choose 2")
    assert [event["card"] for event in scene.events(ANA, "begged")] == ["witch"]
    assert scene.hand_of(ANA) == ["star", "witch"]  # her closing draw came after Cleo's draw


@pytest.mark.clause("GLD-SHORT-04")
@pytest.mark.parametrize("bens", [[], ["star"]])
def test_a_knight_makes_nobody_draw(bens: list[str]) -> None:
    scene = guilds(3).hand(ANA, "knight", "noble").hand(BEN, *bens).draw("monk").begin()
    scene.do("play knight")
    scene.do("name 1 monk")
    assert scene.told_keys[:3] == ["knight-missed", "discarded-played", "drew"]
    assert scene.events(None, "out-of-cards") == []
    assert scene.hand_of(ANA) == ["monk", "noble"]  # the closing draw, and what she had


@pytest.mark.clause("GLD-SHORT-05")
def test_a_priests_player_draws_nothing() -> None:
    scene = guilds(3).hand(ANA, "priest").hand(BEN, "monk", "star").draw("witch").begin()
    scene.do("play priest")
    scene.do("choose 1")
    assert scene.hand_of(ANA) == []
    scene.do("take monk")
    assert scene.events(BEN, "out-of-cards") == []
    assert scene.events(BEN, "priest-gave")[0]["card"] == "monk"
    assert scene.hand_of(ANA) == ["witch"], "the closing draw"


@pytest.mark.clause("GLD-SHORT-06")
@pytest.mark.parametrize(("active", "other"), [(ANA, BEN), (BEN, ANA), (CLEO, BEN)])
def test_a_merchants_player_draws_before_the_other(active: int, other: int) -> None:
    scene = guilds(3).hand(active, "merchant").draw("monk", "star", "priest", "witch").begin(active)
    scene.do("play merchant")
    scene.do(f"choose {other}")
    drawn = [told["seat"] for told in scene.events(None, "out-of-cards")]
    assert drawn == [active, other]
    assert scene.told_keys.index("swapped") > 3  # then nothing is left to choose
    assert scene.hand_of(other) == ["star", "monk"]


@pytest.mark.clause("GLD-SHORT-06")
@pytest.mark.parametrize(
    ("active", "first", "second"), [(ANA, BEN, CLEO), (DAN, EVE, ANA), (EVE, ANA, BEN)]
)
def test_a_nobles_givers_draw_in_turn_order(active: int, first: int, second: int) -> None:
    scene = guilds(5).hand(active, "noble").draw("monk", "star", "priest").begin(active)
    scene.do("play noble")
    assert [told["seat"] for told in scene.events(None, "out-of-cards")] == [first, second]
    given = [(told["seat"], told["card"]) for told in scene.events(active, "gave")]
    assert given == [(first, "monk"), (second, "star")]


@pytest.mark.clause("GLD-SHORT-07")
def test_a_shortage_draw_may_bring_the_refill() -> None:
    scene = guilds(3).hand(ANA, "merchant", "star", "star").discard("knight", "noble", "priest")
    scene.draw("witch", nothing_else=True).begin()
    scene.hand(ANA, "star").refill_as("noble", "knight", "priest")
    scene.do("play merchant")
    scene.do("choose 1")
    assert scene.side == "yellow"
    assert scene.hand_of(BEN) == ["noble", "witch"]
    assert scene.pile() == ["knight", "priest"]
    assert scene.prompt == "merchant-give"


@pytest.mark.clause("GLD-SHORT-07")
@pytest.mark.parametrize(
    ("power", "answers", "hands"),
    [
        ("merchant", ["choose 1"], [["witch"], [], []]),
        ("noble", [], [[], ["witch"], []]),
        ("priest", ["choose 2"], [[], [], ["witch"]]),
        ("beggar", ["choose 1"], [[], ["witch"], []]),
    ],
)
def test_a_shortage_draw_may_end_the_round(
    power: str, answers: list[str], hands: list[list[str]]
) -> None:
    scene = guilds(3).hand(ANA, power).end_card("yellow").draw("witch", nothing_else=True).begin()
    for answer in [f"play {power}", *answers]:
        scene.do(answer)
    assert scene.result["reason"] == "end-card"
    assert [scene.hand_of(seat) for seat in (ANA, BEN, CLEO)] == hands
    assert scene.discarded() == [power]


@pytest.mark.clause("GLD-SHORT-08")
def test_an_empty_hand_gives_no_protection() -> None:
    merchant = guilds(3).hand(ANA, "merchant", "star", "star").draw("monk", "priest").begin()
    merchant.do("play merchant")
    assert sorted(merchant.options()) == ["choose 1", "choose 2"]
    merchant.do("choose 1")
    assert merchant.events(BEN, "swapped")[0]["received"] == ["monk", "priest"]
    priest = guilds(3).hand(ANA, "priest").draw("monk").begin()
    priest.do("play priest")
    assert sorted(priest.options()) == ["choose 1", "choose 2"]
    priest.do("choose 2")
    assert priest.events(CLEO, "priest-took")[0]["card"] == "monk"
    knight = guilds(3).hand(ANA, "knight").begin()
    knight.do("play knight")
    assert {"name 1 monk", "name 2 monk"} <= set(knight.options())
    noble = guilds(3).hand(ANA, "noble").draw("monk", "star").begin()
    noble.do("play noble")
    assert [told["card"] for told in noble.events(ANA, "gave")] == ["monk", "star"]


@pytest.mark.clause("GLD-SHORT-08")
def test_a_beggar_finds_every_hand_empty() -> None:
    scene = guilds(3).hand(ANA, "beggar").draw("witch", "star").begin()
    scene.do("play beggar")
    assert sorted(scene.options()) == ["choose 1", "choose 2"]
    two = guilds(2).hand(ANA, "beggar").draw("witch", "star", "noble", "noble").begin()
    two.do("play beggar")
    assert two.hand_of(ANA) == ["star", "witch"]
