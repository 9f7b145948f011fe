"""8.0, FIEF-D-06 to -11: deals that are carried out together or not at all, embassies, private
talks."""

from typing import Any, ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Prompt, Sealed
from tableronde.core.game import Conversation
from tableronde.core.parley import PASS, Deal, Draft
from tableronde.core.state import Plain
from tableronde.games.fief import hands, relics, titles
from tableronde.games.fief.components import (
    ALL_LORDS,
    CASTLE,
    COPIES,
    FIEF_VILLAGES,
    FIEFS,
    FIRST_CALAMITY,
    HAND,
    NOBODY,
    WOMAN,
    back,
)
from tableronde.games.fief.control import capital, cede, controls_all
from tableronde.games.fief.families import family, matches, monarch_seat, pope_seat
from tableronde.games.fief.prisoners import hand_over, release, takers
from tableronde.games.fief.stages import may_go_through
from tableronde.games.fief.state import (
    HEAR_YE,
    MOVEMENT,
    PURCHASES,
    FiefState,
    Permit,
)
from tableronde.games.fief.surprises import InPlay
from tableronde.games.fief.troops import villages_of

ROUNDS: Final = 3
"""Offers in one negotiation."""
EDITS: Final = 8
MOST_MONEY: Final = 40
"""Larger sums are paid in two deals."""

GIVE: Final = {
    "money": "give-money",
    "village": "give-village",
    "prisoner": "give-prisoner",
    "relic": "offer-relic",
    "passage": "give-passage",
    "waiver": "give-waiver",
    "consent": "give-consent",
    "annulment": "give-annulment",
    "card": "give-card",
}
WANT: Final = {
    "money": "want-money",
    "village": "want-village",
    "prisoner": "want-prisoner",
    "relic": "want-relic",
    "passage": "want-passage",
    "waiver": "want-waiver",
    "consent": "want-consent",
    "annulment": "want-annulment",
    "card": "want-card",
}
_KIND: Final = {verb: kind for side in (GIVE, WANT) for kind, verb in side.items()}
_GIVEN: Final = frozenset(GIVE.values())
BACK_TERMS: Final = {"give-card": "give-back", "want-card": "want-back"}
"""How terms about cards look to those outside: only the backs (FIEF-D-10)."""


def _things(state: FiefState, kind: str, giver: int, taker: int) -> list[tuple[int, ...]]:
    """What a player could hand to another now, for everybody to see (FIEF-D-06). While a card is in
    play nothing that it could be about: only an embassy comes between, and permissions
    (FIEF-8.0-03, FIEF-12.0-20, FIEF-D-13)."""
    if kind in ("village", "prisoner", "relic", "annulment") and _is_card_in_play(state):
        return []
    if kind == "village":
        return [
            (village,) for village in villages_of(state, taker) if state.control[village] == giver
        ]
    if kind == "prisoner":
        return [
            (lord,)
            for lord in ALL_LORDS
            if state.captor[lord] == giver
            and (state.owner[lord] == taker or taker in takers(state, lord))
        ]
    if kind == "relic":
        return [
            (relic, lord)
            for relic, holder in enumerate(state.relic_holder)
            if holder != NOBODY and relics.controller(state, relic) == giver
            for lord in relics.receivers(state, relic)
            if state.owner[lord] == taker
        ]
    if kind == "passage":
        if state.phase != MOVEMENT or state.active != taker:
            return []
        # For the group in which a lord goes, where he could still come by.
        return [
            (village, lord)
            for village in villages_of(state, giver)
            for lord in family(state, taker)
            if village in may_go_through(state, lord)
            and not state.permitted("passage", giver, taker, village, 1 << lord)
        ]
    if kind == "waiver":
        if state.phase != PURCHASES or state.active != taker or monarch_seat(state) != giver:
            return []
        return [
            (fief,)
            for fief in range(len(FIEFS))
            if capital(state, fief) == NOBODY
            and controls_all(state, taker, FIEF_VILLAGES[fief])
            and any(state.fort[village] == CASTLE for village in FIEF_VILLAGES[fief])
            and not state.permitted("waiver", giver, taker, fief)
        ]
    if kind == "consent":
        if pope_seat(state) != giver:
            return []
        return [
            (lord,)
            for lord in state.croziers
            if lord != NOBODY
            and titles.may_become_cardinal(state, lord)
            and not state.permitted("consent", giver, taker, lord)
        ]
    assert kind == "annulment"
    if pope_seat(state) != giver:
        return []
    return [
        (lord,)
        for lord in family(state, taker)
        if state.spouse[lord] != NOBODY and titles.may_annul(state, lord)
    ]


def _carry_out(
    state: FiefState,
    kind: str,
    giver: int,
    taker: int,
    thing: Choice,
    secret: bool,
    run: Run,
) -> None:
    if kind == "money":
        state.money[giver] -= thing[0]
        state.money[taker] += thing[0]
    elif kind == "village":
        cede(state, thing[0], taker, run)
    elif kind == "prisoner":
        if state.owner[thing[0]] == taker:
            release(state, thing[0], run)
        else:
            hand_over(state, thing[0], taker, run)
    elif kind == "relic":
        relics.give(state, thing[0], thing[1], run)
    elif kind == "annulment":
        titles.annul(state, thing[0], run)
    elif kind == "card":
        hands.play(state, giver, thing[0])
        hands.receive(state, taker, thing[0])
    else:
        lords = 1 << thing[1] if kind == "passage" else 0
        state.permits = (*state.permits, Permit(kind, giver, taker, thing[0], secret, lords))


_PUBLIC_KINDS: Final = (
    "village",
    "prisoner",
    "relic",
    "passage",
    "waiver",
    "consent",
    "annulment",
)


def _is_courtship(state: FiefState) -> bool:
    """Marriages are concluded in the first step of phase 1 only (FIEF-R-18), and not while a card
    is in play: an embassy there is no wedding (FIEF-8.0-03, FIEF-D-13)."""
    return (
        state.phase == HEAR_YE
        and any(frame.KIND == "courtship" for frame in state.stack)
        and not _is_card_in_play(state)
    )


def _is_card_in_play(state: FiefState) -> bool:
    return any(isinstance(frame, InPlay) for frame in state.stack)


# Drafts and offers --------------------------------------------------------------------------------


def may_trade_cards(state: FiefState, seat: int, private: bool) -> bool:
    """An embassy is spent for it; not in a private talk, which has been paid for, nor with free
    diplomacy (FIEF-8.0-04, FIEF-11.3-01)."""
    return private or state.modes.free_diplomacy or state.embassies[seat] > 0


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
        taken = set(self.terms)
        kinds = {term[0] for term in self.terms}
        options: list[Choice] = []
        if GIVE["money"] not in kinds:
            most = min(state.money[mine], MOST_MONEY)
            options += [(GIVE["money"], count) for count in range(1, most + 1)]
        if WANT["money"] not in kinds:
            known = MOST_MONEY if state.modes.hidden_money else state.money[theirs]
            options += [(WANT["money"], count) for count in range(1, min(known, MOST_MONEY) + 1)]
        for kind in _PUBLIC_KINDS:
            options += [(GIVE[kind], *thing) for thing in _things(state, kind, mine, theirs)]
            options += [(WANT[kind], *thing) for thing in _things(state, kind, theirs, mine)]
        if _is_courtship(state) and "marry" not in kinds:
            options += [
                ("marry", own, lord)
                for own, lord in matches(state, mine)
                if state.owner[lord] == theirs
            ]
        if may_trade_cards(state, mine, self.private or self.paid):
            options += self._cards_to_add(state)
        if ("promise",) not in taken:
            options.append(("promise",))
        return [
            option
            for option in options
            if option not in taken or option[0] in (GIVE["card"], WANT["card"])
        ]

    def _cards_to_add(self, state: FiefState) -> list[Choice]:
        """Own cards; and of the other's hand, of which only the backs are known, any card that has
        one of them."""
        own = cards_to_trade(state, self.seat)
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
            and self.terms.count((WANT["card"], card)) < COPIES[card]
            and (card >= len(state.owner) or state.owner[card] == NOBODY)
        ]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if choice[0] == "prolong":
            prolong(state, seat, run)
            return
        if choice[0] == "offer":
            free = self.private or self.paid or state.modes.free_diplomacy
            if self.trades_cards and not free:
                _spend_embassy(state, seat)  # FIEF-D-10: when the first offer is made
                run.tell("embassy", {"seat": seat, "other": self.other})
            if not self.private:
                run.tell("offered", {"seat": seat, "other": self.other})
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
        return bystanders(state, self.seat) if self.private else ()

    def door(self, state: FiefState) -> "Talk | None":
        return talk_of(state) if self.private else None

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

    def counter(self) -> DraftDeal:
        return DraftDeal(
            self.seat, self.proposer, (), self.rounds - 1, EDITS, self.private, self.paid
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
        others = bystanders(state, self.seat)
        return others if self.proposer in others else (self.proposer, *others)

    def door(self, state: FiefState) -> "Talk | None":
        return talk_of(state) if self.private else None

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        if seat == self.seat:
            options = super().options(state, seat)
        elif seat == self.proposer:
            options.append(("withdraw",))
        return options + prolonging(state, seat) if self.private else options

    def _parties(self, verb: str) -> tuple[int, int]:
        """Giver and taker of a term."""
        if verb in _GIVEN:
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
            if verb not in _KIND:
                return False  # a card of which only the back is known
            kind = _KIND[verb]
            giver, taker = self._parties(verb)
            if kind == "money":
                if state.money[giver] < term[1]:
                    return False
            elif kind == "card":
                if term[1] not in held[giver]:
                    return False
                held[giver].remove(term[1])
            elif term[1:] not in _things(state, kind, giver, taker):
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
                _carry_out(state, _KIND[verb], giver, taker, term[1:], self.private, run)

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
            prolong(state, seat, run)
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
                () if self.private else tuple(_outward(term) for term in self.terms)
            )
        return plain


def _outward(term: Choice) -> Choice:
    """A term as those outside see it."""
    shown = BACK_TERMS.get(term[0])
    return term if shown is None else (shown, back(term[1]))


def hands_hold(state: FiefState, proposer: int, partner: int, terms: tuple[Any, ...]) -> bool:
    """Whether no hand gets too large by a deal (FIEF-8.0-05): how many cards are held, all see."""
    verbs = [term[0] for term in terms]
    gain = verbs.count(WANT["card"]) - verbs.count(GIVE["card"])
    own, other = len(state.hands[proposer]), len(state.hands[partner])
    return own + gain <= HAND and other - gain <= HAND


def cards_to_trade(state: FiefState, seat: int) -> list[int]:
    """The hand without a card that is being played (FIEF-D-13)."""
    cards = list(state.hands[seat])
    for frame in state.stack:
        if isinstance(frame, InPlay) and frame.in_hand and frame.seat == seat:
            cards.remove(frame.card)
    return cards


def propose(state: FiefState, seat: int, other: int, private: bool = False) -> None:
    state.stack.append(DraftDeal(seat, other, (), ROUNDS, EDITS, private, False))


# Private talks (FIEF-D-11) ------------------------------------------------------------------------


def may_talk(state: FiefState, seat: int) -> bool:
    """With an embassy left; with free diplomacy always (FIEF-11.3-01)."""
    return state.embassies[seat] > 0 or state.modes.free_diplomacy


def _spend_embassy(state: FiefState, seat: int) -> None:
    if not state.modes.free_diplomacy:
        state.embassies[seat] -= 1


class Invitation(Ask[FiefState]):
    """Whom to invite to a private talk; the token is spent when it is sent out."""

    __slots__ = ("guests",)
    KIND: ClassVar[str] = "invitation"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "guests")

    def __init__(self, seat: int, guests: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.guests: Final = guests

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("invitation", ("FIEF-8.0-06",))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [("withdraw",)]
        if self.guests:
            options.append(("begin-talk",))
        options += [
            ("invite", other)
            for other in range(state.seats)
            if other != seat and other not in self.guests
        ]
        return options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if choice[0] == "invite":
            state.stack[-1] = Invitation(seat, (*self.guests, choice[1]))
            return
        state.stack.pop()
        if choice[0] == "begin-talk":
            _spend_embassy(state, seat)
            run.tell("talk-called", {"seat": seat, "seats": list(self.guests)})
            nobody: tuple[Choice | None, ...] = tuple(None for _ in self.guests)
            state.stack.append(EnterTalk(self.guests, nobody, state.number, seat))


class EnterTalk(Sealed[FiefState]):
    """The invited enter or stay out; the token is spent even if all stay out."""

    __slots__ = ("host",)
    KIND: ClassVar[str] = "enter-talk"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since", "host")

    def __init__(
        self,
        asked: tuple[int, ...],
        answers: tuple[Choice | None, ...],
        since: int,
        host: int,
    ) -> None:
        super().__init__(asked, answers, since)
        self.host: Final = host

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("enter-talk", ("FIEF-8.0-06", "FIEF-D-11"), {"other": self.host})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("stay-out",), ("enter-talk",)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        guests = [
            seat
            for seat, answer in zip(self.asked, answers, strict=True)
            if answer[0] == "enter-talk"
        ]
        run.tell("talk-begins", {"seat": self.host, "seats": guests})
        if guests:
            begin_talk(state, (self.host, *guests))


class Talk(Sealed[FiefState]):
    """A private talk: those in it make deals, cards and money included, in secret (FIEF-8.0-07). It
    ends when nobody has anything more to propose, or when a table says that the time is up.

    `began` is how many answers stood then, `acts` how many deals each has proposed since the last
    token, `tokens` how many embassies pay for it, and `before` the money (None where that is
    hidden) and the backs of the cards that each held when it began: what those outside see until it
    is over (FIEF-D-11)."""

    __slots__ = ("acts", "before", "began", "tokens")
    KIND: ClassVar[str] = "talk"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "asked",
        "answers",
        "since",
        "began",
        "acts",
        "tokens",
        "before",
    )

    def __init__(
        self,
        asked: tuple[int, ...],
        answers: tuple[Choice | None, ...],
        since: int,
        began: int,
        acts: tuple[int, ...],
        tokens: int,
        before: tuple[tuple[int | None, int, int], ...],
    ) -> None:
        super().__init__(asked, answers, since)
        self.began: Final = began
        self.acts: Final = acts
        self.tokens: Final = tokens
        self.before: Final = before

    def become(
        self,
        answers: tuple[Choice | None, ...],
        since: int,
        acts: tuple[int, ...],
        tokens: int,
    ) -> "Talk":
        return Talk(self.asked, answers, since, self.began, acts, tokens, self.before)

    def prolonged(self, number: int) -> "Talk":
        return self.become(self.answers, number, (0,) * len(self.asked), self.tokens + 1)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("talk", ("FIEF-8.0-07", "FIEF-8.0-08"), {"count": self.tokens})

    def unbidden(self, state: FiefState) -> tuple[int, ...]:
        """Who has finished may think better of it while the others talk on."""
        return tuple(
            seat
            for seat, answer in zip(self.asked, self.answers, strict=True)
            if answer is not None and self.options(state, seat)
        )

    def door(self, state: FiefState) -> "Talk":
        return self

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        at = self.asked.index(seat)
        options: list[Choice] = [PASS] if self.answers[at] is None else []
        if self.acts[at] < MOST_DEALS:
            options += [("deal", other) for other in self.asked if other != seat]
        return options + prolonging(state, seat)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Who proposes something need not wait for the others, and they are asked again."""
        if choice[0] == "prolong":
            prolong(state, seat, run)
        elif choice[0] == "deal":
            at = self.asked.index(seat)
            acts = (*self.acts[:at], self.acts[at] + 1, *self.acts[at + 1 :])
            nobody = (None,) * len(self.asked)
            state.stack[-1] = self.become(nobody, state.number, acts, self.tokens)
            propose(state, seat, choice[1], private=True)
        else:
            super().answer(state, seat, choice, run)

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        """Everybody sees again what is held (FIEF-D-11)."""
        run.reveal("talk-ends", {"count": self.tokens})

    def seen_by(self, seat: int | None) -> list[Plain]:
        if seat == ALL or seat in self.asked:
            return self.plain()
        nobody, none = (None,) * len(self.asked), (0,) * len(self.asked)
        return self.become(nobody, self.began, none, self.tokens).plain()


MOST_DEALS: Final = 6
"""Deals that each may propose for one token: as many acts as in a window (FIEF-D-15)."""
TALK_GOES_ON: Final = Prompt("talk-goes-on", ("FIEF-8.0-08", "FIEF-D-11"))


def begin_talk(state: FiefState, asked: tuple[int, ...]) -> None:
    before = tuple(
        (
            None if state.modes.hidden_money else state.money[seat],
            sum(back(card) == 0 for card in state.hands[seat]),
            sum(back(card) == 1 for card in state.hands[seat]),
        )
        for seat in asked
    )
    nobody, none = (None,) * len(asked), (0,) * len(asked)
    state.stack.append(Talk(asked, nobody, state.number, state.number, none, 1, before))


def talk_of(state: FiefState) -> Talk | None:
    """The private talk that goes on."""
    for frame in reversed(state.stack):
        if isinstance(frame, Talk):
            return frame
    return None


def prolonging(state: FiefState, seat: int) -> list[Choice]:
    """By anybody in the talk, and at any moment of it (FIEF-8.0-08, FIEF-D-11)."""
    paid = state.embassies[seat] > 0 and not state.modes.free_diplomacy
    return [("prolong",)] if paid else []


def prolong(state: FiefState, seat: int, run: Run) -> None:
    _spend_embassy(state, seat)
    talk = talk_of(state)
    assert talk is not None
    state.stack[state.stack.index(talk)] = talk.prolonged(state.number)
    run.reveal("talk-prolonged", {"seat": seat})  # who has talked longer cannot take that back


def bystanders(state: FiefState, asked: int) -> tuple[int, ...]:
    """Those in the talk who could prolong it while one of them is asked something."""
    talk = talk_of(state)
    assert talk is not None
    return tuple(seat for seat in talk.asked if seat != asked and prolonging(state, seat))


_CLOSING: Final[dict[str, Choice]] = {
    Talk.KIND: PASS,
    DraftDeal.KIND: ("withdraw",),
    OfferedDeal.KIND: ("refuse",),
}


def conversation(state: FiefState) -> Conversation | None:
    """The private talk as a table measures it. What a deal has set off, as the place of a lord who
    was freed, is settled before it can end."""
    talk = talk_of(state)
    if talk is None:
        return None
    top = state.stack[-1]
    closing = None if top.door(state) is None else _CLOSING[top.KIND]
    return Conversation(talk.asked, talk.began, talk.tokens, closing)


def proposals(state: FiefState, seat: int) -> list[Choice]:
    """The acts of diplomacy that are open to a player at any moment."""
    options: list[Choice] = [("deal", other) for other in range(state.seats) if other != seat]
    if may_talk(state, seat):
        options.append(("talk",))
    return options


def circle(state: FiefState, seat: int) -> tuple[int, ...]:
    """Who hears what a player says in confidence: those in a private talk with him (FIEF-8.0-06),
    which has been paid for; over an offer with a promise in it, the two parties, who write it down
    (FIEF-D-07)."""
    talk = talk_of(state)
    if talk is not None:
        return talk.asked if seat in talk.asked else ()
    top = state.stack[-1] if state.stack else None
    parties: tuple[int, ...] = ()
    if isinstance(top, DraftDeal) and ("promise",) in top.terms:
        parties = (top.seat, top.other)
    elif isinstance(top, OfferedDeal) and ("promise",) in top.terms:
        parties = (top.proposer, top.seat)
    return parties if seat in parties else ()
