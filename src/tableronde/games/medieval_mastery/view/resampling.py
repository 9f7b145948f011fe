"""Whole states consistent with a view: what it does not show is dealt anew."""

from typing import Any, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import UNSEEN, Choice
from tableronde.core.event import ALL
from tableronde.core.frames import Frame
from tableronde.core.state import result_from
from tableronde.core.views import View
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    AUTHORITY,
    CARDS,
    CASTLES,
    CONFLICTS,
    KINDS,
    TERRITORY_NAMES,
)
from tableronde.games.medieval_mastery.rules.battle import Commit
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    FACE_UP,
    NO_CARD,
    NO_KIND,
    NOBODY,
    Battle,
    MasteryState,
    Modes,
)
from tableronde.games.medieval_mastery.view.types import BattleView, MasteryView, PlayerView

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}
_ARTEFACT: Final = {name: artefact for artefact, name in enumerate(ARTEFACT_NAMES)}


def resample(
    view: View[MasteryView], stack: list[Frame[Any]], box: Box, chance: Chance
) -> MasteryState:
    """Deal everything that the view does not show anew: hands and draw piles, and the cards that
    lie face down in a battle."""
    shown: MasteryView = view["table"]
    modes, tiles, players = shown["modes"], shown["map"], shown["seats"]
    state = MasteryState(
        seats=len(players),
        number=view["number"],
        stack=stack,
        result=result_from(view["result"]),
        box=box,
        modes=Modes(**modes),
        first=NOBODY if shown["first"] is None else shown["first"],
        turn=shown["turn"],
        turn_number=shown["turn_number"],
        cycles=shown["cycles"],
        crown_used=shown["crown_used"],
        castles=[_castle(player["castle"]) for player in players],
        kinds=tuple(_kind(tile["land"]) for tile in tiles),
        owner=[NOBODY if tile["owner"] is None else tile["owner"] for tile in tiles],
        knights=[tile["knights"] for tile in tiles],
        hands=[_counted(player["cards"] or []) for player in players],
        draw=[[] for _ in players],
        known=[[] for _ in players],
        discard=[[(_NUMBER[c["card"]], c["turn"]) for c in p["discard"]] for p in players],
        artefacts=tuple(tuple(_ARTEFACT[a["name"]] for a in p["artefacts"]) for p in players),
        destroyed=[
            [FACE_UP if a["destroyed"] is None else a["destroyed"] for a in p["artefacts"]]
            for p in players
        ],
        battle=_battle_from(shown["battle"]),
    )
    viewer = view["seat"]
    for seat, player in enumerate(players):
        _deal(state, seat, player, viewer, chance)
    if stack and isinstance(stack[-1], Commit):
        stack[-1] = _guess(state, stack[-1], chance)
    return state


def _castle(name: str | None) -> int:
    return NOBODY if name is None else CASTLES.index(name)


def _kind(name: str | None) -> int:
    return NO_KIND if name is None else TERRITORY_NAMES.index(name)


def _counted(cards: list[str]) -> list[int]:
    counts = [0] * KINDS
    for card in cards:
        counts[_NUMBER[card]] += 1
    return counts


def _battle_from(shown: BattleView | None) -> Battle | None:
    if shown is None:
        return None
    attacker, defender = shown["sides"]
    winner = shown["winner"]
    return Battle(
        tile=shown["tile"] - 1,
        sides=(attacker, defender),
        attackers=shown["knights"][ATTACKER],
        counted=list(shown["counted"]),
        ground=list(shown["ground"]),
        sceptre=list(shown["sceptre"]),
        conflict=[NO_CARD if card is None else _NUMBER[card] for card in shown["conflict"]],
        rolled=list(shown["rolled"]),
        support=[[_NUMBER[card] for card in cards] for cards in shown["support"]],
        winner=NOBODY if winner is None else shown["sides"].index(winner),
        difference=shown["difference"],
    )


def _deal(
    state: MasteryState, seat: int, player: PlayerView, viewer: int | None, chance: Chance
) -> None:
    """Deal hand and draw pile of one seat, from the cards of its deck that lie nowhere in sight."""
    if not player["draw"] and not player["hand"] and not player["discard"]:
        return  # nothing is dealt yet
    unseen = _unseen(state, seat)
    known = [None if name is None else _NUMBER[name] for name in player["known"]]
    for card in known:
        if card is not None:
            unseen.remove(card)
    chance.shuffle(unseen)
    if player["cards"] is None:
        _fill_hand(state, seat, player["hand"], unseen, chance)
    pile: list[int] = []
    eyes: list[int] = []
    mark = 0 if viewer is None or viewer == ALL else 1 << viewer
    for depth in range(player["draw"]):
        card = known[depth] if depth < len(known) else None
        pile.append(unseen.pop() if card is None else card)
        eyes.append(0 if card is None else mark)
    pile.reverse()
    eyes.reverse()
    state.draw[seat], state.known[seat] = pile, eyes


def _unseen(state: MasteryState, seat: int) -> list[int]:
    left = list(state.box.copies)
    for card, count in enumerate(state.hands[seat]):
        left[card] -= count
    for card, _ in state.discard[seat]:
        left[card] -= 1
    battle = state.battle
    if battle is not None:
        for card in battle.support[seat]:
            left[card] -= 1
        if seat in battle.sides:
            laid = battle.conflict[battle.sides.index(seat)]
            if laid != NO_CARD:
                left[laid] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]


def _fill_hand(
    state: MasteryState, seat: int, size: int, unseen: list[int], chance: Chance
) -> None:
    """Deal a hidden hand: never with authority, which is played at once (MM-RESOURCE-12); when
    conflict cards are laid, everyone sees who has one (MM-BATTLE-10)."""
    hand, battle = state.hands[seat], state.battle
    top = state.stack[-1] if state.stack else None
    fit = [card for card in unseen if card != AUTHORITY]
    if isinstance(top, Commit) and battle is not None and seat in battle.sides:
        armed = [card for card in fit if card in CONFLICTS]
        if seat in top.asked:
            _hold(hand, armed[chance.pick(len(armed))], unseen)
        else:
            fit = [card for card in fit if card not in CONFLICTS]
    for card in fit:
        if sum(hand) == size:
            return
        if card in unseen:
            _hold(hand, card, unseen)


def _hold(hand: list[int], card: int, unseen: list[int]) -> None:
    hand[card] += 1
    unseen.remove(card)


def _guess(state: MasteryState, commit: Commit, chance: Chance) -> Frame[MasteryState]:
    """Return the frame with what may lie face down, from the hands just dealt."""
    answers: list[Choice | None] = []
    for seat, answer in zip(commit.asked, commit.answers, strict=True):
        if answer == UNSEEN:
            options = commit.options(state, seat)
            answer = options[chance.pick(len(options))]
        answers.append(answer)
    return commit.holding(tuple(answers))
