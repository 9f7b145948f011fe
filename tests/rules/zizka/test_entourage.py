"""ENTOURAGE: members who serve, are on offer, or leave."""

import pytest

from tests.rules.zizka.scene import ANA, BEN, QUIET, ZizkaScene, zizka

FOUR = ("raz", "hynek", "benes", "divis")
HELPERS = {"raid": "ctibor", "pickpocket": "racek", "town": "alzbeta", "hunt": "ota"}
"""For each kind of event that is resolved with dice, a member that adds a die to it."""
OWN_DICE = {"ctibor": 1, "racek": 2, "alzbeta": 0, "ota": 0}


def tavern(*members: str) -> ZizkaScene:
    """Put Ana with these members and much money at a tavern; her turn has not begun."""
    scene = zizka(2).entourage(ANA, *members).coins(ANA, 20).at(ANA, "inn-protivin")
    return scene.tables(1, "jost", "eliska", "jitka").tables(2, "hron", "vok", "zikes")


def town(*members: str) -> ZizkaScene:
    """Let Ana be about to fill the second row of town-5, whose reward is a member of level I."""
    scene = zizka(2).entourage(ANA, "eliska", *members).at(ANA, "pisek").token("pisek", "town-5")
    return scene.tables(1, "jost", "bratrice", "jitka").deck(1, "dubrava", "trebava")


def recruit(scene: ZizkaScene) -> None:
    scene.begin().do("event")
    if scene.prompt == "reroll":
        scene.do("stop")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.prompt == "recruit"


def verbs(scene: ZizkaScene) -> set[str]:
    return {option.split()[0] for option in scene.options()}


def dice_thrown(scene: ZizkaScene, purpose: str = "event") -> int:
    rolls = scene.events(None, "rolled")
    return sum(len(roll["thrown"]) for roll in rolls if roll["purpose"] == purpose)


# Four members -------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-01")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_there_is_room_for_four_members(count: int) -> None:
    scene = tavern(*FOUR[:count]).begin()
    for member in ("jost", "eliska", "jitka", "hron")[: 4 - count]:
        assert "hire-instead" not in verbs(scene)
        scene.do(f"hire {member}")
    assert len(scene.entourage_of(ANA)) == 4
    assert "hire" not in verbs(scene)


@pytest.mark.clause("ZIZ-ENTOURAGE-01")
def test_an_entourage_may_be_empty() -> None:
    scene = zizka(2).entourage(ANA, "vojka").at(ANA, "pisek").token("pisek", "monks-3").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 vojka")
    assert scene.entourage_of(ANA) == []
    assert (scene.prompt, scene.asked) == ("act", (ANA,))


@pytest.mark.clause("ZIZ-ENTOURAGE-02")
@pytest.mark.parametrize(
    ("member", "cost", "rejects", "abilities", "conditional"),
    [
        ("bratrice", 2, None, {"sword": 2}, None),
        ("dorota", 2, "virtue", {"reroll": 2}, "pickpocket"),
        ("prokop", 3, "vice", {"die": 2}, "raid"),
        ("lukas", 2, None, {"sword": 1, "shield": 1}, "tournament"),
        ("hron", 8, None, {"die": 3, "reroll": 1, "wild": 1}, None),
        ("vojka", 0, None, {"die": 1}, None),
    ],
)
def test_what_a_card_states(
    member: str,
    cost: int,
    rejects: str | None,
    abilities: dict[str, int],
    conditional: str | None,
) -> None:
    card = zizka(2).entourage(ANA, member).begin().table()["seats"][ANA]["entourage"][0]
    assert (card["name"], card["cost"], card["rejects"]) == (member, cost, rejects)
    assert {name: count for name, count in card["abilities"].items() if count} == abilities
    assert card["conditional"] == conditional


# Conditional abilities ----------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-03", "ZIZ-ENTOURAGE-05")
@pytest.mark.parametrize("kind", HELPERS)
@pytest.mark.parametrize("helped", HELPERS)
def test_a_conditional_ability_adds_a_die_in_events_of_its_kind_only(
    kind: str, helped: str
) -> None:
    member = HELPERS[helped]
    scene = zizka(2).entourage(ANA, member).at(ANA, "pisek").token("pisek", f"{kind}-6").begin()
    scene.do("event")
    assert dice_thrown(scene) == OWN_DICE[member] + (kind == helped)


@pytest.mark.clause("ZIZ-ENTOURAGE-03", "ZIZ-ENTOURAGE-05")
@pytest.mark.parametrize("token", ["raid-6", "town-6", "hunt-6"])
def test_other_members_add_no_die(token: str) -> None:
    scene = zizka(2).entourage(ANA, "raz", "lukas").at(ANA, "pisek").token("pisek", token).begin()
    scene.do("event")
    assert dice_thrown(scene) == 1


@pytest.mark.clause("ZIZ-ENTOURAGE-04")
@pytest.mark.parametrize("member", ["lukas", "rynes", "burian", "jesek"])
def test_a_tournament_ability_is_one_free_reroll_in_each_tournament(member: str) -> None:
    scene = zizka(2).entourage(ANA, member).at(ANA, "pisek").token("pisek", "tournament-1").begin()
    scene.do("event")
    assert scene.options(verb="free-reroll") == [f"free-reroll {die}" for die in range(1, 7)]
    scene.roll("wild")
    scene.do("free-reroll 4")
    tourney = scene.table()["tourney"]
    assert tourney["faces"] == ["sword", "sword", "sword", "wild", "sword", "sword"]
    assert tourney["aside"] == []
    assert scene.options(verb="free-reroll") == []
    scene.do("stop")
    scene.token("pisek", "tournament-2")
    scene.do("event")
    assert len(scene.options(verb="free-reroll")) == 6, "once in each"


@pytest.mark.clause("ZIZ-ENTOURAGE-04")
def test_a_tournament_ability_works_in_tournaments_of_others() -> None:
    scene = zizka(2).entourage(BEN, "lukas").coins(BEN, 1).at(ANA, "pisek")
    scene.token("pisek", "tournament-1").begin()
    scene.do("event")
    scene.do("enter")
    assert (scene.asked, scene.table()["tourney"]["free"]) == ((BEN,), 1)
    scene.do("stop")
    assert (scene.asked, scene.table()["tourney"]["free"]) == ((ANA,), 0)


@pytest.mark.clause("ZIZ-ENTOURAGE-04", "ZIZ-ENTOURAGE-05")
def test_other_conditional_abilities_do_nothing_in_a_tournament() -> None:
    scene = zizka(2).entourage(ANA, "ctibor", "racek", "alzbeta", "ota")
    scene.at(ANA, "pisek").token("pisek", "tournament-1").begin()
    scene.do("event")
    assert scene.options(verb="free-reroll") == []
    assert len(scene.table()["tourney"]["faces"]) == 6


@pytest.mark.clause("ZIZ-ENTOURAGE-05")
@pytest.mark.parametrize("occasion", ["obstacle", "attack", "defence"])
@pytest.mark.parametrize(
    ("members", "dice"),
    [
        (("prokop", "racek", "hedvika", "pribik"), 8),
        (("ctibor",), 1),
        (("albrecht", "raz"), 3),
        (("lukas", "eliska"), 0),
    ],
)
def test_conditional_abilities_do_nothing_in_conquests_and_fights(
    occasion: str, members: tuple[str, ...], dice: int
) -> None:
    scene = zizka(2).entourage(ANA, *members).entourage(BEN)
    if occasion == "obstacle":
        scene.at(ANA, "kozi-hradek").begin()
        scene.do("conquer")
        scene.do("storm")
    elif occasion == "attack":
        scene.warrant(BEN, 3).begin()
        scene.do(f"attack {BEN}")
    else:
        scene.warrant(ANA, 3).begin(BEN)
        scene.do(f"attack {ANA}")
    assert dice_thrown(scene, occasion) == dice


@pytest.mark.clause("ZIZ-ENTOURAGE-05")
def test_a_tournament_ability_is_no_reroll_elsewhere() -> None:
    scene = zizka(2).commander(ANA, "torak").entourage(ANA, "lukas", "raz")
    scene.at(ANA, "pisek").token("pisek", "raid-6").begin()
    scene.do("event")
    assert scene.prompt == "act", "there was nothing to reroll with"


@pytest.mark.clause("ZIZ-ENTOURAGE-06")
@pytest.mark.parametrize(
    ("members", "dice"), [(("ctibor", "prokop"), 1 + 2 + 2), (("ctibor", "sezima"), 1 + 3 + 2)]
)
def test_several_conditional_dice_add_up(members: tuple[str, ...], dice: int) -> None:
    scene = zizka(2).entourage(ANA, *members).at(ANA, "pisek").token("pisek", "raid-6").begin()
    scene.do("event")
    assert dice_thrown(scene) == dice


@pytest.mark.clause("ZIZ-ENTOURAGE-06")
def test_several_free_rerolls_may_go_to_the_same_die() -> None:
    scene = zizka(2).entourage(ANA, "lukas", "rynes", "jesek").at(ANA, "pisek")
    scene.token("pisek", "tournament-1").begin()
    scene.do("event")
    for face in ("speech", "shield", "wild"):
        scene.roll(face)
        scene.do("free-reroll 2")
        assert scene.table()["tourney"]["faces"][1] == face
    assert scene.options(verb="free-reroll") == []


# Joining ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-07")
@pytest.mark.parametrize("space", [QUIET, "pisek", "strakonice", "kozi-hradek", "rozmberk"])
def test_members_are_hired_at_taverns_only(space: str) -> None:
    scene = tavern().at(ANA, space).begin()
    assert not verbs(scene) & {"hire", "hire-instead", "send-away", "take"}


@pytest.mark.clause("ZIZ-ENTOURAGE-07")
@pytest.mark.parametrize("inn", ["inn-protivin", "inn-veseli", "inn-lhenice", "inn-budejovice"])
def test_at_a_tavern_members_are_paid_for(inn: str) -> None:
    scene = tavern().at(ANA, inn).begin()
    scene.do("hire jitka")
    assert (scene.entourage_of(ANA), scene.state.coins[ANA]) == (["jitka"], 20 - 4)


@pytest.mark.clause("ZIZ-ENTOURAGE-07")
def test_as_a_reward_a_member_is_free() -> None:
    scene = town()
    recruit(scene)
    coins = scene.state.coins[ANA]
    scene.do("take jitka")
    assert scene.entourage_of(ANA) == ["eliska", "jitka"]
    assert scene.state.coins[ANA] == coins == 0


@pytest.mark.clause("ZIZ-ENTOURAGE-08")
@pytest.mark.parametrize("leaving", FOUR)
def test_a_fifth_member_hired_takes_the_place_of_one_of_the_four(leaving: str) -> None:
    scene = tavern(*FOUR).begin()
    ways = [option for option in scene.options(verb="hire-instead") if " jost " in option]
    assert ways == [f"hire-instead jost {member}" for member in FOUR]
    assert scene.options(verb="hire") == []
    scene.do(f"hire-instead jost {leaving}")
    assert scene.entourage_of(ANA) == [*(one for one in FOUR if one != leaving), "jost"]


@pytest.mark.clause("ZIZ-ENTOURAGE-08")
def test_a_fifth_member_gained_takes_the_place_of_one_of_the_four() -> None:
    scene = town("raz", "hynek", "benes")
    recruit(scene)
    ways = [f"take-instead jost {one}" for one in ("eliska", "raz", "hynek", "benes")]
    assert [option for option in scene.options() if " jost" in option] == ways
    assert scene.options(verb="take") == []
    scene.do("take-instead jost hynek")
    assert scene.entourage_of(ANA) == ["eliska", "raz", "benes", "jost"]
    assert scene.discarded(1) == ["hynek"]


# Leaving ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-09")
@pytest.mark.parametrize("space", [QUIET, "pisek", "kozi-hradek", "inn-protivin"])
@pytest.mark.parametrize("count", [1, 4])
def test_members_are_dismissed_only_for_new_ones(space: str, count: int) -> None:
    """It needs a new member, and four members already."""
    scene = tavern(*FOUR[:count]).at(ANA, space).begin()
    naming = [option for option in scene.options() if option.split()[-1] in FOUR]
    assert all(option.startswith("hire-instead ") for option in naming)
    assert bool(naming) == (space == "inn-protivin" and count == 4)


@pytest.mark.clause("ZIZ-ENTOURAGE-09")
def test_a_member_leaves_as_a_paid_condition() -> None:
    scene = zizka(2).entourage(ANA, *FOUR).at(ANA, "pisek").token("pisek", "den-3").begin()
    scene.do("event")
    assert scene.options() == [*(f"fill-giving 1 0 {one}" for one in FOUR), "give-up"]
    scene.do("fill-giving 1 0 benes")
    assert scene.entourage_of(ANA) == ["raz", "hynek", "divis"]


@pytest.mark.clause("ZIZ-ENTOURAGE-09")
def test_a_member_leaves_through_a_solo_loss() -> None:
    scene = zizka(1).entourage(ANA, "trebava", "dubrava").torak(QUIET)
    scene.torak_deck("torak-basic-8", "torak-basic-2").begin()
    scene.end_turn()
    assert scene.prompt == "lose-member"
    assert scene.options() == ["lose trebava", "lose dubrava"]
    scene.do("lose dubrava")
    assert scene.entourage_of(ANA) == ["trebava"]
    assert scene.discarded(1) == ["dubrava"]


@pytest.mark.clause("ZIZ-ENTOURAGE-10")
def test_each_level_has_its_own_public_pile() -> None:
    scene = tavern("raz", "vok", "hynek", "heralt").tables(2, "hron", "burian", "zikes").begin()
    scene.do("hire-instead jost vok")
    scene.do("hire-instead eliska raz")
    scene.do("hire-instead jitka hynek")
    for viewer in (ANA, BEN, None):
        offers = scene.table(viewer)["offers"]
        assert [offer["discarded"] for offer in offers] == [["raz", "hynek"], ["vok"]]


@pytest.mark.clause("ZIZ-ENTOURAGE-11")
def test_a_starting_member_who_is_replaced_is_out_of_the_game() -> None:
    """The deck is refilled from its pile, and the starting member is not in it."""
    scene = tavern("vojka", "raz", "hynek", "benes").deck(1, "divis", nothing_else=True).begin()
    scene.do("hire-instead jost vojka")
    assert scene.discarded(1) == []
    scene.do("hire-instead eliska raz")
    every = [*scene.offered(1), *scene.names(scene.state.decks[0]), *scene.entourage_of(ANA)]
    assert "vojka" not in every
    assert sorted(every) == sorted(["jost", "eliska", "jitka", "divis", "raz", "hynek", "benes"])


@pytest.mark.clause("ZIZ-ENTOURAGE-11")
def test_a_starting_member_who_is_given_is_out_of_the_game() -> None:
    scene = zizka(2).entourage(ANA, "vojka").at(ANA, "pisek").token("pisek", "monks-3").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 vojka")
    assert (scene.discarded(1), scene.discarded(2)) == ([], [])
    assert scene.member("vojka") not in [*scene.state.decks[0], *scene.state.decks[1]]


@pytest.mark.clause("ZIZ-ENTOURAGE-11")
def test_a_starting_member_lost_to_torak_is_out_of_the_game() -> None:
    scene = zizka(1).entourage(ANA, "bara").torak(QUIET)
    scene.torak_deck("torak-basic-8", "torak-basic-2").begin()
    scene.end_turn()
    assert scene.entourage_of(ANA) == [], "the only one: there is nothing to choose"
    assert (scene.discarded(1), scene.discarded(2)) == ([], [])


# Members on offer ---------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-12")
def test_four_members_of_each_level_are_available() -> None:
    scene = tavern().deck(1, "dubrava", "trebava").deck(2, "perchta", "heralt").begin()
    assert scene.options(verb="hire") == [
        f"hire {member}"
        for member in ("jost", "eliska", "jitka", "dubrava", "hron", "vok", "zikes", "perchta")
    ]


@pytest.mark.clause("ZIZ-ENTOURAGE-12")
def test_a_reward_is_one_of_the_four_of_its_level() -> None:
    scene = town()
    recruit(scene)
    four = ("jost", "bratrice", "jitka", "dubrava")
    assert scene.options() == [*(f"take {member}" for member in four), "decline"]


@pytest.mark.clause("ZIZ-ENTOURAGE-13")
def test_an_empty_table_is_refilled_at_once_and_uncovers_the_next_card() -> None:
    scene = tavern().deck(1, "dubrava", "trebava", "raz").begin()
    scene.do("hire eliska")
    assert scene.offered(1) == ["jost", "dubrava", "jitka"]
    assert scene.top(1) == "trebava"
    assert [event["member"] for event in scene.events(BEN, "offered")] == ["dubrava"]
    assert {"hire dubrava", "hire trebava"} <= set(scene.options())


@pytest.mark.clause("ZIZ-ENTOURAGE-13")
def test_the_place_of_a_rewarded_member_is_refilled_at_once() -> None:
    scene = town()
    recruit(scene)
    scene.do("take bratrice")
    assert (scene.offered(1), scene.top(1)) == (["jost", "dubrava", "jitka"], "trebava")


@pytest.mark.clause("ZIZ-ENTOURAGE-13")
def test_hiring_the_top_of_the_deck_uncovers_the_next_card() -> None:
    scene = tavern().deck(2, "perchta", "heralt").begin()
    scene.do("hire perchta")
    assert (scene.offered(2), scene.top(2)) == (["hron", "vok", "zikes"], "heralt")


@pytest.mark.clause("ZIZ-ENTOURAGE-14")
def test_an_empty_deck_is_refilled_from_its_pile_at_once() -> None:
    scene = tavern().deck(1, "dubrava", nothing_else=True).pile(1, "raz", "trebava", "ota")
    scene.pile(2, "burian").begin()
    cards = [scene.member(name) for name in ("raz", "trebava", "ota")]
    scene.chance.orders = [[cards[2], cards[0], cards[1]]]
    scene.do("hire jost")
    assert scene.chance.shuffled == [sorted(cards)]
    assert scene.offered(1) == ["dubrava", "eliska", "jitka"]
    assert scene.top(1) == "trebava"
    assert (scene.discarded(1), scene.discarded(2)) == ([], ["burian"])
    assert len(scene.events(BEN, "deck-renewed")) == 1
    assert "hire trebava" in scene.options()


@pytest.mark.clause("ZIZ-ENTOURAGE-14")
def test_the_top_of_the_deck_may_be_the_last_card_too() -> None:
    scene = tavern().deck(1, "dubrava", nothing_else=True).pile(1, "raz").begin()
    scene.do("hire dubrava")
    assert (scene.offered(1), scene.top(1)) == (["jost", "eliska", "jitka"], "raz")


@pytest.mark.clause("ZIZ-ENTOURAGE-14")
def test_fewer_members_are_available_without_deck_and_pile() -> None:
    scene = tavern().tables(2).deck(2, nothing_else=True).deck(1, "dubrava", nothing_else=True)
    scene.begin()
    scene.do("hire jost")
    assert scene.options() == ["hire dubrava", "hire eliska", "hire jitka", "done"]
    assert scene.table()["offers"][0]["top"] is None
    scene.do("hire eliska")
    assert scene.options() == ["hire dubrava", "hire jitka", "done"]


@pytest.mark.clause("ZIZ-ENTOURAGE-14", "ZIZ-ENTOURAGE-16", "ZIZ-EX-35")
def test_ex_35_the_dismissed_member_is_in_the_new_deck() -> None:
    scene = tavern(*FOUR).deck(1, "dubrava", nothing_else=True).pile(1, "trebava").begin()
    scene.do("hire-instead jost raz")
    assert scene.offered(1) == ["dubrava", "eliska", "jitka"]
    assert scene.chance.shuffled == [sorted([scene.member("trebava"), scene.member("raz")])]
    assert scene.discarded(1) == []
    told = [event["event"] for event in scene.events(None)]
    assert told[:4] == ["hired", "dismissed", "offered", "deck-renewed"]


@pytest.mark.clause("ZIZ-ENTOURAGE-16")
def test_the_dismissed_member_may_come_back_to_the_top_at_once() -> None:
    """The hired one was the last card of the deck."""
    scene = tavern(*FOUR).deck(1, "dubrava", nothing_else=True).begin()
    scene.do("hire-instead dubrava raz")
    assert (scene.top(1), scene.discarded(1)) == ("raz", [])
    assert any(option.startswith("hire-instead raz ") for option in scene.options())


@pytest.mark.clause("ZIZ-ENTOURAGE-16")
def test_a_member_sent_away_reaches_the_pile_first_too() -> None:
    scene = tavern().deck(1, "dubrava", nothing_else=True).begin()
    scene.do("send-away dubrava")
    assert (scene.top(1), scene.offered(1)) == ("dubrava", ["jost", "eliska", "jitka"])


# From the next action on --------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ENTOURAGE-15")
def test_a_member_gained_in_an_event_does_not_help_in_it() -> None:
    """The third row of town-5 asks for a sword, a shield and a speech, as Jitka has them."""
    scene = town()
    recruit(scene)
    scene.do("take jitka")
    assert scene.entourage_of(ANA) == ["eliska", "jitka"]
    assert scene.prompt == "act"
    assert scene.events(None, "completed")


@pytest.mark.clause("ZIZ-ENTOURAGE-15")
def test_a_member_gained_in_an_event_helps_in_the_next_action() -> None:
    scene = town()
    recruit(scene)
    scene.do("take bratrice")
    scene.token("pisek", "raid-1")
    scene.do("event")
    assert scene.icons() == {"sword": 2, "shield": 0, "speech": 2, "wild": 0}
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 3


@pytest.mark.clause("ZIZ-ENTOURAGE-15")
def test_a_hired_member_helps_to_move_in_the_next_action() -> None:
    scene = tavern().deck(1, "dubrava").begin()
    scene.do("hire dubrava")
    assert verbs(scene) == {"hire", "done"}
    scene.do("done")
    assert scene.table()["seats"][ANA]["range"] == 3
    assert "move hluboka" in scene.options()
