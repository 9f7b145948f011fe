"""10.1: revolts: announced, joined, calmed, fought out."""

from typing import Any, Final

from tableronde.core.choice import PASS, Choice
from tableronde.core.declared import replace
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Frame, Prompt, Sealed, Sequence, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    BATTLE_DIE,
    BISHOPRIC_OF,
    CALM_FAILS_ON,
    CALM_PRICE,
    DIE,
    FIRST_EVENT,
    LORDS,
    NO_FORT,
    NOBODY,
    PENALTY,
    PRINTED_DIE,
    REVOLT,
    REVOLT_BONUS,
    SECRET_PASSAGE,
    VILLAGES,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.cards.carnage import Aftermath, Carnage, ravage
from tableronde.games.fief.rules.families.deaths import STONED, kill
from tableronde.games.fief.rules.families.lords import is_free
from tableronde.games.fief.rules.money.taxes import burdens
from tableronde.games.fief.rules.pauses import pause
from tableronde.games.fief.rules.troops import is_inside, is_present, present
from tableronde.games.fief.state import CROWN, FAMINE_BIT, FiefState

CAUSES: Final = ("famine", "tallage", "tithe")


def cause(state: FiefState, village: int, seat: int) -> str:
    """Return what this player can invoke for a revolt: a famine, or a tax that he has not levied
    himself (FIEF-10.1-01, -02); empty if nothing."""
    if state.sky[BISHOPRIC_OF[village]] & FAMINE_BIT:
        return CAUSES[0]
    for tax in burdens(state, village):
        if tax.seat != seat:
            return CAUSES[1] if tax.capacity <= CROWN else CAUSES[2]
    return ""


def targets(state: FiefState, seat: int) -> list[int]:
    if not state.taxes and not any(sky & FAMINE_BIT for sky in state.sky):
        return []
    return [village for village in range(len(VILLAGES)) if cause(state, village, seat)]


def roll(state: FiefState, dice: int, run: Run) -> list[int]:
    """Roll battle dice (FIEF-6.2.2-02, FIEF-R-01)."""
    faces = PRINTED_DIE if state.modes.printed_die else BATTLE_DIE
    return [faces[number - 1] for number in run.chance.roll(dice, len(faces))]


def announce(state: FiefState, seat: int, village: int, run: Run) -> None:
    hands.play(state, seat, REVOLT)
    run.reveal(
        "revolt",
        {"seat": seat, "village": VILLAGES[village], "motive": cause(state, village, seat)},
    )
    held = tuple((hand.count(REVOLT), hand.count(SECRET_PASSAGE)) for hand in state.hands)
    state.stack.append(Uprising(seat, village, NOBODY, (seat,), False, held))


@frame
class Uprising(Sequence[FiefState]):
    """Resolve a revolt (FIEF-R-49). After each question that it asks there is room for an embassy
    (FIEF-8.0-03). `cards` are the players of the Revolt cards that have not been calmed; `held` is
    who held how many Revolts and Passages when it was announced: what comes by an embassy meanwhile
    cannot be played into it (FIEF-D-13)."""

    KIND = "uprising"
    seat: int
    village: int
    victim: int
    cards: tuple[int, ...]
    tunnel: bool
    held: tuple[tuple[int, int], ...]

    def seen_by(self, seat: int | None) -> list[Any]:
        """Hide what others held."""
        plain = self.plain()
        if seat != ALL:
            plain[1 + self.FIELDS.index("held")] = tuple(
                held if at == seat else () for at, held in enumerate(self.held)
            )
        return plain

    def imagined(self, hands: list[list[int]]) -> "Uprising":
        """Return the same with what others could have held."""
        held = tuple(
            known or (hand.count(REVOLT), hand.count(SECRET_PASSAGE))
            for known, hand in zip(self.held, hands, strict=True)
        )
        return replace(self, held=held)


def uprising(state: FiefState) -> Uprising:
    """Return the revolt below the question that was just answered."""
    frame = state.stack[-1]
    assert isinstance(frame, Uprising)
    return frame


def _held(state: FiefState, seat: int) -> tuple[int, int]:
    """Return the Revolts and Passages that a player held when the revolt was announced."""
    for each in reversed(state.stack):
        if isinstance(each, Uprising):
            return each.held[seat]
    raise AssertionError("a question of a revolt")


def victims(state: FiefState, village: int) -> list[int]:
    """Return the players whose troops can be attacked first; without any troops, those whose lords
    stand there (FIEF-10.1-04, FIEF-R-49)."""
    armed = sorted({company.seat for company in state.camps[village]})
    return armed or present(state, village)


def choose_victim(state: FiefState, revolt: Uprising, run: Run) -> None:
    at_risk = victims(state, revolt.village)
    if len(at_risk) > 1:
        state.stack.append(FirstVictim(revolt.seat, revolt.village))
    elif at_risk:
        state.stack[-1] = replace(uprising(state), victim=at_risk[0])


def gather(state: FiefState, revolt: Uprising, run: Run) -> None:
    """Ask for further Revolt cards, of anybody with a cause of his own (FIEF-10.1-10)."""
    village = revolt.village
    asked = tuple(seat for seat in _with_event_cards(state) if cause(state, village, seat))
    if asked:
        state.stack.append(JoinRevolt(asked, tuple(None for _ in asked), state.number, village))


def _with_event_cards(state: FiefState) -> tuple[int, ...]:
    """Return who might hold a card that answers: the backs of all hands are seen by all
    (FIEF-R-11), so nobody is asked who can only pass, as everybody knows."""
    return tuple(
        seat
        for seat in state.from_active()
        if any(card >= FIRST_EVENT for card in state.hands[seat])
    )


def begin_calming(state: FiefState, revolt: Uprising, run: Run) -> None:
    """Begin to calm the revolt, card by card (FIEF-10.1-14)."""
    state.stack.append(Calming(revolt.village, len(revolt.cards), ()))


def walls(state: FiefState, revolt: Uprising) -> int:
    """Return the penalty of the fortification, if the first victim stands behind it (FIEF-10.1-05):
    who has been stoned meanwhile no longer does (FIEF-R-49)."""
    village, victim = revolt.village, revolt.victim
    fort = state.fort[village]
    if fort == NO_FORT or revolt.tunnel or not is_present(state, village, victim):
        return 0
    return PENALTY[fort] if is_inside(state, village, victim) else 0


def ask_for_tunnel(state: FiefState, revolt: Uprising, run: Run) -> None:
    """Ask for a Secret Passage against the penalty, which anybody may play (FIEF-10.1-06)."""
    asked = _with_event_cards(state)
    if asked and revolt.cards and walls(state, revolt):
        state.stack.append(
            TunnelForRevolt(asked, tuple(None for _ in asked), state.number, revolt.village)
        )


def fight(state: FiefState, revolt: Uprising, run: Run) -> None:
    """Roll for the revolt and begin the carnage (FIEF-10.1-03, -05, -07, -10)."""
    dice = len(revolt.cards) - walls(state, revolt)
    hands.discard_event(state, REVOLT, len(revolt.cards))
    if dice <= 0:
        run.tell("revolt-fails", {"village": VILLAGES[revolt.village]})
        return
    faces = roll(state, dice, run)
    damage = sum(faces) + REVOLT_BONUS * dice
    run.tell("revolt-rolls", {"village": VILLAGES[revolt.village], "faces": faces, "count": damage})
    village, victim = revolt.village, revolt.victim
    holder = state.control[village]
    state.stack.append(Aftermath(village, holder if is_present(state, village, holder) else NOBODY))
    if not state.camps[village]:
        ravage(state, village, run)
    else:
        outside = state.fort[village] != NO_FORT and not is_inside(state, village, victim)
        state.stack.append(Carnage(revolt.seat, village, victim, damage, outside))


Uprising.STEPS = (choose_victim, gather, begin_calming, ask_for_tunnel, fight)


@frame
class FirstVictim(Ask[FiefState]):
    """Ask who is attacked first (FIEF-10.1-04)."""

    KIND = "first-victim"
    village: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("first-victim", ("FIEF-10.1-04",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.Strike(victim) for victim in victims(state, self.village)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, choices.Strike)
        state.stack.pop()
        run.tell("strikes-first", {"seat": seat, "other": choice.seat})
        state.stack[-1] = replace(uprising(state), victim=choice.seat)
        pause(state, again=True)


@frame
class CardsForRevolt(Sealed[FiefState]):
    """Ask whether cards are played into a revolt: all who might hold one at once."""

    village: int


@frame
class JoinRevolt(CardsForRevolt):
    """Ask all with a cause for Revolt cards (FIEF-10.1-10), whether they hold one or not, as long
    as they hold a card with that back."""

    KIND = "join-revolt"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("join-revolt", ("FIEF-10.1-10",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [PASS]
        if cause(state, self.village, seat):
            held = min(state.hands[seat].count(REVOLT), _held(state, seat)[0])
            options += [choices.JoinRevolt(count) for count in range(1, held + 1)]
        return options

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        revolt = uprising(state)
        cards = list(revolt.cards)
        for seat, answer in zip(self.asked, answers, strict=True):
            if isinstance(answer, choices.JoinRevolt):
                for _ in range(answer.cards):
                    hands.play(state, seat, REVOLT)
                    cards.append(seat)
                run.reveal(
                    "revolt-joined",
                    {"seat": seat, "count": answer.cards, "village": VILLAGES[self.village]},
                )
        state.stack[-1] = replace(revolt, cards=tuple(cards))
        pause(state, again=True)


@frame
class Calming(Frame[FiefState]):
    """Ask for one attempt for each Revolt card: by the bishop if he wants, else by a cardinal
    (FIEF-R-50). `left` cards have not been looked at; `asked` are those who have been asked for
    this one: who has come by the money meanwhile is asked too."""

    KIND = "calming"
    village: int
    left: int
    asked: tuple[int, ...]

    def advance(self, state: FiefState, run: Run) -> None:
        """Ask the next cleric who could try, or go on to the next card."""
        if not self.left:
            state.stack.pop()
            return
        for cleric in calmers(state, self.village):
            if cleric not in self.asked:
                state.stack[-1] = Calming(self.village, self.left, (*self.asked, cleric))
                state.stack.append(Calm(state.owner[cleric], cleric, self.village))
                return
        state.stack[-1] = self.next_card()

    def next_card(self) -> "Calming":
        return Calming(self.village, self.left - 1, ())


def calmers(state: FiefState, village: int) -> list[int]:
    """Return who can try: the bishop of the see, then the cardinals in turn order, if not
    prisoners; who has no money can only act as bishop (FIEF-1.4.1-13, FIEF-1.5-13, -15)."""
    bishop = state.croziers[BISHOPRIC_OF[village]]
    found = [bishop] if bishop != NOBODY and is_free(state, bishop) else []
    for seat in state.in_order():
        if state.money[seat] < CALM_PRICE and not state.modes.hidden_money:
            continue  # where money is hidden, who is asked must not tell how much there is
        found += [
            lord
            for lord in state.hats
            if lord not in (NOBODY, bishop) and state.owner[lord] == seat and is_free(state, lord)
        ]
    return found


@frame
class Calm(Ask[FiefState]):
    """Ask whether this cleric tries to calm one Revolt card."""

    KIND = "calm"
    lord: int
    village: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "calm",
            ("FIEF-1.4.1-13", "FIEF-1.4.1-15", "FIEF-1.5-13", "FIEF-1.5-15"),
            {"lord": LORDS[self.lord], "village": VILLAGES[self.village]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [choices.DECLINE]
        if state.croziers[BISHOPRIC_OF[self.village]] == self.lord:
            options.append(choices.Calm(self.lord))
        if self.lord in state.hats and state.money[seat] >= CALM_PRICE:
            options.append(choices.PayToCalm(self.lord))
        return options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.Decline):
            pause(state, again=True)
            return
        calming, revolt = state.stack[-1], state.stack[-2]
        assert isinstance(calming, Calming)
        assert isinstance(revolt, Uprising)
        state.stack[-1] = calming.next_card()
        paid = isinstance(choice, choices.PayToCalm)
        if paid:
            state.money[seat] -= CALM_PRICE
        number = run.chance.roll(1, DIE)[0]
        calmed = number not in CALM_FAILS_ON
        run.tell(
            "calms",
            {
                "seat": seat,
                "lord": LORDS[self.lord],
                "village": VILLAGES[self.village],
                "roll": number,
                "paid": CALM_PRICE if paid else 0,
            },
        )
        if calmed:
            state.stack[-2] = replace(revolt, cards=revolt.cards[:-1])
            hands.discard_event(state, REVOLT, 1)
            run.tell("revolt-calmed", {"village": VILLAGES[self.village]})
        pause(state, again=True)
        if not calmed and not paid:
            kill(state, [self.lord], STONED, run)


@frame
class TunnelForRevolt(CardsForRevolt):
    """Ask for a Secret Passage against the walls (FIEF-10.1-06): by anybody; one is enough."""

    KIND = "tunnel-for-revolt"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("tunnel-for-revolt", ("FIEF-10.1-06",), {"village": VILLAGES[self.village]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        held = SECRET_PASSAGE in state.hands[seat] and _held(state, seat)[1]
        return [PASS, choices.TUNNEL] if held else [PASS]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        for seat, answer in zip(self.asked, answers, strict=True):
            if isinstance(answer, choices.Tunnel):
                hands.play(state, seat, SECRET_PASSAGE)
                hands.discard_event(state, SECRET_PASSAGE, 1)
                run.reveal("tunnel", {"seat": seat, "village": VILLAGES[self.village]})
                state.stack[-1] = replace(uprising(state), tunnel=True)
                break
        pause(state, again=True)
