"""Jan Žižka: set-up, options, verbs, events, and what the program calls in this folder."""

from typing import Any, ClassVar, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, NamedChoice
from tableronde.core.errors import ContradictoryOptions, OptionNeedsSeats
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game, Option
from tableronde.core.views import View
from tableronde.games.zizka.bot import judgement
from tableronde.games.zizka.box import boxes, custom_box
from tableronde.games.zizka.box.boxes import Box
from tableronde.games.zizka.choices import LEXICON
from tableronde.games.zizka.components import (
    CARDS,
    DIFFICULTIES,
    LEAST_SEATS,
    LEVELS,
    MEMBERS,
    MOST_SEATS,
    SIDES,
    SOLO_LEVELS,
    SOVEREIGNS,
    SPACES,
    TABLES,
    TOKENS,
)
from tableronde.games.zizka.rules.conquests import Breach, ChooseStep, Storm
from tableronde.games.zizka.rules.events import Attempt, Fill
from tableronde.games.zizka.rules.fights import Fight
from tableronde.games.zizka.rules.hiring import Hire
from tableronde.games.zizka.rules.rewards import Recruit, Wanted
from tableronde.games.zizka.rules.rolling import Rerolls, SpendLuck
from tableronde.games.zizka.rules.setup import ChooseCommander, ChooseStart, Setup
from tableronde.games.zizka.rules.torak import Ambush, Assault, LiftWrit, LoseMember, TorakTurn
from tableronde.games.zizka.rules.tournaments import Entry, Ride, Tournament
from tableronde.games.zizka.rules.turn import Act, Turn
from tableronde.games.zizka.state import (
    NO_CARD,
    NO_TOKEN,
    NO_WARRANT,
    NOBODY,
    RUNNING,
    Modes,
    ZizkaState,
)
from tableronde.games.zizka.view import details, resampling, table, types

_NO_YES: Final = ("no", "yes")


class Zizka(Game[ZizkaState, types.ZizkaView]):
    ID = "zizka"
    RULES = 3
    SEATS = range(LEAST_SEATS, MOST_SEATS + 1)
    OPTIONS = (
        Option("side", SIDES),  # ZIZ-SETUP-08
        Option("expert", _NO_YES),  # ZIZ-SETUP-16
        Option("level", SOLO_LEVELS),  # ZIZ-SOLO-05
        Option("first", ("random", "0", "1", "2", "3")),  # ZIZ-SETUP-15
    )
    LEXICON = LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for frame in (
            Setup,
            ChooseCommander,
            ChooseStart,
            Turn,
            Act,
            Attempt,
            Fill,
            Rerolls,
            SpendLuck,
            Recruit,
            Wanted,
            Hire,
            Storm,
            Breach,
            ChooseStep,
            Tournament,
            Entry,
            Ride,
            Fight,
            TorakTurn,
            Ambush,
            LoseMember,
            Assault,
            LiftWrit,
        )
    }
    DECLINING = frozenset(
        {"end-turn", "done", "stop", "give-up", "decline", "stay-out", "keep-luck"}
    )
    WINDOWS: ClassVar[dict[str, str]] = {"enter": "stay-out"}
    VIEW = types.ZizkaView
    ARGUMENTS = types.ZizkaArguments
    DETAILS = types.ZizkaDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "laid-out": ("count",),
        "commander": ("seat", "commander"),
        "first-player": ("seat",),
        "stands": ("seat", "space"),
        "torak-stands": ("space",),
        "turn": ("seat",),
        "moved": ("seat", "space"),
        "peeked": ("seat", "space", "token"),
        "peeked-unseen": ("seat", "space"),
        "peeked-castle": ("seat", "difficulty", "card"),
        "peeked-castle-unseen": ("seat", "difficulty"),
        "turned-up": ("seat", "token", "space"),
        "rolled": ("seat", "purpose", "thrown", "faces"),
        "without-dice": ("seat", "purpose"),
        "rerolled": ("seat", "which", "place", "before", "face", "paid"),
        "luck-spent": ("seat", "count"),
        "filled": ("seat", "token", "row"),
        "paid": ("seat", "count"),
        "given": ("seat", "member"),
        "completed": ("seat", "token", "kind"),
        "failed": ("seat", "token", "kind"),
        "coins": ("seat", "count"),
        "points": ("seat", "count"),
        "last-round": ("seat", "count"),
        "torak-reaches-the-end": ("count",),
        "luck": ("seat", "count"),
        "no-luck-left": ("seat",),
        "step": ("seat", "trait"),
        "off-the-track": ("seat", "trait", "count"),
        "left": ("seat", "member", "trait"),
        "favour": ("seat", "sovereign"),
        "favour-barred": ("seat", "sovereign"),
        "favour-kept": ("seat", "sovereign", "count"),
        "favour-taken": ("seat", "other", "sovereign", "count"),
        "favour-returned": ("seat", "sovereign", "count"),
        "warrant": ("seat", "count", "bounty"),
        "bounty-grew": ("seat", "count", "bounty"),
        "writ": ("seat", "warrant"),
        "writ-lifted": ("seat", "warrant"),
        "nobody-willing": ("seat", "level"),
        "recruited": ("seat", "member"),
        "declined": ("seat", "level"),
        "hired": ("seat", "member", "count"),
        "dismissed": ("seat", "member"),
        "sent-away": ("seat", "member"),
        "offered": ("member",),
        "uncovered": ("member", "level"),
        "deck-renewed": ("level", "count"),
        "token-laid": ("kind", "space"),
        "tokens-shuffled": ("count",),
        "besieged": ("seat", "card", "difficulty"),
        "breached": ("seat", "card", "row"),
        "repelled": ("seat", "card"),
        "conquered": ("seat", "card", "difficulty"),
        "tournament": ("seat", "token"),
        "entered": ("seat", "count"),
        "stayed-out": ("seat",),
        "jousts": ("seat", "faces"),
        "jousts-again": ("seat", "aside", "faces", "dice"),
        "jousts-free": ("seat", "faces", "dice"),
        "scored": ("seat", "score"),
        "goal-reached": ("seat", "score", "goal"),
        "goal-missed": ("seat", "score", "goal"),
        "won-tournament": ("seat", "score"),
        "torak-rides": ("card", "score"),
        "torak-won-tournament": ("score",),
        "attacked": ("seat", "other"),
        "attack-total": ("seat", "count"),
        "defence-total": ("seat", "count"),
        "captured": ("seat", "other", "count"),
        "escaped": ("seat", "other"),
        "torak-shuffled": ("count",),
        "torak-points": ("count",),
        "torak-stands-up": (),
        "torak-card": ("card",),
        "torak-moved": ("space",),
        "members-sent-away": ("count",),
        "token-swapped": ("token", "space"),
        "torak-rolled": ("faces", "luck", "count"),
        "torak-attacks": ("seat",),
        "held-out": ("seat",),
        "beaten": ("seat", "card", "loss"),
        "lost-coins": ("seat", "count"),
        "attacked-torak": ("seat",),
        "beat-torak": ("seat",),
        "torak-held-out": (),
        "coins-count": ("seat", "coins", "count"),
        "won": ("seats", "count"),
        "beat-torak-in-the-end": ("seat", "count", "other_count"),
        "drew-with-torak": ("seat", "count", "other_count"),
        "torak-won": ("seat", "count", "other_count"),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "choose-commander": (),
        "choose-start": (),
        "act": ("count",),
        "peek": (),
        "reroll": ("count", "purpose"),
        "reroll-expert": ("count", "purpose"),
        "defend": ("count", "own", "rival"),
        "defend-expert": ("count", "own", "rival"),
        "take-coin": (),
        "fill-first": ("token", "kind"),
        "fill-more": ("token", "kind"),
        "pay-first": ("token", "kind"),
        "recruit": ("level",),
        "hire": ("count",),
        "storm": ("card", "row", "count"),
        "breach": ("card", "row", "count"),
        "choose-step": (),
        "enter": ("other", "token"),
        "ride-host": ("score", "goal"),
        "ride": ("score",),
        "ride-free": ("score",),
        "luck-attack": ("own",),
        "luck-defence": ("own", "rival"),
        "lose-member": (),
        "lift-writ": (),
    }
    NOUNS: ClassVar[dict[str, str]] = {
        "commander": "commander",
        "space": "space",
        "member": "member",
        "dismissed": "member",
        "token": "token",
        "kind": "kind",
        "sight": "kind",
        "card": "card",
        "difficulty": "difficulty",
        "sovereign": "sovereign",
        "trait": "trait",
        "faces": "face",
        "face": "face",
        "before": "face",
        "aside": "face",
        "which": "die",
        "thrown": "die",
        "purpose": "purpose",
        "warrant": "warrant",
        "loss": "loss",
    }
    RECONSTRUCTED = (
        *(("member", name) for name in MEMBERS),
        *(("space", name) for name in SPACES),
        *(("token", name) for name in TOKENS),
        *(("card", name) for name in CARDS),
    )
    REASONS = ("points", "coins", "shared", "torak", "draw")

    def __init__(self, box: Box | None = None) -> None:
        """Take the standard box, unless another is given."""
        self.box: Final = boxes.standard() if box is None else box

    @property
    def fingerprint(self) -> str:
        return self.box.fingerprint

    def with_data(self, data: dict[str, Any], file: str) -> "Zizka":
        return Zizka(custom_box.described(data, file))

    def contradiction(self, seats: int, options: dict[str, str]) -> ContradictoryOptions | None:
        first = options["first"]
        if first != "random" and int(first) >= seats:
            least = int(first) + 1
            return OptionNeedsSeats(game=self.ID, option="first", value=first, least=least)
        if options["level"] != SOLO_LEVELS[0] and seats > 1:
            return LevelIsSolo(value=options["level"])
        return None

    def setup(self, seats: int, options: dict[str, str], run: Run) -> ZizkaState:
        """Return an empty table; the frame of the set-up does the rest."""
        modes = Modes(
            side=SIDES.index(options["side"]),
            expert=options["expert"] == "yes",
            level=SOLO_LEVELS.index(options["level"]),
        )
        spaces = len(self.box.board.spaces)
        return ZizkaState(
            seats=seats,
            number=0,
            stack=[Setup()],
            result=None,
            box=self.box,
            modes=modes,
            first=NOBODY if options["first"] == "random" else int(options["first"]),
            turn=0,
            turn_number=0,
            end=RUNNING,
            actions=0,
            peeks=[],
            final_peeks=[],
            commanders=[NOBODY] * seats,
            spaces=[NOBODY] * seats,
            lying=[False] * seats,
            vp=[0] * seats,  # ZIZ-SETUP-09
            morale=[0] * seats,
            coins=[0] * seats,
            luck=[0] * seats,
            warrants=[NO_WARRANT] * seats,
            favours=[NOBODY] * len(SOVEREIGNS),
            entourage=[[] for _ in range(seats)],
            conquered=[[NO_CARD] * len(DIFFICULTIES) for _ in range(seats)],
            decks=[[] for _ in LEVELS],
            offers=[[NO_CARD] * TABLES for _ in LEVELS],
            piles=[[] for _ in LEVELS],
            tokens=[NO_TOKEN] * spaces,
            face_up=[False] * spaces,
            peeked=[0] * spaces,
            heap=[],
            used=[],
            castles=[[] for _ in DIFFICULTIES],
            castle_known=[[] for _ in DIFFICULTIES],
            writs=[],
            roll=None,
            tourney=None,
            torak=None,
        )

    def load(self, plain: dict[str, Any]) -> ZizkaState:
        self.check_data(plain["box"])
        return ZizkaState.load(plain, stack=self.stack_from(plain["stack"]), box=self.box)

    def on_turn(self, state: ZizkaState) -> int | None:
        return state.turn

    def table(self, state: ZizkaState) -> types.ZizkaView:
        return table.table(state)

    def secrets(self, state: ZizkaState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, seen: View[types.ZizkaView], chance: Chance) -> ZizkaState:
        return resampling.resample(seen, self.stack_from(seen["frames"]), self.box, chance)

    def details(self, record: NamedChoice, table: types.ZizkaView, seat: int) -> types.ZizkaDetails:
        return details.details(record, table, seat)

    def worth(self, state: ZizkaState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)


class LevelIsSolo(ContradictoryOptions):
    key = "level-is-solo"
    names = ("value",)
