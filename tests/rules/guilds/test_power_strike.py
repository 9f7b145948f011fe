"""POWER: Assassin and Prowler."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, GuildsScene, guilds

STRIKES = [("assassin", "assassinate"), ("prowler", "steal")]


def struck(card: str) -> GuildsScene:
    """Return a scene in which Ana has played the card; Ben and Cleo have guilds, she has none."""
    scene = guilds(3).hand(ANA, card).hand(BEN, "noble").discard("star").draw("witch")
    scene.guild(BEN, "monk", 4).guild(CLEO, "knight", 2, 2).begin()
    scene.do(f"play {card}")
    return scene


@pytest.mark.clause("GLD-POWER-08")
def test_an_assassin_puts_a_guild_card_on_the_discard_pile() -> None:
    scene = struck("assassin")
    assert (scene.prompt, scene.asked) == ("assassin", (ANA,))
    scene.do("assassinate 1 monk")
    assert scene.guilds_of(BEN) == [("monk", 3, 0)]
    assert scene.guilds_of(CLEO) == [("knight", 2, 2)]
    assert scene.discarded()[:2] == ["star", "monk"]
    assert (scene.hand_of(ANA), scene.hand_of(BEN)) == (["witch"], ["noble"])


@pytest.mark.clause("GLD-POWER-08")
def test_an_assassin_guilds_victim_is_the_top_of_the_discard_pile() -> None:
    scene = guilds(3).guild(ANA, "assassin", 3).guild(BEN, "monk", 4).discard("star", "noble")
    scene.begin().do("use 1")
    scene.do("assassinate 2 monk")
    assert scene.discarded() == ["star", "noble", "monk"]


@pytest.mark.clause("GLD-GUILD-05")
@pytest.mark.parametrize(("card", "verb"), STRIKES)
def test_only_equal_guilds_are_distinguished_by_number(card: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, card, "noble").guild(BEN, "monk", 3).guild(BEN, "monk", 3)
    scene.guild(CLEO, "monk", 2, 1).guild(CLEO, "knight", 3).begin()
    scene.do(f"play {card}")
    table = scene.game.table(scene.state)
    told = [scene.game.details({"do": verb, "guild": number}, table, ANA) for number in range(1, 5)]
    assert [details["which"] for details in told] == [1, 2, 0, 0]
    scene.do(f"{verb} 2 monk")
    for key in ("assassinated" if card == "assassin" else "stole", "dissolved"):
        [event] = scene.events(BEN, key)
        assert (event["guild"], event["kind"], event["which"]) == (2, "monk", 2)


@pytest.mark.clause("GLD-POWER-09")
@pytest.mark.parametrize(("card", "verb"), STRIKES)
def test_any_card_of_any_guild_may_be_picked(card: str, verb: str) -> None:
    scene = struck(card)
    assert sorted(scene.options()) == [f"{verb} 1 monk", f"{verb} 2 jester", f"{verb} 2 knight"]
    scene.do(f"{verb} 2 jester")
    assert scene.guilds_of(CLEO) == [("knight", 2, 1)]


@pytest.mark.clause("GLD-POWER-09")
@pytest.mark.parametrize(("card", "verb"), STRIKES)
def test_a_guild_of_jesters_has_only_jesters_to_pick(card: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, card).guild(BEN, "jester", 0, 3).guild(CLEO, "witch", 3).begin()
    scene.do(f"play {card}")
    assert sorted(scene.options()) == [f"{verb} 1 jester", f"{verb} 2 witch"]


@pytest.mark.clause("GLD-POWER-10")
@pytest.mark.parametrize(("card", "verb"), STRIKES)
def test_own_guilds_are_targets_too(card: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, card).guild(ANA, "star", 4).guild(BEN, "monk", 3).begin()
    scene.do(f"play {card}")
    assert sorted(scene.options()) == [f"{verb} 1 star", f"{verb} 2 monk"]
    assert scene.decision().may_decline is False
    scene.do(f"{verb} 1 star")
    assert scene.guilds_of(ANA) == [("star", 3, 0)]


@pytest.mark.clause("GLD-POWER-10")
@pytest.mark.parametrize(("card", "verb"), STRIKES)
def test_own_guilds_are_never_forced_targets(card: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, card).guild(ANA, "star", 4).begin()
    scene.do(f"play {card}")
    assert set(scene.options()) == {"draw-instead", f"{verb} 1 star"}
    assert scene.decision().may_decline is True
    scene.do("draw-instead")
    assert scene.guilds_of(ANA) == [("star", 4, 0)]


@pytest.mark.clause("GLD-POWER-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_guild_of_any_other_player_removes_the_way_out(seats: int) -> None:
    for owner in range(1, seats):
        scene = guilds(seats).hand(ANA, "assassin").guild(ANA, "star", 4).guild(owner, "monk", 3)
        scene.begin().do("play assassin")
        assert sorted(scene.options()) == ["assassinate 1 star", "assassinate 2 monk"]


@pytest.mark.clause("GLD-POWER-33")
@pytest.mark.parametrize("member", ["knight", "jester"])
def test_a_prowler_takes_a_guild_card_into_the_hand(member: str) -> None:
    scene = struck("prowler")
    assert (scene.prompt, scene.asked) == ("prowler", (ANA,))
    scene.do(f"steal 2 {member}")
    assert scene.guilds_of(CLEO) == [("knight", *((1, 2) if member == "knight" else (2, 1)))]
    assert scene.hand_of(ANA) == [member, "witch"]
    assert scene.hand_of(CLEO) == []
    assert scene.discarded() == ["star", "prowler"]
