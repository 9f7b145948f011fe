"""Medievallons: set-up, options, verbs, events, and what the program calls in this folder."""

from typing import Any, ClassVar

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, NamedChoice
from tableronde.core.errors import OptionNeedsSeats
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game, Option
from tableronde.core.views import View
from tableronde.games.guilds.bot import judgement
from tableronde.games.guilds.choices import LEXICON
from tableronde.games.guilds.components import (
    LEAST_SEATS,
    MATCH_ROUNDS,
    MOST_SEATS,
    RED,
    TYPES,
)
from tableronde.games.guilds.rules.actions import Action, PlayedCard
from tableronde.games.guilds.rules.exchange import (
    BeggarTarget,
    MerchantGive,
    MerchantTarget,
    NameType,
    NobleGive,
    PriestGive,
    PriestTake,
    PriestTarget,
)
from tableronde.games.guilds.rules.powers import MagicianKeep, WitchCopy
from tableronde.games.guilds.rules.rounds import Rounds
from tableronde.games.guilds.rules.strike import Strike
from tableronde.games.guilds.rules.turn import Turn
from tableronde.games.guilds.state import NO_CARD, GuildsState
from tableronde.games.guilds.view import details, resampling, table, types


class Guilds(Game[GuildsState, types.GuildsView]):
    ID = "guilds"
    RULES = 2
    SEATS = range(LEAST_SEATS, MOST_SEATS + 1)  # GLD-SETUP-01
    OPTIONS = (
        Option("first", ("random", "0", "1", "2", "3", "4")),
        Option("rounds", ("rulebook", "one")),
    )
    LEXICON = LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (
            Rounds,
            Turn,
            Action,
            PlayedCard,
            Strike,
            NameType,
            MerchantTarget,
            MerchantGive,
            BeggarTarget,
            NobleGive,
            PriestTarget,
            PriestTake,
            PriestGive,
            MagicianKeep,
            WitchCopy,
        )
    }
    DECLINING = frozenset({"draw-instead"})
    VIEW = types.GuildsView
    ARGUMENTS = types.GuildsArguments
    DETAILS = types.GuildsDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "round-began": ("seat", "round", "card"),
        "turn": ("seat",),
        "empty-handed": ("seat",),
        "nothing-to-use": ("seat",),
        "played": ("seat", "card"),
        "discarded-played": ("seat", "card"),
        "laid": ("seat", "card", "count", "jesters", "guild"),
        "used": ("seat", "card", "guild", "which"),
        "reinforced": ("seat", "card", "count", "jesters", "guild", "which"),
        "drew": ("seat", "cards", "count"),
        "drew-unseen": ("seat", "count"),
        "out-of-cards": ("seat", "count"),
        "end-card-turned": (),
        "refilled": ("count",),
        "artisan-took": ("seat", "card"),
        "nothing-to-take": ("seat",),
        "no-guild-to-hit": ("seat",),
        "assassinated": ("seat", "card", "other", "guild", "kind", "which"),
        "stole": ("seat", "card", "other", "guild", "kind", "which"),
        "dissolved": ("seat", "cards", "guild", "kind", "which"),
        "knight-took": ("seat", "other", "card"),
        "knight-missed": ("seat", "other", "card"),
        "merchant": ("seat", "other"),
        "swapped": ("seat", "other", "given", "received"),
        "swapped-unseen": ("seat", "other"),
        "beggar-richest": ("seat",),
        "begged": ("seat", "other", "card"),
        "begged-unseen": ("seat", "other"),
        "gave": ("seat", "other", "card"),
        "gave-unseen": ("seat", "other"),
        "saw-hand": ("seat", "other", "cards"),
        "saw-hand-unseen": ("seat", "other"),
        "priest-took": ("seat", "other", "card"),
        "priest-took-unseen": ("seat", "other"),
        "priest-gave": ("seat", "other", "card"),
        "priest-gave-unseen": ("seat", "other"),
        "magician-discarded": ("seat", "card"),
        "witch-revealed": ("seat", "card"),
        "witch-copied": ("seat", "other", "guild", "card", "which"),
        "round-score": ("seat", "guilds", "members", "hand"),
        "round-third-guild": ("seats", "round"),
        "round-end-card": ("seats", "round"),
        "ended": ("seats",),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "action": (),
        "assassin": (),
        "prowler": (),
        "knight": (),
        "merchant-target": (),
        "merchant-give": ("other",),
        "beggar": (),
        "noble-give": ("other",),
        "priest-target": (),
        "priest-take": ("other",),
        "priest-give": ("other",),
        "magician": (),
        "witch": (),
    }
    NOUNS: ClassVar[dict[str, str]] = {
        "card": "card",
        "cards": "card",
        "also": "card",
        "under": "card",
        "top": "card",
        "given": "card",
        "received": "card",
        "kind": "card",
    }
    REASONS = ("third-guild", "end-card", "match")

    def contradiction(self, seats: int, options: dict[str, str]) -> OptionNeedsSeats | None:
        first = options["first"]
        if first != "random" and int(first) >= seats:
            least = int(first) + 1
            return OptionNeedsSeats(game=self.ID, option="first", value=first, least=least)
        return None

    def setup(self, seats: int, options: dict[str, str], run: Run) -> GuildsState:
        """An empty table; the frame of the rounds deals the first one."""
        match = seats == 2 and options["rounds"] == "rulebook"  # GLD-TWO-01, -07
        return GuildsState(
            seats=seats,
            number=0,
            stack=[Rounds()],
            result=None,
            hands=[[0] * TYPES for _ in range(seats)],
            guilds=[[] for _ in range(seats)],
            draw=[],
            discard=[],
            side=RED,
            played=NO_CARD,
            turn=0,
            next_guild=1,
            first=-1 if options["first"] == "random" else int(options["first"]),
            rounds=MATCH_ROUNDS if match else 1,
            round_number=0,
            wins=[0] * seats,
            round_winners=(),
            round_reason="",
        )

    def load(self, plain: dict[str, Any]) -> GuildsState:
        return GuildsState.load(plain, stack=self.stack_from(plain["stack"]))

    def on_turn(self, state: GuildsState) -> int | None:
        return state.turn

    def table(self, state: GuildsState) -> types.GuildsView:
        return table.table(state)

    def secrets(self, state: GuildsState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, seen: View[types.GuildsView], chance: Chance) -> GuildsState:
        return resampling.resample(seen, self.stack_from(seen["frames"]), chance)

    def details(
        self, record: NamedChoice, table: types.GuildsView, seat: int
    ) -> types.GuildsDetails:
        return details.details(record, table, seat)

    def worth(self, state: GuildsState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)
