"""Tests other boxes of Medieval Mastery: what a file can replace, which faults it can have, and
whole games.

The box is the example of the rules page."""

import copy
import re
import tomllib
from collections import Counter
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
from tableronde.games.guilds.game import Guilds
from tableronde.games.medieval_mastery.box import faults as mastery
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.box.custom_box import described
from tableronde.games.medieval_mastery.components import CARDS, TERRITORY_NAMES
from tableronde.games.medieval_mastery.game import MedievalMastery
from tableronde.lab.simulate import play_out
from tableronde.words import LANGUAGES, Words

PAGE: Final = Path(__file__).parents[2] / "docs" / "rules" / "medieval-mastery.md"
BUILT_IN: Final = (
    files("tableronde.games.medieval_mastery").joinpath("data.toml").read_text("utf-8")
)


def example() -> str:
    """Return the file that the rules page shows."""
    [shown] = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(shown)


Data = dict[str, Any]


def data(text: str | None = None) -> Data:
    return tomllib.loads(example() if text is None else text)


def made(given: Data) -> Box:
    return described(given, "box.toml")


def faults_of(given: Data) -> list[Fault]:
    with pytest.raises(errors.BadData) as caught:
        made(given)
    return list(caught.value.details["cause"])


def layout(given: Data) -> Data:
    [only] = given["layouts"]
    assert isinstance(only, dict)
    return only


def slot(given: Data, q: int, r: int) -> Data:
    [found] = [each for each in layout(given)["slots"] if (each["q"], each["r"]) == (q, r)]
    assert isinstance(found, dict)
    return found


OTHER: Final = MedievalMastery().with_data(data(), "box.toml")


# What a file can replace --------------------------------------------------------------------------


def test_a_given_part_replaces_the_built_in_one() -> None:
    built_in, box = MedievalMastery().box, OTHER.box
    cards = Counter(dict(zip(CARDS, box.copies, strict=True)))
    assert cards - Counter(dict(zip(CARDS, built_in.copies, strict=True))) == {"conflict-5": 1}
    assert cards["ambush"] == 1
    assert cards.total() == 18
    changed = {
        name: capacity
        for name, capacity, before in zip(
            TERRITORY_NAMES, box.capacity, built_in.capacity, strict=True
        )
        if capacity != before
    }
    assert changed == {"cave": 12, "village": 1, "battlefield": 60}
    assert (box.points, box.tiles) == (built_in.points, built_in.tiles)
    assert len(box.maps[2].slots) == 15
    assert box.maps[3].slots == built_in.maps[3].slots


def test_the_view_shows_the_other_map() -> None:
    match = Match(OTHER, 2, "view")
    while match.view()["table"]["turn_number"] == 0:
        decision = match.pending()[0]
        match.answer(decision, decision.options[0])
    tiles = match.view(0)["table"]["map"]
    assert [(tile["q"], tile["r"]) for tile in tiles[:4]] == [(-1, -1), (0, -1), (1, -1), (2, -1)]
    assert sum(tile["kind"] == "lake" for tile in tiles) == 2
    capacity = {tile["land"]: tile["capacity"] for tile in tiles}
    given = {"cave": 12, "village": 1, "battlefield": 60, None: None}
    assert all(room == given.get(land, 6) for land, room in capacity.items())


def test_the_built_in_data_are_a_box_that_changes_nothing() -> None:
    assert made(data(BUILT_IN)).fingerprint == ""
    assert made({"meta": {"game": "medieval-mastery"}}).fingerprint == ""
    assert MedievalMastery().fingerprint == ""


def test_a_changed_copy_of_the_built_in_data_is_a_box() -> None:
    given = data(BUILT_IN)
    given["cards"][0]["copies"], given["cards"][1]["copies"] = 0, 2
    given["territories"][0]["points_source"] = "my own box"
    given["layouts"][0]["note"] = "none"
    assert made(given).copies[:2] == (0, 2)


def test_a_fingerprint_depends_on_the_components_only() -> None:
    fingerprint = OTHER.fingerprint
    assert re.fullmatch("[0-9a-f]{12}", fingerprint)
    same = data()
    same["meta"]["remark"] = "another order"
    same["cards"].reverse()
    layout(same)["slots"].reverse()
    same["territories"][0]["id"] = "cave"
    assert made(same).fingerprint == fingerprint
    seen = {"", fingerprint}
    for change in range(4):
        other = data()
        if change == 0:
            other["territories"][0]["capacity"] = 11
        elif change == 1:
            other["cards"].clear()
        elif change == 2:
            slot(other, 0, 0)["value"] = 2
        else:
            slot(other, -3, 0)["seat"], slot(other, 3, 0)["seat"] = 2, 1
        seen.add(made(other).fingerprint)
    assert len(seen) == 6


def test_names_may_have_underscores() -> None:
    given = data()
    given["cards"] = [{"id": "conflict_5", "copies": 2}, {"id": "conflict-4", "copies": 0}]
    assert made(given).copies[CARDS.index("conflict-5")] == 2


def test_other_games_have_no_boxes() -> None:
    with pytest.raises(errors.FixedComponents, match="game='guilds'"):
        Guilds().with_data({}, "box.toml")


# Faults in a file ---------------------------------------------------------------------------------


def with_cards(*cards: object) -> Data:
    return {"cards": list(cards)}


def with_land(**figures: object) -> Data:
    return {"territories": [{"id": "forest", **figures}]}


def with_slots(*changes: tuple[int, int, Data | None], **more: Any) -> Data:
    """Return the example with its slots at these places changed, removed, or added."""
    given = data()
    slots = layout(given)["slots"]
    for q, r, change in changes:
        found = [each for each in slots if (each["q"], each["r"]) == (q, r)]
        if change is None:
            slots.remove(found[0])
        elif found:
            found[0].update(change)
        else:
            slots.append({"q": q, "r": r, **change})
    layout(given).update(more)
    return given


LAND: Final = {"kind": "territory", "value": 1}
WRONG: Final[list[tuple[str, Data, type[Fault], str]]] = [
    ("no list", {"cards": 3}, faults.NotTables, "[[cards]]"),
    ("no tables", {"layouts": [[]]}, faults.NotTables, "[[layouts]]"),
    ("unknown card", with_cards({"id": "joker"}), faults.UnknownComponent, "id = 'joker'"),
    ("no id", with_cards({"copies": 1}), faults.UnknownComponent, "id = None"),
    ("odd id", with_cards({"id": {"a": 1}}), faults.UnknownComponent, "id = {'a': 1}"),
    (
        "twice",
        with_cards({"id": "support-1"}, {"id": "support_1"}),
        faults.GivenTwice,
        "[[cards]] support-1:",
    ),
    ("negative", with_cards({"id": "ambush", "copies": -1}), faults.BadFigure, "0 to 18, not -1"),
    ("half", with_cards({"id": "ambush", "copies": 1.5}), faults.BadFigure, "not 1.5"),
    ("true", with_cards({"id": "ambush", "copies": True}), faults.BadFigure, "not True"),
    ("text", with_cards({"id": "ambush", "copies": "2"}), faults.BadFigure, "not '2'"),
    ("many digits", with_cards({"id": "ambush", "copies": 10**5000}), faults.BadFigure, "<int>"),
    ("no number", with_land(points=float("nan")), faults.BadFigure, "not nan"),
    ("authorities", with_cards({"id": "authority", "copies": 2}), faults.BadFigure, "0 to 1"),
    ("another effect", with_cards({"id": "ambush", "value": 9}), faults.NotReplaceable, "value"),
    ("misspelt", with_land(capacty=9), faults.NotReplaceable, "copies, points, capacity"),
    ("other rules", {"limits": {"victory_points": 3}}, faults.NotReplaceable, "[limits]"),
    ("odd table", {"\x1b[31m": 1}, faults.NotReplaceable, r"'\x1b[31m'"),
    (
        "deck",
        with_cards({"id": "ambush", "copies": 3}),
        mastery.WrongTotal,
        "be 18 copies in all, not 19",
    ),
    (
        "no conflict",
        with_cards(
            *({"id": name, "copies": 0} for name in CARDS[:5]), {"id": "support-1", "copies": 10}
        ),
        mastery.MissingCards,
        "conflict-2, conflict-3, conflict-4, conflict-5, ambush",
    ),
    (
        "no support",
        with_cards(
            {"id": "support-1", "copies": 0},
            {"id": "support-2", "copies": 0},
            {"id": "ambush", "copies": 8},
        ),
        mastery.MissingCards,
        "support-1, support-2",
    ),
    ("tiles", with_land(copies=2), mastery.WrongTotal, "be 30 copies in all, not 31"),
    (
        "worthless",
        with_land(points=0),
        faults.BadFigure,
        "points must be a whole number from 1 to 3",
    ),
    (
        "no room",
        with_land(capacity=0),
        faults.BadFigure,
        "capacity must be a whole number from 1 to 60",
    ),
    ("no dice", with_land(capacity=61), faults.BadFigure, "from 1 to 60, not 61"),
    (
        "homelands too small",
        {"territories": [{"id": "homelands", "capacity": 2}]},
        faults.BadFigure,
        "from 3 to 60",
    ),
    (
        "marshlands too small",
        {"territories": [{"id": "marshlands", "capacity": 1}]},
        faults.BadFigure,
        "from 2 to 60",
    ),
    (
        "tiles for a built-in layout",
        {"territories": [{"id": "forest", "points": 3}]},
        mastery.TooFewTiles,
        "players = 6: there are 12 slots with value = 1, but only 11 such tiles",
    ),
    ("seven players", {"layouts": [{"players": 7}]}, faults.BadFigure, "from 2 to 6, not 7"),
    ("no players", {"layouts": [{"slots": []}]}, faults.BadFigure, "players = None"),
    ("no slots", {"layouts": [{"players": 2}]}, mastery.NoSlots, "players = 2"),
    ("flat slots", {"layouts": [{"players": 2, "slots": [1]}]}, mastery.NoSlots, "players = 2"),
    ("empty", {"layouts": [{"players": 2, "slots": []}]}, mastery.OneCastleEach, "seat 1"),
    ("odd layout", with_slots(lake=1), faults.NotReplaceable, "players, slots"),
    ("two layouts", {"layouts": data()["layouts"] * 2}, faults.GivenTwice, "players = 2"),
    (
        "far away",
        with_slots((21, 0, LAND)),
        faults.BadFigure,
        "slots #16: q must be a whole number",
    ),
    ("nowhere", with_slots((0, 0, {"r": None})), faults.BadFigure, "r must be a whole number"),
    ("no kind", with_slots((0, 0, {"kind": "sea"})), faults.BadWord, "not 'sea'"),
    ("odd kind", with_slots((0, 0, {"kind": []})), faults.BadWord, "not []"),
    (
        "no value",
        with_slots((0, 0, {"value": 4})),
        faults.BadFigure,
        "value must be a whole number",
    ),
    (
        "no seat",
        with_slots((3, 0, {"seat": 0})),
        faults.BadFigure,
        "seat must be a whole number from 1",
    ),
    ("third seat", with_slots((3, 0, {"seat": 3})), faults.BadFigure, "from 1 to 2, not 3"),
    ("seat of a lake", with_slots((1, 1, {"seat": 1})), faults.NotReplaceable, "q, r, kind."),
    ("same place", with_slots((0, 0, {"q": 1})), faults.SamePlace, "(q = 1, r = 0)"),
    (
        "one castle",
        with_slots((3, 0, None)),
        mastery.OneCastleEach,
        "seat 2 must have one castle, not 0",
    ),
    (
        "two castles",
        with_slots((3, 0, {"seat": 1})),
        mastery.OneCastleEach,
        "seat 1 must have one cas",
    ),
    (
        "lakes",
        with_slots((3, 1, {"kind": "lake"}), (-3, -1, {"kind": "lake"})),
        mastery.TooFewTiles,
        'there are 4 slots with kind = "lake", but only 3 such tiles',
    ),
    (
        "threes",
        with_slots(*((q, 2, {"kind": "territory", "value": 3}) for q in range(-2, 2))),
        mastery.TooFewTiles,
        "there are 7 slots with value = 3, but only 6 such tiles",
    ),
    (
        "too many",
        with_slots(*((q, r, LAND) for q in range(-20, 20) for r in range(5, 15))),
        mastery.TooManySlots,
        "there are 415 slots, but tiles for 35 at most",
    ),
    (
        "points",
        with_slots(*((0, r, {"value": 1}) for r in (-1, 0, 1)), (1, 0, None), (-1, 0, None)),
        mastery.TooFewPoints,
        "with teams=none, skirmish=no it takes 13 points to win",
    ),
    ("island", with_slots((5, 5, LAND)), mastery.OutOfReach, "slots #16 (q = 5, r = 5)"),
    ("lonely lake", with_slots((5, 5, {"kind": "lake"})), mastery.OutOfReach, "(q = 5, r = 5)"),
    ("lonely castle", with_slots((-3, 0, {"q": -6})), mastery.OutOfReach, "(q = -6, r = 0)"),
    ("behind a castle", with_slots((4, 0, {**LAND, "value": 2})), mastery.OutOfReach, "(q = 4"),
    (
        "castle beside castle",
        with_slots((3, 0, {"q": -3, "r": -1})),
        mastery.CastlesTouch,
        "slots #1 (q = -3, r = 0)",
    ),
    (
        "homelands of two",
        with_slots((3, 0, {"r": -1}), (-3, 0, {"q": 2, "r": -2})),
        mastery.SharedHomelands,
        "(q = 2, r = -1): this slot can become homelands, but it touches two castles",
    ),
    (
        "three homelands",
        with_slots((-3, 1, LAND), (-3, 0, {"q": -4, "r": 1}), (-4, 2, LAND), (-5, 2, LAND)),
        mastery.TooManyHomelands,
        "3 slots next to this castle can become homelands, but only 2 may",
    ),
]


@pytest.mark.parametrize(
    ("given", "kind", "part"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_every_fault_is_reported(given: Data, kind: type[Fault], part: str) -> None:
    found = [fault for fault in faults_of(copy.deepcopy(given)) if type(fault) is kind]
    assert any(part in Words("en").error(fault) for fault in found), found


def test_every_kind_of_fault_is_tested() -> None:
    tried = {case[2] for case in WRONG}
    own = {kind for kind in Fault.__subclasses__() if kind.__module__ == mastery.__name__}
    assert own <= tried


def test_two_homelands_never_are_three() -> None:
    """With two tiles in the box, a castle may have three such slots beside it."""
    given = with_slots((-3, 1, LAND), (-3, 0, {"q": -4, "r": 1}), (-4, 2, LAND), (-5, 2, LAND))
    given["territories"] = [{"id": "homelands", "copies": 2}, {"id": "forest", "copies": 6}]
    assert made(given).tiles[:2] == (2, 6)


def test_without_homelands_castles_may_lie_anywhere() -> None:
    given = with_slots((3, 0, {"r": -1}), (-3, 0, {"q": 2, "r": -2}))
    given["territories"] = [{"id": "homelands", "copies": 0}, {"id": "forest", "copies": 8}]
    assert made(given).tiles[:2] == (0, 8)


def test_all_faults_are_reported_at_once() -> None:
    given = with_slots((5, 5, LAND), (6, 6, LAND))
    given["cards"] = [{"id": "joker"}]
    given["layouts"].append({"players": 3, "slots": 4})
    given["modes"] = []
    kinds = [type(fault) for fault in faults_of(given)]
    assert kinds == [
        faults.UnknownComponent,
        mastery.NoSlots,
        faults.NotReplaceable,
        mastery.OutOfReach,
        mastery.OutOfReach,
    ]


def test_consequences_of_a_fault_are_not_reported() -> None:
    given = {"territories": [{"id": "forest", "points": "1", "copies": 9}]}
    assert [type(fault) for fault in faults_of(given)] == [faults.BadFigure]


def test_the_number_of_reported_faults_is_limited() -> None:
    cards = with_cards(*({"id": str(number)} for number in range(500)))
    found = faults_of(cards)
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


JUNK: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    3,
    7,
    10**30,
    float("nan"),
    float("inf"),
    "",
    "castle",
    "lake",
    "\x00",
    [],
    [[]],
    {},
    [{}],
    {"q": 0},
]


def damaged(value: Any, chance: Random) -> Any:
    """Return the same value with something else somewhere inside."""
    if isinstance(value, list | dict) and value and chance.random() < 0.9:
        changed = copy.copy(value)
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if chance.random() < 0.1:
            del changed[key]
        elif isinstance(changed, list) and chance.random() < 0.1:
            changed.append(chance.choice(value))
        else:
            changed[key] = damaged(value[key], chance)
        return changed
    return chance.choice(JUNK)


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
    (2, {}),
    (2, {"siege": "yes", "cutthroat": "yes", "chaos": "yes", "skirmish": "yes"}),
    (3, {"siege": "yes"}),
    (4, {"teams": "pairs", "skirmish": "yes"}),
    (6, {"teams": "threes", "chaos": "yes"}),
]


def played(game: MedievalMastery, seats: int, options: dict[str, str], seed: str) -> Match:
    match = Match(game, seats, seed, options)
    players = [
        bots.make(("greedy", "random")[seat % 2], game, f"{seed}{seat}") for seat in range(seats)
    ]
    play_out(match, players)
    return match


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_with_another_box(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        match = played(OTHER, seats, options, str(seed))
        assert match.result is not None
        again = replay(OTHER, read(match.record()))
        assert again.state.plain() == match.state.plain()


def test_another_box_holds_throughout_a_game() -> None:
    """Territories are never fuller than this box allows, and resampled worlds are of this box."""
    match = Match(OTHER, 2, "moments", {"chaos": "yes"})
    chance = Random("moments")
    capacity = dict(zip(TERRITORY_NAMES, OTHER.box.capacity, strict=True))
    fullest: Counter[str] = Counter()
    while match.result is None:
        view = match.view(0)
        for tile in view["table"]["map"]:
            if tile["land"] is not None:
                fullest[tile["land"]] = max(fullest[tile["land"]], tile["knights"])
        world = OTHER.resample(view, LooseChance(chance))
        assert kernel.view(OTHER, world, 0) == view
        assert world.box is OTHER.box
        decision = chance.choice(match.pending())
        match.answer(decision, chance.choice(decision.options))
    assert all(knights <= capacity[land] for land, knights in fullest.items())


# Records and positions ----------------------------------------------------------------------------


def test_a_record_names_its_box_and_replays_with_no_other() -> None:
    match = played(OTHER, 2, {}, "record")
    recorded = match.record()
    assert recorded["data"] == OTHER.fingerprint
    with pytest.raises(errors.CustomComponents):
        replay(MedievalMastery(), read(recorded))
    third = data()
    third["territories"][0]["capacity"] = 11
    with pytest.raises(errors.CustomComponents):
        replay(MedievalMastery(made(third)), read(recorded))
    ours = played(MedievalMastery(), 2, {}, "record").record()
    assert "data" not in ours
    with pytest.raises(errors.StandardComponents):
        replay(OTHER, read(ours))


def test_a_position_fits_its_box_only() -> None:
    plain = Match(OTHER, 2, "position").state.plain()
    assert position(OTHER, plain).plain() == plain
    with pytest.raises(errors.CustomComponents):
        position(MedievalMastery(), plain)
    with pytest.raises(errors.StandardComponents):
        position(OTHER, Match(MedievalMastery(), 2, "position").state.plain())
    for senseless in ({}, {"box": OTHER.fingerprint}):
        with pytest.raises(errors.NoPosition):
            position(OTHER, senseless)
