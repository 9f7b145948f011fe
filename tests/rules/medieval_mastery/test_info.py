"""INFO: what each seat, and a spectator, sees.

Many tests here play twin tables that differ in one hidden thing only: a seat that must not know
it sees the very same at both."""

from random import Random
from typing import Any

import msgspec
import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance, SeededChance
from tableronde.core.event import ALL, Run
from tableronde.core.match import Match
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery import worlds
from tests.rules.medieval_mastery.battles import bare, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, mastery
from tests.watched_run import WatchedRun

EVERYONE = (ANA, BEN, CLEO, None)
GAME = MedievalMastery()
TABLES = [
    (2, {}),
    (2, {"siege": "yes", "chaos": "yes", "skirmish": "yes"}),
    (3, {"cutthroat": "yes", "chaos": "yes"}),
    (4, {"teams": "pairs"}),
    (5, {"siege": "yes", "cutthroat": "yes"}),
    (6, {"teams": "threes", "skirmish": "yes", "chaos": "yes"}),
]
ANSWERS = 60
"""The most answers of each random game; whole games are played in tests/games."""

encode = msgspec.json.Encoder().encode


def known(scene: MasteryScene, seat: int | None) -> tuple[Any, Any]:
    """Return all that a seat sees now, with the events of the last answer."""
    return scene.view(seat), scene.events(seat)


def knowing(one: MasteryScene, other: MasteryScene) -> set[int | None]:
    """Return the seats that can tell the twin tables apart."""
    everyone = [*range(one.state.seats), None]
    return {seat for seat in everyone if known(one, seat) != known(other, seat)}


def seats_shown(scene: MasteryScene, seat: int | None) -> Any:
    return scene.view(seat)["table"]["seats"]


# Hands ---------------------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-02")
def test_a_hand_is_shown_to_its_holder_only_and_its_size_to_all() -> None:
    scene = mastery(3).hand(ANA, "fracture", "conflict-2").hand(BEN, "ambush").begin()
    hands = {ANA: ["conflict-2", "fracture"], BEN: ["ambush"], CLEO: []}
    for seat in EVERYONE:
        shown = seats_shown(scene, seat)
        assert [one["cards"] for one in shown] == [
            hands[at] if at == seat else None for at in range(3)
        ]
        assert [one["hand"] for one in shown] == [2, 1, 0]


@pytest.mark.clause("MM-DECK-02")
@pytest.mark.parametrize("holder", [ANA, BEN, CLEO])
def test_one_hand_looks_like_another_to_the_others(holder: int) -> None:
    def table(card: str) -> MasteryScene:
        return mastery(3).hand(holder, card, "support-1").begin()

    assert knowing(table("fracture"), table("conflict-5")) == {holder}


@pytest.mark.clause("MM-GEN-10", "MM-DECK-02")
@pytest.mark.parametrize("drawer", [ANA, BEN])
def test_a_drawn_card_is_known_to_its_drawer_only(drawer: int) -> None:
    def table(card: str) -> MasteryScene:
        scene = mastery(3).hold(BEN, (1, 1), 3)
        for seat in (ANA, BEN):
            top = [card if seat == drawer else "conflict-2", "conflict-3"]
            scene.draw(seat, *top, "call-to-arms", "call-to-arms", "support-1")
        scene.begin().do(f"advance {scene.number((1, 1))} 3")
        return scene

    one, other = table("fracture"), table("support-2")
    assert knowing(one, other) == {drawer}
    assert len(one.events(CLEO, "drew-unseen")) == 2
    assert one.events(CLEO, "drew") == []


# Piles ---------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-10")
def test_the_order_of_a_draw_pile_is_unknown() -> None:
    def table(*top: str) -> MasteryScene:
        return mastery(3).draw(ANA, *top).draw(BEN, *top).begin()

    one, other = table("fracture", "ambush"), table("ambush", "fracture")
    assert one.pile(ANA) != other.pile(ANA)
    assert knowing(one, other) == set()
    assert [shown["draw"] for shown in seats_shown(one, None)] == [18, 18, 18]


@pytest.mark.clause("MM-DECK-09", "MM-DECK-10")
def test_discard_piles_are_public() -> None:
    scene = mastery(3).discard(BEN, "ambush", turn=3).discard(BEN, "fracture", turn=7).begin()
    for seat in EVERYONE:
        assert seats_shown(scene, seat)[BEN]["discard"] == [
            {"card": "ambush", "turn": 3},
            {"card": "fracture", "turn": 7},
        ]


@pytest.mark.clause("MM-GEN-11", "MM-CROWN-08")
@pytest.mark.parametrize("target", [ANA, BEN])
def test_only_the_crowns_owner_sees_what_prosperity_looks_at(target: int) -> None:
    def table(card: str) -> MasteryScene:
        scene = mastery(3).artefacts(ANA, "prosperity").draw(target, card, "support-1").begin()
        scene.do("crown")
        scene.pass_windows()
        scene.do(f"look {target}")
        return scene

    one, other = table("fracture"), table("ambush")
    assert knowing(one, other) == {ANA}
    assert one.events(ANA, "looked")[0]["card"] == "fracture"
    assert seats_shown(one, ANA)[target]["known"] == ["fracture"]
    for scene in (one, other):
        scene.do("leave")
    assert knowing(one, other) == {ANA}
    assert one.events(ANA) == other.events(ANA)


@pytest.mark.clause("MM-CROWN-08")
def test_a_card_discarded_by_prosperity_is_public() -> None:
    scene = mastery(3).artefacts(ANA, "prosperity").draw(BEN, "ambush").begin()
    scene.do("crown")
    scene.pass_windows()
    scene.do("look 1")
    scene.do("throw-away")
    for seat in EVERYONE:
        assert [told["card"] for told in scene.events(seat, "threw-away")] == ["ambush"]
        assert seats_shown(scene, seat)[BEN]["known"] == []


@pytest.mark.clause("MM-CROWN-08")
def test_a_card_that_was_looked_at_is_known_until_it_is_drawn() -> None:
    scene = mastery(3).artefacts(ANA, "prosperity").hold(BEN, (1, 1), 3)
    scene.hand(BEN, "ambush", "ambush", "fracture", "fracture")
    scene.draw(BEN, "support-2", "support-1").begin()
    scene.do("crown")
    scene.pass_windows()
    scene.do("look 1")
    scene.do("leave")
    assert seats_shown(scene, ANA)[BEN]["known"] == ["support-2"]
    assert seats_shown(scene, BEN)[BEN]["known"] == []
    scene.do(f"advance {scene.number((1, 1))} 1")
    assert "support-2" in scene.hand_of(BEN)
    assert seats_shown(scene, ANA)[BEN]["known"] == []


@pytest.mark.clause("MM-CROWN-08", "MM-CROWN-11")
def test_a_card_that_was_looked_at_is_known_until_it_is_shuffled_away() -> None:
    scene = mastery(2).artefacts(ANA, "prosperity").artefacts(BEN, "order")
    scene.discard(BEN, "ambush", "fracture").draw(BEN, "support-2").begin()
    scene.do("crown")
    scene.pass_windows()
    scene.do("look 1")
    scene.do("leave")
    scene.do("end-turn")
    scene.do("crown")
    scene.pass_windows()
    assert seats_shown(scene, ANA)[BEN]["known"] == ["support-2"]
    scene.do("recover ambush")
    assert seats_shown(scene, ANA)[BEN]["known"] == []


@pytest.mark.clause("MM-GEN-11", "MM-CROWN-13")
def test_only_the_crowns_owner_sees_what_insight_looks_at_and_how_it_is_laid() -> None:
    def table(*order: str) -> MasteryScene:
        scene = mastery(3).artefacts(ANA, "insight")
        scene.draw(ANA, "ambush", "fracture", "support-1", "support-2").begin()
        scene.do("crown")
        scene.pass_windows()
        for card in order:
            scene.do(f"lay {card}")
        return scene

    one = table("fracture", "ambush", "support-2")
    other = table("support-1", "ambush", "fracture")
    assert knowing(one, other) == {ANA}
    assert seats_shown(one, ANA)[ANA]["known"] == ["fracture", "ambush", "support-2", "support-1"]
    assert one.events(ANA) == one.events(None)  # all that is told now: the cards are laid


# Battles -------------------------------------------------------------------------------------


def laid(card: str) -> MasteryScene:
    """Return a scene in which Ana has laid a conflict card, Ben not yet."""
    scene = no_piles(bare(mastery(3))).hold(BEN, (1, 1), 3)
    scene.hand(ANA, "conflict-2", "conflict-5").hand(BEN, "conflict-3", "call-to-arms")
    scene.battle(ANA, (1, 1), 3)
    scene.do(f"commit {card}", ANA)
    return scene


@pytest.mark.clause("MM-BATTLE-08")
def test_a_card_laid_face_down_is_known_to_its_owner_only() -> None:
    one, other = laid("conflict-2"), laid("conflict-5")
    assert knowing(one, other) == {ANA}
    assert one.asked == (BEN,)
    assert one.view(None)["table"]["battle"]["conflict"] == [None, None]


@pytest.mark.clause("MM-BATTLE-08")
def test_both_conflict_cards_are_turned_up_together() -> None:
    scene = laid("conflict-5")
    scene.do("commit conflict-3", BEN)
    for seat in EVERYONE:
        told = [(event["seat"], event["card"]) for event in scene.events(seat, "committed")]
        assert told == [(ANA, "conflict-5"), (BEN, "conflict-3")]
        assert scene.view(seat)["table"]["battle"]["conflict"] == ["conflict-5", "conflict-3"]


@pytest.mark.clause("MM-FRACTURE-11")
def test_a_window_does_not_reveal_who_holds_a_fracture() -> None:
    def table(card: str) -> MasteryScene:
        scene = mastery(3).artefacts(ANA, "vitality").hold(ANA, (1, 1), 1)
        scene.hand(BEN, card).begin()
        scene.do("crown")
        return scene

    one, other = table("fracture"), table("support-1")
    assert one.asked == other.asked == (BEN,)
    assert knowing(one, other) == {BEN}
    for scene in (one, other):
        scene.do("pass")
    assert knowing(one, other) == {BEN}


@pytest.mark.clause("MM-BATTLE-17", "MM-TEAM-12")
@pytest.mark.parametrize("team", [1, 2])
def test_declining_support_does_not_reveal_whether_it_was_possible(team: int) -> None:
    def table(card: str) -> MasteryScene:
        scene = no_piles(bare(mastery(4, team=team))).hold(BEN, (2, 0), 3)
        scene.hand(ANA, card).battle(ANA, (2, 0), 2)
        return scene

    one, other = table("support-2"), table("fracture")
    assert one.asked == other.asked == (ANA,)
    assert knowing(one, other) == {ANA}
    for scene in (one, other):
        scene.do("decline")
    assert knowing(one, other) == {ANA}


@pytest.mark.clause("MM-ARTEFACT-10")
def test_a_destroyed_artefact_is_public() -> None:
    scene = mastery(3).artefacts(BEN, "rage").destroy("rage", 9).begin()
    for seat in EVERYONE:
        assert seats_shown(scene, seat)[BEN]["artefacts"][1] == {"name": "rage", "destroyed": 9}


@pytest.mark.clause("MM-DECK-02")
def test_a_view_of_everything_shows_hands_and_piles() -> None:
    """It is used for looking back after the game; nobody who plays has it."""
    scene = mastery(3).hand(ANA, "fracture").draw(BEN, "ambush").begin()
    table = scene.view(ALL)["table"]
    assert [len(seat["cards"]) for seat in table["seats"]] == [1, 0, 0]
    assert [len(pile) for pile in table["piles"]] == [17, 18, 18]
    assert table["piles"][BEN][-1] == "ambush"
    for seat in EVERYONE:
        assert "piles" not in scene.view(seat)["table"]


# Other worlds --------------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-02", "MM-GEN-10", "MM-GEN-11", "MM-BATTLE-08", "MM-TEAM-16")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_two_worlds_that_differ_in_what_is_hidden_look_alike(
    seats: int, options: dict[str, str]
) -> None:
    """Every viewer sees the same view at every decision, and the same answer shows the same, until
    something is rightly revealed."""
    seed = f"worlds {seats}"
    random = Random(seed)
    state: Any = Match(GAME, seats, seed, options).state
    compared = 0
    while state.stack and state.number < ANSWERS:
        seat = random.choice(state.stack[-1].waiting(state))
        choice = random.choice(state.stack[-1].options(state, seat))
        others = {}
        for viewer in (None, *range(seats)):
            other = worlds.other_world(state, viewer, random)
            if choice not in other.stack[-1].options(other, seat):
                other = worlds.other_world(state, viewer, random, keep=(seat,))
            others[viewer] = other
            worlds.check(other)
            assert kernel.view(GAME, other, viewer) == kernel.view(GAME, state, viewer)
        run = WatchedRun(SeededChance(seed, state.number + 1))
        kernel.apply(state, seat, choice, run)
        worlds.check(state)
        for viewer, other in others.items():
            assert choice in other.stack[-1].options(other, seat)
            again = WatchedRun(SeededChance(seed, other.number + 1))
            kernel.apply(other, seat, choice, again)
            same = run.until(viewer)
            assert [event.seen_by(viewer) for event in run.told[:same]] == [
                event.seen_by(viewer) for event in again.told[:same]
            ]
            if same > len(run.told):
                compared += 1
                assert kernel.view(GAME, state, viewer) == kernel.view(GAME, other, viewer)
    assert compared > ANSWERS


@pytest.mark.clause("MM-DECK-02")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hidden_cards_can_be_resampled_from_a_view(seats: int, options: dict[str, str]) -> None:
    seed = f"resample {seats}"
    random = Random(seed)
    state: Any = Match(GAME, seats, seed, options).state
    loose, differ = LooseChance(random), 0
    while state.stack and state.number < ANSWERS:
        for viewer in (None, *range(seats)):
            view = encode(kernel.view(GAME, state, viewer))
            imagined = GAME.resample(msgspec.json.decode(view), loose)
            worlds.check(imagined)
            assert encode(kernel.view(GAME, imagined, viewer)) == view
            differ += imagined.hands != state.hands
        seat = random.choice(state.stack[-1].waiting(state))
        choice = random.choice(state.stack[-1].options(state, seat))
        kernel.apply(state, seat, choice, Run(SeededChance(seed, state.number + 1)))
    assert differ > ANSWERS


@pytest.mark.clause("MM-DECK-02")
def test_other_worlds_differ_in_hands_and_piles() -> None:
    scene = mastery(3).hand(ANA, "fracture", "ambush", "support-1").hand(BEN, "ambush", "fracture")
    scene.begin()
    other = worlds.other_world(scene.state, ANA, Random(1))
    assert other.hands[ANA] == scene.state.hands[ANA]
    assert other.hands[BEN] != scene.state.hands[BEN]
    piles = zip(other.draw, scene.state.draw, strict=True)
    assert [one != another for one, another in piles] == [True] * 3
