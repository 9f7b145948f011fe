"""Whole states consistent with a view: what it does not show is dealt anew."""

from typing import Any, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import UNSEEN, Choice
from tableronde.core.frames import Frame, Sealed
from tableronde.core.state import result_from
from tableronde.core.views import View
from tableronde.games.guilds.components import CARDS, COPIES, JESTER, MAGICIAN_DRAWS, SIDES, TYPES
from tableronde.games.guilds.rules.powers import MagicianKeep
from tableronde.games.guilds.state import NO_CARD, Guild, GuildsState
from tableronde.games.guilds.view.types import GuildsView, GuildView

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}


def resample(view: View[GuildsView], stack: list[Frame[Any]], chance: Chance) -> GuildsState:
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
            if answer == UNSEEN:  # given, but hidden
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
    return Guild(guild["number"], kind, size - jesters, jesters)


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
