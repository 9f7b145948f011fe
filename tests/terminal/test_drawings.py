"""The drawings: every card that lies open is there, at every width, in both languages."""

import io
from collections import Counter
from pathlib import Path

import pytest

import tableronde
from tableronde import games
from tableronde.core import match as matches
from tableronde.core import record
from tableronde.core.match import Match
from tableronde.terminal import drawings
from tableronde.terminal.screen import Screen
from tableronde.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["Ana", "Ben with a name", "Cleo", "Dan", "Eve"]


def positions(name: str, every: int) -> list[Match]:
    told = record.load(RECORDS / f"{name}.json")
    game = games.find(told.game)
    return [matches.replay(game, told, at) for at in range(len(told.log), 0, -every)]


def drawn(match: Match, seat: int | None, language: str, width: int) -> str:
    target = io.StringIO()
    words = Words(language, match.game, NAMES, seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "width", width)
        drawings.drawing(match.game.ID).show(Screen(None, target, None), match.view(seat), words)
    return target.getvalue()


def shown(text: str) -> Counter[str]:
    return Counter(word.strip("[]") for word in text.split())


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_pile(language: str, width: int) -> None:
    for match in positions("avalon-2-0", 40):
        text = drawn(match, None, language, width)
        words = Words(language, match.game)
        row = match.view(None)["table"]["row"]
        cards = [card for region in row for pile in region["piles"] for card in pile]
        found = shown(text)
        for card, count in Counter(cards).items():
            assert found[words.component("card", card, "short")] == count, text
        assert text.count("[") == sum(bool(pile) for region in row for pile in region["piles"])


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_whole_from_the_first_turn_on(language: str, width: int) -> None:
    """Also while every region lies in the mist, and the column is narrow."""
    match = tableronde.new("avalon", 2, seed=1)
    words = Words(language, match.game)
    shown = drawn(match, None, language, width)
    assert words.say("table-row") in shown
    assert words.say("table-owner") in shown
    assert "…" not in shown


def test_a_pile_reads_from_bottom_to_top() -> None:
    [match, *_] = positions("avalon-2-0", 1000)
    text = drawn(match, 0, "en", 100)
    words = Words("en", match.game)
    for number, region in enumerate(match.view(0)["table"]["row"], start=1):
        if all(0 < len(pile) <= 3 for pile in region["piles"]):
            *below, top = (words.component("card", card, "short") for card in region["piles"][0])
            [line] = [line for line in text.splitlines() if line.startswith(f"{number:>2}  ")]
            assert " ".join([*below, f"[{top}]"]) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_guild_and_the_own_hand(language: str) -> None:
    for match in positions("guilds-5-0", 30):
        words = Words(language, match.game)
        for seat in (None, 0, 3):
            text = drawn(match, seat, language, 80)
            table = match.view(seat)["table"]
            found = shown(text)
            guilds = [guild for player in table["seats"] for guild in player["guilds"]]
            for card, count in Counter(c for guild in guilds for c in guild["cards"]).items():
                assert found[words.component("card", card, "short")] == count, text
            for guild in guilds:
                assert words.component("card", guild["type"], "guild") in text
            if seat is not None:
                for card in table["seats"][seat]["cards"]:
                    assert words.component("card", card) in text


def test_hands_of_others_are_drawn_only_when_opened() -> None:
    for name in ("avalon-2-1", "guilds-3-0"):
        for match in positions(name, 40):
            closed = match.view(None)
            opened = drawings.drawing(match.game.ID).open_hands(
                closed, [match.view(seat) for seat in range(match.seats)]
            )
            hands = closed["table"].get("hands") or closed["table"]["seats"]
            assert all(hand["cards"] is None for hand in hands)
            hands = opened["table"].get("hands") or opened["table"]["seats"]
            assert all(hand["cards"] is not None for hand in hands)
