"""POWER: Knight, Merchant, Beggar, Noble, Priest."""

from collections import Counter

import pytest

from tableronde.core.chance import SeededChance
from tests.rules.guilds.scene import (
    ANA,
    BEN,
    CLEO,
    COUNTS,
    DAN,
    EVE,
    THIRTEEN,
    GuildsScene,
    guilds,
)

# Knight --------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-12")
def test_a_jester_in_hand_is_no_other_type() -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "jester", "jester").draw("witch").begin()
    scene.do("play knight")
    scene.do("name 1 monk")
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.hand_of(BEN) == ["jester", "jester"]


@pytest.mark.clause("GLD-POWER-12", "GLD-POWER-14")
def test_no_other_card_in_hand_is_a_jester() -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "jester", "monk").draw("witch").begin()
    scene.do("play knight")
    scene.do("name 1 monk")
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert scene.hand_of(BEN) == ["jester"]


@pytest.mark.clause("GLD-POWER-13", "GLD-POWER-16")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_knight_names_another_player_and_any_of_thirteen_types(seats: int) -> None:
    scene = guilds(seats).hand(ANA, "knight").hand(BEN, "monk").begin()
    scene.do("play knight")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    named = [f"name {other} {card}" for other in range(1, seats) for card in THIRTEEN]
    assert sorted(scene.options()) == sorted(named)


@pytest.mark.clause("GLD-POWER-14", "GLD-POWER-16")
@pytest.mark.parametrize("card", THIRTEEN)
def test_a_player_who_holds_the_named_type_gives_one_card_of_it(card: str) -> None:
    scene = guilds(3).guild(ANA, "knight", 3).hand(BEN, card, card).hand(CLEO, card).begin()
    scene.do("use 1")
    scene.do(f"name 1 {card}")
    assert card in scene.hand_of(ANA)
    assert scene.hand_of(BEN) == [card]
    assert scene.hand_of(CLEO) == [card]


@pytest.mark.clause("GLD-POWER-15")
def test_a_player_who_holds_none_of_the_named_type_gives_nothing() -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "star", "noble").hand(CLEO, "monk")
    scene.guild(BEN, "monk", 3).draw("witch").begin()
    scene.do("play knight")
    scene.do("name 1 monk")
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.hand_of(BEN) == ["star", "noble"]
    assert scene.hand_of(CLEO) == ["monk"]
    assert scene.guilds_of(BEN) == [("monk", 3, 0)]


# Merchant ------------------------------------------------------------------------------------


def merchant_between(*bens: str, anas: tuple[str, ...]) -> GuildsScene:
    scene = guilds(3).hand(ANA, "merchant", *anas).hand(BEN, *bens).hand(CLEO, "star", "star")
    scene.draw("witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    return scene


@pytest.mark.clause("GLD-POWER-21")
def test_a_merchant_swaps_two_cards_for_two() -> None:
    scene = merchant_between("monk", "monk", "priest", anas=("knight", "noble", "star"))
    scene.do("swap knight noble", ANA)
    scene.do("swap monk priest", BEN)
    assert scene.hand_of(ANA) == ["star", "monk", "priest", "witch"]
    assert scene.hand_of(BEN) == ["knight", "monk", "noble"]
    assert scene.hand_of(CLEO) == ["star", "star"]


@pytest.mark.clause("GLD-POWER-21")
def test_the_merchants_partner_is_chosen() -> None:
    scene = guilds(4).hand(BEN, "merchant", *["monk"] * 3).hand(DAN, "star", "noble", "witch")
    scene.begin(BEN)
    scene.do("play merchant")
    assert scene.prompt == "merchant-target"
    scene.do("choose 3")
    assert (scene.prompt, scene.asked) == ("merchant-give", (BEN, DAN))


@pytest.mark.clause("GLD-POWER-22")
def test_both_players_of_a_merchant_choose_freely_from_their_hands() -> None:
    scene = merchant_between("monk", "monk", "priest", anas=("knight", "noble", "star"))
    assert sorted(scene.options(ANA)) == [
        "swap knight noble",
        "swap knight star",
        "swap star noble",
    ]
    assert sorted(scene.options(BEN)) == ["swap monk monk", "swap monk priest"]


@pytest.mark.clause("GLD-POWER-22")
def test_the_other_player_cannot_refuse() -> None:
    scene = merchant_between("monk", "monk", "priest", anas=("knight", "noble"))
    assert scene.decision(BEN).may_decline is False
    assert scene.options(BEN) == ["swap monk monk", "swap monk priest"]


@pytest.mark.clause("GLD-POWER-23")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_both_players_of_a_merchant_choose_unseen_and_swap_together(first: int) -> None:
    scene = merchant_between("monk", "monk", "monk", anas=("noble", "noble", "noble"))
    choices = {ANA: "swap noble noble", BEN: "swap monk monk"}
    second = BEN if first == ANA else ANA
    assert scene.asked == (ANA, BEN)
    scene.do(choices[first], first)
    assert scene.hand_of(ANA) == ["noble"] * 3
    assert scene.hand_of(BEN) == ["monk"] * 3
    assert scene.options(second) == [choices[second]]  # nothing received yet to pass back
    scene.do(choices[second], second)
    assert scene.hand_of(ANA) == ["monk", "monk", "noble", "witch"]
    assert scene.hand_of(BEN) == ["monk", "noble", "noble"]


# Beggar --------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-24")
@pytest.mark.parametrize("richest", [BEN, CLEO, DAN])
def test_a_beggar_takes_from_the_fullest_hand(richest: int) -> None:
    scene = guilds(4).hand(ANA, "beggar", "knight").draw("witch")
    for other in (BEN, CLEO, DAN):
        scene.hand(other, "star", "star").guild(other, "artisan" if other == BEN else "noble", 3)
    scene.hand(richest, "star").begin()
    scene.do("play beggar")
    assert scene.hand_of(ANA) == ["knight", "star", "witch"]
    assert [len(scene.hand_of(other)) for other in (BEN, CLEO, DAN)] == [2, 2, 2]


@pytest.mark.clause("GLD-POWER-25")
def test_a_beggar_chooses_among_the_players_tied_for_the_fullest_hand() -> None:
    scene = guilds(5).hand(ANA, "beggar").hand(BEN, "monk", "monk").hand(CLEO, "star")
    scene.hand(DAN, "noble", "noble").hand(EVE, "priest", "priest").draw("witch").begin()
    scene.do("play beggar")
    assert (scene.prompt, scene.asked) == ("beggar", (ANA,))
    assert sorted(scene.options()) == ["choose 1", "choose 3", "choose 4"]
    scene.do("choose 3")
    assert scene.hand_of(ANA) == ["noble", "witch"]
    assert scene.hand_of(DAN) == ["noble"]


@pytest.mark.clause("GLD-POWER-26")
def test_a_beggar_may_draw_any_card_of_the_hand() -> None:
    taken = []
    for pick in range(4):
        scene = guilds(2).guild(ANA, "beggar", 3).hand(BEN, "monk", "knight", "monk", "witch")
        scene.draw("star").begin()
        scene.chance.picks.append(pick)
        scene.do("use 1")
        assert scene.chance.picks == []
        taken += [card for card in scene.hand_of(ANA) if card != "star"]
    assert sorted(taken) == ["knight", "monk", "monk", "witch"]


@pytest.mark.clause("GLD-POWER-26")
def test_a_beggar_draws_every_card_of_the_hand_with_equal_chance() -> None:
    taken: Counter[str] = Counter()
    for seed in range(400):
        scene = guilds(2).guild(ANA, "beggar", 3).hand(BEN, "monk", "monk", "monk", "noble")
        scene.draw("star").begin().with_chance(SeededChance(f"beggar {seed}"))
        scene.do("use 1")
        assert scene.asked == (BEN,)
        taken[next(card for card in scene.hand_of(ANA) if card != "star")] += 1
    assert taken.total() == 400
    assert 70 <= taken["noble"] <= 130  # a quarter on the average


# Noble ---------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-28")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_noble_gets_a_chosen_card_from_each_of_the_next_two_players(seats: int) -> None:
    for active in range(seats):
        scene = guilds(seats).hand(active, "noble").draw("witch")
        for other in range(seats):
            if other != active:
                scene.hand(other, "monk", "star")
        scene.begin(active)
        scene.do("play noble")
        first, second = (active + 1) % seats, (active + 2) % seats
        assert set(scene.asked) == {first, second}
        assert sorted(scene.options(first)) == ["give monk", "give star"]
        scene.do("give star", first)
        scene.do("give monk", second)
        assert scene.hand_of(active) == ["star", "monk", "witch"]
        assert (scene.hand_of(first), scene.hand_of(second)) == (["monk"], ["star"])
        rest = [seat for seat in range(seats) if seat not in (active, first, second)]
        assert all(scene.hand_of(seat) == ["star", "monk"] for seat in rest)


@pytest.mark.clause("GLD-POWER-28")
def test_gifts_to_a_noble_arrive_in_turn_order() -> None:
    scene = guilds(3).hand(CLEO, "noble").hand(ANA, "monk", "monk").hand(BEN, "star", "star")
    scene.begin(CLEO)
    scene.do("play noble")
    scene.do("give star", BEN)
    assert (scene.hand_of(CLEO), scene.hand_of(BEN)) == ([], ["star", "star"])
    scene.do("give monk", ANA)
    assert [event["seat"] for event in scene.events(CLEO, "gave")] == [ANA, BEN]


@pytest.mark.clause("GLD-POWER-29")
def test_a_noble_among_two_players_gets_one_gift_and_one_card_of_the_pile() -> None:
    scene = guilds(2).hand(ANA, "noble").hand(BEN, "monk", "star").draw("priest", "witch").begin()
    scene.do("play noble")
    assert (scene.prompt, scene.asked) == ("noble-give", (BEN,))
    assert sorted(scene.options()) == ["give monk", "give star"]
    assert scene.hand_of(ANA) == []  # the card of the pile comes in place of the second gift
    scene.do("give star")
    assert scene.hand_of(ANA) == ["star", "priest", "witch"]  # gift, replacement, closing draw
    assert scene.hand_of(BEN) == ["monk"]


# Priest --------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-30")
def test_a_priest_takes_any_card_of_another_hand() -> None:
    scene = guilds(3).hand(ANA, "priest", "knight").hand(BEN, "monk", "monk", "star", "noble")
    scene.hand(CLEO, "artisan").begin()
    scene.do("play priest")
    scene.do("choose 1")
    assert (scene.prompt, scene.asked) == ("priest-take", (ANA,))
    assert sorted(scene.options()) == ["take monk", "take noble", "take star"]
    assert scene.view(ANA)["table"]["seats"][BEN]["cards"] == ["star", "monk", "monk", "noble"]
    scene.do("take star")
    assert scene.hand_of(ANA) == ["knight", "star"]
    assert scene.hand_of(BEN) == ["monk", "monk", "noble"]


@pytest.mark.clause("GLD-POWER-31", "GLD-POWER-32")
@pytest.mark.parametrize("given", ["knight", "star", "noble"])
def test_a_priest_gives_back_any_card_even_the_one_just_taken(given: str) -> None:
    scene = guilds(3).hand(ANA, "priest", "knight", "noble").hand(BEN, "monk", "star")
    scene.draw("witch").begin()
    scene.do("play priest")
    scene.do("choose 1")
    scene.do("take star")
    assert (scene.prompt, scene.asked) == ("priest-give", (ANA,))
    assert sorted(scene.options()) == ["give knight", "give noble", "give star"]
    scene.do(f"give {given}")
    kept = [card for card in ("knight", "star", "noble") if card != given]
    assert scene.hand_of(ANA) == [*kept, "witch"]
    assert sorted(scene.hand_of(BEN)) == sorted(["monk", given])
