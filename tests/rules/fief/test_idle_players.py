"""FIEF-D-02, -04, -05: a player who has nothing to do, as everybody can see, is left in peace. In a
major window he only looks on, which a table passes for him unless he wishes otherwise; in his own
turn of a step he is not asked."""

import pytest

from tableronde.games.fief.components import LORDS
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.cards.surprises import AskHat
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import bishopric_5, stand

ALL = (ANA, BEN, CLEO)


def asides(scene: FiefScene) -> list[int]:
    """Who only looks on."""
    keys = {seat: scene.decision(seat).prompt for seat in scene.asked}
    return [seat for seat, key in keys.items() if key.endswith("-aside")]


def families() -> FiefScene:
    """A lord each, far from each other."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    return scene.lord(CLEO, "eric", "sigy")


# Windows ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-04")
def test_a_table_passes_for_those_who_look_on_and_for_nobody_else() -> None:
    """`QUIET` are the windows whose default is not to ask; all others ask."""
    game = Fief()
    assert {window for window in game.WINDOWS if window.endswith("-aside")} == game.QUIET
    assert "window-end" not in game.QUIET


STEPS = ["before_calamities", "before_income", "before_end"]


@pytest.mark.clause("FIEF-D-02", "FIEF-D-05")
@pytest.mark.parametrize("step", STEPS)
def test_without_a_card_one_looks_on(step: str) -> None:
    scene = families().hand(BEN, "good-harvest").track("famine").begin(step)
    assert (scene.asked, asides(scene)) == (ALL, [ANA, CLEO])
    assert "deal 1" in scene.options(ANA), "who looks on may still act"


@pytest.mark.clause("FIEF-D-05")
@pytest.mark.parametrize("step", [*STEPS, "begin", "before_pillage"])
@pytest.mark.parametrize("cards", [("revolt", "assassination"), ("tax", "good-harvest"), ("tax",)])
def test_faces_do_not_count_only_backs(step: str, cards: tuple[str, ...]) -> None:
    """Ben is asked in the same way whatever events he holds."""
    scene = families().hand(BEN, *cards).track("famine").mills("blaye", 1).begin(step)
    known = families().hand(BEN, "justice").track("famine").mills("blaye", 1).begin(step)
    assert asides(scene) == asides(known)


@pytest.mark.clause("FIEF-D-05", "FIEF-R-11")
@pytest.mark.parametrize("card", ["cardinal", "arc", "henri"])
def test_characters_matter_where_one_of_them_could_be_played(card: str) -> None:
    """A Cardinal needs a bishop, d'Arc an unmarried woman; lords come in their step only."""
    assert BEN in asides(families().hand(BEN, card).begin("before_income"))
    bishop = families().bishop("eric", 5).hand(BEN, card)
    assert BEN not in asides(bishop.begin("before_income"))
    cardinal = families().bishop("eric", 5).cardinal("eric").hand(BEN, card)
    assert BEN in asides(cardinal.begin("before_income"))
    maid = families().lord(ANA, "jeanne", "blaye").hand(BEN, card)
    assert BEN not in asides(maid.begin("before_income"))


@pytest.mark.clause("FIEF-D-05", "FIEF-R-11")
@pytest.mark.parametrize("reason", ["famine", "prisoner", "murderer", "own lord", "nothing"])
def test_events_matter_where_one_of_them_could_be_played(reason: str) -> None:
    """Without a lord there is no instigator; a revolt needs a cause, an escape a prisoner, Justice
    a culprit."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(CLEO, "eric", "sigy").hand(BEN, "tax")
    if reason == "famine":
        scene.sky(1, "famine")
    elif reason == "prisoner":
        scene.captive("arthur", CLEO, "sigy")
    elif reason == "murderer":
        scene.marked("eric")
    elif reason == "own lord":
        scene.lord(BEN, "charles", "bourg")
    scene.begin("before_income")
    assert (BEN in asides(scene)) == (reason == "nothing")


@pytest.mark.clause("FIEF-D-02")
@pytest.mark.parametrize("power", ["pope", "spouse", "village", "captor", "siege"])
def test_whoever_has_a_power_on_the_table_is_asked(power: str) -> None:
    scene = families()
    if power == "pope":
        scene.pope("arthur")
    elif power == "spouse":
        scene.lord(ANA, "jeanne", "blaye").marry("jeanne", "eric").pope("charles")
    elif power == "village":
        scene.troops(BEN, "blaye", 1)
    elif power == "captor":
        scene.lord(BEN, "gauvain").captive("gauvain", ANA, "blaye")
    elif power == "siege":
        scene.castle("bourg").lord(ANA, "baudoin", "bourg").troops(ANA, "bourg", 2)
        scene.siege(ANA, "bourg")
    assert ANA not in asides(scene.begin("before_end"))


@pytest.mark.clause("FIEF-D-02", "FIEF-W-03")
def test_before_a_vote_those_with_voices_and_candidates_are_asked() -> None:
    """Ana holds the whole bishopric of Sigy; Ben presents a man; Cleo has nothing to say."""
    scene = fief().garrison(ANA, "sigy", "st-paul", "st-ciers-d-abzac", "beaujeu")
    scene.lord(BEN, "charles", "bourg").begin("elections")
    scene.do("present charles", BEN)
    assert (scene.prompt, scene.asked, asides(scene)) == ("window-vote", ALL, [CLEO])


@pytest.mark.clause("FIEF-D-02", "FIEF-W-01")
def test_when_a_turn_begins_only_the_pope_can_do_more_than_just_before() -> None:
    scene = families().pope("charles").hand(CLEO, "assassination").begin("begin")
    assert (scene.prompt, scene.asked, asides(scene)) == ("window-turn", ALL, [ANA, CLEO])
    assert "assassinate arthur eric" in scene.options(CLEO)


@pytest.mark.clause("FIEF-D-02", "FIEF-W-12")
def test_the_window_before_pillage_concerns_besiegers_and_besieged() -> None:
    scene = fief().garrison(ANA, "blaye").castle("blaye").mills("blaye", 1).hand(CLEO, "tax")
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 2).siege(BEN, "blaye")
    scene.lord(CLEO, "eric", "sigy").begin("before_pillage")
    assert (scene.prompt, scene.asked, asides(scene)) == ("window-pillage", ALL, [CLEO])
    peaceful = families().mills("blaye", 1).begin("before_pillage")
    assert asides(peaceful) == [ANA, BEN, CLEO]


@pytest.mark.clause("FIEF-W-06")
def test_without_a_calamity_there_is_no_window_before_them() -> None:
    assert families().begin("before_calamities").prompt == "window-income"


# One's own turn -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4-01", "FIEF-D-05")
def test_who_has_no_card_is_not_asked_for_one() -> None:
    """Whatever card it is: a surprise card and an ordinary one look the same."""
    for card in ("justice", "tax"):
        scene = families().hand(BEN, card).begin("play")
        assert (scene.prompt, scene.asked) == ("play-cards", (BEN,))
        scene.do("done")
        assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-4.0-01")
def test_who_can_buy_nothing_is_not_asked() -> None:
    """Ana has a lord and no money, Cleo money and no place for anything."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg").money(BEN, 1)
    scene.money(CLEO, 9).begin("buy")
    assert (scene.prompt, scene.asked) == ("buy", (BEN,))
    scene.do("done")
    assert scene.prompt == "moves"


def poor(title: str) -> FiefScene:
    """Ben has no écu; that title is for sale to him."""
    scene = families()
    if title == "barony":
        scene.lord(BEN, "francois", "mazilles").garrison(BEN, "st-andromy").castle("mazilles")
    else:
        scene.bishop("charles", 4)
    return scene


@pytest.mark.clause("FIEF-D-16", "FIEF-12.0-26")
@pytest.mark.parametrize(
    ("title", "price", "purchase"),
    [
        ("barony", 4, "buy-title mazilles francois mazilles"),
        ("cardinal", 5, "buy-cardinal charles"),
    ],
)
def test_who_could_buy_a_title_may_borrow_for_it(title: str, price: int, purchase: str) -> None:
    scene = poor(title).money(CLEO, price).begin("buy")
    assert (scene.prompt, scene.asked) == ("buy", (BEN,))
    assert scene.options(BEN, purchase.split()[0]) == []
    for notation in ("deal 2", f"want-money {price}", "promise", "offer"):
        scene.do(notation, BEN)
    scene.do("accept", CLEO)
    assert (scene.prompt, scene.asked) == ("buy", (BEN,))
    scene.do(purchase, BEN)
    assert scene.state.money == [0, 0, 0]


@pytest.mark.clause("FIEF-D-16")
@pytest.mark.parametrize("reason", ["taken", "no castle", "no lord", "refused"])
def test_a_title_that_is_not_for_sale_is_nothing_to_borrow_for(reason: str) -> None:
    if reason == "taken":
        scene = poor("barony").title("francois", "mazilles", "mazilles")
    elif reason == "no castle":
        scene = families().lord(BEN, "francois", "mazilles").garrison(BEN, "st-andromy")
    elif reason == "no lord":
        scene = fief().garrison(BEN, "mazilles", "st-andromy").castle("mazilles")
        scene.lord(ANA, "arthur", "blaye")
    else:
        scene = poor("cardinal").bishop("eric", 5).cardinal("eric").pope("eric")
        hat = AskHat(CLEO, BEN, LORDS.index("charles"), other=1)
        scene.state.refused = (hat.key(),)
    scene.begin("buy")
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-D-16")
def test_the_cardinal_title_is_something_to_borrow_for_with_a_bishop_of_ones_own() -> None:
    """Ana and Cleo could buy it for Ben's bishop, too; but of those without money only he is
    asked."""
    scene = poor("cardinal").begin("buy")
    assert (scene.prompt, scene.asked) == ("buy", (BEN,))
    scene.do("done")
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-12.0-04", "FIEF-D-05")
def test_where_money_is_hidden_everybody_is_asked_to_buy() -> None:
    scene = fief(money="hidden").begin("buy")
    for seat in ALL:
        assert (scene.prompt, scene.asked) == ("buy", (seat,))
        scene.do("done")


@pytest.mark.clause("FIEF-5.0-01")
def test_who_has_no_free_lord_does_not_move() -> None:
    scene = fief().lord(ANA, "arthur").captive("arthur", BEN, "bourg").garrison(ANA, "blaye")
    scene.garrison(BEN, "bourg").lord(CLEO, "eric", "sigy").begin("move")
    assert (scene.prompt, scene.asked) == ("moves", (CLEO,))


@pytest.mark.clause("FIEF-D-03", "FIEF-D-04")
@pytest.mark.parametrize("remark", ["raise-hand", "attend"])
@pytest.mark.parametrize(("step", "prompt"), [("play", "play-cards"), ("buy", "buy")])
def test_who_wants_to_be_asked_is(step: str, prompt: str, remark: str) -> None:
    scene = fief()
    scene.remark(ANA, remark)
    scene.begin(step)
    assert (scene.prompt, scene.asked) == (prompt, (ANA,))


@pytest.mark.clause("FIEF-R-66")
@pytest.mark.parametrize(
    ("step", "act"),
    [("play", "harvest 1"), ("buy", "buy-sergeant blaye")],
)
def test_who_has_begun_ends_his_turn_himself(step: str, act: str) -> None:
    """Until then he can take his last act back."""
    scene = fief().lord(ANA, "arthur", "blaye").hand(ANA, "good-harvest").money(ANA, 1).begin(step)
    prompt = scene.prompt
    scene.do(act)
    assert (scene.prompt, scene.asked) == (prompt, (ANA,))
    assert "done" in scene.options()


@pytest.mark.clause("FIEF-5.0-01")
def test_who_has_moved_all_his_lords_ends_his_moves_himself() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").begin("move")
    for answer in ("lead arthur", "march la-salle", "march blaye"):
        scene.do(answer)
    assert (scene.prompt, scene.asked) == ("moves", (ANA,))
    assert scene.options(verb="lead") == []


# Courtship ----------------------------------------------------------------------------------------


def suitors() -> FiefScene:
    scene = fief(4).lord(ANA, "arthur", "blaye").lord(BEN, "jeanne", "bourg")
    return scene.lord(CLEO, "eric", "sigy").begin("marriages")


@pytest.mark.clause("FIEF-1.1-02")
def test_only_those_who_could_marry_are_asked() -> None:
    assert suitors().asked == ALL


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-01")
def test_a_refusal_brings_back_the_two_and_nobody_else() -> None:
    scene = suitors()
    scene.do("propose arthur jeanne", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("refuse", BEN)
    assert (scene.prompt, scene.asked) == ("courtship", (ANA, BEN))


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-01")
def test_after_a_marriage_all_are_asked_again() -> None:
    scene = suitors().lord(CLEO, "blanche", "sigy").lord(DAN, "henri", "tournus").begin("marriages")
    scene.do("propose arthur jeanne", ANA)
    for seat in (BEN, CLEO, DAN):
        scene.do("pass", seat)
    scene.do("grant", BEN)
    assert (scene.prompt, scene.asked) == ("courtship", (ANA, BEN, CLEO, DAN))


# Before a vote ------------------------------------------------------------------------------------


def hustings() -> FiefScene:
    """Ana's Othon and Ben's François want to be bishop of 5; all four players are asked."""
    scene = bishopric_5(4).money(BEN, 9).money(CLEO, 9).begin("elections")
    stand(scene, "othon", "francois")
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN, CLEO, DAN))
    return scene


def wishes(scene: FiefScene, *wanted: str) -> FiefScene:
    """What each wants, in the order of seats."""
    for seat, notation in enumerate(wanted):
        scene.do(notation, seat)
    return scene


@pytest.mark.clause("FIEF-W-03", "FIEF-D-01")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_before_a_vote_an_offer_concerns_the_two_alone(answer: str) -> None:
    """Ben bids for Ana's voices, and once more."""
    scene = wishes(hustings(), "pass", "deal 0", "pass", "pass")
    for bid in (1, 2):
        scene.do(f"give-money {bid}", BEN)
        scene.do("offer", BEN)
        scene.do(answer, ANA)
        assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN))
        scene.do("deal 0", BEN)
        scene.do("pass", ANA)
    scene.do("withdraw", BEN)
    assert scene.asked == (BEN,), "a draft that is dropped concerns nobody"
    scene.do("pass", BEN)
    assert scene.prompt == "vote"


@pytest.mark.clause("FIEF-W-03", "FIEF-D-01")
def test_before_a_vote_a_private_talk_concerns_those_in_it() -> None:
    scene = wishes(hustings(), "pass", "talk", "pass", "pass")
    for step in ("invite 0", "invite 2", "begin-talk"):
        scene.do(step, BEN)
    scene.do("enter-talk", ANA)
    scene.do("stay-out", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN))


@pytest.mark.clause("FIEF-W-03", "FIEF-D-01")
def test_before_a_vote_what_changes_on_the_table_concerns_all() -> None:
    """Ben cedes Beaujeu to Cleo: by himself, or for money."""
    for notation in ("cede beaujeu 2", "deal 2"):
        scene = wishes(hustings().garrison(CLEO, "beaujeu"), "pass", notation, "pass", "pass")
        if notation == "deal 2":
            for step in ("give-village beaujeu", "want-money 3", "offer"):
                scene.do(step, BEN)
            scene.do("accept", CLEO)
        assert (scene.holder("beaujeu"), scene.prompt) == (CLEO, "window-vote")
        assert scene.asked == (ANA, BEN, CLEO, DAN)


@pytest.mark.clause("FIEF-D-05")
def test_who_is_asked_again_before_a_vote_does_not_show_what_others_wanted() -> None:
    """Ben has Charles killed whom Cleo would have judged: all are asked, not Cleo alone."""
    scene = bishopric_5(4).lord(DAN, "charles", "bourg").marked("charles")
    scene.hand(BEN, "assassination").hand(CLEO, "justice").begin("elections")
    stand(scene, "othon", "francois")
    wishes(scene, "pass", "assassinate charles francois", "justice charles", "pass")
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN, CLEO, DAN))
    assert scene.hand_of(CLEO) == ["justice"]


@pytest.mark.clause("FIEF-D-03", "FIEF-W-03")
@pytest.mark.parametrize("remark", ["raise-hand", "attend"])
def test_who_wants_to_be_asked_after_his_pass_is_asked_again_before_the_vote(remark: str) -> None:
    """Cleo has passed when Ana makes Ben an offer, and says that she wants to be asked."""
    scene = hustings().money(ANA, 4)
    wishes(scene, "deal 1", "pass", "pass", "pass")
    scene.remark(CLEO, remark)
    for step in ("give-money 3", "offer"):
        scene.do(step, ANA)
    scene.do("accept", BEN)
    assert set(scene.asked) == {ANA, BEN, CLEO}
    scene.do("pass", CLEO)
    wishes(scene, "deal 1", "pass")
    for step in ("give-money 1", "offer"):
        scene.do(step, ANA)
    scene.do("accept", BEN)
    assert scene.asked == (ANA, BEN), "her second pass stands"
    scene.pass_all()
    assert scene.prompt == "vote"


@pytest.mark.clause("FIEF-D-03", "FIEF-W-03")
@pytest.mark.parametrize("remark", ["raise-hand", "attend"])
def test_while_others_think_a_pass_is_taken_back_also_if_nobody_acts(remark: str) -> None:
    scene = hustings()
    for seat in (ANA, BEN, CLEO):
        scene.do("pass", seat)
    scene.remark(CLEO, remark)
    assert list(scene.asked) == [DAN], "not before all have answered"
    scene.do("pass", DAN)
    assert (scene.prompt, list(scene.asked)) == ("window-vote", [CLEO])
    for step in ("deal 0", "give-money 1", "offer"):
        scene.do(step, CLEO)
    scene.do("accept", ANA)
    assert (scene.prompt, list(scene.asked)) == ("window-vote", [ANA, CLEO])
    scene.pass_all()
    assert scene.prompt == "vote"


@pytest.mark.clause("FIEF-D-03")
def test_a_second_pass_stands_until_the_hand_is_raised_anew() -> None:
    scene = hustings()
    for seat in (ANA, BEN, CLEO):
        scene.do("pass", seat)
    for seat in (BEN, CLEO):
        scene.remark(seat, "raise-hand")
    scene.do("pass", DAN)
    assert list(scene.asked) == [BEN, CLEO]
    scene.do("pass", CLEO)
    scene.remark(CLEO, "lower-hand")
    scene.remark(CLEO, "raise-hand")
    scene.do("pass", BEN)
    assert list(scene.asked) == [CLEO]
    scene.do("pass", CLEO)
    assert scene.prompt == "vote"
    assert scene.state.raised == 1 << BEN | 1 << CLEO


@pytest.mark.clause("FIEF-D-05")
def test_whose_hand_takes_back_a_pass_does_not_show_what_he_answered() -> None:
    """Cleo raises her hand before Dan answers; all that others see is the hand."""
    views = []
    for wish in ("pass", "deal 0"):
        scene = wishes(hustings(), "pass", "pass", wish)
        scene.remark(CLEO, "raise-hand")
        views.append([scene.view(seat)["table"] for seat in (ANA, BEN, DAN, None)])
    assert views[0] == views[1]


# Elections that nobody can win --------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.8-06")
def test_without_any_bishop_no_king_is_elected_and_nobody_asked() -> None:
    scene = families().title("arthur", "blaye", "blaye").title("charles", "bourg", "bourg")
    scene.title("eric", "sigy", "sigy").begin("elections")
    assert scene.prompt == "discard"
    assert scene.bishop("eric", 5).begin("elections").prompt == "present-king"


@pytest.mark.clause("FIEF-1.8-05")
@pytest.mark.parametrize(("second", "held"), [("prince", False), ("duke", True)])
def test_without_three_titled_lords_no_king_is_elected(second: str, held: bool) -> None:
    """A bishop and one other: only a city that is ceded could still make a third."""
    scene = families().bishop("eric", 5)
    if second == "duke":
        scene.title("arthur", "blaye", "blaye")
    else:
        scene.prince("arthur")
    scene.begin("elections")
    assert (scene.prompt == "present-king") == held
