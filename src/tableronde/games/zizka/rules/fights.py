"""ATTACK: for a bounty, between players who stand on one space."""

from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import frame
from tableronde.games.zizka.box.boxes import NOTHING
from tableronde.games.zizka.components import (
    ATTACK,
    ATTACK_VP,
    DEFENCE,
    DEFENCE_VP,
)
from tableronde.games.zizka.rules.band import is_wanted
from tableronde.games.zizka.rules.rewards import gain_points, lift_warrant
from tableronde.games.zizka.rules.rolling import Contest, SpendLuck, fight_total, rolled, throw
from tableronde.games.zizka.state import ZizkaState


def may_be_attacked(state: ZizkaState, seat: int, by: int) -> bool:
    """Who is wanted, stands on the same space and was not attacked since the own last turn
    (ZIZ-ATTACK-01, -09, -10)."""
    return (
        state.spaces[seat] == state.spaces[by]
        and seat != by
        and is_wanted(state, seat)
        and not state.lying[seat]
    )


@frame
class Fight(Contest):
    """The attacker finishes everything before the defender rolls (ZIZ-ATTACK-06)."""

    KIND = "fight"
    attacker: int
    defender: int


def attack(state: ZizkaState, fight: Fight, run: Run) -> None:
    """Conditional abilities do nothing here (ZIZ-ATTACK-05). The attacked figure lies down
    (ZIZ-ATTACK-09)."""
    state.lying[fight.defender] = True
    run.tell("attacked", {"seat": fight.attacker, "other": fight.defender})
    throw(state, fight.attacker, ATTACK, NOTHING, run)


def attackers_luck(state: ZizkaState, fight: Fight, run: Run) -> None:
    state.stack.append(SpendLuck(fight.attacker, 0))


def defend(state: ZizkaState, fight: Fight, run: Run) -> None:
    """The defender knows what is to be reached, and has everything too (ZIZ-ATTACK-15)."""
    total = fight_total(rolled(state))
    run.tell("attack-total", {"seat": fight.attacker, "count": total})
    state.stack[-1] = replace(fight, step=fight.step + 1, total=total)
    throw(state, fight.defender, DEFENCE, NOTHING, run)


def defenders_luck(state: ZizkaState, fight: Fight, run: Run) -> None:
    state.stack.append(SpendLuck(fight.defender, fight.total))


def decide(state: ZizkaState, fight: Fight, run: Run) -> None:
    """As many as the attacker are enough to defend (ZIZ-ATTACK-07, -08)."""
    total = fight_total(rolled(state))
    state.roll = None
    attacker, defender = fight.attacker, fight.defender
    run.tell("defence-total", {"seat": defender, "count": total})
    if fight.total > total:
        bounty = lift_warrant(state, defender)
        state.coins[attacker] += bounty
        run.tell("captured", {"seat": attacker, "other": defender, "count": bounty})
        gain_points(state, attacker, ATTACK_VP, run)
    else:
        run.tell("escaped", {"seat": defender, "other": attacker})
        gain_points(state, defender, DEFENCE_VP, run)


Fight.STEPS = (attack, attackers_luck, defend, defenders_luck, decide)
