"""BATTLE: the nine steps, in the rulebook's order."""

from typing import ClassVar

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, Sealed, Sequence, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import (
    AMBUSH,
    CARDS,
    CHAOS_KILLS,
    CONFLICTS,
    FACES,
    ORB,
    REFILL,
    SCEPTRE,
    TIE_DIFFERENCE,
)
from tableronde.games.medieval_mastery.rules.artefacts import battle_window
from tableronde.games.medieval_mastery.rules.conquest import Conquest, settle, take, win
from tableronde.games.medieval_mastery.rules.deck import authority, discard, draw_until
from tableronde.games.medieval_mastery.rules.orbs import apply_orb
from tableronde.games.medieval_mastery.rules.sceptres import apply_sceptre
from tableronde.games.medieval_mastery.rules.support import first_to_support
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    NO_CARD,
    NOBODY,
    Battle,
    MasteryState,
    place,
    scores,
)


def begin_battle(state: MasteryState, attacker: int, tile: int, count: int, run: Run) -> None:
    """Begin a battle: each side starts with its knights as its score (MM-BATTLE-01, -03). The owner
    of a castle is its defender, no matter who stands in it (MM-SIEGE-04)."""
    defender = state.owner[tile]
    state.battle = battle = Battle(
        tile=tile,
        sides=(attacker, defender),
        attackers=count,
        counted=[count, 0],
        ground=[0, 0],
        sceptre=[0, 0],
        conflict=[NO_CARD, NO_CARD],
        rolled=[0, 0],
        support=[[] for _ in range(state.seats)],
        winner=NOBODY,
        difference=0,
    )
    battle.counted[DEFENDER] = state.real_knights(battle, DEFENDER)
    if run.events is not None:
        run.tell("battle-began", {"seat": attacker, "other": defender, **place(state, tile)})
        run.tell("scores", scores(state, battle))
    state.stack.append(Fight())


def _fought(state: MasteryState) -> Battle:
    assert state.battle is not None, "no battle"
    return state.battle


# 1. The territory ---------------------------------------------------------------------------------


def territory_abilities(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Add what the territory gives to each side (MM-BATTLE-04, MM-TERRITORY-01, -02, -10)."""
    battle = _fought(state)
    territory = state.territory(battle.tile)
    if territory is None:
        return
    if territory.arena:
        duel(state, battle, run)
        return
    battle.ground[ATTACKER] = territory.attacker_bonus
    battle.ground[DEFENDER] = territory.defender_bonus
    if run.events is not None:
        for side in (ATTACKER, DEFENDER):
            if battle.ground[side]:
                told = {"seat": battle.sides[side], "count": battle.ground[side]}
                run.tell("ground-bonus", {**told, **place(state, battle.tile)})
                run.tell("scores", scores(state, battle))


def duel(state: MasteryState, battle: Battle, run: Run) -> None:
    """Roll for both sides: the lower roller loses a knight, on a tie both do; a side that has none
    left is out, and with that the battle is over (MM-TERRITORY-10 to -14)."""
    rolls = run.chance.roll(2, FACES)
    attacker, defender = battle.sides
    told = {"seat": attacker, "other": defender, "attack": rolls[0], "defence": rolls[1]}
    run.tell("arena-rolled", told)
    if rolls[ATTACKER] <= rolls[DEFENDER]:
        battle.attackers -= 1
        run.tell("arena-lost", {"seat": battle.sides[ATTACKER]})
    if rolls[DEFENDER] <= rolls[ATTACKER]:
        state.knights[battle.tile] -= 1
        run.tell("arena-lost", {"seat": battle.sides[DEFENDER]})
    battle.counted = [battle.attackers, state.knights[battle.tile]]  # MM-BATTLE-05
    if battle.attackers and state.knights[battle.tile]:
        if run.events is not None:
            run.tell("scores", scores(state, battle))
        return
    run.tell("arena-ended", place(state, battle.tile))
    state.stack[-1] = Fight(step=Fight.STEPS.index(close))
    if not state.knights[battle.tile]:
        state.owner[battle.tile] = NOBODY
        if battle.attackers:
            conquer(state, battle, run)


# 2. Hands -----------------------------------------------------------------------------------------


def refill(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Draw for both (MM-BATTLE-06); authority only when both have their cards, the attacker's first
    (MM-RESOURCE-13, -14)."""
    sides = _fought(state).sides
    for seat in sides:
        draw_until(state, seat, REFILL, run)
    for seat in sides:
        authority(state, seat, run)


# 3. Sceptres --------------------------------------------------------------------------------------


def sceptre_window(state: MasteryState, fight: "Fight", run: Run) -> None:
    state.stack.append(battle_window(state, SCEPTRE))  # MM-SCEPTRE-01


def attacker_sceptre(state: MasteryState, fight: "Fight", run: Run) -> None:
    apply_sceptre(state, _fought(state), ATTACKER, run)  # MM-SCEPTRE-02


def defender_sceptre(state: MasteryState, fight: "Fight", run: Run) -> None:
    apply_sceptre(state, _fought(state), DEFENDER, run)


# 4. Conflict cards --------------------------------------------------------------------------------


def conflict(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Ask each who has a conflict card to lay one (MM-BATTLE-08 to -10)."""
    sides = _fought(state).sides
    asked = tuple(seat for seat in sides if any(state.hands[seat][card] for card in CONFLICTS))
    for seat in sides:
        if seat not in asked:
            run.reveal("no-conflict-card", {"seat": seat})
    if asked:
        laid = tuple(_only_conflict_card(state, seat) for seat in asked)
        state.stack.append(Commit(asked, laid, state.number))


def _only_conflict_card(state: MasteryState, seat: int) -> Choice | None:
    """Return what a seat with a conflict card must lay, as everyone knows, if it can be one kind
    only (MM-GEN-17)."""
    kinds = [card for card in CONFLICTS if state.might_hold(seat, card)]
    return choices.COMMIT[kinds[0]] if len(kinds) == 1 else None


@frame
class Commit(Sealed[MasteryState]):
    """Asks both for a card face down; they are turned up together (MM-BATTLE-08)."""

    KIND = "commit"

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        other = next(side for side in _fought(state).sides if side != seat)
        return Prompt("commit", ("MM-BATTLE-08", "MM-BATTLE-09"), {"other": other})

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        hand = state.hands[seat]
        return [choices.COMMIT[card] for card in CONFLICTS if hand[card]]

    def unsealed(self, state: MasteryState, answers: list[Choice], run: Run) -> None:
        """Add the values; an ambush's die is rolled now, attacker first (MM-BATTLE-11, -12)."""
        battle = _fought(state)
        laid = [
            (battle.sides.index(seat), answer.card)
            for seat, answer in zip(self.asked, answers, strict=True)
            if isinstance(answer, choices.Commit)
        ]
        for side, card in laid:
            seat = battle.sides[side]
            state.hands[seat][card] -= 1
            battle.conflict[side] = card
            run.reveal("committed", {"seat": seat, "card": CARDS[card]})
        for side, card in laid:
            if card == AMBUSH:
                [battle.rolled[side]] = run.chance.roll(1, FACES)
                rolled = battle.rolled[side]
                run.tell("ambush-rolled", {"seat": battle.sides[side], "roll": rolled})
        if run.events is not None:
            run.tell("scores", scores(state, battle))


# 5. Support cards ---------------------------------------------------------------------------------


def support(state: MasteryState, fight: "Fight", run: Run) -> None:
    battle = _fought(state)
    territory = state.territory(battle.tile)
    if territory is not None and territory.no_support:  # MM-TERRITORY-04, MM-TEAM-18
        run.tell("no-support", place(state, battle.tile))
    else:
        state.stack.append(first_to_support(state, battle))


# 6. The outcome -----------------------------------------------------------------------------------


def outcome(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Compare the scores (MM-BATTLE-19, -20)."""
    battle = _fought(state)
    attack, defence = (state.score(battle, side) for side in (ATTACKER, DEFENDER))
    battle.winner = ATTACKER if attack > defence else DEFENDER
    battle.difference = abs(attack - defence) or TIE_DIFFERENCE
    if run.events is not None:
        told = {**_result(battle), "attack": attack, "defence": defence}
        key = "outcome-tie" if attack == defence else "outcome"
        run.tell(key, {**told, "count": battle.difference})


def _result(battle: Battle) -> dict[str, int]:
    won = battle.winner
    return {"seat": battle.sides[won], "other": battle.sides[1 - won]}


def chaos(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Let the winner roll; without knights he has lost after all, and the new winner rolls in turn
    (MM-CHAOS-02 to -09). If nobody is left then, the battle is over."""
    if not state.modes.chaos:
        return
    battle = _fought(state)
    if _survives_roll(state, battle, run):
        return
    battle.winner = 1 - battle.winner
    battle.difference = 0  # MM-CHAOS-06
    run.tell("chaos-reversed", _result(battle))
    if not _survives_roll(state, battle, run):  # MM-CHAOS-08
        state.owner[battle.tile] = NOBODY
        run.tell("chaos-ended", place(state, battle.tile))
        state.stack[-1] = Fight(step=Fight.STEPS.index(close))


def _survives_roll(state: MasteryState, battle: Battle, run: Run) -> bool:
    """Roll a die for each knight of the winner; return whether any is left. The owner of a castle
    rolls for those who are really in it, and cannot lose by it (MM-COMBO-02)."""
    won = battle.winner
    count = battle.attackers if won == ATTACKER else state.knights[battle.tile]
    rolls = run.chance.roll(count, FACES) if count else []
    lost = sum(roll <= CHAOS_KILLS for roll in rolls)
    if run.events is not None and rolls:
        told = {"seat": battle.sides[won], "rolls": rolls, "dice": count, "count": lost}
        run.tell("chaos-rolled", told)
    if won == ATTACKER:
        battle.attackers -= lost
    else:
        state.knights[battle.tile] -= lost
    return state.real_knights(battle, won) > 0


# 7. Orbs ------------------------------------------------------------------------------------------


def orb_window(state: MasteryState, fight: "Fight", run: Run) -> None:
    state.stack.append(battle_window(state, ORB))  # MM-ORB-01


def attacker_orb(state: MasteryState, fight: "Fight", run: Run) -> None:
    apply_orb(state, _fought(state), ATTACKER, run)  # MM-ORB-02


def defender_orb(state: MasteryState, fight: "Fight", run: Run) -> None:
    apply_orb(state, _fought(state), DEFENDER, run)


# 8. Losses and retreat ----------------------------------------------------------------------------


def losses(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Take the loser's knights away or send them home, but for those in a castle (MM-BATTLE-21 to
    -24, MM-SIEGE-08)."""
    battle = _fought(state)
    loser = 1 - battle.winner
    seat, tile = battle.sides[loser], battle.tile
    if loser == ATTACKER:
        here = battle.attackers
        battle.attackers = 0
    elif tile in state.map.seat_of:
        return
    else:
        here = state.knights[tile]
        state.knights[tile] = 0
        state.owner[tile] = NOBODY
    lost = min(here, battle.difference)
    state.knights[state.castle(seat)] += here - lost
    if run.events is not None and here:
        run.tell("retreated", {"seat": seat, "lost": lost, "count": here - lost})


# 9. Conquest --------------------------------------------------------------------------------------


def conquest(state: MasteryState, fight: "Fight", run: Run) -> None:
    """MM-BATTLE-25, -26."""
    battle = _fought(state)
    if battle.winner == ATTACKER:
        if battle.tile in state.map.seat_of:
            win(state, "castle", run)  # MM-SIEGE-06
            put_away(state, battle)
        else:
            conquer(state, battle, run)
    elif run.events is not None:
        run.tell("held", {"seat": battle.sides[DEFENDER], **place(state, battle.tile)})


def conquer(state: MasteryState, battle: Battle, run: Run) -> None:
    seat, count = battle.sides[ATTACKER], battle.attackers
    battle.attackers = 0
    take(state, seat, battle.tile, count, run)
    state.stack.append(Conquest(seat, battle.tile))


def close(state: MasteryState, fight: "Fight", run: Run) -> None:
    """Go on with the attacker's turn (MM-BATTLE-28)."""
    put_away(state, _fought(state))
    settle(state, run)


def put_away(state: MasteryState, battle: Battle) -> None:
    """Put all cards that were played on their owners' discard piles (MM-BATTLE-27, MM-TEAM-14)."""
    for side, card in enumerate(battle.conflict):
        if card != NO_CARD:
            discard(state, battle.sides[side], card)
    for seat, cards in enumerate(battle.support):
        for card in cards:
            discard(state, seat, card)
    state.battle = None


@frame
class Fight(Sequence[MasteryState]):
    """MM-BATTLE-02. What a battle is about stands in `state.battle`."""

    KIND = "fight"
    STEPS = (
        territory_abilities,
        refill,
        sceptre_window,
        attacker_sceptre,
        defender_sceptre,
        conflict,
        support,
        outcome,
        chaos,
        orb_window,
        attacker_orb,
        defender_orb,
        losses,
        conquest,
        close,
    )
    IN_THE_RULEBOOK: ClassVar[tuple[int, ...]] = (1, 2, 3, 3, 3, 4, 5, 6, 6, 7, 7, 7, 8, 9, 9)
    """The rulebook's number of each step."""
