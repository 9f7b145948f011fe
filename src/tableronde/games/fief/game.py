"""Fief: set-up, options, verbs, events, and what the program calls in this folder."""

from typing import Any, ClassVar, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, NamedChoice, Pass
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game, Option, TimedTalk
from tableronde.core.group_decisions import Refuse, Withdraw
from tableronde.core.views import View
from tableronde.games.fief import choices
from tableronde.games.fief.bot import judgement
from tableronde.games.fief.components import LEAST_SEATS, MOST_SEATS, NAMED_BY_US, NOBODY
from tableronde.games.fief.rules import (
    control,
    end_of_turn,
    pauses,
    relics,
    remarks,
    setup,
    turn,
    windows,
)
from tableronde.games.fief.rules.battle import (
    battles,
    coalitions,
    fights,
    losses,
    pillage,
    ransoms,
    round_losses,
    sieges,
    spoils,
)
from tableronde.games.fief.rules.cards import (
    calamities,
    carnage,
    discard_and_draw,
    playing,
    revolts,
    surprises,
)
from tableronde.games.fief.rules.diplomacy import acts, deals, talks
from tableronde.games.fief.rules.families import deaths, placing
from tableronde.games.fief.rules.hear_ye import elections, marriages
from tableronde.games.fief.rules.march import chevauchees, movement, muster, passage, tunnels
from tableronde.games.fief.rules.money import purchases, recruiting
from tableronde.games.fief.state import Arms, FiefState, Modes
from tableronde.games.fief.view import details, resampling, table, types

_NO_YES: Final = ("no", "yes")


class Fief(Game[FiefState, types.FiefView]):
    ID = "fief"
    RULES = 4
    SEATS = range(LEAST_SEATS, MOST_SEATS + 1)
    OPTIONS = (
        Option("relics", _NO_YES),  # FIEF-11.1-01
        Option("fog", _NO_YES),  # FIEF-11.2-01
        Option("diplomacy", ("embassies", "free")),  # FIEF-11.3-01
        Option("money", ("open", "hidden")),  # FIEF-12.0-04
        Option("gentle", _NO_YES),  # FIEF-2.3-02
        Option("die", ("blank", "printed")),  # FIEF-R-01
        Option("refresh", ("never", "turn")),  # FIEF-R-47
    )
    LEXICON = choices.LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame
        for module in (
            battles,
            calamities,
            carnage,
            chevauchees,
            coalitions,
            control,
            deals,
            deaths,
            discard_and_draw,
            elections,
            fights,
            losses,
            marriages,
            movement,
            muster,
            passage,
            pauses,
            pillage,
            placing,
            playing,
            purchases,
            ransoms,
            recruiting,
            relics,
            revolts,
            round_losses,
            setup,
            sieges,
            spoils,
            surprises,
            talks,
            tunnels,
            turn,
            windows,
        )
        for frame in vars(module).values()
        if isinstance(frame, type) and issubclass(frame, Frame) and frame.KIND
    }
    DECLINING = frozenset(
        kind.VERB
        for kind in (
            Pass,
            choices.Done,
            choices.Decline,
            Refuse,
            choices.Stop,
            choices.NoOffer,
            choices.Halt,
            choices.LetPass,
            choices.RideOn,
            choices.KeepOut,
            choices.StayTrue,
            choices.FightOn,
            choices.StayOut,
            Withdraw,
            choices.NoPlay,
        )
    )
    WINDOWS: ClassVar[dict[str, str]] = {
        **dict.fromkeys(
            (
                "window-turn",
                "window-turn-aside",
                "window-vote",
                "window-vote-aside",
                "window-calamities",
                "window-calamities-aside",
                "window-income",
                "window-income-aside",
                "window-battle",
                "window-battle-aside",
                "window-round",
                "window-round-aside",
                "window-pillage",
                "window-pillage-aside",
                "window-end",
                "window-end-aside",
                "window-minor",
                "window-draws",
                "window-elected",
                "window-card",
                "courtship",
                "join-revolt",
                "tunnel-for-revolt",
            ),
            Pass.VERB,
        ),
        "join-battle": choices.KeepOut.VERB,
    }
    QUIET = frozenset(window for window in WINDOWS if window.endswith("-aside"))
    NEGOTIATING = frozenset({choices.Deal.VERB, choices.Talk.VERB})
    OPEN_REMARKS = frozenset({choices.RaiseHand.VERB, choices.LowerHand.VERB})
    VIEW = types.FiefView
    ARGUMENTS = types.FiefArguments
    DETAILS = types.FiefDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "battle": ("seat", "other", "village"),
        "battle-roll": ("seat", "side", "faces", "count"),
        "grail-wards": ("side", "count"),
        "riders-hurt": ("side", "count"),
        "lance-strikes": ("side", "count"),
        "battle-over": ("village", "outcome"),
        "forces": ("seat", "sergeants", "knights"),
        "no-dice": ("seat", "village"),
        "joins": ("seat", "other"),
        "offers-help": ("seat", "other"),
        "help-refused": ("seat", "other"),
        "leaves-battle": ("seat",),
        "would-stop": ("seat",),
        "spared": ("seat", "lord"),
        "changes-sides": ("seat",),
        "would-surrender": ("seat",),
        "gates-opened": ("seat",),
        "calamity": ("card", "roll"),
        "calamity-strikes": ("card", "bishopric"),
        "plague-roll": ("seat", "lord", "roll"),
        "calamity-spared": ("card",),
        "calamity-averted": ("card", "roll"),
        "ride-stopped": ("seat", "village"),
        "stands-firm": ("seat", "other"),
        "controls": ("seat", "village"),
        "ceded": ("seat", "other", "village"),
        "crowned": ("seat", "lord", "fief"),
        "title-vacant": ("fief",),
        "siege-lifted": ("seat", "village"),
        "left-free": ("village",),
        "title-handed-on": ("seat", "lord", "fief"),
        "garrison-exchanged": ("seat", "other", "village"),
        "pope-dead": ("lord",),
        "inherited": ("seat", "lord", "fief", "dead"),
        "dies": ("seat", "lord", "death"),
        "revived": ("seat", "lord"),
        "deal-made": ("seat", "other"),
        "promised": ("seat", "other"),
        "talk-begins": ("seat", "seats", "count"),
        "talk-ends": ("count",),
        "offered": ("seat", "other"),
        "private-deal": ("seat", "other"),
        "paid": ("seat", "other", "count"),
        "deal-refused": ("seat", "other"),
        "deal-withdrawn": ("seat", "other"),
        "talk-called": ("seat", "seats"),
        "talk-prolonged": ("seat",),
        "embassy": ("seat", "other"),
        "cards-traded": ("seat", "other", "characters", "events"),
        "draws": ("seat", "card"),
        "draws-unseen": ("seat", "back"),
        "pile-renewed": ("back",),
        "next-back": ("back",),
        "discards": ("seat", "card"),
        "discards-unseen": ("seat", "back"),
        "calamity-drawn": ("seat", "count"),
        "calamity-away": ("seat",),
        "election": ("office",),
        "no-candidate": ("office",),
        "tokens-placed": ("seat", "lords"),
        "stands": ("seat", "lord", "office"),
        "vote-shown": ("seat", "candidate", "null", "count"),
        "nobody-elected": ("office",),
        "pope": ("seat", "lord"),
        "won": ("seats",),
        "marches": ("seat", "lords", "village", "to", "count"),
        "income": ("seat", "count", "villages", "mills", "tallage", "tithe", "queen"),
        "troops-lost": ("seat", "village", "sergeants", "knights"),
        "proposes": ("seat", "lord", "other", "spouse"),
        "digs": ("seat", "village", "obstacle"),
        "rides": ("seat", "village", "count"),
        "joins-ride": ("seat", "village", "count"),
        "asks-passage": ("seat", "seats", "village", "to"),
        "passage-granted": ("seat", "seats"),
        "passage-refused": ("seat", "other"),
        "stops": ("seat", "village"),
        "pillages": ("seat", "village", "count"),
        "placed": ("seat", "lord", "village"),
        "lord-enters": ("seat", "lord"),
        "harvest-cancels": ("seat", "bishopric"),
        "harvest": ("seat", "bishopric"),
        "weather-cancels": ("seat", "bishopric"),
        "weather": ("seat", "bishopric"),
        "tallage": ("seat", "fief", "capacity"),
        "prince": ("seat", "lord"),
        "prince-no-more": ("seat", "lord"),
        "papal-tithe": ("seat",),
        "tithe": ("seat", "bishopric", "capacity"),
        "captured": ("seat", "lord", "other"),
        "released": ("seat", "lord"),
        "handed-over": ("seat", "other", "lord"),
        "title-bought": ("seat", "lord", "fief", "village", "count"),
        "knight-hired": ("seat", "village"),
        "sergeant-hired": ("seat", "village"),
        "knight-shown": ("seat",),
        "sergeant-shown": ("seat",),
        "recruit-placed": ("seat", "village"),
        "mill-built": ("seat", "village"),
        "castle-built": ("seat", "village"),
        "ransom-due": ("seat", "count"),
        "ransomed": ("seat", "other", "lord", "count"),
        "relics-laid-out": ("count",),
        "relic-given": ("relic", "seat", "lord"),
        "relic-taken": ("seat", "lord", "relic"),
        "prayed": ("seat", "relic", "bishopric", "roll"),
        "relic-alone": ("relic", "village"),
        "famine-ended": ("bishopric",),
        "weather-cleared": ("bishopric",),
        "weather-moved": ("bishopric", "onto"),
        "granted": ("seat", "other", "request"),
        "refused": ("seat", "other", "request"),
        "revolt": ("seat", "village", "motive"),
        "revolt-rolls": ("village", "faces", "count"),
        "revolt-fails": ("village",),
        "strikes-first": ("seat", "other"),
        "calms": ("seat", "lord", "village", "roll", "paid"),
        "mills-destroyed": ("village", "count"),
        "castle-destroyed": ("village",),
        "revolt-calmed": ("village",),
        "revolt-joined": ("seat", "count", "village"),
        "tunnel": ("seat", "village"),
        "first-player": ("seat",),
        "first-lord": ("seat", "lord"),
        "settles": ("seat", "village", "lord"),
        "besieges": ("seat", "village"),
        "engine-turned": ("seat", "village"),
        "arc": ("seat", "lord", "other"),
        "escapes": ("seat", "lord", "other"),
        "assassination": ("seat", "lord", "other", "victim"),
        "justice": ("seat", "lord", "other"),
        "ambush": ("seat", "lord", "other"),
        "hat-bought": ("seat", "count"),
        "hat-by-card": ("seat", "lord"),
        "bishop": ("seat", "lord", "bishopric"),
        "cardinal": ("seat", "lord"),
        "excommunicated": ("seat", "lord"),
        "absolved": ("seat", "lord"),
        "king": ("seat", "lord"),
        "queen": ("seat", "lord"),
        "married": ("seat", "lord", "other", "spouse"),
        "annulled": ("seat", "lord", "other", "spouse"),
        "queen-no-more": ("seat", "lord"),
        "regent": ("seat", "lord"),
        "phase": ("phase",),
        "turn": ("count", "seat"),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "attack": (),
        "join-battle": ("attacker", "defender", "village"),
        "accept-partner": ("other",),
        "partner": (),
        "losses": ("count",),
        "share-losses": ("sergeants", "knights"),
        "doomed": ("count",),
        "leader": (),
        "captures": ("lord",),
        "charge": ("other", "village"),
        "melee": (),
        "successor": ("village",),
        "take-title": ("fief",),
        "tooth": (),
        "burial-order": (),
        "inheritance": ("lord",),
        "draft-deal": ("other",),
        "deal": ("other",),
        "offer-stands": ("other",),
        "invitation": ("count",),
        "enter-talk": ("other",),
        "talk": ("count",),
        "talk-goes-on": (),
        "discard": (),
        "draw": (),
        "present-bishop": ("office",),
        "vote": ("office", "count"),
        "present-pope": (),
        "present-king": (),
        "casualties": ("village", "count"),
        "decimation": ("village", "count"),
        "losses-from": ("village", "count", "troops", "stages", "where"),
        "courtship": (),
        "marriage": ("other", "lord", "spouse"),
        "moves": (),
        "group": ("village",),
        "muster": ("village", "to"),
        "passage": ("other", "village", "to"),
        "toll": ("count",),
        "admission": ("other", "village"),
        "turned-away": ("village",),
        "ride-on": ("village",),
        "pillage": (),
        "place": ("lord",),
        "host": ("other", "lord", "village"),
        "play-cards": (),
        "name-prince": ("lord",),
        "buy": (),
        "recruits": (),
        "waiver": ("other", "fief", "count"),
        "ransom": (),
        "ransom-offer": (),
        "relic": ("other", "lord", "village"),
        "take-over": ("relic",),
        "pray-radegund": (),
        "pray-roseline": (),
        "first-victim": ("village",),
        "join-revolt": ("village",),
        "calm": ("lord", "village"),
        "tunnel-for-revolt": ("village",),
        "next-victim": ("village",),
        "settle": (),
        "siege": (),
        "hat": ("other", "lord"),
        "escape-too": ("village",),
        "window-turn": (),
        "window-vote": (),
        "window-calamities": (),
        "window-income": (),
        "window-battle": (),
        "window-round": (),
        "window-turn-aside": (),
        "window-vote-aside": (),
        "window-calamities-aside": (),
        "window-income-aside": (),
        "window-battle-aside": (),
        "window-round-aside": (),
        "window-pillage-aside": (),
        "window-end-aside": (),
        "window-pillage": (),
        "window-end": (),
        "window-minor": (),
        "window-draws": (),
        "window-elected": (),
        "window-card": (),
        "annulment": ("other", "lord", "spouse"),
    }
    NOUNS: ClassVar[dict[str, str]] = {
        "lord": "lord",
        "lords": "lord",
        "spouse": "lord",
        "victim": "lord",
        "dead": "lord",
        "candidate": "candidate",
        "null": "candidate",
        "village": "village",
        "to": "village",
        "fief": "fief",
        "card": "card",
        "back": "back",
        "relic": "relic",
        "office": "office",
        "phase": "phase",
        "capacity": "capacity",
        "death": "death",
        "motive": "motive",
        "obstacle": "obstacle",
        "side": "side",
        "outcome": "outcome",
        "request": "request",
        "policy": "policy",
    }
    RECONSTRUCTED = tuple(("fief", name) for name in NAMED_BY_US)
    REASONS = end_of_turn.REASONS

    def setup(self, seats: int, options: dict[str, str], run: Run) -> FiefState:
        """Return an empty table; the frame of the set-up does the rest."""
        modes = Modes(
            relics=options["relics"] == "yes",
            fog=options["fog"] == "yes",
            free_diplomacy=options["diplomacy"] == "free",
            hidden_money=options["money"] == "hidden",
            gentle=options["gentle"] == "yes",
            printed_die=options["die"] == "printed",
            refresh=options["refresh"] == "turn",
        )
        return setup.empty_table(seats, modes)

    def load(self, plain: dict[str, Any]) -> FiefState:
        armed = [
            tuple(Arms(self.LEXICON.restore(act), attacker) for act, attacker in reactions)
            for reactions in plain["armed"]
        ]
        return FiefState.load(plain, stack=self.stack_from(plain["stack"]), armed=armed)

    def remarks(self, state: FiefState, seat: int) -> list[Choice]:
        return remarks.remarks(state, seat)

    def remark(self, state: FiefState, seat: int, choice: Choice) -> None:
        remarks.remark(state, seat, choice)

    def age(self, state: FiefState) -> int:
        """Discards can be read up only in the turn in which they are made (FIEF-R-11)."""
        return state.turn

    def circle(self, state: FiefState, seat: int) -> tuple[int, ...]:
        return acts.circle(state, seat)

    def talk(self, state: FiefState) -> TimedTalk | None:
        return talks.conversation(state)

    def on_turn(self, state: FiefState) -> int | None:
        return None if state.active == NOBODY else state.active

    def table(self, state: FiefState) -> types.FiefView:
        return table.table(state)

    def secrets(self, state: FiefState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, seen: View[types.FiefView], chance: Chance) -> FiefState:
        return resampling.resample(seen, self.stack_from(seen["frames"]), chance)

    def details(self, record: NamedChoice, table: types.FiefView, seat: int) -> types.FiefDetails:
        return details.details(record, table, seat)

    def worth(self, state: FiefState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)
