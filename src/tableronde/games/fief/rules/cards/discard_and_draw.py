"""2.1, 2.2: discarding and drawing."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    BACKS,
    CARDS,
    CHARACTER_DRAWS,
    DRAWS,
    FIRST_CALAMITY,
    HAND,
    TRACK,
    back,
)
from tableronde.games.fief.rules.cards import hands, surprises
from tableronde.games.fief.rules.in_turn import InTurn
from tableronde.games.fief.rules.windows import BETWEEN_DRAWS, act, window
from tableronde.games.fief.state import FiefState


@frame
class DrawStep(InTurn):
    """Let each player discard and draw before the next one starts (FIEF-2.1-11)."""

    KIND = "draw-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.stack.append(Discard(seat))

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        if seat != self.order[-1]:
            window(state, BETWEEN_DRAWS)  # FIEF-W-05


@frame
class Discard(Ask[FiefState]):
    """Ask for discards: any number of cards, shown to all; surprise cards may be played instead
    (FIEF-2.1-01, FIEF-12.0-16)."""

    KIND = "discard"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("discard", ("FIEF-2.1-01", "FIEF-2.1-03", "FIEF-12.0-16"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options = draws(state, seat, 0, 0)
        hand = state.hands[seat]
        if hand:
            options += [choices.DISCARD[card] for card in dict.fromkeys(hand)]
            options += surprises.playable(state, seat, in_round=False)
        return options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Discard):
            hands.play(state, seat, choice.card)
            hands.discard(state, choice.card)
            # After this turn the chronicle says no more which card it was (FIEF-R-11).
            run.reveal_until(
                state.turn,
                "discards",
                {"seat": seat, "card": CARDS[choice.card]},
                "discards-unseen",
                {"seat": seat, "back": BACKS[back(choice.card)]},
            )
        elif isinstance(choice, choices.Surprise):
            act(state, seat, choice, run)
        else:
            state.stack[-1] = Draw(seat, 0, 0)
            state.stack[-1].answer(state, seat, choice, run)


def draws(state: FiefState, seat: int, drawn: int, characters: int) -> list[Choice]:
    """Return what may still be drawn: two cards, one of them a character, three in hand
    (FIEF-2.1-03 to -05, -10)."""
    options: list[Choice] = [choices.STOP]
    if drawn < DRAWS and len(state.hands[seat]) < HAND:
        if state.events or state.event_discard:
            options.append(choices.DRAW_EVENT)
        if characters < CHARACTER_DRAWS and (state.characters or state.character_discard):
            options.append(choices.DRAW_CHARACTER)
    return options


@frame
class Draw(Ask[FiefState]):
    """Ask what to draw, card by card: the first is seen before the second is decided on
    (FIEF-2.1-04)."""

    KIND = "draw"
    drawn: int
    characters: int

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat, but nobody where nothing is left to draw: hand sizes are public."""
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("draw", ("FIEF-2.1-03", "FIEF-2.1-04", "FIEF-2.1-07"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return draws(state, seat, self.drawn, self.characters)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Stop):
            state.stack.pop()
            return
        character = isinstance(choice, choices.DrawCharacter)
        state.stack[-1] = Draw(seat, self.drawn + 1, self.characters + character)
        if character:
            _take_character(state, seat, run)
        else:
            _take_event(state, seat, run)


def _take_character(state: FiefState, seat: int, run: Run) -> None:
    if not state.characters:
        _renew(state, 0, run)
    _receive(state, seat, state.characters.pop(), run)


def _take_event(state: FiefState, seat: int, run: Run) -> None:
    """Draw an event. Calamities on the way go face down to the track and do not count (FIEF-2.1-07
    to -09)."""
    while True:
        if not state.events:
            if not state.event_discard:
                return  # the draw is lost (FIEF-R-13)
            _renew(state, 1, run)
        card = state.events.pop()
        if card < FIRST_CALAMITY:
            _receive(state, seat, card, run)
            if state.events:
                # The back of what is on top now is there for everybody to see (FIEF-2.1-12).
                run.reveal("next-back", {"back": BACKS[back(state.events[-1])]})
            return
        if len(state.track) < TRACK:
            state.track.append(card)
            run.reveal("calamity-drawn", {"seat": seat, "count": len(state.track)})
        else:
            state.event_discard.append(card)
            run.reveal("calamity-away", {"seat": seat})


def _receive(state: FiefState, seat: int, card: int, run: Run) -> None:
    hands.receive(state, seat, card)
    run.whisper(
        (seat,),
        "draws",
        {"seat": seat, "card": CARDS[card]},
        "draws-unseen",
        {"seat": seat, "back": BACKS[back(card)]},
    )


def _renew(state: FiefState, pile: int, run: Run) -> None:
    """Shuffle the matching discard pile into a new draw pile (FIEF-2.2-01), and the back of its top
    card is seen."""
    if pile:
        state.events, state.event_discard = state.event_discard, []
        run.chance.shuffle(state.events)
    else:
        state.characters, state.character_discard = state.character_discard, []
        run.chance.shuffle(state.characters)
    run.reveal("pile-renewed", {"back": BACKS[pile]})
