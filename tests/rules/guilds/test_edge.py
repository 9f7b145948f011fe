"""EDGE: special cases."""

import pytest

from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, guilds

STRIKES = [("assassin", "assassinate"), ("prowler", "steal")]
BOTH = pytest.mark.parametrize("power", ["assassin", "prowler"])

# Assassin and Prowler without a target -------------------------------------------------------


@pytest.mark.clause("GLD-EDGE-01")
@BOTH
@pytest.mark.parametrize("seats", COUNTS)
def test_a_strike_played_with_nothing_to_hit_draws_instead(power: str, seats: int) -> None:
    scene = guilds(seats).hand(ANA, power).hand(BEN, "noble").discard("star")
    scene.draw("monk", "witch", "priest").begin()
    scene.do(f"play {power}")
    assert scene.discarded() == ["star", power]
    assert scene.hand_of(ANA) == ["monk", "witch"]  # instead of the power, and the closing draw
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EDGE-01")
@BOTH
@pytest.mark.parametrize("own_guild", [False, True])
def test_a_strike_without_target_is_discarded_before_its_draw(power: str, own_guild: bool) -> None:
    """When that draw empties the pile, it is therefore the card that stays."""
    scene = guilds(3).hand(ANA, power).hand(BEN, "noble").discard("star", "priest", "knight")
    if own_guild:
        scene.guild(ANA, "monk", 3)
    scene.draw("witch", nothing_else=True).begin()
    scene.do(f"play {power}")
    if own_guild:
        assert scene.discarded() == ["star", "priest", "knight"]
        scene.do("draw-instead")
    assert scene.discarded() == [power]
    assert scene.shuffles() == [["knight", "star", "priest"]]


@pytest.mark.clause("GLD-EDGE-02")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
def test_a_strike_with_only_an_own_guild_to_hit_may_be_declined(power: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, power).guild(ANA, "monk", 2, 2).begin()
    scene.do(f"play {power}")
    assert set(scene.options()) == {"draw-instead", f"{verb} 1 monk", f"{verb} 1 jester"}


@pytest.mark.clause("GLD-EDGE-02")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
def test_a_strike_must_hit_if_another_player_has_a_guild(power: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, power).guild(CLEO, "jester", 0, 3).guild(BEN, "monk", 3).begin()
    scene.do(f"play {power}")
    assert scene.options() == [f"{verb} 2 monk", f"{verb} 1 jester"]


@pytest.mark.clause("GLD-EDGE-03")
@BOTH
@pytest.mark.parametrize("action", ["lay", "reinforce"])
def test_a_strike_guild_laid_or_reinforced_with_nothing_to_hit(power: str, action: str) -> None:
    scene = guilds(3).hand(BEN, "noble").discard("star").draw("monk", "witch", "priest")
    if action == "lay":
        scene.hand(ANA, *[power] * 4).begin().do(f"lay {power} 4 0")
    else:
        scene.guild(ANA, power, 3).hand(ANA, power).begin().do(f"reinforce 1 {power} 1 0")
    scene.do("draw-instead")
    assert scene.guilds_of(ANA) == [(power, 4, 0)]
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert scene.discarded() == ["star"]


@pytest.mark.clause("GLD-EDGE-04")
@BOTH
def test_a_strike_guild_used_with_nothing_to_hit(power: str) -> None:
    scene = guilds(3).guild(ANA, power, 3).hand(ANA, "knight").hand(BEN, "noble").discard("star")
    scene.draw("monk", "witch", "priest").begin()
    scene.do("use 1")
    assert "draw-instead" in scene.options()
    scene.do("draw-instead")
    assert scene.guilds_of(ANA) == [(power, 3, 0)]
    assert scene.hand_of(ANA) == ["knight", "monk", "witch"]
    assert scene.discarded() == ["star"]


@pytest.mark.clause("GLD-EDGE-05")
@pytest.mark.parametrize("own", [["assassin"], ["prowler"], ["assassin", "prowler"]])
@pytest.mark.parametrize("seats", COUNTS)
def test_a_player_with_only_useless_strike_guilds_and_no_card_draws(
    own: list[str], seats: int
) -> None:
    scene = guilds(seats).hand(BEN, "noble").discard("star").draw("monk", "witch", "priest")
    for power in own:
        scene.guild(ANA, power, 3)
    scene.begin()
    assert scene.hand_of(ANA) == ["monk", "witch"]  # as the action, and the closing draw
    assert scene.guilds_of(ANA) == [(power, 3, 0) for power in own]
    assert scene.discarded() == ["star"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EDGE-05")
@BOTH
def test_a_card_or_another_guild_gives_such_a_player_a_choice(power: str) -> None:
    with_card = guilds(3).guild(ANA, power, 3).hand(ANA, "monk").begin()
    assert sorted(with_card.options()) == ["play monk", "use 1"]
    with_guild = guilds(3).guild(ANA, power, 3).guild(ANA, "monk", 3).begin()
    assert sorted(with_guild.options()) == ["use 1", "use 2"]
    with_target = guilds(3).guild(ANA, power, 3).guild(BEN, "monk", 3).begin()
    assert with_target.options() == ["use 1"]


@pytest.mark.clause("GLD-EDGE-06")
@BOTH
def test_a_strike_copied_with_nothing_to_hit(power: str) -> None:
    scene = guilds(3).hand(ANA, "witch").guild(ANA, power, 3).hand(BEN, "noble").discard("star")
    scene.draw("monk", "priest").begin()
    scene.do("play witch")
    assert "draw-instead" in scene.options()
    scene.do("draw-instead")
    assert scene.hand_of(ANA) == ["monk", "priest"]
    assert scene.guilds_of(ANA) == [(power, 3, 0)]
    assert scene.discarded() == ["star", "witch"]


@pytest.mark.clause("GLD-EDGE-06")
@BOTH
def test_a_witch_who_copies_a_useless_strike_is_discarded_after_its_draw(power: str) -> None:
    scene = guilds(3).hand(ANA, "witch").guild(ANA, power, 3).hand(BEN, "noble")
    scene.discard("star").draw("monk", "priest").begin()
    scene.do("play witch")
    scene.do("draw-instead")
    told = ["no-guild-to-hit", "drew", "discarded-played", "drew", "turn"]
    assert scene.told_keys == told
    assert scene.discarded() == ["star", "witch"]


@pytest.mark.clause("GLD-EDGE-06", "GLD-PILE-04")
@BOTH
def test_a_witch_who_copies_a_useless_strike_stays_if_its_draw_empties_the_pile(power: str) -> None:
    scene = guilds(3).hand(ANA, "witch").guild(ANA, power, 3).hand(BEN, "noble")
    scene.discard("star", "priest", "knight").draw("monk", nothing_else=True).begin()
    scene.do("play witch")
    scene.do("draw-instead")
    assert scene.shuffles() == [["knight", "star", "priest"]]
    assert scene.discarded() == ["witch"]


# Guilds of Jesters ---------------------------------------------------------------------------


@pytest.mark.clause("GLD-EDGE-07")
@pytest.mark.parametrize("seats", COUNTS)
def test_laying_jesters_ends_with_the_closing_draw(seats: int) -> None:
    scene = guilds(seats).hand(ANA, "jester", "jester", "jester").guild(BEN, "monk", 3)
    scene.hand(BEN, "noble").discard("star").draw("witch", "priest").begin()
    scene.do("lay jester 0 3")
    assert scene.hand_of(ANA) == ["witch"]
    assert scene.discarded() == ["star"]
    assert (scene.prompt, scene.asked) == ("action", (BEN,))


@pytest.mark.clause("GLD-EDGE-08")
@pytest.mark.parametrize("kind", ["knight", "merchant", "priest"])
def test_a_guild_of_jesters_takes_the_type_of_the_first_other_card(kind: str) -> None:
    scene = guilds(3).guild(ANA, "jester", 0, 3).hand(ANA, kind, kind, "noble").begin()
    scene.do(f"reinforce 1 {kind} 1 0")
    assert scene.guilds_of(ANA) == [(kind, 1, 3)]
    assert scene.prompt.startswith(kind)


@pytest.mark.clause("GLD-EDGE-09")
def test_a_guild_of_jesters_with_a_type_is_like_any_guild_of_it() -> None:
    scene = guilds(2).guild(ANA, "jester", 0, 3).hand(ANA, "monk", "star", "jester", "monk")
    scene.hand(BEN, "witch", "jester").draw(*["noble"] * 8).begin()
    scene.do("reinforce 1 monk 1 0")
    held = len(scene.hand_of(BEN))
    scene.do("play witch")
    assert len(scene.hand_of(BEN)) == held + 2  # he copies it: less the Witch, and three drawn
    assert scene.options(verb="use") == ["use 1"]
    assert sorted(scene.options(verb="reinforce")) == [
        "reinforce 1 monk 0 1",
        "reinforce 1 monk 1 0",
        "reinforce 1 monk 1 1",
    ]
    held = len(scene.hand_of(ANA))
    scene.do("use 1")
    assert len(scene.hand_of(ANA)) == held + 3


@pytest.mark.clause("GLD-EDGE-10")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("others_have_a_guild", [False, True])
def test_a_player_with_only_jesters_and_no_card_draws(
    seats: int, others_have_a_guild: bool
) -> None:
    scene = guilds(seats).guild(ANA, "jester", 0, 3).hand(BEN, "noble")
    if others_have_a_guild:
        scene.guild(BEN, "monk", 3)
    scene.draw("star", "witch", "priest").begin()
    assert scene.hand_of(ANA) == ["star", "witch"]
    assert scene.guilds_of(ANA) == [("jester", 0, 3)]
    assert scene.asked == (BEN,)


# Beggar --------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-EDGE-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_beggar_who_alone_has_the_most_draws_instead(seats: int) -> None:
    scene = guilds(seats).hand(ANA, "beggar", "monk", "monk", "monk").discard("noble")
    for other in range(1, seats):
        scene.hand(other, "star", "priest" if other == BEN else "knight")
    scene.draw("artisan", "witch").begin()
    scene.do("play beggar")
    assert scene.hand_of(ANA) == ["artisan", "monk", "monk", "monk", "witch"]
    assert scene.hand_of(BEN) == ["star", "priest"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EDGE-12")
def test_a_beggar_tied_with_several_takes_from_one_of_them() -> None:
    scene = guilds(4).guild(ANA, "beggar", 3).hand(ANA, "monk", "monk").hand(BEN, "star", "star")
    scene.hand(CLEO, "noble", "noble").hand(3, "priest").draw("witch").begin()
    scene.do("use 1")
    assert sorted(scene.options()) == ["choose 1", "choose 2"]
    scene.do("choose 2")
    assert scene.hand_of(ANA) == ["monk", "monk", "noble", "witch"]


@pytest.mark.clause("GLD-EDGE-12")
def test_a_beggar_tied_with_one_player_takes_from_that_one() -> None:
    scene = guilds(3).guild(ANA, "beggar", 3).hand(ANA, "monk", "monk").hand(BEN, "star", "star")
    scene.hand(CLEO, "priest").draw("witch").begin()
    scene.do("use 1")
    assert scene.hand_of(ANA) == ["star", "monk", "monk", "witch"]
    assert scene.hand_of(BEN) == ["star"]


@pytest.mark.clause("GLD-EDGE-13")
def test_the_beggar_being_played_does_not_count() -> None:
    scene = guilds(2).hand(ANA, "beggar", "monk").hand(BEN, "star").draw("witch").begin()
    scene.do("play beggar")  # one against one is a tie, so Ben gives
    assert scene.hand_of(ANA) == ["star", "monk", "witch"]


@pytest.mark.clause("GLD-EDGE-13")
def test_a_witch_who_copies_or_reveals_a_beggar_does_not_count() -> None:
    copied = guilds(2).hand(ANA, "witch", "monk").guild(BEN, "beggar", 3).hand(BEN, "star")
    copied.draw("witch").begin().do("play witch")
    assert copied.hand_of(ANA) == ["star", "monk", "witch"]
    revealed = guilds(2).hand(ANA, "witch", "monk").hand(BEN, "star").draw("beggar", "priest")
    revealed.begin().do("play witch")
    assert revealed.hand_of(ANA) == ["star", "monk", "priest"]


@pytest.mark.clause("GLD-EDGE-13")
def test_cards_in_guilds_do_not_count_for_a_beggar() -> None:
    own = guilds(3).guild(ANA, "beggar", 3, 2).hand(BEN, "star").draw("witch").begin()
    own.do("use 1")  # five cards in her guild, none in hand
    assert own.hand_of(ANA) == ["star", "witch"]
    others = guilds(3).hand(ANA, "beggar").hand(BEN, "star").guild(CLEO, "monk", 5)
    others.hand(CLEO, "noble", "noble").draw("witch").begin()
    others.do("play beggar")
    assert others.hand_of(ANA) == ["noble", "witch"]
    assert others.guilds_of(CLEO) == [("monk", 5, 0)]


@pytest.mark.clause("GLD-EDGE-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_noble_brings_two_cards_at_every_count(seats: int) -> None:
    scene = guilds(seats).guild(ANA, "noble", 3).draw("priest", "witch", "artisan")
    for other in range(1, seats):
        scene.hand(other, "monk", "monk")
    scene.begin()
    scene.do("use 1")
    assert scene.asked == ((BEN,) if seats == 2 else (BEN, CLEO))
    for giver in scene.asked:
        scene.do("give monk", giver)
    expected = ["monk", "priest", "witch"] if seats == 2 else ["monk", "monk", "priest"]
    assert scene.hand_of(ANA) == expected  # the last one is the closing draw


# Witch ---------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-EDGE-15")
def test_a_witch_with_nothing_to_copy_reveals_and_copies_the_top_card() -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble").discard("star")
    scene.draw("monk", "priest", "knight", "artisan").begin()
    scene.do("play witch")
    assert scene.events(CLEO, "witch-revealed") == [
        {"event": "witch-revealed", "seat": ANA, "card": "monk"}
    ]
    assert scene.hand_of(ANA) == ["artisan", "knight", "priest"]  # the Monk's two, closing draw
    assert scene.discarded() == ["star", "monk", "witch"]


@pytest.mark.clause("GLD-EDGE-15")
def test_the_revealed_card_is_discarded_before_its_power() -> None:
    scene = guilds(3).hand(ANA, "witch").discard("star").draw("knight").begin()
    scene.do("play witch")
    assert (scene.prompt, scene.asked) == ("knight", (ANA,))
    assert scene.discarded() == ["star", "knight"]


@pytest.mark.clause("GLD-EDGE-16")
def test_a_revealed_witch_reveals_again() -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble")
    scene.draw("witch", "witch", "monk", "star", "star", "priest").begin()
    scene.do("play witch")
    assert scene.hand_of(ANA) == ["star", "star", "priest"]
    assert scene.discarded() == ["witch", "witch", "monk", "witch"]


@pytest.mark.clause("GLD-EDGE-17")
def test_a_revealed_jester_does_nothing() -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble").draw("jester", "star", "priest").begin()
    scene.do("play witch")
    assert scene.hand_of(ANA) == ["star"]  # the closing draw
    assert scene.discarded() == ["jester", "witch"]
    assert scene.asked == (BEN,)


@pytest.mark.clause("GLD-EDGE-18")
def test_a_revealed_artisan_takes_itself() -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble").discard("star")
    scene.draw("artisan", "priest").begin()
    scene.do("play witch")
    assert scene.hand_of(ANA) == ["artisan", "priest"]
    assert scene.discarded() == ["star", "witch"]


@pytest.mark.clause("GLD-EDGE-19")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
@pytest.mark.parametrize("kind", ["witch", "jester"])
def test_a_revealed_strike_may_hit_witches_and_jesters(power: str, verb: str, kind: str) -> None:
    members = 3 if kind == "witch" else 0
    scene = guilds(3).hand(ANA, "witch").guild(BEN, kind, members, 3 - members).draw(power)
    scene.guild(CLEO, kind, members, 3 - members).begin().do("play witch")
    assert scene.prompt == power
    assert scene.options() == [f"{verb} 1 {kind}", f"{verb} 2 {kind}"]


@pytest.mark.clause("GLD-EDGE-19")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
def test_a_revealed_strike_finds_only_an_own_guild(power: str, verb: str) -> None:
    scene = guilds(3).guild(ANA, "witch", 4).hand(BEN, "noble").draw(power, "star", "priest")
    scene.begin().do("use 1")
    assert set(scene.options()) == {"draw-instead", f"{verb} 1 witch"}
    scene.do("draw-instead")
    assert scene.hand_of(ANA) == ["star", "priest"]


@pytest.mark.clause("GLD-EDGE-19")
@BOTH
def test_a_revealed_strike_finds_no_guild_at_all(power: str) -> None:
    scene = guilds(3).hand(ANA, "witch").hand(BEN, "noble").draw(power, "star", "priest").begin()
    scene.do("play witch")
    assert scene.hand_of(ANA) == ["star", "priest"]
    assert scene.discarded() == [power, "witch"]


@pytest.mark.clause("GLD-EDGE-20")
def test_witches_laid_as_the_only_guild_reveal_the_top_card() -> None:
    scene = guilds(3).hand(ANA, "witch", "witch", "jester").hand(BEN, "noble")
    scene.draw("monk", "star", "priest", "knight").begin()
    scene.do("lay witch 2 1")
    assert scene.discarded() == ["monk"]
    assert scene.hand_of(ANA) == ["knight", "star", "priest"]
    assert scene.guilds_of(ANA) == [("witch", 2, 1)]


# Targets -------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-EDGE-21")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
@pytest.mark.parametrize("size", [3, 4, 8])
def test_a_guild_of_any_size_may_be_hit(power: str, verb: str, size: int) -> None:
    scene = guilds(3).hand(ANA, power).guild(BEN, "monk", size).guild(CLEO, "star", size).begin()
    scene.do(f"play {power}")
    assert scene.options() == [f"{verb} 1 monk", f"{verb} 2 star"]
    scene.do(f"{verb} 1 monk")
    assert scene.guilds_of(BEN) == ([] if size == 3 else [("monk", size - 1, 0)])


@pytest.mark.clause("GLD-EDGE-22")
@pytest.mark.parametrize(("power", "verb"), STRIKES)
def test_a_dissolved_guild_goes_to_its_owner(power: str, verb: str) -> None:
    scene = guilds(3).hand(ANA, power).guild(CLEO, "monk", 2, 1).hand(BEN, "noble").draw("witch")
    scene.begin().do(f"play {power}")
    scene.do(f"{verb} 1 monk")
    assert scene.hand_of(CLEO) == ["jester", "monk"]
    assert scene.hand_of(ANA) == (["witch"] if power == "assassin" else ["monk", "witch"])


@pytest.mark.clause("GLD-EDGE-23")
def test_a_played_assassin_lies_on_its_victim() -> None:
    scene = guilds(3).hand(ANA, "assassin").guild(BEN, "monk", 4).discard("star").begin()
    scene.do("play assassin")
    assert scene.discarded() == ["star", "monk", "assassin"]


@pytest.mark.clause("GLD-EDGE-24")
@BOTH
def test_a_player_with_only_useless_guilds_and_jesters_draws(power: str) -> None:
    scene = guilds(3).guild(ANA, power, 3).guild(ANA, "jester", 0, 4).hand(BEN, "noble")
    scene.draw("monk", "witch", "priest").begin()
    assert scene.hand_of(ANA) == ["monk", "witch"]
    assert scene.asked == (BEN,)
    with_target = guilds(3).guild(ANA, power, 3).guild(ANA, "jester", 0, 4).guild(CLEO, "star", 3)
    assert with_target.begin().options() == ["use 1"]


@pytest.mark.clause("GLD-EDGE-25")
@pytest.mark.parametrize("own", [["assassin"], ["prowler"], ["jester"], ["jester", "prowler"]])
def test_a_draw_instead_of_an_action_needs_no_answer(own: list[str]) -> None:
    scene = guilds(3).hand(BEN, "noble").draw("monk", "witch", "priest")
    for kind in own:
        scene.guild(ANA, kind, 0 if kind == "jester" else 4, 4 if kind == "jester" else 0)
    before = scene.state.number
    scene.begin()
    assert scene.state.number == before  # nobody has given an answer
    assert (scene.prompt, scene.asked) == ("action", (BEN,))
    assert [members + jesters for _, members, jesters in scene.guilds_of(ANA)] == [4] * len(own)
    assert scene.discarded() == []
