"""SETUP: from the choice of castles to the first turn."""

from collections import Counter
from typing import Any

import pytest

from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadData, BadSeats
from tableronde.core.event import Run
from tableronde.core.match import Match
from tableronde.games.medieval_mastery.box.faults import SharedHomelands, TooManyHomelands
from tableronde.games.medieval_mastery.components import CARDS, TERRITORY_NAMES
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, COUNTS, Place, mastery
from tests.scene import Scene, ToldChance

GAME = MedievalMastery()
CASTLES = ("nivernais", "touraine", "anjou", "auvergne", "bourgogne", "champagne")
VALUE = {
    **dict.fromkeys(("homelands", "forest", "grasslands", "village", "ruins", "cave"), 1),
    **dict.fromkeys(("shrine", "abbey", "fort", "mountains", "marshlands", "battlefield"), 2),
    **dict.fromkeys(("city", "fortress", "arena"), 3),
}
COPIES = {
    **dict.fromkeys(VALUE, 2),
    **dict.fromkeys(("forest", "grasslands", "village", "ruins", "cave"), 1),
    "homelands": 7,
}
CROWNS = {"corruption", "prosperity", "order", "insight", "vitality", "fury"}
SCEPTRES = {"fear", "influence", "rage", "defiance", "loyalty", "vigour"}
ORBS = {"brutality", "greed", "preparation", "cleansing", "devotion", "resurgence"}
SEEDS = range(12)


class RecordingChance(SeededChance):
    """Real chance that records the results of its shuffles."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.shuffled: list[list[Any]] = []

    def shuffle(self, things: list[Any]) -> None:
        super().shuffle(things)
        self.shuffled.append(things[:])


def new_game(seats: int, chance: Any, game: MedievalMastery = GAME) -> Scene:
    """Begin a game and choose the castles: the first turn has begun."""
    scene = Scene(game, game.setup(seats, game.check_options(seats, {}), Run(chance, [])))
    scene.chance = chance
    scene.settle()
    for castle in CASTLES[:seats]:
        if scene.prompt == "choose-castle":  # the sixth of six is left over
            scene.do(f"choose-castle {castle}")
    return scene


def real_game(seats: int, seed: int) -> Scene:
    return new_game(seats, SeededChance(f"{seats} players, table {seed}"))


def table(scene: Scene) -> Any:
    return scene.view(None)["table"]


def lands(scene: Scene) -> dict[Place, Any]:
    """Return the territories of the map by their places."""
    tiles = table(scene)["map"]
    return {(tile["q"], tile["r"]): tile for tile in tiles if tile["kind"] == "territory"}


def touching(place: Place) -> list[Place]:
    q, r = place
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def castles(seats: int) -> list[Place]:
    """Return where the castles lie, by seat."""
    slots = GAME.box.maps[seats].slots
    found = {slot.seat: (slot.q, slot.r) for slot in slots if slot.kind == "castle"}
    return [found[seat] for seat in range(seats)]


def homelands(scene: Scene, seat: int) -> list[Place]:
    """Return the homelands beside a seat's castle."""
    laid = lands(scene)
    near = touching(castles(len(table(scene)["seats"]))[seat])
    return [place for place in near if place in laid and laid[place]["land"] == "homelands"]


def garrison(scene: Scene, seat: int) -> list[int]:
    """Return how many knights stand in a seat's castle and on its homelands before its first
    turn."""
    tiles = {(tile["q"], tile["r"]): tile for tile in table(scene)["map"]}
    places = [castles(len(table(scene)["seats"]))[seat], *homelands(scene, seat)]
    assert {tiles[place]["owner"] for place in places} == {seat}
    return [tiles[place]["knights"] for place in places]


# Who plays ----------------------------------------------------------------------------------------


@pytest.mark.clause("MM-SETUP-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_to_six_may_play(seats: int) -> None:
    match = Match(GAME, seats, seed=1)
    assert len(match.view()["table"]["seats"]) == seats


@pytest.mark.clause("MM-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, seats, seed=1)


@pytest.mark.clause("MM-SETUP-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_players_choose_free_castles_in_turn(seats: int) -> None:
    """The last of six has no choice."""
    match = Match(GAME, seats, seed=1)
    free = list(CASTLES)
    for seat in range(min(seats, 5)):
        assert match.waiting() == (seat,)
        decision = match.decision(seat)
        assert decision.prompt == "choose-castle"
        assert [option["castle"] for option in decision.options] == free
        match.answer(decision, {"do": "choose-castle", "castle": free.pop()})
    chosen = [player["castle"] for player in match.view()["table"]["seats"]]
    assert chosen == list(reversed(CASTLES))[:seats]


@pytest.mark.clause("MM-SETUP-02")
def test_the_choice_of_castles_changes_nothing_else() -> None:
    views = []
    for wanted in (("nivernais", "touraine", "anjou"), ("champagne", "anjou", "nivernais")):
        match = Match(GAME, 3, seed=8)
        for castle in wanted:
            match.answer(match.pending()[0], {"do": "choose-castle", "castle": castle})
        seen = match.view()
        assert [player.pop("castle") for player in seen["table"]["seats"]] == list(wanted)
        views.append((seen, [decision.options for decision in match.pending()]))
    assert views[0] == views[1]


# The map ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-SETUP-03", "MM-SETUP-06")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_the_map_is_the_one_for_so_many_players(seats: int, seed: int) -> None:
    """Each player has one castle and five territories (two of value 1, two of 2, one of 3); there
    is one lake."""
    tiles = table(real_game(seats, seed))["map"]
    assert Counter(tile["kind"] for tile in tiles) == {
        "castle": seats,
        "lake": 1,
        "territory": 5 * seats,
    }
    points = Counter(tile["points"] for tile in tiles if tile["kind"] == "territory")
    assert points == {1: 2 * seats, 2: 2 * seats, 3: seats}
    slots = {(slot.q, slot.r): slot for slot in GAME.box.maps[seats].slots}
    assert {(tile["q"], tile["r"]): tile["kind"] for tile in tiles} == {
        place: slot.kind for place, slot in slots.items()
    }
    for tile in tiles:
        assert tile["points"] == slots[tile["q"], tile["r"]].value


@pytest.mark.clause("MM-SETUP-06")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_castle_belongs_to_the_player_of_its_seat(seats: int) -> None:
    tiles = {(tile["q"], tile["r"]): tile for tile in table(real_game(seats, 1))["map"]}
    assert [tiles[place]["owner"] for place in castles(seats)] == list(range(seats))
    assert {tile["kind"] for tile in tiles.values() if tile["land"] is None} == {"castle", "lake"}
    assert tiles[0, 0]["kind"] == "lake"
    assert tiles[0, 0]["owner"] is None


@pytest.mark.clause("MM-SETUP-06", "MM-SETUP-22")
@pytest.mark.parametrize("seats", COUNTS[1:])
def test_the_seats_follow_each_other_clockwise_around_the_map(seats: int) -> None:
    """On the screen r grows downwards, so clockwise is a right turn all the way."""
    places = [(q + r / 2, r * 0.866) for q, r in castles(seats)]
    turned = [*places[1:], places[0]]
    crossed = [x * v - y * u for (x, y), (u, v) in zip(places, turned, strict=True)]
    assert min(crossed) > 0


@pytest.mark.clause("MM-SETUP-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_tiles_are_shuffled_in_a_pile_for_each_value(seats: int) -> None:
    chance = ToldChance()
    new_game(seats, chance)
    piles = [[TERRITORY_NAMES[kind] for kind in pile] for pile in chance.shuffled[:3]]
    for value, pile in enumerate(piles, 1):
        assert Counter(pile) == {name: COPIES[name] for name in VALUE if VALUE[name] == value}


@pytest.mark.clause("MM-SETUP-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_any_kind_can_lie_on_any_slot_of_its_value(seats: int) -> None:
    seen: dict[Place, set[str]] = {}
    for seed in range(80):
        for place, tile in lands(real_game(seats, seed)).items():
            seen.setdefault(place, set()).add(tile["land"])
    slots = {(slot.q, slot.r): slot.value for slot in GAME.box.maps[seats].slots if slot.value}
    assert seen == {
        place: {name for name in VALUE if VALUE[name] == value} for place, value in slots.items()
    }


@pytest.mark.clause("MM-SETUP-05")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_tiles_are_taken_from_the_piles_from_the_centre_outwards(seats: int, seed: int) -> None:
    chance = RecordingChance(f"outwards {seed}")
    laid = lands(new_game(seats, chance))
    for pile in chance.shuffled[:3]:
        top_first = [TERRITORY_NAMES[kind] for kind in reversed(pile)]
        value = VALUE[top_first[0]]
        rings: dict[int, list[str]] = {}
        for (q, r), tile in laid.items():
            if VALUE[tile["land"]] == value:
                rings.setdefault(max(abs(q), abs(r), abs(q + r)), []).append(tile["land"])
        for ring in sorted(rings):
            size = len(rings[ring])
            assert sorted(rings[ring]) == sorted(top_first[:size])
            del top_first[:size]


# Artefacts ----------------------------------------------------------------------------------------


@pytest.mark.clause("MM-SETUP-07", "MM-SETUP-08")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_everyone_is_dealt_a_crown_a_sceptre_and_an_orb_face_up(seats: int, seed: int) -> None:
    scene = real_game(seats, seed)
    for viewer in (*range(seats), None):
        shown = [player["artefacts"] for player in scene.view(viewer)["table"]["seats"]]
        assert all(artefact["destroyed"] is None for own in shown for artefact in own)
        by_kind = [{own[kind]["name"] for own in shown} for kind in range(3)]
        assert [len(names) for names in by_kind] == [seats] * 3
        assert by_kind[0] <= CROWNS
        assert by_kind[1] <= SCEPTRES
        assert by_kind[2] <= ORBS
        assert {len(own) for own in shown} == {3}


@pytest.mark.clause("MM-SETUP-07")
@pytest.mark.parametrize("seat", [ANA, BEN, CLEO])
def test_anyone_may_be_dealt_any_artefact(seat: int) -> None:
    deals = [table(real_game(3, seed))["seats"][seat]["artefacts"] for seed in range(80)]
    for kind, names in enumerate((CROWNS, SCEPTRES, ORBS)):
        assert {own[kind]["name"] for own in deals} == names
    pairs = {(own[0]["name"], own[1]["name"]) for own in deals}
    assert len(pairs) > 20  # the piles are shuffled apart from each other


@pytest.mark.clause("MM-SETUP-08")
def test_the_deal_of_artefacts_is_public() -> None:
    scene = real_game(3, 1)
    for viewer in (ANA, BEN, CLEO, None):
        told = scene.events(viewer, "artefacts-dealt")
        assert [event["seat"] for event in told] == [ANA, BEN, CLEO]
        shown = [[a["name"] for a in player["artefacts"]] for player in table(scene)["seats"]]
        assert [event["artefacts"] for event in told] == shown


@pytest.mark.clause("MM-SETUP-09")
@pytest.mark.parametrize("seats", COUNTS)
def test_undealt_artefacts_are_out_of_the_game(seats: int) -> None:
    """Corruption may destroy any artefact, and only dealt ones can be named."""
    game = real_game(seats, 2)
    seen = table(game)
    assert len(seen["map"]) == 6 * seats + 1
    assert len(seen["seats"]) == seats
    assert sum(len(player["artefacts"]) for player in seen["seats"]) == 3 * seats
    assert Counter(tile["land"] for tile in lands(game).values()) <= Counter(COPIES)
    scene = mastery(seats).artefacts(ANA, "corruption").begin()
    scene.do("crown")
    scene.pass_windows()
    assert len(scene.options()) == 3 * seats
    dice = [player["reserve"] for player in table(mastery(seats).begin())["seats"]]
    assert dice == [9] + [10] * (seats - 1)


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-SETUP-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_shuffles_a_deck_and_has_an_empty_discard_pile(seats: int) -> None:
    chance = RecordingChance(f"decks {seats}")
    scene = new_game(seats, chance)
    decks = [cards for cards in chance.shuffled if len(cards) == 18]
    assert len(decks) == seats
    for deck, hand, pile, discarded in zip(
        decks, scene.state.hands, scene.state.draw, scene.state.discard, strict=True
    ):
        taken = 7 if CARDS.index("authority") in deck[-5:] else 5
        assert pile == deck[: 18 - taken]  # the last card is the top
        held = Counter({card: count for card, count in enumerate(hand) if count})
        assert held + Counter(card for card, _ in discarded) == Counter(deck[18 - taken :])
        assert len(discarded) == (taken == 7)
    assert len({tuple(deck) for deck in decks}) == seats


@pytest.mark.clause("MM-SETUP-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_ten_dice_but_those_of_the_starting_knights_lie_in_the_reserve(seats: int) -> None:
    scene = real_game(seats, 4)
    begins = table(scene)["first"]
    for seat, player in enumerate(table(scene)["seats"]):
        used = 1 + len(homelands(scene, seat))
        if seat == begins and used == 1:
            used = 2  # six and the three of the turn
        assert player["reserve"] == 10 - used


@pytest.mark.clause("MM-SETUP-19")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everyone_draws_five_cards_from_the_top(seats: int, seed: int) -> None:
    scene = real_game(seats, seed)
    first_draws: dict[int, int] = {}
    for told in scene.events(None, "drew-unseen"):
        first_draws.setdefault(told["seat"], told["count"])
    assert first_draws == dict.fromkeys(range(seats), 5)
    for player in table(scene)["seats"]:
        played = [laid["card"] for laid in player["discard"]]
        assert (player["hand"], player["draw"], played) in [
            (5, 13, []),
            (6, 11, ["authority"]),
        ]


@pytest.mark.clause("MM-SETUP-20")
def test_authority_among_the_first_five_is_played_at_once() -> None:
    """About one player in four and a half has it; nobody ever starts with it in hand."""
    with_authority = 0
    for seed in range(60):
        scene = real_game(3, seed)
        told = [event["seat"] for event in scene.events(None, "authority")]
        for seat in range(3):
            hand = scene.view(seat)["table"]["seats"][seat]
            assert "authority" not in hand["cards"]
            assert hand["hand"] == (6 if seat in told else 5)
            assert [laid["card"] for laid in hand["discard"]] == ["authority"] * (seat in told)
        with_authority += len(told)
    assert 25 <= with_authority <= 75  # 50 on the average


@pytest.mark.clause("MM-SETUP-20")
def test_authority_on_the_top_of_a_deck_brings_two_more_cards() -> None:
    chance = ToldChance()
    authority = CARDS.index("authority")
    deck = [card for card, copies in enumerate(GAME.box.copies) for _ in range(copies)]
    deck.remove(authority)
    piles = [
        [
            TERRITORY_NAMES.index(name)
            for name in VALUE
            for _ in range(COPIES[name])
            if VALUE[name] == value
        ]
        for value in (1, 2, 3)
    ]
    artefacts = [list(range(6 * kind, 6 * kind + 6)) for kind in range(3)]
    chance.orders = [*piles, *artefacts, [*deck, authority], [authority, *deck]]
    scene = new_game(2, chance)
    assert scene.state.hands[ANA][authority] == 0
    assert [sum(hand) for hand in scene.state.hands] == [6, 5]
    assert scene.state.draw[ANA] == deck[:11]
    assert scene.state.discard == [[(authority, 0)], []]


# Starting knights ---------------------------------------------------------------------------------


def before_the_first_turn(seats: int, seed: int) -> Scene:
    """Return the state without the three knights of the first turn."""
    scene = real_game(seats, seed)
    scene.state.knights[scene.state.castle(scene.state.first)] -= 3
    return scene


@pytest.mark.clause("MM-SETUP-11", "MM-SETUP-12", "MM-SETUP-13", "MM-SETUP-14", "MM-SETUP-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_six_knights_are_shared_by_castle_and_homelands(seats: int) -> None:
    shares = {0: [6], 1: [3, 3], 2: [2, 2, 2]}
    seen: Counter[int] = Counter()
    for seed in range(480 // seats):
        scene = before_the_first_turn(seats, seed)
        for seat in range(seats):
            beside = len(homelands(scene, seat))
            assert garrison(scene, seat) == shares[beside]
            seen[beside] += 1
        assert sum(scene.state.knights) == 6 * seats
    assert seen[1] > seen[2] > seen[0] > 0  # one as a rule, none by way of exception


@pytest.mark.clause("MM-SETUP-16")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_homelands_with_knights_are_controlled_and_score_at_once(seats: int, seed: int) -> None:
    scene = real_game(seats, seed)
    near = [homelands(scene, seat) for seat in range(seats)]
    assert [player["points"] for player in table(scene)["seats"]] == [len(own) for own in near]
    owners = {place: tile["owner"] for place, tile in lands(scene).items()}
    assert {place: owner for place, owner in owners.items() if owner is not None} == {
        place: seat for seat, own in enumerate(near) for place in own
    }


@pytest.mark.clause("MM-SETUP-17")
def test_homelands_beside_no_castle_start_free() -> None:
    """In the built-in box all slots of value 1 lie beside castles, but not in one where homelands
    are worth 2."""
    tiles = [
        {"id": "homelands", "points": 2, "copies": 2},
        {"id": "fort", "points": 1},
        {"id": "forest", "copies": 6},
    ]
    game = GAME.with_data({"territories": tiles}, "box.toml")
    apart = 0
    for seed in range(20):
        scene = new_game(3, SeededChance(f"apart {seed}"), game)
        beside = {place for castle in castles(3) for place in touching(castle)}
        for place, tile in lands(scene).items():
            if tile["land"] == "homelands" and place not in beside:
                apart += 1
                assert (tile["owner"], tile["knights"]) == (None, 0)
    assert apart


@pytest.mark.clause("MM-SETUP-11", "MM-SETUP-12", "MM-SETUP-17")
def test_other_territories_start_free() -> None:
    for seed in SEEDS:
        for tile in lands(real_game(4, seed)).values():
            if tile["land"] != "homelands":
                assert (tile["owner"], tile["knights"]) == (None, 0)


# What layouts must keep ---------------------------------------------------------------------------


def may_be_homelands(seats: int) -> dict[Place, int]:
    """Return the slots that homelands can come to, and how many castles each touches."""
    slots = GAME.box.maps[seats].slots
    worth = GAME.box.points[TERRITORY_NAMES.index("homelands")]
    return {
        (slot.q, slot.r): sum(place in castles(seats) for place in touching((slot.q, slot.r)))
        for slot in slots
        if slot.value == worth
    }


def laid_otherwise(changed: dict[Place, dict[str, int]], **more: Any) -> MedievalMastery:
    """Return the built-in box with another map for two."""
    slots = []
    for slot in GAME.box.maps[2].slots:
        told: dict[str, Any] = {"q": slot.q, "r": slot.r, "kind": slot.kind}
        if slot.kind == "castle":
            told["seat"] = slot.seat + 1
        elif slot.kind == "territory":
            told["value"] = slot.value
        slots.append({**told, **changed.get((slot.q, slot.r), {})})
    return GAME.with_data({"layouts": [{"players": 2, "slots": slots}], **more}, "box.toml")


@pytest.mark.clause("MM-SETUP-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_castle_can_have_three_homelands(seats: int) -> None:
    slots = may_be_homelands(seats)
    for castle in castles(seats):
        assert sum(place in slots for place in touching(castle)) <= 2


@pytest.mark.clause("MM-SETUP-15")
def test_a_box_where_a_castle_can_have_three_homelands_is_refused() -> None:
    """There is a third slot of value 1 beside Ana's castle."""
    laid_otherwise({})
    with pytest.raises(BadData) as refused:
        laid_otherwise({(1, 0): {"value": 1}})
    assert [type(fault) for fault in refused.value.details["cause"]] == [TooManyHomelands]


@pytest.mark.clause("MM-SETUP-18")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_homelands_can_touch_two_castles(seats: int) -> None:
    assert max(may_be_homelands(seats).values()) == 1


@pytest.mark.clause("MM-SETUP-18")
def test_a_box_where_homelands_can_touch_two_castles_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        laid_otherwise({(-1, -1): {"q": -1, "r": 2}})  # Ben's castle, on the other side of (0, 2)
    assert SharedHomelands in [type(fault) for fault in refused.value.details["cause"]]


@pytest.mark.clause("MM-SETUP-23")
@pytest.mark.parametrize("games", [(2, 2, 2), (3, 3), (2, 4)], ids=str)
def test_the_tiles_suffice_for_several_games_at_once(games: tuple[int, ...]) -> None:
    """There are six castles, three lakes and thirty territories."""
    pool = Counter(VALUE[name] for name in VALUE for _ in range(COPIES[name]))
    assert pool == {1: 12, 2: 12, 3: 6}
    box = GAME.box
    assert pool == sum(
        (Counter({points: tiles}) for points, tiles in zip(box.points, box.tiles, strict=True)),
        Counter(),
    )
    slots = [slot for seats in games for slot in box.maps[seats].slots]
    assert Counter(slot.value for slot in slots if slot.kind == "territory") <= pool
    kinds = Counter(slot.kind for slot in slots)
    assert kinds["castle"] <= 6
    assert kinds["lake"] <= 3


# Who begins ---------------------------------------------------------------------------------------


@pytest.mark.clause("MM-SETUP-21")
@pytest.mark.parametrize("seats", COUNTS)
def test_any_player_may_begin(seats: int) -> None:
    begun = Counter(real_game(seats, seed).asked for seed in range(40 * seats))
    assert set(begun) == {(seat,) for seat in range(seats)}
    assert min(begun.values()) >= 20  # 40 each on the average


@pytest.mark.clause("MM-SETUP-21")
def test_the_first_player_stays_the_first_player() -> None:
    scene = real_game(4, 3)
    first = table(scene)["first"]
    assert [told["seat"] for told in scene.events(None, "first-player")] == [first]
    for _ in range(9):
        scene.do("end-turn")
        assert table(scene)["first"] == first


@pytest.mark.clause("MM-SETUP-22")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_turns_go_clockwise_from_the_first_player(seats: int, seed: int) -> None:
    scene = real_game(seats, seed)
    first = table(scene)["first"]
    order: list[int] = []
    for _ in range(2 * seats):
        assert scene.prompt == "turn"
        order += scene.asked
        scene.do("end-turn")
    assert order == [(first + step) % seats for step in range(2 * seats)]
