"""Compare what each seat and a spectator see of one position: `python examples/views.py`."""

import random

import tableronde


def main() -> None:
    """Print whose cards are open in each view, and what each seat was told of the last draw."""
    match = tableronde.new("guilds", seats=2, seed=7)
    chance = random.Random(7)
    for _ in range(8):
        decision = match.pending()[0]
        match.answer(decision, chance.choice(decision.options))
    for seat in (0, 1, None):
        name = "A spectator" if seat is None else f"Seat {seat}"
        players = match.view(seat)["table"]["seats"]
        seen = [owner for owner, player in enumerate(players) if player["cards"] is not None]
        sizes = [player["hand"] for player in players]
        print(f"{name} sees the cards of seats {seen}, and that the hands hold {sizes} cards.")
        draws = [event for event in match.events_for(seat) if event["event"].startswith("drew")]
        print(f"  Told last: {draws[-1]}")


if __name__ == "__main__":
    main()
