"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Final, cast

from tableronde.core.event import ALL
from tableronde.games.zizka.box.boxes import NOTHING, Ability, Box, Castle, Member, Reward, Token
from tableronde.games.zizka.components import (
    ATTACK,
    COMMANDERS,
    DEFENCE,
    DICE,
    DIFFICULTIES,
    END_VP,
    EVENT_KINDS,
    FACES,
    ICONS,
    LEVELS,
    MOST_DICE,
    PURPOSES,
    RANKS,
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
    NO_WARRANT,
    NOBODY,
    Roll,
    Torak,
    Tourney,
    ZizkaState,
)
from tableronde.games.zizka.view.types import (
    AbilityView,
    CastleDeckView,
    CastleView,
    LimitsView,
    MemberView,
    OfferView,
    PlayerView,
    RewardView,
    RollRowView,
    RollView,
    SiegeView,
    SpaceView,
    TokenView,
    TorakView,
    TourneyView,
    ZizkaView,
)

LIMITS: Final[LimitsView] = {
    "points": END_VP,
    "dice": MOST_DICE,
    "warrants": len(WARRANTS),
    "ranks": list(RANKS),
}

# What everyone sees -------------------------------------------------------------------------------


def table(state: ZizkaState) -> ZizkaView:
    return _table(state, None)


def secrets(state: ZizkaState, seat: int) -> dict[str, object]:
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
    own: dict[str, object] = {}
    if any(known & bit for known in state.peeked):
        own["spaces"] = _spaces(state, seat)
    if any(known & bit for deck in state.castle_known for known in deck):
        own["castles"] = _castles(state, seat)
    return own


def _table(state: ZizkaState, eyes: int | None) -> ZizkaView:
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
        "limits": LIMITS,
    }


def _spaces(state: ZizkaState, eyes: int | None) -> list[SpaceView]:
    board = state.box.board
    names = [space.name for space in board.spaces]
    seen: list[SpaceView] = []
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


def token_view(token: Token) -> TokenView:
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


def _reward(reward: Reward) -> RewardView:
    return {
        "coins": reward.coins,
        "vp": reward.vp,
        "vice": reward.vice,
        "virtue": reward.virtue,
        "luck": reward.luck,
        "favour": None if reward.favour == NOTHING else SOVEREIGNS[reward.favour],
        "member": reward.member,
        "warrant": reward.warrant,
    }


def _icons(icons: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(ICONS, icons, strict=True))


def _ability(ability: Ability) -> AbilityView:
    symbols = dict(zip(SYMBOLS, ability.symbols, strict=True))
    return cast(AbilityView, {**symbols, **_icons(ability.icons)})  # all of them by their names


def member_view(state: ZizkaState, number: int) -> MemberView:
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


def _player(state: ZizkaState, seat: int) -> PlayerView:
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


def _offer(state: ZizkaState, level: int) -> OfferView:
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


def _castle(castle: Castle, bits: int) -> CastleView:
    return {
        "public": bits == EVERYBODY,
        "name": castle.name,
        "rows": [_icons(row) for row in castle.rows],
    }


def _castles(state: ZizkaState, eyes: int | None) -> list[CastleDeckView]:
    decks: list[CastleDeckView] = []
    for difficulty, deck in enumerate(state.castles):
        known: list[CastleView | None] = []
        for card, bits in zip(
            reversed(deck), reversed(state.castle_known[difficulty]), strict=True
        ):
            sees = bits == EVERYBODY or eyes == ALL or (eyes is not None and bits >> eyes & 1)
            known.append(_castle(state.box.castles[card], bits) if sees else None)
        decks.append({"difficulty": DIFFICULTIES[difficulty], "count": len(deck), "known": known})
    return decks


def _roll(state: ZizkaState, roll: Roll) -> RollView:
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


def _rows(state: ZizkaState, roll: Roll) -> list[RollRowView]:
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


def _row(at: int, filled: bool, short: int) -> RollRowView:
    return {"row": at + 1, "filled": filled, "lacking": None if short >= IMPOSSIBLE else short}


def _besieger(state: ZizkaState) -> Storm | Breach | None:
    return next((frame for frame in state.stack if isinstance(frame, Storm | Breach)), None)


def _siege(state: ZizkaState) -> SiegeView | None:
    frame = _besieger(state)
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "difficulty": DIFFICULTIES[frame.difficulty],
        "row": frame.row + 1,
    }


def _tourney(state: ZizkaState, tourney: Tourney) -> TourneyView:
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


def _torak(state: ZizkaState, torak: Torak) -> TorakView:
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
