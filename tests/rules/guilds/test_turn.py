"""TURN: one action, then one card."""

from random import Random

import pytest

import tableronde
from tableronde.core.chance import SeededChance
from tableronde.core.errors import NoSuchDecision, WrongSeat
from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, GuildsScene, guilds, new_game


def anas_four_actions(seats: int = 3) -> GuildsScene:
    """Return a hand and guilds with which Ana can take any action, each with nothing to ask."""
    scene = guilds(seats).hand(ANA, "jester", "jester", "jester", "artisan", "monk")
    scene.guild(ANA, "artisan", 3).discard("noble", "noble").draw("star", "priest")
    return scene.hand(BEN, "witch").begin()


@pytest.mark.clause("GLD-TURN-01")
@pytest.mark.parametrize(
    ("action", "hand"),
    [
        ("play jester", ["artisan", "jester", "jester", "star", "monk"]),
        ("lay jester 0 3", ["artisan", "star", "monk"]),
        ("use 1", ["artisan", "jester", "jester", "jester", "star", "monk", "noble"]),
        ("reinforce 1 artisan 1 0", ["jester", "jester", "jester", "star", "monk", "noble"]),
    ],
)
def test_a_turn_is_one_action_and_one_card(action: str, hand: list[str]) -> None:
    scene = anas_four_actions()
    scene.do(action)
    assert scene.hand_of(ANA) == hand
    assert scene.pile()[0] == "priest"
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-TURN-02")
def test_a_turn_offers_four_actions() -> None:
    scene = guilds(3).hand(ANA, "knight", "knight", "jester").guild(ANA, "knight", 3).begin()
    assert sorted(scene.options()) == [
        "lay knight 2 1",
        "play jester",
        "play knight",
        "reinforce 1 knight 0 1",
        "reinforce 1 knight 1 0",
        "reinforce 1 knight 1 1",
        "reinforce 1 knight 2 0",
        "reinforce 1 knight 2 1",
        "use 1",
    ]


@pytest.mark.clause("GLD-TURN-03")
def test_an_action_cannot_be_passed() -> None:
    scene = guilds(3).hand(ANA, "jester").begin()
    assert scene.options() == ["play jester"]
    assert scene.decision().may_decline is False


@pytest.mark.clause("GLD-TURN-04")
def test_the_closing_draw_comes_after_the_played_card_is_discarded() -> None:
    """When it empties the pile, the played card is therefore the one that stays."""
    scene = guilds(3).hand(ANA, "jester").hand(BEN, "witch").discard("monk", "priest")
    scene.draw("star", nothing_else=True).begin()
    scene.do("play jester")
    assert scene.hand_of(ANA) == ["star"]
    assert scene.discarded() == ["jester"]
    assert scene.shuffles() == [["monk", "priest"]]


@pytest.mark.clause("GLD-TURN-04")
def test_the_closing_draw_waits_for_everybody_a_power_asks() -> None:
    scene = guilds(3).hand(ANA, "noble").hand(BEN, "monk", "monk").hand(CLEO, "witch", "witch")
    scene.draw("star").begin()
    scene.do("play noble")
    scene.do("give monk", BEN)
    assert scene.hand_of(ANA) == []
    scene.do("give witch", CLEO)
    assert scene.hand_of(ANA) == ["star", "monk", "witch"]
    assert scene.discarded() == ["noble"]


@pytest.mark.clause("GLD-TURN-05")
def test_a_hand_has_no_limit() -> None:
    full = ["artisan"] * 8 + ["knight"] * 8 + ["monk"] * 8
    scene = guilds(3).hand(ANA, *full).hand(BEN, "noble").draw("star", "star", "star").begin()
    scene.do("play monk")
    assert len(scene.hand_of(ANA)) == 26  # 24, one played, two and one drawn
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-TURN-06")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_turn_without_card_and_guild_is_to_draw_two_cards(seats: int) -> None:
    scene = guilds(seats).hand(BEN, "monk").guild(BEN, "knight", 3).discard("noble")
    scene.draw("star", "priest", "witch").begin()
    assert scene.hand_of(ANA) == ["star", "priest"]
    assert scene.pile()[0] == "witch"
    assert scene.discarded() == ["noble"]
    assert scene.told_keys == ["turn", "empty-handed", "drew", "turn"]  # neither action nor draw
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-TURN-06")
def test_a_player_with_one_card_or_one_guild_must_act() -> None:
    with_card = guilds(3).hand(ANA, "jester").begin()
    assert (with_card.asked, with_card.hand_of(ANA)) == ((ANA,), ["jester"])
    with_guild = guilds(3).guild(ANA, "monk", 3).begin()
    assert (with_guild.asked, with_guild.hand_of(ANA)) == ((ANA,), [])


@pytest.mark.clause("GLD-TURN-07")
def test_a_player_without_cards_must_use_a_guild() -> None:
    scene = guilds(3).guild(ANA, "monk", 3).guild(ANA, "knight", 2, 1).hand(BEN, "star").begin()
    assert (scene.prompt, scene.asked) == ("action", (ANA,))
    assert sorted(scene.options()) == ["use 1", "use 2"]


@pytest.mark.clause("GLD-TURN-08")
@pytest.mark.parametrize("seats", COUNTS)
def test_after_the_closing_draw_the_next_player_has_the_turn(seats: int) -> None:
    scene = guilds(seats).hand(0, "monk").hand(seats - 1, "jester").begin(seats - 1)
    scene.do("play jester")
    assert scene.told_keys[-2:] == ["drew", "turn"]
    assert scene.events(None, "turn") == [{"event": "turn", "seat": 0}]
    assert scene.asked == (0,)


@pytest.mark.clause("GLD-TURN-09")
def test_only_the_active_player_takes_an_action() -> None:
    scene = guilds(3).hand(ANA, "noble", "jester").guild(BEN, "monk", 3)
    scene.hand(BEN, "knight", "knight", "knight").hand(CLEO, "star", "star").begin()
    assert (scene.prompt, scene.asked) == ("action", (ANA,))
    scene.do("play noble")
    assert (scene.prompt, scene.asked) == ("noble-give", (BEN, CLEO))
    assert scene.options(BEN) == ["give knight"]
    assert scene.options(CLEO) == ["give star"]


@pytest.mark.clause("GLD-TURN-09")
def test_an_action_of_another_seat_is_refused() -> None:
    match = tableronde.new("guilds", seats=3, seed=5)
    [decision] = match.pending()
    other = (decision.seat + 1) % 3
    with pytest.raises(WrongSeat):
        match.answer(decision, decision.options[0], seat=other)
    with pytest.raises(NoSuchDecision):
        match.answer(f"0.{other}", decision.options[0], seat=other)


@pytest.mark.clause("GLD-TURN-09")
@pytest.mark.parametrize("seats", COUNTS)
def test_throughout_a_game_only_the_active_player_is_asked_for_an_action(seats: int) -> None:
    scene, random = new_game(seats, SeededChance("actions")), Random(seats)
    answering = {"merchant-give", "noble-give"}
    for _ in scene.play_out(random):
        if scene.asked and scene.prompt not in answering:
            assert scene.asked == (scene.state.turn,)
        if scene.asked and scene.prompt != "action":
            verbs = {option.split()[0] for seat in scene.asked for option in scene.options(seat)}
            assert not verbs & {"play", "lay", "use", "reinforce"}


@pytest.mark.clause("GLD-TURN-10")
def test_an_action_that_ends_the_round_is_followed_by_no_draw() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk", "star").draw("priest")
    scene.guild(ANA, "knight", 3).guild(ANA, "noble", 3).begin()
    scene.do("lay monk 3 0")
    assert scene.result["winners"] == [ANA]
    assert scene.hand_of(ANA) == ["star"]
    assert scene.pile()[0] == "priest"


@pytest.mark.clause("GLD-TURN-11")
def test_cards_are_drawn_from_the_top_one_by_one() -> None:
    scene = guilds(3).hand(ANA, "monk").hand(BEN, "jester")
    scene.draw("star", "priest", "noble", "witch").begin()
    scene.do("play monk")
    drawn = [event["cards"] for event in scene.events(ANA, "drew")]
    assert drawn == [["star", "priest"], ["noble"]]
    assert scene.pile()[0] == "witch"
