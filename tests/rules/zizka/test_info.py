"""INFO: what each seat, and a spectator, sees: "Hidden information" of docs/rules/zizka.md.

Many tests here play twin tables that differ in one hidden thing only: a seat that must not know
it sees the very same at both, and is asked the same."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance, SeededChance
from tableronde.core.event import ALL, Run
from tableronde.core.match import Match
from tableronde.games.zizka.components import EVENT_KINDS
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka import worlds
from tests.rules.zizka.scene import ANA, BEN, CLEO, ZizkaScene, zizka
from tests.watched_run import WatchedRun

EVERYONE = (ANA, BEN, CLEO, None)
GAME = Zizka()
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"level": "hard", "expert": "yes"}),
    (2, {}),
    (3, {"side": "b", "expert": "yes"}),
    (4, {}),
]
ANSWERS = 150
"""The most answers of each random game."""

encode = msgspec.json.Encoder().encode


def known(scene: ZizkaScene, seat: int | None) -> tuple[Any, Any]:
    """Return all that a seat sees now, with the events of the last answer."""
    return scene.view(seat), scene.events(seat)


def knowing(one: ZizkaScene, other: ZizkaScene) -> set[int | None]:
    """Return the seats that can tell the twin tables apart."""
    assert one.options() == other.options(), "options must not reveal it either"
    everyone = [*range(one.state.seats), None]
    return {seat for seat in everyone if known(one, seat) != known(other, seat)}


def space(scene: ZizkaScene, name: str, seat: int | None) -> Any:
    return next(one for one in scene.table(seat)["spaces"] if one["name"] == name)


def castles(scene: ZizkaScene, difficulty: int, seat: int | None) -> list[str | None]:
    """Return what a viewer knows of a deck of castles, from the top on."""
    cards = scene.table(seat)["castles"][difficulty]["known"]
    return [None if card is None else card["name"] for card in cards]


def katerina(token: str = "raid-1") -> ZizkaScene:
    """Put Ana, who can peek once in a turn, on a space with a token; her turn has not begun."""
    scene = zizka(3).commander(ANA, "katerina").commander(BEN, "bores")
    return scene.entourage(ANA).at(ANA, "pisek").token("pisek", token)


# Tokens on the board ------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-03")
@pytest.mark.parametrize(("token", "kind"), [("raid-4", "raid"), ("den-2", "den")])
def test_only_the_back_of_a_face_down_token_is_public(token: str, kind: str) -> None:
    scene = zizka(3).token("tyn", token).begin()
    for seat in EVERYONE:
        seen = space(scene, "tyn", seat)
        assert (seen["token"], seen["face_up"], seen["face"]) == (kind, False, None)


@pytest.mark.clause("ZIZ-EVENT-03")
def test_backs_of_tokens_of_a_kind_look_the_same() -> None:
    def table(here: str, there: str) -> ZizkaScene:
        return zizka(3).token("tyn", here).token("hluboka", there).begin()

    assert knowing(table("raid-1", "raid-4"), table("raid-4", "raid-1")) == set()
    assert knowing(table("raid-1", "town-4"), table("town-4", "raid-1")) == {*EVERYONE}


@pytest.mark.clause("ZIZ-EVENT-02")
def test_a_face_up_token_is_public() -> None:
    scene = zizka(3).token("tyn", "raid-4", face_up=True).begin()
    for seat in EVERYONE:
        face = space(scene, "tyn", seat)["face"]
        assert face["name"] == "raid-4"
        assert [row["need"]["sword"] for row in face["rows"]] == [4, 0, 0]
        assert face["rows"][0]["reward"]["vp"] == 2


@pytest.mark.clause("ZIZ-EVENT-02")
def test_an_attempt_turns_a_token_up_for_all() -> None:
    scene = katerina().begin()
    scene.do("event")
    for seat in EVERYONE:
        assert space(scene, "pisek", seat)["face"]["name"] == "raid-1"
        assert [told["token"] for told in scene.events(seat, "turned-up")] == ["raid-1"]


# Peeks --------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_peeked_token_is_known_to_the_peeking_player_only() -> None:
    def table(token: str) -> ZizkaScene:
        scene = katerina(token).begin()
        scene.do("peek pisek")
        return scene

    one, other = table("raid-1"), table("raid-2")
    assert knowing(one, other) == {ANA}
    assert one.events(ANA, "peeked")[0]["token"] == "raid-1"
    for seat in (BEN, CLEO, None):
        assert [told["event"] for told in one.events(seat)] == ["peeked-unseen"]
    for scene in (one, other):
        scene.end_turn()
    assert knowing(one, other) == {ANA}
    assert one.events(ANA) == other.events(ANA), "nothing new"


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_peeked_token_stays_known_while_it_lies_there() -> None:
    scene = katerina().begin()
    scene.do("peek pisek")
    for _ in range(4):
        scene.end_turn()
        assert space(scene, "pisek", ANA)["face"]["name"] == "raid-1"
        assert space(scene, "pisek", BEN)["face"] is None
    assert scene.asked == (BEN,)


@pytest.mark.clause("ZIZ-ICON-23")
def test_several_players_may_know_a_token_from_own_peeks() -> None:
    scene = katerina().entourage(BEN, "kunes").begin()
    scene.do("peek pisek")
    scene.end_turn()
    assert "peek pisek" in scene.options(), "Ben has not seen it"
    scene.do("peek pisek")
    faces = {seat: space(scene, "pisek", seat)["face"] is not None for seat in EVERYONE}
    assert faces == {ANA: True, BEN: True, CLEO: False, None: False}


@pytest.mark.clause("ZIZ-ICON-23", "ZIZ-EVENT-18")
def test_the_secret_ends_when_the_token_is_turned_up() -> None:
    scene = katerina("raid-4").begin()
    scene.do("peek pisek")
    scene.do("event")
    assert scene.prompt == "act", "failed: it stays, face up"
    shown = [space(scene, "pisek", seat) for seat in EVERYONE]
    assert [(one["face_up"], one["face"]["name"]) for one in shown] == [(True, "raid-4")] * 4


@pytest.mark.clause("ZIZ-ICON-23", "ZIZ-EVENT-24")
def test_the_secret_ends_when_the_token_leaves() -> None:
    """The next token there is hidden from the player who peeked as well."""

    def table(following: str) -> ZizkaScene:
        scene = katerina().entourage(ANA, "bratrice").heap("den-1", "den-2", following).begin()
        scene.do("peek pisek")
        scene.do("event")
        scene.do("fill 1 0")
        scene.do("move strakonice")
        return scene

    one, other = table("hunt-1"), table("hunt-2")
    assert one.asked == (BEN,)
    assert (one.lies_at("pisek"), other.lies_at("pisek")) == ("den-2", "den-2")
    assert space(one, "pisek", ANA)["face"] is None
    assert knowing(one, other) == set()


@pytest.mark.clause("ZIZ-ICON-07")
def test_a_peek_lasts_through_the_record_of_a_game() -> None:
    scene = katerina().begin()
    scene.do("peek pisek")
    again = GAME.load(msgspec.json.decode(encode(scene.state.plain())))
    for seat in EVERYONE:
        assert kernel.view(GAME, again, seat) == scene.view(seat)


# The stack ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-24")
def test_the_stack_is_unknown_even_the_back_of_its_top() -> None:
    def table(*top: str) -> ZizkaScene:
        return katerina().heap(*top).begin()

    one, other = table("den-1", "town-2"), table("town-2", "den-1")
    assert one.state.heap != other.state.heap
    assert knowing(one, other) == set()
    assert one.table()["heap"] == 34 - 1


@pytest.mark.clause("ZIZ-EVENT-24")
def test_newly_laid_tokens_show_their_backs_only() -> None:
    def table(top: str) -> ZizkaScene:
        scene = katerina().heap(top).begin()
        rest = [token for token in scene.state.heap[:-1] if token > 11]
        scene.state.heap = [*rest, scene.state.heap[-1]]
        scene.end_turn()
        return scene

    one, other = table("raid-2"), table("raid-3")
    assert (one.lies_at("strakonice"), other.lies_at("strakonice")) == ("raid-2", "raid-3")
    assert knowing(one, other) == set()
    for seat in EVERYONE:
        laid = {"event": "token-laid", "kind": "raid", "space": "strakonice"}
        assert one.events(seat, "token-laid")[0] == laid


@pytest.mark.clause("ZIZ-EVENT-17")
def test_used_tokens_are_public() -> None:
    scene = katerina().entourage(ANA, "bratrice").used("town-3", "den-1").begin()
    scene.do("event")
    scene.do("fill 1 0")
    for seat in EVERYONE:
        assert scene.table(seat)["used"] == ["town-3", "den-1", "raid-1"]


@pytest.mark.clause("ZIZ-EVENT-23")
def test_the_kinds_in_the_stack_follow_from_public_tokens() -> None:
    scene = katerina().used("town-3", "den-1").token("tyn", "raid-4", face_up=True).begin()
    scene.end_turn()
    kinds = {token.name: EVENT_KINDS[token.kind] for token in GAME.box.tokens}
    table = scene.table()
    seen = Counter(kinds[name] for name in table["used"])
    seen += Counter(space["token"] for space in table["spaces"] if space["token"] is not None)
    stacked = Counter(EVENT_KINDS[GAME.box.tokens[token].kind] for token in scene.state.heap)
    assert Counter(kinds.values()) - seen == stacked


@pytest.mark.clause("ZIZ-EVENT-23")
def test_reshuffled_tokens_are_hidden_again() -> None:
    def table(*order: str) -> ZizkaScene:
        scene = katerina().heap(nothing_else=True).used("den-1", "den-2", "den-3").begin()
        scene.chance.orders = [[scene.token_number(name) for name in order]]
        scene.end_turn()
        return scene

    one, other = table("den-1", "den-2", "den-3"), table("den-3", "den-1", "den-2")
    assert one.lies_at("strakonice") != other.lies_at("strakonice")
    assert knowing(one, other) == set()
    assert one.table()["used"] == []


# Castles ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-02")
@pytest.mark.parametrize(("one", "other"), [("easy-1", "easy-2"), ("hard-1", "hard-5")])
def test_the_order_of_castles_is_unknown(one: str, other: str) -> None:
    def table(*cards: str) -> ZizkaScene:
        return katerina().castles(*cards).begin()

    assert knowing(table(one, other), table(other, one)) == set()


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_peeked_castle_is_known_to_the_peeking_player_only() -> None:
    def table(*cards: str) -> ZizkaScene:
        scene = katerina().castles(*cards).begin()
        scene.do("peek-castle hard")
        return scene

    one, other = table("hard-1", "hard-5"), table("hard-5", "hard-1")
    assert knowing(one, other) == {ANA}
    assert castles(one, 1, ANA) == ["hard-1", None, None, None, None]
    for seat in (BEN, CLEO, None):
        assert castles(one, 1, seat) == [None] * 5
        assert [told["event"] for told in one.events(seat)] == ["peeked-castle-unseen"]


def besieged(seat: int, *cards: str) -> ZizkaScene:
    """Let Katerina, seat 0, peek, and this seat besiege the castle."""
    scene = zizka(3).commander(ANA, "katerina").entourage(seat).at(seat, "kozi-hradek")
    scene.castles(*cards).begin()
    scene.do("peek-castle easy")
    for _ in range(seat):
        scene.end_turn()
    scene.do("conquer")
    return scene


@pytest.mark.clause("ZIZ-CONQUEST-04")
@pytest.mark.parametrize("seat", [ANA, BEN])
def test_a_besieged_castle_is_public(seat: int) -> None:
    scene = besieged(seat, "easy-1", "easy-2")
    for viewer in EVERYONE:
        assert castles(scene, 0, viewer) == ["easy-1", None, None, None, None]
        assert scene.table(viewer)["castles"][0]["known"][0]["rows"][0]["sword"] == 3


@pytest.mark.clause("ZIZ-CONQUEST-14")
@pytest.mark.parametrize("seat", [ANA, BEN])
def test_a_castle_that_held_out_is_known_to_lie_at_the_bottom(seat: int) -> None:
    scene = besieged(seat, "easy-1", "easy-2")
    scene.do("give-up")
    for viewer in EVERYONE:
        assert castles(scene, 0, viewer) == [None, None, None, None, "easy-1"]
    scene.do("conquer")
    scene.do("give-up")
    for viewer in EVERYONE:
        assert castles(scene, 0, viewer) == [None, None, None, "easy-1", "easy-2"]


@pytest.mark.clause("ZIZ-CONQUEST-14", "ZIZ-ICON-07")
def test_the_top_castle_is_public_once_all_have_held_out() -> None:
    scene = besieged(ANA, "easy-1", "easy-2")
    scene.state.actions = 9
    scene.do("give-up")
    for _ in range(4):
        scene.do("conquer")
        scene.do("give-up")
    for viewer in EVERYONE:
        assert castles(scene, 0, viewer)[:2] == ["easy-1", "easy-2"]
        assert None not in castles(scene, 0, viewer)
    scene.state.peeks = []
    assert scene.options(verb="peek-castle") == ["peek-castle hard"], "there is nothing to look at"


@pytest.mark.clause("ZIZ-CONQUEST-13")
def test_a_taken_castle_is_public() -> None:
    scene = zizka(3).entourage(ANA, "bohuslav", "havel", "lukas", "eliska")
    scene.at(ANA, "kozi-hradek").castles("easy-1").begin()
    scene.do("conquer")
    for row in (1, 2, 3):
        scene.do("storm")
        scene.do(f"fill {row} 0")
    for viewer in EVERYONE:
        assert scene.table(viewer)["seats"][ANA]["castles"] == ["easy-1"]
        assert castles(scene, 0, viewer) == [None] * 4


# Members ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-03")
@pytest.mark.parametrize(("level", "cards"), [(1, ("raz", "ota")), (2, ("vok", "hron"))])
def test_only_the_top_of_a_deck_of_members_is_visible(level: int, cards: tuple[str, str]) -> None:
    def table(*top: str) -> ZizkaScene:
        return katerina().deck(level, *top).begin()

    top = "hynek" if level == 1 else "heralt"
    one, other = table(top, *cards), table(top, *reversed(cards))
    assert knowing(one, other) == set()
    assert knowing(table(*cards), table(*reversed(cards))) == {*EVERYONE}
    offer = one.table()["offers"][level - 1]
    assert (offer["top"]["name"], offer["deck"]) == (top, {1: 28, 2: 27}[level])


@pytest.mark.clause("ZIZ-ENTOURAGE-10", "ZIZ-ENTOURAGE-12")
def test_tables_piles_and_entourages_are_public() -> None:
    scene = katerina().tables(1, "raz", "hynek").pile(1, "ota").pile(2, "vok", "hron")
    scene.entourage(BEN, "jost", "pavel").begin()
    for seat in EVERYONE:
        table = scene.table(seat)
        tables = [None if card is None else card["name"] for card in table["offers"][0]["tables"]]
        assert tables == ["raz", "hynek", None]
        assert [offer["discarded"] for offer in table["offers"]] == [["ota"], ["vok", "hron"]]
        assert [card["name"] for card in table["seats"][BEN]["entourage"]] == ["jost", "pavel"]


@pytest.mark.clause("ZIZ-ENTOURAGE-14")
def test_a_refilled_deck_is_hidden_below_its_top() -> None:
    def table(*order: str) -> ZizkaScene:
        scene = katerina().entourage(ANA).coins(ANA, 9).at(ANA, "inn-protivin")
        scene.tables(1, "jost", "eliska", "jitka").deck(1, "dubrava", nothing_else=True)
        scene.pile(1, "raz", "ota", "hynek").begin()
        scene.chance.orders = [[scene.member(name) for name in order]]
        scene.do("hire jost")
        return scene

    assert knowing(table("ota", "raz", "hynek"), table("raz", "ota", "hynek")) == set()


@pytest.mark.clause("ZIZ-ENTOURAGE-11")
def test_a_member_out_of_the_game_is_public() -> None:
    scene = zizka(3).entourage(ANA, "vojka").at(ANA, "pisek").token("pisek", "monks-3").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 vojka")
    for seat in EVERYONE:
        assert [told["member"] for told in scene.events(seat, "given")] == ["vojka"]


# What lies open -----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SCORE-01")
def test_possessions_are_public() -> None:
    scene = zizka(3).coins(BEN, 7).luck(BEN, 2).warrant(BEN, 6).favour(BEN, "sigismund")
    scene.morale(BEN, -1).points(BEN, 11).conquered(BEN, "hard-3").begin()
    for seat in EVERYONE:
        shown = scene.table(seat)["seats"][BEN]
        assert (shown["coins"], shown["luck"], shown["warrant"]) == (7, 2, 6)
        assert (shown["favours"], shown["morale"], shown["points"]) == (["sigismund"], -1, 11)
        assert shown["castles"] == ["hard-3"]


@pytest.mark.clause("ZIZ-ICON-20")
def test_dice_are_public_at_once() -> None:
    scene = zizka(3).at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.roll("sword", "wild", "speech")
    scene.do("event")
    for seat in EVERYONE:
        assert [die["face"] for die in scene.table(seat)["roll"]["dice"]] == [
            "sword",
            "wild",
            "speech",
        ]
        assert scene.events(seat, "rolled")[0]["faces"] == ["sword", "wild", "speech"]
    scene.roll("shield")
    scene.do("reroll 1")
    for seat in EVERYONE:
        assert scene.table(seat)["roll"]["dice"][0]["face"] == "shield"


@pytest.mark.clause("ZIZ-TURN-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_one_player_is_asked_at_a_time(seats: int) -> None:
    """There are no hands of cards and no simultaneous secret choices."""
    random = Random(seats)
    state: Any = Match(GAME, seats, seats).state
    while state.stack and state.number < ANSWERS:
        asked = state.stack[-1].waiting(state)
        assert len(asked) == 1
        choice = worlds.pick(random, state.stack[-1].options(state, asked[0]))
        kernel.apply(state, asked[0], choice, Run(SeededChance("one by one", state.number)))


# Alone --------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-07")
def test_the_order_of_toraks_deck_is_unknown() -> None:
    def table(*top: str) -> ZizkaScene:
        return zizka(1).torak_deck(*top).begin()

    one = table("torak-basic-1", "torak-basic-8")
    other = table("torak-basic-8", "torak-basic-1")
    assert knowing(one, other) == set()
    assert (one.table()["torak"]["deck"], one.table()["torak"]["discarded"]) == (8, [])


@pytest.mark.clause("ZIZ-SOLO-10")
def test_toraks_discards_are_public() -> None:
    scene = zizka(1).torak_deck("torak-basic-6", "torak-basic-8").begin()
    for count, card in enumerate(("torak-basic-6", "torak-basic-8"), 1):
        scene.end_turn()
        for seat in (ANA, None):
            assert scene.events(seat, "torak-card")[0]["card"] == card
            assert scene.table(seat)["torak"]["discarded"][-1] == card
            assert len(scene.table(seat)["torak"]["discarded"]) == count


@pytest.mark.clause("ZIZ-SOLO-21")
def test_toraks_reshuffled_cards_are_hidden_again() -> None:
    def table(*order: str) -> ZizkaScene:
        scene = zizka(1).torak_deck(nothing_else=True)
        scene.torak_discard("torak-basic-1", "torak-basic-2", "torak-basic-8").begin()
        scene.chance.orders = [[scene.torak_card(name) for name in order]]
        scene.end_turn()
        return scene

    one = table("torak-basic-1", "torak-basic-2", "torak-basic-8")
    other = table("torak-basic-2", "torak-basic-1", "torak-basic-8")
    assert one.table()["torak"]["discarded"] == ["torak-basic-8"]
    assert knowing(one, other) == set()


@pytest.mark.clause("ZIZ-SOLO-22")
def test_unassigned_warrants_are_drawn_unseen() -> None:
    """The same position; only chance decides which warrant comes."""

    def draw(which: int) -> tuple[Any, list[str]]:
        scene = zizka(1).entourage(ANA, "eliska", "havel").at(ANA, "pisek")
        scene.token("pisek", "pickpocket-4").begin()
        scene.do("event")
        scene.do("fill 1 0")
        before = scene.view(ANA)
        scene.pick(which)
        scene.do("fill 2 0")
        return before, scene.table()["warrants"]

    drawn = [draw(which) for which in range(4)]
    assert [warrants for _, warrants in drawn] == [
        ["warrant-1"],
        ["warrant-2"],
        ["warrant-3"],
        ["warrant-4"],
    ]
    assert all(before == drawn[0][0] for before, _ in drawn)


@pytest.mark.clause("ZIZ-SOLO-17")
def test_a_token_that_torak_swaps_is_shown_as_it_leaves() -> None:
    scene = zizka(1).torak("pisek").token("pisek", "raid-4").at(ANA, "rozmberk")
    scene.torak_deck("torak-basic-6").heap("den-3").begin()
    scene.end_turn()
    swapped = scene.events(ANA, "token-swapped")[0]
    assert scene.table()["used"] == [swapped["token"]]
    assert space(scene, swapped["space"], ANA)["face"] is None


@pytest.mark.clause("ZIZ-ICON-23", "ZIZ-SOLO-17")
def test_the_secret_ends_when_torak_swaps_a_token_that_was_peeked_at() -> None:
    scene = zizka(1).commander(ANA, "katerina").entourage(ANA).at(ANA, "pisek").torak("pisek")
    scene.token("pisek", "raid-4").torak_deck("torak-basic-6").begin()
    scene.do("peek pisek")
    scene.end_turn()
    assert scene.table()["used"] == ["raid-4"]
    assert scene.lies_at("pisek") is not None
    assert space(scene, "pisek", ANA)["face"] is None
    assert "peek pisek" in scene.options()


# What a server sends ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.clause("ZIZ-SETUP-01")
def test_no_view_holds_the_seed(seats: int) -> None:
    match = Match(GAME, seats, "7c0ffee7")
    for seat in (*range(seats), None):
        assert b"7c0ffee7" not in encode(match.view(seat))
        assert b"7c0ffee7" not in encode(match.events_for(seat))
    assert b"7c0ffee7" not in encode([decision.plain() for decision in match.pending()])


@pytest.mark.clause("ZIZ-SETUP-01", "ZIZ-SETUP-02", "ZIZ-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_shows_nothing_that_is_hidden(seats: int) -> None:
    state: Any = Match(GAME, seats, 3).state
    visible = {*state.offers[0], *state.offers[1], state.decks[0][-1], state.decks[1][-1]}
    hidden = [GAME.box.tokens[token].name for token in range(len(GAME.box.tokens))]
    hidden += [castle.name for castle in GAME.box.castles]
    hidden += [
        member.name
        for at, member in enumerate(GAME.box.members)
        if member.level and at not in visible
    ]
    for seat in (*range(seats), None):
        sent = encode(kernel.view(GAME, state, seat)).decode()
        assert [name for name in hidden if f'"{name}"' in sent] == []


@pytest.mark.clause("ZIZ-ICON-23")
def test_a_view_of_everything_shows_faces_and_decks() -> None:
    """It is used for looking back after the game; nobody who plays has it."""
    scene = zizka(1).token("pisek", "raid-1").castles("easy-3").deck(1, "raz", "ota")
    scene.heap("den-1").torak_deck("torak-basic-5").begin()
    table = scene.view(ALL)["table"]
    assert (
        next(one for one in table["spaces"] if one["name"] == "pisek")["face"]["name"] == "raid-1"
    )
    assert table["castles"][0]["known"][0]["name"] == "easy-3"
    piles = table["piles"]
    assert (piles["heap"][-1], piles["torak"][-1]) == ("den-1", "torak-basic-5")
    assert piles["level-1"][-2:] == ["ota", "raz"]
    for seat in (ANA, None):
        assert "piles" not in scene.table(seat)


# Other worlds -------------------------------------------------------------------------------------


def play(seats: int, options: dict[str, str], look: Callable[[Any, int, Any], None]) -> None:
    """Play a game of random answers; `look` sees each position, who answers and what."""
    random = Random(f"worlds {seats}")
    state: Any = Match(GAME, seats, f"worlds {seats}", options).state
    while state.stack and state.number < ANSWERS:
        seat = state.stack[-1].waiting(state)[0]
        choice = worlds.pick(random, state.stack[-1].options(state, seat))
        look(state, seat, choice)


@pytest.mark.clause("ZIZ-ICON-23", "ZIZ-SETUP-01", "ZIZ-SETUP-02", "ZIZ-SETUP-03", "ZIZ-SOLO-07")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_two_worlds_that_differ_in_what_is_hidden_look_alike(
    seats: int, options: dict[str, str]
) -> None:
    """Every viewer sees the same view and the same options at every decision, and the same answer
    shows the same, until something is rightly revealed."""
    random, compared = Random(seats), []

    def look(state: Any, seat: int, choice: Any) -> None:
        others = {
            viewer: worlds.other_world(state, viewer, random) for viewer in (None, *range(seats))
        }
        for viewer, other in others.items():
            assert kernel.view(GAME, other, viewer) == kernel.view(GAME, state, viewer)
        own = others[seat]
        assert own.stack[-1].options(own, seat) == state.stack[-1].options(state, seat)
        run = WatchedRun(SeededChance("worlds", state.number + 1))
        kernel.apply(state, seat, choice, run)
        for viewer, other in others.items():
            if choice not in other.stack[-1].options(other, seat):
                continue
            again = WatchedRun(SeededChance("worlds", other.number + 1))
            kernel.apply(other, seat, choice, again)
            same = run.until(viewer)
            assert [event.seen_by(viewer) for event in run.told[:same]] == [
                event.seen_by(viewer) for event in again.told[:same]
            ]
            if same > len(run.told) and not run.revealed:
                compared.append(viewer)
                assert kernel.view(GAME, state, viewer) == kernel.view(GAME, other, viewer)

    play(seats, options, look)
    assert set(compared) == {None, *range(seats)}


@pytest.mark.clause("ZIZ-ICON-23", "ZIZ-SETUP-01", "ZIZ-SETUP-02", "ZIZ-SETUP-03", "ZIZ-SOLO-07")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hidden_things_can_be_resampled_from_a_view(seats: int, options: dict[str, str]) -> None:
    loose, differ = LooseChance(Random(seats)), []

    def look(state: Any, seat: int, choice: Any) -> None:
        for viewer in (None, *range(seats)):
            view = encode(kernel.view(GAME, state, viewer))
            imagined = GAME.resample(msgspec.json.decode(view), loose)
            worlds.check(imagined)
            assert encode(kernel.view(GAME, imagined, viewer)) == view
            differ.append(imagined.heap != state.heap)
            if viewer == seat:
                choices = state.stack[-1].options(state, seat)
                assert imagined.stack[-1].options(imagined, seat) == choices
        kernel.apply(state, seat, choice, Run(SeededChance("resample", state.number + 1)))

    play(seats, options, look)
    assert sum(differ) > len(differ) // 2


@pytest.mark.clause("ZIZ-ICON-23")
def test_resampled_worlds_keep_peeked_tokens() -> None:
    scene = katerina().token("tyn", "raid-2").token("hluboka", "raid-3").begin()
    scene.do("peek tyn")
    others = [worlds.other_world(scene.state, ANA, Random(seed)) for seed in range(20)]
    assert {other.tokens[scene.space("tyn")] for other in others} == {scene.token_number("raid-2")}
    assert len({other.tokens[scene.space("hluboka")] for other in others}) > 1
