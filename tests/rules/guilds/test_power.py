"""POWER: what applies to all powers."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, GuildsScene, guilds

WAYS = ("play", "lay", "use", "reinforce", "copy")
ASKING = {
    "assassin": "assassin",
    "knight": "knight",
    "magician": "magician",
    "merchant": "merchant-target",
    "beggar": "beggar",
    "priest": "priest-target",
    "prowler": "prowler",
    "witch": "witch",
}
"""The powers that ask the active player something, and the question."""


def activated(way: str, power: str) -> GuildsScene:
    """Activate a power in one of the five ways, by Ana with nothing else in hand.

    Guilds 1 and 2 are Cleo's Artisans and Nobles; guild 3, if there is one, is that of the
    power."""
    scene = guilds(3).hand(BEN, "jester", "monk").hand(CLEO, "jester", "star").discard("noble")
    scene.guild(CLEO, "artisan", 3).guild(CLEO, "noble", 3).draw(
        "star", "priest", "knight", "magician"
    )
    if way == "play":
        scene.hand(ANA, power).begin().do(f"play {power}")
    elif way == "lay":
        scene.hand(ANA, power, power, power).begin().do(f"lay {power} 3 0")
    elif way == "use":
        scene.guild(ANA, power, 3).begin().do("use 3")
    elif way == "reinforce":
        scene.guild(ANA, power, 3).hand(ANA, power).begin().do(f"reinforce 3 {power} 1 0")
    else:
        scene.guild(BEN, power, 3).hand(ANA, "witch").begin().do("play witch")
        scene.do("copy 3")
    return scene


@pytest.mark.clause("GLD-POWER-01")
@pytest.mark.parametrize("way", WAYS)
def test_powers_without_a_question_work_alike_in_all_ways(way: str) -> None:
    """Every hand shown here ends with the closing draw."""
    assert activated(way, "artisan").hand_of(ANA) == ["star", "noble"]
    assert activated(way, "monk").hand_of(ANA) == ["knight", "star", "priest"]
    star = activated(way, "star")
    assert star.hand_of(ANA) == ["star", "magician"]
    assert star.hand_of(BEN) == ["jester", "monk", "priest"]
    assert star.hand_of(CLEO) == ["jester", "knight", "star"]


@pytest.mark.clause("GLD-POWER-01")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("power", "count", "one"),
    [
        ("knight", 26, "name 2 witch"),
        ("magician", 6, "keep priest knight star"),
        ("merchant", 2, "choose 2"),
        ("beggar", 2, "choose 1"),
        ("priest", 2, "choose 1"),
    ],
)
def test_powers_with_a_question_ask_alike_in_all_ways(
    way: str, power: str, count: int, one: str
) -> None:
    scene = activated(way, power)
    assert (scene.prompt, scene.asked) == (ASKING[power], (ANA,))
    assert len(scene.options()) == count
    assert one in scene.options()


@pytest.mark.clause("GLD-POWER-01")
@pytest.mark.parametrize("way", WAYS)
def test_a_noble_asks_the_same_givers_in_all_ways(way: str) -> None:
    scene = activated(way, "noble")
    assert (scene.prompt, scene.asked) == ("noble-give", (BEN, CLEO))


@pytest.mark.clause("GLD-POWER-01")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("power", "verb"), [("assassin", "assassinate"), ("prowler", "steal")])
def test_strikes_have_the_same_targets_in_all_ways(way: str, power: str, verb: str) -> None:
    scene = activated(way, power)
    own_kind = [] if way == "play" else [f"{verb} 3 {power}"]
    assert sorted(scene.options()) == [f"{verb} 1 artisan", f"{verb} 2 noble", *own_kind]


@pytest.mark.clause("GLD-POWER-01")
@pytest.mark.parametrize("way", WAYS[:4])
def test_a_witch_copies_alike_in_all_ways(way: str) -> None:
    scene = activated(way, "witch")
    assert (scene.prompt, scene.options()) == ("witch", ["copy 1", "copy 2"])


@pytest.mark.clause("GLD-POWER-02")
@pytest.mark.parametrize("power", ASKING)
def test_the_active_player_makes_the_choices(power: str) -> None:
    scene = activated("play", power)
    assert scene.asked == (ANA,)


@pytest.mark.clause("GLD-POWER-02")
def test_the_active_player_also_chooses_what_a_priest_takes_and_gives() -> None:
    scene = activated("play", "priest")
    scene.hand(ANA, "witch")
    scene.do("choose 1")
    assert (scene.prompt, scene.asked) == ("priest-take", (ANA,))
    scene.do("take monk")
    assert (scene.prompt, scene.asked) == ("priest-give", (ANA,))


@pytest.mark.clause("GLD-POWER-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("power", ["merchant", "priest", "beggar"])
def test_a_person_chosen_is_always_another_player(seats: int, power: str) -> None:
    for active in range(seats):
        scene = guilds(seats).hand(active, power)
        for seat in range(seats):
            scene.hand(seat, "star")  # all level, so that a Beggar may choose too
        scene.begin(active)
        scene.do(f"play {power}")
        others = [seat for seat in range(seats) if seat != active]
        assert sorted(scene.options()) == [f"choose {seat}" for seat in others]


@pytest.mark.clause("GLD-POWER-03")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_knight_names_always_another_player(seats: int) -> None:
    for active in range(seats):
        scene = guilds(seats).hand(active, "knight", "monk").begin(active)
        scene.do("play knight")
        named = {int(option.split()[1]) for option in scene.options()}
        assert named == set(range(seats)) - {active}


@pytest.mark.clause("GLD-POWER-03")
def test_no_player_has_to_be_chosen_among_two() -> None:
    merchant = guilds(2).hand(BEN, "merchant", *["star"] * 3).hand(ANA, *["monk"] * 3).begin(BEN)
    merchant.do("play merchant")
    assert (merchant.prompt, merchant.asked) == ("merchant-give", (BEN, ANA))
    priest = guilds(2).hand(BEN, "priest").hand(ANA, "monk", "monk").begin(BEN)
    priest.do("play priest")
    assert (priest.prompt, priest.options()) == ("priest-take", ["take monk"])


@pytest.mark.clause("GLD-POWER-04")
@pytest.mark.parametrize(
    ("way", "power"),
    [
        (way, power)
        for way in WAYS
        for power in (*ASKING, "noble")
        if (way, power) != ("copy", "witch")
    ],
)
def test_no_activated_power_can_be_declined(way: str, power: str) -> None:
    scene = activated(way, power)
    questions = 0
    while scene.prompt != "action":
        assert scene.decision().may_decline is False
        scene.do(scene.options()[0])
        questions += 1
        assert questions <= 3  # no power has more
    assert questions
