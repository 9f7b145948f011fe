"""Keep a game in a file, read it, replay it and look at any moment of it:
`python examples/replay_record.py game.json`."""

import json
import random
import sys
from pathlib import Path

import tableronde


def play() -> tableronde.Match:
    """Play a game of Medievallons at random."""
    match = tableronde.new("guilds", seats=3, seed=7, players=["Ana", "Ben", "Eva"])
    chance = random.Random(7)
    while match.result is None:
        decision = match.pending()[0]
        match.answer(decision, chance.choice(decision.options))
    return match


def main(name: str) -> None:
    """Write a record, read it again, and replay it in three ways."""
    file = Path(name)
    file.write_text(json.dumps(play().record()), encoding="utf-8")

    record = json.loads(file.read_text(encoding="utf-8"))
    whole = tableronde.replay(record)  # every answer is checked again, and the result compared
    assert whole.result is not None
    print(f"{record['seats']} played {len(record['log'])} answers: {whole.result['scores']}")

    half = tableronde.replay(record, at=len(record["log"]) // 2)
    print(f"In the middle, {half.pending()[0]!r} was open.")

    for number in (0, 10, 20):  # faster than replaying to each of them
        hand = whole.view_at(number, seat=0)["table"]["seats"][0]["cards"]
        print(f"After {number} answers {record['seats'][0]} held {', '.join(hand)}.")

    record["log"][3]["seat"] += 1
    try:
        tableronde.replay(record)
    except tableronde.errors.RecordMismatch as error:
        print(f"A changed record is refused: {error!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
