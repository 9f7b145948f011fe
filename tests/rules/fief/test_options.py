"""11.0, 11.2, 11.3: the optional rules; R-57; money open or hidden."""

import itertools
from random import Random
from typing import Final

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.core.event import ALL, Run
from tableronde.games.fief.rules.march.movement import Group
from tests.rules.fief.acting import act, table
from tests.rules.fief.fighting import attack
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief
from tests.rules.fief.worlds import check_supplies, other_world
from tests.scene import Scene

# Independent options ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.0-01")
@pytest.mark.parametrize(
    ("relics", "fog", "diplomacy"),
    list(itertools.product(("no", "yes"), ("no", "yes"), ("embassies", "free"))),
)
def test_each_optional_rule_is_used_or_not_by_itself(relics: str, fog: str, diplomacy: str) -> None:
    """Seen by what it changes: a relic to take, forces shown in a battle, talks without a token."""
    scene = fief(relics=relics, fog=fog, diplomacy=diplomacy).lord(ANA, "arthur", "bourg")
    scene.bishop("arthur", 4).relic("lance", village="bourg").troops(ANA, "bourg", 3)
    scene.state.embassies = [0, 0, 0]
    scene.troops(BEN, "bourg", 3).begin("fight")
    assert ("take-relic bourg arthur" in scene.options(ANA)) == (relics == "yes")
    assert ("talk" in scene.options(ANA)) == (diplomacy == "free")
    scene.do("attack bourg 1")
    assert bool(scene.events(None, "forces")) == (fog == "yes")


@pytest.mark.clause("FIEF-11.0-01", "FIEF-12.0-04")
def test_by_default_no_optional_rule_is_used_and_money_is_open() -> None:
    modes = fief().state.modes
    assert not any((modes.relics, modes.fog, modes.free_diplomacy, modes.hidden_money))


# Fog of war ---------------------------------------------------------------------------------------


def foggy() -> FiefScene:
    scene = fief(fog="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 4, 2)
    return scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 5, 1)


@pytest.mark.clause("FIEF-11.2-01", "FIEF-11.2-02")
def test_a_march_tells_how_many_counters_go_and_not_which() -> None:
    scene = foggy().begin("move")
    scene.do("lead arthur")
    scene.do("march charolles")
    assert scene.events(CLEO, "marches") == [
        {
            "event": "marches",
            "seat": ANA,
            "lords": ["arthur"],
            "village": "blaye",
            "to": "charolles",
            "count": 6,
        }
    ]


def formed(*choices: str) -> FiefScene:
    """Arthur sets out from Blaye, for Charolles, where Ben may bar his way."""
    scene = foggy().troops(ANA, "la-salle", 2, 2).lord(BEN, "eric", "charolles").begin("move")
    for choice in ("lead arthur", *choices):
        Scene.do(scene, choice)
    return scene


def some_way(scene: FiefScene, count: int) -> str:
    """To muster so many counters, be they what they may."""
    return next(way for way in scene.options() if sum(map(int, way.split()[1:])) == count)


MAKE_UPS: Final = [
    f"muster {sergeants} {knights}" for sergeants in range(5) for knights in range(3)
]


@pytest.mark.clause("FIEF-11.2-01", "FIEF-R-57", "FIEF-D-05")
def test_whoever_comes_along_it_takes_one_answer() -> None:
    """Also if all do: nothing can be read from the number of answers."""
    scene = formed("march charolles")
    assert sorted(scene.options()) == MAKE_UPS
    asked = [formed("march charolles", "muster 4 2", "march villeneuve", way) for way in MAKE_UPS]
    for eyes in (BEN, CLEO, None):
        assert len({str(scene.view(eyes)) for scene in asked}) == 1, "numbers and ids are in it"
    assert {(scene.prompt, scene.asked) for scene in asked} == {("passage", (BEN,))}


@pytest.mark.clause("FIEF-11.2-01", "FIEF-R-57", "FIEF-D-05")
@pytest.mark.parametrize("mine", [(4, 2), (3, 3), (6, 0), (0, 6)])
def test_whatever_he_has_there_others_see_the_same(mine: tuple[int, int]) -> None:
    """The rest of his counters lies at La Salle, so that the supply tells nothing either."""
    views = []
    for at_home in (mine, (5, 1)):
        scene = fief(fog="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", *at_home)
        scene.troops(ANA, "la-salle", 6 - at_home[0], 6 - at_home[1])
        scene.lord(BEN, "eric", "charolles").begin("move")
        seen = []
        for step in ("lead arthur", "march charolles", 4, "march villeneuve", 3):
            Scene.do(scene, step if isinstance(step, str) else some_way(scene, step))
            for eyes in (BEN, CLEO, None):
                seen += [scene.view(eyes), scene.events(eyes)]
        views.append(seen)
    assert views[0] == views[1]


@pytest.mark.clause("FIEF-5.0-06", "FIEF-R-57")
def test_with_no_counter_in_reach_nobody_is_mustered() -> None:
    """That they are there everybody sees."""
    scene = fief(fog="yes").lord(ANA, "arthur", "blaye").begin("move")
    Scene.do(scene, "lead arthur")
    Scene.do(scene, "march charolles")
    assert (scene.prompt, scene.where("arthur")) == ("group", "charolles")


@pytest.mark.clause("FIEF-11.2-01", "FIEF-11.2-02", "FIEF-R-57")
def test_until_it_marches_nobody_else_knows_how_many_counters_a_group_has() -> None:
    """Or else the step from six to two would tell that four of one kind stay behind."""
    stages = ["march charolles", "muster 4 2", "march villeneuve", "muster 0 2"]
    for at in range(len(stages) + 1):
        for eyes in (BEN, None):
            shown = formed(*stages[:at]).view(eyes)["table"]["group"]
            assert (shown["count"], shown["sergeants"], shown["knights"]) == (None, None, None)
    for eyes in (ANA, ALL):
        shown = formed(*stages).view(eyes)["table"]["group"]
        assert (shown["count"], shown["sergeants"], shown["knights"]) == (2, 0, 2)


@pytest.mark.clause("FIEF-11.2-01", "FIEF-11.2-02", "FIEF-R-57")
def test_what_is_dropped_on_the_way_is_known_only_by_its_number() -> None:
    one, two = (formed("march charolles", "muster 4 2", "march villeneuve") for _ in range(2))
    one.do("muster 2 0")
    two.do("muster 1 1")
    for scene in (one, two):
        scene.do("allow", BEN)
        assert scene.events(CLEO, "marches")[0]["count"] == 2
    assert all(one.view(eyes) == two.view(eyes) for eyes in (BEN, None))
    assert one.view(ANA) != two.view(ANA)


@pytest.mark.clause("FIEF-11.2-01", "FIEF-R-57")
@pytest.mark.parametrize("steps", [3, 4])
def test_who_looks_on_takes_any_counters_for_the_group(steps: int) -> None:
    stages = ["march charolles", "muster 4 2", "march villeneuve", "muster 3 2"]
    scene = formed(*stages[:steps])
    went = set()
    for number in range(20):
        imagined = scene.game.resample(scene.view(BEN), LooseChance(Random(number)))
        check_supplies(imagined)
        assert kernel.view(scene.game, imagined, BEN) == scene.view(BEN)
        other = other_world(scene.state, BEN, Random(number))
        check_supplies(other)
        assert kernel.view(scene.game, other, BEN) == scene.view(BEN)
        group = next(frame for frame in other.stack if isinstance(frame, Group))
        went.add((group.sergeants, group.knights))
    assert len(went) > 1
    assert {sum(troops) for troops in went} == {6 if steps == 3 else 5}


@pytest.mark.clause("FIEF-11.2-02", "FIEF-R-57")
def test_a_battle_shows_the_counters_of_both_sides() -> None:
    scene = foggy().begin("fight")
    assert scene.events(CLEO, "forces") == []
    scene.do("attack blaye 1")
    assert scene.events(CLEO, "forces") == [
        {"event": "forces", "seat": ANA, "sergeants": 4, "knights": 2},
        {"event": "forces", "seat": BEN, "sergeants": 5, "knights": 1},
    ]


def assault() -> FiefScene:
    """Ana's sergeant before Ben's castle: no die."""
    scene = fief(fog="yes").castle("blaye").lord(BEN, "eric", "blaye").troops(BEN, "blaye", 4, 3)
    return scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)


def garrison(scene: FiefScene, eyes: int | None) -> tuple[int | None, int | None]:
    """What these eyes know of Ben's counters at Blaye; the view of the battle tells the same."""
    table = scene.view(eyes)["table"]
    village = next(one for one in table["villages"] if one["name"] == "blaye")
    camp = next(camp for camp in village["camps"] if camp["seat"] == BEN)
    side = table["battle"]["defence"]
    if eyes != BEN:
        assert (side["sergeants"], side["knights"]) == (camp["sergeants"], camp["knights"])
        assert (side["points"] is None) == (side["dice"] is None) == (side["knights"] is None)
    return camp["sergeants"], camp["knights"]


SHOWN: Final = {"event": "forces", "seat": BEN, "sergeants": 4, "knights": 3}


@pytest.mark.clause("FIEF-R-57", "FIEF-R-41", "FIEF-EX-42")
def test_an_impossible_attack_turns_up_nobody_s_garrison() -> None:
    scene = assault().begin("fight")
    scene.do("attack blaye 1")
    assert [told["seat"] for told in scene.events(None, "forces")] == [ANA], "who attacks shows"
    assert [garrison(scene, eyes) for eyes in (ANA, CLEO, None)] == [(None, None)] * 3
    assert garrison(scene, BEN) == (4, 3)
    for eyes in (ANA, CLEO):
        for number in range(10):
            imagined = scene.game.resample(scene.view(eyes), LooseChance(Random(number)))
            assert kernel.view(scene.game, imagined, eyes) == scene.view(eyes)
            other = other_world(scene.state, eyes, Random(number))
            assert kernel.view(scene.game, other, eyes) == scene.view(eyes)
    scene.pass_all()
    scene.pass_all()
    assert scene.keys()[:2] == ["no-dice", "battle-over"]
    assert scene.state.battle is None


@pytest.mark.clause("FIEF-R-57", "FIEF-R-41")
def test_it_is_shown_as_soon_as_a_secret_passage_gives_the_attack_a_die() -> None:
    scene = assault().hand(ANA, "secret-passage").begin("fight")
    scene.do("attack blaye 1")
    scene.pass_all()
    assert scene.prompt == "window-round"
    act(scene, ANA, "tunnel")
    assert (scene.prompt, scene.events(None, "forces")) == ("window-round", [SHOWN])
    assert garrison(scene, CLEO) == (4, 3)
    scene.pass_all()
    assert scene.keys()[:2] == ["battle-roll", "battle-roll"], "once is enough"


@pytest.mark.clause("FIEF-R-57", "FIEF-R-41")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_it_is_shown_as_soon_as_a_partner_gives_the_attack_a_die(side: str) -> None:
    scene = assault().lord(CLEO, "henri", "blaye").troops(CLEO, "blaye", 9, 4)
    scene.begin("fight").do("attack blaye 1")
    scene.pass_all()
    scene.do(f"join-side {side}", CLEO)
    scene.do("accept", ANA if side == "attacker" else BEN)
    shown = [told["seat"] for told in scene.events(None, "forces")]
    assert shown == ([CLEO, BEN] if side == "attacker" else [])
    assert garrison(scene, None) == ((4, 3) if side == "attacker" else (None, None))


@pytest.mark.clause("FIEF-R-57")
def test_a_partner_shows_his_counters_when_he_joins() -> None:
    scene = foggy().lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 2, 3).begin("fight")
    scene.do("attack blaye 1")
    scene.pass_all()
    scene.do("join-side defender", CLEO)
    scene.do("accept", BEN)
    assert scene.events(None, "forces") == [
        {"event": "forces", "seat": CLEO, "sergeants": 2, "knights": 3}
    ]


@pytest.mark.clause("FIEF-R-57")
def test_removed_counters_are_shown() -> None:
    scene = fief(fog="yes").troops(BEN, "blaye", 6, 2).sky(1, "famine").hand(ANA, "revolt")
    act(table(scene.battle_dice(2)), ANA, "revolt blaye")
    scene.do("lose 0 1", BEN)
    assert scene.events(CLEO, "troops-lost") == [
        {"event": "troops-lost", "seat": BEN, "village": "blaye", "sergeants": 0, "knights": 1}
    ]


@pytest.mark.clause("FIEF-11.2-02", "FIEF-R-57")
def test_before_he_answers_nobody_knows_whether_damage_kills_all_of_an_army() -> None:
    """Two sergeants have fewer combat points than the revolt has hits, two knights have more."""
    views = []
    for weak, strong in (("blaye", "bourg"), ("bourg", "blaye")):
        scene = fief(fog="yes").troops(BEN, weak, 2).troops(BEN, strong, 0, 2)
        scene.sky(1, "famine").hand(ANA, "revolt").battle_dice(2)
        act(table(scene), ANA, "revolt blaye")
        assert (scene.prompt, scene.asked) == ("casualties", (BEN,))
        views.append([scene.view(eyes) for eyes in (ANA, CLEO, None)])
    assert views[0] == views[1]


@pytest.mark.clause("FIEF-11.2-01", "FIEF-R-57")
def test_who_looks_on_takes_any_counters_for_an_army_with_the_plague() -> None:
    scene = fief(fog="yes").troops(BEN, "blaye", 1, 5).troops(BEN, "bourg", 5, 1)
    scene.track("plague").dice(1).begin("calamities")
    assert (scene.prompt, scene.asked) == ("decimation", (BEN,))
    for number in range(10):
        imagined = scene.game.resample(scene.view(CLEO), LooseChance(Random(number)))
        assert kernel.view(scene.game, imagined, CLEO) == scene.view(CLEO)
        for choice in imagined.stack[-1].options(imagined, BEN):
            after = imagined.copy()
            kernel.apply(after, BEN, choice, Run(LooseChance(Random(number))))
            check_supplies(after)


@pytest.mark.clause("FIEF-R-57")
def test_a_chevauchee_shows_its_knights() -> None:
    scene = foggy().begin("move")
    scene.do("lead arthur")
    scene.ride()
    assert scene.events(CLEO, "rides") == [
        {"event": "rides", "seat": ANA, "village": "blaye", "count": 2}
    ]


@pytest.mark.clause("FIEF-R-57")
def test_the_supply_of_every_player_stays_known() -> None:
    scene = foggy()
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == (9, 6)
    scene.battle_dice(1, 1, 0, 1).begin("fight")
    attack(scene, "blaye", BEN)
    assert scene.troops_at("blaye", BEN) == (3, 1)
    assert (scene.state.sergeants[BEN], scene.state.knights[BEN]) == (10, 7)


@pytest.mark.clause("FIEF-11.2-01")
def test_without_the_fog_forces_need_not_be_shown() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 4).troops(BEN, "blaye", 5)
    scene.begin("fight").do("attack blaye 1")
    assert scene.keys() == ["battle"]


# Money --------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-04")
@pytest.mark.parametrize(("money", "most"), [("open", "want-money 3"), ("hidden", "want-money 40")])
def test_what_another_has_is_known_only_if_money_is_open(money: str, most: str) -> None:
    scene = act(table(fief(money=money).money(BEN, 3)), ANA, "deal 1")
    assert scene.options(ANA, "want-money")[-1] == most
