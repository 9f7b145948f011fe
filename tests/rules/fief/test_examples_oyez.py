"""The worked examples of the set-up and of phase 1."""

import pytest

from tableronde.games.fief.components import CARDINAL, LORDS
from tableronde.games.fief.rules.families.lords import ally, victory_points
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, fief
from tests.rules.fief.starting import new_game
from tests.rules.fief.voting import stand, vote, voters


@pytest.mark.clause("FIEF-EX-01")
@pytest.mark.clause("FIEF-SETUP-16")
def test_francois_settles_at_st_medard() -> None:
    scene = new_game(3, "francois", "jeanne", "othon")
    scene.do("settle st-medard")
    state, at = scene.state, 12
    assert state.village[LORDS.index("francois")] == at
    camp = state.camps[at]
    assert [(company.seat, company.sergeants, company.knights) for company in camp] == [(ANA, 3, 1)]
    assert (state.fort[at], state.control[at]) == (1, ANA)


@pytest.mark.clause("FIEF-EX-02")
@pytest.mark.clause("FIEF-1.1-11")
def test_quentin_and_jeanne_marry() -> None:
    scene = fief().lord(ANA, "quentin", "sigy").lord(BEN, "jeanne", "blaye").begin("marriages")
    scene.do("propose quentin jeanne", ANA)
    scene.do("pass", BEN)
    scene.do("grant", BEN)
    quentin, jeanne = LORDS.index("quentin"), LORDS.index("jeanne")
    assert (scene.state.spouse[quentin], scene.state.spouse[jeanne]) == (jeanne, quentin)
    assert [ally(scene.state, seat) for seat in (ANA, BEN, CLEO)] == [BEN, ANA, -1]


@pytest.mark.clause("FIEF-EX-03")
def test_a_chief_town_and_three_villages_give_five_voices() -> None:
    scene = fief().garrison(ANA, "tournus", "mazilles", "chateauneuf", "st-andromy")
    assert scene.voices(ANA, "bishop-2") == 5


@pytest.mark.clause("FIEF-EX-04")
def test_a_cardinal_brings_three_voices() -> None:
    scene = fief().lord(ANA, "othon", "blaye").bishop("othon", 1).cardinal("othon")
    assert scene.voices(ANA, "bishop-5") == 3


@pytest.mark.clause("FIEF-EX-05")
def test_francois_becomes_bishop_of_sigy() -> None:
    scene = fief().garrison(ANA, "st-paul", "sigy").garrison(BEN, "st-ciers-d-abzac", "beaujeu")
    scene.lord(ANA, "othon", "blaye").lord(BEN, "francois", "st-medard")
    scene.lord(CLEO, "eric", "tournus").bishop("eric", 4).begin("elections")
    assert [scene.voices(seat, "bishop-5") for seat in (ANA, BEN, CLEO)] == [3, 2, 2]
    stand(scene, "othon", "francois")
    vote(scene, "othon", "francois", "francois")
    assert scene.named(scene.state.croziers[4]) == "francois"


@pytest.mark.clause("FIEF-EX-06")
def test_francois_becomes_cardinal() -> None:
    scene = fief().lord(BEN, "francois", "sigy").bishop("francois", 5).hand(ANA, "cardinal")
    scene.lord(CLEO, "eric", "tournus").bishop("eric", 2).cardinal("eric").begin("begin")
    scene.do("make-cardinal francois", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert scene.named(scene.state.hats[1]) == "francois"
    assert (scene.hand_of(ANA), scene.state.character_discard) == ([], [])
    scene.until("present-pope")
    stand(scene, "eric")
    assert voters(scene) == {BEN: 1, CLEO: 1}
    die(scene, "francois")
    assert scene.state.character_discard.count(CARDINAL) == 1


@pytest.mark.clause("FIEF-EX-07")
def test_francois_becomes_pope() -> None:
    scene = fief().lord(BEN, "francois", "sigy").bishop("francois", 5).cardinal("francois")
    scene.lord(CLEO, "eric", "tournus").bishop("eric", 2).cardinal("eric").begin("elections")
    stand(scene, "francois")
    vote(scene, "francois", "none")
    state = scene.state
    titles = [scene.named(lord) for lord in (state.pope, state.hats[0], state.croziers[4])]
    assert titles == ["francois"] * 3
    assert victory_points(state, BEN) == 1
