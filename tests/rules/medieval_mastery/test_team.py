"""TEAM: allegiance, teams of two or three (optional rule)."""

import pytest

from tableronde.core.errors import ContradictoryOptions
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.battles import armed, bare, fight_out, no_piles
from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVE,
    FAY,
    MasteryScene,
    mastery,
)

HERE = (2, 0)
"""Beside Ana's castle on the map for four, and the shore (1, 0)."""
PAIRS, THREES = 2, 3
SIX = (3, -2)
"""Beside Ana's castle on the map for six."""


def teams_of(scene: MasteryScene) -> list[int]:
    return [seat["team"] for seat in scene.view(None)["table"]["seats"]]


def fight(
    attackers: int = 3, defenders: int = 3, land: str = "forest", **cards: tuple[str, ...]
) -> MasteryScene:
    """Let Ana and Cleo fight Ben and Dan, with these cards; Ana has attacked Ben."""
    scene = no_piles(bare(mastery(4, team=PAIRS))).land(HERE, land).hold(BEN, HERE, defenders)
    for seat, name in enumerate(("ana", "ben", "cleo", "dan")):
        scene.hand(seat, *cards.get(name, ()))
    return armed(scene).battle(ANA, HERE, attackers)


def order(scene: MasteryScene, answers: int) -> list[int]:
    """Return who is asked for support cards, one after the other, if all decline."""
    seen = []
    for _ in range(answers):
        seen.append(scene.asked[0])
        scene.do("decline")
    return seen


def allowed(seats: int, teams: str) -> bool:
    try:
        MedievalMastery().check_options(seats, {"teams": teams})
    except ContradictoryOptions:
        return False
    return True


# Who plays with whom -------------------------------------------------------------------------


@pytest.mark.clause("MM-TEAM-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_teams_need_four_or_six_players(seats: int) -> None:
    assert allowed(seats, "pairs") == (seats in (4, 6))
    assert allowed(seats, "threes") == (seats == 6)


@pytest.mark.clause("MM-TEAM-02")
@pytest.mark.parametrize(("seats", "teams"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_partners_sit_opposite_each_other(seats: int, teams: list[int]) -> None:
    scene = mastery(seats, team=PAIRS).begin()
    assert teams_of(scene) == teams
    castles = [slot for slot in scene.view(None)["table"]["map"] if slot["kind"] == "castle"]
    place = {castle["owner"]: (castle["q"], castle["r"]) for castle in castles}
    half = seats // 2
    partners = [[at for at in range(seats) if scene.state.allied(at, seat)] for seat in range(half)]
    assert partners == [[seat, seat + half] for seat in range(half)]
    opposite = [(-place[seat][0], -place[seat][1]) for seat in range(half)]
    assert [place[seat + half] for seat in range(half)] == opposite


@pytest.mark.clause("MM-TEAM-03")
def test_teams_of_three_sit_alternately() -> None:
    scene = mastery(6, team=THREES).begin()
    assert teams_of(scene) == [0, 1, 0, 1, 0, 1]
    neighbours = [scene.state.allied(seat, (seat + 1) % 6) for seat in range(6)]
    assert neighbours == [False] * 6


# Victory -------------------------------------------------------------------------------------


def close_to_twenty(land: str) -> MasteryScene:
    """Give Ana ten points and Cleo eight; beside Ana's castle is one territory more."""
    scene = mastery(4, team=PAIRS).land(HERE, land)
    anas = {(1, 0): "city", (0, -1): "arena", (2, -1): "fort", (1, -1): "abbey"}
    cleos = {(-1, 0): "city", (0, 1): "arena", (-2, 1): "fort"}
    for seat, lands in ((ANA, anas), (CLEO, cleos)):
        for place, name in lands.items():
            scene.land(place, name).hold(seat, place, 1)
    return scene.begin()


@pytest.mark.clause("MM-TEAM-04")
def test_a_team_of_two_wins_with_twenty_points_together() -> None:
    scene = close_to_twenty("shrine")
    scene.do(f"advance {scene.number(HERE)} 1")
    assert scene.result["winners"] == [ANA, CLEO]
    assert scene.events(None, "won") == [{"event": "won", "seats": [ANA, CLEO]}]


@pytest.mark.clause("MM-TEAM-04")
def test_a_team_of_two_does_not_win_with_nineteen() -> None:
    scene = close_to_twenty("village")
    scene.do(f"advance {scene.number(HERE)} 1")
    assert (scene.result, scene.prompt) == (None, "turn-after")


def close_to_thirty(land: str) -> MasteryScene:
    """Give Ana, Cleo and Eve 28 points; beside Ana's castle is one territory more."""
    scene = mastery(6, team=THREES).land(SIX, land)
    lands = {
        ANA: {(1, -1): "city", (0, -1): "arena", (2, -2): "fort", (2, -1): "abbey"},
        CLEO: {(0, 1): "city", (1, 0): "arena", (0, 2): "fort", (1, 1): "abbey"},
        EVE: {(-1, 0): "city", (-1, 1): "fortress", (-2, 0): "fort"},
    }
    for seat, held in lands.items():
        for place, name in held.items():
            scene.land(place, name).hold(seat, place, 1)
    return scene.begin()


@pytest.mark.clause("MM-TEAM-05")
def test_a_team_of_three_wins_with_thirty_points_together() -> None:
    scene = close_to_thirty("shrine")
    scene.do(f"advance {scene.number(SIX)} 1")
    assert scene.result["winners"] == [ANA, CLEO, EVE]


@pytest.mark.clause("MM-TEAM-05")
def test_a_team_of_three_does_not_win_with_twenty_nine() -> None:
    scene = close_to_thirty("village")
    scene.do(f"advance {scene.number(SIX)} 1")
    assert (scene.result, scene.prompt) == (None, "turn-after")


@pytest.mark.clause("MM-TEAM-06")
def test_thirteen_points_of_one_player_do_not_win() -> None:
    scene = mastery(4, team=PAIRS).land(HERE, "city")
    for place, name in {(1, 0): "city", (0, -1): "arena", (0, 1): "arena", (2, -1): "fort"}.items():
        scene.land(place, name).hold(ANA, place, 1)
    scene.begin().do(f"advance {scene.number(HERE)} 1")
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 14
    assert (scene.result, scene.prompt) == (None, "turn-after")


# Advances and supply -------------------------------------------------------------------------


@pytest.mark.clause("MM-TEAM-07")
def test_a_team_mates_territory_is_no_target() -> None:
    scene = mastery(4, team=PAIRS).hold(CLEO, HERE, 2).hold(BEN, (2, -1), 2).begin()
    assert scene.targets() == {(3, -2), (2, -1)}
    alone = mastery(4).hold(CLEO, HERE, 2).hold(BEN, (2, -1), 2).begin()
    assert alone.targets() == {(3, -2), (2, -1), HERE}


@pytest.mark.clause("MM-TEAM-15")
def test_a_team_mates_territory_is_no_link() -> None:
    scene = mastery(4, team=PAIRS).hold(CLEO, HERE, 2).hold(CLEO, (2, -1), 2)
    scene.hold(CLEO, (3, -2), 2).hold(ANA, (1, 0), 3).castle(ANA, 3).begin()
    [tile] = [tile for tile in scene.view(None)["table"]["map"] if (tile["q"], tile["r"]) == (1, 0)]
    assert tile["supply"] is None
    assert scene.options(verb="redeploy") == []
    assert scene.targets() == set()


@pytest.mark.clause("MM-TEAM-15")
def test_a_team_mates_territory_is_not_reinforced() -> None:
    scene = mastery(4, team=PAIRS).hold(CLEO, HERE, 2).hold(ANA, (2, -1), 2).begin()
    scene.do("redeploy")
    home, own = scene.castle_number(ANA), scene.number((2, -1))
    pairs = {tuple(option.split()[1:3]) for option in scene.options(verb="move")}
    assert pairs == {(str(home), str(own)), (str(own), str(home))}


# Support cards -------------------------------------------------------------------------------


@pytest.mark.clause("MM-TEAM-08")
def test_support_of_a_team_mate_counts_for_the_fighting_player() -> None:
    scene = fight(
        2, 3, ana=("support-1",), ben=("support-1",), cleo=("support-2",), dan=("support-2",)
    )
    for seat in range(4):
        scene.hand(seat, "call-to-arms")
    scene.do("support 1 0", ANA)
    assert scene.scores() == (3, 3)
    scene.do("support 1 0", BEN)
    assert scene.scores() == (3, 4)
    scene.do("support 0 1", CLEO)
    assert scene.scores() == (5, 4)
    scene.do("support 0 1", DAN)
    assert scene.scores() == (5, 6)


@pytest.mark.clause("MM-TEAM-08")
def test_a_team_that_does_not_fight_plays_no_support() -> None:
    scene = no_piles(bare(mastery(6, team=PAIRS))).hold(BEN, SIX, 3)
    for seat in range(6):
        scene.hand(seat, "support-1")
    scene.battle(ANA, SIX, 2)
    assert order(scene, 4) == [ANA, BEN, DAN, EVE]
    assert scene.state.battle is None


@pytest.mark.clause("MM-TEAM-08")
def test_in_teams_of_three_all_play_support() -> None:
    scene = armed(no_piles(bare(mastery(6, team=THREES)))).hold(BEN, SIX, 3).battle(ANA, SIX, 2)
    assert order(scene, 6) == [ANA, BEN, CLEO, DAN, EVE, FAY]
    assert scene.state.battle is None


@pytest.mark.clause("MM-TEAM-09")
@pytest.mark.parametrize(
    ("attackers", "defenders", "asked"),
    [
        (2, 3, [ANA, BEN, CLEO, DAN]),
        (3, 3, [ANA, BEN, CLEO, DAN]),
        (3, 2, [BEN, CLEO, DAN, ANA]),
    ],
)
def test_the_lower_score_begins_and_then_it_goes_clockwise(
    attackers: int, defenders: int, asked: list[int]
) -> None:
    assert order(fight(attackers, defenders), 4) == asked


@pytest.mark.clause("MM-TEAM-10")
def test_support_ends_when_all_have_declined_in_a_row() -> None:
    scene = fight(2, 3, cleo=("support-1", "call-to-arms"))
    assert order(scene, 2) == [ANA, BEN]
    scene.do("support 1 0", CLEO)
    assert order(scene, 3) == [DAN, ANA, BEN]
    assert (scene.prompt, scene.asked) == ("support-team", (CLEO,))
    scene.do("decline")
    assert scene.state.battle is None


@pytest.mark.clause("MM-TEAM-11")
def test_a_player_who_declined_may_play_in_the_next_round() -> None:
    scene = fight(2, 3, ana=("support-2",), dan=("support-1",))
    assert order(scene, 3) == [ANA, BEN, CLEO]
    scene.do("support 1 0", DAN)
    assert (scene.asked, scene.options()) == ((ANA,), ["support 0 1", "decline"])
    scene.do("support 0 1")
    assert scene.scores() == (4, 4)


@pytest.mark.clause("MM-TEAM-12")
def test_a_player_without_support_cards_can_only_decline() -> None:
    scene = fight(2, 3, ana=("fracture",), ben=("call-to-arms",))
    assert (scene.asked, scene.options()) == ((ANA,), ["decline"])
    scene.do("decline")
    assert (scene.asked, scene.options()) == ((BEN,), ["decline"])
    scene.do("decline")
    assert (scene.asked, scene.options()) == ((CLEO,), ["decline"])
    assert scene.game.WINDOWS[scene.prompt] == "decline"  # what an automatic answer answers


@pytest.mark.clause("MM-TEAM-13")
def test_team_mates_draw_nothing_and_lay_no_conflict_card() -> None:
    scene = mastery(4, team=PAIRS).hold(BEN, HERE, 3)
    for seat in (CLEO, DAN):
        scene.hand(seat, "conflict-5", "conflict-4")
    for seat in (ANA, BEN):
        scene.hand(seat, "conflict-2").draw(seat, "fracture", "support-1", "support-1", "support-1")
    bare(scene).battle(ANA, HERE, 3)
    assert [len(scene.hand_of(seat)) for seat in range(4)] == [5, 5, 2, 2]
    assert (scene.prompt, scene.asked) == ("commit", (ANA, BEN))


@pytest.mark.clause("MM-TEAM-13")
def test_team_mates_use_no_sceptre_and_no_orb() -> None:
    scene = mastery(4, team=PAIRS).artefacts(CLEO, "rage", "brutality")
    scene.artefacts(DAN, "loyalty", "devotion").artefacts(ANA, "vigour", "resurgence")
    scene.artefacts(BEN, "fear", "greed").hold(BEN, HERE, 3)
    bare(scene, "rage", "brutality", "loyalty", "devotion")
    armed(no_piles(scene)).battle(ANA, HERE, 4)
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("support", (4, 3))
    fight_out(scene)
    assert [scene.in_castle(seat) for seat in range(4)] == [3, 2, 0, 0]


@pytest.mark.clause("MM-TEAM-14")
def test_a_team_mates_support_cards_go_to_that_team_mates_discard_pile() -> None:
    scene = fight(2, 3, ana=("support-1",), cleo=("support-2",), dan=("support-1", "support-1"))
    scene.do("support 1 0", ANA)
    scene.do("decline", BEN)
    scene.do("support 0 1", CLEO)
    scene.do("support 2 0", DAN)
    assert [scene.discarded(seat) for seat in range(4)] == [[], [], [], []]
    fight_out(scene)
    piles = [scene.discarded(seat) for seat in range(4)]
    assert piles == [["support-1"], [], ["support-2"], ["support-1", "support-1"]]


# Secrets and artefacts -----------------------------------------------------------------------


@pytest.mark.clause("MM-TEAM-16")
def test_hands_stay_secret_between_team_mates() -> None:
    scene = mastery(4, team=PAIRS).hand(ANA, "fracture").hand(CLEO, "conflict-2").begin()
    shown = [seat["cards"] for seat in scene.view(ANA)["table"]["seats"]]
    assert shown == [["fracture"], None, None, None]


@pytest.mark.clause("MM-TEAM-16")
def test_a_drawn_card_is_hidden_from_team_mates() -> None:
    five = ("conflict-2", "conflict-3", "support-1", "support-2", "ambush")
    scene = bare(mastery(4, team=PAIRS)).hold(BEN, HERE, 3).draw(ANA, *five).draw(BEN, *five)
    scene.battle(ANA, HERE, 3)  # both refill their hands
    everybody = (ANA, BEN, CLEO, DAN, None)
    told = [[event["seat"] for event in scene.events(seat, "drew")] for seat in everybody]
    assert told == [[ANA], [BEN], [], [], []]
    unseen = [[event["seat"] for event in scene.events(s, "drew-unseen")] for s in everybody]
    assert unseen == [[BEN], [ANA], [ANA, BEN], [ANA, BEN], [ANA, BEN]]


@pytest.mark.clause("MM-TEAM-17")
def test_the_artefacts_of_a_team_mate_cannot_be_fractured() -> None:
    scene = mastery(4, team=PAIRS).hand(ANA, "fracture").begin()
    table = scene.view(None)["table"]["seats"]
    opponents = [
        f"fracture {held['name']}" for seat in (BEN, DAN) for held in table[seat]["artefacts"]
    ]
    assert scene.options(verb="fracture") == opponents


@pytest.mark.clause("MM-TEAM-17")
def test_a_team_mates_crown_cannot_be_fractured_when_it_is_used() -> None:
    scene = mastery(4, team=PAIRS).artefacts(ANA, "vitality").hold(ANA, HERE, 2)
    armed(scene).begin().do("crown")
    asked = []
    while scene.prompt == "fracture-crown":
        asked.append(scene.asked[0])
        scene.do("pass")
    assert asked == [BEN, DAN]


@pytest.mark.clause("MM-TEAM-17")
def test_in_a_battle_a_team_mate_can_break_only_what_the_other_team_has() -> None:
    scene = mastery(4, team=PAIRS).artefacts(ANA, "rage").artefacts(BEN, "loyalty")
    for seat in range(4):
        scene.hand(seat, "fracture")
    no_piles(scene).hold(BEN, HERE, 3).battle(ANA, HERE, 3)
    offered = []
    while scene.prompt == "fracture-sceptre":
        offered.append((scene.asked[0], scene.options(verb="fracture")))
        scene.do("pass")
    own, other = ["fracture loyalty"], ["fracture rage"]
    assert offered == [(ANA, own), (BEN, other), (CLEO, own), (DAN, other)]


@pytest.mark.clause("MM-TEAM-18")
def test_in_the_mountains_team_mates_play_no_support_either() -> None:
    scene = fight(4, 3, "mountains", cleo=("support-2",), dan=("support-2", "support-2"))
    assert (scene.prompt, scene.knights(HERE)) == ("turn-after", (ANA, 4))
    assert scene.hand_of(DAN) == ["support-2", "support-2"]
