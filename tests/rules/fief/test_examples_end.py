"""The worked examples of the rulebook, from the end of the turn to the relics."""

import pytest

from tests.rules.fief.acting import act, all_pass, table
from tests.rules.fief.fighting import attack, damage
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

CAPITALS = {
    "mazilles": "mazilles",
    "st-paul": "st-paul",
    "sigy": "sigy",
    "tournus": "tournus",
    "st-gerome": "st-gerome",
    "epervier": "l-epervier",
    "blaye": "blaye",
    "bourg": "bourg",
}
LORDS = {
    ANA: ("arthur", "baudoin"),
    BEN: ("charles", "eric"),
    CLEO: ("francois", "gauvain"),
    DAN: ("henri", "lambert"),
}


def realms(seats: int, *shares: int) -> FiefScene:
    """So many fief titles for each player, two at most for a lord."""
    scene = fief(seats)
    fiefs = iter(CAPITALS)
    for seat, share in enumerate(shares):
        for at in range(share):
            name = next(fiefs)
            scene.lord(seat, LORDS[seat][at // 2], CAPITALS[name])
            scene.title(LORDS[seat][at // 2], name, CAPITALS[name])
    return scene


@pytest.mark.clause("FIEF-EX-35", "FIEF-7.1-01")
@pytest.mark.parametrize(
    ("fiefs", "king", "pope", "wins"),
    [
        (3, False, False, True),
        (2, True, False, True),
        (2, False, True, True),
        (1, True, True, True),
        (2, False, False, False),
        (1, True, False, False),
    ],
)
def test_three_victory_points_of_any_kind(fiefs: int, king: bool, pope: bool, wins: bool) -> None:
    scene = realms(4, fiefs)
    if king:
        scene.king("arthur")
    if pope:
        scene.lord(ANA, "baudoin", "mazilles").bishop("baudoin", 2).pope("baudoin")
    scene.begin("finish")
    assert (scene.result is not None) == wins


@pytest.mark.clause("FIEF-EX-36", "FIEF-7.3-02")
def test_sabine_wins_by_the_king() -> None:
    scene = realms(4, 4, 1, 1, 2).king("henri").begin("finish")
    assert scene.result["winners"] == [DAN]
    assert scene.result["reason"] == "king"


@pytest.mark.clause("FIEF-EX-37", "FIEF-7.3-01")
def test_olivier_wins_alone_against_an_alliance_of_five_points() -> None:
    scene = realms(4, 3, 1, 3).lord(BEN, "jeanne", "tournus").king("charles")
    scene.marry("arthur", "jeanne").begin("finish")
    assert (scene.result["winners"], scene.result["reason"]) == ([CLEO], "solo")


@pytest.mark.clause("FIEF-EX-38", "FIEF-9.1-01", "FIEF-9.1-02")
@pytest.mark.parametrize("owner", [ANA, BEN])
def test_mireille_d_arc(owner: int) -> None:
    scene = fief().lord(owner, "mireille", "blaye").hand(ANA, "arc")
    act(table(scene), ANA, "make-arc mireille")
    assert scene.named(scene.state.arc) == "mireille"
    assert scene.owner("mireille") == owner
    assert scene.hand_of(ANA) == []
    assert scene.state.character_discard == []


@pytest.mark.clause("FIEF-EX-39", "FIEF-10.1-02")
@pytest.mark.parametrize("famine", [False, True])
def test_nobody_rises_against_his_own_tithe(famine: bool) -> None:
    scene = fief().lord(ANA, "arthur", "tournus").bishop("arthur", 2).hand(ANA, "tax", "revolt")
    if famine:
        scene.sky(2, "famine")
    scene.begin("play").do("tithe 2", ANA)
    assert ("revolt tournus" in scene.options(ANA)) == famine
    if famine:
        scene.do("revolt tournus", ANA)
        assert scene.events(None, "revolt")[0]["motive"] == "famine"


@pytest.mark.clause("FIEF-EX-40", "FIEF-10.1-10")
@pytest.mark.parametrize(("face", "inflicted"), [(0, 3), (3, 12)])
def test_three_revolts_inflict_three_to_twelve(face: int, inflicted: int) -> None:
    scene = fief().troops(BEN, "blaye", 13).sky(1, "famine").hand(ANA, *["revolt"] * 3)
    act(table(scene), ANA, "revolt blaye")
    scene.battle_dice(face, face, face)
    act(scene, ANA, "join-revolt 2")
    assert scene.troops_at("blaye", BEN) == (13 - inflicted, 0)


@pytest.mark.clause("FIEF-EX-41", "FIEF-10.1-07", "FIEF-10.1-12")
@pytest.mark.parametrize(("joined", "left", "castle"), [(False, 2, 1), (True, 0, 0)])
def test_the_castle_of_mazilles(joined: bool, left: int, castle: int) -> None:
    scene = fief().troops(CLEO, "mazilles", 2).castle("mazilles").sky(2, "famine")
    act(table(scene.hand(ANA, "revolt").hand(BEN, "revolt")), ANA, "revolt mazilles")
    scene.battle_dice(1)
    scene.do("join-revolt 1" if joined else "pass", BEN)
    if not joined:
        assert (scene.prompt, scene.asked) == ("tunnel-for-revolt", (BEN,))
        scene.do("pass", BEN)
    assert scene.troops_at("mazilles", CLEO) == (left, 0)
    assert scene.fort("mazilles") == castle


@pytest.mark.clause("FIEF-EX-42", "FIEF-10.2.2-01")
@pytest.mark.parametrize("dug", [False, True])
def test_sabine_s_five_points_before_a_castle(dug: bool) -> None:
    scene = fief().castle("blaye").troops(BEN, "blaye", 3).lord(ANA, "arthur", "blaye")
    scene.troops(ANA, "blaye", 4).hand(ANA, "secret-passage").begin("fight").do("attack blaye 1")
    scene.pass_all()
    if dug:
        act(scene, ANA, "tunnel")
    all_pass(scene)
    rolls = [len(roll["faces"]) for roll in scene.events(None, "battle-roll")]
    assert rolls == ([1, 1] if dug else [])


@pytest.mark.clause("FIEF-EX-43", "FIEF-11.1-02")
def test_the_bishop_of_four_takes_only_the_relic_of_bourg() -> None:
    towns = {"blaye": "grail", "tournus": "lance", "st-gerome": "geronce", "sigy": "roseline"}
    scene = fief(relics="yes").relic("radegonde", village="bourg")
    scene.lord(ANA, "arthur", "bourg").bishop("arthur", 4)
    for town, relic in towns.items():
        scene.relic(relic, village=town)
    table(scene)
    takes = [scene.options(ANA, "take-relic")]
    for town in towns:
        scene.lord(ANA, "arthur", town)
        takes.append(scene.options(ANA, "take-relic"))
    assert takes == [["take-relic bourg arthur"], [], [], [], []]


@pytest.mark.clause("FIEF-EX-44", "FIEF-11.1.1-01")
def test_the_grail_of_olivier() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 6)
    scene.relic("grail", "arthur").lord(BEN, "charles", "blaye").troops(BEN, "blaye", 12)
    scene.battle_dice(0, 1, 3).begin("fight", BEN)
    attack(scene, "blaye", ANA)
    assert scene.events(None, "battle-roll")[0]["faces"] == [0, 1, 3]
    assert damage(scene)[0] == 2
    assert scene.troops_at("blaye", ANA) == (4, 0)


@pytest.mark.clause("FIEF-EX-45", "FIEF-11.1.1-05")
def test_the_lance_of_maximilien() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 8)
    scene.relic("lance", "arthur").troops(BEN, "blaye", 9).battle_dice(1, 3).begin("fight")
    attack(scene, "blaye", BEN)
    assert damage(scene)[0] == 5
    assert scene.troops_at("blaye", BEN) == (4, 0)
