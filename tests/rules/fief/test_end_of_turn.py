"""7.0 to 7.3: the end of a turn, victory alone or in alliance, ties; W-12."""

import pytest

from tableronde.games.fief.components import CARDS
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

HOMES = {
    ANA: ("arthur", "baudoin", "mazilles", "st-paul", "sigy", "tournus"),
    BEN: ("charles", "eric", "blaye", "bourg", "st-gerome", "epervier"),
}
CAPITALS = {
    "mazilles": "mazilles",
    "st-paul": "st-paul",
    "sigy": "sigy",
    "tournus": "tournus",
    "blaye": "blaye",
    "bourg": "bourg",
    "st-gerome": "st-gerome",
    "epervier": "l-epervier",
}


def titled(scene: FiefScene, seat: int, count: int) -> FiefScene:
    """A player (Ana or Ben) with so many fief titles, two of them for each of his lords."""
    first, second, *fiefs = HOMES[seat]
    scene.lord(seat, first, CAPITALS[fiefs[0]])
    scene.lord(seat, second, CAPITALS[fiefs[0]])
    for at, name in enumerate(fiefs[:count]):
        scene.title(first if at < 2 else second, name, CAPITALS[name])
    return scene


def winners(scene: FiefScene) -> list[int]:
    found: list[int] = [] if scene.result is None else scene.result["winners"]
    return found


# 7.0 ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-7.0-01")
def test_calamities_are_discarded_and_other_cards_stay() -> None:
    scene = fief().sky(1, "bad-weather", "famine").sky(2, "plague").sky(3, "fair-weather")
    scene.begin("finish")
    assert scene.state.sky == [0, 0, 2, 0, 0]
    discarded = sorted(CARDS[card] for card in scene.state.event_discard)
    assert discarded == ["bad-weather", "famine", "plague"]
    assert scene.state.character_discard == []


@pytest.mark.clause("FIEF-7.0-02", "FIEF-12.0-13")
@pytest.mark.parametrize(
    ("titles", "office", "points"),
    [(0, "", 0), (3, "", 3), (2, "king", 3), (2, "pope", 3), (2, "queen", 2), (2, "prince", 2)],
)
def test_victory_points_of_fief_titles_king_and_pope(titles: int, office: str, points: int) -> None:
    scene = titled(fief(), ANA, titles).lord(BEN, "charles", "blaye")
    if office == "king":
        scene.king("arthur")
    elif office == "pope":
        scene.bishop("arthur", 1).pope("arthur")
    elif office == "queen":
        scene.lord(ANA, "blanche", "mazilles").queen("blanche")  # a regent: there is no king
    elif office == "prince":
        scene.prince("arthur")
    # Ben wins in any case, so that the figures are told.
    scene.title("charles", "blaye", "blaye").title("charles", "bourg", "bourg")
    scene.title("charles", "epervier", "l-epervier").title("charles", "st-gerome", "st-gerome")
    scene.begin("finish")
    assert scene.result["scores"][ANA]["points"] == points
    assert scene.result["scores"][BEN]["points"] == 4


@pytest.mark.clause("FIEF-7.0-02")
def test_bishops_and_cardinals_give_no_victory_point() -> None:
    scene = titled(fief(), ANA, 2).bishop("arthur", 1).cardinal("arthur").begin("finish")
    assert scene.result is None


@pytest.mark.clause("FIEF-7.0-03", "FIEF-W-12")
def test_victory_is_looked_for_only_at_the_end_of_the_turn() -> None:
    scene = titled(fief(), ANA, 4).begin("begin")
    prompts = []
    while scene.state.stack:
        prompts.append(scene.prompt)
        decline(scene)
    assert prompts[0] == "window-turn"
    assert prompts[-1] == "window-end"
    assert (winners(scene), scene.state.turn) == ([ANA], 2)


def decline(scene: FiefScene) -> None:
    options = scene.options()
    quiet = ("pass", "done", "decline", "stop", "no-offer", "halt", "refuse")
    scene.do(next((verb for verb in quiet if verb in options), options[0]))


@pytest.mark.clause("FIEF-7.0-04")
@pytest.mark.parametrize(("first", "following"), [(ANA, BEN), (CLEO, ANA)])
def test_the_first_player_card_goes_to_the_left(first: int, following: int) -> None:
    scene = fief().begin("finish", first)
    assert scene.state.first == following
    assert scene.state.turn == 2
    assert scene.events(None, "turn") == [{"event": "turn", "count": 2, "seat": following}]


@pytest.mark.clause("FIEF-7.0-04")
def test_the_first_player_card_stays_when_somebody_wins() -> None:
    scene = titled(fief(), ANA, 3).begin("finish", BEN)
    assert scene.state.first == BEN
    assert scene.state.turn == 1
    assert scene.state.stack == []
    assert scene.events(None, "won") == [{"event": "won", "seats": [ANA]}]


# 7.1, 7.2 -----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-7.1-01")
@pytest.mark.parametrize(("count", "won"), [(2, []), (3, [ANA]), (4, [ANA])])
def test_three_points_win_alone(count: int, won: list[int]) -> None:
    scene = titled(fief(4), ANA, count).begin("finish")
    assert winners(scene) == won


@pytest.mark.clause("FIEF-7.1-02", "FIEF-7.2-02", "FIEF-12.0-08", "FIEF-R-54")
@pytest.mark.parametrize(("seats", "won"), [(3, [ANA]), (4, []), (6, [])])
def test_an_allied_player_wins_alone_only_among_three(seats: int, won: list[int]) -> None:
    scene = titled(fief(seats), ANA, 3).lord(BEN, "blanche", "blaye").marry("arthur", "blanche")
    assert winners(scene.begin("finish")) == won


@pytest.mark.clause("FIEF-7.2-01")
@pytest.mark.parametrize(("mine", "yours", "won"), [(3, 0, []), (3, 1, [ANA, BEN]), (0, 4, [0, 1])])
def test_four_points_win_together(mine: int, yours: int, won: list[int]) -> None:
    scene = titled(titled(fief(4), ANA, mine), BEN, yours).lord(BEN, "blanche", "blaye")
    scene.marry("arthur", "blanche").begin("finish")
    assert winners(scene) == won
    if won:
        assert scene.result["reason"] == "alliance"


@pytest.mark.clause("FIEF-7.2-01")
def test_without_a_marriage_points_are_not_added() -> None:
    assert winners(titled(titled(fief(4), ANA, 2), BEN, 2).begin("finish")) == []


@pytest.mark.clause("FIEF-7.2-02", "FIEF-R-54")
def test_there_is_no_allied_victory_among_three() -> None:
    scene = titled(titled(fief(3), ANA, 2), BEN, 2).lord(BEN, "blanche", "blaye")
    assert winners(scene.marry("arthur", "blanche").begin("finish")) == []


@pytest.mark.clause("FIEF-R-54")
def test_titles_of_prisoners_count() -> None:
    scene = titled(fief(), ANA, 3).troops(CLEO, "charolles", 1)
    scene.captive("arthur", CLEO, "charolles")
    assert winners(scene.begin("finish")) == [ANA]


# 7.3 ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-7.3-01")
def test_a_solo_victory_beats_an_allied_one_with_more_points() -> None:
    scene = titled(titled(fief(4), ANA, 4), BEN, 3).lord(CLEO, "blanche", "villeneuve")
    scene.king("arthur").marry("arthur", "blanche").begin("finish")
    assert winners(scene) == [BEN]
    assert scene.result["reason"] == "solo"


CRITERIA = ("king", "pope", "regent", "fiefs", "bishops", "villages", "shared")


def tied(criterion: str) -> FiefScene:
    """Ana and Ben qualify; Ben is ahead by this criterion, Ana by all that follow it."""
    rank = CRITERIA.index(criterion)
    scene = titled(titled(fief(), ANA, 3), BEN, 3 + (criterion == "fiefs"))
    ahead = {name: BEN if at == rank else ANA for at, name in enumerate(CRITERIA) if at >= rank}
    if "king" in ahead:
        scene.king("charles")
    if "pope" in ahead:
        scene.pope("arthur" if ahead["pope"] == ANA else "charles")
    if "regent" in ahead and criterion != "king":
        woman = "blanche" if ahead["regent"] == ANA else "jeanne"
        scene.lord(ahead["regent"], woman, "mazilles" if ahead["regent"] == ANA else "blaye")
        scene.queen(woman)
    if ahead.get("fiefs") == ANA:
        scene.title("baudoin", "tournus", "tournus")
    if "bishops" in ahead:
        scene.bishop("baudoin" if ahead["bishops"] == ANA else "eric", 1)
    return scene


@pytest.mark.clause("FIEF-7.3-02", "FIEF-R-54")
@pytest.mark.parametrize("criterion", ["king", "pope", "regent", "fiefs", "bishops"])
def test_a_tie_is_broken_by_the_first_criterion_that_tells_them_apart(criterion: str) -> None:
    scene = tied(criterion).begin("finish")
    assert winners(scene) == [BEN]
    assert scene.result["reason"] == criterion
    if criterion != "regent":  # which is worth no points
        ana, ben, _ = scene.result["scores"]
        assert ana[criterion] < ben[criterion]


@pytest.mark.clause("FIEF-7.3-02", "FIEF-R-54")
def test_a_queen_beside_a_living_king_breaks_no_tie() -> None:
    """Ana's Blanche is queen, but no regent: Ben has more titles."""
    scene = titled(titled(fief(), ANA, 3), BEN, 4).lord(ANA, "blanche", "mazilles")
    scene.lord(CLEO, "gauvain", "villeneuve").king("gauvain").queen("blanche").begin("finish")
    assert (winners(scene), scene.result["reason"]) == ([BEN], "fiefs")


@pytest.mark.clause("FIEF-7.3-02", "FIEF-R-54")
def test_the_most_villages_decide_at_last() -> None:
    """Ana has 2 + 2 + 3 villages, Ben 4 + 4 + 3."""
    scene = titled(titled(fief(), ANA, 3), BEN, 3).begin("finish")
    assert scene.result["scores"][ANA]["villages"] == 7
    assert scene.result["scores"][BEN]["villages"] == 11
    assert (winners(scene), scene.result["reason"]) == ([BEN], "villages")


@pytest.mark.clause("FIEF-R-54")
def test_a_tie_to_the_end_is_shared() -> None:
    scene = titled(titled(fief(), ANA, 3), BEN, 3)
    scene.garrison(ANA, "belleville", "pugnac", "tournus", "chateauneuf").begin("finish")
    assert winners(scene) == [ANA, BEN]
    assert scene.result["reason"] == "shared"


@pytest.mark.clause("FIEF-R-54")
def test_pairs_add_up_their_holdings() -> None:
    """Ana, allied with Cleo, has two bishops; Ben has one and his ally Dan two."""
    scene = titled(titled(fief(4), ANA, 4), BEN, 4)
    scene.lord(CLEO, "blanche", "villeneuve").lord(DAN, "jeanne", "villeneuve")
    scene.lord(DAN, "philippe", "villeneuve").lord(DAN, "quentin", "villeneuve")
    scene.marry("arthur", "blanche").marry("charles", "jeanne")
    scene.lord(ANA, "francois", "sigy").bishop("baudoin", 1).bishop("francois", 2)
    scene.bishop("eric", 3).bishop("philippe", 4).bishop("quentin", 5).begin("finish")
    assert winners(scene) == [BEN, DAN]
    assert scene.result["reason"] == "bishops"


# W-12 ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-W-12")
@pytest.mark.parametrize(
    ("step", "prompt", "following"),
    [("before_pillage", "window-pillage", "pillage"), ("before_end", "window-end", "window-turn")],
)
def test_everybody_is_asked_before_pillage_and_before_the_end(
    step: str, prompt: str, following: str
) -> None:
    scene = fief().garrison(ANA, "blaye").mills("blaye", 1).begin(step)
    assert (scene.prompt, scene.asked) == (prompt, (ANA, BEN, CLEO))
    assert "FIEF-W-12" in scene.decision().clauses
    scene.pass_all()
    assert scene.prompt == following


@pytest.mark.clause("FIEF-W-12", "FIEF-D-02")
@pytest.mark.parametrize("mill", ["", "bourg"], ids=["no mill", "a mill that nobody controls"])
def test_with_nothing_to_pillage_only_the_window_before_the_end_opens(mill: str) -> None:
    scene = fief().garrison(ANA, "blaye")
    if mill:
        scene.mills(mill, 1)
    scene.begin("before_pillage")
    assert (scene.prompt, scene.asked) == ("window-end", (ANA, BEN, CLEO))
    scene.pass_all()
    assert scene.prompt == "window-turn"


@pytest.mark.clause("FIEF-W-12", "FIEF-7.0-03")
def test_a_city_ceded_in_the_last_window_makes_its_title_count() -> None:
    scene = titled(titled(fief(), ANA, 2), BEN, 2).garrison(BEN, "bourg")
    scene.lord(ANA, "francois", "bourg").begin("before_end")
    scene.do("cede bourg 0", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("take-title bourg francois")
    scene.pass_all()
    assert winners(scene) == [ANA]
