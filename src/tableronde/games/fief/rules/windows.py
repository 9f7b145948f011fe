"""FIEF-W, FIEF-D-01 to -05: the moments between two effects at which everybody may step in, and all
that can be done there."""

from typing import ClassVar, Final

from tableronde.core.choice import PASS, Choice
from tableronde.core.event import Run
from tableronde.core.frames import Frame, Prompt, frame
from tableronde.core.group_decisions import OpenWindow, concern
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALL_LORDS, FIRST_EVENT, LORDS, NEITHER, NOBODY
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.cards import revolts, surprises
from tableronde.games.fief.rules.control import cede, lift
from tableronde.games.fief.rules.diplomacy.acts import proposals
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import family, pope_seat
from tableronde.games.fief.rules.families.prisoners import hand_over, hand_overs, release
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.pauses import negotiate, pause
from tableronde.games.fief.rules.remarks import in_order_of_hands
from tableronde.games.fief.state import Arms, FiefState

# Kinds of windows. Those before MINOR are major: they always ask (FIEF-D-02) ----------------------

(
    TURN_BEGINS,
    BEFORE_VOTE,
    BEFORE_CALAMITIES,
    BEFORE_INCOME,
    BATTLE_DECLARED,
    BEFORE_ROUND,
    BEFORE_PILLAGE,
    BEFORE_END,
    MINOR,
    BETWEEN_DRAWS,
    BISHOP_ELECTED,
) = range(11)


# What can be done ---------------------------------------------------------------------------------


def acts(state: FiefState, seat: int, moment: int, spent: bool) -> list[Choice]:
    """Return everything this player may do in a window: surprise cards, excommunications, requests,
    ceding, prisoners, sieges, relics, diplomacy. Who is `spent` has his surprise cards left
    (FIEF-D-15); between two draws there are none of them (FIEF-W-05)."""
    options: list[Choice] = []
    if moment != BETWEEN_DRAWS and state.hands[seat]:
        in_round = moment == BEFORE_ROUND
        options += surprises.playable(state, seat, in_round)
    if spent:
        return options
    return [*options, *_powers(state, seat), *proposals(state, seat)]


def _powers(state: FiefState, seat: int) -> list[Choice]:
    """Return what a player may do by what lies open on the table."""
    options: list[Choice] = []
    if pope_seat(state) == seat:
        options += _acts_of_the_pope(state)
    if state.pope != NOBODY:
        options += _pleas(state, seat)
    options += _cessions(state, seat)
    if any(captor == seat for captor in state.captor):
        options += hand_overs(state, seat)
    options += [choices.LIFT_SIEGE[siege.village] for siege in state.sieges if siege.seat == seat]
    if state.modes.relics:
        options += relics.takers(state, seat)
        options += relics.givers(state, seat)
    return options


def act(state: FiefState, seat: int, choice: Choice, run: Run) -> None:
    """Carry one of them out. What is more than talk and trade concerns everybody (FIEF-D-01)."""
    if isinstance(choice, (choices.Deal, choices.Talk)):
        negotiate(state, seat, choice)
        return
    concern(state, range(state.seats))
    if isinstance(choice, choices.Surprise):
        surprises.play(state, seat, choice, run)
        pause(state)  # FIEF-D-13: before its effect
    elif isinstance(choice, choices.Excommunicate):
        titles.excommunicate(state, choice.lord, run)
    elif isinstance(choice, choices.Absolve):
        titles.absolve(state, run)
    elif isinstance(choice, choices.AskAnnulment):
        AskAnnulment(pope_seat(state), seat, choice.lord, NOBODY).put(state, run)
    else:
        _hand_on(state, seat, choice, run)


def _hand_on(state: FiefState, seat: int, choice: Choice, run: Run) -> None:
    """Carry out what concerns villages, prisoners, sieges and relics."""
    if isinstance(choice, choices.Cede):
        cede(state, choice.village, choice.seat, run)
    elif isinstance(choice, choices.Release):
        release(state, choice.lord, run)
    elif isinstance(choice, choices.HandOver):
        hand_over(state, choice.lord, choice.seat, run)
    elif isinstance(choice, choices.LiftSiege):
        siege = next(s for s in state.sieges if (s.village, s.seat) == (choice.village, seat))
        lift(state, siege, run)
    elif isinstance(choice, choices.TakeRelic):
        relics.take(state, seat, choice.village, choice.lord, run)
    else:
        assert isinstance(choice, choices.GiveRelic)
        relics.give(state, choice.relic, choice.lord, run)


def _acts_of_the_pope(state: FiefState) -> list[Choice]:
    """Return what the pope may do: once a turn, one lord at a time, anybody but the pope himself
    (FIEF-1.7.1-11, -12, -16)."""
    if state.excommunicated != NOBODY:
        return [choices.ABSOLVE]
    if state.excommunication_used:
        return []
    return [
        choices.EXCOMMUNICATE[lord]
        for lord in ALL_LORDS
        if state.owner[lord] != NOBODY and lord != state.pope
    ]


def _pleas(state: FiefState, seat: int) -> list[Choice]:
    """Return whose marriage a player may ask to annul: either spouse may ask (FIEF-1.7.1-07,
    FIEF-R-17)."""
    return [
        choices.ASK_ANNULMENT[lord]
        for lord in family(state, seat)
        if titles.may_annul(state, lord)
        and AskAnnulment(pope_seat(state), seat, lord, NOBODY).may_be_put(state)
    ]


def _cessions(state: FiefState, seat: int) -> list[Choice]:
    """Return the villages that a player could cede: to another player present (FIEF-5.1-06)."""
    control = state.control
    others: set[tuple[int, int]] = set()
    for village, camp in enumerate(state.camps):
        if control[village] == seat:
            for company in camp:
                if company.seat != seat:
                    others.add((village, company.seat))
    for lord, village in enumerate(state.village):
        if (
            village != NOBODY
            and control[village] == seat
            and state.owner[lord] != seat
            and state.captor[lord] == NOBODY
        ):
            others.add((village, state.owner[lord]))
    return [choices.CEDE[village][other] for village, other in sorted(others)] if others else []


@frame
class AskAnnulment(Request):
    """Ask the pope for an annulment; he decides at once (FIEF-1.7.1-07)."""

    KIND = "annulment"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        spouse = state.spouse[self.thing]
        return Prompt(
            "annulment",
            ("FIEF-1.7.1-07",),
            {"other": self.asker, "lord": LORDS[self.thing], "spouse": LORDS[spouse]},
        )

    def granted(self, state: FiefState, run: Run) -> None:
        titles.annul(state, self.thing, run)


# Windows ------------------------------------------------------------------------------------------


def window(state: FiefState, moment: int, parties: int = 0) -> None:
    """Open a window between two effects. `parties` (bits of seats) are those who are in what it is
    about. Whether anybody is asked shows when it comes up: what has just happened may still ask
    something, and hands are raised meanwhile (FIEF-D-03)."""
    state.stack.append(Boundary(moment, parties))


def is_attentive(state: FiefState, seat: int) -> bool:
    """Whether a player has said that he wants to be asked: by a raised hand, or in general."""
    return bool((state.raised | state.attending) >> seat & 1)


def might_act(state: FiefState, seat: int) -> bool:
    """Whether this player could do more than talk and trade, as everybody can see: by what lies
    open, or by a card with such a back as he holds (FIEF-D-05, FIEF-R-11)."""
    hand = state.hands[seat]
    if any(card >= FIRST_EVENT for card in hand) and (
        (family(state, seat) and any(owner not in (NOBODY, seat) for owner in state.owner))
        or any(captor != NOBODY for captor in state.captor)
        or surprises.culprits(state)
        or revolts.targets(state, seat)
    ):
        return True
    if any(card < FIRST_EVENT for card in hand) and (
        (
            titles.free_hat(state) != NOBODY
            and surprises.candidates(state, seat, bought=False, in_public=True)
        )
        or (state.arc == NOBODY and surprises.maids(state))
    ):
        return True
    return bool(_powers(state, seat))


@frame
class Moment(OpenWindow[FiefState]):
    """Ask everybody at once: pass, or act (FIEF-D-01)."""

    KIND = "moment"
    SPARES: ClassVar[bool] = True
    moment: int
    parties: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        """Return the prompt; who only looks on has another, by which a table lets him pass by
        default."""
        if self.moment >= MINOR or self._concerns(state, seat):
            return _PROMPTS[self.moment]
        return _ASIDE[self.moment]

    def _concerns(self, state: FiefState, seat: int) -> bool:
        """Whether it concerns a player, by public information only (FIEF-D-05)."""
        battle = state.battle
        if self.moment in (BATTLE_DECLARED, BEFORE_ROUND) and battle is not None:
            # Who could still change it is asked once: when it is declared (FIEF-W-11).
            at_first = self.moment == BATTLE_DECLARED
            return battle.sides[seat] != NEITHER or (at_first and might_act(state, seat))
        if self.parties >> seat & 1:
            return True
        return self.moment not in _BESIDE_ANOTHER and might_act(state, seat)

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [PASS, *acts(state, seat, self.moment, self.spent(seat))]

    def counts(self, choice: Choice) -> bool:
        return not isinstance(choice, choices.Surprise)

    def passes_stay(self) -> bool:
        """Whether passes stay: before a vote, where much is bargained for (FIEF-W-03)."""
        return self.moment == BEFORE_VOTE

    def resolve(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Carry out an act; it uses up a raised hand."""
        state.raised &= ~(1 << seat)
        act(state, seat, choice, run)

    def closed(self, state: FiefState, run: Run) -> None:
        """Lower hands: one that is still up ended in a pass and is spent for this phase
        (FIEF-D-03). Not where it has brought nothing: in a window that asks its player without it,
        or between two draws, as it may have been raised for a surprise card (FIEF-W-05)."""
        if self.moment not in (MINOR, BISHOP_ELECTED):
            return
        for seat in self.asked:
            if self.moment == BISHOP_ELECTED and might_act(state, seat):
                continue
            if state.raised >> seat & 1:
                state.raised &= ~(1 << seat)
                state.hand_spent |= 1 << seat


@frame
class Boundary(Frame[FiefState]):
    """Let armed reactions fire as if their player had acted (FIEF-D-04); then the window opens. A
    minor one is passed over unless somebody has raised a hand or attends all of them (FIEF-D-02);
    after the election of a bishop, also who might act is asked (FIEF-W-04)."""

    KIND = "boundary"
    OPENS: ClassVar[type[Moment]] = Moment
    moment: int
    parties: int

    def seen_by(self, seat: int | None) -> list[object]:
        return self.plain()

    def advance(self, state: FiefState, run: Run) -> None:
        for seat in state.from_active():
            for reaction in state.armed[seat]:
                if self._fires(state, seat, reaction):
                    state.armed[seat] = tuple(
                        other for other in state.armed[seat] if other != reaction
                    )
                    act(state, seat, reaction.act, run)
                    return
        asked = tuple(
            seat
            for seat in in_order_of_hands(state)
            if self.moment < MINOR
            or is_attentive(state, seat)
            or (self.moment == BISHOP_ELECTED and might_act(state, seat))
        )
        if not asked:
            state.stack.pop()
            return
        nobody, none = tuple(None for _ in asked), tuple(0 for _ in asked)
        state.stack[-1] = self.OPENS(
            asked, nobody, state.number, none, False, self.moment, self.parties
        )

    def _fires(self, state: FiefState, seat: int, reaction: Arms) -> bool:
        battle = state.battle
        if reaction.attacker != NOBODY and not (
            self.moment == BATTLE_DECLARED
            and battle is not None
            and battle.attacker == reaction.attacker
            and isinstance(reaction.act, choices.Cede)
            and battle.village == reaction.act.village
        ):
            return False
        return reaction.act in acts(state, seat, self.moment, spent=False)


_BESIDE_ANOTHER: Final = (TURN_BEGINS, BEFORE_PILLAGE)
"""All others could do the same just before, at the end of the turn that is over, or can right
after, before this one ends."""
_PROMPTS: Final = (
    Prompt("window-turn", ("FIEF-W-01", "FIEF-2.4-03")),
    Prompt("window-vote", ("FIEF-W-03", "FIEF-12.0-15")),
    Prompt("window-calamities", ("FIEF-W-06", "FIEF-2.4-03")),
    Prompt("window-income", ("FIEF-W-08", "FIEF-10.1-01")),
    Prompt("window-battle", ("FIEF-W-11", "FIEF-10.1-09")),
    Prompt("window-round", ("FIEF-W-11", "FIEF-10.5-01", "FIEF-10.2.2-01")),
    Prompt("window-pillage", ("FIEF-W-12", "FIEF-2.4-03")),
    Prompt("window-end", ("FIEF-W-12", "FIEF-7.0-03")),
    Prompt("window-minor", ("FIEF-D-02", "FIEF-2.4-03")),
    Prompt("window-draws", ("FIEF-W-05",)),
    Prompt("window-elected", ("FIEF-W-04", "FIEF-1.5-02")),
)
_ASIDE: Final = (
    Prompt("window-turn-aside", ("FIEF-W-01", "FIEF-2.4-03")),
    Prompt("window-vote-aside", ("FIEF-W-03", "FIEF-12.0-15")),
    Prompt("window-calamities-aside", ("FIEF-W-06", "FIEF-2.4-03")),
    Prompt("window-income-aside", ("FIEF-W-08", "FIEF-10.1-01")),
    Prompt("window-battle-aside", ("FIEF-W-11", "FIEF-10.1-09")),
    Prompt("window-round-aside", ("FIEF-W-11", "FIEF-10.1-09")),
    Prompt("window-pillage-aside", ("FIEF-W-12", "FIEF-2.4-03")),
    Prompt("window-end-aside", ("FIEF-W-12", "FIEF-7.0-03")),
)
"""Of the major windows, for those who look on."""


# One's own turn -----------------------------------------------------------------------------------

MOST_OWN_ACTS: Final = 6


def own_acts(state: FiefState, seat: int) -> list[Choice]:
    """Return what a player may do in his own turn of a step. He is between two effects there too:
    what a window offers, he may do without one, as often as in a window (FIEF-D-15)."""
    return acts(state, seat, MINOR, state.acted >= MOST_OWN_ACTS)


def own_act(state: FiefState, seat: int, choice: Choice, run: Run) -> None:
    """Carry out one of them. A surprise card is an effect like any other: there is a window after
    it (FIEF-R-48)."""
    if isinstance(choice, choices.Surprise):
        window(state, MINOR)
    else:
        state.acted += 1
    act(state, seat, choice, run)


def begin_turn(state: FiefState, seat: int) -> None:
    """Begin a player's own turn in a step."""
    state.active = seat
    state.acted = 0
