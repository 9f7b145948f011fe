"""8.0, FIEF-D-06: deals, put together and offered, that are carried out together or not at all."""

from typing import Any, Final, cast

from tableronde.core.choice import Choice
from tableronde.core.declared import replace
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Prompt, Sealed, frame
from tableronde.core.group_decisions import (
    OFFER,
    WITHDRAW,
    Deal,
    Draft,
    Offer,
    Refuse,
    Withdraw,
    concern,
)
from tableronde.games.fief import choices
from tableronde.games.fief.components import COPIES, NOBODY, WOMAN, back
from tableronde.games.fief.rules.diplomacy.cards_in_deals import (
    cards_to_trade,
    conceivable,
    conceivable_plays,
    hands_hold,
    play_now,
    playable,
)
from tableronde.games.fief.rules.diplomacy.embassies import (
    may_trade_cards,
    price,
    prolonging,
    spend_embassy,
)
from tableronde.games.fief.rules.diplomacy.terms import (
    PUBLIC_KINDS,
    is_courtship,
    kinds_to_trade,
    outward,
    things,
    transfer,
)
from tableronde.games.fief.rules.families.lords import matches
from tableronde.games.fief.rules.hear_ye import titles
from tableronde.games.fief.state import FiefState

ROUNDS: Final = 3
"""Offers in one negotiation."""
EDITS: Final = 8
_EXCLUSIVE: Final = frozenset({choices.Marry, choices.GivePlay, choices.WantPlay})
"""One of these at most in a deal: a bride is not made d'Arc by it (FIEF-9.1-06, FIEF-D-17)."""
_CARDS_GIVEN: Final = (choices.GiveCard, choices.GivePlay)
_CARDS_WANTED: Final = (choices.WantCard, choices.WantPlay)
TALK: Final = "talk"
"""The kind of frame of a private talk."""
TALK_GOES_ON: Final = Prompt("talk-goes-on", ("FIEF-8.0-08", "FIEF-D-11"))


def propose(
    state: FiefState,
    seat: int,
    other: int,
    private: bool = False,
) -> None:
    """Begin an offer."""
    draft = DraftDeal(seat, other, (), ROUNDS, EDITS, private, NOBODY, False, NOBODY)
    state.stack.append(draft)


def counter_request(state: FiefState, seat: int, other: int, term: choices.Term) -> None:
    """Begin a counter-offer: who was asked for something says what he wants for it."""
    draft = DraftDeal(seat, other, (term,), ROUNDS, EDITS, False, NOBODY, True, NOBODY)
    state.stack.append(draft)


def trades_cards(terms: tuple[choices.Term, ...]) -> bool:
    """Whether there are cards among these terms, as anybody sees them."""
    return any(isinstance(term, (choices.CardTerm, choices.BackTerm)) for term in terms)


def costs_embassy(state: FiefState, terms: tuple[choices.Term, ...], private: bool) -> bool:
    """Whether an embassy is spent when these terms are carried out: not in a private talk, which
    has been paid for, nor with free diplomacy (FIEF-8.0-04, FIEF-8.0-07, FIEF-11.3-01)."""
    return trades_cards(terms) and not private and price(state) > 0


@frame
class DraftDeal(Draft[FiefState]):
    """Put an offer together. `private`: within a private talk; `payer`: who has first offered cards
    in this negotiation and spends an embassy if any change hands (FIEF-D-10); `reply`: it answers
    an offer or a request, which is refused by who drops it; `player`: of whose cards one is named
    next that the deal is to play, and on what (FIEF-D-17)."""

    KIND = "draft-deal"
    terms: tuple[choices.Term, ...]
    private: bool
    payer: int
    reply: bool
    player: int

    def edited(self, terms: tuple[Choice, ...]) -> "DraftDeal":
        return self._become(cast(tuple[choices.Term, ...], terms), self.edits - 1, NOBODY)

    def _become(self, terms: tuple[choices.Term, ...], edits: int, player: int) -> "DraftDeal":
        return replace(self, terms=terms, edits=edits, player=player)

    def offer(self) -> "OfferedDeal":
        payer = self.seat if self.payer == NOBODY and trades_cards(self.terms) else self.payer
        return OfferedDeal(self.other, self.seat, self.terms, self.rounds, self.private, payer)

    def _may_trade_cards(self, state: FiefState) -> bool:
        """Whether an embassy is paid for cards already, or could be."""
        return self.payer != NOBODY or may_trade_cards(state, self.seat, self.private)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if seat != self.seat:
            return TALK_GOES_ON
        return Prompt("draft-deal", ("FIEF-8.0-01", "FIEF-D-06"), {"other": self.other})

    def terms_to_add(self, state: FiefState) -> list[choices.Term]:
        mine, theirs = self.seat, self.other
        verbs = {type(term) for term in self.terms}
        money: list[choices.Term] = []
        if choices.GiveMoney not in verbs:
            money += choices.GIVE_MONEY[1 : state.money[mine] + 1]
        if choices.WantMoney not in verbs:
            known = choices.MOST_MONEY if state.modes.hidden_money else state.money[theirs]
            money += choices.WANT_MONEY[1 : known + 1]
        options: list[choices.Term] = []
        given = kinds_to_trade(state, mine, theirs)
        wanted = kinds_to_trade(state, theirs, mine)
        for kind in PUBLIC_KINDS:
            sides = choices.SIDES_OF[kind]
            if kind in given:
                options += map(sides.give.about, things(state, kind, mine, theirs))
            if kind in wanted:
                options += map(sides.want.about, things(state, kind, theirs, mine))
        if is_courtship(state) and verbs.isdisjoint(_EXCLUSIVE):
            options += [
                choices.Marry(own, lord)
                for own, lord in matches(state, mine)
                if state.owner[lord] == theirs
            ]
        if self._may_trade_cards(state):
            options += self._cards_to_add(state)
        if self._plays(state, mine):
            options.append(choices.GIVE_PLAY)
        if self._plays(state, theirs):
            options.append(choices.WANT_PLAY)
        options.append(choices.PROMISE)
        if not verbs:
            return money + options
        # Of cards there may be several alike.
        taken = {term.subject for term in self.terms}
        return money + [
            option
            for option in options
            if isinstance(option, choices.CardTerm) or option.subject not in taken
        ]

    def _cards_to_add(self, state: FiefState) -> list[choices.Term]:
        """Return the terms about cards to be exchanged: own cards; and of the other's hand, of
        which only the backs are known, any card that has one of them and is not all in the own
        hand."""
        own = sorted(set(self._own_left(state)))
        options: list[choices.Term] = [choices.GIVE_CARD[card] for card in own]
        return options + [
            choices.WANT_CARD[card]
            for card in conceivable(state, self.seat, self._backs_left(state))
            if self._may_hold(state, card)
        ]

    def _own_left(self, state: FiefState) -> list[int]:
        """Return the own cards of which these terms do not dispose."""
        return _without(cards_to_trade(state, self.seat), self._cards(_CARDS_GIVEN))

    def _backs_left(self, state: FiefState) -> list[int]:
        """Return the backs of the cards of the other of which these terms do not dispose."""
        backs = [back(card) for card in state.hands[self.other]]
        return _without(backs, [back(card) for card in self._cards(_CARDS_WANTED)])

    def _cards(self, verbs: tuple[type[choices.CardTerm], type[choices.PlayTerm]]) -> list[int]:
        """Return the cards that one of the two is to hand over or to play."""
        return [term.card for term in self.terms if isinstance(term, verbs)]

    def _may_hold(self, state: FiefState, card: int) -> bool:
        """Whether the other may have one more of these than the terms ask of him."""
        elsewhere = state.hands[self.seat].count(card)
        return self._cards(_CARDS_WANTED).count(card) < COPIES[card] - elsewhere

    def _plays(self, state: FiefState, player: int) -> list[choices.Play]:
        """Return the cards of one of the two that the deal could play, on what: one at most, and
        none that it gives away. In a private talk none is played, nor in a deal with a marriage
        (FIEF-D-17)."""
        if self.private or any(type(term) in _EXCLUSIVE for term in self.terms):
            return []
        ground = state.stack[-2]
        if player == self.seat:
            own = self._own_left(state)
            plays = [
                play for play in playable(state, ground, player, self.other) if play.card in own
            ]
        else:
            backs = self._backs_left(state)
            plays = [
                play
                for play in conceivable_plays(state, ground, self.seat, player, backs)
                if self._may_hold(state, play.card)
            ]
        taken = {term.subject for term in self.terms}
        if not taken:
            return plays
        verb = choices.GivePlay if player == self.seat else choices.WantPlay
        return [play for play in plays if verb.of_play(play).subject not in taken]

    def may_add(self, state: FiefState, term: choices.Term) -> bool:
        if isinstance(term, choices.PlayTerm):
            player = self.seat if isinstance(term, choices.Given) else self.other
            return term.play in self._plays(state, player)
        return term in self.terms_to_add(state)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Prolong):
            _talk(state).answer(state, seat, choice, run)
            return
        if self.player != NOBODY:
            terms = self.terms
            if isinstance(choice, choices.Play):
                verb = choices.GivePlay if self.player == seat else choices.WantPlay
                terms = (*terms, verb.of_play(choice))
            state.stack[-1] = self._become(terms, self.edits, NOBODY)
            return
        if isinstance(choice, choices.PlayTerm):
            player = seat if isinstance(choice, choices.Given) else self.other
            state.stack[-1] = self._become(self.terms, self.edits - 1, player)
            return
        if isinstance(choice, Offer) and not self.private:
            run.tell("offered", {"seat": seat, "other": self.other})
            concern(state, (self.other,))
        if isinstance(choice, Withdraw) and self.reply:
            # Who makes no counter-offer after all refuses what he was offered; that a request is
            # refused has been told.
            state.stack.pop()
            if self.rounds < ROUNDS and not self.private:
                run.tell("deal-refused", {"seat": seat, "other": self.other})
            return
        super().answer(state, seat, choice, run)

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        if seat != self.seat:
            return prolonging(state, seat)
        if self.player != NOBODY:
            return [choices.NO_PLAY, *self._plays(state, self.player)]
        options = super().options(state, seat)
        if trades_cards(self.terms) and not (
            self._may_trade_cards(state) and hands_hold(state, self.seat, self.other, self.terms)
        ):
            options.remove(OFFER)
        return options + prolonging(state, seat) if self.private else options

    def unprompted(self, state: FiefState) -> tuple[int, ...]:
        return _bystanders(state, self.seat) if self.private else ()

    def private_talk(self, state: FiefState) -> Sealed[FiefState] | None:
        return _talk(state) if self.private else None

    def seen_by(self, seat: int | None) -> list[Any]:
        """Hide what has not been offered."""
        known = seat in (self.seat, ALL)
        return self.plain() if known else self._become((), EDITS, NOBODY).plain()


@frame
class OfferedDeal(Deal[FiefState]):
    """Ask the one to whom an offer is made (FIEF-D-06). While he thinks, it may be withdrawn; and
    since it lies above the step in which it was made, it is settled or gone before that ends."""

    KIND = "deal"
    terms: tuple[choices.Term, ...]
    private: bool
    payer: int

    def counter(self, state: FiefState) -> DraftDeal:
        """Begin a counter-offer: it starts as this offer, seen from the other side; what could not
        be offered so is left out."""
        draft = self._draft(())
        for term in self.terms:
            turned = term.turned()
            if draft.may_add(state, turned):
                draft = self._draft((*draft.terms, turned))
        return draft

    def _draft(self, terms: tuple[choices.Term, ...]) -> DraftDeal:
        return DraftDeal(
            self.seat,
            self.proposer,
            terms,
            self.rounds - 1,
            EDITS,
            self.private,
            self.payer,
            True,
            NOBODY,
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        if seat == self.proposer:
            return Prompt("offer-stands", ("FIEF-D-06",), {"other": self.seat})
        if seat != self.seat:
            return TALK_GOES_ON
        return Prompt("deal", ("FIEF-8.0-01", "FIEF-D-06"), {"other": self.proposer})

    def unprompted(self, state: FiefState) -> tuple[int, ...]:
        if not self.private:
            return (self.proposer,)
        others = _bystanders(state, self.seat)
        return others if self.proposer in others else (self.proposer, *others)

    def private_talk(self, state: FiefState) -> Sealed[FiefState] | None:
        return _talk(state) if self.private else None

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = []
        if seat == self.seat:
            options = super().options(state, seat)
        elif seat == self.proposer:
            options.append(WITHDRAW)
        return options + prolonging(state, seat) if self.private else options

    def _parties(self, term: choices.Term) -> tuple[int, int]:
        """Return giver and taker of a term."""
        if isinstance(term, choices.Given):
            return self.proposer, self.seat
        return self.seat, self.proposer

    def feasible(self, state: FiefState) -> bool:
        """Whether all terms can be carried out together (FIEF-D-06): each can be carried out now,
        money and cards are there, and no hand gets too large (FIEF-8.0-05)."""
        return (
            all(self._is_possible(state, term) for term in self.terms)
            and self._cards_are_held(state)
            and hands_hold(state, self.proposer, self.seat, self.terms)
        )

    def _is_possible(self, state: FiefState, term: choices.Term) -> bool:
        if isinstance(term, (choices.Promise, choices.CardTerm)):
            return True
        if isinstance(term, choices.Marry):
            return (term.lord, term.spouse) in matches(state, self.proposer)
        if isinstance(term, (choices.BackTerm, choices.UnseenPlayTerm)):
            return False  # which card, is not known
        giver, taker = self._parties(term)
        if isinstance(term, choices.MoneyTerm):
            return state.money[giver] >= term.amount
        if isinstance(term, choices.PlayTerm):
            return term.play in playable(state, state.stack[-2], giver, taker)
        return term.numbers in things(state, choices.KIND_OF[type(term)], giver, taker)

    def _cards_are_held(self, state: FiefState) -> bool:
        """Whether each of them is held by who is to exchange it or to play it."""
        held = {seat: cards_to_trade(state, seat) for seat in (self.seat, self.proposer)}
        for term in self.terms:
            if isinstance(term, (choices.CardTerm, choices.PlayTerm)):
                giver, _ = self._parties(term)
                if term.card not in held[giver]:
                    return False
                held[giver].remove(term.card)
        return True

    def carry_out(self, state: FiefState, run: Run) -> None:
        self._tell(state, run)
        if costs_embassy(state, self.terms, self.private):
            spend_embassy(state, self.payer)
        for term in self.terms:
            if isinstance(term, choices.PlayTerm):
                play_now(state, *self._parties(term), term.play, run)
        for term in self.terms:
            if isinstance(term, choices.Marry):
                own, lord = term.lord, term.spouse
                titles.wed(state, *((own, lord) if WOMAN[own] else (lord, own)), run)
            elif not isinstance(term, (choices.Promise, choices.PlayTerm)):
                transfer(state, term, *self._parties(term), self.private, run)

    def _tell(self, state: FiefState, run: Run) -> None:
        """Tell everybody of a deal and what it is about, of cards only the backs; of one in a
        private talk only that it was made."""
        parties = (self.proposer, self.seat)
        cards = [[0, 0], [0, 0]]
        for term in self.terms:
            if isinstance(term, choices.CardTerm):
                given = isinstance(term, choices.Given)
                cards[0 if given else 1][back(term.card)] += 1
        if self.private:
            run.whisper(
                parties,
                "private-deal",
                {"seat": self.proposer, "other": self.seat},
            )
            return
        run.tell("deal-made", {"seat": self.proposer, "other": self.seat})
        if costs_embassy(state, self.terms, self.private):
            partner = self.seat if self.payer == self.proposer else self.proposer
            run.tell("embassy", {"seat": self.payer, "other": partner})
        if choices.PROMISE in self.terms:
            run.tell("promised", {"seat": self.proposer, "other": self.seat})
        money = sum(term.amount for term in self.terms if isinstance(term, choices.GiveMoney))
        if money:
            run.tell("paid", {"seat": self.proposer, "other": self.seat, "count": money})
        money = sum(term.amount for term in self.terms if isinstance(term, choices.WantMoney))
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
        if isinstance(choice, choices.Prolong):
            _talk(state).answer(state, seat, choice, run)
            return
        if isinstance(choice, Withdraw):
            state.stack.pop()
            if not self.private:
                run.tell("deal-withdrawn", {"seat": seat, "other": self.seat})
            return
        if isinstance(choice, Refuse) and not self.private:
            run.tell("deal-refused", {"seat": seat, "other": self.proposer})
        super().answer(state, seat, choice, run)

    def seen_by(self, seat: int | None) -> list[Any]:
        plain = self.plain()
        if seat not in (self.seat, self.proposer, ALL):
            plain[1 + self.FIELDS.index("terms")] = (
                () if self.private else tuple(outward(term) for term in self.terms)
            )
        return plain


def _without(cards: list[int], gone: list[int]) -> list[int]:
    """Return these cards (or backs) without those that are gone."""
    left = list(cards)
    for each in gone:
        if each in left:
            left.remove(each)
    return left


# Within a private talk, which knows deals; so they find it by its name ----------------------------


def _talk(state: FiefState) -> Sealed[FiefState]:
    """Return the private talk in which a deal is made: it lies below it."""
    talk = next(frame for frame in reversed(state.stack) if frame.KIND == TALK)
    assert isinstance(talk, Sealed)
    return talk


def _bystanders(state: FiefState, asked: int) -> tuple[int, ...]:
    """Return those in the talk who could prolong it while one of them is asked something."""
    return tuple(seat for seat in _talk(state).asked if seat != asked and prolonging(state, seat))
