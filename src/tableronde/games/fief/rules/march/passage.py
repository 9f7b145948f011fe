"""5.0, FIEF-D-08: setting out: rights of passage, tolls, admission to a besieged place."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sealed, frame
from tableronde.core.group_decisions import REFUSE
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALWAYS, ASK, FIRST_TOLL, NEVER, NOBODY, TOLLS, VILLAGES
from tableronde.games.fief.rules.control import besiegers, is_besieged
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.march.chevauchees import Charge
from tableronde.games.fief.rules.march.groups import Band, lift_off
from tableronde.games.fief.rules.march.one_stage import go, refuse
from tableronde.games.fief.rules.troops import add, is_present
from tableronde.games.fief.state import Company, FiefState, Permit


def fall_in(group: Band, lifted: list[Company], run: Run) -> list[Company]:
    """Give the mark to those who go with riders; who goes with others does so no more (FIEF-5.0-06,
    FIEF-R-38). In the fog of war it shows what joins a ride (FIEF-R-57)."""
    joined = sum(company.knights for company in lifted if not company.riding)
    if group.riding and joined:
        village = VILLAGES[group.village]
        run.reveal("joins-ride", {"seat": group.seat, "village": village, "count": joined})
    return [company._replace(riding=group.riding) for company in lifted]


def set_out(state: FiefState, to: int, run: Run, relieving: bool) -> None:
    """Ask those who stand in the way, or fight them, or go (FIEF-5.0-10 to -12)."""
    group = state.stack[-1]
    assert isinstance(group, Band)
    state.riding = state.riding | group.who() if group.riding else state.riding & ~group.who()
    joining = [part for part in group.troops(state) if part[0].riding != group.riding]
    for company in fall_in(group, lift_off(state, group.village, joining), run):
        add(state, group.village, company)
    if relieving:
        AskAdmission(state.control[to], group.seat, group.village, to).put(state, run)
        return
    asked = tuple(sorted({*group.besiegers(state), *group.blockers(state, to)}))
    if not asked:
        go(state, group, to, run)
        return
    if group.riding:
        nobody: tuple[Choice | None, ...] = tuple(None for _ in asked)
        state.stack.append(Charge(asked, nobody, state.number, to))
        return
    run.tell(
        "asks-passage",
        {
            "seat": group.seat,
            "seats": list(asked),
            "village": VILLAGES[group.village],
            "to": VILLAGES[to],
        },
    )
    answers = tuple(_policy(state, seat, group.seat) for seat in asked)
    state.stack.append(Passage(asked, answers, state.number, group.seat, to))


def _policy(state: FiefState, seat: int, asker: int) -> Choice | None:
    """Return the standing answer to this asker (FIEF-D-08)."""
    policy = state.policies[seat][asker]
    if policy == ALWAYS:
        return choices.ALLOW
    if policy == NEVER:
        return REFUSE
    return None if policy == ASK else choices.Toll(TOLLS[policy - FIRST_TOLL])


@frame
class Passage(Sealed[FiefState]):
    """Ask all whose consent is needed, at once; the first refusal ends it (FIEF-D-08)."""

    KIND = "passage"
    asker: int
    to: int

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return () if REFUSE in self.answers else super().waiting(state)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        group = state.stack[-2]
        assert isinstance(group, Band)
        return Prompt(
            "passage",
            ("FIEF-5.0-10", "FIEF-5.0-19", "FIEF-D-08"),
            {
                "other": self.asker,
                "village": VILLAGES[group.village],
                "to": VILLAGES[self.to],
            },
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [REFUSE, choices.ALLOW, *(choices.Toll(count) for count in TOLLS)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        group = state.stack[-1]
        assert isinstance(group, Band)
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer == REFUSE:
                run.reveal("passage-refused", {"seat": seat, "other": self.asker})
                refuse(state, group, self.to, run)
                return
        prices = tuple(
            answer.price if isinstance(answer, choices.Toll) else 0 for answer in self.answers
        )
        if not any(prices):
            run.reveal("passage-granted", {"seat": self.asker, "seats": list(self.asked)})
            go(state, group, self.to, run)
        else:
            run.revealed = True  # a standing answer may be among them
            state.stack.append(Toll(self.asker, self.asked, prices, self.to))


@frame
class Toll(Ask[FiefState]):
    """Ask whether the price of a passage is paid; else it is refused (FIEF-D-08)."""

    KIND = "toll"
    takers: tuple[int, ...]
    prices: tuple[int, ...]
    to: int

    def _may_pay(self, state: FiefState) -> bool:
        return sum(self.prices) <= state.money[self.seat]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Return the seat; if it cannot pay, only where its money is hidden."""
        return (self.seat,) if state.modes.hidden_money or self._may_pay(state) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        self.answer(state, self.seat, choices.DECLINE, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("toll", ("FIEF-5.0-10", "FIEF-D-08"), {"count": sum(self.prices)})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DECLINE, choices.PAY_TOLL] if self._may_pay(state) else [choices.DECLINE]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        group = state.stack[-1]
        assert isinstance(group, Band)
        if isinstance(choice, choices.Decline):
            refuse(state, group, self.to, run)
            return
        for taker, count in zip(self.takers, self.prices, strict=True):
            if count:
                state.money[seat] -= count
                state.money[taker] += count
                run.tell("paid", {"seat": seat, "other": taker, "count": count})
        go(state, group, self.to, run)


def may_relieve(state: FiefState, seat: int, to: int) -> bool:
    """Whether a third player may bring help: he may into a besieged place with the consent of the
    besieged (FIEF-6.4.1-07)."""
    holder = state.control[to]
    return (
        is_besieged(state, to)
        and holder not in (NOBODY, seat)
        and seat not in besiegers(state, to)
        and is_present(state, to, holder)
    )


@frame
class AskAdmission(Request):
    """Ask the besieged to let a group in as reinforcement (FIEF-6.4.1-07). `thing` is where the
    group stands, `other` where it goes."""

    KIND = "admission"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "admission", ("FIEF-6.4.1-07",), {"other": self.asker, "village": VILLAGES[self.other]}
        )

    def granted(self, state: FiefState, run: Run) -> None:
        """Grant it to this group: others of its player ask again."""
        group = state.stack[-1]
        assert isinstance(group, Band)
        admission = Permit("admission", self.seat, self.asker, self.other, lords=group.who())
        state.permits = (*state.permits, admission)
        self._go_on(state, run)

    def denied(self, state: FiefState, run: Run) -> None:
        """Let the group go as far as the gates."""
        self._go_on(state, run)

    def _go_on(self, state: FiefState, run: Run) -> None:
        set_out(state, self.other, run, relieving=False)
