"""PILE: the draw pile runs out."""

from collections import Counter
from random import Random

import pytest

from tableronde.core.chance import SeededChance
from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, GuildsScene, guilds, new_game


def almost_empty(*left: str, seats: int = 3) -> GuildsScene:
    """Return a scene with a draw pile of only these cards; Monk, Star and Priest (on top) are on
    the discard pile."""
    return guilds(seats).discard("monk", "star", "priest").draw(*left, nothing_else=True)


# When the End card is exposed ----------------------------------------------------------------


@pytest.mark.clause("GLD-PILE-01", "GLD-PILE-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_closing_draw_may_take_the_last_card(seats: int) -> None:
    scene = almost_empty("witch", seats=seats).hand(ANA, "jester").hand(BEN, "noble").begin()
    assert scene.side == "red"
    scene.do("play jester")
    assert scene.side == "yellow"
    assert len(scene.pile()) == 3


@pytest.mark.clause("GLD-PILE-01")
def test_the_red_side_stays_while_a_card_is_left() -> None:
    scene = almost_empty("witch", "witch").hand(ANA, "jester").hand(BEN, "noble").begin()
    scene.do("play jester")
    assert scene.side == "red"
    assert scene.pile() == ["witch"]
    assert scene.shuffles() == []


@pytest.mark.clause("GLD-PILE-01")
def test_another_player_may_take_the_last_card_for_a_star() -> None:
    scene = almost_empty("witch", "noble").hand(ANA, "star").hand(BEN, "jester").begin()
    scene.refill_as("star", "monk", "priest")
    scene.do("play star")
    assert scene.side == "yellow"
    assert scene.hand_of(BEN) == ["jester", "noble"]
    assert scene.hand_of(CLEO) == ["star"]


@pytest.mark.clause("GLD-PILE-01")
def test_another_player_may_take_the_last_card_for_lack_of_cards() -> None:
    scene = almost_empty("witch").hand(ANA, "noble").hand(CLEO, "jester", "star").begin()
    scene.do("play noble")
    assert (scene.prompt, scene.asked) == ("noble-give", (CLEO,))
    assert scene.side == "yellow"
    assert scene.hand_of(BEN) == ["witch"]
    assert len(scene.pile()) == 3


@pytest.mark.clause("GLD-PILE-01")
def test_a_replacement_draw_may_take_the_last_card() -> None:
    scene = almost_empty("noble").hand(ANA, "witch").guild(BEN, "beggar", 3)
    scene.hand(ANA, "jester", "jester").hand(BEN, "jester").begin()
    scene.do("play witch")
    assert scene.side == "yellow"
    assert "noble" in scene.hand_of(ANA), "she alone has the most cards, so she draws"


@pytest.mark.clause("GLD-PILE-01", "GLD-PILE-10")
def test_a_revealed_card_may_be_the_last_one() -> None:
    """It is discarded first, so it is the card that stays where no Witch is being played."""
    scene = almost_empty("jester").guild(ANA, "witch", 3).hand(BEN, "noble").begin()
    scene.refill_as("monk", "priest", "star")
    scene.do("use 1")
    assert scene.side == "yellow"
    assert scene.shuffles() == [["star", "monk", "priest"]]
    assert scene.discarded() == ["jester"]
    assert scene.hand_of(ANA) == ["monk"]
    assert scene.pile() == ["priest", "star"]


@pytest.mark.clause("GLD-PILE-04", "GLD-PILE-10")
def test_a_witch_being_played_stays_and_her_revealed_last_card_is_shuffled_in() -> None:
    scene = almost_empty("jester").hand(ANA, "witch", "noble").hand(BEN, "noble").begin()
    scene.refill_as("monk", "priest", "star", "jester")
    scene.do("play witch")
    assert scene.shuffles() == [["jester", "star", "monk", "priest"]]
    assert scene.discarded() == ["witch"]
    assert scene.hand_of(ANA) == ["monk", "noble"]
    assert scene.pile() == ["priest", "star", "jester"]


@pytest.mark.clause("GLD-PILE-10", "GLD-POWER-05")
def test_an_artisan_revealed_as_the_last_card_takes_the_discarded_witch() -> None:
    scene = almost_empty("artisan").hand(ANA, "witch").hand(BEN, "noble").begin()
    scene.refill_as("monk", "priest", "star", "artisan")
    scene.do("play witch")
    assert scene.events(None, "artisan-took")[0]["card"] == "witch"
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert scene.discarded() == []


# The refill ----------------------------------------------------------------------------------


@pytest.mark.clause("GLD-PILE-03")
def test_without_a_played_card_the_top_discard_stays_and_the_others_are_shuffled() -> None:
    scene = almost_empty("witch").guild(ANA, "jester", 0, 3).hand(BEN, "noble")
    scene.hand(ANA, "jester").begin()
    scene.refill_as("monk", "star")
    scene.do("reinforce 1 jester 0 1")  # nothing is being played: the Priest was on top and stays
    assert scene.shuffles() == [["star", "monk"]]
    assert scene.discarded() == ["priest"]
    assert scene.pile() == ["monk", "star"]


@pytest.mark.clause("GLD-PILE-03")
def test_the_new_pile_is_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        scene = almost_empty("witch").guild(ANA, "jester", 0, 3).hand(BEN, "noble")
        scene.hand(ANA, "jester").discard("monk", "star", "artisan", "priest").begin()
        scene.with_chance(SeededChance(f"refill {seed}"))
        scene.do("reinforce 1 jester 0 1")
        orders.add(tuple(scene.pile()))
    assert len(orders) == 6


@pytest.mark.clause("GLD-PILE-03", "GLD-PILE-04")
def test_a_card_being_played_stays_and_the_whole_discard_pile_is_shuffled() -> None:
    scene = almost_empty("witch").hand(ANA, "monk").hand(BEN, "noble")
    scene.discard("star", "knight", "artisan", "priest").begin()
    scene.refill_as("artisan", "knight", "star", "priest")
    scene.do("play monk")
    assert scene.shuffles() == [["artisan", "knight", "star", "priest"]]
    assert scene.discarded() == ["monk"]
    assert scene.hand_of(ANA) == ["artisan", "knight", "witch"]
    happened = [key for key in scene.told_keys if not key.startswith("drew")]
    assert happened == ["played", "end-card-turned", "discarded-played", "refilled", "turn"]


@pytest.mark.clause("GLD-PILE-03")
def test_at_the_closing_draw_the_card_that_was_played_is_the_top_discard_and_stays() -> None:
    scene = almost_empty("witch").hand(ANA, "jester").hand(BEN, "noble").begin()
    scene.do("play jester")
    assert scene.discarded() == ["jester"]
    assert sorted(scene.pile()) == ["monk", "priest", "star"]


@pytest.mark.clause("GLD-PILE-04", "GLD-PLAY-03")
def test_later_discards_lie_on_the_card_that_stayed() -> None:
    scene = almost_empty("witch").hand(ANA, "magician").hand(BEN, "noble").begin()
    scene.refill_as("star", "monk", "priest")
    scene.do("play magician")
    scene.do("keep witch monk star")
    assert scene.discarded() == ["magician", "monk", "star"]
    assert scene.hand_of(ANA) == ["priest", "witch"]


@pytest.mark.clause("GLD-PILE-05")
def test_a_monks_draw_goes_on_with_the_new_pile() -> None:
    scene = almost_empty("witch").guild(ANA, "monk", 3).hand(BEN, "noble").begin()
    scene.discard("knight", "star", "noble", "priest").refill_as("star", "noble", "knight")
    scene.do("use 1")
    assert scene.hand_of(ANA) == ["star", "noble", "witch"]  # two and the closing draw


@pytest.mark.clause("GLD-PILE-05")
def test_a_magicians_draw_goes_on_with_the_new_pile() -> None:
    scene = almost_empty("witch").hand(ANA, "magician").begin()
    scene.discard("knight", "star", "priest").refill_as("star", "priest", "knight")
    scene.do("play magician")
    assert scene.hand_of(ANA) == ["star", "priest", "witch"]
    assert scene.pile() == ["knight"]


@pytest.mark.clause("GLD-PILE-05")
def test_a_star_goes_on_with_the_new_pile_till_everybody_has_a_card() -> None:
    scene = almost_empty("witch", seats=5).hand(ANA, "star").hand(BEN, "jester")
    scene.discard("knight", "monk", "noble", "artisan", "magician", "prowler", "priest").begin()
    scene.refill_as("knight", "monk", "noble", "artisan", "magician", "prowler", "priest")
    scene.do("play star")
    hands = [scene.hand_of(seat) for seat in range(5)]
    assert hands == [
        ["magician", "witch"],
        ["jester", "knight"],
        ["monk"],
        ["noble"],
        ["artisan"],
    ]


@pytest.mark.clause("GLD-PILE-05")
def test_a_shortage_draw_goes_on_with_the_new_pile() -> None:
    scene = almost_empty("witch").hand(ANA, "merchant").hand(BEN, "jester", "jester", "noble")
    scene.begin()
    scene.refill_as("star", "monk", "priest")
    scene.do("play merchant")
    scene.do("choose 1")
    assert scene.hand_of(ANA) == ["star", "witch"]
    assert scene.pile() == ["monk", "priest"]


@pytest.mark.clause("GLD-PILE-05")
def test_the_two_cards_of_an_empty_hand_go_on_with_the_new_pile() -> None:
    scene = almost_empty("witch").hand(BEN, "jester").refill_as("star", "monk").begin()
    assert scene.hand_of(ANA) == ["star", "witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-PILE-06")
def test_hands_and_guilds_are_untouched_by_the_refill() -> None:
    scene = almost_empty("witch").hand(ANA, "jester", "noble").hand(BEN, "noble", "knight")
    scene.guild(ANA, "artisan", 3).guild(CLEO, "star", 2, 1).begin()
    scene.do("play jester")
    assert scene.side == "yellow"
    assert scene.hand_of(ANA) == ["noble", "witch"]
    assert scene.hand_of(BEN) == ["knight", "noble"]
    assert scene.guilds_of(ANA) == [("artisan", 3, 0)]
    assert scene.guilds_of(CLEO) == [("star", 2, 1)]


@pytest.mark.clause("GLD-PILE-07")
@pytest.mark.parametrize("discard", [[], ["priest"]])
def test_the_round_ends_when_nothing_can_be_shuffled(discard: list[str]) -> None:
    scene = almost_empty("witch").guild(ANA, "jester", 0, 3).hand(ANA, "jester", "noble")
    scene.discard(*discard).begin()
    scene.do("reinforce 1 jester 0 1")
    assert scene.side == "yellow"
    assert (scene.result["reason"], scene.result["winners"]) == ("end-card", [ANA])


@pytest.mark.clause("GLD-PILE-07", "GLD-PILE-04")
def test_one_discard_beside_a_played_card_is_enough_to_go_on() -> None:
    scene = almost_empty("witch").hand(ANA, "star").hand(CLEO, "noble").discard("priest").begin()
    scene.do("play star")
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.hand_of(BEN) == ["priest"]
    assert scene.result["reason"] == "end-card", "the second time"
    assert scene.told_keys.count("refilled") == 1


@pytest.mark.clause("GLD-PILE-07", "GLD-PILE-04", "GLD-END-07")
def test_a_card_being_played_is_not_shuffled_in_itself() -> None:
    scene = almost_empty("witch").hand(ANA, "monk").hand(BEN, "noble").discard().begin()
    scene.do("play monk")
    assert scene.result["reason"] == "end-card"
    assert scene.hand_of(ANA) == ["witch"]
    assert "refilled" not in scene.told_keys
    assert scene.discarded() == ["monk"]


@pytest.mark.clause("GLD-PILE-07")
def test_one_discard_under_the_top_is_enough_to_go_on() -> None:
    scene = almost_empty("witch").guild(ANA, "jester", 0, 3).hand(ANA, "jester").hand(BEN, "noble")
    scene.discard("monk", "priest").begin()
    scene.do("reinforce 1 jester 0 1")
    assert scene.result is None
    assert scene.pile() == ["monk"]


# The yellow side -----------------------------------------------------------------------------


@pytest.mark.clause("GLD-PILE-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_yellow_side_ends_the_round(seats: int) -> None:
    scene = almost_empty("witch", seats=seats).hand(ANA, "jester").hand(BEN, "noble", "star")
    scene.end_card("yellow").begin()
    scene.do("play jester")
    assert (scene.result["reason"], scene.result["winners"]) == ("end-card", [BEN])
    assert scene.shuffles() == []
    assert scene.discarded() == ["monk", "star", "priest", "jester"]


@pytest.mark.clause("GLD-PILE-08", "GLD-PILE-09")
def test_with_two_players_the_pile_is_emptied_only_once() -> None:
    scene = almost_empty("witch", seats=2).hand(ANA, "jester").hand(BEN, "noble", "star").begin()
    scene.do("play jester")
    assert "refilled" not in scene.told_keys
    assert scene.events(None, "round-end-card") == [
        {"event": "round-end-card", "seats": [BEN], "round": 1}
    ]


@pytest.mark.clause("GLD-PILE-09")
def test_a_round_has_no_second_refill() -> None:
    scene = almost_empty("witch").hand(ANA, "jester").hand(BEN, "monk", "noble").begin()
    scene.do("play jester")
    assert (scene.side, len(scene.pile())) == ("yellow", 3)
    scene.do("play monk")  # two and the closing draw: the new pile is empty too
    assert scene.result["reason"] == "end-card"
    assert len(scene.shuffles()) == 1


@pytest.mark.clause("GLD-PILE-09", "GLD-PILE-11", "GLD-PILE-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_piles_stay_consistent_throughout_a_game(seats: int) -> None:
    """A round has at most one refill, with two players none; the 104 cards and the End card stay
    apart; the draw pile is never found empty."""
    deck = new_game(seats).census()
    refilled: Counter[tuple[int, int]] = Counter()
    for seed in range(4):
        scene, random = new_game(seats, SeededChance(f"{seats} {seed}")), Random(seed)
        round_number = 1
        for _ in scene.play_out(random):
            refilled[seed, round_number] += scene.told_keys.count("refilled")
            round_number = scene.state.round_number
            assert scene.census() == deck
            assert scene.pile() or not scene.asked
    assert max(refilled.values()) == (0 if seats == 2 else 1)


@pytest.mark.clause("GLD-PILE-12")
def test_the_pile_is_refilled_before_the_next_question() -> None:
    scene = almost_empty("witch").hand(ANA, "jester").hand(BEN, "noble").begin()
    scene.do("play jester")
    assert (scene.asked, len(scene.pile())) == ((BEN,), 3)


@pytest.mark.clause("GLD-PILE-11")
def test_the_end_card_is_not_shuffled_into_the_new_pile() -> None:
    scene = almost_empty("witch").hand(ANA, "jester").hand(BEN, "noble").begin()
    scene.do("play jester")
    assert sorted(scene.pile()) == ["monk", "priest", "star"]
    assert scene.view(None)["table"]["side"] == "yellow"
