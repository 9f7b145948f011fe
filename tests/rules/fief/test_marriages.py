"""1.1, 1.1.1, FIEF-R-18, FIEF-R-63: marriages and alliances; the woman who cannot marry."""

import pytest

from tableronde.games.fief.components import LORDS, NOBODY
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief


def court(seats: int = 3) -> FiefScene:
    """Ana has Quentin, Ben Jeanne."""
    return fief(seats).lord(ANA, "quentin", "sigy").lord(BEN, "jeanne", "blaye")


def couple(seats: int = 3) -> FiefScene:
    return court(seats).marry("quentin", "jeanne")


def propose(scene: FiefScene, spouses: str, seat: int = ANA) -> None:
    """The only proposal of this round; its answer is still open."""
    scene.do(f"propose {spouses}", seat)
    for other in scene.asked:
        scene.do("pass", other)


def spouse(scene: FiefScene, name: str) -> str:
    return scene.named(scene.state.spouse[LORDS.index(name)])


def rich(scene: FiefScene) -> FiefScene:
    """Two fiefs for Ana and two for Ben."""
    scene.title("quentin", "sigy", "sigy").title("jeanne", "blaye", "blaye")
    scene.lord(ANA, "othon", "bourg").title("othon", "bourg", "bourg")
    return scene.lord(BEN, "eric", "tournus").title("eric", "tournus", "tournus")


def result_of_turn(scene: FiefScene) -> object:
    scene.begin("before_end").pass_all()
    return scene.result and scene.result["winners"]


# 1.1 ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.1-01")
def test_only_a_marriage_makes_an_alliance() -> None:
    assert result_of_turn(rich(court(4))) is None
    assert result_of_turn(rich(couple(4))) == [ANA, BEN]


@pytest.mark.clause("FIEF-1.1-02")
def test_a_marriage_needs_both_and_everybody_hears_of_it() -> None:
    scene = court().begin("marriages")
    propose(scene, "quentin jeanne")
    assert scene.events(None, "proposes") == [
        {"event": "proposes", "seat": ANA, "lord": "quentin", "other": BEN, "spouse": "jeanne"}
    ]
    assert (scene.prompt, scene.asked) == ("marriage", (BEN,))
    assert spouse(scene, "jeanne") == ""
    scene.do("grant")
    assert spouse(scene, "jeanne") == "quentin"
    assert scene.events(None, "married") == [
        {"event": "married", "seat": BEN, "lord": "jeanne", "other": ANA, "spouse": "quentin"}
    ]


@pytest.mark.clause("FIEF-1.1-02")
def test_a_refusal_leaves_both_unmarried() -> None:
    scene = court().begin("marriages")
    propose(scene, "quentin jeanne")
    scene.do("refuse")
    assert (spouse(scene, "quentin"), spouse(scene, "jeanne")) == ("", "")
    assert scene.options(ANA, "propose") == []


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-06", "FIEF-D-09")
@pytest.mark.parametrize(("answer", "bride"), [("accept", "quentin"), ("refuse", "")])
def test_who_is_proposed_to_may_say_what_he_wants_for_it(answer: str, bride: str) -> None:
    """He has refused the plain proposal; his counter-offer holds the marriage already."""
    scene = court().money(ANA, 3).begin("marriages")
    propose(scene, "quentin jeanne")
    assert scene.options(BEN) == ["refuse", "grant", "counter"]
    scene.do("counter", BEN)
    assert scene.keys() == ["refused"]
    assert (scene.prompt, scene.asked) == ("draft-deal", (BEN,))
    marriage = {"do": "marry", "lord": "jeanne", "spouse": "quentin"}
    assert scene.view(BEN)["table"]["deal"]["terms"] == [marriage]
    for notation in ("want-money 2", "offer"):
        scene.do(notation, BEN)
    scene.do(answer, ANA)
    assert spouse(scene, "jeanne") == bride
    assert scene.state.money == ([1, 2, 0] if bride else [3, 0, 0])


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-09")
def test_who_wants_nothing_for_a_marriage_after_all_has_refused_it() -> None:
    """As after a refusal, the one who was asked is asked again, one who has passed is not."""
    courses = []
    for answers in (["refuse"], ["counter", "withdraw"]):
        scene = court().lord(CLEO, "othon", "bourg").begin("marriages")
        propose(scene, "quentin jeanne")
        for notation in answers:
            scene.do(notation, BEN)
        assert scene.options(ANA, "propose") == []
        courses.append((scene.prompt, scene.asked, scene.state.refused))
    assert courses[0] == courses[1]
    assert courses[0][:2] == ("courtship", (ANA, BEN))


def courting(wish: str = "pass") -> FiefScene:
    """Ana's Quentin and Cleo's Othon court Ben's Jeanne; Ana wants to talk, Ben this."""
    scene = court().lord(CLEO, "othon", "bourg").begin("marriages")
    scene.do("talk", ANA)
    scene.do(wish, BEN)
    scene.do("pass", CLEO)
    return scene


@pytest.mark.clause("FIEF-1.1-02")
@pytest.mark.parametrize(("enters", "asked"), [(True, (ANA, BEN)), (False, (ANA,))])
def test_who_was_in_a_private_talk_is_asked_again(enters: bool, asked: tuple[int, ...]) -> None:
    """What was agreed there may be announced by either; Cleo, who has passed, has heard nothing."""
    scene = courting()
    for notation in ("invite 1", "begin-talk"):
        scene.do(notation, ANA)
    scene.do("enter-talk" if enters else "stay-out", BEN)
    if enters:
        scene.pass_all()
    assert (scene.prompt, scene.asked) == ("courtship", asked)


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-01")
def test_nobody_sees_whether_who_is_spoken_to_has_passed() -> None:
    """Or proposes something himself."""
    views = []
    for wish in ("pass", "propose jeanne othon"):
        scene = courting(wish)
        for notation in ("invite 1", "begin-talk"):
            scene.do(notation, ANA)
        scene.do("enter-talk", BEN)
        views.append(scene.view(CLEO))
    assert views[0] == views[1]


@pytest.mark.clause("FIEF-1.1-02", "FIEF-D-01")
def test_whom_an_offer_would_have_been_made_to_is_not_asked_again() -> None:
    scene = court().lord(CLEO, "othon", "bourg").begin("marriages")
    scene.do("deal 1", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("withdraw", ANA)
    assert (scene.prompt, scene.asked) == ("courtship", (ANA,))


@pytest.mark.clause("FIEF-1.1-02")
@pytest.mark.clause("FIEF-R-18")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "before_income", "before_end"])
def test_marriages_are_concluded_in_the_first_step_only(step: str) -> None:
    scene = court().begin(step)
    assert scene.options(ANA, "propose") == []
    scene.do(f"deal {BEN}", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert scene.prompt == "draft-deal"
    assert scene.options(ANA, "marry") == []


@pytest.mark.clause("FIEF-1.1-02")
@pytest.mark.parametrize("reason", ["men only", "one family", "orders", "arc", "married", "hand"])
def test_where_no_two_lords_could_marry_nobody_is_asked(reason: str) -> None:
    """In the position of `court` those who could are; cards in hand do not count."""
    scene = court().begin("begin").pass_all()
    assert (scene.prompt, scene.asked) == ("courtship", (ANA, BEN))
    scene = {
        "men only": lambda: fief().lord(ANA, "quentin", "sigy").lord(BEN, "othon", "blaye"),
        "one family": lambda: fief().lord(ANA, "quentin", "sigy").lord(ANA, "jeanne", "sigy"),
        "orders": lambda: court().bishop("quentin", 5),
        "arc": lambda: court().arc("jeanne"),
        "married": lambda: couple().lord(CLEO, "othon", "bourg").lord(CLEO, "blanche", "bourg"),
        "hand": lambda: fief().lord(ANA, "quentin", "sigy").hand(BEN, "jeanne"),
    }[reason]()
    scene.begin("begin").pass_all()
    assert scene.prompt == "discard"


@pytest.mark.clause("FIEF-1.1-03")
def test_a_woman_and_a_man_of_two_players() -> None:
    scene = court().lord(ANA, "blanche", "sigy").lord(BEN, "othon", "blaye").begin("marriages")
    assert scene.options(ANA, "propose") == ["propose quentin jeanne", "propose blanche othon"]
    assert scene.options(BEN, "propose") == ["propose othon blanche", "propose jeanne quentin"]
    assert scene.asked == (ANA, BEN)


@pytest.mark.clause("FIEF-1.1-04")
@pytest.mark.clause("FIEF-1.1-05")
@pytest.mark.clause("FIEF-1.1-07")
def test_the_married_marry_nobody_else() -> None:
    """Only Cleo and Dan, neither of them allied, could marry each other's lords."""
    scene = couple(4).lord(CLEO, "othon", "bourg").lord(CLEO, "blanche", "bourg")
    scene.lord(DAN, "henri", "tournus").begin("marriages")
    assert (scene.prompt, scene.asked) == ("courtship", (CLEO, DAN))
    assert scene.options(CLEO, "propose") == ["propose blanche henri"]
    assert scene.options(DAN, "propose") == ["propose henri blanche"]


@pytest.mark.clause("FIEF-1.1-04")
@pytest.mark.clause("FIEF-1.1-05")
def test_unmarried_lords_of_an_unallied_player_may_marry() -> None:
    scene = court().lord(CLEO, "othon", "bourg").lord(CLEO, "blanche", "bourg").begin("marriages")
    assert scene.options(CLEO, "propose") == ["propose othon jeanne", "propose blanche quentin"]


@pytest.mark.clause("FIEF-1.1-05")
@pytest.mark.parametrize("title", ["bishop", "cardinal", "pope"])
def test_a_groom_is_not_in_orders(title: str) -> None:
    scene = court().lord(ANA, "othon", "sigy")
    {
        "bishop": lambda: scene.bishop("quentin", 5),
        "cardinal": lambda: scene.cardinal("quentin"),
        "pope": lambda: scene.pope("quentin"),
    }[title]()
    scene.begin("marriages")
    assert scene.options(ANA, "propose") == ["propose othon jeanne"]
    assert scene.options(BEN, "propose") == ["propose jeanne othon"]


@pytest.mark.clause("FIEF-1.1-05")
def test_a_groom_may_have_other_titles() -> None:
    scene = court().title("quentin", "sigy", "sigy").king("quentin").begin("marriages")
    assert scene.options(ANA, "propose") == ["propose quentin jeanne"]


@pytest.mark.clause("FIEF-1.1-06")
def test_arc_does_not_marry() -> None:
    scene = court().lord(BEN, "blanche", "blaye").arc("jeanne").begin("marriages")
    assert scene.options(ANA, "propose") == ["propose quentin blanche"]
    assert scene.options(BEN, "propose") == ["propose blanche quentin"]


@pytest.mark.clause("FIEF-1.1-07")
def test_one_marriage_for_a_player() -> None:
    scene = couple(4).lord(ANA, "othon", "sigy").lord(BEN, "eric", "blaye")
    scene.lord(CLEO, "blanche", "bourg").lord(CLEO, "henri", "bourg")
    scene.lord(DAN, "mireille", "tournus").begin("marriages")
    assert scene.asked == (CLEO, DAN)
    assert scene.options(CLEO, "propose") == ["propose henri mireille"]
    assert scene.options(DAN, "propose") == ["propose mireille henri"]
    scene.do(f"deal {ANA}", CLEO)
    scene.do("pass", DAN)
    assert scene.prompt == "draft-deal"
    assert scene.options(CLEO, "marry") == []


@pytest.mark.clause("FIEF-1.1-08")
@pytest.mark.clause("FIEF-1.8.1-01")
def test_the_bride_of_the_king_is_queen_at_once() -> None:
    scene = court().king("quentin").begin("marriages")
    propose(scene, "quentin jeanne")
    scene.do("grant")
    assert scene.named(scene.state.queen) == "jeanne"
    assert scene.events(None, "queen") == [{"event": "queen", "seat": BEN, "lord": "jeanne"}]


@pytest.mark.clause("FIEF-1.1-08")
def test_another_bride_is_not() -> None:
    scene = court().lord(CLEO, "othon", "bourg").king("othon").begin("marriages")
    propose(scene, "quentin jeanne")
    scene.do("grant")
    assert scene.state.queen == NOBODY


@pytest.mark.clause("FIEF-1.1-09")
@pytest.mark.clause("FIEF-1.1-10")
@pytest.mark.clause("FIEF-R-14")
def test_the_husband_of_a_regent_does_not_become_king() -> None:
    scene = court().queen("jeanne").begin("marriages")
    propose(scene, "jeanne quentin", BEN)
    scene.do("grant", ANA)
    assert spouse(scene, "jeanne") == "quentin"
    assert (scene.state.king, scene.named(scene.state.queen)) == (NOBODY, "jeanne")


@pytest.mark.clause("FIEF-1.1-11")
def test_the_marriage_token_is_gone_for_both() -> None:
    scene = court(4).lord(ANA, "othon", "sigy").lord(BEN, "eric", "blaye")
    scene.lord(CLEO, "blanche", "bourg").lord(DAN, "henri", "tournus").begin("marriages")
    assert "propose othon blanche" in scene.options(ANA)
    propose(scene, "quentin jeanne")
    scene.do("grant")
    assert (spouse(scene, "quentin"), spouse(scene, "jeanne")) == ("jeanne", "quentin")
    proposals = [scene.options(seat, "propose") for seat in (ANA, BEN, CLEO, DAN)]
    assert proposals == [[], [], ["propose blanche henri"], ["propose henri blanche"]]


@pytest.mark.clause("FIEF-1.1-12")
def test_an_ally_does_not_win_alone() -> None:
    scene = couple(4).title("quentin", "sigy", "sigy").king("quentin")
    scene.lord(ANA, "othon", "bourg").title("othon", "bourg", "bourg")
    assert result_of_turn(scene) is None


@pytest.mark.clause("FIEF-1.1-12")
def test_who_is_not_allied_wins_alone_with_the_same() -> None:
    scene = court(4).title("quentin", "sigy", "sigy").king("quentin")
    scene.lord(ANA, "othon", "bourg").title("othon", "bourg", "bourg")
    assert result_of_turn(scene) == [ANA]


@pytest.mark.clause("FIEF-1.1-13")
def test_of_three_players_an_ally_wins_alone() -> None:
    scene = couple(3).title("quentin", "sigy", "sigy").king("quentin")
    scene.lord(ANA, "othon", "bourg").title("othon", "bourg", "bourg")
    assert result_of_turn(scene) == [ANA]


@pytest.mark.clause("FIEF-1.1-13")
def test_of_three_players_no_pair_wins() -> None:
    assert result_of_turn(rich(couple(3))) is None


# 1.1.1 --------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.1.1-01")
@pytest.mark.clause("FIEF-1.1.1-03")
def test_an_annulment_ends_the_alliance() -> None:
    scene = couple().lord(CLEO, "eric", "bourg").bishop("eric", 4).pope("eric").begin("begin")
    scene.do("ask-annulment jeanne", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("grant", CLEO)
    assert (spouse(scene, "quentin"), spouse(scene, "jeanne")) == ("", "")
    scene.pass_all()
    assert scene.options(ANA, "propose") == ["propose quentin jeanne"]


@pytest.mark.clause("FIEF-1.1.1-01")
def test_nobody_else_can_end_it() -> None:
    scene = couple().lord(CLEO, "eric", "bourg").begin("begin")
    offered = {option.split()[0] for seat in (ANA, BEN, CLEO) for option in scene.options(seat)}
    assert offered == {"pass", "deal", "talk"}


@pytest.mark.clause("FIEF-1.1.1-01")
@pytest.mark.clause("FIEF-1.1.1-02")
@pytest.mark.clause("FIEF-1.1.1-03")
@pytest.mark.parametrize("cause", ["battle", "plague", "revolt", "assassinated", "beheaded"])
def test_every_death_of_a_spouse_ends_it(cause: str) -> None:
    scene = couple().lord(CLEO, "othon", "bourg").lord(ANA, "blanche", "sigy").begin("begin")
    die(scene, "quentin", cause=cause)
    assert spouse(scene, "jeanne") == ""
    scene.pass_all()
    assert scene.options(BEN, "propose") == ["propose jeanne othon"]
    assert scene.options(ANA, "propose") == ["propose blanche othon"]


@pytest.mark.clause("FIEF-1.1.1-02")
def test_a_murdered_spouse_leaves_a_widow() -> None:
    scene = couple().lord(CLEO, "othon", "bourg").hand(CLEO, "assassination").begin("begin")
    scene.do("assassinate quentin othon", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert spouse(scene, "jeanne") == ""


@pytest.mark.clause("FIEF-1.1.1-02")
def test_the_death_of_another_lord_leaves_it() -> None:
    scene = couple().lord(ANA, "othon", "sigy").begin("begin")
    die(scene, "othon")
    assert spouse(scene, "jeanne") == "quentin"


@pytest.mark.clause("FIEF-1.1.1-04")
def test_a_murder_in_the_family_of_an_ally_leaves_it() -> None:
    scene = couple().lord(BEN, "eric", "blaye").hand(ANA, "assassination").begin("begin")
    scene.do("assassinate eric quentin", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert (scene.owner("eric"), spouse(scene, "jeanne")) == (NOBODY, "quentin")


@pytest.mark.clause("FIEF-1.1.1-04")
def test_a_battle_against_an_ally_leaves_it() -> None:
    scene = couple().troops(BEN, "blaye", 1).lord(ANA, "othon", "blaye").troops(ANA, "blaye", 5)
    scene.begin("fight").until("attack")
    scene.battle_dice(1)
    scene.do("attack blaye 1")
    scene.until("captures")
    scene.do("capture jeanne 0")
    assert (scene.holder("blaye"), scene.captor("jeanne")) == (ANA, ANA)
    assert spouse(scene, "jeanne") == "quentin"


@pytest.mark.clause("FIEF-1.1.1-05")
@pytest.mark.clause("FIEF-R-14")
def test_an_annulled_queen_is_queen_no_longer() -> None:
    scene = couple().king("quentin").queen("jeanne").title("jeanne", "blaye", "blaye")
    scene.lord(CLEO, "eric", "bourg").bishop("eric", 4).pope("eric").begin("begin")
    scene.do("ask-annulment quentin", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("grant", CLEO)
    assert scene.keys() == ["granted", "annulled", "queen-no-more"]
    assert (scene.state.queen, scene.named(scene.state.king)) == (NOBODY, "quentin")
    assert scene.holds("blaye") == "jeanne"


# FIEF-R-18 ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-18")
def test_prisoners_and_the_excommunicated_may_marry() -> None:
    scene = court().garrison(CLEO, "bourg").captive("jeanne", CLEO, "bourg")
    scene.excommunicated("quentin").begin("marriages")
    propose(scene, "quentin jeanne")
    scene.do("grant")
    assert spouse(scene, "jeanne") == "quentin"


@pytest.mark.clause("FIEF-R-18")
def test_of_two_proposals_the_accepted_one_counts() -> None:
    scene = court().lord(CLEO, "othon", "bourg").begin("marriages")
    scene.do("propose othon jeanne", CLEO)
    scene.do("propose quentin jeanne", ANA)
    scene.do("pass", BEN)
    assert scene.decision().arguments["other"] == ANA
    scene.do("refuse")
    assert (scene.prompt, scene.decision().arguments["other"]) == ("marriage", CLEO)
    scene.do("grant")
    assert spouse(scene, "jeanne") == "othon"


@pytest.mark.clause("FIEF-R-18")
def test_the_other_proposal_falls_with_an_acceptance() -> None:
    scene = court().lord(CLEO, "othon", "bourg").begin("marriages")
    scene.do("propose othon jeanne", CLEO)
    scene.do("propose quentin jeanne", ANA)
    scene.do("pass", BEN)
    scene.do("grant")
    assert (scene.prompt, scene.asked) == ("courtship", (ANA, BEN, CLEO))
    assert spouse(scene, "jeanne") == "quentin"


# FIEF-R-63 ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-63")
def test_any_unmarried_woman_can_be_arc() -> None:
    scene = couple().lord(ANA, "blanche", "sigy").captive("blanche", BEN, "blaye").queen("mireille")
    scene.lord(CLEO, "mireille", "bourg").lord(CLEO, "othon", "bourg").hand(CLEO, "arc")
    scene.begin("begin")
    assert scene.options(CLEO, "make-arc") == ["make-arc blanche", "make-arc mireille"]
    scene.do("make-arc blanche", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert scene.prompt == "window-turn"
    assert (scene.named(scene.state.arc), scene.owner("blanche")) == ("blanche", ANA)


@pytest.mark.clause("FIEF-R-63")
def test_a_widow_can_be_arc() -> None:
    scene = couple().hand(CLEO, "arc").begin("begin")
    assert scene.options(CLEO, "make-arc") == []
    die(scene, "quentin")
    assert scene.options(CLEO, "make-arc") == ["make-arc jeanne"]


def stages(scene: FiefScene, leader: str, seat: int) -> int:
    """How far a group comes that goes from Blaye towards Châteauneuf and on."""
    scene.begin("move", first=seat)
    scene.do(f"lead {leader}")
    count = 0
    for village in ("charolles", "l-epervier", "chateauneuf", "mazilles"):
        if f"march {village}" not in scene.options():
            break
        scene.do(f"march {village}")
        count += 1
        if scene.prompt != "group":
            break
    return count


@pytest.mark.clause("FIEF-R-63")
def test_arc_brings_a_third_stage_to_her_group() -> None:
    assert stages(fief().lord(BEN, "jeanne", "blaye").arc("jeanne"), "jeanne", BEN) == 3
    assert stages(fief().lord(BEN, "othon", "blaye").arc("jeanne"), "othon", BEN) == 2


@pytest.mark.clause("FIEF-R-63")
def test_a_captive_arc_gives_nothing_to_her_captor() -> None:
    scene = fief().lord(BEN, "jeanne", "sigy").arc("jeanne").lord(ANA, "othon", "blaye")
    scene.troops(ANA, "blaye", 2).captive("jeanne", ANA, "blaye").begin("move")
    scene.do("lead othon")
    scene.do("bring jeanne")
    for village in ("charolles", "l-epervier"):
        scene.do(f"march {village}")
    assert scene.where("jeanne") == "l-epervier"
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-R-63")
def test_the_status_works_again_once_she_is_free() -> None:
    scene = fief().lord(BEN, "jeanne", "blaye").troops(BEN, "blaye", 1).arc("jeanne")
    scene.troops(ANA, "sigy", 1).captive("jeanne", ANA, "sigy").begin("before_end")
    scene.do("release jeanne", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert stages(scene, "jeanne", BEN) == 3
