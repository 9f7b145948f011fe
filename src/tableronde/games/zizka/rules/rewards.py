"""Rewards, and what they touch: purses, MORALE, LUCK, FAVOUR, WARRANT (ZIZ-EVENT-29 to -37)."""

from collections.abc import Sequence

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, frame
from tableronde.games.zizka.box.boxes import NOTHING, Reward
from tableronde.games.zizka.choices import DECLINE, TAKE, TAKE_INSTEAD, Joining, JoiningInstead
from tableronde.games.zizka.components import (
    FAVOUR_HELD_VP,
    FAVOUR_LOST_VP,
    MORALE_END,
    MOST_MEMBERS,
    NO_FAVOUR,
    OFF_THE_TRACK_VP,
    SOVEREIGNS,
    STEPS,
    TRAITS,
    VICE,
    VIRTUE,
    WARRANT_COINS,
    WARRANTS,
)
from tableronde.games.zizka.rules.band import is_wanted
from tableronde.games.zizka.rules.entourage import available, join, leave
from tableronde.games.zizka.state import (
    NO_CARD,
    NO_WARRANT,
    NOBODY,
    ZizkaState,
    end_of,
    member_name,
)


def pay_out(state: ZizkaState, seat: int, reward: Reward, run: Run) -> None:
    """Pay all parts in their order (ZIZ-EVENT-15, -37). Those that come after a choice wait for it
    on the stack."""
    if reward.coins:
        gain_coins(state, seat, reward.coins, run)
    if reward.vp:
        gain_points(state, seat, reward.vp, run)
    for trait, steps in ((VICE, reward.vice), (VIRTUE, reward.virtue)):
        for _ in range(steps):  # ZIZ-MORALE-05
            step(state, seat, trait, run)
    if reward.luck:
        gain_luck(state, seat, reward.luck, run)
    if reward.favour != NOTHING:
        take_favour(state, seat, reward.favour, run)
    if reward.warrant:
        state.stack.append(Wanted(seat))
    if reward.member:
        state.stack.append(Recruit(seat, reward.member))


# Coins, points, luck ------------------------------------------------------------------------------


def gain_coins(state: ZizkaState, seat: int, count: int, run: Run) -> None:
    """Move coins from the reserve into the purse (ZIZ-EVENT-29)."""
    count = state.coins_in_reserve(count)
    if count:
        state.coins[seat] += count
        run.tell("coins", {"seat": seat, "count": count})


def gain_points(state: ZizkaState, seat: int, count: int, run: Run) -> None:
    """ZIZ-EVENT-30."""
    run.tell("points", {"seat": seat, "count": count})
    _score(state, seat, count, run)


def _score(state: ZizkaState, seat: int, points: int, run: Run) -> None:
    """Add points on the track; who reaches the end of it brings on the end of the game."""
    if state.score(seat, points):
        run.tell("last-round", {"seat": seat, "count": state.vp[seat]})


def gain_luck(state: ZizkaState, seat: int, count: int, run: Run) -> None:
    """Give luck tokens, as far as there are any (ZIZ-EVENT-33, ZIZ-LUCK-10)."""
    count = state.luck_in_reserve(count)
    if count:
        state.luck[seat] += count
        run.tell("luck", {"seat": seat, "count": count})
    else:
        run.tell("no-luck-left", {"seat": seat})


# Morale -------------------------------------------------------------------------------------------


def step(state: ZizkaState, seat: int, trait: int, run: Run) -> None:
    """Take one step towards virtue or vice (ZIZ-MORALE-02). One that would leave the track is a
    point instead (ZIZ-MORALE-03); members who reject what is reached leave (ZIZ-MORALE-07)."""
    morale = state.morale[seat] + STEPS[trait]
    if abs(morale) > MORALE_END:
        run.tell("off-the-track", {"seat": seat, "trait": TRAITS[trait], "count": OFF_THE_TRACK_VP})
        _score(state, seat, OFF_THE_TRACK_VP, run)
        return
    state.morale[seat] = morale
    run.tell("step", {"seat": seat, "trait": TRAITS[trait]})
    if end_of(morale) == trait:
        for member in state.entourage[seat][:]:
            if state.barred(seat, member):
                leave(state, seat, member, run)
                run.tell(
                    "left",
                    {"seat": seat, "member": member_name(state, member), "trait": TRAITS[trait]},
                )


# Favours ------------------------------------------------------------------------------------------


def take_favour(state: ZizkaState, seat: int, sovereign: int, run: Run) -> None:
    """Take a token from the reserve or from its holder, who gets a point for it (ZIZ-FAVOUR-02 to
    -04). A warrant of the solo game can forbid it (ZIZ-SOLO-28)."""
    name = SOVEREIGNS[sovereign]
    if NO_FAVOUR in state.writs:
        run.tell("favour-barred", {"seat": seat, "sovereign": name})
        return
    holder = state.favours[sovereign]
    if holder == seat:
        run.tell("favour-kept", {"seat": seat, "sovereign": name, "count": FAVOUR_HELD_VP})
        _score(state, seat, FAVOUR_HELD_VP, run)
        return
    state.favours[sovereign] = seat
    if holder == NOBODY:
        run.tell("favour", {"seat": seat, "sovereign": name})
    else:
        run.tell(
            "favour-taken",
            {"seat": seat, "other": holder, "sovereign": name, "count": FAVOUR_LOST_VP},
        )
        _score(state, holder, FAVOUR_LOST_VP, run)


def give_back_favour(state: ZizkaState, seat: int, sovereign: int, run: Run) -> None:
    """Return a token to the reserve, for a point (ZIZ-SOLO-19, -27)."""
    state.favours[sovereign] = NOBODY
    name = SOVEREIGNS[sovereign]
    run.tell("favour-returned", {"seat": seat, "sovereign": name, "count": FAVOUR_LOST_VP})
    _score(state, seat, FAVOUR_LOST_VP, run)


# Warrants -----------------------------------------------------------------------------------------


@frame
class Wanted(Frame[ZizkaState]):
    """A warrant for the arrest of this seat is made out."""

    KIND = "wanted"
    seat: int

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()
        if state.solo:
            _draw_writ(state, self.seat, run)
        else:
            _put_up_bounty(state, self.seat, run)


def _put_up_bounty(state: ZizkaState, seat: int, run: Run) -> None:
    """Put three coins on the warrant, which is new if there is none (ZIZ-WARRANT-01, -02, -09)."""
    count = state.coins_in_reserve(WARRANT_COINS)
    new = not is_wanted(state, seat)
    if new:
        state.warrants[seat] = 0
    state.warrants[seat] += count
    key = "warrant" if new else "bounty-grew"
    run.tell(key, {"seat": seat, "count": count, "bounty": state.warrants[seat]})


def _draw_writ(state: ZizkaState, seat: int, run: Run) -> None:
    """Draw one at random of those that lie in the reserve; it works at once (ZIZ-SOLO-22, -23,
    -27)."""
    left = [writ for writ in range(len(WARRANTS)) if writ not in state.writs]
    writ = left[run.chance.pick(len(left))]
    state.writs.append(writ)
    run.reveal("writ", {"seat": seat, "warrant": WARRANTS[writ]})
    if writ == NO_FAVOUR:
        for sovereign, holder in enumerate(state.favours):
            if holder == seat:
                give_back_favour(state, seat, sovereign, run)


def can_be_wanted(state: ZizkaState) -> bool:
    """Return whether a warrant is left: in the solo game there are four (ZIZ-SOLO-24)."""
    return not state.solo or len(state.writs) < len(WARRANTS)


def lift_warrant(state: ZizkaState, seat: int) -> int:
    """Return the warrant to the reserve; return the coins that were on it."""
    bounty = state.warrants[seat]
    state.warrants[seat] = NO_WARRANT
    return bounty


# Members ------------------------------------------------------------------------------------------


@frame
class Recruit(Ask[ZizkaState]):
    """Asks for a member of this level for nothing (ZIZ-EVENT-35), or none (ZIZ-EVENT-36)."""

    KIND = "recruit"
    level: int

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        """Ask nobody where all who are on offer refuse to serve."""
        willing = any(
            not state.barred(self.seat, member) for member in available(state, self.level - 1)
        )
        return (self.seat,) if willing else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()
        run.tell("nobody-willing", {"seat": self.seat, "level": self.level})

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        return Prompt("recruit", ("ZIZ-EVENT-35", "ZIZ-EVENT-36"), {"level": self.level})

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        for member in available(state, self.level - 1):
            if not state.barred(seat, member):
                options += joining(state, seat, TAKE[member], TAKE_INSTEAD[member])
        options.append(DECLINE)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if not isinstance(choice, Joining):
            run.tell("declined", {"seat": seat, "level": self.level})
            return
        run.tell("recruited", {"seat": seat, "member": member_name(state, choice.member)})
        join(state, seat, choice.member, dismissed_by(choice), run)


def joining(
    state: ZizkaState, seat: int, choice: Joining, instead: Sequence[JoiningInstead]
) -> Sequence[Choice]:
    """Return the ways in which a member can join: where there are four, one of them leaves for it
    (ZIZ-ENTOURAGE-01, -08, ZIZ-HIRE-06)."""
    entourage = state.entourage[seat]
    if len(entourage) < MOST_MEMBERS:
        return [choice]
    return [instead[leaving] for leaving in entourage]


def dismissed_by(choice: Joining) -> int:
    """Return the member who leaves for the one who joins, or NO_CARD."""
    return choice.dismissed if isinstance(choice, JoiningInstead) else NO_CARD
