"""Make golden records: whole games that every later version must replay to the same end.

    .venv/bin/python tools/golden.py tests/records

Only missing files are written. Delete one only when a change of rules raised the game's RULES.
"""

import contextlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tableronde import bots, games
from tableronde.core import record
from tableronde.core.errors import ContradictoryOptions
from tableronde.core.game import AnyGame
from tableronde.core.match import Match
from tableronde.lab.simulate import play_out

LONG: Final = ("zizka", "fief")
"""Games that take random players long: one such record is enough."""
ENDLESS: Final = ("fief",)
"""Games that random players fill with talk: one random player at a table is enough."""


def lineups(game_id: str, seats: int) -> list[tuple[str, ...]]:
    """Return bots that play at random, mixed, and to win."""
    at_random = range(1) if game_id in ENDLESS else range(0, seats, 2)
    mixed = tuple("random" if seat in at_random else "greedy" for seat in range(seats))
    return [("random",) * seats, mixed, ("greedy",) * seats]


def golden(
    game_id: str,
    seats: int,
    number: int | str,
    names: tuple[str, ...],
    options: dict[str, str] | None = None,
) -> Match:
    game = games.find(game_id)
    seed = f"golden/{game_id}/{seats}/{number}"
    match = Match(game, seats, seed, options, players=list(names))
    players = [bots.make(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
    play_out(match, players)
    return match


def golden_with_undo(game_id: str, seats: int) -> Match:
    """Record a game in which people undid answers, alone and by consent, and made remarks, in games
    that have any."""
    for name in ("undo", *(f"undo-{number}" for number in range(2, 100))):
        match = _with_undo(game_id, seats, name)
        if '"undo"' in record.text(match.record()):
            return match
    raise AssertionError(f"{game_id}: nobody undoes anything")


def _with_undo(game_id: str, seats: int, name: str) -> Match:
    """Record one game with this name. In a short one it may be that nobody undoes anything."""
    game = games.find(game_id)
    random = Random(f"{game_id}/{seats}{name.removeprefix('undo')}")
    match = Match(game, seats, f"golden/{game_id}/{seats}/{name}")
    purposeful = bots.make("greedy", game, match.seed)
    while match.result is None:
        decision = random.choice(match.pending())
        remarks = game.remarks(match.state, decision.seat)
        if remarks and random.random() < 0.05:
            match.remark(decision.seat, game.LEXICON.named(random.choice(remarks)))
        if game_id in LONG:
            taken = purposeful.choose(match.view(decision.seat), decision.plain())
        else:
            taken = random.randrange(len(decision.options))
        match.answer(decision, decision.options[taken])
        if match.may_undo(decision.seat) and random.random() < 0.2:
            match.undo(decision.seat)
        elif match.pending() and random.random() < 0.02:
            match.undo(decision.seat, max(0, match.number - 5), agreed=True)
    return match


def optional(game: AnyGame) -> Iterator[tuple[int, str, str]]:
    """Return every optional rule, with the smallest table that it can be played at."""
    for option in game.OPTIONS:
        for value in option.values[1:] if option.name != "first" else ():
            for seats in game.SEATS:
                with contextlib.suppress(ContradictoryOptions):
                    game.check_options(seats, {option.name: value})
                    yield seats, option.name, value
                    break


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game_id, game in games.GAMES.items():
        for seats in game.SEATS:
            makers: dict[str, Callable[[], Match]] = {
                str(number): partial(golden, game_id, seats, number, names)
                for number, names in enumerate(lineups(game_id, seats))
            }
            makers["undo"] = partial(golden_with_undo, game_id, seats)
            if game_id in LONG and seats > 2:
                del makers["0"]
            for least, name, value in optional(game):
                if least == seats:
                    rule = {name: value}
                    key = f"{name}-{value}"
                    mixed = lineups(game_id, seats)[1]
                    makers[key] = partial(golden, game_id, seats, key, mixed, rule)
            for name, make in makers.items():
                file = folder / f"{game_id}-{seats}-{name}.json"
                if not file.exists():
                    record.save(make().record(), file)
                    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
