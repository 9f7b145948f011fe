"""Tests what must hold at every decision of random games of every game.

After each answer the invariants hold; after the game, the record replays to the same end. At
some decisions a viewer is checked: JSON there and back gives the same state; a copy is equal and
shares nothing with the state that is played on; a resampled state gives the viewer the same
view; and two worlds that differ only in what the viewer cannot know give the same bytes, before
the answer and after it. Seats and a spectator take turns, in some games at each decision and in
the others at every few, so that over all games each has checked every stage. (Checking all
always would take ten times as long.)"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

import tableronde
from tableronde import games
from tableronde.core import kernel
from tableronde.core.chance import LooseChance, SeededChance
from tableronde.core.choice import Choice
from tableronde.core.event import Event
from tableronde.core.game import AnyGame
from tableronde.core.state import State
from tests.games.worlds import WORLDS, options_of, picked
from tests.watched_run import WatchedRun

REMARKS: Final = 0.03
"""How often somebody says something between two answers."""
encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder().encode


class Asked(NamedTuple):
    """Who is asked, what the options are, and what is chosen."""

    seat: int
    choices: list[Choice]
    choice: Choice


def chunks() -> list[Any]:
    """Yield so many games of each, spread over its numbers of players."""
    found = []
    for game_id, game in games.GAMES.items():
        worlds = WORLDS[game_id]
        share = worlds.GAMES // len(game.SEATS)
        for seats in game.SEATS:
            found += [
                pytest.param(game_id, seats, first, id=f"{game_id}-{seats}-{first}")
                for first in range(0, share, worlds.CHUNK)
            ]
    return found


@pytest.mark.parametrize(("game_id", "seats", "first"), chunks())
def test_random_games(game_id: str, seats: int, first: int) -> None:
    for number in range(first, first + WORLDS[game_id].CHUNK):
        play(games.find(game_id), seats, number, WORLDS[game_id])


def viewers_now(worlds: Any, seats: int, number: int, answers: int) -> list[int | None]:
    """Return whose views are checked now in the game with this number."""
    every = 1 if number % 40 == 0 else worlds.LOOK_EVERY
    turn, rest = divmod(number + answers, every)
    return [] if rest else [[None, *range(seats)][turn % (seats + 1)]]


def play(game: AnyGame, seats: int, number: int, worlds: Any) -> None:
    seed = f"whole/{number}"
    random = Random(seed)
    match = tableronde.new(game.ID, seats, seed, options_of(worlds, seats, number))
    state = match.state
    loose = LooseChance(random)
    copy, written = check_forms(game, state)
    seen: dict[int | None, bytes] = {}
    enough = getattr(worlds, "ENOUGH", worlds.MOST_DECISIONS + 1)
    while state.stack and state.number < enough:
        assert state.number < worlds.MOST_DECISIONS, "the game does not end"
        if random.random() < REMARKS and remark_something(match, random):
            assert encode(copy.plain()) == written, "a copy loses something, or shares it"
            (copy, written), seen = check_forms(game, state), {}
        seat = random.choice(match.waiting())
        choices = match.choices(seat)
        assert choices, "a seat is asked and can do nothing"
        assert len(set(choices)) == len(choices)
        choice = picked(worlds, random, choices)
        viewers = viewers_now(worlds, seats, number, state.number)
        if not seen.keys() >= set(viewers):  # otherwise they were checked since the last answer
            seen = views_of(game, state, viewers)
        asked = Asked(seat, choices, choice)
        others = {
            viewer: another_world(game, state, viewer, seen[viewer], asked, random, loose, worlds)
            for viewer in viewers
        }
        events_before = len(match.events)
        match.answer(match.decision_of(seat), game.LEXICON.named(choice), seat)
        worlds.check(state)
        if viewers:
            assert encode(copy.plain()) == written, "a copy loses something, or shares it"
            copy, written = check_forms(game, state)
        # The next viewer is checked now, too, since what all see is made once.
        seen = views_of(game, state, [*viewers, *viewers_now(worlds, seats, number, state.number)])
        for viewer, other in others.items():
            if other is not None:
                events = [event for _, event in match.events[events_before:]]
                check_answer(game, other, viewer, seen[viewer], asked, seed, events)
    assert encode(copy.plain()) == written, "a copy loses something, or shares it"
    check_forms(game, state)
    if not state.stack:
        assert match.result is not None
        assert match.result["reason"] in game.REASONS
        assert match.result["winners"] or seats == 1, "only a solo game can be lost"
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = tableronde.replay(record)
    assert encode(again.state.plain()) == encode(state.plain())


def remark_something(match: tableronde.Match, random: Random) -> bool:
    """Make a remark that is possible at any moment, in games that know any: raise a hand, ask to be
    asked more often, arm a reaction."""
    seat = random.randrange(match.seats)
    remarks = match.game.remarks(match.state, seat)
    if remarks:
        match.remark(seat, match.game.LEXICON.text(random.choice(remarks)))
    return bool(remarks)


def check_forms(game: AnyGame, state: State) -> tuple[State, bytes]:
    """Check that JSON there and back gives the same state; return a copy and what it must
    remain."""
    written = encode(state.plain())
    loaded = game.load(msgspec.json.decode(written))
    assert encode(loaded.plain()) == written, "JSON loses something"
    return state.copy(), written


def views_of(game: AnyGame, state: State, viewers: list[int | None]) -> dict[int | None, bytes]:
    """Return what each of these viewers sees."""
    if not viewers:
        return {}
    return {viewer: encode(view) for viewer, view in kernel.views(game, state, viewers).items()}


def another_world(
    game: AnyGame,
    state: State,
    viewer: int | None,
    view: bytes,
    asked: Asked,
    random: Random,
    loose: LooseChance,
    worlds: Any,
) -> State | None:
    """Check hidden information before an answer, and return another world in which the viewer sees
    the same and the answer is possible, if there is one."""
    imagined = game.resample(msgspec.json.decode(view), loose)
    assert encode(kernel.view(game, imagined, viewer)) == view, "resample contradicts the view"
    worlds.check(imagined)
    other: State = worlds.other_world(state, viewer, random)
    assert encode(kernel.view(game, other, viewer)) == view, "a view shows what is hidden"
    seat, choice = asked.seat, asked.choice
    possible = other.stack[-1].options(other, seat)
    if viewer == seat:
        assert possible == asked.choices
        return other
    if other.stack[-1].prompt(other, seat).key in game.PUBLIC:
        assert (len(possible) == 1) == (len(asked.choices) == 1), "who is asked reveals a hand"
    if choice not in possible:
        other = worlds.other_world(state, viewer, random, keep=(seat,))
        possible = other.stack[-1].options(other, seat)
    return other if choice in possible else None


def check_answer(
    game: AnyGame,
    other: State,
    viewer: int | None,
    view: bytes,
    asked: Asked,
    seed: str,
    events: list[Event],
) -> None:
    """Check that the same answer in the other world shows the viewer the same as `view`, unless the
    viewer rightly learns something by it."""
    run = WatchedRun(SeededChance(seed, other.number + 1))
    kernel.apply(other, asked.seat, asked.choice, run)
    if same_until_revealed(events, run, viewer):
        assert encode(kernel.view(game, other, viewer)) == view, "an answer shows what is hidden"


def same_until_revealed(first: list[Event], second: WatchedRun, viewer: int | None) -> bool:
    """Compare what the viewer is told until it rightly learns something, and return False if it
    does."""
    for at, (one, two) in enumerate(zip(first, second.told, strict=False)):
        if at in second.learned:
            audience = second.learned[at]
            if audience is None or viewer in audience:
                return False
        assert one.seen_by(viewer) == two.seen_by(viewer), "an event shows what is hidden"
    assert len(first) == len(second.told)
    return True
