"""TWO: the match of two players."""

from collections import Counter
from random import Random

import pytest

from tableronde.core.chance import SeededChance
from tableronde.games.guilds.state import Guild
from tests.rules.guilds.scene import ANA, BEN, GuildsScene, guilds, new_game


def third_guild(winner: int, wins: tuple[int, int], round_number: int) -> GuildsScene:
    """Return a scene in which a player wins this round by a third guild."""
    scene = guilds(2).match(wins, round_number).hand(winner, "monk", "monk", "monk")
    scene.guild(winner, "star", 3).guild(winner, "knight", 3).begin(winner)
    scene.do("lay monk 3 0")
    return scene


def shared(wins: tuple[int, int], round_number: int) -> GuildsScene:
    """Return a scene in which this round ends at the End card with both players tied."""
    scene = guilds(2).match(wins, round_number).hand(ANA, "jester").hand(BEN, "star")
    scene.draw("witch", nothing_else=True).begin()
    scene.do("play jester")
    return scene


@pytest.mark.clause("GLD-TWO-01")
def test_a_match_goes_on_until_the_third_round() -> None:
    scene = third_guild(ANA, (0, 0), 1)
    assert (scene.state.wins, scene.state.round_number) == ([1, 0], 2)
    assert (scene.prompt, scene.result) == ("action", None)
    scene = third_guild(BEN, (1, 0), 2)
    assert (scene.state.wins, scene.state.round_number) == ([1, 1], 3)
    assert (scene.prompt, scene.result) == ("action", None)


@pytest.mark.clause("GLD-TWO-01")
@pytest.mark.parametrize("winner", [ANA, BEN])
def test_after_the_third_round_the_match_is_over(winner: int) -> None:
    scene = third_guild(winner, (1, 1), 3)
    assert (scene.result["winners"], scene.result["reason"]) == ([winner], "match")
    assert scene.asked == ()
    assert sorted(score["rounds"] for score in scene.result["scores"]) == [1, 2]


@pytest.mark.clause("GLD-TWO-01", "GLD-TWO-02")
def test_whole_matches_have_two_or_three_rounds() -> None:
    lengths = set()
    for seed in range(12):
        scene, rounds = new_game(2, SeededChance(f"match {seed}")), 1
        for _ in scene.play_out(Random(seed)):
            rounds += scene.told_keys.count("round-began")
        assert max(scene.state.wins) == 2
        lengths.add(rounds)
    assert lengths == {2, 3}


@pytest.mark.clause("GLD-TWO-02")
@pytest.mark.parametrize("winner", [ANA, BEN])
def test_two_rounds_won_win_the_match(winner: int) -> None:
    scene = third_guild(winner, (1, 0) if winner == ANA else (0, 1), 2)
    assert (scene.result["winners"], scene.result["reason"]) == ([winner], "match")
    assert "round-began" not in scene.told_keys
    assert scene.state.round_number == 2


@pytest.mark.clause("GLD-TWO-03")
@pytest.mark.parametrize("ending", ["third guild", "End card"])
def test_each_round_is_set_up_again(ending: str) -> None:
    scene = third_guild(ANA, (0, 0), 1) if ending == "third guild" else shared((0, 0), 1)
    assert scene.state.round_number == 2
    assert [len(scene.hand_of(seat)) for seat in (ANA, BEN)] == [6, 6]
    assert [scene.guilds_of(seat) for seat in (ANA, BEN)] == [[], []]
    assert (len(scene.discarded()), len(scene.pile())) == (1, 91)
    assert set(scene.census().values()) == {8}
    assert scene.census().total() == 104
    assert scene.side == "yellow"
    assert [len(cards) for cards in scene.shuffles()] == [104]
    assert scene.played is None


@pytest.mark.clause("GLD-TWO-04")
@pytest.mark.parametrize("starter", [ANA, BEN])
@pytest.mark.parametrize("winner", [ANA, BEN])
def test_the_first_player_of_the_next_round_is_random(starter: int, winner: int) -> None:
    scene = guilds(2).hand(winner, "monk", "monk", "monk").guild(winner, "star", 3)
    scene.guild(winner, "knight", 3).begin(winner)
    scene.chance.picks.append(starter)
    scene.do("lay monk 3 0")
    assert (scene.state.round_number, scene.asked) == (2, (starter,))


@pytest.mark.clause("GLD-TWO-04")
@pytest.mark.parametrize("options", [{}, {"first": "0"}])
def test_either_player_may_begin_the_second_round(options: dict[str, str]) -> None:
    begun: Counter[int] = Counter()
    for seed in range(80):
        scene = new_game(2, SeededChance(f"second {seed}"), **options)
        state = scene.state
        state.guilds[scene.asked[0]] = [Guild(1, 3, 3, 0), Guild(2, 4, 3, 0)]
        state.hands[scene.asked[0]] = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        scene.do("lay jester 0 3")
        assert state.round_number == 2
        begun[scene.asked[0]] += 1
    assert min(begun[ANA], begun[BEN]) >= 25  # 40 each on the average


@pytest.mark.clause("GLD-TWO-05")
def test_a_shared_round_counts_for_both() -> None:
    scene = shared((0, 0), 1)
    assert scene.state.wins == [1, 1]
    assert (scene.state.round_number, scene.result) == (2, None)


@pytest.mark.clause("GLD-TWO-05")
def test_a_shared_second_round_gives_the_match_to_the_winner_of_the_first() -> None:
    scene = shared((1, 0), 2)
    assert scene.result["winners"] == [ANA]
    assert [score["rounds"] for score in scene.result["scores"]] == [2, 1]


@pytest.mark.clause("GLD-TWO-06")
@pytest.mark.parametrize("round_number", [2, 3])
def test_players_who_reach_two_wins_together_share_the_match(round_number: int) -> None:
    scene = shared((1, 1), round_number)
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA, BEN], "match")
    assert scene.state.round_number == round_number


@pytest.mark.clause("GLD-TWO-07")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_of_more_players_is_one_round(seats: int) -> None:
    scene = new_game(seats)
    assert scene.view(None)["table"]["rounds"] == 1
    seat = scene.asked[0]
    scene.state.guilds[seat] = [Guild(1, 3, 3, 0), Guild(2, 4, 3, 0)]
    scene.state.hands[seat] = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    scene.do("lay jester 0 3")
    assert (scene.result["winners"], scene.result["reason"]) == ([seat], "third-guild")
    assert "round-began" not in scene.told_keys


@pytest.mark.clause("GLD-TWO-07")
def test_a_game_of_two_players_is_more_than_one_round() -> None:
    assert new_game(2).view(None)["table"]["rounds"] == 3
