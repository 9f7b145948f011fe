"""HIRE: members for coins, at a tavern."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.choices import Joining
from tableronde.games.zizka.components import HIRING_COSTS_MORE
from tableronde.games.zizka.rules.entourage import (
    all_available,
    join,
    put_on_pile,
    refill,
    tops,
    withdraw,
)
from tableronde.games.zizka.rules.rewards import dismissed_by, joining
from tableronde.games.zizka.state import ZizkaState, member_name


def cost(state: ZizkaState, member: int) -> int:
    """Return the price of a member; a warrant of the solo game raises it (ZIZ-SOLO-29)."""
    return state.box.members[member].cost + (HIRING_COSTS_MORE in state.writs)


def hires(state: ZizkaState, seat: int) -> list[Choice]:
    """Return how any available member of either level can be hired that the purse can pay
    (ZIZ-HIRE-04, -08) and that serves under the own morale (ZIZ-HIRE-07)."""
    options: list[Choice] = []
    for member in all_available(state):
        if cost(state, member) <= state.coins[seat] and not state.barred(seat, member):
            options += joining(state, seat, choices.HIRE[member], choices.HIRE_INSTEAD[member])
    return options


def hire(state: ZizkaState, seat: int, choice: Joining, run: Run) -> None:
    """Pay, dismiss, take, refill (ZIZ-HIRE-11)."""
    member = choice.member
    price = cost(state, member)
    state.coins[seat] -= price
    run.tell("hired", {"seat": seat, "member": member_name(state, member), "count": price})
    join(state, seat, member, dismissed_by(choice), run)


def send_away(state: ZizkaState, seat: int, member: int, run: Run) -> None:
    """Discard one available member before hiring (ZIZ-HIRE-02, -03)."""
    before = tops(state)
    withdraw(state, member)
    put_on_pile(state, member)
    run.tell("sent-away", {"seat": seat, "member": member_name(state, member)})
    refill(state, before, run)


@frame
class Hire(Ask[ZizkaState]):
    """Asks for one member after another, each place being filled again before the next
    (ZIZ-HIRE-05)."""

    KIND = "hire"

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        return (self.seat,) if hires(state, self.seat) else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        arguments = {"count": state.coins[seat]}
        return Prompt("hire", ("ZIZ-HIRE-04", "ZIZ-HIRE-05"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [*hires(state, seat), choices.DONE]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Joining):
            hire(state, seat, choice, run)
        else:
            state.stack.pop()
