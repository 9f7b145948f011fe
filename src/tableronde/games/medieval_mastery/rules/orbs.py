"""ORB: what an orb that was not broken does after the outcome of a battle."""

from tableronde.core.event import Run
from tableronde.games.medieval_mastery.components import ARTEFACTS, ORB
from tableronde.games.medieval_mastery.rules.conquest import DiscardOne
from tableronde.games.medieval_mastery.rules.deck import authority, draw_until
from tableronde.games.medieval_mastery.rules.knights import gain
from tableronde.games.medieval_mastery.state import ATTACKER, Battle, MasteryState


def apply_orb(state: MasteryState, battle: Battle, side: int, run: Run) -> None:
    """MM-ORB-04 to -08, MM-ARTEFACT-09: by the final result, which no orb changes."""
    seat, rival = battle.sides[side], battle.sides[1 - side]
    orb = ARTEFACTS[state.artefacts[seat][ORB]]
    trigger = "battle_won" if battle.winner == side else "battle_lost"
    if not state.face_up(seat, ORB) or orb.trigger != trigger:
        return
    if orb.effect == "discard_chosen":
        if any(state.hands[seat]):
            state.stack.append(DiscardOne(seat, orb.name, battle.tile))
        return
    run.tell("orb-works", {"seat": seat, "artefact": orb.name})
    if orb.effect == "draw_up_to":
        draw_until(state, seat, orb.amount, run)
        authority(state, seat, run)  # MM-RESOURCE-16
    elif orb.effect == "gain_knight_castle":
        gain(state, seat, orb.amount, run)
    elif orb.effect == "lose_knight_contested":
        lost = _lose(state, battle, 1 - side, orb.amount)
        run.tell("orb-killed", {"seat": rival, "count": lost})


def _lose(state: MasteryState, battle: Battle, side: int, count: int) -> int:
    """Knights that a side loses on the contested territory; none in a castle (MM-SIEGE-08)."""
    if side == ATTACKER:
        lost = min(count, battle.attackers)
        battle.attackers -= lost
        return lost
    if battle.tile in state.map.seat_of:
        return 0
    lost = min(count, state.knights[battle.tile])
    state.knights[battle.tile] -= lost
    return lost
