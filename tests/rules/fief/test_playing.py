"""2.4, 2.4.1 to 2.4.3, 2.4.7: playing cards: lords, harvests, weather."""

import pytest

from tableronde.games.fief.components import CARDS, VILLAGES
from tableronde.games.fief.state import AROUND, INSIDE, SKY
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

KINDS = [("good-harvest", "harvest"), ("fair-weather", "weather")]
"""The two cards that help mills, and how they are played."""


def over(scene: FiefScene, bishopric: int) -> list[str]:
    """What lies by a mitre."""
    return [CARDS[card] for card, bit in SKY.items() if scene.state.sky[bishopric - 1] & bit]


def discarded(scene: FiefScene) -> list[str]:
    return sorted(CARDS[card] for card in scene.state.event_discard)


# The step ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4-01")
@pytest.mark.clause("FIEF-2.4-04")
@pytest.mark.clause("FIEF-R-66")
def test_a_player_plays_any_of_his_cards_one_by_one_until_he_passes() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").hand(ANA, "eric", "good-harvest", "fair-weather")
    scene.hand(BEN, "tax").hand(CLEO, "tax").begin("play")
    scene.do("weather 1")
    scene.do("play-lord eric blaye")
    assert (scene.asked, scene.prompt) == ((ANA,), "play-cards")
    scene.do("done")
    assert (scene.asked, scene.hand_of(ANA)) == ((BEN,), ["good-harvest"])
    scene.do("done")
    scene.do("done", CLEO)
    assert scene.prompt == "window-income", "the step does not come back to her"


@pytest.mark.clause("FIEF-2.4-02")
def test_ordinary_cards_are_played_in_this_step_only() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").title("thierry", "sigy", "sigy")
    scene.hand(ANA, "eric", "tax", "fair-weather").begin("begin")
    ordinary = {"play-lord", "tallage", "weather"}
    steps = set()
    while scene.prompt != "window-turn" or scene.state.turn == 2:
        for seat in scene.asked:
            if ordinary & {option.split()[0] for option in scene.options(seat)}:
                steps.add((seat, scene.prompt))
        options = scene.options()
        quiet = [verb for verb in ("pass", "done", "stop") if verb in options]
        scene.do(quiet[0] if quiet else options[0])
    assert steps == {(ANA, "play-cards")}
    assert scene.hand_of(ANA) == ["eric", "fair-weather", "tax"]


@pytest.mark.clause("FIEF-2.4-03")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "before_income", "before_end"])
def test_surprise_cards_are_played_by_everybody_in_any_phase(step: str) -> None:
    scene = fief().lord(BEN, "mireille", "blaye").hand(CLEO, "arc", "tax").begin(step)
    assert scene.options(CLEO, "make-arc") == ["make-arc mireille"]


@pytest.mark.clause("FIEF-2.4-03")
@pytest.mark.parametrize("step", ["play", "buy", "move"])
def test_surprise_cards_are_played_in_ones_own_turn_of_a_step(step: str) -> None:
    scene = fief().lord(ANA, "mireille", "blaye").hand(ANA, "arc").begin(step)
    scene.do("make-arc mireille")
    assert (scene.named(scene.state.arc), scene.asked) == ("mireille", (ANA,))


@pytest.mark.clause("FIEF-2.4-04")
def test_each_card_is_resolved_before_the_next() -> None:
    scene = fief().garrison(ANA, "blaye").hand(ANA, "thierry", "eric").begin("play")
    scene.do("play-lord thierry blaye")
    scene.do("done")
    assert scene.hand_of(ANA) == ["eric"]
    scene = fief().hand(ANA, "thierry", "eric").begin("play")
    scene.do("play-lord thierry sigy")
    assert scene.options(verb="play-lord") == ["play-lord eric sigy"], "beside the first"


@pytest.mark.clause("FIEF-2.4-04")
@pytest.mark.clause("FIEF-R-66")
def test_a_revolt_in_ones_own_turn_does_not_end_it() -> None:
    scene = fief().troops(BEN, "sigy", 4).sky(5, "famine").hand(ANA, "revolt", "fair-weather")
    scene.begin("play")
    scene.do("revolt sigy")
    scene.until("play-cards")
    assert (scene.asked, scene.troops_at("sigy", BEN)) == ((ANA,), (3, 0))
    assert "weather 1" in scene.options()


@pytest.mark.clause("FIEF-W-07")
def test_windows_after_each_card_and_after_each_turn() -> None:
    scene = fief().hand(ANA, "fair-weather", "good-harvest").begin("play")
    scene.remark(BEN, "attend")
    scene.do("weather 1")
    assert (scene.prompt, scene.asked, over(scene, 1)) == ("window-minor", (BEN,), ["fair-weather"])
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))
    scene.do("done")
    assert (scene.prompt, scene.asked) == ("window-minor", (BEN,))
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("play-cards", (BEN,))


@pytest.mark.clause("FIEF-W-07")
@pytest.mark.parametrize("play", ["play-lord eric blaye", "harvest 2", "tallage sigy"])
def test_the_window_follows_every_kind_of_card(play: str) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").title("thierry", "sigy", "sigy").castle("blaye")
    scene.hand(ANA, "eric", "good-harvest", "tax").begin("play")
    scene.remark(CLEO, "raise-hand")
    scene.do(play)
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))


@pytest.mark.clause("FIEF-W-08")
def test_the_last_window_before_income_asks_everybody() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.hand(ANA, "tax").hand(BEN, "revolt").begin("play")
    scene.do("tallage sigy")
    for seat in (ANA, BEN):
        scene.do("done", seat)
    assert (scene.prompt, scene.asked) == ("window-income", (ANA, BEN, CLEO))
    assert "revolt sigy" in scene.options(BEN)
    assert scene.state.money == [0, 0, 0]


@pytest.mark.clause("FIEF-W-08")
def test_it_comes_after_the_powers_of_relics() -> None:
    scene = fief(relics="yes").lord(BEN, "thierry", "sigy").relic("radegonde", "thierry")
    scene.sky(1, "famine").hand(ANA, "tax").begin("play")
    prompts = []
    while scene.prompt != "window-income":
        prompts.append(scene.prompt)
        scene.do("done")
    assert prompts == ["play-cards", "pray-radegund"]


# Lords (2.4.1) ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4.1-01")
@pytest.mark.clause("FIEF-2.4.1-06")
def test_a_lord_joins_the_family_and_is_operational_at_once() -> None:
    scene = fief().garrison(ANA, "blaye").castle("blaye").hand(ANA, "thierry").begin("play")
    scene.do("play-lord thierry blaye")
    assert (scene.owner("thierry"), scene.where("thierry")) == (ANA, "blaye")
    assert scene.hand_of(ANA) == []
    assert scene.state.character_discard == [], "the card stays with him"
    assert scene.events(BEN, "lord-enters") == [
        {"event": "lord-enters", "seat": ANA, "lord": "thierry"}
    ]
    scene.until("moves")
    scene.do("lead thierry")
    assert "march charolles" in scene.options()


@pytest.mark.clause("FIEF-2.4.1-02")
@pytest.mark.clause("FIEF-2.4.1-03")
def test_a_family_has_four_lords_at_most_and_further_cards_are_kept() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye").lord(ANA, "charles")
    scene.captive("charles", BEN, "bourg").troops(BEN, "bourg", 1).hand(ANA, "eric", "thierry")
    scene.begin("play")
    scene.do("play-lord eric blaye")
    assert scene.options(verb="play-lord") + scene.options(verb="ask-host") == []
    scene.do("done")
    assert scene.hand_of(ANA) == ["thierry"]


@pytest.mark.clause("FIEF-2.4.1-04")
@pytest.mark.parametrize("step", ["draw", "before_income", "buy", "move", "before_end"])
def test_lords_are_not_played_in_other_steps(step: str) -> None:
    scene = fief().lord(ANA, "arthur", "blaye").hand(ANA, "thierry").begin(step)
    assert scene.options(ANA, "play-lord") + scene.options(ANA, "ask-host") == []


@pytest.mark.clause("FIEF-2.4.1-05")
@pytest.mark.clause("FIEF-R-23")
def test_first_castles_and_cities_besieged_or_not() -> None:
    scene = fief().garrison(ANA, "blaye", "bourg", "charolles").castle("blaye", "bourg", "sigy")
    scene.garrison(BEN, "sigy").lord(ANA, "arthur", "sigy").lord(BEN, "eric", "blaye")
    scene.troops(BEN, "blaye", 2).siege(BEN, "blaye").hand(ANA, "thierry").begin("play")
    assert scene.options(verb="play-lord") == ["play-lord thierry blaye", "play-lord thierry bourg"]
    scene.do("play-lord thierry blaye")
    assert scene.state.post[CARDS.index("thierry")] == INSIDE


@pytest.mark.clause("FIEF-2.4.1-05")
@pytest.mark.clause("FIEF-R-23")
def test_failing_that_villages_with_an_own_free_lord() -> None:
    scene = fief().garrison(ANA, "charolles").garrison(BEN, "sigy", "bourg").castle("sigy")
    scene.lord(ANA, "arthur", "sigy").lord(ANA, "baudoin").captive("baudoin", BEN, "bourg")
    scene.hand(ANA, "thierry").begin("play")
    assert scene.options(verb="play-lord") == ["play-lord thierry sigy"]
    scene.do("play-lord thierry sigy")
    assert scene.state.post[CARDS.index("thierry")] == AROUND, "with his family before the walls"
    assert scene.holder("sigy") == BEN


@pytest.mark.clause("FIEF-2.4.1-05")
def test_failing_that_villages_one_controls() -> None:
    scene = fief().garrison(ANA, "charolles", "sigy").garrison(BEN, "bourg").castle("bourg")
    scene.hand(ANA, "thierry").begin("play")
    assert scene.options(verb="play-lord") == [
        "play-lord thierry charolles",
        "play-lord thierry sigy",
    ]
    assert scene.options(verb="ask-host") == []


@pytest.mark.clause("FIEF-2.4.1-05")
@pytest.mark.clause("FIEF-R-23")
def test_failing_that_free_villages_or_those_of_a_host() -> None:
    scene = fief().garrison(BEN, "bourg", "sigy").hand(ANA, "thierry").begin("play")
    free = [village for village in VILLAGES if village not in ("bourg", "sigy")]
    assert scene.options(verb="play-lord") == [f"play-lord thierry {village}" for village in free]
    assert scene.options(verb="ask-host") == ["ask-host thierry bourg", "ask-host thierry sigy"]
    scene.do("play-lord thierry blaye")
    assert scene.holder("blaye") == ANA, "a village that nobody occupies is his at once"


@pytest.mark.clause("FIEF-2.4.1-05")
@pytest.mark.clause("FIEF-R-23")
def test_a_host_must_agree() -> None:
    scene = fief().garrison(BEN, "sigy").garrison(CLEO, "bourg").hand(ANA, "thierry").begin("play")
    scene.do("ask-host thierry sigy")
    assert (scene.asked, scene.prompt, scene.where("thierry")) == ((BEN,), "host", "")
    scene.do("refuse")
    assert (scene.asked, scene.hand_of(ANA)) == ((ANA,), ["thierry"])
    scene.do("ask-host thierry bourg")
    scene.do("grant")
    assert (scene.where("thierry"), scene.hand_of(ANA), scene.asked) == ("bourg", [], (ANA,))
    assert (scene.holder("bourg"), scene.state.post[CARDS.index("thierry")]) == (CLEO, AROUND)


@pytest.mark.clause("FIEF-R-23")
def test_a_host_who_controls_by_title_only_loses_the_village_to_his_guest() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "sigy", "sigy").hand(ANA, "thierry")
    scene.begin("play")
    scene.do("ask-host thierry marcamps")
    scene.do("grant")
    assert (scene.holder("marcamps"), scene.holds("sigy")) == (ANA, "eric")


@pytest.mark.clause("FIEF-R-23")
def test_without_a_legal_place_the_card_cannot_be_played() -> None:
    scene = fief().garrison(BEN, *VILLAGES[:12]).garrison(CLEO, *VILLAGES[12:])
    scene.hand(ANA, "thierry").begin("play")
    assert scene.options(verb="play-lord") == []
    assert len(scene.options(verb="ask-host")) == 24


@pytest.mark.clause("FIEF-R-23")
def test_a_freed_lord_without_a_place_waits_beside_the_board() -> None:
    scene = fief().garrison(BEN, *VILLAGES[:12]).garrison(CLEO, *VILLAGES[12:])
    scene.lord(ANA, "thierry").captive("thierry", BEN, "blaye").begin("before_income")
    scene.do("pass", ANA)
    scene.do("release thierry", BEN)
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == ("place", (ANA,))
    for _ in VILLAGES:  # each is asked for once (FIEF-D-09)
        scene.do(scene.options(verb="ask-host")[0], ANA)
        scene.do("refuse")
    assert (scene.prompt, scene.where("thierry")) == ("window-income", "")
    scene.state.camps[0] = ()
    scene.state.control[0] = -1
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("place", (ANA,)), "as soon as there is a place"
    assert "place thierry beaujeu" in scene.options()


@pytest.mark.clause("FIEF-2.4.1-07")
def test_a_lord_alone_is_killed_by_a_revolt() -> None:
    scene = fief().hand(ANA, "thierry").hand(BEN, "revolt").sky(5, "famine").begin("play")
    scene.do("play-lord thierry sigy")
    scene.do("done")
    scene.do("revolt sigy", BEN)
    scene.until("play-cards")
    assert scene.owner("thierry") == -1


@pytest.mark.clause("FIEF-2.4.1-07")
def test_a_lord_alone_is_captured_by_an_attack() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").lord(BEN, "eric", "sigy").troops(BEN, "sigy", 1)
    scene.begin("fight")
    scene.do("attack sigy 0", BEN)
    scene.until("captures")
    scene.do("capture thierry 1")
    assert scene.captor("thierry") == BEN


# Good Harvest and Fair Weather (2.4.2, 2.4.3, 2.4.7) ----------------------------------------------


@pytest.mark.clause("FIEF-2.4.2-01")
@pytest.mark.clause("FIEF-2.4.3-01")
@pytest.mark.parametrize(("card", "verb"), KINDS)
def test_they_are_played_on_any_bishopric_governed_or_not(card: str, verb: str) -> None:
    scene = fief().lord(BEN, "eric", "blaye").bishop("eric", 2).hand(ANA, card).begin("play")
    assert scene.options(verb=verb) == [f"{verb} {see}" for see in range(1, 6)]


@pytest.mark.clause("FIEF-2.4.2-03")
@pytest.mark.clause("FIEF-2.4.2-04")
@pytest.mark.clause("FIEF-2.4.3-03")
@pytest.mark.clause("FIEF-2.4.3-04")
@pytest.mark.clause("FIEF-R-62")
@pytest.mark.parametrize(("card", "verb"), KINDS)
def test_each_mill_of_the_bishopric_yields_one_more_whoever_owns_it(card: str, verb: str) -> None:
    scene = fief().garrison(BEN, "blaye").garrison(CLEO, "charolles", "bourg").hand(ANA, card)
    scene.mills("blaye", 2).mills("charolles", 1).mills("bourg", 1).begin("play")
    scene.do(f"{verb} 1")
    assert (over(scene, 1), discarded(scene), scene.hand_of(ANA)) == ([card], [], [])
    scene.until("buy")
    assert scene.state.money == [0, 1 + 2 * 3, (1 + 3) + (1 + 2)]
    assert (over(scene, 1), discarded(scene)) == ([], [card])


@pytest.mark.clause("FIEF-2.4.7-01")
@pytest.mark.clause("FIEF-R-24")
@pytest.mark.parametrize(("card", "verb"), KINDS)
def test_a_second_card_of_a_kind_is_not_played_on_the_same_bishopric(card: str, verb: str) -> None:
    scene = fief().hand(ANA, card, card).hand(BEN, card).begin("play")
    scene.do(f"{verb} 3")
    others = [f"{verb} {see}" for see in (1, 2, 4, 5)]
    assert scene.options(verb=verb) == others
    scene.do("done")
    assert scene.options(BEN, verb) == others


@pytest.mark.clause("FIEF-2.4.7-02")
@pytest.mark.clause("FIEF-EX-15")
def test_both_bonuses_add_up_to_four_for_a_mill() -> None:
    scene = fief().garrison(BEN, "blaye").mills("blaye", 1).hand(ANA, "good-harvest")
    scene.hand(BEN, "fair-weather").begin("play")
    scene.do("harvest 1")
    scene.do("done")
    scene.do("weather 1")
    scene.until("buy")
    assert scene.state.money[BEN] == 1 + 4


@pytest.mark.clause("FIEF-2.4.7-03")
@pytest.mark.clause("FIEF-EX-14")
def test_a_calamity_is_cancelled_and_another_player_adds_a_bonus() -> None:
    scene = fief().garrison(BEN, "blaye").mills("blaye", 1).sky(1, "bad-weather")
    scene.hand(ANA, "fair-weather").hand(BEN, "good-harvest").begin("play")
    scene.do("weather 1")
    scene.do("done")
    scene.do("harvest 1")
    scene.until("buy")
    assert scene.state.money[BEN] == 1 + 3
    assert over(scene, 1) == []


@pytest.mark.clause("FIEF-2.4.7-03")
@pytest.mark.clause("FIEF-EX-16")
def test_of_two_harvests_the_first_ends_the_famine_the_second_gives_the_bonus() -> None:
    scene = fief().garrison(ANA, "blaye").mills("blaye", 1).sky(1, "famine")
    scene.hand(ANA, "good-harvest", "good-harvest").begin("play")
    scene.do("harvest 1")
    assert over(scene, 1) == []
    scene.do("harvest 1")
    assert over(scene, 1) == ["good-harvest"]
    scene.until("buy")
    assert scene.state.money[ANA] == 1 + 3


# Windows ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-W-07")
@pytest.mark.parametrize("attends", [True, False])
@pytest.mark.parametrize("card", ["good-harvest", "assassination"])
def test_after_each_card_of_the_active_player_there_is_a_window(card: str, attends: bool) -> None:
    """A surprise card is a card like others: Justice may follow a murder before his next card."""
    scene = (
        fief().lord(ANA, "othon", "sigy").lord(BEN, "eric", "bourg").lord(CLEO, "henri", "blaye")
    )
    scene.hand(ANA, card, "fair-weather").hand(CLEO, "justice")
    if attends:
        scene.remark(CLEO, "attend")
    scene.begin("play")
    scene.do("harvest 1" if card == "good-harvest" else "assassinate eric othon", ANA)
    if attends and card == "assassination":
        assert scene.prompt == "window-card"
        scene.do("pass", CLEO)
    if attends:
        assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
        assert ("justice othon" in scene.options(CLEO)) == (card == "assassination")
        scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))


@pytest.mark.clause("FIEF-W-07")
def test_what_is_no_card_opens_no_window() -> None:
    scene = fief().garrison(ANA, "blaye").troops(BEN, "blaye", 1).hand(ANA, "tax")
    scene.remark(CLEO, "attend")
    scene.begin("play").do("cede blaye 1", ANA)
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))
