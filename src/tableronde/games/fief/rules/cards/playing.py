"""2.4: playing cards: lords, harvests, weather, taxes."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import (
    BAD_WEATHER,
    BISHOPRICS,
    FAIR_WEATHER,
    FAMILY,
    FAMINE,
    FIEFS,
    GOOD_HARVEST,
    LORDS,
    NOBODY,
    TAX,
    WOMAN,
)
from tableronde.games.fief.rules.cards import hands
from tableronde.games.fief.rules.families.lords import family, is_free
from tableronde.games.fief.rules.families.placing import AskHost, hosts, places, put
from tableronde.games.fief.rules.in_turn import InTurn, OwnTurn
from tableronde.games.fief.rules.money.taxes import levies, levy
from tableronde.games.fief.rules.windows import MINOR, own_act, own_acts, window
from tableronde.games.fief.state import (
    BAD_BIT,
    CAPACITIES,
    CROWN,
    FAIR_BIT,
    FAMINE_BIT,
    HARVEST_BIT,
    POPE,
    FiefState,
)


@frame
class PlayStep(InTurn):
    """Let each player play what he wants of his hand (FIEF-2.4-01)."""

    KIND = "play-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.stack.append(PlayCards(seat))

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        window(state, MINOR)  # FIEF-W-07


@frame
class PlayCards(OwnTurn):
    """Ask what a player plays, card by card in any order, until he passes (FIEF-2.4-04)."""

    KIND = "play-cards"

    def has_business(self, state: FiefState) -> bool:
        return bool(state.hands[self.seat])

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("play-cards", ("FIEF-2.4-01", "FIEF-2.4-02", "FIEF-2.4-04"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [choices.DONE]
        hand = state.hands[seat]
        for card in dict.fromkeys(hand):
            if card < len(LORDS):
                options += arrivals(state, seat, card)
            elif card == GOOD_HARVEST:
                options += [choices.HARVEST[see] for see in harvests(state)]
            elif card == FAIR_WEATHER:
                options += [choices.WEATHER[see] for see in weathers(state)]
            elif card == TAX:
                options += levies(state, seat)
        return options + own_acts(state, seat)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Done):
            state.stack.pop()
            return
        if isinstance(choice, choices.PlayLord):
            window(state, MINOR)  # FIEF-W-07
            enter(state, seat, choice.lord, choice.village, run)
        elif isinstance(choice, choices.AskHost):
            host = state.control[choice.village]
            AskHostNew(host, seat, choice.lord, choice.village).put(state, run)
        elif isinstance(choice, choices.Harvest):
            window(state, MINOR)
            play_harvest(state, seat, choice.bishopric, run)
        elif isinstance(choice, choices.Weather):
            window(state, MINOR)
            play_weather(state, seat, choice.bishopric, run)
        elif isinstance(choice, choices.Levy):
            window(state, MINOR)
            play_tax(state, seat, choice, run)
        else:
            own_act(state, seat, choice, run)


# Lords (2.4.1) ------------------------------------------------------------------------------------


def arrivals(state: FiefState, seat: int, card: int) -> list[Choice]:
    """Return where a new lord could come; four in a family at most (FIEF-2.4.1-02, -05)."""
    if len(family(state, seat)) >= FAMILY:
        return []
    options: list[Choice] = [choices.PlayLord(card, at) for at in places(state, seat)]
    return options + [choices.AskHost(card, at) for at in hosts(state, seat, card)]


def enter(state: FiefState, seat: int, lord: int, village: int, run: Run) -> None:
    """Bring a lord into the family; he is operational at once (FIEF-2.4.1-01, -06); he may be named
    crown prince now and only now (FIEF-1.8.2-01, -09)."""
    hands.play(state, seat, lord)
    state.owner[lord] = seat
    state.captor[lord] = NOBODY
    state.stages[lord] = 0
    run.reveal("lord-enters", {"seat": seat, "lord": LORDS[lord]})
    if may_be_prince(state, seat, lord):
        state.stack.append(NamePrince(seat, lord))
    put(state, lord, village, run)


@frame
class AskHostNew(AskHost):
    """Ask a host as for a lord who is set free, for one who is played: his card is played when the
    host agrees."""

    KIND = "host-new"

    def granted(self, state: FiefState, run: Run) -> None:
        window(state, MINOR)
        enter(state, self.asker, self.thing, self.other, run)


def may_be_prince(state: FiefState, seat: int, lord: int) -> bool:
    """Whether a lord may be named prince: a man put into play by the queen's family while the king
    lives and she is no prisoner, if there is no prince (FIEF-1.8.2-01, -02, FIEF-1.8.1-06)."""
    return (
        not WOMAN[lord]
        and state.king != NOBODY
        and state.queen != NOBODY
        and state.prince == NOBODY
        and state.owner[state.queen] == seat
        and is_free(state, state.queen)
    )


@frame
class NamePrince(Ask[FiefState]):
    """Ask whether a lord is named prince (FIEF-1.8.2-01)."""

    KIND = "name-prince"
    lord: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("name-prince", ("FIEF-1.8.2-01", "FIEF-1.8.2-09"), {"lord": LORDS[self.lord]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.DECLINE, choices.NamePrince(self.lord)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.NamePrince):
            state.prince = self.lord
            state.consummated = True
            run.tell("prince", {"seat": seat, "lord": LORDS[self.lord]})


# Harvests and weather (2.4.2, 2.4.3, 2.4.7) -------------------------------------------------------


def harvests(state: FiefState) -> list[int]:
    """Return the bishoprics for a Good Harvest: not under bad weather, not where one lies already
    (FIEF-2.4.2-01, FIEF-R-24)."""
    return [see for see in range(BISHOPRICS) if not state.sky[see] & (BAD_BIT | HARVEST_BIT)]


def weathers(state: FiefState) -> list[int]:
    """Return the bishoprics for a Fair Weather: not under famine, not where one lies already
    (FIEF-2.4.3-01, FIEF-R-24)."""
    return [see for see in range(BISHOPRICS) if not state.sky[see] & (FAMINE_BIT | FAIR_BIT)]


def play_harvest(state: FiefState, seat: int, see: int, run: Run) -> None:
    """Play a Good Harvest: it ends a famine, or stays by the mitre (FIEF-2.4.2-02, -03)."""
    hands.play(state, seat, GOOD_HARVEST)
    if state.sky[see] & FAMINE_BIT:
        state.sky[see] &= ~FAMINE_BIT
        hands.discard_event(state, GOOD_HARVEST, 1)
        hands.discard_event(state, FAMINE, 1)
        run.reveal("harvest-cancels", {"seat": seat, "bishopric": see + 1})
    else:
        state.sky[see] |= HARVEST_BIT
        run.reveal("harvest", {"seat": seat, "bishopric": see + 1})


def play_weather(state: FiefState, seat: int, see: int, run: Run) -> None:
    """Play a Fair Weather: it ends bad weather, or stays by the mitre (FIEF-2.4.3-02, -03)."""
    hands.play(state, seat, FAIR_WEATHER)
    if state.sky[see] & BAD_BIT:
        state.sky[see] &= ~BAD_BIT
        hands.discard_event(state, FAIR_WEATHER, 1)
        hands.discard_event(state, BAD_WEATHER, 1)
        run.reveal("weather-cancels", {"seat": seat, "bishopric": see + 1})
    else:
        state.sky[see] |= FAIR_BIT
        run.reveal("weather", {"seat": seat, "bishopric": see + 1})


# Taxes (2.4.4 to 2.4.6) ---------------------------------------------------------------------------


def play_tax(state: FiefState, seat: int, choice: choices.Levy, run: Run) -> None:
    """Discard the card and lay a token (FIEF-2.4.4-03)."""
    hands.play(state, seat, TAX)
    hands.discard(state, TAX)
    tax = levy(state, seat, choice)
    if tax.capacity <= CROWN:
        run.reveal(
            "tallage",
            {"seat": seat, "fief": FIEFS[tax.area], "capacity": CAPACITIES[tax.capacity]},
        )
    elif tax.capacity == POPE:
        run.reveal("papal-tithe", {"seat": seat})
    else:
        run.reveal(
            "tithe",
            {"seat": seat, "bishopric": tax.area + 1, "capacity": CAPACITIES[tax.capacity]},
        )
