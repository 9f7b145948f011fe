"""What a game shows, asks, tells and lets choose has the form that it declares."""

import re
from importlib.resources import files
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

import tableronde
from tableronde.core.game import AnyGame
from tableronde.games import GAMES
from tableronde.server.protocol.server_messages import TableEvents

MOST_DECISIONS = 300
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def fits(value: object, form: Any) -> bool:
    """Whether a value has exactly the keys and types of a form: what it lacks fails, and so does
    what it does not know, which `convert` leaves out."""
    return bool(msgspec.convert(value, form) == value)


def positions(game: AnyGame) -> list[tableronde.Match]:
    """Matches with as many players as can be, and one for each value of each option."""
    most = game.SEATS[-1]
    matches = [tableronde.new(game.ID, most, seed=3)]
    for option in game.OPTIONS:
        for value in option.values[1:]:
            for seats in reversed(game.SEATS):
                try:
                    match = tableronde.new(game.ID, seats, seed=3, options={option.name: value})
                except tableronde.errors.TableRondeError:
                    continue
                matches.append(match)
                break
    return matches


@every_game
def test_what_is_shown_and_asked_fits_its_form(game: AnyGame) -> None:
    types = get_type_hints(game.ARGUMENTS)
    for match in positions(game):
        chance = Random(match.game.ID)
        while match.result is None and match.number < MOST_DECISIONS:
            decision = chance.choice(match.pending())
            for name, value in decision.arguments.items():
                assert fits(value, types[name]), (decision.prompt, name)
            table = match.view(decision.seat)["table"]
            if match.number % 5 == 0:
                assert fits(table, game.VIEW)
                for option in decision.options:
                    assert fits(game.details(option, table, decision.seat), game.DETAILS), option
            verb = chance.choice(sorted({option["do"] for option in decision.options}))
            chosen = [option for option in decision.options if option["do"] == verb]
            match.answer(decision, chance.choice(chosen))
        for told in match.events_for(None, all_open=True):
            for name in game.EVENTS[told["event"]]:
                assert fits(told[name], types[name]), (told["event"], name)


@every_game
def test_every_argument_has_a_type_and_every_type_an_argument(game: AnyGame) -> None:
    declared = {**game.EVENTS, **game.PROMPTS}
    named = {name for names in declared.values() for name in names}
    assert named == set(get_type_hints(game.ARGUMENTS))


def test_what_happens_at_every_table_is_declared() -> None:
    text = files("tableronde.words").joinpath("en.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE))
    assert worded == set(get_type_hints(TableEvents))
