"""6.2: what fights on each side of a battle, how strong it is, and who leads it."""

from tableronde.core.event import Run
from tableronde.games.fief.components import ARC_DICE, ATTACKING, DEFENDING, DICE_BY_POINTS, PENALTY
from tableronde.games.fief.rules.cards.surprises import fighters
from tableronde.games.fief.rules.families.lords import free_lords_at, points
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.troops import counted, has_inside, is_inside, strength, troops
from tableronde.games.fief.state import Battle, FiefState


def engage_lords(state: FiefState, seat: int) -> None:
    """Engage the lords who are there when it begins; nobody joins later (FIEF-6.0-08). Of a rider
    only the lords of the group (FIEF-R-38)."""
    battle = state.fight
    if rides(battle, seat):
        lords = list(charging(state).present(state).lords)
    else:
        lords = free_lords_at(state, battle.village, seat)
    for lord in lords:
        battle.lords |= 1 << lord


def rides(battle: Battle, seat: int) -> bool:
    """Whether this player attacks with a chevauchée."""
    return battle.ride and battle.sides[seat] == ATTACKING


def charging(state: FiefState) -> Band:
    """Return the chevauchée that fights: the group that is on its way."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Band))


def show_forces(state: FiefState, seat: int, run: Run) -> None:
    """Show in the fog of war what its participants have (FIEF-R-57): attackers when they declare it
    or join, defenders not before `show_defence`."""
    battle = state.fight
    if state.modes.fog and (battle.shown or battle.sides[seat] == ATTACKING):
        sergeants, knights = contingent(state, seat)
        run.reveal("forces", {"seat": seat, "sergeants": sergeants, "knights": knights})


def show_defence(state: FiefState, run: Run) -> None:
    """Show what the defenders have as soon as the attackers have dice: an attack without any is
    impossible, and nobody turns up a garrison by it (FIEF-EX-42, FIEF-R-41)."""
    battle = state.fight
    if state.modes.fog and not battle.shown and dice(state, ATTACKING):
        battle.shown = True
        for seat in members(battle, DEFENDING):
            show_forces(state, seat, run)


def contingent(state: FiefState, seat: int) -> tuple[int, int]:
    """Return sergeants and knights of a player in the battle: all of his in the village, of a rider
    only the knights of the group (FIEF-12.0-36, FIEF-R-38)."""
    battle = state.fight
    if not rides(battle, seat):
        return troops(state, battle.village, seat)
    group = charging(state)
    return 0, min(group.knights, counted(group.riders(state))[1])


def members(battle: Battle, side: int) -> list[int]:
    return [seat for seat, at in enumerate(battle.sides) if at == side]


def side_troops(state: FiefState, side: int) -> tuple[int, int]:
    sergeants = knights = 0
    for seat in members(state.fight, side):
        s, k = contingent(state, seat)
        sergeants += s
        knights += k
    return sergeants, knights


def side_lords(state: FiefState, side: int) -> list[int]:
    return [lord for seat in members(state.fight, side) for lord in fighters(state, seat)]


def side_points(state: FiefState, side: int) -> int:
    """Return the combat points of a side (FIEF-6.2-01 to -03, -06)."""
    return strength(*side_troops(state, side)) + sum(
        points(state, lord) for lord in side_lords(state, side)
    )


def penalty(state: FiefState) -> int:
    """Return the dice that the walls cost the attackers: only if the attacked leader stands inside
    and nobody of the attackers does; engines of besiegers who take part lower it as long as they
    have a lord there, a Secret Passage or opened gates cancel it (FIEF-6.2.1-01 to -05,
    FIEF-6.4.1-10, -12, FIEF-6.4.2-01, FIEF-R-41)."""
    battle = state.fight
    village = battle.village
    if battle.tunnel or battle.gates or not is_inside(state, village, battle.leaders[1]):
        return 0
    attackers = members(battle, ATTACKING)
    if any(
        seat == state.control[village] or has_inside(state, village, seat) for seat in attackers
    ):
        return 0
    engines = sum(
        siege.dice
        for siege in state.sieges
        if siege.village == village
        and siege.seat in attackers
        and free_lords_at(state, village, siege.seat)
    )
    return max(0, PENALTY[state.fort[village]] - engines)


def dice(state: FiefState, side: int) -> int:
    """Return how many dice a side rolls (FIEF-6.2-04, -05)."""
    total = side_points(state, side)
    number = 0
    for least, count in DICE_BY_POINTS:
        if total >= least:
            number = count
    if number and state.arc in side_lords(state, side):
        number += ARC_DICE
    if side == ATTACKING:
        number -= penalty(state)
    return max(0, number)


# Who leads ----------------------------------------------------------------------------------------


def lead_on(state: FiefState) -> None:
    """Replace a leader without any piece left by the partner with the most combat points
    (FIEF-6.0-13, FIEF-R-40)."""
    battle = state.fight
    leaders = list(battle.leaders)
    for side in (ATTACKING, DEFENDING):
        leader = leaders[side - 1]
        if _fights(state, leader):
            continue
        heirs = [seat for seat in members(battle, side) if _fights(state, seat)]
        order = state.in_order()
        if heirs:
            leaders[side - 1] = max(
                heirs, key=lambda seat: (_strength_of(state, seat), -order.index(seat))
            )
    battle.leaders = (leaders[0], leaders[1])


def _fights(state: FiefState, seat: int) -> bool:
    return any(contingent(state, seat)) or bool(fighters(state, seat))


def _strength_of(state: FiefState, seat: int) -> int:
    return strength(*contingent(state, seat)) + sum(
        points(state, lord) for lord in fighters(state, seat)
    )
