"""SOLO: Torak, who plays from a deck."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import OpenAsk, Prompt, Sequence, frame
from tableronde.games.zizka.box.boxes import EFFECTS, NOTHING, Strength, TorakCard
from tableronde.games.zizka.choices import Lift, Lose
from tableronde.games.zizka.components import (
    ALL_COINS,
    ATTACK,
    ATTACKING,
    DEFENCE,
    DEFENDING,
    END_VP,
    ENTOURAGE_DIE,
    FACES,
    HALF_COINS,
    LOSSES,
    SIDES_OF_A_DIE,
    SOLO_LEVELS,
    TORAK_MOVES_MORE,
    WARRANTS,
)
from tableronde.games.zizka.rules.entourage import (
    all_available,
    leave,
    put_on_pile,
    refill,
    tops,
    withdraw,
)
from tableronde.games.zizka.rules.events import lay_token, use_up
from tableronde.games.zizka.rules.rewards import give_back_favour
from tableronde.games.zizka.rules.rolling import Contest, SpendLuck, fight_total, rolled, throw
from tableronde.games.zizka.state import (
    LAST_ROUND,
    NO_TOKEN,
    RUNNING,
    Torak,
    ZizkaState,
    member_name,
    space_name,
)

PLAYER: Final = 0
"""The seat of the solo player."""
_HARD: Final = SOLO_LEVELS.index("hard")


def automaton(state: ZizkaState) -> Torak:
    assert state.torak is not None, "Torak rides in the solo game only"
    return state.torak


def draw_card(state: ZizkaState, torak: Torak, run: Run) -> TorakCard:
    """Draw the top card, which goes to the discards; if there is none, those are shuffled
    (ZIZ-SOLO-21). The caller reveals it."""
    if not torak.deck:
        torak.deck, torak.discard = torak.discard, []
        run.chance.shuffle(torak.deck)
        run.tell("torak-shuffled", {"count": len(torak.deck)})
    card = torak.deck.pop()
    torak.discard.append(card)
    return state.box.torak[card]


def score_for_torak(state: ZizkaState, torak: Torak, points: int, run: Run) -> None:
    """ZIZ-SOLO-15; he too triggers the end (ZIZ-SOLO-52)."""
    if points:
        torak.vp += points
        run.tell("torak-points", {"count": points})
        if torak.vp >= END_VP and state.end == RUNNING:
            state.end = LAST_ROUND
            run.tell("torak-reaches-the-end", {"count": torak.vp})


# His turn -----------------------------------------------------------------------------------------


@frame
class TorakTurn(Sequence[ZizkaState]):
    """ZIZ-SOLO-10: his card, item by item, and then his fight."""

    KIND = "torak-turn"

    def at(self, step: int) -> "TorakTurn":
        return TORAK_TURN[step]


def play_card(state: ZizkaState, turn: TorakTurn, run: Run) -> None:
    """Play a card; a lying figure is stood up, and that is all (ZIZ-SOLO-45)."""
    torak = automaton(state)
    torak.attacked = 0
    if torak.lying:
        torak.lying = False
        run.tell("torak-stands-up", {})
        state.stack.pop()
        return
    card = draw_card(state, torak, run)
    run.reveal("torak-card", {"card": card.name})
    _move(state, torak, card.move, run)
    score_for_torak(state, torak, card.vp, run)
    for effect in card.effects:
        _EFFECTS[effect](state, torak, run)


def _move(state: ZizkaState, torak: Torak, steps: int, run: Run) -> None:
    """Move towards the player, and no farther (ZIZ-SOLO-11 to -14, -25)."""
    steps += TORAK_MOVES_MORE in state.writs
    space = state.box.board.towards(torak.space, state.spaces[PLAYER], steps)
    if space != torak.space:
        torak.space = space
        run.tell("torak-moved", {"space": space_name(state, space)})


def refresh_members(state: ZizkaState, torak: Torak, run: Run) -> None:
    """Replace all who are available; they are discarded first (ZIZ-SOLO-16)."""
    before = tops(state)
    leaving = all_available(state)
    for member in leaving:
        withdraw(state, member)
    for member in leaving:
        put_on_pile(state, member)
    run.tell("members-sent-away", {"count": len(leaving)})
    refill(state, before, run)


def swap_event(state: ZizkaState, torak: Torak, run: Run) -> None:
    """Swap the token on his space, or on the nearest that has one (ZIZ-SOLO-17, -18)."""
    far = state.box.board.distance[torak.space]
    laid = [space for space in state.box.board.large if state.tokens[space] != NO_TOKEN]
    if not laid:
        return
    space = min(laid, key=lambda at: (far[at], at))
    token = state.box.tokens[state.tokens[space]].name
    use_up(state, space)
    run.reveal("token-swapped", {"token": token, "space": space_name(state, space)})
    lay_token(state, space, run)


def _claim_favour(sovereign: int, state: ZizkaState, torak: Torak, run: Run) -> None:
    """ZIZ-SOLO-19, -61."""
    if state.favours[sovereign] == PLAYER:
        give_back_favour(state, PLAYER, sovereign, run)
    else:
        score_for_torak(state, torak, 1, run)


def _claim_first(state: ZizkaState, torak: Torak, run: Run) -> None:
    _claim_favour(0, state, torak, run)


def _claim_second(state: ZizkaState, torak: Torak, run: Run) -> None:
    _claim_favour(1, state, torak, run)


_EFFECTS: Final = dict(
    zip(EFFECTS, (refresh_members, swap_event, _claim_first, _claim_second), strict=True)
)


def attack_if_near(state: ZizkaState, turn: TorakTurn, run: Run) -> None:
    """Attack on the player's space, with or without a warrant (ZIZ-SOLO-20, -36)."""
    if automaton(state).space == state.spaces[PLAYER]:
        state.stack.append(Ambush())


TorakTurn.STEPS = (play_card, attack_if_near)
TORAK_TURN: Final = tuple(TorakTurn(step=step) for step in range(len(TorakTurn.STEPS)))


# Fights -------------------------------------------------------------------------------------------


def strength(state: ZizkaState) -> Strength:
    """Return his strength by his points at this moment (ZIZ-SOLO-30 to -32)."""
    lines = state.box.strength[state.modes.level == _HARD]
    points = automaton(state).vp
    return next(line for line in reversed(lines) if points >= line.least)


def _roll(state: ZizkaState, kinds: tuple[int, ...], run: Run) -> int:
    """Roll his dice, without rerolls, and add his luck (ZIZ-SOLO-33, -34, -60)."""
    line = strength(state)
    die = state.box.faces[ENTOURAGE_DIE]
    faces = [die[roll - 1] for roll in run.chance.roll(line.dice, SIDES_OF_A_DIE)]
    total = sum(face in kinds for face in faces) + line.luck
    run.reveal(
        "torak-rolled",
        {"faces": [FACES[face] for face in faces], "luck": line.luck, "count": total},
    )
    return total


@frame
class Ambush(Contest):
    """Torak attacks; `total` is his."""

    KIND = "ambush"


def torak_attacks(state: ZizkaState, ambush: Ambush, run: Run) -> None:
    run.tell("torak-attacks", {"seat": PLAYER})
    total = _roll(state, ATTACKING, run)
    state.stack[-1] = replace(ambush, step=ambush.step + 1, total=total)
    throw(state, PLAYER, DEFENCE, NOTHING, run)


def players_luck(state: ZizkaState, ambush: Ambush, run: Run) -> None:
    state.stack.append(SpendLuck(PLAYER, ambush.total))


def torak_wins_or_not(state: ZizkaState, ambush: Ambush, run: Run) -> None:
    """Compare the totals: a tie is the defender's (ZIZ-SOLO-35), who gets nothing for it
    (ZIZ-SOLO-41)."""
    total = fight_total(rolled(state))
    state.roll = None
    run.tell("defence-total", {"seat": PLAYER, "count": total})
    if ambush.total > total:
        _lose(state, run)
    else:
        run.tell("held-out", {"seat": PLAYER})


Ambush.STEPS = (torak_attacks, players_luck, torak_wins_or_not)


def _lose(state: ZizkaState, run: Run) -> None:
    """Draw the next card of his deck, which tells what is lost (ZIZ-SOLO-37 to -40)."""
    card = draw_card(state, automaton(state), run)
    run.reveal("beaten", {"seat": PLAYER, "card": card.name, "loss": LOSSES[card.loss]})
    coins = state.coins[PLAYER]
    if card.loss in (HALF_COINS, ALL_COINS):
        lost = coins // 2 if card.loss == HALF_COINS else coins
        state.coins[PLAYER] -= lost
        run.tell("lost-coins", {"seat": PLAYER, "count": lost})
    elif state.entourage[PLAYER]:
        state.stack.append(LoseMember(PLAYER))


@frame
class LoseMember(OpenAsk[ZizkaState]):
    """Asks for one member of one's choice (ZIZ-SOLO-40)."""

    KIND = "lose-member"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("lose-member", ("ZIZ-SOLO-40",))

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [Lose(member) for member in state.entourage[seat]]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Lose)
        state.stack.pop()
        member = choice.member
        run.tell("given", {"seat": seat, "member": member_name(state, member)})
        leave(state, seat, member, run)


def may_attack_torak(state: ZizkaState) -> bool:
    """Return whether he can be attacked: on his space, so often in a turn, and not while he lies
    (ZIZ-SOLO-42, -47, ZIZ-ATTACK-10)."""
    torak = state.torak
    return (
        torak is not None
        and torak.space == state.spaces[PLAYER]
        and not torak.lying
        and torak.attacked < state.box.rulings.attacks_on_torak
    )


@frame
class Assault(Sequence[ZizkaState]):
    """The player attacks Torak."""

    KIND = "assault"


def player_attacks(state: ZizkaState, assault: Assault, run: Run) -> None:
    automaton(state).attacked += 1
    run.tell("attacked-torak", {"seat": PLAYER})
    throw(state, PLAYER, ATTACK, NOTHING, run)


def attackers_luck(state: ZizkaState, assault: Assault, run: Run) -> None:
    state.stack.append(SpendLuck(PLAYER, 0))


def player_wins_or_not(state: ZizkaState, assault: Assault, run: Run) -> None:
    """Compare the totals: no points either way (ZIZ-SOLO-43, -44, -46)."""
    total = fight_total(rolled(state))
    state.roll = None
    run.tell("attack-total", {"seat": PLAYER, "count": total})
    if total > _roll(state, DEFENDING, run):
        automaton(state).lying = True
        run.tell("beat-torak", {"seat": PLAYER})
        if state.writs:
            state.stack.append(LiftWrit(PLAYER))
    else:
        run.tell("torak-held-out", {})


Assault.STEPS = (player_attacks, attackers_luck, player_wins_or_not)


@frame
class LiftWrit(OpenAsk[ZizkaState]):
    """Asks which of the own warrants goes back among the unassigned ones (ZIZ-SOLO-43)."""

    KIND = "lift-writ"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("lift-writ", ("ZIZ-SOLO-43",))

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [Lift(writ) for writ in sorted(state.writs)]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Lift)
        state.stack.pop()
        writ = choice.warrant
        state.writs.remove(writ)
        run.tell("writ-lifted", {"seat": seat, "warrant": WARRANTS[writ]})
