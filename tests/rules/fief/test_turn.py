"""TURN, 1.0, FIEF-W-01 to -04: the course of a turn, and the windows of its first phase."""

import pytest

from tableronde.games.fief.components import VILLAGES
from tests.rules.fief.acting import act, table
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, DECLINING, FiefScene, fief

SEE_5 = ("beaujeu", "st-paul", "sigy", "st-ciers-d-abzac")


def quiet(scene: FiefScene) -> None:
    """The first one who is asked does nothing."""
    options = scene.options()
    scene.do(next(verb for verb in DECLINING if verb in options))


def course(scene: FiefScene, last: str) -> list[tuple[str, int]]:
    """Who is asked what, one after the other, while nobody does anything; up to `last`."""
    asked = []
    for _ in range(99):
        if scene.prompt == last:
            break
        asked.append((scene.prompt, scene.asked[0]))
        quiet(scene)
    return asked


def prompts(scene: FiefScene, last: str) -> list[str]:
    """Only the questions, each once where it is put to several."""
    keys = [key for key, _ in course(scene, last)]
    return [key for at, key in enumerate(keys) if at == 0 or keys[at - 1] != key]


def elections_for_all(scene: FiefScene) -> FiefScene:
    """Bishopric 5, the pope and the king can be elected."""
    scene.garrison(ANA, *SEE_5).lord(ANA, "francois", "sigy").lord(ANA, "charles", "blaye")
    scene.lord(BEN, "othon", "bourg").bishop("othon", 4).cardinal("othon")
    scene.lord(CLEO, "eric", "tournus").bishop("eric", 2).cardinal("eric")
    return scene.title("charles", "blaye", "blaye")


@pytest.mark.clause("FIEF-TURN-01")
def test_turns_follow_one_another() -> None:
    scene = fief().lord(ANA, "eric", "sigy").begin("before_end").pass_all()
    assert scene.result is None
    assert (scene.state.turn, scene.prompt) == (2, "window-turn")


@pytest.mark.clause("FIEF-TURN-01")
def test_the_game_ends_with_a_turn_after_which_somebody_has_enough_points() -> None:
    scene = fief().lord(BEN, "eric", "sigy").lord(BEN, "othon", "blaye")
    scene.title("eric", "sigy", "sigy").title("othon", "blaye", "blaye").king("eric")
    scene.begin("before_end")
    assert scene.prompt == "window-end"
    scene.pass_all()
    assert (scene.result["winners"], scene.asked) == ([BEN], ())


@pytest.mark.clause("FIEF-TURN-02")
def test_seven_phases_follow_in_their_order() -> None:
    scene = fief().lord(ANA, "eric", "sigy").lord(BEN, "othon", "blaye").begin("begin")
    phases = [event["phase"] for event in scene.events(None, "phase")]
    for _ in range(99):
        if scene.state.turn == 3:
            break
        quiet(scene)
        phases += [event["phase"] for event in scene.events(None, "phase")]
    assert phases == [
        *("hear-ye", "cards", "income", "purchases", "movement", "battles", "end-of-turn"),
        "hear-ye",
    ]


@pytest.mark.clause("FIEF-TURN-03")
@pytest.mark.parametrize(
    ("step", "prompt"),
    [("draw", "discard"), ("play", "play-cards"), ("buy", "buy"), ("move", "moves")],
)
def test_players_act_clockwise_from_the_first_player(step: str, prompt: str) -> None:
    scene = (
        fief().lord(ANA, "eric", "sigy").lord(BEN, "othon", "blaye").lord(CLEO, "henri", "bourg")
    )
    for seat in (ANA, BEN, CLEO):
        scene.hand(seat, "tax").money(seat, 1)
    scene.begin(step, first=CLEO)
    asked = [seat for key, seat in course(scene, "window-end") if key == prompt]
    assert list(dict.fromkeys(asked)) == [CLEO, ANA, BEN]


@pytest.mark.clause("FIEF-TURN-04")
@pytest.mark.clause("FIEF-1.0-01")
def test_marriages_then_bishops_then_the_pope_then_the_king() -> None:
    """Ana's Charles and Cleo's Jeanne could marry."""
    scene = elections_for_all(fief()).lord(CLEO, "jeanne", "tournus").begin("marriages")
    assert prompts(scene, "discard") == [
        *("courtship", "present-bishop", "present-pope", "present-king")
    ]


@pytest.mark.clause("FIEF-TURN-05")
def test_draws_then_calamities_then_playing() -> None:
    scene = fief().lord(ANA, "eric", "sigy").hand(BEN, "famine").track("plague").begin("draw")
    asked = course(scene, "window-income")
    keys = [key for key, _ in asked]
    draws = [at for at, key in enumerate(keys) if key in ("discard", "draw")]
    calamities = keys.index("window-calamities")
    plays = [at for at, key in enumerate(keys) if key == "play-cards"]
    assert {seat for key, seat in asked if key == "discard"} == {ANA, BEN, CLEO}
    assert max(draws) < calamities < min(plays)
    assert [seat for key, seat in asked if key == "play-cards"] == [BEN]


@pytest.mark.clause("FIEF-TURN-05")
def test_calamities_strike_before_cards_are_played() -> None:
    scene = fief().lord(ANA, "eric", "sigy").track("famine").dice(2).begin("before_calamities")
    assert scene.state.track == [29]
    scene.pass_all()
    assert (scene.state.track, scene.prompt) == ([], "window-income")


@pytest.mark.clause("FIEF-TURN-06")
def test_purchases_of_one_are_over_before_the_next() -> None:
    scene = fief().lord(ANA, "eric", "sigy").money(ANA, 3).lord(BEN, "othon", "blaye").money(BEN, 3)
    scene.begin("buy")
    scene.do("buy-sergeant sigy")
    scene.do("buy-sergeant sigy")
    assert scene.asked == (ANA,)
    scene.do("done")
    assert scene.asked == (BEN,)


@pytest.mark.clause("FIEF-TURN-06")
def test_moves_of_one_are_over_before_the_next() -> None:
    scene = fief().lord(ANA, "eric", "sigy").lord(ANA, "henri", "sigy").lord(BEN, "othon", "blaye")
    scene.begin("move")
    for lord in ("eric", "henri"):
        scene.do(f"lead {lord}")
        scene.do("march st-paul")
        scene.do("halt")
        assert scene.asked == (ANA,)
    scene.do("done")
    assert scene.asked == (BEN,)


@pytest.mark.clause("FIEF-TURN-06")
def test_battles_of_one_are_over_before_the_next() -> None:
    scene = fief().garrison(CLEO, "sigy", "blaye")
    scene.lord(ANA, "eric", "sigy").troops(ANA, "sigy", 6)
    scene.lord(ANA, "henri", "blaye").troops(ANA, "blaye", 6)
    scene.lord(BEN, "othon", "blaye").troops(BEN, "blaye", 6)
    scene.begin("fight").until("attack")
    scene.battle_dice(3)
    scene.do("attack sigy 2")
    scene.until("attack")
    assert scene.asked == (ANA,)
    scene.do("done")
    assert (scene.until("attack").asked, scene.prompt) == ((BEN,), "attack")


@pytest.mark.clause("FIEF-W-01")
def test_a_window_opens_the_turn() -> None:
    scene = fief().lord(ANA, "eric", "sigy").lord(BEN, "othon", "blaye").hand(CLEO, "assassination")
    scene.lord(CLEO, "henri", "bourg").lord(CLEO, "jeanne", "bourg").begin("begin", first=BEN)
    assert (scene.prompt, scene.asked) == ("window-turn", (BEN, CLEO, ANA))
    scene.do("assassinate eric henri", CLEO)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert scene.owner("eric") == -1
    assert (scene.pass_all().prompt, scene.asked) == ("courtship", (BEN, CLEO))


def wedding(scene: FiefScene) -> FiefScene:
    scene.lord(ANA, "quentin", "sigy").lord(BEN, "jeanne", "blaye").begin("marriages")
    scene.remark(CLEO, "attend")
    return scene


@pytest.mark.clause("FIEF-W-02")
def test_a_window_follows_a_marriage() -> None:
    scene = wedding(fief())
    scene.do("propose quentin jeanne", ANA)
    scene.do("pass", BEN)
    scene.do("grant", BEN)
    assert scene.keys() == ["granted", "married"]
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
    scene.do("pass")
    assert scene.prompt == "courtship"


@pytest.mark.clause("FIEF-W-02")
def test_a_window_follows_a_marriage_by_deal() -> None:
    scene = wedding(fief())
    scene.do(f"deal {BEN}", ANA)
    scene.do("pass", BEN)
    scene.do("marry quentin jeanne")
    scene.do("offer")
    scene.do("accept", BEN)
    assert scene.keys() == ["deal-made", "married"]
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))


@pytest.mark.clause("FIEF-W-03")
def test_a_window_lies_between_candidates_and_votes() -> None:
    scene = elections_for_all(fief()).begin("elections")
    scene.do("present francois")
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN, CLEO))
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("vote", (ANA,))


@pytest.mark.clause("FIEF-W-03")
def test_it_opens_in_the_elections_of_pope_and_king_too() -> None:
    scene = elections_for_all(fief()).begin("elections").until("present-pope")
    scene.do("present othon")
    scene.do("decline")
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN, CLEO))
    scene.until("present-king")
    scene.do("present charles")
    assert (scene.prompt, scene.asked) == ("window-vote", (ANA, BEN, CLEO))


@pytest.mark.clause("FIEF-W-04")
def test_a_window_follows_each_result_and_the_phase() -> None:
    scene = elections_for_all(fief()).begin("elections")
    scene.remark(CLEO, "attend")
    scene.do("present francois")
    scene.pass_all()
    for vote in ("vote francois none", "vote none none", "vote none none"):
        scene.do(vote)
    assert scene.keys()[-1] == "bishop"
    assert (scene.prompt, scene.asked) == ("window-elected", (CLEO,))
    assert prompts(scene, "discard") == [
        *("window-elected", "present-pope", "present-king", "window-minor")
    ]


# A lord who waits beside the board ----------------------------------------------------------------


def waiting() -> FiefScene:
    """All villages are the others'; Ana's Othon waits. Cleo's Henri stands alone in Sennecy, his
    city, and Dan can have him murdered."""
    scene = fief(4).lord(ANA, "othon").lord(CLEO, "henri", "sennecy")
    scene.title("henri", "epervier", "sennecy").lord(DAN, "arthur", "blaye")
    for village in VILLAGES:
        if village != "sennecy":
            scene.garrison(DAN if village == "blaye" else BEN, village)
    return scene.hand(DAN, "assassination")


@pytest.mark.clause("FIEF-R-23")
def test_a_lord_who_waits_is_placed_before_income() -> None:
    scene = table(waiting())
    act(scene, DAN, "assassinate henri arthur").pass_all()
    assert (scene.prompt, scene.asked) == ("place", (ANA,))
    assert scene.options(verb="place") == ["place othon sennecy"]
    scene.do("place othon sennecy", ANA)
    assert scene.events(None, "income")[ANA]["count"] == 1


@pytest.mark.clause("FIEF-R-23")
@pytest.mark.clause("FIEF-7.0-02")
def test_and_before_victory_is_looked_for() -> None:
    """The king and the pope, prisoners, are of his family: with Sennecy it has three points."""
    scene = waiting().lord(ANA, "charles").captive("charles", BEN, "sigy").king("charles")
    scene.lord(ANA, "baudoin").captive("baudoin", BEN, "sigy").pope("baudoin")
    act(scene.begin("before_end"), DAN, "assassinate henri arthur").pass_all()
    scene.do("place othon sennecy", ANA)
    scene.do("take-title epervier othon", ANA)
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("FIEF-R-23")
def test_and_before_the_next_player_moves() -> None:
    """Cleo's Henri leaves Charolles, which nobody governs."""
    scene = fief().lord(ANA, "othon").lord(CLEO, "henri", "charolles")
    scene.garrison(BEN, *(village for village in VILLAGES if village != "charolles"))
    scene.lord(BEN, "eric", "blaye").begin("move", CLEO)
    for step in ("lead henri", "march blaye", "halt", "done"):
        scene.do(step, CLEO)
    assert (scene.prompt, scene.asked) == ("place", (ANA,))
    scene.do("place othon charolles", ANA)
    assert (scene.holder("charolles"), scene.prompt, scene.asked) == (ANA, "moves", (ANA,))
