"""SETUP: commanders and figures, tokens and cards."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.zizka.choices import Command, Start
from tableronde.games.zizka.components import (
    COMMANDERS,
    LEVELS,
    SOLO_LEVELS,
    TORAK,
)
from tableronde.games.zizka.rules.entourage import refill, tops
from tableronde.games.zizka.rules.events import lay_token
from tableronde.games.zizka.rules.turn import Turn
from tableronde.games.zizka.state import NOBODY, Torak, ZizkaState, space_name


@frame
class Setup(Sequence[ZizkaState]):
    """The steps of the rulebook."""

    KIND = "setup"


def replace_components(state: ZizkaState, setup: Setup, run: Run) -> None:
    """Shuffle and lay out tokens, castles and members (ZIZ-SETUP-01 to -04)."""
    box, chance = state.box, run.chance
    quiet = Run(chance)
    state.heap = list(range(len(box.tokens)))
    chance.shuffle(state.heap)
    for space in box.board.large:
        if space not in box.board.starts:
            lay_token(state, space, quiet)
    for difficulty, deck in enumerate(state.castles):
        deck.extend(at for at, card in enumerate(box.castles) if card.difficulty == difficulty)
        chance.shuffle(deck)
        state.castle_known[difficulty] = [0] * len(deck)
    for level, deck in zip(LEVELS, state.decks, strict=True):
        deck.extend(at for at, member in enumerate(box.members) if member.level == level)
        chance.shuffle(deck)
    refill(state, tops(state), quiet)
    run.tell("laid-out", {"count": len(box.board.large) - len(box.board.starts)})


def deal_commanders(state: ZizkaState, setup: Setup, run: Run) -> None:
    """Deal everybody a different one (ZIZ-SETUP-07); who plays alone chooses (ZIZ-SOLO-01)."""
    if state.solo:
        state.stack.append(ChooseCommander(0))
        return
    commanders = list(range(len(COMMANDERS)))
    run.chance.shuffle(commanders)
    for seat in range(state.seats):
        take_command(state, seat, commanders[seat], run)


def take_command(state: ZizkaState, seat: int, commander: int, run: Run) -> None:
    """Give a seat the starting members, coins and luck of a commander (ZIZ-SETUP-12 to -14)."""
    state.commanders[seat] = commander
    state.entourage[seat] = list(state.box.starting[commander])
    side = state.box.commanders[commander][state.modes.side]
    state.coins[seat] = side.coins
    state.luck[seat] = side.luck
    run.tell("commander", {"seat": seat, "commander": COMMANDERS[commander]})


def choose_first(state: ZizkaState, setup: Setup, run: Run) -> None:
    """Take the first player who was agreed on, or draw one (ZIZ-SETUP-15); alone there is no choice
    (ZIZ-SOLO-62)."""
    if state.solo:
        state.first = 0
    elif state.first == NOBODY:
        state.first = run.chance.pick(state.seats)
    if not state.solo:
        run.tell("first-player", {"seat": state.first})


def place_figures(state: ZizkaState, setup: Setup, run: Run) -> None:
    """Place the figures in turn order, alternating between the two start spaces (ZIZ-SETUP-10,
    -11)."""
    if state.solo:
        state.stack.append(ChooseStart(0))
        return
    starts = state.box.board.starts
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        state.spaces[seat] = starts[place % len(starts)]
        run.tell("stands", {"seat": seat, "space": space_name(state, state.spaces[seat])})


def begin(state: ZizkaState, setup: Setup, run: Run) -> None:
    state.stack.append(Turn(state.first))


Setup.STEPS = (replace_components, deal_commanders, choose_first, place_figures, begin)


# Alone --------------------------------------------------------------------------------------------


@frame
class ChooseCommander(Ask[ZizkaState]):
    """Asks for any commander but Torak (ZIZ-SOLO-01)."""

    KIND = "choose-commander"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("choose-commander", ("ZIZ-SOLO-01",))

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [Command(at) for at in range(len(COMMANDERS)) if at != TORAK]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Command)
        state.stack.pop()
        take_command(state, seat, choice.commander, run)


@frame
class ChooseStart(Ask[ZizkaState]):
    """Asks for the player's start space; the other one is Torak's (ZIZ-SOLO-04)."""

    KIND = "choose-start"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("choose-start", ("ZIZ-SOLO-04",))

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [Start(space) for space in state.box.board.starts]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Start)
        state.stack.pop()
        state.spaces[seat] = choice.space
        other = next(space for space in state.box.board.starts if space != choice.space)
        state.torak = Torak(other, 0, False, 0, _deck(state, run), [])
        run.tell("stands", {"seat": seat, "space": space_name(state, choice.space)})
        run.tell("torak-stands", {"space": space_name(state, other)})


def _deck(state: ZizkaState, run: Run) -> list[int]:
    """Shuffle the basic cards, and at the easy and the hard level one more (ZIZ-SOLO-07)."""
    types = ("basic", SOLO_LEVELS[state.modes.level])
    deck = [at for at, card in enumerate(state.box.torak) if card.type in types]
    run.chance.shuffle(deck)
    return deck
