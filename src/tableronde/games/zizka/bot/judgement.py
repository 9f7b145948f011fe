"""How good an option looks to a seat: what the greedy bot goes by.

Worth is counted in victory points. Only what lies open and what the seat has peeked at is read: an
unknown token is taken for the average of its kind, an unknown castle for that of its difficulty.
Chances of entourage dice are exact (chances.py); a sovereign's die counts as one of them.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tableronde.core.choice import Choice
from tableronde.games.zizka.bot.chances import (
    Goal,
    Prize,
    Purse,
    after_reroll,
    beats,
    hope,
    rerolled,
    shown,
    success,
    totals,
    tournament,
    value,
)
from tableronde.games.zizka.box.board import CASTLES, TAVERN
from tableronde.games.zizka.box.boxes import (
    NOTHING,
    Ability,
    Box,
    Icons,
    Member,
    Reward,
    Row,
    Token,
)
from tableronde.games.zizka.components import (
    ATTACK,
    ATTACK_VP,
    ATTACKING,
    BY_DICE,
    DEFENCE,
    DEFENCE_VP,
    DEFENDING,
    EASY,
    EASY_REWARD,
    END_VP,
    ENTOURAGE_DIE,
    ENTRY_FEE,
    EVENT,
    HARD_REWARD,
    MORALE_END,
    MOST_MEMBERS,
    NO_FAVOUR,
    OBSTACLE,
    STEPS,
    TOURNAMENT,
    TOURNAMENT_DICE,
    TOURNAMENT_VALUES,
    VICE,
    VIRTUE,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.conquests import Breach, Storm, castle_in_front, may_conquer
from tableronde.games.zizka.rules.entourage import all_available
from tableronde.games.zizka.rules.events import token_of
from tableronde.games.zizka.rules.fights import Fight
from tableronde.games.zizka.rules.hiring import cost
from tableronde.games.zizka.rules.rolling import SpendLuck, fight_total, rival, rolled
from tableronde.games.zizka.rules.rows import added, demanded
from tableronde.games.zizka.rules.torak import Assault, strength
from tableronde.games.zizka.rules.tournaments import held
from tableronde.games.zizka.state import NO_TOKEN, NOBODY, ZizkaState

_NEVER: Final = -10.0
_FIRST: Final = 50.0
"""Of what costs nothing and should be done before anything else."""
_LUCK: Final = 0.4
_FAVOUR: Final = 1.1
_WARRANT: Final = -0.3
_MEMBER: Final = (0.0, 0.8, 1.6)
_LATER: Final = 0.85
"""What is left of something that takes another action to get at."""
_TORAK_CARD: Final = 1.0
"""What it is worth that Torak plays no card."""
_SYMBOLS: Final = (1.0, 0.5, 0.4, 0.1)
"""What a die, a reroll, a move and a peek are worth over a whole game."""
_ICONS: Final = (0.62, 0.62, 0.7, 1.1)
_CONDITIONAL: Final = 0.2
_PHASES: Final = 5
"""Of a game: what things are worth changes from one to the next."""
_FORESIGHT: Final = 3
"""Rerolls that are thought through to their end."""


def worth(state: ZizkaState, seat: int, choice: Choice) -> float:
    verb = choice[0]
    if verb in ("reroll", "pay-reroll", "take-coin"):
        return _reroll(state, seat, verb, choice[1])
    if verb == "stop":
        return _stop(state, seat)
    if verb in ("fill", "fill-giving"):
        return _fill(state, seat, choice)
    if verb == "joust":
        return _joust(state, seat, choice[1], choice[2])
    if verb == "free-reroll":
        return _free_reroll(state, seat, choice[1])
    if verb == "spend":
        return _spend(state, seat, choice[1])
    if verb in ("hire", "hire-instead", "take", "take-instead"):
        return _join(state, seat, choice)
    if verb in ("move", "start"):
        return _LATER * _view_from(state, seat).best[choice[1]]
    if verb == "lose":
        return -_service(state, seat, choice[1])
    return _other(state, seat, choice)


def _other(state: ZizkaState, seat: int, choice: Choice) -> float:
    verb = choice[0]
    if verb in ("event", "conquer"):
        return _view_from(state, seat).here[state.spaces[seat]]
    if verb == "attack":
        return _attack(state, seat, choice[1])
    if verb == "attack-torak":
        return _attack_torak(state)
    if verb in ("virtue", "vice"):
        return _step(state, seat, VIRTUE if verb == "virtue" else VICE)
    if verb == "enter":
        return _enter(state, seat)
    if verb == "storm":
        return _storm(state, seat)
    if verb in ("peek", "peek-castle"):
        if not state.actions:
            return _NEVER  # it would serve nobody any more
        return _FIRST + (1.0 if verb == "peek" and _near(state, seat, choice[1]) else 0.0)
    if verb == "send-away":
        return -0.3
    if verb == "give-up":
        return _LUCK if state.roll is None or not state.roll.filled else 0.0
    return 0.0  # all that declines or makes no difference


# Rewards ------------------------------------------------------------------------------------------


def _coin(state: ZizkaState) -> float:
    """Coins buy members while there is time; in the end five are a point."""
    return 0.2 + 0.12 * _time_left(state)


def _time_left(state: ZizkaState) -> float:
    """From 1 at the beginning to 0 at the end."""
    most = max(state.vp)
    if state.torak is not None:
        most = max(most, state.torak.vp)
    return max(0, _PHASES - most * _PHASES // END_VP) / _PHASES


def _reward(state: ZizkaState, seat: int, reward: Reward) -> float:
    total = reward.coins * _coin(state) + reward.vp + reward.luck * _LUCK
    if reward.vice:
        total += reward.vice * _step(state, seat, VICE)
    if reward.virtue:
        total += reward.virtue * _step(state, seat, VIRTUE)
    if reward.favour != NOTHING and NO_FAVOUR not in state.writs:
        holder = state.favours[reward.favour]
        total += 1.0 if holder == seat else _FAVOUR * max(0.4, _time_left(state))
        if holder not in (seat, NOBODY):
            total -= 0.5
    if reward.member:
        total += _MEMBER[reward.member] * _time_left(state)
    if reward.warrant:
        total += _WARRANT - (0.5 if state.solo else 0.0)
    return total


def _step(state: ZizkaState, seat: int, trait: int) -> float:
    """At the end of the track a point, on the way there something, back nothing."""
    morale = state.morale[seat]
    along = morale * STEPS[trait]
    if along == MORALE_END:
        return 1.0
    if along + 1 == MORALE_END:
        leaving = (
            member for member in state.entourage[seat] if state.box.members[member].rejects == trait
        )
        return 0.7 - sum(_service(state, seat, member) for member in leaving)
    return 0.5 if along >= 0 else -0.3


# Members ------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _quality(member: Member) -> float:
    """What a member is worth over a whole game."""
    helps = member.conditional != NOTHING
    return _ability(member.ability) + (_CONDITIONAL if helps else 0.0)


@lru_cache(maxsize=256)
def _ability(ability: Ability) -> float:
    symbols = sum(count * each for count, each in zip(ability.symbols, _SYMBOLS, strict=True))
    return symbols + sum(count * each for count, each in zip(ability.icons, _ICONS, strict=True))


def _service(state: ZizkaState, seat: int, member: int) -> float:
    """What a member is worth from now on; whoever is about to leave is worth less."""
    card = state.box.members[member]
    quality = _quality(card)
    if card.rejects != NOTHING and state.morale[seat] * STEPS[card.rejects] > 0:
        quality *= 0.6
    return quality * 1.6 * _time_left(state)


def _join(state: ZizkaState, seat: int, choice: Choice) -> float:
    hired = choice[0].startswith("hire")
    gain = _service(state, seat, choice[1])
    if hired:
        gain -= cost(state, choice[1]) * _coin(state)
    if len(choice) > 2:
        gain -= _service(state, seat, choice[2])
    if hired and gain > 0 and state.stack[-1].KIND == "act":
        # The first of several: it is worth what the visit is, or one would ride to other taverns
        # for ever. Which one comes first hardly matters.
        return _hiring(state, seat) + 0.01 * gain
    return gain


def _hiring(state: ZizkaState, seat: int) -> float:
    """What a visit to a tavern promises: the best members for the coins at hand."""
    coins, coin = state.coins[seat], _coin(state)
    serving = sorted(_service(state, seat, member) for member in state.entourage[seat])
    serving = [0.0] * (MOST_MEMBERS - len(serving)) + serving
    offers = sorted(
        (
            (_service(state, seat, member) - cost(state, member) * coin, member)
            for member in all_available(state)
            if not state.barred(seat, member)
        ),
        reverse=True,
    )
    total = 0.0
    for gain, member in offers:
        price = cost(state, member)
        if serving and price <= coins and gain > serving[0]:
            total += gain - serving.pop(0)
            coins -= price
    return total


# Rolls --------------------------------------------------------------------------------------------


def _die(box: Box) -> tuple[int, ...]:
    return box.faces[ENTOURAGE_DIE]


def _event_goal(state: ZizkaState, seat: int, token: Token, luck: int, filled: int) -> Goal:
    """The rows that this seat could pay for beside their icons; those that are filled are due."""
    coins = state.coins[seat] + token.rows[0].reward.coins - token.rows[0].pay
    prizes = []
    for at, row in enumerate(token.rows):
        if filled >> at & 1:
            continue
        gain = _row(state, seat, row)
        if at == 0 and row.pay > state.coins[seat]:
            gain = _NEVER
        if at and (row.pay > coins or gain <= 0):
            continue
        prizes.append(Prize(row.need, round(gain, 2)))
    if filled:
        prizes.insert(0, Prize(demanded(token.rows, filled), 0.0))
    wild = state.box.rulings.luck_may_be_wild
    return Goal(tuple(prizes), 0.0 if filled else _LUCK, luck, _LUCK, wild)


def _row(state: ZizkaState, seat: int, row: Row) -> float:
    gain = _reward(state, seat, row.reward) - row.pay * _coin(state)
    if row.discard:
        serving = [_service(state, seat, member) for member in state.entourage[seat]]
        if not serving:
            return _NEVER
        gain -= min(serving)
    return gain


def _obstacle_goal(state: ZizkaState, seat: int, difficulty: int, row: int) -> Goal:
    """The next obstacle: worth what the castle is, if the others are overcome too."""
    rows = castle_in_front(state, difficulty).rows
    gain = _castle(state, seat, difficulty) * _obstacles(state, seat, rows[row + 1 :])
    prize = Prize(rows[row], round(gain, 2))
    luck = rolled(state).luck if state.roll is not None else state.luck[seat]
    return Goal((prize,), _LUCK, luck, _LUCK, state.box.rulings.luck_may_be_wild)


def _goal(state: ZizkaState, seat: int) -> Goal:
    """Of the roll that lies on the table."""
    roll = rolled(state)
    if roll.purpose == EVENT:
        return _event_goal(state, seat, token_of(state, seat), roll.luck, roll.filled)
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Storm | Breach))
    return _obstacle_goal(state, seat, frame.difficulty, frame.row)


class _Dice(NamedTuple):
    """A roll, as chances.py wants it."""

    die: tuple[int, ...]
    shown: tuple[int, ...]
    fixed: Icons


def _dice(state: ZizkaState) -> _Dice:
    """Entourage dice can be rerolled; what sovereigns' dice show is taken as it is."""
    roll = rolled(state)
    fixed = list(roll.printed)
    faces = []
    for die, face in zip(roll.dice, roll.faces, strict=True):
        if die == ENTOURAGE_DIE:
            faces.append(face)
        elif face < len(fixed):
            fixed[face] += 1
    return _Dice(_die(state.box), shown(faces), (fixed[0], fixed[1], fixed[2], fixed[3]))


def _stop(state: ZizkaState, seat: int) -> float:
    """To leave a roll, a tournament or an event as it is."""
    frame = state.stack[-1]
    if frame.KIND == "ride":
        return _ride_now(state, seat)
    if frame.KIND == "fill":
        return 0.0
    if rolled(state).purpose in (ATTACK, DEFENCE):
        return 0.0
    dice = _dice(state)
    return hope(_goal(state, seat), dice.die, dice.shown, dice.fixed, 0)


def _reroll(state: ZizkaState, seat: int, verb: str, die: int) -> float:
    roll = rolled(state)
    price = _coin(state) if verb == "pay-reroll" else 0.0
    if roll.purpose in (ATTACK, DEFENCE):
        return _reroll_in_fight(state, verb, die) - price
    goal, dice = _goal(state, seat), _dice(state)
    rerolls = min(roll.rerolls, _FORESIGHT)
    if verb == "take-coin":
        return _coin(state) + hope(goal, dice.die, dice.shown, dice.fixed, rerolls)
    left = rerolls if verb == "reroll" else rerolls + 1
    if roll.dice[die] == ENTOURAGE_DIE:
        kind = min(roll.faces[die], len(dice.shown) - 1)
        hoped = after_reroll(goal, dice.die, dice.shown, dice.fixed, left, kind)
    else:
        faces = state.box.faces[roll.dice[die]]
        without = _minus(dice.fixed, roll.faces[die])
        hoped = sum(
            hope(goal, dice.die, dice.shown, _plus(without, face), left - 1) for face in faces
        ) / len(faces)
    # A free reroll is lost if it is not used: a hair's breadth decides for it.
    return hoped - price + (1e-6 if verb == "reroll" else 0.0)


def _plus(icons: Icons, face: int) -> Icons:
    return _changed(icons, face, 1)


def _minus(icons: Icons, face: int) -> Icons:
    return _changed(icons, face, -1)


def _changed(icons: Icons, face: int, more: int) -> Icons:
    if face >= len(icons):
        return icons
    count = list(icons)
    count[face] += more
    return count[0], count[1], count[2], count[3]


def _reroll_in_fight(state: ZizkaState, verb: str, die: int) -> float:
    """Dice that do not count are rolled again; for coins only where it can still help."""
    roll = rolled(state)
    kinds = ATTACKING if roll.purpose == ATTACK else DEFENDING
    if verb == "take-coin":
        return 0.2
    if roll.faces[die] in kinds:
        return _NEVER
    faces = state.box.faces[roll.dice[die]]
    chance = sum(face in kinds for face in faces) / len(faces)
    if roll.purpose == DEFENCE and rival(state) <= fight_total(roll):
        return _NEVER
    return 0.5 * chance


def _fill(state: ZizkaState, seat: int, choice: Choice) -> float:
    roll = rolled(state)
    if roll.purpose == OBSTACLE:
        return _VICTORY_OVER_DOUBT
    token = token_of(state, seat)
    luck: int = choice[2]
    row = token.rows[choice[1]]
    gain = _reward(state, seat, row.reward) - row.pay * _coin(state) - luck * _LUCK
    if len(choice) > 3:
        gain -= _service(state, seat, choice[3])
    goal = _event_goal(state, seat, token, roll.luck - luck, roll.filled | 1 << choice[1])
    icons = roll.icons()
    return gain + value(goal, (icons[0], icons[1], icons[2], icons[3] + roll.spent + luck))


_VICTORY_OVER_DOUBT: Final = 3.0
"""An obstacle that can be overcome is overcome."""


def _spend(state: ZizkaState, seat: int, count: int) -> float:
    """Luck in a fight: as little as decides it for a defender; an attacker cannot know."""
    roll = rolled(state)
    frame = state.stack[-1]
    if roll.purpose == DEFENCE and isinstance(frame, SpendLuck):
        short = frame.rival - fight_total(roll)
        return 1.0 - count * _LUCK if short <= count else _NEVER
    before, after = (_winning(state, fight_total(roll) + more) for more in (0, count))
    return (after - before) * ATTACK_VP - count * _LUCK


def _winning(state: ZizkaState, total: int) -> float:
    """The chance that an attack of this strength succeeds."""
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Fight | Assault))
    if isinstance(frame, Fight):
        return beats((1.0,), total, _strike(state, frame.defender, DEFENDING))
    line = strength(state)
    return beats((1.0,), total - line.luck, totals(_die(state.box), DEFENDING, line.dice, 0))


# Fights -------------------------------------------------------------------------------------------


def _strike(state: ZizkaState, seat: int, kinds: tuple[int, ...]) -> tuple[float, ...]:
    """The chances of a seat's total in a fight, printed icons included."""
    dice = len(band.dice(state, seat, NOTHING))
    chances = totals(_die(state.box), kinds, dice, band.rerolls(state, seat))
    icons = band.printed(state, seat)
    return (0.0,) * sum(icons[kind] for kind in kinds) + chances


def _attack(state: ZizkaState, seat: int, other: int) -> float:
    chance = beats(_strike(state, seat, ATTACKING), 0, _strike(state, other, DEFENDING))
    bounty = max(0, state.warrants[other]) * _coin(state)
    return chance * (ATTACK_VP + bounty) - (1 - chance) * 0.6 * DEFENCE_VP


def _attack_torak(state: ZizkaState) -> float:
    """Beaten, he plays no card, and a warrant is gone."""
    line = strength(state)
    defence = totals(_die(state.box), DEFENDING, line.dice, 0)
    chance = beats(_strike(state, 0, ATTACKING), -line.luck, defence)
    return chance * (_TORAK_CARD + (0.5 if state.writs else 0.0))


# Castles ------------------------------------------------------------------------------------------


def _castle(state: ZizkaState, seat: int, difficulty: int) -> float:
    """What a castle is worth."""
    if difficulty == EASY:
        step = max(_step(state, seat, VICE), _step(state, seat, VIRTUE))
        return EASY_REWARD["vp"] + EASY_REWARD["coins"] * _coin(state) + step
    return float(HARD_REWARD["vp"])


def _obstacles(state: ZizkaState, seat: int, rows: tuple[Icons, ...]) -> float:
    """The chance to overcome all of these, luck helping a little."""
    dice = len(band.dice(state, seat, NOTHING))
    rerolls, icons = band.rerolls(state, seat), band.printed(state, seat)
    chance = 1.0
    for row in rows:
        one = success(row, _die(state.box), dice, icons, rerolls)
        chance *= min(1.0, one + 0.12 * min(2, state.luck[seat]) * (1 - one))
    return chance


def _siege(state: ZizkaState, seat: int, difficulty: int) -> float:
    """What it promises to attack a castle: a known card, or the average."""
    if not may_conquer(state, seat, difficulty):
        return _NEVER
    deck, known = state.castles[difficulty], state.castle_known[difficulty]
    cards = [card for card, bits in zip(deck, known, strict=True) if not bits >> seat & 1]
    if known[-1] >> seat & 1:
        cards = [deck[-1]]
    chance = sum(_obstacles(state, seat, state.box.castles[card].rows) for card in cards)
    chance /= max(1, len(cards))
    return chance * _castle(state, seat, difficulty) + (1 - chance) * _LUCK


def _storm(state: ZizkaState, seat: int) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Storm)
    rows = castle_in_front(state, frame.difficulty).rows[frame.row :]
    chance = _obstacles(state, seat, rows)
    gain = _castle(state, seat, frame.difficulty)
    return 0.01 + chance * gain + (1 - chance) * _LUCK


# Tournaments --------------------------------------------------------------------------------------


def _purse(state: ZizkaState, seat: int, token: Token, host: bool, rivals: int) -> Purse:
    """A point more on the dice is worth more where there are others to outdo."""
    a_point = 0.05 + 0.1 * rivals
    if not host:
        return Purse(0, 0.0, a_point)
    return Purse(token.goal, round(_reward(state, seat, token.personal), 1), a_point)


def _riding(state: ZizkaState, seat: int) -> tuple[Purse, tuple[int, ...]]:
    tourney = held(state)
    rivals = len(tourney.riders) - 1 + (tourney.torak != NOTHING)
    token = token_of(state, tourney.host)
    purse = _purse(state, seat, token, seat == tourney.host, min(rivals, 3))
    return purse, tuple(TOURNAMENT_VALUES[face] for face in tourney.faces)


def _ride_now(state: ZizkaState, seat: int) -> float:
    purse, dice = _riding(state, seat)
    total = sum(dice)
    return total * purse.a_point + (purse.reward if total >= purse.goal else 0.0)


def _joust(state: ZizkaState, seat: int, aside: int, mask: int) -> float:
    purse, dice = _riding(state, seat)
    kept = [dice[die] for die in range(len(dice)) if die != aside and not mask >> die & 1]
    count = mask.bit_count()
    return rerolled(purse, _die(state.box), tuple(sorted(kept)), count, held(state).free)


def _free_reroll(state: ZizkaState, seat: int, die: int) -> float:
    purse, dice = _riding(state, seat)
    kept = tuple(sorted(dice[:die] + dice[die + 1 :]))
    return rerolled(purse, _die(state.box), kept, 1, held(state).free - 1)


def _enter(state: ZizkaState, seat: int) -> float:
    """A coin for about a point, and perhaps the prize."""
    tourney = held(state)
    riders = len(tourney.riders) + 2
    prize = token_of(state, tourney.host).common.coins + tourney.pot + ENTRY_FEE
    return 0.5 * (riders - 1) / 2 + (prize / riders - ENTRY_FEE) * _coin(state)


def _tournament(state: ZizkaState, seat: int, token: Token) -> float:
    rivals = (
        1
        if state.solo
        else sum(state.coins[other] >= ENTRY_FEE for other in range(state.seats) if other != seat)
    )
    purse = _purse(state, seat, token, host=True, rivals=0)
    free = band.free_rerolls(state, seat)
    personal = tournament(purse, _die(state.box), TOURNAMENT_DICE, free)
    prize = (token.common.coins + rivals) / (rivals + 1) * _coin(state)
    return personal + prize + 0.3 * rivals


# Where to go --------------------------------------------------------------------------------------


class _Places(NamedTuple):
    """What spaces promise to a seat."""

    here: tuple[float, ...]
    """What can be done there."""
    best: tuple[float, ...]
    """The same, or what is near enough to go there from it."""


def _view_from(state: ZizkaState, seat: int) -> _Places:
    return _places(state, state.number, seat)


@lru_cache(maxsize=8)
def _places(state: ZizkaState, _number: int, seat: int) -> _Places:
    """Once for all options of a decision: between two answers a state does not change."""
    board = state.box.board
    averages = _averages(state, seat)
    here = tuple(_promise(state, seat, space, averages) for space in range(len(board.spaces)))
    if state.commanders[seat] == NOBODY:
        return _Places(here, here)
    steps = max(1, band.range_of(state, seat))
    best = []
    for space in range(len(board.spaces)):
        far = board.distance[space]
        best.append(
            max(promise * _LATER ** -(-far[there] // steps) for there, promise in enumerate(here))
        )
    return _Places(here, tuple(best))


def _averages(state: ZizkaState, seat: int) -> tuple[float, ...]:
    """What a token promises of which only the back is known, by its kind."""
    total, count = [0.0] * len(BY_DICE), [0] * len(BY_DICE)
    for token in state.box.tokens:
        total[token.kind] += _event(state, seat, token)
        count[token.kind] += 1
    return tuple(one / max(1, many) for one, many in zip(total, count, strict=True))


def _promise(state: ZizkaState, seat: int, space: int, averages: tuple[float, ...]) -> float:
    kind = state.box.board.spaces[space].kind
    total = 0.0
    if state.tokens[space] != NO_TOKEN:
        total = _token(state, seat, space, averages)
    elif kind == TAVERN:
        total = _hiring(state, seat)
    elif kind in CASTLES:
        total = _siege(state, seat, CASTLES.index(kind))
    if state.solo:
        torak = state.torak
        if torak is not None and torak.space == space and state.spaces[seat] != space:
            total = max(total, 0.5 * _attack_torak(state))
        return total
    for other in range(state.seats):
        wanted = other != seat and band.is_wanted(state, other) and not state.lying[other]
        if wanted and state.spaces[other] == space:
            total = max(total, _attack(state, seat, other))
    return total


def _near(state: ZizkaState, seat: int, space: int) -> bool:
    far = state.box.board.distance[state.spaces[seat]]
    return far[space] <= band.range_of(state, seat)


def _token(state: ZizkaState, seat: int, space: int, averages: tuple[float, ...]) -> float:
    """A token that the seat knows, or the average of those that may lie there."""
    token = state.box.tokens[state.tokens[space]]
    known = state.face_up[space] or state.peeked[space] >> seat & 1
    return _event(state, seat, token) if known else averages[token.kind]


def _event(state: ZizkaState, seat: int, token: Token) -> float:
    if token.kind == TOURNAMENT:
        return _tournament(state, seat, token)
    if not BY_DICE[token.kind]:
        goal = _event_goal(state, seat, token, 0, 0)
        coins = state.coins[seat]
        total = goal.prizes[0].worth
        coins += token.rows[0].reward.coins - token.rows[0].pay
        for row in sorted(token.rows[1:], key=lambda row: -_row(state, seat, row)):
            gain = _row(state, seat, row)
            if gain > 0 and row.pay <= coins:
                total += gain
                coins += row.reward.coins - row.pay
        return max(_LUCK, total)
    return _dice_event(state, seat, token)


def _dice_event(state: ZizkaState, seat: int, token: Token) -> float:
    """The first row, and after it the others, the easiest first: each as likely as all before it
    together with it."""
    dice, rerolls = len(band.dice(state, seat, token.kind)), band.rerolls(state, seat)
    icons = band.printed(state, seat)
    fixed = (icons[0], icons[1], icons[2], icons[3] + min(1, state.luck[seat]))
    goal = _event_goal(state, seat, token, 0, 0)
    first, *others = goal.prizes
    need = first.need
    chance = success(need, _die(state.box), dice, fixed, rerolls)
    total = chance * first.worth + (1 - chance) * _LUCK
    for prize in sorted(others, key=lambda prize: sum(prize.need)):
        alone = success(added(first.need, prize.need), _die(state.box), dice, icons, rerolls)
        need = added(need, prize.need)
        beside = success(need, _die(state.box), dice, icons, rerolls)
        total += prize.worth * (alone + beside) / 2
    return total
