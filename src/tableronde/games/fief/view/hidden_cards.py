"""Hands and piles that fit a view: cards that it does not show are dealt anew."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.games.fief.choices import GiveCard, GivePlay
from tableronde.games.fief.components import (
    ARC,
    BACKS,
    BUYABLE,
    CARDINAL,
    CARDS,
    COPIES,
    FIRST_CALAMITY,
    FIRST_EVENT,
    REVOLT,
    back,
)
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.cards.playing import AskHostNew
from tableronde.games.fief.rules.cards.revolts import Uprising
from tableronde.games.fief.rules.cards.surprises import AskHat
from tableronde.games.fief.rules.diplomacy.deals import OfferedDeal
from tableronde.games.fief.view.names import CARD, LORD
from tableronde.games.fief.view.types import FiefView


class DealtCards(NamedTuple):
    hands: list[list[int]]
    characters: list[int]
    character_discard: list[int]
    events: list[int]
    event_discard: list[int]
    track: list[int]


def deal_cards(
    table: FiefView, viewer: int | None, stack: list[Frame[Any]], chance: Chance
) -> DealtCards:
    """Deal everybody's hand by its backs, the piles by their sizes and the top back."""
    left = _not_on_the_table(table, stack)
    known = [
        [CARD[card] for card in player["hand"] if card not in BACKS] for player in table["seats"]
    ]
    shown = _shown(stack, viewer)
    for seat, card in shown:
        known[seat].append(card)
    for cards in known:
        left.subtract(cards)
    characters = _shuffled(left, range(FIRST_EVENT), chance)
    events = _shuffled(left, range(FIRST_EVENT, FIRST_CALAMITY), chance)
    calamities = _shuffled(left, range(FIRST_CALAMITY, len(CARDS)), chance)
    hands = []
    for seat, (player, cards) in enumerate(zip(table["seats"], known, strict=True)):
        hidden = Counter(card for card in player["hand"] if card in BACKS)
        hidden.subtract(BACKS[back(card)] for owner, card in shown if owner == seat)
        dealt = [characters.pop() for _ in range(hidden[BACKS[0]])]
        dealt += [events.pop() for _ in range(hidden[BACKS[1]])]
        hands.append(sorted([*cards, *dealt]))
    piles = table["piles"]
    track = [calamities.pop() for _ in range(piles["track"])]
    top = []
    if piles["top"] is not None:
        top = [(events if piles["top"] == BACKS[1] else calamities).pop()]
    mixed = events + calamities
    chance.shuffle(mixed)
    below = piles["events"] - len(top)
    return DealtCards(
        hands=hands,
        characters=characters[: piles["characters"]],
        character_discard=characters[piles["characters"] :],
        events=mixed[:below] + top,
        event_discard=mixed[below:],
        track=track,
    )


def _not_on_the_table(table: FiefView, stack: Iterable[Frame[Any]]) -> Counter[int]:
    """Count the cards that lie open nowhere: those in hands and piles."""
    left = Counter(dict(enumerate(COPIES)))
    left.subtract(LORD[lord["name"]] for lord in table["lords"])
    left[CARDINAL] -= sum(name is not None for name in table["cardinals"][:BUYABLE])
    left[ARC] -= table["arc"] is not None
    left.subtract(CARD[card] for see in table["bishoprics"] for card in see["sky"])
    for frame in stack:
        if isinstance(frame, Uprising):
            left[REVOLT] -= len(frame.cards)
        elif isinstance(frame, InPlay) and not frame.in_hand:
            left[frame.card] -= 1
    return left


def _shown(stack: Iterable[Frame[Any]], viewer: int | None) -> list[tuple[int, int]]:
    """Return the cards that others are known to hold: they offer them to this seat, or have named
    them and play them when somebody has consented."""
    cards: list[tuple[int, int]] = []
    for frame in stack:
        if isinstance(frame, OfferedDeal) and frame.seat == viewer:
            given = [term.card for term in frame.terms if isinstance(term, GiveCard)]
            given += [term.play.card for term in frame.terms if isinstance(term, GivePlay)]
            cards += [(frame.proposer, card) for card in given]
        elif isinstance(frame, InPlay) and frame.in_hand:
            cards.append((frame.seat, frame.card))
        elif isinstance(frame, AskHat) and not frame.other:
            cards.append((frame.asker, CARDINAL))
        elif isinstance(frame, AskHostNew):
            cards.append((frame.asker, frame.thing))
    return [(seat, card) for seat, card in cards if seat != viewer]


def _shuffled(left: Counter[int], kinds: range, chance: Chance) -> list[int]:
    cards = [card for card in kinds for _ in range(left[card])]
    chance.shuffle(cards)
    return cards
