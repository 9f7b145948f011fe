"""INFO: what each seat sees of the table, and full states consistent with a view."""

from typing import Any, Final, NotRequired, TypedDict

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice
from tableronde.core.event import ALL
from tableronde.core.frames import Frame
from tableronde.core.plain import Plain
from tableronde.core.state import result_from
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
from tableronde.games.medieval_mastery.rules.battle import Commit, Fight
from tableronde.games.medieval_mastery.rules.knights import supplied
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    FACE_UP,
    NO_CARD,
    NO_KIND,
    NOBODY,
    Battle,
    MasteryState,
    Modes,
)

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}
_ARTEFACT: Final = {name: artefact for artefact, name in enumerate(ARTEFACT_NAMES)}


class TileView(TypedDict):
    q: int
    r: int
    """Axial coordinates of a hexagon with a corner at the top; r grows downwards."""
    kind: str
    """castle, lake or territory."""
    land: str | None
    """The name of the territory."""
    points: int
    capacity: int | None
    """None for castles and lakes."""
    owner: int | None
    knights: int
    supplied: bool
    """Whether its owner has a supply line to it."""


class DiscardView(TypedDict):
    card: str
    turn: int
    """In which it was discarded."""


class ArtefactView(TypedDict):
    name: str
    destroyed: int | None
    """The turn in which it was; None: it lies face up."""


class PlayerView(TypedDict):
    castle: str | None
    team: int
    points: int
    reserve: int
    """Dice that are not on the map."""
    hand: int
    cards: list[str] | None
    """None for everyone but the holder (MM-DECK-02)."""
    draw: int
    known: list[str | None]
    """The cards of the draw pile that the viewer knows, from the top on; None: not this one."""
    discard: list[DiscardView]
    """Bottom to top; everyone may look through it (MM-DECK-09)."""
    artefacts: list[ArtefactView]
    """Crown, sceptre, orb."""


class BattleView(TypedDict):
    tile: int
    """Counted from 1, as everywhere outside."""
    sides: list[int]
    """The seats of attacker and defender; so are the lists of two below."""
    step: int
    """The rulebook's number of the step."""
    knights: list[int]
    """Those that each really has there."""
    counted: list[int]
    ground: list[int]
    sceptre: list[int]
    conflict: list[str | None]
    rolled: list[int]
    support: list[list[str]]
    """By seat."""
    scores: list[int]
    winner: int | None
    difference: int


class ModesView(TypedDict):
    siege: bool
    team: int
    cutthroat: bool
    skirmish: bool
    chaos: bool


class MasteryView(TypedDict):
    turn: int
    turn_number: int
    first: int | None
    """None while chance has not told."""
    cycles: int
    crown_used: bool
    target: int
    """Points that win, for a player or a team."""
    modes: ModesView
    map: list[TileView]
    seats: list[PlayerView]
    battle: BattleView | None
    piles: NotRequired[list[list[str]]]
    """All draw piles, bottom to top, where everything is open: a game that is over."""


def table(state: MasteryState) -> MasteryView:
    return {
        "turn": state.turn,
        "turn_number": state.turn_number,
        "first": None if state.first == NOBODY else state.first,
        "cycles": state.cycles,
        "crown_used": state.crown_used,
        "target": state.modes.target,
        "modes": {
            "siege": state.modes.siege,
            "team": state.modes.team,
            "cutthroat": state.modes.cutthroat,
            "skirmish": state.modes.skirmish,
            "chaos": state.modes.chaos,
        },
        "map": _map(state),
        "seats": _seats(state, None),
        "battle": None if state.battle is None else _battle(state, state.battle),
    }


def secrets(state: MasteryState, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"seats": _seats(state, seat)}
    if seat == ALL:
        seen["piles"] = [[CARDS[card] for card in pile] for pile in state.draw]
    return seen


def _map(state: MasteryState) -> list[TileView]:
    lines = 0
    for seat in range(state.seats):
        lines |= 1 << state.castle(seat) | supplied(state, seat, state.owned(seat))
    tiles: list[TileView] = []
    for tile, slot in enumerate(state.map.slots):
        kind, owner = state.kinds[tile], state.owner[tile]
        laid = kind != NO_KIND
        tiles.append(
            {
                "q": slot.q,
                "r": slot.r,
                "kind": slot.kind,
                "land": TERRITORY_NAMES[kind] if laid else None,
                "points": state.points_of(tile),
                "capacity": state.box.capacity[kind] if laid else None,
                "owner": None if owner == NOBODY else owner,
                "knights": state.knights[tile],
                "supplied": bool(lines >> tile & 1),
            }
        )
    return tiles


def _seats(state: MasteryState, viewer: int | None) -> list[PlayerView]:
    teams = state.seats // state.modes.team
    return [
        {
            "castle": None if state.castles[seat] == NOBODY else CASTLES[state.castles[seat]],
            "team": seat % teams,
            "points": state.points(seat),
            "reserve": state.reserve(seat),
            "hand": sum(hand),
            "cards": _listed(hand) if viewer in (seat, ALL) else None,
            "draw": len(state.draw[seat]),
            "known": _known(state, seat, viewer),
            "discard": [{"card": CARDS[card], "turn": turn} for card, turn in state.discard[seat]],
            "artefacts": [
                {"name": ARTEFACT_NAMES[artefact], "destroyed": None if turn == FACE_UP else turn}
                for artefact, turn in zip(own, state.destroyed[seat], strict=True)
            ],
        }
        for seat, (hand, own) in enumerate(zip(state.hands, state.artefacts, strict=True))
    ]


def _listed(counts: list[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(counts) if count for _ in range(count)]


def _known(state: MasteryState, seat: int, viewer: int | None) -> list[str | None]:
    if viewer is None or viewer == ALL:
        return []
    seen = [
        CARDS[card] if eyes >> viewer & 1 else None
        for card, eyes in zip(state.draw[seat], state.known[seat], strict=True)
    ]
    seen.reverse()
    while seen and seen[-1] is None:
        seen.pop()
    return seen


def _battle(state: MasteryState, battle: Battle) -> BattleView:
    both = (ATTACKER, DEFENDER)
    fight = next(frame for frame in state.stack if isinstance(frame, Fight))
    return {
        "tile": battle.tile + 1,
        "sides": list(battle.sides),
        "step": Fight.IN_THE_RULEBOOK[max(0, fight.step - 1)],
        "knights": [state.real_knights(battle, side) for side in both],
        "counted": battle.counted[:],
        "ground": battle.ground[:],
        "sceptre": battle.sceptre[:],
        "conflict": [None if card == NO_CARD else CARDS[card] for card in battle.conflict],
        "rolled": battle.rolled[:],
        "support": [[CARDS[card] for card in cards] for cards in battle.support],
        "scores": [state.score(battle, side) for side in both],
        "winner": None if battle.winner == NOBODY else battle.sides[battle.winner],
        "difference": battle.difference,
    }


# Back from a view ---------------------------------------------------------------------------------


def resample(view: Plain, stack: list[Frame[Any]], box: Box, chance: Chance) -> MasteryState:
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
    """Hand and draw pile of one seat, from the cards of its deck that lie nowhere in sight."""
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
    """A hidden hand: never with authority, which is played at once (MM-RESOURCE-12); when conflict
    cards are laid, everyone sees who has one (MM-BATTLE-10)."""
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
    """What lies face down, from the hands just dealt."""
    answers: list[Choice | None] = []
    for seat, answer in zip(commit.asked, commit.answers, strict=True):
        if answer == ():  # given, but hidden
            options = commit.options(state, seat)
            answer = options[chance.pick(len(options))]
        answers.append(answer)
    return commit.holding(tuple(answers))
