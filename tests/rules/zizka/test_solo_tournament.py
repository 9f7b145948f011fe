"""SOLO: Torak at the tournament."""

import pytest

from tests.rules.zizka.scene import ANA, FAR
from tests.rules.zizka.solo import keys, lists, points, stands

SCORES = {
    "torak-basic-1": 8,
    "torak-basic-2": 9,
    "torak-basic-3": 10,
    "torak-basic-4": 9,
    "torak-basic-5": 11,
    "torak-basic-6": 7,
    "torak-basic-7": 10,
    "torak-basic-8": 12,
    "torak-easy": 7,
    "torak-hard": 12,
}


@pytest.mark.clause("ZIZ-SOLO-48", "ZIZ-SOLO-49", "ZIZ-SOLO-50")
@pytest.mark.parametrize("card", SCORES)
def test_torak_rides_for_the_score_of_a_card_before_the_player_rolls(card: str) -> None:
    level = card.removeprefix("torak-") if card in ("torak-easy", "torak-hard") else "normal"
    scene = lists(card, level).begin()
    scene.do("event")
    told = keys(scene)
    assert told.index("torak-rides") < told.index("jousts")
    tourney = scene.table()["tourney"]
    assert (scene.prompt, tourney["torak"], tourney["riders"]) == ("ride-host", SCORES[card], [ANA])
    assert tourney["pot"] == 1
    assert scene.table()["torak"]["discarded"] == [card]
    assert points(scene) == 0, "nothing else of the card counts"
    assert (stands(scene), scene.state.coins[ANA]) == (FAR, 0)


@pytest.mark.clause("ZIZ-SOLO-48", "ZIZ-SOLO-51")
@pytest.mark.parametrize(
    ("faces", "coins", "own", "torak"),
    [
        (["speech"] * 6, 1 + 3 + 1, 1 + 1, 0),  # 12 against 9, and the goal
        (["wild", *["speech"] * 1, *["sword"] * 4], 1 + 2, 1, 0),  # 9 against 9: half of four
        (["wild", *["sword"] * 5], 0, 0, 1),  # 8 against 9
    ],
)
def test_ranks_count_for_both_and_toraks_coins_go_to_the_reserve(
    faces: list[str], coins: int, own: int, torak: int
) -> None:
    scene = lists("torak-basic-2").begin()
    scene.roll(*faces)
    scene.do("event")
    scene.do("stop")
    assert (scene.state.coins[ANA], scene.state.vp[ANA], points(scene)) == (coins, own, torak)
    assert scene.lies_at("pisek") is None
    assert scene.state.luck[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-51")
def test_an_odd_coin_of_a_tie_goes_to_the_reserve() -> None:
    scene = lists("torak-basic-4").token("pisek", "tournament-4").begin()
    scene.roll("wild", "speech", "sword", "sword", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.state.coins[ANA] == (4 + 1) // 2


@pytest.mark.clause("ZIZ-SOLO-21", "ZIZ-SOLO-49")
def test_the_deck_is_refilled_for_a_tournament() -> None:
    scene = lists("torak-basic-1").torak_deck(nothing_else=True).torak_discard("torak-basic-8")
    scene.begin()
    scene.do("event")
    assert scene.table()["tourney"]["torak"] == 12
    assert scene.events(None, "torak-shuffled") == [{"event": "torak-shuffled", "count": 1}]
    assert scene.table()["torak"]["discarded"] == ["torak-basic-8"]
