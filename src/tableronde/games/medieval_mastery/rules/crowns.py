"""CROWN: declared, perhaps broken, and else carried out."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, OpenAsk, Prompt, Sequence, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    ARTEFACTS,
    CARDS,
    CROWN,
    INSIGHT_CARDS,
)
from tableronde.games.medieval_mastery.rules.artefacts import crown_window, destroy
from tableronde.games.medieval_mastery.rules.conquest import DiscardOne
from tableronde.games.medieval_mastery.rules.deck import discard, reshuffle
from tableronde.games.medieval_mastery.rules.redeploy import Redeploy, can_redeploy
from tableronde.games.medieval_mastery.state import FACE_UP, NOBODY, MasteryState


def may_declare(state: MasteryState, seat: int) -> bool:
    """Return whether the crown is face up and unused (MM-CROWN-01, -02)."""
    return not state.crown_used and state.face_up(seat, CROWN)


def may_bring_home(state: MasteryState, seat: int) -> bool:
    """Return whether the crown could move knights into the castle (MM-CROWN-16)."""
    effect = ARTEFACTS[state.artefacts[seat][CROWN]].effect
    return effect == "redeploy" and may_declare(state, seat) and can_redeploy(state, seat)


def declare(state: MasteryState, seat: int, run: Run) -> None:
    state.crown_used = True
    crown = ARTEFACT_NAMES[state.artefacts[seat][CROWN]]
    run.tell("crown-declared", {"seat": seat, "artefact": crown})
    state.stack.append(Crown(seat))


def window(state: MasteryState, crown: "Crown", run: Run) -> None:
    state.stack.append(crown_window(state))  # MM-CROWN-05


def take_effect(state: MasteryState, crown: "Crown", run: Run) -> None:
    """Carry the crown out. A broken one does nothing, and its use is spent (MM-CROWN-06). Whom it
    hits is chosen now and not before (R-10)."""
    seat = crown.seat
    if not state.face_up(seat, CROWN):
        return
    effect = ARTEFACTS[state.artefacts[seat][CROWN]].effect
    if effect == "destroy_artefact":
        state.stack.append(Corrupt(seat))
    elif effect == "peek_top_keep_or_discard":
        state.stack.append(ChoosePile(seat))
    elif effect == "shuffle_old_discard_into_pile":
        if _old_discards(state, seat):
            state.stack.append(Recover(seat))
        else:
            run.tell("crown-in-vain", {"seat": seat})
    elif effect == "reorder_top_four":
        look_ahead(state, seat, run)
    elif effect == "redeploy":
        if can_redeploy(state, seat):
            state.stack.append(Redeploy(seat, 0, 0))  # MM-CROWN-16, -17
        else:
            run.tell("crown-in-vain", {"seat": seat})
    elif any(state.hands[seat]):
        state.stack.append(DiscardOne(seat, "fury", NOBODY))  # MM-CROWN-18
    else:
        run.tell("crown-in-vain", {"seat": seat})


@frame
class Crown(Sequence[MasteryState]):
    """MM-CROWN-05: it is declared; others may break it; then it takes effect."""

    KIND = "crown"
    STEPS = (window, take_effect)
    seat: int


# Corruption ---------------------------------------------------------------------------------------


@frame
class Corrupt(OpenAsk[MasteryState]):
    """Asks for an artefact of any player, the own included (MM-CROWN-07, -09)."""

    KIND = "corrupt"

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("corrupt", ("MM-CROWN-07", "MM-CROWN-09"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [
            choices.DESTROY[artefact]
            for other in state.clockwise(state.next_seat(seat))
            for kind, artefact in enumerate(state.artefacts[other])
            if state.destroyed[other][kind] == FACE_UP
        ]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Destroy)
        state.stack.pop()
        owner = destroy(state, choice.artefact)
        artefact = ARTEFACT_NAMES[choice.artefact]
        run.tell("corrupted", {"seat": seat, "other": owner, "artefact": artefact})


# Prosperity ---------------------------------------------------------------------------------------


@frame
class ChoosePile(Ask[MasteryState]):
    """Asks whose draw pile is looked at (MM-CROWN-08, -09)."""

    KIND = "choose-pile"

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("choose-pile", ("MM-CROWN-08", "MM-CROWN-09"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [choices.LOOK[other] for other in state.clockwise(seat)]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Look)
        state.stack.pop()
        other = choice.seat
        if not state.draw[other]:
            reshuffle(state, other, run)  # MM-CROWN-10
        if not state.draw[other]:
            run.tell("crown-in-vain", {"seat": seat})
            return
        state.known[other][-1] |= 1 << seat
        told = {"seat": seat, "other": other}
        card = CARDS[state.draw[other][-1]]
        run.whisper((seat,), "looked", {**told, "card": card}, "looked-unseen", told)
        state.stack.append(Looked(seat, other))


@frame
class Looked(Ask[MasteryState]):
    """Asks whether the card is left, or put on its owner's discard pile (MM-CROWN-08)."""

    KIND = "looked"
    other: int

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("looked", ("MM-CROWN-08",), {"other": self.other})

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [choices.LEAVE, choices.THROW_AWAY]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        told = {"seat": seat, "other": self.other}
        if isinstance(choice, choices.Leave):
            run.tell("left", told)
            return
        card = state.draw[self.other].pop()
        state.known[self.other].pop()
        discard(state, self.other, card)
        run.reveal("threw-away", {**told, "card": CARDS[card]})


# Order --------------------------------------------------------------------------------------------


def _old_discards(state: MasteryState, seat: int) -> set[int]:
    """Return the cards that were discarded in an earlier turn of any player (MM-CROWN-11, -12,
    R-14)."""
    return {card for card, turn in state.discard[seat] if turn < state.turn_number}


@frame
class Recover(OpenAsk[MasteryState]):
    """Asks which of them is shuffled into the own draw pile (MM-CROWN-11)."""

    KIND = "recover"

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("recover", ("MM-CROWN-11", "MM-CROWN-12"))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [choices.RECOVER[card] for card in sorted(_old_discards(state, seat))]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Recover)
        state.stack.pop()
        card = choice.card
        pile = state.discard[seat]
        del pile[next(at for at, laid in enumerate(pile) if laid[0] == card)]  # the oldest
        state.draw[seat].append(card)
        run.chance.shuffle(state.draw[seat])
        state.known[seat] = [0] * len(state.draw[seat])
        run.tell("recovered", {"seat": seat, "card": CARDS[card]})


# Insight ------------------------------------------------------------------------------------------


def look_ahead(state: MasteryState, seat: int, run: Run) -> None:
    """Show the seat the top cards of its draw pile (MM-CROWN-13 to -15)."""
    if len(state.draw[seat]) < INSIGHT_CARDS:
        reshuffle(state, seat, run)  # under what is left
    count = min(INSIGHT_CARDS, len(state.draw[seat]))
    if not count:
        run.tell("crown-in-vain", {"seat": seat})
        return
    # Others who had looked at one of them do not know any more where it lies.
    state.known[seat][-count:] = [1 << seat] * count
    cards = [CARDS[card] for card in state.draw[seat][: -count - 1 : -1]]
    run.whisper(
        (seat,),
        "looked-ahead",
        {"seat": seat, "cards": cards},
        "looked-ahead-unseen",
        {"seat": seat, "count": count},
    )
    if count > 1:
        state.stack.append(Arrange(seat, 1, count))


@frame
class Arrange(Ask[MasteryState]):
    """Asks which of the cards that were looked at is to lie at `depth` from the top: they are put
    back one by one, the topmost first. They lie on the pile meanwhile."""

    KIND = "arrange"
    depth: int
    count: int

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("arrange", ("MM-CROWN-13",), {"depth": self.depth, "count": self.count})

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        pile = state.draw[seat]
        left = pile[len(pile) - self.count : len(pile) - self.depth + 1]
        return [choices.LAY[card] for card in sorted(set(left))]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Lay)
        pile, known = state.draw[seat], state.known[seat]
        place = len(pile) - self.depth
        at = next(
            at for at in range(place, len(pile) - self.count - 1, -1) if pile[at] == choice.card
        )
        for cards in (pile, known):
            cards.insert(place, cards.pop(at))
        if self.depth + 1 < self.count:
            state.stack[-1] = Arrange(seat, self.depth + 1, self.count)
        else:
            state.stack.pop()
            run.tell("arranged", {"seat": seat, "count": self.count})
