"""Tests other boxes of Medieval: Jan Žižka: what a file can replace, which faults it can have, and
whole games.

The box is the example of the rules page."""

import copy
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tableronde import bots
from tableronde.core import errors, faults, kernel
from tableronde.core.chance import LooseChance
from tableronde.core.faults import Fault
from tableronde.core.match import Match, position, replay
from tableronde.core.record import read
from tableronde.games.zizka.box import faults as zizka
from tableronde.games.zizka.box.boxes import Box
from tableronde.games.zizka.box.custom_box import described
from tableronde.games.zizka.components import DATA, FACES, SYMBOLS
from tableronde.games.zizka.game import Zizka
from tableronde.lab.simulate import play_out
from tableronde.words import LANGUAGES, Words
from tests.games.test_boxes import damaged

PAGE: Final = Path(__file__).parents[2] / "docs" / "rules" / "zizka.md"
BUILT_IN: Final = files("tableronde.games.zizka").joinpath("data.toml").read_text("utf-8")

Data = dict[str, Any]


def example() -> str:
    """Return the file that the rules page shows."""
    [shown] = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(shown)


def data(text: str | None = None) -> Data:
    return tomllib.loads(example() if text is None else text)


def made(given: Data) -> Box:
    return described(given, "box.toml")


def faults_of(given: Data) -> list[Fault]:
    with pytest.raises(errors.BadData) as caught:
        made(given)
    return list(caught.value.details["cause"])


OURS: Final = Zizka()
OTHER: Final = OURS.with_data(data(), "box.toml")


def changed(part: str) -> dict[str, tuple[Any, Any]]:
    """Return the parts of a box that differ from the built-in ones, by name."""
    ours, theirs = getattr(OURS.box, part), getattr(OTHER.box, part)
    pairs = zip(ours, theirs, strict=True)
    return {one.name: (one, other) for one, other in pairs if one != other}


# What a file can replace --------------------------------------------------------------------------


def test_a_given_part_replaces_the_built_in_one() -> None:
    [(name, (before, racek))] = changed("members").items()
    assert (name, racek.cost, racek.rejects, racek.ability.icons) == ("racek", 4, -1, (0, 0, 0, 1))
    assert racek.conditional == before.conditional
    assert list(changed("tokens")) == ["town-6", "tournament-4"]
    town, tournament = (theirs for _, theirs in changed("tokens").values())
    assert [(row.need, row.pay, row.discard) for row in town.rows] == [
        ((0, 0, 2, 1), 0, False),
        ((0, 0, 0, 0), 3, False),
        ((1, 0, 0, 0), 0, True),
    ]
    assert (tournament.goal, tournament.personal.vp, tournament.common.coins) == (12, 3, 6)
    assert tournament.personal.favour == -1
    [(name, (_, castle))] = changed("castles").items()
    assert (name, castle.rows) == ("easy-2", ((4, 0, 0, 0), (0, 0, 2, 0)))
    [(name, (before, card))] = changed("torak").items()
    assert (name, card.move, card.effects) == ("torak-basic-8", 2, ("favour-sigismund",))
    assert (card.vp, card.score) == (before.vp, before.score)
    assert OTHER.box.commanders[0][0].coins == 5
    assert OTHER.box.commanders[0][1] == OURS.box.commanders[0][1]
    assert [FACES[face] for face in OTHER.box.faces[0]].count("speech") == 2
    assert OTHER.box.faces[1:] == OURS.box.faces[1:]
    assert OTHER.box.rulings == OURS.box.rulings._replace(set_aside_scores=True)
    assert OTHER.box.strength == OURS.box.strength


def test_the_board_of_the_example_is_used() -> None:
    ours, theirs = OURS.box.board, OTHER.box.board
    spaces = zip(ours.spaces, theirs.spaces, strict=True)
    others = [(here.name, here.kind, here.x) for built_in, here in spaces if built_in != here]
    assert others == [("hradec", "waypoint", 96), ("road-lisov", "tavern", 66)]
    assert theirs.links == ours.links
    match = Match(OTHER, 2, "view")
    seen = {space["name"]: space for space in match.view()["table"]["spaces"]}
    assert seen["road-lisov"]["kind"] == "tavern"


def test_paths_can_be_replaced() -> None:
    """A ring of all spaces, however their names are written."""
    names = [space.name for space in OURS.box.board.spaces]
    ring = [list(pair) for pair in zip(names, [*names[1:], names[0]], strict=True)]
    board = made({"board": {"edges": ring}}).board
    assert {len(near) for near in board.links} == {2}
    same = made({"board": {"edges": [pair[::-1] for pair in reversed(ring)]}})
    assert same.fingerprint == made({"board": {"edges": ring}}).fingerprint


def test_the_other_side_of_the_boards_can_be_replaced() -> None:
    sides = [
        {"id": name, "side_b": {"abilities": {"move": 2, "peek": 1}, "coins": 2}}
        for name in ("bores", "katerina", "torak", "zizka")
    ]
    for _, side in made({"commanders": sides}).commanders:
        assert dict(zip(SYMBOLS, side.ability.symbols, strict=True)) == {
            "die": 0,
            "reroll": 0,
            "move": 2,
            "peek": 1,
        }
        assert side.coins == 2


def test_the_hard_side_of_the_combat_card_can_be_replaced() -> None:
    card = {"id": "torak-combat", "hard": [{"dice": dice} for dice in (1, 2, 3, 8)]}
    easy, hard = made({"solo_cards": [card]}).strength
    assert easy == OURS.box.strength[0]
    assert [line.dice for line in hard] == [1, 2, 3, 8]
    assert [(line.least, line.luck) for line in hard] == [(0, 0), (6, 0), (11, 1), (16, 2)]


def test_the_built_in_data_are_a_box_that_changes_nothing() -> None:
    assert made(data(BUILT_IN)).fingerprint == ""
    assert made({"meta": {"game": "zizka"}}).fingerprint == ""
    assert OURS.fingerprint == ""


def test_a_changed_copy_of_the_built_in_data_is_a_box() -> None:
    given = data(BUILT_IN)
    given["entourage"][-1]["cost"] = 9
    given["events"][0]["rows_source"] = "my own box"
    given["event_kinds"][0]["back_icons"] = ["sword", "shield"]
    given["board"]["spaces"][2].update(kind="waypoint", note="small")
    box = made(given)
    assert box.members[-1].cost == 9
    assert not box.board.spaces[2].large


def test_remarks_change_nothing() -> None:
    given = data(BUILT_IN)
    given["event_kinds"][0]["back_morale"] = "vice"
    given["board"]["spaces"][2]["note"] = "small"
    given["meta"]["remark"] = "mine"
    assert made(given).fingerprint == ""


def test_a_fingerprint_depends_on_the_components_only() -> None:
    fingerprint = OTHER.fingerprint
    assert re.fullmatch("[0-9a-f]{12}", fingerprint)
    same = data()
    same["meta"]["remark"] = "another order"
    same["events"].reverse()
    same["events"][-1]["rows"][1]["need"] = {}
    same["board"]["spaces"][0]["id"] = "road-lisov"
    same["solo_cards"][0]["effects"] = ["favour-sigismund"]
    assert made(same).fingerprint == fingerprint
    seen = {"", fingerprint}
    for change in range(8):
        other = data()
        if change == 0:
            other["entourage"][0]["cost"] = 5
        elif change == 1:
            other["events"][0]["rows"].pop()
        elif change == 2:
            other["conquests"].clear()
        elif change == 3:
            other["solo_cards"][0]["loss"] = "all_coins"
        elif change == 4:
            other["commanders"][0]["side_a"]["coins"] = 4
        elif change == 5:
            other["dice"]["entourage"]["faces"].reverse()
        elif change == 6:
            other["board"]["spaces"][1]["y"] = 41
        else:
            del other["rulings"]
        seen.add(made(other).fingerprint)
    assert len(seen) == 10


# Faults in a file ---------------------------------------------------------------------------------


def member(**fields: object) -> Data:
    return {"entourage": [{"id": "racek", **fields}]}


def event(*rows: object, name: str = "raid-1", **fields: object) -> Data:
    given = {"rows": list(rows)} if rows else {}
    return {"events": [{"id": name, **given, **fields}]}


def die(name: str, *faces: object) -> Data:
    return {"dice": {name: {"faces": list(faces)}}}


def space(**fields: object) -> Data:
    return {"board": {"spaces": [fields]}}


def kinds(kind: str, *names: str) -> Data:
    return {"board": {"spaces": [{"id": name, "kind": kind} for name in names]}}


def paths(*more: object, without: str = "") -> Data:
    edges = [pair for pair in DATA["board"]["edges"] if without not in pair]
    return {"board": {"edges": [*edges, *more]}}


def side_b(**abilities: object) -> Data:
    return {"commanders": [{"id": "bores", "side_b": {"abilities": abilities}}]}


def card(**fields: object) -> Data:
    return {"solo_cards": [{"id": "torak-easy", **fields}]}


def combat(*lines: object) -> Data:
    return {"solo_cards": [{"id": "torak-combat", "hard": list(lines)}]}


def first_rows(**first: object) -> Data:
    """Replace the first row of all tokens that are resolved with dice."""
    return {
        "events": [
            {"id": token["id"], "rows": [{"need": {"sword": 1}, "reward": {}, **first}]}
            for token in DATA["events"]
            if token["kind"] in ("raid", "pickpocket", "town", "hunt")
        ]
    }


ROW: Final = {"need": {"sword": 1}, "reward": {}}
LARGE: Final = [name["id"] for name in DATA["board"]["spaces"] if name["kind"] == "event"]
INNS: Final = [name["id"] for name in DATA["board"]["spaces"] if name["kind"] == "tavern"]
WRONG: Final[list[tuple[str, Data, type[Fault], str]]] = [
    ("no list", {"entourage": 3}, faults.NotTables, "[[entourage]]:"),
    ("no tables", {"events": [[]]}, faults.NotTables, "[[events]]:"),
    ("no table", {"dice": []}, faults.NotATable, "[dice]:"),
    ("no die", {"dice": {"entourage": 1}}, faults.NotATable, "[dice] entourage:"),
    ("another die", {"dice": {"torak": {}}}, faults.NotReplaceable, "entourage, wenceslas"),
    ("unknown member", {"entourage": [{"id": "ana"}]}, faults.UnknownComponent, "id = 'ana'"),
    ("no id", {"conquests": [{}]}, faults.UnknownComponent, "[[conquests]]: there is no id = None"),
    ("twice", {"events": [{"id": "den-1"}] * 2}, faults.GivenTwice, "[[events]] den-1:"),
    (
        "for nothing",
        member(cost=0),
        faults.BadFigure,
        "racek: cost must be a whole number from 1 to 20",
    ),
    ("true", member(cost=True), faults.BadFigure, "not True"),
    ("many digits", member(cost=10**5000), faults.BadFigure, "<int>"),
    ("no ability", member(abilities=[]), faults.NotATable, "racek, abilities:"),
    (
        "ten dice",
        member(abilities={"die": 10}),
        faults.BadFigure,
        "die must be a whole number from 0",
    ),
    ("luck", member(abilities={"luck": 1}), faults.NotReplaceable, "die, reroll, move, peek"),
    ("no trait", member(rejects="sloth"), faults.BadWord, "vice, virtue, not 'sloth'"),
    ("no kind", member(conditional="den"), faults.BadWord, '"", raid, pickpocket, town, hunt, tou'),
    ("another level", member(level=2), faults.NotReplaceable, "cost, rejects, abilities"),
    (
        "starting member",
        {"entourage": [{"id": "vojka", "abilities": {"die": 2}}]},
        faults.NotReplaceable,
        "vojka: abilities can’t be replaced, only id",
    ),
    ("no rows", event(rows=[]), faults.WrongLength, "raid-1, rows: this list has 1–6 entries"),
    ("seven rows", event(*[ROW] * 7), faults.WrongLength, "1–6 entries, not 7"),
    ("flat rows", event(rows=[1]), faults.NotTables, "raid-1, rows:"),
    ("no reward", event({"need": {"sword": 1}}), faults.NotATable, "raid-1, rows #1, reward:"),
    ("free", event(ROW, {"reward": {}}), zizka.AsksNothing, "rows #2: this row asks for nothing"),
    ("no icon", event({**ROW, "need": {"sword": 0}}), zizka.AsksNothing, "rows #1"),
    (
        "nine icons",
        event({**ROW, "need": {"sword": 5, "wild": 4}}),
        zizka.TooManyIcons,
        "this row asks for 9 icons; the most is 8",
    ),
    ("coin", event({**ROW, "need": {"coin": 1}}), faults.NotReplaceable, "sword, shield, speech"),
    (
        "two members",
        event({**ROW, "discard": 2}),
        faults.BadFigure,
        "discard must be a whole number",
    ),
    ("another king", event({**ROW, "reward": {"favour": "x"}}), faults.BadWord, "sigismund, not"),
    ("level III", event({**ROW, "reward": {"member": 3}}), faults.BadFigure, "from 0 to 2, not 3"),
    ("dice in a den", event(ROW, name="den-1"), faults.NotReplaceable, "pay, discard, reward"),
    ("paid", event({"reward": {}}, name="den-1"), zizka.AsksNothing, "den-1, rows #1"),
    ("rows of lists", event(ROW, name="tournament-1"), faults.NotReplaceable, "personal_goal"),
    ("no goal", event(name="tournament-1", personal_goal=19), faults.BadFigure, "from 1 to 18"),
    (
        "points for all",
        event(name="tournament-1", common_reward={"vp": 1}),
        faults.NotReplaceable,
        "tournament-1, common_reward: vp can’t be replaced, only coins",
    ),
    ("another kind", event(kind="den"), faults.NotReplaceable, ", only rows"),
    (
        "an open castle",
        {"conquests": [{"id": "easy-1", "rows": [{}]}]},
        zizka.AsksNothing,
        "[[conquests]] easy-1, rows #1",
    ),
    (
        "a fortress",
        {"conquests": [{"id": "hard_1", "rows": [{"wild": 1}] * 6}]},
        faults.WrongLength,
        "hard-1, rows: this list has 1–5 entries, not 6",
    ),
    ("far", card(move=10), faults.BadFigure, "torak-easy: move must be a whole number from 0 to 9"),
    ("no effects", card(effects="swap_event"), faults.NotAList, "torak-easy, effects:"),
    ("effect", card(effects=["win"]), faults.BadWord, "effects #1 must be one of refresh-members"),
    ("loss", card(loss="life"), faults.BadWord, "half-coins, all-coins, member, not 'life'"),
    ("score", card(tournament_score=19), faults.BadFigure, "from 0 to 18"),
    ("hard card", card(hard=[]), faults.NotReplaceable, "move, vp, effects, loss"),
    ("three lines", combat({}, {}, {}), faults.WrongLength, "hard: this list has 4 entries, not 3"),
    ("no lines", combat(1), faults.NotTables, "torak-combat, hard:"),
    ("no dice", combat({"dice": 0}, {}, {}, {}), faults.BadFigure, "hard #1: dice must be a whole"),
    ("luckier", combat({"luck": 1}, {}, {}, {}), faults.NotReplaceable, "luck can’t be replaced"),
    ("rich", {"commanders": [{"id": "bores", "side_a": {"coins": 20}}]}, faults.BadFigure, "to 19"),
    (
        "another side A",
        {"commanders": [{"id": "bores", "side_a": {"abilities": {"move": 3}}}]},
        faults.NotReplaceable,
        "[[commanders]] bores, side_a: abilities can’t be replaced",
    ),
    ("slow", side_b(move=1, die=1), zizka.BadSideB, "move = 2 and 1 of die, reroll, peek"),
    ("much", side_b(move=2, die=1, peek=1), zizka.BadSideB, "bores, side_b, abilities"),
    ("unlike", side_b(move=2, die=1), zizka.UnlikeSidesB, "[[commanders]]: on side B"),
    ("five faces", die("entourage", *["wild"] * 5), faults.WrongLength, "has 6 entries, not 5"),
    ("odd face", die("entourage", *["coin"] * 6), faults.BadWord, "faces #1 must be one of sword"),
    ("no shield", die("entourage", *["wild"] * 6), zizka.FaceMissing, "no face shows shield"),
    (
        "no blank",
        die("wenceslas", *["wild"] * 6),
        zizka.OneFace,
        "exactly one face must show blank, not 0",
    ),
    (
        "two coins",
        die("sigismund", "coin", "coin", "blank", *["wild"] * 3),
        zizka.OneFace,
        "[dice] sigismund: exactly one face must show coin, not 2",
    ),
    ("no space", space(id="praha"), faults.UnknownComponent, "[board] spaces: there is no id"),
    (
        "no such kind",
        space(id="pisek", kind="sea"),
        faults.BadWord,
        "spaces pisek: kind must be one of",
    ),
    (
        "off the map",
        space(id="pisek", x=101),
        faults.BadFigure,
        "x must be a whole number from 0 to",
    ),
    ("renamed", space(id="pisek", name="Praha"), faults.NotReplaceable, "kind, x, y"),
    ("third start", kinds("start", "pisek"), zizka.TwoStarts, "two start spaces, not 3"),
    ("no inn", kinds("waypoint", *INNS), zizka.NoSuchSpace, "no space is a tavern"),
    (
        "no castle",
        kinds("waypoint", "rozmberk"),
        zizka.NoSuchSpace,
        "no space is a conquest-hard",
    ),
    ("small", kinds("waypoint", *LARGE[:3]), zizka.TooFewLarge, "15 spaces are large; at least 16"),
    ("same place", space(id="pisek", x=12, y=24), faults.SamePlace, "[board] spaces pisek"),
    ("no paths", {"board": {"edges": 1}}, faults.NotAList, "[board] edges:"),
    ("no path", paths("pisek"), faults.NotAList, "[board] edges #48:"),
    ("long path", paths(["pisek"] * 3), faults.WrongLength, "edges #48: this list has 2 entries"),
    (
        "into the blue",
        paths(["pisek", "praha"]),
        faults.BadWord,
        "edges #48 #2 must be one of strak",
    ),
    ("loop", paths(["pisek", "pisek"]), zizka.PathToItself, "[board] edges #48"),
    ("double", paths(["pisek", "strakonice"]), faults.GivenTwice, "[board] edges #48"),
    ("cut off", paths(without="nove_hrady"), zizka.CutOff, "[board] spaces nove-hrady"),
    ("no switch", {"rulings": {"luck_token_may_be_wild": 1}}, faults.BadWord, "true, false, not 1"),
    ("thrice", {"rulings": {"torak_attacks_per_turn_max": 3}}, faults.BadFigure, "from 1 to 2"),
    ("misspelt", {"rulings": {"luck": True}}, faults.NotReplaceable, "luck_supply_is_limited"),
    ("other rules", {"limits": {"end_vp": 3}}, faults.NotReplaceable, "[limits]"),
    ("odd table", {"\x1b[31m": 1}, faults.NotReplaceable, r"'\x1b[31m'"),
    ("for coins", first_rows(pay=1), zizka.TooFewEvents, "tokens that can always be completed: 4"),
    (
        "for warrants",
        first_rows(reward={"warrant": 1, "vp": 1}),
        zizka.TooFewEvents,
        "at least 21 are needed",
    ),
    ("no points", first_rows(reward={"coins": 9}), zizka.NoPoints, "[[events]]: no first row"),
    ("to and fro", first_rows(reward={"vice": 1, "virtue": 1}), zizka.NoPoints, "[[events]]"),
]


@pytest.mark.parametrize(
    ("given", "kind", "part"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_every_fault_is_reported(given: Data, kind: type[Fault], part: str) -> None:
    found = faults_of(copy.deepcopy(given))
    same = [Words("en").error(fault) for fault in found if type(fault) is kind]
    assert any(part in sentence for sentence in same), found


def test_every_kind_of_fault_is_tested() -> None:
    tried = {case[2] for case in WRONG} | {faults.MoreFaults}
    here = (faults.__name__, zizka.__name__)
    assert tried == {kind for kind in Fault.__subclasses__() if kind.__module__ in here}


def test_all_faults_are_reported_at_once() -> None:
    given = {
        **member(cost=0, rejects="sloth"),
        **kinds("start", "pisek"),
        "limits": {},
        **event({"reward": 1}),
        **side_b(move=2, die=1),
    }
    assert [type(fault) for fault in faults_of(given)] == [
        faults.BadFigure,
        faults.BadWord,
        faults.NotReplaceable,
        faults.NotATable,
        zizka.UnlikeSidesB,
        zizka.TwoStarts,
    ]


def test_consequences_of_a_fault_are_not_reported() -> None:
    given = first_rows(pay=1)
    given["events"][0]["rows"] = 3
    assert [type(fault) for fault in faults_of(given)] == [faults.NotTables]
    given = {**first_rows(pay=1), "board": 3}
    assert [type(fault) for fault in faults_of(given)] == [faults.NotATable]


def test_the_number_of_reported_faults_is_limited() -> None:
    found = faults_of({"entourage": [{"id": str(number)} for number in range(500)]})
    assert len(found) == 21
    assert found[-1].details == {"count": 480}


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_reported_in_both_languages(language: str) -> None:
    words = Words(language, strict=True)
    for _, given, _, _ in WRONG:
        with pytest.raises(errors.BadData) as caught:
            made(copy.deepcopy(given))
        said = words.error(caught.value)
        assert said.startswith("box.toml ")
        for fault in caught.value.details["cause"]:
            assert words.error(fault) in said


@pytest.mark.parametrize("text", [example(), BUILT_IN], ids=["example", "built-in"])
def test_any_file_is_a_box_or_a_fault(text: str) -> None:
    chance, words = Random(text), [Words(language) for language in LANGUAGES]
    whole = data(text)
    boxes = 0
    for _ in range(400):
        given = whole
        for _ in range(chance.randint(1, 3)):
            given = damaged(given, chance)
        if not isinstance(given, dict):
            continue
        try:
            made(given)
            boxes += 1
        except errors.BadData as error:
            for each in words:
                each.error(error)
    assert 0 < boxes < 400


# Whole games --------------------------------------------------------------------------------------

MODES: Final[list[tuple[int, dict[str, str]]]] = [
    (1, {"level": "hard", "expert": "yes"}),
    (2, {}),
    (3, {"side": "b", "expert": "yes"}),
    (4, {}),
]


def played(game: Zizka, seats: int, options: dict[str, str], seed: str) -> Match:
    match = Match(game, seats, seed, options)
    players = [
        bots.make(("greedy", "random")[seat % 2], game, f"{seed}{seat}") for seat in range(seats)
    ]
    play_out(match, players)
    return match


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_with_another_box(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        match = played(OTHER, seats, options, str(seed))
        assert match.result is not None
        again = replay(OTHER, read(match.record()))
        assert again.state.plain() == match.state.plain()


def reward(chance: Random) -> Data:
    names = ["coins", "vp", "vice", "virtue", "luck", "member", "warrant"]
    given: Data = {name: chance.randint(0, 1) for name in chance.sample(names, 3)}
    return {**given, "favour": chance.choice(["", "wenceslas", "sigismund"])}


def icons(chance: Random) -> dict[str, int]:
    need = {icon: chance.randint(0, 2) for icon in ("sword", "shield", "speech", "wild")}
    return need if any(need.values()) else {"wild": 1}


def shuffle_members(entourage: list[Data], chance: Random) -> None:
    for card in entourage:
        if card["level"]:
            symbols = {name: chance.randint(0, 2) for name in ("die", "reroll", "move", "peek")}
            card["abilities"] = {**symbols, **icons(chance)}
            card["cost"] = chance.randint(1, 9)
            card["rejects"] = chance.choice(["", "vice", "virtue"])
            card["conditional"] = chance.choice(["", "raid", "tournament"])


def shuffle_tokens(events: list[Data], chance: Random) -> None:
    for token in events:
        if token["kind"] == "tournament":
            token["personal_goal"] = chance.randint(1, 18)
            token["personal_reward"] = reward(chance)
            continue
        token["rows"] = token["rows"][: chance.randint(1, 4)]
        for row in token["rows"]:
            row["reward"] = reward(chance)
            if "need" in row:
                row["need"] = icons(chance)
        first = token["rows"][0]  # enough tokens can always be completed
        first["reward"]["warrant"] = 0
        if "need" in first:
            first["need"] = {chance.choice(["sword", "shield", "speech"]): chance.randint(1, 3)}


def shuffle_torak(cards: list[Data], chance: Random) -> None:
    effects = ["refresh_members", "swap_event", "favour_wenceslas", "favour_sigismund"]
    for card in cards:
        if card["type"] != "combat":
            card["effects"] = chance.sample(effects, chance.randint(0, 4))
            card["move"], card["vp"] = chance.randint(0, 4), chance.randint(0, 2)
            card["loss"] = chance.choice(["half_coins", "all_coins", "member"])
            card["tournament_score"] = chance.randint(0, 18)


def random_box(chance: Random) -> Box:
    """Return a box in which nearly everything that a file can give is random."""
    given = data(BUILT_IN)
    shuffle_members(given["entourage"], chance)
    shuffle_tokens(given["events"], chance)
    shuffle_torak(given["solo_cards"], chance)
    for castle in given["conquests"]:
        castle["rows"] = [icons(chance) for _ in range(chance.randint(1, 5))]
    faces = ["sword", "shield", "speech", "wild", *chance.choices(["sword", "wild", "blank"], k=2)]
    given["dice"]["entourage"]["faces"] = faces
    spaces = given["board"]["spaces"]
    names = chance.sample([space["id"] for space in spaces], len(spaces))
    given["board"]["edges"] = [
        [name, chance.choice(names[:at])] for at, name in enumerate(names) if at
    ]
    kinds = [space["kind"] for space in spaces]
    for space, kind in zip(spaces, chance.sample(kinds, len(kinds)), strict=True):
        space["kind"] = kind
    for name, value in given["rulings"].items():
        if isinstance(value, bool):
            given["rulings"][name] = chance.choice([True, False])
    given["rulings"]["torak_attacks_per_turn_max"] = chance.randint(1, 2)
    return made(given)


@pytest.mark.parametrize("seed", range(8))
def test_games_with_random_boxes_end(seed: int) -> None:
    """At every moment a resampled world is of the same box."""
    chance = Random(f"box {seed}")
    game = Zizka(random_box(chance))
    match = Match(game, 1 + seed % 4, str(seed), {"expert": "yes", "side": "ab"[seed % 2]})
    while match.result is None:
        assert match.number < 20_000, "the game does not end"
        decision = chance.choice(match.pending())
        if chance.random() < 0.02:
            view = match.view(decision.seat)
            world = game.resample(view, LooseChance(chance))
            assert kernel.view(game, world, decision.seat) == view
            assert world.box is game.box
        match.answer(decision, chance.choice(decision.options))


# Records and positions ----------------------------------------------------------------------------


def test_a_record_names_its_box_and_replays_with_no_other() -> None:
    match = played(OTHER, 2, {}, "record")
    record = match.record()
    assert record["data"] == OTHER.fingerprint
    with pytest.raises(errors.CustomComponents):
        replay(Zizka(), read(record))
    third = data()
    third["entourage"][0]["cost"] = 5
    with pytest.raises(errors.CustomComponents):
        replay(Zizka(made(third)), read(record))
    ours = played(Zizka(), 2, {}, "record").record()
    assert "data" not in ours
    with pytest.raises(errors.StandardComponents):
        replay(OTHER, read(ours))


def test_a_position_fits_its_box_only() -> None:
    plain = Match(OTHER, 2, "position").state.plain()
    assert position(OTHER, plain).plain() == plain
    with pytest.raises(errors.CustomComponents):
        position(Zizka(), plain)
    with pytest.raises(errors.StandardComponents):
        position(OTHER, Match(Zizka(), 2, "position").state.plain())
