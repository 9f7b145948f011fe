"""Answers that others have given and a view does not show: any that are possible."""

from typing import Any

from tableronde.core.chance import Chance
from tableronde.core.choice import PASS, UNSEEN, Choice
from tableronde.core.frames import Sealed
from tableronde.core.group_decisions import REFUSE
from tableronde.games.fief.choices import Vote
from tableronde.games.fief.rules.battle.losses import Losses
from tableronde.games.fief.rules.cards.revolts import Uprising
from tableronde.games.fief.rules.hear_ye.elections import Ballot
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.passage import Passage
from tableronde.games.fief.state import FiefState


def imagine_answers(state: FiefState, viewer: int | None, chance: Chance) -> None:
    """Fill in sealed answers, votes that lie face down, and armies of others in the fog of war."""
    for at, frame in enumerate(state.stack):
        if isinstance(frame, Sealed) and UNSEEN in frame.answers:
            answers = tuple(
                _answer(state, frame, seat, at, chance) if answer == UNSEEN else answer
                for seat, answer in zip(frame.asked, frame.answers, strict=True)
            )
            state.stack[at] = frame.holding(answers)
        elif isinstance(frame, Band | Losses) and frame.hides_troops_from(viewer):
            state.stack[at] = frame.imagined(state)
        elif isinstance(frame, Uprising):
            state.stack[at] = frame.imagined(state.hands)
        elif isinstance(frame, Ballot):
            state.stack[at] = frame.with_placed(
                tuple(
                    vote if seat == viewer else _vote(vote, chance)
                    for seat, vote in zip(frame.order, frame.placed, strict=False)
                )
            )


def _answer(state: FiefState, frame: Sealed[Any], seat: int, at: int, chance: Chance) -> Choice:
    """Return an answer that this seat may have given."""
    if at + 1 < len(state.stack):
        return PASS
    options = frame.options(state, seat)
    if isinstance(frame, Passage):  # a refusal would have ended it
        options = [option for option in options if option != REFUSE]
    return options[chance.below(len(options))]


def _vote(vote: Choice, chance: Chance) -> Choice:
    """Return a vote with the two tokens so or exchanged: others do not see which is which."""
    assert isinstance(vote, Vote)
    return Vote(vote.null, vote.candidate) if chance.below(2) else vote
