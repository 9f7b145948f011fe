"""2.0, 2.1, 2.2: discarding and drawing, exhausted piles."""

from typing import Any

import msgspec
import pytest

from tableronde.core.match import Match
from tableronde.core.record import Snapshot
from tableronde.core.state import Result
from tableronde.games.fief.components import BACKS, CARDS, back
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.families.lords import titles
from tests.rules.fief.acting import remarks
from tests.rules.fief.scene import ANA, BEN, CLEO, DECLINING, FiefScene, fief


def numbers(*cards: str) -> list[int]:
    return [CARDS.index(card) for card in cards]


def piles(scene: FiefScene, events: list[str], discard: list[str]) -> FiefScene:
    """The event pile (its top last) and its discard pile hold just these."""
    scene.state.events = numbers(*events)
    scene.state.event_discard = numbers(*discard)
    return scene


# The course of the step -----------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.0-01")
@pytest.mark.clause("FIEF-2.1-11")
@pytest.mark.clause("FIEF-2.4-01")
def test_all_draw_then_calamities_strike_then_all_play_each_step_in_turn_order() -> None:
    scene = fief().track("famine").dice(2)
    for seat in (ANA, BEN, CLEO):
        scene.hand(seat, "tax")
    scene.begin("draw", first=BEN)
    course = []
    while scene.prompt != "window-income":
        seat = scene.asked[0]
        course.append((scene.prompt, seat, bool(scene.state.sky[1])))
        scene.do({"discard": "stop", "play-cards": "done"}.get(scene.prompt, "pass"), seat)
    assert course == [
        ("discard", BEN, False),
        ("discard", CLEO, False),
        ("discard", ANA, False),
        ("window-calamities", BEN, False),
        ("window-calamities", CLEO, False),
        ("window-calamities", ANA, False),
        ("play-cards", BEN, True),
        ("play-cards", CLEO, True),
        ("play-cards", ANA, True),
    ]


@pytest.mark.clause("FIEF-2.1-11")
def test_nobody_draws_before_the_one_before_him_has_finished() -> None:
    scene = fief().begin("draw")
    scene.do("draw-event")
    assert scene.asked == (ANA,)
    scene.do("draw-character")
    assert scene.asked == (BEN,)


# Discarding -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.1-01")
@pytest.mark.clause("FIEF-2.2-03")
def test_any_number_of_cards_is_discarded_each_on_its_pile_for_all_to_see() -> None:
    scene = fief().hand(ANA, "thierry", "tax", "tax").begin("draw")
    assert scene.options(verb="discard") == ["discard thierry", "discard tax"]
    scene.do("discard tax")
    shown = [{"event": "discards", "seat": ANA, "card": "tax"}]
    assert [scene.events(seat, "discards") for seat in (ANA, BEN, None)] == [shown] * 3
    scene.do("discard thierry")
    scene.do("discard tax")
    assert scene.hand_of(ANA) == []
    assert scene.state.character_discard == numbers("thierry")
    assert scene.state.event_discard == numbers("tax", "tax")


@pytest.mark.clause("FIEF-2.1-01")
def test_a_player_discards_only_before_he_draws() -> None:
    scene = fief().hand(ANA, "tax").begin("draw")
    scene.do("draw-event")
    assert scene.options() == ["stop", "draw-event", "draw-character"]


@pytest.mark.clause("FIEF-2.1-02")
@pytest.mark.clause("FIEF-R-11")
def test_nobody_looks_through_a_discard_pile() -> None:
    scene = piles(fief().begin("draw"), [], ["tax", "revolt"])
    assert scene.options() == ["stop", "draw-event", "draw-character"]
    scene.do("draw-event")
    assert scene.keys(BEN) == ["pile-renewed", "draws-unseen", "next-back"]
    assert scene.events(BEN, "pile-renewed") == [{"event": "pile-renewed", "back": "event"}]


def discarded(cards: list[str]) -> Match:
    """Ana has thrown these away, and all of that turn is over."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "eric", "sigy").hand(ANA, *cards)
    state = scene.lord(CLEO, "henri", "bourg").begin("draw").state
    match = Match(Fief(), state.seats, 1, {}, None, state.plain())
    for card in cards:
        match.answer(match.decision_of(ANA), f"discard {card}")
    kept = msgspec.json.encode(match.snapshot(match.first, 0))
    while match.age == state.turn:
        seat = match.waiting()[0]
        options = match.decision(seat).options
        quiet = next((one for one in options if one["do"] in DECLINING), options[0])
        match.answer(match.decision_of(seat), quiet)
    again = Match(Fief(), state.seats, 1, {}, None, state.plain())
    again.resume(list(match.log), [msgspec.json.decode(kept, type=Snapshot)])
    assert told(again) == told(match), "taken up again it has forgotten as much"
    return match


def told(match: Match, all_open: bool = False) -> list[list[Any]]:
    """What the chronicle says of discards, to Ana, to Ben and to spectators."""
    return [
        [line for line in match.events_for(seat, all_open=all_open) if "discards" in line["event"]]
        for seat in (ANA, BEN, None)
    ]


@pytest.mark.clause("FIEF-R-11")
def test_which_cards_were_discarded_can_be_read_up_in_that_turn_only() -> None:
    match = discarded(["tax", "thierry"])
    faded = [
        {"number": 1, "event": "discards-unseen", "seat": ANA, "back": "event"},
        {"number": 2, "event": "discards-unseen", "seat": ANA, "back": "character"},
    ]
    assert told(match) == [faded] * 3
    match.undo(ANA, to=2, agreed=True)
    named = [
        {"number": 1, "event": "discards", "seat": ANA, "card": "tax"},
        {"number": 2, "event": "discards", "seat": ANA, "card": "thierry"},
    ]
    assert told(match) == [named] * 3, "it is that turn again"


@pytest.mark.clause("FIEF-R-11")
def test_when_the_game_is_over_all_discards_can_be_read_up() -> None:
    match = discarded(["tax"])
    named = told(match, all_open=True)
    assert [line["card"] for lines in named for line in lines] == ["tax"] * 3
    match.state.result = Result((ANA,), "solo", ())
    assert told(match) == named


@pytest.mark.clause("FIEF-2.1-02")
@pytest.mark.clause("FIEF-R-11")
def test_only_the_sizes_of_piles_and_discards_are_known() -> None:
    views = []
    for thrown, buried in (("tax", "revolt"), ("justice", "ambush")):
        scene = piles(fief().begin("draw"), [buried, "tax"], [thrown])
        views.append([scene.view(seat) for seat in (ANA, BEN, None)])
    assert views[0] == views[1]


# Drawing --------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.1-03")
def test_two_cards_of_which_one_character() -> None:
    scene = fief().begin("draw")
    assert scene.options() == ["stop", "draw-event", "draw-character"]
    scene.do("draw-character")
    assert scene.options() == ["stop", "draw-event"]
    scene.do("draw-event")
    assert (scene.asked, len(scene.hand_of(ANA))) == ((BEN,), 2)


@pytest.mark.clause("FIEF-2.1-03")
def test_both_cards_may_be_events() -> None:
    scene = fief().events_pile("tax", "revolt").begin("draw")
    scene.do("draw-event")
    scene.do("draw-event")
    assert (scene.asked, scene.hand_of(ANA)) == ((BEN,), ["tax", "revolt"])


@pytest.mark.clause("FIEF-2.1-04")
@pytest.mark.clause("FIEF-EX-09")
def test_the_first_card_is_seen_before_the_second_is_decided_on() -> None:
    scene = fief().events_pile("tax").characters("thierry").begin("draw")
    scene.do("draw-event")
    assert scene.events(ANA, "draws") == [{"event": "draws", "seat": ANA, "card": "tax"}]
    assert scene.options() == ["stop", "draw-event", "draw-character"]
    scene.do("draw-character")
    assert scene.hand_of(ANA) == ["thierry", "tax"]


@pytest.mark.clause("FIEF-R-11")
@pytest.mark.parametrize(
    ("verb", "back_shown"), [("draw-event", "event"), ("draw-character", "character")]
)
def test_others_see_only_the_back_of_a_drawn_card(verb: str, back_shown: str) -> None:
    scene = fief().events_pile("tax").characters("thierry").begin("draw")
    scene.do(verb)
    seen = [{"event": "draws-unseen", "seat": ANA, "back": back_shown}]
    assert [scene.events(seat)[:1] for seat in (BEN, CLEO, None)] == [seen] * 3
    assert "tax" not in str(scene.events(BEN))


@pytest.mark.clause("FIEF-2.1-12")
def test_the_next_back_is_told_to_all() -> None:
    scene = fief().events_pile("tax", "plague").begin("draw")
    scene.do("draw-event")
    told = [{"event": "next-back", "back": "calamity"}]
    assert [scene.events(seat, "next-back") for seat in (ANA, BEN, None)] == [told] * 3


@pytest.mark.clause("FIEF-2.1-05")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 2), (2, 1)])
def test_a_hand_never_exceeds_three_cards(held: int, drawn: int) -> None:
    scene = fief().hand(ANA, *["fair-weather"] * held).events_pile("tax", "tax", "tax")
    scene.begin("draw")
    count = 0
    while scene.asked == (ANA,):
        scene.do("draw-event")
        count += 1
    assert (count, len(scene.hand_of(ANA))) == (drawn, held + drawn)


@pytest.mark.clause("FIEF-2.1-05")
def test_with_three_cards_there_is_room_only_after_a_discard() -> None:
    scene = fief().hand(ANA, "tax", "fair-weather", "good-harvest").begin("draw")
    assert scene.options(verb="draw-event") + scene.options(verb="draw-character") == []
    scene.do("discard tax")
    scene.do("draw-character")
    assert (scene.asked, len(scene.hand_of(ANA))) == ((BEN,), 3)


@pytest.mark.clause("FIEF-2.1-06")
def test_events_come_from_the_common_pile_characters_from_their_own() -> None:
    scene = fief().events_pile("justice").characters("arc").begin("draw")
    common, characters = len(scene.state.events), len(scene.state.characters)
    scene.do("draw-character")
    scene.do("draw-event")
    assert scene.hand_of(ANA) == ["arc", "justice"]
    assert (len(scene.state.events), len(scene.state.characters)) == (common - 1, characters - 1)


@pytest.mark.clause("FIEF-2.1-07")
@pytest.mark.clause("FIEF-2.1-08")
@pytest.mark.clause("FIEF-EX-10")
def test_calamities_on_the_way_do_not_count_and_fill_the_track() -> None:
    scene = fief().characters("thierry").events_pile("plague", "famine", "tax").begin("draw")
    scene.do("draw-character")
    scene.do("draw-event")
    assert scene.hand_of(ANA) == ["thierry", "tax"]
    assert scene.state.track == numbers("plague", "famine")


@pytest.mark.clause("FIEF-2.1-07")
def test_after_calamities_a_second_event_may_still_be_drawn() -> None:
    scene = fief().events_pile("famine", "tax", "plague", "revolt").begin("draw")
    scene.do("draw-event")
    assert scene.options() == ["stop", "draw-event", "draw-character"]
    scene.do("draw-event")
    assert (scene.asked, scene.hand_of(ANA)) == ((BEN,), ["tax", "revolt"])


@pytest.mark.clause("FIEF-2.1-08")
def test_not_even_the_drawer_sees_a_calamity() -> None:
    scene = fief().track("famine").events_pile("plague", "tax").begin("draw")
    scene.do("draw-event")
    told = [{"event": "calamity-drawn", "seat": ANA, "count": 2}]
    assert [scene.events(seat, "calamity-drawn") for seat in (ANA, BEN, None)] == [told] * 3


@pytest.mark.clause("FIEF-2.1-09")
@pytest.mark.clause("FIEF-R-13")
def test_a_fourth_calamity_is_discarded_unseen() -> None:
    scene = fief().track("famine", "plague", "famine").events_pile("bad-weather", "tax")
    scene.begin("draw")
    scene.do("draw-event")
    assert scene.state.track == numbers("famine", "plague", "famine")
    assert scene.state.event_discard == numbers("bad-weather")
    assert scene.events(ANA, "calamity-away") == [{"event": "calamity-away", "seat": ANA}]
    assert scene.hand_of(ANA) == ["tax"]


@pytest.mark.clause("FIEF-2.1-10")
def test_nobody_must_draw() -> None:
    scene = fief().begin("draw")
    scene.do("stop")
    assert (scene.asked, scene.hand_of(ANA)) == ((BEN,), [])


@pytest.mark.clause("FIEF-2.1-12")
@pytest.mark.clause("FIEF-R-11")
@pytest.mark.parametrize(
    ("card", "name"),
    [("thierry", "character"), ("arc", "character"), ("ambush", "event"), ("plague", "calamity")],
)
def test_calamities_have_a_back_of_their_own(card: str, name: str) -> None:
    assert BACKS[back(CARDS.index(card))] == name


@pytest.mark.clause("FIEF-2.1-13")
def test_what_the_cards_act_on() -> None:
    scene = (
        fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy").bishop("thierry", 5)
    )
    scene.lord(BEN, "eric", "blaye").captive("eric", ANA, "sigy").marked("thierry").sky(2, "famine")
    scene.hand(ANA, "good-harvest", "fair-weather", "tax")
    scene.hand(BEN, "revolt", "secret-passage", "justice").begin("play")
    assert scene.options(verb="harvest") == [f"harvest {see}" for see in range(1, 6)]
    assert scene.options(verb="weather") == [f"weather {see}" for see in (1, 3, 4, 5)]
    assert scene.options(verb="tallage") + scene.options(verb="tithe") == [
        "tallage sigy",
        "tithe 5",
    ]
    scene.do("done")
    assert scene.options(verb="revolt") == [
        f"revolt {village}" for village in ("chateauneuf", "mazilles", "st-andromy", "tournus")
    ]
    assert scene.options(verb="escape") + scene.options(verb="justice") == [
        "escape eric",
        "justice thierry",
    ]


@pytest.mark.clause("FIEF-2.1-12")
@pytest.mark.parametrize(("card", "shown"), [("tax", "event"), ("plague", "calamity")])
def test_the_back_of_the_top_card_is_seen_before_it_is_drawn(card: str, shown: str) -> None:
    scene = fief().events_pile(card).begin("draw")
    tops = [scene.view(seat)["table"]["piles"]["top"] for seat in (ANA, BEN, None)]
    assert tops == [shown] * 3


# Surprise cards (FIEF-R-12) -------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-12")
@pytest.mark.clause("FIEF-2.4-03")
def test_the_discarding_player_alone_may_play_surprises_before_he_draws() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(BEN, "eric", "bourg")
    scene.hand(ANA, "assassination").hand(BEN, "arc").begin("draw")
    scene.remark(BEN, "raise-hand")
    assert scene.asked == (ANA,)
    assert scene.options(verb="assassinate") == ["assassinate eric thierry"]
    scene.do("draw-event")
    assert (scene.asked, scene.options()) == ((ANA,), ["stop", "draw-event", "draw-character"])


@pytest.mark.clause("FIEF-R-12")
def test_a_surprise_played_while_discarding_makes_room_for_a_draw() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(BEN, "eric", "bourg")
    scene.hand(ANA, "assassination", "tax", "tax").begin("draw")
    scene.do("assassinate eric thierry")
    assert (scene.owner("eric"), scene.asked) == (-1, (ANA,))
    scene.do("draw-event")
    assert len(scene.hand_of(ANA)) == 3


@pytest.mark.clause("FIEF-W-05")
def test_between_two_draws_everything_but_surprises_is_open() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(BEN, "eric", "blaye").pope("eric")
    scene.lord(BEN, "othon", "bourg").garrison(CLEO, "bourg").hand(BEN, "assassination")
    scene.begin("draw")
    scene.remark(BEN, "attend")
    scene.do("stop")
    assert (scene.prompt, scene.asked) == ("window-draws", (BEN,))
    assert {option.split()[0] for option in scene.options()} == {
        "pass",
        "excommunicate",
        "cede",
        "deal",
        "talk",
    }
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("discard", (BEN,))


@pytest.mark.clause("FIEF-W-05")
def test_inside_a_draw_and_after_the_last_there_is_no_such_window() -> None:
    scene = fief().track("famine").begin("draw")
    for seat in (ANA, BEN, CLEO):
        scene.remark(seat, "attend")
    course = []
    while scene.prompt != "window-calamities":
        course.append(scene.prompt)
        options = scene.options()
        scene.do("draw-event" if "draw-event" in options else options[0])
    between = ["window-draws"] * 3
    assert course == ["discard", "draw", *between, "discard", "draw", *between, "discard", "draw"]


@pytest.mark.clause("FIEF-W-05")
@pytest.mark.clause("FIEF-D-03")
def test_a_hand_stays_up_between_two_draws_for_a_surprise_card() -> None:
    """Cleo cannot assassinate anybody before the last draw is over; then her hand is spent."""
    scene = fief().lord(ANA, "thierry", "blaye").lord(CLEO, "eric", "sigy")
    scene.hand(CLEO, "assassination").begin("draw")
    scene.remark(CLEO, "raise-hand")
    for seat in (ANA, BEN):
        scene.do("stop", seat)
        assert (scene.prompt, scene.options(CLEO, "assassinate")) == ("window-draws", [])
        scene.do("pass", CLEO)
        assert "lower-hand" in remarks(scene, CLEO)
    scene.do("stop", CLEO)
    assert scene.options(CLEO, "assassinate") == ["assassinate thierry eric"]
    scene.do("pass", CLEO)
    assert not {"raise-hand", "lower-hand"} & set(remarks(scene, CLEO))


@pytest.mark.clause("FIEF-W-05")
def test_nobody_is_asked_between_draws_unless_he_wants_to_be() -> None:
    scene = fief().begin("draw")
    scene.do("stop")
    assert (scene.prompt, scene.asked) == ("discard", (BEN,))


# Exhausted piles (2.2) ------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.2-01")
@pytest.mark.parametrize(
    ("verb", "pile"), [("draw-event", "event"), ("draw-character", "character")]
)
def test_an_empty_pile_is_made_anew_of_its_own_discards_when_somebody_draws(
    verb: str, pile: str
) -> None:
    scene = fief().begin("draw")
    scene.state.characters, scene.state.character_discard = [], numbers("eric", "thierry", "arc")
    piles(scene, [], ["tax", "revolt", "justice"])
    scene.chance.orders = [
        numbers("tax", "justice", "revolt")
        if pile == "event"
        else numbers("eric", "arc", "thierry")
    ]
    scene.do(verb)
    assert scene.hand_of(ANA) == ["revolt" if pile == "event" else "thierry"]
    left = (scene.state.events, scene.state.event_discard)
    if pile == "character":
        left = (scene.state.characters, scene.state.character_discard)
    assert left == (numbers(*(("tax", "justice") if pile == "event" else ("eric", "arc"))), [])
    assert scene.events(BEN, "pile-renewed") == [{"event": "pile-renewed", "back": pile}]


@pytest.mark.clause("FIEF-2.2-01")
def test_a_pile_that_is_empty_waits_until_somebody_draws() -> None:
    scene = piles(fief().begin("draw"), ["tax"], ["revolt"])
    scene.do("draw-event")
    assert (scene.state.events, scene.state.event_discard) == ([], numbers("revolt"))
    assert scene.chance.shuffled == []


@pytest.mark.clause("FIEF-2.2-02")
def test_a_dead_lord_who_comes_back_is_another_one() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy").marked("thierry")
    scene.bishop("thierry", 5).cardinal("thierry").excommunicated("thierry")
    scene.lord(BEN, "eric", "blaye").lord(BEN, "jeanne", "blaye").marry("thierry", "jeanne")
    scene.lord(ANA, "othon", "sigy").king("thierry").hand(BEN, "assassination")
    scene.track("famine").dice(6).begin("before_calamities")
    scene.do("assassinate thierry eric", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    thierry = CARDS.index("thierry")
    assert thierry in scene.state.character_discard
    scene.state.character_discard.remove(thierry)
    scene.state.hands[CLEO] = [thierry]
    scene.pass_all()
    scene.do("play-lord thierry tournus")
    assert (scene.owner("thierry"), titles(scene.state, thierry)) == (CLEO, 0)
    assert scene.state.spouse[thierry] == scene.state.excommunicated == -1
    assert not scene.state.marked >> thierry & 1


@pytest.mark.clause("FIEF-R-13")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    scene = piles(fief().begin("draw"), [], [])
    assert scene.options() == ["stop", "draw-character"]


@pytest.mark.clause("FIEF-R-13")
def test_a_draw_that_meets_only_calamities_is_lost() -> None:
    scene = piles(fief().begin("draw"), ["plague", "famine"], [])
    scene.do("draw-event")
    assert (scene.hand_of(ANA), scene.state.track) == ([], numbers("famine", "plague"))
    assert scene.options() == ["stop", "draw-character"]
    scene.do("draw-character")
    assert scene.asked == (BEN,)


@pytest.mark.clause("FIEF-R-13")
def test_a_calamity_thrown_away_may_come_back_in_the_same_reshuffle() -> None:
    scene = piles(fief().track("plague", "plague", "famine").begin("draw"), ["famine"], ["tax"])
    scene.chance.orders = [numbers("tax", "famine")]
    scene.do("draw-event")
    assert scene.keys(BEN) == ["calamity-away", "pile-renewed", "calamity-away", "draws-unseen"]
    assert (scene.hand_of(ANA), scene.state.event_discard) == (["tax"], numbers("famine"))
