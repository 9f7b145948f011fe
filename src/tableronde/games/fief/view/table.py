"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Final, cast

from tableronde.core.event import ALL
from tableronde.games.fief.choices import LEXICON
from tableronde.games.fief.components import (
    ALL_LORDS,
    ALLIED_SEATS,
    BACKS,
    HAND,
    LORDS,
    NEW_TROOPS,
    POLICIES,
    TRACK,
    back,
)
from tableronde.games.fief.rules.diplomacy.deals import ROUNDS
from tableronde.games.fief.rules.hear_ye.elections import OFFICES, is_held
from tableronde.games.fief.state import PHASES, FiefState, Modes
from tableronde.games.fief.view.families import lords_view, players_view, taxes_view
from tableronde.games.fief.view.in_progress import (
    battle_view,
    deal_view,
    election_view,
    group_view,
    recruits_view,
    talk_view,
)
from tableronde.games.fief.view.lands import (
    bishoprics_view,
    fiefs_view,
    market_view,
    relics_view,
    villages_view,
)
from tableronde.games.fief.view.names import THINGS, lord_name, seat_or_none
from tableronde.games.fief.view.types import (
    ActView,
    FiefView,
    LimitsView,
    ModesView,
    PermitView,
    PilesView,
    SettingsView,
)

_LIMITS: Final[LimitsView] = {
    "hand": HAND,
    "track": TRACK,
    "new_troops": NEW_TROOPS,
    "rounds": ROUNDS,
}


def table(state: FiefState) -> FiefView:
    """Return what everybody sees."""
    return {
        "modes": _modes(state.modes),
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "first": seat_or_none(state.first),
        "active": seat_or_none(state.active),
        "acted": state.acted,
        "villages": villages_view(state, None),
        "fiefs": fiefs_view(state),
        "bishoprics": bishoprics_view(state),
        "lords": lords_view(state),
        "seats": players_view(state, None),
        "cardinals": [lord_name(lord) for lord in state.hats],
        "king": lord_name(state.king),
        "queen": lord_name(state.queen),
        "pope": lord_name(state.pope),
        "prince": lord_name(state.prince),
        "arc": lord_name(state.arc),
        "excommunicated": lord_name(state.excommunicated),
        "excommunication_used": state.excommunication_used,
        "consummated": state.consummated,
        "taxes": taxes_view(state),
        "piles": _piles(state),
        "battle": None if state.battle is None else battle_view(state, state.battle),
        "election": election_view(state, None),
        "deal": deal_view(state, None),
        "talk": talk_view(state),
        "group": group_view(state, None),
        "recruits": recruits_view(state, None),
        "relics": relics_view(state, None),
        "permits": _permits(state, None),
        "fought": [list(pair) for pair in state.fought],
        "refused": [list(request) for request in state.refused],
        "settings": None,
        "market": market_view(state),
        "ballots": [name for office, name in enumerate(OFFICES) if is_held(state, office)],
        "pairs_win": state.seats >= ALLIED_SEATS,
        "limits": _LIMITS,
    }


def secrets(state: FiefState, seat: int) -> dict[str, object]:
    """Return what this seat sees otherwise: its hand and money, its troops in the fog, its
    offers."""
    seen: dict[str, object] = {
        "seats": players_view(state, seat),
        "deal": deal_view(state, seat),
        "group": group_view(state, seat),
        "permits": _permits(state, seat),
        "election": election_view(state, seat),
    }
    if state.modes.fog:
        seen["villages"] = villages_view(state, seat)
        seen["recruits"] = recruits_view(state, seat)
    if seat == ALL:
        seen["relics"] = relics_view(state, seat)
    else:
        seen["settings"] = _settings(state, seat)
    return seen


def _modes(modes: Modes) -> ModesView:
    return {
        "relics": modes.relics,
        "fog": modes.fog,
        "free_diplomacy": modes.free_diplomacy,
        "hidden_money": modes.hidden_money,
        "gentle": modes.gentle,
        "printed_die": modes.printed_die,
        "refresh": modes.refresh,
    }


def _piles(state: FiefState) -> PilesView:
    return {
        "characters": len(state.characters),
        "events": len(state.events),
        "top": BACKS[back(state.events[-1])] if state.events else None,
        "character_discard": len(state.character_discard),
        "event_discard": len(state.event_discard),
        "track": len(state.track),
    }


def _permits(state: FiefState, viewer: int | None) -> list[PermitView]:
    """Show what was granted; what was granted in a private talk only the two know."""
    return [
        {
            "kind": permit.kind,
            "giver": permit.giver,
            "taker": permit.taker,
            "thing": THINGS[permit.kind][permit.thing],
            "secret": permit.secret,
            "lords": [LORDS[lord] for lord in ALL_LORDS if permit.lords >> lord & 1],
        }
        for permit in state.permits
        if not permit.secret or viewer in (permit.giver, permit.taker, ALL)
    ]


def _settings(state: FiefState, seat: int) -> SettingsView:
    return {
        "attending": bool(state.attending >> seat & 1),
        "policies": [POLICIES[policy] for policy in state.policies[seat]],
        "armed": [
            {
                "act": cast(ActView, LEXICON.named(arms.act)),
                "attacker": seat_or_none(arms.attacker),
            }
            for arms in state.armed[seat]
        ],
    }
