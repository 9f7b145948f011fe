"""The table of Fief in the terminal: the map, the lists, every family, what is going on, and what
the choices tell."""

import io
import re
from functools import cache
from typing import Any, Final

import pytest
from rich.cells import cell_len

import tableronde
from tableronde import bots, games
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.games.fief.components import CASTLE_PRICE, LORDS, VILLAGES
from tableronde.terminal import drawings
from tableronde.terminal.screen import Screen
from tableronde.words import LANGUAGES, Words

NAMES: Final = ["Ana", "Ben with a name", "Cleo", "Dan", "Eve", "Fay"]
STAGES: Final = ("election", "group", "recruits", "battle")
EVERY: Final = 80
MOST: Final = 500
ROWS: Final = 18
"""Of the map, below the heading."""


class Position:
    """A moment of a game as everybody sees it; no seat: a spectator."""

    def __init__(self, match: Match, decision: Decision) -> None:
        self.game = match.game
        self.decision = decision
        self.views = {seat: match.view(seat) for seat in (None, *range(match.seats))}

    @property
    def table(self) -> Any:
        return self.views[self.decision.seat]["table"]

    def drawn(self, seat: int | None, language: str = "en", width: int = 80) -> str:
        return shown(self.views[seat], Words(language, self.game, NAMES, seat, strict=True), width)


def shown(view: Any, words: Words, width: int = 80) -> str:
    target = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "width", width)
        drawings.drawing("fief").show(Screen(None, target, None), view, words)
    return target.getvalue()


def unwrapped(text: str) -> str:
    return re.sub(" *\n *", " ", text)


@cache
def positions() -> tuple[Position, ...]:
    """Some of a game among greedy bots, in fog, with relics and hidden money; those with an
    election, a march, new troops and a battle among them."""
    options = {"fog": "yes", "relics": "yes", "money": "hidden"}
    match = tableronde.new("fief", 4, seed=6, options=options)
    players = [bots.make("greedy", match.game, seat) for seat in range(4)]
    found, missing = [], set(STAGES)
    while match.result is None and match.number < MOST:
        decision = match.pending()[0]
        view = match.view(decision.seat)
        now = {stage for stage in missing if view["table"][stage] is not None}
        if now or not match.number % EVERY:
            found.append(Position(match, decision))
            missing -= now
        choice = players[decision.seat].choose(view, decision.plain())
        match.answer(decision, decision.options[choice], decision.seat)
    assert not missing
    return tuple(found)


def with_stage(stage: str) -> Position:
    return next(position for position in positions() if position.table[stage] is not None)


# The table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_village_stands_whole_on_the_map(language: str, width: int) -> None:
    for position in positions():
        words = Words(language, position.game)
        rows = position.drawn(None, language, width).splitlines()
        start = next(at for at, row in enumerate(rows) if "La Salle" in row)
        drawn_map = "\n".join(rows[start : start + ROWS])
        for village in position.views[None]["table"]["villages"]:
            name = words.component("village", village["name"])
            assert (name.upper() if village["chief"] else name) in drawn_map


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide(language: str, width: int) -> None:
    for position in positions():
        for seat in (None, position.decision.seat):
            for line in position.drawn(seat, language, width).splitlines():
                assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_village_is_in_the_list_of_its_fief_and_every_lord_in_the_family(
    language: str,
) -> None:
    for position in positions():
        words = Words(language, position.game)
        text = unwrapped(position.drawn(0, language))
        table = position.views[0]["table"]
        for village in table["villages"]:
            assert f"{words.component('village', village['name'])} {village['bishopric']}" in text
        for lord in table["lords"]:
            name = words.component("lord", lord["name"])
            told = words.say("ui-labelled", {"label": name, "value": ""}).rstrip()
            assert told in text


def test_others_show_backs_and_what_the_fog_leaves_until_all_is_opened() -> None:
    position = positions()[-1]
    closed = position.views[None]
    opened = drawings.drawing("fief").open_hands(
        closed, [position.views[seat] for seat in range(4)]
    )
    words = Words("en", position.game, NAMES, strict=True)
    assert "money hidden (+" in shown(closed, words)
    assert "?" in shown(closed, words)
    text = shown(opened, words)
    assert "money hidden (+" not in text
    assert "?" not in text
    held = [card for seat in opened["table"]["seats"] for card in seat["hand"]]
    assert held
    for card in held:
        assert words.component("card", card) in text


def test_an_election_a_march_and_a_battle_are_told() -> None:
    election = with_stage("election")
    office = election.table["election"]["office"]
    words = Words("en", election.game, NAMES)
    assert words.say("table-election", {"office": office}) in election.drawn(0)
    group = with_stage("group")
    told = {"seat": group.table["group"]["seat"], "village": group.table["group"]["village"]}
    assert words.say("table-group", told) in group.drawn(None)
    battle = with_stage("battle")
    text = battle.drawn(1)
    village = words.component("village", battle.table["battle"]["village"], "at")
    assert f"Battle {village}, round {battle.table['battle']['rounds'] + 1}" in text
    for side in ("attack", "defence"):
        for seat in battle.table["battle"][side]["seats"]:
            assert f"{'ABCD'[seat]} {NAMES[seat]} ·" in unwrapped(text)


def test_new_troops_are_told_and_what_is_left_to_their_owner_alone() -> None:
    position = with_stage("recruits")
    recruits = position.table["recruits"]
    left = f"still to place: {recruits['sergeants_left']}s"
    for seat in (recruits["seat"], None):
        text = unwrapped(position.drawn(seat))
        assert f"): {recruits['sergeants']}s · {recruits['placed']} placed" in text
        assert (left in text) == (seat is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_lies_on_the_table_is_told(language: str) -> None:
    """Taxes, permits, prisoners, every dignity and mark, relics, sieges, settings."""
    position = with_stage("battle")
    view, words = position.views[0], Words(language, position.game, NAMES, 0, strict=True)
    table = view["table"]
    marks = ("cardinal", "pope", "king", "queen", "regent", "prince", "arc")
    states = ("excommunicated", "marked", "dying")
    first, *others = table["lords"]
    lord = {**first, **dict.fromkeys((*marks, *states), True), "spouse": others[0]["name"]}
    lord |= {"captor": 2, "relics": ["grail"], "bishopric": 3}
    tax: dict[str, Any] = {"seat": 1, "fief": None, "bishopric": None, "sees": [], "valid": True}
    taxes = [{**tax, "fief": "blaye"}, {**tax, "bishopric": 2}, {**tax, "sees": [4, 5]}]
    kinds = {"passage": "blaye", "admission": "sigy", "waiver": "bourg", "consent": "arthur"}
    granted = {"giver": 1, "taker": 0, "secret": False, "lords": ["arthur", "eric"]}
    permits = [{**granted, "kind": kind, "thing": thing} for kind, thing in kinds.items()]
    cession = {"act": {"do": "cede", "village": "blaye", "seat": 1}, "attacker": 2}
    escape = {"act": {"do": "escape", "lord": "arthur"}, "attacker": None}
    settings = {
        "attending": True,
        "policies": ["ask", "always", "toll-3", "never"],
        "armed": [cession, escape],
    }
    siege = {"seat": 1, "dice": 1, "turn": 2}
    villages = [{**one, "sieges": [siege]} for one in table["villages"]]
    told = {"lords": [lord, *others], "taxes": taxes, "permits": permits, "settings": settings}
    battle = {**table["battle"], "tunnel": True, "gates": True, "penalty": 1, "ride": True}
    text = unwrapped(
        shown({**view, "table": {**table, **told, "villages": villages, "battle": battle}}, words)
    )
    for key in ("queen", "regent", "prince", "arc", *states, "attending", "gates", "prepared"):
        assert words.say(f"table-{key}") in text
    for motive, count in (("tallage", 1), ("tithe", 3)):
        assert text.count(f"{words.component('motive', motive)} B") == count
    assert words.say("table-captive", {"seat": 2, "count": lord["ransom"]}) in text
    assert words.say("table-siege", {"seat": 1, "count": 1}) in text
    assert words.say("table-walls", {"count": 1}) in text
    assert words.component("relic", "grail") in text
    passage = {"seat": 1, "other": 0, "village": "blaye", "lords": ["arthur", "eric"]}
    assert words.say("table-passage", passage) in text
    assert words.say("table-consent", {"seat": 1, "other": 0, "lord": "arthur"}) in text
    assert words.say("choice-policy", {"seat": 2, "policy": "toll-3"}) in text
    assert words.say("table-against", {"attacker": 2}) in text


def test_the_discard_is_told_by_backs() -> None:
    position = positions()[-1]
    piles = position.table["piles"]
    words = Words("en", position.game, NAMES)
    told = drawings.drawing("fief").discard(position.views[0], words)
    assert told.count("character card") == piles["character_discard"]
    assert told.count("event card") == piles["event_discard"]


def test_help_tells_what_the_own_cards_do() -> None:
    for position in positions():
        for seat in range(4):
            words = Words("en", position.game, NAMES, seat, strict=True)
            notes = dict(drawings.drawing("fief").notes(position.views[seat], "buy", words))
            for card in position.views[seat]["table"]["seats"][seat]["hand"]:
                assert (words.component("card", card) in notes) == (card not in LORDS)


# Deals and talks ----------------------------------------------------------------------------------


def say(match: Match, by: int, **choice: Any) -> None:
    decision = next(decision for decision in match.pending() if decision.seat == by)
    match.answer(decision, choice, by)


def settled() -> Match:
    """Three players in their first window: only the first of them has something to say."""
    match = tableronde.new("fief", 3, seed=3)
    while match.pending()[0].prompt == "settle":
        decision = match.pending()[0]
        match.answer(decision, decision.options[0], decision.seat)
    say(match, 1, do="pass")
    say(match, 2, do="pass")
    return match


def test_an_offer_is_read_by_both_and_a_draft_by_its_writer() -> None:
    match = settled()
    say(match, 0, do="deal", seat=1)
    say(match, 0, do="give-money", count=2)
    draft = Position(match, match.pending()[0])
    assert "Ana is preparing an offer for Ben with a name: Give 2 écus" in draft.drawn(0)
    assert "Ana is preparing an offer for Ben with a name: –" in draft.drawn(1)
    say(match, 0, do="offer")
    offer = Position(match, match.pending()[0])
    for seat in (0, 1, 2, None):
        assert "Ana offers Ben with a name: Give 2 écus" in offer.drawn(seat)


def test_a_private_talk_is_seen_by_all() -> None:
    match = settled()
    say(match, 0, do="talk")
    say(match, 0, do="invite", seat=2)
    say(match, 0, do="begin-talk")
    say(match, 2, do="enter-talk")
    talk = Position(match, match.pending()[0])
    assert "Private talk: Ana and Cleo (1 embassy)" in talk.drawn(1)


# What choices tell --------------------------------------------------------------------------------


def details(table: Any, reader: int = 0, **choice: Any) -> Any:
    return games.find("fief").details(choice, table, reader)


def test_choices_tell_prices() -> None:
    table = with_stage("battle").table
    assert details(table, do="buy-castle", village="blaye") == {"count": CASTLE_PRICE}
    lord = table["lords"][0]
    assert details(table, do="pay-ransom", lord=lord["name"]) == {"count": lord["ransom"]}
    assert details(table, do="pass") == {}


def test_a_title_costs_nothing_if_the_crown_in_office_has_said_so() -> None:
    """FIEF-4.3-03."""
    table = with_stage("battle").table
    king = table["lords"][0]
    buy = {"do": "buy-title", "fief": "bourg", "lord": king["name"], "village": "bourg"}
    waiver = {"kind": "waiver", "giver": king["seat"], "taker": 3, "thing": "bourg"}
    waiver |= {"secret": False, "lords": []}
    free = {**table, "king": king["name"], "permits": [waiver]}
    assert details(free, 3, **buy) == {"count": 0}
    assert details(free, 2, **buy) == {"count": 8}
    other = next(lord for lord in table["lords"] if lord["seat"] != king["seat"])
    assert details({**free, "king": other["name"]}, 3, **buy) == {"count": 8}


def test_choices_tell_who_stands_where_one_goes() -> None:
    position = with_stage("battle")
    battle, table = position.table["battle"], position.table
    village = table["villages"][VILLAGES.index(battle["village"])]
    defender, attacker = battle["defender"], battle["attacker"]
    told = details(table, attacker, do="march", to=village["name"])
    others = [camp for camp in village["camps"] if camp["seat"] != attacker]
    assert defender in told["seats"]
    assert attacker not in told["seats"]
    assert told["count"] == sum(camp["count"] for camp in others)
    told = details(table, attacker, do="attack", village=village["name"], seat=defender)
    assert told["count"] == sum(camp["count"] for camp in others if camp["seat"] == defender)
    assert told["lords"] == [
        lord["name"]
        for lord in table["lords"]
        if (lord["village"], lord["seat"], lord["captor"]) == (village["name"], defender, None)
    ]


def test_choices_tell_what_a_good_card_would_end() -> None:
    table = with_stage("battle").table
    sees = [{**see, "sky": ["famine"] if see["number"] == 2 else []} for see in table["bishoprics"]]
    under = {**table, "bishoprics": sees}
    assert details(under, do="harvest", bishopric=2) == {"ends": "yes"}
    assert details(under, do="harvest", bishopric=3) == {"ends": "no"}
    assert details(under, do="weather", bishopric=2) == {"ends": "no"}
