"""INFO: what each seat sees of the table, and full states consistent with a view."""

from typing import Any, Final, NotRequired, TypedDict

from tableronde.core.chance import Chance
from tableronde.core.event import ALL
from tableronde.core.frames import Frame
from tableronde.core.plain import Plain
from tableronde.core.state import result_from
from tableronde.games.zizka.box.boxes import NOTHING, Ability, Box, Castle, Member, Reward, Token
from tableronde.games.zizka.components import (
    ATTACK,
    COMMANDERS,
    DEFENCE,
    DICE,
    DIFFICULTIES,
    EVENT_KINDS,
    FACES,
    ICONS,
    LEVELS,
    PURPOSES,
    SIDES,
    SOLO_LEVELS,
    SOVEREIGNS,
    SYMBOLS,
    TRAITS,
    WARRANTS,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.conquests import Breach, Storm
from tableronde.games.zizka.rules.hiring import cost
from tableronde.games.zizka.rules.rolling import fight_total, rival
from tableronde.games.zizka.rules.rows import IMPOSSIBLE, lacking, together
from tableronde.games.zizka.rules.torak import strength
from tableronde.games.zizka.rules.tournaments import total
from tableronde.games.zizka.state import (
    BOARD,
    EVERYBODY,
    NO_CARD,
    NO_TOKEN,
    NO_WARRANT,
    NOBODY,
    Modes,
    Roll,
    Torak,
    Tourney,
    ZizkaState,
)


class AbilityView(TypedDict):
    die: int
    reroll: int
    move: int
    peek: int
    sword: int
    shield: int
    speech: int
    wild: int


class MemberView(TypedDict):
    name: str
    level: int
    cost: int
    """As it is now: a warrant of the solo game can make it dearer."""
    rejects: str | None
    abilities: AbilityView
    conditional: str | None


class RewardView(TypedDict):
    coins: int
    vp: int
    vice: int
    virtue: int
    luck: int
    favour: str | None
    member: int
    warrant: bool


class RowView(TypedDict):
    need: dict[str, int]
    pay: int
    discard: bool
    reward: RewardView


class TokenView(TypedDict):
    name: str
    kind: str
    rows: list[RowView]
    goal: int
    personal: RewardView | None
    """What a tournament has in place of rows."""
    common: RewardView | None


class SpaceView(TypedDict):
    name: str
    kind: str
    x: int
    y: int
    links: list[str]
    token: str | None
    """The kind of event that lies there: the back of the token shows it."""
    face_up: bool
    face: TokenView | None
    """Where it lies open, or the viewer has peeked at it."""
    public: bool
    """Whether everybody knows the face."""


class PlayerView(TypedDict):
    commander: str | None
    abilities: AbilityView
    """Of the commander's board."""
    totals: AbilityView
    """Of board and entourage together."""
    range: int
    space: str | None
    lying: bool
    points: int
    morale: int
    coins: int
    luck: int
    warrant: int | None
    """The coins on it."""
    favours: list[str]
    entourage: list[MemberView]
    castles: list[str]


class OfferView(TypedDict):
    level: int
    tables: list[MemberView | None]
    top: MemberView | None
    deck: int
    """Cards in the deck, the open one included."""
    discarded: list[str]


class CastleView(TypedDict):
    public: bool
    """Whether everybody knows that it lies there."""
    name: str
    rows: list[dict[str, int]]


class CastleDeckView(TypedDict):
    difficulty: str
    count: int
    known: list[CastleView | None]
    """From the top on; None: the viewer does not know this one."""


class DieView(TypedDict):
    die: str
    face: str
    locked: bool


class RollRowView(TypedDict):
    row: int
    filled: bool
    lacking: int | None
    """Luck tokens that it would take beside what is filled; None: no number would do."""


class RollView(TypedDict):
    seat: int
    purpose: str
    dice: list[DieView]
    rerolls: int
    printed: dict[str, int]
    icons: dict[str, int]
    """Dice and prints together."""
    luck: int
    spent: int
    rows: list[RollRowView]
    """Of an event, or the obstacle that is being stormed."""
    total: int | None
    """Of a fight."""
    rival: int | None
    """What a defender must reach."""


class TourneyView(TypedDict):
    host: int
    riders: list[int]
    pot: int
    scores: list[int]
    torak: int | None
    rider: int | None
    """Who is playing now."""
    faces: list[str]
    aside: list[str]
    free: int
    score: int


class SiegeView(TypedDict):
    seat: int
    difficulty: str
    row: int
    """The obstacle that comes next, from 1."""


class TorakView(TypedDict):
    space: str
    points: int
    lying: bool
    attacked: int
    """How often in this turn."""
    deck: int
    discarded: list[str]
    dice: int
    luck: int
    """His strength in a fight as it is now."""


class ModesView(TypedDict):
    side: str
    expert: bool
    level: str | None
    """Of the solo game."""


class ZizkaView(TypedDict):
    turn: int
    turn_number: int
    first: int | None
    end: int
    """0; 1 once somebody has triggered the last round; 2: this turn is the last."""
    actions: int
    peeks: list[str | None]
    """Whose peeks the active player has used in this turn; None: that of the commander's board."""
    final_peeks: list[str]
    """The same, of members who have left since, even if they have come back."""
    modes: ModesView
    spaces: list[SpaceView]
    seats: list[PlayerView]
    offers: list[OfferView]
    heap: int
    used: list[str]
    castles: list[CastleDeckView]
    favours: list[str]
    """Those that lie in the reserve."""
    luck: int | None
    """Tokens in the reserve; None: without limit."""
    warrants: list[str]
    """Of the solo player, whose each has its effect."""
    roll: RollView | None
    siege: SiegeView | None
    tourney: TourneyView | None
    torak: TorakView | None
    piles: NotRequired[dict[str, list[str]]]
    """What lies hidden, bottom to top, where everything is open: a game that is over."""


# What everyone sees -------------------------------------------------------------------------------


def table(state: ZizkaState) -> Plain:
    return _table(state, None)


def secrets(state: ZizkaState, seat: int) -> Plain:
    """What this seat has peeked at; with all open, everything."""
    if seat == ALL:
        return {
            "spaces": _spaces(state, seat),
            "castles": _castles(state, seat),
            "piles": {
                "heap": [state.box.tokens[token].name for token in state.heap],
                "level-1": _names(state.box, state.decks[0]),
                "level-2": _names(state.box, state.decks[1]),
                "torak": [
                    state.box.torak[card].name for card in (state.torak.deck if state.torak else [])
                ],
            },
        }
    bit = 1 << seat
    own: Plain = {}
    if any(known & bit for known in state.peeked):
        own["spaces"] = _spaces(state, seat)
    if any(known & bit for deck in state.castle_known for known in deck):
        own["castles"] = _castles(state, seat)
    return own


def _table(state: ZizkaState, eyes: int | None) -> Plain:
    return {
        "turn": state.turn,
        "turn_number": state.turn_number,
        "first": None if state.first == NOBODY else state.first,
        "end": state.end,
        "actions": state.actions,
        "peeks": [
            None if carrier == BOARD else state.box.members[carrier].name for carrier in state.peeks
        ],
        "final_peeks": [state.box.members[carrier].name for carrier in state.final_peeks],
        "modes": {
            "side": SIDES[state.modes.side],
            "expert": state.modes.expert,
            "level": SOLO_LEVELS[state.modes.level] if state.solo else None,
        },
        "spaces": _spaces(state, eyes),
        "seats": [_player(state, seat) for seat in range(state.seats)],
        "offers": [_offer(state, level) for level in range(len(LEVELS))],
        "heap": len(state.heap),
        "used": [state.box.tokens[token].name for token in state.used],
        "castles": _castles(state, eyes),
        "favours": [SOVEREIGNS[at] for at, holder in enumerate(state.favours) if holder == NOBODY],
        "luck": state.luck_in_reserve(1_000) if state.box.rulings.luck_is_limited else None,
        "warrants": [WARRANTS[writ] for writ in state.writs],
        "roll": None if state.roll is None else _roll(state, state.roll),
        "siege": _siege(state),
        "tourney": None if state.tourney is None else _tourney(state, state.tourney),
        "torak": None if state.torak is None else _torak(state, state.torak),
    }


def _spaces(state: ZizkaState, eyes: int | None) -> list[Plain]:
    board = state.box.board
    names = [space.name for space in board.spaces]
    seen = []
    for at, space in enumerate(board.spaces):
        token = state.token_at(at)
        known = token is not None and (
            state.face_up[at]
            or eyes == ALL
            or state.peeked[at] == EVERYBODY
            or (eyes is not None and state.peeked[at] >> eyes & 1)
        )
        seen.append(
            {
                "name": space.name,
                "kind": space.kind,
                "x": space.x,
                "y": space.y,
                "links": [names[near] for near in board.links[at]],
                "token": None if token is None else EVENT_KINDS[token.kind],
                "face_up": state.face_up[at],
                "face": token_view(token) if known and token is not None else None,
                "public": state.face_up[at] or state.peeked[at] == EVERYBODY,
            }
        )
    return seen


def token_view(token: Token) -> Plain:
    tournament = not token.rows
    return {
        "name": token.name,
        "kind": EVENT_KINDS[token.kind],
        "rows": [
            {
                "need": _icons(row.need),
                "pay": row.pay,
                "discard": row.discard,
                "reward": _reward(row.reward),
            }
            for row in token.rows
        ],
        "goal": token.goal,
        "personal": _reward(token.personal) if tournament else None,
        "common": _reward(token.common) if tournament else None,
    }


def _reward(reward: Reward) -> Plain:
    told = reward._asdict()
    told["favour"] = None if reward.favour == NOTHING else SOVEREIGNS[reward.favour]
    return told


def _icons(icons: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(ICONS, icons, strict=True))


def _ability(ability: Ability) -> Plain:
    return {**dict(zip(SYMBOLS, ability.symbols, strict=True)), **_icons(ability.icons)}


def member_view(state: ZizkaState, number: int) -> Plain:
    member: Member = state.box.members[number]
    return {
        "name": member.name,
        "level": member.level,
        "cost": cost(state, number),
        "rejects": None if member.rejects == NOTHING else TRAITS[member.rejects],
        "abilities": _ability(member.ability),
        "conditional": None if member.conditional == NOTHING else EVENT_KINDS[member.conditional],
    }


_NO_ABILITY: Final = Ability((0, 0, 0, 0), (0, 0, 0, 0))


def _player(state: ZizkaState, seat: int) -> Plain:
    commander = state.commanders[seat]
    chosen = commander != NOBODY
    board = state.box.commanders[commander][state.modes.side].ability if chosen else _NO_ABILITY
    totals = _NO_ABILITY
    if chosen:
        symbols = [band.total(state, seat, symbol) for symbol in range(len(SYMBOLS))]
        totals = Ability(
            (symbols[0], symbols[1], symbols[2], symbols[3]), band.printed(state, seat)
        )
    space = state.spaces[seat]
    return {
        "commander": COMMANDERS[commander] if chosen else None,
        "abilities": _ability(board),
        "totals": _ability(totals),
        "range": band.range_of(state, seat) if chosen else 0,
        "space": None if space == NOBODY else state.box.board.spaces[space].name,
        "lying": state.lying[seat],
        "points": state.vp[seat],
        "morale": state.morale[seat],
        "coins": state.coins[seat],
        "luck": state.luck[seat],
        "warrant": None if state.warrants[seat] == NO_WARRANT else state.warrants[seat],
        "favours": [SOVEREIGNS[at] for at, holder in enumerate(state.favours) if holder == seat],
        "entourage": [member_view(state, member) for member in state.entourage[seat]],
        "castles": [
            state.box.castles[card].name for card in state.conquered[seat] if card != NO_CARD
        ],
    }


def _offer(state: ZizkaState, level: int) -> Plain:
    deck = state.decks[level]
    return {
        "level": LEVELS[level],
        "tables": [
            None if member == NO_CARD else member_view(state, member)
            for member in state.offers[level]
        ],
        "top": member_view(state, deck[-1]) if deck else None,
        "deck": len(deck),
        "discarded": _names(state.box, state.piles[level]),
    }


def _names(box: Box, members: list[int]) -> list[str]:
    return [box.members[member].name for member in members]


def _castle(castle: Castle, bits: int) -> Plain:
    return {
        "public": bits == EVERYBODY,
        "name": castle.name,
        "rows": [_icons(row) for row in castle.rows],
    }


def _castles(state: ZizkaState, eyes: int | None) -> list[Plain]:
    decks = []
    for difficulty, deck in enumerate(state.castles):
        known: list[Plain] = []
        for card, bits in zip(
            reversed(deck), reversed(state.castle_known[difficulty]), strict=True
        ):
            sees = bits == EVERYBODY or eyes == ALL or (eyes is not None and bits >> eyes & 1)
            known.append(_castle(state.box.castles[card], bits) if sees else None)
        decks.append({"difficulty": DIFFICULTIES[difficulty], "count": len(deck), "known": known})
    return decks


def _roll(state: ZizkaState, roll: Roll) -> Plain:
    icons = roll.icons()
    fight = roll.purpose in (ATTACK, DEFENCE)
    return {
        "seat": roll.seat,
        "purpose": PURPOSES[roll.purpose],
        "dice": [
            {"die": DICE[die], "face": FACES[face], "locked": bool(roll.locked >> at & 1)}
            for at, (die, face) in enumerate(zip(roll.dice, roll.faces, strict=True))
        ],
        "rerolls": roll.rerolls,
        "printed": _icons(roll.printed),
        "icons": _icons(icons),
        "luck": roll.luck,
        "spent": roll.spent,
        "rows": [] if fight else _rows(state, roll),
        "total": fight_total(roll) if fight else None,
        "rival": rival(state) if roll.purpose == DEFENCE else None,
    }


def _rows(state: ZizkaState, roll: Roll) -> list[Plain]:
    """What each row lacks, for those who choose dice to reroll and rows to fill."""
    wild = state.box.rulings.luck_may_be_wild
    icons = roll.icons()
    siege = _besieger(state)
    if siege is not None:
        castle = state.box.castles[state.castles[siege.difficulty][-1]]
        short = lacking(castle.rows[siege.row], icons, roll.spent, wild)
        return [_row(siege.row, filled=False, short=short)]
    token = state.token_at(state.spaces[roll.seat])
    assert token is not None, "a roll for an event"
    rows = []
    for at in range(len(token.rows)):
        filled = bool(roll.filled >> at & 1)
        others = roll.filled | (0 if at == 0 or roll.filled else 1)  # the first comes first
        need = together(token.rows, others & ~(1 << at), at)
        rows.append(_row(at, filled, 0 if filled else lacking(need, icons, roll.spent, wild)))
    return rows


def _row(at: int, filled: bool, short: int) -> Plain:
    return {"row": at + 1, "filled": filled, "lacking": None if short >= IMPOSSIBLE else short}


def _besieger(state: ZizkaState) -> Storm | Breach | None:
    return next((frame for frame in state.stack if isinstance(frame, Storm | Breach)), None)


def _siege(state: ZizkaState) -> Plain:
    frame = _besieger(state)
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "difficulty": DIFFICULTIES[frame.difficulty],
        "row": frame.row + 1,
    }


def _tourney(state: ZizkaState, tourney: Tourney) -> Plain:
    playing = len(tourney.scores) < len(tourney.riders) and tourney.faces
    return {
        "host": tourney.host,
        "riders": tourney.riders[:],
        "pot": tourney.pot,
        "scores": tourney.scores[:],
        "torak": None if tourney.torak == NOTHING else tourney.torak,
        "rider": tourney.riders[len(tourney.scores)] if playing else None,
        "faces": [FACES[face] for face in tourney.faces],
        "aside": [FACES[face] for face in tourney.aside],
        "free": tourney.free,
        "score": total(state),
    }


def _torak(state: ZizkaState, torak: Torak) -> Plain:
    line = strength(state)
    return {
        "space": state.box.board.spaces[torak.space].name,
        "points": torak.vp,
        "lying": torak.lying,
        "attacked": torak.attacked,
        "deck": len(torak.deck),
        "discarded": [state.box.torak[card].name for card in torak.discard],
        "dice": line.dice,
        "luck": line.luck,
    }


# What the sentence of a choice needs --------------------------------------------------------------


def what_is_at(table: Plain, name: str) -> str:
    """The kind of event on a space, or else the kind of the space."""
    space = next(space for space in table["spaces"] if space["name"] == name)
    kind: str = space["token"] or space["kind"]
    return kind


def cost_of(table: Plain, name: str) -> int:
    """Of a member who is on offer."""
    for offer in table["offers"]:
        for card in (*offer["tables"], offer["top"]):
            if card is not None and card["name"] == name:
                cost: int = card["cost"]
                return cost
    raise KeyError(name)


# States consistent with a view --------------------------------------------------------------------


def resample(seen: Plain, stack: list[Frame[Any]], box: Box, chance: Chance) -> ZizkaState:
    """A whole state of what a view tells; what it does not is dealt anew."""
    return _Dealer(seen, box, chance).state(stack)


class _Dealer:
    """Reads a view back, and deals what it does not show."""

    def __init__(self, seen: Plain, box: Box, chance: Chance) -> None:
        self.seen: Final = seen
        self.table: Final = seen["table"]
        self.box: Final = box
        self.chance: Final = chance
        self.members: Final = {member.name: at for at, member in enumerate(box.members)}
        self.castle: Final = {castle.name: at for at, castle in enumerate(box.castles)}
        self.space: Final = {space.name: at for at, space in enumerate(box.board.spaces)}
        self.token: Final = {token.name: at for at, token in enumerate(box.tokens)}

    def state(self, stack: list[Frame[Any]]) -> ZizkaState:
        seen, table, seats = self.seen, self.table, self.seen["seats"]
        eyes = seen["seat"]
        players = table["seats"]
        tokens, heap, used = self._tokens()
        decks, offers, piles = self._decks()
        castles, known = self._castles(eyes)
        spaces = table["spaces"]
        first = table["first"]
        modes = table["modes"]
        return ZizkaState(
            seats=seats,
            number=seen["number"],
            stack=stack,
            result=result_from(seen["result"]),
            box=self.box,
            modes=Modes(
                SIDES.index(modes["side"]),
                modes["expert"],
                SOLO_LEVELS.index(modes["level"]) if modes["level"] else 0,
            ),
            first=NOBODY if first is None else first,
            turn=table["turn"],
            turn_number=table["turn_number"],
            end=table["end"],
            actions=table["actions"],
            peeks=[BOARD if name is None else self.members[name] for name in table["peeks"]],
            final_peeks=[self.members[name] for name in table["final_peeks"]],
            commanders=[
                NOBODY if player["commander"] is None else COMMANDERS.index(player["commander"])
                for player in players
            ],
            spaces=[
                NOBODY if player["space"] is None else self.space[player["space"]]
                for player in players
            ],
            lying=[player["lying"] for player in players],
            vp=[player["points"] for player in players],
            morale=[player["morale"] for player in players],
            coins=[player["coins"] for player in players],
            luck=[player["luck"] for player in players],
            warrants=[
                NO_WARRANT if player["warrant"] is None else player["warrant"] for player in players
            ],
            favours=[
                next((at for at, one in enumerate(players) if name in one["favours"]), NOBODY)
                for name in SOVEREIGNS
            ],
            entourage=[self._numbers(player["entourage"]) for player in players],
            conquered=[self._conquered(player["castles"]) for player in players],
            decks=decks,
            offers=offers,
            piles=piles,
            tokens=tokens,
            face_up=[space["face_up"] for space in spaces],
            peeked=[
                _knowing(space["public"], eyes) if space["face"] and not space["face_up"] else 0
                for space in spaces
            ],
            heap=heap,
            used=used,
            castles=castles,
            castle_known=known,
            writs=[WARRANTS.index(name) for name in table["warrants"]],
            roll=self._roll(),
            tourney=self._tourney(),
            torak=self._torak(),
        )

    def _numbers(self, cards: list[Plain]) -> list[int]:
        return [self.members[card["name"]] for card in cards]

    def _conquered(self, names: list[str]) -> list[int]:
        held = [NO_CARD] * len(DIFFICULTIES)
        for name in names:
            card = self.castle[name]
            held[self.box.castles[card].difficulty] = card
        return held

    def _tokens(self) -> tuple[list[int], list[int], list[int]]:
        """A face-down token is any of its kind that is nowhere to be seen."""
        used = [self.token[name] for name in self.table["used"]]
        spaces = self.table["spaces"]
        tokens = [
            NO_TOKEN if space["face"] is None else self.token[space["face"]["name"]]
            for space in spaces
        ]
        placed = {*used, *tokens}
        hidden = [token for token in range(len(self.box.tokens)) if token not in placed]
        self.chance.shuffle(hidden)
        for at, space in enumerate(spaces):
            if space["token"] is not None and space["face"] is None:
                kind = EVENT_KINDS.index(space["token"])
                token = next(one for one in hidden if self.box.tokens[one].kind == kind)
                hidden.remove(token)
                tokens[at] = token
        return tokens, hidden, used

    def _decks(self) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
        """The tops lie open, what is below is shuffled."""
        decks, offers, piles = [], [], []
        serving = {
            member
            for player in self.table["seats"]
            for member in self._numbers(player["entourage"])
        }
        for offer in self.table["offers"]:
            tables = [
                NO_CARD if card is None else self.members[card["name"]] for card in offer["tables"]
            ]
            pile = [self.members[name] for name in offer["discarded"]]
            top = [] if offer["top"] is None else [self.members[offer["top"]["name"]]]
            seen = {*tables, *pile, *top, *serving}
            deck = [
                at
                for at, member in enumerate(self.box.members)
                if member.level == offer["level"] and at not in seen
            ]
            self.chance.shuffle(deck)
            decks.append(deck + top)
            offers.append(tables)
            piles.append(pile)
        return decks, offers, piles

    def _castles(self, eyes: int | None) -> tuple[list[list[int]], list[list[int]]]:
        decks, all_known = [], []
        won = {self.castle[name] for player in self.table["seats"] for name in player["castles"]}
        for difficulty, seen in enumerate(self.table["castles"]):
            cards = [
                NO_CARD if card is None else self.castle[card["name"]]
                for card in reversed(seen["known"])
            ]
            hidden = [
                at
                for at, castle in enumerate(self.box.castles)
                if castle.difficulty == difficulty and at not in cards and at not in won
            ]
            self.chance.shuffle(hidden)
            all_known.append(
                [
                    0 if card is None else _knowing(card["public"], eyes)
                    for card in reversed(seen["known"])
                ]
            )
            decks.append([hidden.pop() if card == NO_CARD else card for card in cards])
        return decks, all_known

    def _roll(self) -> Roll | None:
        seen = self.table["roll"]
        if seen is None:
            return None
        return Roll(
            seat=seen["seat"],
            purpose=PURPOSES.index(seen["purpose"]),
            dice=tuple(DICE.index(die["die"]) for die in seen["dice"]),
            faces=[FACES.index(die["face"]) for die in seen["dice"]],
            locked=sum(die["locked"] << at for at, die in enumerate(seen["dice"])),
            rerolls=seen["rerolls"],
            printed=_counts(seen["printed"]),
            luck=seen["luck"],
            spent=seen["spent"],
            filled=sum(row["filled"] << (row["row"] - 1) for row in seen["rows"]),
        )

    def _tourney(self) -> Tourney | None:
        seen = self.table["tourney"]
        if seen is None:
            return None
        return Tourney(
            host=seen["host"],
            riders=list(seen["riders"]),
            pot=seen["pot"],
            scores=list(seen["scores"]),
            torak=NOTHING if seen["torak"] is None else seen["torak"],
            faces=[FACES.index(face) for face in seen["faces"]],
            aside=[FACES.index(face) for face in seen["aside"]],
            free=seen["free"],
        )

    def _torak(self) -> Torak | None:
        seen = self.table["torak"]
        if seen is None:
            return None
        names = [card.name for card in self.box.torak]
        discard = [names.index(name) for name in seen["discarded"]]
        types = ("basic", self.table["modes"]["level"])
        deck = [
            at for at, card in enumerate(self.box.torak) if card.type in types and at not in discard
        ]
        self.chance.shuffle(deck)
        return Torak(
            space=self.space[seen["space"]],
            vp=seen["points"],
            lying=seen["lying"],
            attacked=seen["attacked"],
            deck=deck,
            discard=discard,
        )


def _knowing(public: bool, eyes: int | None) -> int:
    """Bits of those who know something that these eyes know."""
    return EVERYBODY if public or eyes is None else 1 << eyes


def _counts(icons: dict[str, int]) -> tuple[int, int, int, int]:
    sword, shield, speech, wild = (icons[name] for name in ICONS)
    return sword, shield, speech, wild
