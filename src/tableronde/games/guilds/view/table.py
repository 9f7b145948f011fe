"""INFO: what each seat sees of the table, and full states consistent with a view."""

from typing import Any, Final, NotRequired, TypedDict

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice
from tableronde.core.event import ALL
from tableronde.core.frames import Frame, Sealed
from tableronde.core.plain import Plain
from tableronde.core.state import result_from
from tableronde.games.guilds.components import CARDS, COPIES, JESTER, MAGICIAN_DRAWS, SIDES, TYPES
from tableronde.games.guilds.rules.exchange import PriestLook
from tableronde.games.guilds.rules.powers import MagicianKeep
from tableronde.games.guilds.state import NO_CARD, Guild, GuildsState

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}


class GuildView(TypedDict):
    number: int
    type: str
    cards: list[str]


class SeatView(TypedDict):
    hand: int
    cards: list[str] | None
    """None for everyone but the holder, and a Priest's player while looking (GLD-INFO-01, -06)."""
    guilds: list[GuildView]
    wins: int


class GuildsView(TypedDict):
    turn: int
    seats: list[SeatView]
    draw: int
    draw_cards: NotRequired[list[str]]
    """Bottom to top, where everything is open: a game that is over and looked back on."""
    discard: list[str]
    side: str
    played: str | None
    round: int
    rounds: int
    first: int
    next_guild: int
    round_winners: list[int]
    round_reason: str


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
    }


def secrets(state: GuildsState, seat: int) -> dict[str, Any]:
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


def which(guilds: list[GuildView], guild: GuildView) -> int:
    """Which of its owner's guilds of its type it is, from 1; 0 if there is no other."""
    alike = [each["number"] for each in guilds if each["type"] == guild["type"]]
    return alike.index(guild["number"]) + 1 if len(alike) > 1 else 0


def _guild(guild: Guild) -> GuildView:
    number, kind, members, jesters = guild
    cards = [CARDS[kind]] * members + [CARDS[JESTER]] * jesters
    return {"number": number, "type": CARDS[kind], "cards": cards}


def resample(view: Plain, stack: list[Frame[Any]], chance: Chance) -> GuildsState:
    """Deal everything that the view does not show anew: hands and draw pile, then what a hidden
    hand has already been answered with."""
    table: GuildsView = view["table"]
    discard = [_NUMBER[card] for card in table["discard"]]
    played = NO_CARD if table["played"] is None else _NUMBER[table["played"]]
    guilds = [[_guild_from(guild) for guild in seat["guilds"]] for seat in table["seats"]]
    hands = [_counted(seat["cards"] or []) for seat in table["seats"]]
    unseen = _unseen(discard, played, guilds, hands)
    chance.shuffle(unseen)
    for seat, seat_view in enumerate(table["seats"]):
        if seat_view["cards"] is None:
            for _ in range(seat_view["hand"]):
                hands[seat][unseen.pop()] += 1
    state = GuildsState(
        seats=len(hands),
        number=view["number"],
        stack=stack,
        result=result_from(view["result"]),
        hands=hands,
        guilds=guilds,
        draw=unseen,
        discard=discard,
        side=SIDES.index(table["side"]),
        played=played,
        turn=table["turn"],
        next_guild=table["next_guild"],
        first=table["first"],
        rounds=table["rounds"],
        round_number=table["round"],
        wins=[seat["wins"] for seat in table["seats"]],
        round_winners=tuple(table["round_winners"]),
        round_reason=table["round_reason"],
    )
    if stack:
        stack[-1] = _guess_secrets(state, stack[-1], chance)
    return state


def _guess_secrets(state: GuildsState, top: Frame[Any], chance: Chance) -> Frame[Any]:
    """What a frame hides from the viewer, filled in from the hands just dealt."""
    if isinstance(top, MagicianKeep) and not top.drawn:
        hand = [card for card, count in enumerate(state.hands[top.seat]) for _ in range(count)]
        chance.shuffle(hand)
        return MagicianKeep(top.seat, tuple(sorted(hand[:MAGICIAN_DRAWS])))
    if isinstance(top, Sealed):
        answers: list[Choice | None] = []
        for seat, answer in zip(top.asked, top.answers, strict=True):
            if answer == ():  # given, but hidden
                options = top.options(state, seat)
                answer = options[chance.pick(len(options))]
            answers.append(answer)
        return top.holding(tuple(answers))
    return top


def _counted(cards: list[str]) -> list[int]:
    counts = [0] * TYPES
    for card in cards:
        counts[_NUMBER[card]] += 1
    return counts


def _guild_from(guild: GuildView) -> Guild:
    kind = _NUMBER[guild["type"]]
    size = len(guild["cards"])
    jesters = size if kind == JESTER else guild["cards"].count(CARDS[JESTER])
    return (guild["number"], kind, size - jesters, jesters)


def _unseen(
    discard: list[int], played: int, guilds: list[list[Guild]], hands: list[list[int]]
) -> list[int]:
    """The cards that lie nowhere the viewer can see: hidden hands and the draw pile."""
    left = list(COPIES)
    for card in discard:
        left[card] -= 1
    if played != NO_CARD:
        left[played] -= 1
    for owned in guilds:
        for _, kind, members, jesters in owned:
            left[kind] -= members
            left[JESTER] -= jesters
    for hand in hands:
        for card, count in enumerate(hand):
            left[card] -= count
    return [card for card, count in enumerate(left) for _ in range(count)]
