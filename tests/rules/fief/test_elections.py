"""1.3, 1.4, 1.4.1, 1.7, 1.8: elections: candidates, voices, majorities."""

from collections.abc import Callable

import pytest

from tableronde.games.fief.components import NOBODY
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import SEE_5, bishopric_5, conclave, stand, vote, voters


def bishop_of(scene: FiefScene, see: int) -> str:
    return scene.named(scene.state.croziers[see - 1])


def pope_of(scene: FiefScene) -> str:
    return scene.named(scene.state.pope)


def king_of(scene: FiefScene) -> str:
    return scene.named(scene.state.king)


# 1.3: the procedure -------------------------------------------------------------------------------


def court() -> FiefScene:
    """The king can be elected."""
    scene = fief().lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    scene.lord(BEN, "othon", "bourg").bishop("othon", 4)
    return scene.lord(CLEO, "eric", "tournus").bishop("eric", 2)


@pytest.mark.clause("FIEF-1.3-01")
@pytest.mark.parametrize(
    ("replace_components", "prompt", "candidate"),
    [
        (bishopric_5, "present-bishop", "othon"),
        (conclave, "present-pope", "othon"),
        (court, "present-king", "charles"),
    ],
)
def test_candidates_then_votes_then_the_reveal(
    replace_components: Callable[[], FiefScene], prompt: str, candidate: str
) -> None:
    scene = replace_components().begin("elections")
    assert scene.prompt == prompt
    stand(scene, candidate)
    assert scene.prompt == "window-vote"
    scene.pass_all()
    count = 0
    while scene.prompt == "vote":
        scene.do(f"vote {candidate} none")
        count += 1
    assert len(scene.events(None, "vote-shown")) == count > 1


@pytest.mark.clause("FIEF-1.3-02")
@pytest.mark.clause("FIEF-R-05")
def test_each_presents_one_in_turn_order() -> None:
    scene = bishopric_5().lord(ANA, "henri", "blaye").begin("elections", first=CLEO)
    assert scene.asked == (CLEO,)
    assert scene.options() == ["decline", "present eric"]
    scene.do("decline")
    assert scene.asked == (ANA,)
    assert scene.options() == ["decline", "present henri", "present othon"]
    scene.do("present henri")
    assert scene.asked == (BEN,)
    assert scene.options() == ["decline", "present francois"]
    scene.do("present francois")
    assert scene.prompt == "window-vote"


@pytest.mark.clause("FIEF-1.3-03")
def test_nobody_must_present_anybody() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois")
    scene.pass_all()
    assert scene.options() == [
        *("vote francois francois", "vote francois none", "vote none francois", "vote none none")
    ]


@pytest.mark.clause("FIEF-1.3-04")
@pytest.mark.clause("FIEF-1.3-05")
@pytest.mark.clause("FIEF-R-06")
def test_one_or_both_tokens_on_one_or_two_candidates() -> None:
    scene = bishopric_5().begin("elections", first=BEN)
    stand(scene, "francois", "othon")
    scene.pass_all()
    assert scene.asked == (BEN,)
    places = ("francois", "othon", "none")
    assert sorted(scene.options()) == sorted(
        f"vote {first} {second}" for first in places for second in places
    )
    scene.do("vote othon francois")
    assert scene.asked == (ANA,)


@pytest.mark.clause("FIEF-1.3-06")
def test_who_has_no_voice_does_not_vote() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "eric")
    assert voters(scene) == {ANA: 3, BEN: 2}


@pytest.mark.clause("FIEF-1.3-05")
@pytest.mark.clause("FIEF-1.3-07")
def test_tokens_lie_face_down_until_all_have_voted() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois", "othon")
    scene.pass_all()
    scene.do("vote othon francois")
    placed = [{"event": "tokens-placed", "seat": ANA, "lords": ["francois", "othon"]}]
    assert [scene.events(seat) for seat in (BEN, CLEO, None)] == [placed] * 3
    lying = {"seat": ANA, "lords": ["francois", "othon"], "candidate": None}
    tokens = [scene.view(seat)["table"]["election"]["tokens"] for seat in (BEN, CLEO, None, ANA)]
    assert tokens == [[lying]] * 3 + [[{**lying, "candidate": "othon"}]]
    scene.do("vote francois none")
    assert scene.events(None, "vote-shown") == [
        {"event": "vote-shown", "seat": ANA, "candidate": "othon", "null": "francois", "count": 3},
        {"event": "vote-shown", "seat": BEN, "candidate": "francois", "null": "none", "count": 2},
    ]


@pytest.mark.clause("FIEF-1.3-07")
def test_one_token_does_not_show_which_it_is() -> None:
    shown = []
    for tokens in ("othon none", "none othon"):
        scene = bishopric_5().begin("elections")
        stand(scene, "francois", "othon")
        scene.pass_all()
        scene.do(f"vote {tokens}")
        shown.append(scene.events(BEN))
    assert shown[0] == shown[1]


@pytest.mark.clause("FIEF-1.3-08")
def test_a_for_token_gives_all_voices() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois", "othon")
    vote(scene, "othon", "francois")
    assert bishop_of(scene, 5) == "othon"


@pytest.mark.clause("FIEF-1.3-09")
def test_null_tokens_count_for_nothing() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois", "othon")
    vote(scene, "none othon", "francois othon")
    assert bishop_of(scene, 5) == "francois"


@pytest.mark.clause("FIEF-1.3-09")
@pytest.mark.clause("FIEF-1.7.1-01")
def test_null_tokens_do_not_count_for_an_absolute_majority_either() -> None:
    scene = conclave().begin("elections")
    stand(scene, "othon", "francois")
    vote(scene, "othon", "none francois", "none francois")
    assert pope_of(scene) == "othon"


@pytest.mark.clause("FIEF-1.3-10")
def test_the_winner_has_his_title_at_once() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois", "othon")
    vote(scene, "othon")
    assert bishop_of(scene, 5) == ""
    scene.do("vote none none")
    assert bishop_of(scene, 5) == "othon"


@pytest.mark.clause("FIEF-1.3-11")
@pytest.mark.clause("FIEF-R-05")
def test_without_a_candidate_there_is_no_vote() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene)
    assert scene.keys()[0] == "no-candidate"
    assert (scene.prompt, bishop_of(scene, 5)) == ("discard", "")
    scene.until("window-turn").until("present-bishop")
    assert scene.decision().arguments == {"office": "bishop-5"}


# FIEF-R-05, FIEF-R-06 -----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-05")
def test_even_a_lone_candidate_needs_a_voice() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "othon")
    vote(scene, "none othon", "none")
    assert len(scene.events(None, "nobody-elected")) == 1
    assert bishop_of(scene, 5) == ""


@pytest.mark.clause("FIEF-R-05")
def test_nothing_against_nothing_is_a_tie() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "othon", "francois")
    vote(scene, "none", "none")
    assert bishop_of(scene, 5) == ""


@pytest.mark.clause("FIEF-R-05")
def test_who_lost_may_stand_again_in_the_next_election() -> None:
    scene = bishopric_5().garrison(ANA, "bourg", "st-vivien", "les-essarts", "marcamps")
    scene.begin("elections")
    assert scene.decision().arguments == {"office": "bishop-4"}
    stand(scene, "eric")
    vote(scene, "none")
    assert scene.decision().arguments == {"office": "bishop-5"}
    stand(scene, "eric")
    vote(scene, "eric", "eric")
    assert bishop_of(scene, 5) == "eric"


@pytest.mark.clause("FIEF-R-06")
def test_everybody_votes_for_whom_he_wants() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois", "othon", "eric")
    vote(scene, "francois", "othon")
    assert bishop_of(scene, 5) == "francois"


@pytest.mark.clause("FIEF-R-06")
def test_a_candidate_who_dies_before_the_vote_is_struck_off() -> None:
    scene = bishopric_5().hand(CLEO, "assassination").begin("elections")
    stand(scene, "francois", "othon")
    scene.do("assassinate othon eric", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    scene.pass_all()
    assert scene.prompt == "vote"
    assert scene.options(verb="vote") == [
        *("vote francois francois", "vote francois none", "vote none francois", "vote none none")
    ]


@pytest.mark.clause("FIEF-R-06")
def test_an_excommunicated_candidate_is_struck_off_and_the_election_is_off() -> None:
    scene = bishopric_5().bishop("eric", 2).pope("eric").begin("elections")
    stand(scene, "francois")
    scene.do("excommunicate francois", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    scene.pass_all()
    assert (scene.prompt, bishop_of(scene, 5)) == ("discard", "")
    assert len(scene.events(None, "no-candidate")) == 1


@pytest.mark.clause("FIEF-R-06")
@pytest.mark.clause("FIEF-R-64")
def test_voices_are_those_of_the_end_of_the_window() -> None:
    scene = bishopric_5().lord(BEN, "henri", "sigy").begin("elections")
    stand(scene, "francois")
    scene.do(f"cede sigy {BEN}", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert voters(scene) == {ANA: 1, BEN: 4}


@pytest.mark.clause("FIEF-R-06")
def test_the_conditions_of_an_election_are_not_checked_again() -> None:
    scene = conclave().hand(CLEO, "assassination").begin("elections")
    scene.state.hats[2] = NOBODY
    stand(scene, "othon", "francois")
    scene.do("assassinate francois eric", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    vote(scene, "othon")
    assert pope_of(scene) == "othon"


# 1.4: bishops -------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.4-01")
def test_a_free_see_whose_villages_are_all_controlled_has_an_election() -> None:
    assert bishopric_5().begin("elections").prompt == "present-bishop"


@pytest.mark.clause("FIEF-1.4-01")
@pytest.mark.parametrize("free", SEE_5)
def test_no_election_while_a_village_is_free(free: str) -> None:
    scene = fief().garrison(ANA, *(village for village in SEE_5 if village != free))
    scene.lord(BEN, "francois", "bourg").begin("elections")
    assert scene.prompt == "discard"


@pytest.mark.clause("FIEF-1.4-01")
def test_no_election_while_a_bishop_is_in_office() -> None:
    assert bishopric_5().bishop("eric", 5).begin("elections").prompt == "discard"


@pytest.mark.clause("FIEF-1.4-02")
@pytest.mark.clause("FIEF-1.4.1-08")
@pytest.mark.parametrize("hindrance", ["married", "captive", "excommunicated", "king", "bishop"])
def test_who_cannot_become_bishop(hindrance: str) -> None:
    scene = bishopric_5().lord(CLEO, "mireille", "tournus").lord(BEN, "henri", "bourg")
    {
        "married": lambda: scene.marry("francois", "mireille"),
        "captive": lambda: scene.captive("francois", ANA, "sigy"),
        "excommunicated": lambda: scene.excommunicated("francois"),
        "king": lambda: scene.king("francois"),
        "bishop": lambda: scene.bishop("francois", 4),
    }[hindrance]()
    scene.begin("elections", first=BEN)
    assert scene.options(BEN) == ["decline", "present henri"]


@pytest.mark.clause("FIEF-1.4-02")
@pytest.mark.clause("FIEF-1.2-03")
def test_women_do_not_become_bishops() -> None:
    scene = bishopric_5().lord(CLEO, "mireille", "tournus").begin("elections", first=CLEO)
    assert scene.options(CLEO) == ["decline", "present eric"]


@pytest.mark.clause("FIEF-1.4-03")
def test_a_candidate_may_be_far_away() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "eric")
    vote(scene, "eric", "none")
    assert (bishop_of(scene, 5), scene.where("eric")) == ("eric", "tournus")


@pytest.mark.clause("FIEF-1.4-04")
@pytest.mark.clause("FIEF-1.4-05")
@pytest.mark.parametrize(
    ("villages", "count"),
    [(("sigy",), 2), (("beaujeu",), 1), (("beaujeu", "st-paul"), 2), (SEE_5, 5), (("blaye",), 0)],
)
def test_voices_of_villages(villages: tuple[str, ...], count: int) -> None:
    assert fief().garrison(ANA, *villages).voices(ANA, "bishop-5") == count


@pytest.mark.clause("FIEF-1.4-06")
@pytest.mark.clause("FIEF-1.4.1-11")
def test_a_bishop_of_earlier_turns_has_two_voices() -> None:
    scene = bishopric_5().bishop("eric", 2)
    assert [scene.voices(seat, "bishop-5") for seat in (ANA, BEN, CLEO)] == [3, 2, 2]
    scene.lord(CLEO, "henri", "tournus").bishop("henri", 3)
    assert scene.voices(CLEO, "bishop-5") == 4


@pytest.mark.clause("FIEF-1.4-06")
def test_a_captive_bishop_has_none() -> None:
    scene = bishopric_5().bishop("eric", 2).captive("eric", ANA, "sigy")
    assert scene.voices(CLEO, "bishop-5") == 0


def two_sees() -> FiefScene:
    """Sees 4 and 5 are free; Cleo's Eric is the first elected one."""
    scene = bishopric_5().garrison(CLEO, "bourg", "st-vivien", "les-essarts", "marcamps")
    scene.begin("elections")
    stand(scene, "eric")
    vote(scene, "eric")
    return scene


@pytest.mark.clause("FIEF-1.4-07")
@pytest.mark.clause("FIEF-R-07")
def test_a_bishop_of_this_turn_has_no_voice_for_bishops() -> None:
    scene = two_sees()
    assert bishop_of(scene, 4) == "eric"
    stand(scene, "othon")
    assert voters(scene) == {ANA: 3, BEN: 2}


@pytest.mark.clause("FIEF-1.4-07")
def test_in_the_next_turn_he_has() -> None:
    scene = two_sees()
    scene.until("window-turn").until("present-bishop")
    stand(scene, "othon")
    assert voters(scene) == {ANA: 3, BEN: 2, CLEO: 2}


@pytest.mark.clause("FIEF-1.4-09")
def test_nor_when_he_has_become_cardinal_meanwhile() -> None:
    scene = two_sees().hand(ANA, "cardinal")
    stand(scene, "othon")
    scene.do("make-cardinal eric", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert voters(scene) == {ANA: 3, BEN: 2}


@pytest.mark.clause("FIEF-R-07")
def test_a_bishop_of_earlier_turns_who_becomes_cardinal_has_three() -> None:
    scene = bishopric_5().bishop("eric", 2).hand(ANA, "cardinal").begin("elections")
    stand(scene, "othon")
    scene.do("make-cardinal eric", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert voters(scene) == {ANA: 3, BEN: 2, CLEO: 3}


@pytest.mark.clause("FIEF-1.4-08")
@pytest.mark.clause("FIEF-1.5-08")
@pytest.mark.clause("FIEF-1.7.1-05")
def test_cardinals_and_the_pope_have_three_voices() -> None:
    scene = bishopric_5().bishop("eric", 2).cardinal("eric")
    scene.lord(CLEO, "henri", "tournus").bishop("henri", 3).pope("henri")
    assert scene.voices(CLEO, "bishop-5") == 6


@pytest.mark.clause("FIEF-1.4-08")
@pytest.mark.clause("FIEF-R-08")
@pytest.mark.parametrize("title", ["cardinal", "pope"])
def test_in_prison_they_have_none(title: str) -> None:
    scene = bishopric_5().bishop("eric", 2)
    (scene.cardinal if title == "cardinal" else scene.pope)("eric")
    assert scene.voices(CLEO, "bishop-5") == 3
    assert scene.captive("eric", ANA, "sigy").voices(CLEO, "bishop-5") == 0


@pytest.mark.clause("FIEF-1.4-10")
def test_a_lord_counts_once_for_his_highest_title() -> None:
    scene = bishopric_5().bishop("eric", 2).cardinal("eric").pope("eric")
    assert scene.voices(CLEO, "bishop-5") == 3


@pytest.mark.clause("FIEF-1.4-11")
@pytest.mark.clause("FIEF-R-64")
def test_a_village_votes_whatever_its_lord_is() -> None:
    scene = fief().lord(ANA, "othon", "sigy").excommunicated("othon")
    assert scene.voices(ANA, "bishop-5") == 2
    scene.lord(ANA, "henri", "blaye").title("henri", "sigy", "marcamps")
    scene.garrison(BEN, "blaye").captive("henri", BEN, "blaye")
    assert scene.voices(ANA, "bishop-5") == 3


@pytest.mark.clause("FIEF-R-64")
def test_a_besieged_village_votes_for_its_controller() -> None:
    scene = fief().garrison(ANA, "sigy").castle("sigy").lord(BEN, "othon", "sigy")
    scene.troops(BEN, "sigy", 3).siege(BEN, "sigy")
    assert [scene.voices(seat, "bishop-5") for seat in (ANA, BEN)] == [2, 0]


# 1.4.1 --------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.4.1-01")
def test_a_plurality_is_enough() -> None:
    scene = bishopric_5().bishop("eric", 2).lord(CLEO, "henri", "tournus").begin("elections")
    stand(scene, "othon", "francois", "henri")
    vote(scene, "othon", "francois", "henri")
    assert bishop_of(scene, 5) == "othon"


@pytest.mark.clause("FIEF-1.4.1-02")
@pytest.mark.clause("FIEF-R-07")
def test_a_tie_leaves_the_title_free_until_next_turn() -> None:
    scene = bishopric_5().bishop("eric", 2).lord(CLEO, "henri", "tournus").begin("elections")
    stand(scene, "francois", "henri")
    vote(scene, "none", "francois", "henri")
    assert (bishop_of(scene, 5), scene.prompt) == ("", "discard")
    assert scene.events(None, "nobody-elected") == [
        {"event": "nobody-elected", "office": "bishop-5"}
    ]
    scene.until("window-turn").until("present-bishop")
    assert scene.decision().arguments == {"office": "bishop-5"}


@pytest.mark.clause("FIEF-R-07")
def test_next_turn_the_conditions_are_checked_afresh() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene)
    scene.state.camps[0] = ()
    scene.state.control[0] = NOBODY
    scene.until("window-turn").until("discard")
    assert bishop_of(scene, 5) == ""


@pytest.mark.clause("FIEF-1.4.1-05")
def test_the_crozier_has_the_number_of_the_see() -> None:
    scene = bishopric_5().begin("elections")
    stand(scene, "francois")
    vote(scene, "francois", "none")
    assert [bishop_of(scene, see) for see in range(1, 6)] == ["", "", "", "", "francois"]
    assert scene.events(None, "bishop") == [
        {"event": "bishop", "seat": BEN, "lord": "francois", "bishopric": 5}
    ]


@pytest.mark.clause("FIEF-1.4.1-06")
def test_sees_are_filled_in_the_order_of_their_numbers() -> None:
    scene = bishopric_5().garrison(CLEO, "bourg", "st-vivien", "les-essarts", "marcamps")
    scene.garrison(CLEO, "chateauneuf", "mazilles", "st-andromy", "tournus").begin("elections")
    offices = []
    while scene.prompt == "present-bishop":
        offices.append(scene.decision().arguments["office"])
        stand(scene)
    assert offices == ["bishop-2", "bishop-4", "bishop-5"]


@pytest.mark.clause("FIEF-1.4.1-06")
@pytest.mark.clause("FIEF-R-07")
def test_a_see_that_falls_free_after_its_number_waits() -> None:
    scene = bishopric_5().garrison(CLEO, "chateauneuf", "mazilles", "st-andromy", "tournus")
    scene.bishop("eric", 2).hand(ANA, "assassination").begin("elections")
    assert scene.decision().arguments == {"office": "bishop-5"}
    stand(scene, "francois")
    scene.do("assassinate eric othon", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    vote(scene, "francois", "none")
    assert (bishop_of(scene, 2), scene.prompt) == ("", "discard")
    scene.until("window-turn").until("present-bishop")
    assert scene.decision().arguments == {"office": "bishop-2"}


@pytest.mark.clause("FIEF-1.4.1-07")
@pytest.mark.parametrize(("control", "prompt"), [(True, "present-bishop"), (False, "discard")])
def test_a_see_freed_by_a_death_is_filled_if_all_is_controlled(control: bool, prompt: str) -> None:
    scene = bishopric_5().bishop("eric", 5).begin("begin")
    die(scene, "eric")
    if not control:
        scene.state.camps[0] = ()
        scene.state.control[0] = NOBODY
    scene.pass_all()
    assert scene.prompt == prompt


@pytest.mark.clause("FIEF-1.4.1-07")
@pytest.mark.clause("FIEF-1.4.1-04")
def test_a_see_freed_by_an_excommunication_is_filled_too() -> None:
    scene = bishopric_5().bishop("eric", 5).bishop("othon", 1).pope("othon").begin("begin")
    scene.do("excommunicate eric", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.until("present-bishop")
    assert scene.decision().arguments == {"office": "bishop-5"}
    stand(scene, "eric", "francois")
    assert [event["lord"] for event in scene.events(None, "stands")] == ["francois"]
    assert voters(scene) == {ANA: 6, BEN: 2}


@pytest.mark.clause("FIEF-1.4.1-04")
def test_a_bishop_is_bishop_for_life() -> None:
    scene = bishopric_5().bishop("eric", 5).begin("before_end").until("window-turn").pass_all()
    assert (scene.prompt, bishop_of(scene, 5)) == ("discard", "eric")


# 1.7: the pope ------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.7-01")
def test_two_free_cardinals_and_a_candidate_elect_a_pope() -> None:
    scene = conclave().begin("elections")
    assert scene.prompt == "present-pope"
    stand(scene, "francois")
    vote(scene, "francois", "francois", "none")
    assert pope_of(scene) == "francois"
    assert scene.events(None, "pope") == [{"event": "pope", "seat": BEN, "lord": "francois"}]


@pytest.mark.clause("FIEF-1.7-01")
def test_without_a_candidate_there_is_no_pope() -> None:
    scene = conclave().begin("elections")
    stand(scene)
    assert (scene.prompt, pope_of(scene)) == ("discard", "")


@pytest.mark.clause("FIEF-1.7-01")
def test_two_cardinals_are_enough() -> None:
    scene = conclave()
    scene.state.hats[2] = NOBODY
    assert scene.begin("elections").prompt == "present-pope"


@pytest.mark.clause("FIEF-1.7-01")
@pytest.mark.parametrize("reason", ["office", "one", "prison"])
def test_when_there_is_no_conclave(reason: str) -> None:
    scene = conclave()
    if reason == "office":
        scene.pope("othon")
    else:
        scene.state.hats[2] = NOBODY
        if reason == "one":
            scene.state.hats[1] = NOBODY
        else:
            scene.garrison(ANA, "blaye").captive("francois", ANA, "blaye")
    assert scene.begin("elections").prompt == "discard"


@pytest.mark.clause("FIEF-1.7-02")
def test_bishops_and_cardinals_who_are_free_may_stand() -> None:
    scene = conclave().lord(ANA, "henri", "blaye").bishop("henri", 3).lord(ANA, "arthur", "blaye")
    scene.lord(BEN, "lambert", "bourg").bishop("lambert", 5).captive("lambert", ANA, "blaye")
    scene.begin("elections")
    assert scene.options(ANA) == ["decline", "present henri", "present othon"]
    scene.do("present henri")
    assert scene.options(BEN) == ["decline", "present francois"]


@pytest.mark.clause("FIEF-1.7-03")
@pytest.mark.clause("FIEF-R-07")
def test_a_bishop_of_this_phase_may_become_pope() -> None:
    scene = conclave().garrison(ANA, *SEE_5).lord(ANA, "henri", "sigy").begin("elections")
    stand(scene, "henri")
    vote(scene, "henri", "none", "none")
    assert scene.prompt == "present-pope"
    stand(scene, "henri")
    vote(scene, "henri", "henri", "none")
    assert pope_of(scene) == "henri"


@pytest.mark.clause("FIEF-R-07")
def test_made_cardinal_meanwhile_he_votes_for_the_pope() -> None:
    scene = conclave().garrison(ANA, *SEE_5).lord(ANA, "henri", "sigy")
    scene.state.hats[2] = NOBODY
    scene.hand(CLEO, "cardinal").begin("elections")
    stand(scene, "henri")
    vote(scene, "henri", "none", "none")
    scene.do("pass", CLEO)
    stand(scene, "othon")
    scene.do("make-cardinal henri", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert voters(scene) == {ANA: 2, BEN: 1}


@pytest.mark.clause("FIEF-1.7-04")
@pytest.mark.clause("FIEF-1.5-08")
@pytest.mark.clause("FIEF-1.5-09")
def test_only_free_cardinals_vote_for_the_pope() -> None:
    scene = conclave(4).lord(DAN, "henri", "st-medard").bishop("henri", 3)
    scene.title("henri", "st-gerome", "st-medard").garrison(DAN, *SEE_5)
    scene.garrison(ANA, "blaye").captive("eric", ANA, "blaye").bishop("baudoin", 5)
    scene.lord(DAN, "baudoin", "st-medard").begin("elections")
    stand(scene, "othon")
    assert voters(scene) == {ANA: 1, BEN: 1}


# 1.7.1: absolute majority -------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.7.1-01")
def test_more_than_half_of_the_voices_cast_makes_the_pope() -> None:
    scene = conclave().begin("elections")
    stand(scene, "othon", "francois")
    vote(scene, "othon", "francois", "othon")
    assert pope_of(scene) == "othon"


@pytest.mark.clause("FIEF-1.7.1-01")
@pytest.mark.clause("FIEF-1.7.1-02")
@pytest.mark.clause("FIEF-R-07")
def test_half_is_not_enough_and_the_election_is_tried_again() -> None:
    scene = conclave().lord(ANA, "henri", "blaye").bishop("henri", 3)
    scene.cardinal("henri", bought=True).begin("elections")
    stand(scene, "othon", "francois", "eric")
    vote(scene, "othon", "francois", "eric")
    assert (pope_of(scene), scene.prompt) == ("", "discard")
    assert scene.until("window-turn").until("present-pope").asked == (BEN,)


@pytest.mark.clause("FIEF-1.7.1-03")
def test_the_pope_is_elected_for_life() -> None:
    scene = conclave().lord(ANA, "henri", "blaye").bishop("henri", 3).pope("henri")
    scene.begin("elections")
    assert scene.prompt == "discard"
    scene.until("window-turn")
    die(scene, "henri")
    assert pope_of(scene) == ""
    assert scene.until("present-pope").asked == (BEN,)


def diocese(*cards: str) -> FiefScene:
    """Bishopric 5 elects Ana's Othon; she holds these cards. Ben has a cardinal."""
    scene = bishopric_5().lord(BEN, "henri", "st-medard").bishop("henri", 3).cardinal("henri")
    return scene.hand(ANA, *cards)


def elect_othon(scene: FiefScene) -> FiefScene:
    stand(scene.begin("elections"), "othon")
    vote(scene, "othon", "othon")
    assert bishop_of(scene, 5) == "othon"
    return scene


@pytest.mark.clause("FIEF-1.5-02", "FIEF-1.7-01", "FIEF-9.2-01")
@pytest.mark.clause("FIEF-W-04")
def test_a_new_bishop_is_made_cardinal_before_the_conclave_is_called() -> None:
    """With Ben's cardinal he is the second: a pope can be elected."""
    scene = elect_othon(diocese("cardinal"))
    assert (scene.prompt, scene.asked) == ("window-elected", (ANA,))
    scene.do("make-cardinal othon")
    scene.do("pass")
    assert scene.prompt == "present-pope"


@pytest.mark.clause("FIEF-D-05")
@pytest.mark.clause("FIEF-W-04")
@pytest.mark.parametrize("card", ["cardinal", "arc", "philippe"])
def test_whoever_might_hold_a_cardinal_card_is_asked_after_a_bishops_election(card: str) -> None:
    """Its back is all that counts."""
    scene = elect_othon(diocese(card))
    assert (scene.prompt, scene.asked) == ("window-elected", (ANA,))
    scene.do("pass")
    assert scene.prompt == "discard"


@pytest.mark.clause("FIEF-D-05")
@pytest.mark.clause("FIEF-W-04")
def test_who_could_do_nothing_after_it_is_not_asked() -> None:
    assert elect_othon(diocese()).prompt == "discard"


@pytest.mark.clause("FIEF-W-04")
def test_where_nobody_is_elected_nobody_need_be_asked() -> None:
    scene = diocese("cardinal").begin("elections")
    stand(scene, "othon")
    vote(scene, "none", "none")
    assert (bishop_of(scene, 5), scene.prompt) == ("", "discard")


@pytest.mark.clause("FIEF-W-04", "FIEF-D-02")
@pytest.mark.parametrize("winner", ["othon", "none"])
def test_after_a_failed_election_nobody_is_asked_whatever_he_could_do(winner: str) -> None:
    """Ana might free Henri by a card with such a back as hers."""
    scene = diocese("justice").lord(CLEO, "henri").captive("henri", BEN, "beaujeu")
    stand(scene.begin("elections"), "othon")
    vote(scene, winner, winner)
    assert (scene.prompt == "window-elected") == (winner == "othon")


@pytest.mark.clause("FIEF-D-03", "FIEF-D-02")
def test_a_hand_raised_for_the_window_after_an_election_is_spent_by_a_pass() -> None:
    scene = diocese("cardinal").bishop("eric", 2).cardinal("eric")
    scene.remark(CLEO, "raise-hand")
    stand(scene.begin("elections"), "othon")
    vote(scene, "othon", "othon", "othon")
    assert (scene.prompt, scene.asked) == ("window-elected", (CLEO, ANA))
    scene.pass_all()
    assert scene.prompt == "present-pope", "the phase is not over"
    assert (scene.state.raised, scene.state.hand_spent) == (0, 1 << CLEO)


@pytest.mark.clause("FIEF-D-03", "FIEF-W-04")
def test_not_the_hand_of_who_is_asked_there_without_it() -> None:
    scene = diocese("cardinal").bishop("eric", 2).cardinal("eric")
    scene.remark(ANA, "raise-hand")
    stand(scene.begin("elections"), "othon")
    vote(scene, "othon", "othon", "othon")
    assert (scene.prompt, scene.asked) == ("window-elected", (ANA,))
    scene.pass_all()
    assert (scene.state.raised, scene.state.hand_spent) == (1 << ANA, 0)


# 1.8: the king ------------------------------------------------------------------------------------


def realm() -> FiefScene:
    """Ana's Charles and Dan's Henri have fiefs, Ben's Othon and Cleo's Éric sees."""
    scene = fief(4).lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    scene.lord(BEN, "othon", "tournus").bishop("othon", 2)
    scene.lord(CLEO, "eric", "st-medard").bishop("eric", 3)
    return scene.lord(DAN, "henri", "bourg").title("henri", "bourg", "bourg")


@pytest.mark.clause("FIEF-1.8-01")
def test_a_king_is_elected_if_there_is_none_and_somebody_stands() -> None:
    scene = realm().begin("elections")
    assert scene.prompt == "present-king"
    stand(scene, "charles")
    vote(scene, "charles", "charles", "charles", "none")
    assert king_of(scene) == "charles"
    assert scene.events(None, "king") == [{"event": "king", "seat": ANA, "lord": "charles"}]


@pytest.mark.clause("FIEF-1.8-01")
def test_nobody_is_elected_where_there_is_a_king_or_no_candidate() -> None:
    assert realm().king("henri").begin("elections").prompt == "discard"
    scene = realm().begin("elections")
    stand(scene)
    assert (scene.prompt, king_of(scene)) == ("discard", "")


@pytest.mark.clause("FIEF-1.8-02")
def test_who_may_become_king() -> None:
    scene = realm().lord(ANA, "jeanne", "sigy").title("jeanne", "st-paul", "st-paul")
    scene.lord(ANA, "arthur", "sigy").title("arthur", "mazilles", "mazilles")
    scene.lord(ANA, "quentin", "sigy").excommunicated("arthur")
    scene.lord(DAN, "lambert", "bourg").title("lambert", "tournus", "tournus")
    scene.captive("lambert", ANA, "sigy").bishop("henri", 4).begin("elections")
    assert scene.options(ANA) == ["decline", "present charles"]
    scene.do("present charles")
    assert scene.prompt == "window-vote"


@pytest.mark.clause("FIEF-1.8-03")
@pytest.mark.clause("FIEF-1.2-06")
@pytest.mark.clause("FIEF-1.4.1-11")
@pytest.mark.clause("FIEF-1.5-08")
@pytest.mark.clause("FIEF-1.7.1-05")
def test_each_titled_lord_has_one_voice() -> None:
    scene = realm()
    assert [scene.voices(seat, "king") for seat in range(4)] == [1, 1, 1, 1]
    scene.cardinal("othon").pope("othon").title("othon", "tournus", "tournus")
    assert scene.voices(BEN, "king") == 1
    scene.lord(ANA, "jeanne", "sigy").lord(ANA, "arthur", "sigy").arc("jeanne")
    assert scene.voices(ANA, "king") == 1
    assert scene.title("jeanne", "st-paul", "st-paul").voices(ANA, "king") == 2


@pytest.mark.clause("FIEF-1.8-03")
def test_neither_prisoners_nor_the_excommunicated_vote_for_the_king() -> None:
    scene = realm().excommunicated("charles").captive("henri", ANA, "sigy")
    assert [scene.voices(seat, "king") for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.clause("FIEF-R-07")
def test_a_bishop_of_this_turn_votes_for_the_king() -> None:
    scene = realm()
    scene.state.new_bishops = -1
    assert [scene.voices(seat, "king") for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.clause("FIEF-1.8-04")
def test_a_tie_makes_no_king() -> None:
    scene = realm().lord(BEN, "lambert", "tournus").bishop("lambert", 4)
    scene.lord(DAN, "philippe", "bourg").bishop("philippe", 1)
    scene.lord(DAN, "quentin", "bourg").bishop("quentin", 5).begin("elections")
    stand(scene, "charles", "henri")
    vote(scene, "charles", "charles", "none", "henri")
    assert king_of(scene) == ""


@pytest.mark.clause("FIEF-1.8-04")
def test_a_plurality_makes_the_king() -> None:
    scene = realm().lord(BEN, "lambert", "tournus").bishop("lambert", 4)
    scene.lord(DAN, "philippe", "bourg").bishop("philippe", 1).begin("elections")
    stand(scene, "charles", "henri")
    vote(scene, "charles", "charles", "henri", "none")
    assert king_of(scene) == "charles"


@pytest.mark.clause("FIEF-1.8-05")
@pytest.mark.clause("FIEF-1.8-06")
@pytest.mark.clause("FIEF-1.8-07")
@pytest.mark.clause("FIEF-R-09")
@pytest.mark.parametrize(
    ("othon", "votes", "king"),
    [
        ("bishop", ("charles", "charles", "charles", "none"), "charles"),
        ("bishop", ("charles", "charles", "none", "charles"), ""),
        ("cardinal", ("charles", "charles", "none", "charles"), "charles"),
        ("pope", ("charles", "charles", "none", "charles"), "charles"),
        ("cardinal", ("charles", "charles", "none", "none"), ""),
        ("pope", ("charles", "none", "charles", "charles"), ""),
        ("bishop", ("none", "charles", "charles", "none"), ""),
        ("bishop", ("none", "charles", "charles", "charles"), "charles"),
    ],
)
def test_three_voices_and_the_church(othon: str, votes: tuple[str, ...], king: str) -> None:
    scene = realm()
    if othon == "cardinal":
        scene.cardinal("othon")
    elif othon == "pope":
        scene.pope("othon")
    scene.begin("elections")
    stand(scene, "charles")
    vote(scene, *votes)
    assert king_of(scene) == king
    assert len(scene.events(None, "nobody-elected")) == (king == "")


@pytest.mark.clause("FIEF-R-09")
def test_both_bishops_may_be_of_one_family() -> None:
    scene = realm().lord(BEN, "lambert", "tournus").bishop("lambert", 4).begin("elections")
    stand(scene, "charles")
    vote(scene, "charles", "charles", "none", "none")
    assert king_of(scene) == "charles"


@pytest.mark.clause("FIEF-1.8-07")
@pytest.mark.clause("FIEF-R-09")
def test_the_second_is_not_considered() -> None:
    scene = realm().lord(ANA, "jeanne", "sigy").title("jeanne", "st-paul", "st-paul")
    scene.lord(ANA, "arthur", "sigy").title("arthur", "mazilles", "mazilles")
    scene.lord(ANA, "baudoin", "sigy").title("baudoin", "blaye", "blaye")
    scene.begin("elections").until("present-king")
    stand(scene, "charles", "henri")
    vote(scene, "charles", "henri", "henri", "henri")
    assert king_of(scene) == ""


@pytest.mark.clause("FIEF-1.8-07")
@pytest.mark.clause("FIEF-R-07")
def test_an_election_that_failed_is_tried_again_next_turn() -> None:
    scene = realm().begin("elections")
    stand(scene, "charles")
    vote(scene, "charles", "none", "none", "none")
    assert (scene.prompt, king_of(scene)) == ("discard", "")
    assert scene.until("window-turn").until("present-king").asked == (DAN,)
