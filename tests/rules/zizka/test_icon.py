"""ICON: icons, symbols, dice, rerolls, peeks."""

from collections import Counter
from copy import deepcopy

import pytest

from tableronde.games.zizka.box.boxes import box_from
from tableronde.games.zizka.components import DATA
from tests.rules.zizka.attempts import attempt, before, besieging, conquer, custom_box
from tests.rules.zizka.paths import within
from tests.rules.zizka.scene import ANA, BEN, QUIET, ZizkaScene, zizka

ICONS = {"sword": 0, "shield": 0, "speech": 0, "wild": 0}
SYMBOLS = {"die", "reroll", "move", "peek"}
OCCASIONS = ("event", "obstacle", "attack", "defence")


def facing(occasion: str, *members: str, commander: str = "bores") -> ZizkaScene:
    """Put Ana, with these members, one answer before she rolls.

    In a defence it is Ben's turn, who has four swords and no dice, and her luck can save her."""
    scene = zizka(2).commander(ANA, commander).entourage(ANA, *members).entourage(BEN)
    if occasion == "event":
        return scene.at(ANA, "pisek").token("pisek", "hunt-6").begin()
    if occasion == "obstacle":
        scene.at(ANA, "kozi-hradek").castles("easy-1").begin().do("conquer")
        return scene
    if occasion == "attack":
        return scene.warrant(BEN, 3).begin()
    return scene.entourage(BEN, "bohuslav").warrant(ANA, 3).luck(ANA, 12).begin(BEN)


def act(scene: ZizkaScene, occasion: str) -> None:
    """Give the answer that makes Ana roll."""
    verbs = {"event": "event", "obstacle": "storm", "attack": f"attack {BEN}"}
    scene.do(verbs.get(occasion, f"attack {ANA}"))


def dice(scene: ZizkaScene) -> list[str]:
    return [die["die"] for die in scene.table()["roll"]["dice"]]


def faces(scene: ZizkaScene) -> list[str]:
    return [die["face"] for die in scene.table()["roll"]["dice"]]


def at_event(token: str, *members: str, commander: str = "bores") -> ZizkaScene:
    scene = zizka(2).commander(ANA, commander).entourage(ANA, *members)
    return scene.at(ANA, "pisek").token("pisek", token).begin()


# Icons and symbols --------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-01")
@pytest.mark.parametrize("icon", ICONS)
def test_there_are_four_icons(icon: str) -> None:
    scene = at_event("hunt-6", "hynek")
    scene.roll(icon)
    scene.do("event")
    assert scene.icons() == {**ICONS, icon: 1}


@pytest.mark.clause("ZIZ-ICON-02")
def test_there_are_four_symbols() -> None:
    scene = zizka(2).entourage(ANA, "chval", "hynek").begin()
    totals = scene.table()["seats"][ANA]["totals"]
    assert set(totals) - set(ICONS) == SYMBOLS
    assert {name: totals[name] for name in SYMBOLS} == {"die": 2, "reroll": 3, "move": 4, "peek": 1}


@pytest.mark.clause("ZIZ-ICON-03")
@pytest.mark.parametrize("occasion", OCCASIONS)
@pytest.mark.parametrize(
    ("members", "count"), [(("raz",), 1), (("raz", "albrecht"), 3), (("jaroslav", "eliska"), 4)]
)
def test_each_die_symbol_is_one_die_of_the_roll(
    occasion: str, members: tuple[str, ...], count: int
) -> None:
    scene = facing(occasion, *members).roll("speech")
    act(scene, occasion)
    assert scene.table()["roll"]["purpose"] == occasion
    assert dice(scene) == ["entourage"] * count


@pytest.mark.clause("ZIZ-ICON-04")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_each_reroll_symbol_rerolls_one_die_once(occasion: str) -> None:
    """One of Hynek, two of Bores."""
    scene = facing(occasion, "hynek", "albrecht")
    scene.roll("speech", "speech", "speech")
    act(scene, occasion)
    for left, die in ((3, 1), (2, 2), (1, 3)):
        assert scene.table()["roll"]["rerolls"] == left
        assert scene.options(ANA) == ["reroll 1", "reroll 2", "reroll 3", "stop"]
        scene.roll("shield")
        scene.do(f"reroll {die}")
    told = [(event["place"], event["face"]) for event in scene.events(BEN, "rerolled")]
    assert told == [(3, "shield")]
    assert "reroll" not in scene.prompt


@pytest.mark.clause("ZIZ-ICON-04")
def test_a_reroll_needs_a_reroll_symbol() -> None:
    scene = at_event("hunt-6", "raz", commander="torak")
    scene.do("event")
    assert scene.prompt == "act", "the attempt has failed without a question"


@pytest.mark.clause("ZIZ-ICON-05")
def test_icons_printed_on_members_count_like_rolled_ones() -> None:
    scene = at_event("raid-1", "bratrice", "raz")
    scene.roll("shield")
    scene.do("event")
    assert scene.icons() == {**ICONS, "sword": 2, "shield": 1}
    scene.do("stop")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.state.coins[ANA] == 3 + 2


@pytest.mark.clause("ZIZ-ICON-05")
def test_no_commander_board_shows_an_icon() -> None:
    for side in ("a", "b"):
        players = zizka(4, side=side).begin().table()["seats"]
        assert [[player["abilities"][icon] for icon in ICONS] for player in players] == [
            [0] * 4
        ] * 4


@pytest.mark.clause("ZIZ-ICON-05")
def test_an_icon_on_a_commander_board_would_count() -> None:
    boards = deepcopy(DATA["commanders"])
    boards[0]["side_a"]["abilities"] = {"move": 2, "sword": 2}
    box = box_from({**DATA, "commanders": boards}, "another box")
    scene = zizka(2, box=box).entourage(ANA)
    scene.at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.do("event")
    assert scene.options() == ["fill 1 0", "give-up"]


@pytest.mark.clause("ZIZ-ICON-06")
@pytest.mark.parametrize(
    ("members", "steps"), [((), 2), (("raz",), 3), (("raz", "chval"), 5), (("ota", "dubrava"), 4)]
)
def test_each_move_symbol_adds_a_space_to_both_moves(members: tuple[str, ...], steps: int) -> None:
    scene = zizka(2).entourage(ANA, *members).at(ANA, "krumlov").begin()
    assert scene.options(verb="move").count("move rozmberk") == 1
    for here in ("krumlov", "rozmberk"):
        offered = {option.removeprefix("move ") for option in scene.options(verb="move")}
        assert offered == within(here, steps)
        if here == "krumlov":
            scene.do("move rozmberk")


@pytest.mark.clause("ZIZ-ICON-08")
def test_a_printed_icon_serves_one_row_of_an_event() -> None:
    """Four swords: two for the first row leave too few for the third, which asks for three."""
    scene = at_event("raid-1", "bratrice", "oldrich")
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.prompt == "act"
    assert (scene.state.coins[ANA], scene.state.vp[ANA]) == (3, 0)


@pytest.mark.clause("ZIZ-ICON-08")
def test_a_die_serves_one_row_of_an_event() -> None:
    scene = at_event("raid-1", "jaroslav", commander="torak")
    scene.roll("sword", "sword", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    assert scene.prompt == "act"


@pytest.mark.clause("ZIZ-ICON-08")
def test_a_reroll_is_used_once_in_an_event() -> None:
    scene = at_event("raid-1", "jaroslav", commander="torak")
    scene.do("event")
    scene.roll("speech")
    scene.do("reroll 1")
    assert scene.table()["roll"]["rerolls"] == 0
    assert scene.prompt == "fill-first"


@pytest.mark.clause("ZIZ-ICON-09")
def test_printed_icons_serve_every_row_of_a_conquest() -> None:
    """Four swords, three shields, two speeches and no dice take the whole castle."""
    scene = zizka(2).entourage(ANA, "bohuslav", "havel", "lukas", "eliska")
    scene.at(ANA, "kozi-hradek").castles("easy-1").begin()
    scene.do("conquer")
    for row in (1, 2, 3):
        scene.do("storm")
        scene.do(f"fill {row} 0")
    assert scene.table()["seats"][ANA]["castles"] == ["easy-1"]


@pytest.mark.clause("ZIZ-ICON-09")
def test_dice_and_rerolls_are_available_again_in_every_row_of_a_conquest() -> None:
    scene = zizka(2).entourage(ANA, "jaroslav").at(ANA, "kozi-hradek").castles("easy-1").begin()
    scene.do("conquer")
    scene.roll("sword", "speech", "speech", "speech")
    scene.do("storm")
    scene.roll("sword", "shield", "sword")
    for die in (2, 3, 3):
        scene.do(f"reroll {die}")
    scene.do("fill 1 0")
    scene.roll("shield", "shield", "shield", "shield")
    scene.do("storm")
    assert scene.table()["roll"]["rerolls"] == 3
    assert faces(scene) == ["shield"] * 4


@pytest.mark.clause("ZIZ-ICON-10", "ZIZ-ICON-11", "ZIZ-EX-01")
def test_ex_01_the_abilities_of_katerina_and_her_entourage() -> None:
    scene = at_event("town-5", "raz", "ales", "arnost", "trebava", commander="katerina")
    player = scene.table()["seats"][ANA]
    assert player["totals"] == {
        **ICONS,
        "die": 5,
        "reroll": 2,
        "move": 4,
        "peek": 1,
        "sword": 1,
        "speech": 1,
    }
    assert player["range"] == 4
    offered = {option.removeprefix("move ") for option in scene.options(verb="move")}
    assert offered == within("pisek", 4)
    scene.do("peek-castle easy")
    assert scene.options(verb="peek-castle") == [], "one peek"
    scene.roll("shield", "shield", "shield", "shield", "shield")
    scene.do("event")
    assert dice(scene) == ["entourage"] * 5
    assert scene.icons() == {**ICONS, "sword": 1, "shield": 5, "speech": 1}
    scene.roll("sword")
    scene.do("reroll 5")
    scene.roll("wild")
    scene.do("reroll 5")
    assert faces(scene) == ["shield"] * 4 + ["wild"]
    assert scene.table()["roll"]["rerolls"] == 0


@pytest.mark.clause("ZIZ-ICON-11")
def test_all_rerolls_may_go_to_one_die() -> None:
    scene = at_event("hunt-6", "hynek")
    scene.roll("speech")
    scene.do("event")
    for face in ("speech", "shield", "wild"):
        scene.roll(face)
        scene.do("reroll 1")
        assert [event["face"] for event in scene.events(None, "rerolled")] == [face]


# Wilds --------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-12")
@pytest.mark.parametrize(("token", "icon"), [("hunt-3", "sword"), ("hunt-2", "shield")])
def test_a_wild_serves_as_a_sword_or_a_shield(token: str, icon: str) -> None:
    scene = at_event(token, "zikes", "raz")
    scene.roll(icon, "speech")
    scene.do("event")
    scene.do("stop")
    assert scene.options() == ["fill 1 0", "give-up"], "two wilds printed, one or none rolled"


@pytest.mark.clause("ZIZ-ICON-12")
def test_a_wild_serves_as_a_speech() -> None:
    scene = at_event("town-6", "zikes", "raz")
    scene.roll("speech", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.options() == ["fill 1 0", "give-up"]


@pytest.mark.clause("ZIZ-ICON-12")
def test_a_wild_is_one_icon_and_not_more() -> None:
    scene = at_event("town-6", "zikes", "raz")
    scene.roll("sword", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.prompt == "act", "two wilds are no three speeches"


@pytest.mark.clause("ZIZ-ICON-12")
def test_a_wild_is_no_coin() -> None:
    """The first row pays two coins; the third, for a member, asks for a speech and three coins."""
    scene = at_event("town-6", "zikes", "zbynek", "perchta")
    scene.roll("wild", "wild", "wild")
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 2
    assert not any(option.startswith("fill 3 ") for option in scene.options())
    scene.do("fill 2 0")
    assert "fill 3 0" in scene.options(), "with the two coins of the second row it can be paid"


@pytest.mark.clause("ZIZ-ICON-12")
def test_a_wild_is_no_die_and_no_reroll_and_no_step() -> None:
    scene = at_event("hunt-6", "jost", commander="torak")
    assert scene.table()["seats"][ANA]["range"] == 3
    assert scene.options(verb="peek") == []
    scene.do("event")
    assert scene.prompt == "act", "neither dice nor rerolls"
    assert scene.events(None, "rolled") == []


@pytest.mark.clause("ZIZ-ICON-12")
def test_a_wild_is_no_member() -> None:
    box = custom_box({"need": {"sword": 1}, "discard": 1, "reward": {"coins": 1}})
    scene = zizka(2, box=box).commander(ANA, "zizka")
    scene.entourage(ANA).at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.roll("wild")
    scene.do("event")
    assert scene.events(None, "failed")


@pytest.mark.clause("ZIZ-ICON-13")
@pytest.mark.parametrize(
    ("face", "luck", "fills"),
    [
        ("wild", 0, ["fill 3 0"]),
        ("sword", 0, []),
        ("shield", 0, []),
        ("speech", 0, []),
        ("sword", 1, ["fill 3 1"]),
    ],
)
def test_only_a_wild_or_luck_serves_where_a_wild_is_demanded(
    face: str, luck: int, fills: list[str]
) -> None:
    """The third row of raid-4, after the first row has taken four printed swords."""
    scene = at_event("raid-4", "bohuslav", "ctibor", commander="torak")
    scene.state.luck[ANA] = luck
    scene.state.entourage[ANA].append(scene.member("oldrich"))
    scene.roll(face, face)
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    third = [option for option in scene.options(ANA) if option.startswith("fill 3 ")]
    assert third == fills


# Dice ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-14", "ZIZ-ICON-15", "ZIZ-EX-20")
def test_ex_20_eight_entourage_dice_at_most_and_both_sovereigns_dice_beside_them() -> None:
    scene = zizka(2).commander(ANA, "zizka").entourage(ANA, "jaroslav", "heralt", "albrecht")
    scene.favour(ANA, "wenceslas", "sigismund")
    scene.at(ANA, "pisek").token("pisek", "raid-1").begin()
    assert scene.table()["seats"][ANA]["totals"]["die"] == 9 + 1
    scene.do("event")
    assert dice(scene) == ["entourage"] * 8 + ["wenceslas", "sigismund"]


@pytest.mark.clause("ZIZ-ICON-14")
@pytest.mark.parametrize(
    ("members", "count"),
    [
        (("jaroslav", "bocek"), 7),
        (("jaroslav", "prokop"), 7),
        (("jaroslav", "sezima"), 8),
        (("jaroslav", "sezima", "ctibor"), 8),
        (("jaroslav", "sezima", "prokop", "ctibor"), 8),
    ],
)
def test_conditional_dice_count_towards_the_eight(members: tuple[str, ...], count: int) -> None:
    """In a raid Prokop, Sezima and Ctibor have a die more each."""
    scene = at_event("raid-1", *members)
    scene.do("event")
    assert dice(scene) == ["entourage"] * count


@pytest.mark.clause("ZIZ-ICON-14")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_no_roll_has_more_than_eight_entourage_dice(occasion: str) -> None:
    scene = facing(occasion, "jaroslav", "heralt", "bocek").roll("speech")
    act(scene, occasion)
    assert dice(scene) == ["entourage"] * 8


@pytest.mark.clause("ZIZ-ICON-16")
def test_a_blank_face_yields_nothing() -> None:
    scene = zizka(2).entourage(ANA).favour(ANA, "wenceslas", "sigismund")
    scene.at(ANA, "pisek").token("pisek", "town-5").begin()
    scene.roll("wenceslas/blank", "sigismund/blank")
    scene.do("event")
    assert faces(scene) == ["blank", "blank"]
    assert scene.icons() == ICONS
    scene.do("stop")
    assert scene.events(None, "failed")


def six_faces(*favours: str) -> Counter[str]:
    """Return what the last die of a roll shows on each of its six sides."""
    shown: Counter[str] = Counter()
    for side in range(6):
        scene = zizka(2).entourage(ANA, *([] if favours else ["hynek"])).favour(ANA, *favours)
        scene.at(ANA, "pisek").token("pisek", "hunt-6").begin()
        scene.pick(side)
        scene.do("event")
        shown[faces(scene)[-1]] += 1
    return shown


@pytest.mark.clause("ZIZ-ICON-17")
def test_the_faces_of_the_entourage_die() -> None:
    assert six_faces() == {"sword": 2, "shield": 2, "speech": 1, "wild": 1}


@pytest.mark.clause("ZIZ-ICON-18")
def test_the_faces_of_the_die_of_wenceslas() -> None:
    assert six_faces("wenceslas") == {"speech": 2, "shield": 1, "sword": 1, "wild": 1, "blank": 1}


@pytest.mark.clause("ZIZ-ICON-19")
def test_the_faces_of_the_die_of_sigismund() -> None:
    assert six_faces("sigismund") == {"sword": 2, "shield": 1, "speech": 1, "coin": 1, "blank": 1}


@pytest.mark.clause("ZIZ-ICON-20")
def test_rerolls_are_decided_one_by_one_and_lapse() -> None:
    scene = at_event("hunt-6", "hynek", "raz")
    scene.roll("speech", "speech")
    scene.do("event")
    assert scene.decision().arguments == {"count": 3, "purpose": "event"}
    scene.roll("sword")
    scene.do("reroll 2")
    assert faces(scene) == ["speech", "sword"], "seen before the next is decided"
    assert (scene.prompt, scene.decision().arguments["count"]) == ("reroll", 2)
    scene.do("stop")
    assert scene.prompt == "act"
    scene.do("event")
    assert scene.table()["roll"]["rerolls"] == 3, "those that were left are not added"


@pytest.mark.clause("ZIZ-ICON-21")
def test_any_die_of_the_roll_may_be_rerolled_but_a_locked_one() -> None:
    scene = zizka(2).entourage(ANA, "hynek").favour(ANA, "wenceslas", "sigismund")
    scene.at(ANA, "pisek").token("pisek", "hunt-6").begin()
    scene.roll("speech", "wenceslas/blank", "sigismund/coin")
    scene.do("event")
    assert scene.options(verb="reroll") == ["reroll 1", "reroll 2", "reroll 3"]
    scene.roll("wenceslas/wild")
    scene.do("reroll 2")
    assert faces(scene) == ["speech", "wild", "coin"]
    scene.do("take-coin 3")
    assert scene.options() == ["reroll 1", "reroll 2", "stop"]


# Peeks --------------------------------------------------------------------------------------------


def watched(*members: str, commander: str = "katerina") -> ZizkaScene:
    """Put Ana among tokens: two lie face down, one face up."""
    scene = zizka(2).commander(ANA, commander).entourage(ANA, *members)
    scene.token("pisek", "raid-1").token("krumlov", "den-1")
    return scene.token("tyn", "town-1", face_up=True).begin()


PEEKS = ["peek pisek", "peek krumlov", "peek-castle easy", "peek-castle hard"]


def peeks(scene: ZizkaScene) -> list[str]:
    return [option for option in scene.options() if option.startswith("peek")]


@pytest.mark.clause("ZIZ-ICON-07")
@pytest.mark.parametrize("choice", PEEKS)
def test_a_peek_is_at_one_hidden_token_or_one_top_card(choice: str) -> None:
    scene = watched()
    assert peeks(scene) == PEEKS
    scene.do(choice)
    assert peeks(scene) == [], "once in a turn"


@pytest.mark.clause("ZIZ-ICON-07")
def test_a_peek_shows_the_face_of_the_token() -> None:
    scene = watched()
    scene.do("peek krumlov")
    assert scene.events(ANA, "peeked") == [
        {"event": "peeked", "seat": ANA, "space": "krumlov", "token": "den-1"}
    ]


@pytest.mark.clause("ZIZ-ICON-07")
@pytest.mark.parametrize("card", ["hard-2", "hard-4"])
def test_a_peek_shows_the_top_card_of_the_deck(card: str) -> None:
    scene = zizka(2).commander(ANA, "katerina").castles(card).begin()
    scene.do("peek-castle hard")
    told = {"event": "peeked-castle", "seat": ANA, "difficulty": "hard", "card": card}
    assert scene.events(ANA, "peeked-castle") == [told]


@pytest.mark.clause("ZIZ-ICON-07")
@pytest.mark.parametrize(
    ("commander", "members", "count"),
    [
        ("bores", (), 0),
        ("bores", ("kunes",), 1),
        ("katerina", ("kunes",), 2),
        ("katerina", ("kunes", "marketa"), 3),
    ],
)
def test_each_peek_symbol_is_one_peek(commander: str, members: tuple[str, ...], count: int) -> None:
    scene = watched(*members, commander=commander)
    for choice in PEEKS[:count]:
        scene.do(choice)
    assert peeks(scene) == []


@pytest.mark.clause("ZIZ-ICON-07")
def test_the_next_turn_has_its_own_peek() -> None:
    scene = watched()
    scene.do("peek-castle easy")
    scene.end_turn()
    scene.end_turn()
    assert scene.asked == (ANA,)
    assert "peek pisek" in peeks(scene)


def at_the_inn(*members: str, commander: str = "bores") -> ZizkaScene:
    """Put Ana where Markéta and Mařka, who have a peek each, and Jitka, who has none, can be
    hired."""
    scene = zizka(2).commander(ANA, commander).entourage(ANA, *members).coins(ANA, 20)
    scene.at(ANA, "inn-protivin").tables(1, "marketa", "marka", "jitka").deck(1, "havel", "divis")
    return scene.token("pisek", "raid-1").token("krumlov", "den-1").begin()


@pytest.mark.clause("ZIZ-ICON-07", "ZIZ-ICON-26")
def test_a_new_member_brings_an_unused_peek() -> None:
    scene = at_the_inn("kunes", "raz", "ota", "hynek")
    scene.do("peek pisek")
    assert peeks(scene) == []
    scene.do("hire-instead marketa kunes")
    scene.do("done")
    assert peeks(scene) == ["peek krumlov", "peek-castle easy", "peek-castle hard"]
    scene.do("peek krumlov")
    assert peeks(scene) == [], "each peek once"


@pytest.mark.clause("ZIZ-ICON-26")
def test_dismissing_the_member_who_peeked_first_leaves_no_unused_peek() -> None:
    """Kuneš and then Markéta have looked; dismissing Kuneš leaves nobody an unused peek."""
    scene = at_the_inn("kunes", "raz", "ota", "hynek")
    scene.do("peek pisek")
    scene.do("hire-instead marketa raz")
    scene.do("done")
    scene.do("peek krumlov")
    scene.do("hire-instead jitka kunes")
    scene.do("done")
    assert scene.asked == (BEN,), "there is nothing left that Ana could do"


@pytest.mark.clause("ZIZ-ICON-26")
def test_a_dismissed_member_takes_an_unused_peek_along() -> None:
    scene = at_the_inn("kunes", "raz", "ota", "hynek")
    scene.do("hire-instead jitka kunes")
    scene.do("done")
    assert peeks(scene) == []


@pytest.mark.clause("ZIZ-ICON-26")
def test_a_used_peek_stays_used_although_another_member_comes_and_goes() -> None:
    scene = at_the_inn("kunes", "raz", "ota", "hynek")
    scene.do("peek pisek")
    scene.do("hire-instead marketa raz")
    scene.do("hire-instead jitka marketa")
    scene.do("done")
    assert peeks(scene) == [], "Kuneš has looked, and Markéta has gone"


@pytest.mark.clause("ZIZ-ICON-26")
@pytest.mark.parametrize("dismissed", ["kunes", "marketa"])
def test_a_dismissed_member_takes_the_used_one_of_two_peeks(dismissed: str) -> None:
    scene = at_the_inn("kunes", "marketa", "ota", "hynek")
    scene.do("peek pisek")
    scene.do(f"hire-instead jitka {dismissed}")
    scene.do("done")
    scene.do("peek krumlov")
    assert peeks(scene) == []


@pytest.mark.clause("ZIZ-ICON-26")
@pytest.mark.parametrize("second", ["marketa", "marka"])
def test_two_dismissed_members_take_the_used_ones_of_three_peeks(second: str) -> None:
    scene = zizka(2).entourage(ANA, "kunes", "marketa", "marka", "raz").coins(ANA, 20)
    scene.at(ANA, "inn-protivin").tables(1, "jitka", "havel", "divis")
    scene.deck(1, "eliska", nothing_else=True)
    scene.token("pisek", "raid-1").token("krumlov", "den-1").begin()
    scene.do("peek pisek")
    scene.do("peek krumlov")
    scene.do("hire-instead jitka kunes")
    scene.do(f"hire-instead havel {second}")
    scene.do("done")
    assert peeks(scene), "the remaining member has not peeked"


@pytest.mark.clause("ZIZ-ICON-26")
def test_a_members_peek_is_used_before_that_of_the_commanders_board() -> None:
    """It may be gone later in the turn; the board cannot be lost."""
    scene = at_the_inn("kunes", "raz", "ota", "hynek", commander="katerina")
    scene.do("peek pisek")
    assert scene.table()["peeks"] == ["kunes"]
    scene.do("hire-instead jitka kunes")
    scene.do("done")
    scene.do("peek krumlov")
    assert (scene.table()["final_peeks"], scene.table()["peeks"]) == (["kunes"], [None])
    assert peeks(scene) == []


@pytest.mark.clause("ZIZ-ICON-26")
def test_a_member_who_returns_in_the_same_turn_has_no_new_peek() -> None:
    scene = zizka(2).entourage(ANA, "kunes", "raz", "ota", "hynek").coins(ANA, 20)
    scene.at(ANA, "inn-protivin").tables(1, "jitka", "divis", "havel")
    scene.deck(1, "eliska", nothing_else=True).token("pisek", "raid-1").begin()
    scene.do("peek-castle easy")
    scene.do("hire-instead jitka kunes")
    assert scene.top(1) == "kunes", "the deck is refilled at once"
    scene.do("hire-instead kunes raz")
    scene.do("done")
    assert "kunes" in scene.entourage_of(ANA)
    assert peeks(scene) == []


@pytest.mark.clause("ZIZ-ICON-26")
def test_an_earlier_used_peek_does_not_belong_to_a_later_member() -> None:
    scene = zizka(2).entourage(ANA, "kunes", "raz", "ota", "hynek").coins(ANA, 20)
    scene.at(ANA, "inn-protivin").tables(1, "jitka", "marketa", "havel")
    scene.deck(1, "eliska", nothing_else=True).token("pisek", "raid-1").begin()
    scene.do("peek-castle easy")
    scene.do("hire-instead jitka kunes")
    scene.do("hire-instead marketa raz")
    scene.do("hire-instead kunes ota")
    scene.do("hire-instead havel marketa")
    scene.do("done")
    assert "kunes" in scene.entourage_of(ANA)
    assert peeks(scene) == [], "Markéta had not joined when Kuneš looked"


@pytest.mark.clause("ZIZ-ICON-07", "ZIZ-CONQUEST-14")
def test_a_new_top_card_of_a_castle_deck_can_be_peeked_at() -> None:
    """The one that was looked at has held out and lies at the bottom."""
    scene = zizka(2).commander(ANA, "katerina").entourage(ANA, "kunes").at(ANA, "kozi-hradek")
    scene.castles("easy-1", "easy-2").begin()
    scene.do("peek-castle easy")
    assert scene.options(verb="peek-castle") == ["peek-castle hard"], "it is known"
    scene.do("conquer")
    scene.do("give-up")
    assert scene.options(verb="peek-castle") == ["peek-castle easy", "peek-castle hard"]
    scene.do("peek-castle easy")
    told = {"event": "peeked-castle", "seat": ANA, "difficulty": "easy", "card": "easy-2"}
    assert scene.events(ANA, "peeked-castle") == [told]
    known = [card and card["name"] for card in scene.table(ANA)["castles"][0]["known"]]
    assert known == ["easy-2", None, None, None, "easy-1"]


@pytest.mark.clause("ZIZ-ICON-22")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_a_peek_costs_no_action_and_may_come_before_between_or_after_actions(actions: int) -> None:
    scene = watched()
    for space in ("strakonice", QUIET)[:actions]:
        scene.do(f"move {space}")
    assert scene.asked == (ANA,)
    assert peeks(scene) == PEEKS
    scene.do("peek pisek")
    assert scene.asked == ((BEN,) if actions == 2 else (ANA,))
    if actions < 2:
        assert scene.decision().arguments == {"count": 2 - actions}


@pytest.mark.clause("ZIZ-ICON-22")
def test_a_peek_is_not_possible_while_an_action_is_resolved() -> None:
    scene = watched("kunes", "trebava").at(ANA, "pisek")
    scene.roll("sword")
    scene.do("event")
    assert peeks(scene) == []
    scene.roll("sword")
    scene.do("reroll 1")
    scene.do("stop")
    assert scene.prompt == "act"
    assert peeks(scene) == [option for option in PEEKS if option != "peek pisek"]


@pytest.mark.clause("ZIZ-ICON-22")
def test_a_peek_is_possible_in_the_own_turn_only() -> None:
    scene = zizka(2).commander(BEN, "katerina").token("pisek", "raid-1").begin()
    assert (scene.asked, peeks(scene)) == ((ANA,), [])


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_peeked_token_stays_in_place_and_is_known_to_one_player() -> None:
    scene = watched()
    scene.do("peek pisek")
    seen = {
        seat: next(one for one in scene.table(seat)["spaces"] if one["name"] == "pisek")
        for seat in (ANA, BEN, None)
    }
    assert seen[ANA]["face"]["name"] == "raid-1"
    assert seen[BEN]["face"] is None
    assert seen[None]["face"] is None
    assert not any(one["face_up"] for one in seen.values())
    assert scene.lies_at("pisek") == "raid-1"
    assert scene.events(BEN) == [{"event": "peeked-unseen", "seat": ANA, "space": "pisek"}]


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_peeked_card_stays_on_its_deck() -> None:
    scene = zizka(2).commander(ANA, "katerina").castles("easy-4", "easy-2").begin()
    before = [deck[:] for deck in scene.state.castles]
    scene.do("peek-castle easy")
    assert scene.state.castles == before
    assert scene.table(ANA)["castles"][0]["known"][0]["name"] == "easy-4"
    assert scene.table(BEN)["castles"][0]["known"] == [None] * 5
    assert scene.events(BEN) == [
        {"event": "peeked-castle-unseen", "seat": ANA, "difficulty": "easy"}
    ]


# Occasions ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-24", "ZIZ-ICON-25")
def test_icons_left_over_from_an_event_are_lost() -> None:
    """Three swords of the first attempt, one of the second: not four."""
    scene = at_event("raid-4", "albrecht", "hynek", commander="torak")
    scene.roll("sword", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.events(None, "failed")
    scene.state.luck[ANA] = 0
    scene.roll("sword", "shield", "shield")
    scene.do("event")
    assert scene.icons() == {**ICONS, "sword": 1, "shield": 2}
    assert scene.table()["roll"]["rerolls"] == 1
    scene.do("stop")
    assert scene.events(None, "failed")


@pytest.mark.clause("ZIZ-ICON-24")
def test_icons_left_over_from_a_conquest_row_are_lost() -> None:
    scene = zizka(2).entourage(ANA, "jaroslav").at(ANA, "kozi-hradek").castles("easy-4").begin()
    scene.do("conquer")
    scene.roll("speech", "speech", "sword", "sword")
    scene.do("storm")
    scene.do("fill 1 0")
    scene.roll("shield", "shield", "shield", "shield")
    scene.do("storm")
    assert scene.icons() == {**ICONS, "shield": 4}
    scene.do("stop")
    assert scene.events(None, "repelled")


@pytest.mark.clause("ZIZ-ICON-24")
def test_icons_left_over_from_an_event_do_not_count_in_a_fight() -> None:
    scene = zizka(2).entourage(ANA, "albrecht").entourage(BEN).warrant(BEN, 3)
    scene.at(ANA, "pisek").at(BEN, "pisek").token("pisek", "raid-4").begin()
    scene.roll("sword", "sword")
    scene.do("event")
    scene.do("stop")
    scene.roll("speech", "speech")
    scene.do(f"attack {BEN}")
    assert scene.table()["roll"]["total"] == 0


@pytest.mark.clause("ZIZ-ICON-25")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_every_occasion_has_all_dice_rerolls_and_printed_icons(occasion: str) -> None:
    """This holds although an event has used them in the same turn, or in an earlier one."""
    scene = zizka(2).entourage(ANA, "hynek", "lukas").entourage(BEN, "bratrice").warrant(BEN, 3)
    space = "kozi-hradek" if occasion == "obstacle" else "pisek"
    scene.warrant(ANA, 3).at(ANA, "pisek").at(BEN, space).token("pisek", "raid-4").begin()
    scene.do("event")
    for _ in range(3):
        scene.roll("speech")
        scene.do("reroll 1")
    scene.state.luck[ANA] = 0
    if occasion == "event":
        scene.do("event")
    elif occasion == "attack":
        scene.roll("speech")
        scene.do(f"attack {BEN}")
    elif occasion == "defence":
        scene.end_turn()
        scene.do(f"attack {ANA}")
    else:
        scene.state.spaces[ANA] = scene.space("kozi-hradek")
        scene.do("conquer")
        scene.do("storm")
    roll = scene.table()["roll"]
    assert (roll["seat"], roll["purpose"]) == (ANA, occasion)
    assert (len(roll["dice"]), roll["rerolls"]) == (1, 3)
    assert roll["printed"] == {**ICONS, "sword": 1, "shield": 1}


# What has everything is not rolled again ----------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-CONQUEST-07")
@pytest.mark.parametrize(
    ("dice", "luck", "question"),
    [
        (("sword", "sword", "sword"), 0, "breach"),
        (("wild", "sword", "wild"), 2, "breach"),
        (("sword", "sword", "shield"), 0, "reroll"),
        (("sword", "sword", "shield"), 1, "reroll"),
        (("speech", "speech", "shield"), 0, "reroll"),
    ],
)
def test_a_player_who_can_overcome_an_obstacle_without_luck_is_not_asked_about_rerolls(
    dice: tuple[str, ...], luck: int, question: str
) -> None:
    """Three swords are needed. A player who has too few, or may save luck, decides on the dice
    first."""
    scene = besieging("easy-1", 3, "bara").luck(ANA, luck)
    conquer(scene, dice)
    assert scene.prompt == question
    assert scene.table()["roll"]["rerolls"] == 1


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-EVENT-11")
@pytest.mark.parametrize(
    ("dice", "question"),
    [
        (("sword", "sword", "shield"), "fill-first"),
        (("wild", "sword", "wild"), "fill-first"),
        (("sword", "sword", "speech"), "reroll"),
        (("sword", "speech", "speech"), "reroll"),
    ],
)
def test_a_player_who_can_fill_every_row_is_not_asked_about_rerolls(
    dice: tuple[str, ...], question: str
) -> None:
    """The first row asks for two swords, the other for a shield."""
    box = custom_box(
        {"need": {"sword": 2}, "reward": {"coins": 1}},
        {"need": {"shield": 1}, "reward": {"vp": 1}},
    )
    assert attempt(before("raid-1", 3, "bara", box=box), *dice).prompt == question


@pytest.mark.clause("ZIZ-ICON-27")
def test_one_die_does_not_serve_two_rows() -> None:
    box = custom_box(
        {"need": {"sword": 1}, "reward": {"coins": 1}},
        {"need": {"sword": 2}, "reward": {"vp": 1}},
    )
    scene = attempt(before("raid-1", 3, "bara", box=box), "sword", "sword", "shield")
    assert scene.prompt == "reroll"


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-FAVOUR-14")
@pytest.mark.parametrize("shown", ["blank", "coin"])
def test_a_player_may_reroll_just_for_sigismunds_coin(shown: str) -> None:
    scene = besieging("easy-1", 3, "bara").favour(ANA, "sigismund")
    conquer(scene, ("sword", "sword", "sword", f"sigismund/{shown}"))
    assert scene.prompt == "reroll"
    if shown == "blank":
        scene.roll("sigismund/coin")
        scene.do("reroll 4")
    scene.do("take-coin 4")
    assert (scene.prompt, scene.state.coins[ANA]) == ("breach", 1)


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-EXPERT-01")
def test_a_paid_reroll_is_not_offered_if_everything_is_filled() -> None:
    scene = zizka(2, expert=True).commander(ANA, "torak").entourage(ANA, "albrecht", "gunter")
    scene.at(ANA, "kozi-hradek").castles("easy-1").coins(ANA, 5)
    conquer(scene, ("sword", "sword", "sword"))
    assert (scene.prompt, scene.asked) == ("breach", (ANA,))


def hunting(*members: str, expert: bool = False) -> ZizkaScene:
    """Put Ana beside Ben, who is wanted and can save himself; she has two dice and these
    members."""
    scene = zizka(2, expert=expert).commander(ANA, "torak").entourage(ANA, "albrecht", *members)
    return scene.entourage(BEN, "albrecht", "dubrava").luck(BEN, 4).warrant(BEN, 3)


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-ATTACK-04")
@pytest.mark.parametrize("dice", [("sword", "sword"), ("wild", "sword"), ("wild", "wild")])
@pytest.mark.parametrize(("luck", "asked"), [(0, ("defend", BEN)), (1, ("luck-attack", ANA))])
def test_an_attacker_whose_dice_all_count_is_not_asked_about_rerolls(
    dice: tuple[str, ...], luck: int, asked: tuple[str, int]
) -> None:
    scene = hunting("dubrava").luck(ANA, luck).begin().roll(*dice, "speech", "speech")
    scene.do(f"attack {BEN}")
    assert (scene.prompt, scene.asked[0]) == asked


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-ATTACK-04")
@pytest.mark.parametrize("idle", ["shield", "speech"])
def test_an_attacker_is_asked_about_rerolls_until_no_die_is_idle(idle: str) -> None:
    scene = hunting("dubrava", "trebava").begin().roll("sword", idle)
    scene.do(f"attack {BEN}")
    assert (scene.prompt, scene.asked) == ("reroll", (ANA,))
    assert scene.options() == ["reroll 1", "reroll 2", "stop"], "any die, as usual"
    scene.roll("wild", "speech", "speech")
    scene.do("reroll 2")
    assert (scene.prompt, scene.asked) == ("defend", (BEN,)), "what is left lapses"


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-ATTACK-04")
def test_a_blank_die_of_wenceslas_is_an_idle_one() -> None:
    scene = hunting("dubrava").favour(ANA, "wenceslas").begin()
    scene.roll("sword", "sword", "wenceslas/blank")
    scene.do(f"attack {BEN}")
    assert scene.prompt == "reroll"


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-ATTACK-04", "ZIZ-FAVOUR-14")
@pytest.mark.parametrize("shown", ["sword", "coin"])
def test_an_attacker_may_reroll_for_sigismunds_coin(shown: str) -> None:
    """This holds even if the die counts; once the coin is taken, it is locked."""
    scene = hunting("dubrava").favour(ANA, "sigismund").begin()
    scene.roll("sword", "wild", f"sigismund/{shown}")
    scene.do(f"attack {BEN}")
    assert (scene.prompt, scene.asked) == ("reroll", (ANA,))
    if shown == "sword":
        scene.roll("sigismund/coin")
        scene.do("reroll 3")
    scene.roll("speech", "speech")
    scene.do("take-coin 3")
    assert (scene.prompt, scene.asked, scene.state.coins[ANA]) == ("defend", (BEN,), 1)


@pytest.mark.clause("ZIZ-ICON-27", "ZIZ-ATTACK-04", "ZIZ-EXPERT-03")
@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        (("sword", "wild", "sigismund/sword"), ("defend", BEN)),
        (("sword", "speech", "sigismund/sword"), ("reroll-expert", ANA)),
    ],
)
def test_a_paid_reroll_is_not_offered_to_an_attacker_whose_dice_all_count(
    dice: tuple[str, ...], asked: tuple[str, int]
) -> None:
    """Sigismund's coin would bring no more than the price."""
    scene = hunting(expert=True).coins(ANA, 5).favour(ANA, "sigismund").begin()
    scene.roll(*dice, "speech", "speech")
    scene.do(f"attack {BEN}")
    assert (scene.prompt, scene.asked[0]) == asked
