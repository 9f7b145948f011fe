"""MORALE: virtue, vice, and the members who serve under them."""

import pytest

from tests.rules.zizka.attempts import custom_box
from tests.rules.zizka.scene import ANA, BEN, ZizkaScene, zizka

STEPS = {"virtue": ("raid-1", "bratrice"), "vice": ("pickpocket-4", "eliska")}
"""A token whose first row brings this step, and a member whose printed icons fill just that row."""
BOTH_WAYS = pytest.mark.parametrize(("trait", "way"), [("virtue", 1), ("vice", -1)])
REJECTING = pytest.mark.parametrize(
    ("trait", "end", "rejecting", "other"),
    [("virtue", 2, "racek", "prokop"), ("vice", -2, "prokop", "racek")],
)
"""For each trait: its end of the track, a member of level I that rejects it, and one that rejects
the other."""


def before_a_step(trait: str, morale: int, *members: str) -> ZizkaScene:
    """Put Ana, without dice of her own, on the token of this step; her turn has not begun."""
    token, filler = STEPS[trait]
    scene = zizka(2).commander(ANA, "torak").entourage(ANA, filler, *members)
    return scene.morale(ANA, morale).at(ANA, "pisek").token("pisek", token)


def about_to_step(trait: str, morale: int, *members: str) -> ZizkaScene:
    return before_a_step(trait, morale, *members).begin()


def step(scene: ZizkaScene) -> None:
    scene.do("event")
    while scene.prompt != "fill-first":
        scene.do("stop")
    scene.do("fill 1 0")


def many_steps(morale: int, *members: str, **reward: int) -> ZizkaScene:
    """Return an event whose first row, just filled, pays so many steps."""
    box = custom_box({"need": {"sword": 2}, "reward": reward})
    scene = zizka(2, box=box).commander(ANA, "torak")
    scene.entourage(ANA, "bratrice", *members).morale(ANA, morale)
    scene.at(ANA, "pisek").token("pisek", "raid-1").begin()
    step(scene)
    return scene


def steps_told(scene: ZizkaScene) -> list[str]:
    keys = ("step", "off-the-track", "left")
    return [event["event"] for event in scene.events(None) if event["event"] in keys]


# The track ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-MORALE-01")
@BOTH_WAYS
def test_the_track_has_five_spaces(trait: str, way: int) -> None:
    """There are five rewards from one end: four steps, and the fifth leads nowhere."""
    scene = about_to_step(trait, -2 * way)
    seen = [scene.table()["seats"][ANA]["morale"]]
    for _ in range(5):
        scene.state.tokens[scene.space("pisek")] = scene.token_number(STEPS[trait][0])
        scene.state.actions = 2
        step(scene)
        seen.append(scene.table()["seats"][ANA]["morale"])
    assert seen == [morale * way for morale in (-2, -1, 0, 1, 2, 2)]


@pytest.mark.clause("ZIZ-MORALE-02")
@BOTH_WAYS
@pytest.mark.parametrize("morale", [-1, 0, 1])
def test_a_step_moves_the_marker_one_space(trait: str, way: int, morale: int) -> None:
    scene = about_to_step(trait, morale)
    step(scene)
    assert scene.state.morale == [morale + way, 0]
    told = {"event": "step", "seat": ANA, "trait": trait}
    assert scene.events(BEN, "step") == [told]


@pytest.mark.clause("ZIZ-MORALE-03")
@BOTH_WAYS
def test_a_step_off_the_track_is_a_point(trait: str, way: int) -> None:
    scene = about_to_step(trait, 2 * way)
    step(scene)
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == (2 * way, 1)
    told = {"event": "off-the-track", "seat": ANA, "trait": trait, "count": 1}
    assert scene.events(BEN, "off-the-track") == [told]


@pytest.mark.clause("ZIZ-MORALE-04")
@BOTH_WAYS
@pytest.mark.parametrize("morale", [-2, -1, 0, 1])
def test_a_step_on_the_track_is_no_point(trait: str, way: int, morale: int) -> None:
    scene = about_to_step(trait, morale * way)
    step(scene)
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == ((morale + 1) * way, 0)


@pytest.mark.clause("ZIZ-MORALE-05")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("morale", "reached", "points"), [(-1, 1, 0), (0, 2, 0), (1, 2, 1), (2, 2, 2)]
)
def test_two_steps_are_taken_one_after_another(
    trait: str, way: int, morale: int, reached: int, points: int
) -> None:
    scene = many_steps(morale * way, **{trait: 2})
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == (reached * way, points)


@pytest.mark.clause("ZIZ-MORALE-05")
def test_between_two_steps_members_leave() -> None:
    scene = many_steps(1, "racek", virtue=2)
    assert steps_told(scene) == ["step", "left", "off-the-track"]


@pytest.mark.clause("ZIZ-MORALE-03", "ZIZ-MORALE-05", "ZIZ-EX-22")
def test_ex_22_two_vice_steps_at_the_end_of_vice_are_two_points() -> None:
    scene = many_steps(-2, vice=2)
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == (-2, 2)
    assert steps_told(scene) == ["off-the-track", "off-the-track"]


# Members ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-MORALE-06", "ZIZ-MORALE-07")
@REJECTING
def test_members_who_reject_the_reached_end_leave_and_the_others_stay(
    trait: str, end: int, rejecting: str, other: str
) -> None:
    scene = about_to_step(trait, end // 2, rejecting, other)
    step(scene)
    assert scene.entourage_of(ANA) == [STEPS[trait][1], other]
    told = {"event": "left", "seat": ANA, "member": rejecting, "trait": trait}
    assert scene.events(BEN, "left") == [told]


@pytest.mark.clause("ZIZ-MORALE-06")
@REJECTING
def test_all_members_serve_away_from_the_ends(
    trait: str, end: int, rejecting: str, other: str
) -> None:
    scene = about_to_step(trait, 0, rejecting, other)
    step(scene)
    assert scene.state.morale[ANA] == end // 2
    assert scene.entourage_of(ANA) == [STEPS[trait][1], rejecting, other]


@pytest.mark.clause("ZIZ-MORALE-06")
@pytest.mark.parametrize(
    ("member", "trait"),
    [("racek", "virtue"), ("zikes", "virtue"), ("prokop", "vice"), ("vok", "vice"), ("raz", None)],
)
def test_a_card_shows_what_the_member_rejects(member: str, trait: str | None) -> None:
    shown = zizka(2).entourage(ANA, member).begin().table()["seats"][ANA]["entourage"][0]
    assert (shown["name"], shown["rejects"]) == (member, trait)


@pytest.mark.clause("ZIZ-MORALE-07", "ZIZ-EX-03")
def test_ex_03_a_member_who_rejects_virtue_leaves_torak_the_paragon() -> None:
    scene = about_to_step("virtue", 1, "racek")
    assert scene.table()["seats"][ANA]["commander"] == "torak"
    step(scene)
    assert scene.state.morale[ANA] == 2
    assert scene.entourage_of(ANA) == ["bratrice"]
    assert scene.discarded(1) == ["racek"]


@pytest.mark.clause("ZIZ-MORALE-07")
def test_members_who_reject_the_end_leave_at_once_without_compensation() -> None:
    scene = about_to_step("virtue", 1, "racek", "zikes", "smil")
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["bratrice"]
    assert (scene.discarded(1), scene.discarded(2)) == (["racek", "smil"], ["zikes"])
    assert (scene.state.coins[ANA], scene.state.vp[ANA], scene.state.luck[ANA]) == (3, 0, 0)


@pytest.mark.clause("ZIZ-MORALE-07")
def test_the_members_of_others_do_not_leave() -> None:
    scene = before_a_step("virtue", 1).entourage(BEN, "racek").begin()
    step(scene)
    assert scene.entourage_of(BEN) == ["racek"]


@pytest.mark.clause("ZIZ-MORALE-07")
def test_a_conquerors_step_to_the_end_drives_members_away_too() -> None:
    scene = zizka(2).entourage(ANA, "bohuslav", "lukas", "smil", "racek").morale(ANA, 1)
    scene.at(ANA, "kozi-hradek").castles("easy-2").luck(ANA, 9).begin()
    scene.do("conquer")
    for row in (1, 2):
        scene.roll("wild", "wild")
        scene.do("storm")
        scene.do(scene.options(verb="fill")[0])
        assert scene.events(None, "breached")[0]["row"] == row
    scene.do("virtue")
    assert scene.entourage_of(ANA) == ["bohuslav", "lukas"]


def at_the_tavern(morale: int, *tables: str) -> ZizkaScene:
    scene = zizka(2).commander(ANA, "torak").entourage(ANA).coins(ANA, 9).morale(ANA, morale)
    return scene.at(ANA, "inn-protivin").tables(1, *tables).deck(1, "hynek").begin()


@pytest.mark.clause("ZIZ-MORALE-06", "ZIZ-MORALE-08")
@REJECTING
@pytest.mark.parametrize("morale", [-2, -1, 0, 1, 2])
def test_members_who_reject_a_trait_cannot_be_hired_at_its_end(
    trait: str, end: int, rejecting: str, other: str, morale: int
) -> None:
    scene = at_the_tavern(morale, rejecting, "raz", "benes")
    assert (f"hire {rejecting}" in scene.options()) == (morale != end)
    assert "hire raz" in scene.options()
    assert f"send-away {rejecting}" in scene.options(), "to look at somebody else"


@pytest.mark.clause("ZIZ-MORALE-08", "ZIZ-EX-02")
def test_ex_02_torak_the_paragon_cannot_hire_a_member_who_rejects_virtue() -> None:
    scene = at_the_tavern(2, "racek", "raz", "benes")
    assert scene.options(verb="hire") == ["hire raz", "hire benes", "hire hynek"]


@pytest.mark.clause("ZIZ-MORALE-08")
@REJECTING
def test_members_who_reject_a_trait_are_no_reward_at_its_end(
    trait: str, end: int, rejecting: str, other: str
) -> None:
    """The second row of town-5 is a member for a speech and the coin of the first row."""
    scene = zizka(2).entourage(ANA, "eliska").morale(ANA, end)
    scene.tables(1, rejecting, other, "raz").deck(1, "hynek")
    scene.at(ANA, "pisek").token("pisek", "town-5").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.options() == [f"take {other}", "take raz", "take hynek", "decline"]


@pytest.mark.clause("ZIZ-MORALE-08")
def test_no_member_is_gained_if_all_on_offer_reject_the_end() -> None:
    scene = zizka(2).entourage(ANA, "eliska").morale(ANA, 2)
    scene.tables(1, "racek", "smil", "marka").deck(1, "ota")
    scene.at(ANA, "pisek").token("pisek", "town-5").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.events(None, "nobody-willing") == [
        {"event": "nobody-willing", "seat": ANA, "level": 1}
    ]
    assert (scene.prompt, scene.entourage_of(ANA)) == ("act", ["eliska"])


@pytest.mark.clause("ZIZ-MORALE-09")
@REJECTING
def test_leaving_the_end_lifts_the_ban_but_returns_no_member(
    trait: str, end: int, rejecting: str, other: str
) -> None:
    back = "vice" if trait == "virtue" else "virtue"
    scene = before_a_step(back, end).pile(1, rejecting).begin()
    step(scene)
    assert scene.state.morale[ANA] == end // 2
    assert scene.entourage_of(ANA) == [STEPS[back][1]]
    assert scene.discarded(1) == [rejecting]
    hiring = at_the_tavern(end // 2, rejecting, "raz", "benes")
    assert f"hire {rejecting}" in hiring.options()


@pytest.mark.clause("ZIZ-MORALE-09")
def test_the_ban_is_lifted_in_the_same_turn() -> None:
    scene = zizka(2).commander(ANA, "torak").entourage(ANA, "eliska").morale(ANA, 2).coins(ANA, 9)
    scene.at(ANA, "pisek").token("pisek", "pickpocket-4")
    scene.tables(1, "racek", "raz", "benes").begin()
    step(scene)
    scene.state.spaces[ANA] = scene.space("inn-protivin")
    assert "hire racek" in scene.options()


@pytest.mark.clause("ZIZ-MORALE-10")
@pytest.mark.parametrize(("trait", "end"), [("virtue", 2), ("vice", -2)])
def test_members_without_a_morale_icon_always_serve(trait: str, end: int) -> None:
    starting = ["gunter", "hans", "ulrich"]
    scene = about_to_step(trait, end // 2, *starting)
    step(scene)
    assert scene.state.morale[ANA] == end
    assert scene.entourage_of(ANA) == [STEPS[trait][1], *starting]
    assert scene.events(None, "left") == []


@pytest.mark.clause("ZIZ-MORALE-11")
@pytest.mark.parametrize("morale", [-2, 0, 2])
def test_the_marker_scores_nothing_in_the_end(morale: int) -> None:
    scene = zizka(2).points(ANA, 15).points(BEN, 17).morale(ANA, morale).first(ANA).begin(BEN)
    scene.state.score(BEN, 3)
    scene.end_turn()
    assert [score["total"] for score in scene.result["scores"]] == [15, 20]


# What was gathered --------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-MORALE-12")
def test_icons_of_a_member_who_leaves_through_morale_still_count() -> None:
    """Smil's speech fills the second row of raid-3, after the first has driven Smil away."""
    scene = before_a_step("virtue", 1, "smil").token("pisek", "raid-3").begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["bratrice"]
    assert scene.options() == ["fill 2 0", "stop"]
    assert scene.icons()["speech"] == 1


@pytest.mark.clause("ZIZ-MORALE-12")
def test_dice_of_a_member_who_leaves_through_morale_still_count() -> None:
    scene = about_to_step("virtue", 1, "racek")
    scene.roll("shield", "shield")
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["bratrice"]
    scene.do("fill 2 0")
    assert scene.state.coins[ANA] == 3 + 2


@pytest.mark.clause("ZIZ-MORALE-12")
def test_icons_of_a_member_given_away_still_count() -> None:
    box = custom_box(
        {"need": {"sword": 2}, "discard": 1, "reward": {"coins": 1}},
        {"need": {"speech": 2}, "reward": {"vp": 1}},
    )
    scene = zizka(2, box=box).commander(ANA, "torak")
    scene.entourage(ANA, "bratrice", "eliska").at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 eliska")
    scene.do("fill 2 0")
    assert (scene.entourage_of(ANA), scene.state.vp[ANA]) == (["bratrice"], 1)
