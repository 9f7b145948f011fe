"""Bots know what every card is worth: of a new one, this says that it is missing and where."""

from collections.abc import Callable, Sequence
from typing import Any

from tableronde.games.fief import components as fief
from tableronde.games.fief.bot.judging_cards import card_worth
from tableronde.games.guilds import components as guilds
from tableronde.games.guilds.bot import judgement
from tests.rules.fief.scene import fief as fief_scene
from tests.rules.guilds.scene import guilds as guilds_scene


def unjudged(
    worth: Callable[[Any, int, int], float], state: Any, cards: range, names: Sequence[str]
) -> list[str]:
    """The cards that a bot cannot judge."""
    missing = []
    for card in cards:
        try:
            worth(state, 0, card)
        except KeyError:
            missing.append(names[card])
    return missing


def test_medievallons() -> None:
    state = guilds_scene(2).state
    missing = unjudged(judgement._power, state, range(guilds.TYPES), guilds.CARDS)
    assert missing == [], "add them to games/guilds/bot/judgement.py"


def test_fief() -> None:
    state = fief_scene().state
    cards = range(len(fief.LORDS), fief.FIRST_CALAMITY)
    missing = unjudged(card_worth, state, cards, fief.CARDS)
    assert missing == [], "add them to games/fief/bot/judging_cards.py"
