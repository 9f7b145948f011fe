"""TURN: two actions, one after the other, and the next player."""

from random import Random
from typing import Any

import pytest

from tableronde.core import kernel
from tableronde.core.chance import SeededChance
from tableronde.core.event import Run
from tableronde.core.match import Match
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka.scene import ANA, BEN, CLEO, QUIET, ZizkaScene, zizka
from tests.rules.zizka.worlds import pick

GAME = Zizka()
COUNTS = (2, 3, 4)


def verbs(scene: ZizkaScene) -> set[str]:
    return {option.split()[0] for option in scene.options()}


@pytest.mark.clause("ZIZ-TURN-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_turns_pass_clockwise_from_the_first_player_on(seats: int) -> None:
    for first in range(seats):
        match = Match(GAME, seats, 1, {"first": str(first)})
        order = []
        for _ in range(2 * seats):
            decision = match.pending()[0]
            assert (decision.prompt, match.view()["table"]["turn"]) == ("act", decision.seat)
            order.append(decision.seat)
            match.answer(decision, {"do": "end-turn"})
        assert order == [(first + place) % seats for place in range(2 * seats)]


@pytest.mark.clause("ZIZ-TURN-02")
def test_a_lying_figure_is_stood_up_as_its_turn_begins() -> None:
    scene = zizka(3).lie(BEN).lie(CLEO).begin()
    assert [player["lying"] for player in scene.table()["seats"]] == [False, True, True]
    scene.end_turn()
    assert [player["lying"] for player in scene.table()["seats"]] == [False, False, True]
    scene.end_turn()
    assert [player["lying"] for player in scene.table()["seats"]] == [False, False, False]


@pytest.mark.clause("ZIZ-TURN-02")
def test_an_attacked_figure_lies_until_its_turn_and_its_player_plays_as_usual() -> None:
    scene = zizka(3).warrant(BEN, 3).entourage(ANA).entourage(BEN).begin()
    scene.do(f"attack {BEN}")
    assert scene.table()["seats"][BEN]["lying"]
    scene.end_turn()
    assert scene.asked == (BEN,)
    assert not scene.table()["seats"][BEN]["lying"]
    assert scene.decision().arguments == {"count": 2}


@pytest.mark.clause("ZIZ-TURN-03")
def test_a_turn_has_two_actions_and_the_same_one_may_be_chosen_twice() -> None:
    scene = zizka(2).begin()
    assert (scene.prompt, scene.decision().arguments) == ("act", {"count": 2})
    scene.do("move strakonice")
    assert (scene.asked, scene.decision().arguments) == ((ANA,), {"count": 1})
    scene.do(f"move {QUIET}")
    assert (scene.asked, scene.decision().arguments) == ((BEN,), {"count": 2})


@pytest.mark.clause("ZIZ-TURN-03")
def test_a_turn_may_have_two_events_two_hires_or_two_attacks() -> None:
    event = zizka(2).entourage(ANA).at(ANA, "pisek").token("pisek", "raid-1").begin()
    event.do("event")
    event.do("event")
    assert event.asked == (BEN,)
    hire = zizka(2).at(ANA, "inn-protivin").tables(1, "raz", "hynek", "benes").begin()
    hire.do("send-away raz")
    hire.do("send-away hynek")
    assert hire.asked == (BEN,)
    attack = zizka(3).entourage(ANA).entourage(BEN).entourage(CLEO)
    attack.warrant(BEN, 3).warrant(CLEO, 3).begin()
    attack.do(f"attack {BEN}")
    attack.do(f"attack {CLEO}")
    assert attack.asked == (BEN,)
    assert attack.state.vp == [0, 1, 1]


@pytest.mark.clause("ZIZ-TURN-04")
@pytest.mark.parametrize(
    ("space", "token", "offered"),
    [
        (QUIET, "", set()),
        ("pisek", "", set()),
        ("pisek", "raid-1", {"event"}),
        ("pisek", "den-1", {"event"}),
        ("pisek", "tournament-1", {"event"}),
        ("strakonice", "hunt-1", {"event"}),
        ("kozi-hradek", "", {"conquer"}),
        ("rozmberk", "", {"conquer"}),
        ("inn-veseli", "", {"hire-instead", "send-away"}),
    ],
)
@pytest.mark.parametrize("wanted", [False, True])
def test_the_actions_are_moving_events_hiring_and_attacking(
    space: str, token: str, offered: set[str], wanted: bool
) -> None:
    scene = zizka(2).coins(ANA, 9).at(ANA, space).at(BEN, space)
    scene.tables(1, "raz", "hynek", "benes")
    if token:
        scene.token(space, token)
    if wanted:
        scene.warrant(BEN, 3)
    scene.begin()
    attack = {"attack"} if wanted else set()
    assert verbs(scene) == {"move", "end-turn"} | offered | attack


@pytest.mark.clause("ZIZ-TURN-05")
def test_an_event_is_finished_before_the_next_action() -> None:
    scene = zizka(2).at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.roll("sword", "sword", "shield")
    scene.do("event")
    assert verbs(scene) == {"reroll", "stop"}
    scene.do("stop")
    assert verbs(scene) == {"fill", "give-up"}
    scene.do("fill 1 0")
    assert verbs(scene) == {"fill", "stop"}
    scene.do("stop")
    assert scene.prompt == "act"
    assert "move" in verbs(scene)


@pytest.mark.clause("ZIZ-TURN-05")
def test_a_hire_is_finished_before_the_next_action() -> None:
    scene = zizka(2).entourage(ANA).coins(ANA, 9).at(ANA, "inn-veseli")
    scene.tables(1, "raz", "hynek", "benes").begin()
    scene.do("hire raz")
    assert verbs(scene) == {"hire", "done"}
    scene.do("done")
    assert (scene.prompt, scene.decision().arguments) == ("act", {"count": 1})


@pytest.mark.clause("ZIZ-TURN-05")
def test_a_siege_and_a_fight_are_finished_before_the_next_action() -> None:
    siege = zizka(2).at(ANA, "kozi-hradek").begin()
    siege.do("conquer")
    assert verbs(siege) == {"storm", "give-up"}
    fight = zizka(2).warrant(BEN, 3).begin().roll("shield")
    fight.do(f"attack {BEN}")
    assert verbs(fight) == {"reroll", "stop"}


@pytest.mark.clause("ZIZ-TURN-06")
def test_both_actions_are_voluntary() -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    assert scene.asked == (BEN,)
    assert scene.stands_at(ANA) == QUIET


@pytest.mark.clause("ZIZ-TURN-06")
def test_the_second_action_is_voluntary() -> None:
    scene = zizka(2).begin()
    scene.do("move strakonice")
    assert scene.decision().may_decline
    scene.end_turn()
    assert (scene.asked, scene.decision().arguments) == ((BEN,), {"count": 2})


@pytest.mark.clause("ZIZ-TURN-07")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_empty_event_spaces_are_refilled_at_the_end_of_a_turn(actions: int) -> None:
    scene = zizka(2).heap("raid-1", "town-2").begin()
    for space in ("strakonice", QUIET)[:actions]:
        assert scene.lies_at("pisek") is None, "not before"
        scene.do(f"move {space}")
    if actions < 2:
        scene.end_turn()
    first = "strakonice" if actions != 1 else "trocnov"
    assert scene.lies_at(first) == "raid-1"
    assert scene.lies_at("pisek") is not None
    laid = {"event": "token-laid", "kind": "raid", "space": first}
    assert scene.events(BEN, "token-laid")[0] == laid


@pytest.mark.clause("ZIZ-TURN-07")
def test_empty_event_spaces_are_refilled_after_every_players_turn() -> None:
    scene = zizka(3).begin()
    for seat in (ANA, BEN, CLEO):
        assert scene.asked == (seat,)
        scene.state.used.append(scene.state.tokens[scene.space("tyn")])
        scene.state.tokens[scene.space("tyn")] = -1
        scene.end_turn()
        assert scene.lies_at("tyn") is not None


@pytest.mark.clause("ZIZ-TURN-07", "ZIZ-EX-31")
def test_ex_31_no_token_is_laid_while_a_figure_is_there() -> None:
    """Ana completes the event of Písek and stays; Ben comes and leaves again."""
    scene = zizka(2).entourage(ANA, "bratrice").at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.end_turn()
    assert scene.lies_at("pisek") is None
    scene.at(BEN, "strakonice")
    scene.do("move pisek")
    scene.end_turn()
    scene.do("move strakonice")
    scene.end_turn()
    assert scene.lies_at("pisek") is None, "Ben stands there"
    scene.do("move road-zvikov")
    assert scene.lies_at("pisek") is None
    scene.end_turn()
    assert scene.lies_at("pisek") is not None


@pytest.mark.clause("ZIZ-TURN-08")
def test_others_decide_whether_to_enter_a_tournament() -> None:
    scene = zizka(3).coins(BEN, 1).coins(CLEO, 1).at(ANA, "pisek").token("pisek", "tournament-1")
    scene.begin()
    scene.do("event")
    asked = []
    for answer in ("enter", "stay-out", "stop", "stop"):
        asked.append((*scene.asked, scene.prompt))
        scene.do(answer)
    assert asked == [(BEN, "enter"), (CLEO, "enter"), (BEN, "ride"), (ANA, "ride-host")]
    assert (scene.asked, scene.prompt) == ((ANA,), "act")


@pytest.mark.clause("ZIZ-TURN-08")
def test_others_decide_about_their_defence() -> None:
    scene = zizka(2).warrant(BEN, 3).entourage(ANA, "lukas").entourage(BEN, "hynek").luck(BEN, 1)
    scene.begin()
    scene.roll("speech")
    scene.do(f"attack {BEN}")
    assert (scene.asked, verbs(scene)) == ((BEN,), {"reroll", "stop"})
    scene.do("stop")
    assert (scene.asked, verbs(scene)) == ((BEN,), {"spend", "keep-luck"})
    scene.do("keep-luck")
    assert (scene.asked, scene.prompt) == ((ANA,), "act")


@pytest.mark.clause("ZIZ-TURN-08")
@pytest.mark.parametrize("seats", COUNTS)
def test_others_decide_about_nothing_else(seats: int) -> None:
    random, asked = Random(seats), set()
    for seed in range(3):
        state: Any = Match(GAME, seats, seed, {"expert": "yes"}).state
        while state.stack and state.number < 400:
            seat = state.stack[-1].waiting(state)[0]
            if seat != state.turn:
                asked.add(state.stack[-1].prompt(state, seat).key)
            choice = pick(random, state.stack[-1].options(state, seat))
            kernel.apply(state, seat, choice, Run(SeededChance("others", state.number)))
    assert {"enter", "ride"} <= asked
    defence = {"defend", "defend-expert", "luck-defence", "take-coin"}
    assert asked <= {"enter", "ride", "ride-free", *defence}


@pytest.mark.clause("ZIZ-TURN-09")
def test_a_turn_ends_by_itself_after_the_second_action() -> None:
    scene = zizka(2).begin()
    scene.do("move strakonice")
    scene.do(f"move {QUIET}")
    assert scene.asked == (BEN,)
    assert scene.table()["turn_number"] == 2


@pytest.mark.clause("ZIZ-TURN-09")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_remaining_peek_keeps_the_turn_open(wanted: bool) -> None:
    scene = zizka(2).commander(ANA, "katerina").token("tyn", "raid-1").begin()
    scene.do("move strakonice")
    scene.do(f"move {QUIET}")
    assert (scene.asked, scene.prompt) == ((ANA,), "peek")
    assert verbs(scene) == {"peek", "peek-castle", "end-turn"}
    assert scene.lies_at("pisek") is None, "the refilling comes after it"
    scene.do("peek tyn" if wanted else "end-turn")
    assert scene.asked == (BEN,)
    assert scene.lies_at("pisek") is not None


@pytest.mark.clause("ZIZ-TURN-09")
def test_ending_the_turn_gives_up_remaining_peeks() -> None:
    scene = zizka(2).commander(ANA, "katerina").token("tyn", "raid-1").begin()
    scene.end_turn()
    assert scene.asked == (BEN,)


@pytest.mark.clause("ZIZ-TURN-09")
def test_refilling_comes_before_the_check_for_the_end_and_the_next_player() -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    told = [event["event"] for event in scene.events(None)]
    assert told == ["token-laid"] * 18 + ["turn"]
    scene.state.tokens[scene.space("tyn")] = -1
    scene.state.score(ANA, 20)
    scene.end_turn()
    assert [event["event"] for event in scene.events(None)] == ["token-laid", "won"]
