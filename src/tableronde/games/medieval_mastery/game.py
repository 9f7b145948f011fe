"""Medieval Mastery: set-up, options, verbs, events, and what the program calls in this folder."""

from typing import Any, ClassVar, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, NamedChoice
from tableronde.core.errors import ContradictoryOptions, OptionNeedsSeats
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game, Option
from tableronde.core.views import View
from tableronde.games.medieval_mastery.bot import judgement
from tableronde.games.medieval_mastery.box import boxes, custom_box
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.choices import LEXICON
from tableronde.games.medieval_mastery.components import (
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    TERRITORY_NAMES,
)
from tableronde.games.medieval_mastery.rules import artefacts
from tableronde.games.medieval_mastery.rules.advance import Advance
from tableronde.games.medieval_mastery.rules.artefacts import FractureWindow
from tableronde.games.medieval_mastery.rules.battle import Commit, Fight
from tableronde.games.medieval_mastery.rules.conquest import Conquest, DiscardOne
from tableronde.games.medieval_mastery.rules.crowns import (
    Arrange,
    ChoosePile,
    Corrupt,
    Crown,
    Looked,
    Recover,
)
from tableronde.games.medieval_mastery.rules.redeploy import Redeploy
from tableronde.games.medieval_mastery.rules.sceptres import MatchKnights
from tableronde.games.medieval_mastery.rules.setup import ChooseCastle, Setup
from tableronde.games.medieval_mastery.rules.support import Support
from tableronde.games.medieval_mastery.rules.turn import Turn, TurnWindow
from tableronde.games.medieval_mastery.state import (
    NO_KIND,
    NOBODY,
    MasteryState,
    Modes,
)
from tableronde.games.medieval_mastery.view import details, resampling, table, types

_TEAMS: Final = {"none": 1, "pairs": 2, "threes": 3}
_NO_YES: Final = ("no", "yes")


class MedievalMastery(Game[MasteryState, types.MasteryView]):
    ID = "medieval-mastery"
    RULES = 2
    SEATS = range(LEAST_SEATS, MOST_SEATS + 1)  # MM-SETUP-01
    OPTIONS = (
        Option("siege", _NO_YES),
        Option("teams", tuple(_TEAMS)),
        Option("cutthroat", _NO_YES),
        Option("skirmish", _NO_YES),
        Option("chaos", _NO_YES),
        Option("first", ("random", "0", "1", "2", "3", "4", "5")),
    )
    LEXICON = LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (
            Setup,
            ChooseCastle,
            Turn,
            TurnWindow,
            Redeploy,
            Advance,
            Crown,
            FractureWindow,
            Corrupt,
            ChoosePile,
            Looked,
            Recover,
            Arrange,
            Fight,
            MatchKnights,
            Commit,
            Support,
            Conquest,
            DiscardOne,
        )
    }
    DECLINING = frozenset(
        {"pass", "done", "halt", "end-turn", "refrain", "decline", "keep", "leave"}
    )
    WINDOWS: ClassVar[dict[str, str]] = {**artefacts.WINDOWS, "support-team": "decline"}
    PUBLIC = frozenset({"redeploy"})
    VIEW = types.MasteryView
    ARGUMENTS = types.MasteryArguments
    DETAILS = types.MasteryDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "castle-chosen": ("seat", "castle"),
        "map-laid": (),
        "artefacts-dealt": ("seat", "artefacts"),
        "knights-stand": ("seat", "homelands"),
        "first-player": ("seat",),
        "drew": ("seat", "cards", "count"),
        "drew-unseen": ("seat", "count"),
        "reshuffled": ("seat", "count"),
        "authority": ("seat", "count"),
        "turn": ("seat",),
        "knights-came": ("seat", "count"),
        "no-dice-left": ("seat", "count"),
        "call-to-arms": ("seat",),
        "tactical-advance": ("seat",),
        "fractured": ("seat", "other", "artefact"),
        "crown-declared": ("seat", "artefact"),
        "crown-in-vain": ("seat",),
        "corrupted": ("seat", "other", "artefact"),
        "looked": ("seat", "other", "card"),
        "looked-unseen": ("seat", "other"),
        "left": ("seat", "other"),
        "threw-away": ("seat", "other", "card"),
        "recovered": ("seat", "card"),
        "looked-ahead": ("seat", "cards"),
        "looked-ahead-unseen": ("seat", "count"),
        "arranged": ("seat", "count"),
        "discarded": ("seat", "card"),
        "discarded-at-random": ("seat", "card"),
        "moved": ("seat", "count", "tile", "land", "to", "to_land"),
        "advanced": ("seat", "count", "tile", "land"),
        "conquered": ("seat", "tile", "land"),
        "territory-gives": ("seat", "tile", "land"),
        "knight-drowned": ("seat", "tile", "land"),
        "cut-off": ("seat", "count", "tile", "land"),
        "battle-began": ("seat", "other", "tile", "land"),
        "scores": ("seat", "other", "attack", "defence"),
        "ground-bonus": ("seat", "count", "tile", "land"),
        "arena-rolled": ("seat", "other", "attack", "defence"),
        "arena-lost": ("seat",),
        "arena-ended": ("tile", "land"),
        "sceptre-bonus": ("seat", "artefact", "count"),
        "sceptre-discard": ("seat", "other", "artefact"),
        "matched": ("seat", "count", "artefact"),
        "no-conflict-card": ("seat",),
        "committed": ("seat", "card"),
        "ambush-rolled": ("seat", "roll"),
        "no-support": ("tile", "land"),
        "supported": ("seat", "cards"),
        "declined": ("seat",),
        "outcome": ("seat", "other", "attack", "defence", "count"),
        "outcome-tie": ("seat", "other", "attack", "defence", "count"),
        "chaos-rolled": ("seat", "rolls", "dice", "count"),
        "chaos-reversed": ("seat", "other"),
        "chaos-ended": ("tile", "land"),
        "orb-works": ("seat", "artefact"),
        "orb-killed": ("seat", "count"),
        "retreated": ("seat", "lost", "count"),
        "held": ("seat", "tile", "land"),
        "restored": ("seat", "artefact"),
        "won": ("seats",),
        "won-by-castle": ("seats", "other"),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "choose-castle": (),
        "turn": ("cycles",),
        "turn-after": (),
        "redeploy": (),
        "advance": (),
        "fracture-crown": ("other", "artefact"),
        "fracture-sceptre": ("artefacts",),
        "fracture-orb": ("artefacts",),
        "corrupt": (),
        "choose-pile": (),
        "looked": ("other",),
        "recover": (),
        "arrange": ("depth", "count"),
        "match": ("artefact", "count"),
        "commit": ("other",),
        "support": ("other", "own", "rival"),
        "support-team": ("other", "own", "rival"),
        "discard-territory": ("tile", "land"),
        "discard-artefact": ("artefact",),
    }
    NOUNS: ClassVar[dict[str, str]] = {
        "castle": "castle",
        "card": "card",
        "cards": "card",
        "artefact": "artefact",
        "artefacts": "artefact",
        "land": "land",
        "to_land": "land",
    }
    RECONSTRUCTED = tuple(("land", name) for name in TERRITORY_NAMES)
    REASONS = ("points", "castle")

    def __init__(self, box: Box | None = None) -> None:
        """Take the standard box, unless another is given."""
        self.box: Final = boxes.standard() if box is None else box

    @property
    def fingerprint(self) -> str:
        return self.box.fingerprint

    def with_data(self, data: dict[str, Any], file: str) -> "MedievalMastery":
        return MedievalMastery(custom_box.described(data, file))

    def contradiction(self, seats: int, options: dict[str, str]) -> ContradictoryOptions | None:
        first, teams = options["first"], options["teams"]
        if first != "random" and int(first) >= seats:
            least = int(first) + 1
            return OptionNeedsSeats(game=self.ID, option="first", value=first, least=least)
        if teams != "none":
            if seats not in (4, 6):  # MM-TEAM-01
                return TeamsNeedSeats(value=teams)
            if teams == "threes" and seats != 6:  # MM-TEAM-03
                return TeamsNeedSeats(value=teams)
            if options["siege"] == "yes":  # MM-SIEGE-10
                return SiegeOrTeams()
        return None

    def setup(self, seats: int, options: dict[str, str], run: Run) -> MasteryState:
        """Return an empty table; the frame of the set-up does the rest."""
        slots = self.box.maps[seats].slots
        modes = Modes(
            siege=options["siege"] == "yes",
            team=_TEAMS[options["teams"]],
            cutthroat=options["cutthroat"] == "yes",
            skirmish=options["skirmish"] == "yes",
            chaos=options["chaos"] == "yes",
        )
        return MasteryState(
            seats=seats,
            number=0,
            stack=[Setup()],
            result=None,
            box=self.box,
            modes=modes,
            first=NOBODY if options["first"] == "random" else int(options["first"]),
            turn=0,
            turn_number=0,
            cycles=0,
            crown_used=False,
            castles=[NOBODY] * seats,
            kinds=(NO_KIND,) * len(slots),
            owner=[slot.seat for slot in slots],
            knights=[0] * len(slots),
            hands=[[0] * KINDS for _ in range(seats)],
            draw=[[] for _ in range(seats)],
            known=[[] for _ in range(seats)],
            discard=[[] for _ in range(seats)],
            artefacts=((),) * seats,
            destroyed=[[] for _ in range(seats)],
            battle=None,
        )

    def load(self, plain: dict[str, Any]) -> MasteryState:
        self.check_data(plain["box"])
        return MasteryState.load(plain, stack=self.stack_from(plain["stack"]), box=self.box)

    def on_turn(self, state: MasteryState) -> int | None:
        return state.turn

    def table(self, state: MasteryState) -> types.MasteryView:
        return table.table(state)

    def secrets(self, state: MasteryState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, seen: View[types.MasteryView], chance: Chance) -> MasteryState:
        return resampling.resample(seen, self.stack_from(seen["frames"]), self.box, chance)

    def details(
        self, record: NamedChoice, table: types.MasteryView, seat: int
    ) -> types.MasteryDetails:
        return details.details(record, table, seat)

    def worth(self, state: MasteryState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)


class TeamsNeedSeats(ContradictoryOptions):
    key = "teams-need-seats"
    names = ("value",)


class SiegeOrTeams(ContradictoryOptions):
    key = "siege-or-teams"
