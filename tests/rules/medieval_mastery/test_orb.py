"""ORB: what orbs do after the outcome of a battle (battle step 7)."""

import pytest

from tests.rules.medieval_mastery.battles import HERE, bare, duel, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery

IDLE = ("call-to-arms", "call-to-arms", "tactical-advance", "fracture", "fracture")
"""A full hand without conflict and support cards."""


def decided(
    attackers: int,
    defenders: int,
    *,
    ana: tuple[str, ...] = (),
    ben: tuple[str, ...] = (),
    scene: MasteryScene | None = None,
) -> MasteryScene:
    """Return a battle whose outcome is determined."""
    scene = duel(attackers, defenders, ana=ana, ben=ben, scene=scene)
    scene.no_support()
    return scene


def owner_has(attackers: int, owner: int, *things: str) -> MasteryScene:
    """Let Ana attack three knights; one of the two has these artefacts."""
    if owner == ANA:
        return decided(attackers, 3, ana=things)
    return decided(attackers, 3, ben=things)


def with_piles(attackers: int, orb: str, owner: int, hand: tuple[str, ...]) -> MasteryScene:
    """Let Ana attack three knights, both with cards to draw; one has this orb and this hand."""
    scene = bare(mastery(2).artefacts(owner, orb), orb).hold(BEN, HERE, 3)
    scene.hand(owner, *hand).hand(1 - owner, *IDLE)
    scene.draw(ANA, "conflict-2", "conflict-3").draw(BEN, "conflict-2", "conflict-3")
    scene.battle(ANA, HERE, attackers)
    scene.no_support()
    return scene


@pytest.mark.clause("MM-ORB-01")
def test_orbs_work_after_their_window_if_they_survive_it() -> None:
    scene = decided(4, 2, ana=("brutality", "fracture"), ben=("devotion",))
    assert (scene.prompt, scene.asked) == ("fracture-orb", (ANA,))
    scene.do("fracture devotion")
    assert (scene.prompt, scene.asked) == ("fracture-orb", (BEN,))
    assert scene.knights(HERE) == (BEN, 2)  # nothing has happened yet
    scene.do("pass")
    assert scene.events(None, "orb-killed") == [{"event": "orb-killed", "seat": BEN, "count": 1}]
    assert scene.events(None, "knights-came") == []
    assert scene.in_castle(BEN) == 0


@pytest.mark.clause("MM-ORB-01")
def test_a_broken_orb_does_nothing() -> None:
    scene = decided(4, 3, ana=("brutality",), ben=("fracture",))
    scene.do("fracture brutality", BEN)
    assert scene.in_castle(BEN) == 2  # of three, one lost by the difference


@pytest.mark.clause("MM-ORB-02")
@pytest.mark.parametrize(
    ("attackers", "ana", "ben"), [(2, "cleansing", "preparation"), (4, "preparation", "cleansing")]
)
def test_the_attackers_orb_works_before_the_defenders(attackers: int, ana: str, ben: str) -> None:
    scene = decided(attackers, 3, ana=(ana, "fracture"), ben=(ben, "fracture"))
    scene.pass_windows()
    assert (scene.asked, scene.decision().arguments) == ((ANA,), {"artefact": ana})
    scene.do("keep")
    assert (scene.asked, scene.decision().arguments) == ((BEN,), {"artefact": ben})


@pytest.mark.clause("MM-ORB-03")
def test_orbs_work_before_the_beaten_knights_leave() -> None:
    scene = decided(6, 3, ben=("cleansing", "fracture"))
    scene.pass_windows()
    assert scene.prompt == "discard-artefact"
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((BEN, 3), 0)
    scene.do("keep")
    assert scene.knights(HERE) == (ANA, 6)


@pytest.mark.clause("MM-ORB-03", "MM-ORB-07")
def test_the_dice_of_beaten_knights_are_free_only_after_the_orbs() -> None:
    scene = mastery(2)
    for place in ((0, -2), (0, -1), (1, -1), (-2, 0), (-1, 0), (2, 0), (-1, 1), (0, 1)):
        scene.hold(ANA, place, 1)
    scene.castle(ANA, 3)  # six with those of the turn: a full die
    scene = decided(2, 6, ana=("devotion",), scene=scene)
    assert scene.state.reserve(ANA) == 0
    scene.pass_windows()
    assert scene.events(None, "no-dice-left") == [
        {"event": "no-dice-left", "seat": ANA, "count": 1}
    ]
    assert (scene.in_castle(ANA), scene.state.reserve(ANA)) == (6, 1)


@pytest.mark.clause("MM-ORB-04")
@pytest.mark.parametrize(("orbs", "retreat"), [((), 2), (("brutality",), 1)])
def test_brutality_costs_a_beaten_defender_one_knight_more(
    orbs: tuple[str, ...], retreat: int
) -> None:
    scene = decided(6, 4, ana=orbs)
    scene.pass_windows()
    assert scene.in_castle(BEN) == retreat
    assert scene.knights(HERE) == (ANA, 6)


@pytest.mark.clause("MM-ORB-04")
@pytest.mark.parametrize(("orbs", "retreat"), [((), 3), (("brutality",), 2)])
def test_brutality_costs_a_beaten_attacker_one_knight_more(
    orbs: tuple[str, ...], retreat: int
) -> None:
    scene = decided(4, 5, ben=orbs)
    scene.pass_windows()
    assert scene.in_castle(ANA) == 3 + retreat
    assert scene.knights(HERE) == (BEN, 5)


@pytest.mark.clause("MM-ORB-04")
def test_brutality_of_the_loser_kills_nobody() -> None:
    scene = decided(4, 5, ana=("brutality",))
    scene.pass_windows()
    assert scene.knights(HERE) == (BEN, 5)
    assert scene.in_castle(ANA) == 3 + 3


@pytest.mark.clause("MM-ORB-05")
@pytest.mark.parametrize(
    ("orb", "owner", "attackers", "wins"),
    [
        ("greed", ANA, 6, True),
        ("greed", BEN, 1, True),
        ("resurgence", ANA, 1, False),
        ("resurgence", BEN, 6, False),
    ],
)
def test_greed_and_resurgence_draw_until_six(
    orb: str, owner: int, attackers: int, wins: bool
) -> None:
    scene = with_piles(attackers, orb, owner, IDLE)
    scene.pass_windows()
    assert (scene.knights(HERE)[0] == owner) == wins
    assert len(scene.hand_of(owner)) == 6
    assert len(scene.hand_of(1 - owner)) == 5
    assert [told["count"] for told in scene.events(None, "drew-unseen")] == [1]


@pytest.mark.clause("MM-ORB-05")
@pytest.mark.parametrize("more", [("support-1",), ("support-1", "support-2")])
def test_greed_and_resurgence_draw_nothing_with_six_cards_or_more(more: tuple[str, ...]) -> None:
    scene = with_piles(6, "greed", ANA, IDLE + more)
    scene.pass_windows()
    assert len(scene.hand_of(ANA)) == 5 + len(more)
    assert scene.events(None, "drew-unseen") == []


@pytest.mark.clause("MM-ORB-05")
@pytest.mark.parametrize(("orb", "attackers"), [("greed", 1), ("resurgence", 6)])
def test_greed_and_resurgence_draw_nothing_at_the_other_outcome(orb: str, attackers: int) -> None:
    scene = with_piles(attackers, orb, ANA, IDLE)
    scene.pass_windows()
    assert len(scene.hand_of(ANA)) == 5


DISCARDING = [
    ("preparation", ANA, 4),
    ("preparation", BEN, 2),
    ("cleansing", ANA, 2),
    ("cleansing", BEN, 4),
]


@pytest.mark.clause("MM-ORB-06")
@pytest.mark.parametrize(("orb", "owner", "attackers"), DISCARDING)
def test_preparation_and_cleansing_may_discard_a_card_of_choice(
    orb: str, owner: int, attackers: int
) -> None:
    scene = owner_has(attackers, owner, orb, "support-1", "support-2", "fracture")
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("discard-artefact", (owner,))
    assert scene.options() == [
        "discard support-1",
        "discard support-2",
        "discard fracture",
        "keep",
    ]
    scene.do("discard support-2")
    assert scene.hand_of(owner) == ["support-1", "fracture"]
    assert scene.discarded(owner) == ["support-2"]
    assert scene.state.battle is None


@pytest.mark.clause("MM-ORB-06")
@pytest.mark.parametrize(("orb", "owner", "attackers"), DISCARDING)
def test_preparation_and_cleansing_may_be_left_unused(orb: str, owner: int, attackers: int) -> None:
    scene = owner_has(attackers, owner, orb, "fracture")
    scene.pass_windows()
    assert scene.decision().may_decline
    scene.do("keep")
    assert (scene.hand_of(owner), scene.discarded(owner)) == (["fracture"], [])


@pytest.mark.clause("MM-ORB-06")
@pytest.mark.parametrize(("orb", "owner", "attackers"), DISCARDING)
def test_preparation_and_cleansing_do_nothing_at_the_other_outcome(
    orb: str, owner: int, attackers: int
) -> None:
    scene = owner_has(6 - attackers, owner, orb, "fracture")
    scene.pass_windows()
    assert scene.prompt == "turn-after"
    assert scene.hand_of(owner) == ["fracture"]


@pytest.mark.clause("MM-ORB-06")
def test_preparation_and_cleansing_do_nothing_with_an_empty_hand() -> None:
    scene = mastery(2).artefacts(ANA, "preparation").hold(BEN, HERE, 3)
    no_piles(bare(scene, "preparation")).battle(ANA, HERE, 4)
    assert (scene.state.battle, scene.prompt) == (None, "turn-after")


@pytest.mark.clause("MM-ORB-07")
@pytest.mark.parametrize(
    ("owner", "attackers", "knights"),
    [
        (ANA, 2, 3 + 1 + 1),  # of two, one comes home
        (BEN, 4, 2 + 1),  # of three, two come home
        (ANA, 4, 3),
        (BEN, 2, 0),
    ],
)
def test_devotion_brings_the_loser_a_knight(owner: int, attackers: int, knights: int) -> None:
    scene = owner_has(attackers, owner, "devotion")
    scene.pass_windows()
    assert scene.in_castle(owner) == knights


@pytest.mark.clause("MM-ORB-08")
def test_an_attacker_whose_last_knight_dies_has_still_lost_by_the_outcome() -> None:
    scene = decided(1, 2, ana=("devotion",), ben=("brutality",))
    scene.pass_windows()
    assert scene.events(None, "orb-killed") == [{"event": "orb-killed", "seat": ANA, "count": 1}]
    assert scene.in_castle(ANA) == 3 + 1  # Devotion: the battle is lost as before
    assert scene.knights(HERE) == (BEN, 2)
    assert scene.prompt == "turn-after"


@pytest.mark.clause("MM-ORB-08")
def test_a_defender_whose_last_knight_dies_has_still_lost_by_the_outcome() -> None:
    scene = decided(2, 1, ana=("brutality",), ben=("cleansing", "fracture"))
    scene.pass_windows()
    assert scene.events(None, "orb-killed") == [{"event": "orb-killed", "seat": BEN, "count": 1}]
    assert scene.prompt == "discard-artefact"  # Cleansing: the battle is lost as before
    scene.do("keep")
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((ANA, 2), 0)
