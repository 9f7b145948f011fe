"""1.1: marriages and alliances."""

from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, frame
from tableronde.core.group_decisions import COUNTER, Counter, OpenWindow, concern
from tableronde.games.fief import choices
from tableronde.games.fief.components import LORDS, NOBODY, WOMAN
from tableronde.games.fief.rules.diplomacy.acts import proposals
from tableronde.games.fief.rules.diplomacy.deals import counter_request
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import matches
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.windows import MINOR, act, window
from tableronde.games.fief.state import FiefState


def court(state: FiefState, run: Run) -> None:
    """Ask those who have a lord that could marry, as everyone can see."""
    asked = tuple(seat for seat in state.in_order() if matches(state, seat))
    if not asked:
        return
    nobody: tuple[Choice | None, ...] = tuple(None for _ in asked)
    acts = tuple(0 for _ in asked)
    state.stack.append(Courtship(asked, nobody, state.number, acts, False, _married(state)))


def _married(state: FiefState) -> int:
    return sum(spouse != NOBODY for spouse in state.spouse)


@frame
class Courtship(OpenWindow[FiefState]):
    """Ask for proposals in the first step of phase 1: anybody may propose a marriage, alone or as
    part of a deal (FIEF-1.1-02). Who has passed is asked again when something concerns him, or two
    have married (FIEF-D-01)."""

    KIND = "courtship"
    married: int  # how many were so when it was last looked at

    def advance(self, state: FiefState, run: Run) -> None:
        """Open a window after each marriage, however it came about (FIEF-W-02)."""
        asked = tuple(
            seat for seat in state.in_order() if seat in self.asked or matches(state, seat)
        )
        if asked != self.asked:
            state.stack[-1] = self._with(asked)  # who can marry since something was undone
            return
        married = _married(state)
        if married != self.married:
            state.stack[-1] = Courtship(
                self.asked, self.answers, self.since, self.acts, self.stale, married
            )
            concern(state, self.asked)
            window(state, MINOR)
        else:
            super().advance(state, run)

    def passes_stay(self) -> bool:
        return True

    def _with(self, asked: tuple[int, ...]) -> "Courtship":
        """Return the same for all of these, of whom some have not been asked yet."""
        answers = dict(zip(self.asked, self.answers, strict=True))
        acts = dict(zip(self.asked, self.acts, strict=True))
        return Courtship(
            asked,
            tuple(answers.get(seat) for seat in asked),
            self.since,
            tuple(acts.get(seat, 0) for seat in asked),
            self.stale,
            self.married,
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("courtship", ("FIEF-1.1-02", "FIEF-1.1-03", "FIEF-1.1-07"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [PASS]
        if not self.spent(seat):
            options += [
                choices.Propose(own, lord)
                for own, lord in matches(state, seat)
                if AskMarriage(state.owner[lord], seat, own, lord).may_be_put(state)
            ]
            options += proposals(state, seat)
        return options

    def resolve(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if not isinstance(choice, choices.Propose):
            act(state, seat, choice, run)
            return
        own, lord = choice.lord, choice.spouse
        concern(state, (state.owner[lord],))
        run.tell(
            "proposes",
            {
                "seat": seat,
                "lord": LORDS[own],
                "other": state.owner[lord],
                "spouse": LORDS[lord],
            },
        )
        AskMarriage(state.owner[lord], seat, own, lord).put(state, run)


@frame
class AskMarriage(Request):
    """Put an offer of marriage (FIEF-1.1-02); who refuses it so may say what he wants for it
    (FIEF-R-18)."""

    KIND = "marriage"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "marriage",
            ("FIEF-1.1-02", "FIEF-1.1-12"),
            {"other": self.asker, "lord": LORDS[self.thing], "spouse": LORDS[self.other]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [*super().options(state, seat), COUNTER]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        super().answer(state, seat, choice, run)
        if isinstance(choice, Counter):
            counter_request(state, seat, self.asker, choices.Marry(self.other, self.thing))

    def granted(self, state: FiefState, run: Run) -> None:
        own, lord = self.thing, self.other
        titles.wed(state, *((own, lord) if WOMAN[own] else (lord, own)), run)
