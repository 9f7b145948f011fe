"""4.3.1: the death of a titled lord: inheritance, vacancy, the garrison of the city."""

import pytest

from tableronde.games.fief.components import CARDS, CITY, RELICS, VILLAGES
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

SIGY = ("marcamps", "sigy", "st-ciers-d-abzac")


def murder(scene: FiefScene, victim: str) -> FiefScene:
    """Ben's Gauvain has somebody killed."""
    scene.lord(BEN, "gauvain", "st-andre").hand(BEN, "assassination").begin("before_income")
    scene.do(f"assassinate {victim} gauvain", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    return scene


def count(*titles: str, relics: str = "no") -> FiefScene:
    """Eric of Ana holds these titles; their cities are called like the fiefs. He is at La Salle."""
    scene = fief(relics=relics).lord(ANA, "eric", "la-salle")
    for name in titles:
        scene.title("eric", name, name)
    return scene


def widow(*titles: str, relics: str = "no") -> FiefScene:
    """Eric is Ana's last lord; his wife is Jeanne of Cleo, who has Othon in her family and these
    titles herself."""
    scene = count("sigy", relics=relics).lord(CLEO, "jeanne", "bourg")
    scene.lord(CLEO, "othon", "bourg")
    for name in titles:
        scene.title("jeanne", name, name)
    return scene.marry("eric", "jeanne")


# The family ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3.1-01")
def test_fief_titles_pass_to_the_family_at_once() -> None:
    scene = murder(count("sigy").lord(ANA, "jeanne", "blaye"), "eric")
    assert (scene.holds("sigy"), scene.prompt) == ("jeanne", "window-income")
    assert [scene.holder(village) for village in SIGY] == [ANA] * 3
    told = {"event": "inherited", "seat": ANA, "lord": "jeanne", "fief": "sigy", "dead": "eric"}
    assert scene.events(CLEO, "inherited") == [told]


@pytest.mark.clause("FIEF-4.3.1-01")
@pytest.mark.clause("FIEF-R-32")
def test_the_family_distributes_the_titles_freely_among_lords_with_room() -> None:
    scene = count("sigy", "mazilles").lord(ANA, "jeanne", "blaye").lord(ANA, "othon", "blaye")
    scene.lord(ANA, "henri").title("henri", "bourg", "bourg").title("henri", "tournus", "tournus")
    murder(scene, "eric")
    assert (scene.prompt, scene.asked) == ("inheritance", (ANA,))
    assert scene.options(verb="inherit") == [
        "inherit sigy jeanne",
        "inherit sigy othon",
        "inherit mazilles jeanne",
        "inherit mazilles othon",
    ]
    scene.do("inherit mazilles othon")
    scene.do("inherit sigy jeanne")
    assert [scene.holds(name) for name in ("sigy", "mazilles")] == ["jeanne", "othon"]


@pytest.mark.clause("FIEF-R-32")
def test_lesser_titles_may_be_handed_on_first() -> None:
    scene = count("sigy").lord(ANA, "henri", "blaye").lord(ANA, "othon", "blaye")
    scene.title("henri", "bourg", "bourg").title("henri", "mazilles", "mazilles")
    murder(scene, "eric")
    assert scene.options() == ["inherit sigy othon", "hand-title mazilles othon"]
    scene.do("hand-title mazilles othon")
    scene.do("inherit sigy henri")
    assert [scene.holds(name) for name in ("sigy", "mazilles")] == ["henri", "othon"]


@pytest.mark.clause("FIEF-R-32")
def test_a_family_hands_on_a_title_for_each_that_it_inherits() -> None:
    scene = count("sigy", "mazilles").lord(ANA, "othon", "blaye")
    scene.lord(ANA, "henri").title("henri", "bourg", "bourg").title("henri", "tournus", "tournus")
    scene.lord(ANA, "thierry").title("thierry", "blaye", "blaye")
    murder(scene.title("thierry", "st-paul", "st-paul"), "eric")
    scene.do("hand-title tournus othon")
    scene.do("hand-title st-paul othon")
    scene.do("inherit sigy henri")
    names = ("sigy", "mazilles", "tournus", "st-paul")
    assert [scene.holds(name) for name in names] == ["henri", "thierry", "othon", "othon"]


@pytest.mark.clause("FIEF-R-32")
def test_a_family_may_hand_on_a_title_also_after_it_has_inherited_one() -> None:
    scene = count("sigy", "mazilles").lord(ANA, "othon", "blaye")
    scene.lord(ANA, "henri").title("henri", "bourg", "bourg").title("henri", "tournus", "tournus")
    murder(scene, "eric")
    for notation in ("inherit sigy othon", "hand-title tournus othon", "inherit mazilles henri"):
        scene.do(notation, ANA)
    names = ("sigy", "tournus", "mazilles")
    assert [scene.holds(name) for name in names] == ["othon", "othon", "henri"]


@pytest.mark.clause("FIEF-4.3.1-01")
def test_a_lone_heir_is_not_asked_in_which_order() -> None:
    scene = murder(count("sigy", "mazilles").lord(ANA, "othon", "blaye"), "eric")
    assert [scene.holds(name) for name in ("sigy", "mazilles")] == ["othon", "othon"]
    assert scene.prompt == "window-income"
    assert [event["fief"] for event in scene.events(CLEO, "inherited")] == ["sigy", "mazilles"]


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.parametrize(
    ("heirs", "asked"), [((), False), (("othon",), False), (("othon", "jeanne"), True)]
)
def test_nor_in_which_order_his_dead_are_buried(heirs: tuple[str, ...], asked: bool) -> None:
    """With a lone heir or none it decides nothing."""
    scene = count("sigy").lord(ANA, "henri", "bourg").title("henri", "mazilles", "mazilles")
    for name in heirs:
        scene.lord(ANA, name, "blaye")
    die(scene.begin("before_income"), "eric", "henri")
    assert (scene.prompt == "burial-order") == asked
    if not asked:
        heir = heirs[0] if heirs else ""
        assert [scene.holds(name) for name in ("sigy", "mazilles")] == [heir, heir]


@pytest.mark.clause("FIEF-R-32")
@pytest.mark.parametrize("garrisons", [("sigy",), ("sigy", "mazilles")])
def test_nor_is_a_spouse_unless_it_decides_which_garrison_comes_first(
    garrisons: tuple[str, ...],
) -> None:
    """Her counters may not do for both."""
    scene = count("sigy", "mazilles").garrison(ANA, *garrisons).lord(CLEO, "jeanne", "bourg")
    murder(scene.marry("eric", "jeanne"), "eric")
    if len(garrisons) > 1:
        assert scene.options(CLEO) == ["inherit sigy jeanne", "inherit mazilles jeanne"]
        scene.do("inherit mazilles jeanne", CLEO)
    assert [scene.holds(name) for name in ("sigy", "mazilles")] == ["jeanne", "jeanne"]
    assert [scene.troops_at(name, CLEO) for name in garrisons] == [(1, 0)] * len(garrisons)
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-R-32")
def test_what_finds_no_room_falls_vacant() -> None:
    scene = count("sigy", "mazilles").lord(ANA, "henri", "blaye").title("henri", "bourg", "bourg")
    murder(scene, "eric")
    scene.do("inherit sigy henri")
    assert [scene.holds(name) for name in ("sigy", "mazilles")] == ["henri", ""]
    assert scene.holder("mazilles") == -1


@pytest.mark.clause("FIEF-R-32")
def test_royal_and_religious_titles_are_not_inherited() -> None:
    scene = count("sigy").king("eric").bishop("eric", 5).cardinal("eric").pope("eric")
    murder(scene.lord(ANA, "othon", "blaye"), "eric")
    assert scene.holds("sigy") == "othon"
    assert (scene.state.king, scene.state.pope) == (-1, -1)
    assert set(scene.state.croziers) | set(scene.state.hats) == {-1}


@pytest.mark.clause("FIEF-4.3.1-01")
@pytest.mark.parametrize("cause", ["plague", "revolt", "justice", "battle"])
def test_from_whatever_cause(cause: str) -> None:
    scene = fief().lord(ANA, "eric", "blaye").title("eric", "sigy", "sigy")
    scene.lord(ANA, "othon", "bourg").marked("eric").sky(1, "famine")
    if cause == "plague":
        scene.track("plague").dice(1, 1).begin("calamities")
    elif cause == "battle":
        scene.troops(ANA, "blaye", 1).lord(BEN, "henri", "blaye").troops(BEN, "blaye", 9)
        scene.battle_dice(3, 3, 0).begin("fight", first=BEN)
        scene.do("attack blaye 0", BEN)
        scene.until("window-end")
    else:
        card = "justice" if cause == "justice" else "revolt"
        scene.hand(BEN, card).begin("play", first=BEN)
        scene.do("justice eric" if cause == "justice" else "revolt blaye")
        scene.until("play-cards")
    assert (scene.owner("eric"), scene.holds("sigy")) == (-1, "othon")


# The spouse ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3.1-02")
def test_the_titles_of_the_last_lord_pass_to_the_spouse() -> None:
    scene = murder(widow(), "eric")
    assert (scene.holds("sigy"), scene.prompt) == ("jeanne", "window-income")
    assert [scene.holder(village) for village in SIGY] == [CLEO] * 3


@pytest.mark.clause("FIEF-4.3.1-02")
def test_the_spouse_has_nothing_while_the_family_lives() -> None:
    scene = murder(widow().lord(ANA, "arthur", "blaye"), "eric")
    assert scene.holds("sigy") == "arthur"


@pytest.mark.clause("FIEF-4.3.1-02")
@pytest.mark.clause("FIEF-R-33")
def test_an_empty_city_goes_to_the_heir_and_not_to_somebody_passing_through() -> None:
    """Gauvain stands in Sigy, in the midst of his moves, when Éric dies elsewhere; then he goes
    on."""
    scene = widow().lord(BEN, "gauvain", "st-ciers-d-abzac")
    scene.hand(BEN, "assassination").begin("move", first=BEN)
    scene.do("lead gauvain")
    scene.do("march sigy")
    scene.do("halt")
    scene.do("assassinate eric gauvain")
    assert (scene.holds("sigy"), scene.holder("sigy")) == ("jeanne", CLEO)
    scene.do("lead gauvain")
    scene.do("march st-ciers-d-abzac")
    scene.until("window-end")
    assert (scene.holds("sigy"), scene.holder("sigy")) == ("jeanne", CLEO)


@pytest.mark.clause("FIEF-4.3.1-03")
@pytest.mark.clause("FIEF-R-32")
def test_the_garrison_of_the_city_is_exchanged_for_the_heirs() -> None:
    scene = widow().troops(ANA, "sigy", 3, 2).garrison(ANA, "marcamps").garrison(BEN, "sigy")
    murder(scene, "eric")
    assert (scene.holds("sigy"), scene.holder("sigy"), scene.prompt) == (
        "jeanne",
        CLEO,
        "window-income",
    )
    assert [scene.troops_at("sigy", seat) for seat in (ANA, BEN, CLEO)] == [(0, 0), (1, 0), (3, 2)]
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == (13 - 1, 8)
    assert (scene.state.sergeants[CLEO], scene.state.knights[CLEO]) == (13 - 3, 8 - 2)
    assert (scene.troops_at("marcamps", ANA), scene.holder("marcamps")) == ((1, 0), ANA)


@pytest.mark.clause("FIEF-11.1-07")
@pytest.mark.clause("FIEF-R-32")
@pytest.mark.parametrize(("present", "carried"), [("", ""), ("baudoin", "baudoin")])
def test_a_relic_that_the_garrison_keeps_goes_over_with_it(present: str, carried: str) -> None:
    """Ben's Charles, who is there too, does not get it; a lord of Cleo's would."""
    scene = widow(relics="yes").troops(ANA, "sigy", 2).lord(BEN, "charles", "sigy")
    scene.relic("lance", village="sigy")
    lance = RELICS.index("lance")
    scene.state.relics_shown |= 1 << lance
    scene.state.relic_keeper[lance] = ANA
    if present:
        scene.lord(CLEO, present, "sigy")
    murder(scene, "eric")
    assert scene.troops_at("sigy", CLEO) == (2, 0)
    assert scene.named(scene.state.relic_holder[lance]) == carried
    assert scene.state.relic_keeper[lance] == (-1 if carried else CLEO)


@pytest.mark.clause("FIEF-R-32")
def test_missing_counters_are_not_replaced() -> None:
    scene = widow().troops(ANA, "sigy", 3, 2).troops(CLEO, "bourg", 11, 8)
    murder(scene, "eric")
    assert [scene.troops_at("sigy", seat) for seat in (ANA, CLEO)] == [(0, 0), (2, 0)]
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == (13, 8)


@pytest.mark.clause("FIEF-R-32")
def test_prisoners_of_the_city_pass_to_the_heir_and_his_own_are_free() -> None:
    scene = widow().troops(ANA, "sigy", 2).lord(CLEO, "henri").captive("henri", ANA, "sigy")
    scene.lord(BEN, "lambert").captive("lambert", ANA, "sigy")
    murder(scene, "eric")
    assert (scene.captor("lambert"), scene.captor("henri")) == (CLEO, -1)
    assert (scene.where("lambert"), scene.where("henri")) == ("sigy", "sigy")


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.clause("FIEF-R-32")
@pytest.mark.parametrize("first", [ANA, CLEO])
def test_a_lord_of_the_heir_who_dies_in_that_prison_is_not_released(first: int) -> None:
    scene = widow().troops(ANA, "sigy", 2).lord(CLEO, "henri").captive("henri", ANA, "sigy")
    scene.begin("before_income", first=first)
    die(scene, "eric", "henri")
    assert (scene.holds("sigy"), scene.owner("henri")) == ("jeanne", -1)
    assert (scene.events(None, "released"), scene.prompt) == ([], "window-income")


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.clause("FIEF-R-32")
def test_one_who_lives_is_placed_when_all_the_dead_are_buried() -> None:
    """Cleo's Othon, who alone holds a castle, dies with Eric: Henri does not come into it."""
    scene = widow().troops(ANA, "sigy", 2).lord(CLEO, "henri").captive("henri", ANA, "sigy")
    scene.lord(CLEO, "othon", "blaye").castle("blaye").begin("before_income")
    die(scene, "eric", "othon")
    assert (scene.owner("othon"), scene.captor("henri")) == (-1, -1)
    assert scene.where("henri") == "sigy"
    assert len(scene.events(None, "placed")) == 1


@pytest.mark.clause("FIEF-R-32")
def test_another_siege_of_the_city_goes_on_when_one_besieger_inherits_it() -> None:
    scene = widow().troops(ANA, "sigy", 2)
    for seat, lord in ((BEN, "lambert"), (CLEO, "henri")):
        scene.lord(seat, lord, "sigy").troops(seat, "sigy", 1).siege(seat, "sigy")
    murder(scene, "eric")
    assert scene.holder("sigy") == CLEO
    assert [siege.seat for siege in scene.state.sieges] == [BEN]
    assert [event["seat"] for event in scene.events(None, "siege-lifted")] == [CLEO]


@pytest.mark.clause("FIEF-R-32")
@pytest.mark.parametrize(("besieger", "goes_on"), [(BEN, True), (CLEO, False)])
def test_a_siege_of_the_city_goes_on_against_the_heir_unless_he_is_the_besieger(
    besieger: int, goes_on: bool
) -> None:
    scene = widow().troops(ANA, "sigy", 2)
    scene.lord(besieger, "lambert", "sigy").troops(besieger, "sigy", 1).siege(besieger, "sigy")
    murder(scene, "eric")
    assert scene.holds("sigy") == "jeanne"
    assert bool(scene.state.sieges) == goes_on


@pytest.mark.clause("FIEF-R-32")
@pytest.mark.clause("FIEF-4.3.1-02")
def test_a_spouse_with_two_titles_may_hand_one_on_and_inherit() -> None:
    scene = murder(widow("bourg", "tournus"), "eric")
    assert (scene.prompt, scene.asked) == ("inheritance", (CLEO,))
    assert scene.options() == ["hand-title tournus othon", "decline"]
    scene.do("hand-title tournus othon")
    assert [scene.holds(name) for name in ("sigy", "tournus")] == ["jeanne", "othon"]


@pytest.mark.clause("FIEF-R-32")
def test_or_leave_the_title_vacant_for_the_dead_lords_family() -> None:
    scene = murder(widow("bourg", "tournus").garrison(ANA, "sigy"), "eric")
    scene.do("decline")
    assert [scene.holds(name) for name in ("sigy", "tournus")] == ["", "jeanne"]
    assert (scene.holder("sigy"), scene.troops_at("sigy", ANA)) == (ANA, (1, 0))


@pytest.mark.clause("FIEF-R-32")
def test_a_spouse_hands_on_one_title_only_and_never_what_was_inherited() -> None:
    scene = count("sigy", "mazilles").lord(CLEO, "jeanne", "bourg").lord(CLEO, "othon", "bourg")
    scene.title("jeanne", "bourg", "bourg").title("jeanne", "tournus", "tournus")
    murder(scene.marry("eric", "jeanne"), "eric")
    scene.do("hand-title tournus othon")
    scene.do("inherit sigy jeanne")
    names = ("bourg", "tournus", "sigy", "mazilles")
    assert [scene.holds(name) for name in names] == ["jeanne", "othon", "jeanne", ""]
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-R-32")
def test_a_spouse_with_room_does_not_hand_on_what_was_inherited() -> None:
    """Jeanne has room for one title: with Sigy she has two, and Othon gets neither of them."""
    scene = count("sigy", "mazilles").lord(CLEO, "jeanne", "bourg").lord(CLEO, "othon", "bourg")
    murder(scene.title("jeanne", "bourg", "bourg").marry("eric", "jeanne"), "eric")
    assert scene.options(CLEO) == ["inherit sigy jeanne", "inherit mazilles jeanne"]
    scene.do("inherit sigy jeanne")
    assert [scene.holds(name) for name in ("bourg", "sigy", "mazilles")] == ["jeanne", "jeanne", ""]
    assert scene.prompt == "window-income"


# Vacant titles ------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3.1-04")
def test_the_title_of_the_last_unmarried_lord_falls_vacant() -> None:
    scene = murder(count("sigy").garrison(ANA, "sigy"), "eric")
    assert scene.holds("sigy") == ""
    assert [scene.holder(village) for village in SIGY] == [-1, ANA, -1]
    keys = scene.keys(CLEO)
    assert keys.count("title-vacant") == 1
    assert "crowned" not in keys


@pytest.mark.clause("FIEF-4.3.1-05")
def test_a_new_lord_of_the_family_must_take_it_back_for_nothing() -> None:
    scene = fief().garrison(ANA, "sigy").hand(ANA, "thierry")
    scene.state.fort[VILLAGES.index("sigy")] = CITY
    scene.begin("play")
    scene.do("play-lord thierry sigy")
    assert (scene.holds("sigy"), scene.prompt) == ("thierry", "play-cards")
    assert [scene.holder(village) for village in SIGY] == [ANA] * 3


@pytest.mark.clause("FIEF-4.3.1-05")
def test_not_if_the_family_has_lost_the_city() -> None:
    scene = fief().garrison(ANA, "blaye").hand(ANA, "thierry")
    scene.state.fort[VILLAGES.index("sigy")] = CITY
    scene.begin("play")
    scene.do("play-lord thierry blaye")
    assert scene.holds("sigy") == ""


@pytest.mark.clause("FIEF-4.3.1-06")
def test_any_other_family_takes_it_with_the_city() -> None:
    scene = fief().lord(BEN, "eric", "st-paul")
    scene.state.fort[VILLAGES.index("sigy")] = CITY
    scene.begin("move", first=BEN)
    scene.do("lead eric")
    scene.do("march sigy")
    scene.do("halt")
    scene.do("done")
    assert (scene.holds("sigy"), scene.state.money[BEN]) == ("eric", 0)


@pytest.mark.clause("FIEF-4.3.1-06")
@pytest.mark.clause("FIEF-R-61")
def test_also_whoever_has_the_last_lord_of_a_family_killed_in_battle_for_it() -> None:
    """The title falls vacant in the midst of the battle; the city waits for its end."""
    scene = fief().lord(ANA, "eric", "sigy").garrison(ANA, "sigy").title("eric", "sigy", "sigy")
    scene.lord(BEN, "gauvain", "sigy").troops(BEN, "sigy", 9, 2)
    scene.battle_dice(2).begin("fight", first=BEN).do("attack sigy 0", BEN)
    scene.until("window-end")
    assert scene.owner("eric") == -1
    assert (scene.holder("sigy"), scene.holds("sigy")) == (BEN, "gauvain")


# The dead -----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3.1-07")
def test_the_card_goes_to_the_characters_discard_and_the_pawn_to_the_supply() -> None:
    scene = murder(count("sigy"), "eric")
    assert scene.state.character_discard == [CARDS.index("eric")]
    assert (scene.where("eric"), scene.owner("eric")) == ("", -1)
