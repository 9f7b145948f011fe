"""1.3, 1.4, 1.7, 1.8: elections: candidates, vote, result."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, Sequence, Window, frame
from tableronde.core.group_decisions import Vote
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    BISHOP_VOICES,
    BISHOPRIC_VILLAGES,
    BISHOPRICS,
    CANDIDATES,
    CARDINAL_VOICES,
    CHIEF_TOWNS,
    CHIEF_VOICES,
    CITY,
    FREE_CARDINALS,
    KING_BISHOPS,
    KING_VOICES,
    LORDS,
    NO_LORD,
    NOBODY,
    POPE_VOICES,
    VILLAGE_VOICES,
    WOMAN,
)
from tableronde.games.fief.rules.families.lords import (
    family,
    in_orders,
    is_bishop,
    is_cardinal,
    is_free,
    is_titled,
)
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.windows import BEFORE_VOTE, BISHOP_ELECTED, MINOR, window
from tableronde.games.fief.state import FiefState

POPE_OFFICE: Final = BISHOPRICS
KING_OFFICE: Final = BISHOPRICS + 1
OFFICES: Final = (*(f"bishop-{see + 1}" for see in range(BISHOPRICS)), "pope", "king")
"""The offices in the order of their elections: bishops by number, the pope, the king
(FIEF-1.4.1-06, FIEF-TURN-04)."""


# Conditions ---------------------------------------------------------------------------------------


def is_held(state: FiefState, office: int) -> bool:
    """Whether an election is called (FIEF-1.4-01, FIEF-1.7-01, FIEF-1.8-01)."""
    if office == POPE_OFFICE:
        cardinals = sum(lord != NOBODY and is_free(state, lord) for lord in state.hats)
        return state.pope == NOBODY and cardinals >= FREE_CARDINALS
    if office == KING_OFFICE:
        return state.king == NOBODY and _may_be_crowned(state)
    return state.croziers[office] == NOBODY and all(
        state.control[village] != NOBODY for village in BISHOPRIC_VILLAGES[office]
    )


def _may_be_crowned(state: FiefState) -> bool:
    """Whether a king could be elected at all. Nobody stands where, whatever happens before the
    vote, no king can be elected: bishops must be among his voters, who cannot come meanwhile, and
    three titled lords, who can only by the title of a city that is ceded (FIEF-1.8-05, -06)."""
    if state.croziers.count(NOBODY) == BISHOPRICS:
        return False
    titled = sum(state.owner[lord] != NOBODY and is_titled(state, lord) for lord in ALL_LORDS)
    return titled + state.fort.count(CITY) >= KING_VOICES


def is_eligible(state: FiefState, lord: int, office: int) -> bool:
    """Whether a lord may stand (FIEF-1.4-02, FIEF-1.7-02, FIEF-1.8-02); nobody who is
    excommunicated may (FIEF-1.7.1-13)."""
    if not is_free(state, lord) or lord == state.excommunicated or WOMAN[lord]:
        return False
    if office == POPE_OFFICE:
        return is_bishop(state, lord) or is_cardinal(state, lord)
    if office == KING_OFFICE:
        return is_titled(state, lord) and not in_orders(state, lord)
    return state.spouse[lord] == NOBODY and lord != state.king and not is_bishop(state, lord)


def voices(state: FiefState, seat: int, office: int) -> int:
    """Return what the For token of a player is worth in this election."""
    if office == POPE_OFFICE:
        return sum(lord != NOBODY and state.owner[lord] == seat for lord in _electors(state))
    if office == KING_OFFICE:
        return len(titled_voters(state, seat))
    total = 0
    for village in BISHOPRIC_VILLAGES[office]:
        if state.control[village] == seat:
            total += CHIEF_VOICES if village == CHIEF_TOWNS[office] else VILLAGE_VOICES
    for lord in family(state, seat):
        total += _church_voices(state, lord)
    return total


def _electors(state: FiefState) -> list[int]:
    """Return the cardinals who may vote for the pope (FIEF-1.7-04)."""
    return [
        lord
        for lord in state.hats
        if lord != NOBODY and is_free(state, lord) and lord != state.excommunicated
    ]


def _church_voices(state: FiefState, lord: int) -> int:
    """Return the voices of a cleric in bishop elections: for his highest title only; none in the
    turn of his own election as bishop (FIEF-1.4-06 to -10)."""
    if not is_free(state, lord) or state.new_bishops >> lord & 1:
        return 0
    if lord == state.pope:
        return POPE_VOICES
    if is_cardinal(state, lord):
        return CARDINAL_VOICES
    return BISHOP_VOICES if is_bishop(state, lord) else 0


def titled_voters(state: FiefState, seat: int) -> list[int]:
    """Return the lords who vote for a king: one voice for each titled lord, neither prisoner nor
    excommunicated (FIEF-1.8-03)."""
    return [
        lord
        for lord in family(state, seat)
        if is_titled(state, lord) and is_free(state, lord) and lord != state.excommunicated
    ]


# The procedure ------------------------------------------------------------------------------------


@frame
class Election(Sequence[FiefState]):
    """Hold one election; `candidates` in the order in which they were presented."""

    KIND = "election"
    office: int
    candidates: tuple[int, ...]


def call(state: FiefState, election: Election, run: Run) -> None:
    """Ask everybody with an eligible lord in turn order whether he presents one (FIEF-1.3-02)."""
    office = election.office
    if not is_held(state, office):
        state.stack.pop()
        return
    order = tuple(
        seat
        for seat in state.in_order()
        if any(is_eligible(state, lord, office) for lord in family(state, seat))
    )
    if not order:
        state.stack.pop()
        return
    run.tell("election", {"office": OFFICES[office]})
    state.stack.append(Nominations(order, 0, office, ()))


def open_window(state: FiefState, election: Election, run: Run) -> None:
    """Open the window between the candidates and the vote (FIEF-W-03, FIEF-12.0-15)."""
    if election.candidates:
        owners = {state.owner[lord] for lord in election.candidates}
        window(
            state,
            BEFORE_VOTE,
            sum(
                1 << seat
                for seat in range(state.seats)
                if seat in owners or voices(state, seat, election.office)
            ),
        )
    else:
        state.stack.pop()  # FIEF-1.3-11
        run.tell("no-candidate", {"office": OFFICES[election.office]})


def vote(state: FiefState, election: Election, run: Run) -> None:
    """Begin the vote: who is no longer eligible is struck off; voices are frozen (FIEF-R-06)."""
    office = election.office
    standing = tuple(lord for lord in election.candidates if is_eligible(state, lord, office))
    if not standing:
        state.stack.pop()
        run.tell("no-candidate", {"office": OFFICES[office]})
        return
    weights = tuple(voices(state, seat, office) for seat in range(state.seats))
    order = tuple(seat for seat in state.in_order() if weights[seat])
    state.stack.append(Ballot(order, 0, (), office, standing, weights))


def after_result(state: FiefState, election: Election, run: Run) -> None:
    """Open the window in which a new bishop may be made cardinal before the conclave is called
    (FIEF-W-04, FIEF-1.5-02)."""
    office = election.office
    ordained = office < BISHOPRICS and state.croziers[office] != NOBODY
    window(state, BISHOP_ELECTED if ordained else MINOR)


Election.STEPS = (call, open_window, vote, after_result)


@frame
class Nominations(Window[FiefState]):
    """Ask each player for one candidate at most (FIEF-1.3-02, -03)."""

    KIND = "nominations"
    office: int
    candidates: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        office = OFFICES[self.office]
        if self.office == POPE_OFFICE:
            return Prompt("present-pope", ("FIEF-1.3-02", "FIEF-1.7-02"))
        if self.office == KING_OFFICE:
            return Prompt("present-king", ("FIEF-1.3-02", "FIEF-1.8-02"))
        return Prompt("present-bishop", ("FIEF-1.3-02", "FIEF-1.4-02"), {"office": office})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [
            choices.DECLINE,
            *(
                choices.Present(lord)
                for lord in family(state, seat)
                if is_eligible(state, lord, self.office)
            ),
        ]

    def taken(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Present):
            lord, office = choice.lord, self.office
            candidates = (*self.candidates, lord)
            state.stack[-1] = Nominations(self.order, self.cursor + 1, office, candidates)
            run.tell("stands", {"seat": seat, "lord": LORDS[lord], "office": OFFICES[office]})

    def closed(self, state: FiefState, run: Run) -> None:
        election = state.stack[-1]
        assert isinstance(election, Election)
        state.stack[-1] = replace(election, candidates=self.candidates)


@frame
class Ballot(Vote[FiefState]):
    """Ask for tokens that are placed face down, For and Null (FIEF-1.3-04 to -09)."""

    KIND = "ballot"
    office: int
    candidates: tuple[int, ...]
    weights: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "vote",
            ("FIEF-1.3-05", "FIEF-1.3-08", "FIEF-1.3-09"),
            {"office": OFFICES[self.office], "count": self.weights[seat]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        places = (*self.candidates, NO_LORD)
        return [choices.Vote(first, second) for first in places for second in places]

    def in_public(self, choice: Choice) -> Choice:
        """Return where tokens lie, not which is which."""
        return choices.Vote(*_tokens(choice))

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        super().answer(state, seat, choice, run)
        tokens = [CANDIDATES[at] for at in _tokens(choice) if at != NO_LORD]
        run.tell("tokens-placed", {"seat": seat, "lords": tokens})

    def count(self, state: FiefState, run: Run) -> None:
        """Turn up all tokens together (FIEF-1.3-07)."""
        office = self.office
        totals = dict.fromkeys(self.candidates, 0)
        backers: dict[int, list[int]] = {lord: [] for lord in self.candidates}
        for seat, vote in zip(self.order, self.placed, strict=True):
            assert isinstance(vote, choices.Vote)
            chosen = vote.candidate
            run.reveal(
                "vote-shown",
                {
                    "seat": seat,
                    "candidate": CANDIDATES[chosen],
                    "null": CANDIDATES[vote.null],
                    "count": self.weights[seat],
                },
            )
            if chosen != NO_LORD:
                totals[chosen] += self.weights[seat]
                backers[chosen].append(seat)
        winner = elected(state, office, totals, backers)
        if winner == NOBODY:
            run.tell("nobody-elected", {"office": OFFICES[office]})
        elif office == POPE_OFFICE:
            state.pope = winner
            run.tell("pope", {"seat": state.owner[winner], "lord": LORDS[winner]})
        elif office == KING_OFFICE:
            titles.enthrone(state, winner, run)
        else:
            titles.ordain(state, office, winner, run)


def _tokens(vote: Choice) -> list[int]:
    """Return where the tokens of a vote lie, in an order that does not tell which is which."""
    assert isinstance(vote, choices.Vote)
    return sorted((vote.candidate, vote.null))


def elected(
    state: FiefState, office: int, totals: dict[int, int], backers: dict[int, list[int]]
) -> int:
    """Return the winner, or NOBODY: plurality for bishops and king (FIEF-1.4.1-01, -02,
    FIEF-1.8-04), more than half of the voices cast for the pope (FIEF-1.7.1-01); at least one voice
    (FIEF-R-05)."""
    best = max(totals.values())
    leaders = [lord for lord, total in totals.items() if total == best]
    if not best or len(leaders) > 1:
        return NOBODY
    winner = leaders[0]
    if office == POPE_OFFICE and 2 * best <= sum(totals.values()):
        return NOBODY
    if office == KING_OFFICE and not _has_quota(state, best, backers[winner]):
        return NOBODY
    return winner


def _has_quota(state: FiefState, total: int, backers: list[int]) -> bool:
    """Whether a king has enough voters: three voices, among them two bishops, or a cardinal, or the
    pope (FIEF-1.8-05, -06)."""
    voters = [lord for seat in backers for lord in titled_voters(state, seat)]
    high = any(lord == state.pope or is_cardinal(state, lord) for lord in voters)
    bishops = sum(is_bishop(state, lord) for lord in voters)
    return total >= KING_VOICES and (high or bishops >= KING_BISHOPS)


def hold(state: FiefState, offices: range) -> None:
    """Hold the elections of these offices, one after the other."""
    for office in reversed(offices):
        state.stack.append(Election(office, ()))
