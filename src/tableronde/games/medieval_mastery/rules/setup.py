"""SETUP: castles are chosen, the map is laid, artefacts and cards are dealt."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import OpenAsk, Prompt, Sequence, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    BY_KIND,
    CASTLES,
    CHAOS_KNIGHTS,
    STARTING_HAND,
    STARTING_KNIGHTS,
)
from tableronde.games.medieval_mastery.rules.deck import authority, draw
from tableronde.games.medieval_mastery.rules.turn import Turn
from tableronde.games.medieval_mastery.state import FACE_UP, NO_KIND, NOBODY, MasteryState


@frame
class ChooseCastle(OpenAsk[MasteryState]):
    """Asks for one of the castles that are still free; nothing in the game hangs on it
    (MM-SETUP-02)."""

    KIND = "choose-castle"

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        return Prompt("choose-castle", ("MM-SETUP-02",))

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [choice for choice in choices.CHOOSE_CASTLE if choice.castle not in state.castles]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.ChooseCastle)
        state.castles[seat] = choice.castle
        run.tell("castle-chosen", {"seat": seat, "castle": CASTLES[choice.castle]})
        if seat + 1 < state.seats:
            state.turn = seat + 1
            state.stack[-1] = ChooseCastle(seat + 1)
        else:
            state.stack.pop()


def choose_castles(state: MasteryState, setup: "Setup", run: Run) -> None:
    state.stack.append(ChooseCastle(0))


def lay_map(state: MasteryState, setup: "Setup", run: Run) -> None:
    """Shuffle a pile for each value; from the centre outwards each slot gets the top tile of its
    pile (MM-SETUP-03 to -06). What is left over is out of the game (MM-SETUP-09)."""
    piles: dict[int, list[int]] = {}
    for kind, copies in enumerate(state.box.tiles):
        piles.setdefault(state.box.points[kind], []).extend([kind] * copies)
    for value in sorted(piles):
        run.chance.shuffle(piles[value])
    kinds = [NO_KIND] * len(state.map.slots)
    for tile in state.map.outward:
        kinds[tile] = piles[state.map.slots[tile].value].pop()
    state.kinds = tuple(kinds)
    run.tell("map-laid", {})


def deal_artefacts(state: MasteryState, setup: "Setup", run: Run) -> None:
    """Deal one of each to everyone, face up (MM-SETUP-07, -08)."""
    dealt = []
    for kind in BY_KIND:
        pile = list(kind)
        run.chance.shuffle(pile)
        dealt.append(pile)
    state.artefacts = tuple(tuple(pile[seat] for pile in dealt) for seat in range(state.seats))
    state.destroyed = [[FACE_UP] * len(dealt) for _ in range(state.seats)]
    if run.events is not None:
        for seat, own in enumerate(state.artefacts):
            names = [ARTEFACT_NAMES[artefact] for artefact in own]
            run.tell("artefacts-dealt", {"seat": seat, "artefacts": names})


def place_knights(state: MasteryState, setup: "Setup", run: Run) -> None:
    """Place knights in equal parts on the castle and all homelands beside it (MM-SETUP-11 to
    -17)."""
    for seat in range(state.seats):
        castle = state.castle(seat)
        tiles = [castle]
        for tile in bits(state.map.beside[castle]):
            territory = state.territory(tile)
            if territory is not None and territory.homelands:
                tiles.append(tile)
        for tile in tiles:
            state.owner[tile] = seat
            state.knights[tile] = STARTING_KNIGHTS // len(tiles)
        if state.modes.chaos:
            state.knights[castle] += CHAOS_KNIGHTS  # MM-CHAOS-01
        run.tell("knights-stand", {"seat": seat, "homelands": len(tiles) - 1})


def deal_cards(state: MasteryState, setup: "Setup", run: Run) -> None:
    """MM-SETUP-10, -19, -20."""
    deck = [card for card, copies in enumerate(state.box.copies) for _ in range(copies)]
    for seat in range(state.seats):
        pile = deck[:]
        run.chance.shuffle(pile)
        state.draw[seat] = pile
        state.known[seat] = [0] * len(pile)
        draw(state, seat, STARTING_HAND, run)
        authority(state, seat, run)


def find_first(state: MasteryState, setup: "Setup", run: Run) -> None:
    """MM-SETUP-21, -22."""
    if state.first == NOBODY:
        state.first = run.chance.pick(state.seats)
    run.tell("first-player", {"seat": state.first})
    state.turn = state.first
    state.stack.append(Turn(state.first))


@frame
class Setup(Sequence[MasteryState]):
    """The rulebook's eight steps; nothing needs to be put back into a box."""

    KIND = "setup"
    STEPS = (choose_castles, lay_map, deal_artefacts, place_knights, deal_cards, find_first)
