"""1.7.1, FIEF-R-16, FIEF-R-17: the powers of the pope: consent, annulment, tithe, thunder."""

import pytest

from tableronde.games.fief.components import BUYABLE, CARDINAL, NOBODY
from tableronde.games.fief.rules.families.lords import victory_points
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import SEE_5, stand, vote, voters


def rome(seats: int = 3) -> FiefScene:
    """Cleo's Éric, bishop of 2, is pope."""
    return fief(seats).lord(CLEO, "eric", "tournus").bishop("eric", 2).pope("eric")


def couple(seats: int = 3) -> FiefScene:
    """With Ana's Quentin and Ben's Jeanne, who are married."""
    scene = rome(seats).lord(ANA, "quentin", "sigy").lord(BEN, "jeanne", "blaye")
    return scene.marry("quentin", "jeanne")


def act(scene: FiefScene, notation: str, seat: int) -> None:
    """One acts in a window, the others pass; or in his own turn."""
    question = scene.prompt
    scene.do(notation, seat)
    while scene.prompt == question and seat not in scene.asked:
        scene.do("pass")


def excommunicated(scene: FiefScene) -> str:
    return scene.named(scene.state.excommunicated)


@pytest.mark.clause("FIEF-1.7.1-04")
def test_the_pope_keeps_his_titles_and_is_worth_a_point() -> None:
    scene = fief().lord(CLEO, "eric", "tournus").title("eric", "tournus", "tournus")
    scene.bishop("eric", 2).cardinal("eric").lord(BEN, "othon", "blaye")
    scene.bishop("othon", 1).cardinal("othon").begin("elections", first=CLEO)
    assert victory_points(scene.state, CLEO) == 1
    stand(scene, "eric")
    scene.pass_all()
    scene.do("vote eric none")
    scene.do("vote eric none")
    assert victory_points(scene.state, CLEO) == 2
    assert scene.named(scene.state.pope) == "eric"
    assert scene.holds("tournus") == "eric"
    assert [scene.named(lord) for lord in (scene.state.croziers[1], scene.state.hats[0])] == [
        *("eric", "eric")
    ]


# Annulments ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.7.1-07")
@pytest.mark.clause("FIEF-R-17")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "before_income", "before_end"])
def test_either_spouse_may_ask_in_any_window(step: str) -> None:
    scene = couple(4).begin(step)
    assert scene.options(ANA, "ask-annulment") == ["ask-annulment quentin"]
    assert scene.options(BEN, "ask-annulment") == ["ask-annulment jeanne"]
    assert scene.options(CLEO, "ask-annulment") == []
    assert scene.options(DAN, "ask-annulment") == []


@pytest.mark.clause("FIEF-1.7.1-07")
@pytest.mark.clause("FIEF-R-17")
@pytest.mark.parametrize(("answer", "married"), [("grant", False), ("refuse", True)])
def test_the_pope_decides_at_once_and_alone(answer: str, married: bool) -> None:
    scene = couple().begin("begin")
    act(scene, "ask-annulment quentin", ANA)
    assert (scene.prompt, scene.asked) == ("annulment", (CLEO,))
    scene.do(answer)
    assert (NOBODY in {scene.state.spouse[at] for at in (4, 16)}) == (not married)
    assert scene.prompt == "window-turn"
    assert scene.options(ANA, "ask-annulment") == []


@pytest.mark.clause("FIEF-R-17")
def test_the_pope_decides_for_his_own_family_too() -> None:
    scene = couple().lord(ANA, "henri", "sigy").bishop("henri", 5).pope("henri").begin("begin")
    act(scene, "ask-annulment quentin", ANA)
    assert scene.prompt == "window-turn"
    assert scene.state.spouse[4] == NOBODY


@pytest.mark.clause("FIEF-1.7.1-07")
def test_without_a_pope_nobody_asks() -> None:
    scene = couple().begin("begin")
    die(scene, "eric")
    assert scene.options(ANA, "ask-annulment") == []


def royal_couple() -> FiefScene:
    """Quentin is king, Jeanne queen; Ben holds the cards of two men."""
    scene = couple().king("quentin").queen("jeanne").castle("blaye")
    return scene.hand(BEN, "othon", "henri").begin("play", first=BEN)


@pytest.mark.clause("FIEF-1.7.1-08")
@pytest.mark.clause("FIEF-R-17")
def test_the_royal_marriage_can_be_annulled_without_a_prince() -> None:
    scene = royal_couple()
    scene.do("play-lord othon blaye")
    scene.do("decline")
    assert scene.options(BEN, "ask-annulment") == ["ask-annulment jeanne"]


@pytest.mark.clause("FIEF-1.7.1-08")
@pytest.mark.clause("FIEF-R-17")
def test_with_a_prince_it_cannot_even_when_he_is_dead() -> None:
    scene = royal_couple()
    scene.do("play-lord othon blaye")
    scene.do("name-prince othon")
    assert scene.options(BEN, "ask-annulment") == []
    die(scene, "othon")
    assert scene.options(BEN, "ask-annulment") == []


@pytest.mark.clause("FIEF-1.7.1-08")
def test_the_next_marriage_of_the_king_can_be_annulled_again() -> None:
    scene = royal_couple()
    scene.do("play-lord othon blaye")
    scene.do("name-prince othon")
    die(scene, "jeanne")
    scene.lord(CLEO, "blanche", "tournus").until("window-end").until("courtship")
    scene.do("propose quentin blanche", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("grant")
    assert scene.named(scene.state.queen) == "blanche"
    assert scene.until("window-income").options(ANA, "ask-annulment") == ["ask-annulment quentin"]


# The tithe ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.7.1-09")
@pytest.mark.clause("FIEF-1.7.1-10")
def test_one_card_taxes_all_governed_bishoprics() -> None:
    scene = rome(4).lord(BEN, "othon", "blaye").bishop("othon", 3).hand(CLEO, "tax")
    for village in ("mazilles", "pugnac", "sigy"):  # bishoprics 2, 3 and the ungoverned 5
        scene.garrison(ANA, village).mills(village, 1)
    scene.begin("play", first=CLEO)
    assert scene.options(verb="papal-tithe") == ["papal-tithe"]
    scene.do("papal-tithe")
    scene.until("buy")
    assert scene.state.money == [3 + 2, 1, 1 + 4, 0]


@pytest.mark.clause("FIEF-1.7.1-10")
def test_the_pope_receives_nothing_where_the_bishop_taxes() -> None:
    scene = rome(4).lord(BEN, "othon", "blaye").bishop("othon", 3).hand(CLEO, "tax")
    scene.hand(BEN, "tax")
    for village in ("mazilles", "pugnac"):
        scene.garrison(ANA, village).mills(village, 1)
    scene.begin("play", first=CLEO)
    scene.do("papal-tithe")
    scene.do("done")
    assert scene.asked == (BEN,)
    scene.do("tithe 3")
    scene.until("buy")
    assert scene.state.money == [2, 1 + 2, 1 + 2, 0]


# Excommunication ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.7.1-11")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "play", "buy", "before_end"])
def test_the_pope_excommunicates_at_any_moment(step: str) -> None:
    scene = couple().begin(step, first=CLEO)
    assert scene.options(CLEO, "excommunicate") == ["excommunicate jeanne", "excommunicate quentin"]


@pytest.mark.clause("FIEF-1.7.1-11")
def test_nobody_else_does() -> None:
    scene = couple().begin("begin")
    assert [scene.options(seat, "excommunicate") for seat in (ANA, BEN)] == [[], []]


@pytest.mark.clause("FIEF-1.7.1-11")
@pytest.mark.clause("FIEF-1.7.1-16")
@pytest.mark.clause("FIEF-R-16")
def test_once_a_turn_even_if_it_is_lifted() -> None:
    scene = couple().begin("begin")
    act(scene, "excommunicate quentin", CLEO)
    act(scene, "absolve", CLEO)
    assert excommunicated(scene) == ""
    assert scene.options(CLEO, "excommunicate") == []
    scene.until("window-end").until("window-turn")
    assert "excommunicate quentin" in scene.options(CLEO)


@pytest.mark.clause("FIEF-1.7.1-11")
@pytest.mark.clause("FIEF-R-16")
def test_a_new_pope_has_his_own_once_a_turn() -> None:
    """Cleo's pope excommunicates and dies before the conclave, which elects Ben's Othon."""
    scene = rome().lord(BEN, "othon", "bourg").bishop("othon", 1).cardinal("othon")
    scene.lord(BEN, "henri", "bourg").bishop("henri", 3).cardinal("henri")
    scene.lord(ANA, "arthur", "sigy").begin("begin")
    act(scene, "excommunicate arthur", CLEO)
    die(scene, "eric")
    scene.until("present-pope")
    stand(scene, "othon")
    vote(scene, "othon")
    assert scene.named(scene.state.pope) == "othon"
    scene.until("window-income")
    assert "excommunicate arthur" in scene.options(BEN)


@pytest.mark.clause("FIEF-1.7.1-12")
@pytest.mark.clause("FIEF-R-16")
def test_one_lord_at_a_time() -> None:
    scene = couple().excommunicated("quentin").begin("begin")
    assert scene.options(CLEO, "excommunicate") == []
    act(scene, "absolve", CLEO)
    act(scene, "excommunicate jeanne", CLEO)
    assert excommunicated(scene) == "jeanne"


@pytest.mark.clause("FIEF-1.7.1-13")
def test_the_excommunicated_do_not_vote() -> None:
    scene = rome(4).lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    scene.lord(BEN, "henri", "bourg").title("henri", "bourg", "bourg").begin("elections")
    stand(scene, "charles")
    act(scene, "excommunicate henri", CLEO)
    assert voters(scene) == {ANA: 1, CLEO: 1}


@pytest.mark.clause("FIEF-1.7.1-13")
def test_the_excommunicated_do_not_stand_for_king() -> None:
    scene = rome().lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    scene.lord(ANA, "henri", "bourg").title("henri", "bourg", "bourg").excommunicated("henri")
    scene.begin("elections")
    assert scene.options(ANA) == ["decline", "present charles"]


@pytest.mark.clause("FIEF-1.7.1-13")
def test_the_excommunicated_do_not_stand_for_bishop() -> None:
    scene = rome().garrison(ANA, *SEE_5).lord(ANA, "charles", "blaye").lord(ANA, "henri", "blaye")
    scene.excommunicated("henri").begin("elections")
    assert scene.options(ANA) == ["decline", "present charles"]


@pytest.mark.clause("FIEF-1.7.1-14")
@pytest.mark.clause("FIEF-1.7.1-15")
@pytest.mark.clause("FIEF-1.7.1-21")
def test_an_excommunicated_cardinal_loses_his_titles_and_card() -> None:
    scene = rome().lord(BEN, "othon", "blaye").bishop("othon", 1).cardinal("othon").begin("begin")
    act(scene, "excommunicate othon", CLEO)
    assert excommunicated(scene) == "othon"
    assert (scene.state.croziers[0], scene.state.hats) == (NOBODY, [NOBODY] * 4)
    assert scene.state.character_discard == [CARDINAL]
    assert scene.owner("othon") == BEN


@pytest.mark.clause("FIEF-1.7.1-15")
def test_everybody_hears_of_it() -> None:
    scene = couple().begin("begin")
    scene.do("excommunicate quentin", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    told = [{"event": "excommunicated", "seat": ANA, "lord": "quentin"}]
    assert [scene.events(seat) for seat in (ANA, BEN, None)] == [told] * 3


@pytest.mark.clause("FIEF-1.7.1-21")
def test_the_bought_title_is_for_sale_again() -> None:
    scene = rome().lord(BEN, "othon", "blaye").bishop("othon", 1).cardinal("othon", bought=True)
    scene.money(CLEO, 5).begin("buy", first=CLEO)
    assert scene.options(verb="buy-cardinal") == []
    scene.do("excommunicate othon")
    assert (scene.state.hats[BUYABLE], scene.state.character_discard) == (NOBODY, [])
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal eric"]


@pytest.mark.clause("FIEF-1.7.1-16")
@pytest.mark.parametrize("step", ["begin", "before_income", "buy", "move", "before_end"])
def test_the_pope_lifts_it_at_any_time(step: str) -> None:
    scene = couple().excommunicated("quentin").begin(step, first=CLEO)
    assert scene.options(CLEO, "absolve") == ["absolve"]
    act(scene, "absolve", CLEO)
    assert excommunicated(scene) == ""
    assert scene.events(None, "absolved") == [{"event": "absolved", "seat": ANA, "lord": "quentin"}]


@pytest.mark.clause("FIEF-1.7.1-17")
def test_the_death_of_the_pope_lifts_it() -> None:
    scene = couple().excommunicated("quentin").begin("begin")
    die(scene, "eric")
    assert (scene.state.pope, excommunicated(scene)) == (NOBODY, "")


@pytest.mark.clause("FIEF-1.7.1-17")
def test_the_death_of_another_does_not() -> None:
    scene = couple().excommunicated("quentin").begin("begin")
    die(scene, "jeanne")
    assert excommunicated(scene) == "quentin"


@pytest.mark.clause("FIEF-1.7.1-18")
@pytest.mark.clause("FIEF-R-16")
def test_an_absolved_lord_stands_and_votes_again_without_his_old_titles() -> None:
    scene = rome().garrison(BEN, *SEE_5).lord(BEN, "othon", "bourg").bishop("othon", 1)
    scene.title("othon", "bourg", "bourg").begin("begin")
    act(scene, "excommunicate othon", CLEO)
    assert scene.voices(BEN, "king") == 0
    act(scene, "absolve", CLEO)
    assert (scene.state.croziers[0], scene.voices(BEN, "king")) == (NOBODY, 1)
    scene.until("present-bishop")
    assert scene.options(BEN) == ["decline", "present othon"]


@pytest.mark.clause("FIEF-1.7.1-19")
def test_the_pope_may_be_bribed() -> None:
    """The money and the absolution change hands together."""
    scene = couple().excommunicated("quentin").money(ANA, 4).begin("begin")
    act(scene, f"deal {CLEO}", ANA)
    for step in ("give-money 4", "want-absolution quentin", "offer"):
        scene.do(step)
    assert (scene.state.money, excommunicated(scene)) == ([4, 0, 0], "quentin")
    scene.do("accept")
    assert (scene.state.money, excommunicated(scene)) == ([0, 0, 4], "")
    absolved = {"event": "absolved", "seat": ANA, "lord": "quentin"}
    assert scene.events(None, "absolved") == [absolved]


@pytest.mark.clause("FIEF-1.7.1-19")
def test_anybody_may_pay_for_anybody() -> None:
    scene = couple().excommunicated("quentin").money(BEN, 2).begin("begin")
    act(scene, f"deal {BEN}", CLEO)
    for step in ("give-absolution quentin", "want-money 2", "offer"):
        scene.do(step)
    scene.do("accept")
    assert (scene.state.money, excommunicated(scene)) == ([0, 0, 2], "")


@pytest.mark.clause("FIEF-1.7.1-20")
def test_justice_does_not_reach_the_pope() -> None:
    scene = couple().marked("eric", "quentin").hand(BEN, "justice").begin("begin")
    assert scene.options(BEN, "justice") == ["justice quentin"]


@pytest.mark.clause("FIEF-1.7.1-22")
def test_the_death_of_the_excommunicated_ends_it() -> None:
    scene = couple().excommunicated("quentin").begin("begin")
    die(scene, "quentin")
    assert excommunicated(scene) == ""
    assert scene.options(CLEO, "excommunicate") == ["excommunicate jeanne"]


@pytest.mark.clause("FIEF-R-16")
def test_any_lord_but_the_pope_can_be_hit() -> None:
    scene = couple().king("quentin").queen("jeanne").lord(CLEO, "henri", "tournus")
    scene.garrison(BEN, "blaye").captive("quentin", BEN, "blaye").begin("begin")
    assert scene.options(CLEO, "excommunicate") == [
        *("excommunicate jeanne", "excommunicate henri", "excommunicate quentin")
    ]


@pytest.mark.clause("FIEF-R-16")
@pytest.mark.clause("FIEF-R-65")
def test_only_religious_titles_are_lost() -> None:
    scene = couple().king("quentin").queen("jeanne").title("quentin", "sigy", "sigy")
    scene.begin("begin")
    act(scene, "excommunicate quentin", CLEO)
    assert (scene.named(scene.state.king), scene.holds("sigy")) == ("quentin", "quentin")
    assert (scene.named(scene.state.spouse[4]), scene.owner("quentin")) == ("quentin", ANA)
    assert victory_points(scene.state, ANA) == 2


@pytest.mark.clause("FIEF-R-16")
def test_arc_remains_arc() -> None:
    scene = rome().lord(BEN, "jeanne", "blaye").arc("jeanne").begin("begin")
    act(scene, "excommunicate jeanne", CLEO)
    assert scene.named(scene.state.arc) == "jeanne"


@pytest.mark.clause("FIEF-R-16")
@pytest.mark.clause("FIEF-R-65")
def test_a_captive_pope_keeps_his_powers() -> None:
    scene = couple().garrison(BEN, "blaye").captive("eric", BEN, "blaye").hand(ANA, "cardinal")
    scene.begin("begin")
    assert "excommunicate quentin" in scene.options(CLEO)
    act(scene, "ask-annulment quentin", ANA)
    assert (scene.prompt, scene.asked) == ("annulment", (CLEO,))
    scene.do("refuse")
    act(scene, "make-cardinal eric", ANA)
    assert (scene.prompt, scene.asked) == ("hat", (CLEO,))
    assert scene.voices(CLEO, "king") == 0
