"""2.4.1, 6.2.4: where a lord comes onto the board: a new one, one set free, one who escaped."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALL_LORDS, LORDS, NO_FORT, NOBODY, VILLAGES
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.control import controlled, follow_cities, settled
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.fief.rules.families.lords import is_free
from tableronde.games.fief.rules.troops import post_of
from tableronde.games.fief.state import HEAR_YE, FiefState

DEATHS: Final = "deaths"
"""The kind of the frame under which lords who die together are buried."""


def places(state: FiefState, seat: int) -> list[int]:
    """Return where a lord of this player may be placed without asking anybody: the best rank that
    is not empty (FIEF-2.4.1-05, FIEF-R-23)."""
    own = _peaceful(state, controlled(state, seat))
    forts = [village for village in own if state.fort[village] != NO_FORT]
    if forts:
        return forts
    beside = sorted(
        {
            state.village[lord]
            for lord in ALL_LORDS
            if state.owner[lord] == seat and is_free(state, lord) and state.village[lord] != NOBODY
        }
    )
    return _peaceful(state, beside) or own or _peaceful(state, controlled(state, NOBODY))


def _peaceful(state: FiefState, villages: list[int]) -> list[int]:
    """Return those of them in which no battle is fought: nobody comes into one (FIEF-6.0-08,
    FIEF-R-43)."""
    return [village for village in villages if not state.is_fought_over(village)]


def hosts(state: FiefState, seat: int, lord: int) -> list[int]:
    """Return the villages of others where he may be placed with their consent: only if nothing of
    the higher ranks is left; beside free villages if there are (FIEF-2.4.1-05, FIEF-12.0-03).
    Nobody is taken into a battle either (FIEF-R-43)."""
    if controlled(state, seat) or any(
        state.owner[other] == seat and is_free(state, other) and state.village[other] != NOBODY
        for other in ALL_LORDS
    ):
        return []
    return [
        village
        for village, holder in enumerate(state.control)
        if holder not in (NOBODY, seat)
        and not state.is_fought_over(village)
        and AskHost(holder, seat, lord, village).may_be_put(state)
    ]


def put(state: FiefState, lord: int, village: int, run: Run) -> None:
    """Put a lord beside his family's pieces where they stand; an unoccupied village is his at once;
    a vacant title that waits for a lord is taken (FIEF-R-23, FIEF-4.3.1-05)."""
    seat = state.owner[lord]
    state.post[lord] = post_of(state, village, seat)
    state.village[lord] = village
    state.came[lord] = NOBODY
    run.tell("placed", {"seat": seat, "lord": LORDS[lord], "village": VILLAGES[village]})
    settled(state, village, seat, run)
    follow_cities(state, run)
    relics.found(state, village, seat, run)


def place(state: FiefState, lord: int, run: Run) -> None:
    """Have a lord who is free again placed by his owner, now or as soon as there is a place. Where
    others are dying, when all of them are buried: no dead man makes room for him (FIEF-R-22)."""
    state.captor[lord] = NOBODY
    state.village[lord] = NOBODY
    kinds = [frame.KIND for frame in state.stack]
    at = kinds.index(DEATHS) if DEATHS in kinds else len(kinds)
    state.stack.insert(at, Place(state.owner[lord], lord))


def place_waiting(state: FiefState, run: Run) -> None:
    """Ask for places of lords who wait beside the board (FIEF-R-23)."""
    for seat in reversed(state.in_order()):
        for lord in ALL_LORDS:
            if state.owner[lord] != seat or state.village[lord] != NOBODY:
                continue
            # Where only others could take him in, they are asked once a turn.
            if places(state, seat) or state.phase == HEAR_YE:
                state.stack.append(Place(seat, lord))


@frame
class Place(Ask[FiefState]):
    """Ask where to put a lord who is free (FIEF-6.2.4-09)."""

    KIND = "place"
    lord: int

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        if state.owner[self.lord] != self.seat:
            return ()
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Put him in the only place for him; without any he waits."""
        self.answer(state, self.seat, self.options(state, self.seat)[0], run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("place", ("FIEF-6.2.4-09", "FIEF-2.4.1-05"), {"lord": LORDS[self.lord]})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [choices.Place(self.lord, at) for at in places(state, seat)]
        if not options:
            # Nobody has to ask: he may wait beside the board (FIEF-R-23).
            options.append(choices.DECLINE)
        options += [choices.AskHost(self.lord, at) for at in hosts(state, seat, self.lord)]
        return options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Decline):
            state.stack.pop()
            return
        if isinstance(choice, choices.AskHost):
            AskHost(state.control[choice.village], seat, self.lord, choice.village).put(state, run)
            return
        assert isinstance(choice, choices.Place)
        state.stack.pop()
        put(state, self.lord, choice.village, run)


@frame
class AskHost(Request):
    """Ask a player to let a lord of another family come into his village (FIEF-2.4.1-05)."""

    KIND = "host"

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "host",
            ("FIEF-2.4.1-05", "FIEF-12.0-03"),
            {"other": self.asker, "lord": LORDS[self.thing], "village": VILLAGES[self.other]},
        )

    def key(self) -> tuple[str | int, ...]:
        """Return what is asked: who has refused a village is not asked for it again, for another
        lord neither."""
        return ("host", self.seat, self.asker, self.other)

    def granted(self, state: FiefState, run: Run) -> None:
        """Put the lord there; who waited to place him waits no longer."""
        if state.stack and isinstance(state.stack[-1], Place):
            state.stack.pop()
        put(state, self.thing, self.other, run)
