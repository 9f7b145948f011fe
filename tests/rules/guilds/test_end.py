"""END: how a round ends, and who has won it."""

from random import Random

import pytest

from tableronde.core.chance import SeededChance
from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, GuildsScene, guilds, new_game


def last_card(seats: int = 3) -> GuildsScene:
    """Return a scene with the yellow side, and a Witch as the only card left."""
    return guilds(seats).end_card("yellow").draw("witch", nothing_else=True)


# The third guild -----------------------------------------------------------------------------


@pytest.mark.clause("GLD-END-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_third_guild_wins_at_once(seats: int) -> None:
    scene = guilds(seats).hand(BEN, "star", "jester", "star", "noble").guild(BEN, "monk", 3)
    scene.guild(BEN, "monk", 4).guild(ANA, "knight", 8).begin(BEN)
    scene.do("lay star 2 1")
    assert (scene.result["winners"], scene.result["reason"]) == ([BEN], "third-guild")
    assert scene.asked == ()
    assert scene.told_keys == ["laid", *["round-score"] * seats, "round-third-guild", "ended"]


@pytest.mark.clause("GLD-END-01")
def test_the_second_guild_does_not_win() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk").guild(ANA, "star", 3).hand(BEN, "noble")
    scene.begin().do("lay monk 3 0")
    assert scene.result is None
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-END-01")
def test_three_guilds_of_different_players_win_nothing() -> None:
    scene = guilds(3).hand(ANA, "monk", "monk", "monk").guild(BEN, "star", 3).guild(CLEO, "star", 3)
    scene.begin().do("lay monk 3 0")
    assert scene.result is None


@pytest.mark.clause("GLD-END-02")
def test_a_dissolved_guild_does_not_count() -> None:
    scene = guilds(2).hand(ANA, *["monk"] * 6, "noble").guild(ANA, "star", 3)
    scene.hand(BEN, "assassin", "noble").begin()
    scene.do("lay monk 3 0")
    scene.do("play assassin")
    scene.do("assassinate 1 star")
    scene.do("lay monk 3 0")  # the third she lays, but two lie there
    assert scene.guilds_of(ANA) == [("monk", 3, 0), ("monk", 3, 0)]
    assert scene.state.round_number == 1
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-END-03")
@pytest.mark.parametrize("kind", ["star", "knight", "monk", "magician", "noble", "witch"])
def test_the_winning_guild_has_no_power_and_no_draw_follows(kind: str) -> None:
    scene = guilds(3).hand(ANA, kind, kind, kind, "priest").hand(BEN, "artisan")
    scene.hand(CLEO, "artisan").guild(ANA, "prowler", 3).guild(ANA, "prowler", 3).begin()
    pile = scene.pile()
    scene.do(f"lay {kind} 3 0")
    assert scene.result["winners"] == [ANA]
    assert [scene.hand_of(seat) for seat in range(3)] == [["priest"], ["artisan"], ["artisan"]]
    assert scene.pile() == pile


# The End card --------------------------------------------------------------------------------


@pytest.mark.clause("GLD-END-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_yellow_side_ends_the_round_on_the_spot(seats: int) -> None:
    scene = last_card(seats).hand(ANA, "monk").hand(BEN, "star", "star")
    scene.discard("noble", "noble", "noble").begin()
    scene.do("play monk")
    assert scene.events(None, "round-end-card") == [
        {"event": "round-end-card", "seats": [BEN], "round": 1}
    ]
    drawn = [event["count"] for event in scene.events(None, "drew-unseen")]
    assert drawn == [1]


@pytest.mark.clause("GLD-END-04")
def test_the_yellow_side_ends_nothing_while_a_card_is_left() -> None:
    scene = last_card().draw("witch", "witch", nothing_else=True).hand(ANA, "jester")
    scene.hand(BEN, "star").begin().do("play jester")
    assert scene.result is None
    assert scene.pile() == ["witch"]


@pytest.mark.clause("GLD-END-05")
def test_remaining_draws_and_the_closing_draw_are_dropped() -> None:
    scene = last_card().hand(ANA, "star", "monk").discard("noble", "noble", "noble").begin()
    scene.do("play star")
    assert [scene.hand_of(seat) for seat in range(3)] == [["monk", "witch"], [], []]
    assert scene.pile() == []
    assert scene.asked == ()


@pytest.mark.clause("GLD-END-05")
def test_gifts_are_dropped() -> None:
    scene = last_card().hand(ANA, "noble").hand(BEN, "monk").begin()
    scene.do("play noble")  # Cleo draws the last card to have something to give
    assert [scene.hand_of(seat) for seat in range(3)] == [[], ["monk"], ["witch"]]
    assert scene.result["winners"] == [BEN, CLEO]


@pytest.mark.clause("GLD-END-05", "GLD-END-06")
def test_a_magicians_discards_are_dropped_and_all_drawn_cards_count() -> None:
    scene = last_card().draw("witch", "priest", nothing_else=True).hand(ANA, "magician")
    scene.hand(BEN, "star", "star").discard("noble").begin()
    scene.do("play magician")
    assert scene.hand_of(ANA) == ["priest", "witch"]
    assert scene.discarded() == ["noble", "magician"]
    assert scene.result["winners"] == [ANA, BEN]  # two cards each


@pytest.mark.clause("GLD-END-06")
def test_drawn_cards_count_for_the_player_who_drew_them() -> None:
    scene = last_card(5).draw("witch", "priest", "monk", nothing_else=True).hand(ANA, "star")
    scene.begin().do("play star")
    hands = [scene.hand_of(seat) for seat in range(5)]
    assert hands == [["witch"], ["priest"], ["monk"], [], []]
    assert scene.result["winners"] == [0, 1, 2]
    assert [score["hand"] for score in scene.result["scores"]] == [1, 1, 1, 0, 0]


@pytest.mark.clause("GLD-END-07")
@pytest.mark.parametrize("card", ["monk", "star", "magician", "prowler"])
def test_a_card_whose_power_is_cut_short_is_discarded_and_not_counted(card: str) -> None:
    scene = last_card().hand(ANA, card).hand(BEN, "knight").discard("noble").begin()
    scene.do(f"play {card}")
    assert scene.discarded() == ["noble", card]
    assert scene.played is None
    assert scene.result["winners"] == [ANA, BEN]  # one card each


# Who wins then -------------------------------------------------------------------------------


def counted(guild_sizes: list[list[int]], hands: list[int]) -> GuildsScene:
    """Return a scene in which Ana exposes the End card, with guilds of these sizes and hands of
    these numbers."""
    scene = guilds(len(hands)).end_card("yellow").draw("witch", nothing_else=True)
    kinds = iter(["artisan", "knight", "star", "magician", "monk", "noble", "priest"])
    for seat, sizes in enumerate(guild_sizes):
        for size in sizes:
            jesters = max(0, size - 8)
            scene.guild(seat, next(kinds), size - jesters, jesters)
    for seat, count in enumerate(hands):
        scene.hand(seat, *["merchant" if seat < 2 else "beggar"] * (count - (seat == ANA)))
    scene.hand(ANA, "jester").begin()
    scene.do("play jester")  # played, with the last card drawn for it
    return scene


@pytest.mark.clause("GLD-END-08")
@pytest.mark.parametrize(
    ("guild_sizes", "hands", "winner"),
    [
        ([[3], [3, 3], [3]], [4, 1, 1], BEN),
        ([[8], [3, 3], []], [4, 1, 1], BEN),  # guilds before members
        ([[9], [3, 3], [3, 3]], [1, 1, 4], CLEO),
        ([[3, 3], [3, 4], [8]], [4, 1, 1], BEN),  # members among those tied on guilds
        ([[4], [3], [3]], [1, 4, 4], ANA),  # members before hands
        ([[], [], [3]], [4, 4, 1], CLEO),
    ],
)
def test_most_guilds_win_and_then_most_members(
    guild_sizes: list[list[int]], hands: list[int], winner: int
) -> None:
    assert counted(guild_sizes, hands).result["winners"] == [winner]


@pytest.mark.clause("GLD-END-09")
@pytest.mark.parametrize(
    ("guild_sizes", "hands", "winner"),
    [
        ([[3], [3], [3]], [1, 3, 2], BEN),
        ([[], [], []], [4, 3, 2], ANA),
        ([[3, 4], [4, 3], [6]], [1, 2, 4], BEN),
    ],
)
def test_a_tie_on_guilds_and_members_is_broken_by_cards_in_hand(
    guild_sizes: list[list[int]], hands: list[int], winner: int
) -> None:
    assert counted(guild_sizes, hands).result["winners"] == [winner]


@pytest.mark.clause("GLD-END-10")
@pytest.mark.parametrize(
    ("guild_sizes", "hands", "winners"),
    [
        ([[3], [3], [3]], [2, 2, 1], [ANA, BEN]),
        ([[], [], []], [2, 2, 2], [ANA, BEN, CLEO]),
        ([[3], [3], [3], [3], [3]], [1, 2, 2, 1, 2], [BEN, CLEO, 4]),
    ],
)
def test_a_full_tie_shares_the_victory(
    guild_sizes: list[list[int]], hands: list[int], winners: list[int]
) -> None:
    assert counted(guild_sizes, hands).result["winners"] == winners


@pytest.mark.clause("GLD-END-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_red_side_ends_nothing(seats: int) -> None:
    scene = guilds(seats).draw("witch", nothing_else=True).discard("noble", "star", "star")
    scene.hand(ANA, "jester").hand(BEN, "knight").begin()
    scene.do("play jester")
    assert scene.result is None
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-END-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_turn_takes_a_card_and_every_round_ends(seats: int) -> None:
    for seed in range(5):
        scene, random = new_game(seats, SeededChance(f"{seats}/{seed}")), Random(seed)
        told = scene.told_keys
        for _ in scene.play_out(random):
            told += scene.told_keys
        assert scene.result is not None
        for played_round in "\n".join(told).split("round-began")[1:]:
            turns = played_round.split("\nturn\n")[1:]
            assert all("drew" in turn.split("\n") for turn in turns[:-1])
            assert 1 <= len(turns) <= 91 + 103  # the first pile and a second one
            assert played_round.count("refilled") <= 1
