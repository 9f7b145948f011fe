"""8.0, FIEF-D-06: deals, put together and offered, that are carried out together or not at all."""

from typing import Any, ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Prompt, Sealed
from tableronde.core.parley import Deal, Draft
from tableronde.core.state import Plain
from tableronde.games.fief import titles
from tableronde.games.fief.components import COPIES, FIRST_CALAMITY, NOBODY, WOMAN, back
from tableronde.games.fief.embassies import may_trade_cards, prolonging, spend_embassy
from tableronde.games.fief.families import matches
from tableronde.games.fief.state import FiefState
from tableronde.games.fief.terms import (
    BACK_TERMS,
    GIVE,
    GIVEN,
    KIND_OF,
    PUBLIC_KINDS,
    WANT,
    cards_to_trade,
    from_other_side,
    hands_hold,
    is_courtship,
    kinds_to_trade,
    outward,
    things,
    transfer,
)

ROUNDS: Final = 3
"""Offers in one negotiation."""
EDITS: Final = 8
MOST_MONEY: Final = 40
"""Larger sums are paid in two deals."""
_MONEY_GIVEN: Final[list[Choice]] = [(GIVE["money"], n + 1) for n in range(MOST_MONEY)]
_MONEY_WANTED: Final[list[Choice]] = [(WANT["money"], n + 1) for n in range(MOST_MONEY)]

TALK: Final = "talk"
"""The kind of frame of a private talk."""
TALK_GOES_ON: Final = Prompt("talk-goes-on", ("FIEF-8.0-08", "FIEF-D-11"))


def propose(
    state: FiefState,
    seat: int,
    other: int,
    private: bool = False,
    terms: tuple[Choice, ...] = (),
) -> None:
    """Begin an offer, with these terms in it already."""
    state.stack.append(DraftDeal(seat, other, terms, ROUNDS, EDITS, private, False))


class DraftDeal(Draft[FiefState]):
    """An offer being put together. `private`: within a private talk; `paid`: an embassy has been
    spent in this negotiation."""

    __slots__ = ("paid", "private")
    KIND: ClassVar[str] = "draft-deal"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "other",
        "terms",
        "rounds",
        "edits",
        "private",
        "paid",
    )

    def __init__(
        self,
        seat: int,
        other: int,
        terms: tuple[Any, ...],
        rounds: int,
        edits: int,
        private: bool,
        paid: bool,
    ) -> None:
        super().__init__(seat, other, terms, rounds, edits)
        self.private: Final = private
        self.paid: Final = paid

    def edited(self, terms: tuple[Any, ...]) -> "DraftDeal":
        return DraftDeal(
            self.seat, self.other, terms, self.rounds, self.edits - 1, self.private, self.paid
        )

    def offer(self) -> "OfferedDeal":
        paid = self.paid or self.trades_cards
        return OfferedDeal(self.other, self.seat, self.terms, self.rounds, self.private, paid)

    @property
    def trades_cards(self) -> bool:
        return any(term[0] in BACK_TERMS for term in self.terms)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if seat != self.seat:
            return TALK_GOES_ON
        return Prompt("draft-deal", ("FIEF-8.0-01", "FIEF-D-06"), {"other": self.other})

    def terms_to_add(self, state: FiefState) -> list[Choice]:
        mine, theirs = self.seat, self.other
        taken, kinds = set(self.terms), {term[0] for term in self.terms}
        options: list[Choice] = []
        if GIVE["money"] not in kinds:
            options += _MONEY_GIVEN[: state.money[mine]]
        if WANT["money"] not in kinds:
            known = MOST_MONEY if state.modes.hidden_money else state.money[theirs]
            options += _MONEY_WANTED[:known]
        given = kinds_to_trade(state, mine, theirs)
        wanted = kinds_to_trade(state, theirs, mine)
        for kind in PUBLIC_KINDS:
            if kind in given:
                options += [(GIVE[kind], *thing) for thing in things(state, kind, mine, theirs)]
            if kind in wanted:
                options += [(WANT[kind], *thing) for thing in things(state, kind, theirs, mine)]
        if is_courtship(state) and "marry" not in kinds:
            options += [
                ("marry", own, lord)
                for own, lord in matches(state, mine)
                if state.owner[lord] == theirs
            ]
        if may_trade_cards(state, mine, self.private or self.paid):
            options += self._cards_to_add(state)
        if ("promise",) not in taken:
            options.append(("promise",))
        if not taken:
            return options
        # A relic goes to one lord only; of cards there may be several alike.
        relics = {term[:2] for term in taken if KIND_OF.get(term[0]) == "relic"}
        return [
            option
            for option in options
            if (option not in taken or option[0] in BACK_TERMS) and option[:2] not in relics
        ]

    def _cards_to_add(self, state: FiefState) -> list[Choice]:
        """Own cards; and of the other's hand, of which only the backs are known, any card that has
        one of them and is not all in the own hand."""
        own, hand = cards_to_trade(state, self.seat), state.hands[self.seat]
        options: list[Choice] = [
            (GIVE["card"], card)
            for card in sorted(set(own))
            if self.terms.count((GIVE["card"], card)) < own.count(card)
        ]
        held = [back(card) for card in state.hands[self.other]]
        for term in self.terms:
            if term[0] == WANT["card"]:
                held.remove(back(term[1]))
        return options + [
            (WANT["card"], card)
            for card in range(FIRST_CALAMITY)
            if back(card) in held
            and self.terms.count((WANT["card"], card)) < COPIES[card] - hand.count(card)
            and (card >= len(state.owner) or state.owner[card] == NOBODY)
        ]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if choice[0] == "prolong":
            _talk(state).answer(state, seat, choice, run)
            return
        if choice[0] == "offer":
            free = self.private or self.paid or state.modes.free_diplomacy
            if self.trades_cards and not free:
                spend_embassy(state, seat)  # FIEF-D-10: when the first offer is made
                run.tell("embassy", {"seat": seat, "other": self.other})
            if not self.private:
                run.tell("offered", {"seat": seat, "other": self.other})
        if choice[0] == "withdraw" and self.rounds < ROUNDS:
            # Who makes no counter-offer after all refuses what he was offered.
            state.stack.pop()
            if not self.private:
                run.tell("deal-refused", {"seat": seat, "other": self.other})
            return
        super().answer(state, seat, choice, run)

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        if seat != self.seat:
            return prolonging(state, seat)
        options = super().options(state, seat)
        if self.trades_cards and not (
            may_trade_cards(state, seat, self.private or self.paid)
            and hands_hold(state, self.seat, self.other, self.terms)
        ):
            options.remove(("offer",))  # no embassy is spent for what cannot be
        return options + prolonging(state, seat) if self.private else options

    def unbidden(self, state: FiefState) -> tuple[int, ...]:
        return _bystanders(state, self.seat) if self.private else ()

    def door(self, state: FiefState) -> Sealed[FiefState] | None:
        return _talk(state) if self.private else None

    def seen_by(self, seat: int | None) -> list[Plain]:
        """Nobody reads what has not been offered."""
        plain = self.plain()
        if seat not in (self.seat, ALL):
            plain[1 + self.FIELDS.index("terms")] = ()
        return plain


class OfferedDeal(Deal[FiefState]):
    """An offer before the one it is made to (FIEF-D-06). While he thinks, it may be withdrawn; and
    since it lies above the step in which it was made, it is settled or gone before that ends."""

    __slots__ = ("paid", "private")
    KIND: ClassVar[str] = "deal"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "proposer", "terms", "rounds", "private", "paid")

    def __init__(
        self,
        seat: int,
        proposer: int,
        terms: tuple[Any, ...],
        rounds: int,
        private: bool,
        paid: bool,
    ) -> None:
        super().__init__(seat, proposer, terms, rounds)
        self.private: Final = private
        self.paid: Final = paid

    def counter(self, state: FiefState) -> DraftDeal:
        """It starts as this offer, seen from the other side; what could not be offered so is left
        out."""
        draft = self._draft(())
        for term in self.terms:
            turned = from_other_side(term)
            if turned in draft.terms_to_add(state):
                draft = self._draft((*draft.terms, turned))
        return draft

    def _draft(self, terms: tuple[Any, ...]) -> DraftDeal:
        return DraftDeal(
            self.seat, self.proposer, terms, self.rounds - 1, EDITS, self.private, self.paid
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if seat == self.proposer:
            return Prompt("offer-stands", ("FIEF-D-06",), {"other": self.seat})
        if seat != self.seat:
            return TALK_GOES_ON
        return Prompt("deal", ("FIEF-8.0-01", "FIEF-D-06"), {"other": self.proposer})

    def unbidden(self, state: FiefState) -> tuple[int, ...]:
        if not self.private:
            return (self.proposer,)
        others = _bystanders(state, self.seat)
        return others if self.proposer in others else (self.proposer, *others)

    def door(self, state: FiefState) -> Sealed[FiefState] | None:
        return _talk(state) if self.private else None

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        if seat == self.seat:
            options = super().options(state, seat)
        elif seat == self.proposer:
            options.append(("withdraw",))
        return options + prolonging(state, seat) if self.private else options

    def _parties(self, verb: str) -> tuple[int, int]:
        """Giver and taker of a term."""
        if verb in GIVEN:
            return self.proposer, self.seat
        return self.seat, self.proposer

    def feasible(self, state: FiefState) -> bool:
        """All terms together (FIEF-D-06): each can be carried out now, money and cards are there,
        and no hand gets too large (FIEF-8.0-05)."""
        held = {seat: cards_to_trade(state, seat) for seat in (self.seat, self.proposer)}
        for term in self.terms:
            verb = term[0]
            if verb == "promise":
                continue
            if verb == "marry":
                if (term[1], term[2]) not in matches(state, self.proposer):
                    return False
                continue
            if verb not in KIND_OF:
                return False  # a card of which only the back is known
            kind = KIND_OF[verb]
            giver, taker = self._parties(verb)
            if kind == "money":
                if state.money[giver] < term[1]:
                    return False
            elif kind == "card":
                if term[1] not in held[giver]:
                    return False
                held[giver].remove(term[1])
            elif term[1:] not in things(state, kind, giver, taker):
                return False
        return hands_hold(state, self.proposer, self.seat, self.terms)

    def carry_out(self, state: FiefState, run: Run) -> None:
        self._tell(state, run)
        for term in self.terms:
            verb = term[0]
            if verb == "marry":
                own, lord = term[1], term[2]
                titles.wed(state, *((own, lord) if WOMAN[own] else (lord, own)), run)
            elif verb != "promise":
                giver, taker = self._parties(verb)
                transfer(state, KIND_OF[verb], giver, taker, term[1:], self.private, run)

    def _tell(self, state: FiefState, run: Run) -> None:
        """Everybody hears of a deal and what it is about, of cards only the backs; of one in a
        private talk only that it was made."""
        parties = (self.proposer, self.seat)
        cards = [[0, 0], [0, 0]]
        for term in self.terms:
            if term[0] in BACK_TERMS:
                given = term[0] == GIVE["card"]
                cards[0 if given else 1][back(term[1])] += 1
        if self.private:
            run.whisper(
                parties,
                "private-deal",
                {"seat": self.proposer, "other": self.seat},
            )
            return
        run.tell("deal-made", {"seat": self.proposer, "other": self.seat})
        if ("promise",) in self.terms:
            run.tell("promised", {"seat": self.proposer, "other": self.seat})
        money = sum(term[1] for term in self.terms if term[0] == GIVE["money"])
        if money:
            run.tell("paid", {"seat": self.proposer, "other": self.seat, "count": money})
        money = sum(term[1] for term in self.terms if term[0] == WANT["money"])
        if money:
            run.tell("paid", {"seat": self.seat, "other": self.proposer, "count": money})
        for (giver, taker), (characters, events) in zip(
            ((self.proposer, self.seat), (self.seat, self.proposer)), cards, strict=True
        ):
            if characters or events:
                run.reveal(
                    "cards-traded",
                    {
                        "seat": giver,
                        "other": taker,
                        "characters": characters,
                        "events": events,
                    },
                )

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        verb = choice[0]
        if verb == "prolong":
            _talk(state).answer(state, seat, choice, run)
            return
        if verb == "withdraw":
            state.stack.pop()
            if not self.private:
                run.tell("deal-withdrawn", {"seat": seat, "other": self.seat})
            return
        if verb == "refuse" and not self.private:
            run.tell("deal-refused", {"seat": seat, "other": self.proposer})
        super().answer(state, seat, choice, run)

    def seen_by(self, seat: int | None) -> list[Plain]:
        plain = self.plain()
        if seat not in (self.seat, self.proposer, ALL):
            plain[1 + self.FIELDS.index("terms")] = (
                () if self.private else tuple(outward(term) for term in self.terms)
            )
        return plain


# Within a private talk, which knows deals; so they find it by its name ----------------------------


def _talk(state: FiefState) -> Sealed[FiefState]:
    """The private talk in which a deal is made: it lies below it."""
    talk = next(frame for frame in reversed(state.stack) if frame.KIND == TALK)
    assert isinstance(talk, Sealed)
    return talk


def _bystanders(state: FiefState, asked: int) -> tuple[int, ...]:
    """Those in the talk who could prolong it while one of them is asked something."""
    return tuple(seat for seat in _talk(state).asked if seat != asked and prolonging(state, seat))
