"""9.0, 10.2 to 10.5: surprise cards: Cardinal, d'Arc, Secret Passage, Assassination, Justice,
Ambush."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    ALL_LORDS,
    AMBUSH,
    ARC,
    ASSASSINATION,
    ATTACKING,
    BUYABLE,
    CARDINAL,
    CARDINAL_PRICE,
    JUSTICE,
    LORDS,
    NEITHER,
    NOBODY,
    REVOLT,
    SECRET_PASSAGE,
    VILLAGES,
    WOMAN,
)
from tableronde.games.fief.rules.cards import hands, revolts
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.control import vacated
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.deaths import ASSASSINATED, BEHEADED, kill
from tableronde.games.fief.rules.families.lords import family, free_lords_at, is_royal, pope_seat
from tableronde.games.fief.rules.families.placing import place
from tableronde.games.fief.rules.families.prisoners import capture, check_prisoners
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.rules.troops import is_walled
from tableronde.games.fief.state import FiefState


def playable(state: FiefState, seat: int, in_round: bool) -> list[Choice]:
    """Return every surprise card that a player could play now; `in_round`: before a round of a
    battle."""
    hand = state.hands[seat]
    options: list[Choice] = []
    last = NOBODY
    for card in hand:
        if card != last:
            last = card
            if card == REVOLT:
                options += [choices.REVOLT[at] for at in revolts.targets(state, seat)]
            elif card == SECRET_PASSAGE:
                options += [
                    choices.ESCAPE[lord] for lord in ALL_LORDS if state.captor[lord] != NOBODY
                ]
                if in_round and _may_tunnel(state, seat):
                    options.append(choices.TUNNEL)
            elif card == ASSASSINATION:
                options += _murders(state, seat)
            elif card == JUSTICE:
                options += [choices.JUSTICE[lord] for lord in culprits(state)]
            elif card == CARDINAL:
                options += _hats(state, seat)
            elif card == ARC:
                options += [choices.MAKE_ARC[lord] for lord in maids(state)]
            elif card == AMBUSH and in_round:
                options += [choices.AMBUSH[lord] for lord in ambushed(state, seat)]
    return options


def play(state: FiefState, seat: int, choice: choices.Surprise, run: Run) -> None:
    """Show the card and name its target; its effect follows."""
    if isinstance(choice, choices.Revolt):
        revolts.announce(state, seat, choice.village, run)
        return
    if not isinstance(choice, choices.MakeCardinal):  # which leaves the hand when the pope agrees
        hands.play(state, seat, choice.card)
    announce(state, seat, choice, run)
    state.stack.append(SurpriseCard(seat, choice.card, choice))


@frame
class SurpriseCard(InPlay):
    """Hold a card that can be played at any moment, other than a Revolt."""

    KIND = "surprise-card"
    choice: choices.Surprise

    def take_effect(self, state: FiefState, run: Run) -> None:
        """Carry it out. Every event card is discarded (FIEF-10.0-03)."""
        seat, choice = self.seat, self.choice
        if isinstance(choice, choices.MakeCardinal):
            ask_for_hat(state, seat, choice.lord, bought=False, run=run)
            return
        if isinstance(choice, choices.MakeArc):
            make_arc(state, choice.lord)
            return
        hands.discard(state, self.card)
        if isinstance(choice, choices.Tunnel):
            tunnel(state)
        elif isinstance(choice, choices.Escape):
            escape(state, seat, choice.lord)
        elif isinstance(choice, choices.Assassinate):
            kill(state, [choice.victim], ASSASSINATED, run)
        elif isinstance(choice, choices.Justice):
            kill(state, [choice.lord], BEHEADED, run)
        elif isinstance(choice, choices.Ambush):
            ambush(state, seat, choice.lord, run)


def announce(state: FiefState, seat: int, choice: choices.Surprise, run: Run) -> None:
    """Show everybody which card is played on whom."""
    if isinstance(choice, choices.Tunnel):
        run.reveal("tunnel", {"seat": seat, "village": VILLAGES[state.fight.village]})
    elif isinstance(choice, choices.Escape):
        captor = state.captor[choice.lord]
        run.reveal("escapes", {"seat": seat, "lord": LORDS[choice.lord], "other": captor})
    elif isinstance(choice, choices.Assassinate):
        state.marked |= 1 << choice.lord  # for all to see (FIEF-10.3-03)
        run.reveal(
            "assassination",
            {
                "seat": seat,
                "lord": LORDS[choice.lord],
                "other": state.owner[choice.victim],
                "victim": LORDS[choice.victim],
            },
        )
    elif isinstance(choice, choices.MakeCardinal):
        run.reveal("hat-by-card", {"seat": seat, "lord": LORDS[choice.lord]})
    elif isinstance(choice, (choices.Justice, choices.Ambush, choices.MakeArc)):
        lord = choice.lord
        told = {"seat": seat, "lord": LORDS[lord], "other": state.owner[lord]}
        run.reveal(_TOLD[type(choice)], told)


_TOLD: Final[dict[type[choices.Surprise], str]] = {
    choices.Justice: "justice",
    choices.Ambush: "ambush",
    choices.MakeArc: "arc",
}
"""What is told of a card that is played on a lord."""


# D'Arc (9.1) --------------------------------------------------------------------------------------


def maids(state: FiefState) -> list[int]:
    """Return all unmarried women in play (FIEF-9.1-01, FIEF-R-63)."""
    return [
        lord
        for lord in ALL_LORDS
        if WOMAN[lord] and state.owner[lord] != NOBODY and state.spouse[lord] == NOBODY
    ]


def make_arc(state: FiefState, lord: int) -> None:
    """Make a lady d'Arc; the card stays with her (FIEF-9.1-02)."""
    state.arc = lord


# Cardinals (9.2, 1.5) -----------------------------------------------------------------------------


def _hats(state: FiefState, seat: int) -> list[Choice]:
    return [choices.MAKE_CARDINAL[lord] for lord in candidates(state, seat, bought=False)]


def candidates(state: FiefState, seat: int, bought: bool, in_public: bool = False) -> list[int]:
    """Return bishops who could be made cardinal now; the pope may be asked, if he has not refused
    yet (FIEF-1.5-10, FIEF-12.0-19). `in_public`: as far as everybody can see, without what he may
    have granted in a private talk."""
    judge = pope_seat(state)
    return [
        lord
        for lord in state.croziers
        if lord != NOBODY
        and titles.may_become_cardinal(state, lord)
        and (
            judge == NOBODY
            or (not in_public and state.permitted("consent", judge, seat, lord))
            or AskHat(judge, seat, lord, bought).may_be_put(state)
        )
    ]


def ask_for_hat(state: FiefState, seat: int, lord: int, bought: bool, run: Run) -> None:
    """Make a bishop cardinal; with a pope in office his consent comes first (FIEF-9.2-03)."""
    judge = pope_seat(state)
    if state.permitted("consent", judge, seat, lord):
        used = ("consent", judge, seat, lord)
        state.permits = tuple(permit for permit in state.permits if permit[:4] != used)
        judge = seat
    AskHat(seat if judge == NOBODY else judge, seat, lord, bought).put(state, run)


@frame
class AskHat(Request):
    """Ask for the pope's consent to a new cardinal, by card or bought (FIEF-1.5-10). `other` is 1
    where the title is bought."""

    KIND = "hat"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "hat",
            ("FIEF-1.5-10", "FIEF-1.7.1-06"),
            {"other": self.asker, "lord": LORDS[self.thing]},
        )

    def granted(self, state: FiefState, run: Run) -> None:
        if self.other:
            state.money[self.asker] -= CARDINAL_PRICE
            hat = BUYABLE
            run.tell("hat-bought", {"seat": self.asker, "count": CARDINAL_PRICE})
        else:
            hands.play(state, self.asker, CARDINAL)
            hat = titles.free_hat(state)
        titles.give_hat(state, hat, self.thing, run)


# Secret Passage (10.2.2, 10.2.3) ------------------------------------------------------------------


def _may_tunnel(state: FiefState, seat: int) -> bool:
    """Whether it can be played: by a player of the attacking side (FIEF-R-51)."""
    battle = state.battle
    return (
        battle is not None
        and battle.sides[seat] == ATTACKING
        and not battle.tunnel
        and is_walled(state, battle.village, battle.leaders[1])
    )


def tunnel(state: FiefState) -> None:
    """Open it for the whole battle (FIEF-10.2.2-01)."""
    state.fight.tunnel = True


def escape(state: FiefState, seat: int, lord: int) -> None:
    """Free a prisoner (FIEF-10.2.3-01); others beside him may go with him."""
    state.stack.append(EscapeToo(seat, state.captor[lord], state.village[lord], (lord,)))


@frame
class EscapeToo(Ask[FiefState]):
    """Ask which other prisoners of the same captor in the village go free (FIEF-10.2.3-02). They
    are placed when all have been named (FIEF-10.2.3-03)."""

    KIND = "escape-too"
    captor: int
    village: int
    lords: tuple[int, ...]

    def _others(self, state: FiefState) -> list[int]:
        return [
            lord
            for lord in ALL_LORDS
            if state.captor[lord] == self.captor
            and state.village[lord] == self.village
            and lord not in self.lords
        ]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if self._others(state) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()
        for lord in reversed(self.lords):
            place(state, lord, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("escape-too", ("FIEF-10.2.3-02",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DONE, *(choices.ESCAPE[lord] for lord in self._others(state))]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            self.advance(state, run)
            return
        assert isinstance(choice, choices.Escape)
        run.tell("escapes", {"seat": seat, "lord": LORDS[choice.lord], "other": self.captor})
        lords = (*self.lords, choice.lord)
        state.stack[-1] = EscapeToo(seat, self.captor, self.village, lords)


# Assassination and Justice (10.3, 10.4) -----------------------------------------------------------


def _murders(state: FiefState, seat: int) -> list[Choice]:
    """Return the murders that could be done: never of one's own family; one of one's own lords is
    the instigator (FIEF-10.3-02, -03)."""
    own = family(state, seat)
    return [
        choices.Assassinate(victim, lord)
        for victim in ALL_LORDS
        if state.owner[victim] not in (NOBODY, seat)
        for lord in own
    ]


def culprits(state: FiefState) -> list[int]:
    """Return marked lords whom Justice can reach (FIEF-10.4-01, -02)."""
    return [
        lord
        for lord in ALL_LORDS
        if state.marked >> lord & 1 and not is_royal(state, lord) and lord != state.pope
    ]


# Ambush (10.5) ------------------------------------------------------------------------------------


def fighters(state: FiefState, seat: int) -> list[int]:
    """Return the free lords of a player who are engaged in the battle."""
    battle = state.battle
    if battle is None or battle.sides[seat] == NEITHER:
        return []
    lords = [
        lord for lord in free_lords_at(state, battle.village, seat) if battle.lords >> lord & 1
    ]
    if battle.ride and battle.sides[seat] == ATTACKING:
        lords = [lord for lord in lords if state.riding >> lord & 1]
    return lords


def ambushed(state: FiefState, seat: int) -> list[int]:
    """Return lords of other families in the battle, on either side; one needs a lord of one's own
    in it (FIEF-10.5-01, FIEF-R-52)."""
    if not fighters(state, seat):
        return []
    return [
        lord for other in range(state.seats) if other != seat for lord in fighters(state, other)
    ]


def ambush(state: FiefState, seat: int, lord: int, run: Run) -> None:
    """Capture a lord; his troops stay (FIEF-10.5-02, -03)."""
    village = state.village[lord]
    capture(state, lord, seat, run)
    check_prisoners(state, run)
    vacated(state, village, state.owner[lord], run)
