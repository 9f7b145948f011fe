"""6.2.2, 6.3: after a battle: prisoners, relics, control, engines (R-43, R-61)."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import ATTACKING, DEFENDING, LORDS, NOBODY
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.battle.forces import (
    charging,
    contingent,
    lead_on,
    members,
    side_lords,
    side_troops,
)
from tableronde.games.fief.rules.cards.surprises import fighters
from tableronde.games.fief.rules.control import check_sieges, gain, lift, vacated
from tableronde.games.fief.rules.families.lords import free_lords_at, prisoners_at
from tableronde.games.fief.rules.families.prisoners import capture, check_prisoners, release
from tableronde.games.fief.rules.troops import has_inside, is_present, present, rearrange, troops
from tableronde.games.fief.rules.windows import MINOR, window
from tableronde.games.fief.state import AROUND, FiefState

GOES_ON, NO_ONE, ATTACKERS_WIN, DEFENDERS_WIN, STOPPED = range(5)
OUTCOMES: Final = ("goes-on", "all-dead", "attacker", "defender", "stopped")


@frame
class Spoils(Sequence[FiefState]):
    """Settle what follows a battle: prisoners, relics, then control, then sieges and engines
    (FIEF-R-61, 9)."""

    KIND = "spoils"
    outcome: int


def _sides(outcome: int) -> tuple[int, int]:
    """Return winner and loser."""
    return (ATTACKING, DEFENDING) if outcome == ATTACKERS_WIN else (DEFENDING, ATTACKING)


def take_prisoners(state: FiefState, spoils: Spoils, run: Run) -> None:
    """Let the winner take prisoners, if he still has troops (FIEF-6.2.2-07, -09)."""
    if spoils.outcome not in (ATTACKERS_WIN, DEFENDERS_WIN):
        return
    battle = state.fight
    winner, loser = _sides(spoils.outcome)
    lead_on(state)
    foes = side_lords(state, loser)
    ours = members(battle, winner)
    others = [lord for lord in _held(state, loser) if state.owner[lord] not in ours]
    if any(side_troops(state, winner)):
        leader = battle.leaders[winner - 1]
        state.stack.append(Captures(leader, winner, tuple(foes + others)))


def _held(state: FiefState, side: int) -> list[int]:
    """Return the prisoners of the losers. Of a beaten rider only those who rode with him change
    hands, as long as others of his, who stayed out of it, guard the rest (FIEF-6.2.4-03,
    FIEF-R-38)."""
    battle = state.fight
    village = battle.village
    held = sorted(
        lord for seat in members(battle, side) for lord in prisoners_at(state, village, seat)
    )
    if not battle.ride or side != ATTACKING or not _has_others(state, battle.attacker):
        return held
    return [lord for lord in held if lord in charging(state).captives]


def _has_others(state: FiefState, rider: int) -> bool:
    """Whether there are troops or free lords of his in the village that did not ride."""
    village = state.fight.village
    return troops(state, village, rider) != contingent(state, rider) or (
        free_lords_at(state, village, rider) != fighters(state, rider)
    )


@frame
class Captures(Ask[FiefState]):
    """Ask the winning leader whether he takes or spares each enemy lord, and each prisoner of the
    losers; he names who of his side holds him (FIEF-6.2.2-08, FIEF-6.0-07). Prisoners whom he does
    not want are released when it is known whose the village is: see `take_the_village`."""

    KIND = "captures"
    side: int
    lords: tuple[int, ...]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if self.lords else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "captures",
            ("FIEF-6.2.2-07", "FIEF-6.2.2-08", "FIEF-6.0-07"),
            {"lord": LORDS[self.lords[0]]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.fight
        lord = self.lords[0]
        holders = [
            other
            for other in members(battle, self.side)
            if is_present(state, battle.village, other)
        ]
        return [*(choices.Capture(lord, other) for other in holders), choices.Spare(lord)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        lord = self.lords[0]
        state.stack[-1] = Captures(seat, self.side, self.lords[1:])
        if isinstance(choice, choices.Capture):
            capture(state, lord, choice.seat, run)
        elif state.captor[lord] == NOBODY:
            run.tell("spared", {"seat": state.owner[lord], "lord": LORDS[lord]})


def take_the_village(state: FiefState, spoils: Spoils, run: Run) -> None:
    """Give the winning leader control if the controller was eliminated (FIEF-R-43): he has a piece
    there, or the lead would have passed to a partner. Without a winner, see 5.1. What has fallen
    there is his too, or a partner's whom he names (FIEF-R-56). The prisoners of the losers whom
    nobody has taken over are placed after all that."""
    battle = state.fight
    village, holder = battle.village, battle.holder
    battle.over = True
    check_prisoners(state, run)
    if spoils.outcome in (ATTACKERS_WIN, DEFENDERS_WIN):
        winner, loser = _sides(spoils.outcome)
        for lord in _held(state, loser):
            release(state, lord, run)
        leader = battle.leaders[winner - 1]
        lords = free_lords_at(state, village, leader) or side_lords(state, winner)
        relics.after_battle(state, village, lords, [leader, *members(battle, winner)], run)
        gone = state.control[village] == holder and not is_present(state, village, holder)
        if holder != NOBODY and gone and is_present(state, village, leader):
            gain(state, village, leader, run, conquest=True)
            return
    else:
        relics.after_battle(state, village, [], [], run)
    vacated(state, village, battle.attacker if holder == NOBODY else holder, run)


def clear_the_field(state: FiefState, spoils: Spoils, run: Run) -> None:
    """Destroy engines of the losers, but not those of besiegers who stayed out of a lost chevauchée
    (FIEF-6.4.2-05, FIEF-R-38); survivors stand around the village, those of a chevauchée keep their
    place (FIEF-R-35)."""
    battle = state.fight
    village = battle.village
    if spoils.outcome in (ATTACKERS_WIN, DEFENDERS_WIN):
        _, loser = _sides(spoils.outcome)
        beaten = [] if battle.ride and loser == ATTACKING else members(battle, loser)
        for siege in state.sieges:
            if siege.village == village and siege.seat in beaten:
                lift(state, siege, run)
    check_sieges(state, run)
    if not battle.ride:
        for seat in present(state, village):
            if seat != state.control[village] and not has_inside(state, village, seat):
                rearrange(state, village, seat, AROUND)
    if not battle.ride:
        state.battle = None  # riders look at the outcome first
    window(state, MINOR)  # FIEF-W-11


Spoils.STEPS = (take_prisoners, take_the_village, clear_the_field)
