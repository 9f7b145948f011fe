"""POWER (Knight, Merchant, Beggar, Noble, Priest): cards that pass from hand to hand."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, OpenAsk, Prompt, Sealed, frame
from tableronde.games.guilds.choices import (
    CHOOSE,
    GIVE,
    NAME,
    SWAP,
    TAKE,
    Choose,
    Give,
    Name,
    Swap,
    Take,
)
from tableronde.games.guilds.components import CARDS, MERCHANT_SWAPS, NOBLE_GIFTS
from tableronde.games.guilds.rules.pile import draw, draw_up_to
from tableronde.games.guilds.state import GuildsState

# Knight -----------------------------------------------------------------------------------------


def knight(state: GuildsState, seat: int, run: Run) -> None:
    state.stack.append(NameType(seat))


@frame
class NameType(Ask[GuildsState]):
    """Another player and any of the thirteen types (GLD-POWER-13, -16)."""

    KIND = "knight"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("knight", ("GLD-POWER-13", "GLD-POWER-14"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [name for other in range(state.seats) if other != seat for name in NAME[other]]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Name)
        state.stack.pop()
        other, card = choice.seat, choice.card
        holds = state.hands[other][card] > 0
        if holds:
            state.give(other, seat, card)
        # Outcome and type are public either way (GLD-INFO-08).
        key = "knight-took" if holds else "knight-missed"
        run.reveal(key, {"seat": seat, "other": other, "card": CARDS[card]})


# Merchant ---------------------------------------------------------------------------------------


def merchant(state: GuildsState, seat: int, run: Run) -> None:
    state.stack.append(MerchantTarget(seat))


@frame
class ChoosePlayer(OpenAsk[GuildsState]):
    """A power that names one other player (GLD-POWER-03)."""

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [CHOOSE[other] for other in range(state.seats) if other != seat]


@frame
class MerchantTarget(ChoosePlayer):
    KIND = "merchant-target"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("merchant-target", ("GLD-POWER-21",))

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Choose)
        state.stack.pop()
        merchant_with(state, seat, choice.seat, run)


def merchant_with(state: GuildsState, seat: int, other: int, run: Run) -> None:
    """Shortage draws first, in turn order from the active player (GLD-SHORT-03, -06)."""
    if run.events is not None:
        run.tell("merchant", {"seat": seat, "other": other})
    for trader in (seat, other):
        if not draw_up_to(state, trader, MERCHANT_SWAPS, run):
            return
    answers = tuple(whole_hand(state, one, Swap, MERCHANT_SWAPS) for one in (seat, other))
    state.stack.append(MerchantGive((seat, other), answers, state.number))


def whole_hand(
    state: GuildsState, seat: int, gives: type[Swap] | type[Give], count: int
) -> Choice | None:
    """The answer of a hand that holds just what it has to give: it is not asked, since everybody
    knows how many cards it holds (GLD-POWER-37)."""
    hand = state.hands[seat]
    if sum(hand) > count:
        return None
    return gives(*(card for card, held in enumerate(hand) for _ in range(held)))


@frame
class MerchantGive(Sealed[GuildsState]):
    """Each of the two picks what to give before seeing what comes (GLD-POWER-22, -23)."""

    KIND = "merchant-give"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        other = self.asked[1] if seat == self.asked[0] else self.asked[0]
        return Prompt("merchant-give", ("GLD-POWER-22", "GLD-POWER-23"), {"other": other})

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        hand = state.hands[seat]
        held = [card for card, count in enumerate(hand) if count]
        return [
            SWAP[card][also]
            for at, card in enumerate(held)
            for also in held[at:]
            if also != card or hand[card] > 1
        ]

    def unsealed(self, state: GuildsState, answers: list[Choice], run: Run) -> None:
        seat, other = self.asked
        for giver, taker, gift in ((seat, other, answers[0]), (other, seat, answers[1])):
            for card in gift.numbers:
                state.give(giver, taker, card)
        if run.events is not None:
            given, received = ([CARDS[card] for card in gift.numbers] for gift in answers)
            run.whisper(
                self.asked,
                "swapped",
                {"seat": seat, "other": other, "given": given, "received": received},
                "swapped-unseen",
                {"seat": seat, "other": other},
            )


# Beggar -----------------------------------------------------------------------------------------


def beggar(state: GuildsState, seat: int, run: Run) -> None:
    """The fullest hand; guilds and a card being played do not count (GLD-POWER-24, GLD-EDGE-13)."""
    sizes = [sum(hand) for hand in state.hands]
    most = max(sizes)
    fullest = [other for other in state.others(seat) if sizes[other] == most]
    if not fullest:
        if run.events is not None:
            run.tell("beggar-richest", {"seat": seat})
        draw(state, seat, 1, run)  # GLD-EDGE-11
    else:
        state.stack.append(BeggarTarget(seat, tuple(sorted(fullest))))


@frame
class BeggarTarget(OpenAsk[GuildsState]):
    """Where several others hold the most, the active player chooses (GLD-POWER-25, GLD-EDGE-12)."""

    KIND = "beggar-target"
    fullest: tuple[int, ...]

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("beggar", ("GLD-POWER-24", "GLD-POWER-25"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [CHOOSE[other] for other in self.fullest]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Choose)
        state.stack.pop()
        beg_from(state, seat, choice.seat, run)


def beg_from(state: GuildsState, seat: int, other: int, run: Run) -> None:
    """Every card of that hand is equally likely (GLD-POWER-26)."""
    if not draw_up_to(state, other, 1, run):
        return
    hand = state.hands[other]
    cards = [card for card, count in enumerate(hand) for _ in range(count)]
    card = cards[run.chance.pick(len(cards))]
    state.give(other, seat, card)
    if run.events is not None:
        run.whisper(
            (seat, other),
            "begged",
            {"seat": seat, "other": other, "card": CARDS[card]},
            "begged-unseen",
            {"seat": seat, "other": other},
        )


# Noble ------------------------------------------------------------------------------------------


def noble(state: GuildsState, seat: int, run: Run) -> None:
    """The next two players; with two players the only other one (GLD-POWER-28, -29)."""
    givers = tuple(state.others(seat)[:NOBLE_GIFTS])
    for giver in givers:
        if not draw_up_to(state, giver, 1, run):
            return
    answers = tuple(whole_hand(state, giver, Give, 1) for giver in givers)
    state.stack.append(NobleGive(givers, answers, state.number, seat))


@frame
class NobleGive(Sealed[GuildsState]):
    """The givers are asked at the same time; the gifts arrive in turn order."""

    KIND = "noble-give"
    noble: int

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        clause = "GLD-POWER-29" if state.seats == 2 else "GLD-POWER-28"
        return Prompt("noble-give", (clause,), {"other": self.noble})

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [GIVE[card] for card, count in enumerate(state.hands[seat]) if count]

    def unsealed(self, state: GuildsState, answers: list[Choice], run: Run) -> None:
        for giver, answer in zip(self.asked, answers, strict=True):
            assert isinstance(answer, Give)
            card = answer.card
            state.give(giver, self.noble, card)
            if run.events is not None:
                run.whisper(
                    (giver, self.noble),
                    "gave",
                    {"seat": giver, "other": self.noble, "card": CARDS[card]},
                    "gave-unseen",
                    {"seat": giver, "other": self.noble},
                )
        if len(self.asked) < NOBLE_GIFTS:
            draw(state, self.noble, NOBLE_GIFTS - len(self.asked), run)  # GLD-POWER-29


# Priest -----------------------------------------------------------------------------------------


def priest(state: GuildsState, seat: int, run: Run) -> None:
    state.stack.append(PriestTarget(seat))


@frame
class PriestTarget(ChoosePlayer):
    KIND = "priest-target"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("priest-target", ("GLD-POWER-30",))

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Choose)
        state.stack.pop()
        priest_with(state, seat, choice.seat, run)


def priest_with(state: GuildsState, seat: int, other: int, run: Run) -> None:
    """The chosen player needs one card; the active one needs none (GLD-SHORT-03, -05)."""
    if not draw_up_to(state, other, 1, run):
        return
    if run.events is not None:
        hand = [CARDS[card] for card, count in enumerate(state.hands[other]) for _ in range(count)]
        run.whisper(
            (seat, other),
            "saw-hand",
            {"seat": seat, "other": other, "cards": hand},
            "saw-hand-unseen",
            {"seat": seat, "other": other},
        )
    state.stack.append(PriestTake(seat, other))


@frame
class PriestLook(OpenAsk[GuildsState]):
    """While the active player has the other's hand before them (GLD-INFO-06). From a hand of one
    card that is taken, or given, without a question (GLD-POWER-37)."""

    other: int


@frame
class PriestTake(PriestLook):
    """One card of that hand (GLD-POWER-30)."""

    KIND = "priest-take"

    def waiting(self, state: GuildsState) -> tuple[int, ...]:
        return (self.seat,) if sum(state.hands[self.other]) > 1 else ()

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("priest-take", ("GLD-POWER-30",), {"other": self.other})

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [TAKE[card] for card, count in enumerate(state.hands[self.other]) if count]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Take)
        card = choice.card
        state.give(self.other, seat, card)
        if run.events is not None:
            _tell_priest("priest-took", seat, self.other, card, run)
        state.stack[-1] = PriestGive(seat, self.other)


@frame
class PriestGive(PriestLook):
    """Any card of one's own hand, the one just taken included (GLD-POWER-31, -32)."""

    KIND = "priest-give"

    def waiting(self, state: GuildsState) -> tuple[int, ...]:
        return (self.seat,) if sum(state.hands[self.seat]) > 1 else ()

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("priest-give", ("GLD-POWER-31", "GLD-POWER-32"), {"other": self.other})

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [GIVE[card] for card, count in enumerate(state.hands[seat]) if count]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Give)
        state.stack.pop()
        card = choice.card
        state.give(seat, self.other, card)
        if run.events is not None:
            _tell_priest("priest-gave", seat, self.other, card, run)


def _tell_priest(key: str, seat: int, other: int, card: int, run: Run) -> None:
    """GLD-INFO-07."""
    told: dict[str, object] = {"seat": seat, "other": other}
    run.whisper((seat, other), key, {**told, "card": CARDS[card]}, f"{key}-unseen", told)
