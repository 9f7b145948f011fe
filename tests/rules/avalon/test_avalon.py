"""AVALON: one card less, once a turn. Avalon lies at region 10."""

import pytest

from tests.rules.avalon.scene import AvalonScene, avalon


def owning_avalon() -> AvalonScene:
    """Return a scene where seat 0 owns Avalon; at regions 1, 2 and 4 it stands 1 against 1."""
    scene = avalon().own(0, 10).hand(0, *["red-knight"] * 4, *["red-witch"] * 8)
    for place in (1, 2, 4):
        scene.pile(place, 0, "blue-knight").pile(place, 1, "green-knight")
    return scene.begin()


def pay(scene: AvalonScene) -> int:
    """Pay what is owed from the hand, and return how much it was."""
    before = scene.cards_of(0)
    while scene.prompt == "pay":
        scene.do("give-card red-witch")
    return before - scene.cards_of(0)


@pytest.mark.clause("AVA-AVALON-01")
def test_the_owner_of_avalon_gives_up_one_card_less() -> None:
    scene = owning_avalon().play("attack red-knight 1", "use-avalon")
    assert (scene.prompt, scene.owed()) == ("pay", 2)  # 2 + 1 - 1
    assert scene.events(1, "used-avalon") == [{"event": "used-avalon", "seat": 0, "count": 2}]
    assert pay(scene) == 2


@pytest.mark.clause("AVA-AVALON-01")
@pytest.mark.parametrize("owner", [-1, 1])
def test_the_opponent_of_the_owner_has_no_discount(owner: int) -> None:
    scene = avalon().owner(10, owner).hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1")
    assert (scene.prompt, scene.owed()) == ("pay", 1)


@pytest.mark.clause("AVA-AVALON-02")
def test_a_discount_used_at_the_first_conquest_is_gone_at_the_second() -> None:
    scene = owning_avalon().play("attack red-knight 1", "use-avalon")
    assert pay(scene) == 2
    scene.play("attack red-knight 2")
    assert scene.prompt == "pay"
    assert pay(scene) == 3


@pytest.mark.clause("AVA-AVALON-02", "AVA-AVALON-08")
def test_a_discount_kept_at_the_first_conquest_works_once_at_the_second() -> None:
    scene = owning_avalon().play("attack red-knight 1", "keep-avalon")
    assert pay(scene) == 3
    scene.play("attack red-knight 2")
    assert scene.events(1, "used-avalon") == [{"event": "used-avalon", "seat": 0, "count": 2}]
    assert pay(scene) == 2  # one card, not two


@pytest.mark.clause("AVA-AVALON-03")
def test_the_discount_is_used_if_no_other_conquest_can_follow() -> None:
    """The attacking knight was the last card in hand."""
    scene = avalon().own(0, 10).pile(1, 0, "blue-knight").pile(2, 0, "red-witch", "red-witch")
    scene.hand(0, "red-knight").hand(1, "blue-witch").begin()
    scene.play("attack red-knight 1", "pass")
    assert scene.events(1, "used-avalon") == [{"event": "used-avalon", "seat": 0, "count": 1}]
    assert (scene.prompt, scene.owed()) == ("pay", 1)


def poor_conqueror(witches: int) -> AvalonScene:
    """Return a scene where Avalon's owner has conquered with so many cards left in hand: 2 + 1 are
    owed, and one card is left at the region."""
    scene = avalon().own(0, 10).pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * witches).hand(1, "blue-witch").begin()
    return scene.play("attack red-knight 1", "pass")


@pytest.mark.clause("AVA-AVALON-03", "AVA-LOSS-11")
@pytest.mark.parametrize("witches", [0, 1])
def test_the_discount_is_not_offered_where_it_saves_nothing(witches: int) -> None:
    scene = poor_conqueror(witches)
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.events(1, "used-avalon") == []
    assert scene.events(1, "gave-all")


@pytest.mark.clause("AVA-AVALON-03", "AVA-LOSS-11")
def test_the_discount_is_used_where_everything_would_be_lost_without_it() -> None:
    """Without a card no second conquest can follow."""
    scene = poor_conqueror(witches=2)
    assert scene.events(1, "used-avalon") == [{"event": "used-avalon", "seat": 0, "count": 2}]
    assert (scene.prompt, scene.owed()) == ("pay", 2)


@pytest.mark.clause("AVA-AVALON-03")
def test_the_discount_may_be_kept_where_a_card_is_left_without_it() -> None:
    assert (poor_conqueror(witches=3).prompt, poor_conqueror(witches=3).owed()) == ("avalon", 3)


@pytest.mark.clause("AVA-AVALON-03")
def test_the_use_of_the_discount_is_decided_when_losses_fall_due() -> None:
    scene = owning_avalon().hand(1, "blue-witch").play("attack red-knight 1")
    assert scene.prompt == "resist"
    scene.do("pass")
    assert (scene.asked, scene.prompt) == ((0,), "avalon")
    assert scene.decision().may_decline, "for the second conquest"
    assert scene.options() == ["use-avalon", "keep-avalon"]
    assert scene.owed() == 3
    scene.do("keep-avalon")
    assert pay(scene) == 3


@pytest.mark.clause("AVA-AVALON-03")
def test_a_repelled_attack_asks_nothing() -> None:
    scene = avalon().own(0, 10).hand(0, "red-knight").hand(1, "red-knight").begin()
    scene.play("attack red-knight 1", "resist red-knight")
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-AVALON-04")
def test_the_discount_does_not_change_the_equal_losses() -> None:
    scene = avalon().own(0, 10).pile(1, 0, "blue-knight", "blue-witch")
    scene.pile(1, 1, "green-knight", "green-witch").hand(0, "red-knight", *["red-witch"] * 6)
    scene.begin().play("attack red-knight 1", "use-avalon")
    assert scene.pile_at(1, 0) == ["blue-knight"]
    assert scene.pile_at(1, 1) == []
    assert len(scene.discarded()) == 4
    assert scene.owed() == 4  # 3 + 2 - 1


@pytest.mark.clause("AVA-AVALON-04")
def test_a_loss_of_one_card_becomes_none() -> None:
    scene = avalon().own(0, 10).hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1", "use-avalon")
    assert scene.prompt == "play"
    assert scene.pile_at(1, 0) == ["red-knight"]
    assert scene.hand_of(0) == ["red-witch"]
    assert scene.discarded() == []


@pytest.mark.clause("AVA-AVALON-04")
def test_the_discount_lowers_the_losses_of_a_castle_too() -> None:
    scene = avalon().own(0, 10).own(1, 3).pile(3, 0, "blue-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 4).begin()
    scene.play("attack red-knight 3", "use-avalon")
    assert scene.owed() == 2  # 2 + 0 + 1 - 1


@pytest.mark.clause("AVA-AVALON-05")
@pytest.mark.parametrize("before", [-1, 1])
def test_the_discount_works_for_the_conquest_of_avalon_itself(before: int) -> None:
    scene = avalon().owner(10, before).pile(10, 0, "blue-knight").pile(10, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 4).begin()
    scene.play("attack red-knight 10", "use-avalon")
    assert scene.owed() == 2


@pytest.mark.clause("AVA-AVALON-06")
def test_avalon_counts_one_crown() -> None:
    assert avalon().own(0, 10).begin().table()["crowns"] == [1, 0]


@pytest.mark.clause("AVA-AVALON-07")
@pytest.mark.parametrize("tile", ["light-landscape", "light-chain"])
def test_avalon_counts_for_no_light_tile(tile: str) -> None:
    scene = avalon().own(0, 10).begin(step=3)
    scene.do(f"take-tile {tile}")
    assert scene.hand_of(0) == []


@pytest.mark.clause("AVA-AVALON-07")
@pytest.mark.parametrize("tile", ["dark-landscape", "dark-regions"])
def test_avalon_counts_for_no_dark_tile(tile: str) -> None:
    assert avalon().own(0, 10).tiles(pending={0: tile}).begin().hand_of(0) == []


@pytest.mark.clause("AVA-AVALON-07")
@pytest.mark.parametrize(("name", "drawn"), [("avalon", 2), ("hill", 4)])
def test_avalon_interrupts_a_chain(name: str, drawn: int) -> None:
    scene = avalon().region(3, name).own(0, 1, 2, 3, 4).begin(step=3)
    scene.do("take-tile light-chain")
    assert len(scene.hand_of(0)) == drawn


@pytest.mark.clause("AVA-AVALON-08")
def test_an_unused_discount_lapses_and_the_next_turn_has_one_of_its_own() -> None:
    scene = avalon().own(0, 10).hand(0, *["red-knight"] * 5).begin()
    scene.play("attack red-knight 1", "keep-avalon", "give-top 1")
    scene.play("end", "take-tile light-chain", "end", "take-tile light-two")
    scene.play("attack red-knight 2", "pass", "use-avalon")
    assert scene.prompt == "play"  # 1 - 1: a single card less
    scene.play("attack red-knight 4", "pass")
    assert scene.prompt == "pay"  # the unused one of the previous turn is not added


@pytest.mark.clause("AVA-AVALON-08")
def test_a_discount_used_comes_back_in_the_next_turn() -> None:
    scene = avalon().own(0, 10).hand(0, "red-knight", "red-knight").begin()
    scene.play("attack red-knight 1", "use-avalon")
    scene.play("end", "take-tile light-two", "end", "take-tile light-two")
    scene.play("attack red-knight 2", "pass")
    assert scene.prompt == "avalon"


@pytest.mark.clause("AVA-AVALON-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_takes_avalon_has_a_discount_although_the_opponent_used_one(seat: int) -> None:
    scene = avalon().own(seat, 10).hand(seat, "red-knight", "red-witch")
    scene.hand(1 - seat, "blue-knight", "blue-witch")
    scene.begin(seat).play("attack red-knight 1", "pass", "use-avalon")
    scene.play("end", "take-tile light-chain", "attack blue-knight 10", "pass")
    assert (scene.asked, scene.prompt) == ((1 - seat,), "avalon")
