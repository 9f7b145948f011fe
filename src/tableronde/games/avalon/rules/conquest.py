"""CONQUER, LOSS, AVALON: a region changes hands, and what that costs."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, OpenAsk, Prompt, frame
from tableronde.games.avalon.choices import (
    GIVE_CARD,
    GIVE_TOP,
    KEEP_AVALON,
    USE_AVALON,
    GiveCard,
    GiveTop,
)
from tableronde.games.avalon.components import (
    AVALON_DISCOUNT,
    CARDS,
    CASTLE,
    CASTLE_LOSS,
    MOST_CONQUESTS,
    REGIONS,
)
from tableronde.games.avalon.state import NOBODY, AvalonState


def conquer(state: AvalonState, seat: int, place: int, run: Run) -> None:
    """Ownership first, then the region's function, then the losses (AVA-CONQUER-03)."""
    mine, theirs = state.piles[seat][place], state.piles[1 - seat][place]
    owed = len(mine) + len(theirs)  # before the equal losses (AVA-LOSS-04, AVA-LOSS-12)
    if state.owner[place] != NOBODY and CASTLE[state.row[place]]:
        owed += CASTLE_LOSS  # a castle in the mist costs nothing more (AVA-CASTLE-04, -06)
    _take_over(state, seat, place, run)
    _equal_losses(state, seat, place, run)
    left = state.cards_of(seat) - owed  # without the discount of Avalon
    idle = left + AVALON_DISCOUNT <= 0  # all will be given up with it, too
    if not state.owns_avalon(seat) or state.avalon_used or idle:
        extra_losses(state, seat, owed, run)
    elif state.conquests < MOST_CONQUESTS and any(state.hands[seat]) and left > 0:
        state.stack.append(AvalonDiscount(seat, owed))
    else:
        use_avalon(state, seat, owed, run)


def _take_over(state: AvalonState, seat: int, place: int, run: Run) -> None:
    state.conquests += 1
    hidden = state.owner[place] == NOBODY
    state.owner[place] = seat  # a region in the mist is turned face up by this (AVA-CONQUER-01)
    told = {"seat": seat, "region": place + 1, "name": REGIONS[state.row[place]]}
    if hidden:
        run.reveal("conquered-mist", told)
    elif run.events is not None:
        run.tell("conquered", told)


def _equal_losses(state: AvalonState, seat: int, place: int, run: Run) -> None:
    """The loser discards all cards there, the conqueror as many from the top (AVA-LOSS-01, -02)."""
    mine, theirs = state.piles[seat][place], state.piles[1 - seat][place]
    count = len(theirs)
    if not count:
        return  # AVA-LOSS-03
    given = mine[-count:][::-1]
    lost = theirs[::-1]
    del mine[-count:]
    theirs.clear()
    state.discard += lost
    state.discard += given
    if run.events is not None:
        lost_names = [CARDS[card] for card in lost]
        given_names = [CARDS[card] for card in given]
        told = {"seat": 1 - seat, "cards": lost_names, "region": place + 1, "count": count}
        run.tell("equal-loss", told)
        told = {"seat": seat, "cards": given_names, "region": place + 1, "count": count}
        run.tell("equal-loss", told)


def use_avalon(state: AvalonState, seat: int, owed: int, run: Run) -> None:
    """One card less, once a turn (AVA-AVALON-01, -02, -04)."""
    state.avalon_used = True
    owed = max(0, owed - AVALON_DISCOUNT)
    run.tell("used-avalon", {"seat": seat, "count": owed})
    extra_losses(state, seat, owed, run)


@frame
class AvalonDiscount(Ask[AvalonState]):
    """At the first conquest its owner may keep it for a second one, which takes a card in hand and
    one that is left; else it is used without a question (AVA-AVALON-02, -03)."""

    KIND = "avalon"
    owed: int

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt("avalon", ("AVA-AVALON-01", "AVA-AVALON-02"), {"count": self.owed})

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        return [USE_AVALON, KEEP_AVALON]

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if choice == USE_AVALON:
            use_avalon(state, seat, self.owed, run)
        else:
            extra_losses(state, seat, self.owed, run)


def extra_losses(state: AvalonState, seat: int, owed: int, run: Run) -> None:
    """Ask for the cards owed; who has no more than that gives up all of it (AVA-LOSS-11)."""
    if run.events is not None:
        run.tell("owes", {"seat": seat, "count": owed})
    if owed < state.cards_of(seat):
        if owed:
            state.stack.append(PayLosses(seat, owed))
        return
    hand, piles = state.hands[seat], state.piles[seat]
    given: list[int] = []
    for pile in piles:
        given += pile[::-1]
        pile.clear()
    for card, count in enumerate(hand):
        for _ in range(count):
            state.from_hand(seat, card)
            given.append(card)
    state.discard += given
    if run.events is not None:
        names = [CARDS[card] for card in given]
        run.reveal("gave-all", {"seat": seat, "cards": names, "count": len(names)})


@frame
class PayLosses(OpenAsk[AvalonState]):
    """One card after the other, from the hand or the top of any own pile (AVA-LOSS-05 to -07);
    from the only pile of an empty hand without a question (AVA-LOSS-14)."""

    KIND = "pay"
    owed: int

    def waiting(self, state: AvalonState) -> tuple[int, ...]:
        return (self.seat,) if any(state.hands[self.seat]) else super().waiting(state)

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt("pay", ("AVA-LOSS-05", "AVA-LOSS-04"), {"count": self.owed})

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        options: list[Choice] = [
            GIVE_CARD[card] for card, count in enumerate(state.hands[seat]) if count
        ]
        options += [GIVE_TOP[place] for place, pile in enumerate(state.piles[seat]) if pile]
        return options

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, GiveCard):
            card = choice.card
            state.from_hand(seat, card)
            if run.events is not None:
                run.tell("gave-card", {"seat": seat, "card": CARDS[card]})
        else:
            assert isinstance(choice, GiveTop)
            place = choice.region
            card = state.piles[seat][place].pop()
            if run.events is not None:
                told = {"seat": seat, "card": CARDS[card], "region": place + 1}
                run.tell("gave-top", told)
        state.discard.append(card)
        if self.owed > 1:
            state.stack[-1] = PayLosses(seat, self.owed - 1)
        else:
            state.stack.pop()
