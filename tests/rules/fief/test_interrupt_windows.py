"""D-01 to D-05, D-12, D-15: windows between two effects, raised hands, armed reactions, bounds."""

import pytest

from tableronde.games.fief.choices import Justice, Revolt
from tableronde.games.fief.components import LORDS, VILLAGES
from tests.rules.fief.acting import all_pass, remarks, table
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

ALL = (ANA, BEN, CLEO)


def two_in_blaye() -> FiefScene:
    return fief().garrison(ANA, "blaye").troops(BEN, "blaye", 1)


# One simultaneous question ------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-01")
def test_all_are_asked_at_once_and_the_window_closes_when_nobody_acts() -> None:
    scene = table(fief())
    assert (scene.prompt, scene.asked) == ("window-income", ALL)
    scene.do("pass", CLEO)
    assert scene.asked == (ANA, BEN)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert scene.prompt != "window-income"


@pytest.mark.clause("FIEF-D-01", "FIEF-R-48")
def test_the_first_in_order_acts_first_and_the_rest_is_looked_at_again() -> None:
    """Ben sits before Cleo: her murder of Arthur comes too late."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    scene.lord(CLEO, "eric", "sigy").marked("arthur").hand(BEN, "justice")
    table(scene.hand(CLEO, "assassination"))
    scene.do("assassinate arthur eric", CLEO)
    scene.do("justice arthur", BEN)
    scene.do("pass", ANA)
    assert scene.keys()[:2] == ["justice", "dies"]
    assert scene.owner("arthur") == -1
    assert scene.hand_of(CLEO) == ["assassination"]  # no longer possible, and asked again
    assert scene.asked == ALL


@pytest.mark.clause("FIEF-D-01")
def test_an_act_that_is_still_legal_follows_the_first() -> None:
    scene = table(fief().lord(BEN, "jeanne", "bourg").hand(BEN, "arc").money(ANA, 2))
    scene.do("deal 2", ANA)
    scene.do("make-arc jeanne", BEN)
    scene.do("pass", CLEO)
    scene.do("give-money 1")
    scene.do("offer")
    scene.do("refuse", CLEO)
    assert scene.named(scene.state.arc) == "jeanne"
    assert scene.asked == ALL


@pytest.mark.clause("FIEF-D-05", "FIEF-8.0-06")
@pytest.mark.parametrize("wish", ["pass", "make-arc jeanne"])
@pytest.mark.parametrize("end", ["withdraw", "refuse"])
def test_nobody_probes_a_window_for_who_is_about_to_act(end: str, wish: str) -> None:
    """Ana calls a talk and thinks better of it, or makes an offer that is refused: Ben is asked
    afterwards whatever he wanted, or his act is already done."""
    scene = fief().lord(BEN, "jeanne", "bourg").hand(BEN, "arc").money(ANA, 2)
    table(scene)
    scene.do("talk" if end == "withdraw" else "deal 2", ANA)
    scene.do(wish, BEN)
    scene.do("pass", CLEO)
    if end == "withdraw":
        scene.do("invite 2")
        assert scene.view(CLEO)["frames"][-1] == ["invitation", ANA, ()]  # not yet sent out
        scene.do("withdraw")
        assert scene.asked == (ANA,)
        assert scene.named(scene.state.arc) == ""
    else:
        scene.do("give-money 1")
        scene.do("offer")
        scene.do("refuse", CLEO)
        assert scene.asked == ALL
        assert scene.named(scene.state.arc) == ("" if wish == "pass" else "jeanne")


@pytest.mark.clause("FIEF-D-01", "FIEF-R-48")
def test_the_active_player_comes_before_the_first_player() -> None:
    """In Cleo's battle her act goes before Ana's."""
    scene = fief().lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 3)
    scene.troops(BEN, "blaye", 3).lord(ANA, "arthur", "bourg").lord(BEN, "charles", "sigy")
    scene.marked("charles").hand(CLEO, "justice").hand(ANA, "assassination").begin("fight")
    assert (scene.prompt, scene.asked) == ("attack", (CLEO,))
    scene.do("attack blaye 1")
    assert (scene.prompt, scene.asked) == ("window-battle", (CLEO, ANA, BEN))
    scene.do("assassinate charles arthur", ANA)
    scene.do("justice charles", CLEO)
    scene.do("pass", BEN)
    assert scene.events(None, "dies")[0]["death"] == "beheaded"


def shop() -> FiefScene:
    """Purchases: everybody has something to buy, and a lord who may move."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    scene.lord(CLEO, "eric", "sigy")
    for seat in ALL:
        scene.money(seat, 1)
    return scene.begin("buy")


# Levels -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-02")
@pytest.mark.parametrize(
    ("step", "prompt"),
    [
        ("begin", "window-turn"),
        ("before_calamities", "window-calamities"),
        ("before_income", "window-income"),
        ("before_pillage", "window-pillage"),
        ("before_end", "window-end"),
    ],
)
def test_major_windows_always_ask_everybody(step: str, prompt: str) -> None:
    scene = fief().garrison(ANA, "blaye").mills("blaye", 1).track("famine").begin(step)
    assert (scene.prompt, scene.asked) == (prompt, ALL)


@pytest.mark.clause("FIEF-D-02")
def test_the_window_before_a_vote_and_those_of_a_battle_are_major() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.title("arthur", "blaye", "blaye").lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3)
    scene.lord(CLEO, "eric", "sigy").bishop("eric", 5).begin("elections")
    scene.do("present arthur", ANA)
    assert (scene.prompt, scene.asked) == ("window-vote", ALL)
    scene.until("attack").do("attack blaye 1")
    assert (scene.prompt, scene.asked) == ("window-battle", ALL)
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("window-round", ALL)


@pytest.mark.clause("FIEF-D-02")
def test_a_minor_window_is_passed_over_if_nobody_wants_it() -> None:
    scene = shop()
    scene.do("done", ANA)
    assert (scene.prompt, scene.asked) == ("buy", (BEN,))


@pytest.mark.clause("FIEF-D-02", "FIEF-D-04")
def test_who_attends_is_asked_in_every_minor_window_and_alone() -> None:
    scene = shop()
    scene.remark(CLEO, "attend")
    scene.do("done", ANA)
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
    scene.do("pass", CLEO)
    scene.do("done", BEN)
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
    scene.remark(CLEO, "ignore")
    scene.do("pass", CLEO)
    scene.do("done", CLEO)
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-R-48")
@pytest.mark.clause("FIEF-D-02")
@pytest.mark.parametrize("attends", [True, False])
@pytest.mark.parametrize("step", ["play", "buy", "move", "fight", "siege"])
def test_a_surprise_card_of_ones_own_turn_is_followed_by_one_window(
    step: str, attends: bool
) -> None:
    """In each step in which Ana has something to do, Cleo may judge Arthur before Ana goes on."""
    scene = fief().garrison(BEN, "blaye").castle("blaye").lord(BEN, "charles", "bourg")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2).money(ANA, 9)
    scene.hand(ANA, "assassination").lord(CLEO, "eric", "sigy").hand(CLEO, "justice")
    scene.begin("fight" if step == "siege" else step)
    if step == "siege":
        scene.do("done", ANA)  # with her battles
    question = scene.prompt
    if attends:
        scene.remark(CLEO, "attend")
    scene.do("assassinate charles arthur", ANA)
    if attends:
        assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
        scene.do("pass", CLEO)
        assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
        assert "justice arthur" in scene.options(CLEO)
        scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == (question, (ANA,))


# A raised hand ------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-03")
def test_a_raised_hand_opens_the_next_minor_window_once() -> None:
    scene = shop()
    scene.remark(BEN, "raise-hand")
    assert "raise-hand" not in remarks(scene, BEN)
    scene.do("done", ANA)
    assert (scene.prompt, scene.asked) == ("window-minor", (BEN,))
    scene.do("pass", BEN)
    assert scene.state.raised == 0
    scene.do("done", BEN)
    assert (scene.prompt, scene.asked) == ("buy", (CLEO,))


@pytest.mark.clause("FIEF-D-03")
def test_a_raise_that_ends_in_a_pass_is_spent_for_the_phase() -> None:
    scene = shop()
    scene.remark(BEN, "raise-hand")
    scene.do("done", ANA)
    scene.do("pass", BEN)
    assert "raise-hand" not in remarks(scene, BEN)
    assert "raise-hand" in remarks(scene, CLEO)
    scene.do("done", BEN)
    scene.do("done", CLEO)
    assert scene.prompt == "moves"  # the next phase
    assert "raise-hand" in remarks(scene, BEN)


@pytest.mark.clause("FIEF-D-03")
def test_a_raised_hand_outlasts_a_pass_where_all_are_asked() -> None:
    """Ben's hand is for the next window that would not have asked him."""
    scene = fief().money(ANA, 3).garrison(ANA, "blaye").castle("blaye").begin("before_income")
    scene.remark(BEN, "raise-hand")
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("window-minor", (BEN,))
    scene.do("pass", BEN)
    assert scene.state.raised == 0


@pytest.mark.clause("FIEF-D-03")
@pytest.mark.parametrize("act", ["cede blaye 0", "make-arc jeanne"])
def test_a_raise_that_was_used_may_be_repeated(act: str) -> None:
    scene = fief().garrison(BEN, "blaye").troops(ANA, "blaye", 1).lord(ANA, "jeanne", "bourg")
    scene.hand(BEN, "arc").money(ANA, 1).lord(BEN, "charles", "sigy").money(BEN, 1).begin("buy")
    scene.remark(BEN, "raise-hand")
    scene.do("done", ANA)
    scene.do(act, BEN)
    scene.do("pass", BEN)
    assert scene.prompt == "buy"
    assert "raise-hand" in remarks(scene, BEN)


@pytest.mark.clause("FIEF-D-03")
def test_a_hand_may_be_lowered_again() -> None:
    scene = shop()
    scene.remark(BEN, "raise-hand")
    scene.remark(BEN, "lower-hand")
    scene.do("done", ANA)
    assert scene.prompt == "buy"


@pytest.mark.clause("FIEF-D-03")
def test_a_raised_hand_comes_right_after_the_active_player() -> None:
    """In Ana's battle: Ana, then Cleo with her hand up, then Ben."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3).troops(CLEO, "blaye", 3)
    scene.begin("fight")
    scene.remark(CLEO, "raise-hand")
    scene.do("attack blaye 2")
    assert scene.asked == (ANA, CLEO, BEN)


@pytest.mark.clause("FIEF-D-03", "FIEF-W-06")
@pytest.mark.parametrize("remark", ["raise-hand", "attend", "arm-justice othon"])
def test_what_is_said_while_an_effect_still_asks_counts_at_the_boundary_after_it(
    remark: str,
) -> None:
    """Ana chooses what the plague takes from her, and the famine is not turned up before Cleo has
    been asked; what she has armed fires there."""
    scene = fief().lord(ANA, "othon", "sigy").troops(ANA, "sigy", 2, 2).marked("othon")
    scene.lord(CLEO, "henri", "blaye").hand(CLEO, "justice").track("plague", "famine")
    scene.dice(5, 6, 1).begin("calamities")
    assert (scene.prompt, scene.asked) == ("decimation", (ANA,))
    seen = scene.view(BEN)
    scene.remark(CLEO, remark)
    scene.do("lose 2 0")
    if remark.startswith("arm"):
        assert scene.keys()[:3] == ["troops-lost", "justice", "dies"]
        assert ["boundary", 8, 0] in seen["frames"], "what is armed changes nothing to be seen"
    else:
        assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
        assert len(scene.state.track) == 1


@pytest.mark.clause("FIEF-D-03", "FIEF-W-09")
@pytest.mark.parametrize("raised", [True, False])
def test_a_hand_raised_while_the_pope_thinks_counts_when_the_title_is_bought(raised: bool) -> None:
    scene = fief().lord(ANA, "othon", "sigy").bishop("othon", 5).money(ANA, 20)
    scene.lord(BEN, "eric", "bourg").bishop("eric", 4).pope("eric").begin("buy")
    scene.do("buy-cardinal othon")
    assert (scene.prompt, scene.asked) == ("hat", (BEN,))
    if raised:
        scene.remark(CLEO, "raise-hand")
    scene.do("grant", BEN)
    expected = ("window-minor", (CLEO,)) if raised else ("buy", (ANA,))
    assert (scene.prompt, scene.asked) == expected


@pytest.mark.clause("FIEF-D-03", "FIEF-W-09")
def test_a_hand_raised_while_a_ransomed_lord_is_placed_counts_right_after() -> None:
    scene = fief().garrison(ANA, "sigy", "blaye").money(ANA, 9).lord(BEN, "eric", "bourg")
    for lord in ("othon", "arthur"):
        scene.lord(ANA, lord).captive(lord, BEN, "bourg")
    scene.title("arthur", "sigy", "sigy").castle("blaye").begin("ransoms").do("no-offer")
    assert (scene.prompt, scene.asked) == ("place", (ANA,))
    scene.remark(CLEO, "raise-hand")
    scene.do("place arthur sigy")
    assert (scene.prompt, scene.asked, scene.captor("othon")) == ("window-minor", (CLEO,), BEN)


# Armed reactions ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-04")
def test_an_armed_escape_fires_when_the_lord_is_captured() -> None:
    scene = (
        fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 5).lord(BEN, "charles", "blaye")
    )
    scene.castle("bourg").garrison(BEN, "bourg").hand(BEN, "secret-passage").begin("fight")
    scene.remark(BEN, "arm-escape charles")
    scene.do("attack blaye 1")
    scene.pass_all()
    scene.do("capture charles 0", ANA)
    assert scene.events(None, "escapes") == [
        {"event": "escapes", "seat": BEN, "lord": "charles", "other": ANA}
    ]
    assert scene.where("charles") == "bourg"
    assert scene.hand_of(BEN) == []
    assert scene.state.armed[BEN] == ()


@pytest.mark.clause("FIEF-D-04")
def test_an_armed_revolt_fires_when_the_village_is_taxed() -> None:
    scene = fief().lord(ANA, "arthur", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.troops(ANA, "mazilles", 2).hand(ANA, "tax").hand(BEN, "revolt").begin("play")
    scene.remark(BEN, "arm-revolt st-andromy")
    scene.do("tallage mazilles", ANA)
    assert scene.events(None, "revolt")[0]["village"] == "st-andromy"
    assert scene.troops_at("st-andromy", ANA) == (0, 0)


@pytest.mark.clause("FIEF-D-04")
def test_an_armed_justice_fires_when_the_lord_is_marked() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    scene.lord(CLEO, "eric", "sigy").hand(ANA, "assassination").hand(CLEO, "justice").begin("buy")
    scene.remark(CLEO, "arm-justice arthur")
    scene.do("assassinate charles arthur", ANA)
    assert (scene.owner("charles"), scene.owner("arthur")) == (-1, -1)


@pytest.mark.clause("FIEF-D-04")
@pytest.mark.parametrize(("attacker", "holder"), [(ANA, CLEO), (CLEO, BEN)])
def test_an_armed_cession_waits_for_the_battle_of_one_player(attacker: int, holder: int) -> None:
    """Ben's village goes to the third player as soon as `attacker` attacks: here Ana does."""
    scene = fief().garrison(BEN, "blaye").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.troops(CLEO, "blaye", 2).begin("fight")
    to = CLEO if attacker == ANA else ANA
    scene.remark(BEN, f"arm-cession blaye {to} {attacker}")
    assert scene.holder("blaye") == BEN
    scene.do("attack blaye 1", ANA)
    assert scene.holder("blaye") == holder


@pytest.mark.clause("FIEF-D-04")
def test_an_armed_reaction_needs_its_card_and_is_told_to_nobody() -> None:
    scene = fief().lord(ANA, "arthur", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.hand(ANA, "tax").begin("play")
    scene.remark(BEN, "arm-revolt mazilles")
    scene.do("tallage mazilles", ANA)
    assert scene.keys(CLEO) == ["tallage"]
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))


@pytest.mark.clause("FIEF-D-04")
@pytest.mark.clause("FIEF-2.2-02")
def test_a_reaction_about_a_lord_ends_with_his_life() -> None:
    """Ben's Arthur dies. Another Arthur enters Cleo's family and is taken by Ana: Ben's card is not
    played for him."""
    scene = fief().lord(BEN, "arthur", "sigy").lord(ANA, "thierry", "blaye").garrison(ANA, "blaye")
    scene.lord(CLEO, "henri", "bourg").hand(BEN, "secret-passage").begin("before_income")
    for reaction in ("arm-escape arthur", "arm-revolt blaye"):
        scene.remark(BEN, reaction)
    for reaction in ("arm-justice arthur", "arm-justice thierry"):
        scene.remark(CLEO, reaction)
    die(scene, "arthur")
    assert [arms.act for arms in scene.state.armed[BEN]] == [Revolt(VILLAGES.index("blaye"))]
    assert [arms.act for arms in scene.state.armed[CLEO]] == [Justice(LORDS.index("thierry"))]
    scene.lord(CLEO, "arthur").captive("arthur", ANA, "blaye")
    scene.state.character_discard.remove(LORDS.index("arthur"))
    scene.until("buy")
    assert scene.hand_of(BEN) == ["secret-passage"]


@pytest.mark.clause("FIEF-D-04")
def test_what_is_armed_is_not_offered_again() -> None:
    scene = fief().lord(BEN, "arthur", "sigy").lord(ANA, "thierry", "blaye").begin("before_income")
    for reaction in ("arm-escape arthur", "arm-justice thierry", "arm-cession sigy 0 2"):
        assert reaction in remarks(scene, BEN)
        scene.remark(BEN, reaction)
        assert reaction not in remarks(scene, BEN)
    assert "arm-cession sigy 2 0" in remarks(scene, BEN)


@pytest.mark.clause("FIEF-D-04")
def test_reactions_are_few_and_may_be_laid_down() -> None:
    scene = fief().begin("buy")
    for village in ("blaye", "bourg", "sigy", "tournus"):
        scene.remark(BEN, f"arm-revolt {village}")
    assert "arm-revolt mazilles" not in remarks(scene, BEN)
    assert "disarm 5" not in remarks(scene, BEN)
    scene.remark(BEN, "disarm 3")
    assert "arm-revolt mazilles" in remarks(scene, BEN)
    assert "arm-revolt sigy" in remarks(scene, BEN)
    assert "arm-revolt tournus" not in remarks(scene, BEN)
    for _ in range(3):
        scene.remark(BEN, "disarm 1")
    assert not any(said.startswith("disarm") for said in remarks(scene, BEN))


# No leak by timing --------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-05")
@pytest.mark.parametrize(
    "hand", [("tax", "good-harvest", "tax"), ("revolt", "secret-passage", "assassination")]
)
def test_who_is_asked_does_not_depend_on_hands(hand: tuple[str, ...]) -> None:
    """Only on their backs."""
    scene = fief().garrison(CLEO, "blaye").castle("blaye").lord(BEN, "charles", "bourg")
    scene.sky(1, "famine").hand(ANA, "revolt").hand(BEN, *hand).begin("before_income")
    prompts = [(scene.prompt, scene.asked)]
    scene.do("revolt blaye", ANA)
    all_pass(scene)
    prompts.append((scene.prompt, scene.asked))
    all_pass(scene)
    prompts.append((scene.prompt, scene.asked))
    assert prompts == [
        ("window-income", ALL),
        ("join-revolt", (BEN,)),
        ("tunnel-for-revolt", (BEN,)),
    ]


@pytest.mark.clause("FIEF-D-05")
def test_reactions_can_be_armed_without_the_card() -> None:
    empty, full = fief().begin("buy"), fief().hand(BEN, "revolt", "justice").begin("buy")
    assert remarks(empty, BEN) == remarks(full, BEN)


# Bounds -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-15", "FIEF-12.0-05")
def test_six_acts_in_a_window_then_surprise_cards_only() -> None:
    scene = table(two_in_blaye().hand(ANA, "arc").lord(CLEO, "jeanne", "bourg"))
    for _ in range(6):
        scene.do("cede blaye 1", ANA)
        all_pass(scene)
        assert scene.holder("blaye") == BEN
        scene.do("cede blaye 0", BEN)
        all_pass(scene)
        assert scene.holder("blaye") == ANA
    assert scene.options(ANA) == ["pass", "make-arc jeanne"]
    assert scene.options(BEN) == ["pass"]
    assert "talk" in scene.options(CLEO)
    scene.do("make-arc jeanne", ANA)
    all_pass(scene)
    assert scene.named(scene.state.arc) == "jeanne"


@pytest.mark.clause("FIEF-D-15")
@pytest.mark.parametrize("step", ["before_income", "buy"])
def test_surprise_cards_do_not_count_among_the_six(step: str) -> None:
    scene = fief().lord(ANA, "jeanne", "bourg").hand(ANA, "arc").begin(step)
    for act in ("make-arc jeanne", *["deal 1"] * 5):
        scene.do(act, ANA)
        if scene.prompt == "window-income":
            all_pass(scene)
        if scene.prompt == "draft-deal":
            scene.do("withdraw", ANA)
    assert "deal 1" in scene.options(ANA)
    assert scene.named(scene.state.arc) == "jeanne"


@pytest.mark.clause("FIEF-D-15")
def test_the_next_window_counts_anew() -> None:
    scene = table(two_in_blaye())
    for _ in range(6):
        scene.do("deal 1", ANA)
        all_pass(scene)
        scene.do("withdraw", ANA)
    assert scene.options(ANA) == ["pass"]
    scene.until("window-end")
    assert "deal 1" in scene.options(ANA)


@pytest.mark.clause("FIEF-D-15")
def test_one_s_own_turn_is_bounded_in_the_same_way() -> None:
    scene = fief().garrison(ANA, "blaye").hand(ANA, "arc").lord(ANA, "jeanne", "bourg")
    scene.hand(BEN, "tax").begin("play")
    for _ in range(6):
        scene.do("deal 1", ANA)
        scene.do("withdraw", ANA)
    assert scene.options(ANA) == ["done", "make-arc jeanne"]
    scene.do("done", ANA)
    assert "deal 0" in scene.options(BEN)


# Surprise cards inside their own rules ------------------------------------------------------------


@pytest.mark.clause("FIEF-D-12", "FIEF-12.0-20", "FIEF-R-48")
def test_a_revolt_asks_its_questions_and_lets_no_other_card_in() -> None:
    """Joining, calming, the walls: nobody can play Justice or a murder meanwhile."""
    scene = fief().garrison(CLEO, "blaye").castle("blaye").lord(BEN, "charles", "bourg")
    scene.lord(CLEO, "eric", "sigy").bishop("eric", 1).marked("charles").sky(1, "famine")
    scene.hand(ANA, "revolt").hand(BEN, "assassination", "revolt").hand(CLEO, "justice")
    table(scene).do("revolt blaye", ANA)
    all_pass(scene)
    assert scene.prompt == "join-revolt"
    surprises = {"assassinate", "justice", "escape"}
    verbs = {option.split()[0] for seat in ALL for option in scene.options(seat)}
    assert "join-revolt" in verbs
    assert not verbs & surprises
    all_pass(scene)
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    assert scene.options(CLEO) == ["decline", "calm eric"]
    scene.do("decline", CLEO)
    assert scene.prompt == "tunnel-for-revolt"
    assert [scene.options(seat) for seat in ALL] == [["pass"]] * 3


@pytest.mark.clause("FIEF-D-12")
def test_a_killing_card_asks_for_the_tooth_and_for_heirs() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "mazilles").lord(ANA, "baudoin", "mazilles")
    scene.lord(ANA, "gauvain", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.lord(BEN, "charles", "blaye").lord(CLEO, "eric", "sigy").relic("geronce", "eric")
    table(scene.hand(BEN, "assassination")).do("assassinate arthur charles", BEN)
    all_pass(scene)
    assert (scene.prompt, scene.asked) == ("tooth", (CLEO,))
    scene.do("decline", CLEO)
    assert (scene.prompt, scene.asked) == ("inheritance", (ANA,))
    scene.do("inherit mazilles gauvain", ANA)
    assert scene.holds("mazilles") == "gauvain"
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-D-12")
def test_a_cardinal_card_asks_the_pope() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).pope("arthur")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).hand(BEN, "cardinal")
    table(scene).do("make-cardinal charles", BEN)
    all_pass(scene)
    assert (scene.prompt, scene.asked) == ("hat", (ANA,))
    assert scene.options(ANA) == ["refuse", "grant"]
