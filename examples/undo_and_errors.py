"""Answer wrongly, and take an answer back: `python examples/undo_and_errors.py`."""

import tableronde
from tableronde import errors


def main() -> None:
    """Show that an error leaves the match as it was, and what can be undone."""
    match = tableronde.new("avalon", seats=2, seed=7)
    decision = match.pending()[0]
    for wrong in ("fly", "attack red-knight 99", {"do": "counter", "card": "red-witch"}):
        try:
            match.answer(decision, wrong)
        except errors.AnswerError as error:
            print(f"{type(error).__name__}: {error}")
    print(f"{match.number} answers stand.")

    match.answer(decision, decision.options[1])
    print(f"{match.number} answer stands: {match.record()['log'][0]['choice']}")
    match.undo(seat=decision.seat)
    print(f"{match.number} answers stand.")

    while match.pending()[0].seat == 0:  # until cards are drawn and the other seat is asked
        match.answer(match.pending()[0], match.pending()[0].options[0])
    try:
        match.undo(seat=0)
    except errors.CannotUndo as error:
        print(f"{type(error).__name__}: {error}")
    match.undo(seat=0, to=0, agreed=True)
    print(f"With the consent of all players it is possible: {match.number} answers stand.")


if __name__ == "__main__":
    main()
