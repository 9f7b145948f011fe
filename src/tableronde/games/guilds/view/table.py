"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Final

from tableronde.core.event import ALL
from tableronde.games.guilds.components import CARDS, COPIES, GUILDS_TO_WIN, JESTER, SIDES
from tableronde.games.guilds.rules.exchange import PriestLook
from tableronde.games.guilds.state import NO_CARD, Guild, GuildsState
from tableronde.games.guilds.view.types import GuildsView, GuildView, LimitsView, SeatView

LIMITS: Final[LimitsView] = {
    "guilds": GUILDS_TO_WIN,
    "copies": dict(zip(CARDS, COPIES, strict=True)),
}


def table(state: GuildsState) -> GuildsView:
    return {
        "turn": state.turn,
        "seats": _seats(state, set()),
        "draw": len(state.draw),
        "discard": [CARDS[card] for card in state.discard],
        "side": SIDES[state.side],
        "played": None if state.played == NO_CARD else CARDS[state.played],
        "round": state.round_number,
        "rounds": state.rounds,
        "first": state.first,
        "next_guild": state.next_guild,
        "round_winners": list(state.round_winners),
        "round_reason": state.round_reason,
        "limits": LIMITS,
    }


def secrets(state: GuildsState, seat: int) -> dict[str, object]:
    if seat == ALL:
        draw = [CARDS[card] for card in state.draw]
        return {"seats": _seats(state, set(range(state.seats))), "draw_cards": draw}
    seen = {seat}
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PriestLook) and top.seat == seat:
        seen.add(top.other)
    return {"seats": _seats(state, seen)}


def _seats(state: GuildsState, seen: set[int]) -> list[SeatView]:
    return [
        {
            "hand": sum(hand),
            "cards": _listed(hand) if holder in seen else None,
            "guilds": [_guild(guild) for guild in state.guilds[holder]],
            "wins": state.wins[holder],
        }
        for holder, hand in enumerate(state.hands)
    ]


def _listed(counts: list[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(counts) if count for _ in range(count)]


def _guild(guild: Guild) -> GuildView:
    number, kind, members, jesters = guild
    cards = [CARDS[kind]] * members + [CARDS[JESTER]] * jesters
    return {"number": number, "type": CARDS[kind], "cards": cards}
