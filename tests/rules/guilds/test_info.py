"""INFO: what each seat, and a spectator, sees.

Many tests here play twin tables that differ in one hidden thing only: a seat that must not know
it sees the very same at both."""

from random import Random
from typing import Any

import pytest

from tableronde.core.chance import SeededChance
from tableronde.core.event import ALL
from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, GuildsScene, guilds, new_game

EVERYONE = (ANA, BEN, CLEO, None)
NAMED_TO_ALL = {
    "round-began",
    "played",
    "discarded-played",
    "laid",
    "used",
    "reinforced",
    "artisan-took",
    "assassinated",
    "stole",
    "dissolved",
    "knight-took",
    "knight-missed",
    "magician-discarded",
    "witch-revealed",
    "witch-copied",
}
"""Events that name cards to everybody; all others name them to the players concerned only."""


def known(scene: GuildsScene, seat: int | None) -> tuple[Any, Any]:
    """Return all that a seat sees now, with the events of the last answer."""
    return scene.view(seat), scene.events(seat)


def knowing(one: GuildsScene, other: GuildsScene) -> set[int | None]:
    """Return the seats that can tell the twin tables apart."""
    everyone = [*range(one.state.seats), None]
    return {seat for seat in everyone if known(one, seat) != known(other, seat)}


def hands_shown(scene: GuildsScene, seat: int | None) -> list[Any]:
    return [shown["cards"] for shown in scene.view(seat)["table"]["seats"]]


# Hands and piles -----------------------------------------------------------------------------


@pytest.mark.clause("GLD-INFO-01")
def test_a_hand_is_shown_to_its_holder_only_and_its_size_to_all() -> None:
    scene = guilds(3).hand(ANA, "monk", "star").hand(BEN, "noble").begin()
    assert hands_shown(scene, ANA) == [["star", "monk"], None, None]
    assert hands_shown(scene, BEN) == [None, ["noble"], None]
    assert hands_shown(scene, CLEO) == [None, None, []]
    assert hands_shown(scene, None) == [None, None, None]
    for seat in EVERYONE:
        assert [shown["hand"] for shown in scene.view(seat)["table"]["seats"]] == [2, 1, 0]


@pytest.mark.clause("GLD-INFO-01")
@pytest.mark.parametrize("holder", [ANA, BEN, CLEO])
def test_one_hand_looks_like_another_to_the_others(holder: int) -> None:
    def table(card: str) -> GuildsScene:
        scene = guilds(3).hand(ANA, "star").hand(BEN, "star").hand(CLEO, "star")
        return scene.hand(holder, card, "knight").begin()

    assert knowing(table("monk"), table("noble")) == {holder}


@pytest.mark.clause("GLD-INFO-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_draw_pile_is_unknown(seats: int) -> None:
    def table(*top: str) -> GuildsScene:
        return guilds(seats).hand(ANA, "monk").draw(*top).begin()

    assert knowing(table("star", "noble"), table("noble", "star")) == set()
    assert knowing(table("star", "noble"), table("witch", "priest")) == set()


@pytest.mark.clause("GLD-INFO-02")
@pytest.mark.parametrize("side", ["red", "yellow"])
def test_the_size_of_the_pile_and_the_side_of_the_end_card_are_public(side: str) -> None:
    scene = guilds(3).hand(ANA, "jester").hand(BEN, "noble").end_card(side)
    scene.draw("star", "star", "star", nothing_else=True).begin()
    for seat in EVERYONE:
        table = scene.view(seat)["table"]
        assert (table["draw"], table["side"]) == (3, side)
    scene.do("play jester")
    assert {scene.view(seat)["table"]["draw"] for seat in EVERYONE} == {2}


@pytest.mark.clause("GLD-INFO-03")
def test_guilds_are_public_card_by_card() -> None:
    scene = guilds(3).guild(BEN, "monk", 2, 1).guild(BEN, "jester", 0, 3).hand(ANA, "star").begin()
    for seat in EVERYONE:
        table = scene.view(seat)["table"]["seats"]
        assert table[ANA]["guilds"] == []
        assert table[BEN]["guilds"] == [
            {"number": 1, "type": "monk", "cards": ["monk", "monk", "jester"]},
            {"number": 2, "type": "jester", "cards": ["jester", "jester", "jester"]},
        ]


@pytest.mark.clause("GLD-INFO-04")
def test_the_whole_discard_pile_is_public() -> None:
    scene = guilds(3).discard("monk", "star", "noble").hand(ANA, "jester").hand(BEN, "knight")
    scene.begin().do("play jester")
    for seat in EVERYONE:
        assert scene.view(seat)["table"]["discard"] == ["monk", "star", "noble", "jester"]


# Drawing -------------------------------------------------------------------------------------


@pytest.mark.clause("GLD-INFO-05")
def test_a_drawn_card_is_known_to_its_drawer_only() -> None:
    scene = guilds(3).hand(ANA, "monk").hand(BEN, "jester").draw("star", "noble", "witch").begin()
    scene.do("play monk")
    assert [told["cards"] for told in scene.events(ANA, "drew")] == [["star", "noble"], ["witch"]]
    for seat in (BEN, CLEO, None):
        assert scene.events(seat, "drew") == []
        assert scene.events(seat, "drew-unseen") == [
            {"event": "drew-unseen", "seat": ANA, "count": 2},
            {"event": "drew-unseen", "seat": ANA, "count": 1},
        ]


@pytest.mark.clause("GLD-INFO-05")
@pytest.mark.parametrize(("place", "drawer"), [(0, ANA), (1, BEN), (2, CLEO), (3, ANA)])
def test_each_card_of_a_star_is_known_to_its_drawer_only(place: int, drawer: int) -> None:
    def table(card: str) -> GuildsScene:
        scene = guilds(3).hand(ANA, "star").hand(BEN, "jester")
        cards = ["knight", "knight", "knight", "knight"]
        cards[place] = card
        scene.draw(*cards).begin()
        scene.do("play star")
        return scene

    assert knowing(table("monk"), table("noble")) == {drawer}


@pytest.mark.clause("GLD-INFO-05")
def test_the_cards_of_a_magician_are_known_to_nobody_else() -> None:
    def table(*cards: str) -> GuildsScene:
        scene = guilds(3).hand(ANA, "magician").draw(*cards).begin()
        scene.do("play magician")
        return scene

    one, other = table("monk", "star", "noble"), table("priest", "star", "noble")
    assert knowing(one, other) == {ANA}
    for scene, kept in ((one, "monk"), (other, "priest")):
        scene.do(f"keep {kept} star noble")
    assert knowing(one, other) == {ANA}  # not even the one she kept
    discarded = [told["card"] for told in one.events(None, "magician-discarded")]
    assert discarded == ["star", "noble"]


@pytest.mark.clause("GLD-INFO-05")
@pytest.mark.parametrize("drawer", [BEN, CLEO])
def test_a_card_drawn_for_want_of_cards_is_known_to_its_drawer_only(drawer: int) -> None:
    def table(card: str) -> GuildsScene:
        giver = BEN if drawer == CLEO else CLEO
        scene = guilds(3).hand(ANA, "noble").hand(giver, "star", "witch").draw(card).begin()
        scene.do("play noble")
        return scene

    assert knowing(table("monk"), table("priest")) == {drawer}


# Cards that change hands ---------------------------------------------------------------------


def priest_looks(*bens: str) -> GuildsScene:
    """Return a scene in which a Priest's player sees a hand."""
    scene = guilds(3).hand(ANA, "priest", "star", "knight").hand(BEN, *bens).hand(CLEO, "noble")
    scene.draw("witch").begin()
    scene.do("play priest")
    assert hands_shown(scene, ANA)[BEN] is None  # not before Ben is chosen
    scene.do("choose 1")
    return scene


@pytest.mark.clause("GLD-INFO-06")
def test_only_the_active_player_sees_the_hand_shown_to_a_priest() -> None:
    scene = priest_looks("monk", "artisan")
    assert hands_shown(scene, ANA) == [["knight", "star"], ["artisan", "monk"], None]
    assert scene.events(ANA, "saw-hand")[0]["cards"] == ["artisan", "monk"]
    assert hands_shown(scene, BEN) == [None, ["artisan", "monk"], None]
    for seat in (CLEO, None):
        assert hands_shown(scene, seat)[:2] == [None, None]
        assert scene.events(seat, "saw-hand") == []
        assert scene.events(seat, "saw-hand-unseen") == [
            {"event": "saw-hand-unseen", "seat": ANA, "other": BEN}
        ]
    assert knowing(scene, priest_looks("monk", "magician")) == {ANA, BEN}


@pytest.mark.clause("GLD-INFO-06")
def test_the_look_ends_with_the_action() -> None:
    scene = priest_looks("monk", "artisan")
    scene.do("take monk")
    assert hands_shown(scene, ANA)[BEN] == ["artisan"]
    scene.do("give star")
    assert hands_shown(scene, ANA) == [["knight", "monk", "witch"], None, None]


@pytest.mark.clause("GLD-INFO-07")
def test_the_cards_of_a_priest_are_known_to_both_players() -> None:
    one, other = priest_looks("monk", "artisan"), priest_looks("monk", "artisan")
    one.do("take monk")
    other.do("take artisan")
    assert knowing(one, other) == {ANA, BEN}
    assert one.events(BEN, "priest-took") == [
        {"event": "priest-took", "seat": ANA, "other": BEN, "card": "monk"}
    ]
    one, other = priest_looks("monk", "artisan"), priest_looks("monk", "artisan")
    for scene, given in ((one, "star"), (other, "knight")):
        scene.do("take monk")
        scene.do(f"give {given}")
    assert knowing(one, other) == {ANA, BEN}
    for seat in (CLEO, None):
        assert one.events(seat, "priest-gave-unseen") == [
            {"event": "priest-gave-unseen", "seat": ANA, "other": BEN}
        ]


def merchant_trades(anas: str, bens: str = "") -> GuildsScene:
    scene = guilds(3).hand(ANA, "merchant", "star", "knight", "noble").hand(CLEO, "noble")
    scene.hand(BEN, "monk", "artisan", "priest").draw("witch").begin()
    scene.do("play merchant")
    scene.do("choose 1")
    scene.do(anas, ANA)
    if bens:
        scene.do(bens, BEN)
    return scene


@pytest.mark.clause("GLD-INFO-07")
def test_the_cards_of_a_merchant_are_known_to_both_players() -> None:
    one = merchant_trades("swap knight star", "swap artisan monk")
    other = merchant_trades("swap knight noble", "swap artisan priest")
    assert knowing(one, other) == {ANA, BEN}
    for trader in (ANA, BEN):
        assert one.events(trader, "swapped") == [
            {
                "event": "swapped",
                "seat": ANA,
                "other": BEN,
                "given": ["knight", "star"],
                "received": ["artisan", "monk"],
            }
        ]
    for seat in (CLEO, None):
        assert one.events(seat, "swapped-unseen") == [
            {"event": "swapped-unseen", "seat": ANA, "other": BEN}
        ]


@pytest.mark.clause("GLD-INFO-07", "GLD-INFO-10")
def test_a_merchants_partner_chooses_without_knowing_the_first_choice() -> None:
    one, other = merchant_trades("swap knight star"), merchant_trades("swap knight noble")
    assert knowing(one, other) == {ANA}


@pytest.mark.clause("GLD-INFO-07")
def test_the_card_of_a_beggar_is_known_to_both_players() -> None:
    def table(pick: int) -> GuildsScene:
        scene = guilds(3).hand(ANA, "beggar").hand(BEN, "monk", "noble").draw("witch").begin()
        scene.chance.picks.append(pick)
        scene.do("play beggar")
        return scene

    one, other = table(0), table(1)
    assert knowing(one, other) == {ANA, BEN}
    assert [told["card"] for told in one.events(BEN, "begged")] == ["monk"]
    for seat in (CLEO, None):
        assert one.events(seat, "begged-unseen") == [
            {"event": "begged-unseen", "seat": ANA, "other": BEN}
        ]


def noble_gets(bens: str, cleos: str = "") -> GuildsScene:
    scene = guilds(4).hand(ANA, "noble").hand(BEN, "monk", "star").hand(CLEO, "monk", "star")
    scene.draw("witch").begin()
    scene.do("play noble")
    scene.do(f"give {bens}", BEN)
    if cleos:
        scene.do(f"give {cleos}", CLEO)
    return scene


@pytest.mark.clause("GLD-INFO-07")
def test_a_nobles_gift_is_known_to_giver_and_receiver() -> None:
    assert knowing(noble_gets("monk"), noble_gets("star")) == {BEN}  # not yet given
    one, other = noble_gets("monk", "monk"), noble_gets("star", "monk")
    assert knowing(one, other) == {ANA, BEN}
    other = noble_gets("monk", "star")
    assert knowing(one, other) == {ANA, CLEO}
    assert one.events(None, "gave-unseen") == [
        {"event": "gave-unseen", "seat": BEN, "other": ANA},
        {"event": "gave-unseen", "seat": CLEO, "other": ANA},
    ]


@pytest.mark.clause("GLD-INFO-08")
@pytest.mark.parametrize(("named", "key"), [("monk", "knight-took"), ("star", "knight-missed")])
def test_the_cards_of_a_knight_are_public(named: str, key: str) -> None:
    scene = guilds(3).hand(ANA, "knight").hand(BEN, "monk", "noble").begin()
    scene.do("play knight")
    scene.do(f"name 1 {named}")
    for seat in EVERYONE:
        assert scene.events(seat, key) == [{"event": key, "seat": ANA, "other": BEN, "card": named}]


@pytest.mark.clause("GLD-INFO-09")
def test_the_card_of_an_artisan_is_named_and_then_part_of_a_hand() -> None:
    scene = guilds(3).hand(ANA, "artisan").hand(BEN, "star").discard("monk").draw("witch").begin()
    scene.do("play artisan")
    for seat in EVERYONE:
        assert [told["card"] for told in scene.events(seat, "artisan-took")] == ["monk"]
    for seat in (BEN, CLEO, None):
        assert hands_shown(scene, seat)[ANA] is None
        assert scene.view(seat)["table"]["seats"][ANA]["hand"] == 2


@pytest.mark.clause("GLD-INFO-09")
def test_the_card_of_a_prowler_and_a_dissolved_guild_are_named() -> None:
    scene = guilds(3).hand(ANA, "prowler").guild(BEN, "monk", 2, 1).draw("witch").begin()
    scene.do("play prowler")
    scene.do("steal 1 monk")
    for seat in EVERYONE:
        assert [told["card"] for told in scene.events(seat, "stole")] == ["monk"]
        [told] = scene.events(seat, "dissolved")
        assert (told["seat"], sorted(told["cards"])) == (BEN, ["jester", "monk"])
    for seat in (CLEO, None):
        assert hands_shown(scene, seat)[:2] == [None, None]
    sizes = [shown["hand"] for shown in scene.view(None)["table"]["seats"]]
    assert sizes == [2, 2, 0]


# The log as a whole --------------------------------------------------------------------------


@pytest.mark.clause("GLD-INFO-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_card_of_a_whole_game_is_shown_to_a_seat_that_may_not_know_it(seats: int) -> None:
    """A card that is not public is shown to the players whose hands it enters or leaves."""
    scene, random = new_game(seats, SeededChance(f"log {seats}")), Random(seats)
    kinds = set()
    for _ in scene.play_out(random):
        for seat in (*range(seats), None):
            for told in scene.events(seat):
                kinds.add(told["event"])
                if {"card", "cards", "given", "received"} & set(told):
                    concerned = seat in (told.get("seat"), told.get("other"))
                    assert concerned or told["event"] in NAMED_TO_ALL
                    assert told["event"] != "drew" or seat == told["seat"]
        for seat in (*range(seats), None):
            shown = [at for at, cards in enumerate(hands_shown(scene, seat)) if cards is not None]
            looking = scene.prompt in ("priest-take", "priest-give") and scene.asked == (seat,)
            assert shown == [seat] * (seat is not None) or looking
    assert len(kinds) > 20


@pytest.mark.clause("GLD-INFO-11")
def test_the_order_of_the_new_pile_is_unknown() -> None:
    def table(*order: str) -> GuildsScene:
        scene = guilds(3).hand(ANA, "jester").hand(BEN, "noble").discard("monk", "star", "priest")
        scene.draw("witch", nothing_else=True).begin().refill_as(*order)
        scene.do("play jester")
        return scene

    one, other = table("monk", "star", "priest"), table("priest", "monk", "star")
    assert one.pile() != other.pile()
    assert knowing(one, other) == set()
    for seat in EVERYONE:
        assert one.events(seat, "refilled") == [{"event": "refilled", "count": 3}]
        assert one.view(seat)["table"]["draw"] == 3


@pytest.mark.clause("GLD-INFO-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_hand_card_cannot_be_shown_voluntarily(seats: int) -> None:
    """All that can be done throughout a game is what the rules ask for."""
    verbs = {
        "action": {"play", "lay", "use", "reinforce"},
        "assassin": {"assassinate", "draw-instead"},
        "prowler": {"steal", "draw-instead"},
        "knight": {"name"},
        "magician": {"keep"},
        "merchant-target": {"choose"},
        "merchant-give": {"swap"},
        "beggar": {"choose"},
        "noble-give": {"give"},
        "priest-target": {"choose"},
        "priest-take": {"take"},
        "priest-give": {"give"},
        "witch": {"copy"},
    }
    scene, random = new_game(seats, SeededChance(f"verbs {seats}")), Random(seats)
    for _ in scene.play_out(random):
        for seat in scene.asked:
            assert {option.split()[0] for option in scene.options(seat)} <= verbs[scene.prompt]
    assert set(scene.game.LEXICON.verbs) == set().union(*verbs.values())


@pytest.mark.clause("GLD-INFO-02")
def test_a_view_of_everything_shows_the_draw_pile() -> None:
    """It is used for looking back after the game; nobody who plays has it."""
    scene = new_game(3, SeededChance("open"))
    table = scene.view(ALL)["table"]
    assert all(len(seat["cards"]) == seat["hand"] for seat in table["seats"])
    assert len(table["draw_cards"]) == table["draw"]
    for seat in EVERYONE:
        assert "draw_cards" not in scene.view(seat)["table"]
