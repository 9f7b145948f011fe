"""HIRE: members for coins, at a tavern."""

import pytest

from tests.rules.zizka.attempts import custom_box, keys
from tests.rules.zizka.scene import ANA, BEN, ZizkaScene, zizka

INN = "inn-protivin"
INNS = (INN, "inn-veseli", "inn-lhenice", "inn-budejovice")
FIRST = ("jitka", "bratrice", "divis")
"""On the tables of the first level: members for four, two and two coins."""
SECOND = ("ales", "hron", "bocek")
"""On those of the second: members for five, eight and six coins."""


def tavern(coins: int, *members: str) -> ZizkaScene:
    """Put Ana at a tavern, with these members; on the decks lie Eliška (2) and Havel (2), Bohuslav
    (5) and Hanuš (6)."""
    scene = zizka(2).at(ANA, INN).coins(ANA, coins).entourage(ANA, *members)
    scene.tables(1, *FIRST).deck(1, "eliska", "havel")
    return scene.tables(2, *SECOND).deck(2, "bohuslav", "hanus")


def hireable(scene: ZizkaScene) -> list[str]:
    """Return whom Ana may hire."""
    return [option.split()[1] for option in scene.options(verb="hire")]


@pytest.mark.clause("ZIZ-HIRE-01")
@pytest.mark.parametrize("space", INNS)
def test_members_are_hired_at_taverns(space: str) -> None:
    scene = tavern(9).at(ANA, space).begin()
    assert hireable(scene) == [*FIRST, "eliska", *SECOND, "bohuslav"]


@pytest.mark.clause("ZIZ-HIRE-01")
@pytest.mark.parametrize("space", ["pisek", "strakonice", "kozi-hradek", "road-zvikov"])
def test_members_are_not_hired_elsewhere(space: str) -> None:
    scene = tavern(9).at(ANA, space).at(BEN, INN).begin()
    assert scene.options(verb="hire") + scene.options(verb="send-away") == []


@pytest.mark.clause("ZIZ-HIRE-01")
def test_hiring_costs_one_action() -> None:
    scene = tavern(9).begin()
    scene.do("hire jitka")
    scene.do("done")
    assert (scene.asked, scene.prompt, scene.state.actions) == ((ANA,), "act", 1)
    scene.do("hire divis")
    scene.do("done")
    assert scene.asked == (BEN,), "a second action of the same kind was the last"


@pytest.mark.clause("ZIZ-HIRE-02")
def test_any_available_member_may_be_discarded_before_hiring() -> None:
    scene = tavern(0).begin()
    assert scene.options(verb="send-away") == [
        f"send-away {name}" for name in (*FIRST, "eliska", *SECOND, "bohuslav")
    ]


@pytest.mark.clause("ZIZ-HIRE-02")
@pytest.mark.parametrize(("member", "level"), [("jitka", 1), ("eliska", 1), ("hron", 2)])
def test_a_discarded_member_goes_to_the_pile_of_the_level(member: str, level: int) -> None:
    scene = tavern(0).begin()
    scene.do(f"send-away {member}")
    told = {"event": "sent-away", "seat": ANA, "member": member}
    assert scene.events(BEN, "sent-away") == [told]
    assert (scene.discarded(level), scene.discarded(3 - level)) == ([member], [])
    assert scene.entourage_of(ANA) == []


@pytest.mark.clause("ZIZ-HIRE-02")
def test_only_one_member_is_discarded_before_the_first_hire() -> None:
    scene = tavern(9).begin()
    scene.do("send-away jitka")
    assert (scene.prompt, scene.options(verb="send-away")) == ("hire", [])
    scene.do("done")
    scene.do("hire divis")
    assert (scene.prompt, scene.options(verb="send-away")) == ("hire", [])


@pytest.mark.clause("ZIZ-HIRE-02")
def test_a_second_action_brings_a_second_discard() -> None:
    scene = tavern(0).begin()
    scene.do("send-away jitka")
    scene.do("send-away hron")
    assert (scene.discarded(1), scene.discarded(2)) == (["jitka"], ["hron"])


@pytest.mark.clause("ZIZ-HIRE-02")
def test_a_member_who_cannot_be_hired_may_be_discarded() -> None:
    scene = tavern(9).tables(1, "racek", "bratrice", "divis").morale(ANA, 2).begin()
    assert "racek" not in hireable(scene)
    assert "send-away racek" in scene.options()


@pytest.mark.clause("ZIZ-HIRE-03")
def test_a_discarded_table_card_is_replaced_from_the_deck() -> None:
    scene = tavern(0).begin()
    scene.do("send-away bratrice")
    assert (scene.offered(1), scene.top(1)) == (["jitka", "eliska", "divis"], "havel")
    assert (scene.offered(2), scene.top(2)) == (list(SECOND), "bohuslav")


@pytest.mark.clause("ZIZ-HIRE-03")
def test_a_discarded_deck_top_uncovers_the_next_card() -> None:
    scene = tavern(0).begin()
    scene.do("send-away bohuslav")
    assert (scene.offered(2), scene.top(2)) == (list(SECOND), "hanus")
    assert (scene.offered(1), scene.top(1)) == (list(FIRST), "eliska")


@pytest.mark.clause("ZIZ-HIRE-03")
def test_a_discarded_card_is_part_of_a_refilled_deck() -> None:
    scene = tavern(0).deck(1, "eliska", nothing_else=True).pile(1, "havel").begin()
    scene.do("send-away jitka")
    assert scene.offered(1) == ["eliska", "bratrice", "divis"]
    assert (scene.top(1), scene.discarded(1)) == ("jitka", [])
    assert scene.chance.shuffled == [sorted([scene.member("havel"), scene.member("jitka")])]


@pytest.mark.clause("ZIZ-HIRE-03")
def test_a_deck_whose_only_card_is_discarded_is_refilled_with_it() -> None:
    scene = tavern(0).deck(1, "eliska", nothing_else=True).begin()
    scene.do("send-away eliska")
    assert (scene.top(1), scene.discarded(1)) == ("eliska", [])


@pytest.mark.clause("ZIZ-HIRE-04")
def test_any_number_of_either_level_is_hired_one_after_another() -> None:
    scene = tavern(13).begin()
    scene.do("hire bratrice")
    assert (scene.state.coins[ANA], scene.prompt) == (11, "hire")
    scene.do("hire ales")
    scene.do("hire eliska")
    scene.do("hire divis")
    assert scene.state.coins[ANA] == 13 - 2 - 5 - 2 - 2
    assert scene.entourage_of(ANA) == ["bratrice", "ales", "eliska", "divis"]
    assert (scene.asked, scene.state.actions) == ((ANA,), 1), "all that was one action"


@pytest.mark.clause("ZIZ-HIRE-04")
def test_hiring_may_stop_at_any_time() -> None:
    scene = tavern(13).begin()
    scene.do("hire bratrice")
    assert scene.options()[-1] == "done"
    scene.do("done")
    assert (scene.prompt, scene.entourage_of(ANA)) == ("act", ["bratrice"])


@pytest.mark.clause("ZIZ-HIRE-05")
def test_each_place_is_refilled_before_the_next_hire() -> None:
    scene = tavern(9).begin()
    assert "havel" not in hireable(scene)
    scene.do("hire jitka")
    assert scene.offered(1) == ["eliska", "bratrice", "divis"]
    assert hireable(scene)[:4] == ["eliska", "bratrice", "divis", "havel"]
    scene.do("hire havel")
    assert scene.entourage_of(ANA) == ["jitka", "havel"]


@pytest.mark.clause("ZIZ-HIRE-05")
def test_the_top_of_the_deck_is_replaced_by_the_next_card() -> None:
    scene = tavern(9).begin()
    scene.do("hire eliska")
    assert (scene.offered(1), scene.top(1)) == (list(FIRST), "havel")


@pytest.mark.clause("ZIZ-HIRE-06")
def test_each_hire_dismisses_a_member_if_there_are_four() -> None:
    scene = tavern(4, "vojka", "pavel", "mikes", "trebava").begin()
    assert scene.options(verb="hire") == []
    assert [option for option in scene.options() if option.startswith("hire-instead divis")] == [
        f"hire-instead divis {name}" for name in ("vojka", "pavel", "mikes", "trebava")
    ]
    scene.do("hire-instead divis trebava")
    assert scene.entourage_of(ANA) == ["vojka", "pavel", "mikes", "divis"]
    assert scene.discarded(1) == ["trebava"]
    scene.do("hire-instead bratrice divis")
    assert scene.entourage_of(ANA) == ["vojka", "pavel", "mikes", "bratrice"]


@pytest.mark.clause("ZIZ-HIRE-06")
def test_a_hire_dismisses_nobody_if_there_are_three() -> None:
    scene = tavern(4, "vojka", "pavel", "mikes").begin()
    assert scene.options(verb="hire-instead") == []
    scene.do("hire divis")
    assert scene.entourage_of(ANA) == ["vojka", "pavel", "mikes", "divis"]
    assert scene.options(verb="hire") == []
    assert scene.options(verb="hire-instead") != [], "the fourth place is taken"


@pytest.mark.clause("ZIZ-HIRE-07")
@pytest.mark.parametrize(
    ("morale", "barred"),
    [
        (2, {"racek", "habart"}),
        (1, set()),
        (0, set()),
        (-1, set()),
        (-2, {"prokop", "vok"}),
    ],
)
def test_members_who_reject_the_end_of_the_track_are_not_hired(
    morale: int, barred: set[str]
) -> None:
    scene = tavern(9).tables(1, "racek", "prokop", "divis").tables(2, "habart", "vok", "ales")
    scene.morale(ANA, morale).begin()
    everybody = {"racek", "prokop", "divis", "eliska", "habart", "vok", "ales", "bohuslav"}
    assert set(hireable(scene)) == everybody - barred


@pytest.mark.clause("ZIZ-HIRE-07")
def test_a_deck_top_can_be_barred_too() -> None:
    scene = tavern(9).deck(1, "racek", "eliska").morale(ANA, 2).begin()
    assert "racek" not in hireable(scene)
    scene.do("hire divis")
    assert scene.offered(1) == ["jitka", "bratrice", "racek"]
    assert "racek" not in hireable(scene)


@pytest.mark.clause("ZIZ-HIRE-08")
@pytest.mark.parametrize(
    ("coins", "names"),
    [
        (1, []),
        (2, ["bratrice", "divis", "eliska"]),
        (4, ["jitka", "bratrice", "divis", "eliska"]),
        (5, [*FIRST, "eliska", "ales", "bohuslav"]),
        (7, [*FIRST, "eliska", "ales", "bocek", "bohuslav"]),
        (8, [*FIRST, "eliska", *SECOND, "bohuslav"]),
    ],
)
def test_a_hire_must_be_paid_in_full(coins: int, names: list[str]) -> None:
    assert hireable(tavern(coins).begin()) == names


@pytest.mark.clause("ZIZ-HIRE-08")
def test_the_next_hire_is_paid_from_the_remaining_coins() -> None:
    scene = tavern(6).begin()
    scene.do("hire jitka")
    assert hireable(scene) == ["eliska", "bratrice", "divis", "havel"]
    scene.do("hire divis")
    assert (scene.prompt, scene.state.coins[ANA]) == ("act", 0), "nobody is free"


@pytest.mark.clause("ZIZ-HIRE-09")
def test_a_discard_alone_is_an_action() -> None:
    scene = tavern(0).begin()
    scene.do("send-away jitka")
    assert (scene.asked, scene.prompt, scene.state.actions) == ((ANA,), "act", 1)


@pytest.mark.clause("ZIZ-HIRE-09")
def test_a_hire_after_a_discard_is_voluntary() -> None:
    scene = tavern(9).begin()
    scene.do("send-away jitka")
    assert scene.prompt == "hire"
    scene.do("done")
    assert (scene.prompt, scene.state.actions, scene.state.coins[ANA]) == ("act", 1, 9)


@pytest.mark.clause("ZIZ-HIRE-09")
def test_an_action_needs_a_hire_or_a_discard() -> None:
    scene = tavern(9).begin()
    assert {option.split()[0] for option in scene.options()} == {
        "hire",
        "send-away",
        "move",
        "end-turn",
    }
    scene.do("hire jitka")
    assert (scene.state.actions, scene.discarded(1)) == (1, [])


@pytest.mark.clause("ZIZ-HIRE-10")
def test_paid_coins_go_to_the_reserve_and_nobody_is_refunded() -> None:
    """There are few coins in the box, so that one sees where they go."""
    scene = zizka(2, box=custom_box(coin_supply_is_limited=True)).at(ANA, INN).coins(ANA, 6)
    scene.entourage(ANA, "hron", "hanus", "bocek", "jitka").coins(BEN, 71)
    scene.tables(1, *FIRST[1:], "eliska").begin()
    assert scene.state.coins_in_reserve(99) == 0
    scene.do("hire-instead bratrice hron")
    assert scene.state.coins == [4, 71]
    assert scene.state.coins_in_reserve(99) == 2
    told = {"event": "hired", "seat": ANA, "member": "bratrice", "count": 2}
    assert scene.events(BEN, "hired") == [told]
    assert keys(scene, "coins") == []


@pytest.mark.clause("ZIZ-HIRE-11")
def test_a_hire_pays_dismisses_takes_and_refills_in_this_order() -> None:
    scene = tavern(4, "vojka", "pavel", "mikes", "trebava").begin()
    scene.do("hire-instead bratrice trebava")
    assert keys(scene)[:3] == ["hired", "dismissed", "offered"]
    assert scene.events(None, "offered")[0]["member"] == "eliska"


@pytest.mark.clause("ZIZ-HIRE-11")
def test_a_dismissed_member_is_part_of_a_deck_refilled_in_the_same_hire() -> None:
    """The last card of the deck goes to the table, and the dismissed member is on the pile."""
    scene = tavern(4, "vojka", "pavel", "mikes", "trebava")
    scene.deck(1, "eliska", nothing_else=True).begin()
    scene.do("hire-instead bratrice trebava")
    assert scene.offered(1) == ["jitka", "eliska", "divis"]
    assert (scene.top(1), scene.discarded(1)) == ("trebava", [])
    assert "hire-instead trebava vojka" in scene.options(), "and can be hired again"


@pytest.mark.clause("ZIZ-HIRE-11")
def test_the_last_card_of_a_deck_can_be_hired() -> None:
    scene = tavern(4, "vojka", "pavel", "mikes", "trebava")
    scene.deck(1, "eliska", nothing_else=True).begin()
    scene.do("hire-instead eliska trebava")
    assert scene.entourage_of(ANA) == ["vojka", "pavel", "mikes", "eliska"]
    assert (scene.offered(1), scene.top(1)) == (list(FIRST), "trebava")


@pytest.mark.clause("ZIZ-HIRE-11")
def test_a_starting_member_that_is_dismissed_is_no_part_of_the_new_deck() -> None:
    scene = tavern(4, "vojka", "pavel", "mikes", "bara")
    scene.deck(1, "eliska", nothing_else=True).begin()
    scene.do("hire-instead bratrice vojka")
    assert scene.offered(1) == ["jitka", "eliska", "divis"]
    assert (scene.state.decks[0], scene.discarded(1)) == ([], [])
    assert scene.options(verb="hire-instead")[-1] == "hire-instead divis bratrice"


@pytest.mark.clause("ZIZ-EX-06", "ZIZ-HIRE-02", "ZIZ-HIRE-05", "ZIZ-HIRE-06")
def test_ex_06_bores_hires_bratrice_and_albrecht() -> None:
    scene = zizka(2).at(ANA, INN).coins(ANA, 5)
    scene.tables(1, "bratrice", "dubrava", "jost").deck(1, "trebava", "albrecht")
    scene.tables(2, "bocek", "borivoj", "heralt").deck(2, "hron").begin()
    hired = {option.split()[1] for option in scene.options(verb="hire-instead")}
    assert hired == {"bratrice", "dubrava", "jost", "trebava"}, "nobody of the second level"
    scene.do("send-away trebava")
    assert (scene.top(1), scene.discarded(1)) == ("albrecht", ["trebava"])
    scene.do("hire-instead bratrice vojka")
    scene.do("hire-instead albrecht pavel")
    assert scene.entourage_of(ANA) == ["mikes", "bara", "bratrice", "albrecht"]
    assert (scene.state.coins[ANA], scene.prompt, scene.state.actions) == (0, "act", 1)
    gone = {scene.member("vojka"), scene.member("pavel")}
    assert not gone & {*scene.state.piles[0], *scene.state.piles[1]}
    assert not gone & {*scene.state.decks[0], *scene.state.decks[1]}
