"""Avalon: set-up, options, verbs, events, and what the program calls in this folder."""

from typing import Any, ClassVar

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, NamedChoice
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game, Option
from tableronde.core.views import View
from tableronde.games.avalon.bot import judgement
from tableronde.games.avalon.choices import LEXICON
from tableronde.games.avalon.components import (
    CARDS,
    COPIES,
    DEAL,
    PLACES,
    RECONSTRUCTED,
    TILE_COUNT,
    TILES,
)
from tableronde.games.avalon.rules.attack import ResistWindow
from tableronde.games.avalon.rules.bewitch import CounterWindow
from tableronde.games.avalon.rules.conquest import AvalonDiscount, PayLosses
from tableronde.games.avalon.rules.deck import DiscardToLimit
from tableronde.games.avalon.rules.tiles import TakeTile
from tableronde.games.avalon.rules.turn import PlayCards, Turn
from tableronde.games.avalon.state import NO_TILE, NOBODY, AvalonState
from tableronde.games.avalon.view import details, resampling, table, types


class Avalon(Game[AvalonState, types.AvalonView]):
    ID = "avalon"
    RULES = 3
    SEATS = range(2, 3)  # AVA-SETUP-01
    OPTIONS = (Option("first", ("random", "0", "1")),)
    LEXICON = LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (
            Turn,
            PlayCards,
            CounterWindow,
            ResistWindow,
            AvalonDiscount,
            PayLosses,
            TakeTile,
            DiscardToLimit,
        )
    }
    DECLINING = frozenset({"end", "pass", "keep-avalon"})
    WINDOWS: ClassVar[dict[str, str]] = {"counter": "pass", "resist": "pass"}
    PUBLIC = frozenset({"play"})  # with a card in hand there are others
    VIEW = types.AvalonView
    ARGUMENTS = types.AvalonArguments
    DETAILS = types.AvalonDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "began": ("seat",),
        "turn": ("seat",),
        "reinforced": ("seat", "card", "region"),
        "bewitched": ("seat", "card", "region", "target"),
        "countered": ("seat", "card", "region"),
        "changed-sides": ("seat", "card", "region"),
        "attacked": ("seat", "card", "region"),
        "resisted": ("seat", "card", "region"),
        "conquered": ("seat", "region", "name"),
        "conquered-mist": ("seat", "region", "name"),
        "equal-loss": ("seat", "cards", "region", "count"),
        "used-avalon": ("seat", "count"),
        "owes": ("seat", "count"),
        "gave-card": ("seat", "card"),
        "gave-top": ("seat", "card", "region"),
        "gave-all": ("seat", "cards", "count"),
        "took-tile": ("seat", "tile"),
        "dark-tile-pays": ("seat", "tile"),
        "tiles-turned-up": (),
        "drew": ("seat", "cards", "count"),
        "drew-unseen": ("seat", "count"),
        "reshuffled": ("count",),
        "discarded": ("seat", "card"),
        "ended-crowns": ("seats",),
        "ended-stalemate": ("seats",),
        "ended-idleness": ("seats",),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "play": (),
        "counter": ("region", "card", "target"),
        "resist": ("region", "card"),
        "avalon": ("count",),
        "pay": ("count",),
        "tile": (),
        "discard": ("count",),
    }
    NOUNS: ClassVar[dict[str, str]] = {
        "card": "card",
        "cards": "card",
        "target": "card",
        "top": "card",
        "tile": "tile",
        "name": "region",
    }
    RECONSTRUCTED = RECONSTRUCTED
    REASONS = ("crowns", "stalemate", "idleness")

    def setup(self, seats: int, options: dict[str, str], run: Run) -> AvalonState:
        row = list(range(PLACES))
        run.chance.shuffle(row)  # AVA-SETUP-02
        deck = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
        run.chance.shuffle(deck)  # AVA-SETUP-05
        piles = [[[deck.pop()] for _ in range(PLACES)] for _ in range(2)]  # AVA-SETUP-06
        hands = [[0] * len(CARDS) for _ in range(2)]
        for hand in hands:  # AVA-SETUP-08
            for _ in range(DEAL):
                hand[deck.pop()] += 1
        # AVA-SETUP-10: chance in place of the latest visit to England.
        first = run.chance.pick(2) if options["first"] == "random" else int(options["first"])
        run.tell("began", {"seat": first})
        return AvalonState(
            number=0,
            stack=[Turn(first)],
            result=None,
            row=row,
            owner=[NOBODY] * PLACES,  # AVA-SETUP-03
            piles=piles,
            hands=hands,
            known=[[0] * len(CARDS) for _ in range(2)],
            draw=deck,  # AVA-SETUP-09
            discard=[],
            face_up=list(TILE_COUNT),  # AVA-SETUP-04
            used=[0] * len(TILES),
            pending=[NO_TILE, NO_TILE],
            turn=first,
            played=False,
            conquests=0,
            avalon_used=False,
            idle=0,
            idle_empty=0,
        )

    def load(self, plain: dict[str, Any]) -> AvalonState:
        return AvalonState.load(plain, stack=self.stack_from(plain["stack"]))

    def on_turn(self, state: AvalonState) -> int | None:
        return state.turn

    def table(self, state: AvalonState) -> types.AvalonView:
        return table.table(state)

    def secrets(self, state: AvalonState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, seen: View[types.AvalonView], chance: Chance) -> AvalonState:
        return resampling.resample(seen, self.stack_from(seen["frames"]), chance)

    def details(
        self, record: NamedChoice, table: types.AvalonView, seat: int
    ) -> types.AvalonDetails:
        return details.details(record, table, seat)

    def worth(self, state: AvalonState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)
