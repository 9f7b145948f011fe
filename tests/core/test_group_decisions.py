"""Tests, with a toy game, the frames that Avalon and Medievallons do not use."""

import json
from random import Random

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tests.core.toy import Grab, PotWindow, Rob, Toy, ToyRound, ToyState
from tests.scene import Scene


def toy_scene(step: int = 0, coins: tuple[int, int, int] = (2, 2, 2), pot: int = 2) -> Scene:
    state = ToyState(3, 0, [ToyRound(step=step)], None, list(coins), pot, 1, [])
    scene = Scene(Toy(), state)
    scene.settle()
    return scene


# The window in seat order ------------------------------------------------------------------------


def test_window_asks_each_seat_once_in_its_order() -> None:
    scene = toy_scene()
    asked = []
    while scene.prompt == "bell":
        asked.append(scene.asked[0])
        scene.do("pass")
    assert asked == [1, 2, 0]
    assert scene.state.log == ["bell closed"]


def test_window_closes_when_nothing_is_left_to_do() -> None:
    scene = toy_scene()
    scene.do("ring")
    assert scene.prompt == "pot"
    assert scene.state.log == ["1 rings", "bell closed"]


# The open window ---------------------------------------------------------------------------------


def test_open_window_asks_all_at_once_and_closes_when_all_pass() -> None:
    scene = toy_scene(step=1)
    assert scene.asked == (0, 1, 2)
    for seat in (2, 0, 1):
        scene.do("pass", seat)
    assert scene.state.log == ["pot closed"]
    assert scene.prompt == "election"


def test_acts_are_resolved_in_order_and_then_all_seats_are_asked_again() -> None:
    """If seat 0, who passed, were asked between the two acts, it would learn that seat 2 wants to
    act."""
    scene = toy_scene(step=1)
    scene.do("rob 0", 2)
    scene.do("pass", 0)
    scene.do("grab", 1)
    assert scene.state.log == ["1 grab", "2 rob 0"]
    assert scene.asked == (0, 1, 2)


def test_a_seat_whose_act_is_no_longer_legal_is_asked_again() -> None:
    scene = toy_scene(step=1, coins=(1, 2, 2), pot=0)
    scene.do("rob 0", 1)
    scene.do("rob 0", 2)
    scene.do("pass", 0)
    assert scene.state.log == ["1 rob 0"]
    assert scene.asked == (0, 1, 2)


def test_open_window_is_bounded() -> None:
    scene = toy_scene(step=1, pot=9)
    for _ in range(2):
        scene.do("grab", 0)
        scene.do("pass", 1)
        scene.do("pass", 2)
    assert scene.state.coins[0] == 4
    assert scene.asked == (1, 2)


def test_decision_ids_of_an_open_window_stay_while_others_answer() -> None:
    scene = toy_scene(step=1)
    before = scene.decision(2).id
    scene.do("pass", 0)
    assert scene.decision(2).id == before
    scene.do("grab", 1)
    scene.do("pass", 2)
    assert scene.decision(2).id != before


def test_an_open_window_hides_what_other_seats_want() -> None:
    scene, other = toy_scene(step=1), toy_scene(step=1)
    scene.do("grab", 0)
    other.do("rob 1", 0)
    for viewer in (1, 2, None):
        assert json.dumps(scene.view(viewer)) == json.dumps(other.view(viewer))
    assert scene.view(0) != other.view(0)


# The vote ----------------------------------------------------------------------------------------


def test_a_vote_shows_places_at_once_and_faces_at_the_count() -> None:
    scene, other = toy_scene(step=2), toy_scene(step=2)
    scene.do("vote 1 2", 0)
    other.do("vote 2 1", 0)
    for viewer in (1, 2, None):
        assert json.dumps(scene.view(viewer)) == json.dumps(other.view(viewer))
    elsewhere = toy_scene(step=2)
    elsewhere.do("vote 0 1", 0)
    assert elsewhere.view(1) != scene.view(1)
    assert scene.view(0)["frames"][-1][3] == [("vote", 1, 2)]
    scene.do("vote 1 3", 1)
    scene.do("vote 2 3", 2)
    assert scene.state.log == ["votes [0, 2, 1]"]


def test_seats_vote_in_order() -> None:
    scene = toy_scene(step=2)
    assert scene.asked == (0,)
    scene.do("vote 3 3")
    assert scene.asked == (1,)


# The deal ----------------------------------------------------------------------------------------


def test_deal_is_drafted_offered_and_carried_out() -> None:
    scene = toy_scene(step=3)
    assert scene.options() == ["withdraw", "pay 0 1", "pay 1 1"]
    scene.do("pay 0 1")
    scene.do("pay 0 1")
    scene.do("offer")
    assert scene.asked == (1,)
    assert scene.options() == ["refuse", "accept", "counter"]
    scene.do("accept")
    assert scene.state.coins == [0, 4, 2]
    assert scene.state.log == ["deal done"]


def test_a_deal_that_cannot_be_carried_out_cannot_be_accepted() -> None:
    scene = toy_scene(step=3, coins=(1, 2, 2))
    for _ in range(2):
        scene.do("pay 0 1")
    scene.do("offer")
    assert scene.options() == ["refuse", "counter"]
    scene.do("refuse")
    assert scene.state.coins == [1, 2, 2]


def test_counter_offers_are_bounded() -> None:
    scene = toy_scene(step=3)
    scene.do("pay 0 1")
    scene.do("offer")
    scene.do("counter")
    assert scene.asked == (1,)
    scene.do("drop-term 1")
    scene.do("pay 0 1")
    scene.do("offer")
    assert scene.asked == (0,)
    assert scene.options() == ["refuse", "accept"]


def test_any_term_of_a_draft_can_be_dropped() -> None:
    scene = toy_scene(step=3)
    for notation in ("pay 0 1", "pay 1 1", "pay 0 1", "drop-term 2", "offer", "accept"):
        scene.do(notation)
    assert scene.state.coins == [0, 4, 2]


def test_drafting_is_bounded() -> None:
    scene = toy_scene(step=3)
    for _ in range(3):
        scene.do("pay 0 1")
        scene.do("drop-term 1")
    assert scene.options() == ["withdraw"]


def test_draft_can_be_withdrawn() -> None:
    scene = toy_scene(step=3)
    scene.do("withdraw")
    assert scene.result["winners"] == [0, 1, 2]


# All of them -------------------------------------------------------------------------------------


def test_every_frame_survives_json_in_random_games() -> None:
    game = Toy()
    kinds: set[str] = set()
    for seed in range(60):
        random = Random(seed)
        scene = toy_scene()
        while scene.asked:
            kinds.update(frame[0] for frame in scene.state.plain()["stack"])
            plain = json.loads(json.dumps(scene.state.plain()))
            loaded = game.load(plain)
            assert json.dumps(loaded.plain()) == json.dumps(scene.state.plain())
            decisions = [decision.plain() for decision in kernel.pending(game, scene.state)]
            assert [d.plain() for d in kernel.pending(game, loaded)] == decisions
            copy = scene.state.copy()
            seat = random.choice(scene.asked)
            scene.do(random.choice(scene.options(seat)), seat)
            assert json.dumps(copy.plain()) == json.dumps(plain), "a copy shares something"
            assert sum(scene.state.coins) + scene.state.pot == 8
        assert scene.result is not None
    assert kinds == set(Toy.FRAMES)


class PotWithUncountedActs(PotWindow):
    """A pot in which robbing counts against the bound and grabbing does not."""

    KIND = "blessed-pot"
    SPARES = True

    def renewed(
        self, answers: tuple[Choice | None, ...], since: int, acts: tuple[int, ...], stale: bool
    ) -> "PotWithUncountedActs":
        return PotWithUncountedActs(self.asked, answers, since, acts, stale)

    def counts(self, choice: Choice) -> bool:
        return bool(choice[0] == "rob")

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        every = super().options(state, seat)
        return [act for act in every if not (self.spent(seat) and isinstance(act, Rob))]


def test_acts_that_do_not_count_are_not_limited_by_the_bound() -> None:
    window = PotWithUncountedActs((0, 1, 2), (None, None, None), 0, (0, 0, 0), stale=False)
    state = ToyState(3, 0, [window], None, [3, 3, 3], 5, 1, [])
    run = Run(LooseChance(Random(1)))
    for act in (Rob(1), Grab(), Rob(1), Grab(), Grab()):
        assert act in state.stack[-1].options(state, 0)
        for seat, choice in ((0, act), (1, PASS), (2, PASS)):
            kernel.apply(state, seat, choice, run)
    assert state.stack[-1].waiting(state) == (0, 1, 2)
    assert [act.VERB for act in state.stack[-1].options(state, 0)] == ["pass", "grab"]
    assert Rob(0) in state.stack[-1].options(state, 1)
