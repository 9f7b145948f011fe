"""11.2-03, R-57: in the fog of war troops are hired first and shown, and placed face down
afterwards."""

from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.core.event import ALL, Run
from tableronde.core.match import Match
from tableronde.games.fief.components import FIEFS, NEW_TROOPS
from tableronde.games.fief.rules.families.deaths import exchange_garrison
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief
from tests.rules.fief.worlds import check_supplies, other_world


def buying(money: int = 20) -> FiefScene:
    """Ana has a lord in Blaye and a castle in Bourg."""
    scene = fief(fog="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2)
    scene.castle("bourg").garrison(ANA, "bourg").lord(BEN, "charles", "sigy")
    return scene.money(ANA, money).begin("buy")


def answers(scene: FiefScene, *choices: str) -> list[list[object]]:
    """Play them; what Cleo was told at each, and sees at the end."""
    seen = []
    for choice in choices:
        scene.do(choice)
        check_supplies(scene.state)
        seen.append([scene.events(CLEO), scene.view(CLEO), scene.events(None), scene.view(None)])
    return seen


# What everybody sees ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.2-03", "FIEF-R-57")
@pytest.mark.parametrize(
    ("kind", "price", "supply"), [("sergeant", 1, (9, 8)), ("knight", 3, (10, 7))]
)
def test_who_is_hired_is_paid_for_and_shown_to_all(
    kind: str, price: int, supply: tuple[int, int]
) -> None:
    scene = buying()
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == (10, 8)
    scene.do(f"hire-{kind}")
    assert scene.events(CLEO) == [{"event": f"{kind}-shown", "seat": ANA}]
    assert scene.state.money[ANA] == 20 - price
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == supply
    placed = (scene.state.sergeants[ANA], scene.state.knights[ANA])
    scene.do(f"post-{kind} blaye")
    assert scene.events(CLEO) == [{"event": "recruit-placed", "seat": ANA, "village": "blaye"}]
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == placed
    assert scene.troops_at("blaye", ANA) == ((3, 0) if kind == "sergeant" else (2, 1))
    assert scene.prompt == "buy"


@pytest.mark.clause("FIEF-11.2-03", "FIEF-R-57")
def test_nobody_else_learns_which_went_where() -> None:
    """Neither by what is told nor by what lies on the table, at any step."""
    hired = ("hire-sergeant", "hire-knight", "hire-knight")
    one = answers(buying(), *hired, "post-knight blaye", "post-sergeant bourg", "post-knight bourg")
    two = answers(buying(), *hired, "post-sergeant blaye", "post-knight bourg", "post-knight bourg")
    assert one == two
    assert one[-1] != answers(buying(), *hired, *["post-knight bourg"] * 2, "post-sergeant blaye")


@pytest.mark.clause("FIEF-11.2-03", "FIEF-R-57")
def test_everybody_sees_what_was_hired_and_how_many_are_placed() -> None:
    scene = buying()
    answers(scene, "hire-sergeant", "hire-knight", "hire-knight", "post-knight bourg")
    shown = {"seat": ANA, "sergeants": 1, "knights": 2, "placed": 1}
    for eyes in (BEN, None):
        hidden = {"sergeants_left": None, "knights_left": None}
        assert scene.view(eyes)["table"]["recruits"] == {**shown, **hidden}
    for eyes in (ANA, ALL):
        left = {"sergeants_left": 1, "knights_left": 1}
        assert scene.view(eyes)["table"]["recruits"] == {**shown, **left}
    answers(scene, "post-knight bourg", "post-sergeant bourg")
    assert scene.view(BEN)["table"]["recruits"] is None


@pytest.mark.clause("FIEF-R-57")
def test_what_others_cannot_know_may_be_otherwise() -> None:
    scene = buying()
    answers(scene, "hire-sergeant", "hire-knight", "post-knight blaye")
    chance = LooseChance(Random(0))
    placed = set()
    for eyes in (ANA, BEN):
        for _ in range(20):
            imagined = scene.game.resample(scene.view(eyes), chance)
            check_supplies(imagined)
            assert kernel.view(scene.game, imagined, eyes) == scene.view(eyes)
            placed.add((eyes, imagined.stack[-1].knights_placed))
            other = other_world(scene.state, eyes, Random(0))
            check_supplies(other)
            assert kernel.view(scene.game, other, eyes) == scene.view(eyes)
    assert placed == {(ANA, 1), (BEN, 0), (BEN, 1)}


@pytest.mark.clause("FIEF-R-57")
@pytest.mark.parametrize(("fog", "shown"), [("no", False), ("yes", True)])
def test_a_garrison_that_is_exchanged_is_shown(fog: str, shown: bool) -> None:
    """The supplies of both tell what it was: so it cannot be taken back."""
    scene = fief(fog=fog).lord(ANA, "eric", "la-salle").title("eric", "sigy", "sigy")
    scene.lord(CLEO, "jeanne", "bourg").marry("eric", "jeanne").troops(ANA, "sigy", 3, 2)
    run = Run(scene.chance, [])
    exchange_garrison(scene.state, FIEFS.index("sigy"), ANA, CLEO, run)
    assert scene.troops_at("sigy", CLEO) == (3, 2)
    assert run.revealed == shown


# What the buyer can do ----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.2-03", "FIEF-4.0-03")
def test_until_all_are_placed_there_is_nothing_else_to_do() -> None:
    scene = buying()
    assert {"done", "deal 1", "buy-mill blaye"} <= set(scene.options())
    assert scene.options(verb="buy-sergeant") + scene.options(verb="buy-knight") == []
    scene.do("hire-sergeant")
    assert scene.options() == [
        "post-sergeant blaye",
        "post-sergeant bourg",
        "hire-sergeant",
        "hire-knight",
    ]
    scene.do("hire-knight")
    scene.do("post-sergeant bourg")
    assert scene.options() == [
        "post-knight blaye",
        "post-knight bourg",
        "hire-sergeant",
        "hire-knight",
    ]
    scene.do("post-knight bourg")
    assert {"done", "deal 1", "buy-mill blaye", "hire-knight"} <= set(scene.options())


@pytest.mark.clause("FIEF-11.2-03", "FIEF-4.1-06")
def test_no_more_are_hired_than_can_be_placed() -> None:
    """Four a village and turn: beside those who wait, and those who were placed before."""
    scene = buying(40)
    answers(scene, "hire-sergeant", "post-sergeant blaye")
    for _ in range(2 * NEW_TROOPS - 1):
        assert {"hire-sergeant", "hire-knight"} <= set(scene.options())
        answers(scene, "hire-sergeant")
    assert scene.options() == ["post-sergeant blaye", "post-sergeant bourg"]
    answers(scene, *["post-sergeant blaye"] * 3)
    assert scene.prompt == "buy", "the others can go nowhere but to Bourg"
    assert sum(scene.troops_at("bourg", ANA)) == 1 + NEW_TROOPS
    assert scene.options(verb="hire-sergeant") == []
    assert scene.state.money[ANA] == 40 - 2 * NEW_TROOPS


@pytest.mark.clause("FIEF-D-05", "FIEF-12.0-04")
@pytest.mark.parametrize(("money", "asked"), [("open", False), ("hidden", True)])
def test_with_one_village_one_is_asked_only_where_money_is_hidden(money: str, asked: bool) -> None:
    """Or it would show that nothing is left to hire another with."""
    scene = fief(fog="yes", money=money).lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2)
    scene.money(ANA, 1).begin("buy").do("hire-sergeant")
    assert (scene.prompt == "recruits") == asked
    assert sum(scene.troops_at("blaye", ANA)) == 3 - asked


@pytest.mark.clause("FIEF-11.2-03", "FIEF-12.0-25")
def test_no_more_are_hired_than_can_be_paid_and_are_left() -> None:
    scene = buying(2)
    assert scene.options(verb="hire-knight") == []
    answers(scene, "hire-sergeant", "hire-sergeant")
    assert scene.options(verb="hire-sergeant") == []
    scene = buying()
    scene.state.knights[ANA] = 0
    assert scene.options(verb="hire-knight") == []
    scene.do("hire-sergeant")
    assert scene.options(verb="hire-knight") == []


@pytest.mark.clause("FIEF-11.2-03")
def test_without_a_place_nobody_is_hired() -> None:
    scene = fief(fog="yes").lord(ANA, "arthur").garrison(ANA, "blaye").money(ANA, 9).begin("buy")
    assert scene.options(verb="hire-sergeant") == []


@pytest.mark.clause("FIEF-11.2-03")
def test_hiring_and_placing_can_be_taken_back() -> None:
    """Nobody has learned anything that was hidden."""
    scene = buying()
    match = Match(scene.game, scene.state.seats, 1, {}, None, scene.state.plain())
    before = match.state.plain()
    for choice in ("hire-sergeant", "hire-knight", "post-knight bourg", "post-sergeant blaye"):
        match.answer(match.pending()[0], choice, ANA)
    assert match.pending()[0].prompt == "buy"
    assert match.may_undo(ANA, to=match.first)
    match.undo(ANA)
    assert {option["do"] for option in match.pending()[0].options} == {
        "post-sergeant",
        "hire-sergeant",
        "hire-knight",
    }
    match.undo(ANA, to=match.first)
    assert match.state.plain() == before
