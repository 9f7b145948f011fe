"""POWER: Artisan, Jester, Star, Magician, Monk."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, guilds

# Artisan -------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-05")
def test_an_artisan_takes_the_top_discard() -> None:
    scene = guilds(3).guild(ANA, "artisan", 3).discard("monk", "star", "noble").hand(BEN, "jester")
    scene.draw("witch").begin()
    scene.do("use 1")
    assert scene.hand_of(ANA) == ["noble", "witch"]
    assert scene.discarded() == ["monk", "star"]


@pytest.mark.clause("GLD-POWER-06")
def test_a_played_artisan_does_not_take_itself() -> None:
    scene = guilds(3).hand(ANA, "artisan").discard("monk", "noble").hand(BEN, "jester")
    scene.draw("witch").begin()
    scene.do("play artisan")
    assert scene.hand_of(ANA) == ["noble", "witch"]
    assert scene.discarded() == ["monk", "artisan"]


@pytest.mark.clause("GLD-POWER-06", "GLD-POWER-07")
def test_an_artisan_finds_an_empty_discard_pile() -> None:
    played = guilds(3).hand(ANA, "artisan").hand(BEN, "jester").draw("witch", "star").begin()
    played.do("play artisan")
    assert (played.hand_of(ANA), played.discarded()) == (["witch"], ["artisan"])
    used = guilds(3).guild(ANA, "artisan", 3).hand(BEN, "jester").draw("witch", "star").begin()
    used.do("use 1")
    assert (used.hand_of(ANA), used.discarded()) == (["witch"], [])
    assert used.asked == (BEN,)


# Jester --------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-11")
def test_a_jester_has_no_power_of_its_own() -> None:
    scene = guilds(3).hand(ANA, "jester").hand(BEN, "monk").hand(CLEO, "star").discard("noble")
    scene.guild(BEN, "knight", 3).draw("witch", "priest").begin()
    scene.do("play jester")
    assert scene.told_keys == ["played", "discarded-played", "drew", "turn"]
    assert scene.hand_of(ANA) == ["witch"]


@pytest.mark.clause("GLD-POWER-11")
def test_a_jester_stands_in_only_to_lay_or_to_reinforce() -> None:
    scene = guilds(3).hand(ANA, "jester", "monk", "monk").guild(ANA, "star", 3).begin()
    assert sorted(scene.options()) == [
        "lay monk 2 1",
        "play jester",
        "play monk",
        "reinforce 1 star 0 1",
        "use 1",
    ]


# Star ----------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-17", "GLD-POWER-18")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_draws_one_card_the_active_player_first(seats: int) -> None:
    cards = ["artisan", "knight", "monk", "noble", "priest"][:seats]
    for active in range(seats):
        scene = guilds(seats).hand(active, "star").draw(*cards, "witch").begin(active)
        scene.hand((active + 1) % seats, "jester")
        scene.do("play star")
        order = [(active + step) % seats for step in range(seats)]
        assert scene.hand_of(active) == [cards[0], "witch"]
        assert scene.hand_of(order[1]) == sorted([cards[1], "jester"])
        assert [scene.hand_of(seat) for seat in order[2:]] == [[card] for card in cards[2:]]


# Magician ------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-19")
@pytest.mark.parametrize(
    ("keep", "hand"),
    [
        ("keep knight monk noble", ["knight", "star", "witch"]),
        ("keep monk knight noble", ["star", "monk", "witch"]),
        ("keep noble knight monk", ["star", "noble", "witch"]),
    ],
)
def test_a_magician_keeps_one_of_three(keep: str, hand: list[str]) -> None:
    scene = guilds(3).hand(ANA, "magician", "star").hand(BEN, "jester").discard("priest")
    scene.draw("knight", "monk", "noble", "witch").begin()
    scene.do("play magician")
    assert (scene.prompt, scene.asked) == ("magician", (ANA,))
    assert scene.pile()[0] == "witch"
    scene.do(keep)
    assert scene.hand_of(ANA) == hand
    assert len(scene.discarded()) == 4  # Priest, the two others, the Magician


@pytest.mark.clause("GLD-POWER-19", "GLD-POWER-20")
def test_any_of_the_three_may_be_kept_and_the_others_put_down_in_any_order() -> None:
    scene = guilds(3).hand(ANA, "magician", "star").draw("knight", "monk", "noble").begin()
    scene.do("play magician")
    assert sorted(scene.options()) == [
        "keep knight monk noble",
        "keep knight noble monk",
        "keep monk knight noble",
        "keep monk noble knight",
        "keep noble knight monk",
        "keep noble monk knight",
    ]


@pytest.mark.clause("GLD-POWER-19")
def test_a_magician_may_draw_two_equal_cards() -> None:
    scene = guilds(3).hand(ANA, "magician", "monk").draw("monk", "noble", "monk").begin()
    scene.do("play magician")
    assert sorted(scene.options()) == [
        "keep monk monk noble",
        "keep monk noble monk",
        "keep noble monk monk",
    ]
    scene.do("keep noble monk monk")
    assert scene.hand_of(ANA)[:2] == ["monk", "noble"]  # the Monk she had before is not touched


@pytest.mark.clause("GLD-POWER-20")
@pytest.mark.parametrize(("under", "top"), [("monk", "noble"), ("noble", "monk")])
def test_a_magician_chooses_the_order_of_the_two_discards(under: str, top: str) -> None:
    scene = guilds(3).guild(ANA, "magician", 3).draw("knight", "monk", "noble").begin()
    scene.do("use 1")
    scene.do(f"keep knight {under} {top}")
    assert scene.discarded() == [under, top]


# Monk ----------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-POWER-27")
def test_a_monk_draws_two() -> None:
    scene = guilds(3).hand(ANA, "monk").hand(BEN, "jester").draw("star", "noble", "priest", "witch")
    scene.begin().do("play monk")
    assert scene.hand_of(ANA) == ["star", "noble", "priest"]  # two and the closing draw
    assert scene.hand_of(BEN) == ["jester"]
