"""4.0: purchases: troops, buildings, titles."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Prompt, frame
from tableronde.core.group_decisions import COUNTER, Counter
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    BUYABLE,
    CARDINAL_PRICE,
    CASTLE,
    CASTLE_PRICE,
    CITY,
    FIEF_VILLAGES,
    FIEFS,
    FORTS,
    LORDS,
    MILL_PRICE,
    MILLS,
    MILLS_A_VILLAGE,
    NO_FORT,
    NOBODY,
    TITLE_PRICE,
    VILLAGES,
)
from tableronde.games.fief.rules.battle.ransoms import demand
from tableronde.games.fief.rules.cards.surprises import ask_for_hat, candidates
from tableronde.games.fief.rules.control import capital, controls_all, crown
from tableronde.games.fief.rules.diplomacy.deals import counter_request
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.deaths import hand_ons, hand_title
from tableronde.games.fief.rules.families.lords import family, heirs, monarch_seat
from tableronde.games.fief.rules.in_turn import InTurn, OwnTurn
from tableronde.games.fief.rules.money.recruiting import Recruits, hires, recruit, troops_for_sale
from tableronde.games.fief.rules.windows import MINOR, MOST_OWN_ACTS, own_act, own_acts, window
from tableronde.games.fief.state import FiefState, Permit


@frame
class PurchaseStep(InTurn):
    """Let each player buy in turn order (FIEF-4.0-01); the duty of ransom is checked once more for
    money received meanwhile (FIEF-R-28)."""

    KIND = "purchase-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.new_troops = [0] * len(VILLAGES)
        state.stack.append(Buy(seat))
        demand(state, seat, 0, run)

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        state.permits = tuple(permit for permit in state.permits if permit.kind != "waiver")
        window(state, MINOR)  # FIEF-W-09


@frame
class Buy(OwnTurn):
    """Ask what to buy, one thing at a time, each paid and placed before the next (FIEF-4.0-03); in
    the fog of war several troops may be hired before they are placed (FIEF-11.2-03)."""

    KIND = "buy"

    def has_business(self, state: FiefState) -> bool:
        """Whether he has anything to buy. Where money is hidden, nobody sees who cannot pay; for a
        title one may borrow first (FIEF-D-16)."""
        return (
            state.modes.hidden_money
            or bool(wares(state, self.seat))
            or could_buy_title(state, self.seat)
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("buy", ("FIEF-4.0-01", "FIEF-4.0-03", "FIEF-4.1-03", "FIEF-4.1-06"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DONE, *wares(state, seat), *own_acts(state, seat)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
            return
        if isinstance(choice, (choices.BuySergeant, choices.BuyKnight)):
            recruit(state, seat, choice.village, isinstance(choice, choices.BuyKnight), run)
        elif isinstance(choice, (choices.HireSergeant, choices.HireKnight)):
            knight = isinstance(choice, choices.HireKnight)
            state.stack.append(Recruits(seat, 0, 0, 0, 0).hire(state, knight, run))
        elif isinstance(choice, choices.BuyMill):
            state.money[seat] -= MILL_PRICE
            state.mills[choice.village] += 1
            run.tell("mill-built", {"seat": seat, "village": VILLAGES[choice.village]})
        elif isinstance(choice, choices.BuyCastle):
            state.money[seat] -= CASTLE_PRICE
            state.fort[choice.village] = CASTLE
            run.tell("castle-built", {"seat": seat, "village": VILLAGES[choice.village]})
        elif isinstance(choice, choices.BuyTitle):
            buy_title(state, seat, choice.fief, choice.lord, choice.village, run)
        elif isinstance(choice, choices.AskWaiver):
            AskWaiver(monarch_seat(state), seat, choice.fief, NOBODY).put(state, run)
        elif isinstance(choice, choices.BuyCardinal):
            window(state, MINOR)
            ask_for_hat(state, seat, choice.lord, bought=True, run=run)
        elif isinstance(choice, choices.HandTitle):
            state.acted += 1
            hand_title(state, choice.fief, choice.lord, run)
        else:
            own_act(state, seat, choice, run)


def wares(state: FiefState, seat: int) -> list[Choice]:
    """Return what a player can pay for and place, and titles that he may hand over: to and fro, so
    that this counts as what is done in a window does (FIEF-D-15)."""
    money = state.money[seat]
    options: list[Choice] = []
    options += hires(state, seat, 0) if state.modes.fog else troops_for_sale(state, seat)
    if money >= MILL_PRICE:
        options += [choices.BUY_MILL[village] for village in mill_sites(state, seat)]
    if money >= CASTLE_PRICE:
        options += [choices.BUY_CASTLE[village] for village in castle_sites(state, seat)]
    options += crowns_for_sale(state, seat)
    if money >= CARDINAL_PRICE and state.hats[BUYABLE] == NOBODY:
        options += [choices.BUY_CARDINAL[lord] for lord in candidates(state, seat, bought=True)]
    if state.acted < MOST_OWN_ACTS:
        for lord in family(state, seat):
            options += hand_ons(state, lord)
    return options


# Buildings (4.2) ----------------------------------------------------------------------------------


def mill_sites(state: FiefState, seat: int) -> list[int]:
    """Return where mills can be built: two a village; fifteen in all (FIEF-4.2-04, -05,
    FIEF-12.0-25)."""
    if sum(state.mills) >= MILLS:
        return []
    return [
        village
        for village, holder in enumerate(state.control)
        if holder == seat and state.mills[village] < MILLS_A_VILLAGE
    ]


def castle_sites(state: FiefState, seat: int) -> list[int]:
    """Return where castles can be built: one fortification a village; twelve tiles in all
    (FIEF-4.2-01, -02)."""
    if sum(fort != NO_FORT for fort in state.fort) >= FORTS:
        return []
    return [
        village
        for village, holder in enumerate(state.control)
        if holder == seat and state.fort[village] == NO_FORT
    ]


# Fief titles (4.3) --------------------------------------------------------------------------------


def price(state: FiefState, seat: int, fief: int) -> int:
    """Return the price of a title: nothing if the king has waived it (FIEF-4.3-03)."""
    waived = state.permitted("waiver", monarch_seat(state), seat, fief)
    return 0 if waived else TITLE_PRICE[fief]


def is_for_sale(state: FiefState, seat: int, fief: int) -> bool:
    """Whether a title is for sale: all its villages are one's own, a castle stands in it, its title
    was never bought (FIEF-4.3-01, -12)."""
    return (
        state.crowns[fief] == NOBODY
        and capital(state, fief) == NOBODY
        and controls_all(state, seat, FIEF_VILLAGES[fief])
        and any(state.fort[village] == CASTLE for village in FIEF_VILLAGES[fief])
    )


def fiefs_for_sale(state: FiefState, seat: int) -> list[int]:
    """Return the fiefs whose title a player could buy now, if he had the money: a lord can receive
    it."""
    fiefs = [
        fief
        for fief in range(len(FIEFS))
        if state.control[FIEF_VILLAGES[fief][0]] == seat and is_for_sale(state, seat, fief)
    ]
    return fiefs if heirs(state, seat) else []


def could_buy_title(state: FiefState, seat: int) -> bool:
    """Whether a player could buy a title of a fief; or that of a cardinal, for a bishop of his own
    family. By what everybody sees."""
    if fiefs_for_sale(state, seat):
        return True
    return state.hats[BUYABLE] == NOBODY and any(
        state.owner[lord] == seat for lord in candidates(state, seat, bought=True, in_public=True)
    )


def crowns_for_sale(state: FiefState, seat: int) -> list[Choice]:
    """Return which lord could receive the title, which castle becomes the city (FIEF-4.3-05,
    -06)."""
    options: list[Choice] = []
    lords = heirs(state, seat)
    for fief in fiefs_for_sale(state, seat):
        if price(state, seat, fief) <= state.money[seat]:
            castles = [at for at in FIEF_VILLAGES[fief] if state.fort[at] == CASTLE]
            options += [choices.BuyTitle(fief, lord, at) for lord in lords for at in castles]
        monarch = monarch_seat(state)
        if (
            monarch != NOBODY
            and price(state, seat, fief)
            and AskWaiver(monarch, seat, fief, NOBODY).may_be_put(state)
        ):
            options.append(choices.AskWaiver(fief))
    return options


def buy_title(state: FiefState, seat: int, fief: int, lord: int, village: int, run: Run) -> None:
    cost = price(state, seat, fief)
    state.money[seat] -= cost
    state.permits = tuple(
        permit for permit in state.permits if (permit.kind, permit.thing) != ("waiver", fief)
    )
    state.fort[village] = CITY
    run.tell(
        "title-bought",
        {
            "seat": seat,
            "lord": LORDS[lord],
            "fief": FIEFS[fief],
            "village": VILLAGES[village],
            "count": cost,
        },
    )
    window(state, MINOR)  # FIEF-W-09
    crown(state, fief, lord, run)


@frame
class AskWaiver(Request):
    """Ask the king for a title without its price. He may bring the price of a title down to nothing
    (FIEF-1.8-10, -14); or refuse it so, and say what he wants for it (FIEF-1.8-11)."""

    KIND = "waiver"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "waiver",
            ("FIEF-1.8-10", "FIEF-1.8-14", "FIEF-12.0-26"),
            {"other": self.asker, "fief": FIEFS[self.thing], "count": TITLE_PRICE[self.thing]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [*super().options(state, seat), COUNTER]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        super().answer(state, seat, choice, run)
        if isinstance(choice, Counter):
            counter_request(state, seat, self.asker, choices.GiveWaiver(self.thing))

    def granted(self, state: FiefState, run: Run) -> None:
        giver = monarch_seat(state)
        state.permits = (*state.permits, Permit("waiver", giver, self.asker, self.thing))
